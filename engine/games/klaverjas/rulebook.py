"""The rules of Klaverjas, KJ-1 to KJ-9."""

from __future__ import annotations

from engine.core.rulebook import Effect, Rulebook, Section, rule
from engine.core.text import Text

RULEBOOK = Rulebook(
    game="klaverjas",
    prefix="KJ",
    title=Text("Klaverjas", "Klaverjas"),
    sections=(
        Section(
            "KJ-1",
            Text("Players and pack", "Spieler und Karten"),
            (
                rule(
                    "KJ-1.1",
                    (
                        "Klaverjas is for exactly four players in two fixed partnerships (`players=4`; for "
                        "three or two players see KJ-8.5 and KJ-8.6)."
                    ),
                    (
                        "Klaverjas spielen genau vier Spieler in zwei festen Partnerschaften (`players=4`; "
                        "zu dritt oder zu zweit: KJ-8.5 und KJ-8.6)."
                    ),
                    "„Genau 4 Spieler in zwei festen Partnerschaften“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-1.2",
                    "Partners sit opposite each other; deal and play go clockwise.",
                    "Partner sitzen sich gegenüber; gegeben und gespielt wird im Uhrzeigersinn.",
                    "„Partner sitzen sich gegenüber … gespielt wird ebenfalls im Uhrzeigersinn“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-1.3",
                    (
                        "The pack has 32 cards: 7, 8, 9, 10, jack, queen, king and ace in clubs, diamonds, "
                        "hearts and spades."
                    ),
                    (
                        "Gespielt wird mit 32 Karten: 7, 8, 9, 10, Bube, Dame, König und Ass in Kreuz, Karo, "
                        "Herz und Pik."
                    ),
                    "„Ein 32-Karten-Deck mit französischen Farben“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-1.4",
                    "In trumps the cards rank, high to low: jack, 9, ace, 10, king, queen, 8, 7.",
                    "Im Trumpf ist die Rangfolge von hoch nach niedrig: Bube, 9, Ass, 10, König, Dame, 8, 7.",
                    "„Trumpf-Rangfolge (hoch nach niedrig): Bube (20 Pkt.), 9 (14), Ass (11) …“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-1.5",
                    "In a plain suit the cards rank, high to low: ace, 10, king, queen, jack, 9, 8, 7.",
                    (
                        "In einer Nebenfarbe ist die Rangfolge von hoch nach niedrig: Ass, 10, König, Dame, "
                        "Bube, 9, 8, 7."
                    ),
                    "„Nicht-Trumpf-Rangfolge“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-1.6",
                    (
                        "In trumps jack = 20, 9 = 14, ace = 11, 10 = 10, king = 4, queen = 3, 8 and 7 = 0. "
                        "In a plain suit ace = 11, 10 = 10, king = 4, queen = 3, jack = 2, 9, 8 and 7 = 0."
                    ),
                    (
                        "Im Trumpf zählen Bube = 20, 9 = 14, Ass = 11, 10 = 10, König = 4, Dame = 3, 8 und 7 "
                        "= 0. In einer Nebenfarbe zählen Ass = 11, 10 = 10, König = 4, Dame = 3, Bube = 2, "
                        "9, 8 und 7 = 0."
                    ),
                    (
                        "„Trumpf-Rangfolge (hoch nach niedrig): Bube (20 Pkt.), 9 (14), Ass (11) …“; "
                        "„Nicht-Trumpf-Rangfolge“"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "KJ-1.7",
                    "The pack holds 152 card points: 62 in trumps and 30 in each of the 3 plain suits.",
                    "Im Spiel sind 152 Kartenpunkte: 62 im Trumpf und je 30 in den 3 Nebenfarben.",
                    "„Die Kartenpunktzahl beträgt 152“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-1.8",
                    "With the 10 points for the last trick a deal is worth 162 points.",
                    "Mit den 10 Punkten für den letzten Stich geht es in jedem Spiel um 162 Punkte.",
                    "„Gesamtwert von 162“",
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "KJ-2",
            Text("Deal", "Geben"),
            (
                rule(
                    "KJ-2.1",
                    (
                        "Everybody draws a card; the highest deals first. For the draw the cards rank ace, "
                        "king, queen, jack, 10, 9, 8, 7; whoever ties for the highest card draws again."
                    ),
                    (
                        "Jeder zieht eine Karte; die höchste gibt zuerst. Beim Ziehen gilt die Rangfolge "
                        "Ass, König, Dame, Bube, 10, 9, 8, 7; ziehen mehrere die höchste Karte, ziehen sie "
                        "noch einmal."
                    ),
                    (
                        "„wer die höchste Karte zieht, beginnt“; RULING: order of the draw and ties are open "
                        "in the source"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-2.2",
                    "The dealer shuffles; the player on the dealer's right cuts.",
                    "Der Geber mischt, sein rechter Nachbar hebt ab.",
                    "„der Spieler zu seiner Rechten hebt ab“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-2.3",
                    "The dealer gives everybody eight cards, clockwise, in packets of 3-2-3.",
                    "Der Geber teilt im Uhrzeigersinn jedem acht Karten aus, in Paketen von 3-2-3.",
                    "„in Paketen von 3-2-3“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-2.4",
                    "The deal passes clockwise after each hand.",
                    "Nach jedem Spiel wechselt das Geben im Uhrzeigersinn.",
                    "„wechselt das Geben im Uhrzeigersinn“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-2.5",
                    (
                        "Misdeal: a card exposed in dealing makes the deal void, and the same dealer deals "
                        "again."
                    ),
                    (
                        "Fehlgabe: Wird beim Austeilen eine Karte aufgedeckt, ist die Gabe ungültig, und "
                        "derselbe Geber gibt neu."
                    ),
                    "„macht die Gabe ungültig; derselbe Geber gibt neu aus“",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "KJ-3",
            Text("Bidding for trumps", "Trumpfreizen"),
            (
                rule(
                    "KJ-3.1",
                    "The dealer turns up a card; its suit is proposed as trumps.",
                    "Der Geber deckt eine Karte auf; ihre Farbe ist als Trumpf vorgeschlagen.",
                    "„deckt die nächste Karte vom Deck auf, um eine Trumpffarbe vorzuschlagen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-3.2",
                    (
                        "What is turned up is set by `proposal`. `low_card` (default): one of the unused "
                        "cards 2 to 6 of the full pack, which belongs to nobody. `dealer_card`: the dealer's "
                        "eighth card, which is shown and stays in the dealer's hand. `random`: no card, "
                        "only a suit is drawn."
                    ),
                    (
                        "Was aufgedeckt wird, bestimmt `proposal`. `low_card` (Vorgabe): eine der "
                        "unbenutzten Karten 2 bis 6 des vollen Blatts; sie gehört niemandem. `dealer_card`: "
                        "die achte Karte des Gebers; er zeigt sie und behält sie auf der Hand. `random`: "
                        "keine Karte, nur eine Farbe wird ausgelost."
                    ),
                    "RULING: after four hands of eight no card is left to turn up",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-3.3",
                    (
                        "Beginning on the dealer's left, each in turn says “I play”, which makes the "
                        "proposed suit trumps, or “Pass”. No other suit may be named yet."
                    ),
                    (
                        "Links vom Geber beginnend sagt jeder der Reihe nach „Ich spiele“ und nimmt damit "
                        "die vorgeschlagene Farbe als Trumpf an, oder „Passe“. Eine andere Farbe darfst du "
                        "jetzt noch nicht nennen."
                    ),
                    "„Beginnend mit dem Spieler links vom Geber“; „Ich spiele“; „Passe“",
                    Effect.REFUSES,
                ),
                rule(
                    "KJ-3.4",
                    (
                        "The first “I play” ends the bidding: that player is the declarer (Ansager), and the "
                        "declarer's side is the declaring side."
                    ),
                    (
                        "Das erste „Ich spiele“ beendet das Reizen: Wer es sagt, ist der Ansager, seine "
                        "Seite die reizende Seite."
                    ),
                    "„Das erste ‚Ich spiele‘ gewinnt“; „Ich spiele“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-3.5",
                    (
                        "If all four pass, there is a second round: each in turn may name any other suit as "
                        "trumps, but no longer the proposed one, or pass."
                    ),
                    (
                        "Passen alle vier, folgt eine zweite Runde: Der Reihe nach darf jeder eine beliebige "
                        "andere Farbe als Trumpf nennen, die vorgeschlagene nicht mehr, oder wieder passen."
                    ),
                    (
                        "„darf in einer zweiten Runde jeder Spieler eine beliebige andere Farbe als Trumpf "
                        "benennen“"
                    ),
                    Effect.REFUSES,
                ),
                rule(
                    "KJ-3.6",
                    (
                        "If all the others pass again, the dealer must name a suit, and not the proposed "
                        "one. With `dealer_free_choice=true` the dealer so forced, and nobody else, may name "
                        "the proposed suit too."
                    ),
                    (
                        "Passen die anderen alle noch einmal, muss der Geber eine Farbe nennen, aber nicht "
                        "die vorgeschlagene. Mit `dealer_free_choice=true` darf der so gezwungene Geber, und "
                        "nur er, auch die vorgeschlagene Farbe nennen."
                    ),
                    "„der Geber muss wählen“; RULING: “any other suit” holds for the dealer too",
                    Effect.REFUSES,
                ),
                rule(
                    "KJ-3.7",
                    "Any player may become declarer, whichever side has the deal.",
                    "Ansager kann jeder werden, gleich welche Seite gegeben hat.",
                    (
                        "RULING: the detailed rule outweighs the introduction („Die Partnerschaft des Gebers "
                        "benennt den Trumpf“)"
                    ),
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "KJ-4",
            Text("Trick play", "Das Stichspiel"),
            (
                rule(
                    "KJ-4.1",
                    "The player on the dealer's left leads to the first trick.",
                    "Der Spieler links vom Geber spielt zum ersten Stich aus.",
                    "„Der Spieler links vom Geber eröffnet den ersten Stich“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-4.2",
                    "You must follow suit if you can.",
                    "Du musst die ausgespielte Farbe bedienen, wenn du kannst.",
                    "„Jeder Spieler muss die gespielte Farbe bedienen, sofern möglich“",
                    Effect.REFUSES,
                ),
                rule(
                    "KJ-4.3",
                    (
                        "If you are void in the suit led and hold a trump, you must trump, even if you "
                        "cannot overtrump. KJ-4.6 and KJ-4.7 name the exceptions."
                    ),
                    (
                        "Bist du in der ausgespielten Farbe blank und hast einen Trumpf, musst du Trumpf "
                        "spielen, auch wenn du nicht übertrumpfen kannst. Die Ausnahmen stehen in KJ-4.6 und "
                        "KJ-4.7."
                    ),
                    "„muss er einen Trumpf spielen, falls er einen besitzt“",
                    Effect.REFUSES,
                ),
                rule(
                    "KJ-4.4",
                    "If you hold neither the suit led nor a trump, you may play any card.",
                    (
                        "Hast du weder die ausgespielte Farbe noch einen Trumpf, darfst du eine beliebige "
                        "Karte abwerfen."
                    ),
                    "„darf eine beliebige Karte abwerfen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-4.5",
                    (
                        "When you must trump, you must play higher than every trump already in the trick if "
                        "you can, even over your partner's."
                    ),
                    (
                        "Musst du Trumpf spielen, so musst du alle Trümpfe, die schon im Stich liegen, nach "
                        "Möglichkeit übertrumpfen, auch den deines Partners."
                    ),
                    "„muss dennoch übertrumpft werden, wenn möglich“",
                    Effect.REFUSES,
                ),
                rule(
                    "KJ-4.6",
                    (
                        "Amsterdam exception (`trumping=amsterdam`, default): if you are void in the plain "
                        "suit led and your partner is winning the trick at that moment, with any card, trump "
                        "or not, you may play any card; only `undertrump=avoid` limits this (KJ-4.7). With "
                        "`trumping=rotterdam` there is no exception."
                    ),
                    (
                        "Amsterdamer Ausnahme (`trumping=amsterdam`, Vorgabe): Bist du in der ausgespielten "
                        "Nebenfarbe blank und gehört der Stich gerade deinem Partner, gleich ob mit einem "
                        "Trumpf oder einer anderen Karte, darfst du jede Karte spielen; nur "
                        "`undertrump=avoid` schränkt das ein (KJ-4.7). Mit `trumping=rotterdam` gibt es "
                        "keine Ausnahme."
                    ),
                    "„darf man frei abwerfen, ohne zu trumpfen“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-4.7",
                    (
                        "If you must trump but cannot overtrump, `undertrump` decides. `must` (default): you "
                        "must play a trump all the same. `may`: you may play any card. `avoid`: you may not "
                        "play a trump lower than the highest in the trick, whether an opponent's or your "
                        "partner's and under KJ-4.6 too, unless your whole hand consists of such lower "
                        "trumps."
                    ),
                    (
                        "Musst du Trumpf spielen, kannst aber nicht übertrumpfen, entscheidet `undertrump`. "
                        "`must` (Vorgabe): Du musst trotzdem einen Trumpf spielen. `may`: Du darfst jede "
                        "Karte spielen. `avoid`: Du darfst keinen Trumpf spielen, der niedriger ist als der "
                        "höchste im Stich, ob er nun einem Gegner oder deinem Partner gehört und auch im "
                        "Fall von KJ-4.6, es sei denn, du hast nur noch solche niedrigeren Trümpfe."
                    ),
                    (
                        "„muss er einen Trumpf spielen, falls er einen besitzt“; RULING: `may` frees from "
                        "that rule; EXT: `avoid` is Dutch club practice"
                    ),
                    Effect.REFUSES,
                ),
                rule(
                    "KJ-4.8",
                    (
                        "If trumps are led, any trump will do (`head_trump_lead=false`). With "
                        "`head_trump_lead=true` you must beat the highest trump in the trick if you can, "
                        "even your partner's; otherwise follow with any trump."
                    ),
                    (
                        "Ist Trumpf ausgespielt, genügt jeder Trumpf (`head_trump_lead=false`). Mit "
                        "`head_trump_lead=true` musst du den höchsten Trumpf im Stich nach Möglichkeit "
                        "überbieten, auch den deines Partners; kannst du es nicht, bedienst du mit einem "
                        "beliebigen Trumpf."
                    ),
                    "EXT: the source asks only to follow; Dutch clubs ask to beat a trump lead",
                    Effect.REFUSES,
                ),
                rule(
                    "KJ-4.9",
                    (
                        "The highest trump wins the trick; if no trump was played, the highest card of the "
                        "suit led."
                    ),
                    (
                        "Der höchste Trumpf gewinnt den Stich; liegt kein Trumpf, gewinnt die höchste Karte "
                        "der ausgespielten Farbe."
                    ),
                    "„Der höchste Trumpf gewinnt.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-4.10",
                    (
                        "The winner lays the four cards face down before their side and leads to the next "
                        "trick, until all eight tricks have been played."
                    ),
                    (
                        "Der Gewinner legt die vier Karten verdeckt vor seine Partnerschaft und spielt zum "
                        "nächsten Stich aus, bis alle acht Stiche gespielt sind."
                    ),
                    "„spielt den nächsten Stich an“; „alle 8 Stiche“",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "KJ-5",
            Text("Roem", "Roem"),
            (
                rule(
                    "KJ-5.1",
                    "Three cards in sequence in one suit are worth 20 points, four in sequence 50.",
                    "Drei Karten einer Farbe in Folge bringen 20 Punkte, vier in Folge 50.",
                    "„Drei-Karten-Sequenz in einer Farbe = 20; Vier-Karten-Sequenz … = 50“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-5.2",
                    "Sequences follow the natural order 7, 8, 9, 10, jack, queen, king, ace, in trumps too.",
                    (
                        "Für Sequenzen gilt die natürliche Rangfolge 7, 8, 9, 10, Bube, Dame, König, Ass, "
                        "auch im Trumpf."
                    ),
                    "„in der natürlichen Rangfolge 7-8-9-10-B-D-K-A“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-5.3",
                    (
                        "Four nines, tens, jacks, queens, kings or aces are worth 100 points; sevens and "
                        "eights nothing (`four_low=false`). With `four_low=true` they too are worth 100."
                    ),
                    (
                        "Vier Neunen, Zehnen, Buben, Damen, Könige oder Asse bringen 100 Punkte, Siebenen "
                        "und Achten nichts (`four_low=false`). Mit `four_low=true` bringen auch sie 100."
                    ),
                    "„Vierling in Neun, Zehn, Buben, Damen, Königen oder Assen = 100“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-5.4",
                    (
                        "Four jacks are worth 100 points (`four_jacks=100`), or 200 if so agreed "
                        "(`four_jacks=200`)."
                    ),
                    (
                        "Vier Buben bringen 100 Punkte (`four_jacks=100`) oder nach Absprache 200 "
                        "(`four_jacks=200`)."
                    ),
                    "„vier Buben = 200 in einigen Clubs (100 in anderen …)“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-5.5",
                    "Stuk, the king and queen of trumps, is worth 20 points.",
                    "Stuk, also König und Dame des Trumpfes, bringt 20 Punkte.",
                    "„Stuk (König + Dame des Trumpfes) = 20“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-5.6",
                    "Roem goes to the side that wins the trick in which it is announced.",
                    "Roem wird der Seite gutgeschrieben, die den Stich gewinnt, in dem er angesagt wird.",
                    "„der Partnerschaft gutgeschrieben, die diesen Stich letztendlich gewinnt“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-5.7",
                    (
                        "With `roem=trick`, roem is what the cards of one trick form together: three or four "
                        "in sequence in one suit, four alike, stuk."
                    ),
                    (
                        "Mit `roem=trick` zählt als Roem, was die Karten eines Stichs zusammen ergeben: drei "
                        "oder vier einer Farbe in Folge, vier Gleiche, Stuk."
                    ),
                    "EXT: Dutch practice counts the cards on the table",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-5.8",
                    (
                        "With `roem=hand` (default), roem is a combination among the cards that one player "
                        "held at the start of play: with three players the declarer's hand after the "
                        "exchange, with two all sixteen cards. It scores once, in the trick in which that "
                        "player plays its last card, for the side that wins this trick. A run counts at its "
                        "full length, and four or more in sequence bring 50 once."
                    ),
                    (
                        "Mit `roem=hand` (Vorgabe) ist Roem eine Kombination unter den Karten, die ein "
                        "Spieler zu Beginn des Spiels auf der Hand hat; zu dritt gilt für den Ansager das "
                        "Blatt nach dem Tausch, zu zweit zählen alle sechzehn Karten. Sie zählt einmal, und "
                        "zwar in dem Stich, in dem dieser Spieler ihre letzte Karte legt, für die Seite, die "
                        "den Stich gewinnt. Eine Sequenz zählt immer in voller Länge; vier oder mehr in "
                        "Folge bringen einmal 50."
                    ),
                    (
                        "„eine Roem-Kombination in der eigenen Hand vervollständigt“; „in dem die zweite "
                        "Karte des Paares gespielt wird“; RULING: runs count at full length"
                    ),
                    Effect.SCORES,
                ),
                rule(
                    "KJ-5.9",
                    (
                        "A sequence, stuk and four alike add up: jack, queen and king of trumps bring 40, "
                        "10, jack, queen and king of trumps 70."
                    ),
                    (
                        "Sequenz, Stuk und vier Gleiche zählen zusammen: Bube, Dame und König im Trumpf "
                        "bringen 40; 10, Bube, Dame und König im Trumpf bringen 70."
                    ),
                    "RULING: the source is silent; EXT: list of the Dutch NKU",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-5.10",
                    "A run of four does not count as two runs of three as well.",
                    "Eine Sequenz aus vier Karten zählt nicht außerdem als zwei Sequenzen aus drei.",
                    "RULING: a card counts once in a sequence",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-5.11",
                    (
                        "Roem must be announced at once and cannot be claimed later. With `roem_claim=auto` "
                        "(default) it is announced automatically; with `roem_claim=manual` the roem of a "
                        "trick counts only if it was claimed before the next lead."
                    ),
                    (
                        "Roem sagst du sofort an; später kannst du ihn nicht mehr beanspruchen. Mit "
                        "`roem_claim=auto` (Vorgabe) wird er von selbst angesagt; mit `roem_claim=manual` "
                        "zählt der Roem eines Stichs nur, wenn er vor dem nächsten Ausspielen beansprucht "
                        "wurde."
                    ),
                    "„kann nicht nachträglich beansprucht werden“; RULING: the announcement is automatic",
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "KJ-6",
            Text("Scoring a deal", "Abrechnung eines Spiels"),
            (
                rule(
                    "KJ-6.1",
                    "Each side scores the card points of the tricks it has won.",
                    "Jede Seite zählt die Kartenpunkte der Stiche, die sie gewonnen hat.",
                    "„Kartenpunkte (pro gewonnener Karte)“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-6.2",
                    "The last trick (laatste slag) brings 10 points more.",
                    "Der letzte Stich (laatste slag) bringt zusätzlich 10 Punkte.",
                    "„Der letzte Stich bringt +10 Punkte“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-6.3",
                    (
                        "The declaring side must reach the threshold set by `threshold`. `fixed82` "
                        "(default): its card points, the last trick included, and its roem make at least 82. "
                        "`half`: its points and roem exceed all the points and roem of its opponents. "
                        "`cards82`: its points without roem make at least 82."
                    ),
                    (
                        "Die reizende Seite muss die Schwelle erreichen, die `threshold` festlegt. `fixed82` "
                        "(Vorgabe): Ihre Kartenpunkte samt letztem Stich und ihr Roem ergeben mindestens "
                        "82. `half`: Ihre Punkte und ihr Roem übertreffen alle Punkte und allen Roem der "
                        "Gegner. `cards82`: Ihre Punkte ohne Roem ergeben mindestens 82."
                    ),
                    "„mehr als die Hälfte erzielen (82+ von 162 Punkten einschließlich Roem)“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-6.4",
                    (
                        "Nat: if the declaring side falls short, it writes 0 and the defenders write 162 and "
                        "all the roem of both sides."
                    ),
                    (
                        "Nat: Verfehlt die reizende Seite die Schwelle, schreibt sie 0; die Verteidiger "
                        "schreiben 162 und allen Roem beider Seiten."
                    ),
                    "„alle 162 Punkte plus jeder Roem, den sie gesammelt hätte, gehen … an die Verteidiger“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-6.5",
                    (
                        "Pit (Marsch): if the declaring side wins all the tricks, it scores 100 more. With "
                        "`pit_for_defenders=true` the defenders score 100 more if the declaring side wins no "
                        "trick."
                    ),
                    (
                        "Pit (Marsch): Gewinnt die reizende Seite alle Stiche, bekommt sie 100 Punkte dazu. "
                        "Mit `pit_for_defenders=true` bekommen die Verteidiger 100 dazu, wenn die reizende "
                        "Seite keinen Stich gewinnt."
                    ),
                    "„Die reizende Seite gewinnt alle 8 Stiche: Bonus +100“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-6.6",
                    (
                        "Slot bonus (only with `slot_bonus=true`): the declaring side scores 50 more if the "
                        "defenders make no point at all, from cards, last trick or roem. It is added to pit "
                        "(`slot_with_pit=true`); with `slot_with_pit=false` there is none on a pit."
                    ),
                    (
                        "Slot-Bonus (nur mit `slot_bonus=true`): Die reizende Seite bekommt 50 Punkte dazu, "
                        "wenn die Verteidiger keinen einzigen Punkt machen, weder mit Karten noch mit dem "
                        "letzten Stich oder Roem. Er kommt zum Pit hinzu (`slot_with_pit=true`); mit "
                        "`slot_with_pit=false` entfällt er bei Pit."
                    ),
                    "„+50, wenn die Verteidiger in der Runde null Punkte erzielen“; RULING: it adds to pit",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-6.7",
                    (
                        "The side with the higher result, after nat, has won the deal. This is only a name: "
                        "the match is decided by the totals."
                    ),
                    (
                        "Wer nach Anwendung von Nat das höhere Ergebnis hat, hat das Spiel gewonnen. Das ist "
                        "nur eine Bezeichnung: Über die Partie entscheiden die Gesamtpunkte."
                    ),
                    "„Rundensieger: Die Seite mit dem höheren Ergebnis“",
                    Effect.NONE,
                ),
                rule(
                    "KJ-6.8",
                    "81 to 81 without roem is nat: it is not more than half.",
                    "81 zu 81 ohne Roem ist nat: Das ist nicht mehr als die Hälfte.",
                    "„nicht mehr als die Hälfte“; „82+“",
                    Effect.SCORES,
                ),
            ),
        ),
        Section(
            "KJ-7",
            Text("Match", "Partie"),
            (
                rule(
                    "KJ-7.1",
                    (
                        "A match has 16 deals (`deals`; with three players 12 by default), so that everybody "
                        "deals equally often."
                    ),
                    (
                        "Eine Partie hat 16 Spiele (`deals`; zu dritt sind 12 die Vorgabe), sodass jeder "
                        "gleich oft gibt."
                    ),
                    "„16 Runden, sodass jeder Spieler viermal gibt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-7.2",
                    "The higher total wins the match.",
                    "Die höhere Gesamtpunktzahl gewinnt die Partie.",
                    "„Höhere Gesamtpunktzahl gewinnt die Partie.“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-7.3",
                    (
                        "If the totals are level, four more deals are played, one per dealer, and another "
                        "four if need be."
                    ),
                    (
                        "Bei Gleichstand werden vier weitere Spiele gespielt, eines je Geber; nötigenfalls "
                        "wird das wiederholt."
                    ),
                    "„werden 4 weitere Runden gespielt“; RULING: repeated until decided",
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "KJ-8",
            Text("Variants", "Varianten"),
            (
                rule(
                    "KJ-8.1",
                    (
                        "Amsterdams (`trumping=amsterdam`, default): you need not trump while your partner "
                        "is winning; see KJ-4.6."
                    ),
                    (
                        "Amsterdams (`trumping=amsterdam`, Vorgabe): Solange der Stich deinem Partner "
                        "gehört, brauchst du nicht zu trumpfen; siehe KJ-4.6."
                    ),
                    "„Das Standard-Regelwerk in weiten Teilen der Niederlande“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-8.2",
                    (
                        "Rotterdams (`trumping=rotterdam`): when void you must always trump and overtrump, "
                        "even if your partner is winning; see KJ-4.5 and KJ-4.6."
                    ),
                    (
                        "Rotterdams (`trumping=rotterdam`): Bist du blank, musst du immer trumpfen und "
                        "übertrumpfen, auch wenn der Stich deinem Partner gehört; siehe KJ-4.5 und KJ-4.6."
                    ),
                    "„Man muss immer trumpfen und übertrumpfen … selbst wenn der Partner gewinnt“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-8.3",
                    (
                        "Verplicht ondertroeven (`undertrump=must`): if you must trump and cannot overtrump, "
                        "you must undertrump. The preset `book` demands this already (KJ-4.7); the option "
                        "changes `club`."
                    ),
                    (
                        "Verplicht ondertroeven (`undertrump=must`): Musst du trumpfen und kannst nicht "
                        "übertrumpfen, musst du untertrumpfen. Die Voreinstellung `book` verlangt das "
                        "ohnehin (KJ-4.7); die Option ändert `club`."
                    ),
                    "„nach der man untertrumpfen muss, wenn man nicht übertrumpfen kann“",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-8.4",
                    (
                        "Ledig (only with `ledig=true` and four players): in your turn to bid you may say "
                        "“ledig” instead of “I play” or a suit, even as the forced dealer. There is then no "
                        "trump: all suits rank as plain suits, you must only follow suit, and the lead is as "
                        "in KJ-4.1. If the declarer personally wins no trick, the declaring side scores 50, "
                        "otherwise the other side scores 50; nothing else is scored. Play may stop at the "
                        "declarer's first trick."
                    ),
                    (
                        "Ledig (nur mit `ledig=true` und zu viert): Bist du mit Reizen an der Reihe, darfst "
                        "du statt „Ich spiele“ oder einer Farbe auch „Ledig“ sagen, selbst als gezwungener "
                        "Geber. Dann gibt es keinen Trumpf: Alle Farben haben die Rangfolge der Nebenfarben, "
                        "du musst nur bedienen, und ausgespielt wird wie in KJ-4.1. Macht der Ansager "
                        "selbst keinen Stich, bekommt seine Seite 50 Punkte, sonst die andere Seite 50; "
                        "sonst wird nichts gezählt. Nach dem ersten Stich des Ansagers darf abgebrochen "
                        "werden."
                    ),
                    "„Ein Null-Gebot … bringt +50 bei Erfolg“; „Ich spiele“; RULING: all details",
                    Effect.REFUSES,
                ),
                rule(
                    "KJ-8.5",
                    (
                        "Driemansklaverjas (`players=3`): everybody plays alone. (a) Each gets ten cards in "
                        "packets of 4-3-3; two cards, the “stiller Partner”, are laid aside face down. (b) "
                        "The bidding goes as in KJ-3, with three players and the dealer last. (c) The "
                        "declarer takes the two cards and lays any two away face down; they make no roem. "
                        "Their points belong to the declarer (`talon_points=declarer`) or go to the winner "
                        "of the last trick (`talon_points=last_trick`). (d) The dealer's left leads to ten "
                        "tricks of three cards; nobody has a partner, so there is no Amsterdam exception. "
                        "(e) Roem is as in KJ-5; with `roem=trick` it can be a run of three or stuk. (f) "
                        "There are 162 points, and the declarer stands against the other two together under "
                        "KJ-6.3. If the contract is made, everybody writes their own points and roem; on nat "
                        "the declarer writes 0 and each opponent half of 162 and all roem, which is always "
                        "a whole number. Pit is all ten tricks and brings 100; `pit_for_defenders` brings 50 "
                        "to each defender. (g) A match has 12 deals; if it is tied, three more follow."
                    ),
                    (
                        "Driemansklaverjas (`players=3`): Jeder spielt allein. (a) Jeder bekommt zehn Karten "
                        "in Paketen von 4-3-3; zwei Karten, der „stille Partner“, kommen verdeckt zur "
                        "Seite. (b) Gereizt wird wie in KJ-3, zu dritt und mit dem Geber als Letztem. (c) "
                        "Der Ansager nimmt die zwei Karten auf und legt zwei beliebige verdeckt weg; sie "
                        "ergeben keinen Roem. Ihre Punkte gehören ihm (`talon_points=declarer`) oder dem "
                        "Gewinner des letzten Stichs (`talon_points=last_trick`). (d) Der linke Nachbar des "
                        "Gebers spielt aus; gespielt werden zehn Stiche zu drei Karten. Niemand hat einen "
                        "Partner, also gibt es keine Amsterdamer Ausnahme. (e) Roem zählt wie in KJ-5; mit "
                        "`roem=trick` sind nur eine Dreiersequenz und Stuk möglich. (f) Es geht um 162 "
                        "Punkte; nach KJ-6.3 steht der Ansager gegen die beiden anderen zusammen. Erreicht "
                        "er die Schwelle, schreibt jeder seine eigenen Punkte und seinen Roem; bei Nat "
                        "schreibt der Ansager 0 und jeder Gegner die Hälfte von 162 und allem Roem, was "
                        "immer aufgeht. Pit heißt: alle zehn Stiche, es bringt 100; `pit_for_defenders` "
                        "bringt jedem Gegner 50. (g) Eine Partie hat 12 Spiele; bei Gleichstand folgen drei "
                        "weitere."
                    ),
                    (
                        "„Jeder Spieler spielt allein“; „stiller Partner“; RULING: the deal as written "
                        "cannot be played; EXT: the common Dutch three-handed form"
                    ),
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-8.6",
                    (
                        "Twee-mansklaverjas (`players=2`): (a) each gets 8 cards in hand, 4 face-down table "
                        "cards and 4 face-up cards on top of them. (b) The bidding goes as in KJ-3; the "
                        "non-dealer begins, and the dealer must choose in round 2. (c) There are 16 tricks "
                        "of two cards, and the non-dealer leads. Your hand and your own open cards can be "
                        "played and count for every duty; a table card uncovered by play is turned up after "
                        "the trick. (d) Nobody has a partner. (e) With `roem=trick` roem can only be stuk; "
                        "with `roem=hand` it is sought among all sixteen cards of a player. (f) There are "
                        "162 points; threshold, nat and pit (all 16 tricks) are as in KJ-6. (g) A match has "
                        "16 deals; if it is tied, two more follow."
                    ),
                    (
                        "Twee-mansklaverjas (`players=2`): (a) Jeder bekommt 8 Karten auf die Hand, 4 "
                        "verdeckte Tischkarten und 4 offene Karten obenauf. (b) Gereizt wird wie in KJ-3; "
                        "der Gegner des Gebers beginnt, und in Runde 2 muss der Geber wählen. (c) Gespielt "
                        "werden 16 Stiche zu zwei Karten; der Gegner des Gebers spielt aus. Deine Hand und "
                        "deine offenen Karten sind spielbar und zählen für jede Pflicht; eine frei gewordene "
                        "Tischkarte wird nach dem Stich aufgedeckt. (d) Niemand hat einen Partner. (e) Mit "
                        "`roem=trick` ist nur Stuk möglich; mit `roem=hand` zählen alle sechzehn Karten "
                        "eines Spielers. (f) Es geht um 162 Punkte; Schwelle, Nat und Pit (alle 16 Stiche) "
                        "gelten wie in KJ-6. (g) Eine Partie hat 16 Spiele; bei Gleichstand folgen zwei "
                        "weitere."
                    ),
                    "RULING: the source gives only the name",
                    Effect.CONDUCTS,
                ),
                rule(
                    "KJ-8.7",
                    (
                        "Klaverjassen op de gezelligheid (`nat_penalty=false`): there is no nat, and both "
                        "sides write what they made."
                    ),
                    (
                        "Klaverjassen op de gezelligheid (`nat_penalty=false`): Es gibt kein Nat; beide "
                        "Seiten schreiben, was sie gemacht haben."
                    ),
                    "„ohne nat-Strafe (ein gescheiterter Ansager erzielt einfach weniger Punkte statt null)“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-8.8",
                    "The slot bonus is a house rule of some clubs; see KJ-6.6.",
                    "Der Slot-Bonus ist eine Hausregel mancher Clubs; siehe KJ-6.6.",
                    "„+50, wenn die Verteidiger in der Runde null Punkte erzielen“",
                    Effect.SCORES,
                ),
                rule(
                    "KJ-8.9",
                    (
                        "A `preset` sets several options at once. `book` (default, the source to the "
                        "letter): `trumping=amsterdam`, `undertrump=must`, `head_trump_lead=false`, "
                        "`roem=hand`, `threshold=fixed82`. `club` (Dutch club practice): "
                        "`trumping=amsterdam`, `undertrump=avoid`, `head_trump_lead=true`, `roem=trick`, "
                        "`threshold=half`. `club-rotterdam`: as `club`, but with `trumping=rotterdam` and "
                        "`undertrump=must`. All other options keep their defaults; an option given beside "
                        "the preset overrides it."
                    ),
                    (
                        "Ein `preset` stellt mehrere Optionen auf einmal ein. `book` (Vorgabe, die Vorlage "
                        "beim Wort genommen): `trumping=amsterdam`, `undertrump=must`, "
                        "`head_trump_lead=false`, `roem=hand`, `threshold=fixed82`. `club` (wie in "
                        "niederländischen Clubs): `trumping=amsterdam`, `undertrump=avoid`, "
                        "`head_trump_lead=true`, `roem=trick`, `threshold=half`. `club-rotterdam`: wie "
                        "`club`, aber mit `trumping=rotterdam` und `undertrump=must`. Alle anderen Optionen "
                        "behalten ihre Vorgabe; eine eigens gesetzte Option geht der Voreinstellung vor."
                    ),
                    (
                        "RULING: the letter of the source is the default; EXT: `club` and `club-rotterdam` "
                        "are Dutch club practice"
                    ),
                    Effect.CONDUCTS,
                ),
            ),
        ),
        Section(
            "KJ-9",
            Text("Glossary and tips", "Begriffe und Tipps"),
            (
                rule(
                    "KJ-9",
                    (
                        "Terms: Ansager or Deklarant, the declarer (KJ-3.4); roem, the bonuses for "
                        "combinations (KJ-5); stuk (KJ-5.5); nat, wet (KJ-6.4); pit (KJ-6.5); laatste slag, "
                        "the last trick (KJ-6.2); Amsterdams (KJ-8.1); Rotterdams (KJ-8.2). Tips on play are "
                        "advice only."
                    ),
                    (
                        "Begriffe: Ansager oder Deklarant (KJ-3.4); Roem, die Boni für Kombinationen (KJ-5); "
                        "Stuk (KJ-5.5); Nat, nass (KJ-6.4); Pit (KJ-6.5); laatste slag, der letzte Stich "
                        "(KJ-6.2); Amsterdams (KJ-8.1); Rotterdams (KJ-8.2). Tipps zum Spiel sind nur "
                        "Ratschläge."
                    ),
                    "„Glossar“; „Tipps und Strategien“",
                    Effect.NONE,
                ),
            ),
        ),
    ),
)
