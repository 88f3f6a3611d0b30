// The four houses of Kaufmannsglück: the French cards with a house mark cut out of every sign.
import { face as french, index, suits } from "./french.js";

/** A pack with these marks; a suit keeps its shape whatever house it belongs to. */
const pack = (marks) => ({ index, suits, marks, face: (rank, suit) => french(rank, suit, marks[suit]) });

export const houses = pack({ H: "ren", D: "warin", S: "sain", C: "telen" });
/** The houses in the order of the source's text: spades are Warin, diamonds Sain. */
export const housesText = pack({ H: "ren", S: "warin_spade", D: "sain_diamond", C: "telen" });
