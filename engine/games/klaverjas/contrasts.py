"""Where the source of Klaverjas contradicts itself or is silent, and what the clubs play."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.text import Text
from engine.games.klaverjas.rules import Claim
from engine.games.klaverjas.state import Phase, State, Verb
from engine.learn.contrasts.form import Contrast

CLUB = {"preset": "club"}


def _plays(text: str) -> list[list[str]]:
    return [play.split(":") for play in text.split()]


THREE = {
    "dealer": "N",
    "declarer": "E",
    "trump": "C",
    "hands": {
        "N": ["TC", "8H", "8D", "QH", "8S", "JS", "9C", "AH", "JD", "KC"],
        "E": ["9D", "7D", "JH", "7C", "KS", "AD", "AS", "TH", "QS", "TD"],
        "S": ["AC", "JC", "7H", "KH", "9S", "TS", "8C", "7S", "QD", "9H"],
    },
    "talon": ["QC", "KD"],
    "discards": ["KS", "7C"],
    "plays": _plays(
        "E:9D S:QD N:JD S:KH N:8H E:JH S:8C N:9C E:QC N:8S E:AS S:9S E:TH S:9H N:QH "
        "E:AD S:JC N:8D S:7S N:JS E:QS E:7D S:AC N:AH S:7H N:KC E:TD N:TC E:KD S:TS"
    ),
}


def meanwhile(state: State, action: Action | None) -> Action | None:
    """A record without announcements has nobody claim the roem of the last trick (KJ-5.11)."""
    if state.phase is Phase.CLAIM and (action is None or action.verb not in (Verb.CLAIM, Verb.COUNT)):
        return Action(state.acting[0], Verb.COUNT)
    return None


def done_already(state: State, action: Action) -> bool:
    """Where roem is announced by itself, claiming it changes nothing (KJ-5.11)."""
    return action.verb in (Verb.CLAIM, Verb.COUNT) and state.rules.roem_claim is Claim.AUTO


CONTRASTS = (
    Contrast(
        "club-deal",
        "Q-KJ-4.7 Q-KJ-4.8 Q-KJ-5.7 Q-KJ-6.3",
        Text("A whole deal, book and club", "Ein ganzes Spiel, Buch und Club"),
        Text(
            "The book takes its source at its word. The clubs forbid undertrumping, want a trump lead "
            "beaten, count roem by the trick and ask for more than half of the points.",
            "Das Buch nimmt seine Vorlage beim Wort. Die Clubs verbieten das Untertrumpfen, wollen "
            "angespielten Trumpf überboten sehen, zählen Roem im Stich und verlangen mehr als die Hälfte "
            "der Punkte.",
        ),
        "KJ-8.9",
        b=CLUB,
        seed="63",
    ),
    Contrast(
        "club-stop",
        "Q-KJ-4.7",
        Text("Where a club stops the deal", "Wo ein Club das Spiel anhält"),
        Text(
            "By the book whoever must trump plays a trump, high or low. In a club the first trump that is "
            "too low cannot be played, and from there on the deal would go another way.",
            "Nach dem Buch spielt Trumpf, wer trumpfen muss, ob hoch oder niedrig. In einem Club darf der "
            "erste Trumpf, der zu niedrig ist, nicht fallen, und von da an liefe das Spiel anders.",
        ),
        "KJ-4.7 KJ-8.9",
        b=CLUB,
        seed="39",
    ),
    Contrast(
        "who-chooses",
        "Q-KJ-3.7",
        Text("Who chooses trumps?", "Wer bestimmt den Trumpf?"),
        Text(
            "The introduction says that the dealer's side names trumps. The rules of bidding let any player "
            "say “I play”. The book follows the rules of bidding.",
            "Die Einleitung sagt, die Partnerschaft des Gebers benenne den Trumpf. Die Reizregeln lassen "
            "jeden Spieler „Ich spiele“ sagen. Das Buch folgt den Reizregeln.",
        ),
        "KJ-3.7 KJ-3.3",
    ),
    Contrast(
        "dealer-card",
        "Q-KJ-3.2",
        Text(
            "What is turned up: an unused card or the dealer's?",
            "Was wird aufgedeckt: eine unbenutzte Karte oder eine des Gebers?",
        ),
        Text(
            "The source turns up “the next card of the pack”, but all 32 cards have been dealt. The book "
            "borrows one of the unused cards 2 to 6. Elsewhere the dealer's eighth card is shown, and stays "
            "the dealer's.",
            "Die Vorlage deckt „die nächste Karte vom Deck“ auf, doch alle 32 Karten sind verteilt. Das "
            "Buch leiht sich eine der unbenutzten Karten 2 bis 6. Anderswo wird die achte Karte des Gebers "
            "gezeigt und bleibt seine.",
        ),
        "KJ-3.1 KJ-3.2",
        b={"proposal": "dealer_card"},
        seed="14",
    ),
    Contrast(
        "drawn-suit",
        "Q-KJ-3.2",
        Text(
            "What is turned up: a card or only a suit?",
            "Was wird aufgedeckt: eine Karte oder nur eine Farbe?",
        ),
        Text(
            "The card that proposes trumps belongs to nobody by the book. A suit may just as well be drawn "
            "by lot; the hands are the same, the trumps may be others.",
            "Die Karte, die Trumpf vorschlägt, gehört nach dem Buch niemandem. Man kann ebenso gut eine "
            "Farbe auslosen; die Blätter sind dieselben, der Trumpf kann ein anderer sein.",
        ),
        "KJ-3.2",
        b={"proposal": "random"},
        seed="21",
    ),
    Contrast(
        "three-opponents",
        "Q-KJ-3.5 Q-KJ-3.6",
        Text("Who are “all three opponents”?", "Wer sind „alle drei Gegner“?"),
        Text(
            "The dealer must choose “if all three opponents pass again”. One of them is the partner. The "
            "book reads it as the three other players.",
            "Der Geber muss wählen, „falls alle drei Gegner erneut passen“. Einer davon ist sein Partner. "
            "Das Buch liest es als die drei anderen Spieler.",
        ),
        "KJ-3.5 KJ-3.6",
    ),
    Contrast(
        "dealer-free",
        "Q-KJ-3.5 Q-KJ-3.6",
        Text(
            "May the forced dealer go back to the proposed suit?",
            "Darf der gezwungene Geber zur vorgeschlagenen Farbe zurück?",
        ),
        Text(
            "“Any other suit”, says the source, of all players. So the book bars the proposed suit in the "
            "second round. Some tables open it again for the dealer who is forced to choose.",
            "„Eine beliebige andere Farbe“, sagt die Vorlage, und meint alle. Das Buch sperrt deshalb in "
            "der zweiten Runde die vorgeschlagene Farbe. Manche geben sie dem Geber, der wählen muss, "
            "wieder frei.",
        ),
        "KJ-3.6",
        b={"dealer_free_choice": True},
        ask="bidding",
        position={
            "dealer": "S",
            "proposed": "5C",
            "calls": [[s, "pass"] for s in ("W", "N", "E", "S", "W", "N", "E")],
        },
    ),
    Contrast(
        "ledig",
        "Q-KJ-8.4",
        Text("May ledig be bid?", "Darf man Ledig sagen?"),
        Text(
            "The source names a bid to win no trick, worth 50, and tells nothing more. By the book it is "
            "only played when agreed.",
            "Die Vorlage nennt ein Gebot, keinen Stich zu machen, das 50 bringt, und mehr nicht. Nach dem "
            "Buch gilt es nur, wenn es vereinbart ist.",
        ),
        "KJ-8.4",
        b={"ledig": True},
        ask="bidding",
        position={"dealer": "S", "proposed": "4H", "calls": [["W", "pass"], ["N", "ledig"]]},
    ),
    Contrast(
        "trumping",
        "Q-KJ-4.6",
        Text("Amsterdam or Rotterdam?", "Amsterdam oder Rotterdam?"),
        Text(
            "The source calls Amsterdam the standard: while your partner is winning you may throw away what "
            "you like. In Rotterdam you must trump all the same.",
            "Die Vorlage nennt Amsterdam das Standardregelwerk: Solange der Partner den Stich hat, darfst "
            "du abwerfen. In Rotterdam musst du trotzdem trumpfen.",
        ),
        "KJ-4.6 KJ-8.1 KJ-8.2",
        b={"trumping": "rotterdam"},
        ask="legal",
        position={
            "trump": "D",
            "to_play": "S",
            "trick": [["N", "AS"], ["E", "7S"]],
            "hand": ["9D", "7D", "KH", "8C"],
        },
    ),
    Contrast(
        "undertrump",
        "Q-KJ-4.7",
        Text("Must you undertrump, or must you not?", "Muss man untertrumpfen, oder darf man es nicht?"),
        Text(
            "One rule of the source makes a void player trump “if he holds a trump”, however low; another "
            "calls that a rare house rule. The book follows the first. The clubs forbid a trump that beats "
            "nothing.",
            "Eine Regel der Vorlage lässt den Blanken trumpfen, „falls er einen besitzt“, so niedrig er "
            "ist; eine andere nennt das eine seltene Hausregel. Das Buch folgt der ersten. Die Clubs "
            "verbieten einen Trumpf, der nichts sticht.",
        ),
        "KJ-4.7 KJ-8.3",
        b={"undertrump": "avoid"},
        ask="legal",
        position={
            "trump": "D",
            "to_play": "S",
            "trick": [["N", "TS"], ["E", "JD"]],
            "hand": ["9D", "AD", "KH", "7C"],
        },
    ),
    Contrast(
        "undertrump-free",
        "Q-KJ-4.7",
        Text("Must you undertrump, or are you free?", "Muss man untertrumpfen, oder ist man frei?"),
        Text(
            "A milder table asks nothing of a player who cannot overtrump. By the book the low trump must go.",
            "Eine mildere Runde verlangt von dem, der nicht übertrumpfen kann, nichts. Nach dem Buch muss "
            "der niedrige Trumpf fallen.",
        ),
        "KJ-4.7",
        b={"undertrump": "may"},
        ask="legal",
        position={
            "trump": "H",
            "to_play": "W",
            "trick": [["N", "KC"], ["E", "AC"], ["S", "9H"]],
            "hand": ["TH", "7H", "AS", "8D"],
        },
    ),
    Contrast(
        "trump-lead",
        "Q-KJ-4.8",
        Text("Must a trump lead be beaten?", "Muss angespielter Trumpf überboten werden?"),
        Text(
            "The source asks for overtrumping only of players who are void. All Dutch sources ask it of "
            "everybody who follows to a trump lead, even over the partner.",
            "Die Vorlage verlangt das Übertrumpfen nur von dem, der blank ist. Alle niederländischen "
            "Quellen verlangen es von jedem, der auf Trumpf bedient, auch über den Partner.",
        ),
        "KJ-4.8",
        b={"head_trump_lead": True},
        ask="legal",
        position={
            "trump": "D",
            "to_play": "S",
            "trick": [["N", "KD"], ["E", "7D"]],
            "hand": ["JD", "8D", "AS"],
        },
    ),
    Contrast(
        "two-clubs",
        "Q-KJ-4.6 Q-KJ-4.7",
        Text("Two clubs: Amsterdam and Rotterdam", "Zwei Clubs: Amsterdam und Rotterdam"),
        Text(
            "Your partner has trumped and is winning, and you hold only lower trumps. In Amsterdam you must "
            "keep them, in Rotterdam you must play one.",
            "Dein Partner hat getrumpft und den Stich, und du hast nur niedrigere Trümpfe. In Amsterdam "
            "musst du sie behalten, in Rotterdam einen spielen.",
        ),
        "KJ-8.1 KJ-8.2 KJ-8.9",
        a=CLUB,
        b={"preset": "club-rotterdam"},
        ask="legal",
        position={
            "trump": "D",
            "to_play": "S",
            "trick": [["W", "7S"], ["N", "9D"], ["E", "KS"]],
            "hand": ["8D", "TD", "AH", "9C"],
        },
    ),
    Contrast(
        "roem",
        "Q-KJ-5.7 Q-KJ-5.8",
        Text("Roem: in the hand or in the trick?", "Roem: auf der Hand oder im Stich?"),
        Text(
            "The source speaks of a combination “in one's own hand”. Every Dutch club counts the four cards "
            "that lie on the table together. In random play the two gave different roem in about nine deals "
            "out of ten.",
            "Die Vorlage spricht von einer Kombination „in der eigenen Hand“. Jeder niederländische Club "
            "zählt die vier Karten, die zusammen auf dem Tisch liegen. Bei zufälligem Spiel gab es in etwa "
            "neun von zehn Spielen anderen Roem.",
        ),
        "KJ-5.7 KJ-5.8",
        b={"roem": "trick"},
        seed="68",
    ),
    Contrast(
        "roem-claim",
        "Q-KJ-5.11",
        Text("Must roem be announced?", "Muss Roem angesagt werden?"),
        Text(
            "What is not announced cannot be claimed later, says the source. In this book roem is announced "
            "by itself unless you agree otherwise. Here nobody has said a word.",
            "Was nicht angesagt ist, kann nicht nachträglich beansprucht werden, sagt die Vorlage. In "
            "diesem Buch wird Roem von selbst angesagt, wenn nichts anderes vereinbart ist. Hier hat "
            "niemand etwas gesagt.",
        ),
        "KJ-5.11",
        a=CLUB,
        b={**CLUB, "roem_claim": "manual"},
        ask="trick",
        position={
            "trump": "H",
            "trick": [["N", "KH"], ["E", "QH"], ["S", "JH"], ["W", "7S"]],
            "claimed": False,
        },
    ),
    Contrast(
        "four-jacks",
        "Q-KJ-5.4",
        Text("Four jacks: 100 or 200?", "Vier Buben: 100 oder 200?"),
        Text(
            "Four jacks bring 200 in some clubs, says the source, and 100 in others. The book takes 100.",
            "Vier Buben bringen in einigen Clubs 200, sagt die Vorlage, in anderen 100. Das Buch nimmt 100.",
        ),
        "KJ-5.4",
        a=CLUB,
        b={**CLUB, "four_jacks": 200},
        ask="trick",
        position={"trump": "H", "trick": [["N", "JS"], ["E", "JH"], ["S", "JD"], ["W", "JC"]]},
    ),
    Contrast(
        "four-low",
        "Q-KJ-5.3",
        Text("Do four sevens or eights count?", "Zählen vier Siebenen oder Achten?"),
        Text(
            "The source lists four alike from nine to ace. The Dutch federation gives 100 for sevens and eights too.",
            "Die Vorlage nennt den Vierling von Neun bis Ass. Der niederländische Verband gibt auch für "
            "Siebenen und Achten 100.",
        ),
        "KJ-5.3",
        a=CLUB,
        b={**CLUB, "four_low": True},
        ask="trick",
        position={"trump": "S", "trick": [["N", "7S"], ["E", "7H"], ["S", "7D"], ["W", "7C"]]},
        show="winner points roem roem_parts",
    ),
    Contrast(
        "ten-to-king",
        "Q-KJ-5.9 Q-KJ-5.10",
        Text(
            "10, jack, queen and king of trumps: 70 or 90?",
            "Zehn, Bube, Dame und König im Trumpf: 70 oder 90?",
        ),
        Text(
            "Four in sequence are 50 and the stuk 20. Do the three-card runs within them count as well? The "
            "source does not say. The book gives 70, as the Dutch federation does.",
            "Vier in Folge sind 50 und das Stuk 20. Zählen die Dreier darin noch einmal? Die Vorlage sagt "
            "es nicht. Das Buch gibt 70, wie der niederländische Verband.",
        ),
        "KJ-5.9 KJ-5.10",
    ),
    Contrast(
        "picture",
        "Q-KJ-pictures",
        Text("A run with a 3 in it?", "Eine Sequenz mit einer Drei?"),
        Text(
            "A picture of the source shows king, queen, jack and 3 of spades as four in sequence. There is "
            "no 3 in the pack; it is probably meant to be the 10. The book keeps to the text.",
            "Ein Bild der Vorlage zeigt Pik-König, -Dame, -Bube und -Drei als Viererfolge. Eine Drei gibt "
            "es im Blatt nicht; gemeint ist wohl die Zehn. Das Buch hält sich an den Text.",
        ),
        "KJ-5.1 KJ-5.2",
    ),
    Contrast(
        "threshold-half",
        "Q-KJ-6.3",
        Text("What is needed: 82 or more than half?", "Was nötig ist: 82 oder mehr als die Hälfte?"),
        Text(
            "“More than half” stands three times in the source and “82” four times. With roem that is not "
            "the same. The book takes the number; the clubs take the half, so that the opponents' roem "
            "counts too.",
            "„Mehr als die Hälfte“ steht dreimal in der Vorlage, „82“ viermal. Mit Roem ist das nicht "
            "dasselbe. Das Buch nimmt die Zahl; die Clubs nehmen die Hälfte, und damit zählt auch der Roem "
            "der Gegner.",
        ),
        "KJ-6.3 KJ-6.4",
        b={"threshold": "half"},
        ask="score",
        position={
            "declarer": "N",
            "cards": {"NS": 84, "EW": 78},
            "roem": {"NS": 0, "EW": 20},
            "tricks": {"NS": 5, "EW": 3},
        },
    ),
    Contrast(
        "threshold-cards",
        "Q-KJ-6.3",
        Text("Does roem help towards the 82?", "Hilft Roem zu den 82?"),
        Text(
            "“82+ of 162 points including roem”, says the source once. The 162 are without roem, though, "
            "and some read the 82 the same way.",
            "„82+ von 162 Punkten einschließlich Roem“, sagt die Vorlage einmal. Die 162 sind aber ohne "
            "Roem, und manche lesen die 82 ebenso.",
        ),
        "KJ-6.3",
        b={"threshold": "cards82"},
        ask="score",
        position={
            "declarer": "E",
            "cards": {"NS": 92, "EW": 70},
            "roem": {"NS": 0, "EW": 50},
            "tricks": {"NS": 4, "EW": 4},
        },
    ),
    Contrast(
        "nat",
        "Q-KJ-8.7",
        Text("With or without nat?", "Mit oder ohne Nat?"),
        Text(
            "A declaring side that fails writes nothing, and the others write everything. At a friendly "
            "table both sides write what they made.",
            "Eine reizende Seite, die scheitert, schreibt nichts, die andere alles. Bei Klaverjassen op de "
            "gezelligheid schreiben beide, was sie gemacht haben.",
        ),
        "KJ-6.4 KJ-8.7",
        b={"nat_penalty": False},
        ask="score",
        position={
            "declarer": "N",
            "cards": {"NS": 70, "EW": 92},
            "roem": {"NS": 0, "EW": 20},
            "tricks": {"NS": 3, "EW": 5},
        },
    ),
    Contrast(
        "pit",
        "Q-KJ-6.5",
        Text("Who can make pit?", "Wer kann Pit machen?"),
        Text(
            "The glossary of the source says “all eight tricks: +100” of nobody in particular; its rule of "
            "scoring names the declaring side. The book follows the rule.",
            "Das Glossar der Vorlage sagt „alle 8 Stiche: +100“ und nennt niemanden; ihre Wertungsregel "
            "nennt die reizende Seite. Das Buch folgt der Regel.",
        ),
        "KJ-6.5",
        b={"pit_for_defenders": True},
        ask="score",
        position={
            "declarer": "W",
            "cards": {"NS": 162, "EW": 0},
            "roem": {"NS": 20, "EW": 0},
            "tricks": {"NS": 8, "EW": 0},
        },
    ),
    Contrast(
        "slot",
        "Q-KJ-6.6",
        Text("Is the slot bonus played?", "Wird der Slot-Bonus gespielt?"),
        Text(
            "Some give 50 more if the defenders make no points at all. Points are not tricks: here the "
            "defenders have won one, and nothing was in it.",
            "Manche geben 50 dazu, wenn die Verteidiger gar keine Punkte machen. Punkte sind keine Stiche: "
            "Hier haben die Verteidiger einen, und es war nichts darin.",
        ),
        "KJ-6.6 KJ-8.8",
        b={"slot_bonus": True},
        ask="score",
        position={
            "declarer": "S",
            "cards": {"NS": 162, "EW": 0},
            "roem": {"NS": 20, "EW": 0},
            "tricks": {"NS": 7, "EW": 1},
        },
    ),
    Contrast(
        "slot-pit",
        "Q-KJ-6.6",
        Text("Pit and slot bonus together?", "Pit und Slot-Bonus zugleich?"),
        Text(
            "On a pit the defenders have no points either. The source does not say whether both are due; "
            "the book gives both.",
            "Bei einem Pit haben die Verteidiger auch keine Punkte. Ob dann beides fällig ist, sagt die "
            "Vorlage nicht; das Buch gibt beides.",
        ),
        "KJ-6.5 KJ-6.6",
        a={"slot_bonus": True},
        b={"slot_bonus": True, "slot_with_pit": False},
        ask="score",
        position={
            "declarer": "N",
            "cards": {"NS": 162, "EW": 0},
            "roem": {"NS": 40, "EW": 0},
            "tricks": {"NS": 8, "EW": 0},
        },
    ),
    Contrast(
        "deals",
        "Q-KJ-7.3",
        Text("How long is a match?", "Wie lang ist eine Partie?"),
        Text(
            "Sixteen deals, four for each dealer, says the source. Any other number can be agreed on.",
            "Sechzehn Spiele, vier für jeden Geber, sagt die Vorlage. Jede andere Zahl lässt sich vereinbaren.",
        ),
        "KJ-7.1 KJ-7.3",
        b={"deals": 4},
        ask="match",
        position={
            "results": [
                {"NS": 102, "EW": 60},
                {"NS": 0, "EW": 182},
                {"NS": 150, "EW": 62},
                {"NS": 92, "EW": 70},
            ]
        },
    ),
    Contrast(
        "three-players",
        "Q-KJ-8.5",
        Text("Four players or three?", "Zu viert oder zu dritt?"),
        Text(
            "What the source says of three players, a “silent partner stack of aces”, cannot be played. The "
            "book takes the common Dutch form. Nobody has a partner there, so the Amsterdam exception falls "
            "away.",
            "Was die Vorlage zu dritt vorsieht, ein „‚stiller Partner‘-Ass-Stapel“, ist so nicht spielbar. "
            "Das Buch nimmt die übliche niederländische Form. Dort hat niemand einen Partner, und die "
            "Amsterdamer Ausnahme entfällt.",
        ),
        "KJ-8.5 KJ-4.6",
        b={"players": 3},
        ask="legal",
        position={
            "trump": "D",
            "to_play": "S",
            "trick": [["N", "AS"], ["E", "7S"]],
            "hand": ["9D", "KH", "QC"],
        },
    ),
    Contrast(
        "two-players",
        "Q-KJ-8.6",
        Text("Four players or two?", "Zu viert oder zu zweit?"),
        Text(
            "Of the game for two the source gives nothing but its name; how it is played here is the "
            "editor's own. The player who is not the dealer begins.",
            "Vom Spiel zu zweit gibt die Vorlage nur den Namen; wie es hier gespielt wird, hat der "
            "Herausgeber festgelegt. Es beginnt, wer nicht gibt.",
        ),
        "KJ-8.6",
        b={"players": 2},
        ask="bidding",
        position={"dealer": "N", "proposed": "4H", "calls": []},
        show="to_act legal",
    ),
    Contrast(
        "talon",
        "Q-KJ-8.5",
        Text("Whose are the cards laid away?", "Wem gehören die weggelegten Karten?"),
        Text(
            "With three players the declarer lays two cards away. Usually their points are the declarer's; "
            "in the Ronde van Lesbos they go with the last trick.",
            "Zu dritt legt der Ansager zwei Karten weg. Meist gehören ihre Punkte ihm; in der Ronde van "
            "Lesbos gehen sie mit dem letzten Stich.",
        ),
        "KJ-8.5",
        a={**CLUB, "players": 3},
        b={**CLUB, "players": 3, "talon_points": "last_trick"},
        ask="deal",
        position=THREE,
        show="cards score",
    ),
)
