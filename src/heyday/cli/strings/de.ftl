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

# Gespräch

recap-more = { $count ->
    [one] … { $count } frühere Zeile: tippe log
   *[other] … { $count } frühere Zeilen: tippe log
}
ask-what = (Nummer, Platz oder beides: { $example }; help)
ask-where = (ein heller Platz; Enter: etwas anderes)
ask-where-only = (ein heller Platz; help)
ask-number = (eine Nummer; help)
ask-what-there = (was auf { $place }? eine Nummer; Enter: ein anderer Platz)
confirm = Damit endet dein Zug: { $text }. Enter führt es aus, sonst wähle etwas anderes.
no-such-number = Es gibt keine Wahl { $number }: erwartet wird 1 bis { $last }
no-such-place = Auf { $code } ist jetzt nichts zu tun
not-understood = „{ $line }“ passt zu keiner Wahl: tippe eine Nummer, einen Platz, eine Aktion oder help
too-many = „{ $line }“ passt zu { $count } Möglichkeiten: sag mehr
is-legal = Das geht jetzt: { $text }
why-what = Warum was nicht? Zum Beispiel: why temple { $code }
hint = Der Bot greedy würde: { $text } (tippe { $typed })
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
god = Gott
points = Punkte
power-left = Kraft
tie-break = Bei gleichen Punkten entscheidet die Kraft; bei gleicher Kraft wird der Rang geteilt.
by-source = { $name }: { $sources }
no-points = nichts
secret = Das Geheimnis war { $secret }
verify = Zum Prüfen: heyday verify { $path }
replay-prompt = Aktion { $ply } von { $last }. Enter oder n: weiter, p: zurück, eine Zahl: dorthin, q: Schluss

help =
    Was du tippen kannst:
      2          Nummer 2 der Liste; danach ein heller Platz auf dem Feld
      k          ein Platz; danach, was dort geschehen soll
      2k         beides auf einmal
      { $example }
                 eine Aktion in Notation, der Platz als q,r oder mit seinem Kürzel
      Wörter     ein Teil vom Text einer Wahl
      why …      warum etwas nicht geht: why temple k
      undo, redo zurücknehmen und wiederholen, was du in diesem Zug getan hast
      hint       was der Bot greedy täte
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
