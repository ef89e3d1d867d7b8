# Die eigenen Worte der App. Was die Spiele sagen, steht in deren eigenen Dateien.

# Überall

home = heyday, Startseite
back = Zurück
undo = Rückgängig
undo-turn = Ganzer Zug
undo-ask = Rücknahme erbitten
redo = Wiederholen
confirm = Bestätigen
confirm-for = Bestätigen für { $power } Kraft
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
points = Punkte
selected = gewählt
tools = Werkzeuge
settings = Einstellungen
help = Hilfe
lost = Die Verbindung ist weg. Wir versuchen es weiter.
loading = Einen Moment …

# Seiten

nav-play = Spielen
nav-games = Meine Spiele
nav-learn = Lernen
nav-rules = Regeln
nav-label = Seiten
nowhere = Diese Seite gibt es nicht.
nowhere-home = Zur Startseite

# Start

lobby-title = Jetzt spielen
lobby-sub = Gegen Bots, in diesem Browser, ohne Anmeldung.
lobby-players = Spieler
lobby-bots = Bots
lobby-play = Spielen
lobby-starting = Wird aufgebaut …
lobby-guest = Gast
lobby-options = Hausregeln
game-gentes = Gentes
game-gentes-about = Ein Volk, seine Städte und Bauwerke, gegen die Zeit.
game-gods = Gods
game-gods-about = Legt die Erde Feld um Feld und gewinnt Stämme mit Tempeln. 20 Minuten.
level-random = Würfel
level-novice = Novize
    .note = fürs erste Spiel
level-apprentice = Lehrling
    .note = sieht den eigenen Zug
level-adept = Könner
    .note = ein Spiel auf Augenhöhe
level-master = Meister
    .note = schlägt die meisten
level-oracle = Orakel
    .note = unser bester
one-device = Ein Gerät
    .about = 2 bis 4 Leute um einen Bildschirm; Bots füllen auf.
    .action = Aufbauen
online = Online-Tisch
    .about = Wer den Link öffnet, nimmt Platz. Live oder über Tage.
    .action = Tisch öffnen
bring-record = Partien
    .about = Eine Aufzeichnung ansehen oder von jedem Moment weiterspielen.
    .action = Datei mitbringen
my-games = Meine Spiele
my-games-all = alle { $count }
my-games-none = Nichts im Gange. Ein begonnenes Spiel bleibt hier, bis es vorbei ist.
my-turn = Du bist dran
look = Ansehen
game-line-ply = Aktion { $ply }
game-line-waits = wartet auf { $name }
game-line-gathering = wartet auf Mitspieler
learn-title = Lernen
learn-about = Gentes in zwei Runden, Gods in zehn Minuten, auf dem echten Brett.
learn-begin = Beginnen
learn-begin-game = { $game } beginnen
learn-go-on = Weiter
learn-next = Weiter
learn-later = Das geht gerade nicht. Mach etwas anderes; es kommt noch.
learn-progress = Schritt { $at } von { $of }
learn-intro = Du spielst ein echtes Spiel gegen den Novizen, und wir sagen dir, worauf es ankommt: zwei Runden Gentes, dann spielst du frei weiter; oder ein ganzes Spiel Gods. Du kannst jederzeit aufhören und später weitermachen.
learn-welcome = Willkommen
    .text = Du bist der rote Gott. Drei Gläubige einer Farbe sind ein Volk und 3 Punkte. Zu zweit gewinnen 10 Punkte. Deine Punkte stehen oben rechts.
learn-field = Das Feld
    .text = In der Mitte liegt die Erde: noch sind es nur Tempel. Tafeln werden neben andere gelegt. Was du legst, kostet Kraft für jeden Nachbarn; deine Kraft sind die Kästchen bei deinem Namen.
learn-tribe = Lege einen Stamm
    .text = Klick auf einen Stamm der Auslage, dann auf einen goldenen Platz neben deinem Tempel. Die Zahl ist der Preis. Der Knopf unten, oder Enter, bestätigt.
learn-religion = Woran er glaubt
    .text = Ein neuer Stamm folgt den Tempeln neben ihm, wenn sie sich einig sind. Ohne Tempel folgt er gläubigen Stämmen. Sein Stein zeigt Farbe, Form und Buchstaben seines Gottes.
learn-temple = Lege einen Tempel
    .text = Drück B oder „Tempel legen“. Er kostet 3 Kraft je Nachbar und bekehrt jeden Stamm daneben, auch die der anderen. Reicht die Kraft nicht, lege Stämme oder warte einen Zug.
learn-turn = Zwei Aktionen
    .text = Ein Zug hat genau zwei Aktionen. Zu Beginn bekommst du 3 Kraft, und die Auslage wird gefüllt. Ein Klick auf eine Zeile im Verlauf zeigt den Tisch in jenem Moment.
learn-card = Andere Tafeln
    .text = Ödland, Verfall, Wirbelsturm und Zusatzaktion spielst du mit C, eine im Zug. Ödland bringt 1 Kraft. Liegt keine aus, leg mit F eine Tafel zurück.
learn-sack = Der Sack
    .text = Links unten siehst du, was noch im Sack ist und wie wahrscheinlich jede Tafel gezogen wird. Verborgen ist nur die Reihenfolge.
learn-nation = Dein erstes Volk
    .text = Sammle nun drei Gläubige einer Farbe. Die Tabelle der Völker zeigt, wie weit alle sind. Das erste Volk einer Farbe gewinnt dazu einen Chip: 1 Punkt für immer.
learn-free = Du weißt alles
    .text = Spiel zu Ende. Was nicht geht, sagt dir warum, wenn du darauf zeigst. Rückgängig machen kannst du, was nichts gezogen hat.
scenarios = Situationen
scenarios-about = Momente der Regeln zum Ausprobieren. Du spielst alle Plätze; nichts zählt.
records-title = Nachspielen und auswerten
records-none = Beendete Spiele kommen hierher.
review = Auswertung
replay = Nachspielen
setup-title = Wer spielt?
setup-seat = Platz { $letter }
setup-person = Mensch
setup-bot = Bot
setup-open = Offen
setup-kind = Wer sitzt hier
setup-pace = Tempo
pace-free = Ohne Uhr
pace-live = Live, eine Minute je Entscheidung
pace-turns = Über Tage, ein Tag je Zug
setup-start = Spiel beginnen
gather-link = Schick diesen Link. Wer ihn öffnet, darf einen offenen Platz nehmen.
gather-take = Hier sitzen
gather-leave = Aufstehen
gather-start = Beginnen
gather-wait = Das Spiel beginnt, sobald { $name } es startet.
gather-open-seats = { $count ->
    [one] { $count } Platz ist noch offen.
   *[other] { $count } Plätze sind noch offen.
}
gather-fill = Bot hierher
qr = QR-Code des Links

# Plätze

seat-open = offen
seat-you = du
seat-bot = Bot
seat-thinking = denkt …
seat-away = ein Bot vertritt
seat-online = da
seat-offline = nicht da
standing = Stand
come-back = Ein Bot spielt für dich.
    .action = Platz wieder einnehmen

# Tisch

bar = Was gefragt ist
tabs = Teile des Tischs
tab-field = Feld
tab-gods = Götter
tab-sack = Sack
tab-log = Verlauf
tab-map = Karte
tab-actions = Aktionen
tab-cards = Karten
tab-mat = Tableau
tab-table = Tisch
turn-number = Zug { $turn }
log = Verlauf
log-show = Den Tisch in diesem Moment zeigen
log-empty = Noch ist nichts geschehen.
recap = Rückblick
recap-news = { $count ->
    [one] { $count } Aktion seit deiner letzten.
   *[other] { $count } Aktionen seit deiner letzten.
}
wait-bot = { $name } denkt
wait-slow = Beim ersten Mal brauchen Bots ein, zwei Minuten, bis sie bereit sind.
wait-person = { $name } ist dran
wait-skip = Nicht warten
history-start = Der Anfang des Spiels
history-at = Moment { $ply } von { $last }
history-back = Zurück
history-on = Weiter
history-now = Zur Gegenwart
history-first = Zum Anfang
history-run = Abspielen
history-stop = Anhalten
history-slider = Moment des Spiels
timeline = Momente des Spiels
history-fork = Von hier weiterspielen
why-not = Nicht möglich
cost = Kostet { $power }
gain = Bringt { $power }
points-change = { $from } → { $to } Punkte
delta-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
delta-power = Kraft
preview-draws = Danach wird etwas gezogen.
hint = Tipp
hint-thinking = Denkt darüber nach …
hint-title = Was am besten aussieht
hint-odds = Dahinter: wie oft das gewinnen würde, wie die Bots es sehen.
choices-title = Alle Möglichkeiten
choices-none = Gerade ist nichts zu wählen.
choices-filter = Suchen
connection-lost = Verbindung verloren. Neuer Versuch …
chat = Gespräch
chat-say = Etwas sagen
chat-say-beside = Den anderen, die zusehen, etwas sagen
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
arrange = Der Tisch
arrange-about = Was die anderen betrifft, geschieht, wenn alle zustimmen. Bots stimmen zu.
arrange-replace = Einen Bot hierhin setzen
arrange-bots = Nach der Aktion eines Bots warten
arrange-seconds = { $count } s
arrange-seed = Die Würfel dieses Tisches sind die von Startzahl { $seed }: für alle, die ihn spielen, dieselben.
arrange-end-sure = Das Spiel endet für alle, so wie es steht.
paused = Das Spiel ist angehalten.
ask-pause = Um Pause bitten
ask-resume = Um Fortsetzung bitten
ask-end = Um ein vorzeitiges Ende bitten
ask-hints = Um Hinweise bitten
consent-undo = { $name } möchte zu Moment { $ply } zurück.
consent-pause = { $name } möchte das Spiel anhalten.
consent-resume = { $name } möchte weiterspielen.
consent-end = { $name } möchte das Spiel vorzeitig beenden.
consent-hints = { $name } bittet darum, dass alle Hinweise bekommen können.
consent-replace = { $name } bittet darum, dass ein Bot ({ $level }) für { $who } spielt.
consent-pace = { $name } bittet um ein anderes Tempo: { $pace }.
consent-waits = Du hast gefragt. Es fehlt noch: { $names }.
consent-until = Offen bis { $time }.
consent-silence = Offen bis { $time }; danach gilt das Schweigen von { $names } als Zustimmung.
consent-yes = Einverstanden
consent-no = Ablehnen
end-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
end-points = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten
   *[other] { $names } gewinnen gemeinsam mit { $points } Punkten
}
end-early = Das Spiel wurde vorzeitig beendet
end-what = { $game }, { $turns } Züge
end-show = Ergebnis
end-sources = Punkte nach Herkunft
end-nations = Völker
end-chips = Chips
end-total = Summe
end-power = Gleichstand: Kraft
end-rank = Rang
end-chart = Punkte im Lauf des Spiels
end-board = Zum Brett
end-replay = Nachspielen
end-rematch = Revanche
end-download = Herunterladen
end-proof = Der Hash der Würfel stand am Anfang da; die Aufzeichnung verrät das Geheimnis, so kann jeder jede Ziehung prüfen.
end-verify = heyday verify DATEI
verify = Prüfen
verify-running = Wird nachgespielt …
verify-good = { $count ->
    [one] { $count } Aktion nachgespielt: alles regelgerecht
   *[other] { $count } Aktionen nachgespielt: alles regelgerecht
}{ $proven ->
    [1] , und jede Ziehung kommt aus dem Geheimnis.
   *[0] . Ein Geheimnis wird nicht verraten, die Ziehungen lassen sich nicht prüfen.
}

# Tasten

keys-title = Tasten
keys-actions = Eine Aktion wählen
keys-cards = Eine Tafel der Auslage wählen
keys-card = Eine Karte genau lesen
keys-end = Zug beenden, oder fertig
keys-points = Punkte nach Quelle
keys-drawer = Andere und Verlauf, wo es eng ist
keys-arrows = Von Ziel zu Ziel; beim Nachspielen von Moment zu Moment
keys-run = Beim Nachspielen: laufen lassen oder anhalten
keys-fork = Beim Nachspielen: von hier aus weiterspielen
keys-enter = Bestätigen
keys-escape = Den letzten Klick zurücknehmen
keys-undo = Rückgängig
keys-redo = Wiederholen
keys-turn = Zurück zum Anfang des Zugs
keys-list = Alle Möglichkeiten als Liste
keys-hint = Tipp
keys-recap = Rückblick
keys-chat = Gespräch
keys-arrange = Der Tisch: Plätze, Tempo, Pause
keys-next = Das nächste Spiel, das auf dich wartet
keys-help = Diese Seite

# Gods

gods-display = Auslage
gods-display-count = { $count } von { $of }
gods-slot-empty = Leer
    .hint = im nächsten Zug neu
gods-card-green = Grüner Stamm
    .hint = aufs Feld legen
gods-card-blue = Blauer Stamm
    .hint = aufs Feld legen
gods-card-violet = Violetter Stamm
    .hint = aufs Feld legen
gods-card-yellow = Gelber Stamm
    .hint = aufs Feld legen
gods-card-desert = Ödland
    .hint = bringt 1 Kraft
gods-card-decay = Verfall
    .hint = stiehlt 1 Kraft
gods-card-whirlwind = Wirbelsturm
    .hint = bewegt ein Ödland
gods-card-extra = Zusatzaktion
    .hint = ab dem nächsten Zug
gods-card-temple = Tempel
    .hint = bekehrt die Nachbarn
gods-kind-green = grün
gods-kind-blue = blau
gods-kind-violet = violett
gods-kind-yellow = gelb
gods-kind-desert = Ödland
gods-kind-decay = Verfall
gods-kind-whirlwind = Wirbelsturm
gods-kind-extra = Zusatzaktion
gods-actions = Aktionen
gods-actions-left = noch { $count }
gods-action-tribe = Stamm legen
    .short = Stamm
    .note = 1 Kraft je Nachbar
gods-action-temple = Tempel legen
    .short = Tempel
    .note = 3 Kraft je Nachbar
gods-action-card = Tafel spielen
    .short = Tafel
    .note = eine, die kein Stamm ist
gods-action-spend = Zusatzaktion nutzen
    .short = Zusatz
    .note = eine Aktion mehr
gods-action-move = Ödland versetzen
    .short = Ödland
    .note = 2 Kraft
gods-action-discard = Tafel zurücklegen
    .short = Ablegen
    .note = in den Sack
gods-free = umsonst
gods-price = { $same ->
    [1] { $from } Kraft
   *[0] { $from } bis { $to } Kraft
}
gods-ask-tribe = Stamm legen: wähle einen Platz
gods-ask-temple = Tempel legen: wähle einen Platz
gods-ask-card = Tafel spielen: wähle welche, oder wo
gods-ask-spend = Zusatzaktion nutzen
gods-ask-move = Ödland versetzen: wähle eines
gods-ask-discard = Tafel zurücklegen: wähle welche
gods-ask-here = Was legst du hierhin?
gods-ask-what = { $places ->
    [0] { $card }: wähle, was damit geschieht
   *[other] { $card }: wähle einen Platz, oder was damit geschieht
}
gods-why = { $code ->
    [tribe-power] zu wenig Kraft
    [temple-power] zu wenig Kraft
    [move-power] zu wenig Kraft
    [temple-once] einmal im Zug
    [other-once] einmal im Zug
    [move-once] einmal im Zug
    [discard-once] einmal im Zug
    [no-temples] keiner mehr da
    [not-a-desert] es liegt kein Ödland
    [no-extra] du hast keine
    [extra-too-new] ab deinem nächsten Zug
    [extra-useless] nichts mehr zu tun
   *[other] { $text }
}
gods-help-turn = { $count ->
    [one] { $count } Art von Aktion ist möglich. Wähle eine Tafel, einen Platz oder eine Aktion.
   *[other] { $count } Arten von Aktionen sind möglich. Wähle eine Tafel, einen Platz oder eine Aktion.
}
gods-help-cells = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}{ $priced ->
    [1] . Zahlen sind Kraft.
   *[0] { "" }
}
gods-sack = Sack
gods-sack-count = { $count } Tafeln
gods-god = { $name }, { $points } von { $target } Punkten, { $power } Kraft
gods-power = Kraft { $power } von { $most }
gods-power-word = Kraft
gods-take-power = 1 Kraft nehmen
gods-stones = { $count ->
    [one] Stein
   *[other] Steine
}
gods-temples = Tempel
gods-extras = Zusatz
gods-nations = Völker
gods-nations-hint = 3 Gläubige einer Farbe = 3 Punkte
gods-nation-cell = { $colour }: { $believers } Gläubige, { $nations ->
    [one] { $nations } Volk
   *[other] { $nations } Völker
}{ $chip ->
    [1] , und der Chip
   *[0] { "" }
}
gods-chips-hint = { $left ->
    [0] erstes Volk einer Farbe: 1 Punkt, für immer. Alle vergeben.
   *[other] erstes Volk einer Farbe: 1 Punkt, für immer. Noch { $left }.
}
gods-race = Punkte auf dem Weg zu { $target }: { $standing }
gods-race-end = { $target } gewinnt
gods-your-believers = Deine Gläubigen ({ $colour }): { $from } → { $to }

# Feld

field-name = Spielfeld, { $count } Tafeln
field-empty = Leerer Platz
field-at = bei { $place }
field-options = { $count } Möglichkeiten
field-temple-of = Tempel von { $who }
field-follows = { $what }, folgt { $who }
field-unseen = { $count } weitere außer Sicht
legend = Was auf dem Feld liegt
legend-temple = Ein Tempel, mit Buchstabe und Farbe seines Gottes
legend-tribe = Ein Stamm ohne Religion
legend-follows = Ein Stamm und der Stein des Gottes, dem er folgt
legend-desert = Ein Ödland: ohne Religion, kann versetzt werden
legend-decay = Ein Verfall: ohne Religion, bleibt liegen
legend-lit = Hier kannst du klicken; die Zahl ist die Kraft, die es kostet
legend-recent = Hat sich gerade geändert
legend-ghost = Kann geklickt werden, oder würde sich ändern durch das, worauf du zeigst
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen

# Einstellungen

settings-language = Sprache
settings-theme = Farben
settings-theme-system = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-speed = Bewegung
settings-speed-none = keine
settings-speed-fast = schnell
settings-speed-normal = normal
settings-speed-slow = langsam
settings-sound = Ton
settings-patterns = Muster auf Stämmen
settings-confirm = Jede Aktion bestätigen
settings-ending = Bestätigen, was meinen Zug beendet
settings-coach = Zeigen, was eine Aktion bewirkt
settings-warn = Warnen, bevor etwas verfällt
settings-hints = Erklären, was zum ersten Mal gefragt wird
settings-name = Name
settings-name-hint = Andere sehen ihn an deinem Platz.

# Benachrichtigungen und andere Geräte

told = Sag mir, wenn ich dran bin
told-about = Nur solange keine Seite von heyday offen ist.
told-push = Dieser Browser
told-push-add = In diesem Browser benachrichtigen
told-webhook = Webhook
told-webhook-add = Hinzufügen
told-added = Fertig. Ein Test zeigt es.
told-denied = Der Browser erlaubt es nicht.
told-test = Test
told-remove = Entfernen
told-sent = Gesendet.
told-failed = Fehlgeschlagen: { $why }.
device = Ein anderes Gerät
device-about = Mit einem privaten Link gehört auch ein anderes Gerät zu dir. Er gilt einmal, zehn Minuten lang.
device-make = Link erstellen

# Galerie

gallery-title = Galerie

# Regeln

rules-contents = Inhalt
rules-rulings = Auslegungen
rules-rulings-hint = Wo die Regeln etwas offenlassen, lesen wir sie so.

# Auswertung

review-running = Das Spiel wird ausgewertet. Das dauert etwa eine Minute.
review-failed = Die Auswertung ist misslungen.
review-swings = Größte Wendungen
review-clean = Kein Fehler gefunden.
review-at = Chancen in Moment { $ply }
review-best = Züge ohne Fehler
review-played = Gespielt
review-better = Besser
review-moment = Moment { $ply }
review-odds = Die Chancen stammen aus der Suche der Bots und sind so gut wie deren Urteil.
review-as = als
review-play-on = Weiterspielen
review-luck = Glück
review-points = { $points } Punkte
review-then-draw = dann wird gezogen
review-then-over = und die Partie ist zu Ende
review-graph = Chancen auf den Sieg

# Version

version-changed = Es gibt eine neue Version von heyday.
version-reload = Laden
