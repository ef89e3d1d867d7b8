# The app's own words. The other languages define the same messages. What the games say comes from
# their own strings.

# Everywhere

home = heyday, start page
back = Back
undo = Undo
undo-turn = Undo the turn
undo-ask = Ask to undo
redo = Redo
confirm = Confirm
confirm-for = Confirm for { $power } power
close = Close
cancel = Cancel
copy = Copy
copied = Copied
points = points
selected = selected
tools = Tools
settings = Settings
help = Help
lost = The connection is lost. We try again.
loading = One moment …

# Pages

nav-play = Play
nav-games = My games
nav-learn = Learn
nav-rules = Rules
nav-label = Pages
nowhere = There is no such page.
nowhere-home = To the start page

# Lobby

lobby-title = Play now
lobby-sub = Against bots, in this browser, no account needed.
lobby-players = Players
lobby-bots = Bots
lobby-play = Play
lobby-starting = Setting up …
lobby-guest = Guest
lobby-options = House rules
game-gentes = Gentes
game-gentes-about = Build a people, its cities and its monuments, against time.
game-gods = Gods
game-gods-about = Lay the earth hex by hex and win tribes over with temples. 20 minutes.
level-random = Dice
level-novice = Novice
    .note = for a first game
level-apprentice = Apprentice
    .note = sees its own turn
level-adept = Adept
    .note = an even game
level-master = Master
    .note = beats most people
level-oracle = Oracle
    .note = our best
one-device = One device
    .about = 2 to 4 people around one screen; bots may fill seats.
    .action = Set up
online = Online table
    .about = Whoever opens the link takes a seat. Live or over days.
    .action = Open a table
bring-record = Records
    .about = Look at a recorded game, or play on from any moment.
    .action = Bring a file
my-games = My games
my-games-all = all { $count }
my-games-none = Nothing under way. A game you begin stays here until it is over.
my-turn = Your turn
look = Look
game-line-ply = action { $ply }
game-line-waits = waiting for { $name }
game-line-gathering = waiting for players
learn-title = Learn
learn-about = Gentes in two rounds, Gods in ten minutes, on the real board.
learn-begin = Begin
learn-begin-game = Begin { $game }
learn-go-on = Go on
learn-next = Next
learn-later = Not possible just now. Do something else; it will come.
learn-progress = Step { $at } of { $of }
learn-intro = You play a real game against Novice, and we tell you what to look at: two rounds of Gentes, then you play on as you like; or a whole game of Gods. You can stop at any time and go on later.
learn-welcome = Welcome
    .text = You are the red god. Three believers of one colour are a nation and 3 points. With two players, 10 points win. Your points stand at the top right.
learn-field = The field
    .text = In the middle lies the earth: so far only temples. Hex cards are laid beside others. What you lay costs power for each neighbour; your power is the row of boxes beside your name.
learn-tribe = Lay a tribe
    .text = Click a tribe on the display, then a golden place beside your temple. The number is the cost. The button below, or Enter, confirms.
learn-religion = What it believes
    .text = A new tribe follows the temples beside it, if they agree. Without a temple it follows believing tribes. Its stone shows colour, shape and letter of its god.
learn-temple = Lay a temple
    .text = Press B or “Lay a temple”. It costs 3 power a neighbour and converts every tribe beside it, even those of others. If you have too little power, lay tribes or wait a turn.
learn-turn = Two actions
    .text = A turn has exactly two actions. At its start you get 3 power and the display is filled. Click a line of the log to see the table at that moment.
learn-card = Other cards
    .text = Deserts, decays, whirlwinds and extra actions are played with C, one a turn. A desert gives you 1 power. If none is on the display, put a card back with F.
learn-sack = The sack
    .text = At the left below you see what is still in the sack, and how likely each card is to be drawn. Nothing is hidden but the order.
learn-nation = Your first nation
    .text = Now collect three believers of one colour. The table of nations shows how far everybody is. The first nation of a colour also wins a chip: 1 point for ever.
learn-free = You know it all
    .text = Play on to the end. Whatever cannot be done says why when you point at it. Undo takes back what drew nothing.
scenarios = Situations
scenarios-about = Moments of the rules to try out. You play every seat; nothing counts.
records-title = Replay and review
records-none = Finished games come here.
review = Review
replay = Replay
setup-title = Who plays?
setup-seat = Seat { $letter }
setup-person = A person
setup-bot = A bot
setup-open = Open
setup-kind = Who sits here
setup-pace = Pace
pace-free = No clock
pace-live = Live, a minute for each decision
pace-turns = Over days, one day for each turn
setup-start = Start the game
gather-link = Send this link. Whoever opens it may take an open seat.
gather-take = Sit here
gather-leave = Stand up
gather-start = Start
gather-wait = The game begins when { $name } starts it.
gather-open-seats = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
gather-fill = Put a bot here
qr = QR code of the link

# Seats

seat-open = open
seat-you = you
seat-bot = bot
seat-thinking = thinking …
seat-away = a bot stands in
seat-online = online
seat-offline = offline
standing = Standing
come-back = A bot plays for you.
    .action = Take your seat back

# Table

bar = What is asked
tabs = Parts of the table
tab-field = Field
tab-gods = Gods
tab-sack = Sack
tab-log = Log
tab-map = Map
tab-actions = Actions
tab-cards = Cards
tab-mat = My mat
tab-table = Table
turn-number = Turn { $turn }
log = Log
log-show = Show the table at that moment
log-empty = Nothing has happened yet.
recap = Recap
recap-news = { $count ->
    [one] { $count } action since your last one.
   *[other] { $count } actions since your last one.
}
wait-bot = { $name } is thinking
wait-slow = The first time, bots need a minute or two to get ready.
wait-person = It is { $name }’s turn
wait-skip = Do not wait
history-start = The start of the game
history-at = Moment { $ply } of { $last }
history-back = Back
history-on = On
history-now = To the present
history-first = To the start
history-run = Play
history-stop = Stop
history-slider = Moment of the game
timeline = Moments of the game
history-fork = Play on from here
why-not = Not possible
cost = Costs { $power }
gain = Gives { $power }
points-change = { $from } → { $to } points
delta-points = { $count ->
    [one] point
   *[other] points
}
delta-power = power
preview-draws = Then something is drawn.
hint = Hint
hint-thinking = Thinking about it …
hint-title = What looks best
hint-odds = Behind each: how often it would win, as the bots see it.
choices-title = All choices
choices-none = There is nothing to choose now.
choices-filter = Search
connection-lost = Connection lost. Trying again …
chat = Chat
chat-say = Say something
chat-say-beside = Say something to the others who watch
chat-send = Send
chat-none = Nobody has said anything yet.
arrange = The table
arrange-about = What touches the others happens when all of them agree. Bots agree.
arrange-replace = Put a bot here
arrange-bots = Wait after a bot’s action
arrange-seconds = { $count } s
arrange-seed = The dice of this table are those of seed { $seed }: the same for everybody who plays it.
arrange-end-sure = The game ends for everybody, as it stands.
paused = The game is paused.
ask-pause = Ask to pause
ask-resume = Ask to go on
ask-end = Ask to end the game
ask-hints = Ask for hints
consent-undo = { $name } asks to go back to moment { $ply }.
consent-pause = { $name } asks to pause the game.
consent-resume = { $name } asks to go on.
consent-end = { $name } asks to end the game early.
consent-hints = { $name } asks that everybody may have hints.
consent-replace = { $name } asks to let a bot ({ $level }) play for { $who }.
consent-pace = { $name } asks for another pace: { $pace }.
consent-waits = You asked. Waiting for { $names }.
consent-until = Open until { $time }.
consent-silence = Open until { $time }; from then on the silence of { $names } counts as agreement.
consent-yes = Agree
consent-no = Decline
end-title = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
end-points = { $count ->
    [one] { $names } wins with { $points } points
   *[other] { $names } win together with { $points } points
}
end-early = The game was ended early
end-what = { $game }, { $turns } turns
end-show = Result
end-sources = Points by source
end-nations = Nations
end-chips = Chips
end-total = Total
end-power = Tie-break: power
end-rank = Rank
end-chart = Points over the game
end-board = Back to the board
end-replay = Replay
end-rematch = Rematch
end-download = Download
end-proof = The hash of the dice was shown at the start; the record tells the secret, so anybody can check every draw.
end-verify = heyday verify FILE
verify = Verify
verify-running = Playing it again …
verify-good = { $count ->
    [one] { $count } action played again: all legal
   *[other] { $count } actions played again: all legal
}{ $proven ->
    [1] , and every draw comes from the secret.
   *[0] . It tells no secret, so its draws cannot be checked.
}

# Keys

keys-title = Keys
keys-actions = Choose an action
keys-cards = Choose a card of the display
keys-card = Read a card closely
keys-end = End the turn, or finish
keys-points = Points by source
keys-drawer = Other players and the log, where it is narrow
keys-arrows = Go from target to target; in a replay, from moment to moment
keys-run = In a replay: let it run, or stop
keys-fork = In a replay: play on from here
keys-enter = Confirm
keys-escape = Take the last click back
keys-undo = Undo
keys-redo = Do again
keys-turn = Back to the start of the turn
keys-list = All choices as a list
keys-hint = Hint
keys-recap = Recap
keys-chat = Chat
keys-arrange = The table: seats, pace, pause
keys-next = The next game that waits for you
keys-help = This page

# Gods

gods-display = Display
gods-display-count = { $count } of { $of }
gods-slot-empty = Empty
    .hint = filled next turn
gods-card-green = Green tribe
    .hint = lay it on the field
gods-card-blue = Blue tribe
    .hint = lay it on the field
gods-card-violet = Violet tribe
    .hint = lay it on the field
gods-card-yellow = Yellow tribe
    .hint = lay it on the field
gods-card-desert = Desert
    .hint = gives 1 power
gods-card-decay = Decay
    .hint = steals 1 power
gods-card-whirlwind = Whirlwind
    .hint = moves a desert
gods-card-extra = Extra action
    .hint = usable next turn
gods-card-temple = Temple
    .hint = converts its neighbours
gods-kind-green = green
gods-kind-blue = blue
gods-kind-violet = violet
gods-kind-yellow = yellow
gods-kind-desert = desert
gods-kind-decay = decay
gods-kind-whirlwind = whirlwind
gods-kind-extra = extra action
gods-actions = Actions
gods-actions-left = { $count } left
gods-action-tribe = Lay a tribe
    .short = Tribe
    .note = 1 power a neighbour
gods-action-temple = Lay a temple
    .short = Temple
    .note = 3 power a neighbour
gods-action-card = Play a card
    .short = Card
    .note = one that is no tribe
gods-action-spend = Spend an extra
    .short = Extra
    .note = one more action
gods-action-move = Move a desert
    .short = Desert
    .note = 2 power
gods-action-discard = Put a card back
    .short = Discard
    .note = into the sack
gods-free = for nothing
gods-price = { $same ->
    [1] { $from } power
   *[0] { $from } to { $to } power
}
gods-ask-tribe = Lay a tribe: choose a place
gods-ask-temple = Lay a temple: choose a place
gods-ask-card = Play a card: choose which, or where
gods-ask-spend = Spend an extra action
gods-ask-move = Move a desert: choose one
gods-ask-discard = Put a card back: choose which
gods-ask-here = What do you lay here?
gods-ask-what = { $places ->
    [0] { $card }: choose what to do
   *[other] { $card }: choose a place, or what to do
}
gods-why = { $code ->
    [tribe-power] too little power
    [temple-power] too little power
    [move-power] too little power
    [temple-once] once a turn
    [other-once] once a turn
    [move-once] once a turn
    [discard-once] once a turn
    [no-temples] none left
    [not-a-desert] no desert lies there
    [no-extra] you have none
    [extra-too-new] from your next turn on
    [extra-useless] nothing is left to do
   *[other] { $text }
}
gods-help-turn = { $count ->
    [one] { $count } kind of action is possible. Choose a card, a place or an action.
   *[other] { $count } kinds of action are possible. Choose a card, a place or an action.
}
gods-help-cells = { $count ->
    [one] { $count } place
   *[other] { $count } places
}{ $priced ->
    [1] . Numbers are power.
   *[0] { "" }
}
gods-sack = Sack
gods-sack-count = { $count } cards, next draw
gods-god = { $name }, { $points } of { $target } points, { $power } power
gods-power = power { $power } of { $most }
gods-power-word = power
gods-take-power = Take 1 power
gods-stones = { $count ->
    [one] stone
   *[other] stones
}
gods-temples = { $count ->
    [one] temple
   *[other] temples
}
gods-extras = extra
gods-nations = Nations
gods-nations-hint = 3 believers of a colour = 3 points
gods-nation-cell = { $colour }: { $believers ->
    [one] { $believers } believer
   *[other] { $believers } believers
}, { $nations ->
    [one] { $nations } nation
   *[other] { $nations } nations
}{ $chip ->
    [1] , and the chip
   *[0] { "" }
}
gods-chips-hint = { $left ->
    [0] first nation of a colour: 1 point, for ever. All are taken.
   *[other] first nation of a colour: 1 point, for ever. { $left } left.
}
gods-race = Points on the way to { $target }: { $standing }
gods-race-end = { $target } wins
gods-your-believers = Your { $colour } believers: { $from } → { $to }

# Field

field-name = Playing field, { $count } hex cards
field-empty = Empty place
field-at = at { $place }
field-options = { $count } choices
field-temple-of = Temple of { $who }
field-follows = { $what }, follows { $who }
field-unseen = { $count } more out of view
legend = What lies on the field
legend-temple = A temple, with the letter and colour of its god
legend-tribe = A tribe without a religion
legend-follows = A tribe and the stone of the god it follows
legend-desert = A desert: has no religion, and can be moved
legend-decay = A decay: has no religion, and stays
legend-lit = You can click here; the number is the power it costs
legend-recent = Has just changed
legend-ghost = Can be clicked, or would change by what you point at
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything

# Settings

settings-language = Language
settings-theme = Colours
settings-theme-system = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Motion
settings-speed-none = none
settings-speed-fast = fast
settings-speed-normal = normal
settings-speed-slow = slow
settings-sound = Sound
settings-patterns = Patterns on tribes
settings-confirm = Confirm every action
settings-ending = Confirm what ends my turn
settings-coach = Show what an action would do
settings-warn = Warn before something is wasted
settings-hints = Explain what is asked for the first time
settings-name = Name
settings-name-hint = Others see it at your seat.

# Being told, and other devices

told = Tell me when it is my turn
told-about = Only while no page of heyday is open.
told-push = This browser
told-push-add = Tell me in this browser
told-webhook = Webhook
told-webhook-add = Add
told-added = Done. Send a test to see it.
told-denied = The browser does not allow it.
told-test = Test
told-remove = Remove
told-sent = Sent.
told-failed = It failed: { $why }.
device = Another device
device-about = A private link makes another device yours, too. It works once, for ten minutes.
device-make = Make a link

# Gallery

gallery-title = Gallery

# Rules

rules-contents = Contents
rules-rulings = Rulings
rules-rulings-hint = Where the rules leave something open, we read them like this.

# Review

review-running = The game is being reviewed. That takes about a minute.
review-failed = The review failed.
review-swings = Biggest swings
review-clean = No mistake was found.
review-at = Odds at moment { $ply }
review-best = Turns without a mistake
review-played = Played
review-better = Better
review-moment = Moment { $ply }
review-odds = Odds come from the search of the bots, and are as good as its judgement.
review-as = as
review-play-on = Play on
review-luck = Luck
review-points = { $points } points
review-then-draw = then something is drawn
review-then-over = and the game is over
review-graph = Odds of victory

# Version

version-changed = There is a new version of heyday.
version-reload = Load it
