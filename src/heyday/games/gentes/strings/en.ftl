# What people read of Gentes. The other languages define the same messages; a language may add
# attributes (`.a`, `.accusative`) where its grammar needs them. Messages share their variables.
# `card`, `site`, `symbol` and `hometown` are named by content: see texts.py.

# Names

title = Gentes
group = { $group ->
    [noble] noble
    [artisan] artisan
    [soldier] soldier
    [merchant] merchant
    [priest] priest
   *[scholar] scholar
}
    .a = { $group ->
        [noble] a noble
        [artisan] an artisan
        [soldier] a soldier
        [merchant] a merchant
        [priest] a priest
       *[scholar] a scholar
    }
    .plural = { $group ->
        [noble] nobles
        [artisan] artisans
        [soldier] soldiers
        [merchant] merchants
        [priest] priests
       *[scholar] scholars
    }
other = { $other ->
    [noble] noble
    [artisan] artisan
    [soldier] soldier
    [merchant] merchant
    [priest] priest
   *[scholar] scholar
}
    .a = { $other ->
        [noble] a noble
        [artisan] an artisan
        [soldier] a soldier
        [merchant] a merchant
        [priest] a priest
       *[scholar] a scholar
    }
partner = { $group ->
    [noble] artisan
    [artisan] noble
    [soldier] merchant
    [merchant] soldier
    [priest] scholar
   *[scholar] priest
}
    .a = { $group ->
        [noble] an artisan
        [artisan] a noble
        [soldier] a merchant
        [merchant] a soldier
        [priest] a scholar
       *[scholar] a priest
    }
me = { $me }
seat = { $seat }
kind = { $kind ->
    [philosopher] philosopher
    [scribe] scribe
    [chronicler] chronicler
    [navigator] navigator
    [start_player] starting player
   *[tax] tax collector
}
    .title = { $kind ->
        [philosopher] Philosopher
        [scribe] Scribe
        [chronicler] Chronicler
        [navigator] Navigator
        [start_player] Starting player
       *[tax] Tax collector
    }
region = { $region ->
    [red] red
    [yellow] yellow
   *[green] green
}
icon = { $icon ->
    [temple] temple
    [trade] trade
    [oracle] oracle
    [vp] points
   *[any] any
}
wanted = { $wanted ->
    [temple] temple
    [trade] trade
    [oracle] oracle
    [vp] points
   *[any] any
}
row = { $row ->
    [scribes] scribes
    [philosophers] philosophers
   *[inventors] inventors
}
era = { $era ->
    [1] I
    [2] II
   *[3] III
}
hometown-name = hometown of { row } ({ icon })
at = { $where ->
    [hometown] the { site }
   *[city] { site }
}

# Amounts

cost = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
pay-coins = { $pay_coins ->
    [one] { $pay_coins } coin
   *[other] { $pay_coins } coins
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
penalty = { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
}
hours = { $hours ->
    [one] { $hours } hourglass
   *[other] { $hours } hourglasses
}
needed = { $needed ->
    [one] { $needed } free space
   *[other] { $needed } free spaces
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
singles = { $singles ->
    [one] { $singles } single
   *[other] { $singles } singles
}
doubles = { $doubles ->
    [one] { $doubles } double
   *[other] { $doubles } doubles
}
laying = { $doubles ->
    [0] { singles }
   *[other] { $singles ->
        [0] { doubles }
       *[other] { doubles } and { singles }
    }
}
temple-cubes = { $pay_temple ->
    [one] { $pay_temple } temple cube
   *[other] { $pay_temple } temple cubes
}
oracle-cubes = { $pay_oracle ->
    [one] { $pay_oracle } oracle cube
   *[other] { $pay_oracle } oracle cubes
}
given = { $pay_temple ->
    [0] { oracle-cubes }
   *[other] { $pay_oracle ->
        [0] { temple-cubes }
       *[other] { temple-cubes } and { oracle-cubes }
    }
}
gains = { $points ->
    [0] { "" }
   *[other] , +{ points }
}{ $coins ->
    [0] { "" }
   *[other] , +{ coins }
}{ $temple ->
    [0] { "" }
    [one] , +{ $temple } temple cube
   *[other] , +{ $temple } temple cubes
}{ $oracle ->
    [0] { "" }
    [one] , +{ $oracle } oracle cube
   *[other] , +{ $oracle } oracle cubes
}{ $lost ->
    [0] { "" }
    [one] , no room for { $lost } cube
   *[other] , no room for { $lost } cubes
}
later-gains = { $locks ->
    [0] { "" }
    [one] , { $locks } lock comes off
   *[other] , { $locks } locks come off
}{ $persons ->
    [0] { "" }
    [one] , +{ $persons } person
   *[other] , +{ $persons } persons
}
pays = { $pay_coins ->
    [0] { "" }
   *[other] , −{ pay-coins }
}{ $pay_temple ->
    [0] { "" }
   *[other] , −{ temple-cubes }
}{ $pay_oracle ->
    [0] { "" }
   *[other] , −{ oracle-cubes }
}
unpaid = { $pay_coins ->
    [0] { "" }
   *[other] , { pay-coins } (you have { $have_coins })
}{ $pay_temple ->
    [0] { "" }
   *[other] , { temple-cubes } (you have { $have_temple })
}{ $pay_oracle ->
    [0] { "" }
   *[other] , { oracle-cubes } (you have { $have_oracle })
}
missing-persons = { $noble ->
    [0] { "" }
    [one] , { $noble } noble
   *[other] , { $noble } nobles
}{ $artisan ->
    [0] { "" }
    [one] , { $artisan } artisan
   *[other] , { $artisan } artisans
}{ $soldier ->
    [0] { "" }
    [one] , { $soldier } soldier
   *[other] , { $soldier } soldiers
}{ $merchant ->
    [0] { "" }
    [one] , { $merchant } merchant
   *[other] , { $merchant } merchants
}{ $priest ->
    [0] { "" }
    [one] , { $priest } priest
   *[other] , { $priest } priests
}{ $scholar ->
    [0] { "" }
    [one] , { $scholar } scholar
   *[other] , { $scholar } scholars
}
missing-icons = { $need_temple ->
    [0] { "" }
   *[other] , { $need_temple } with a temple
}{ $need_trade ->
    [0] { "" }
   *[other] , { $need_trade } with trade
}{ $need_oracle ->
    [0] { "" }
   *[other] , { $need_oracle } with an oracle
}{ $need_vp ->
    [0] { "" }
   *[other] , { $need_vp } with points
}

# What a player is asked

prompt-draft = Which card do you draft?
prompt-settle = { $left ->
    [one] Who is the last of your starting population?
   *[other] Who belongs to your starting population? { $left } are to be chosen.
}
prompt-turn = { $done ->
    [0] Which main action do you take?
   *[other] Use cubes, or end your turn.
}
prompt-payment = How much do you pay for the { kind }?
prompt-hourglasses = How do you place { hours }?
prompt-tax_again = Do you collect the tax once more?
prompt-train = Whom do you train? You paid { $paid }.
prompt-relocate = Your stock is empty. Which piece do you take back?
prompt-build = Where do you build?
prompt-activate = Which region do you activate?
prompt-take = Which card do you take? You paid { $paid }.
prompt-play = Which card do you play?
prompt-cube = No lock is left. Which cube do you take instead?
prompt-join_any = Who joins your people?
prompt-lose = Do you lose { group.a }, or give cubes?
prompt-symbol = Which symbol of the { card } do you score?
prompt-hire = Whom do you train for the cubes?
prompt-exchange = { $left ->
    [one] Who changes groups? { $left } move is left.
   *[other] Who changes groups? { $left } moves are left.
}
prompt-decline = What do you activate?
prompt-discard = Which card do you discard?
prompt-final = Which card of your hand do you score?

# Actions

do-draft = Draft the { card }
do-settle = Begin with { group.a }
do-tax = Tax collector for { hours }: { coins }
do-tile = { $kind ->
    [start_player] Starting player from the decline on, +{ coins }
    [navigator] Navigator ({ icon }) for { cost } and { hours }
   *[other] { kind.title } for { cost } and { hours }
}
do-sun = { $kind ->
    [navigator] Navigator ({ icon }) by the { card } for { cost } and { hours }
   *[other] { kind.title } by the { card } for { cost } and { hours }
}{ $extra ->
    [0] { "" }
    [one] , with { $extra } more person
   *[other] , with { $extra } more persons
}
do-home = { kind.title } by the { hometown } for { cost } and { hours }
do-hire = Give { given } to train a person
do-exchange = { $left ->
    [one] Give { oracle-cubes } to move { $left } person
   *[other] Give { oracle-cubes } to move up to { $left } persons
}
do-end = End the turn
do-pay = { $by ->
    [hometown] Pay { pay-coins }, as the { hometown } allows
    [card] Pay { pay-coins }, as a card of yours allows
   *[none] Pay { pay-coins }
}
do-place = { $hours ->
    [one] Place { $hours } hourglass
   *[other] { $hours } hourglasses as { laying }
}
do-repeat = Collect { coins } more through the { hometown }
do-train = { $pushed ->
    [0] Train { group.a }
   *[other] Train { group.a }; { partner.a } makes room
}
do-extra = Train one more person through the { hometown }
do-done = { $step ->
    [train] Train nobody else
    [take] Take no more cards
    [tax_again] Collect no more tax
    [exchange] Move nobody else
    [decline] Finish the decline
    [final] { $cards ->
        [0] Finish the final scoring
        [one] Give up the last card, −{ penalty }
       *[other] Give up the remaining { cards }, −{ penalty }
    }
   *[other] Finish
}
do-take = { $card ->
    [none] Take a card of slot { $slot }
   *[other] Take the { card } (slot { $slot })
}
do-fetch = Fetch the { card } from the discard pile
do-play = { $pay_temple ->
    [0] Play the { card }: { points }
   *[other] Play the { card } with { temple-cubes } for missing persons: { points }
}
do-symbol = Score the { symbol }: { points }
do-lose = Lose { group.a }
do-keep = Keep the { group } for { given }
do-cube = { $store ->
    [temple] Take a temple cube
   *[oracle] Take an oracle cube
}{ $lost ->
    [0] { "" }
   *[other] , for which there is no room
}
do-join = { $pushed ->
    [0] Welcome { group.a }
   *[other] Welcome { group.a }; { partner.a } makes room
}
do-relocate = { $where ->
    [hometown] Take your piece back from the { site }
   *[city] Take your piece back from { site }
}
do-build = { $where ->
    [hometown] Build the { site }
   *[city] Build a city in { site }
}
do-activate = { $cities ->
    [0] Activate the { region } region, where you have no city
    [one] Activate the { region } region with { $cities } city
   *[other] Activate the { region } region with { $cities } cities
}
do-move = { $pushed ->
    [0] Turn { other.a } into { group.a }
   *[other] Turn { other.a } into { group.a }; { partner.a } makes room
}
do-city = Activate { site }{ gains }{ later-gains }
do-moon = Use the { card }{ pays }{ gains }{ later-gains }
do-discard = Discard the { card }
do-score = { $pay_temple ->
    [0] Score the { card }: { points }
   *[other] Score the { card } with { temple-cubes } for missing persons: { points }
}

# Actions, once they are done

did-draft = { me } drafts the { card }
did-settle = { me } begins with { group.a }
did-tax = { me } sends the tax collector for { hours }
did-tile = { $kind ->
    [start_player] { me } will be the starting player from the decline on
    [navigator] { me } takes a navigator tile ({ icon }, { cost }, { hours })
   *[other] { me } takes a { kind } tile ({ cost }, { hours })
}
did-sun = { me } uses the { card } for a { kind } action ({ cost }, { hours })
did-home = { me } uses the { hometown } for a { kind } action ({ cost }, { hours })
did-hire = { me } gives { given } to train a person
did-exchange = { me } gives { oracle-cubes } to exchange persons
did-end = { me } ends the turn
did-pay = { $by ->
    [hometown] { me } pays { pay-coins }, as the { hometown } allows
    [card] { me } pays { pay-coins }, as a card allows
   *[none] { me } pays { pay-coins }
}
did-place = { $hours ->
    [one] { me } places { $hours } hourglass
   *[other] { me } places { $hours } hourglasses as { laying }
}
did-repeat = { me } collects { coins } more through the { hometown }
did-train = { me } trains { group.a }
did-extra = { me } trains one more person through the { hometown }
did-done = { $step ->
    [train] { me } trains nobody else
    [take] { me } takes no more cards
    [tax_again] { me } collects no more tax
    [exchange] { me } moves nobody else
    [decline] { me } finishes the decline
   *[final] { me } finishes the final scoring
}
did-take = { me } takes the { card } from slot { $slot }
did-fetch = { me } fetches the { card } from the discard pile
did-play = { $pay_temple ->
    [0] { me } plays the { card }: { points }
   *[other] { me } plays the { card } with { temple-cubes } for missing persons: { points }
}
did-symbol = { me } scores the { symbol }: { points }
did-lose = { me } loses { group.a }
did-keep = { me } keeps the { group } for { given }
did-cube = { $store ->
    [temple] { me } takes a temple cube
   *[oracle] { me } takes an oracle cube
}{ $lost ->
    [0] { "" }
   *[other] , for which there is no room
}
did-join = { me } welcomes { group.a }
did-relocate = { $where ->
    [hometown] { me } takes a piece back from the { site }
   *[city] { me } takes a piece back from { site }
}
did-build = { $where ->
    [hometown] { me } builds the { site }
   *[city] { me } builds a city in { site }
}
did-activate = { me } activates the { region } region
did-move = { me } turns { other.a } into { group.a }
did-city = { me } activates { site }{ gains }
did-moon = { me } uses the { card }{ pays }{ gains }
did-discard = { me } discards the { card }
did-score = { $pay_temple ->
    [0] { me } scores the { card }: { points }
   *[other] { me } scores the { card } with { temple-cubes } for missing persons: { points }
}

# Refusals: they follow a colon

refusal-over = the game is over
refusal-not-now = something else is to be decided now
refusal-unknown = there is no such action
refusal-not-open = the { card } is not among the open cards
refusal-chart-order = persons are chosen in the order of the chart, and you already have { other.a }
refusal-main-done = you have already taken your main action
refusal-must-act = as long as spaces are free you must take a main action (you have { $free })
refusal-spaces = { $layout ->
    [tile] { $hours ->
        [0] this needs { needed } for the tile
       *[other] this needs at least { needed } (the tile and { hours })
    }
    [placed] { hours } placed like this need { needed }
   *[time] this needs at least { needed } ({ hours })
}, you have { $free }
refusal-coins = it costs { cost }, you have { $have_coins }
refusal-tax-closed = the tax collector for { hours } is closed in this game
refusal-tile-taken = { "\u2068" }{ seat }{ "\u2069" } has this tile until the end of the round
refusal-tile-unused = this tile is not used with { $players } players
refusal-not-played = you have not played the { card }
refusal-no-sun = the { card } offers no main action
refusal-card-used = you have already used the { card }
refusal-not-yours = { $where ->
    [hometown] you do not have the { site }
   *[city] you have no city in { site }
}
refusal-home-used = you have already used the { hometown } this round
refusal-home-no-action = the { hometown } offers no main action
refusal-home-other-action = the { hometown } does not help the { kind }
refusal-no-chosen-price = no card of yours lets you choose the price of the { kind }
refusal-not-the-price = the { kind } costs { price } here
refusal-price-range = a chosen price for the { kind } is from { $least } to { $most } coins
refusal-same-price = the price is { pay-coins } anyway, no card is needed for it
refusal-too-many-doubles = { $most_doubles ->
    [0] { hours } cannot be a double
    [one] { hours } make { $most_doubles } double at most
   *[other] { hours } make { $most_doubles } doubles at most
}
refusal-nobody-to-train = for { cost } you could train nobody
refusal-no-card-in-reach = for { cost } no card is in reach
refusal-no-card-to-play = you can play no card of your hand
refusal-no-site = { $icon ->
    [any] no site is free
   *[other] no { icon } site is free
}
refusal-group-full = you have { $count } { group.plural }, and no room for more
refusal-train-price = to train { group.a } now takes { price }, you paid { $paid }
refusal-train-enough = { $limit } persons are all that this action trains
refusal-train-first = somebody must be trained first
refusal-extra-useless = there is nobody whom it would let you train
refusal-slot-empty = slot { $slot } is empty
refusal-slot-order = cards are taken from left to right, and you are past slot { $slot }
refusal-slot-price = { $price ->
    [0] { $nth } cards are never taken as far as slot { $slot }
   *[other] { $nth ->
        [one] { $nth } card as far as slot { $slot } takes { price }, you paid { $paid }
       *[other] { $nth } cards as far as slot { $slot } take { price }, you paid { $paid }
    }
}
refusal-not-discarded = the { card } is not on the discard pile
refusal-discard-order = cards are fetched in the order of the list, and you are past the { card }
refusal-discard-price = { $nth ->
    [one] { $nth } card of the discard pile takes { price }, you paid { $paid }
   *[other] { $nth } cards of the discard pile take { price }, you paid { $paid }
}
refusal-taken-enough = { $limit ->
    [one] { $limit } card is all that one action takes from there
   *[other] { $limit } cards are all that one action takes from there
}
refusal-not-both = one action takes cards of the display or of the discard pile, not of both
refusal-take-first = a card must be taken first
refusal-not-in-hand = the { card } is not in your hand
refusal-icons-missing = you lack cities or hometowns for the { card }{ missing-icons }
refusal-persons-missing = you lack persons for the { card }{ missing-persons }: instead of them it takes { temple-cubes }, you have { $have_temple }
refusal-site-taken = { "\u2068" }{ seat }{ "\u2069" } is already in { at }
refusal-site-icon = { at } shows { icon }, this action builds on { wanted }
refusal-region-closed = the { region } region is closed with { $players } players
refusal-just-vacated = you have only just vacated { at }
refusal-not-on-card = the { card } does not show this symbol
refusal-cubes = this takes { given }, you have { $have_temple } in the temple and { $have_oracle } in the oracle
refusal-no-oracle = this takes { oracle-cubes }, you have { $have_oracle }
refusal-nobody-to-move = you have nobody who could change groups
refusal-same-group = the person must change to another group
refusal-no-such-person = you have no { other }
refusal-move-first = somebody must be moved first
refusal-no-city = { $where ->
    [hometown] hometowns are not activated in the decline
   *[city] you have no city in { site }
}
refusal-region-done = you have already activated a city of the { region } region
refusal-no-moon = the { card } does nothing in the decline
refusal-moon-price = you cannot pay for the { card }{ unpaid }
refusal-cities-first = { $regions ->
    [one] a city is still to be activated, in { $regions } region
   *[other] cities are still to be activated, in { $regions } regions
}
refusal-moons-first = a card is still to be activated
refusal-hand-empty = your hand is empty, so cubes have no more use

# Warnings

waste-training = For what you have paid you could train somebody else.
waste-taking = For what you have paid you could take another card.
waste-hand = You could still score a card of your hand.
waste-cube = { $store ->
    [temple] The temple is full: the cube is lost.
   *[oracle] The oracle is full: the cube is lost.
}

# What happened: choices that were none, then the rest

log-settle = { did-settle }
log-tax = { did-tax }
log-pay = { did-pay }
log-place = { did-place }
log-train = { did-train }
log-take = { did-take }
log-fetch = { did-fetch }
log-play = { did-play }
log-symbol = { did-symbol }
log-lose = { did-lose }
log-cube = { did-cube }
log-join = { did-join }
log-relocate = { did-relocate }
log-build = { did-build }
log-activate = { did-activate }
log-move = { did-move }
log-city = { did-city }
log-moon = { did-moon }
log-discard = { did-discard }
log-draft-end = { $cards ->
    [one] { $cards } card goes back into the deck
   *[other] { $cards } cards go back into the deck
}
log-draw = New on the display: the { card }
log-round = Round { $round } begins (era { era }); { seat } goes first
log-full = { seat } has a full time track and sits out until the decline
log-tax-coins = { seat } collects { coins } in taxes
log-start-coins = { seat } receives { coins }
log-pushed = { partner.a } of { seat } makes room
log-training = Training costs: { seat } moves the { group.plural } to the right end
log-gain = { seat } is rewarded for the { card }{ gains }
log-unlock = { seat } removes a lock from the time track
log-no-lock = { seat } has no lock left and takes a cube instead
log-joins = { group.a } joins { seat }
log-turned-away = { seat } has no room for { group.a }
log-nobody-lost = { seat } has no { group } to lose
log-bonus = { $bonus ->
    [cities] { seat } takes the bonus tile for { $count } cities: { points }
    [cards] { seat } takes the bonus tile for { $count } cards: { points }
   *[persons] { seat } takes the bonus tile for { $count } persons: { points }
}
log-decline = Decline of round { $round }
log-start-player = { seat } is the new starting player
log-flip = { $doubles ->
    [one] { seat } turns over { $doubles } double hourglass
   *[other] { seat } turns over { $doubles } double hourglasses
}
log-era = { $cards ->
    [one] Era { era } begins; { $cards } card goes to the discard pile
   *[other] Era { era } begins; { $cards } cards go to the discard pile
}
log-hand-limit = { seat } has { cards } in hand, the limit is { $limit }: each further card takes an hourglass
log-hand-overflow = { seat } has { cards } in hand, the limit is { $limit }: the time track cannot take them all
log-final = Final scoring
log-given-up = { seat } gives up the { card }: −{ penalty }
log-final-coins = { $held ->
    [one] { seat } has { $held } coin: { points }
   *[other] { seat } has { $held } coins: { points }
}
log-final-cubes = { $held ->
    [one] { seat } has { $held } cube: { points }
   *[other] { seat } has { $held } cubes: { points }
}
log-final-hourglasses = { seat } has { hours } left: −{ penalty }
log-end-rounds = The game ends after { $rounds } rounds

# Points by source

source-cards = Cards
source-symbols = Symbols
source-cities = Cities
source-bonus = Bonus tiles
source-moon = Moon cards
source-hand = Hand cards
source-coins = Coins
source-cubes = Cubes
source-hourglasses = Hourglasses

# Options

option-setup = Set-up
option-setup-draft = cards are drafted, persons chosen
option-setup-first_game = fixed cards and persons of a first game
option-tax = Tax collector
option-tax-ordinary = for one or two hourglasses
option-tax-expert = only for two hourglasses
option-hands = Hands
option-hands-open = open to all
option-hands-hidden = hidden from the others

# Sections of the rules

section-preparation = 3.0
section-heyday = 4.1
section-main = 4.1 A
section-pay = 4.1 A 1
section-time = 4.1 A 2
section-tax = 4.1 A 3, tax collector
section-philosopher = 4.1 A 3, philosopher
section-navigator = 4.1 A 3, navigator
section-hometowns = 4.1 A 3, hometowns
section-scribe = 4.1 A 3, scribe
section-chronicler = 4.1 A 3, chronicler
section-additional = 4.1 B
section-decline = 4.2
section-final = 5.0

# Texts of cards and tiles

text-list = { $first }, { $next }
text-sentences = { $first } { $next }
text-sentence = { $text }.
text-persons = { $count ->
    [one] { $count } { group }
   *[other] { $count } { group.plural }
}
text-any = { $count ->
    [one] { $count } person of your choice
   *[other] { $count } persons of your choice
}
text-icon = { $count ->
    [one] { $count } city or hometown ({ icon })
   *[other] { $count } cities or hometowns ({ icon })
}
text-amount = { $what ->
    [vp] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    [coins] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [temple] { $count ->
        [one] { $count } temple cube
       *[other] { $count } temple cubes
    }
    [oracle] { $count ->
        [one] { $count } oracle cube
       *[other] { $count } oracle cubes
    }
   *[locks] { $count ->
        [one] { $count } lock off the time track
       *[other] { $count } locks off the time track
    }
}
text-needs = Needs { $list }
text-gain = Brings { $list }
text-lose = You lose { $list }
text-on-card = Lends { $list } to later cards
text-sun = { $kind ->
    [navigator] Once a round: navigator ({ icon }) without a tile for { cost } and { hours }
   *[other] Once a round: { kind } without a tile for { cost } and { hours }
}{ $extra ->
    [0] { "" }
    [one] , with { $extra } more person
   *[other] , with { $extra } more persons
}
text-tax-bonus = { $coins ->
    [one] The tax collector brings { $coins } more coin
   *[other] The tax collector brings { $coins } more coins
}
text-choose-price = { kind.title } actions cost what you want, from { $least } to { $most } coins
text-extra-person = { $count ->
    [one] Philosopher actions train { $count } more person
   *[other] Philosopher actions train { $count } more persons
}
text-discount = { $coins ->
    [one] { kind.title } actions cost { $coins } coin less
   *[other] { kind.title } actions cost { $coins } coins less
}
text-hand-limit = { $count ->
    [one] Your hand limit is { $count } card higher
   *[other] Your hand limit is { $count } cards higher
}
text-moon = In every decline: { $list }
text-moon-exchange = In every decline you may give { $give } for { $list }
text-tile = { $kind ->
    [start_player] { kind.title }: +{ coins }, { hours }
    [navigator] { kind.title }, { icon }: { cost }, { hours }
   *[other] { kind.title }: { cost }, { hours }
}
