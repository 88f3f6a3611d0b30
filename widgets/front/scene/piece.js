// One piece of a zone: a button when it can be tried, a picture when not.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { html } from "../core/html.js";
import { useUi } from "../core/ui.js";
import { CardArt, Still, cardSuit } from "./face.js";
import { Icon } from "./icons.js";

/** What pieces need to know about the table they lie on. */
export const PlayContext = createContext({ press: null, tried: null, selected: [], selectZone: null, sayId: null });

/** Whether pressing the piece means anything. */
export const canPress = (item, zone, play) =>
  !!(play.press && (item.action || item.refusal || (item.pick && play.picks?.[item.pick]) || (zone.id && zone.id === play.selectZone)));

export function stateOf(item, zone, play) {
  if (play.tried === item.id) return "tried";
  if (zone.id === play.selectZone && play.selected.includes(item.id)) return "selected";
  if (item.refusal && item.state !== "barred") return `${item.state || ""} barred`.trim();
  return item.state || "";
}

function spoken(item, state, t) {
  const label = item.label || item.face?.card || item.face?.text || "";
  if (item.pick) return t("change", { label: [item.caption, label].filter(Boolean).join(", ") });
  if (/barred|tried/.test(state)) return t("barred", { label });
  if (/selected/.test(state)) return t("selected", { label });
  return label;
}

/** A card as a button. In a select zone it is a toggle. */
export function PieceButton({ item, zone, rove }) {
  const { t } = useUi();
  const play = useContext(PlayContext);
  const state = stateOf(item, zone, play);
  const barred = /barred|tried/.test(state);
  const toggles = zone.id === play.selectZone;
  const live = canPress(item, zone, play) && (!barred || !!item.pick);
  const face = item.face || {};
  const isCard = face.t === "card";
  return html`<button
    type="button"
    class=${isCard ? "g-card" : "g-piece"}
    data-suit=${isCard ? cardSuit(face) : undefined}
    data-state=${state}
    data-item=${item.id || undefined}
    aria-label=${spoken(item, state, t)}
    aria-disabled=${live ? undefined : "true"}
    aria-pressed=${toggles && !barred ? String(play.selected.includes(item.id)) : undefined}
    data-pick=${item.pick}
    aria-expanded=${item.pick ? String(play.picking === item.pick) : undefined}
    aria-describedby=${play.tried === item.id ? play.sayId : undefined}
    onClick=${(event) => play.press && play.press(item, zone, event.currentTarget)}
    ...${rove ? rove.member(String(item.id)) : {}}
  >
    ${isCard ? html`<${CardArt} face=${face} barred=${barred} />` : html`<${Still} face=${face} />`}
    ${item.pick && html`<span class="g-pen"><${Icon} name="swap" /></span>`}
  </button>`;
}

/** A piece that only lies there. */
export function PieceStill({ item, zone, label }) {
  const play = useContext(PlayContext);
  const state = stateOf(item, zone, play);
  return html`<span class="g-lies" data-item=${item.id || undefined} data-state=${state}>
    <${Still} face=${item.face} label=${label ?? item.label ?? ""} state=${state} />
  </span>`;
}
