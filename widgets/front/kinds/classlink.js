// Kind "classlink": the form in which a teacher fixes a class, and the link with its code.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useBusy } from "../core/busy.js";
import { useKeptFocus } from "../core/focus.js";
import { useProjector } from "../core/projector.js";
import { Qr } from "../core/qr.js";
import { Boot } from "../scene/say.js";
import { Stepper } from "../scene/buttons.js";
import { Icon } from "../scene/icons.js";
import { Check, OptionField, Select } from "../tools/field.js";
import { copy } from "../tools/share.js";
import { useTold } from "../tools/strip.js";

const own = /^(localhost|127\.|\[?::1|0\.0\.0\.0)|^$/;

/** The whole address of a link, known once the page is open; a link with the address of this computer is no use elsewhere. */
function useAddress(href) {
  const [address, setAddress] = useState("");
  useEffect(() => setAddress(href ? new URL(href, location.href).href : ""), [href]);
  return { address, local: !!address && own.test(new URL(address).hostname) };
}

function Rules({ state, ask }) {
  const { t, id } = useUi();
  const presets = list(state.presets);
  return html`<div class="g-field">
      <div class="g-field-head"><label for=${id("game")}>${t("game")}</label></div>
      <${Select} id=${id("game")} value=${state.game} choices=${state.games} onValue=${(game) => ask({ type: "game", game })} />
    </div>
    ${presets.length > 0 &&
    html`<div class="g-field">
      <div class="g-field-head"><label for=${id("preset")}>${t("preset")}</label></div>
      <${Select} id=${id("preset")} value=${state.preset} choices=${presets} empty=${state.preset == null ? t("preset_own") : undefined} onValue=${(preset) => preset && ask({ type: "preset", preset })} />
    </div>`}
    <details class="g-class-options">
      <summary><span>${t("class_single")}</span> <small>${state.changed > 0 ? t("class_changed", { n: state.changed }) : t("class_changed_none")}</small></summary>
      <div class="g-fields">
        ${list(state.options).map((f) => html`<${OptionField} key=${`${state.game}/${f.name}`} field=${f} value=${f.value} changed=${f.changed} onValue=${(value) => ask({ type: "option", name: f.name, value })} />`)}
      </div>
      ${state.changed > 0 && html`<p class="g-row"><button type="button" class="g-tool" onClick=${() => ask({ type: "book" })}><${Icon} name="undo" /><span>${t("class_book")}</span></button></p>`}
    </details>`;
}

function Seed({ state, ask }) {
  const { t, id } = useUi();
  const [seed, setSeed] = useState(state.seed);
  useEffect(() => setSeed(state.seed), [state.seed]);
  const set = () => seed.trim() && seed.trim() !== state.seed && ask({ type: "seed", seed: seed.trim() });
  return html`<div class="g-field">
    <div class="g-field-head"><label for=${id("seed")}>${t("seed")}</label></div>
    <p class="g-row">
      <input id=${id("seed")} class="g-text" type="text" maxlength="64" autocomplete="off" spellcheck=${false} value=${seed} aria-describedby=${id("seed-help")} onInput=${(e) => setSeed(e.currentTarget.value)} onChange=${set} onKeyDown=${(e) => e.key === "Enter" && set()} />
      <button type="button" class="g-btn" onClick=${() => ask({ type: "seed" })}><${Icon} name="deal" />${t("class_draw")}</button>
    </p>
    <p class="g-help" id=${id("seed-help")}>${t("class_seed_help")}</p>
  </div>`;
}

function Parts({ state, ask }) {
  const { t, id } = useUi();
  const n = list(state.lessons).filter((x) => x.on).length;
  return html`<div class="g-field" role="group" aria-labelledby=${id("lessons")}>
      <div class="g-field-head"><span class="g-label" id=${id("lessons")}>${t("les_list")}</span> <span class="g-help">${t("class_minutes", { n, minutes: state.minutes })}</span></div>
      <ul class="g-class-lessons">
        ${list(state.lessons).map(
          (x, i) => html`<li key=${`${state.game}/${x.id}`}><${Check} id=${id(`l-${x.id}`)} value=${x.on} label=${html`${i + 1}. ${x.title} <small>${t("les_minutes", { n: x.minutes })}</small>`} onValue=${(on) => ask({ type: "lesson", id: x.id, on })} /></li>`,
        )}
      </ul>
    </div>
    <div class="g-field">
      <${Check} id=${id("deal")} value=${state.deal} label=${t("class_deal")} describedBy=${id("deal-help")} onValue=${(on) => ask({ type: "deal", on })} />
      <p class="g-help" id=${id("deal-help")}>${t("class_deal_help")}</p>
    </div>
    <div class="g-field" role="group" aria-labelledby=${id("q")}>
      <span class="g-label" id=${id("q")}>${t("class_questions")}</span>
      <${Stepper} value=${state.questions} min=${0} max=${state.most} label=${t("class_questions")} onValue=${(n) => ask({ type: "questions", n })} onEnter=${(n) => ask({ type: "questions", n })} />
      <p class="g-help">${t("class_questions_help")}</p>
    </div>`;
}

/** The code, small beside the form or as large as the projector. */
function Code({ state, address, tell }) {
  const { t } = useUi();
  const box = useRef(null);
  const stage = useProjector(box);
  useTold(stage.on, tell);
  return html`<section class="g-class-code" ref=${box} tabindex="-1" aria-label=${t("class_code")}>
    ${stage.on && html`<h3>${state.title}</h3>`}
    ${address ? html`<${Qr} text=${address} label=${t("class_code_of", { title: state.title })} />` : html`<span class="g-qr" aria-hidden="true"></span>`}
    ${stage.on && html`<p>${address}</p>`}
    ${stage.on
      ? html`<button type="button" class="g-btn" onClick=${stage.leave}><${Icon} name="close" />${t("projector_leave")}</button>`
      : html`<button type="button" class="g-tool" onClick=${stage.enter}><${Icon} name="projector" /><span>${t("class_code_large")}</span></button>`}
  </section>`;
}

function Made({ state, tell }) {
  const { t, id } = useUi();
  const { address, local } = useAddress(state.open?.href);
  const field = useRef(null);
  const copied = async () => {
    const done = await copy(address);
    if (!done) field.current.select();
    tell(t(done ? "link_copied" : "link_here"));
  };
  return html`<section class="g-class-made" aria-labelledby=${id("made")}>
    <h3 class="g-cap" id=${id("made")}>${t("class_made")}</h3>
    <ol class="g-class-sum">${list(state.parts).map((p) => html`<li>${p.title}${p.note && html` <small>${p.note}</small>`}</li>`)}</ol>
    <p class="g-help">${t("class_rules", { rules: state.rules })}</p>
    <label class="g-vh" for=${id("link")}>${t("class_link_field")}</label>
    <textarea id=${id("link")} ref=${field} class="g-text g-class-link" rows="3" readonly spellcheck=${false} value=${address || state.open?.href} onFocus=${(e) => e.currentTarget.select()}></textarea>
    ${local && html`<p class="g-help">${t("class_local")}</p>`}
    <p class="g-row">
      <button type="button" class="g-btn" data-main="" onClick=${copied}><${Icon} name="share" />${t("copy_link")}</button>
      <a class="g-btn" href=${state.open?.href}><${Icon} name="step" />${t("class_try")}</a>
      <a class="g-btn" href=${state.project?.href}><${Icon} name="projector" />${t("class_project")}</a>
    </p>
    <${Code} state=${state} address=${address} tell=${tell} />
  </section>`;
}

export function ClassLink({ state, send, boot }) {
  const { t } = useUi();
  const box = useRef(null);
  const [spoken, tell] = useVoice();
  const [ask] = useBusy(send, state, boot);
  useKeptFocus(box);
  useLater(() => tell(state.notice ? state.notice.text : t("class_made_now", { parts: list(state.parts).map((p) => p.title).join("; ") })), [state.notice, state.open?.href]);
  return html`<section class="g-classlink" aria-label=${t("class_maker")} ref=${box} tabindex="-1" data-fallback>
    ${state.notice && html`<p class="g-error"><span class="g-v" data-v="no"><${Icon} name="no" />${state.notice.text}</span></p>`}
    ${boot && html`<div class="g-say" data-kind="boot"><${Boot} boot=${boot} /></div>`}
    <div class="g-class-cols">
      <div class="g-class-form">
        <${Rules} state=${state} ask=${ask} />
        <${Seed} state=${state} ask=${ask} />
        <${Parts} state=${state} ask=${ask} />
      </div>
      <${Made} state=${state} tell=${tell} />
    </div>
    <${Voice} text=${spoken} />
  </section>`;
}
