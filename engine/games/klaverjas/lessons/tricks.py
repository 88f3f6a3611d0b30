"""Lessons on the tricks: trumps, overtrumping, and what changes when the partner is winning."""

from __future__ import annotations

from engine.games.klaverjas.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

TRUMPS = lesson(
    "trumps",
    both("Trumps", "Trumpf"),
    both(
        "Whoever cannot follow suit must trump, and in trumps the jack and the nine come first.",
        "Wer nicht bedienen kann, muss trumpfen, und bei Trumpf stehen Bube und Neun ganz oben.",
    ),
    4,
    laid("S", "H", "N", plays="AS 8S TS", N="8S", E="TS", S="9H 7H KC QC 9D TD JC 8D", W="AS"),
    [
        {
            "ask": both(
                "Spades were led, and you have none. Hearts are trumps.",
                "Pik ist ausgespielt, und du hast keins. Herz ist Trumpf.",
            ),
            "hints": [both("You must play a trump.", "Du musst einen Trumpf spielen.")],
            "bars": [["KJ-4.3", "play", "KC"], ["KJ-4.3", "play", "TD"]],
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "Even the smallest trump beats the ace of spades.",
                "Schon der kleinste Trumpf schlägt das Pik-Ass.",
            ),
        },
        {
            "record": laid(
                "S", "H", "N", plays="AH 8H TH", N="8H 7S", E="TH", S="9H KH 7H KC QC 9D TD 8D", W="AH"
            ),
            "ask": both(
                "West leads the ace of trumps. Can you win the trick?",
                "West spielt das Trumpf-Ass aus. Kannst du den Stich gewinnen?",
            ),
            "right": [{"event": "trick", "who": "me"}],
            "hints": [
                both(
                    "In trumps the order is jack, nine, ace, ten, king, queen, eight, seven.",
                    "Bei Trumpf ist die Reihenfolge Bube, Neun, Ass, Zehn, König, Dame, Acht, Sieben.",
                )
            ],
            "poor": both(
                "West keeps the trick, though you hold a higher trump.",
                "West behält den Stich, obwohl du einen höheren Trumpf hast.",
            ),
            "why": both(
                "The nine of trumps counts 14 and beats the ace.",
                "Die Trumpf-Neun zählt 14 und schlägt das Ass.",
            ),
        },
        {
            "record": laid("E", "H", "S", N="7H 8H KS", E="9C AD", S="JH 9H KC 8C 9D TD 8D 7S", W="AH TH AS"),
            "ask": both(
                "Now you lead. Choose a card that nobody can beat.",
                "Jetzt spielst du aus. Wähle eine Karte, die niemand schlagen kann.",
            ),
            "right": [["play", "JH"]],
            "hints": [both("One card stands above all others.", "Eine Karte steht über allen anderen.")],
            "poor": both("Only one card is certain.", "Sicher ist nur eine Karte."),
            "judge": "none",
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "The jack of trumps is the highest card of the game, and worth 20 points.",
                "Der Trumpf-Bube ist die höchste Karte im Spiel und zählt 20 Punkte.",
            ),
        },
    ],
    both(
        "Follow suit; if you cannot, trump. Next: a trump that lies in the trick already.",
        "Bedienen; wer nicht kann, trumpft. Als Nächstes: ein Trumpf, der schon im Stich liegt.",
    ),
)

OVERTRUMP = lesson(
    "overtrump",
    both("Overtrumping", "Übertrumpfen"),
    both(
        "Beat the opponents’ trump if you can.",
        "Schlag den Trumpf der Gegner, wenn du kannst.",
    ),
    4,
    laid("S", "H", "N", plays="AS 8S TH", void="ES SS", N="8S", E="TH", S="JH 8H 7H KC QC 9D TD 8D", W="AS"),
    [
        {
            "ask": both(
                "East has trumped with the ten of hearts. You have no spades either.",
                "Ost hat mit der Herz-Zehn getrumpft. Auch du hast kein Pik.",
            ),
            "bars": [["KJ-4.5", "play", "8H"], ["KJ-4.5", "play", "7H"], ["KJ-4.3", "play", "KC"]],
            "hints": [both("A higher trump must be played.", "Es muss ein höherer Trumpf sein.")],
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "You had to go over the ten, and only the jack could do it.",
                "Du musstest über die Zehn, und das konnte nur der Bube.",
            ),
        },
        {
            "record": laid(
                "S",
                "H",
                "N",
                plays="AS 8S QH",
                void="ES",
                N="8S JH",
                E="QH",
                S="KH AH 7H KC QC 9D TD 8D",
                W="AS 9H",
            ),
            "ask": both(
                "East has trumped again, with the queen. Two of your trumps are higher.",
                "Ost hat wieder getrumpft, mit der Dame. Zwei deiner Trümpfe sind höher.",
            ),
            "right": [["play", "AH"], ["play", "KH"]],
            "bars": [["KJ-4.5", "play", "7H"]],
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "You are last, so either wins. What you save can win another trick.",
                "Du bist als Letzter dran, also gewinnt jeder der beiden. Was du sparst, kann noch einen Stich "
                "machen.",
            ),
        },
        {
            "record": laid(
                "S",
                "H",
                "N",
                plays="AS 8S JH",
                void="ES",
                N="8S",
                E="JH",
                S="9H 7H KC QC 9D TD 8D 8C",
                W="AS",
            ),
            "ask": both(
                "East trumps with the jack, which nothing beats. What now?",
                "Ost trumpft mit dem Buben, den nichts schlägt. Was nun?",
            ),
            "right": [["play", "7H"]],
            "bars": [["KJ-4.3", "play", "KC"]],
            "poor": both(
                "The trick is lost anyway, and you gave 14 points with it.",
                "Der Stich ist ohnehin verloren, und du hast 14 Punkte dazugelegt.",
            ),
            "hints": [
                both(
                    "A trump it must be; it need not be a good one.",
                    "Ein Trumpf muss es sein, aber kein guter.",
                )
            ],
            "then": [{"event": "trick", "who": "them"}],
            "why": both(
                "You cannot overtrump, so you play under it, with the cheapest trump.",
                "Du kannst nicht übertrumpfen, also bleibst du darunter, mit dem billigsten Trumpf.",
            ),
        },
    ],
    both(
        "Follow, trump, overtrump. Next: the one moment when you are free.",
        "Bedienen, trumpfen, übertrumpfen. Als Nächstes: der eine Augenblick, in dem du frei bist.",
    ),
)

PARTNER = lesson(
    "partner",
    both("Your partner is winning", "Dein Partner gewinnt"),
    both(
        "When your partner has the trick, you need not trump: give points instead.",
        "Wenn dein Partner den Stich hat, musst du nicht trumpfen: Gib lieber Punkte.",
    ),
    4,
    laid("S", "H", "N", plays="KS AS 8S", N="AS JH", E="8S TH", S="9H 7H TC QC 9D JD 8D 7C", W="KS AH"),
    [
        {
            "ask": both(
                "North is winning with the ace of spades. You have no spades. "
                "Give the trick the most points without trumping.",
                "Nord gewinnt mit dem Pik-Ass. Du hast kein Pik. Gib dem Stich die meisten Punkte, ohne zu trumpfen.",
            ),
            "right": [["play", "TC"]],
            "poor": both(
                "Your side gets the trick either way; this card brings it less, or costs you a trump.",
                "Den Stich bekommt ihr so oder so; diese Karte bringt weniger oder kostet dich einen Trumpf.",
            ),
            "hints": [both("A plain ten counts 10.", "Eine Zehn zählt 10, auch wenn sie nicht Trumpf ist.")],
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "Ten points more for your side, and your trumps are still there.",
                "Zehn Punkte mehr für euch, und deine Trümpfe sind noch da.",
            ),
        },
        {
            "record": laid(
                "S",
                "H",
                "N",
                plays="KS 8S AS",
                N="8S JH",
                E="AS TH",
                S="9H 7H TC QC 9D JD 8D 7C",
                W="KS AH",
            ),
            "ask": both(
                "The same hand, but now East is winning. Are you still free?",
                "Dasselbe Blatt, aber jetzt gewinnt Ost. Bist du noch frei?",
            ),
            "bars": [["KJ-4.3", "play", "TC"], ["KJ-4.3", "play", "8D"]],
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "An opponent had the trick, so you had to trump.",
                "Ein Gegner hatte den Stich, also musstest du trumpfen.",
            ),
        },
        {
            "record": laid(
                "S",
                "H",
                "N",
                plays="KS TH 8S",
                void="NS",
                N="TH JH",
                E="8S AH",
                S="9H 7H TC QC 9D JD 8D 7C",
                W="KS",
            ),
            "ask": both(
                "North has trumped. Must you go higher?",
                "Nord hat getrumpft. Musst du darüber?",
            ),
            "right": [{"all": [{"not": ["play", "9H"]}, {"event": "trick", "who": "us"}]}],
            "poor": both(
                "You may, but North had the trick already: you spent your nine on your own partner.",
                "Das darfst du, aber Nord hatte den Stich schon: Deine Neun ging gegen den eigenen Partner.",
            ),
            "why": both(
                "No: the partner is winning, and that sets you free.",
                "Nein: Der Partner hat den Stich, und das macht dich frei.",
            ),
        },
    ],
    both(
        "That is the Amsterdam way, and all there is about playing a card. Next: who chooses trumps.",
        "So spielt man nach Amsterdamer Art, und mehr gibt es über das Spielen einer Karte nicht. Als Nächstes: "
        "wer den Trumpf wählt.",
    ),
)
