"""Lessons on the auction, on what to lay away, and on gleeks."""

from __future__ import annotations

from engine.games.gleek.lessons.laying import bought, laid
from engine.learn.lessons.writing import both, lesson

_PAIRS = "AC AD KC KD QC 4C 5D 6D 4H 5H 6H 7H"
_STRONG = "AS KS QS 9S 8S AC AD 7C 5C KD TD 6H"
_PLAIN = "KC 9C 8C 6C QD 8D 7D 5D JH 9H 6H 4H"

AUCTION = lesson(
    "auction",
    both("The auction", "Der Kauf"),
    both(
        "The stock is sold to the highest bidder: seven new cards for seven old. Each opponent gets half the price.",
        "Der Stapel geht an den, der am meisten bietet: sieben neue Karten gegen sieben alte. Jeder Gegner bekommt die "
        "Hälfte des Preises.",
    ),
    5,
    laid("7S", _PAIRS),
    [
        {
            "ask": both(
                "You sit to the dealer's left, so you are forehand and speak first.",
                "Du sitzt links vom Geber, bist also Vorhand und sprichst zuerst.",
            ),
            "bars": [["GL-3.1", "pass"], ["GL-3.1", "bid", 13]],
            "judge": "none",
            "hints": [both("Forehand may not pass.", "Die Vorhand darf nicht passen.")],
            "then": [{"event": "opens", "who": "me"}],
            "why": both(
                "Forehand must open, at 12. From here on everybody passes or bids exactly one more.",
                "Die Vorhand muss eröffnen, mit 12. Von da an passt jeder oder bietet genau einen mehr.",
            ),
        },
        {
            "record": laid("7S", _PAIRS, forehand="P2", said="12 pass"),
            "ask": both(
                "Mara has opened with 12, Tobias has passed. Two aces, two kings and little else: bid or pass?",
                "Mara hat mit 12 eröffnet, Tobias gepasst. Zwei Asse, zwei Könige und sonst wenig: bieten oder passen?",
            ),
            "right": [["bid", 13]],
            "judge": "stored",
            "bars": [["GL-3.2", "bid", 14]],
            "hints": [
                both(
                    "How many of your cards would you gladly lay away?",
                    "Wie viele deiner Karten legst du gern weg?",
                ),
                both(
                    "A third ace or king would make a gleek, and any trump is welcome.",
                    "Ein drittes Ass oder ein dritter König wäre ein Gleek, und jeder Trumpf ist willkommen.",
                ),
            ],
            "poor": both(
                "Seven of your cards are of no use, and now Mara has the seven new ones.",
                "Sieben deiner Karten nützen nichts, und jetzt hat Mara die sieben neuen.",
            ),
            "replies": [["P2", "pass"]],
            "then": [{"event": "buys", "who": "me"}, {"event": "odd_chip"}],
            "why": both(
                "Bought for 13: 6 to each opponent, and the odd chip goes into the pot.",
                "Gekauft für 13: 6 für jeden Gegner, und der ungerade Chip kommt in den Pot.",
            ),
        },
        {
            "record": laid("7S", _STRONG, forehand="P2", said="12 13"),
            "ask": both(
                "Spades are trumps. With Tib, king and queen of trumps and two more aces: bid 14 or pass?",
                "Pik ist Trumpf. Mit Tib, König und Dame in Trumpf und zwei weiteren Assen: 14 bieten oder passen?",
            ),
            "right": [["pass"]],
            "judge": "stored",
            "hints": [
                both("Which seven would you lay away?", "Welche sieben würdest du weglegen?"),
                both("Whoever buys pays you half.", "Wer kauft, zahlt dir die Hälfte."),
            ],
            "poor": both(
                "You would have to lay good cards away, and pay for it.",
                "Du müsstest gute Karten weglegen und noch dafür zahlen.",
            ),
            "then": [{"event": "passes", "who": "me"}],
            "why": both(
                "A good hand has little to gain from seven new cards. Let the others pay you.",
                "Ein gutes Blatt gewinnt durch sieben neue Karten wenig. Lass die anderen zahlen.",
            ),
        },
        {
            "record": laid("7S", _PLAIN, said="12 13 14 15 16 17"),
            "ask": both(
                "A poor hand, but the price is at 17. Bid 18?",
                "Ein schwaches Blatt, aber der Preis steht bei 17. 18 bieten?",
            ),
            "right": [["pass"]],
            "judge": "stored",
            "hints": [
                both("If another buys for 17, you get 8.", "Kauft ein anderer für 17, bekommst du 8."),
            ],
            "poor": both(
                "Seven new cards are not worth 18 chips.",
                "Sieben neue Karten sind keine 18 Chips wert.",
            ),
            "then": [{"event": "passes", "who": "me"}],
            "why": both(
                "You have bid high enough to make another pay, and that is a gain as well.",
                "Du hast so hoch geboten, dass ein anderer viel zahlt, und auch das ist ein Gewinn.",
            ),
        },
        {
            "record": laid("7S", "9S 8S 6S 5S 4S 4C 5C 6D 7D 4H 5H 6H", forehand="P2", said="12 pass"),
            "ask": both(
                "Five small trumps and seven useless cards. 13, or pass?",
                "Fünf kleine Trümpfe und sieben unnütze Karten. 13 oder passen?",
            ),
            "right": [["bid", 13]],
            "judge": "stored",
            "hints": [both("Which cards would you keep?", "Welche Karten würdest du behalten?")],
            "poor": both(
                "This hand needs the seven new cards more than any.",
                "Kaum ein Blatt braucht die sieben neuen Karten mehr.",
            ),
            "replies": [["P2", "pass"]],
            "then": [{"event": "buys", "who": "me"}],
            "why": both(
                "The five trumps stay, and seven cards that win nothing go.",
                "Die fünf Trümpfe bleiben, und sieben Karten, die nichts gewinnen, gehen.",
            ),
        },
    ],
    both(
        "Buy with a hand that can only improve, sell with a good one. Next: what to lay away.",
        "Kauf mit einem Blatt, das nur besser werden kann, und verkauf mit einem guten. Als Nächstes: was du weglegst.",
    ),
)

_BOUGHT = "12 pass pass"

AWAY = lesson(
    "seven-away",
    both("Seven away", "Sieben weg"),
    both(
        "The buyer lays seven cards away, then takes the seven of the stock. What is laid away counts for nobody.",
        "Wer kauft, legt sieben Karten weg und nimmt dann die sieben des Stapels. Weggelegtes zählt für niemanden.",
    ),
    6,
    laid("7S", "AS JS 9S AC KC 8C 6C QD 7D 5D 9H 4H", said=_BOUGHT),
    [
        {
            "ask": both(
                "Spades are trumps, and the stock is yours. Choose seven cards to lay away.",
                "Pik ist Trumpf, und der Stapel gehört dir. Wähl sieben Karten zum Weglegen.",
            ),
            "right": [{"spares": ["AS", "JS", "9S", "AC"]}],
            "hints": [
                both("Which cards count by themselves?", "Welche Karten zählen von selbst?"),
                both("Keep the trumps and the ace of clubs.", "Behalte die Trümpfe und das Kreuz-Ass."),
            ],
            "poor": both(
                "A trump or an ace went with them.",
                "Ein Trumpf oder ein Ass ist mit weggelegt.",
            ),
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both(
                "Tib and Tom are 24 points when played. Laid away they are nothing.",
                "Tib und Tom sind 24 Punkte, wenn sie gespielt werden. Weggelegt sind sie nichts.",
            ),
        },
        {
            "record": laid("7S", "TS 8S 6S AC AH QD JH TC 9D 5D 4H 7C", said=_BOUGHT),
            "ask": both(
                "Small trumps, two aces, and a queen, a jack and a ten of other suits. Which five stay?",
                "Kleine Trümpfe, zwei Asse, dazu Dame, Bube und Zehn anderer Farben. Welche fünf bleiben?",
            ),
            "right": [{"spares": ["TS", "8S", "6S", "AC", "AH"]}],
            "hints": [
                both("What beats the ace of another suit?", "Was schlägt das Ass einer anderen Farbe?"),
                both(
                    "Trumps and aces win tricks, plain queens seldom do.",
                    "Trümpfe und Asse machen Stiche, andere Damen selten.",
                ),
            ],
            "poor": both(
                "A queen or jack that is not trump seldom wins anything.",
                "Damen und Buben, die nicht Trumpf sind, gewinnen selten etwas.",
            ),
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both(
                "Any trump may win a trick, and each trick is 3 points.",
                "Jeder Trumpf kann einen Stich machen, und jeder Stich sind 3 Punkte.",
            ),
        },
        {
            "record": laid("KS", "QS 4S AC AD KH 9C 8C TD 7D 6H 5H 4H", said=_BOUGHT),
            "ask": both(
                "The king of spades is turned up and counts for the dealer. Which five do you keep?",
                "Der Pik-König ist aufgedeckt und zählt für den Geber. Welche fünf behältst du?",
            ),
            "right": [{"spares": ["QS", "4S", "AC", "AD"]}],
            "hints": [
                both("The 4 of trumps is Tiddy.", "Die Trumpf-Vier ist Tiddy."),
                both(
                    "Tiddy brings 2 chips from each opponent when played.",
                    "Tiddy bringt beim Legen 2 Chips von jedem Gegner.",
                ),
            ],
            "poor": both(
                "Look again for the honour, Tiddy and the aces.",
                "Sieh noch einmal nach dem Honneur, nach Tiddy und nach den Assen.",
            ),
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both(
                "The queen is 3 points, Tiddy 4 chips, and aces win tricks.",
                "Die Dame sind 3 Punkte, Tiddy 4 Chips, und Asse machen Stiche.",
            ),
        },
        {
            "record": laid("7S", "KC KD KH 9S 6S AC QD 9C JD 7D 9H 5H", said=_BOUGHT),
            "ask": both(
                "Three kings are a gleek. What do you keep with them?",
                "Drei Könige sind ein Gleek. Was behältst du noch?",
            ),
            "right": [{"spares": ["KC", "KD", "KH"]}],
            "hints": [
                both("A gleek is paid at once, by both.", "Ein Gleek wird sofort bezahlt, von beiden.")
            ],
            "poor": both(
                "The gleek is broken: it would have brought 3 chips from each opponent.",
                "Der Gleek ist zerrissen: Er hätte 3 Chips von jedem Gegner gebracht.",
            ),
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both(
                "The gleek stays whole: 3 chips from each opponent.",
                "Der Gleek bleibt ganz: 3 Chips von jedem Gegner.",
            ),
        },
    ],
    both(
        "Next: more about gleeks, and what four of a kind bring.",
        "Als Nächstes: mehr über Gleeks und was vier Gleiche bringen.",
    ),
)

_QUIET = {"right": [["silent"]], "judge": "none", "replies": [["P2", "silent"], ["P3", "silent"]]}

GLEEKS = lesson(
    "gleeks",
    both("Gleeks and mournivals", "Gleeks und Mournivals"),
    both(
        "Three aces, kings, queens or jacks are a gleek, four a mournival. Each opponent pays at once.",
        "Drei Asse, Könige, Damen oder Buben sind ein Gleek, vier ein Mournival. Jeder Gegner zahlt sofort.",
    ),
    5,
    bought("7S", "KC KD KH 9S 6S AC AH QD 9C JD 7D 5H"),
    [
        {
            **_QUIET,
            "ask": both(
                "You hold three kings. Be silent in the ruff, and see what comes after it.",
                "Du hast drei Könige. Schweig beim Ruff und sieh, was danach kommt.",
            ),
            "poor": both("Be silent this time.", "Schweig diesmal."),
            "then": [{"event": "shows_set", "who": "me"}],
            "why": both(
                "A gleek of kings: 3 chips from each opponent, without a word.",
                "Ein Gleek von Königen: 3 Chips von jedem Gegner, ganz ohne Bieten.",
            ),
        },
        {
            **_QUIET,
            "record": bought("7S", "QC QD QH 9S 6S AC AH KD 9C 8D 7D 5H", mara="JC JD JH KC"),
            "ask": both(
                "Three queens. Be silent again: what do the others have?",
                "Drei Damen. Schweig noch einmal: Was haben die anderen?",
            ),
            "poor": both("Be silent this time.", "Schweig diesmal."),
            "then": [{"event": "shows_set", "who": "me"}, {"event": "shows_set", "who": "them"}],
            "why": both(
                "Everybody is paid, not only the best: 2 from each for your queens, 1 to Mara for her jacks.",
                "Bezahlt wird jeder, nicht nur der Beste: 2 von jedem für deine Damen, 1 an Mara für ihre Buben.",
            ),
        },
        {
            "record": laid("7S", "AC AD AH JC JD JH 9S 6S QD 9C 7D 5H", said=_BOUGHT),
            "ask": both(
                "Three aces and three jacks, but only five cards can stay.",
                "Drei Asse und drei Buben, aber nur fünf Karten können bleiben.",
            ),
            "right": [{"spares": ["AC", "AD", "AH"]}],
            "hints": [
                both(
                    "A gleek of aces brings 4 from each, of kings 3, of queens 2, of jacks 1.",
                    "Ein Gleek bringt von jedem: Asse 4, Könige 3, Damen 2, Buben 1.",
                )
            ],
            "poor": both(
                "An ace is gone, and with it 8 chips for the gleek.",
                "Ein Ass ist weg und mit ihm 8 Chips für den Gleek.",
            ),
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both(
                "8 chips for the aces, and aces win tricks. The jacks would have brought 2.",
                "8 Chips für die Asse, und Asse machen Stiche. Die Buben hätten 2 gebracht.",
            ),
        },
        {
            "record": laid("7S", "TC TD TH AC AD QS 9S 8C 7D 6D 5H 4C", said=_BOUGHT),
            "ask": both(
                "Three tens, two aces and two trumps. Which five stay?",
                "Drei Zehnen, zwei Asse und zwei Trümpfe. Welche fünf bleiben?",
            ),
            "right": [{"spares": ["AC", "AD", "QS", "9S"]}],
            "hints": [
                both("Which ranks make a gleek?", "Aus welchen Rängen gibt es einen Gleek?"),
                both("The queen of trumps counts 3 as well.", "Die Trumpf-Dame zählt auch noch 3."),
            ],
            "poor": both(
                "Tens make no gleek; aces and trumps are worth more.",
                "Aus Zehnen gibt es keinen Gleek; Asse und Trümpfe sind mehr wert.",
            ),
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both(
                "Tens are paid to nobody. A third ace may still come from the stock.",
                "Für Zehnen zahlt niemand. Ein drittes Ass kann noch aus dem Stapel kommen.",
            ),
        },
        {
            "record": laid("7S", "QC QD QH QS AC KC KD 9C 8D 7H 6H 5D", said=_BOUGHT),
            "ask": both(
                "Four queens, and one more card may stay. Which seven go?",
                "Vier Damen, und eine Karte darf noch bleiben. Welche sieben gehen?",
            ),
            "right": [{"spares": ["QC", "QD", "QH", "QS", "AC"]}],
            "hints": [
                both(
                    "A mournival of queens brings 4 from each, twice as much as a gleek.",
                    "Ein Mournival von Damen bringt 4 von jedem, doppelt so viel wie ein Gleek.",
                )
            ],
            "poor": both(
                "The four queens bring 8 chips, and the ace may win a trick: these five are worth most.",
                "Die vier Damen bringen 8 Chips, das Ass vielleicht einen Stich: Diese fünf sind am meisten wert.",
            ),
            "then": [{"event": "exchanges", "who": "me"}],
            "why": both(
                "Four of a kind, 4 chips from each opponent. And the queen of spades is an honour.",
                "Vier Gleiche, 4 Chips von jedem Gegner. Und die Pik-Dame ist ein Honneur.",
            ),
        },
        {
            **_QUIET,
            "record": bought("7S", "QC QD QH QS AC KC KD 9S 8D 7H 6H 5D"),
            "ask": both(
                "The exchange is over. Be silent, and show them.", "Getauscht ist. Schweig und zeig sie."
            ),
            "poor": both("Be silent this time.", "Schweig diesmal."),
            "then": [{"event": "shows_set", "who": "me"}],
            "why": both(
                "The mournival is paid, and not as a gleek besides.",
                "Der Mournival wird bezahlt, und nicht noch einmal als Gleek.",
            ),
        },
    ],
    both("Now the end of a deal: the count.", "Nun das Ende eines Spiels: die Abrechnung."),
)
