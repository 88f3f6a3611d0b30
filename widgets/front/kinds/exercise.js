// Kind "exercise": a question in a chapter, checked as often as the reader likes; its solution opens on demand.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useBusy } from "../core/busy.js";
import { useKeptFocus } from "../core/focus.js";
import { Lines, Zones } from "../scene/plate.js";
import { Boot } from "../scene/say.js";
import { Reason } from "../scene/reason.js";
import { Choices, Mark } from "./practice.js";

const written = "[+\u2212\\-]?[0-9]+";

/** Numbers to write: one, or one for each seat or side. */
function Entries({ entries, answer, values, setValues, describedBy }) {
  const { t, id } = useUi();
  return html`<fieldset class="g-entries" disabled=${!!answer} aria-describedby=${describedBy}>
    <legend class="g-vh">${t("answer_legend")}</legend>
    ${entries.map((entry, i) => {
      const name = id(`n${i}`);
      return html`<span key=${entry.key}>
        <label for=${name} class=${entry.label ? undefined : "g-vh"}>${entry.label || t("answer_legend")}</label>
        <input id=${name} class="g-text" type="text" inputmode=${entry.label ? "text" : "numeric"} pattern=${written} maxlength="12" autocomplete="off" value=${values[i]} onInput=${(e) => setValues(values.map((v, k) => (k === i ? e.currentTarget.value : v)))} />
      </span>`;
    })}
  </fieldset>`;
}

function Feedback({ answer }) {
  const { t } = useUi();
  return html`<div class="g-feedback">
    <p><${Mark} v=${answer.right ? "yes" : "no"} text=${answer.right ? t("verdict_right") : t("verdict_wrong")} /></p>
    ${list(answer.why).map((w, i) => html`<${Reason} why=${w} key=${i} />`)}
    <${Lines} lines=${answer.lines} />
  </div>`;
}

function Solution({ solution }) {
  const { t } = useUi();
  if (!solution) return null;
  return html`<details class="g-more-box g-solution">
    <summary><span>${t("show_solution")}</span></summary>
    <div class="g-feedback">
      <p><b>${solution.said}</b></p>
      ${list(solution.why).map((w, i) => html`<${Reason} why=${w} key=${i} />`)}
      <${Lines} lines=${solution.lines} />
    </div>
  </details>`;
}

function Ask({ state, ask, busy }) {
  const { t, id } = useUi();
  const { question, answer } = state;
  const entries = list(state.entries);
  const empty = entries.map(() => "");
  const [chosen, setChosen] = useState([]);
  const [values, setValues] = useState(empty);
  const [short, setShort] = useState(false);
  const form = useRef(null);
  const first = useRef(true);
  const many = !!question.many;
  // after an answer the keyboard goes to what comes next, after another try back to the first choice
  useLayoutEffect(() => {
    if (first.current) return void (first.current = false);
    const box = form.current;
    const active = box.getRootNode().activeElement;
    if (active && active !== box.ownerDocument.body && !box.closest(".g-exercise").contains(active)) return;
    box.querySelector(answer ? "[data-next]" : "fieldset input")?.focus({ preventScroll: true });
  }, [!!answer]);
  const submit = (e) => {
    e.preventDefault();
    setShort(false);
    if (answer) {
      setChosen([]);
      setValues(empty);
      return ask({ type: "again" });
    }
    if (entries.length) return values.every((v) => v.trim()) ? ask({ type: "answer", numbers: values }) : setShort(true);
    if (!chosen.length) return setShort(true);
    ask({ type: "answer", keys: list(question.choices).map((c) => c.key).filter((k) => chosen.includes(k)) });
  };
  return html`<form class="g-ask" onSubmit=${submit} ref=${form} noValidate aria-busy=${busy ? "true" : undefined}>
    ${question.title && html`<p class="g-ask-kind"><b>${question.title}</b></p>`}
    <p class="q" id=${id("q")}>${question.text}${many && html` <span class="g-help">${t("choose_all")}</span>`}</p>
    ${question.agreed && html`<p class="g-help">${question.agreed}</p>`}
    <${Zones} zones=${question.zones} />
    <${Lines} lines=${question.facts} />
    ${entries.length
      ? html`<${Entries} entries=${entries} answer=${answer} values=${answer?.numbers?.length ? answer.numbers : values} setValues=${setValues} describedBy=${id("q")} />`
      : html`<${Choices} question=${question} answer=${answer} chosen=${chosen} setChosen=${setChosen} describedBy=${id("q")} />`}
    ${short && !answer && html`<p class="g-error"><${Mark} v="no" text=${entries.length ? t("write_answer") : t("choose_answer")} /></p>`}
    ${state.notice && html`<p class="g-error"><${Mark} v="no" text=${state.notice.text} /></p>`}
    ${answer && html`<${Feedback} answer=${answer} />`}
    <div class="g-ask-foot"><button type="submit" class="g-btn" data-next>${answer ? t("try_again") : t("check_answer")}</button></div>
  </form>`;
}

function spoken({ answer }, t) {
  if (!answer) return "";
  const told = list(answer.why).map((w) => [w.rule, w.text].filter(Boolean).join(": "));
  return [answer.right ? t("verdict_right") : t("verdict_wrong"), ...told].join(" ");
}

export function Exercise({ state, send, boot }) {
  const { t } = useUi();
  const box = useRef(null);
  const [told, tell] = useVoice();
  const [ask, busy] = useBusy(send, state, boot);
  useKeptFocus(box);
  useLater(() => tell(state.notice?.text), [state.notice]);
  useLater(() => tell(spoken(state, t)), [!!state.answer]);
  return html`<section class="g-example g-exercise" aria-label=${state.question?.title || t("exercise")} ref=${box} data-fallback tabindex="-1" data-busy=${busy ? "" : undefined}>
    ${boot && html`<div class="g-say" data-kind="boot"><${Boot} boot=${boot} /></div>`}
    ${state.question && html`<${Ask} state=${state} ask=${ask} busy=${busy} />`}
    <${Solution} solution=${state.solution} />
    <${Voice} text=${told} />
  </section>`;
}
