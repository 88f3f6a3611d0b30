"""Where the source of Kaufmannsglück contradicts itself or is silent, and what else can be agreed on."""

from __future__ import annotations

from engine.core.text import Text
from engine.learn.contrasts.form import Contrast

CONTEST = "state winner paid draws keeps_turn to_act"

CONTRASTS = (
    Contrast(
        "suit-order",
        "Q-KG-1.4",
        Text("Which suit is Warin?", "Welche Farbe ist Warin?"),
        Text(
            "The table of the source sets diamonds beside Warin and spades beside Sain. Its text counts "
            "hearts, spades, diamonds, clubs and so makes the spades Warin. The book follows the table, "
            "since it is the table that ranks.",
            "Die Tabelle der Vorlage stellt Karo neben Warin und Pik neben Sain. Ihr Text zählt Herz, Pik, "
            "Karo, Kreuz und macht damit Pik zu Warin. Das Buch folgt der Tabelle, denn sie legt die Ränge "
            "fest.",
        ),
        "KG-1.4 KG-2.15",
        b={"suit_order": "text"},
        ask="compare",
        position={"hands": {"P1": ["9D", "7D", "6D", "4D", "2D"], "P2": ["KS", "JS", "9S", "5S", "3S"]}},
    ),
    Contrast(
        "which-pack",
        "Q-KG-1.2",
        Text("Which game's cards?", "Die Karten welches Spiels?"),
        Text(
            "“The game of Drei Säue vor dem Hof consists of …” begins the list of the cards; a sentence "
            "copied from the wrong page. “4 cards each” means four of each rank, one in each suit.",
            "„Das Drei Säue vor dem Hof Spiel besteht aus …“ beginnt die Liste der Karten; ein Satz von der "
            "falschen Seite. „Jeweils 4 Karten“ heißt vier von jedem Rang, eine in jeder Farbe.",
        ),
        "KG-1.2",
    ),
    Contrast(
        "nothing",
        "Q-KG-2.10",
        Text("What is a hand worth that has nothing?", "Was ist ein Blatt wert, das nichts hat?"),
        Text(
            "The source lists eight combinations, and nearly half of all hands have none of them. The book "
            "lets the highest cards decide.",
            "Die Vorlage nennt acht Kombinationen, und fast die Hälfte aller Blätter hat keine davon. Im "
            "Buch entscheiden dann die höchsten Karten.",
        ),
        "KG-2.10 KG-2.11",
    ),
    Contrast(
        "ace-low",
        "Q-KG-2.9",
        Text("May a run begin with the ace?", "Darf eine Straße mit dem Ass beginnen?"),
        Text(
            "In the source the ace stands at the top, “from ace down”, so no run begins with it. Poker "
            "players will expect ace to 5 to be the lowest Große Straße.",
            "In der Vorlage steht das Ass oben, „ab A“, also beginnt keine Straße damit. Wer pokert, "
            "erwartet Ass bis Fünf als niedrigste Große Straße.",
        ),
        "KG-2.12",
        b={"ace_low": True},
        ask="compare",
        position={"hands": {"P1": ["AH", "2S", "3D", "4C", "5H"], "P2": ["KS", "KD", "KC", "9H", "4S"]}},
    ),
    Contrast(
        "two-pairs",
        "Q-KG-2.9",
        Text("Does a second pair count?", "Zählt ein zweites Paar?"),
        Text(
            "The source knows one pair, the Zweier, and not two. By the book the cards beside the higher "
            "pair count one by one. Otherwise the second pair is compared first.",
            "Die Vorlage kennt ein Paar, den Zweier, aber keine zwei. Nach dem Buch zählen neben dem "
            "höheren Paar die Karten einzeln. Sonst wird zuerst das zweite Paar verglichen.",
        ),
        "KG-2.13",
        b={"two_pairs": True},
        ask="compare",
        position={"hands": {"P1": ["QH", "QS", "5D", "5C", "7H"], "P2": ["QD", "QC", "AS", "9D", "2C"]}},
    ),
    Contrast(
        "straight-flush",
        "Q-KG-2.9",
        Text("A Große Straße in one suit?", "Eine Große Straße in einer Farbe?"),
        Text(
            "The source has runs and hands of one suit, but not both in one. The higher of the two counts: "
            "it is a Große Straße, beaten by nothing but the Pantheon and a higher one.",
            "Die Vorlage kennt Straßen und Blätter einer Farbe, aber nicht beides in einem. Das Höhere "
            "zählt: Es ist eine Große Straße, und nur das Pantheon und eine höhere schlagen sie.",
        ),
        "KG-2.9 KG-2.14",
    ),
    Contrast(
        "equal-hands",
        "Q-KG-2.9",
        Text("What if two hands are equal?", "Was, wenn zwei Blätter gleich sind?"),
        Text(
            "The source does not say. By the book they share the pot, and odd coins stay for the next game.",
            "Die Vorlage sagt es nicht. Nach dem Buch teilen sie sich den Topf, und was nicht aufgeht, "
            "bleibt fürs nächste Spiel.",
        ),
        "KG-2.16",
    ),
    Contrast(
        "declining",
        "Q-KG-4.18",
        Text("What does declining cost?", "Was kostet es, abzulehnen?"),
        Text(
            "“Whoever is outbid or passes automatically receives a card from the stack”; in the example of "
            "pressing, “passes” means to decline. Then a player would get a card for nothing, against "
            "“never without paying at least one copper”. In the book declining costs nothing and gives "
            "nothing; your turn is still to come.",
            "„Wer überboten wird oder passt erhält automatisch eine Karte vom verdeckten Stapel“; im "
            "Beispiel zum Pressen heißt „passt“, nicht zu überbieten. Dann bekäme man eine Karte umsonst, "
            "gegen „niemals … ohne mindestens ein Kupfer“. Im Buch kostet das Ablehnen nichts und bringt "
            "nichts; dein eigener Zug kommt noch.",
        ),
        "KG-4.18 KG-4.5 KG-4.6",
    ),
    Contrast(
        "passing",
        "Q-KG-4.20",
        Text("Can you pass for nothing?", "Kann man umsonst passen?"),
        Text(
            "Whoever passes gets a card, and nobody stays in without paying: both stand in the source. In "
            "the book passing in your own turn is buying from the stack, for one copper.",
            "Wer passt, erhält eine Karte, und niemand bleibt ohne Zahlung im Spiel: Beides steht in der "
            "Vorlage. Im Buch heißt Passen im eigenen Zug, für ein Kupfer vom Stapel zu kaufen.",
        ),
        "KG-4.20 KG-4.6 KG-4.15",
    ),
    Contrast(
        "presser-own",
        "Q-KG-4.19",
        Text(
            "Has a presser who is outbid had the turn?",
            "Ist nach dem Pressen der Zug vorbei, wenn man überboten wird?",
        ),
        Text(
            "“Whoever is outbid automatically receives a card from the stack.” The book takes it at its "
            "word for pressers too. Elsewhere pressing costs its coppers and nothing else.",
            "„Wer überboten wird … erhält automatisch eine Karte vom verdeckten Stapel.“ Das Buch nimmt das "
            "auch beim Pressen wörtlich. Anderswo kostet es seine Kupfer und sonst nichts.",
        ),
        "KG-4.19 KG-4.5",
        b={"presser": "own_turn"},
        ask="contest",
        position={"active": "P1", "bids": [["P1", 1], ["P2", 2], ["P3", "decline"], ["P1", 3]]},
        show=CONTEST,
    ),
    Contrast(
        "presser-stack",
        "Q-KG-4.19",
        Text("And if the active player yields to the presser?", "Und wenn der aktive Spieler verzichtet?"),
        Text(
            "Nobody has outbid the presser then, so by the book a turn is still to come. A stricter table "
            "gives every presser who does not buy a card from the stack, and that was the turn.",
            "Dann hat den Presser niemand überboten, und nach dem Buch kommt sein Zug noch. Eine strengere "
            "Runde gibt jedem, der presst und nicht kauft, eine Stapelkarte, und das war sein Zug.",
        ),
        "KG-4.19 KG-4.13",
        b={"presser": "stack_card"},
        ask="contest",
        position={"active": "P1", "bids": [["P1", 1], ["P2", 2], ["P3", "decline"], ["P1", "yield"]]},
        show=CONTEST,
    ),
    Contrast(
        "five",
        "Q-KG-4.12",
        Text("Dreier-Limit or Fünferlimit?", "Dreier-Limit oder Fünferlimit?"),
        Text(
            "Three coppers buy the card at once in the common game. At a limit of 5 the same bid only presses.",
            "Drei Kupfer kaufen im üblichen Spiel die Karte sofort. Beim Fünferlimit presst dasselbe Gebot nur.",
        ),
        "KG-5.1 KG-5.2 KG-4.12",
        b={"limit": 5},
        ask="contest",
        position={"active": "P1", "bids": [["P1", 1], ["P2", 3]]},
        show=CONTEST,
    ),
    Contrast(
        "no-limit",
        "Q-KG-5.3",
        Text("With or without a limit?", "Mit oder ohne Limit?"),
        Text(
            "The source speaks of games without a limit, in which profit and loss shoot up. It becomes an "
            "auction: the same bid is no longer the last.",
            "Die Vorlage spricht von Ohne-Limit-Spielen, in denen Gewinn und Verlust in die Höhe schnellen. "
            "Das Bieten wird zur Versteigerung: Dasselbe Gebot ist nicht mehr das letzte.",
        ),
        "KG-5.1 KG-5.3",
        b={"limit": None},
        ask="contest",
        position={"active": "P2", "bids": [["P2", 2], ["P3", 3]]},
        show=CONTEST,
    ),
    Contrast(
        "outside-buy",
        "Q-KG-5.3",
        Text("Who can buy without a limit?", "Wer kann ohne Limit kaufen?"),
        Text(
            "Others than the active player buy only for the limit, says the source, and without a limit "
            "there is none. The book lets the highest bidder buy; taken literally only the active player "
            "could.",
            "Andere als der aktive Spieler kaufen nur für das Limit, sagt die Vorlage, und ohne Limit gibt "
            "es keins. Im Buch kauft der Höchstbietende; wörtlich genommen könnte es nur der aktive Spieler.",
        ),
        "KG-5.3 KG-4.12",
        a={"limit": None},
        b={"limit": None, "no_limit_outside_buy": False},
        ask="contest",
        position={"active": "P1", "bids": [["P1", 2], ["P2", 5], ["P3", "decline"], ["P1", "yield"]]},
        show=CONTEST,
    ),
    Contrast(
        "five-deal",
        "Q-KG-4.12",
        Text("A whole game at both limits", "Ein ganzes Spiel mit beiden Limits"),
        Text(
            "Three bots play at the Dreier-Limit. As soon as one of them bids 3, the Fünferlimit goes on "
            "where this game has sold the card.",
            "Drei Bots spielen mit dem Dreier-Limit. Sobald einer von ihnen 3 bietet, geht es beim "
            "Fünferlimit weiter, wo in diesem Spiel die Karte verkauft ist.",
        ),
        "KG-5.1 KG-5.2",
        b={"limit": 5},
        seed="1",
    ),
    Contrast(
        "last-to-fold",
        "Q-KG-6.3",
        Text("Who wins when the others fold?", "Wer gewinnt, wenn die anderen aussteigen?"),
        Text(
            "“The last player to fold wins the whole stake”, says the source. It must mean the last one who "
            "does not; that player cannot fold any more.",
            "„Der letzte Spieler, der aussteigt gewinnt den gesamten Einsatz“, sagt die Vorlage. Gemeint "
            "sein muss der letzte, der nicht aussteigt; der kann es dann auch nicht mehr.",
        ),
        "KG-6.3 KG-6.4",
    ),
    Contrast(
        "third-round",
        "Q-KG-6.4",
        Text("Can you fold after the third round?", "Kann man nach der dritten Runde aussteigen?"),
        Text(
            "You fold “at the end of each round, before the next cards are laid out”. After the third round "
            "there are no next cards, so the book does not offer it.",
            "Ausgestiegen wird „am Ende jeder Runde (Bevor die nächsten Karten offen ausgelegt werden!!!)“. "
            "Nach der dritten Runde kommen keine Karten mehr, also bietet das Buch es nicht an.",
        ),
        "KG-6.1 KG-6.4",
    ),
)
