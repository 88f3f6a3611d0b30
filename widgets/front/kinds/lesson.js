// Kind "lesson": what to do, how it was answered, the table, the other lessons.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { useBusy } from "../core/busy.js";
import { useProgress } from "../core/progress.js";
import { useEntered, useProjector } from "../core/projector.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { Icon } from "../scene/icons.js";
import { Table } from "./table.js";
import { Shelf } from "./shelf.js";
import { Share, useShare } from "../tools/share.js";
import { projectorKey } from "../tools/keys.js";
import { useTold } from "../tools/strip.js";

function Steps({ state }) {
  const { t } = useUi();
  const { steps, step, done } = state;
  if (steps < 2) return null;
  const got = step - 1 + (state.can?.go ? 1 : 0);
  const n = Math.min(step, steps);
  return html`<p class="g-les-steps">
    <span class="g-les-dots" aria-hidden="true">${Array.from({ length: steps }, (_, i) => html`<i data-s=${done || i < got ? "done" : i + 1 === n ? "now" : ""}></i>`)}</span>
    <span>${done ? t("les_all_done", { n: steps }) : t("les_step", { n, of: steps })}</span>
  </p>`;
}

function Said({ said }) {
  const { t } = useUi();
  if (!said) return null;
  const right = said.kind === "right";
  return html`<p class="g-les-said" data-v=${right ? "ok" : "no"}>
    <span class="g-v" data-v=${right ? "ok" : "poor"}><${Icon} name=${right ? "ok" : "undo"} />${t(right ? "les_right" : "les_poor")}</span>
    ${said.text && html`<span>${said.text}</span>`}
  </p>`;
}

/** Where a reader who comes back goes on: the first lesson not done, while nothing is begun. */
function goOn(state, progress) {
  if (state.fixed || state.done || state.said || state.can?.back || !progress.done[state.key]) return null;
  return list(state.lessons).find((x) => !progress.done[x.key]);
}

/** What can be pressed about the step itself; the first is what leads on. */
function Ways({ state, send, progress }) {
  const { t } = useUi();
  const can = state.can || {};
  const ahead = goOn(state, progress);
  const main = can.must ? ["undo", t("les_back"), { type: "undo" }] : can.go ? ["step", t("les_go"), { type: "go" }] : state.done && can.next ? ["step", t(state.fixed ? "class_next" : "les_next", { title: state.next }), { type: "lesson", id: can.next }] : ahead ? ["step", t("les_go_on", { title: ahead.title }), { type: "lesson", id: ahead.id }] : null;
  const other = !can.must && state.said?.kind === "poor";
  if (!main && !other && !can.hint) return null;
  return html`<p class="g-row">
    ${main && html`<button type="button" class="g-btn" data-main="" data-button="lesson-main" onClick=${() => send(main[2])}><${Icon} name=${main[0]} />${main[1]}</button>`}
    ${other && html`<button type="button" class="g-tool" onClick=${() => send({ type: "undo" })}><${Icon} name="undo" /><span>${t("les_back")}</span></button>`}
    ${can.hint && html`<button type="button" class="g-tool" data-button="lesson-hint" onClick=${() => send({ type: "hint" })}><${Icon} name="hint" /><span>${t(list(state.hints).length ? "les_more_hint" : "hint")}</span></button>`}
  </p>`;
}

export function Lesson({ state, send, boot, project }) {
  const { t, id } = useUi();
  const box = useRef(null);
  const [ask] = useBusy(send, state, boot);
  const [spoken, tell] = useVoice();
  const [open, setOpen] = useState(false);
  const progress = useProgress();
  const link = useShare(state, tell);
  const hints = list(state.hints);
  useEffect(() => {
    if (state.done) progress.finish(state.key);
  }, [state.done, state.key]);
  useLater(() => {
    if (state.notice) tell(state.notice.text);
    else if (hints.length) tell(hints[hints.length - 1]);
    else if (!state.said && state.step === 1) tell(state.title, state.goal, state.ask);
    else tell(state.said && t(state.said.kind === "right" ? "les_right" : "les_poor"), state.said?.text, state.ask, state.done ? state.end : null);
  }, [state.key, state.said?.text, state.ask, state.done, hints.length, state.notice]);
  useKept(box, state);
  // another lesson begins at its head
  useLater(() => box.current.scrollIntoView({ block: "start" }), [state.key]);
  const stage = useProjector(box);
  useTold(stage.on, tell);
  useEntered(project, stage);
  return html`<section class="g-lesson" aria-labelledby=${id("les-t")} ref=${box} tabindex="-1" onKeyDown=${projectorKey(stage)}>
    <div class="g-les-head">
      <p class="g-les-no">${!state.fixed && html`${t("les_number", { n: state.number, of: state.of })} · `} ${t("les_minutes", { n: state.minutes })}</p>
      <h3 class="g-cap" id=${id("les-t")}>${state.title}</h3>
      <p class="g-les-goal">${state.goal}</p>
      <${Steps} state=${state} />
    </div>
    <${Table} state=${state.table || {}} send=${ask} boot=${boot} stage=${stage}>
      <div class="g-les-now">
        <${Said} said=${state.said} />
        ${state.ask && html`<p class="g-les-ask">${state.ask}</p>`}
        ${state.done && html`<p class="g-les-ask">${state.end}</p>`}
        ${hints.length > 0 && html`<ol class="g-les-hints">${hints.map((hint) => html`<li><${Icon} name="hint" /><span>${hint}</span></li>`)}</ol>`}
        ${state.notice && html`<p class="g-les-notice">${state.notice.text}</p>`}
        <${Ways} state=${state} send=${ask} progress=${progress} />
      </div>
    <//>
    ${!state.fixed &&
    html`<${Shelf} state=${state} send=${ask} progress=${progress} tell=${tell} open=${open} setOpen=${setOpen}>
      <${Share} send=${ask} link=${link} tell=${tell} />
    <//>`}
    <${Voice} text=${spoken} />
  </section>`;
}

/** A button that has gone leaves the focus to what leads on now, else to the hand. */
function useKept(box, state) {
  const had = useRef(false);
  useEffect(() => {
    const el = box.current;
    const mark = () => (had.current = !!document.activeElement?.closest?.(".g-les-now"));
    el.addEventListener("focusin", mark);
    return () => el.removeEventListener("focusin", mark);
  }, []);
  useEffect(() => {
    const el = box.current;
    if (!had.current || el.contains(document.activeElement)) return;
    const next = el.querySelector("[data-button='lesson-main'], .g-hand button[tabindex='0'], .g-acts button:not([aria-disabled])");
    (next || el).focus({ preventScroll: true });
  }, [state]);
}
