# Namen. Die Farben stehen ungebeugt: grün, blau, violett und gelb nehmen alle dieselben Endungen.

title = Gods
card = { $kind ->
    [green] der grüne Stamm
    [blue] der blaue Stamm
    [violet] der violette Stamm
    [yellow] der gelbe Stamm
    [desert] das Ödland
    [decay] der Verfall
    [whirlwind] der Wirbelsturm
    [temple] der Tempel
    [extra] die Zusatzaktion
   *[other] eine solche Tafel
}
    .accusative = { $kind ->
        [green] den grünen Stamm
        [blue] den blauen Stamm
        [violet] den violetten Stamm
        [yellow] den gelben Stamm
        [desert] das Ödland
        [decay] den Verfall
        [whirlwind] den Wirbelsturm
        [temple] den Tempel
        [extra] die Zusatzaktion
       *[other] eine solche Tafel
    }
colour = { $kind ->
    [green] grün
    [blue] blau
    [violet] violett
   *[yellow] gelb
}
god = { $god ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
   *[other] { $god }
}
me = { $me ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
   *[other] { $me }
}
place = { $place ->
    [nowhere] dieser Platz
   *[other] Platz { $place }
}
    .accusative = { $place ->
        [nowhere] diesen Platz
       *[other] Platz { $place }
    }
    .dative = { $place ->
        [nowhere] diesem Platz
       *[other] Platz { $place }
    }

# Wonach gefragt wird

prompt-turn = { $actions ->
    [0] Setze eine Zusatzaktion ein oder beende deinen Zug.
    [one] Führe noch { $actions } Aktion aus.
   *[other] Führe noch { $actions } Aktionen aus.
}
prompt-drop = Wohin legst du das Ödland?
prompt-whirlwind = Welches Ödland versetzt der Wirbelsturm?
prompt-steal = Wem nimmt der Verfall Kraft weg?
prompt-convert = Deine Göttersteine reichen nicht. Welcher Stamm bekommt einen?

# Aktionen

do-tribe = { $cost ->
    [one] Lege { card.accusative } für { $cost } Kraftpunkt auf { place.accusative }
   *[other] Lege { card.accusative } für { $cost } Kraftpunkte auf { place.accusative }
}
do-desert = { $gain ->
    [one] Lege das Ödland auf { place.accusative } und erhalte { $gain } Kraftpunkt
   *[other] Lege das Ödland auf { place.accusative } und erhalte { $gain } Kraftpunkte
}
do-decay = Lege den Verfall auf { place.accusative }
do-whirlwind = Spiele den Wirbelsturm
do-take = Nimm die Zusatzaktion
do-temple = { $cost ->
    [one] Lege einen Tempel für { $cost } Kraftpunkt auf { place.accusative }
   *[other] Lege einen Tempel für { $cost } Kraftpunkte auf { place.accusative }
}
do-lift = { $cost ->
    [0] Nimm das Ödland von { place.dative } auf
    [one] Nimm das Ödland für { $cost } Kraftpunkt von { place.dative } auf
   *[other] Nimm das Ödland für { $cost } Kraftpunkte von { place.dative } auf
}
do-drop = Lege das Ödland auf { place.accusative }
do-stay = Versetze kein Ödland
do-steal = { $taken ->
    [one] Nimm { "\u2068" }{ god }{ "\u2069" } { $taken } Kraftpunkt weg
   *[other] Nimm { "\u2068" }{ god }{ "\u2069" } { $taken } Kraftpunkte weg
}
do-spare = Nimm niemandem Kraft weg
do-convert = Gib dem Stamm auf { place.dative } einen Götterstein
do-discard = Lege { card.accusative } ins Säckchen zurück
do-spend = Setze eine Zusatzaktion ein
do-end = Beende den Zug

# Aktionen, wenn sie getan sind

did-tribe = { $cost ->
    [one] { me } legt { card.accusative } für { $cost } Kraftpunkt auf { place.accusative }
   *[other] { me } legt { card.accusative } für { $cost } Kraftpunkte auf { place.accusative }
}
did-desert = { $gain ->
    [one] { me } legt das Ödland auf { place.accusative } und erhält { $gain } Kraftpunkt
   *[other] { me } legt das Ödland auf { place.accusative } und erhält { $gain } Kraftpunkte
}
did-decay = { me } legt den Verfall auf { place.accusative }
did-whirlwind = { me } spielt den Wirbelsturm
did-take = { me } nimmt die Zusatzaktion
did-temple = { $cost ->
    [one] { me } legt einen Tempel für { $cost } Kraftpunkt auf { place.accusative }
   *[other] { me } legt einen Tempel für { $cost } Kraftpunkte auf { place.accusative }
}
did-lift = { $cost ->
    [0] { me } nimmt das Ödland von { place.dative } auf
    [one] { me } nimmt das Ödland für { $cost } Kraftpunkt von { place.dative } auf
   *[other] { me } nimmt das Ödland für { $cost } Kraftpunkte von { place.dative } auf
}
did-drop = { me } legt das Ödland auf { place.accusative }
did-stay = { me } versetzt kein Ödland
did-steal = { $taken ->
    [one] { me } nimmt { god } { $taken } Kraftpunkt weg
   *[other] { me } nimmt { god } { $taken } Kraftpunkte weg
}
did-spare = { me } nimmt niemandem Kraft weg
did-convert = { me } gibt dem Stamm auf { place.dative } einen Götterstein
did-discard = { me } legt { card.accusative } ins Säckchen zurück
did-spend = { me } setzt eine Zusatzaktion ein
did-end = { me } beendet den Zug

# Ablehnungen: sie folgen auf einen Doppelpunkt

refusal-over = das Spiel ist zu Ende
refusal-not-now = jetzt ist etwas anderes zu entscheiden
refusal-not-on-display = { card } liegt nicht in der Auslage
refusal-occupied = auf { place.dative } liegt schon eine Hextafel
refusal-not-touching = { place } berührt keine Hextafel
refusal-tribe-power = { $cost ->
    [one] ein Stamm kostet hier { $cost } Kraftpunkt, du hast { $power }
   *[other] ein Stamm kostet hier { $cost } Kraftpunkte, du hast { $power }
}
refusal-temple-power = { $cost ->
    [one] ein Tempel kostet hier { $cost } Kraftpunkt, du hast { $power }
   *[other] ein Tempel kostet hier { $cost } Kraftpunkte, du hast { $power }
}
refusal-temple-once = du hast in diesem Zug schon einen Tempel gelegt
refusal-no-temples = du hast keinen Tempel mehr
refusal-other-once = du hast in diesem Zug schon ein Ödland, einen Verfall, einen Wirbelsturm oder eine Zusatzaktion gespielt
refusal-move-once = du hast in diesem Zug schon für das Versetzen eines Ödlands bezahlt
refusal-move-power = { $move_price ->
    [one] ein Ödland zu versetzen kostet { $move_price } Kraftpunkt, du hast { $power }
   *[other] ein Ödland zu versetzen kostet { $move_price } Kraftpunkte, du hast { $power }
}
refusal-not-a-desert = { $place ->
    [nowhere] auf dem Spielfeld liegt kein Ödland
   *[other] auf { place.dative } liegt kein Ödland
}
refusal-splits = das Spielfeld würde zerfallen
refusal-same-place = das Ödland muss auf einen anderen Platz
refusal-discard-once = du hast in diesem Zug schon eine Tafel zurückgelegt
refusal-no-extra = du hast keine Zusatzaktion
refusal-extra-too-new = du kannst eine neue Zusatzaktion erst ab deinem nächsten Zug einsetzen
refusal-extra-useless = es bleibt keine Aktion, die du ausführen könntest
refusal-no-actions = du hast keine Aktion mehr: setze eine Zusatzaktion ein oder beende deinen Zug
refusal-must-act = { $actions ->
    [one] du musst noch { $actions } Aktion ausführen
   *[other] du musst noch { $actions } Aktionen ausführen
}
refusal-not-a-victim = { "\u2068" }{ god }{ "\u2069" } kannst du keine Kraft nehmen, nur einem anderen Gott mit einem Tempel neben dem Verfall
refusal-victim-power = { "\u2068" }{ god }{ "\u2069" } hat keine Kraft, die du nehmen könntest
refusal-not-wanting = auf { place.dative } liegt kein Stamm, den dein neuer Tempel noch bekehren muss
refusal-unknown = diese Aktion gibt es nicht

# Warnungen

waste-gain = Du hast schon { $most } Kraft, mehr geht nicht: Was du gewinnst, verfällt.
waste-income = { $lost ->
    [one] Du behältst { $power } Kraft, und mehr als { $most } geht nicht: Von deinem nächsten Einkommen verfällt { $lost }.
   *[other] Du behältst { $power } Kraft, und mehr als { $most } geht nicht: Von deinem nächsten Einkommen verfallen { $lost }.
}

# Was geschah

log-takes-stone = Der { colour }e Stamm auf { place.dative } folgt jetzt { god }
log-loses-stone = Der { colour }e Stamm auf { place.dative } verliert seine Religion
log-no-stone = Der { colour }e Stamm auf { place.dative } nimmt keine Religion an
log-nation-rises = { god } gründet ein { colour }es Volk
log-nation-falls = Ein { colour }es Volk von { god } zerfällt
log-chip = { god } erhält den { colour }en Punktechip
log-turn = { $gain ->
    [0] { god } beginnt einen Zug, ohne Kraft zu gewinnen
    [one] { god } beginnt einen Zug mit { $gain } Kraftpunkt mehr
   *[other] { god } beginnt einen Zug mit { $gain } Kraftpunkten mehr
}
log-draw = Neu in der Auslage: { card }
log-end-target = Die nötige Siegpunktzahl ist erreicht
log-end-short = Im Säckchen sind zu wenige Tafeln, um die Auslage aufzufüllen
log-end-identical = Die Auslage kann keine zwei verschiedenen Tafeln zeigen
log-end-stall = { $rounds } Runden lang hat keine Tafel Säckchen und Auslage endgültig verlassen

# Punkte nach Herkunft

source-nation-green = Grüne Völker
source-nation-blue = Blaue Völker
source-nation-violet = Violette Völker
source-nation-yellow = Gelbe Völker
source-chip-green = Grüner Punktechip
source-chip-blue = Blauer Punktechip
source-chip-violet = Violetter Punktechip
source-chip-yellow = Gelber Punktechip

# Optionen

option-religion = Religion eines neuen Stammes
option-religion-temple_first = Tempel gehen vor
option-religion-any_foreign_blocks = jede fremde Religion blockiert
option-other_cards = Andere Hextafeln
option-other_cards-once_per_turn = eine pro Zug
option-other_cards-once_per_kind = eine von jeder Art pro Zug
option-desert_move = Versetzen eines Ödlands
option-desert_move-may_split = darf das Spielfeld teilen
option-desert_move-no_split = darf das Spielfeld nicht teilen
option-start = Kraft zu Spielbeginn
option-start-as_printed = für alle gleich, wie in den Regeln
option-start-compensated = mehr für spätere Plätze (unsere Hausregel)

# Kapitel der Regeln

section-end = Spielende
section-actions = Zwei Aktionen ausführen
section-action-a = Aktion a
section-action-b = Aktion b
section-action-c = Aktion c
section-action-d = Aktion d
section-action-e = Aktion e
section-action-f = Aktion f
section-notes = Sonst noch wichtig
