# Was der Bericht über eine Partie sagt.

title = { $title }: { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
open = Die Partie ist nicht zu Ende.
graph = Siegchancen nach jedem Zug
points = Punkte
expected = erwartete Punkte
loss = Verlust je Zug
clean = Züge ohne Fehler
luck = Glück
mistakes = Was am meisten gekostet hat
no-mistakes = Es wurde kein Fehler gefunden.
draws = Glück
no-draws = Kein Nachziehen hat viel geändert.
where = Zug { $turn }, bei { $ply }
lost = Verlust
played = gespielt
better = besser
leads = führt zu
odds-points = { $odds }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
and-then = { "; " }
then-draw = …, dann wird gezogen
then-over = …, und die Partie ist zu Ende
then-open = …
more = { $count ->
    [one] und { $count } kleinerer
   *[other] und { $count } kleinere
}
look = Um einen dieser Momente zu sehen: heyday replay { $file } --at N
