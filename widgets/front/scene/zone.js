// A zone: a named place with pieces, laid out as backs, row, fan, trick, stack, dice or coins.
import { useContext } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { useRove } from "../core/rove.js";
import { PieceButton, PieceStill, PlayContext, canPress } from "./piece.js";
import { Backs, Coins, Cup, Die, Still } from "./face.js";
import { Icon, Sign, Turn } from "./icons.js";

export function Tags({ tags }) {
  return list(tags).map(
    (tag) => html`<span class="g-tag">
      ${tag.sign && html`<${Sign} sign=${tag.sign} />`}${tag.mark && html`<${Icon} name=${tag.mark === "ok" ? "ok" : "no"} />`}${tag.text}
    </span>`,
  );
}

/** Name, what stands below it, whose turn it is. */
export function Title({ zone }) {
  const { t } = useUi();
  const name = zone.name || (zone.role === "seat" && zone.place !== "s" ? zone.label : "");
  if (!name && !zone.sub) return null;
  return html`<span class="g-title">
    ${name && html`<span class="g-seat-name">${zone.turn && html`<${Turn} />`}${name}${zone.turn && html`<span class="g-vh">, ${t("to_play")}</span>`}</span>`}
    ${zone.sub && html`<span class="g-seat-sub">${zone.sub}</span>`}
  </span>`;
}

const Caption = ({ item }) =>
  (item.caption || item.note) &&
  html`<span class="g-caption">${item.caption}${item.caption && item.note ? " " : ""}${item.note && html`<b>${item.note}</b>`}</span>`;

/** Cards side by side, overlapping or stacked; those that can be tried share one tab stop. */
function Pieces({ zone, kind }) {
  const items = list(zone.items);
  const play = useContext(PlayContext);
  const pressable = items.filter((i) => canPress(i, zone, play));
  const rove = useRove(pressable.map((i) => String(i.id)), String((pressable.find((i) => /legal/.test(i.state || "")) || pressable[0] || {}).id));
  const style = `--n:${items.length};--ng:${Math.max(1, items.length - 1)}`;
  if (!items.length) return zone.role === "yard" ? html`<div class="g-pieces"><span class="g-empty" aria-hidden="true"></span></div>` : null;
  return html`<ul class="g-pieces" data-kind=${kind} style=${style} aria-label=${zone.label || zone.name} ref=${rove.box} onKeyDown=${rove.onKeyDown}>
    ${items.map(
      (item, i) => html`<li key=${item.id || i} class=${item.caption || item.note ? "g-place" : ""}>
        ${pressable.includes(item) ? html`<${PieceButton} item=${item} zone=${zone} rove=${rove} />` : html`<${PieceStill} item=${item} zone=${zone} />`}
        <${Caption} item=${item} />
      </li>`,
    )}
  </ul>`;
}

function Dice({ zone, sum }) {
  const { t } = useUi();
  const items = list(zone.items);
  const dice = items.filter((i) => i.face?.t === "die");
  const cup = items.find((i) => i.face?.t === "cup");
  const label = [cup && (cup.label || t("cup")), ...dice.map((d) => d.label || d.face.v)].filter(Boolean).join(", ");
  const total = dice.reduce((n, d) => n + (Number(d.face.v) || 0), 0);
  const rest = items.filter((i) => !dice.includes(i) && i !== cup);
  return html`<span class="g-setup">
      ${cup && html`<${Cup} label=${dice.length ? undefined : label} />`}
      ${dice.length > 0 &&
      html`<span class="g-dicerow" role="img" aria-label=${`${zone.name || zone.label || ""}: ${label}`}>
        ${dice.map((d, i) => html`<${Die} key=${d.id || i} v=${d.face.v} />`)}
      </span>`}
      ${rest.map((i) => html`<${Still} face=${i.face} label=${i.label} />`)}
    </span>
    ${sum && dice.length > 1 && html`<span class="g-total"><span>${dice.map((d) => d.face.v).join(" + ")} =</span> <b>${total}</b></span>`}`;
}

/** The pieces of a zone without its title. */
export function Content({ zone, sum }) {
  const items = list(zone.items);
  const kind = zone.layout || "row";
  if (kind === "backs") {
    return items.map((i) => (i.face?.t === "back" ? html`<${Backs} n=${i.face.n} />` : html`<${PieceStill} item=${i} zone=${zone} />`));
  }
  if (kind === "dice") return html`<${Dice} zone=${zone} sum=${sum} />`;
  if (kind === "coins") {
    return items.map((i) =>
      i.face?.t === "coins" ? html`<${Coins} n=${i.face.n} heaped=${zone.role === "centre"} />` : html`<${PieceStill} item=${i} zone=${zone} />`,
    );
  }
  return html`<${Pieces} zone=${zone} kind=${kind} />`;
}

/** The pot: a heap, the number, what it is. */
export function Pot({ zone }) {
  const n = list(zone.items).reduce((sum, i) => sum + (i.face?.t === "coins" ? Number(i.face.n) || 0 : 0), 0);
  return html`<div class="g-pot" data-zone=${zone.id} data-role=${zone.role} data-seat=${zone.id}>
    <${Coins} n=${n} heaped />
    <b>${n}</b>
    <span class="g-seat-sub">${[zone.name || zone.label, zone.sub].filter(Boolean).join(" · ")}</span>
  </div>`;
}

/** Everything at one place: the seat with its name, what lies before it, its tags. */
export function Seat({ zones, cls, place, sum }) {
  const head = zones.find((z) => z.role === "seat") || zones[0];
  const tags = zones.flatMap((z) => list(z.tags));
  const body = zones.filter((z) => list(z.items).length > 0 || z.role === "yard");
  const backs = body.filter((z) => z.layout === "backs");
  const rest = body.filter((z) => z.layout !== "backs");
  return html`<div class="g-seat ${cls || ""}" data-place=${place} data-seat=${place} role="group" aria-label=${head.name || head.label}>
    ${backs.map((z) => html`<span class="g-lay" data-zone=${z.id} data-role=${z.role} key=${z.id}><${Content} zone=${z} /></span>`)}
    <${Title} zone=${head} />
    ${rest.map(
      (z) => html`<span class="g-lay" data-zone=${z.id} data-role=${z.role} key=${z.id}>
        ${z !== head && place !== "s" && (z.name || z.sub) && html`<span class="g-seat-sub">${[z.name, z.sub].filter(Boolean).join(" · ")}</span>`}
        <${Content} zone=${z} sum=${sum} />
      </span>`,
    )}
    ${tags.length > 0 && html`<span class="g-tags"><${Tags} tags=${tags} /></span>`}
  </div>`;
}
