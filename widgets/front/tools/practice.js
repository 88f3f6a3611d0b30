// Beside the questions: the seed of a class, what the device remembers, files.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { useUi } from "../core/ui.js";
import { Icon } from "../scene/icons.js";
import { address, download } from "./share.js";

const prefix = "#practice=";
let followed = false;

/** Saves a file that Python has handed out; each is asked for by number. */
export function useFile(file, tell) {
  const { t } = useUi();
  const seen = useRef(file?.n);
  useEffect(() => {
    if (!file || file.n === seen.current) return;
    seen.current = file.n;
    download(file.name, file.text, file.name.endsWith(".csv") ? "text/csv" : "application/json");
    tell(t("saved", { name: file.name }));
  }, [file]);
}

/** A seed in the address starts the questions of that class, once, in the first practice of the page. */
export function useInvitation(state, ask) {
  useEffect(() => {
    const hash = globalThis.location?.hash || "";
    if (followed || !hash.startsWith(prefix)) return;
    followed = true;
    let seed = "";
    try {
      seed = decodeURIComponent(hash.slice(prefix.length));
    } catch {
      seed = hash.slice(prefix.length);
    }
    if (seed && seed !== state.seed) ask({ type: "start", seed });
  }, []);
}

function Seed({ state, ask }) {
  const { t, id } = useUi();
  const [seed, setSeed] = useState("");
  const start = (e) => {
    e.preventDefault();
    if (seed.trim()) ask({ type: "start", seed: seed.trim() });
  };
  return html`<form class="g-field" onSubmit=${start}>
    <div class="g-field-head"><label for=${id("seed")}>${t("class_seed")}</label></div>
    <p class="g-row">
      <input id=${id("seed")} class="g-text" type="text" maxlength="64" autocomplete="off" spellcheck=${false} value=${seed} aria-describedby=${id("seed-help")} onInput=${(e) => setSeed(e.currentTarget.value)} />
      <button type="submit" class="g-btn">${t("class_start")}</button>
    </p>
    <p class="g-help" id=${id("seed-help")}>${t("class_help", { seed: state.seed })}</p>
  </form>`;
}

function Link({ state, tell }) {
  const { t, id } = useUi();
  const [shown, setShown] = useState(null);
  const copy = async () => {
    const url = address(prefix + encodeURIComponent(state.seed));
    setShown(url);
    try {
      await navigator.clipboard.writeText(url);
      tell(t("link_copied"));
    } catch {
      tell(t("link_here"));
    }
  };
  return html`<button type="button" class="g-tool" onClick=${copy}><${Icon} name="share" /><span>${t("class_link")}</span></button>
    ${shown && html`<label class="g-vh" for=${id("link")}>${t("class_link")}</label><input id=${id("link")} class="g-text" type="text" readonly value=${shown} onFocus=${(e) => e.currentTarget.select()} />`}`;
}

function Load({ ask, tell }) {
  const { t, id } = useUi();
  const file = useRef(null);
  const read = async (e) => {
    const input = e.currentTarget;
    const chosen = input.files[0];
    if (!chosen) return;
    try {
      ask({ type: "import", text: await chosen.text() });
    } catch {
      tell(t("not_read"));
    }
    input.value = "";
  };
  return html`<button type="button" class="g-tool" onClick=${() => file.current.click()}><${Icon} name="load" /><span>${t("progress_load")}</span></button>
    <input ref=${file} id=${id("file")} type="file" accept="application/json,.json" hidden aria-label=${t("progress_load")} onChange=${read} />`;
}

export function PracticeMore({ state, ask, memory, tell, project }) {
  const { t } = useUi();
  const [sure, setSure] = useState(false);
  const kept = state.progress?.asked || memory.before?.asked || 0;
  const clear = () => {
    if (!sure) return setSure(true);
    setSure(false);
    if (ask({ type: "clear" })) tell(t("progress_cleared"));
  };
  return html`<details class="g-more-box">
    <summary><span>${t("practice_more")}</span></summary>
    <div class="g-fields">
      <${Seed} state=${state} ask=${ask} />
      <div class="g-field">
        <p>${kept > 0 ? t("progress_kept", { n: kept }) : t("progress_none")}</p>
        <p class="g-row">
          <button type="button" class="g-btn" onClick=${() => ask({ type: "start" })}>${t("ten_own", { count: state.count })}</button>
          <${Link} state=${state} tell=${tell} />
          <button type="button" class="g-tool" onClick=${() => ask({ type: "sheet" })}><${Icon} name="print" /><span>${t("sheet_print")}</span></button>
          <button type="button" class="g-tool" onClick=${project}><${Icon} name="projector" /><span>${t("projector")}</span></button>
          <button type="button" class="g-tool" onClick=${() => ask({ type: "export" })}><${Icon} name="save" /><span>${t("progress_save")}</span></button>
          <${Load} ask=${ask} tell=${tell} />
          <button type="button" class="g-tool" onClick=${clear}><${Icon} name="close" /><span>${sure ? t("progress_sure") : t("progress_clear")}</span></button>
        </p>
      </div>
    </div>
  </details>`;
}
