// The four houses of Kaufmannsglück: the French cards with a house mark cut out of every sign.
import { face as french } from "./french.js";

export { index } from "./french.js";

export const suits = { H: "h", D: "d", S: "s", C: "c" };
const marks = { H: "ren", D: "warin", S: "sain", C: "telen" };

export const face = (rank, suit) => french(rank, suit, marks[suit]);
