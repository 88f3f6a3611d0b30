// A recorded deal under two sets of rules: one table, and what each side says at this moment.
import { useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Cloth } from "../scene/cloth.js";
import { PlayContext } from "../scene/piece.js";
import { RuleId } from "../scene/sheet.js";
import { Twofold } from "../scene/twofold.js";
import { Icon } from "../scene/icons.js";
import { Sign } from "../scene/icons.js";

const still = { press: null, tried: null, selected: [], selectZone: null, sayId: null };
const inField = (el) => !!el.closest?.("input,select,textarea,summary,.g-scroll");
const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", d: "parting" };

/** Arrow keys walk through the deal while the focus is on its steps or its table. */
export const walk = (send) => (event) => {
  const to = keys[event.key];
  if (!to || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || inField(event.target)) return;
  event.preventDefault();
  send({ type: "go", to });
};

function Steps({ deal, send }) {
  const { t } = useUi();
  const step = (to, label, icon, off) => html`<button
    type="button"
    class="g-tool"
    data-go=${to}
    aria-disabled=${off ? "true" : undefined}
    onClick=${() => !off && send({ type: "go", to })}
  ><${Icon} name=${icon} /><span>${label}</span></button>`;
  const first = deal.at <= 0;
  const last = deal.at >= deal.last;
  return html`<div class="g-steps" role="group" aria-label=${t("cmp_steps")}>
    ${step("first", t("cmp_first"), "first", first)}${step("back", t("cmp_back"), "back", first)}
    <span class="g-at">${t("cmp_at", { n: deal.at, of: deal.count })}</span>
    ${step("next", t("cmp_next"), "forth", last)}${step("last", t("cmp_last"), "last", last)}
    ${step("parting", t("cmp_parting"), "swap", !deal.more)}
  </div>`;
}

const Stops = ({ stops }) =>
  list(stops).length > 0 &&
  html`<div class="g-stops">
    ${stops.map((s, i) => s && html`<p data-side=${"ab"[i]}><b class="g-badge">${"AB"[i]}</b> <span class="g-v" data-v="no"><${Icon} name="no" /></span> <span>${s.text} <${RuleId} rule=${s.rule} href=${s.href} /></span></p>`)}
  </div>`;

/** What happened on both sides, then what on one of them only. */
function Told({ told }) {
  const { both, a, b } = told || {};
  return html`${both && html`<p class="g-told">${both}</p>`}
    ${(a || b) &&
    html`<div class="g-stops">
      ${[a, b].map((text, i) => text && html`<p data-side=${"ab"[i]}><b class="g-badge">${"AB"[i]}</b> <span>${text}</span></p>`)}
    </div>`}`;
}

/** Where a reader puts in a deal of their own. */
function Source({ send, tell }) {
  const { t, id } = useUi();
  const file = useRef(null);
  const [text, setText] = useState("");
  const [seed, setSeed] = useState("");
  const read = (event) => {
    const input = event.currentTarget;
    input.files?.[0]?.text().then(
      (content) => send({ type: "load", text: content }),
      () => tell(t("not_read")),
    );
    input.value = "";
  };
  const enter = (go) => (e) => {
    if (e.key !== "Enter") return;
    e.preventDefault();
    go();
  };
  const take = () => text.trim() && send({ type: "load", text: text.trim() });
  const play = () => send({ type: "seed", seed: seed.trim() || null });
  return html`<div class="g-source">
    <div class="g-field">
      <div class="g-field-head"><label for=${id("cmp-link")}>${t("cmp_link")}</label></div>
      <p class="g-row">
        <input id=${id("cmp-link")} class="g-text" type="text" spellcheck=${false} autocomplete="off" value=${text} onInput=${(e) => setText(e.currentTarget.value)} onKeyDown=${enter(take)} />
        <button type="button" class="g-btn" onClick=${take}>${t("cmp_take")}</button>
        <button type="button" class="g-btn" onClick=${() => file.current.click()}><${Icon} name="load" />${t("load")}</button>
        <input ref=${file} class="g-file" type="file" accept=".json,application/json" tabindex="-1" aria-label=${t("load")} hidden onChange=${read} />
      </p>
      <p class="g-help">${t("cmp_link_help")}</p>
    </div>
    <div class="g-field">
      <div class="g-field-head"><label for=${id("cmp-seed")}>${t("cmp_seed")}</label></div>
      <p class="g-row">
        <input id=${id("cmp-seed")} class="g-text" type="text" maxlength="64" spellcheck=${false} autocomplete="off" value=${seed} onInput=${(e) => setSeed(e.currentTarget.value)} onKeyDown=${enter(play)} />
        <button type="button" class="g-btn" onClick=${play}><${Icon} name="deal" />${t("cmp_play")}</button>
      </p>
    </div>
  </div>`;
}

export const Own = ({ send, tell }) => {
  const { t } = useUi();
  return html`<details class="g-more-box g-put">
    <summary><span>${t("cmp_own")}</span></summary>
    <${Source} send=${send} tell=${tell} />
  </details>`;
};

export function Recorded({ deal, send }) {
  const { t } = useUi();
  const { scene } = deal;
  const next = deal.move && t("cmp_next_move", { who: deal.actor || "", move: deal.move });
  return html`<div class="g-recorded" onKeyDown=${walk(send)}>
    <${Steps} deal=${deal} send=${send} />
    ${scene &&
    html`<div class="g-table">
      ${scene.head && html`<div class="g-head"><p class="g-contract"><${Sign} sign=${scene.head.sign} />${list(scene.head.parts).slice(0, 2).map((p, i) => html`${i > 0 && html`<span class="g-sep" aria-hidden="true">·</span>`}<span>${p}</span>`)}</p>${scene.head.right && html`<span class="g-hand-no">${scene.head.right}</span>`}</div>`}
      <${PlayContext.Provider} value=${still}><${Cloth} scene=${scene} /><//>
    </div>`}
    <${Told} told=${deal.told} />
    <${Stops} stops=${deal.stops} />
    ${deal.actor && next && html`<p class="g-told"><b>${next}</b></p>`}
    <${Twofold} rows=${deal.moves} title=${deal.actor ? t("cmp_moves", { who: deal.actor }) : t("cmp_moves_none")} />
    <${Twofold} rows=${deal.scores} title=${deal.at >= deal.count ? t("cmp_scores") : t("cmp_scores_now")} />
    ${list(deal.halted).map((side) => html`<p class="g-told g-halted">${t("cmp_halted", { side })}</p>`)}
  </div>`;
}
