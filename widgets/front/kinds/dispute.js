// Kind "dispute": build a position by hand and let the rules answer.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useKeptFocus } from "../core/focus.js";
import { Lines, Verdict, Zones, spokenAnswer } from "../scene/plate.js";
import { Boot } from "../scene/say.js";
import { Icon } from "../scene/icons.js";
import { OptionField, Select } from "../tools/field.js";
import { PositionField } from "./fields.js";

function Ask({ state, send }) {
  const { t, id } = useUi();
  const asks = list(state.asks);
  const chosen = asks.find((a) => a.value === state.ask);
  return html`<div class="g-ask-head g-fields">
    <div class="g-field">
      <div class="g-field-head"><label for=${id("game")}>${t("game")}</label></div>
      <${Select} id=${id("game")} value=${state.game} choices=${state.games} onValue=${(value) => send({ type: "game", value })} />
    </div>
    <div class="g-field">
      <div class="g-field-head"><label for=${id("ask")}>${t("question")}</label></div>
      <${Select} id=${id("ask")} value=${state.ask} choices=${asks} describedBy=${chosen?.help ? id("ask-help") : undefined} onValue=${(value) => send({ type: "ask", value })} />
      ${chosen?.help && html`<p class="g-help" id=${id("ask-help")}>${chosen.help}</p>`}
    </div>
  </div>`;
}

function CaseText({ json, send }) {
  const { t, id } = useUi();
  const [text, setText] = useState(json || "");
  useEffect(() => setText(json || ""), [json]);
  return html`<details class="g-more-box">
    <summary><span>${t("case_json")}</span></summary>
    <label class="g-help" for=${id("json")}>${t("case_help")}</label>
    <textarea id=${id("json")} class="g-text g-code" rows="8" spellcheck=${false} value=${text} onInput=${(e) => setText(e.currentTarget.value)}></textarea>
    <p class="g-row"><button type="button" class="g-btn" onClick=${() => send({ type: "json", text })}>${t("case_use")}</button></p>
  </details>`;
}

function Answer({ state, boot }) {
  const { t } = useUi();
  const { answer, error } = state;
  return html`<section class="g-answer" aria-label=${t("answer")}>
    <h3 class="g-cap">${t("answer")}</h3>
    ${boot && html`<div class="g-say" data-kind="boot"><${Boot} boot=${boot} /></div>`}
    ${error && html`<p class="g-error"><span class="g-v" data-v="no"><${Icon} name="no" />${t("missing")}</span> ${error.text}</p>`}
    ${answer && html`<${Zones} zones=${answer.zones} /><${Verdict} verdict=${answer.verdict} /><${Lines} lines=${answer.lines} />`}
    ${!answer && !error && html`<p class="g-help">${t("no_answer")}</p>`}
  </section>`;
}

const sentence = (state) => (state.error ? state.error.text : state.answer ? spokenAnswer(state.answer) : "");

export function Dispute({ state, send, boot }) {
  const { t } = useUi();
  const box = useRef(null);
  const [spoken, tell] = useVoice();
  useKeptFocus(box);
  useLater(() => tell(sentence(state)), [JSON.stringify([state.answer?.verdict, state.answer?.lines, state.error])]);
  const options = list(state.options);
  // what the reader has just set shows at once, also while the engine is still on its way
  const [draft, setDraft] = useState({});
  useEffect(() => setDraft({}), [state]);
  const set = (name, value) => {
    setDraft((old) => ({ ...old, [name]: value }));
    send({ type: "set", field: name, value });
  };
  const fields = list(state.fields).map((f) => (f.name in draft ? { ...f, value: draft[f.name] } : f));
  return html`<section class="g-dispute g-example" aria-label=${t("dispute")} ref=${box} data-fallback tabindex="-1">
    <div class="g-dispute-form">
      <${Ask} state=${state} send=${send} />
      ${options.length > 0 &&
      html`<details class="g-more-box">
        <summary><span>${t("house_rules")}</span></summary>
        <div class="g-fields">${options.map((f) => html`<${OptionField} key=${f.name} field=${f} value=${f.value} onValue=${(value) => send({ type: "option", name: f.name, value })} />`)}</div>
      </details>`}
      <h3 class="g-cap">${t("position")}</h3>
      <div class="g-posfields">${fields.map(
        (f) => html`<${PositionField} key=${f.name} field=${f} wrong=${state.error && state.error.field === f.name ? state.error.text : null} set=${(value) => set(f.name, value)} />`,
      )}</div>
      <p class="g-row"><button type="button" class="g-tool" onClick=${() => send({ type: "clear" })}><${Icon} name="undo" /><span>${t("clear")}</span></button></p>
    </div>
    <${Answer} state=${state} boot=${boot} />
    <${CaseText} json=${state.json} send=${send} />
    <${Voice} text=${spoken} />
  </section>`;
}
