# Situationen
scenario-gentes-decline = Gentes: der Niedergang, mit Städten zum Aktivieren
scenario-gentes-draft = Gentes: die erste Kartenwahl
scenario-gentes-final = Gentes: die Schlusswertung
scenario-gentes-last-round = Gentes: die letzte Runde beginnt
scenario-gentes-payment = Gentes: zahlen mit Hilfe einer Heimatstadt
scenario-gentes-relocation = Gentes: eine Stadt versetzen
scenario-gods-decay = Gods: Verfall, und wem Kraft genommen wird
scenario-gods-desert = Gods: ein Ödland wandert
scenario-gods-last-turn = Gods: vielleicht der letzte Zug
scenario-gods-whirlwind = Gods: der Wirbelsturm
