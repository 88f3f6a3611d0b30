"""The rules of Kaufmannsglück, KG-1 to KG-7."""

from __future__ import annotations

from engine.core.rulebook import Effect, Rulebook, Section, rule
from engine.core.text import Text

RULEBOOK = Rulebook(
    game="kaufmannsglueck",
    prefix="KG",
    title=Text("Kaufmannsglück", "Kaufmannsglück"),
    sections=(
        Section(
            "KG-1",
            Text("Players and pack", "Spieler und Karten"),
            (
                rule(
                    "KG-1.1",
                    "Kaufmannsglück is for exactly three players.",
                    "Kaufmannsglück spielen genau drei Spieler.",
                    "„Es spielen 3 Spieler mit einem Kartendeck.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-1.2",
                    (
                        "The pack has 52 cards: 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king and ace in "
                        "four suits."
                    ),
                    (
                        "Gespielt wird mit 52 Karten: 2, 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame, König und Ass "
                        "in vier Farben."
                    ),
                    "„(2-3-4-5-6-7-8-9-10-B-D-K-A)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-1.3",
                    "The cards rank in the order listed, from the 2 up to the ace.",
                    "Die Karten steigen in dieser Reihenfolge, von der 2 bis zum Ass.",
                    "„ab A“; „ab K abwärts“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-1.4",
                    (
                        "The suits also have names of their own (`suit_order=table`): hearts Ren, diamonds "
                        "Warin, spades Sain, clubs Telen, ranking in this order where a suit has rank "
                        "(KG-2.4). With `suit_order=text` the order of the text holds, for the names and the "
                        "rank: hearts Ren, spades Warin, diamonds Sain, clubs Telen."
                    ),
                    (
                        "Die Farben haben auch eigene Namen (`suit_order=table`): Herz Ren, Karo Warin, Pik "
                        "Sain, Kreuz Telen; in dieser Folge stehen sie auch im Rang, wo Farben einen Rang "
                        "haben (KG-2.4). Mit `suit_order=text` gilt für Namen und Rang die Reihenfolge des "
                        "Textes: Herz Ren, Pik Warin, Karo Sain, Kreuz Telen."
                    ),
                    "„Renshand / Warinshand / Sainshand / Telenshand“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-1.5",
                    (
                        "Playing with the pack of Drei Säue vor dem Hof is held to be a sacrilege; it is not "
                        "offered here."
                    ),
                    (
                        "Mit dem Blatt von Drei Säue vor dem Hof zu spielen gilt als Sakrileg; hier wird es "
                        "nicht angeboten."
                    ),
                    "„gilt jedoch als absolutes Sakrileg“",
                    Effect.NONE,
                ),
            ),
        ),
        Section(
            "KG-2",
            Text("Combinations, high to low", "Kombinationen von hoch nach niedrig"),
            (
                rule(
                    "KG-2.1",
                    "(1) Pantheon: four aces, also called four gods.",
                    "(1) Pantheon: vier Asse, auch vier Götter genannt.",
                    "„Vier Asse (aka Vier Götter)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.2",
                    "(2) Große Straße: five cards in sequence.",
                    "(2) Große Straße: fünf Karten in einer Reihe.",
                    "„Fünf in einer Reihe“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.3",
                    "(3) Vierer: four of a kind, from kings down to twos.",
                    "(3) Vierer: vier Gleiche, von den Königen abwärts bis zu den Zweien.",
                    "„Vierer ab K abwärts“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.4",
                    (
                        "(4) Five cards of one suit, from high to low: (a) Renshand, hearts; (b) Warinshand, "
                        "diamonds; (c) Sainshand, spades; (d) Telenshand, clubs."
                    ),
                    (
                        "(4) Fünf Karten einer Farbe, von hoch nach niedrig: (a) Renshand, Herz; (b) "
                        "Warinshand, Karo; (c) Sainshand, Pik; (d) Telenshand, Kreuz."
                    ),
                    "„Fünf Herz Fünf Karo Fünf Pik Fünf Kreuz“ (table, 4.a to 4.d)",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.5",
                    "(5) Dreier: three of a kind, from aces down.",
                    "(5) Dreier: drei Gleiche, von den Assen abwärts.",
                    "„Dreier ab A“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.6",
                    "(6) Kleine Straße: four cards in sequence.",
                    "(6) Kleine Straße: vier Karten in einer Reihe.",
                    "„Vier in einer Reihe“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.7",
                    "(7) Bild: four cards of one suit; here all suits are equal.",
                    "(7) Bild: vier Karten einer Farbe; hier sind die Farben gleichwertig.",
                    "„Vier Karten einer Farbe (Farben gleichwertig)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.8",
                    "(8) Zweier: a pair, from aces down.",
                    "(8) Zweier: ein Paar, von den Assen abwärts.",
                    "„Zweier ab A“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.9",
                    "A hand counts only as its highest combination.",
                    "Eine Hand zählt nur als ihre höchste Kombination.",
                    "RULING: the source speaks of one combination",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.10",
                    "A hand without a combination (Nichts) ranks below a Zweier, by its highest cards.",
                    (
                        "Eine Hand ohne Kombination („Nichts“) steht unter dem Zweier; in ihr entscheiden "
                        "die höchsten Karten."
                    ),
                    "RULING: nearly half of all hands hold no combination",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.11",
                    (
                        "Within a combination these are compared in turn, rank by rank. Pantheon and Vierer: "
                        "the rank of the four, then the fifth card. Große Straße: the top card. Five of one "
                        "suit: the five ranks from the top. Dreier: its rank, then the other two from the "
                        "top. Kleine Straße: its top card, then the fifth card. Bild: its four ranks from "
                        "the top, then the fifth card. Zweier: its rank, then the other three from the top. "
                        "Nichts: the five ranks from the top."
                    ),
                    (
                        "Innerhalb einer Kombination wird nacheinander Rang um Rang verglichen. Pantheon und "
                        "Vierer: der Rang der vier, dann die fünfte Karte. Große Straße: die höchste Karte. "
                        "Fünf einer Farbe: die fünf Ränge von oben. Dreier: sein Rang, dann die beiden "
                        "anderen Karten von oben. Kleine Straße: ihre höchste Karte, dann die fünfte Karte. "
                        "Bild: seine vier Ränge von oben, dann die fünfte Karte. Zweier: sein Rang, dann die "
                        "drei anderen Karten von oben. Nichts: die fünf Ränge von oben."
                    ),
                    "RULING: the source compares only by rank from the top down",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.12",
                    (
                        "The ace is high only (`ace_low=false`). With `ace_low=true` ace-2-3-4 and "
                        "ace-2-3-4-5 are runs too, the lowest of all, with top card 4 or 5."
                    ),
                    (
                        "Das Ass ist nur hoch (`ace_low=false`). Mit `ace_low=true` sind auch Ass-2-3-4 und "
                        "Ass-2-3-4-5 Straßen, und zwar die niedrigsten, mit 4 oder 5 als höchster Karte."
                    ),
                    "RULING: the ace is listed as the highest card",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.13",
                    (
                        "A full house is a Dreier; two pairs are a Zweier of the higher pair "
                        "(`two_pairs=false`). With `two_pairs=true` the second pair is compared before "
                        "single cards: first the rank of the higher pair, then of the second pair, where no "
                        "second pair is lowest, then the rest."
                    ),
                    (
                        "Ein Full House ist ein Dreier; zwei Paare sind ein Zweier des höheren Paares "
                        "(`two_pairs=false`). Mit `two_pairs=true` zählt das zweite Paar vor den "
                        "Einzelkarten: Verglichen werden erst der Rang des höheren Paares, dann der des "
                        "zweiten, wobei kein zweites Paar am niedrigsten ist, dann der Rest."
                    ),
                    "RULING: the source lists neither",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.14",
                    "A straight flush is a Große Straße.",
                    "Fünf in einer Reihe und in einer Farbe sind eine Große Straße.",
                    "RULING: the higher of its two combinations counts",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.15",
                    (
                        "Among hands of five of one suit the suit decides first (KG-2.4), then the cards. "
                        "Nowhere else do suits decide."
                    ),
                    (
                        "Unter Händen aus fünf Karten einer Farbe entscheidet zuerst die Farbe (KG-2.4), "
                        "dann die Karten. Sonst entscheiden Farben nie."
                    ),
                    "„4.a 4.b 4.c 4.d“; „Farben gleichwertig“; RULING: the cards decide second",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-2.16",
                    (
                        "Hands that are equal in every comparison share the pot; odd coins stay for the next "
                        "game."
                    ),
                    (
                        "Völlig gleichwertige Hände teilen den Pot; überzählige Münzen bleiben für das "
                        "nächste Spiel."
                    ),
                    "RULING: the source knows no tie",
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "KG-3",
            Text("Deal and rounds", "Geben und Runden"),
            (
                rule(
                    "KG-3.1",
                    (
                        "The dealer lays three cards face up in the middle, one for each player; they are "
                        "for sale in the first round."
                    ),
                    (
                        "Der Geber legt drei Karten, eine für jeden Spieler, offen in der Mitte aus; sie "
                        "stehen in der ersten Runde zum Verkauf."
                    ),
                    "„legt drei Karten (eine für jeden Spieler) offen in der Mitte aus“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-3.2",
                    "Everybody gets two cards face down, the Starthand.",
                    "Jeder bekommt zwei verdeckte Karten, die Starthand.",
                    "„jedem Spieler 2 Karten (genannt: Die Starthand)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-3.3",
                    (
                        "After each betting round the dealer discards the unsold open cards face down and "
                        "turns up three new ones, always three, even if a player has folded."
                    ),
                    (
                        "Nach jeder Setzrunde wirft der Geber die nicht gekauften Karten verdeckt ab und "
                        "deckt drei neue auf, immer drei, auch wenn jemand ausgestiegen ist."
                    ),
                    (
                        "„wirft er die nicht gekauften Karten verdeckt ab und dreckt drei neue auf“; RULING: "
                        "three cards also for fewer players"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-3.4",
                    "There are three rounds; then everybody has five cards.",
                    "Gespielt werden drei Runden; dann hat jeder fünf Karten.",
                    "„Gespielt werden drei Runden (bis jeder Spieler fünf Karten auf der Hand haben)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-3.5",
                    "The deal passes clockwise after each game.",
                    "Nach jedem Spiel wechselt der Geber im Uhrzeigersinn.",
                    "„wechselt nach jedem Spiel der Geber“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-3.6",
                    "A game uses at most 24 of the 52 cards, so the stack never runs out.",
                    "Ein Spiel braucht höchstens 24 der 52 Karten; der Stapel geht also nie aus.",
                    "RULING: arithmetic",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "KG-4",
            Text("Betting", "Setzen"),
            (
                rule(
                    "KG-4.1",
                    (
                        "In each round the turn goes clockwise from the holder of the Vorrecht. Everybody "
                        "still without a card in this round has one turn of their own as the active player."
                    ),
                    (
                        "In jeder Runde geht es vom Inhaber des Vorrechts aus im Uhrzeigersinn. Wer in "
                        "dieser Runde noch keine Karte hat, ist einmal selbst der aktive Spieler."
                    ),
                    "„setzt der Spieler nach dem Geber zuerst, dann alle weiteren Spieler im Uhrzeigersinn“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.2",
                    (
                        "The Vorrecht moves one seat clockwise each round: first the player after the "
                        "dealer, then the next, in the third round the dealer. A holder who has folded is "
                        "skipped."
                    ),
                    (
                        "Das Vorrecht wandert jede Runde im Uhrzeigersinn um einen Platz: erst der Spieler "
                        "nach dem Geber, dann der nächste, in der dritten Runde der Geber. Ist der Inhaber "
                        "ausgestiegen, wird er übersprungen."
                    ),
                    (
                        "„wird dann im Urzeigersinn weitergegeben (sodass immer der Geber in der letzten "
                        "dritten Runde das Vorrecht hat)“; RULING: a folded holder is skipped"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.3",
                    "Whoever bids the limit, 3 coppers by default, gets the card at once, active or not.",
                    (
                        "Wer das Limit setzt, laut Vorgabe 3 Kupfer, bekommt die Karte sofort, ob er der "
                        "aktive Spieler ist oder nicht."
                    ),
                    (
                        "„Wer drei Münzen setzt gewinnt die Karte.“; „(egal, ob er das Vorrecht hatte oder "
                        "nicht)“"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.4",
                    (
                        "Once you have bought or received a card, you can no longer bid or respond in this "
                        "round."
                    ),
                    (
                        "Hast du in dieser Runde eine Karte gekauft oder erhalten, kannst du nicht mehr "
                        "setzen oder reagieren."
                    ),
                    "„kann in dieser Runde nicht mehr setzen/agieren“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.5",
                    "Whoever is outbid automatically receives a card from the stack.",
                    "Wer überboten wird, erhält automatisch eine Karte vom Stapel.",
                    "„Wer überboten wird oder passt erhält automatisch eine Karte vom verdeckten Stapel“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.6",
                    "Nobody stays in without paying at least one copper per round.",
                    "Niemand bleibt im Spiel, ohne in jeder Runde mindestens ein Kupfer zu bezahlen.",
                    "„kann niemals im Spiel bleiben, ohne mindestens ein Kupfer zu bezahlen“",
                    Effect.SCORES,
                ),
                rule(
                    "KG-4.7",
                    "Every player still in gets exactly one card per round.",
                    "Jeder, der noch im Spiel ist, erhält in jeder Runde genau eine Karte.",
                    "„Außerdem erhält jeder Spieler jede Runde eine Karte“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.8",
                    "A card that was bid on is either bought or thrown away; nobody may bid on it again.",
                    (
                        "Eine Karte, auf die geboten wurde, wird entweder gekauft oder abgeworfen; auf sie "
                        "kannst du nicht noch einmal bieten."
                    ),
                    "„werden immer entweder gekauft oder abgeworfen“",
                    Effect.REFUSES,
                ),
                rule(
                    "KG-4.9",
                    (
                        "The active player bids either on one open card, from 1 copper up to the limit, or "
                        "on the stack. In your own turn there is nothing to raise, decline or yield."
                    ),
                    (
                        "Der aktive Spieler setzt entweder auf eine der offenen Karten, von 1 Kupfer bis zum "
                        "Limit, oder auf den Stapel. In deinem eigenen Zug gibt es nichts zu erhöhen, "
                        "abzulehnen oder zu verzichten."
                    ),
                    (
                        "„entweder auf eine der drei offenliegenden Karten … oder auf den verdeckten "
                        "Kartenstapel“"
                    ),
                    Effect.REFUSES,
                ),
                rule(
                    "KG-4.10",
                    (
                        "Once there is a bid on a card, the others may outbid it, clockwise, by at least one "
                        "copper each time. Only raising or declining answers a bid."
                    ),
                    (
                        "Ist auf eine Karte geboten, dürfen die anderen reihum im Uhrzeigersinn überbieten, "
                        "jeweils um mindestens ein Kupfer. Auf ein Gebot kannst du nur erhöhen oder "
                        "ablehnen."
                    ),
                    "„mindestens ein Kupferstück mehr“",
                    Effect.REFUSES,
                ),
                rule(
                    "KG-4.11",
                    (
                        "Pressen: a player who is not active raises below the limit to drive up the price. "
                        "The presser pays the bid and cannot get the card."
                    ),
                    (
                        "Pressen: Ein nicht aktiver Spieler erhöht unterhalb des Limits, um den Preis in die "
                        "Höhe zu treiben. Er zahlt sein Gebot und kann die Karte nicht bekommen."
                    ),
                    "„zwingt Spieler A jedoch dazu, auf die Karte zu verzichten oder erneut zu erhöhen“",
                    Effect.SCORES,
                ),
                rule(
                    "KG-4.12",
                    "A player who is not active gets the card of another only by bidding the limit.",
                    "Wer nicht aktiv ist, bekommt eine fremde Karte nur, wenn er das Limit setzt.",
                    "„der nicht aktive Spieler nur mit 3 Einsatz eine fremde Karte erwerben kann“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.13",
                    (
                        "When pressed, the active player, and nobody else, raises again or yields. On "
                        "yielding, the card is thrown away and the active player draws from the stack; the "
                        "bid already made stays paid."
                    ),
                    (
                        "Wird der aktive Spieler gepresst, erhöht er erneut oder verzichtet; verzichten kann "
                        "nur er. Verzichtet er, wird die Karte abgeworfen, und er zieht vom Stapel; sein "
                        "eigenes Gebot bleibt bezahlt."
                    ),
                    (
                        "„so wird die Karte trotzdem abgeworfen und er zieht vom verdeckten Stapel“; RULING: "
                        "the own bid stays paid (KG-4.6)"
                    ),
                    Effect.REFUSES,
                ),
                rule(
                    "KG-4.14",
                    (
                        "Der Bluff: the active player bids 2 at a limit of 3; the others can stop the "
                        "purchase only by bidding 3 and buying the card themselves."
                    ),
                    (
                        "Der Bluff: Der aktive Spieler setzt beim Limit 3 sofort 2; die anderen können den "
                        "Kauf nur noch verhindern, indem sie 3 setzen und die Karte selbst kaufen."
                    ),
                    "„indem sie ihrerseits auf 3 erhöhen und die Karte selbst erwerben“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.15",
                    (
                        "Buying from the stack: you bid exactly one copper on it and draw the top card face "
                        "down. Nobody can contest this; the pause that etiquette asks for has no effect."
                    ),
                    (
                        "Kauf vom Stapel: Du setzt genau ein Kupfer auf den Stapel und ziehst die oberste "
                        "Karte verdeckt. Niemand kann das anfechten; die Pause, die die Etikette verlangt, "
                        "hat keine Wirkung."
                    ),
                    (
                        "„Durch das Setzen einer Münze auf den verdeckten Stapel“; RULING: not contestable, "
                        "the pause has no effect"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "KG-4.16",
                    "If nobody outbids, the active player gets the card for the bid.",
                    "Überbietet niemand, bekommt der aktive Spieler die Karte für sein Gebot.",
                    "RULING: implied by the Bluff („seinen Kauf“)",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.17",
                    (
                        "Each bidder pays in total the highest bid they made in that contest: 3 means 3, not "
                        "1 and 3. All bids go to the pot."
                    ),
                    (
                        "Jeder Bieter zahlt insgesamt sein höchstes Gebot auf diese Karte: 3 heißt 3, nicht "
                        "1 und 3. Alle Gebote kommen in den Pot."
                    ),
                    "„erneut zu erhöhen und 3 Kupferstücke zu zahlen“",
                    Effect.SCORES,
                ),
                rule(
                    "KG-4.18",
                    "Declining to outbid in another player's turn costs nothing and keeps you your own turn.",
                    (
                        "Lehnst du im Zug eines anderen das Überbieten ab, kostet dich das nichts, und dein "
                        "eigener Zug bleibt dir."
                    ),
                    "RULING: declining is not passing",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.19",
                    (
                        "A presser who is outbid draws from the stack and is done for the round; a presser "
                        "whose bid stands when the active player yields keeps a turn of their own. The bid "
                        "is paid either way (`presser=if_not_outbid`). With `presser=own_turn` a presser "
                        "always keeps that turn; with `presser=stack_card` every presser who does not buy "
                        "draws from the stack and is done. After a contest the active player draws first, "
                        "then the others clockwise."
                    ),
                    (
                        "Wird ein Presser überboten, zieht er vom Stapel und ist für diese Runde fertig; "
                        "steht sein Gebot noch, wenn der aktive Spieler verzichtet, behält er seinen eigenen "
                        "Zug. Bezahlt ist sein Gebot in beiden Fällen (`presser=if_not_outbid`). Mit "
                        "`presser=own_turn` behält er den eigenen Zug immer; mit `presser=stack_card` zieht "
                        "jeder Presser, der nicht kauft, vom Stapel und ist fertig. Nach dem Bieten auf eine "
                        "Karte zieht zuerst der aktive Spieler, dann die anderen im Uhrzeigersinn."
                    ),
                    "RULING: the source settles only the outbid bidder",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-4.20",
                    (
                        "There is no free pass in your own turn: passing means buying from the stack for one "
                        "copper."
                    ),
                    (
                        "In deinem eigenen Zug kannst du nicht umsonst passen: Passen heißt, für ein Kupfer "
                        "vom Stapel zu kaufen."
                    ),
                    "RULING: a free pass would break KG-4.6",
                    Effect.REFUSES,
                ),
                rule(
                    "KG-4.21",
                    "If you have declined once in a contest, you do not come back into it.",
                    "Hast du beim Bieten auf eine Karte einmal abgelehnt, bist du aus diesem Bieten heraus.",
                    "RULING: so every contest comes to an end",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "KG-5",
            Text("Limits", "Limits"),
            (
                rule(
                    "KG-5.1",
                    "Dreier-Limit (`limit=3`, default): nobody may bid more than 3 coppers for a card.",
                    (
                        "Dreier-Limit (`limit=3`, Vorgabe): Für eine Karte darfst du nie mehr als 3 Kupfer "
                        "bieten."
                    ),
                    "„nie mehr als drei Kupferstücke“",
                    Effect.REFUSES,
                ),
                rule(
                    "KG-5.2",
                    "Fünferlimit (`limit=5`): the same, with 5 coppers.",
                    "Fünferlimit (`limit=5`): dasselbe mit 5 Kupfer.",
                    "„funktioniert aber nach dem selben Prinzip“",
                    Effect.REFUSES,
                ),
                rule(
                    "KG-5.3",
                    (
                        "Ohne Limit (`limit=null`): there is no top bid but a plain ascending auction. When "
                        "all but the highest bidder have declined, the highest bidder gets the card, active "
                        "or not; the active player too may yield while the others go on "
                        "(`no_limit_outside_buy=true`). With `no_limit_outside_buy=false` KG-4.12 holds: "
                        "only the active player can buy, and if the active player yields, the contest ends "
                        "and the card is discarded."
                    ),
                    (
                        "Ohne Limit (`limit=null`): Es gibt kein Höchstgebot, sondern eine einfache "
                        "aufsteigende Versteigerung. Haben alle außer dem Höchstbietenden abgelehnt, bekommt "
                        "er die Karte, ob aktiv oder nicht; auch der aktive Spieler darf verzichten, "
                        "während die anderen weiterbieten (`no_limit_outside_buy=true`). Mit "
                        "`no_limit_outside_buy=false` gilt KG-4.12: Nur der aktive Spieler kann kaufen; "
                        "verzichtet er, endet das Bieten, und die Karte wird abgeworfen."
                    ),
                    "„Ohne-Limit-Spiele“; RULING: without a limit nobody else could ever buy",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "KG-6",
            Text("Folding", "Aussteigen"),
            (
                rule(
                    "KG-6.1",
                    "At the end of each round, before new cards are laid out, everybody may fold.",
                    "Am Ende jeder Runde, bevor neue Karten ausgelegt werden, darf jeder aussteigen.",
                    "„Am Ende jeder Runde (Bevor die nächsten Karten offen ausgelegt werden!!!)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KG-6.2",
                    "If you fold, your stakes stay in the pot.",
                    "Steigst du aus, bleibt dein bisheriger Einsatz im Spiel.",
                    "„Dabei bleibt sein bisheriger Einsatz im Spiel.“",
                    Effect.SCORES,
                ),
                rule(
                    "KG-6.3",
                    "The last player left wins all the stakes without showing.",
                    "Wer als Letzter übrig bleibt, gewinnt den gesamten Einsatz, ohne zu zeigen.",
                    (
                        "„Der letzte Spieler, der aussteigt gewinnt den gesamten Einsatz.“; RULING: meant is "
                        "the last one left"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "KG-6.4",
                    (
                        "Players declare one after another, beginning with the holder of the Vorrecht in the "
                        "finished round. The last one left cannot fold. After round 3 there is no folding."
                    ),
                    (
                        "Erklärt wird nacheinander, beginnend mit dem Inhaber des Vorrechts der beendeten "
                        "Runde. Der letzte Verbliebene kann nicht aussteigen. Nach Runde 3 steigt niemand "
                        "mehr aus."
                    ),
                    "RULING: in turn, and only while new cards are to come",
                    Effect.REFUSES,
                ),
            ),
        ),
        Section(
            "KG-7",
            Text("Showdown", "Aufdecken"),
            (
                rule(
                    "KG-7.1",
                    (
                        "After round 3 those still in show their hands; the best combination wins all the "
                        "stakes."
                    ),
                    (
                        "Nach Runde 3 zeigen alle, die noch im Spiel sind, ihre Hand; die beste Kombination "
                        "gewinnt den gesamten Einsatz."
                    ),
                    "„den gesamten Einsatz des Tisches zu gewinnen“",
                    Effect.SCORES,
                ),
            ),
        ),
    ),
)
