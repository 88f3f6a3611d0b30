// The Gaunerblatt: eight rogues, A to H, in the suits of four peoples.
import { at } from "./suits.js";
import { emblems } from "./emblems.js";
import { block, corner } from "./layout.js";

export const suits = { S: "shield", B: "bow", H: "hammer", P: "potion" };

export const index = (rank) => rank;

export function face(rank, suit) {
  const s = suits[suit] || "shield";
  const rogue = `<g transform="translate(45.5 56) scale(${42 / 512})"><path d="${emblems[rank] || ""}"/></g>`;
  const rule = '<path d="M52 105h29" stroke="var(--card)" stroke-width=".9" opacity=".7"/>';
  return corner(s) + block(rogue + rule + at(s, 58.5, 110, 16));
}
