// Kind "rulesets": two sets of rules side by side, on a position or on a recorded deal.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useBusy } from "../core/busy.js";
import { useKeptFocus } from "../core/focus.js";
import { PlayContext } from "../scene/piece.js";
import { Chooser, Loose, usePicks } from "../scene/picking.js";
import { Zones } from "../scene/plate.js";
import { Boot } from "../scene/say.js";
import { RuleId } from "../scene/sheet.js";
import { Twofold } from "../scene/twofold.js";
import { Icon } from "../scene/icons.js";
import { Select } from "../tools/field.js";
import { Sides } from "../tools/sides.js";
import { useShare } from "../tools/share.js";
import { Own, Recorded } from "./recorded.js";

function Choose({ state, send }) {
  const { t, id } = useUi();
  return html`<div class="g-ask-head g-fields g-no-print">
    <div class="g-field">
      <div class="g-field-head"><label for=${id("game")}>${t("game")}</label></div>
      <${Select} id=${id("game")} value=${state.game} choices=${state.games} onValue=${(value) => send({ type: "game", value })} />
    </div>
    <div class="g-field">
      <div class="g-field-head"><label for=${id("what")}>${t("cmp_what")}</label></div>
      <${Select} id=${id("what")} value=${state.what} choices=${state.choices} onValue=${(value) => send({ type: "what", value })} />
    </div>
  </div>`;
}

function Told({ contrast }) {
  const { t } = useUi();
  if (!contrast) return null;
  return html`<div class="g-contrast">
    <h3>${contrast.title}</h3>
    <p>${contrast.text} <span class="g-rules">${list(contrast.rules).map((r) => html`<${RuleId} rule=${r.rule} href=${r.href} /> `)}</span></p>
    ${contrast.ruling && html`<p class="g-help">${t("cmp_ruling", { n: contrast.ruling.split(" ").join(", ") })}</p>`}
  </div>`;
}

function Keep({ state, send, link }) {
  const { t, id } = useUi();
  const field = useRef(null);
  useEffect(() => {
    if (link && !link.done) field.current?.select();
  }, [link]);
  return html`<div class="g-keep g-no-print">
    <p class="g-row">
      <button type="button" class="g-tool" onClick=${() => send({ type: "share" })}><${Icon} name="share" /><span>${t("cmp_share")}</span></button>
      ${state.choice && html`<button type="button" class="g-tool g-push" aria-disabled=${state.changed ? undefined : "true"} onClick=${() => state.changed && send({ type: "again" })}><${Icon} name="undo" /><span>${t("cmp_again")}</span></button>`}
    </p>
    ${link &&
    html`<div class="g-field">
      <div class="g-field-head"><label for=${id("link")}>${t("cmp_link_field")}</label></div>
      <input ref=${field} id=${id("link")} class="g-text" type="text" readonly value=${link.url} onFocus=${(e) => e.currentTarget.select()} />
      <p class="g-help">${t(link.done ? "link_copied" : "link_here")}</p>
    </div>`}
  </div>`;
}

/** What is told when something has changed: a deal's event, a stop, what differs. */
function sentence(state, t) {
  if (!state.choice) return [state.contrast?.title, state.contrast?.text].filter(Boolean).join(" ");
  const { deal } = state;
  const said = list(state.said);
  if (!deal) return said.length ? said.join(" ") : t("cmp_same");
  const { both, a, b } = deal.told || {};
  const happened = [both, a && `A: ${a}`, b && `B: ${b}`];
  const stops = (deal.stops || []).map((s, i) => (s ? `${"AB"[i]}: ${s.text} ${s.rule || ""}` : ""));
  return [t("cmp_at", { n: deal.at, of: deal.count }) + ".", ...happened, ...stops, ...said].filter(Boolean).join(" ");
}

export function Rulesets({ state, send, boot }) {
  const { t } = useUi();
  const box = useRef(null);
  const [spoken, tell] = useVoice();
  const [ask, busy] = useBusy(send, state, boot);
  const picking = usePicks(state, ask, box);
  const link = useShare(state, tell);
  useKeptFocus(box);
  useLater(() => tell(state.notice?.text), [state.notice]);
  useLater(() => tell(sentence(state, t)), [JSON.stringify([state.game, state.what, state.said, state.deal?.at, state.deal?.stops, state.options])]);
  const { deal } = state;
  return html`<section class="g-example g-rulesets" aria-label=${t("cmp_title")} ref=${box} data-fallback tabindex="-1" data-busy=${busy ? "" : undefined}>
    <${Choose} state=${state} send=${ask} />
    ${state.notice && html`<p class="g-error g-cmp-notice"><span class="g-v" data-v="no"><${Icon} name="no" /></span> ${state.notice.text}</p>`}
    ${boot && html`<div class="g-say" data-kind="boot"><${Boot} boot=${boot} /></div>`}
    <${Told} contrast=${state.contrast} />
    <${Sides} sides=${state.sides} send=${ask} />
    ${state.choice && html`<${Twofold} rows=${state.options} title=${t("cmp_rules")} empty=${t("cmp_no_difference")} plain />`}
    ${!deal &&
    list(state.zones).length > 0 &&
    html`<${PlayContext.Provider} value=${picking.play}><${Zones} zones=${state.zones} /><//>
      <${Loose} state=${state} picking=${picking} />
      <${Chooser} picking=${picking} />
      ${state.foot && html`<p class="g-told">${state.foot}</p>`}`}
    ${!deal && state.choice && html`<${Twofold} rows=${state.rows} title=${t("cmp_answers")} />`}
    ${deal && html`<${Recorded} deal=${deal} send=${ask} />`}
    <${Own} send=${ask} tell=${tell} />
    <${Keep} state=${state} send=${ask} link=${link} />
    <${Voice} text=${spoken} />
  </section>`;
}
