# What the report of a review says. The other languages define the same messages.

title = { $title }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
open = The game is not over.
graph = Odds of victory after every turn
points = points
expected = points expected
loss = lost a turn
clean = turns without a mistake
luck = luck
mistakes = What cost most
no-mistakes = No mistake was found.
draws = Luck
no-draws = No draw changed much.
where = turn { $turn }, at { $ply }
lost = lost
played = played
better = better
leads = leads to
odds-points = { $odds }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
and-then = { "; " }
then-draw = …, then something is drawn
then-over = …, and the game is over
then-open = …
more = { $count ->
    [one] and { $count } smaller one
   *[other] and { $count } smaller ones
}
look = To see one of these moments: heyday replay { $file } --at N
