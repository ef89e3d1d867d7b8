# What people read of Gods. The other languages define the same messages; a language may add
# attributes (`.accusative`) where its grammar needs them. Messages share their variables.

# Names

title = Gods
card = { $kind ->
    [green] the green tribe
    [blue] the blue tribe
    [violet] the violet tribe
    [yellow] the yellow tribe
    [desert] the desert
    [decay] the decay
    [whirlwind] the whirlwind
    [temple] the temple
    [extra] the extra action
   *[other] such a card
}
colour = { $kind ->
    [green] green
    [blue] blue
    [violet] violet
   *[yellow] yellow
}
god = { $god ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
    [green] Green
   *[other] { $god }
}
me = { $me ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
    [green] Green
   *[other] { $me }
}
place = { $place ->
    [nowhere] that place
   *[other] { $place }
}

# What a player is asked

prompt-turn = { $actions ->
    [0] Spend an extra action, or end your turn.
    [one] Make { $actions } more action.
   *[other] Make { $actions } more actions.
}
prompt-drop = Where do you lay the desert?
prompt-whirlwind = Which desert does the whirlwind move?
prompt-steal = From whom does the decay take power?
prompt-convert = You are short of god stones. Which tribe gets one?

# Actions

do-tribe = Lay { card } at { place } for { $cost } power
do-desert = Lay the desert at { place } and gain { $gain } power
do-decay = Lay the decay at { place }
do-whirlwind = Play the whirlwind
do-take = Take the extra-action card
do-temple = Lay a temple at { place } for { $cost } power
do-lift = { $cost ->
    [0] Lift the desert at { place }
   *[other] Lift the desert at { place } for { $cost } power
}
do-drop = Lay the desert at { place }
do-stay = Move no desert
do-steal = Take { $taken } power from { "\u2068" }{ god }{ "\u2069" }
do-spare = Take power from nobody
do-convert = Give a god stone to the tribe at { place }
do-discard = Put { card } back into the sack
do-spend = Spend an extra-action card
do-end = End the turn

# Actions, once they are done

did-tribe = { me } lays { card } at { place } for { $cost } power
did-desert = { me } lays the desert at { place } and gains { $gain } power
did-decay = { me } lays the decay at { place }
did-whirlwind = { me } plays the whirlwind
did-take = { me } takes the extra-action card
did-temple = { me } lays a temple at { place } for { $cost } power
did-lift = { $cost ->
    [0] { me } lifts the desert at { place }
   *[other] { me } lifts the desert at { place } for { $cost } power
}
did-drop = { me } lays the desert at { place }
did-stay = { me } moves no desert
did-steal = { me } takes { $taken } power from { god }
did-spare = { me } takes power from nobody
did-convert = { me } gives a god stone to the tribe at { place }
did-discard = { me } puts { card } back into the sack
did-spend = { me } spends an extra-action card
did-end = { me } ends the turn

# Refusals: they follow a colon

refusal-over = the game is over
refusal-not-now = something else is to be decided now
refusal-not-on-display = { card } is not on the display
refusal-occupied = a hex card already lies at { place }
refusal-not-touching = { place } touches no hex card
refusal-tribe-power = a tribe here costs { $cost } power, you have { $power }
refusal-temple-power = a temple here costs { $cost } power, you have { $power }
refusal-temple-once = you have already laid a temple this turn
refusal-no-temples = you have no temple left
refusal-other-once = you have already played a desert, decay, whirlwind or extra action this turn
refusal-move-once = you have already paid for moving a desert this turn
refusal-move-power = moving a desert costs { $move_price } power, you have { $power }
refusal-not-a-desert = { $place ->
    [nowhere] no desert lies on the field
   *[other] there is no desert at { place }
}
refusal-splits = the field would fall apart
refusal-same-place = the desert must go to another place
refusal-discard-once = you have already put a card back this turn
refusal-no-extra = you have no extra-action card
refusal-extra-too-new = you can spend a new extra-action card from your next turn on
refusal-extra-useless = no action is left that you could make
refusal-no-actions = you have no action left: spend an extra-action card or end your turn
refusal-must-act = { $actions ->
    [one] you must make { $actions } more action
   *[other] you must make { $actions } more actions
}
refusal-not-a-victim = power cannot be taken from { "\u2068" }{ god }{ "\u2069" }, only from another god with a temple beside the decay
refusal-victim-power = { "\u2068" }{ god }{ "\u2069" } has no power to take
refusal-not-wanting = at { place } lies no tribe that your new temple still has to convert
refusal-unknown = there is no such action

# Warnings

waste-gain = You have { $most } power already, which is the most: what you gain is lost.
waste-income = { $lost ->
    [one] You would keep { $power } power, and { $most } is the most: { $lost } of your next income is lost.
   *[other] You would keep { $power } power, and { $most } is the most: { $lost } of your next income are lost.
}

# What happened

log-takes-stone = The { colour } tribe at { place } now follows { god }
log-loses-stone = The { colour } tribe at { place } loses its religion
log-no-stone = The { colour } tribe at { place } takes no religion
log-nation-rises = { god } unites a { colour } nation
log-nation-falls = A { colour } nation of { god } falls to pieces
log-chip = { god } gets the { colour } points chip
log-turn = { $gain ->
    [0] { god } begins a turn, with no power gained
   *[other] { god } begins a turn with { $gain } more power
}
log-draw = New on the display: { card }
log-end-target = The target is reached
log-end-short = Too few cards are left in the sack to refill the display
log-end-identical = The display cannot show two different cards
log-end-stall = For { $rounds } rounds no card has left sack and display for good

# Points by source

source-nation-green = Green nations
source-nation-blue = Blue nations
source-nation-violet = Violet nations
source-nation-yellow = Yellow nations
source-chip-green = Green chip
source-chip-blue = Blue chip
source-chip-violet = Violet chip
source-chip-yellow = Yellow chip

# Options

option-religion = Religion of a new tribe
option-religion-temple_first = temples come first
option-religion-any_foreign_blocks = any foreign religion blocks
option-other_cards = Other hex cards
option-other_cards-once_per_turn = one a turn
option-other_cards-once_per_kind = one of each kind a turn
option-desert_move = Moving a desert
option-desert_move-may_split = may split the field
option-desert_move-no_split = must not split the field
option-start = Power at the start
option-start-as_printed = the same for all, as the rules say
option-start-compensated = more for later seats (a house rule of ours)

# Chapters of the rules

section-end = Game end
section-actions = Make two actions
section-action-a = action a
section-action-b = action b
section-action-c = action c
section-action-d = action d
section-action-e = action e
section-action-f = action f
section-notes = Other important things
