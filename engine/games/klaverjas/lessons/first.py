"""The first lesson: a card, a trick, another card."""

from __future__ import annotations

from engine.games.klaverjas.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

FIRST = lesson(
    "first-trick",
    both("The first trick", "Der erste Stich"),
    both(
        "Play a card to every trick. The suit that was led must be followed.",
        "Gib zu jedem Stich eine Karte. Die ausgespielte Farbe muss bedient werden.",
    ),
    3,
    laid(
        "W",
        "D",
        "N",
        plays="AH 8H",
        N="AH AS JD 9D 7D 7C 8C 7S",
        E="8H 7H 9S QS TD AD QC JC",
        S="KH TH 9C KC 8S JS QD 8D",
        W="9H JH TS KS KD AC TC QH",
    ),
    [
        {
            "ask": both("Play a heart.", "Spiel ein Herz."),
            "hints": [
                both("The raised cards may be played.", "Die angehobenen Karten dürfen gespielt werden.")
            ],
            "bars": [["KJ-4.2", "play", "KC"]],
            "replies": [["W", "play", "9H"], ["N", "play", "AS"], ["E", "play", "9S"]],
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "You followed suit. North’s ace is the highest heart, so the trick is yours: partners win together.",
                "Du hast bedient. Das Ass von Nord ist das höchste Herz, also gehört der Stich euch: Partner "
                "gewinnen gemeinsam.",
            ),
        },
        {
            "ask": both(
                "North won and leads again. Follow suit once more.",
                "Nord hat gewonnen und spielt wieder aus. Bediene noch einmal.",
            ),
            "then": [{"event": "trick"}],
            "why": both(
                "Whoever wins a trick leads to the next one.",
                "Wer einen Stich gewinnt, spielt zum nächsten aus.",
            ),
        },
        {
            "ask": both(
                "One more trick. Try a barred card too, if you like: the table tells you which rule bars it.",
                "Noch ein Stich. Probier ruhig auch eine gesperrte Karte: Der Tisch sagt dir, welche Regel sie "
                "sperrt.",
            ),
            "why": both("That is how every trick goes.", "So geht jeder Stich."),
        },
    ],
    both(
        "You can play Klaverjas cards now. Next: what happens when you cannot follow suit.",
        "Du kannst jetzt Klaverjas-Karten spielen. Als Nächstes: was geschieht, wenn du nicht bedienen kannst.",
    ),
)
