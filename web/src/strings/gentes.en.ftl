# The words of the pages about Gentes, besides those of the game itself (its strings/ and content).

# The table

map = Map of the eastern Mediterranean, 24 sites
map-closed = closed
site-label = { site }, { icon }, { region } region, { $free ->
    [1] free
   *[0] of { $owner }
}{ $lit ->
    [1] , can be chosen
   *[0] { "" }
}
site-pays = A city here pays
region-now = Your cities of the { region } region pay now:
region-none = You have no city in this region.
homes = Hometowns
homes-row = { $row ->
    [scribes] Scribes
    [philosophers] Philosophers
   *[inventors] Inventors
}
homes-choose = or pay { $least }–{ $most }
homes-tax = or tax once more
home-label = { hometown }, { $free ->
    [1] free
   *[0] of { $owner }
}{ $used ->
    [1] , used this round
   *[0] { "" }
}{ $lit ->
    [1] , can be chosen
   *[0] { "" }
}
actions = Main actions
tiles-left = { $left } of { $of } left
taken-by = taken by { $name }
train-one = 1 person
train-two = 2 persons
train-label = { group }: { $one } alone, { $two } as one of two
draft = Draft
draft-hint = Everybody takes two of these cards in turn.
display = Display
era-name = era { era }
take = take { $count }
slot = slot { $slot }, alone from { $price }
slot-empty = empty
deck = deck
discard = discard
pile-deck = Deck
pile-deck-note = { $count ->
    [one] { $count } card is in the deck, in unknown order. These are possible:
   *[other] { $count } cards are in the deck, in unknown order. These are possible:
}
pile-discard = Discard pile
pile-discard-note = The scribe fetches 1 card for 6 coins or 2 for 10.
pile-empty = No card is here.
bonus = Bonus tiles
bonus-cities = cities
bonus-cards = cards
bonus-persons = persons
bonus-label = { $bonus ->
    [cities] { $count } cities on the board
    [cards] { $count } cards played
   *[persons] { $count } persons on the chart
}: the next one gets { $points } points
round-label = Round { $round } of { $rounds }, era { era }
round-short = { $round } · { era }
phase-preparation = Preparation
phase-heyday = Heyday
phase-decline = Decline
phase-final = Final scoring
phase-over = Over
others = The other players and the log
drawer = Other players and log

# Mats

mat-own = Your mat
mat-of = The mat of { $name }
mat-expand = All cards of { $name }
population = Population
track = Time track
track-free = { $same ->
    [1] { $free } free
   *[0] { $free } free, { $then } after this
}
track-label = Time track: { $free } free, { $tiles } tiles, { $singles } single and { $doubles } double hourglasses, { $locks } locked
place-next = { $doubles ->
    [0] none stays
    [one] { $doubles } stays
   *[other] { $doubles } stay
}
    .title = For the next round: { place-next }
group-label = { group }: { $count }{ $lent ->
    [0] { "" }
   *[other] , and { $lent } on cards
}
store = { $icon ->
    [temple] Temple
   *[oracle] Oracle
}
store-label = { store }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
more-hire = Train
more-exchange = Exchange
hand = Hand
hand-empty = No cards.
hand-hidden = Hidden from the others.
tableau = Played
built = { $count } of { $of } cards
built-short = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
free = { $count } free
of = { $count } of { $of }
left = left
cities-left = { $count ->
    [one] { $count } city left to build
   *[other] { $count } cities left to build
}
coins-word = Coins
projected = At the end { $points }
projection = Points by source
projection-hint = What everybody has, and what it would be if the game ended with this round: hand cards at half their points for or against, coins, cubes, and the hourglasses that stay.
log-drawn = New on the display: { $cards }
delta-coins = { $count ->
    [one] coin
   *[other] coins
}
delta-points = { $count ->
    [one] point
   *[other] points
}
delta-temple = { $count ->
    [one] temple cube
   *[other] temple cubes
}
delta-oracle = { $count ->
    [one] oracle cube
   *[other] oracle cubes
}
delta-persons = { $count ->
    [one] person
   *[other] persons
}

# Cards

playable = playable
short = short
card-needs = Needs
card-gives = Gives
card-have = you have { $count }
card-cubes = { $cubes ->
    [one] { $cubes } temple cube can stand in for who is missing; you have { $have }.
   *[other] { $cubes } temple cubes can stand in for who is missing; you have { $have }.
}
card-symbols = You already show:
card-price = Slot { $slot }: { $one } alone{ $two ->
    [0] { "" }
   *[other] , { $two } as one of two
}{ $three ->
    [0] { "" }
   *[other] , { $three } as one of three
}.
card-built = Played by { $name }.
card-ours = { $count ->
    [one] One value of this card is in no source we could read; it is ours.
   *[other] { $count } values of this card are in no source we could read; they are ours.
}
card-why = Why, and how to correct it
card-correct = Who owns the box puts the true values into known/cards.toml, entry { $card }, of a folder that HEYDAY_CONTENT names.

# The bar

ask-to = Into which group does { other.a } change?
ask-cubes = Which cubes do you give?
opt-cubes = { $temple } temple, { $oracle } oracle
opt-extra = One more by a hometown
opt-region = { $region ->
    [red] Hellas (red)
    [yellow] Asia (yellow)
   *[green] Africa (green)
}
by-card = by a card
by-print = as printed
confirm-for = { $cost ->
    [one] Confirm for { $cost } coin
   *[other] Confirm for { $cost } coins
}
several = { $verb ->
    [settle] Begin with these four?
   *[other] { $count ->
        [one] Take this card?
       *[other] Take these { $count } cards?
    }
}
several-more = { $names }{ $more ->
    [0] { "" }
    [one] ; { $more } more could go with it
   *[other] ; { $more } others could go with it
}.
help-turn = { $count ->
    [one] { $count } is possible. A click shows what it would do.
   *[other] { $count } are possible. A click shows what it would do.
}
help-build = { $cities ->
    [one] { $cities } site on the map
   *[other] { $cities } sites on the map
}{ $homes ->
    [0] { "" }
    [one] , { $homes } hometown
   *[other] , { $homes } hometowns
}
help-train = { $count ->
    [one] { $count } group is in reach, on the training track or the chart.
   *[other] { $count } groups are in reach, on the training track or the chart.
}
help-payment = The printed price is { price }; you may choose another one.
help-take = { $count ->
    [one] { $count } card of the display is in reach
   *[other] { $count } cards of the display are in reach
}{ $fetched ->
    [0] { "" }
   *[other] , { $fetched } of the discard pile
}.
help-hourglasses = Singles leave the track in the decline. A double saves a space now, and one hourglass stays next round.
help-decline = { $cities ->
    [0] { "" }
    [one] { $cities } city
   *[other] { $cities } cities
}{ $moons ->
    [0] { "" }
    [one] { $cities ->
        [0] { "" }
       *[other] { ", " }
    }{ $moons } moon card
   *[other] { $cities ->
        [0] { "" }
       *[other] { ", " }
    }{ $moons } moon cards
} to choose from; one city a region.
help-declined = Everything is activated. Use cubes, or finish.
help-final = A card that you can play brings half its points; one that stays costs half.

# The end

end-tie = Ties are broken by cards played, then by coins.
end-cards = Cards played
end-coins = Coins left
end-rounds = Points after each round
end-end = end

# Words for whoever meets something the first time

first-never = No hints
first-draft = The draft
    .text = Take a card whose persons you like to have: in a moment you choose four persons to begin with. Rest the pointer or a finger on a card to read it.
first-settle = Four persons to begin with
    .text = Choose those whom the cards of your hand need. The two groups of a row share its six spaces.
first-turn = Your turn
    .text = Take one main action: click a tile to see what it does to your coins and your time track, then confirm. What is framed in gold is possible.
first-hourglasses = Time
    .text = Singles take more room now and are gone next round. A double takes one space, and comes back as a single.
first-build = A city
    .text = A new city pays at once, together with all your cities of its region. Point at a site to see how much.
first-train = Training
    .text = What you paid decides how far to the right you reach: above for one person, below for two. Whoever you train moves to the right end and becomes dear.
first-take = Cards
    .text = What you paid decides how many cards you take, and how far to the right. More than three in hand cost time in the decline.
first-play = Playing a card
    .text = A card needs persons and cities but does not use them up. A temple cube stands in for a missing person.
first-decline = The decline
    .text = One city of each region pays, and all your moon cards. Use cubes now, too, if you like.

# A first game

learn-welcome = Welcome
    .text = You play the rulebook’s first game: your cards and persons are fixed. Six rounds; who has the most points wins. Points come from cards, symbols and cities. Gold frames show what you can do.
learn-track = Your time
    .text = Below you see your time track. Every main action lays its tile and its hourglasses there. When no space is free your round is over, so time is what you really pay with. The spaces with a lock open later.
learn-play = Play a card
    .text = Your hand lies at the lower right; a green frame says that you have the persons it needs. Take a tile of the chronicler (key 6), confirm, and choose the card. It does not use your persons up.
learn-symbols = Symbols
    .text = Cards of the first two eras show symbols. Playing a card scores one of them: a point for each of your cards that shows it. Collecting one kind pays.
learn-city = Build a city
    .text = Take a tile of the navigator (key 4): its icon says on which sites you may build. A new city pays at once, together with all your cities of that region. Point at a site to see it.
learn-tax = Money
    .text = The tax collector (key 1) has no tiles and is always there: 4 coins for one hourglass, 8 for two. Send him.
learn-full = Fill your track
    .text = Go on until your track is full. Two hourglasses can be two singles, gone next round, or one double, which takes one space now and stays as a single.
learn-decline = The decline
    .text = Tiles go home, singles leave, doubles turn into singles. Then you activate one city of each region and your moon cards. Where there is nothing to choose it happens by itself; the log tells it.
learn-second = The second round
    .text = Now you know the round. Your two cards are soon played: you will want people, and new cards.
learn-train = Train people
    .text = Take a tile of the philosopher (key 3). What you pay decides how far to the right you reach: the upper price for one person, the lower one for two. Two groups share a row of six: a full row pushes one out.
learn-take = Take cards
    .text = Take a tile of the scribe (key 5). The rows above the cards say what one, two or three cards cost up to there.
learn-cubes = Cubes
    .text = Temple and oracle cities give cubes. A temple cube stands in for a missing person of a card; three cubes train somebody; an oracle cube lets two persons change groups. You may do that before or after your action.
learn-limit = Finish the round
    .text = In the decline every hand card above three costs an hourglass. Finish this round.
learn-era = A new era
    .text = After rounds 2 and 4 the display changes and a lock comes off. Cards of era III have no symbols but many points.
learn-bonus = Bonus tiles
    .text = Six cities, eight cards or eighteen persons: the first gets 8 points, the others 4. In the end hand cards count half, for or against you; ten coins or two cubes are a point; hourglasses that stay cost.
learn-free = You know it all
    .text = Play on as you like. “At the end” below your name shows where you stand. The key / lists all choices, and the rules are a click away.
