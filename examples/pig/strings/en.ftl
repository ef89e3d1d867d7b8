title = Pig
rules = Throw the die as often as you dare, and keep the sum of what it showed. A 1 spoils the turn: nothing of it counts. 100 points win.
me = { $me ->
    [white] White
    [black] Black
    [red] Red
   *[blue] Blue
}
prompt = Throw, or keep what you have?
view-turn = Turn
view-sum = Not yet kept
view-die = The die shows
view-target = To win
view-points = Points
do-roll = Throw the die
do-keep = Keep { $sum }
did-roll = { me } throws the die
did-keep = { me } keeps { $sum }
log-thrown = It shows { $die }
log-spoilt = It shows a 1, and { $sum } points are lost
log-won = { me } has won
refusal-over = the game is over
refusal-nothing-to-keep = there is nothing to keep yet
refusal-unknown = there is no such action
section-turn = a turn
section-end = the end
source-kept = kept
