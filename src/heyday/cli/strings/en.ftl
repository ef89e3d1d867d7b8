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

# Talking with the player

recap-more = { $count ->
    [one] … { $count } earlier line: type log
   *[other] … { $count } earlier lines: type log
}
ask-what = (number, place or both: { $example }; help)
ask-where = (a lit place; Enter: something else)
ask-where-only = (a lit place; help)
ask-number = (a number; help)
ask-what-there = (what at { $place }? a number; Enter: another place)
confirm = This ends your turn: { $text }. Enter to do it, or choose something else.
no-such-number = There is no choice { $number }: expected 1 to { $last }
no-such-place = Nothing can be done at { $code } now
not-understood = '{ $line }' fits no choice: type a number, a place, an action, or help
too-many = '{ $line }' fits { $count } choices: say more
is-legal = You can do that now: { $text }
why-what = Why what? For example: why temple { $code }
hint = The greedy bot would: { $text } (type { $typed })
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
god = God
points = Points
power-left = Power
tie-break = Equal points are decided by power; equal power shares the rank.
by-source = { $name }: { $sources }
no-points = nothing
secret = The secret was { $secret }
verify = To check the game: heyday verify { $path }
replay-prompt = Action { $ply } of { $last }. Enter or n: next, p: previous, a number: go there, q: quit

help =
    What you can type:
      2          choose number 2 of the list; then a lit place on the field
      k          choose a place; then what to do there
      2k         both at once
      { $example }
                 an action in notation, with a place as q,r or by its code
      some words any part of a choice's text
      why …      why something cannot be done: why temple k
      undo, redo take back and do again what you did this turn
      hint       what the greedy bot would do
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
