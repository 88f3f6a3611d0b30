// Panels that open below the tools: a new deal, the keys. Never a dialogue over the cloth.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { useUi } from "../core/ui.js";
import { Icon } from "../scene/icons.js";

export function Panel({ title, id, onClose, children }) {
  const { t } = useUi();
  const head = useRef(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return html`<section class="g-panel" id=${id} aria-labelledby=${id + "-t"}>
    <div class="g-panel-head">
      <h3 class="g-cap" id=${id + "-t"} tabindex="-1" ref=${head}>${title}</h3>
      <button type="button" class="g-tool" onClick=${onClose}><${Icon} name="close" /><span>${t("close")}</span></button>
    </div>
    ${children}
  </section>`;
}

export function NewDeal({ seed, send, onClose }) {
  const { t, id } = useUi();
  const [text, setText] = useState("");
  const name = id("seed");
  const deal = () => {
    send({ type: "new", seed: text.trim() || null });
    onClose();
  };
  return html`<div class="g-new">
    ${seed != null && html`<p>${t("seed_now", { seed })}</p>`}
    <div class="g-field">
      <div class="g-field-head"><label for=${name}>${t("seed")}</label></div>
      <p class="g-row">
        <input
          id=${name}
          class="g-text"
          type="text"
          autocomplete="off"
          spellcheck=${false}
          maxlength="64"
          value=${text}
          aria-describedby=${name + "-help"}
          onInput=${(e) => setText(e.currentTarget.value)}
          onKeyDown=${(e) => e.key === "Enter" && (e.preventDefault(), deal())}
        />
        <button type="button" class="g-btn" data-main="" onClick=${deal}><${Icon} name="deal" />${t("deal_now")}</button>
      </p>
      <p class="g-help" id=${name + "-help"}>${t("seed_help")}</p>
    </div>
  </div>`;
}

export function Keys() {
  const { t } = useUi();
  const names = t("key_names").split("|");
  const does = ["tab", "arrows", "enter", "u", "r", "h", "n", "s", "p", "escape"];
  return html`<div class="g-keys">
    <p class="g-help">${t("keys_note")}</p>
    <dl>${does.map((d, i) => html`<div><dt><kbd>${names[i]}</kbd></dt><dd>${t("key_" + d)}</dd></div>`)}</dl>
  </div>`;
}
