"""Where the old books on Gleek differ, what the source leaves open, and what else can be agreed on."""

from __future__ import annotations

from engine.core.text import Text
from engine.learn.contrasts.form import Contrast

NAMES = "Anna Ben Carla"
TURNED = {
    "dealer": "P1",
    "turn_up": "KH",
    "hands": {
        "P1": ["AH", "TH", "8H", "KC", "KS"],
        "P2": ["AD", "QD", "JD", "7D"],
        "P3": ["QC", "9C", "8C"],
    },
}
RAISED = {
    "dealer": "P1",
    "base": 2,
    "actions": [["P2", "bet"], ["P3", "raise"], ["P1", "pass"], ["P2", "pass"]],
    "ruffs": {"P1": 36, "P2": 43, "P3": 47},
}
LEFT = {"chips": {"P1": 120, "P2": 101, "P3": 65}, "pot": 14, "played": 9}

CONTRASTS = (
    Contrast(
        "values",
        "Q-GL-1.5",
        Text("What are the trumps and the sets worth?", "Was sind die Trümpfe und die Sätze wert?"),
        Text(
            "Two tables of the source are lost. The book takes Cotton's values of 1674; the worked example "
            "of the source comes out right with them.",
            "Zwei Tabellen der Vorlage fehlen. Das Buch nimmt Cottons Werte von 1674; das Rechenbeispiel "
            "der Vorlage geht damit auf.",
        ),
        "GL-1.5 GL-5.1",
    ),
    Contrast(
        "turn-up-ruff",
        "Q-GL-2.5",
        Text("Does the turn-up count in the ruff?", "Zählt die aufgedeckte Karte im Ruff?"),
        Text(
            "“The card turned up belongs to the dealer but stays on the table.” The dealer has twelve cards "
            "without it, so the book leaves it out. With this option it belongs to the dealer's ruff.",
            "„Die aufgedeckte Karte gehört dem Geber, bleibt aber auf dem Tisch.“ Er hat auch ohne sie "
            "zwölf Karten, also lässt das Buch sie weg. Mit dieser Option gehört sie zum Ruff des Gebers.",
        ),
        "GL-2.5 GL-4.1",
        b={"turn_up_counts": True},
        ask="ruff",
        position=TURNED,
        show="values winner",
        names=NAMES,
    ),
    Contrast(
        "turn-up-sets",
        "Q-GL-2.5",
        Text("Does the turn-up make a gleek?", "Macht die aufgedeckte Karte einen Gleek voll?"),
        Text(
            "The same question for sets: two kings in the dealer's hand, and the third lies on the table.",
            "Dieselbe Frage bei den Sätzen: zwei Könige auf der Hand der Geberin, und der dritte liegt auf "
            "dem Tisch.",
        ),
        "GL-2.5 GL-5.1",
        b={"turn_up_counts": True},
        ask="sets",
        position=TURNED,
        names=NAMES,
    ),
    Contrast(
        "tiddy-turned",
        "Q-GL-2.6",
        Text("What does a turned-up Tiddy bring?", "Was bringt eine aufgedeckte Tiddy?"),
        Text(
            "Cotgrave gives two chips from each opponent, Cotton and the source four. The book pays four.",
            "Cotgrave gibt zwei Chips von jedem Gegner, Cotton und die Vorlage vier. Das Buch zahlt vier.",
        ),
        "GL-2.6",
    ),
    Contrast(
        "tiddy",
        "Q-GL-9.1",
        Text("With or without Tiddy?", "Mit oder ohne Tiddy?"),
        Text(
            "According to Cotgrave some players left Tiddy out, because she was easily forgotten. Then the "
            "4 of trumps is an ordinary card.",
            "Laut Cotgrave ließen manche Spieler Tiddy weg, weil man sie leicht vergaß. Dann ist die "
            "Trumpf-4 eine gewöhnliche Karte.",
        ),
        "GL-9.1 GL-2.6 GL-6.6",
        b={"tiddy": False},
        ask="trick",
        position={"trump": "S", "trick": [["P2", "TS"], ["P3", "4S"], ["P1", "9S"]]},
        show="winner pay",
        names=NAMES,
    ),
    Contrast(
        "towser",
        "Q-GL-9.1",
        Text("Are Towser and Tumbler played?", "Wird mit Towser und Tumbler gespielt?"),
        Text(
            "Cotton alone knows the 5 of trumps as Towser and the 6 as Tumbler. Turned up they bring more "
            "chips than Tiddy. By the book they are ordinary cards unless you agree on them.",
            "Nur Cotton kennt die Trumpf-5 als Towser und die 6 als Tumbler. Aufgedeckt bringen sie mehr "
            "Chips als Tiddy. Im Buch sind sie gewöhnliche Karten, wenn ihr nichts anderes vereinbart.",
        ),
        "GL-9.2",
        b={"towser_tumbler": True},
        ask="turn_up",
        position={"dealer": "P1", "card": "5S"},
        show="pay",
        names=NAMES,
    ),
    Contrast(
        "turned-double",
        "Q-GL-9.2",
        Text("5 and 6 turned up, or 10 and 12?", "Aufgedeckt 5 und 6 oder 10 und 12?"),
        Text(
            "The source gives 5 and 6 chips for Towser and Tumbler turned up. Cotton can be read otherwise: "
            "so much in the hand, and double if turned up.",
            "Die Vorlage gibt 5 und 6 Chips für Towser und Tumbler, wenn sie aufgedeckt werden. Cotton "
            "lässt sich anders lesen: so viel auf der Hand, und aufgedeckt das Doppelte.",
        ),
        "GL-9.2",
        a={"towser_tumbler": True},
        b={"towser_tumbler": True, "tt_turned_double": True},
        ask="turn_up",
        position={"dealer": "P1", "card": "6S"},
        show="pay",
        names=NAMES,
    ),
    Contrast(
        "tt-in-hand",
        "Q-GL-9.2",
        Text(
            "Do Towser and Tumbler bring chips when played?", "Bringen Towser und Tumbler beim Legen Chips?"
        ),
        Text(
            "“There probably 5 or 6 as well”, says the source of playing them from the hand. By the book "
            "they bring something there only if agreed.",
            "„Dort wohl ebenfalls 5 oder 6“, sagt die Vorlage für die Hand. Im Buch bringen sie dort nur "
            "etwas, wenn es vereinbart ist.",
        ),
        "GL-9.2",
        a={"towser_tumbler": True},
        b={"towser_tumbler": True, "tt_in_hand": True},
        ask="trick",
        position={"trump": "S", "trick": [["P2", "TS"], ["P3", "5S"], ["P1", "6S"]]},
        show="winner pay",
        names=NAMES,
    ),
    Contrast(
        "opening",
        "",
        Text("Does the bidding open at 12 or at 13?", "Beginnt das Bieten bei 12 oder bei 13?"),
        Text(
            "Forehand must open at 12, say Cotton and the source. In Cotgrave's book the bidding begins at 13.",
            "Die Vorhand muss mit 12 eröffnen, sagen Cotton und die Vorlage. Bei Cotgrave beginnt das Bieten mit 13.",
        ),
        "GL-3.1 GL-9.3",
        b={"opening_bid": 13},
        ask="auction",
        position={"dealer": "P1", "bids": [["P2", 12]]},
        show="to_act legal",
        names=NAMES,
    ),
    Contrast(
        "odd-chip",
        "Q-GL-3.6",
        Text("Where does an odd chip go?", "Wohin kommt ein ungerader Chip?"),
        Text(
            "Into the pot, says the source. “The eldest hand usually claims it, or else it is given to the "
            "box”, says Cotton; the eldest hand is forehand.",
            "In den Pot, sagt die Vorlage. „The eldest hand usually claims it, or else it is given to the "
            "box“, sagt Cotton: Meist beansprucht ihn die Vorhand.",
        ),
        "GL-3.6",
        b={"odd_chip": "forehand"},
        ask="auction",
        position={"dealer": "P1", "bids": [["P2", 12], ["P3", 13], ["P1", "pass"], ["P2", "pass"]]},
        show="buyer price pay pot",
        names=NAMES,
    ),
    Contrast(
        "discard-first",
        "Q-GL-3.7",
        Text("Lay away first, or take the stock first?", "Erst ablegen oder erst aufnehmen?"),
        Text(
            "Willughby and the source have the buyer lay away seven cards before seeing the stock; modern "
            "reconstructions let the buyer take it first. The book follows the source.",
            "Bei Willughby und in der Vorlage legt der Käufer sieben Karten weg, bevor er den Ziehstapel "
            "sieht; neuere Rekonstruktionen lassen ihn erst aufnehmen. Das Buch folgt der Vorlage.",
        ),
        "GL-3.7",
    ),
    Contrast(
        "silent",
        "Q-GL-4.4 Q-GL-4.13",
        Text("Has passed who was silent?", "Hat gepasst, wer geschwiegen hat?"),
        Text(
            "After a bet “the others” choose. The book counts those among them who had been silent before: "
            "silence gives no money away and no right up.",
            "Nach einem Einsatz wählen „die anderen“. Das Buch zählt auch die dazu, die vorher geschwiegen "
            "haben: Wer schweigt, gibt weder Geld noch Recht auf.",
        ),
        "GL-4.4 GL-4.13",
    ),
    Contrast(
        "ruff-pass",
        "Q-GL-4.6",
        Text("What does passing in the ruff cost?", "Was kostet das Passen im Ruff?"),
        Text(
            "“You pay the winner the stake as it stands now”, says the source, so a raise binds those too "
            "who do not follow it. Milder: the stake before the latest raise, and nothing if there was none.",
            "„Du zahlst dem Gewinner den Einsatz, wie er jetzt steht“, sagt die Vorlage; eine Erhöhung "
            "bindet also auch, wer ihr nicht folgt. Milder: der Einsatz vor der letzten Erhöhung, und ohne "
            "Erhöhung nichts.",
        ),
        "GL-4.6 GL-4.12",
        b={"ruff_pass": "before_raise"},
        ask="vying",
        position=RAISED,
        show="to_act stake winner pay",
        names=NAMES,
    ),
    Contrast(
        "ruff-limit",
        "Q-GL-4.14",
        Text("How often may the ruff be raised?", "Wie oft darf der Ruff erhöht werden?"),
        Text(
            "The source sets no end to it; in the old books there were sums of sixteen. A limit of 8 is a "
            "guard that you may agree on.",
            "Die Vorlage setzt kein Ende; in den alten Büchern kamen Summen von sechzehn vor. Eine Grenze "
            "von 8 ist eine Bremse, die ihr vereinbaren könnt.",
        ),
        "GL-4.14",
        b={"ruff_limit": 8},
        ask="vying",
        position={
            **RAISED,
            "actions": [
                ["P2", "bet"],
                ["P3", "raise"],
                ["P1", "pass"],
                ["P2", "raise"],
                ["P3", "raise"],
                ["P2", "raise"],
            ],
        },
        show="to_act legal stake",
        names=NAMES,
    ),
    Contrast(
        "base-four",
        "Q-GL-4.15",
        Text("Is the stake of 4 doubled again?", "Wird der Einsatz von 4 noch einmal verdoppelt?"),
        Text(
            "Nobody bets, and “only in the next deal” the stake is 4. If nobody bets there either it is 4 "
            "again, not 8; after a ruff it is 2.",
            "Setzt niemand, so beträgt der Einsatz „nur im nächsten Spiel“ 4. Setzt dort wieder niemand, "
            "sind es noch einmal 4, nicht 8; nach einem Ruff sind es 2.",
        ),
        "GL-4.5 GL-4.15",
    ),
    Contrast(
        "mournival",
        "Q-GL-5.4",
        Text("Is a mournival paid as a gleek too?", "Wird ein Mournival auch als Gleek bezahlt?"),
        Text(
            "The source does not say. By the book one set of a rank is one set, and four alike are a mournival only.",
            "Die Vorlage sagt es nicht. Im Buch ist ein Satz eines Rangs ein Satz, und vier Gleiche sind "
            "nur ein Mournival.",
        ),
        "GL-5.4",
    ),
    Contrast(
        "follow-high",
        "",
        Text("Must you follow with your highest card?", "Musst du mit der höchsten Karte bedienen?"),
        Text(
            "In Willughby's account whoever follows suit must play the highest card of it. The source makes "
            "that a variant.",
            "Bei Willughby muss, wer bedient, seine höchste Karte der Farbe legen. In der Vorlage ist das "
            "eine Variante.",
        ),
        "GL-6.2 GL-9.4",
        b={"follow_high": True},
        ask="legal",
        position={"to_play": "P1", "trick": [["P2", "KS"], ["P3", "9S"]], "hand": ["AS", "5S", "QD"]},
        names=NAMES,
    ),
    Contrast(
        "follow-high-deal",
        "",
        Text("A whole deal, and following high", "Ein ganzes Spiel, und hoch bedienen"),
        Text(
            "Three bots play by the book. With following high the deal stops at the first low card that "
            "somebody keeps a higher one back for.",
            "Drei Bots spielen nach dem Buch. Beim hohen Bedienen hält das Spiel an der ersten niedrigen "
            "Karte an, hinter der jemand eine höhere zurückhält.",
        ),
        "GL-9.4",
        b={"follow_high": True},
        seed="1",
    ),
    Contrast(
        "unannounced",
        "Q-GL-6.5",
        Text("An honour that was not announced?", "Ein Honneur, der nicht angesagt wurde?"),
        Text(
            "“Announce it; its points are yours”, says the source. By the book they are yours all the same.",
            "„Sag es an – seine Punkte gehören dir“, sagt die Vorlage. Im Buch gehören sie dir auch ohne Ansage.",
        ),
        "GL-6.5",
    ),
    Contrast(
        "pot-shared",
        "Q-GL-7.7 Q-GL-8.3",
        Text("The pot at the end: nobody's, or shared?", "Der Pot am Ende: niemandes, oder geteilt?"),
        Text(
            "Settling up takes no more out of the pot than it brought in, so chips stay there to the end. "
            "Then the source is silent. By the book they belong to nobody; they can also be shared.",
            "Die Abrechnung nimmt nie mehr aus dem Pot, als sie hineintut, also bleiben Chips bis zuletzt. "
            "Dann schweigt die Vorlage. Im Buch gehören sie niemandem; man kann sie auch teilen.",
        ),
        "GL-7.7 GL-8.3",
        b={"leftover_pot": "share"},
        ask="match",
        position=LEFT,
        show="winners chips pot",
        names=NAMES,
    ),
    Contrast(
        "pot-winner",
        "Q-GL-7.7 Q-GL-8.3",
        Text(
            "The pot at the end: shared, or the winner's?", "Der Pot am Ende: geteilt, oder für den Sieger?"
        ),
        Text(
            "Who has won is settled before. The rest of the pot may then be shared, or be the winner's.",
            "Wer gewonnen hat, steht vorher fest. Der Rest im Pot kann dann geteilt werden oder dem Sieger gehören.",
        ),
        "GL-8.2 GL-8.3",
        a={"leftover_pot": "share"},
        b={"leftover_pot": "winner"},
        ask="match",
        position=LEFT,
        show="winners chips pot",
        names=NAMES,
    ),
    Contrast(
        "deals",
        "Q-GL-8.1",
        Text("How many deals make a match?", "Wie viele Spiele hat eine Partie?"),
        Text(
            "“A multiple of three, so that all deal equally often.” The book plays nine; after six a "
            "shorter match is over.",
            "„Ein Vielfaches von drei, damit jeder gleich oft gibt.“ Das Buch spielt neun; nach sechs ist "
            "eine kürzere Partie vorbei.",
        ),
        "GL-8.1",
        b={"deals": 6},
        ask="match",
        position={"chips": {"P1": 109, "P2": 98, "P3": 93}, "pot": 0, "played": 6},
        show="over winners deals_left next_dealer",
        names=NAMES,
    ),
    Contrast(
        "chips",
        "",
        Text("How many chips to begin with?", "Mit wie vielen Chips beginnen?"),
        Text(
            "“About 100 each”, says the source. The number changes no rule, since debts are allowed: the "
            "deal is the same under both, and only the totals start elsewhere.",
            "„Etwa 100 pro Spieler“, sagt die Vorlage. Die Zahl ändert keine Regel, denn Schulden sind "
            "erlaubt: Das Spiel verläuft gleich, nur die Summen beginnen woanders.",
        ),
        "GL-1.7",
        b={"chips": 50},
        seed="3",
    ),
)
