"""Where the source of Drei Säue vor dem Hof contradicts itself or is silent."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.refusal import Refusal
from engine.core.text import Text
from engine.games.drei_saeue.rules import TakePig
from engine.games.drei_saeue.state import Phase, State, Verb
from engine.games.drei_saeue.yards import bar
from engine.learn.contrasts.form import Contrast


def meanwhile(state: State, action: Action | None) -> Action | None:
    """A record in which every Sau is taken by itself has no word of it: whoever may take takes (DS-4.8)."""
    if state.phase is Phase.TAKE and action is not None and action.verb not in (Verb.TAKE, Verb.LEAVE):
        return Action(state.to_act, Verb.TAKE, state.to_act)
    return None


def done_already(state: State, action: Action) -> bool:
    """Where a Sau is always taken, taking it is no move of its own (DS-4.8)."""
    own = action.verb is Verb.TAKE and action.what is action.seat
    return own and state.phase is not Phase.TAKE and state.rules.take_pig is TakePig.ALWAYS


def barred(earlier: State, state: State, action: Action) -> Refusal | None:
    """Where a Sau is always taken, leaving it is what the rule bars (DS-4.8)."""
    if (
        action.verb is not Verb.LEAVE
        or state.phase is Phase.TAKE
        or state.rules.take_pig is not TakePig.ALWAYS
    ):
        return None
    return bar(state.rules, earlier.yards, action.seat, state.tricks[-1].suit, None)


CONTRASTS = (
    Contrast(
        "how-many",
        "Q-DS-1.2",
        Text("How many Säue are there?", "Wie viele Säue gibt es?"),
        Text(
            "“4 Säue each … in four suits” could be sixteen. But each player has one before the yard, and "
            "“the four Säue” are taken out of the pack. So there is one of each suit.",
            "„Jeweils 4 Säuen … in vier gleichwertigen Farben“ könnten sechzehn sein. Doch jeder hat eine "
            "vor dem Hof, und aus dem Spiel werden „die vier Säue“ genommen. Also gibt es eine von jeder "
            "Farbe.",
        ),
        "DS-1.2 DS-2.1",
    ),
    Contrast(
        "stake",
        "",
        Text("What is the stake?", "Wie hoch ist der Einsatz?"),
        Text(
            "One copper is usual. Whatever you agree on is the price of a 3 to 1; all other payments are twice that.",
            "Ein Kupfer ist üblich. Was ihr vereinbart, ist der Preis eines 3 zu 1; alle anderen Zahlungen "
            "sind doppelt so hoch.",
        ),
        "DS-1.5 DS-5.2",
        b={"stake": 2},
        ask="payment",
        position={"pigs": {"N": 2, "E": 1, "S": 1, "W": 0}},
    ),
    Contrast(
        "who-wins",
        "Q-DS-3.5",
        Text("Who wins a trick?", "Wer gewinnt einen Stich?"),
        Text(
            "No rule of the source says so. The suits are equal and there are no trumps; so the highest "
            "card of the suit led wins, and the suit led is the suit of the trick.",
            "Keine Regel der Vorlage sagt es. Die Farben sind gleichwertig, und Trumpf gibt es nicht; also "
            "gewinnt die höchste Karte der ausgespielten Farbe, und die ist die Farbe des Stichs.",
        ),
        "DS-3.5 DS-3.6",
    ),
    Contrast(
        "take",
        "Q-DS-4.1",
        Text("Must the Sau be taken?", "Muss die Sau genommen werden?"),
        Text(
            "“May”, says the source, and the book takes it at its word: it can be clever to leave a Sau "
            "where it lies. For quick play she is always taken.",
            "„Darf“, sagt die Vorlage, und das Buch nimmt sie beim Wort: Es kann klug sein, eine Sau liegen "
            "zu lassen. Für schnelles Spiel wird sie immer genommen.",
        ),
        "DS-4.1 DS-4.8",
        b={"take_pig": "always"},
        ask="take",
        position={
            "yards": {"N": ["A", "B"], "E": [], "S": ["L", "H"], "W": []},
            "winner": "S",
            "suit": "B",
            "take": False,
        },
    ),
    Contrast(
        "take-deal",
        "Q-DS-4.1",
        Text(
            "A whole round in which nobody may leave a Sau",
            "Eine ganze Runde, in der keine Sau liegen bleiben darf",
        ),
        Text(
            "Four bots play by the book, and West leaves a Sau before the partner, East, who ends with all "
            "four. If every Sau must be taken, the round stops there.",
            "Vier Bots spielen nach dem Buch, und West lässt eine Sau vor dem Partner Ost liegen, der am "
            "Ende alle vier hat. Muss jede genommen werden, hält die Runde dort an.",
        ),
        "DS-4.8",
        b={"take_pig": "always"},
        seed="30",
    ),
    Contrast(
        "yard",
        "Q-DS-4.3 Q-DS-4.10",
        Text("Whose yard does the Sau go to?", "Vor wessen Hof kommt die Sau?"),
        Text(
            "The principle says “before one's own yard or the partner's”, the rule “over one's own Sau”. "
            "The book follows the rule; with this option the principle.",
            "Das Grundprinzip sagt „vor den eigenen – oder den Hof des Spielpartners“, die Regel „über die "
            "eigene Sau“. Das Buch folgt der Regel, mit dieser Option dem Grundprinzip.",
        ),
        "DS-4.3 DS-4.10",
        b={"yard_choice": True},
        ask="take",
        position={
            "yards": {"N": ["A"], "E": ["L"], "S": ["H"], "W": ["B"]},
            "winner": "S",
            "suit": "L",
            "take": True,
            "to": "N",
        },
    ),
    Contrast(
        "at-home",
        "Q-DS-4.7",
        Text("And if the Sau is at home already?", "Und wenn die Sau schon zu Hause ist?"),
        Text(
            "The source does not say what happens when the winner's own Sau of that suit lies open. Nothing moves.",
            "Was geschieht, wenn die eigene Sau dieser Farbe schon offen liegt, sagt die Vorlage nicht. "
            "Nichts bewegt sich.",
        ),
        "DS-4.7",
    ),
    Contrast(
        "double",
        "Q-DS-5.3",
        Text("Who gets the double stake?", "Wer bekommt den doppelten Einsatz?"),
        Text(
            "At 3 to 1 each loser pays the neighbour on the left. At 4 to 0 “the losers pay the double "
            "stake”, and it is not said to whom. By the book to the same neighbour.",
            "Bei 3 zu 1 zahlt jeder Verlierer seinem linken Nachbarn. Bei 4 zu 0 „zahlen die Verlierer den "
            "doppelten Einsatz“, und wem, steht nicht da. Im Buch demselben Nachbarn.",
        ),
        "DS-5.2 DS-5.3",
    ),
    Contrast(
        "low-card",
        "Q-DS-6.1",
        Text("What is a low card in unterschwurbeln?", "Was ist beim Unterschwurbeln eine niedrige Karte?"),
        Text(
            "Whoever plays “a low card” while holding the king of that suit is said to unterschwurbeln. The "
            "book takes any card but the king for low. It has no effect on the play.",
            "Wer „eine niedrige Karte“ spielt und den König der Farbe hat, schwurbelt unter. Das Buch nimmt "
            "jede Karte außer dem König für niedrig. Auf das Spiel wirkt es sich nicht aus.",
        ),
        "DS-6.1",
    ),
)
