// Kind "example": a printed position with its verdict; every marked piece can be changed.
import { useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { useUi } from "../core/ui.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useBusy } from "../core/busy.js";
import { useKeptFocus } from "../core/focus.js";
import { PlayContext } from "../scene/piece.js";
import { Chooser, Foot, Loose, usePicks } from "../scene/picking.js";
import { Lines, Verdict, Zones, spokenAnswer } from "../scene/plate.js";
import { Boot } from "../scene/say.js";

export function Example({ state, send, boot }) {
  const { t } = useUi();
  const box = useRef(null);
  const [spoken, tell] = useVoice();
  const [ask] = useBusy(send, state, boot);
  const picking = usePicks(state, ask, box);
  useKeptFocus(box);
  useLater(() => tell(spokenAnswer(state)), [JSON.stringify([state.verdict, state.lines])]);
  return html`<figure class="g-example" aria-label=${state.title || t("example")} ref=${box} data-fallback tabindex="-1">
    ${state.title && html`<figcaption class="g-ex-title">${state.title}</figcaption>`}
    <${PlayContext.Provider} value=${picking.play}><${Zones} zones=${state.zones} /><//>
    <${Loose} state=${state} picking=${picking} />
    <${Chooser} picking=${picking} />
    <${Verdict} verdict=${state.verdict} />
    <${Lines} lines=${state.lines} />
    ${boot && html`<div class="g-say" data-kind="boot"><${Boot} boot=${boot} /></div>`}
    <${Foot} state=${state} picking=${picking} />
    <${Voice} text=${spoken} />
  </figure>`;
}
