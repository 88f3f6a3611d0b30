// The few tools of the projector: whose hands are seen, to and fro, one move, a hint, a new deal, the way out.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { useUi } from "../core/ui.js";
import { useLater } from "../core/announce.js";
import { Tool } from "./bar.js";

const shows = { all: { open: true, covered: false }, own: { open: false, covered: false }, none: { open: false, covered: true } };
const shownBy = ({ open, covered }) => (covered ? "none" : open ? "all" : "own");

/** Tells when the projector is entered and left. */
export function useTold(on, tell) {
  const { t } = useUi();
  useLater(() => tell(t(on ? "projector_on" : "projector_off")), [on]);
}

/** On the projector the others wait for Step; afterwards the table plays and shows as it did before. */
export function useStaging(on, state, busy, ask, tell) {
  const before = useRef(null);
  useTold(on, tell);
  useEffect(() => {
    if (busy) return;
    const { open, covered } = state.settings || {};
    if (on && !before.current) {
      before.current = { auto: state.auto !== false, open: !!open, covered: !!covered };
      if (before.current.auto) ask({ type: "settings", auto: false });
    } else if (!on && before.current) {
      ask({ type: "settings", ...before.current });
      before.current = null;
    }
  }, [on, busy]);
}

/** What is chosen while the table is still moving is asked for as soon as it may be. */
function Hands({ settings, busy, send }) {
  const { t, id } = useUi();
  const [wish, setWish] = useState(null);
  const sent = useRef(null);
  useEffect(() => {
    if (!wish || busy) return;
    if (sent.current !== wish && wish !== shownBy(settings)) {
      sent.current = wish;
      send({ type: "settings", ...shows[wish] });
    } else {
      sent.current = null;
      setWish((now) => (now === wish ? null : now));
    }
  }, [wish, busy]);
  const now = wish || shownBy(settings);
  return html`<fieldset class="g-hands">
    <legend>${t("hands")}</legend>
    <span class="g-switch">
      ${Object.keys(shows).map(
        (name) => html`<label key=${name}><input type="radio" name=${id("hands")} value=${name} checked=${now === name} onChange=${() => setWish(name)} />${t(`hands_${name}`)}</label>`,
      )}
    </span>
  </fieldset>`;
}

export function Strip({ state, busy, send, panel, setPanel, panelId, score, setScore, leave }) {
  const { t } = useUi();
  const tools = state.tools || {};
  const ask = (type) => () => send({ type });
  const again = state.within || state.fixed;
  return html`<div class="g-strip" role="group" aria-label=${t("tools")}>
    ${!state.within && html`<${Hands} settings=${state.settings || {}} busy=${busy} send=${send} />`}
    ${!state.within && html`<${Tool} icon="step" label=${t("step")} off=${!tools.step} onClick=${ask("step")} />`}
    <${Tool} icon="undo" label=${t("undo")} off=${!tools.undo} onClick=${ask("undo")} />
    ${!state.within && html`<${Tool} icon="redo" label=${t("redo")} off=${!tools.redo} onClick=${ask("redo")} />`}
    ${!state.within && html`<${Tool} icon="hint" label=${t("hint")} off=${!tools.hint} onClick=${ask("hint")} />`}
    ${!state.within && html`<${Tool} icon="score" label=${t("score")} expanded=${score} onClick=${() => setScore(!score)} />`}
    ${again
      ? html`<${Tool} icon="deal" label=${t("again")} onClick=${ask("again")} />`
      : html`<${Tool} icon="deal" label=${t("new_deal")} expanded=${panel === "new"} controls=${panelId} onClick=${() => setPanel(panel === "new" ? null : "new")} />`}
    <${Tool} icon="close" label=${t("projector_leave")} onClick=${leave} />
  </div>`;
}
