# Namen. Kartennamen stehen in Anführungszeichen, weil ihr Geschlecht nicht bekannt ist; Regionen
# stehen ungebeugt: rot, gelb und grün nehmen alle dieselben Endungen.

title = Gentes
group = { $group ->
    [noble] Adliger
    [artisan] Handwerker
    [soldier] Soldat
    [merchant] Kaufmann
    [priest] Priester
   *[scholar] Gelehrter
}
    .nominative = { $group ->
        [noble] ein Adliger
        [artisan] ein Handwerker
        [soldier] ein Soldat
        [merchant] ein Kaufmann
        [priest] ein Priester
       *[scholar] ein Gelehrter
    }
    .accusative = { $group ->
        [noble] einen Adligen
        [artisan] einen Handwerker
        [soldier] einen Soldaten
        [merchant] einen Kaufmann
        [priest] einen Priester
       *[scholar] einen Gelehrten
    }
    .dative = { $group ->
        [noble] einem Adligen
        [artisan] einem Handwerker
        [soldier] einem Soldaten
        [merchant] einem Kaufmann
        [priest] einem Priester
       *[scholar] einem Gelehrten
    }
    .bare = { $group ->
        [noble] Adligen
        [artisan] Handwerker
        [soldier] Soldaten
        [merchant] Kaufmann
        [priest] Priester
       *[scholar] Gelehrten
    }
    .plural = { $group ->
        [noble] Adlige
        [artisan] Handwerker
        [soldier] Soldaten
        [merchant] Kaufleute
        [priest] Priester
       *[scholar] Gelehrte
    }
other = { $other ->
    [noble] Adligen
    [artisan] Handwerker
    [soldier] Soldaten
    [merchant] Kaufmann
    [priest] Priester
   *[scholar] Gelehrten
}
partner = { $group ->
    [noble] Handwerker
    [artisan] Adliger
    [soldier] Kaufmann
    [merchant] Soldat
    [priest] Gelehrter
   *[scholar] Priester
}
me = { $me }
seat = { $seat }
kind = { $kind ->
    [philosopher] Philosoph
    [scribe] Schreiber
    [chronicler] Chronist
    [navigator] Navigator
    [start_player] Startspieler
   *[tax] Steuereintreiber
}
    .oblique = { $kind ->
        [philosopher] Philosophen
        [scribe] Schreiber
        [chronicler] Chronisten
        [navigator] Navigator
        [start_player] Startspieler
       *[tax] Steuereintreiber
    }
region = { $region ->
    [red] rot
    [yellow] gelb
   *[green] grün
}
icon = { $icon ->
    [temple] Tempel
    [trade] Handel
    [oracle] Orakel
    [vp] Punkte
   *[any] beliebig
}
wanted = { $wanted ->
    [temple] Tempel
    [trade] Handel
    [oracle] Orakel
    [vp] Punkte
   *[any] beliebig
}
row = { $row ->
    [scribes] Schreiber
    [philosophers] Philosophen
   *[inventors] Erfinder
}
era = { $era ->
    [1] I
    [2] II
   *[3] III
}
hometown-name = Heimatstadt der { row } ({ icon })
at = { $where ->
    [hometown] die { site }
   *[city] { site }
}
    .dative = { $where ->
        [hometown] der { site }
       *[city] { site }
    }

# Mengen

cost = { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
price = { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}
pay-coins = { $pay_coins ->
    [one] { $pay_coins } Münze
   *[other] { $pay_coins } Münzen
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
penalty = { $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
}
hours = { $hours ->
    [one] { $hours } Sanduhr
   *[other] { $hours } Sanduhren
}
needed = { $needed ->
    [one] { $needed } freies Feld
   *[other] { $needed } freie Felder
}
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
singles = { $singles } einzelne
doubles = { $doubles } doppelte
laying = { $doubles ->
    [0] { singles }
   *[other] { $singles ->
        [0] { doubles }
       *[other] { doubles } und { singles }
    }
}
temple-cubes = { $pay_temple } Tempelwürfel
oracle-cubes = { $pay_oracle } Orakelwürfel
given = { $pay_temple ->
    [0] { oracle-cubes }
   *[other] { $pay_oracle ->
        [0] { temple-cubes }
       *[other] { temple-cubes } und { oracle-cubes }
    }
}
gains = { $points ->
    [0] { "" }
   *[other] , +{ points }
}{ $coins ->
    [0] { "" }
   *[other] , +{ coins }
}{ $temple ->
    [0] { "" }
   *[other] , +{ $temple } Tempelwürfel
}{ $oracle ->
    [0] { "" }
   *[other] , +{ $oracle } Orakelwürfel
}{ $lost ->
    [0] { "" }
   *[other] , kein Platz für { $lost } Würfel
}
later-gains = { $locks ->
    [0] { "" }
    [one] , { $locks } Sperre weniger
   *[other] , { $locks } Sperren weniger
}{ $persons ->
    [0] { "" }
    [one] , +{ $persons } Person
   *[other] , +{ $persons } Personen
}
pays = { $pay_coins ->
    [0] { "" }
   *[other] , −{ pay-coins }
}{ $pay_temple ->
    [0] { "" }
   *[other] , −{ temple-cubes }
}{ $pay_oracle ->
    [0] { "" }
   *[other] , −{ oracle-cubes }
}
unpaid = { $pay_coins ->
    [0] { "" }
   *[other] , { pay-coins } (du hast { $have_coins })
}{ $pay_temple ->
    [0] { "" }
   *[other] , { temple-cubes } (du hast { $have_temple })
}{ $pay_oracle ->
    [0] { "" }
   *[other] , { oracle-cubes } (du hast { $have_oracle })
}
missing-persons = { $noble ->
    [0] { "" }
    [one] , { $noble } Adliger
   *[other] , { $noble } Adlige
}{ $artisan ->
    [0] { "" }
   *[other] , { $artisan } Handwerker
}{ $soldier ->
    [0] { "" }
    [one] , { $soldier } Soldat
   *[other] , { $soldier } Soldaten
}{ $merchant ->
    [0] { "" }
    [one] , { $merchant } Kaufmann
   *[other] , { $merchant } Kaufleute
}{ $priest ->
    [0] { "" }
   *[other] , { $priest } Priester
}{ $scholar ->
    [0] { "" }
    [one] , { $scholar } Gelehrter
   *[other] , { $scholar } Gelehrte
}
missing-icons = { $need_temple ->
    [0] { "" }
   *[other] , { $need_temple } mit Tempel
}{ $need_trade ->
    [0] { "" }
   *[other] , { $need_trade } mit Handel
}{ $need_oracle ->
    [0] { "" }
   *[other] , { $need_oracle } mit Orakel
}{ $need_vp ->
    [0] { "" }
   *[other] , { $need_vp } mit Punkten
}

# Wonach gefragt wird

prompt-draft = Welche Karte wählst du?
prompt-settle = { $left ->
    [one] Wer gehört als Letzter zu deiner Startbevölkerung?
   *[other] Wer gehört zu deiner Startbevölkerung? Noch { $left } Personen.
}
prompt-turn = { $done ->
    [0] Welche Hauptaktion wählst du?
   *[other] Setze Würfel ein oder beende deinen Zug.
}
prompt-payment = Wie viel zahlst du für den { kind.oblique }?
prompt-hourglasses = Wie legst du { hours }?
prompt-tax_again = Nimmst du die Steuern noch einmal ein?
prompt-train = Wen bildest du aus? Du hast { $paid } gezahlt.
prompt-relocate = Dein Vorrat ist leer. Welche Stadt räumst du?
prompt-build = Wo baust du?
prompt-activate = Welche Region aktivierst du?
prompt-take = Welche Karte nimmst du? Du hast { $paid } gezahlt.
prompt-play = Welche Karte spielst du aus?
prompt-cube = Du hast keine Sperre mehr. Welchen Würfel nimmst du stattdessen?
prompt-join_any = Wer schließt sich deinem Volk an?
prompt-lose = Verlierst du { group.accusative } oder gibst du Würfel ab?
prompt-symbol = Welches Symbol von „{ card }“ wertest du?
prompt-hire = Wen bildest du für die Würfel aus?
prompt-exchange = { $left ->
    [one] Wer wechselt die Gruppe? Noch { $left } Wechsel ist möglich.
   *[other] Wer wechselt die Gruppe? Noch { $left } Wechsel sind möglich.
}
prompt-decline = Was aktivierst du?
prompt-discard = Welche Karte legst du ab?
prompt-final = Welche Handkarte wertest du?

# Aktionen

do-draft = Wähle „{ card }“
do-settle = Beginne mit { group.dative }
do-tax = Steuereintreiber für { hours }: { coins }
do-tile = { $kind ->
    [start_player] Startspieler ab dem Niedergang, +{ coins }
    [navigator] Navigator ({ icon }) für { cost } und { hours }
   *[other] { kind } für { cost } und { hours }
}
do-sun = { $kind ->
    [navigator] Navigator ({ icon }) durch „{ card }“ für { cost } und { hours }
   *[other] { kind } durch „{ card }“ für { cost } und { hours }
}{ $extra ->
    [0] { "" }
    [one] , mit { $extra } Person mehr
   *[other] , mit { $extra } Personen mehr
}
do-home = { kind } durch die { hometown } für { cost } und { hours }
do-hire = Gib { given } ab und bilde eine Person aus
do-exchange = { $left ->
    [one] Gib { oracle-cubes } ab und lass { $left } Person die Gruppe wechseln
   *[other] Gib { oracle-cubes } ab und lass bis zu { $left } Personen die Gruppe wechseln
}
do-end = Beende den Zug
do-pay = { $by ->
    [hometown] Zahle { pay-coins }, was die { hometown } erlaubt
    [card] Zahle { pay-coins }, was eine deiner Karten erlaubt
   *[none] Zahle { pay-coins }
}
do-place = { $hours ->
    [one] Lege { $hours } Sanduhr
   *[other] Lege { $hours } Sanduhren: { laying }
}
do-repeat = Nimm mit der { hometown } noch einmal { coins } ein
do-train = { $pushed ->
    [0] Bilde { group.accusative } aus
   *[other] Bilde { group.accusative } aus; ein { partner } macht Platz
}
do-extra = Bilde mit der { hometown } eine weitere Person aus
do-done = { $step ->
    [train] Bilde niemanden mehr aus
    [take] Nimm keine weitere Karte
    [tax_again] Nimm keine weiteren Steuern ein
    [exchange] Lass niemanden mehr die Gruppe wechseln
    [decline] Schließe den Niedergang ab
    [final] { $cards ->
        [0] Schließe die Endwertung ab
        [one] Gib die letzte Karte auf, −{ penalty }
       *[other] Gib die übrigen { cards } auf, −{ penalty }
    }
   *[other] Schließe ab
}
do-take = { $card ->
    [none] Nimm eine Karte von Platz { $slot }
   *[other] Nimm „{ card }“ (Platz { $slot })
}
do-fetch = Nimm „{ card }“ vom Ablagestapel
do-play = { $pay_temple ->
    [0] Spiele „{ card }“ aus: { points }
    [one] Spiele „{ card }“ mit { $pay_temple } Tempelwürfel für eine fehlende Person aus: { points }
   *[other] Spiele „{ card }“ mit { $pay_temple } Tempelwürfeln für fehlende Personen aus: { points }
}
do-symbol = Werte das Symbol { symbol }: { points }
do-lose = Verliere { group.accusative }
do-keep = Behalte den { group.bare } für { given }
do-cube = { $store ->
    [temple] Nimm einen Tempelwürfel
   *[oracle] Nimm einen Orakelwürfel
}{ $lost ->
    [0] { "" }
   *[other] , für den kein Platz ist
}
do-join = { $pushed ->
    [0] Nimm { group.accusative } auf
   *[other] Nimm { group.accusative } auf; ein { partner } macht Platz
}
do-relocate = { $where ->
    [hometown] Räume die { site }
   *[city] Räume { site }
}
do-build = { $where ->
    [hometown] Baue die { site }
   *[city] Baue eine Stadt in { site }
}
do-activate = { $cities ->
    [0] Aktiviere die { region }e Region, in der du keine Stadt hast
    [one] Aktiviere die { region }e Region mit { $cities } Stadt
   *[other] Aktiviere die { region }e Region mit { $cities } Städten
}
do-move = { $pushed ->
    [0] Mache einen { other } zu { group.dative }
   *[other] Mache einen { other } zu { group.dative }; ein { partner } macht Platz
}
do-city = Aktiviere { site }{ gains }{ later-gains }
do-moon = Nutze „{ card }“{ pays }{ gains }{ later-gains }
do-discard = Lege „{ card }“ ab
do-score = { $pay_temple ->
    [0] Werte „{ card }“: { points }
    [one] Werte „{ card }“ mit { $pay_temple } Tempelwürfel für eine fehlende Person: { points }
   *[other] Werte „{ card }“ mit { $pay_temple } Tempelwürfeln für fehlende Personen: { points }
}

# Aktionen, wenn sie getan sind

did-draft = { me } wählt „{ card }“
did-settle = { me } beginnt mit { group.dative }
did-tax = { me } schickt den Steuereintreiber für { hours } los
did-tile = { $kind ->
    [start_player] { me } wird Startspieler ab dem Niedergang
    [navigator] { me } nimmt ein Plättchen: Navigator ({ icon }, { cost }, { hours })
   *[other] { me } nimmt ein Plättchen: { kind } ({ cost }, { hours })
}
did-sun = { me } nutzt „{ card }“: { kind } ({ cost }, { hours })
did-home = { me } nutzt die { hometown }: { kind } ({ cost }, { hours })
did-hire = { me } gibt { given } ab, um eine Person auszubilden
did-exchange = { me } gibt { oracle-cubes } ab, um Personen zu tauschen
did-end = { me } beendet den Zug
did-pay = { $by ->
    [hometown] { me } zahlt { pay-coins }, was die { hometown } erlaubt
    [card] { me } zahlt { pay-coins }, was eine Karte erlaubt
   *[none] { me } zahlt { pay-coins }
}
did-place = { $hours ->
    [one] { me } legt { $hours } Sanduhr
   *[other] { me } legt { $hours } Sanduhren: { laying }
}
did-repeat = { me } nimmt mit der { hometown } noch einmal { coins } ein
did-train = { me } bildet { group.accusative } aus
did-extra = { me } bildet mit der { hometown } eine weitere Person aus
did-done = { $step ->
    [train] { me } bildet niemanden mehr aus
    [take] { me } nimmt keine weitere Karte
    [tax_again] { me } nimmt keine weiteren Steuern ein
    [exchange] { me } lässt niemanden mehr die Gruppe wechseln
    [decline] { me } schließt den Niedergang ab
   *[final] { me } schließt die Endwertung ab
}
did-take = { me } nimmt „{ card }“ von Platz { $slot }
did-fetch = { me } nimmt „{ card }“ vom Ablagestapel
did-play = { $pay_temple ->
    [0] { me } spielt „{ card }“ aus: { points }
    [one] { me } spielt „{ card }“ mit { $pay_temple } Tempelwürfel für eine fehlende Person aus: { points }
   *[other] { me } spielt „{ card }“ mit { $pay_temple } Tempelwürfeln für fehlende Personen aus: { points }
}
did-symbol = { me } wertet das Symbol { symbol }: { points }
did-lose = { me } verliert { group.accusative }
did-keep = { me } behält den { group.bare } für { given }
did-cube = { $store ->
    [temple] { me } nimmt einen Tempelwürfel
   *[oracle] { me } nimmt einen Orakelwürfel
}{ $lost ->
    [0] { "" }
   *[other] , für den kein Platz ist
}
did-join = { me } nimmt { group.accusative } auf
did-relocate = { $where ->
    [hometown] { me } räumt die { site }
   *[city] { me } räumt { site }
}
did-build = { $where ->
    [hometown] { me } baut die { site }
   *[city] { me } baut eine Stadt in { site }
}
did-activate = { me } aktiviert die { region }e Region
did-move = { me } macht einen { other } zu { group.dative }
did-city = { me } aktiviert { site }{ gains }
did-moon = { me } nutzt „{ card }“{ pays }{ gains }
did-discard = { me } legt „{ card }“ ab
did-score = { $pay_temple ->
    [0] { me } wertet „{ card }“: { points }
    [one] { me } wertet „{ card }“ mit { $pay_temple } Tempelwürfel für eine fehlende Person: { points }
   *[other] { me } wertet „{ card }“ mit { $pay_temple } Tempelwürfeln für fehlende Personen: { points }
}

# Ablehnungen: sie folgen auf einen Doppelpunkt

refusal-over = das Spiel ist zu Ende
refusal-not-now = jetzt ist etwas anderes zu entscheiden
refusal-unknown = diese Aktion gibt es nicht
refusal-not-open = „{ card }“ liegt nicht offen aus
refusal-chart-order = Personen werden in der Reihenfolge der Bevölkerungstafel gewählt, und du hast schon einen { other }
refusal-main-done = du hast deine Hauptaktion schon ausgeführt
refusal-must-act = solange Felder frei sind, musst du eine Hauptaktion ausführen (du hast { $free })
refusal-spaces = { $layout ->
    [tile] { $hours ->
        [0] das braucht { needed } für das Plättchen
       *[other] das braucht mindestens { needed } (für das Plättchen und { hours })
    }
    [placed] so gelegt brauchen { hours } { needed }
   *[time] das braucht mindestens { needed } ({ hours })
}, du hast { $free }
refusal-coins = das kostet { cost }, du hast { $have_coins }
refusal-tax-closed = der Steuereintreiber für { hours } ist in diesem Spiel geschlossen
refusal-tile-taken = { "\u2068" }{ seat }{ "\u2069" } hat dieses Plättchen bis zum Ende der Runde
refusal-tile-unused = dieses Plättchen ist zu { $players } Spielern nicht im Spiel
refusal-not-played = du hast „{ card }“ nicht ausgespielt
refusal-no-sun = „{ card }“ bietet keine Hauptaktion
refusal-card-used = du hast „{ card }“ schon genutzt
refusal-not-yours = { $where ->
    [hometown] die { site } gehört dir nicht
   *[city] du hast keine Stadt in { site }
}
refusal-home-used = du hast die { hometown } in dieser Runde schon genutzt
refusal-home-no-action = die { hometown } bietet keine Hauptaktion
refusal-home-other-action = die { hometown } hilft dem { kind.oblique } nicht
refusal-no-chosen-price = keine deiner Karten lässt dich den Preis für den { kind.oblique } wählen
refusal-not-the-price = der { kind } kostet hier { price }
refusal-price-range = ein gewählter Preis für den { kind.oblique } liegt zwischen { $least } und { $most } Münzen
refusal-same-price = der Preis beträgt ohnehin { pay-coins }, dafür braucht es keine Karte
refusal-too-many-doubles = { $most_doubles ->
    [0] { hours } kann keine doppelte sein
   *[other] { hours } ergeben höchstens { $most_doubles } doppelte
}
refusal-nobody-to-train = für { cost } könntest du niemanden ausbilden
refusal-no-card-in-reach = für { cost } ist keine Karte zu haben
refusal-no-card-to-play = du kannst keine deiner Handkarten ausspielen
refusal-no-site = { $icon ->
    [any] kein Bauplatz ist frei
   *[other] kein Bauplatz ({ icon }) ist frei
}
refusal-group-full = du hast { $count } { group.plural } und für mehr keinen Platz
refusal-train-price = jetzt { group.accusative } auszubilden erfordert { price }, du hast { $paid } gezahlt
refusal-train-enough = mehr als { $limit } Personen bildet diese Aktion nicht aus
refusal-train-first = erst muss jemand ausgebildet werden
refusal-extra-useless = es gibt niemanden, den du dadurch ausbilden könntest
refusal-slot-empty = Platz { $slot } ist leer
refusal-slot-order = Karten werden von links nach rechts genommen, und an Platz { $slot } bist du vorbei
refusal-slot-price = { $price ->
    [0] { $nth } Karten gibt es nie bis zu Platz { $slot }
   *[other] { $nth ->
        [one] { $nth } Karte bis zu Platz { $slot } erfordert { price }, du hast { $paid } gezahlt
       *[other] { $nth } Karten bis zu Platz { $slot } erfordern { price }, du hast { $paid } gezahlt
    }
}
refusal-not-discarded = „{ card }“ liegt nicht auf dem Ablagestapel
refusal-discard-order = Karten des Ablagestapels werden in der Reihenfolge der Liste genommen, und an „{ card }“ bist du vorbei
refusal-discard-price = { $nth ->
    [one] { $nth } Karte des Ablagestapels erfordert { price }, du hast { $paid } gezahlt
   *[other] { $nth } Karten des Ablagestapels erfordern { price }, du hast { $paid } gezahlt
}
refusal-taken-enough = { $limit ->
    [one] mehr als { $limit } Karte nimmt eine Aktion dort nicht
   *[other] mehr als { $limit } Karten nimmt eine Aktion dort nicht
}
refusal-not-both = eine Aktion nimmt Karten der Auslage oder des Ablagestapels, nicht von beiden
refusal-take-first = erst muss eine Karte genommen werden
refusal-not-in-hand = „{ card }“ ist nicht auf deiner Hand
refusal-icons-missing = dir fehlen für „{ card }“ Städte oder Heimatstädte{ missing-icons }
refusal-persons-missing = dir fehlen für „{ card }“ Personen{ missing-persons }: ersatzweise brauchst du { temple-cubes }, du hast { $have_temple }
refusal-site-taken = in { at.dative } steht schon { "\u2068" }{ seat }{ "\u2069" }
refusal-site-icon = { at } zeigt { icon }, diese Aktion verlangt { wanted }
refusal-region-closed = die { region }e Region ist zu { $players } Spielern geschlossen
refusal-just-vacated = { at } hast du eben erst geräumt
refusal-not-on-card = „{ card }“ zeigt dieses Symbol nicht
refusal-cubes = das kostet { given }, du hast { $have_temple } im Tempel und { $have_oracle } im Orakel
refusal-no-oracle = das kostet { oracle-cubes }, du hast { $have_oracle }
refusal-nobody-to-move = du hast niemanden, der die Gruppe wechseln könnte
refusal-same-group = die Person muss in eine andere Gruppe wechseln
refusal-no-such-person = du hast keinen { other }
refusal-move-first = erst muss jemand die Gruppe wechseln
refusal-no-city = { $where ->
    [hometown] Heimatstädte werden im Niedergang nicht aktiviert
   *[city] du hast keine Stadt in { site }
}
refusal-region-done = du hast schon eine Stadt der { region }en Region aktiviert
refusal-no-moon = „{ card }“ bewirkt nichts im Niedergang
refusal-moon-price = „{ card }“ kannst du nicht bezahlen{ unpaid }
refusal-cities-first = { $regions ->
    [one] in { $regions } Region ist noch eine Stadt zu aktivieren
   *[other] in { $regions } Regionen ist noch eine Stadt zu aktivieren
}
refusal-moons-first = eine Karte ist noch zu aktivieren
refusal-hand-empty = deine Hand ist leer, Würfel nützen nichts mehr

# Warnungen

waste-training = Für das Gezahlte könntest du noch jemanden ausbilden.
waste-taking = Für das Gezahlte könntest du noch eine Karte nehmen.
waste-hand = Du könntest noch eine Karte deiner Hand werten.
waste-cube = { $store ->
    [temple] Der Tempel ist voll: Der Würfel verfällt.
   *[oracle] Das Orakel ist voll: Der Würfel verfällt.
}

# Was geschah: erst, was keine Wahl ließ, dann das Übrige

log-settle = { did-settle }
log-tax = { did-tax }
log-pay = { did-pay }
log-place = { did-place }
log-train = { did-train }
log-take = { did-take }
log-fetch = { did-fetch }
log-play = { did-play }
log-symbol = { did-symbol }
log-lose = { did-lose }
log-cube = { did-cube }
log-join = { did-join }
log-relocate = { did-relocate }
log-build = { did-build }
log-activate = { did-activate }
log-move = { did-move }
log-city = { did-city }
log-moon = { did-moon }
log-discard = { did-discard }
log-draft-end = { $cards ->
    [one] { $cards } Karte wird in den Stapel zurückgemischt
   *[other] { $cards } Karten werden in den Stapel zurückgemischt
}
log-draw = Neu in der Auslage: „{ card }“
log-round = Runde { $round } beginnt (Zeitalter { era }); { seat } ist zuerst am Zug
log-full = { seat } hat eine volle Zeitleiste und setzt bis zum Niedergang aus
log-tax-coins = { seat } nimmt { coins } an Steuern ein
log-start-coins = { seat } erhält { coins }
log-pushed = Ein { partner } von { seat } macht Platz
log-training = Ausbildungskosten: { seat } verschiebt { group.plural } ans rechte Ende
log-gain = { seat } wird für „{ card }“ belohnt{ gains }
log-unlock = { seat } entfernt eine Sperre von der Zeitleiste
log-no-lock = { seat } hat keine Sperre mehr und nimmt stattdessen einen Würfel
log-joins = { seat } erhält { group.accusative }
log-turned-away = { seat } hat keinen Platz für { group.accusative }
log-nobody-lost = { seat } hat keinen { group.bare } zu verlieren
log-bonus = { $bonus ->
    [cities] { seat } nimmt das Bonusplättchen für { $count } Städte: { points }
    [cards] { seat } nimmt das Bonusplättchen für { $count } Karten: { points }
   *[persons] { seat } nimmt das Bonusplättchen für { $count } Personen: { points }
}
log-decline = Niedergang der Runde { $round }
log-start-player = { seat } ist der neue Startspieler
log-flip = { $doubles ->
    [one] { seat } dreht { $doubles } doppelte Sanduhr um
   *[other] { seat } dreht { $doubles } doppelte Sanduhren um
}
log-era = { $cards ->
    [one] Zeitalter { era } beginnt; { $cards } Karte kommt auf den Ablagestapel
   *[other] Zeitalter { era } beginnt; { $cards } Karten kommen auf den Ablagestapel
}
log-hand-limit = { seat } hat { cards } auf der Hand, erlaubt sind { $limit }: jede weitere kostet eine Sanduhr
log-hand-overflow = { seat } hat { cards } auf der Hand, erlaubt sind { $limit }: die Zeitleiste fasst nicht alle
log-final = Endwertung
log-given-up = { seat } gibt „{ card }“ auf: −{ penalty }
log-final-coins = { $held ->
    [one] { seat } hat { $held } Münze: { points }
   *[other] { seat } hat { $held } Münzen: { points }
}
log-final-cubes = { seat } hat { $held } Würfel: { points }
log-final-hourglasses = { seat } hat noch { hours }: −{ penalty }
log-end-rounds = Das Spiel endet nach { $rounds } Runden

# Punkte nach Herkunft

source-cards = Karten
source-symbols = Symbole
source-cities = Städte
source-bonus = Bonusplättchen
source-moon = Mondkarten
source-hand = Handkarten
source-coins = Münzen
source-cubes = Würfel
source-hourglasses = Sanduhren

# Optionen

option-setup = Spielaufbau
option-setup-draft = Karten und Personen werden gewählt
option-setup-first_game = feste Karten und Personen der ersten Partie
option-tax = Steuereintreiber
option-tax-ordinary = für eine oder zwei Sanduhren
option-tax-expert = nur für zwei Sanduhren
option-hands = Handkarten
option-hands-open = für alle offen
option-hands-hidden = vor den anderen verdeckt

# Abschnitte der Regeln

section-preparation = 3.0
section-heyday = 4.1
section-main = 4.1 A
section-pay = 4.1 A 1
section-time = 4.1 A 2
section-tax = 4.1 A 3, Steuereintreiber
section-philosopher = 4.1 A 3, Philosoph
section-navigator = 4.1 A 3, Navigator
section-hometowns = 4.1 A 3, Heimatstädte
section-scribe = 4.1 A 3, Schreiber
section-chronicler = 4.1 A 3, Chronist
section-additional = 4.1 B
section-decline = 4.2
section-final = 5.0

# Texte der Karten und Plättchen

text-list = { $first }, { $next }
text-sentences = { $first } { $next }
text-sentence = { $text }.
text-persons = { $count ->
    [one] { $count } { group }
   *[other] { $count } { group.plural }
}
text-any = { $count ->
    [one] { $count } Person nach Wahl
   *[other] { $count } Personen nach Wahl
}
text-icon = { $count ->
    [one] { $count } Stadt oder Heimatstadt ({ icon })
   *[other] { $count } Städte oder Heimatstädte ({ icon })
}
text-amount = { $what ->
    [vp] { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    [coins] { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
    [temple] { $count } Tempelwürfel
    [oracle] { $count } Orakelwürfel
   *[locks] { $count ->
        [one] { $count } Sperre weniger
       *[other] { $count } Sperren weniger
    }
}
text-needs = Voraussetzung: { $list }
text-gain = Ertrag: { $list }
text-lose = Verlust: { $list }
text-on-card = Auf der Karte, für spätere Karten: { $list }
text-sun = { $kind ->
    [navigator] Einmal pro Runde: Navigator ({ icon }) ohne Plättchen für { cost } und { hours }
   *[other] Einmal pro Runde: { kind } ohne Plättchen für { cost } und { hours }
}{ $extra ->
    [0] { "" }
    [one] , mit { $extra } Person mehr
   *[other] , mit { $extra } Personen mehr
}
text-tax-bonus = { $coins ->
    [one] Der Steuereintreiber bringt { $coins } Münze mehr
   *[other] Der Steuereintreiber bringt { $coins } Münzen mehr
}
text-choose-price = Für den { kind.oblique } zahlst du, was du willst, von { $least } bis { $most } Münzen
text-extra-person = { $count ->
    [one] Der Philosoph bildet { $count } Person mehr aus
   *[other] Der Philosoph bildet { $count } Personen mehr aus
}
text-discount = { $coins ->
    [one] Der { kind } kostet { $coins } Münze weniger
   *[other] Der { kind } kostet { $coins } Münzen weniger
}
text-hand-limit = { $count ->
    [one] Dein Handkartenlimit ist um { $count } Karte höher
   *[other] Dein Handkartenlimit ist um { $count } Karten höher
}
text-moon = In jedem Niedergang: { $list }
text-moon-exchange = In jedem Niedergang darfst du { $give } gegen { $list } tauschen
text-tile = { $kind ->
    [start_player] { kind }: +{ coins }, { hours }
    [navigator] { kind }, { icon }: { cost }, { hours }
   *[other] { kind }: { cost }, { hours }
}
