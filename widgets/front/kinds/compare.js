// Kind "compare": the same position under each value of an option.
import { useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useBusy } from "../core/busy.js";
import { useKeptFocus } from "../core/focus.js";
import { PlayContext } from "../scene/piece.js";
import { Chooser, Foot, Loose, usePicks } from "../scene/picking.js";
import { Lines, Verdict, Zones, spokenAnswer } from "../scene/plate.js";
import { Boot } from "../scene/say.js";
import { Icon } from "../scene/icons.js";

function Switch({ state, send }) {
  const { t, id } = useUi();
  const name = id("choice");
  const choices = list(state.choices);
  const stacked = choices.length > 3 || choices.reduce((n, c) => n + String(c.label).length, 0) > 48;
  return html`<div class="g-switch" role="radiogroup" aria-label=${state.title || t("compare")} data-stacked=${stacked ? "" : undefined}>
    ${choices.map(
      (c, i) => html`<label for=${`${name}-${i}`} key=${i}>
        <input id=${`${name}-${i}`} type="radio" name=${name} checked=${c.value === state.value} onChange=${() => send({ type: "choose", value: c.value })} />
        <${Icon} name="ok" /><span>${c.label}</span>
      </label>`,
    )}
  </div>`;
}

export function Compare({ state, send, boot }) {
  const { t } = useUi();
  const box = useRef(null);
  const [spoken, tell] = useVoice();
  const [ask] = useBusy(send, state, boot);
  useLater(() => tell(spokenAnswer(state), ...list(state.changes)), [JSON.stringify([state.value, state.verdict, state.lines])]);
  const picking = usePicks(state, ask, box);
  useKeptFocus(box);
  const changes = list(state.changes);
  return html`<section class="g-example g-compare" aria-label=${state.title || t("compare")} ref=${box} data-fallback tabindex="-1">
    <div class="g-variant-head">
      <h3 class="g-cap">${state.title || t("compare")}</h3>
      <${Switch} state=${state} send=${ask} />
    </div>
    ${state.text && html`<p class="g-lead">${state.text}</p>`}
    <${PlayContext.Provider} value=${picking.play}><${Zones} zones=${state.zones} /><//>
    <${Loose} state=${state} picking=${picking} />
    <${Chooser} picking=${picking} />
    <${Verdict} verdict=${state.verdict} />
    <${Lines} lines=${state.lines} />
    ${changes.length > 0 &&
    html`<div class="g-changes"><h4 class="g-label">${t("differs")}</h4><ul>${changes.map((c) => html`<li>${c}</li>`)}</ul></div>`}
    ${boot && html`<div class="g-say" data-kind="boot"><${Boot} boot=${boot} /></div>`}
    <${Foot} state=${state} picking=${picking} />
    <${Voice} text=${spoken} />
  </section>`;
}
