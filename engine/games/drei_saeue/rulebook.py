"""The rules of Drei Säue vor dem Hof, DS-1 to DS-6."""

from __future__ import annotations

from engine.core.rulebook import Effect, Rulebook, Section, rule
from engine.core.text import Text

RULEBOOK = Rulebook(
    game="drei_saeue",
    prefix="DS",
    title=Text("Drei Säue vor dem Hof", "Drei Säue vor dem Hof"),
    sections=(
        Section(
            "DS-1",
            Text("Players and pack", "Spieler und Karten"),
            (
                rule(
                    "DS-1.1",
                    "Four players sit on the four sides of a table; partners sit opposite each other.",
                    "Vier Spieler sitzen an den vier Seiten des Tischs; Partner sitzen sich gegenüber.",
                    "„an vier Seiten Platz“; „Man spielt stets mit demjenigen, der gegenüber sitzt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-1.2",
                    (
                        "There are four equal suits, acorns, leaves, hearts and bells. Each has the eight "
                        "cards 6, 7, 8, 9, 10, Unter, Ober and König, together 32 playing cards, and one "
                        "Sau, so there are four Säue."
                    ),
                    (
                        "Es gibt vier gleichwertige Farben: Eichel, Laub, Herz und Schellen. Jede hat die "
                        "acht Karten 6, 7, 8, 9, 10, Unter, Ober und König, zusammen 32 Spielkarten, und "
                        "dazu eine Sau; es gibt also vier Säue."
                    ),
                    (
                        "„jeweils 4 Säuen und den Karten 6-7-8-9-10-Unter-Ober-König in vier gleichwertigen "
                        "Farben“; RULING: one Sau per suit"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-1.3",
                    "In every suit the cards rank, low to high: 6, 7, 8, 9, 10, Unter, Ober, König.",
                    (
                        "In jeder Farbe ist die Rangfolge von niedrig nach hoch: 6, 7, 8, 9, 10, Unter, "
                        "Ober, König."
                    ),
                    "„die höchste Karte dieser Farbe … (also den König)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-1.4",
                    "There is no trump; all suits are equal.",
                    "Es gibt keinen Trumpf; alle Farben sind gleichwertig.",
                    "„vier gleichwertigen Farben“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-1.5",
                    (
                        "The stake is usually one copper per round (`stake=1`); it is paid only at the end "
                        "of the round."
                    ),
                    (
                        "Gespielt wird üblicherweise um ein Kupferstück pro Runde (`stake=1`); bezahlt wird "
                        "der Einsatz erst am Ende der Runde."
                    ),
                    "„um ein Kupferstück pro Runde“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-1.6",
                    "The themes of the suits vary by region; this has no effect on play.",
                    "Die Farben sind je nach Region anders gestaltet; auf das Spiel hat das keinen Einfluss.",
                    "„je nach Region thematisch“",
                    Effect.NONE,
                ),
            ),
        ),
        Section(
            "DS-2",
            Text("Setting up", "Vorbereitung"),
            (
                rule(
                    "DS-2.1",
                    "The four Säue are taken out of the pack.",
                    "Die vier Säue werden aus dem Kartenspiel genommen.",
                    "„werden die vier Säue aus dem Kartenspiel entfernt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-2.2",
                    "The dealer shuffles them and lays one face up before each player, clockwise.",
                    "Der Geber mischt sie und legt im Uhrzeigersinn vor jeden Spieler eine offen hin.",
                    (
                        "„mischt zunächst die vier Säue und legt sie dann im Uhrzeigersinn offen vor den "
                        "Spielern aus“"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-2.3",
                    "Then the dealer gives everybody eight cards, in turn.",
                    "Dann gibt der Geber reihum jedem acht Karten.",
                    "„gibt der Geber jedem Spieler 8 Karten (Reihum)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-2.4",
                    "The deal passes clockwise.",
                    "Das Geben wechselt im Uhrzeigersinn.",
                    "RULING: the source names no change of dealer",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "DS-3",
            Text("Trick play", "Das Stichspiel"),
            (
                rule(
                    "DS-3.1",
                    "The player after the dealer leads to the first trick.",
                    "Der Spieler nach dem Geber spielt zum ersten Stich aus.",
                    "„Der Spieler nach dem Geber beginnt.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-3.2",
                    "After that the winner of each trick leads to the next.",
                    "Danach spielt aus, wer den letzten Stich gemacht hat.",
                    "„Danach beginnt immer der Spieler, der den Stich macht.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-3.3",
                    "You must follow suit if you can.",
                    "Du musst Farbe zugeben, wenn du kannst.",
                    "„Es muss immer Farbe zugegeben werden!“",
                    Effect.REFUSES,
                ),
                rule(
                    "DS-3.4",
                    "If you are void in the suit led, you may play any card.",
                    "Bist du frei, darfst du jede beliebige Karte spielen.",
                    "„Wer frei ist, darf jede beliebige Karte spielen.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-3.5",
                    "The highest card of the suit led wins the trick; a card of another suit never wins.",
                    (
                        "Die höchste Karte der angespielten Farbe gewinnt den Stich; eine abgeworfene Karte "
                        "gewinnt nie."
                    ),
                    "RULING: follows from DS-1.4 and DS-3.3",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-3.6",
                    "The suit of a trick is the suit led to it.",
                    "Die Farbe eines Stichs ist die Farbe, die angespielt wurde.",
                    "„Stich einer Farbe“; „Bei dem anspielen einer … Farbe“",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "DS-4",
            Text("Moving the Säue", "Die Säue vor den Hof bringen"),
            (
                rule(
                    "DS-4.1",
                    "If you win a trick of a suit, you may at once take the Sau of that suit.",
                    "Sobald du einen Stich einer Farbe machst, darfst du die Sau dieser Farbe nehmen.",
                    (
                        "„Sobald man einen Stich einer Farbe macht, darf man die entsprechende Sau vom Hof "
                        "des Spielers nehmen“"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-4.2",
                    "You may take it from any player, your partner included.",
                    "Du darfst sie von jedem Hof nehmen, auch von dem deines Partners.",
                    "„(auch vom Hof des Mitspielers!)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-4.3",
                    "You lay it on top of the Säue in your own yard, if there are any; these become covered.",
                    (
                        "Du legst sie oben auf die Säue vor deinem eigenen Hof, falls dort welche liegen; "
                        "diese sind damit verdeckt."
                    ),
                    "„sie über die eigene Sau legen (falls vorhanden)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-4.4",
                    "Only an open Sau, the topmost of its yard, can be moved.",
                    "Nur eine offen liegende Sau, also die oberste vor einem Hof, kann den Hof wechseln.",
                    "„Nur offen-liegende Säue können vor den eigenen Hof gebracht werden!!!“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-4.5",
                    (
                        "If the Sau of the suit led is covered, it cannot be taken: the trick only decides "
                        "who leads next."
                    ),
                    (
                        "Ist die Sau der angespielten Farbe verdeckt, kannst du sie nicht nehmen: Der Stich "
                        "entscheidet nur, wer als Nächstes ausspielt."
                    ),
                    "„hat der Stich keine Folgen, außer festzulegen, wer als nächstes ausspielt“",
                    Effect.REFUSES,
                ),
                rule(
                    "DS-4.6",
                    (
                        "A covered Sau is safe until the one above it is taken; then it lies open and can be "
                        "taken."
                    ),
                    (
                        "Eine verdeckte Sau ist sicher, bis die Sau über ihr genommen wird; dann liegt sie "
                        "offen und kann genommen werden."
                    ),
                    "„gelten als sicher, bis sie offengelegt werden“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-4.7",
                    (
                        "If the Sau already lies open in your own yard, there is nothing to take and nothing "
                        "moves."
                    ),
                    (
                        "Liegt die Sau schon offen vor deinem eigenen Hof, gibt es nichts zu nehmen, und "
                        "nichts ändert sich."
                    ),
                    "RULING: a Sau is taken only from another yard",
                    Effect.REFUSES,
                ),
                rule(
                    "DS-4.8",
                    (
                        "You may decline to take the Sau (`take_pig=ask`). With `take_pig=always` it is "
                        "taken automatically and you may not decline."
                    ),
                    (
                        "Du darfst auf die Sau verzichten (`take_pig=ask`). Mit `take_pig=always` wird sie "
                        "von selbst genommen, und verzichten darfst du nicht."
                    ),
                    "„darf“",
                    Effect.REFUSES,
                ),
                rule(
                    "DS-4.9",
                    "You decide before the next lead.",
                    "Du entscheidest dich vor dem nächsten Ausspielen.",
                    "RULING: “at once” means within the trick",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-4.10",
                    (
                        "The Sau always goes to your own yard (`yard_choice=false`). With `yard_choice=true` "
                        "you may choose your partner's yard instead, where it is laid on top; it may not "
                        "stay in the yard it comes from, and never goes to an opponent's."
                    ),
                    (
                        "Die Sau kommt immer vor deinen eigenen Hof (`yard_choice=false`). Mit "
                        "`yard_choice=true` darfst du stattdessen den Hof deines Partners wählen, wo sie "
                        "obenauf kommt; sie darf nicht auf dem Hof bleiben, von dem sie kommt, und nie zu "
                        "einem Gegner."
                    ),
                    (
                        "RULING: the detailed rule („über die eigene Sau“) outweighs „vor den eigenen – oder "
                        "den Hof des Spielpartners zu bringen“"
                    ),
                    Effect.REFUSES,
                ),
            ),
        ),
        Section(
            "DS-5",
            Text("End of the round and payment", "Rundenende und Bezahlung"),
            (
                rule(
                    "DS-5.1",
                    (
                        "After eight tricks all Säue, open and covered, are counted for each yard and each "
                        "team. A team with three or four wins."
                    ),
                    (
                        "Nach acht Stichen werden alle Säue, offene wie verdeckte, je Hof und je Team "
                        "gezählt. Das Team mit drei oder vier Säuen gewinnt."
                    ),
                    "„Am Ende gewinnt das Team mit vier oder drei Säuen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "DS-5.2",
                    (
                        "At 3 to 1 each loser pays the single stake to the left-hand neighbour, who is "
                        "always a winner."
                    ),
                    (
                        "Bei 3 zu 1 zahlt jeder Verlierer seinem linken Nachbarn den einfachen Einsatz; das "
                        "ist immer ein Gewinner."
                    ),
                    "„muss jeder Verlierer seinem linken Nachbarn den einfachen Einsatz zahlen“",
                    Effect.SCORES,
                ),
                rule(
                    "DS-5.3",
                    (
                        "At 4 to 0, with Säue before both partners, each loser pays the left-hand neighbour "
                        "double."
                    ),
                    (
                        "Bei 4 zu 0, wenn beide Partner Säue haben, zahlt jeder Verlierer seinem linken "
                        "Nachbarn den doppelten Einsatz."
                    ),
                    (
                        "„so zahlen die Verlierer den doppelten Einsatz“; RULING: paid to the left-hand "
                        "neighbour, as the single stake"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "DS-5.4",
                    (
                        "If one player has all four Säue, each of the three others, the partner included, "
                        "pays that player double."
                    ),
                    (
                        "Hat ein Spieler alle vier Säue, zahlen ihm alle drei anderen, auch sein Partner, "
                        "den doppelten Einsatz."
                    ),
                    "„so zahlen alle drei anderen ihm den doppelten Einsatz“",
                    Effect.SCORES,
                ),
                rule(
                    "DS-5.5",
                    "At 2 to 2 nobody pays.",
                    "Bei 2 zu 2 zahlt niemand.",
                    "„Bei Gleichstand wird der … Einsatz nichtig“",
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "DS-6",
            Text("Terms", "Begriffe"),
            (
                rule(
                    "DS-6.1",
                    (
                        "Unterschwurbeln: to play a low card of a suit, that is any but its König, while "
                        "holding the König. It has no effect."
                    ),
                    (
                        "Unterschwurbeln: eine niedrige Karte einer Farbe spielen, also jede außer dem "
                        "König, obwohl man deren König auf der Hand hat. Es hat keine Folgen."
                    ),
                    (
                        "„Spielt ein Spieler eine niedrige Karte, hat aber die höchste Karte dieser Farbe "
                        "auf der Hand“; RULING: low is any card but the König"
                    ),
                    Effect.NONE,
                ),
                rule(
                    "DS-6.2",
                    (
                        "Die Sau verscherbeln: to lead the suit of your own open Sau. It is allowed and has "
                        "no effect."
                    ),
                    (
                        "Die Sau verscherbeln: die Farbe der eigenen offenen Sau anspielen. Das ist erlaubt "
                        "und hat keine Folgen."
                    ),
                    "„Spielt ein Spieler seine eigene offene Sau an“",
                    Effect.NONE,
                ),
                rule(
                    "DS-6.3",
                    (
                        "Auf die Finger klopfen: to win all four Säue alone and so rap your own partner over "
                        "the knuckles; for the payment see DS-5.4."
                    ),
                    (
                        "Auf die Finger klopfen (auch „auf den Finger klopfen“): alle vier Säue allein "
                        "gewinnen und damit auch dem eigenen Partner auf die Finger klopfen; zur Bezahlung "
                        "siehe DS-5.4."
                    ),
                    "„Dieser Spieler hat seinem Mitspieler auf …“; „Auf den Finger klopfen“",
                    Effect.SCORES,
                ),
                rule(
                    "DS-6.4",
                    (
                        "Friends take opposite seats, leave the other two free and lay a pack on the table "
                        "to signal that they are looking for players. This is custom and has no effect on "
                        "play."
                    ),
                    (
                        "Freunde setzen sich einander gegenüber, lassen die beiden anderen Plätze frei und "
                        "legen ein Kartenspiel auf den Tisch: So zeigen sie, dass sie Mitspieler suchen. Das "
                        "ist Brauch und hat auf das Spiel keinen Einfluss."
                    ),
                    "„So signalisieren sie, dass sie Spielpartner suchen“",
                    Effect.NONE,
                ),
            ),
        ),
    ),
)
