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
    5,
    laid("E", "H", "S", N="7H 8H KS", E="9C AD", S="JH 9H KC 8C 9D TD 8D 7S", W="AH TH AS"),
    [
        {
            "ask": both(
                "Hearts are trumps. Lead a card that nobody can beat.",
                "Herz ist Trumpf. Spiel eine Karte aus, die niemand schlagen kann.",
            ),
            "right": [["play", "JH"]],
            "hints": [
                both(
                    "Among trumps the jack comes first, then the nine.",
                    "Unter den Trümpfen kommt zuerst der Bube, dann die Neun.",
                )
            ],
            "poor": both("Only one card is certain.", "Sicher ist nur eine Karte."),
            "judge": "none",
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "The jack of trumps is the highest card of the game, and worth 20 points.",
                "Der Trumpf-Bube ist die höchste Karte im Spiel und zählt 20 Punkte.",
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
            "record": laid(
                "S", "H", "N", plays="AS 9S 8S", N="9S", E="8S", S="7S JH 9H KC QC 9D TD 8D", W="AS"
            ),
            "ask": both(
                "West leads the ace of spades. Try the jack of trumps on it.",
                "West spielt das Pik-Ass aus. Versuch es mit dem Trumpf-Buben.",
            ),
            "bars": [["KJ-4.2", "play", "JH"], ["KJ-4.2", "play", "KC"]],
            "hints": [both("You hold a spade.", "Du hast ein Pik.")],
            "then": [{"event": "trick", "who": "them"}],
            "why": both(
                "As long as you hold the suit, you follow it. Trumps must wait.",
                "Solange du die Farbe hast, bedienst du sie. Der Trumpf muss warten.",
            ),
        },
        {
            "record": laid(
                "S", "H", "N", plays="AS 8S TS", N="8S", E="TS", S="9H 7H KC QC 9D TD JC 8D", W="AS"
            ),
            "ask": both(
                "This time you have no spades. What now?",
                "Diesmal hast du kein Pik. Was nun?",
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
                "N",
                "D",
                "W",
                plays="QH KH AH JH JD 7D TD QD 9D 8D KD 7H AD 7C TH",
                N="7C QC KC 7D 8D JH QS KS",
                E="8C TD KD 8H TH QH 7S JS",
                S="TC AC QD 7H 9H KH 9S AS",
                W="9C JC 9D JD AD AH 8S TS",
            ),
            "ask": both(
                "Diamonds are trumps here, and West draws the last of them. You have none left.",
                "Hier ist Karo Trumpf, und West zieht die letzten. Du hast keins mehr.",
            ),
            "right": [["play", "9S"], ["play", "9H"]],
            "hints": [
                both(
                    "Without the suit and without trumps any card may go. The trick is West’s.",
                    "Ohne die Farbe und ohne Trumpf darf jede Karte weg. Den Stich hat West.",
                )
            ],
            "poor": both(
                "You may, but it gives West points, or a card that would have won a trick.",
                "Das darfst du, aber es schenkt West Punkte oder eine Karte, die einen Stich gemacht hätte.",
            ),
            "judge": "average",
            "then": [{"event": "trick", "who": "them"}],
            "why": both(
                "A nine counts nothing, except in trumps.", "Eine Neun zählt nichts, außer bei Trumpf."
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
    5,
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
        {
            "record": laid(
                "S",
                "C",
                "S",
                plays="AS JS 8S 9S 7S TS QC",
                N="TC 9D JD 8H 9H AH TS JS",
                E="QC 7D 8D TD QD KD TH 8S",
                S="9C JC KC AD JH QH KH 9S",
                W="7C 8C AC 7H 7S QS KS AS",
            ),
            "ask": both(
                "Clubs are trumps. East has trumped the spades with the queen, and all your trumps are higher.",
                "Kreuz ist Trumpf. Ost hat das Pik mit der Dame getrumpft, und alle deine Trümpfe sind höher.",
            ),
            "right": [["play", "KC"]],
            "bars": [["KJ-4.3", "play", "AD"]],
            "hints": [
                both(
                    "You play last: any of the three wins.",
                    "Du bist als Letzter dran: Jeder der drei gewinnt.",
                ),
            ],
            "poor": both(
                "That wins too, but jack and nine are needed for later tricks.",
                "Auch das gewinnt, aber Bube und Neun werden für spätere Stiche gebraucht.",
            ),
            "judge": "average",
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "Just high enough. Jack and nine will win two more.",
                "Gerade hoch genug. Bube und Neun gewinnen noch zwei.",
            ),
        },
        {
            "record": laid(
                "E",
                "D",
                "S",
                plays="AC KD QC TC AS 7S TS 9D JC 7D KC 7C 9H AH 8H JH KH JD",
                N="QC KC TH KH AH 7S 9S JS",
                E="7C 9C TC JD QD 8H TS KS",
                S="8C JC AC 8D 9D TD AD JH",
                W="7D KD 7H 9H QH 8S QS AS",
            ),
            "ask": both(
                "Diamonds are trumps. East’s jack beats all of yours, and you have no hearts.",
                "Karo ist Trumpf. Der Bube von Ost schlägt alle deine, und du hast kein Herz.",
            ),
            "right": [["play", "8D"]],
            "bars": [["KJ-4.3", "play", "8C"]],
            "hints": [
                both("Ace and ten of trumps count 11 and 10.", "Trumpf-Ass und Trumpf-Zehn zählen 11 und 10.")
            ],
            "poor": both("The jack takes these points along.", "Der Bube nimmt diese Punkte mit."),
            "judge": "average",
            "then": [{"event": "trick", "who": "them"}],
            "why": both(
                "A trump it must be, and the smallest costs nothing.",
                "Ein Trumpf muss es sein, und der kleinste kostet nichts.",
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
    5,
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
        {
            "record": laid(
                "N",
                "H",
                "S",
                plays="JC KC AC QH AS 7S TS 9S 8D JD KD AD 9D TD 7D",
                N="8D TD QH 8S JS QS KS AS",
                E="7C JC QC 7D JD 8H 9H 7S",
                S="8C KC KD 7H JH KH AH TS",
                W="9C TC AC 9D QD AD TH 9S",
            ),
            "ask": both(
                "North’s ten of diamonds is winning. You have no diamonds, but four trumps. What do you play?",
                "Die Karo-Zehn von Nord gewinnt. Du hast kein Karo, aber vier Trümpfe. Was spielst du?",
            ),
            "right": [["play", "8C"]],
            "hints": [
                both(
                    "You are free: trumping is allowed, not demanded.",
                    "Du bist frei: Trumpfen ist erlaubt, nicht verlangt.",
                )
            ],
            "poor": both(
                "That takes a trick which North had already.",
                "Damit nimmst du einen Stich, den Nord schon hatte.",
            ),
            "judge": "average",
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "North wins, and your trumps will win tricks of their own.",
                "Nord gewinnt, und deine Trümpfe machen ihre eigenen Stiche.",
            ),
        },
        {
            "record": laid(
                "W", "H", "N", plays="AS 7S", N="AS JH", E="7S", S="TS 8S 9H 7H QC 9D 8D 7C", W="KS 9S"
            ),
            "ask": both(
                "North leads the ace of spades and is winning. Does that free you from following?",
                "Nord spielt das Pik-Ass aus und gewinnt. Musst du jetzt nicht mehr bedienen?",
            ),
            "bars": [["KJ-4.2", "play", "9H"], ["KJ-4.2", "play", "QC"]],
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "The partner frees you from trumping, never from following suit.",
                "Der Partner befreit dich vom Trumpfen, nie vom Bedienen.",
            ),
        },
    ],
    both(
        "That is the Amsterdam way, and all there is about playing a card. Next: who chooses trumps.",
        "So spielt man nach Amsterdamer Art, und mehr gibt es über das Spielen einer Karte nicht. Als Nächstes: "
        "wer den Trumpf wählt.",
    ),
)
