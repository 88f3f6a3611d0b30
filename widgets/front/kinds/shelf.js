// The list of a game's lessons with what has been done, and what can be kept of it.
import { useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Icon } from "../scene/icons.js";
import { download } from "../tools/share.js";

function Keep({ progress, tell }) {
  const { t } = useUi();
  const file = useRef(null);
  const read = (event) => {
    const input = event.currentTarget;
    input.files?.[0]?.text().then(
      (text) => tell(t(progress.take(text) ? "les_taken" : "not_read")),
      () => tell(t("not_read")),
    );
    input.value = "";
  };
  return html`<p class="g-row">
    <button type="button" class="g-tool" onClick=${() => download("spielbuch-progress.json", progress.text())}><${Icon} name="save" /><span>${t("les_export")}</span></button>
    <button type="button" class="g-tool" onClick=${() => file.current.click()}><${Icon} name="load" /><span>${t("les_import")}</span></button>
    <button type="button" class="g-tool" onClick=${() => (progress.clear(), tell(t("les_cleared")))}><${Icon} name="close" /><span>${t("les_clear")}</span></button>
    <input ref=${file} class="g-file" type="file" accept=".json,application/json" tabindex="-1" aria-label=${t("les_import")} hidden onChange=${read} />
  </p>`;
}

export function Shelf({ state, send, progress, tell, open, setOpen, children }) {
  const { t, id } = useUi();
  const lessons = list(state.lessons);
  const done = lessons.filter((x) => progress.done[x.key]).length;
  return html`<nav class="g-les-shelf" aria-labelledby=${id("les-l")}>
    <h4 class="g-label" id=${id("les-l")}>${t("les_list")} <span class="g-les-count">${t("les_count", { n: done, of: lessons.length })}</span></h4>
    <ol>
      ${lessons.map(
        (x, i) => html`<li key=${x.id}>
          <button type="button" class="g-les-one" aria-current=${x.here ? "step" : undefined} data-lesson=${x.id} onClick=${() => send({ type: "lesson", id: x.id })}>
            <b>${i + 1}</b><span>${x.title}</span><small>${progress.done[x.key] ? html`<${Icon} name="ok" />${t("les_done")}` : t("les_minutes", { n: x.minutes })}</small>
          </button>
        </li>`,
      )}
    </ol>
    <p class="g-row"><button type="button" class="g-tool" aria-expanded=${String(open)} aria-controls=${open ? id("les-k") : undefined} onClick=${() => setOpen(!open)}><${Icon} name="share" /><span>${t("les_keep")}</span></button></p>
    ${open && html`<div class="g-les-keep" id=${id("les-k")}><p class="g-help">${t("les_keep_help")}</p><${Keep} progress=${progress} tell=${tell} />${children}</div>`}
  </nav>`;
}
