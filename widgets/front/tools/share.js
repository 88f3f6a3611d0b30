// Share and keep: a link that holds the game, a file to save and to load.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { useUi } from "../core/ui.js";
import { Icon } from "../scene/icons.js";

export const address = (link) => String(location.href).split("#")[0] + link;

/** Hands the reader a text as a file. */
export function download(name, text, type = "application/json") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const a = document.createElement("a");
  a.href = url;
  a.download = name;
  a.hidden = true;
  document.body.append(a);
  a.click();
  a.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/** Whether the text is on the clipboard now. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Acts on what Python sent back: copies a new link, downloads a new file. Both are asked for by number. */
export function useShare(state, tell) {
  const { t } = useUi();
  const seen = useRef({ share: state.share?.n, save: state.save?.n });
  const [link, setLink] = useState(null);
  useEffect(() => {
    const { share, save } = state;
    if (share && share.n !== seen.current.share) {
      seen.current.share = share.n;
      const url = address(share.link);
      copy(url).then((done) => {
        setLink({ url, done, href: share.href });
        tell(t(done ? "link_copied" : "link_here"));
      });
    }
    if (save && save.n !== seen.current.save) {
      seen.current.save = save.n;
      download(save.name || "spielbuch.json", save.text || "");
      tell(t("saved", { name: save.name }));
    }
  }, [state.share?.n, state.save?.n]);
  return link;
}

export function Share({ send, link, tell }) {
  const { t, id } = useUi();
  const file = useRef(null);
  const field = useRef(null);
  useEffect(() => {
    if (link && !link.done) field.current?.select();
  }, [link]);
  const read = (event) => {
    const input = event.currentTarget;
    const chosen = input.files?.[0];
    if (!chosen) return;
    chosen.text().then(
      (text) => send({ type: "load", text }),
      () => tell(t("not_read")),
    );
    input.value = "";
  };
  const name = id("link");
  return html`<div class="g-share">
    <p class="g-help">${t("copy_help")}</p>
    <p class="g-row">
      <button type="button" class="g-btn" onClick=${() => send({ type: "share" })}><${Icon} name="share" />${t("copy_link")}</button>
      <button type="button" class="g-btn" onClick=${() => send({ type: "save" })}><${Icon} name="save" />${t("save")}</button>
      <button type="button" class="g-btn" onClick=${() => file.current.click()}><${Icon} name="load" />${t("load")}</button>
      <input ref=${file} class="g-file" type="file" accept=".json,application/json" tabindex="-1" aria-label=${t("load")} hidden onChange=${read} />
    </p>
    ${link &&
    html`<div class="g-field">
      <div class="g-field-head"><label for=${name}>${t("link_field")}</label></div>
      <input ref=${field} id=${name} class="g-text" type="text" readonly value=${link.url} onFocus=${(e) => e.currentTarget.select()} />
      <p class="g-help">${t(link.done ? "link_copied" : "link_here")}</p>
      ${link.href && html`<p><a class="g-link" href=${link.href}>${t("cmp_open")}</a></p>`}
    </div>`}
  </div>`;
}
