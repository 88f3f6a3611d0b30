"""The rules of Gaunerkleeblatt, GK-1 to GK-7."""

from __future__ import annotations

from engine.core.rulebook import Effect, Rulebook, Section, rule
from engine.core.text import Text

RULEBOOK = Rulebook(
    game="gaunerkleeblatt",
    prefix="GK",
    title=Text("Gaunerkleeblatt", "Gaunerkleeblatt"),
    sections=(
        Section(
            "GK-1",
            Text("Players and pack", "Spieler und Karten"),
            (
                rule(
                    "GK-1.1",
                    "Two to four players play (`players=4`; `players=3` or `players=2` for fewer).",
                    (
                        "Es spielen zwei bis vier Spieler (`players=4`; für weniger `players=3` oder "
                        "`players=2`)."
                    ),
                    "„für bis zu vier Teilnehmer“; RULING: at least two",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-1.2",
                    (
                        "There are four suits, the four peoples (Völker): shield, blue, humans; bow, green, "
                        "elves; hammer, grey, dwarves; potion, red, gnomes."
                    ),
                    (
                        "Es gibt vier Farben, die vier Völker: Schild, blau, Menschen; Bogen, grün, Elfen; "
                        "Hammer, grau, Zwerge; Trank, rot, Gnome."
                    ),
                    "„besteht aus vier Farben“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-1.3",
                    "Each suit has eight cards, lettered A to H: 32 cards in all.",
                    "Jede Farbe hat acht Karten mit den Buchstaben A bis H: zusammen 32 Karten.",
                    "„acht Karten pro Farbe, die mit den Buchstaben A bis H gekennzeichnet sind“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-1.4",
                    (
                        "A is the highest card. High to low the cards are A Anführer, B Brigantin, C "
                        "Charadeur, D Dirne, E Einbrecherin, F Falschmünzer, G Gaunerin and H Hehler. In "
                        "scoring, their height matters only for the order of a Reihe."
                    ),
                    (
                        "A ist die höchste Karte. Von hoch nach niedrig heißen die Karten A Anführer, B "
                        "Brigantin, C Charadeur, D Dirne, E Einbrecherin, F Falschmünzer, G Gaunerin und H "
                        "Hehler. In der Wertung zählt ihre Höhe nur für die Ordnung einer Reihe."
                    ),
                    "„Dabei ist A die höchste Karte“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-1.5",
                    "Packs with other suits are in use too; this has no effect on play.",
                    "Es gibt auch Blätter mit anderen Farben; auf das Spiel hat das keinen Einfluss.",
                    "„In Endurias werden auch Blätter mit anderen Farben gespielt“",
                    Effect.NONE,
                ),
            ),
        ),
        Section(
            "GK-2",
            Text("Deal", "Geben"),
            (
                rule(
                    "GK-2.1",
                    (
                        "The dealer shuffles and deals six cards each, from left to right, the dealer's own "
                        "last."
                    ),
                    (
                        "Der Geber mischt und gibt von links nach rechts jedem sechs Karten, sich selbst zum "
                        "Schluss."
                    ),
                    (
                        "„gibt von links nach rechts je sechs davon aus. Er selbst erhält seine Karten zum "
                        "Schluss“"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-2.2",
                    "With four players the remaining eight cards form the face-down stock in the middle.",
                    "Zu viert bilden die verbleibenden acht Karten den verdeckten Stapel in der Mitte.",
                    "„Die verbleibenden acht Karten werden auf einen Stapel in der Mitte gelegt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-2.3",
                    "With three players the stock has 14 cards, with two 20.",
                    "Zu dritt hat der Stapel 14 Karten, zu zweit 20.",
                    "RULING: the source deals only for four",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-2.4",
                    "The deal passes clockwise after each game.",
                    "Nach jedem Spiel wechselt das Geben im Uhrzeigersinn.",
                    "RULING: the source names no change of dealer",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "GK-3",
            Text("First betting", "Erste Bieterrunde"),
            (
                rule(
                    "GK-3.1",
                    (
                        "The player on the dealer's left names a stake, at least 1, and pays it; this player "
                        "may not pass. The stake is named only once."
                    ),
                    (
                        "Der Spieler links vom Geber nennt einen Einsatz, mindestens 1, und zahlt ihn; "
                        "passen darf er nicht. Genannt wird der Einsatz nur einmal."
                    ),
                    (
                        "„Der Spieler links vom Geber nennt einen Einsatz“; RULING: at least 1, and no pass "
                        "for the opener"
                    ),
                    Effect.REFUSES,
                ),
                rule(
                    "GK-3.2",
                    (
                        "Each of the others in turn, clockwise, may lay down their cards and pass: they pay "
                        "nothing more and are out."
                    ),
                    (
                        "Die übrigen Spieler dürfen reihum im Uhrzeigersinn ihre Karten ablegen und passen: "
                        "Wer passt, zahlt nichts mehr und ist aus dem Spiel."
                    ),
                    "„ihre Karten ablegen und passen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-3.3",
                    "Or you may hold: you pay up to the current stake.",
                    "Oder du kannst den Einsatz halten: Du zahlst bis zum aktuellen Einsatz.",
                    "„den Einsatz halten“",
                    Effect.SCORES,
                ),
                rule(
                    "GK-3.4",
                    "Or you may raise: you name and pay a higher stake.",
                    "Oder du kannst erhöhen: Du nennst und zahlst einen höheren Einsatz.",
                    "„oder ihn erhöhen“",
                    Effect.REFUSES,
                ),
                rule(
                    "GK-3.5",
                    (
                        "The stake may be raised only once in each betting, whoever does it "
                        "(`raises=one_per_round`). With `raises=one_per_player` each player may raise once "
                        "in each betting. Naming the stake is no raise."
                    ),
                    (
                        "Der Einsatz darf in jeder Bieterrunde nur einmal erhöht werden, gleich von wem "
                        "(`raises=one_per_round`). Mit `raises=one_per_player` darf jeder Spieler in jeder "
                        "Bieterrunde einmal erhöhen. Den Einsatz zu nennen ist keine Erhöhung."
                    ),
                    (
                        "„Der Einsatz darf nur einmal erhöht werden.“; RULING: once per betting, as the "
                        "second may raise again"
                    ),
                    Effect.REFUSES,
                ),
                rule(
                    "GK-3.6",
                    (
                        "After a raise everybody still in who has paid less, the opener included, must in "
                        "turn pay the difference or pass. Money already paid stays in the pot."
                    ),
                    (
                        "Nach einer Erhöhung muss jeder, der noch dabei ist und weniger gezahlt hat, auch "
                        "der Eröffner, der Reihe nach die Differenz zahlen oder passen. Was schon gezahlt "
                        "ist, bleibt im Topf."
                    ),
                    "RULING: otherwise the shares would differ",
                    Effect.SCORES,
                ),
                rule(
                    "GK-3.7",
                    "If you pass, you put your cards back into the stock unseen, and it grows by six.",
                    "Passt du, steckst du deine Karten ungesehen zurück in den Stapel; er wächst um sechs.",
                    "„steckt seine Karten zurück in den Stapel, ohne sie offenzulegen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-3.8",
                    (
                        "If all but one have passed, the last one wins the whole pot at once without "
                        "showing; there is no exchange and no second betting."
                    ),
                    (
                        "Haben alle bis auf einen gepasst, gewinnt der letzte sofort den ganzen Topf, ohne "
                        "zu zeigen; Tausch und zweite Bieterrunde entfallen."
                    ),
                    "RULING: follows from passing unseen",
                    Effect.SCORES,
                ),
                rule(
                    "GK-3.9",
                    (
                        "A raise may be to any whole number above the current stake. A number as `max_stake` "
                        "limits it, and the named stake too; by default there is no limit "
                        "(`max_stake=null`)."
                    ),
                    (
                        "Erhöhen darfst du auf jede ganze Zahl über dem aktuellen Einsatz. Eine Zahl als "
                        "`max_stake` begrenzt das und auch den genannten Einsatz; laut Vorgabe gibt es keine "
                        "Grenze (`max_stake=null`)."
                    ),
                    "RULING: the source names no amounts",
                    Effect.REFUSES,
                ),
            ),
        ),
        Section(
            "GK-4",
            Text("Exchange", "Tauschen"),
            (
                rule(
                    "GK-4.1",
                    (
                        "The player on the dealer's left begins, or the next one still in; then it goes "
                        "clockwise."
                    ),
                    (
                        "Der Spieler links vom Geber beginnt, oder der nächste, der noch dabei ist; dann "
                        "geht es im Uhrzeigersinn weiter."
                    ),
                    "„Wieder beginnt der Spieler links vom Geber“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-4.2",
                    "You may lay away up to three cards, or none.",
                    "Du darfst bis zu drei Karten ablegen, oder keine.",
                    "„Er darf bis zu drei Karten ablegen“",
                    Effect.REFUSES,
                ),
                rule(
                    "GK-4.3",
                    (
                        "Your discards are first shuffled into the stock (`exchange=shuffle_first`). With "
                        "`exchange=draw_first` you draw before they are mixed in."
                    ),
                    (
                        "Die abgelegten Karten werden zuerst in den Stapel gemischt "
                        "(`exchange=shuffle_first`). Mit `exchange=draw_first` ziehst du, bevor sie "
                        "hineingemischt werden."
                    ),
                    "„und in den Stapel mischen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-4.4",
                    (
                        "Then you draw as many cards from the stock as you laid away. Your own cards may "
                        "come back to you, unless you draw first (`exchange=draw_first`)."
                    ),
                    (
                        "Dann ziehst du so viele Karten vom Stapel, wie du abgelegt hast. Dabei kannst du "
                        "auch deine eigenen Karten wieder ziehen, außer wenn zuerst gezogen wird "
                        "(`exchange=draw_first`)."
                    ),
                    (
                        "„dafür drei andere Karten aus dem Stapel ziehen“; RULING: “andere” means in their "
                        "stead, as the sentence shuffles first"
                    ),
                    Effect.REFUSES,
                ),
                rule(
                    "GK-4.5",
                    "Everybody still in may do the same, once each.",
                    "Jeder, der noch dabei ist, darf es ihm gleichtun, jeder einmal.",
                    "„Die anderen Spieler können es ihm gleich tun.“",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "GK-5",
            Text("Second betting", "Zweite Bieterrunde"),
            (
                rule(
                    "GK-5.1",
                    (
                        "The stake of the first betting carries on; it may be raised but need not be. "
                        "Staying in without a raise costs nothing."
                    ),
                    (
                        "Der Einsatz der ersten Bieterrunde gilt weiter; er kann, muss aber nicht erhöht "
                        "werden. Ohne Erhöhung kostet das Dabeibleiben nichts."
                    ),
                    "„Der Einsatz kann, muss aber nicht erhöht werden.“; RULING: no new stake is named",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-5.2",
                    (
                        "In this betting too there is at most one raise (see GK-3.5); then the others hold "
                        "by paying the difference, or pass."
                    ),
                    (
                        "Auch in dieser Runde gibt es höchstens eine Erhöhung (siehe GK-3.5); danach halten "
                        "die anderen, indem sie die Differenz zahlen, oder passen."
                    ),
                    "„darf nur einmal erhöht werden“; RULING: it holds for each betting",
                    Effect.REFUSES,
                ),
                rule(
                    "GK-5.3",
                    "The player on the dealer's left begins, or the next one still in.",
                    "Der Spieler links vom Geber beginnt, oder der nächste, der noch dabei ist.",
                    "RULING: as in the first betting",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-5.4",
                    "Whoever passes puts their cards back unseen.",
                    "Wer passt, steckt seine Karten ungesehen zurück.",
                    "„Wer bei einer Bieterrunde passt, steckt seine Karten zurück in den Stapel“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-5.5",
                    "If only one player remains, that player wins without showing.",
                    "Bleibt nur einer übrig, gewinnt er, ohne zu zeigen.",
                    "RULING: as in the first betting",
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "GK-6",
            Text("Scoring: the three leaves", "Wertung: die drei Blätter des Kleeblatts"),
            (
                rule(
                    "GK-6.1",
                    "After the second betting those still in show their hands.",
                    "Nach der zweiten Bieterrunde legen alle, die noch dabei sind, ihre Karten offen.",
                    "„legen ihre Karten nach der zweiten Bieterrunde offen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GK-6.2",
                    "Volk: one point for each card of your most frequent people, 2 to 6 points.",
                    "Volk: ein Punkt für jede Karte deines häufigsten Volkes, also 2 bis 6 Punkte.",
                    "„Punkte für das Volk, von dem er am meisten Karten hat“",
                    Effect.SCORES,
                ),
                rule(
                    "GK-6.3",
                    (
                        "Reihe: one point for each card of your longest run of ranks without a gap, whatever "
                        "the suits, 6 points at most."
                    ),
                    (
                        "Reihe: ein Punkt für jede Karte deiner längsten lückenlosen Reihe, gleich welcher "
                        "Farben, höchstens 6 Punkte."
                    ),
                    "„lückenlose Reihe von Karten, die Farbe ist dabei egal“",
                    Effect.SCORES,
                ),
                rule(
                    "GK-6.4",
                    (
                        "The order does not wrap round: H and A are not neighbours (`run_wraps=false`). With "
                        "`run_wraps=true` they are."
                    ),
                    (
                        "Die Ordnung ist kein Kreis: H und A sind keine Nachbarn (`run_wraps=false`). Mit "
                        "`run_wraps=true` sind sie es."
                    ),
                    "RULING: A is the highest card, so the ranks form a line",
                    Effect.SCORES,
                ),
                rule(
                    "GK-6.5",
                    "A rank you hold twice counts once in a Reihe.",
                    "Ein Rang, den du doppelt hast, zählt in der Reihe nur einmal.",
                    "RULING: “without a gap” is about ranks",
                    Effect.SCORES,
                ),
                rule(
                    "GK-6.6",
                    (
                        "A Reihe needs at least two cards, otherwise it scores 0 (`run_min=2`). `run_min=1` "
                        "lets a single card count as 1 point, `run_min=3` asks for three cards."
                    ),
                    (
                        "Eine Reihe braucht mindestens zwei Karten, sonst bringt sie 0 Punkte (`run_min=2`). "
                        "Mit `run_min=1` zählt schon eine einzelne Karte 1 Punkt, mit `run_min=3` müssen es "
                        "drei Karten sein."
                    ),
                    "RULING: one card is no row",
                    Effect.SCORES,
                ),
                rule(
                    "GK-6.7",
                    (
                        "Truppe: only your largest group of equal ranks counts: two alike = 2 points, three "
                        "alike = 4, four alike = 6."
                    ),
                    (
                        "Truppe: Es zählt nur deine größte Gruppe gleicher Karten: zwei Gleiche = 2 Punkte, "
                        "drei Gleiche = 4, vier Gleiche = 6."
                    ),
                    (
                        "„Für zwei Gleiche … zwei Punkte, für drei Gleiche … vier Punkte und für vier "
                        "Gleiche … sechs Punkte“; „seine größte Truppe“"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "GK-6.8",
                    "If no two cards are alike, the Truppe scores 0.",
                    "Sind keine zwei Karten gleich, bringt die Truppe 0 Punkte.",
                    "„Eine Truppe besteht aus mehreren gleichen Karten“",
                    Effect.SCORES,
                ),
                rule(
                    "GK-6.9",
                    "Your total is the sum of Volk, Reihe and Truppe; one card may count in all three.",
                    (
                        "Deine Punktzahl ist die Summe aus Volk, Reihe und Truppe; eine Karte kann in allen "
                        "dreien zählen."
                    ),
                    "„drei Arten von Punkten zusammengezählt“",
                    Effect.SCORES,
                ),
                rule(
                    "GK-6.10",
                    (
                        "The three maxima add up to 18 points, but no hand can have them all: 12 is the most "
                        "you can attain."
                    ),
                    (
                        "Die drei Höchstwerte ergeben zusammen 18 Punkte, doch keine Hand erreicht sie alle: "
                        "Mehr als 12 sind nicht möglich."
                    ),
                    (
                        "„Im Ganzen kann ein Spieler also achtzehn Punkte erlangen, wobei einer mit sechs "
                        "Punkten beim Volk natürlich keine sechs Punkte bei der Truppe erlangen kann“"
                    ),
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "GK-7",
            Text("Winning", "Gewinnen"),
            (
                rule(
                    "GK-7.1",
                    "The highest total takes all the stakes of both bettings.",
                    "Wer die meisten Punkte hat, erhält alle Einsätze beider Bieterrunden.",
                    "„Derjenige mit den meisten Punkten erhält sämtliche Einsätze aus den Bieterrunden“",
                    Effect.SCORES,
                ),
                rule(
                    "GK-7.2",
                    "If the highest total is shared, nobody is paid and the stakes stay in the pot.",
                    (
                        "Haben mehrere die höchste Punktzahl, wird niemand bezahlt; die Einsätze bleiben im "
                        "Topf."
                    ),
                    "„Bei gleicher Punktzahl verbleiben die Einsätze im Topf“",
                    Effect.SCORES,
                ),
                rule(
                    "GK-7.3",
                    "They are paid out with the pot of the next game.",
                    "Sie werden mit dem Topf des nächsten Spiels ausbezahlt.",
                    "„werden beim nächsten Spiel mit ausbezahlt“",
                    Effect.SCORES,
                ),
                rule(
                    "GK-7.4",
                    (
                        "You agree how long to play. A pot left at the very end is shared equally by all "
                        "players, also those who passed; odd coins are not shared out."
                    ),
                    (
                        "Wie lange ihr spielt, macht ihr aus. Ein Topf, der ganz am Ende übrig ist, wird "
                        "gleich unter alle Spieler geteilt, auch die, die gepasst haben; überzählige Münzen "
                        "bleiben unverteilt."
                    ),
                    "RULING: the source names no end",
                    Effect.SCORES,
                ),
                rule(
                    "GK-7.5",
                    (
                        "The tavern Grünes Nest and the word Gauner, which means the figures on the cards "
                        "and not the players, are flavour without effect."
                    ),
                    (
                        "Die Taverne Grünes Nest und das Wort Gauner, das die Figuren auf den Karten meint "
                        "und nicht die Spieler, sind nur Stimmung und ohne Wirkung."
                    ),
                    "„Grünes Nest“; „Gauner“",
                    Effect.NONE,
                ),
            ),
        ),
    ),
)
