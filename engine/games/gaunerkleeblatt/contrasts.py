"""What the source of Gaunerkleeblatt leaves open, and what else it could have meant."""

from __future__ import annotations

from engine.core.text import Text
from engine.learn.contrasts.form import Contrast

CONTRASTS = (
    Contrast(
        "three",
        "Q-GK-1.1",
        Text("Four players or three?", "Zu viert oder zu dritt?"),
        Text(
            "“For up to four participants”, says the source, and then deals for four. With three, more "
            "cards stay in the stock.",
            "„Für bis zu vier Teilnehmer“, sagt die Vorlage und gibt dann für vier. Zu dritt bleiben mehr "
            "Karten im Stapel.",
        ),
        "GK-1.1 GK-2.2 GK-2.3",
        b={"players": 3},
        ask="counts",
        position={"what": "stock"},
    ),
    Contrast(
        "two",
        "Q-GK-1.1",
        Text("Four players or two?", "Zu viert oder zu zweit?"),
        Text(
            "Two can play as well; the source only sets the upper bound. Their stock is larger than both "
            "hands together.",
            "Auch zwei können spielen; die Vorlage setzt nur die obere Grenze. Ihr Stapel ist größer als "
            "beide Blätter zusammen.",
        ),
        "GK-1.1 GK-2.3",
        b={"players": 2},
        ask="counts",
        position={"what": "stock"},
    ),
    Contrast(
        "opener",
        "Q-GK-3.1",
        Text("May the opener pass?", "Darf der Erste passen?"),
        Text(
            "“The player on the dealer's left names a stake”; only “the other players” may pass. So by the "
            "book the opener must name at least 1.",
            "„Der Spieler links vom Geber nennt einen Einsatz“; passen dürfen nur „die übrigen Spieler“. "
            "Nach dem Buch muss der Erste also mindestens 1 nennen.",
        ),
        "GK-3.1",
    ),
    Contrast(
        "raises",
        "Q-GK-3.5",
        Text("How often may the stake be raised?", "Wie oft darf erhöht werden?"),
        Text(
            "“Only once”: once in all, once for each player, or once in each betting? The second betting "
            "may raise again, so it is not once in all. The book allows one raise in each betting, whoever "
            "makes it.",
            "„Nur einmal“: einmal überhaupt, einmal für jeden oder einmal je Bieterrunde? Die zweite Runde "
            "darf wieder erhöhen, also nicht einmal überhaupt. Im Buch wird je Runde einmal erhöht, von wem "
            "auch immer.",
        ),
        "GK-3.5 GK-5.2",
        b={"raises": "one_per_player"},
        ask="betting",
        position={
            "dealer": "P4",
            "round": 1,
            "actions": [["P1", "name", 2], ["P2", "raise", 4], ["P3", "raise", 6]],
        },
    ),
    Contrast(
        "who-held",
        "Q-GK-3.6",
        Text(
            "What of those who held before a raise?", "Was gilt für die, die vor dem Erhöhen gehalten haben?"
        ),
        Text(
            "The source is silent. By the book they pay the difference or pass; what they have paid stays "
            "in the pot. Otherwise the shares would not be equal.",
            "Die Vorlage schweigt. Nach dem Buch zahlen sie die Differenz oder passen; Gezahltes bleibt im "
            "Topf. Sonst wären die Einsätze nicht gleich.",
        ),
        "GK-3.6",
    ),
    Contrast(
        "max-stake",
        "",
        Text("Is there a highest stake?", "Gibt es einen höchsten Einsatz?"),
        Text(
            "The source names no amounts, so by the book there is no limit. A limit of 5 keeps the evening cheap.",
            "Die Vorlage nennt keine Beträge, im Buch gibt es deshalb keine Grenze. Eine Grenze von 5 hält "
            "den Abend billig.",
        ),
        "GK-3.9",
        b={"max_stake": 5},
        ask="betting",
        position={
            "dealer": "P4",
            "round": 1,
            "actions": [["P1", "name", 3], ["P2", "hold"], ["P3", "raise", 7]],
        },
    ),
    Contrast(
        "exchange",
        "Q-GK-4.3",
        Text("Mix in first, or draw first?", "Erst mischen oder erst ziehen?"),
        Text(
            "“Lay away up to three cards and mix them into the stock, and draw three other cards”: mixing "
            "comes first, so your own cards can come back, but then they are no other cards. The book keeps "
            "to the order.",
            "„Bis zu drei Karten ablegen und in den Stapel mischen und dafür drei andere Karten … ziehen“: "
            "Erst kommt das Mischen, also können eigene Karten zurückkommen, nur sind es dann keine "
            "anderen. Das Buch hält sich an die Reihenfolge.",
        ),
        "GK-4.3 GK-4.4",
        b={"exchange": "draw_first"},
        ask="exchange",
        position={
            "hand": ["AS", "BS", "CS", "DH", "GP", "HP"],
            "stock": ["BB", "BP", "DB", "EB", "FS", "GB", "GS", "HB"],
            "discard": ["GP", "HP"],
            "draw": ["DB", "HP"],
        },
        show="own_back",
    ),
    Contrast(
        "second-betting",
        "Q-GK-5.1",
        Text("What does staying in cost after the exchange?", "Was kostet das Bleiben nach dem Tauschen?"),
        Text(
            "The stake “can, but need not, be raised”. No new stake is named, so by the book staying costs "
            "nothing unless somebody raises.",
            "Der Einsatz „kann, muss aber nicht erhöht werden“. Ein neuer wird nicht genannt, also kostet "
            "das Bleiben im Buch nichts, solange niemand erhöht.",
        ),
        "GK-5.1",
    ),
    Contrast(
        "wraps",
        "Q-GK-6.4",
        Text("Are H and A neighbours?", "Sind H und A Nachbarn?"),
        Text(
            "“A is the highest card”: a line has two ends, so by the book it does not go round the corner. "
            "Who prefers a ring has more runs.",
            "„A ist die höchste Karte“: Eine Linie hat zwei Enden, also geht es im Buch nicht um die Ecke. "
            "Wer einen Ring vorzieht, hat mehr Reihen.",
        ),
        "GK-6.4 GK-1.4",
        b={"run_wraps": True},
        ask="score",
        position={"hand": ["GS", "HB", "AH", "BP", "DS", "EB"]},
    ),
    Contrast(
        "lone-card",
        "Q-GK-6.6",
        Text("Is a single card a Reihe?", "Ist eine einzelne Karte eine Reihe?"),
        Text(
            "A Volk has at least two cards, a Truppe “several”, and the word means a row; so the book asks "
            "for two. If one is enough, nobody is left with nothing.",
            "Ein Volk hat mindestens zwei Karten, eine Truppe „mehrere“, und Reihe heißt Reihe; das Buch "
            "verlangt also zwei. Reicht eine, geht niemand leer aus.",
        ),
        "GK-6.3 GK-6.6",
        b={"run_min": 1},
        ask="score",
        position={"hand": ["AS", "CB", "EH", "GP", "AB", "CS"]},
    ),
    Contrast(
        "short-run",
        "Q-GK-6.6",
        Text("Are two neighbours enough for a Reihe?", "Reichen zwei Nachbarn für eine Reihe?"),
        Text(
            "The example of the source has three. By the book two will do; whoever takes the example at its "
            "word gives nothing for two.",
            "Das Beispiel der Vorlage hat drei. Im Buch reichen zwei; wer das Beispiel beim Wort nimmt, "
            "gibt für zwei nichts.",
        ),
        "GK-6.6",
        b={"run_min": 3},
        ask="score",
        position={"hand": ["AS", "BB", "EH", "FP", "AB", "HS"]},
    ),
    Contrast(
        "two-pairs",
        "Q-GK-6.7",
        Text("Do two pairs add up?", "Zählen zwei Paare zusammen?"),
        Text(
            "“His largest Truppe”, says the source. So two pairs are worth 2 and not 4, and three alike are 4.",
            "„Seine größte Truppe“, sagt die Vorlage. Zwei Paare sind also 2 wert und nicht 4, drei Gleiche 4.",
        ),
        "GK-6.7",
    ),
    Contrast(
        "eighteen",
        "Q-GK-6.10",
        Text("Can anybody have eighteen points?", "Kann jemand achtzehn Punkte haben?"),
        Text(
            "“In all, a player can gain eighteen points …” No hand can: whoever has six of one people has "
            "no two alike. The book has counted every hand; the most is 12.",
            "„Im Ganzen kann ein Spieler also achtzehn Punkte erlangen …“ Kein Blatt kann das: Wer sechs "
            "von einem Volk hat, hat keine zwei Gleichen. Das Buch hat alle Blätter gezählt; das Höchste "
            "ist 12.",
        ),
        "GK-6.10",
    ),
    Contrast(
        "tie",
        "Q-GK-7.2",
        Text("What if the best are level?", "Was, wenn die Besten gleich sind?"),
        Text(
            "“If the points are equal the stakes stay in the pot.” So it is, also when only two of three "
            "are level; the third gets nothing, and the next game's winner gets all.",
            "„Bei gleicher Punktzahl verbleiben die Einsätze im Topf.“ So ist es, auch wenn nur zwei von "
            "dreien gleich sind; der dritte bekommt nichts, und alles geht an den Sieger des nächsten "
            "Spiels.",
        ),
        "GK-7.2 GK-7.3",
    ),
)
