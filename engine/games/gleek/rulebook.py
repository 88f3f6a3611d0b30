"""The rules of Gleek, GL-1 to GL-9."""

from __future__ import annotations

from engine.core.rulebook import Effect, Rulebook, Section, rule
from engine.core.text import Text

RULEBOOK = Rulebook(
    game="gleek",
    prefix="GL",
    title=Text("Gleek", "Gleek"),
    sections=(
        Section(
            "GL-1",
            Text("Players and pack", "Spieler und Karten"),
            (
                rule(
                    "GL-1.1",
                    "Gleek is for exactly three players.",
                    "Gleek spielen genau drei Spieler.",
                    "„genau 3“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-1.2",
                    "The pack has 44 cards: 52 without the twos and threes.",
                    "Gespielt wird mit 44 Karten: einem 52er-Blatt ohne Zweien und Dreien.",
                    "„ein 52er-Blatt ohne 2er und 3er (44 Karten)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-1.3",
                    (
                        "In every suit, trumps included, the cards rank, high to low: ace, king, queen, "
                        "jack, 10, 9, 8, 7, 6, 5, 4."
                    ),
                    (
                        "In jeder Farbe, auch im Trumpf, ist die Rangfolge von hoch nach niedrig: Ass, "
                        "König, Dame, Bube, 10, 9, 8, 7, 6, 5, 4."
                    ),
                    "„von hoch nach niedrig A K D B 10 9 8 7 6 5 4“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-1.4",
                    "Any trump beats any card of another suit.",
                    "Jeder Trumpf sticht jede Karte einer anderen Farbe.",
                    "„Jeder Trumpf sticht jede Karte einer anderen Farbe“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-1.5",
                    (
                        "Five trumps have values of their own: ace (Tib) = 15, jack (Tom) = 9, king = 3, "
                        "queen = 3; the 4 (Tiddy) brings side payments (GL-2.6, GL-6.6)."
                    ),
                    (
                        "Fünf Trümpfe haben besondere Werte: Ass (Tib) = 15, Bube (Tom) = 9, König = 3, Dame "
                        "= 3; die 4 (Tiddy) bringt Sonderzahlungen (GL-2.6, GL-6.6)."
                    ),
                    (
                        "„Tib 15, Bube 9, König 3, Dame 3“; EXT: the names Tib, Tom and Tiddy from Cotton "
                        "1674, the table of the source is lost"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "GL-1.6",
                    (
                        "The four honours, ace, king, queen and jack of trumps, count for the player who "
                        "plays them, not for the winner of the trick."
                    ),
                    (
                        "Die vier Honneurs, also Ass, König, Dame und Bube im Trumpf, zählen für den, der "
                        "sie legt, nicht für den, der den Stich gewinnt."
                    ),
                    "„zählen für den, der sie ausspielt oder zugibt“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-1.7",
                    (
                        "Everybody starts with about 100 chips (`chips=100`), and the pot is empty. You may "
                        "go into debt."
                    ),
                    (
                        "Jeder beginnt mit etwa 100 Chips (`chips=100`), der Pot ist leer. Schulden sind "
                        "erlaubt."
                    ),
                    (
                        "„etwa 100 pro Spieler – sowie Platz für einen Pot“; RULING: nobody drops out for "
                        "want of chips"
                    ),
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "GL-2",
            Text("Deal", "Geben"),
            (
                rule(
                    "GL-2.1",
                    (
                        "Everybody cuts; the lowest card deals first. The ace is high, and those tied for "
                        "the lowest cut again."
                    ),
                    (
                        "Jeder hebt ab; die niedrigste Karte gibt zuerst. Das Ass ist hoch; heben mehrere "
                        "die niedrigste Karte ab, heben sie noch einmal ab."
                    ),
                    (
                        "„die niedrigste Karte gibt zuerst“; RULING: the ace is high as in play, and ties "
                        "cut again"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-2.2",
                    "After that the deal passes to the left.",
                    "Danach gibt reihum der linke Nachbar.",
                    "„Danach gibt reihum der linke Nachbar.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-2.3",
                    (
                        "The dealer shuffles, the right-hand neighbour cuts, and the dealer gives everybody "
                        "twelve cards, four at a time, clockwise from the left."
                    ),
                    (
                        "Der Geber mischt, sein rechter Nachbar hebt ab, und der Geber gibt jedem zwölf "
                        "Karten, je vier auf einmal, links beginnend im Uhrzeigersinn."
                    ),
                    "„jedem 12 Karten, je vier auf einmal“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-2.4",
                    (
                        "The last eight cards form the stock. The dealer turns up the top one; its suit is "
                        "trumps."
                    ),
                    (
                        "Die letzten acht Karten bilden den Stapel. Der Geber deckt die oberste auf; ihre "
                        "Farbe ist Trumpf."
                    ),
                    "„deckt die oberste auf: Ihre Farbe ist Trumpf“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-2.5",
                    (
                        "The turn-up belongs to the dealer but stays on the table: it is never played, and "
                        "it counts for neither ruff nor gleeks (`turn_up_counts=false`). With "
                        "`turn_up_counts=true` it counts for the ruff and for sets, but still cannot be "
                        "played."
                    ),
                    (
                        "Die aufgedeckte Karte gehört dem Geber, bleibt aber auf dem Tisch: Sie wird nie "
                        "ausgespielt und zählt weder für den Ruff noch für Gleeks (`turn_up_counts=false`). "
                        "Mit `turn_up_counts=true` zählt sie für den Ruff und für Gleeks und Mournivals, ist "
                        "aber weiter nicht spielbar."
                    ),
                    (
                        "„gehört dem Geber, bleibt aber auf dem Tisch“; RULING: ruff and sets come from the "
                        "hand alone"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-2.6",
                    "If Tiddy is turned up, each opponent pays the dealer 4 chips at once.",
                    "Wird Tiddy aufgedeckt, bekommt der Geber sofort 4 Chips von jedem Gegner.",
                    "„bekommt der Geber 4 Chips von jedem Gegner“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-2.7",
                    "If an honour is turned up, the dealer scores its points at the end of the deal.",
                    "Wird ein Honneur aufgedeckt, zählt der Geber dessen Punkte am Ende des Spiels.",
                    "„zählt der Geber ihre Punkte am Ende“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-2.8",
                    "The dealer's left neighbour is forehand (Vorhand).",
                    "Der linke Nachbar des Gebers ist die Vorhand.",
                    "„Der linke Nachbar des Gebers ist die Vorhand.“",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "GL-3",
            Text("Buying the stock", "Der Kauf"),
            (
                rule(
                    "GL-3.1",
                    "Forehand must open the bidding at 12 chips (`opening_bid=12`).",
                    "Die Vorhand muss das Bieten mit 12 Chips eröffnen (`opening_bid=12`).",
                    "„Die Vorhand muss mit 12 Chips eröffnen.“",
                    Effect.REFUSES,
                ),
                rule(
                    "GL-3.2",
                    "Clockwise, each player then passes or bids exactly one chip more.",
                    "Im Uhrzeigersinn passt dann jeder oder bietet genau einen Chip mehr.",
                    "„passt dann jeder … oder bietet einen Chip mehr“",
                    Effect.REFUSES,
                ),
                rule(
                    "GL-3.3",
                    "Whoever has passed is out of the bidding.",
                    "Wer gepasst hat, ist aus dem Bieten heraus.",
                    "„(und ist aus dem Bieten raus)“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-3.4",
                    "When two players have passed, the last bidder buys the stock.",
                    "Haben zwei gepasst, kauft der letzte Bieter den Stapel.",
                    "„Haben zwei gepasst, kauft der letzte Bieter“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-3.5",
                    "The buyer pays each opponent half the bid.",
                    "Der Käufer zahlt jedem Gegner die Hälfte des Gebots.",
                    "„Er zahlt jedem Gegner die Hälfte des Gebots“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-3.6",
                    (
                        "An odd chip goes into the pot (`odd_chip=pot`). With `odd_chip=forehand` it goes to "
                        "forehand, unless forehand is the buyer: then into the pot."
                    ),
                    (
                        "Ein ungerader Chip kommt in den Pot (`odd_chip=pot`). Mit `odd_chip=forehand` "
                        "bekommt ihn die Vorhand; ist sie selbst der Käufer, kommt er in den Pot."
                    ),
                    "„(ein ungerader Chip kommt in den Pot)“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-3.7",
                    (
                        "The buyer lays seven cards away face down and only then takes the seven cards of "
                        "the stock."
                    ),
                    (
                        "Der Käufer legt sieben Karten verdeckt beiseite und nimmt erst dann die sieben "
                        "Karten des Stapels."
                    ),
                    "„legt 7 Karten verdeckt beiseite und nimmt dann die 7 Karten“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-3.8",
                    (
                        "If both others pass at once, forehand buys at the opening bid, 12 by default "
                        "(`opening_bid`)."
                    ),
                    (
                        "Passen beide anderen sofort, kauft die Vorhand für das Eröffnungsgebot, laut "
                        "Vorgabe 12 (`opening_bid`)."
                    ),
                    "RULING: follows from GL-3.1 and GL-3.4",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "GL-4",
            Text("The ruff", "Der Ruff"),
            (
                rule(
                    "GL-4.1",
                    (
                        "Your ruff is the value of your best suit: ace = 11, king, queen, jack and 10 = 10 "
                        "each, every other card its number."
                    ),
                    (
                        "Dein Ruff ist der Wert deiner besten Farbe: Ass = 11, König, Dame, Bube und 10 je = "
                        "10, jede andere Karte ihre Zahl."
                    ),
                    "„Ass 11, König, Dame und Bube je 10, die anderen Karten ihre Zahl“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-4.2",
                    "Four aces in one hand beat every ruff.",
                    "Vier Asse auf einer Hand schlagen jeden Ruff.",
                    "„Vier Asse auf einer Hand schlagen jeden Ruff.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-4.3",
                    "The stake for the ruff is 2 chips.",
                    "Der Einsatz für den Ruff beträgt 2 Chips.",
                    "„Der Einsatz für den Ruff beträgt 2 Chips.“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-4.4",
                    "Clockwise from forehand each player may bet (“I bet on the ruff”) or be silent.",
                    (
                        "Reihum, mit der Vorhand beginnend, darf jeder setzen („Ich setze auf den Ruff“) "
                        "oder schweigen."
                    ),
                    "„darf jeder setzen … oder schweigen“; „Ich setze auf den Ruff“",
                    Effect.REFUSES,
                ),
                rule(
                    "GL-4.5",
                    (
                        "If nobody bets, there is no ruff in this deal, and in the next deal, but only "
                        "there, the stake starts at 4."
                    ),
                    (
                        "Setzt niemand, gibt es in diesem Spiel keinen Ruff, und nur im nächsten Spiel "
                        "beträgt der Einsatz 4."
                    ),
                    "„nur im nächsten Spiel beträgt der Einsatz 4“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-4.6",
                    (
                        "After a bet the others answer, clockwise from the bettor. You may pass: you are out "
                        "and owe the winner the stake as it stands now (`ruff_pass=current`). With "
                        "`ruff_pass=before_raise` you owe the stake before the latest raise, and nothing if "
                        "there was none."
                    ),
                    (
                        "Hat einer gesetzt, antworten die anderen im Uhrzeigersinn von ihm aus. Du kannst "
                        "passen: Du steigst aus und schuldest dem Gewinner den Einsatz, wie er jetzt steht "
                        "(`ruff_pass=current`). Mit `ruff_pass=before_raise` schuldest du den Einsatz vor "
                        "der letzten Erhöhung, und nichts, wenn noch nicht erhöht wurde."
                    ),
                    "„du zahlst dem Gewinner den Einsatz, wie er jetzt steht“",
                    Effect.REFUSES,
                ),
                rule(
                    "GL-4.7",
                    "Or you may hold: you stay in at the current stake.",
                    "Oder du kannst halten: Du bleibst zum aktuellen Einsatz dabei.",
                    "„zum aktuellen Einsatz dabeibleiben“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-4.8",
                    "Or you may hold and raise: you stay in and raise the stake by 2.",
                    "Oder du kannst halten und erhöhen: Du bleibst dabei und erhöhst den Einsatz um 2.",
                    "„den Einsatz um 2 erhöhen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-4.9",
                    (
                        "The ruff ends when two have passed or nobody raises any more. Those still in then "
                        "show their ruffs, and the highest wins."
                    ),
                    (
                        "Der Ruff endet, wenn zwei gepasst haben oder niemand mehr erhöht. Dann zeigen die "
                        "Verbliebenen ihren Ruff, und der höchste gewinnt."
                    ),
                    "„Es endet, wenn zwei gepasst haben … oder niemand mehr erhöht“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-4.10",
                    "If two have passed, the third wins without showing.",
                    "Haben zwei gepasst, gewinnt der dritte, ohne zu zeigen.",
                    "„der dritte gewinnt, ohne zu zeigen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-4.11",
                    "If ruffs are equal, the player sitting nearer to the dealer's left wins.",
                    "Bei Gleichstand gewinnt, wer näher links vom Geber sitzt.",
                    "„bei Gleichstand der Spieler, der näher links vom Geber sitzt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-4.12",
                    (
                        "Each opponent pays the winner the stake at the moment of passing, or the final "
                        "stake if they stayed in to the showing."
                    ),
                    (
                        "Jeder Gegner zahlt dem Gewinner den Einsatz im Moment seines Passens, oder den "
                        "Endeinsatz, wenn er bis zum Zeigen dabei war."
                    ),
                    "„den Einsatz im Moment seines Passens oder den Endeinsatz“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-4.13",
                    (
                        "Being silent before the bet is no pass: you still choose among passing, holding and "
                        "raising (GL-4.6 to GL-4.8)."
                    ),
                    (
                        "Wer vor dem Setzen geschwiegen hat, hat nicht gepasst: Auch er darf noch passen, "
                        "halten oder erhöhen (GL-4.6 bis GL-4.8)."
                    ),
                    "RULING: the source lets all others choose („wählen die anderen“)",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-4.14",
                    (
                        "After a raise all the others still in must answer again, clockwise from the raiser, "
                        "the first bettor included; each answer may be a new raise. There is no upper limit "
                        "(`ruff_limit=null`); with a number as `ruff_limit` no raise may bring the stake "
                        "above it."
                    ),
                    (
                        "Nach einer Erhöhung müssen alle anderen, die noch dabei sind, neu antworten, im "
                        "Uhrzeigersinn vom Erhöhenden aus und auch der, der zuerst gesetzt hat; jede Antwort "
                        "darf eine neue Erhöhung sein. Eine Obergrenze gibt es nicht (`ruff_limit=null`); "
                        "mit einer Zahl als `ruff_limit` darf keine Erhöhung den Einsatz darüber heben."
                    ),
                    "RULING: the source sets no end to raising",
                    Effect.REFUSES,
                ),
                rule(
                    "GL-4.15",
                    (
                        "A stake starting at 4 is not doubled again: after a second deal without a ruff it "
                        "starts at 4 once more, after a ruff at 2. A raise is always 2."
                    ),
                    (
                        "Ein Einsatz, der bei 4 beginnt, verdoppelt sich nicht weiter: Nach einem zweiten "
                        "Spiel ohne Ruff beginnt er wieder bei 4, nach einem Ruff bei 2. Erhöht wird immer "
                        "um 2."
                    ),
                    "RULING: “only in the next deal” is not cumulative",
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "GL-5",
            Text("Gleeks and mournivals", "Gleeks und Mournivals"),
            (
                rule(
                    "GL-5.1",
                    (
                        "Each player shows their sets and is paid for them by each opponent. A gleek, three "
                        "of a kind: aces 4, kings 3, queens 2, jacks 1. A mournival, four of a kind: aces 8, "
                        "kings 6, queens 4, jacks 2."
                    ),
                    (
                        "Jeder zeigt seine Gleeks und Mournivals und bekommt dafür Chips von jedem Gegner. "
                        "Ein Gleek, also drei Gleiche: Asse 4, Könige 3, Damen 2, Buben 1. Ein Mournival, "
                        "also vier Gleiche: Asse 8, Könige 6, Damen 4, Buben 2."
                    ),
                    "EXT: the table of the source is lost; values from Cotton 1674",
                    Effect.SCORES,
                ),
                rule(
                    "GL-5.2",
                    "Everybody is paid, not only the best.",
                    "Bezahlt wird jeder, nicht nur der Beste.",
                    "„Bezahlt wird jeder, nicht nur der Beste“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-5.3",
                    "Only aces, kings, queens and jacks make gleeks and mournivals.",
                    "Gleeks und Mournivals gibt es nur von Assen, Königen, Damen und Buben.",
                    "„von Assen, Königen, Damen oder Buben“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-5.4",
                    "A mournival is not paid as a gleek as well.",
                    "Ein Mournival wird nicht zusätzlich als Gleek bezahlt.",
                    "RULING: one set per rank and player",
                    Effect.SCORES,
                ),
                rule(
                    "GL-5.5",
                    (
                        "Sets are shown and paid clockwise from forehand; the order makes no difference to "
                        "the sums. Showing is automatic."
                    ),
                    (
                        "Gezeigt und bezahlt wird reihum, mit der Vorhand beginnend; auf die Beträge hat die "
                        "Reihenfolge keinen Einfluss. Das Zeigen geschieht von selbst."
                    ),
                    "RULING: the source gives no order",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "GL-6",
            Text("The tricks", "Die Stiche"),
            (
                rule(
                    "GL-6.1",
                    "Forehand leads to the first trick; after that the winner of the last trick leads.",
                    (
                        "Die Vorhand spielt zum ersten Stich aus, danach jeweils der Gewinner des letzten "
                        "Stichs."
                    ),
                    "„Die Vorhand spielt zum ersten Stich aus“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-6.2",
                    "You must follow suit if you can.",
                    "Du musst bedienen, wenn du kannst.",
                    "„Du musst bedienen“",
                    Effect.REFUSES,
                ),
                rule(
                    "GL-6.3",
                    "If you cannot follow suit you may play any card; you need neither trump nor beat.",
                    (
                        "Kannst du nicht bedienen, darfst du jede Karte legen; du musst weder trumpfen noch "
                        "stechen."
                    ),
                    "„darfst du jede Karte legen – Trumpf oder eine andere“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-6.4",
                    (
                        "The highest trump wins the trick; if no trump was played, the highest card of the "
                        "suit led."
                    ),
                    (
                        "Der höchste Trumpf gewinnt den Stich; liegt kein Trumpf, gewinnt die höchste Karte "
                        "der ausgespielten Farbe."
                    ),
                    "„Der höchste Trumpf gewinnt den Stich“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-6.5",
                    (
                        "Announce an honour when you play it: its points are yours, whoever wins the trick. "
                        "They count even if unannounced."
                    ),
                    (
                        "Legst du ein Honneur, sag es an: Seine Punkte gehören dir, egal wer den Stich "
                        "gewinnt. Sie zählen auch ohne Ansage."
                    ),
                    "„sag es an – seine Punkte gehören dir“; RULING: no penalty for a missing announcement",
                    Effect.SCORES,
                ),
                rule(
                    "GL-6.6",
                    (
                        "If you hold Tiddy, each opponent pays you 2 chips when you play it, or when you "
                        "show it before the first trick; once only."
                    ),
                    (
                        "Hast du Tiddy auf der Hand, bekommst du 2 Chips von jedem Gegner, wenn du sie legst "
                        "oder wenn du sie vor dem ersten Stich zeigst, aber nur einmal."
                    ),
                    (
                        "„bekommt 2 Chips von jedem Gegner, wenn er sie legt (oder wenn er sie vor dem "
                        "ersten Stich zeigt)“"
                    ),
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "GL-7",
            Text("Settling up", "Abrechnung"),
            (
                rule(
                    "GL-7.1",
                    "Each trick won counts 3 points.",
                    "Jeder gewonnene Stich zählt 3 Punkte.",
                    "„3 Punkte für jeden gewonnenen Stich“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-7.2",
                    "You score the honours you have played: Tib = 15, jack = 9, king = 3, queen = 3.",
                    "Du zählst die Honneurs, die du gelegt hast: Tib = 15, Bube = 9, König = 3, Dame = 3.",
                    "„Tib 15, Bube 9, König 3, Dame 3“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-7.3",
                    "The dealer also scores the turn-up if it is an honour.",
                    "Der Geber zählt dazu die Punkte der aufgedeckten Karte, wenn sie ein Honneur ist.",
                    "„der Geber: die Punkte der aufgedeckten Karte“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-7.4",
                    "There are 66 points in all, so the average is 22.",
                    "Insgesamt gibt es 66 Punkte, im Durchschnitt also 22.",
                    "„Insgesamt gibt es 66 Punkte“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-7.5",
                    (
                        "If you have more than 22 points, you take the difference in chips from the pot; if "
                        "you have fewer, you pay the difference into it."
                    ),
                    (
                        "Hast du mehr als 22 Punkte, nimmst du dir die Differenz in Chips aus dem Pot; hast "
                        "du weniger, zahlst du die Differenz ein."
                    ),
                    "„Hast du mehr als 22, nimmst du dir die Differenz“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-7.6",
                    "Those below 22 pay first.",
                    "Wer unter 22 liegt, zahlt zuerst.",
                    "„Wer zu wenig hat, zahlt zuerst.“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-7.7",
                    (
                        "Honours laid away by the buyer count for nobody; the surplus then stays in the pot "
                        "for the next deal."
                    ),
                    (
                        "Honneurs, die der Käufer beiseitegelegt hat, zählen für niemanden; der Überschuss "
                        "bleibt für das nächste Spiel im Pot."
                    ),
                    "„die Chips bleiben dann für das nächste Spiel im Pot“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-7.8",
                    "So the payments in always cover the payments out, and the pot never runs short.",
                    "Die Einzahlungen decken also immer die Auszahlungen; der Pot wird nie überzogen.",
                    "RULING: arithmetic, at most 66 points are scored",
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "GL-8",
            Text("End of the game", "Spielende"),
            (
                rule(
                    "GL-8.1",
                    "An agreed number of deals is played (`deals=9`), a multiple of three.",
                    "Gespielt wird eine vereinbarte Zahl von Spielen (`deals=9`), ein Vielfaches von drei.",
                    "„ein Vielfaches von drei“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-8.2",
                    "Whoever has the most chips at the end wins; ties share the win.",
                    (
                        "Wer am Ende die meisten Chips hat, gewinnt; bei Gleichstand gewinnen alle "
                        "Gleichstehenden."
                    ),
                    "„Wer am Ende die meisten Chips hat, gewinnt.“; RULING: no tie-break in the source",
                    Effect.CONDUCTS,
                ),
                rule(
                    "GL-8.3",
                    (
                        "A pot left at the end belongs to nobody (`leftover_pot=stays`). With "
                        "`leftover_pot=share` it is divided into equal thirds, with `leftover_pot=winner` it "
                        "goes to the winner, or to the winners equally; odd chips stay. The ranking is "
                        "fixed before."
                    ),
                    (
                        "Ein Pot, der am Ende übrig ist, gehört niemandem (`leftover_pot=stays`). Mit "
                        "`leftover_pot=share` wird er gedrittelt, mit `leftover_pot=winner` bekommt ihn der "
                        "Gewinner, oder mehrere Gewinner teilen ihn gleich; überzählige Chips bleiben "
                        "liegen. Die Rangliste steht schon vorher fest."
                    ),
                    "RULING: nothing in the source empties the pot",
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "GL-9",
            Text("Variants", "Varianten"),
            (
                rule(
                    "GL-9.1",
                    (
                        "Without Tiddy (`tiddy=false`): the 4 of trumps is an ordinary card, and nobody is "
                        "paid 4 or 2 chips for it."
                    ),
                    (
                        "Ohne Tiddy (`tiddy=false`): Die 4 im Trumpf ist eine gewöhnliche Karte, und niemand "
                        "bekommt 4 oder 2 Chips für sie."
                    ),
                    "„die Trumpf-4 ist dann eine gewöhnliche Karte“",
                    Effect.SCORES,
                ),
                rule(
                    "GL-9.2",
                    (
                        "Towser and Tumbler (`towser_tumbler=true`): if the 5 of trumps (Towser) or the 6 "
                        "(Tumbler) is turned up, each opponent pays the dealer 5 or 6 chips; with "
                        "`tt_turned_double=true` 10 or 12. With `tt_in_hand=true` each opponent also pays 5 "
                        "or 6 when one is played or shown from the hand. Both options need `towser_tumbler`; "
                        "none depends on `tiddy`."
                    ),
                    (
                        "Towser und Tumbler (`towser_tumbler=true`): Deckt der Geber die 5 (Towser) oder die "
                        "6 (Tumbler) im Trumpf auf, bekommt er 5 oder 6 Chips von jedem Gegner; mit "
                        "`tt_turned_double=true` sind es 10 oder 12. Mit `tt_in_hand=true` gibt es 5 oder 6 "
                        "von jedem Gegner auch, wenn du eine der beiden aus der Hand legst oder zeigst. "
                        "Beide Optionen setzen `towser_tumbler` voraus; von `tiddy` hängt keine ab."
                    ),
                    (
                        "„5 oder 6 Chips, wenn er eine davon aufdeckt (statt 4)“; „dort wohl ebenfalls 5 "
                        "oder 6 (statt 2)“"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "GL-9.3",
                    "Bidding from 13 (`opening_bid=13`): the opening bid is 13.",
                    "Bieten ab 13 (`opening_bid=13`): Das Eröffnungsgebot ist 13.",
                    "„beginnt das Bieten um den Ziehstapel bei 13 statt 12“",
                    Effect.REFUSES,
                ),
                rule(
                    "GL-9.4",
                    (
                        "Following high (`follow_high=true`): when you follow suit, you must play your "
                        "highest card of that suit."
                    ),
                    (
                        "Hoch bedienen (`follow_high=true`): Beim Bedienen musst du deine höchste Karte der "
                        "Farbe legen."
                    ),
                    "„musst du beim Bedienen die höchste Karte legen“",
                    Effect.REFUSES,
                ),
                rule(
                    "GL-9.5",
                    (
                        "Tips, advice only: buy with a plan, honours count when played, check the gleeks, "
                        "bet with care."
                    ),
                    (
                        "Tipps, nur als Rat: Kauf mit Plan, Honneurs zählen beim Legen, prüf die Gleeks, "
                        "setz mit Bedacht."
                    ),
                    "„Tipps für Einsteiger“",
                    Effect.NONE,
                ),
            ),
        ),
    ),
)
