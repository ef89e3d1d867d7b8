# What the terminal says. The other languages define the same messages.

# Names on the field: from the longest to the shortest; the longest that fits is drawn.

label-green = green grn
label-blue = blue blu
label-violet = violet viol vio
label-yellow = yellow yel
label-desert = desert des
label-decay = decay dec
label-temple = temple tem
label-whirlwind = whirlwind wind win
label-extra = extra ext

# By these letters gods are known; no two may be equal.

letter-red = R
letter-yellow = Y
letter-blue = B
letter-green = G

# The table

title-gods = { $title }, turn { $turn }: { $target } points win at once
quiet = { $quiet ->
    [one] { $quiet } quiet turn; after { $stall } the game ends
   *[other] { $quiet } quiet turns; after { $stall } the game ends
}
points-of = { $points } of { $target } points
power = power
temples = temples
stones = stones
extras = extras
believers = tribes
chip-row = chip
nations-legend = N nation { $card } points, * chip { $chip }, + to win
display = Display
empty = empty
sack = Sack { $count }:
hidden-columns = Columns hidden: { $left } on the left, { $right } on the right. Type < or > to scroll.

# What can be chosen

menu-tribe = Lay { card }
menu-desert = Lay the desert
menu-decay = Lay the decay
menu-temple = Lay a temple
menu-lift = { $cost ->
    [0] Move a desert with the whirlwind
   *[other] Move a desert
}
menu-drop = Lay the desert down
menu-convert = Give a god stone to a tribe
card = { $kind ->
    [green] the green tribe
    [blue] the blue tribe
    [violet] the violet tribe
   *[yellow] the yellow tribe
}
price = { $least } power
price-range = { $least } to { $most } power
price-gain = +{ $gain } power
places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}

rules-gods =
    You are a god who wants to unite nations: three tribes of one colour that
    follow you. Each nation is worth 3 points; the first of its colour also
    brings a chip worth 1 point, for ever.
    In a turn you gain 3 power (12 at most), the display is filled up to two
    cards, and you make two actions:
      a  lay a tribe from the display, for 1 power for each card it touches.
         If all temples beside it are of one god, it follows that god; if there
         is no temple, it follows the tribes beside it, if these agree.
      b  lay a temple, once a turn, for 3 power for each card it touches. All
         tribes beside it become yours.
      c  play another card, once a turn: a desert (+1 power), a decay (takes 1
         power from a god with a temple beside it), a whirlwind (moves a desert)
         or an extra action (for a later turn).
      d  spend an extra-action card: one action more.
      e  move a desert, once a turn, for 2 power.
      f  put a card of the display back into the sack, once a turn.
    A tribe that changes its god may cost a nation. Whoever reaches the target
    wins at once. If the sack runs dry, most points win, then most power.

# The table of Gentes

# In very few letters: persons, symbols, main actions (two letters), prices.

short-noble = nob
short-artisan = art
short-soldier = sol
short-merchant = mer
short-priest = pri
short-scholar = sch
short-any = any
short-symbol-1 = lau
short-symbol-2 = shi
short-symbol-3 = amp
short-symbol-4 = scr
short-philosopher = Ph
short-scribe = Sc
short-chronicler = Ch
short-navigator = Na
short-start_player = St
price-short = { $coins }c { $hours }h
gain-short = +{ $coins }c { $hours }h

# What cards do, in very few words

brief-amount = { $what ->
    [vp] { $sign }{ $count }vp
    [coins] { $sign }{ $count }c
    [temple] { $sign }{ $count } temple
    [oracle] { $sign }{ $count } oracle
   *[locks] unlocks { $count }
}
brief-lends = lends { $list }
brief-sun = each round: { $what }
brief-moon = decline: { $list }
brief-always = { $effect ->
    [tax_bonus] always: tax +{ $count }c
    [choose_price] always: { $what } at any price
    [extra_person] always: Philosopher +{ $count }
    [discount] always: { $what } -{ $count }c
   *[hand_limit] always: hand limit +{ $count }
}

title-gentes = { $title }, round { $round } of { $rounds }, era { $era }: { $phase ->
    [preparation] preparation
    [heyday] heyday
    [decline] decline
    [final] final scoring
   *[over] the end
}
training = Training
one-person = for one
two-persons = for two
bonus-tile = { $what ->
    [cities] Bonus for { $need } cities
    [cards] Bonus for { $need } cards
   *[persons] Bonus for { $need } persons
}: { $left ->
    [0] none left
   *[other] { $next } vp{ $later ->
        [0] { "" }
       *[other] , then { $later }
    } ({ $left } left)
}
bonus-taken = { $what ->
    [cities] bonus: cities
    [cards] bonus: cards
   *[persons] bonus: persons
}
map = Map
free-site = free
hometowns = Hometowns
reward = { $icon ->
    [trade] { $name } +{ $count }c
    [vp] { $name } +{ $count }
   *[other] { $name } +{ $count }
}
home-scribes = Scribe { $price }, or a Scribe at any price ({ $least }-{ $most })
home-philosophers = Philosopher { $price }, or one at any price ({ $least }-{ $most })
home-inventors = Philosopher trains 1 more, or the tax again (x: used)
display-title = Display { $era } (deck { $deck })
column-slot = slot
column-points = vp
column-needs = needs (have/need)
column-symbols = symbols
column-effect = brings
hand = Hand { $count } (limit { $limit })
open-cards = Open cards { $count }
pile = Discard pile { $count }
deck = Deck { $count }
tableau = Played { $count }
lacking = lacks { $list }
playable = playable
playable-cubes = { $cubes ->
    [one] playable with { $cubes } temple cube
   *[other] playable with { $cubes } temple cubes
}
mat-coins = coins
mat-temple = temple
mat-oracle = oracle
mat-cities = cities
mat-played = cards
mat-symbols = symbols
mat-icons = icons
mat-tableau = played
mat-time = time
mat-hand = hand
free = { $count } free
free-then = { $next ->
    [0] { $count } free
   *[other] { $count } free, { $next } fewer next round
}
goes-first = first player
persons-of = { $count } of { $most } persons
used = (used)
nothing = none
hidden-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
exchange = from
printed-price = the price
by-card = by a card
settle-order = Persons are chosen in the order of the chart, from the noble to the scholar; undo takes one back.
take-order = Cards are taken from left to right, those of the pile from top to bottom.
and-then = { $first }, { $next }
sentences = { $first }; { $next }
total = Total
wish-hire = A person for 3 cubes
wish-exchange = An exchange of persons
new-cards = new on the display: { $cards }
card-head = era { $era }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
where-tableau = { $seat } has played it.
where-hand = { $seat } has it in hand.
where-display = It lies on the display, slot { $slot }.
where-discard = It lies on the discard pile.
where-open = It lies open for the draft.
where-elsewhere = It lies in its deck, or in a hidden hand.
card-what = Which card? For example: card forge
no-such-card = No card is called '{ $name }'
many-cards = '{ $name }' may be: { $names }
no-such-seat = Nobody is called '{ $name }': type a letter, for example mat B

rules-gentes =
    You lead a people through six rounds (three eras of two). Most points win.
    In a turn you take one main action, as long as a space of your time track
    is free: nobody may pass. A tile takes one space, hourglasses take one each;
    a double takes one space for two, but stays for the next round.
      Tax collector    4 coins for 1 hourglass, 8 for 2.
      Starting player  2 coins, and you begin the next round.
      Philosopher      train one person, or two of cheaper columns.
      Navigator        build a city and activate all of yours in its region;
                       or a hometown, and activate one region.
      Scribe           take up to three cards of the display, or up to two of
                       the discard pile, as far as the price goes.
      Chronicler       play a card whose persons and icons you have. Temple
                       cubes stand for missing persons. Then one of its symbols
                       scores a point for each card of yours that shows it.
    Besides, at any time: 3 cubes train a person, 1 oracle cube moves two.
    A row of the chart holds six persons: whoever joins pushes the others back.
    In the decline you activate one city a region and your moon cards. Each card
    above three in your hand costs an hourglass. After rounds 2 and 4 a new era
    begins and a lock comes off.
    Bonus tiles for 6 cities, 8 cards, 18 persons. At the end hand cards bring
    or cost half their points, 10 coins and 2 cubes 1 point; hourglasses that
    stay cost 2, 4, 8, 16.

# Talking with the player

recap-more = { $count ->
    [one] … { $count } earlier line: type log
   *[other] … { $count } earlier lines: type log
}
ask-what = (number, place or both: { $example }; help)
ask-where = (a lit place; Enter: something else)
ask-where-only = (a lit place; help)
ask-number = (a number or some words; help)
ask-what-there = (what at { $place }? a number; Enter: another place)
confirm = This ends your turn: { $text }. Enter to do it, or choose something else.
no-such-number = There is no choice { $number }: expected 1 to { $last }
no-such-place = Nothing can be done at { $code } now
not-understood-gods = '{ $line }' fits no choice: type a number, a place, an action, or help
not-understood-gentes = '{ $line }' fits no choice: type a number, part of a choice's text, or help
not-understood-any = '{ $line }' fits no choice: type a number, part of a choice's text, or help
too-many = '{ $line }' fits { $count } choices: say more
is-legal = You can do that now: { $text }
why-what-gods = Why what? For example: why temple { $code }
why-what-gentes = Why what? For example: why chronicler, or why play forge
why-what-any = Why what? Type an action after it
thinking = Thinking …
hint-best = { $text } (type { $typed }): { $odds } % to win
hint = The apprentice would: { $text } (type { $typed })
undone = Taken back: { $text }
cannot-undo = There is nothing to take back: something was drawn, or others have decided since
cannot-redo = There is nothing to do again
saved = Every action is kept at once in { $path }

# Beginning and end

begin = A new game: { $seats }.
resumed = The game goes on after { $ply } actions: { $seats }.
recording = The record is { $path }
commitment = The draws are fixed by a secret. Its hash, to check them afterwards: { $hash }
quit = The game is kept in { $path }
quit-resume = To go on: heyday play --resume { $path }
continues-in = The end of the old record is damaged and was left alone. The game goes on in { $path }
over = The game is over.
winners = { $count ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
}
rank = Rank
player-gods = God
player-gentes = Player
player-any = Player
points = Points
power-left = Power
tie-break-gods = Equal points are decided by power; equal power shares the rank.
tie-break-gentes = Equal points are decided by cards played, then by coins; otherwise the rank is shared.
tie-break-any = Whoever scores the same shares the rank.
by-source = { $name }: { $sources }
no-points = nothing
secret = The secret was { $secret }
verify = To check the game: heyday verify { $path }
replay-prompt = Action { $ply } of { $last }. Enter or n: next, p: previous, a number: go there, q: quit

help-gods =
    What you can type:
      2          choose number 2 of the list; then a lit place on the field
      k          choose a place; then what to do there
      2k         both at once
      { $example }
                 an action in notation, with a place as q,r or by its code
      some words any part of a choice's text
      why …      why something cannot be done: why temple k
      undo, redo take back and do again what you did this turn
      hint       what is best, or what the apprentice would do
      rules      how the game is played, in short
      log        what has happened so far
      map        the field with coordinates, as the log names them
      table      draw the table again
      < and >    scroll a wide field
      save       where the game is kept; it is saved after every action
      quit       leave; you can go on later
    On the field: tribes are in small letters, with (R) if they follow god R;
    TEMPLE [R] is a temple of god R; x2: this place touches two hex cards.
    On a lit place: the price, and the god a tribe will follow (2 R) or how many
    tribes a temple will win (6 +1).

help-gentes =
    What you can type:
      2          choose number 2: numbers stand on tiles, sites and cards
      some words parts of a choice's text: phil 4, athenai, forge
      { $example }
                 an action in notation
      why …      why something cannot be done: why chronicler, why play forge
      card …     a card in full: card forge (or ? forge)
      mat B      the whole mat of a player, with hand and cards played
      pile, deck the cards of the discard pile, of the deck (in no order)
      map        the map
      points     points by source
      undo, redo take back and do again what you did this turn
      hint       what is best, or what the apprentice would do
      rules      how the game is played, in short
      log        what has happened so far
      table      draw the whole table again
      save       where the game is kept; it is saved after every action
      quit       leave; you can go on later
    A tile shows coins (c) and hourglasses (h); [B] before a tile: B has it.
    A card shows what it needs; art 1/2: it needs two artisans, you have one.
    Time track: tiles (Ph Sc Ch Na St), 2 and 1 hourglasses, _ free, # locked.

help-any =
    What you can type:
      2          choose number 2 of the list
      { $example }
                 an action in notation
      some words any part of a choice's text
      why …      why something cannot be done
      undo, redo take back and do again what you did this turn
      hint       what is best, or what the apprentice would do
      rules      how the game is played, in short
      log        what has happened so far
      table      draw the table again
      save       where the game is kept; it is saved after every action
      quit       leave; you can go on later
