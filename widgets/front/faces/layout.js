// What all packs share: the corner sign, the pips, the solid block of a court card.
// The index itself is set by the style sheet, as type (scene/face.js).
import { at } from "./suits.js";

const rows = {
  wide: [57, 77, 97, 117],
  three: [59, 88, 117],
};
const left = 42;
const mid = 60;
const right = 78;
const pair = (y) => [[left, y], [right, y]];

/** Where the pips of a rank stand; 16 units a side, in the lower right of the card. */
export const pips = {
  2: [[mid, 59], [mid, 117]],
  3: [[mid, 59], [mid, 88], [mid, 117]],
  4: [...pair(59), ...pair(117)],
  5: [...pair(59), [mid, 88], ...pair(117)],
  6: rows.three.flatMap(pair),
  7: [...rows.three.flatMap(pair), [mid, 73.5]],
  8: [...rows.three.flatMap(pair), [mid, 73.5], [mid, 102.5]],
  9: [...rows.wide.flatMap(pair), [mid, 87]],
  10: [...rows.wide.flatMap(pair), [mid, 67], [mid, 107]],
};

export const corner = (sign) => at(sign, 10, 46, 24);

export const number = (sign, n) =>
  `<g class="g-pips">${(pips[n] || []).map(([x, y]) => at(sign, x, y, 16)).join("")}</g>` +
  `<g class="g-solo">${at(sign, 45, 79, 46)}</g>`;

export const ace = (sign) => at(sign, 38, 65, 56);

export const block = (inside) =>
  '<rect x="40" y="46" width="53" height="87" rx="2.5" fill="currentColor"/>' +
  '<rect x="43" y="49" width="47" height="81" rx="1" fill="none" stroke="var(--card)" stroke-width=".9" opacity=".7"/>' +
  `<g class="g-ko">${inside}</g>`;
