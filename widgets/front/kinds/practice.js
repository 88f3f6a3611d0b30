// Kind "practice": one question at a time, the verdict with its rules, and the result of a session.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useBusy } from "../core/busy.js";
import { useKeptFocus } from "../core/focus.js";
import { useMemory } from "../core/memory.js";
import { useEntered, useFit, useProjector } from "../core/projector.js";
import { Lines, Zones } from "../scene/plate.js";
import { Boot } from "../scene/say.js";
import { Icon } from "../scene/icons.js";
import { Reason } from "../scene/reason.js";
import { Sheet } from "./sheet.js";
import { PracticeMore, useFile, useInvitation } from "../tools/practice.js";
import { projectorKey } from "../tools/keys.js";
import { useTold } from "../tools/strip.js";

export const Mark = ({ v, text }) => html`<span class="g-v" data-v=${v}><${Icon} name=${v === "yes" ? "ok" : "no"} />${text}</span>`;

/** What stands beside a choice once the question is answered: words and a sign, never a colour alone. */
function markOf(key, answer, t) {
  if (!answer) return null;
  const given = list(answer.given).includes(key);
  const correct = list(answer.correct).includes(key);
  if (correct) return ["yes", given ? t("answer_yours_right") : t("answer_right")];
  return given ? ["no", t("answer_yours")] : null;
}

export function Choices({ question, answer, chosen, setChosen, describedBy }) {
  const { t, id } = useUi();
  const many = !!question.many;
  const pick = (key, on) => setChosen(many ? (on ? [...chosen, key] : chosen.filter((k) => k !== key)) : [key]);
  return html`<fieldset class="g-ans" data-many=${many ? "" : undefined} disabled=${!!answer} aria-describedby=${describedBy}>
    <legend class="g-vh">${many ? t("answer_many") : t("answer_legend")}</legend>
    ${list(question.choices).map((c, i) => {
      const mark = markOf(c.key, answer, t);
      const name = id(`a${i}`);
      return html`<label for=${name} key=${c.key} data-v=${mark?.[0]}>
        <input id=${name} type=${many ? "checkbox" : "radio"} name=${id("answer")} value=${c.key} checked=${(answer ? list(answer.given) : chosen).includes(c.key)} onChange=${(e) => pick(c.key, e.currentTarget.checked)} />
        <span>${c.label}</span>
        ${mark ? html`<${Mark} v=${mark[0]} text=${mark[1]} />` : html`<span></span>`}
      </label>`;
    })}
  </fieldset>`;
}

function Feedback({ answer }) {
  const { t } = useUi();
  return html`<div class="g-feedback">
    <p><b>${answer.right ? t("verdict_right") : t("verdict_wrong")}</b></p>
    ${list(answer.why).map((w, i) => html`<${Reason} why=${w} key=${i} />`)}
    ${!answer.right && html`<p class="g-help">${t("comes_back")}</p>`}
    <${Lines} lines=${answer.lines} />
  </div>`;
}

const Leave = ({ stage }) => {
  const { t } = useUi();
  return stage.on && html`<button type="button" class="g-tool g-push" onClick=${stage.leave}><${Icon} name="close" /><span>${t("projector_leave")}</span></button>`;
};

function Ask({ state, ask, busy, stage }) {
  const { t, id } = useUi();
  const { question, answer } = state;
  const [chosen, setChosen] = useState([]);
  const [short, setShort] = useState(false);
  const form = useRef(null);
  const first = useRef(true);
  // before the reader can press anything: later it would take back a quick choice
  useLayoutEffect(() => {
    setChosen([]);
    setShort(false);
  }, [question.id, state.n]);
  // the keyboard goes where the next step is, but never takes the focus from elsewhere on the page
  useLayoutEffect(() => {
    if (first.current) return void (first.current = false);
    const box = form.current;
    const active = box.getRootNode().activeElement;
    if (active && active !== box.ownerDocument.body && !box.closest(".g-practice").contains(active)) return;
    const to = answer ? box.querySelector("[data-next]") : box.querySelector(".g-ans input");
    to?.focus({ preventScroll: !answer });
  }, [!!answer, state.n]);
  const submit = (e) => {
    e.preventDefault();
    if (answer) return ask({ type: "next", n: state.n });
    if (!chosen.length) return setShort(true);
    ask({ type: "answer", n: state.n, keys: list(question.choices).map((c) => c.key).filter((k) => chosen.includes(k)) });
  };
  const last = answer && state.n === state.count;
  const label = answer ? (last ? t("see_result") : t("next_question")) : t("check_answer");
  return html`<form class="g-ask" onSubmit=${submit} ref=${form} aria-busy=${busy ? "true" : undefined}>
    <div class="g-ask-kind"><h3>${question.title}</h3> <span>${t("level_" + question.level)}</span>${state.returns && html` <span>${t("is_back")}</span>`}</div>
    <p class="q" id=${id("q")}>${question.text}</p>
    ${question.agreed && html`<p class="g-help">${question.agreed}</p>`}
    <${Zones} zones=${question.zones} />
    <${Lines} lines=${question.facts} />
    <${Choices} question=${question} answer=${answer} chosen=${chosen} setChosen=${setChosen} describedBy=${id("q")} />
    ${short && !answer && html`<p class="g-error"><${Mark} v="no" text=${t("choose_answer")} /></p>`}
    ${answer && html`<${Feedback} answer=${answer} />`}
    <div class="g-ask-foot">
      <button type="submit" class="g-btn" data-main data-next>${label}</button>
      <span>${t("question_of", { n: state.n, count: state.count })}</span>
      <${Leave} stage=${stage} />
    </div>
  </form>`;
}

function Result({ state, ask, stage }) {
  const { t, id } = useUi();
  const { result } = state;
  const head = useRef(null);
  useLayoutEffect(() => head.current?.focus(), []);
  return html`<section class="g-ask" aria-labelledby=${id("result")}>
    <p class="q" id=${id("result")} tabindex="-1" ref=${head}><b>${t("result_of", { n: result.right, count: state.count })}</b> ${result.waiting > 0 && t("waiting", { n: result.waiting })}</p>
    <ol class="g-results">
      ${list(result.rows).map((r) => html`<li><span>${r.title}, ${t("level_" + r.level)}</span> <${Mark} v=${r.right ? "yes" : "no"} text=${r.right ? t("row_right") : t("row_wrong")} /></li>`)}
    </ol>
    <div class="g-ask-foot">
      ${!state.fixed && html`<button type="button" class="g-btn" data-main data-next onClick=${() => ask({ type: "start" })}>${t("ten_more", { count: state.count })}</button>`}
      <button type="button" class="g-tool" onClick=${() => ask({ type: "csv" })}><${Icon} name="save" /><span>${t("save_csv")}</span></button>
      <${Leave} stage=${stage} />
    </div>
  </section>`;
}

function spoken(state, t) {
  const { question, answer, result } = state;
  if (result) return t("result_of", { n: result.right, count: state.count });
  if (answer) {
    const right = list(question.choices).filter((c) => list(answer.correct).includes(c.key)).map((c) => c.label);
    const told = list(answer.why).map((w) => [w.rule, w.text].filter(Boolean).join(": "));
    return [answer.right ? t("verdict_right") : `${t("verdict_wrong")} ${t("answer_right")}: ${right.join("; ")}.`, ...told].join(" ");
  }
  return question ? `${t("question_of", { n: state.n, count: state.count })}. ${question.text}` : "";
}

export function Practice({ state, send, boot, project }) {
  const { t } = useUi();
  const box = useRef(null);
  const [told, tell] = useVoice();
  const memory = useMemory(`practice.${state.game}`, state.progress, send);
  const [ask, busy] = useBusy(memory.send, state, boot);
  const stage = useProjector(box);
  useKeptFocus(box);
  useTold(stage.on, tell);
  useEntered(project, stage);
  useFit(box, stage.on, ".g-ex-cloth", [state, stage.on]);
  useFile(state.file, tell);
  useInvitation(state, ask);
  useEffect(() => {
    if (state.sheet) globalThis.print();
  }, [state.sheet]);
  useLater(() => tell(state.notice?.text), [state.notice]);
  useLater(() => tell(spoken(state, t)), [state.n, !!state.answer, !!state.result, state.seed]);
  return html`<section class="g-example g-practice" aria-label=${t("practice_of", { title: state.title })} ref=${box} data-fallback tabindex="-1" data-busy=${busy ? "" : undefined} onKeyDown=${projectorKey(stage)}>
    ${state.notice && html`<p class="g-error g-ask-notice"><${Mark} v="no" text=${state.notice.text} /></p>`}
    ${boot && html`<div class="g-say" data-kind="boot"><${Boot} boot=${boot} /></div>`}
    ${state.question && html`<${Ask} key=${state.seed} state=${state} ask=${ask} busy=${busy} stage=${stage} />`}
    ${state.result && html`<${Result} state=${state} ask=${ask} stage=${stage} />`}
    ${state.sheet && html`<${Sheet} state=${state.sheet} />`}
    ${!state.fixed && html`<${PracticeMore} state=${state} ask=${ask} memory=${memory} tell=${tell} project=${stage.enter} />`}
    <${Voice} text=${told} />
  </section>`;
}
