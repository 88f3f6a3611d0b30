"""The first lessons: a Sau, and following suit."""

from __future__ import annotations

from engine.games.drei_saeue.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

FIRST = lesson(
    "first-sau",
    both("The first Sau", "Die erste Sau"),
    both(
        "Win a trick of a suit, and you may take the Sau of that suit.",
        "Mach einen Stich, dann darfst du die Sau seiner Farbe nehmen.",
    ),
    3,
    laid("S", "AHLB", "7H 8H 9H", W="7H KB", N="8H KA", E="9H", S="KH 6H UA 7L TL 8B OB 6A"),
    [
        {
            "ask": both("Win this trick of hearts.", "Mach diesen Herz-Stich."),
            "right": [{"event": "trick", "who": "me"}],
            "bars": [["DS-3.3", "play", "UA"]],
            "hints": [both("The king is the highest card.", "Der König ist die höchste Karte.")],
            "poor": both("East has won the trick.", "Ost hat den Stich gemacht."),
            "then": [{"event": "trick", "who": "me"}],
            "why": both("The trick is yours.", "Der Stich gehört dir."),
        },
        {
            "ask": both(
                "The Sau of hearts lies before East. Take it.", "Die Herz-Sau liegt vor Ost. Nimm sie."
            ),
            "right": [{"verb": "take"}],
            "then": [{"event": "takes_over", "who": "me"}],
            "poor": both("It could have been yours.", "Sie hätte dir gehört."),
            "why": both(
                "It lies on top of your own Sau and covers it.",
                "Sie liegt jetzt auf deiner eigenen Sau und deckt sie zu.",
            ),
        },
        {
            "ask": both(
                "You won, so you lead. Play any card.",
                "Du hast gewonnen, also spielst du aus. Nimm irgendeine Karte.",
            ),
            "then": [{"event": "leads", "who": "me"}],
            "why": both(
                "Whoever wins a trick leads to the next one.",
                "Wer einen Stich macht, spielt zum nächsten aus.",
            ),
        },
        {
            "ask": both(
                "One more trick. Raised cards may be played.",
                "Noch ein Stich. Die angehobenen Karten darfst du spielen.",
            ),
            "why": both(
                "That is how every trick goes: eight of them make a round.",
                "So geht jeder Stich: Acht davon sind eine Runde.",
            ),
        },
    ],
    both(
        "Three Säue before you and your partner win the round. Next: which card you must play.",
        "Drei Säue vor dir und deinem Partner gewinnen die Runde. Als Nächstes: welche Karte du spielen musst.",
    ),
)

FOLLOW = lesson(
    "follow-suit",
    both("Following suit", "Farbe zugeben"),
    both(
        "Give the suit that was led if you can. The highest card of that suit wins; there are no trumps.",
        "Gib die ausgespielte Farbe zu, wenn du kannst. Ihre höchste Karte gewinnt; Trumpf gibt es nicht.",
    ),
    4,
    laid("S", "AHLB", "9L KL 6L", W="9L", N="KL", E="6L", S="7L OL UA TA 8B OB 6H 9H"),
    [
        {
            "ask": both(
                "Leaves were led, and North already has the king. Which leaf do you give?",
                "Laub ist ausgespielt, und Nord hat schon den König gelegt. Welches Laub gibst du?",
            ),
            "right": [["play", "7L"]],
            "bars": [["DS-3.3", "play", "OB"]],
            "judge": "none",
            "hints": [
                both("You must give a leaf.", "Laub musst du geben."),
                both(
                    "The trick is decided already. Save what is high.",
                    "Der Stich ist schon entschieden. Spar, was hoch ist.",
                ),
            ],
            "poor": both(
                "The king wins anyway. The Ober can win a trick of its own later.",
                "Der König gewinnt ohnehin. Der Ober macht später einen eigenen Stich.",
            ),
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "You followed with the card you need least.",
                "Du hast mit der Karte bedient, die du am wenigsten brauchst.",
            ),
        },
        {
            "record": laid("S", "AHLB", "8H 7H TH", W="8H", N="7H", E="TH", S="6H UH KH TA UA 8B 9B 7L"),
            "ask": both(
                "You are last, and the ten of hearts is winning. Take the trick as cheaply as you can.",
                "Du bist als Letzter dran, und die Herz-Zehn gewinnt. Mach den Stich so billig wie möglich.",
            ),
            "right": [["play", "UH"]],
            "bars": [["DS-3.3", "play", "TA"]],
            "judge": "none",
            "hints": [
                both(
                    "Two of your hearts are higher than the ten.",
                    "Zwei deiner Herzen sind höher als die Zehn.",
                ),
                both(
                    "The order is 6, 7, 8, 9, 10, Unter, Ober, König.",
                    "Die Reihenfolge ist 6, 7, 8, 9, 10, Unter, Ober, König.",
                ),
            ],
            "poor": both(
                "The Unter was enough: it beats the ten, and the king stays for later.",
                "Der Unter hätte gereicht: Er schlägt die Zehn, und der König bleibt für später.",
            ),
            "then": [{"event": "trick", "who": "me"}, {"event": "unterschwurbelt", "who": "me"}],
            "why": both(
                "The king is still in your hand. Playing below it is called unterschwurbeln, and is no fault.",
                "Den König hast du noch. Darunter zu bleiben heißt unterschwurbeln und ist kein Fehler.",
            ),
        },
        {
            "record": laid(
                "S",
                "AHLB",
                "9B TB 7B",
                void="SB",
                W="9B",
                N="TB",
                E="7B",
                S="6A KA 7L KL 8H OH 6H TH",
            ),
            "ask": both(
                "Bells were led, and you have none. Throw away what you need least.",
                "Schellen sind ausgespielt, und du hast keine. Wirf ab, was du am wenigsten brauchst.",
            ),
            "right": [["play", "6A"], ["play", "6H"], ["play", "7L"], ["play", "8H"]],
            "judge": "none",
            "hints": [
                both("Any card is allowed now.", "Jetzt ist jede Karte erlaubt."),
                both(
                    "A discard never wins, not even a king.",
                    "Eine abgeworfene Karte gewinnt nie, nicht einmal ein König.",
                ),
            ],
            "poor": both(
                "A discard never wins the trick, so this high card is lost for nothing.",
                "Eine abgeworfene Karte gewinnt nie, also ist diese hohe Karte umsonst weg.",
            ),
            "then": [{"event": "throws", "who": "me"}, {"event": "trick", "who": "us"}],
            "why": both("Only bells could win this trick.", "Diesen Stich konnten nur Schellen gewinnen."),
        },
        {
            "record": laid("E", "AHLB", N="8H KH", E="KL 8A", W="OL OB", S="7L 8L KB 6A UA 9B TB TH"),
            "ask": both(
                "You lead. Play a card that nobody can beat.",
                "Du spielst aus. Nimm eine Karte, die niemand schlagen kann.",
            ),
            "right": [["play", "KB"]],
            "judge": "none",
            "hints": [
                both(
                    "The highest card of its suit cannot be beaten.",
                    "Die höchste Karte ihrer Farbe ist nicht zu schlagen.",
                )
            ],
            "poor": both(
                "A higher card of this suit is still out.", "Von dieser Farbe ist noch eine höhere draußen."
            ),
            "then": [{"event": "trick", "who": "me"}],
            "why": both(
                "A king wins whenever his suit is led.",
                "Ein König gewinnt immer, wenn seine Farbe ausgespielt wird.",
            ),
        },
        {
            "ask": both(
                "The Sau of bells lies before West. Is it yours to take?",
                "Die Schellen-Sau liegt vor West. Darfst du sie nehmen?",
            ),
            "right": [{"verb": "take"}],
            "poor": both(
                "You may leave it, but it counts for the others then.",
                "Du darfst sie liegen lassen, aber dann zählt sie für die anderen.",
            ),
            "then": [{"event": "takes_over", "who": "me"}],
            "why": both(
                "The suit that was led decides which Sau a trick brings.",
                "Die ausgespielte Farbe entscheidet, welche Sau ein Stich bringt.",
            ),
        },
    ],
    both(
        "Follow, or throw away. Next: which Säue are safe.",
        "Zugeben oder abwerfen. Als Nächstes: welche Säue sicher sind.",
    ),
)
