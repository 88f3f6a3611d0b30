// Kind "classroom": what a teacher has fixed, part by part, and the result with a name at the end.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useBusy } from "../core/busy.js";
import { keep, recall } from "../core/device.js";
import { Boot } from "../scene/say.js";
import { Icon } from "../scene/icons.js";
import { useFile } from "../tools/practice.js";
import { Table } from "./table.js";
import { Lesson } from "./lesson.js";
import { Practice } from "./practice.js";

const kinds = { table: Table, lesson: Lesson, practice: Practice };
const key = "class";
const prefix = "#class=";

/** What the device remembers: one class, and a name. Given to Python with the link, kept anew after every answer. */
function useKept(state, send) {
  useEffect(() => {
    if (state.kept) keep(key, { ...recall(key), ...state.kept });
  }, [JSON.stringify(state.kept ?? null)]);
  return (message) => send(message.type === "open" ? { ...message, kept: recall(key) } : message);
}

/** A class in the address is opened, now and when the address changes. */
function useAddressed(ask) {
  useEffect(() => {
    const follow = () => location.hash.startsWith(prefix) && ask({ type: "open", link: location.hash });
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
}

function Waiting({ ask }) {
  const { t, id } = useUi();
  const [link, setLink] = useState("");
  const open = (e) => {
    e.preventDefault();
    if (link.trim()) ask({ type: "open", link: link.trim() });
  };
  return html`<form class="g-class-wait" onSubmit=${open}>
    <p>${t("class_wait")}</p>
    <div class="g-field">
      <div class="g-field-head"><label for=${id("link")}>${t("class_paste")}</label></div>
      <p class="g-row">
        <input id=${id("link")} class="g-text" type="text" autocomplete="off" spellcheck=${false} value=${link} onInput=${(e) => setLink(e.currentTarget.value)} />
        <button type="submit" class="g-btn" data-main="">${t("class_open")}</button>
      </p>
    </div>
  </form>`;
}

/** The way through: every part can be gone to, and says whether it is done. */
function Way({ state, go }) {
  const { t, id } = useUi();
  const parts = list(state.parts);
  const done = parts.filter((p) => p.done).length;
  const step = (at, title, note, mark) => html`<li key=${at}>
    <button type="button" class="g-les-one" aria-current=${state.at === at ? "step" : undefined} data-part=${at} onClick=${() => go(at)}>
      <b>${at + 1}</b><span>${title}</span><small>${mark}${note}</small>
    </button>
  </li>`;
  return html`<nav class="g-les-shelf g-class-way" aria-labelledby=${id("way")}>
    <h4 class="g-label" id=${id("way")}>${t("class_way")} <span class="g-les-count">${t("class_done", { n: done, of: parts.length })}</span></h4>
    <ol>
      ${parts.map((p, i) => step(i, p.title, p.done ? p.result : p.note, p.done && html`<${Icon} name="ok" />`))}
      ${step(parts.length, t("class_result"), "", null)}
    </ol>
  </nav>`;
}

function Result({ state, ask }) {
  const { t, id } = useUi();
  const [name, setName] = useState("");
  const [sure, setSure] = useState(false);
  const head = useRef(null);
  useEffect(() => {
    setName(recall(key)?.name || "");
    head.current?.focus({ preventScroll: true });
  }, []);
  const typed = (e) => {
    setName(e.currentTarget.value);
    keep(key, { ...recall(key), name: e.currentTarget.value });
  };
  const restart = () => {
    if (!sure) return setSure(true);
    keep(key, null);
    return ask({ type: "restart" });
  };
  return html`<section class="g-class-result" aria-labelledby=${id("result")}>
    <h3 class="g-cap" id=${id("result")} tabindex="-1" ref=${head}>${name.trim() || t("class_result")}</h3>
    <dl class="g-lines">
      ${list(state.parts).map((p, i) => html`<div key=${i}><dt>${p.title}</dt><dd>${p.done && html`<${Icon} name="ok" />`}${p.done ? p.result : t("class_open_yet")}</dd></div>`)}
    </dl>
    <div class="g-field">
      <div class="g-field-head"><label for=${id("name")}>${t("class_name")}</label></div>
      <input id=${id("name")} class="g-text" type="text" maxlength="60" autocomplete="off" value=${name} aria-describedby=${id("name-help")} onInput=${typed} />
      <p class="g-help" id=${id("name-help")}>${t("class_name_help")}</p>
    </div>
    <p class="g-row">
      <button type="button" class="g-btn" data-main="" onClick=${() => ask({ type: "csv", name })}><${Icon} name="save" />${t("class_csv")}</button>
      <button type="button" class="g-tool" onClick=${restart}><${Icon} name="undo" /><span>${t(sure ? "class_restart_sure" : "class_restart")}</span></button>
    </p>
  </section>`;
}

/** The part at hand; its messages name it, so that a late one is known as such. */
function Part({ state, send, boot, go, project }) {
  const { t } = useUi();
  const { at, part } = state;
  const Kind = kinds[part.kind];
  const pass = (message) => (message.type === "lesson" ? go(at + 1) : send({ type: "within", part: at, message }));
  const done = !!list(state.parts)[at]?.done;
  return html`<${Kind} state=${part} send=${pass} boot=${boot} project=${project} />
    ${state.next &&
    html`<p class="g-class-foot">
      <button type="button" class="g-btn" data-main=${done ? "" : undefined} data-button="class-next" onClick=${() => go(at + 1)}><${Icon} name="step" />${t("class_next", { title: state.next })}</button>
    </p>`}`;
}

export function Classroom({ state, send, boot }) {
  const { t, id } = useUi();
  const box = useRef(null);
  const [spoken, tell] = useVoice();
  const [ask] = useBusy(useKept(state, send), state, boot);
  useFile(state.file, tell);
  useAddressed(ask);
  const { plan } = state;
  const title = useRef(null);
  const go = (at) => ask({ type: "go", part: at });
  useLater(() => tell(state.notice?.text), [state.notice]);
  useLater(() => {
    const here = list(state.parts)[state.at];
    tell(t("class_part", { n: state.at + 1, title: here?.title || t("class_result") }));
    const active = document.activeElement;
    if (here && (!active || active === document.body || box.current.contains(active))) title.current?.focus();
    title.current?.scrollIntoView({ block: "nearest" });
  }, [state.at, plan?.opened]);
  return html`<section class="g-class" aria-label=${plan ? t("class_of", { title: plan.title }) : t("class_empty")} ref=${box} tabindex="-1">
    ${state.notice && html`<p class="g-error"><span class="g-v" data-v="no"><${Icon} name="no" />${state.notice.text}</span></p>`}
    ${!plan && boot && html`<div class="g-say" data-kind="boot"><${Boot} boot=${boot} /></div>`}
    ${!plan && html`<${Waiting} ask=${ask} />`}
    ${plan &&
    html`<div class="g-class-head">
        <h3 class="g-cap">${plan.title}</h3>
        <p class="g-help">${t("class_rules", { rules: plan.rules })}${plan.seed != null && html` · ${t("class_seed_is", { seed: plan.seed })}`}</p>
      </div>
      <${Way} state=${state} go=${go} />
      <div class="g-class-part" key=${`${plan.opened}/${state.at}`}>
        <h4 class="g-vh" tabindex="-1" ref=${title} id=${id("part")}>${list(state.parts)[state.at]?.title || t("class_result")}</h4>
        ${state.part ? html`<${Part} state=${state} send=${send} boot=${boot} go=${go} project=${plan.projector} />` : html`<${Result} state=${state} ask=${ask} />`}
      </div>`}
    <${Voice} text=${spoken} />
  </section>`;
}
