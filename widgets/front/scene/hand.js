// The reader's own cards: one tab stop, arrows move, Enter plays. Up to 20 cards; two rows on a phone from nine on.
import { useContext } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { useRove } from "../core/rove.js";
import { PieceButton, PieceStill, PlayContext } from "./piece.js";
import { Tags } from "./zone.js";

const first = (items) => (items.find((i) => /legal/.test(i.state || "")) || items[0] || {}).id;

export function Hand({ zone }) {
  const { t } = useUi();
  const play = useContext(PlayContext);
  const items = list(zone.items);
  const cards = items.filter((i) => i.face?.t === "card");
  const rove = useRove(cards.map((i) => String(i.id)), String(first(cards)));
  const n = items.length;
  const half = Math.ceil(n / 2);
  const style = `--n:${n};--ng:${Math.max(1, n - 1)};--half:${half};--hg:${Math.max(1, half - 1)}`;
  const label = zone.label || zone.name || t("your_hand");
  const extra = [zone.name && zone.name !== label ? zone.name : null, zone.sub].filter(Boolean).join(" · ");
  return html`<div class="g-own" data-zone=${zone.id} data-role="hand" data-seat=${zone.place} data-place=${zone.place}>
    ${(extra || list(zone.tags).length > 0) &&
    html`<p class="g-own-line">${extra && html`<span class="g-seat-sub">${extra}</span>`}<${Tags} tags=${zone.tags} /></p>`}
    ${n > 0 &&
    html`<ul class="g-hand" data-many=${n > 8 ? "" : undefined} style=${style} aria-label=${label} ref=${rove.box} onKeyDown=${rove.onKeyDown}>
      ${items.map(
        (item, i) => html`<li key=${item.id || i}>
          ${cards.includes(item) && play.press
            ? html`<${PieceButton} item=${item} zone=${zone} rove=${rove} />`
            : html`<${PieceStill} item=${item} zone=${zone} />`}
        </li>`,
      )}
    </ul>`}
  </div>`;
}
