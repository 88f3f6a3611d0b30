"""The sentences of Klaverjas: what happened, and why something is barred."""

from __future__ import annotations

from engine.core.game import Words
from engine.core.text import Text

EVENTS = {
    # the deal
    "draw": Text("{who} {who:draw|draws} the {card}.", "{who} {who:ziehst|zieht} {card}."),
    "draw_tie": Text(
        "{seats} tie for the highest card and draw again.",
        "{seats} haben die höchste Karte gemeinsam und ziehen noch einmal.",
    ),
    "deal_first": Text("{who} {who:deal|deals} first.", "{who} {who:gibst|gibt} zuerst."),
    "deal_next": Text(
        "Deal {n}: the deal passes clockwise, {who:mid} {who:deal|deals}.",
        "Spiel {n}: Das Geben geht im Uhrzeigersinn weiter, {who:mid} {who:gibst|gibt}.",
    ),
    "misdeal": Text(
        "The {card} is exposed in dealing: the deal is void, and {who:mid} {who:deal|deals} again.",
        "{card} wird beim Geben aufgedeckt: Die Gabe ist ungültig, und {who:mid} "
        "{who:gibst|gibt} noch einmal.",
    ),
    "cut": Text(
        "{who} {who:shuffle|shuffles}, {cutter:mid} {cutter:cut|cuts}.",
        "{who} {who:mischst|mischt}, {cutter:mid} {cutter:hebst|hebt} ab.",
    ),
    "dealt_4": Text(
        "{who} {who:deal|deals} eight cards each, in packets of three, two and three.",
        "{who} {who:gibst|gibt} jedem acht Karten, erst drei, dann zwei, dann drei.",
    ),
    "dealt_3": Text(
        "{who} {who:deal|deals} ten cards each, four, three and three, and {who:lay|lays} two aside.",
        "{who} {who:gibst|gibt} jedem zehn Karten, vier, drei und drei, und {who:legst|legt} zwei zur Seite.",
    ),
    "dealt_2": Text(
        "{who} {who:deal|deals} eight hand cards each, four table cards face down and four face up on top.",
        "{who} {who:gibst|gibt} jedem acht Handkarten, vier verdeckte Tischkarten und vier offene obenauf.",
    ),
    "proposed_low_card": Text(
        "The {card} is turned up and proposes {suit} as trumps.",
        "{card} wird aufgedeckt und schlägt {suit} als Trumpf vor.",
    ),
    "proposed_dealer_card": Text(
        "{who} {who:show|shows} the {card} and {who:keep|keeps} it; it proposes {suit} as trumps.",
        "{who} {who:zeigst|zeigt} {card}; die Karte bleibt auf der Hand und schlägt {suit} als Trumpf vor.",
    ),
    "proposed_random": Text("The lot proposes {suit} as trumps.", "Das Los schlägt {suit} als Trumpf vor."),
    # the bidding
    "accept": Text(
        "{who} {who:play|plays}: {suit} are trumps.", "{who} {who:spielst|spielt}: {suit} ist Trumpf."
    ),
    "pass": Text("{who} {who:pass|passes}.", "{who} {who:passt|passt}."),
    "second_round": Text(
        "Everybody has passed: now any suit but {suit} may be named.",
        "Alle haben gepasst: Jetzt darf jede Farbe außer {suit} genannt werden.",
    ),
    "name": Text("{who} {who:name|names} {suit} as trumps.", "{who} {who:nennst|nennt} {suit} als Trumpf."),
    "forced": Text(
        "All the others have passed again, so {who:mid} must choose: {suit} are trumps.",
        "Die anderen haben alle wieder gepasst, also {who:musst du|muss @} wählen: {suit} ist Trumpf.",
    ),
    "ledig": Text(
        "{who} {who:say|says} ledig: there is no trump, and {who:you must|@ must} win no trick.",
        "{who} {who:sagst|sagt} Ledig: Es gibt keinen Trumpf, {who:du darfst|@ darf} keinen Stich machen.",
    ),
    "talon": Text(
        "{who} {who:take|takes} up the two face-down cards.",
        "{who} {who:nimmst|nimmt} die zwei verdeckten Karten auf.",
    ),
    "taken": Text("They are the {cards}.", "Es sind {cards}."),
    "discard": Text(
        "{who} {who:lay|lays} two cards away face down.", "{who} {who:legst|legt} zwei Karten verdeckt weg."
    ),
    "discarded": Text("They are the {cards}.", "Es sind {cards}."),
    # the tricks
    "lead": Text("{who} {who:lead|leads} the {card}.", "{who} {who:spielst|spielt} {card} aus."),
    "follow": Text("{who} {who:play|plays} the {card}.", "{who} {who:gibst|gibt} {card} zu."),
    "trump": Text(
        "{who} {who:have|has} no {led} and {who:trump|trumps} with the {card}.",
        "{who} {who:hast|hat} kein {led} und {who:trumpfst|trumpft} mit {card}.",
    ),
    "overtrump": Text(
        "{who} {who:overtrump|overtrumps} with the {card}.",
        "{who} {who:übertrumpfst|übertrumpft} mit {card}.",
    ),
    "undertrump": Text(
        "{who} {who:undertrump|undertrumps} with the {card}.",
        "{who} {who:untertrumpfst|untertrumpft} mit {card}.",
    ),
    "throw": Text(
        "{who} {who:have|has} neither {led} nor a trump and {who:throw|throws} away the {card}.",
        "{who} {who:hast|hat} weder {led} noch Trumpf und {who:wirfst|wirft} {card} ab.",
    ),
    "throw_partner": Text(
        "{who} {who:have|has} no {led}; as the partner is winning, any card will do: the {card}.",
        "{who} {who:hast|hat} kein {led}; weil der Partner den Stich hat, genügt jede Karte: {card}.",
    ),
    "throw_free": Text(
        "{who} {who:have|has} no {led}, cannot overtrump and {who:throw|throws} away the {card}.",
        "{who} {who:hast|hat} kein {led}, {who:kannst|kann} nicht übertrumpfen und {who:wirfst|wirft} "
        "{card} ab.",
    ),
    "throw_void": Text(
        "{who} {who:have|has} no {led} and {who:throw|throws} away the {card}.",
        "{who} {who:hast|hat} kein {led} und {who:wirfst|wirft} {card} ab.",
    ),
    "trick": Text(
        "{who} {who:win|wins} the trick with the {card}.",
        "{who} {who:gewinnst|gewinnt} den Stich mit {card}.",
    ),
    "points": Text("That is {n} points {whom}.", "Das sind {n} Punkte {whom}."),
    "turned": Text(
        "{who} {who:turn|turns} up a table card: the {card}.",
        "{who} {who:deckst|deckt} eine Tischkarte auf: {card}.",
    ),
    # roem
    "run3_hand": Text(
        "Roem: {who:you have|@ has} shown {cards}, three in sequence: {n}.",
        "Roem: {who:Du hast|@ hat} {cards} gezeigt, drei in Folge: {n}.",
    ),
    "run4_hand": Text(
        "Roem: {who:you have|@ has} shown {cards}, one run, counted once: {n}.",
        "Roem: {who:Du hast|@ hat} {cards} gezeigt, eine Folge, einmal gezählt: {n}.",
    ),
    "stuk_hand": Text(
        "Stuk: {who:you have|@ has} shown {cards}: {n}.", "Stuk: {who:Du hast|@ hat} {cards} gezeigt: {n}."
    ),
    "four_hand": Text(
        "Roem: {who:you have|@ has} shown {cards}: {n}.",
        "Roem: {who:Du hast|@ hat} {cards} gezeigt: {n}.",
    ),
    "run3_table": Text(
        "Roem on the table: {cards}, three in sequence: {n}.",
        "Roem auf dem Tisch: {cards}, drei in Folge: {n}.",
    ),
    "run4_table": Text(
        "Roem on the table: {cards}, one run of four, counted once: {n}.",
        "Roem auf dem Tisch: {cards}, eine Folge von vier, einmal gezählt: {n}.",
    ),
    "stuk_table": Text("Stuk on the table: {cards}: {n}.", "Stuk auf dem Tisch: {cards}: {n}."),
    "four_table": Text("Roem on the table: {cards}: {n}.", "Roem auf dem Tisch: {cards}: {n}."),
    "roem_sum": Text("They add up: {n}.", "Das zählt zusammen: {n}."),
    "roem_table": Text("Roem {n} {whom}.", "Roem {n} {whom}."),
    "roem_hand": Text("Roem {n} {whom}.", "Roem {n} {whom}."),
    "roem_lost": Text("Roem goes with the trick: {n} {whom}.", "Der Roem geht mit dem Stich: {n} {whom}."),
    "claim": Text(
        "{who} {who:claim|claims} the roem of the trick.",
        "{who} {who:beanspruchst|beansprucht} den Roem des Stichs.",
    ),
    "claim_nothing": Text(
        "{who} {who:claim|claims} roem, but the trick holds none.",
        "{who} {who:beanspruchst|beansprucht} Roem, aber der Stich enthält keinen.",
    ),
    "missed": Text(
        "Nobody claimed the roem of the last trick: {n} points are lost.",
        "Niemand hat den Roem des letzten Stichs beansprucht: {n} Punkte sind verloren.",
    ),
    # the count
    "away": Text("The laid-away cards count {n} {whom}.", "Die weggelegten Karten zählen {n} {whom}."),
    "cards": Text("Card points, {all} in all: {points}.", "Kartenpunkte, zusammen {all}: {points}."),
    "last": Text(
        "The last trick adds {n} {whom}, which makes {all}.",
        "Der letzte Stich bringt noch {n} {whom}, das macht {all}.",
    ),
    "made_fixed82_bare": Text(
        "{who} {who:need|needs} 82 and {who:have|has} {n}: made.",
        "{who} {who:brauchst|braucht} 82 und {who:hast|hat} {n}: erreicht.",
    ),
    "short_fixed82_bare": Text(
        "{who} {who:need|needs} 82 and {who:have|has} {n}: too few.",
        "{who} {who:brauchst|braucht} 82 und {who:hast|hat} {n}: zu wenig.",
    ),
    "made_fixed82": Text(
        "{who} {who:need|needs} 82 and {who:have|has} {sum}, {roem} of it roem: made.",
        "{who} {who:brauchst|braucht} 82 und {who:hast|hat} {sum}, davon {roem} Roem: erreicht.",
    ),
    "short_fixed82": Text(
        "{who} {who:need|needs} 82 and {who:have|has} {sum}, {roem} of it roem: too few.",
        "{who} {who:brauchst|braucht} 82 und {who:hast|hat} {sum}, davon {roem} Roem: zu wenig.",
    ),
    "made_cards82": Text(
        "{who} {who:need|needs} 82 without roem and {who:have|has} {n}: made.",
        "{who} {who:brauchst|braucht} 82 ohne Roem und {who:hast|hat} {n}: erreicht.",
    ),
    "short_cards82": Text(
        "{who} {who:need|needs} 82 without roem and {who:have|has} {n}: too few.",
        "{who} {who:brauchst|braucht} 82 ohne Roem und {who:hast|hat} {n}: zu wenig.",
    ),
    "made_half": Text(
        "{who} {who:need|needs} more than the others' {theirs} and {who:have|has} {sum}: made.",
        "{who} {who:brauchst|braucht} mehr als die {theirs} der anderen und {who:hast|hat} {sum}: erreicht.",
    ),
    "short_half": Text(
        "{who} {who:need|needs} more than the others' {theirs} and {who:have|has} {sum}: too few.",
        "{who} {who:brauchst|braucht} mehr als die {theirs} der anderen und {who:hast|hat} {sum}: zu wenig.",
    ),
    "nat": Text(
        "{who} {who:are|is} nat: all {all} points and {roem} of roem go to the defenders.",
        "{who} {who:bist|ist} nat: Alle {all} Punkte und {roem} Roem gehen an die Verteidiger.",
    ),
    "no_nat": Text(
        "Nat is not played: everybody writes what they made.",
        "Nat wird nicht gespielt: Jeder schreibt, was er gemacht hat.",
    ),
    "pit": Text("Pit: {n} more {whom}.", "Pit: noch {n} {whom}."),
    "slot": Text("Slot bonus: {n} more {whom}.", "Slot-Bonus: noch {n} {whom}."),
    "ledig_made": Text(
        "{who} {who:have|has} won no trick: 50 {whom}.",
        "{who} {who:hast|hat} keinen Stich gemacht: 50 {whom}.",
    ),
    "ledig_lost": Text(
        "{who} {who:have|has} won a trick, and ledig is lost: 50 {whom}.",
        "{who} {who:hast|hat} einen Stich gemacht, Ledig ist verloren: 50 {whom}.",
    ),
    "result": Text("This deal: {points}.", "Dieses Spiel: {points}."),
    "tie": Text("A tie, {totals}: {n} more deals.", "Gleichstand, {totals}: noch {n} Spiele."),
    "match": Text("The match is over: {totals}.", "Die Partie ist zu Ende: {totals}."),
}

REFUSALS = {
    "KJ-3.3": Text(
        "In the first round only {proposed} may be played; another suit comes in the second round.",
        "In der ersten Runde geht es nur um {proposed}; andere Farben kommen in der zweiten Runde.",
    ),
    "KJ-3.5": Text(
        "{proposed:up} were passed by everybody: in the second round it must be another suit.",
        "Bei {proposed} haben alle gepasst: In der zweiten Runde muss es eine andere Farbe sein.",
    ),
    "KJ-3.5 play": Text(
        "In the second round a suit must be named; {proposed} are no longer open.",
        "In der zweiten Runde wird eine Farbe genannt; {proposed} steht nicht mehr offen.",
    ),
    "KJ-3.6": Text(
        "All the others have passed twice: {who:you, the dealer, must|@, the dealer, must} name a suit.",
        "Die anderen haben alle zweimal gepasst: {who:Du musst|@ muss} als Geber eine Farbe nennen.",
    ),
    "KJ-4.2": Text(
        "{seat:You|@} must follow suit: {led} were led.",
        "{seat:Du musst|@ muss} bedienen: {led} ist ausgespielt.",
    ),
    "KJ-4.3": Text(
        "{seat:You have|@ has} no {led} and must trump: {trump} are trumps.",
        "{seat:Du hast|@ hat} kein {led} und {seat:musst|muss} trumpfen: {trump} ist Trumpf.",
    ),
    "KJ-4.5": Text(
        "{seat:You|@} must overtrump: the {higher} beats {who:your|@'s} {best}.",
        "{seat:Du musst|@ muss} übertrumpfen: {higher} schlägt {best} von {who:dir|@}.",
    ),
    "KJ-4.7": Text(
        "{seat:You|@} must not undertrump: the {card} is lower than {who:your|@'s} {best}.",
        "{seat:Du darfst|@ darf} nicht untertrumpfen: {card} ist niedriger als {best} von {who:dir|@}.",
    ),
    "KJ-4.8": Text(
        "Trumps were led and must be beaten: the {higher} beats {who:your|@'s} {best}.",
        "Trumpf ist ausgespielt und muss überboten werden: {higher} schlägt {best} von {who:dir|@}.",
    ),
    "KJ-5.11": Text(
        "Too late: roem must be claimed before the next lead.",
        "Zu spät: Roem muss vor dem nächsten Ausspielen beansprucht werden.",
    ),
    "KJ-8.4": Text("Ledig is not agreed at this table.", "Ledig ist an diesem Tisch nicht vereinbart."),
}

WORDS = Words(events=EVENTS, refusals=REFUSALS)
