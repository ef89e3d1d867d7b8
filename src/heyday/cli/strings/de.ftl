# Was das Terminal sagt.

# Namen auf dem Spielfeld

label-green = grün
label-blue = blau
label-violet = violett viol
label-yellow = gelb
label-desert = Ödland Öde
label-decay = Verfall Verf
label-temple = Tempel Temp
label-whirlwind = Wirbel Wirb
label-extra = Zusatz Zus

# Daran erkennt man die Götter.

letter-red = Ro
letter-yellow = Ge
letter-blue = Bl
letter-green = Gr

# Der Tisch

title-gods = { $title }, Zug { $turn }: Mit { $target } Punkten ist sofort gewonnen
quiet = { $quiet ->
    [one] { $quiet } stiller Zug; nach { $stall } endet das Spiel
   *[other] { $quiet } stille Züge; nach { $stall } endet das Spiel
}
points-of = { $points } von { $target } Punkten
power = Kraft
temples = Tempel
stones = Steine
extras = Zusatz
believers = Stämme
chip-row = Chip
nations-legend = N Volk { $card } Punkte, * Chip { $chip }, + zu haben
display = Auslage
empty = leer
sack = Säckchen { $count }:
hidden-columns = Verdeckte Spalten: { $left } links, { $right } rechts. Mit < oder > blättern.

# Was gewählt werden kann

menu-tribe = Lege { card }
menu-desert = Lege das Ödland
menu-decay = Lege den Verfall
menu-temple = Lege einen Tempel
menu-lift = { $cost ->
    [0] Versetze ein Ödland mit dem Wirbelsturm
   *[other] Versetze ein Ödland
}
menu-drop = Lege das Ödland ab
menu-convert = Gib einem Stamm einen Götterstein
card = { $kind ->
    [green] den grünen Stamm
    [blue] den blauen Stamm
    [violet] den violetten Stamm
   *[yellow] den gelben Stamm
}
price = { $least } Kraft
price-range = { $least } bis { $most } Kraft
price-gain = +{ $gain } Kraft
places = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
rules-gods =
    Du bist ein Gott und willst Völker gründen: drei Stämme einer Farbe, die
    dir folgen. Jedes Volk zählt 3 Punkte; das erste seiner Farbe bringt dazu
    für immer einen Chip, der 1 Punkt zählt.
    Im Zug erhältst du 3 Kraft (höchstens 12), die Auslage wird auf zwei Tafeln
    ergänzt, und du führst zwei Aktionen aus:
      a  einen Stamm der Auslage legen, für 1 Kraft je Tafel, die er berührt.
         Gehören alle Tempel daneben einem Gott, folgt er diesem; ist kein
         Tempel da, folgt er den Stämmen daneben, wenn sie sich einig sind.
      b  einen Tempel legen, einmal im Zug, für 3 Kraft je Tafel, die er
         berührt. Alle Stämme daneben werden deine.
      c  eine andere Tafel spielen, einmal im Zug: Ödland (+1 Kraft), Verfall
         (nimmt einem Gott mit einem Tempel daneben 1 Kraft), Wirbelsturm
         (versetzt ein Ödland) oder Zusatzaktion (für einen späteren Zug).
      d  eine Zusatzaktion einsetzen: eine Aktion mehr.
      e  ein Ödland versetzen, einmal im Zug, für 2 Kraft.
      f  eine Tafel der Auslage ins Säckchen zurücklegen, einmal im Zug.
    Ein Stamm, der den Gott wechselt, kann ein Volk kosten. Wer die nötigen
    Punkte erreicht, gewinnt sofort. Ist das Säckchen leer, entscheiden die
    meisten Punkte, dann die meiste Kraft.

# Der Tisch von Gentes

# Mit ganz wenigen Buchstaben: Personen, Symbole, Hauptaktionen (zwei Buchstaben), Preise

short-noble = Adl
short-artisan = Hwk
short-soldier = Sol
short-merchant = Kfm
short-priest = Pri
short-scholar = Gel
short-any = bel
short-symbol-1 = Lor
short-symbol-2 = Sch
short-symbol-3 = Amp
short-symbol-4 = Rol
short-philosopher = Ph
short-scribe = Sr
short-chronicler = Ch
short-navigator = Na
short-start_player = St
price-short = { $coins }M { $hours }S
gain-short = +{ $coins }M { $hours }S

# Was Karten tun, in ganz wenigen Wörtern

brief-amount = { $what ->
    [vp] { $sign }{ $count }P
    [coins] { $sign }{ $count }M
    [temple] { $sign }{ $count } Tempel
    [oracle] { $sign }{ $count } Orakel
   *[locks] Sperre -{ $count }
}
brief-lends = leiht { $list }
brief-sun = je Runde: { $what }
brief-moon = Niedergang: { $list }
brief-always = { $effect ->
    [tax_bonus] immer: Steuer +{ $count }M
    [choose_price] immer: { $what } zu jedem Preis
    [extra_person] immer: Philosoph +{ $count }
    [discount] immer: { $what } -{ $count }M
   *[hand_limit] immer: Handlimit +{ $count }
}

title-gentes = { $title }, Runde { $round } von { $rounds }, Zeitalter { $era }: { $phase ->
    [preparation] Vorbereitung
    [heyday] Blütezeit
    [decline] Niedergang
    [final] Endwertung
   *[over] Ende
}
training = Ausbildung
one-person = für eine
two-persons = für zwei
bonus-tile = { $what ->
    [cities] Bonus für { $need } Städte
    [cards] Bonus für { $need } Karten
   *[persons] Bonus für { $need } Personen
}: { $left ->
    [0] vergeben
   *[other] { $next }{ $later ->
        [0] { "" }
       *[other] , dann { $later }
    } (noch { $left })
}
bonus-taken = { $what ->
    [cities] Bonus: Städte
    [cards] Bonus: Karten
   *[persons] Bonus: Personen
}
map = Karte
free-site = frei
hometowns = Heimatstädte
reward = { $icon ->
    [trade] { $name } +{ $count }M
   *[other] { $name } +{ $count }
}
home-scribes = Schreiber { $price }, oder ein Schreiber zu jedem Preis ({ $least }-{ $most })
home-philosophers = Philosoph { $price }, oder einer zu jedem Preis ({ $least }-{ $most })
home-inventors = Philosoph bildet 1 mehr aus, oder Steuer noch einmal (x: benutzt)
display-title = Auslage { $era } (Stapel { $deck })
column-slot = Platz
column-points = P
column-needs = braucht (hast/brauchst)
column-symbols = Symbole
column-effect = bringt
hand = Hand { $count } (Limit { $limit })
open-cards = Offene Karten { $count }
pile = Ablagestapel { $count }
deck = Stapel { $count }
tableau = Ausgespielt { $count }
lacking = es fehlt { $list }
playable = spielbar
playable-cubes = { $cubes ->
    [one] spielbar mit { $cubes } Tempelwürfel
   *[other] spielbar mit { $cubes } Tempelwürfeln
}
mat-coins = Münzen
mat-temple = Tempel
mat-oracle = Orakel
mat-cities = Städte
mat-played = Karten
mat-symbols = Symbole
mat-icons = Orte
mat-tableau = ausgespielt
mat-time = Zeit
mat-hand = Hand
free = { $count } frei
free-then = { $next ->
    [0] { $count } frei
   *[other] { $count } frei, nächste Runde { $next } weniger
}
goes-first = Startspieler
persons-of = { $count } von { $most } Personen
used = (benutzt)
nothing = nichts
hidden-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
exchange = von
printed-price = der Preis
by-card = durch eine Karte
settle-order = Gewählt wird in der Reihenfolge der Tafel, vom Adligen zum Gelehrten; undo nimmt zurück.
take-order = Karten werden von links nach rechts genommen, vom Ablagestapel von oben nach unten.
and-then = { $first }, { $next }
sentences = { $first }; { $next }
total = Summe
wish-hire = Eine Person für 3 Würfel
wish-exchange = Personen tauschen
new-cards = neu in der Auslage: { $cards }
card-head = Zeitalter { $era }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
where-tableau = { $seat } hat sie ausgespielt.
where-hand = { $seat } hat sie auf der Hand.
where-display = Sie liegt in der Auslage, Platz { $slot }.
where-discard = Sie liegt auf dem Ablagestapel.
where-open = Sie liegt offen zur Wahl.
where-elsewhere = Sie liegt in ihrem Stapel oder auf einer verdeckten Hand.
card-what = Welche Karte? Zum Beispiel: card schmiede
no-such-card = Keine Karte heißt „{ $name }“
many-cards = „{ $name }“ kann sein: { $names }
no-such-seat = Niemand heißt „{ $name }“: tippe einen Buchstaben, etwa mat B

rules-gentes =
    Du führst ein Volk durch sechs Runden (drei Zeitalter zu zwei Runden). Die
    meisten Punkte gewinnen. Im Zug nimmst du eine Hauptaktion, solange auf
    deiner Zeitleiste ein Feld frei ist: Passen darf niemand. Ein Plättchen
    belegt ein Feld, Sanduhren je eines; eine doppelte belegt nur eines, bleibt
    aber für die nächste Runde liegen.
      Steuereintreiber 4 Münzen für 1 Sanduhr, 8 für 2.
      Startspieler     2 Münzen, und du beginnst die nächste Runde.
      Philosoph        eine Person ausbilden, oder zwei aus billigeren Spalten.
      Navigator        eine Stadt bauen und alle eigenen der Region aktivieren;
                       oder eine Heimatstadt, und eine Region aktivieren.
      Schreiber        bis zu drei Karten der Auslage oder bis zu zwei vom
                       Ablagestapel nehmen, so weit der Preis reicht.
      Chronist         eine Karte ausspielen, deren Personen und Orte du hast.
                       Tempelwürfel stehen für fehlende Personen. Danach bringt
                       eines ihrer Symbole 1 Punkt je eigener Karte damit.
    Dazu jederzeit: 3 Würfel bilden eine Person aus, 1 Orakelwürfel tauscht zwei.
    Eine Reihe fasst sechs Personen: Wer dazukommt, verdrängt die anderen.
    Im Niedergang aktivierst du eine Stadt je Region und deine Mondkarten. Jede
    Karte über drei auf der Hand kostet eine Sanduhr. Nach den Runden 2 und 4
    beginnt ein neues Zeitalter, und eine Sperre fällt weg.
    Bonus gibt es für 6 Städte, 8 Karten, 18 Personen. Am Ende bringen oder kosten
    Handkarten die Hälfte ihrer Punkte, 10 Münzen und 2 Würfel je 1 Punkt;
    Sanduhren, die bleiben, kosten 2, 4, 8, 16.

# Gespräch

recap-more = { $count ->
    [one] … { $count } frühere Zeile: tippe log
   *[other] … { $count } frühere Zeilen: tippe log
}
ask-what = (Nummer, Platz oder beides: { $example }; help)
ask-where = (ein heller Platz; Enter: etwas anderes)
ask-where-only = (ein heller Platz; help)
ask-number = (eine Nummer oder Wörter; help)
ask-what-there = (was auf { $place }? eine Nummer; Enter: ein anderer Platz)
confirm = Damit endet dein Zug: { $text }. Enter führt es aus, sonst wähle etwas anderes.
no-such-number = Es gibt keine Wahl { $number }: erwartet wird 1 bis { $last }
no-such-place = Auf { $code } ist jetzt nichts zu tun
not-understood-gods = „{ $line }“ passt zu keiner Wahl: tippe eine Nummer, einen Platz, eine Aktion oder help
not-understood-gentes = „{ $line }“ passt zu keiner Wahl: tippe eine Nummer, einen Teil vom Text einer Wahl oder help
not-understood-any = „{ $line }“ passt zu keiner Wahl: eine Nummer, ein Teil vom Text einer Wahl oder help
too-many = „{ $line }“ passt zu { $count } Möglichkeiten: sag mehr
is-legal = Das geht jetzt: { $text }
why-what-gods = Warum was nicht? Zum Beispiel: why temple { $code }
why-what-gentes = Warum was nicht? Zum Beispiel: why chronist, oder why play forge
why-what-any = Warum was? Eine Aktion dahinter tippen
thinking = Ich denke nach …
hint-best = { $text } (tippe { $typed }): { $odds } % zu gewinnen
hint = Der Lehrling würde: { $text } (tippe { $typed })
undone = Zurückgenommen: { $text }
cannot-undo = Nichts zurückzunehmen: Seither wurde gezogen, oder andere haben entschieden
cannot-redo = Es gibt nichts, was wiederholt werden könnte
saved = Jede Aktion wird sofort aufgezeichnet, in { $path }

# Anfang und Ende

begin = Ein neues Spiel: { $seats }.
resumed = Das Spiel geht nach { $ply } Aktionen weiter: { $seats }.
recording = Die Aufzeichnung ist { $path }
commitment = Ein Geheimnis legt alles Ziehen fest. Sein Hash, um es später zu prüfen: { $hash }
quit = Das Spiel bleibt erhalten in { $path }
quit-resume = Weiter geht es mit: heyday play --resume { $path }
continues-in = Das Ende der alten Aufzeichnung ist beschädigt und blieb unberührt. Weiter geht es in { $path }
over = Das Spiel ist zu Ende.
winners = { $count ->
    [one] Es gewinnt: { $names }
   *[other] Gemeinsamer Sieg: { $names }
}
rank = Rang
player-gods = Gott
player-gentes = Spieler
player-any = Spieler
points = Punkte
power-left = Kraft
tie-break-gods = Bei gleichen Punkten entscheidet die Kraft; bei gleicher Kraft wird der Rang geteilt.
tie-break-gentes = Bei gleichen Punkten entscheiden die ausgespielten Karten, dann die Münzen; sonst wird der Rang geteilt.
tie-break-any = Wer gleich viel zählt, teilt den Rang.
by-source = { $name }: { $sources }
no-points = nichts
secret = Das Geheimnis war { $secret }
verify = Zum Prüfen: heyday verify { $path }
replay-prompt = Aktion { $ply } von { $last }. Enter oder n: weiter, p: zurück, eine Zahl: dorthin, q: Schluss

help-gods =
    Was du tippen kannst:
      2          Nummer 2 der Liste; danach ein heller Platz auf dem Feld
      k          ein Platz; danach, was dort geschehen soll
      2k         beides auf einmal
      { $example }
                 eine Aktion in Notation, der Platz als q,r oder mit seinem Kürzel
      Wörter     ein Teil vom Text einer Wahl
      why …      warum etwas nicht geht: why temple k
      undo, redo zurücknehmen und wiederholen, was du in diesem Zug getan hast
      hint       was am besten ist, oder was der Lehrling täte
      rules      das Spiel in Kürze
      log        was bisher geschah
      map        das Feld mit den Koordinaten, die im Verlauf stehen
      table      den Tisch neu zeichnen
      < und >    ein breites Feld verschieben
      save       wo das Spiel liegt; es wird nach jeder Aktion gesichert
      quit       aufhören; später kann es weitergehen
    Auf dem Feld: Stämme sind klein geschrieben, mit (Ro), wenn sie Rot folgen;
    TEMPEL [Ro] ist ein Tempel von Rot; x2: Der Platz berührt zwei Hextafeln.
    Auf einem hellen Platz: der Preis, dazu der Gott, dem ein Stamm folgen wird
    (2 Ro), oder wie viele Stämme ein Tempel gewinnt (6 +1).

help-gentes =
    Was du tippen kannst:
      2          Nummer 2: Die Nummern stehen auf Plättchen, Orten und Karten
      Wörter     Teile vom Text einer Wahl: phil 4, athen, schmiede
      { $example }
                 eine Aktion in Notation
      why …      warum etwas nicht geht: why chronist, why play forge
      card …     eine Karte ganz: card schmiede (oder ? schmiede)
      mat B      alles, was vor einem Spieler liegt, mit Hand und Karten
      pile, deck die Karten des Ablagestapels, des Stapels (ungeordnet)
      map        die Karte mit allen Orten
      points     Punkte nach Herkunft
      undo, redo zurücknehmen und wiederholen, was du in diesem Zug getan hast
      hint       was am besten ist, oder was der Lehrling täte
      rules      das Spiel in Kürze
      log        was bisher geschah
      table      den ganzen Tisch neu zeichnen
      save       wo das Spiel liegt; es wird nach jeder Aktion gesichert
      quit       aufhören; später kann es weitergehen
    Ein Plättchen zeigt Münzen (M) und Sanduhren (S); [B] davor: B hat es.
    Eine Karte zeigt, was sie braucht; Hwk 1/2: zwei Handwerker, du hast einen.
    Zeitleiste: Plättchen (Ph Sr Ch Na St), 2 und 1 Sanduhren, _ frei, # gesperrt.

help-any =
    Was man tippen kann:
      2          Nummer 2 der Liste wählen
      { $example }
                 eine Aktion in Notation
      Wörter     ein Teil vom Text einer Wahl
      why …      warum etwas nicht geht
      undo, redo zurücknehmen und wieder tun, was man in diesem Zug tat
      hint       was am besten ist oder was der Lehrling täte
      rules      wie das Spiel geht, kurz gefasst
      log        was bisher geschah
      table      den Tisch neu zeichnen
      save       wo die Partie liegt; jede Aktion wird sofort gespeichert
      quit       gehen; man kann später weiterspielen
