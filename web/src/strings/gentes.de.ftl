# Die Worte der Seiten über Gentes, neben denen des Spiels selbst.

# Der Tisch

map = Karte des östlichen Mittelmeers, 24 Orte
map-closed = geschlossen
site-label = { site }, { icon }, Region { region }, { $free ->
    [1] frei
   *[0] von { $owner }
}{ $lit ->
    [1] , wählbar
   *[0] { "" }
}
site-pays = Eine Stadt hier bringt
region-now = Deine Städte dieser Region ({ region }) bringen jetzt:
region-none = Du hast keine Stadt in dieser Region.
homes = Heimatstädte
homes-row = { $row ->
    [scribes] Schreiber
    [philosophers] Philosophen
   *[inventors] Erfinder
}
homes-choose = oder { $least }–{ $most } zahlen
homes-tax = oder Steuer nochmals
home-label = { hometown }, { $free ->
    [1] frei
   *[0] von { $owner }
}{ $used ->
    [1] , diese Runde genutzt
   *[0] { "" }
}{ $lit ->
    [1] , wählbar
   *[0] { "" }
}
actions = Hauptaktionen
tiles-left = { $left } von { $of } übrig
taken-by = genommen von { $name }
train-one = 1 Person
train-two = 2 Pers.
train-label = { group }: { $one } allein, { $two } als eine von zweien
draft = Auswahl
draft-hint = Alle nehmen reihum zwei dieser Karten.
display = Auslage
era-name = Epoche { era }
take = nimm { $count }
slot = Platz { $slot }, allein ab { $price }
slot-empty = leer
deck = Stapel
discard = Ablage
pile-deck = Stapel
pile-deck-note = { $count ->
    [one] { $count } Karte liegt im Stapel, in unbekannter Reihenfolge. Möglich sind:
   *[other] { $count } Karten liegen im Stapel, in unbekannter Reihenfolge. Möglich sind:
}
pile-discard = Ablagestapel
pile-discard-note = Der Schreiber holt 1 Karte für 6 Münzen oder 2 für 10.
pile-empty = Hier liegt keine Karte.
bonus = Bonusplättchen
bonus-cities = Städte
bonus-cards = Karten
bonus-persons = Pers.
bonus-label = { $bonus ->
    [cities] { $count } Städte auf dem Plan
    [cards] { $count } gespielte Karten
   *[persons] { $count } Personen auf der Tafel
}: der Nächste bekommt { $points } Punkte
round-label = Runde { $round } von { $rounds }, Epoche { era }
round-short = { $round } · { era }
phase-preparation = Vorbereitung
phase-heyday = Blütezeit
phase-decline = Niedergang
phase-final = Schlusswertung
phase-over = Zu Ende
others = Die anderen und das Protokoll
drawer = Andere und Protokoll

# Tableaus

mat-own = Dein Tableau
mat-of = Das Tableau von { $name }
mat-expand = Alle Karten von { $name }
population = Volk
track = Zeitleiste
track-free = { $same ->
    [1] { $free } frei
   *[0] { $free } frei, danach { $then }
}
track-label = Zeitleiste: { $free } frei, { $tiles } Plättchen, { $singles } einfache und { $doubles } doppelte Sanduhren, { $locks } gesperrt
place-next = { $doubles ->
    [0] keine bleibt
    [one] { $doubles } bleibt
   *[other] { $doubles } bleiben
}
    .title = In die nächste Runde: { place-next }
group-label = { group }: { $count }{ $lent ->
    [0] { "" }
   *[other] , und { $lent } auf Karten
}
store = { $icon ->
    [temple] Tempel
   *[oracle] Orakel
}
store-label = { store }: { $count } Würfel
more-hire = Ausbilden
more-exchange = Tauschen
hand = Hand
hand-empty = Keine Karten.
hand-hidden = Vor den anderen verdeckt.
tableau = Gespielt
built = { $count } von { $of } Karten
built-short = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
free = { $count } frei
of = { $count } von { $of }
left = übrig
cities-left = { $count ->
    [one] noch { $count } Stadt zu bauen
   *[other] noch { $count } Städte zu bauen
}
coins-word = Münzen
projected = Am Ende { $points }
projection = Punkte nach Quelle
projection-hint = Was alle haben, und was es wäre, wenn das Spiel mit dieser Runde endete: Handkarten mit der Hälfte ihrer Punkte dafür oder dagegen, Münzen, Würfel und die Sanduhren, die bleiben.
log-drawn = Neu in der Auslage: { $cards }
delta-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
delta-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
delta-temple = Tempelwürfel
delta-oracle = Orakelwürfel
delta-persons = { $count ->
    [one] Person
   *[other] Personen
}

# Karten

playable = spielbar
short = fehlt
card-needs = Braucht
card-gives = Bringt
card-have = du hast { $count }
card-cubes = { $cubes ->
    [one] { $cubes } Tempelwürfel kann für die fehlende Person einspringen; du hast { $have }.
   *[other] { $cubes } Tempelwürfel können für die Fehlenden einspringen; du hast { $have }.
}
card-symbols = Du zeigst schon:
card-price = Platz { $slot }: { $one } allein{ $two ->
    [0] { "" }
   *[other] , { $two } als eine von zwei
}{ $three ->
    [0] { "" }
   *[other] , { $three } als eine von drei
}.
card-built = Gespielt von { $name }.
card-ours = { $count ->
    [one] Ein Wert dieser Karte steht in keiner Quelle, die wir lesen konnten; er ist von uns.
   *[other] { $count } Werte dieser Karte stehen in keiner Quelle, die wir lesen konnten; sie sind von uns.
}
card-why = Warum, und wie man es berichtigt
card-correct = Wer die Schachtel hat, schreibt die wahren Werte in known/cards.toml, Eintrag { $card }, in einem Ordner, den HEYDAY_CONTENT nennt.

# Die Leiste

ask-to = In welche Gruppe wechselt die Person? ({ other })
ask-cubes = Welche Würfel gibst du?
opt-cubes = { $temple } Tempel, { $oracle } Orakel
opt-extra = Eine mehr durch eine Heimatstadt
opt-region = { $region ->
    [red] Hellas (rot)
    [yellow] Asia (gelb)
   *[green] Africa (grün)
}
by-card = durch eine Karte
by-print = wie aufgedruckt
confirm-for = { $cost ->
    [one] Bestätigen für { $cost } Münze
   *[other] Bestätigen für { $cost } Münzen
}
several = { $verb ->
    [settle] Mit diesen vier beginnen?
   *[other] { $count ->
        [one] Diese Karte nehmen?
       *[other] Diese { $count } Karten nehmen?
    }
}
several-more = { $names }{ $more ->
    [0] { "" }
    [one] ; { $more } weitere ginge noch dazu
   *[other] ; { $more } andere gingen noch dazu
}.
help-turn = { $count ->
    [one] { $count } ist möglich. Ein Klick zeigt, was sie täte.
   *[other] { $count } sind möglich. Ein Klick zeigt, was sie täten.
}
help-build = { $cities ->
    [one] { $cities } Ort auf der Karte
   *[other] { $cities } Orte auf der Karte
}{ $homes ->
    [0] { "" }
    [one] , { $homes } Heimatstadt
   *[other] , { $homes } Heimatstädte
}
help-train = { $count ->
    [one] { $count } Gruppe ist erreichbar, auf der Kostenleiste oder der Tafel.
   *[other] { $count } Gruppen sind erreichbar, auf der Kostenleiste oder der Tafel.
}
help-payment = Der gedruckte Preis ist { price }; du darfst einen anderen wählen.
help-take = { $count ->
    [one] { $count } Karte der Auslage ist erreichbar
   *[other] { $count } Karten der Auslage sind erreichbar
}{ $fetched ->
    [0] { "" }
   *[other] , { $fetched } der Ablage
}.
help-hourglasses = Einfache verschwinden im Niedergang. Eine doppelte spart jetzt einen Platz und bleibt nächste Runde als einfache.
help-decline = { $cities ->
    [0] { "" }
    [one] { $cities } Stadt
   *[other] { $cities } Städte
}{ $moons ->
    [0] { "" }
    [one] { $cities ->
        [0] { "" }
       *[other] { ", " }
    }{ $moons } Mondkarte
   *[other] { $cities ->
        [0] { "" }
       *[other] { ", " }
    }{ $moons } Mondkarten
} zur Wahl; eine Stadt je Region.
help-declined = Alles ist aktiviert. Nutze Würfel, oder beende.
help-final = Eine Karte, die du spielen kannst, bringt die Hälfte ihrer Punkte; eine, die bleibt, kostet die Hälfte.

# Das Ende

end-tie = Bei Gleichstand zählen gespielte Karten, dann Münzen.
end-cards = Gespielte Karten
end-coins = Münzen übrig
end-rounds = Punkte nach jeder Runde
end-end = Ende

# Worte beim ersten Mal

first-never = Keine Hinweise
first-draft = Die Auswahl
    .text = Nimm eine Karte, deren Personen du gern hättest: gleich wählst du vier Personen für den Anfang. Lass den Zeiger oder einen Finger auf einer Karte ruhen, um sie zu lesen.
first-settle = Vier Personen für den Anfang
    .text = Wähle die, die deine Handkarten brauchen. Die zwei Gruppen einer Zeile teilen sich sechs Plätze.
first-turn = Du bist dran
    .text = Nimm eine Hauptaktion: Ein Klick auf ein Plättchen zeigt, was es mit Münzen und Zeitleiste macht; dann bestätige. Was golden gerahmt ist, geht.
first-hourglasses = Zeit
    .text = Einfache brauchen jetzt mehr Platz und sind nächste Runde weg. Eine doppelte braucht einen Platz und kommt als einfache wieder.
first-build = Eine Stadt
    .text = Eine neue Stadt bringt sofort etwas, zusammen mit all deinen Städten ihrer Region. Zeige auf einen Ort, um zu sehen, wie viel.
first-train = Ausbilden
    .text = Was du gezahlt hast, bestimmt, wie weit du nach rechts reichst: oben für eine Person, unten für zwei. Wer ausgebildet wird, rückt ans rechte Ende und wird teuer.
first-take = Karten
    .text = Was du gezahlt hast, bestimmt, wie viele Karten du nimmst und wie weit rechts. Mehr als drei auf der Hand kosten im Niedergang Zeit.
first-play = Eine Karte spielen
    .text = Eine Karte braucht Personen und Städte, verbraucht sie aber nicht. Ein Tempelwürfel springt für eine fehlende Person ein.
first-decline = Der Niedergang
    .text = Eine Stadt jeder Region bringt etwas, und all deine Mondkarten. Auch Würfel kannst du jetzt nutzen.

# Ein erstes Spiel

learn-welcome = Willkommen
    .text = Du spielst das erste Spiel der Anleitung: Karten und Personen stehen fest. Sechs Runden; wer die meisten Punkte hat, gewinnt. Punkte kommen von Karten, Symbolen und Städten. Goldene Rahmen zeigen, was du tun kannst.
learn-track = Deine Zeit
    .text = Unten siehst du deine Zeitleiste. Jede Hauptaktion legt dort ihr Plättchen und ihre Sanduhren hin. Ist kein Platz mehr frei, ist deine Runde vorbei: Zeit ist, womit du wirklich bezahlst. Die Plätze mit Schloss öffnen sich später.
learn-play = Spiele eine Karte
    .text = Deine Hand liegt rechts unten; ein grüner Rahmen sagt, dass du die nötigen Personen hast. Nimm ein Plättchen des Chronisten (Taste 6), bestätige und wähle die Karte. Sie verbraucht deine Personen nicht.
learn-symbols = Symbole
    .text = Karten der ersten zwei Epochen zeigen Symbole. Wer eine Karte spielt, wertet eines davon: einen Punkt für jede eigene Karte, die es zeigt. Eine Art zu sammeln lohnt sich.
learn-city = Baue eine Stadt
    .text = Nimm ein Plättchen des Navigators (Taste 4): Sein Zeichen sagt, auf welchen Orten du bauen darfst. Eine neue Stadt bringt sofort etwas, zusammen mit all deinen Städten dieser Region. Zeige auf einen Ort, um es zu sehen.
learn-tax = Geld
    .text = Der Steuereintreiber (Taste 1) hat keine Plättchen und ist immer da: 4 Münzen für eine Sanduhr, 8 für zwei. Schicke ihn los.
learn-full = Fülle deine Leiste
    .text = Mach weiter, bis deine Leiste voll ist. Zwei Sanduhren können zwei einfache sein, nächste Runde weg, oder eine doppelte, die jetzt einen Platz braucht und als einfache bleibt.
learn-decline = Der Niedergang
    .text = Plättchen gehen heim, einfache Sanduhren verschwinden, doppelte werden zu einfachen. Dann aktivierst du eine Stadt jeder Region und deine Mondkarten. Wo es nichts zu wählen gibt, geschieht es von selbst; der Verlauf sagt es.
learn-second = Die zweite Runde
    .text = Nun kennst du die Runde. Deine zwei Karten sind bald gespielt: Du wirst Leute wollen, und neue Karten.
learn-train = Bilde Leute aus
    .text = Nimm ein Plättchen des Philosophen (Taste 3). Was du zahlst, bestimmt, wie weit du nach rechts reichst: der obere Preis für eine Person, der untere für zwei. Zwei Gruppen teilen sich eine Zeile zu sechst: Eine volle Zeile drängt jemanden hinaus.
learn-take = Nimm Karten
    .text = Nimm ein Plättchen des Schreibers (Taste 5). Die Zeilen über den Karten sagen, was eine, zwei oder drei Karten bis dorthin kosten.
learn-cubes = Würfel
    .text = Tempel- und Orakelstädte geben Würfel. Ein Tempelwürfel springt für eine fehlende Person einer Karte ein; drei Würfel bilden jemanden aus; ein Orakelwürfel lässt zwei Personen die Gruppe wechseln. Das darfst du vor oder nach deiner Aktion.
learn-limit = Beende die Runde
    .text = Im Niedergang kostet jede Handkarte über drei eine Sanduhr. Beende diese Runde.
learn-era = Eine neue Epoche
    .text = Nach den Runden 2 und 4 wechselt die Auslage und ein Schloss fällt. Karten der Epoche III haben keine Symbole, aber viele Punkte.
learn-bonus = Bonusplättchen
    .text = Sechs Städte, acht Karten oder achtzehn Personen: Der Erste bekommt 8 Punkte, die anderen 4. Am Ende zählen Handkarten halb, für oder gegen dich; zehn Münzen oder zwei Würfel sind ein Punkt; Sanduhren, die bleiben, kosten.
learn-free = Du weißt alles
    .text = Spiel weiter, wie du magst. „Am Ende“ unter deinem Namen zeigt, wie du stehst. Die Taste / listet alles Mögliche auf, und die Regeln sind einen Klick entfernt.
