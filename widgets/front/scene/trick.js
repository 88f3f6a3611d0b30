// The trick: a cross when the seats are compass points, a row when they are numbers.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Still } from "./face.js";

const compass = ["w", "n", "e", "s"];

function Place({ item, place }) {
  const { t } = useUi();
  if (!item) return html`<div class="g-place g-gap g-p-${place}" data-place=${place}><span class="g-empty" aria-hidden="true"></span></div>`;
  const winning = /winning/.test(item.state || "");
  // a game that says so itself, in its own words, is not doubled
  const said = t("winning_said").split("|").some((word) => (item.note || "").includes(word));
  const notes = [item.note, winning && !said ? t("winning") : null].filter(Boolean).join(", ");
  const what = item.face?.t === "empty" ? item.face.text : item.label;
  return html`<div class="g-place g-p-${place}" role="listitem" data-place=${place}>
    <span class="g-lies" data-item=${item.face?.t === "empty" ? undefined : item.id || undefined} data-state=${item.state || ""}>
      <${Still} face=${item.face} label=${item.face?.t === "empty" ? undefined : what} state=${item.state} />
    </span>
    ${(item.caption || notes) && html`<span class="g-caption">${item.caption}${" "}${notes && html`<b>${notes}</b>`}</span>`}
  </div>`;
}

export function Trick({ zone, places }) {
  const { t } = useUi();
  const items = list(zone.items);
  const cross = items.every((i) => compass.includes(i.place)) && places.every((p) => compass.includes(p));
  const label = zone.label || t("the_trick");
  if (!cross) {
    return html`<div class="g-trickrow" role="list" aria-label=${label} data-zone=${zone.id} data-role="trick">
      ${items.length > 0
        ? items.map((i, n) => html`<${Place} key=${i.id || n} item=${i} place=${i.place ?? n} />`)
        : html`<${Place} item=${null} place="x" />`}
    </div>`;
  }
  const shown = compass.filter((p) => places.includes(p) || items.some((i) => i.place === p));
  const gaps = shown.filter((p) => !items.some((i) => i.place === p));
  return html`<div class="g-trick" role=${items.length ? "list" : "group"} aria-label=${label} data-zone=${zone.id} data-role="trick" data-facing=${shown.join("") === "ns" ? "" : undefined}>
    ${items.map((i, n) => html`<${Place} key=${`${i.place}-${i.id || n}`} item=${i} place=${i.place} />`)}
    ${gaps.map((p) => html`<${Place} key=${"gap" + p} item=${null} place=${p} />`)}
  </div>`;
}
