"""What is said of events and refusals, in both languages."""

from __future__ import annotations

from engine.core.game import Words
from engine.core.text import Text

_EVENTS = {
    # deal
    "cut": Text("{who} {who:cut|cut} the {card}.", "{who} {who:hebst|hebt} ab: {card}."),
    "cut_again": Text("{who} cut again: the {card}.", "{who} {who:hebst|hebt} noch einmal ab: {card}."),
    "first_dealer": Text(
        "{who} cut the lowest card and {who:deal|deals} first.",
        "{who} {who:hast|hat} die niedrigste Karte und {who:gibst|gibt} zuerst.",
    ),
    "deals": Text(
        "{who} {who:deal|deals} twelve cards to each player.", "{who} {who:gibst|gibt} jedem zwölf Karten."
    ),
    "turns": Text("The {card} is turned up: {suit} are trumps.", "Aufgedeckt: {card}. {suit} ist Trumpf."),
    "turned_pays": Text(
        "{name} is turned up: each opponent pays {who:mid} {n}.",
        "{name} ist aufgedeckt: Jeder Gegner zahlt {who:dir|@} {n}.",
    ),
    "turned_honour": Text(
        "{who:You deal and score|@ deals and scores} {n} points for the turned {card} at the end.",
        "{who} {who:gibst und zählst|gibt und zählt} am Ende {n} Punkte für die aufgedeckte Karte: {card}.",
    ),
    "no_tiddy": Text(
        "The {card} is an ordinary card: nobody pays for it.",
        "{card} ist eine gewöhnliche Karte, niemand zahlt dafür.",
    ),
    # auction
    "opens": Text(
        "{who} must open and {who:bid|bids} {n}.",
        "{who} {who:musst|muss} eröffnen und {who:bietest|bietet} {n}.",
    ),
    "bids": Text("{who} {who:bid|bids} {n}.", "{who} {who:bietest|bietet} {n}."),
    "passes": Text(
        "{who} {who:pass|passes} and {who:are|is} out of the bidding.",
        "{who} {who:passt|passt} und {who:bist|ist} aus dem Bieten heraus.",
    ),
    "buys": Text("{who} {who:buy|buys} the stock for {n}.", "{who} {who:kaufst|kauft} den Stapel für {n}."),
    "buys_at_once": Text(
        "Both others passed at once: {who:mid} {who:buy|buys} the stock for {n}.",
        "Beide anderen haben sofort gepasst: {who} {who:kaufst|kauft} den Stapel für {n}.",
    ),
    "pays_half": Text(
        "{who} {who:pay|pays} each opponent {n}, half the bid.",
        "{who} {who:zahlst|zahlt} jedem Gegner {n}, die Hälfte des Gebots.",
    ),
    "odd_chip": Text("The odd chip goes into the pot.", "Der ungerade Chip kommt in den Pot."),
    "odd_chip_forehand": Text(
        "{who}, as forehand, {who:get|gets} the odd chip.",
        "{who} {who:bekommst|bekommt} als Vorhand den ungeraden Chip.",
    ),
    "exchanges": Text(
        "{who} {who:lay|lays} seven cards away and {who:take|takes} the seven of the stock.",
        "{who} {who:legst|legt} sieben Karten weg und {who:nimmst|nimmt} die sieben des Stapels.",
    ),
    "laid_away": Text("Laid away: {cards}.", "Weggelegt: {cards}."),
    "took": Text("Taken from the stock: {cards}.", "Vom Stapel genommen: {cards}."),
    # ruff
    "bets": Text(
        "{who} {who:bet|bets} on the ruff: the stake is {n}.",
        "{who} {who:setzt|setzt} auf den Ruff: Der Einsatz ist {n}.",
    ),
    "silent": Text("{who} {who:are|is} silent.", "{who} {who:schweigst|schweigt}."),
    "ruff_passes": Text(
        "{who} {who:pass|passes} and {who:owe|owes} the winner {n}.",
        "{who} {who:passt|passt} und {who:schuldest|schuldet} dem Gewinner {n}.",
    ),
    "holds": Text("{who} {who:hold|holds} at {n}.", "{who} {who:hältst|hält} bei {n}."),
    "raises": Text(
        "{who} {who:hold and raise|holds and raises} the stake to {n}.",
        "{who} {who:hältst und erhöhst|hält und erhöht} den Einsatz auf {n}.",
    ),
    "no_ruff": Text(
        "Nobody bets: no ruff in this deal, and the next one begins at {n}.",
        "Niemand setzt: kein Ruff in diesem Spiel, der nächste beginnt bei {n}.",
    ),
    "shows_ruff": Text(
        "{who} {who:show|shows} a ruff of {n} in {suit}.",
        "{who} {who:zeigst|zeigt} einen Ruff von {n} in {suit}.",
    ),
    "shows_aces": Text(
        "{who} {who:show|shows} four aces, which beat every ruff.",
        "{who} {who:zeigst|zeigt} vier Asse; sie schlagen jeden Ruff.",
    ),
    "ruff_tie": Text(
        "The ruffs are equal: {who:mid} {who:sit|sits} nearer to the dealer's left.",
        "Die Ruffs sind gleich: {who} {who:sitzt|sitzt} näher links vom Geber.",
    ),
    "wins_unshown": Text(
        "Both others have passed: {who:mid} {who:need|needs} not show.",
        "Beide anderen haben gepasst: {who} {who:musst|muss} nicht zeigen.",
    ),
    "wins_ruff": Text(
        "{who} {who:win|wins} the ruff and {n} chips.", "{who} {who:gewinnst|gewinnt} den Ruff und {n} Chips."
    ),
    # sets
    "shows_set": Text(
        "{who} {who:show|shows} a {set} and {who:get|gets} {n} from each opponent.",
        "{who} {who:zeigst|zeigt}: {set}. Das bringt {n} von jedem Gegner.",
    ),
    "no_sets": Text(
        "Nobody has three aces, kings, queens or jacks: no gleeks.",
        "Niemand hat drei Asse, Könige, Damen oder Buben: keine Gleeks.",
    ),
    "shows": Text("{who} {who:show|shows} the {card}.", "{who} {who:zeigst|zeigt}: {card}."),
    # tricks
    "tricks_begin": Text(
        "The tricks begin: {who:mid} {who:lead|leads}.",
        "Die Stiche beginnen: {who} {who:spielst|spielt} aus.",
    ),
    "leads": Text("{who} {who:lead|leads} the {card}.", "{who} {who:spielst|spielt} aus: {card}."),
    "plays": Text("{who} {who:play|plays} the {card}.", "{who} {who:legst|legt}: {card}."),
    "honour": Text("An honour: {n} points for {who:mid}.", "Ein Honneur: {n} Punkte für {who:dich|@}."),
    "nicknamed": Text("{name}: {n} points for {who:mid}.", "{name}: {n} Punkte für {who:dich|@}."),
    "named_pays": Text(
        "{name}: each opponent pays {who:mid} {n}.", "{name}: Jeder Gegner zahlt {who:dir|@} {n}."
    ),
    "takes": Text(
        "{who} {who:win|wins} the trick, {n} points.", "{who} {who:gewinnst|gewinnt} den Stich, {n} Punkte."
    ),
    "keeps_honour": Text(
        "{who} {who:keep|keeps} the {n} points of the {card} all the same.",
        "{who} {who:behältst|behält} trotzdem {n} Punkte: {card}.",
    ),
    # settlement
    "counts": Text(
        "{who} {who:count|counts} {trick_points} points for tricks ({tricks}) and {rest} for honours: {n}.",
        "{who} {who:zählst|zählt} {trick_points} Punkte für Stiche ({tricks}) und {rest} für Honneurs: {n}.",
    ),
    "counts_turned": Text(
        "{n} of these points are {who:your|the dealer's} turn-up.",
        "{n} dieser Punkte {who:bringt dir|bringt dem Geber} die aufgedeckte Karte.",
    ),
    "pays_in": Text("{who} {who:pay|pays} {n} into the pot.", "{who} {who:zahlst|zahlt} {n} in den Pot."),
    "takes_out": Text(
        "{who} {who:take|takes} {n} from the pot.", "{who} {who:nimmst|nimmt} {n} aus dem Pot."
    ),
    "stays_in_pot": Text(
        "Honours of {n} points were laid away: {n} chips stay in the pot.",
        "Honneurs im Wert von {n} Punkten liegen weg: {n} Chips bleiben im Pot.",
    ),
    "all_counted": Text(
        "All 66 points are counted, 22 on average.", "Alle 66 Punkte sind gezählt, im Durchschnitt 22."
    ),
    "covered": Text(
        "The pot has received {n} and paid {out}.", "Der Pot hat {n} bekommen und {out} ausgezahlt."
    ),
    # end
    "match_over": Text("The {n} deals are played.", "Die {n} Spiele sind gespielt."),
    "leftover": Text(
        "{who} {who:get|gets} {n} from the pot that is left.",
        "{who} {who:bekommst|bekommt} {n} aus dem Rest im Pot.",
    ),
    "pot_stays": Text("{n} chips left in the pot belong to nobody.", "{n} Chips im Pot gehören niemandem."),
    "wins_match": Text("{who} {who:win|wins} the match.", "{who} {who:gewinnst|gewinnt} die Partie."),
    "share_match": Text("{all} share the win.", "Den Sieg teilen sich: {all}."),
}

_REFUSALS = {
    "GL-3.1": Text(
        "Forehand must open the bidding with exactly {n}.",
        "Die Vorhand muss das Bieten mit genau {n} eröffnen.",
    ),
    "GL-9.3": Text(
        "Bidding starts at {n} here: forehand must open with exactly {n}.",
        "Geboten wird hier ab {n}: Die Vorhand muss mit genau {n} eröffnen.",
    ),
    "GL-3.2": Text(
        "You may pass or bid exactly one more: {n}.", "Du darfst passen oder genau einen mehr bieten: {n}."
    ),
    "GL-4.4": Text(
        "Nobody has bet yet: you may bet on the ruff or be silent.",
        "Noch hat niemand gesetzt: Du darfst auf den Ruff setzen oder schweigen.",
    ),
    "GL-4.6": Text(
        "There is a bet of {n}: you may pass, hold, or hold and raise.",
        "Gesetzt sind {n}: Du darfst passen, halten oder halten und erhöhen.",
    ),
    "GL-4.14": Text(
        "A raise would bring the stake to {raised}; the limit is {n}.",
        "Eine Erhöhung brächte den Einsatz auf {raised}; die Grenze ist {n}.",
    ),
    "GL-6.2": Text("You must follow suit: you hold {suit}.", "Du musst bedienen: Du hast {suit}."),
    "GL-9.4": Text(
        "You must follow with your highest card of the suit: the {have}.",
        "Du musst mit deiner höchsten Karte der Farbe bedienen: {have}.",
    ),
    "GL-6.6 show": Text(
        "Only Tiddy, the 4 of trumps, brings chips when shown.",
        "Nur Tiddy, die Trumpf-Vier, bringt beim Zeigen Chips.",
    ),
    "GL-9.1 show": Text(
        "You play without Tiddy: the {card} is an ordinary card.",
        "Ihr spielt ohne Tiddy: {card} ist eine gewöhnliche Karte.",
    ),
    "GL-9.2 show": Text(
        "Towser and Tumbler bring nothing from the hand unless that was agreed.",
        "Towser und Tumbler bringen aus der Hand nur etwas, wenn es vereinbart ist.",
    ),
    "shown_twice": Text(
        "The {card} has been paid for already; it brings chips only once.",
        "{card} ist schon bezahlt; Chips gibt es nur einmal.",
    ),
}

WORDS = Words(_EVENTS, _REFUSALS)
