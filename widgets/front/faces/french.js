// The French pack, 2 to ace.
import { at } from "./suits.js";
import { device } from "./devices.js";
import { ace, block, corner, number } from "./layout.js";

export const suits = { H: "h", D: "d", S: "s", C: "c" };
const letters = { en: { K: "K", Q: "Q", J: "J", A: "A" }, de: { K: "K", Q: "D", J: "B", A: "A" } };

export const index = (rank, lang) => (rank === "T" ? "10" : (letters[lang] || letters.en)[rank] || rank);

/** `sign` may be a house sign; the court devices follow the French suit. */
export function face(rank, suit, sign) {
  const s = sign || suits[suit] || "s";
  const n = rank === "T" ? "10" : rank;
  const head = corner(s);
  if (rank === "A") return head + ace(s);
  if (rank === "K") return head + block(device("king_" + (suits[suit] || "h"), 49, 55, 35) + at(s, 49, 87, 35));
  if (rank === "Q") return head + block(device("queen", 49, 55, 35) + at(s, 49, 87, 35));
  if (rank === "J") return head + block(device("jack", 48, 54, 37) + at(s, 49, 87, 35));
  return head + number(s, n);
}
