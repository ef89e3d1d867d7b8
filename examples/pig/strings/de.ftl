title = Pig
rules = Würfle, so oft du dich traust, und behalte die Summe der Augen. Eine 1 verdirbt den Zug: Nichts davon zählt. 100 Punkte gewinnen.
me = { $me ->
    [white] Weiß
    [black] Schwarz
    [red] Rot
   *[blue] Blau
}
prompt = Würfeln oder behalten?
view-turn = Zug
view-sum = Noch nicht behalten
view-die = Der Würfel zeigt
view-target = Zum Sieg
view-points = Punkte
do-roll = Würfeln
do-keep = { $sum } behalten
did-roll = { me } würfelt
did-keep = { me } behält { $sum }
log-thrown = Er zeigt { $die }
log-spoilt = Er zeigt eine 1, und { $sum } Punkte sind verloren
log-won = { me } hat gewonnen
refusal-over = die Partie ist zu Ende
refusal-nothing-to-keep = es gibt noch nichts zu behalten
refusal-unknown = diese Aktion gibt es nicht
section-turn = ein Zug
section-end = das Ende
source-kept = behalten
