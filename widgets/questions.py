"""The referee's questions in words: a title and what it settles."""

from __future__ import annotations

from engine.core.text import Text

Question = tuple[Text, Text]


def _q(en: str, de: str, help_en: str, help_de: str) -> Question:
    return Text(en, de), Text(help_en, help_de)


_COUNTS = _q(
    "How many?",
    "Wie viele?",
    "Exact numbers, counted by the engine.",
    "Genaue Zahlen, von der Engine gezählt.",
)
_LEGAL = _q(
    "Which cards may be played?",
    "Welche Karten dürfen gespielt werden?",
    "A hand and an unfinished trick: what is allowed, and which rule bars the rest.",
    "Eine Hand und ein angefangener Stich: was erlaubt ist, und welche Regel den Rest verbietet.",
)
_DEAL = _q(
    "A whole deal",
    "Ein ganzes Spiel",
    "From the deal to the score; the first forbidden move is named.",
    "Vom Geben bis zur Wertung; der erste verbotene Zug wird genannt.",
)
_MATCH = _q(
    "The match",
    "Die Partie",
    "Totals, whether it is over, and who deals next.",
    "Gesamtstand, ob sie zu Ende ist und wer als Nächster gibt.",
)
_TRICK = _q(
    "Who wins the trick?",
    "Wer gewinnt den Stich?",
    "A full trick: winner and what it is worth.",
    "Ein voller Stich: Gewinner und Wert.",
)

QUESTIONS: dict[str, dict[str, Question]] = {
    "klaverjas": {
        "legal": _LEGAL,
        "trick": _TRICK,
        "bidding": _q(
            "The bidding",
            "Das Reizen",
            "Who is declarer, who is to speak, what may be said.",
            "Wer Ansager ist, wer spricht und was gesagt werden darf.",
        ),
        "score": _q(
            "The score of a deal",
            "Die Wertung eines Spiels",
            "Made or nat, pit, bonuses, points.",
            "Geschafft oder nat, Pit, Boni, Punkte.",
        ),
        "deal": _DEAL,
        "match": _MATCH,
        "draw": _q(
            "Who deals first?",
            "Wer gibt zuerst?",
            "The highest card drawn deals.",
            "Die höchste gezogene Karte gibt.",
        ),
        "counts": _COUNTS,
    },
    "siebzehn": {
        "throw": _q(
            "A throw",
            "Ein Wurf",
            "Total, bust or not, what may be done.",
            "Summe, überwürfelt oder nicht, was man tun darf.",
        ),
        "round": _q(
            "A whole round", "Eine ganze Runde", "Who wins, who pays what.", "Wer gewinnt, wer was zahlt."
        ),
        "odds": _q(
            "Chances",
            "Chancen",
            "Exact chances of totals and of going bust.",
            "Genaue Chancen für Summen und fürs Überwürfeln.",
        ),
    },
    "gleek": {
        "legal": _LEGAL,
        "trick": _TRICK,
        "cut": _q(
            "Who deals first?", "Wer gibt zuerst?", "The lowest cut deals.", "Die niedrigste Karte gibt."
        ),
        "turn_up": _q(
            "The turn-up",
            "Die aufgedeckte Karte",
            "What the turned card is worth to the dealer.",
            "Was die aufgedeckte Karte dem Geber bringt.",
        ),
        "auction": _q(
            "The auction for the stock",
            "Der Kauf",
            "Who buys, for how much, who gets what.",
            "Wer kauft, für wie viel, wer was bekommt.",
        ),
        "ruff": _q(
            "Whose ruff is best?",
            "Wessen Ruff ist der beste?",
            "Values and the winner.",
            "Werte und Gewinner.",
        ),
        "vying": _q(
            "Vying for the ruff",
            "Das Setzen auf den Ruff",
            "Who is to act, the stake, who pays whom.",
            "Wer am Zug ist, der Einsatz, wer wem zahlt.",
        ),
        "sets": _q(
            "Gleeks and mournivals",
            "Gleeks und Mournivals",
            "What each holds and is paid.",
            "Was jeder hat und bekommt.",
        ),
        "settle": _q(
            "The settlement",
            "Die Abrechnung",
            "Points against 22, who pays and takes.",
            "Punkte gegen 22, wer zahlt und nimmt.",
        ),
        "deal": _DEAL,
        "match": _MATCH,
        "counts": _COUNTS,
    },
    "drei_saeue": {
        "legal": _LEGAL,
        "trick": _TRICK,
        "take": _q(
            "Taking a Sau",
            "Eine Sau nehmen",
            "Whether it may be taken and how the yards look then.",
            "Ob sie genommen werden darf und wie die Höfe dann aussehen.",
        ),
        "payment": _q("The payment", "Die Bezahlung", "Who pays whom how much.", "Wer wem wie viel zahlt."),
        "labels": _q(
            "What is it called?",
            "Wie heißt das?",
            "Unterschwurbeln, die Sau verscherbeln.",
            "Unterschwurbeln, die Sau verscherbeln.",
        ),
        "deal": _DEAL,
        "counts": _COUNTS,
    },
    "kaufmannsglueck": {
        "rank": _q("What is this hand?", "Was ist dieses Blatt?", "Its combination.", "Seine Kombination."),
        "compare": _q(
            "Which hand wins?", "Welches Blatt gewinnt?", "One to three hands.", "Ein bis drei Blätter."
        ),
        "showdown": _q("The showdown", "Das Aufdecken", "Who takes the pot.", "Wer den Pot bekommt."),
        "contest": _q(
            "A contest for a card",
            "Ein Streit um eine Karte",
            "Who gets it, who pays, who draws.",
            "Wer sie bekommt, wer zahlt, wer zieht.",
        ),
        "round": _q(
            "A betting round",
            "Eine Setzrunde",
            "Cards got, coins paid, who is next.",
            "Erhaltene Karten, gezahlte Münzen, wer dran ist.",
        ),
        "folding": _q("Folding", "Aussteigen", "Who is left.", "Wer übrig bleibt."),
        "game": _q("A whole game", "Ein ganzes Spiel", "From the deal to the pot.", "Vom Geben bis zum Pot."),
        "counts": _COUNTS,
    },
    "gaunerkleeblatt": {
        "score": _q(
            "What is this hand worth?",
            "Was zählt dieses Blatt?",
            "Volk, Reihe, Truppe and the total.",
            "Volk, Reihe, Truppe und Summe.",
        ),
        "betting": _q(
            "A betting round",
            "Eine Bieterrunde",
            "Who is to act, the stake, what may be said.",
            "Wer dran ist, der Einsatz, was gesagt werden darf.",
        ),
        "exchange": _q(
            "Exchanging cards", "Karten tauschen", "Hand and stock afterwards.", "Hand und Stapel danach."
        ),
        "showdown": _q(
            "The showdown",
            "Das Aufdecken",
            "Totals and who takes the pot.",
            "Summen und wer den Pot bekommt.",
        ),
        "game": _q("A whole game", "Ein ganzes Spiel", "From the deal to the pot.", "Vom Geben bis zum Pot."),
        "counts": _COUNTS,
    },
}
"""Titles and helps of every question, by game and question."""
