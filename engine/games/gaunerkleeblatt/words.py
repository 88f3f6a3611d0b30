"""The sentences of Gaunerkleeblatt."""

from __future__ import annotations

from engine.core.game import Words
from engine.core.text import Phrase, Text
from engine.games.gaunerkleeblatt.rules import PEOPLES
from engine.games.gaunerkleeblatt.score import RANKS, Kind, Leaf


def coins(n: int) -> Text:
    """An amount of money in words."""
    return Text(f"{n} coin{'' if n == 1 else 's'}", f"{n} Münze{'' if n == 1 else 'n'}")


def leaf_text(leaf: Leaf) -> Phrase:
    """What makes a leaf: the people, the ends of the run, the group, by the letters that stand on the cards."""
    cards = tuple(leaf.cards)
    if not cards:
        return Phrase(
            Text("no two alike", "keine zwei gleich") if leaf.kind is Kind.TRUPPE else Text("none", "keine")
        )
    if leaf.kind is Kind.VOLK:
        return Phrase(Text("{people}", "{people}"), {"people": PEOPLES[cards[0].suit.code]})
    if leaf.kind is Kind.TRUPPE:
        return Phrase(
            Text("{n} × {letter}", "{n} × {letter}"), {"n": len(cards), "letter": cards[0].rank.code}
        )
    by_number = {c.rank.number: c.rank.code for c in cards}
    low = next(n for n in by_number if (n - 1) % RANKS not in by_number)  # also in a run round the corner
    high = by_number[(low + len(cards) - 1) % RANKS]
    if len(cards) == 1:
        return Phrase(Text("{letter}", "{letter}"), {"letter": high})
    return Phrase(Text("{high} to {low}", "{high} bis {low}"), {"high": high, "low": by_number[low]})


LABELS = {
    "GK-3.1": Text("stake named", "Einsatz genannt"),
    "GK-3.3": Text("stake held", "Einsatz gehalten"),
    "GK-3.4": Text("raised", "erhöht"),
    "GK-3.6": Text("difference after the raise", "Differenz nach der Erhöhung"),
    "GK-5.1": Text("raised after the exchange", "nach dem Tausch erhöht"),
    "GK-5.2": Text("difference after the raise", "Differenz nach der Erhöhung"),
    "GK-3.8": Text("last one in", "als Letzter übrig"),
    "GK-5.5": Text("last one in", "als Letzter übrig"),
    "GK-7.1": Text("highest total", "meiste Punkte"),
    "GK-7.3": Text("pot of earlier games", "Topf früherer Spiele"),
    "GK-7.4": Text("share of the pot left over", "Anteil am übrigen Topf"),
}

WORDS = Words(
    events={
        "dealt": Text("{who:You deal|@ deals} six cards each.", "{who:Du gibst|@ gibt} jedem sechs Karten."),
        "names": Text(
            "{who:You name|@ names} a stake of {n}.", "{who:Du nennst|@ nennt} einen Einsatz von {n}."
        ),
        "holds": Text(
            "{who:You hold|@ holds} the stake: {coins}.", "{who:Du hältst|@ hält} den Einsatz: {coins}."
        ),
        "stays": Text(
            "{who:You stay|@ stays} in without paying.", "{who:Du bleibst|@ bleibt} dabei, ohne zu zahlen."
        ),
        "raises": Text(
            "{who:You raise|@ raises} the stake to {n} and {who:pay|pays} {coins}.",
            "{who:Du erhöhst|@ erhöht} den Einsatz auf {n} und {who:zahlst|zahlt} {coins}.",
        ),
        "passes": Text(
            "{who:You pass|@ passes} and {who:put|puts} the cards back unseen.",
            "{who:Du passt|@ passt} und {who:steckst|steckt} die Karten ungesehen zurück.",
        ),
        "keeps": Text(
            "{who:You keep|@ keeps} all six cards.", "{who:Du behältst|@ behält} alle sechs Karten."
        ),
        "exchanges": Text("{who:You exchange|@ exchanges} {n}.", "{who:Du tauschst|@ tauscht} {n}."),
        "drew": Text("You lay away {laid} and draw {drawn}.", "Du legst {laid} ab und ziehst {drawn}."),
        "own_back": Text("Your own card has come back: {cards}.", "Die eigene Karte ist wieder da: {cards}."),
        "shows": Text("{who:You show your|@ shows their} hand.", "{who:Du zeigst deine|@ zeigt die} Karten."),
        "volk": Text("Volk {n}: {what}.", "Volk {n}: {what}."),
        "reihe": Text("Reihe {n}: {what}.", "Reihe {n}: {what}."),
        "truppe": Text("Truppe {n}: {what}.", "Truppe {n}: {what}."),
        "total": Text("Together {parts} = {n}.", "Zusammen {parts} = {n}."),
        "wins": Text(
            "{who:You take|@ takes} the stakes, {coins}.",
            "{who:Du bekommst|@ bekommt} die Einsätze, {coins}.",
        ),
        "wins_alone": Text(
            "{who:You are|@ is} the last one in and {who:win|wins} {coins} without showing.",
            "{who:Du bist|@ ist} als Letzter übrig und {who:gewinnst|gewinnt} {coins}, ohne zu zeigen.",
        ),
        "carried": Text(
            "{who:You take|@ takes} {coins} from earlier games as well.",
            "{who:Du bekommst|@ bekommt} auch {coins} aus früheren Spielen.",
        ),
        "tie": Text(
            "Level at the top: {best}. Staying in the pot: {coins}.",
            "Gleichstand an der Spitze: {best}. Im Topf bleiben: {coins}.",
        ),
        "shared": Text(
            "The last game is over: each share of the pot is {coins}. Left over: {rest}.",
            "Das letzte Spiel ist vorbei: Jeder Anteil am Topf ist {coins}. Übrig: {rest}.",
        ),
    },
    refusals={
        "GK-3.1": Text(
            "The player on the dealer's left must name a stake first and may not pass.",
            "Der Spieler links vom Geber muss zuerst einen Einsatz nennen und darf nicht passen.",
        ),
        "named": Text(
            "The stake is named already: it is {stake}.", "Der Einsatz ist schon genannt: {stake}."
        ),
        "least": Text(
            "The stake must be at least 1, not {n}.", "Der Einsatz muss mindestens 1 sein, nicht {n}."
        ),
        "GK-3.4": Text(
            "A raise must be above the stake of {stake}: {n} is not.",
            "Eine Erhöhung muss über dem Einsatz von {stake} liegen: {n} tut das nicht.",
        ),
        "GK-3.9": Text(
            "{n} is above the highest stake agreed on, {most}.",
            "{n} liegt über dem ausgemachten höchsten Einsatz {most}.",
        ),
        "GK-3.5": Text(
            "The stake has been raised already, by {raiser:you|@}: hold or pass.",
            "Der Einsatz ist schon erhöht, von {raiser:dir|@}: Halte ihn oder passe.",
        ),
        "GK-5.2": Text(
            "The stake has been raised already after the exchange, by {raiser:you|@}: hold or pass.",
            "Der Einsatz ist nach dem Tausch schon erhöht, von {raiser:dir|@}: Halte ihn oder passe.",
        ),
        "GK-4.2": Text(
            "At most {most} cards may be laid away, not {n}.",
            "Höchstens {most} Karten dürfen abgelegt werden, nicht {n}.",
        ),
        "GK-4.4": Text(
            "{n} laid away, so {n} must be drawn, not {drawn}.",
            "{n} abgelegt, also müssen {n} gezogen werden, nicht {drawn}.",
        ),
        "own_back": Text(
            "Own cards cannot come back when drawing comes first: {cards}.",
            "Eigene Karten kommen nicht zurück, wenn zuerst gezogen wird: {cards}.",
        ),
    },
)
