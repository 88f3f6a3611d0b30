// Cards in words, for faces that come without a label (the pickers of the dispute form).

const both = (en, de) => ({ en, de });

const ranks = {
  french: {
    A: both("ace", "Ass"), K: both("king", "König"), Q: both("queen", "Dame"), J: both("jack", "Bube"),
    T: both("ten", "Zehn"), 9: both("nine", "Neun"), 8: both("eight", "Acht"), 7: both("seven", "Sieben"),
    6: both("six", "Sechs"), 5: both("five", "Fünf"), 4: both("four", "Vier"), 3: both("three", "Drei"), 2: both("two", "Zwei"),
  },
  german: {
    S: both("Sau", "Sau"), K: both("king", "König"), O: both("ober", "Ober"), U: both("unter", "Unter"),
    T: both("ten", "Zehn"), 9: both("nine", "Neun"), 8: both("eight", "Acht"), 7: both("seven", "Sieben"), 6: both("six", "Sechs"),
  },
  gauner: {
    A: both("A, Anführer", "A, Anführer"), B: both("B, Brigantin", "B, Brigantin"), C: both("C, Charadeur", "C, Charadeur"),
    D: both("D, Dirne", "D, Dirne"), E: both("E, Einbrecherin", "E, Einbrecherin"), F: both("F, Falschmünzer", "F, Falschmünzer"),
    G: both("G, Gaunerin", "G, Gaunerin"), H: both("H, Hehler", "H, Hehler"),
  },
};

const suitNames = {
  french: { S: both("spades", "Pik"), H: both("hearts", "Herz"), D: both("diamonds", "Karo"), C: both("clubs", "Kreuz") },
  houses: {
    H: both("Ren (hearts)", "Ren (Herz)"), D: both("Warin (diamonds)", "Warin (Karo)"),
    S: both("Sain (spades)", "Sain (Pik)"), C: both("Telen (clubs)", "Telen (Kreuz)"),
  },
  german: { A: both("acorns", "Eichel"), L: both("leaves", "Laub"), H: both("hearts", "Herz"), B: both("bells", "Schellen") },
  gauner: { S: both("shield", "Schild"), B: both("bow", "Bogen"), H: both("hammer", "Hammer"), P: both("potion", "Trank") },
};

const pick = (twins, lang) => (twins ? twins[lang === "de" ? "de" : "en"] : "");

export const suitName = (pack, suit, lang) => pick((suitNames[pack] || suitNames.french)[suit], lang) || String(suit);

export function cardName(pack, rank, suit, lang) {
  const r = pick((ranks[pack] || ranks.french)[rank], lang) || String(rank);
  const s = suitName(pack, suit, lang);
  if (lang !== "de") return `${r} of ${s}`;
  return pack === "gauner" || pack === "houses" ? `${r} von ${s}` : `${s}-${r}`;
}

/** The ranks of a pack, highest first, and its suits, in the order a picker shows them. */
export const packs = {
  french: { ranks: [..."AKQJT98765432"], suits: [..."SHCD"] },
  houses: { ranks: [..."AKQJT98765432"], suits: [..."HDSC"] },
  german: { ranks: [..."SKOUT9876"], suits: [..."ALHB"] },
  gauner: { ranks: [..."ABCDEFGH"], suits: [..."SBHP"] },
};

/** Every card of a pack in the notation of the data. A Sau is its suit letter. */
export function allCards(pack) {
  const p = packs[pack] || packs.french;
  return p.suits.flatMap((s) => p.ranks.map((r) => (pack === "german" && r === "S" ? s : r + s)));
}
