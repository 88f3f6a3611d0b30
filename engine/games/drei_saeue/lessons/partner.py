"""Lessons on the partner and on one's own Sau."""

from __future__ import annotations

from engine.games.drei_saeue.lessons.laying import laid
from engine.learn.lessons.writing import both, lesson

PARTNER = lesson(
    "partner",
    both("You and your partner", "Du und dein Partner"),
    both("The Säue of both yards count together.", "Die Säue beider Höfe zählen zusammen."),
    5,
    laid("S", "AHLB", "9A KA 8A", void="SA", W="9A", N="KA", E="8A", S="KH KL 7L 6H TB 8B OB TH"),
    [
        {
            "ask": both(
                "North has this trick, and you have no acorns. Play what you need least.",
                "Nord hat diesen Stich, und du hast keine Eicheln. Gib, was du am wenigsten brauchst.",
            ),
            "right": ["sensible", ["play", "7L"], ["play", "8B"]],
            "hints": [
                both("A king wins a trick of its own later.", "Ein König macht später einen eigenen Stich.")
            ],
            "poor": both("This card could still be of use.", "Diese Karte wäre noch nützlich."),
            "then": [{"event": "trick", "who": "us"}],
            "why": both("The high cards stay in your hand.", "Die hohen Karten bleiben auf deiner Hand."),
        },
        {
            "record": laid("S", "AHLB", "8H OH 9H", W="8H", N="OH", E="9H", S="KH 7H KL 7L TB 8B 6A UA"),
            "ask": both(
                "North is winning this trick of hearts, and you are last. The king or the seven?",
                "Nord gewinnt diesen Herz-Stich, und du bist als Letzter dran. König oder Sieben?",
            ),
            "right": [["play", "7H"]],
            "hints": [
                both(
                    "Whoever of you two wins, the Sau comes to your side.",
                    "Wer von euch beiden gewinnt, holt die Sau auf eure Seite.",
                )
            ],
            "poor": both(
                "You beat your own partner, and your king is gone.",
                "Du stichst den eigenen Partner, und dein König ist weg.",
            ),
            "then": [{"event": "trick", "who": "us"}, {"event": "takes_over", "who": "us"}],
            "why": both(
                "North takes the Sau of hearts, and your king is still there.",
                "Nord nimmt die Herz-Sau, und dein König ist noch da.",
            ),
        },
        {
            "record": laid("S", "AHLB", "7A 8A 9A KA", W="7A", N="8A", E="9A", S="KA KL 7L 6H TB 8B OB TH"),
            "ask": both(
                "You won a trick of acorns. The Sau of acorns lies before your partner. Take it?",
                "Du hast einen Eichel-Stich. Die Eichel-Sau liegt vor deinem Partner. Nimmst du sie?",
            ),
            "right": ["sensible"],
            "judge": "none",
            "hints": [
                both(
                    "What would it do to your own Sau of leaves?", "Was würde sie mit deiner Laub-Sau machen?"
                )
            ],
            "poor": both(
                "It counts for both of you either way, but taken it would protect your Sau of leaves.",
                "Sie zählt so oder so für euch beide, aber bei dir würde sie die Laub-Sau schützen.",
            ),
            "then": [{"event": "takes_over", "who": "me"}],
            "why": both(
                "Between you two it makes no difference where it lies, but now it covers your Sau of leaves.",
                "Für euch beide ist es gleich, wo sie liegt, aber jetzt deckt sie deine Laub-Sau zu.",
            ),
        },
        {
            "record": laid("W", "ABHL", "6A TA", N="6A KA KL", E="TA", S="OA 8A KH 7L 9L 6B 8B TB", W="7A"),
            "ask": both(
                "North leads a low acorn, and East has gone over it. Help your partner’s Sau.",
                "Nord spielt eine kleine Eichel aus, und Ost ist darüber. Hilf der Sau deines Partners.",
            ),
            "right": [["play", "OA"]],
            "judge": "none",
            "hints": [
                both(
                    "If East wins, the Sau of acorns is gone.",
                    "Gewinnt Ost, ist die Eichel-Sau weg.",
                )
            ],
            "poor": both(
                "East would win the trick, and with it North’s Sau of acorns.",
                "So gewinnt Ost den Stich und damit die Eichel-Sau von Nord.",
            ),
            "then": [{"event": "trick", "who": "us"}],
            "why": both(
                "The Ober wins: the Sau of acorns stays on your side.",
                "Der Ober gewinnt: Die Eichel-Sau bleibt auf eurer Seite.",
            ),
        },
        {
            "record": laid(
                "S",
                "AHLB",
                "7H KH 8H 6H +N 9L KL 7L 8L +E TH OH 9H UH",
                W="7H 8L 9H",
                N="KH 9L UH",
                E="8H KL TH",
                S="6H 7L OH 8A TA 9B TB UL",
            ),
            "ask": both(
                "The trick is yours. North’s Sau of hearts covers another one, and your yard is empty.",
                "Der Stich gehört dir. Die Herz-Sau von Nord deckt eine andere zu, und dein Hof ist leer.",
            ),
            "right": [{"verb": "leave"}],
            "judge": "none",
            "hints": [
                both("What would lie open before North then?", "Was läge dann offen vor Nord?"),
            ],
            "poor": both(
                "Now two Säue of your side lie open instead of one.",
                "Jetzt liegen zwei eurer Säue offen statt einer.",
            ),
            "then": [{"event": "leaves", "who": "me"}],
            "why": both(
                "Taking is never a duty. The Sau of acorns below stays safe.",
                "Nehmen muss man nie. Die Eichel-Sau darunter bleibt sicher.",
            ),
        },
    ],
    both("Next: how to keep your own Sau.", "Als Nächstes: wie du deine eigene Sau behältst."),
)

OWN = lesson(
    "own-sau",
    both("Your own Sau", "Die eigene Sau"),
    both(
        "Your open Sau is in danger whenever its suit is played. Its king is its guard.",
        "Deine offene Sau ist in Gefahr, sobald ihre Farbe gespielt wird. Ihr König bewacht sie.",
    ),
    6,
    laid(
        "S",
        "HLBA",
        "OH KH 7H 6H UA OA TA 6A +E UH 8H 7L 6L +E 6B OB 9B UB",
        N="8A UA 6L 8L TL KH UB KB",
        E="9A OA 9L UL KL 7H UH 6B",
        S="TA 6H 8H 9H TH 7B 8B OB",
        W="6A 7A KA 7L OL OH 9B TB",
    ),
    [
        {
            "ask": both(
                "You lead, and the Sau of bells lies open before you.",
                "Du spielst aus, und vor dir liegt offen die Schellen-Sau.",
            ),
            "right": [["play", "9H"], ["play", "TH"]],
            "judge": "average",
            "hints": [both("Which suit is dangerous?", "Welche Farbe ist gefährlich?")],
            "poor": both(
                "You led the suit of your own open Sau: that is called selling it off.",
                "Du hast die Farbe deiner eigenen offenen Sau ausgespielt: Das heißt, die Sau verscherbeln.",
            ),
            "why": both(
                "No bell, no danger: your Sau is still there.",
                "Keine Schelle, keine Gefahr: Deine Sau ist noch da.",
            ),
        },
        {
            "record": laid(
                "W",
                "BHLA",
                "OA 6A TA 7A +N 8H 7H OH KH - OL 9L 7L",
                N="OA KA 9L 8H 9H TH 7B 9B",
                E="6A 9A UA 7L TL 7H 6B UB",
                S="TA 6L 8L UL KL 6H OH TB",
                W="7A 8A OL UH KH 8B OB KB",
            ),
            "ask": both(
                "West leads leaves, the suit of your open Sau, and the Ober is winning.",
                "West spielt Laub aus, die Farbe deiner offenen Sau, und der Ober gewinnt.",
            ),
            "right": [["play", "KL"]],
            "hints": [
                both("Which of your leaves beats the Ober?", "Welche deiner Laub-Karten schlägt den Ober?")
            ],
            "poor": both(
                "A lower card with the king in hand is called unterschwurbeln. Here it costs the Sau.",
                "Niedrig spielen und den König behalten heißt unterschwurbeln. Hier kostet es die Sau.",
            ),
            "then": [{"event": "trick", "who": "me"}, {"event": "own", "who": "me"}],
            "why": both(
                "The king has guarded it: the Sau lies before you already, so nothing moves.",
                "Der König hat sie bewacht: Die Sau liegt schon vor dir, also ändert sich nichts.",
            ),
        },
        {
            "record": laid(
                "N",
                "HABL",
                "OH KH 6H 7H +S OA 7A 9A TA +S 8H TH 6L TB UA 6B 7L",
                N="9A 6L TL 7H 6B 7B 8B KB",
                E="TA 7L 8L 9L UL OL OH TB",
                S="6A 8A OA KA 8H 9H KH OB",
                W="7A UA KL 6H TH UH 9B UB",
            ),
            "ask": both(
                "Three Säue lie before you, acorns on top. West has led the Unter of acorns.",
                "Drei Säue liegen vor dir, oben Eichel. West hat den Eichel-Unter ausgespielt.",
            ),
            "right": [["play", "KA"]],
            "judge": "average",
            "hints": [
                both(
                    "What would lie open if West took acorns?",
                    "Was läge offen, wenn West die Eichel-Sau nähme?",
                )
            ],
            "poor": both(
                "West takes the Sau on top, and the next one lies open.",
                "West nimmt die oberste Sau, und die nächste liegt offen.",
            ),
            "then": [{"event": "trick", "who": "me"}],
            "why": both("All three stay, and you lead.", "Alle drei bleiben, und du spielst aus."),
        },
        {
            "record": laid(
                "W",
                "AHBL",
                "KL 8L 7L 6L +N 6A 8A 6B UA UL 7B TL 6H +W UB 9B 8B KB OH TH 7A 7H +S",
                N="6A 7A 9A KA KL 7B 9B TB",
                E="8A TA OA 8L TL 7H 8B OB",
                S="7L 6H 8H 9H OH KH 6B KB",
                W="UA 6L 9L UL OL TH UH UB",
            ),
            "ask": both(
                "You have nothing but hearts, and the Sau of hearts is your open one. Which do you lead?",
                "Du hast nur noch Herz, und die Herz-Sau liegt offen vor dir. Welches spielst du aus?",
            ),
            "right": [["play", "KH"]],
            "judge": "average",
            "hints": [both("One of the others still has a heart.", "Einer der anderen hat noch ein Herz.")],
            "poor": both(
                "West still has the Unter of hearts, and takes the Sau with it.",
                "West hat noch den Herz-Unter und holt damit die Sau.",
            ),
            "then": [{"event": "own", "who": "me"}],
            "why": both(
                "The king draws the last heart of the others.",
                "Der König zieht das letzte Herz der anderen.",
            ),
        },
        {
            "record": laid(
                "S",
                "AHBL",
                "KB TB 9B 6B +W 8A TA KA 6A +E 6L TL OL 7L 9L 8L 7H UL OB 7B 6H UB +S",
                N="TA UA OA 7L 8L 6H 9H TB",
                E="KA 6L 7H TH OH KH 9B UB",
                S="6A 7A TL UL KL 8H 6B OB",
                W="8A 9A 9L OL UH 7B 8B KB",
            ),
            "ask": both(
                "Your Sau of bells has no guard left. What could you lay on top of it?",
                "Deine Schellen-Sau hat keinen Wächter mehr. Was könntest du darauflegen?",
            ),
            "right": [["play", "KL"]],
            "judge": "average",
            "hints": [
                both(
                    "Which Sau of the opponents can you win for certain?",
                    "Welche Sau der Gegner kannst du sicher holen?",
                )
            ],
            "poor": both("This wins nothing for certain.", "Damit holst du nichts Sicheres."),
            "then": [{"event": "trick", "who": "me"}],
            "why": both("Nobody beats the king of leaves.", "Den Laub-König schlägt niemand."),
        },
        {
            "ask": both("Take the Sau of leaves from West.", "Nimm die Laub-Sau von West."),
            "right": [{"verb": "take"}],
            "hints": [both("It would cover your Sau of bells.", "Sie würde deine Schellen-Sau zudecken.")],
            "poor": both("Your Sau of bells stays open.", "Deine Schellen-Sau bleibt offen."),
            "then": [{"event": "takes_over", "who": "me"}],
            "why": both(
                "One Sau more, and bells is safe under it.",
                "Eine Sau mehr, und Schellen liegt sicher darunter.",
            ),
        },
    ],
    both(
        "Keep the king, avoid the suit, cover it. Next: what the Säue are worth.",
        "König behalten, Farbe meiden, zudecken. Als Nächstes: was die Säue wert sind.",
    ),
)
