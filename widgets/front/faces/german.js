// The German pack of Drei Säue: 6 to 10, Unter, Ober, König and one Sau in each suit.
import { at } from "./suits.js";
import { device } from "./devices.js";
import { emblems } from "./emblems.js";
import { block, corner, number } from "./layout.js";

export const suits = { A: "acorn", L: "leaf", H: "h", B: "bell" };
const kings = { A: "king_c", L: "king_d", H: "king_h", B: "king_s" };

export const index = (rank) => (rank === "T" ? "10" : rank);

const sau = `<g transform="translate(45.5 54) scale(${42 / 512})"><path d="${emblems.sau}"/></g>`;

export function face(rank, suit) {
  const s = suits[suit] || "acorn";
  const n = rank === "T" ? "10" : rank;
  const head = corner(s);
  if (rank === "S") return head + block(sau + at(s, 53, 99, 27));
  if (rank === "K") return head + block(device(kings[suit] || "king_h", 49, 55, 35) + at(s, 49, 87, 35));
  // the Ober carries his sign above, the Unter below
  if (rank === "O") return head + block(at(s, 52.5, 54, 28) + device("ober", 48, 93, 37));
  if (rank === "U") return head + block(device("unter", 48, 56, 37) + at(s, 52.5, 96, 28));
  return head + number(s, n);
}
