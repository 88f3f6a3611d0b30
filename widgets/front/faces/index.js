// Any face as SVG text. Faces are strings, so the server and the browser draw the same bytes.
import * as french from "./french.js";
import * as german from "./german.js";
import * as gauner from "./gauner.js";
import { houses, housesText } from "./houses.js";
import { cardName, suitName } from "./names.js";
import { signs } from "./suits.js";

const drawn = { french, german, gauner, houses, houses_text: housesText };

/** "KH" -> rank and suit; a Sau is written by its suit letter alone. */
export function parse(pack, card) {
  const text = String(card || "");
  if (pack === "german" && text.length === 1) return { rank: "S", suit: text };
  return { rank: text.slice(0, -1), suit: text.slice(-1) };
}

const memory = new Map();

export function cardSvg(pack, card) {
  const key = `${pack}|${card}`;
  if (!memory.has(key)) {
    const { rank, suit } = parse(pack, card);
    memory.set(key, (drawn[pack] || french).face(rank, suit));
  }
  return memory.get(key);
}

/** What stands in the corner: a letter or a number, in the reader's language. */
export const indexOf = (pack, card, lang) => (drawn[pack] || french).index(parse(pack, card).rank, lang);

/** The name a card's suit has in the style sheet: h d s c acorn leaf bell shield bow hammer potion. */
export const suitClass = (pack, suit) => (drawn[pack] || french).suits[suit] || "s";

export function cardLabel(pack, card, lang) {
  const { rank, suit } = parse(pack, card);
  return cardName(pack, rank, suit, lang);
}

export const signOf = (pack, suit) => signs[drawn[pack]?.marks?.[suit] || suitClass(pack, suit)] || "";
export { suitName };
export { allCards, packs } from "./names.js";
