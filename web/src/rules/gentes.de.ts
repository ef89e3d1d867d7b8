import type { Rulebook } from './types.ts'

const CHAPTERS: [string, string, string[]][] = [
  [
    'aim',
    'Worum es geht',
    [
      'Jeder führt ein Volk des antiken Mittelmeers. Ihr sammelt Personen, baut Städte und Heimatstädte und spielt Zivilisationskarten. Nach sechs Runden in drei Epochen gewinnen die meisten Punkte.',
      'Münzen bezahlen Aktionen, knapp aber ist die Zeit: Jede Aktion füllt deine Zeitleiste.',
    ],
  ],
  [
    'preparation',
    'Vorbereitung',
    [
      'Drei Karten je Spieler liegen offen. Vom rechten Nachbarn des Startspielers herum bis zu ihm nimmt jeder eine, dann noch eine. Dann wählt ihr in Zugreihenfolge je vier Personen. Acht Karten bilden die Auslage; jeder hat 20 Münzen.',
      'Für ein erstes Spiel stehen Hände und Personen fest (eine Option des Tisches).',
    ],
  ],
  [
    'turn',
    'Runde und Zug',
    [
      'Eine Runde hat zwei Teile: Blütezeit und Niedergang. In der Blütezeit macht ihr reihum je eine Hauptaktion: ein Plättchen wählen (oder den Steuereintreiber, eine Sonnenkarte, eine Heimatstadt), seine Münzen zahlen, Plättchen und Sanduhren auf die Zeitleiste legen, ausführen.',
      'Jede Sanduhr ist eine einfache auf einem eigenen Platz, oder zwei sind eine doppelte auf einem Platz. Einfache verschwinden im Niedergang; eine doppelte kommt als einfache wieder. Gesperrte Plätze sind nicht nutzbar.',
      'Solange ein Platz frei ist, musst du handeln. Wessen Leiste voll ist, setzt bis zum Niedergang aus.',
    ],
  ],
  [
    'tax',
    'Steuereintreiber, Startspieler',
    [
      'Der Steuereintreiber hat kein Plättchen: Eine Sanduhr bringt 4 Münzen, zwei bringen 8.',
      'Das Startspieler-Plättchen bringt sofort 2 Münzen, braucht keine Sanduhr und macht dich zum Startspieler der nächsten Runde.',
    ],
  ],
  [
    'philosopher',
    'Philosoph',
    [
      'Bilde Personen aus. Was du zahlst, bestimmt, wie weit du in der Kostentabelle reichst: der obere Preis für eine Person, der untere für jede von zweien. Ausgebildete Gruppen rücken ans rechte Ende und werden teuer.',
      'Zwei Gruppen teilen sich eine Zeile mit sechs Plätzen. Wer in eine volle Zeile ausbildet, drängt eine Person der anderen Gruppe hinaus.',
    ],
  ],
  [
    'navigator',
    'Navigator',
    [
      'Baue eine Stadt auf einem freien Ort mit dem Zeichen des Plättchens; „beliebig“ erlaubt jeden Ort. Dann bringen all deine Städte dieser Region etwas, auch die neue: Tempel und Orakel einen Würfel, Handel 5 Münzen, Punkte 2 Punkte.',
      'Oder baue eine Heimatstadt mit dem Zeichen; dann wählst du eine Region, deren Städte etwas bringen. Ohne Vorrat nimmst du erst ein Stück zurück. Zu zweit ist die gelbe Region geschlossen.',
    ],
  ],
  [
    'hometowns',
    'Heimatstädte',
    [
      'Jede Heimatstadt wird einmal je Runde genutzt. Schreiber: eine Schreiberaktion ohne Plättchen für 6 Münzen und eine Sanduhr, oder den Preis einer Schreiberaktion wählen, 1 bis 10. Philosophen: eine Philosophenaktion für 4 Münzen und eine Sanduhr, oder den Preis wählen, 1 bis 8. Erfinder: eine Person mehr in einer Philosophenaktion, oder die Steuer noch einmal.',
    ],
  ],
  [
    'scribe',
    'Schreiber',
    [
      'Nimm Karten der Auslage: Die Zeilen darüber sagen, was eine, zwei oder drei Karten bis dorthin kosten. Oder hole aus der Ablage: 1 Karte für 6, 2 für 10. Nie beides. Die Auslage wird am Ende des Zuges aufgefüllt.',
    ],
  ],
  [
    'chronicler',
    'Chronist',
    [
      'Spiele eine Handkarte. Du brauchst mindestens ihre Personen, auf der Tafel oder auf deinen Karten gedruckt, und Städte oder Heimatstädte mit ihren Zeichen. Für jede fehlende Person springt ein Tempelwürfel ein. Nichts wird verbraucht.',
      'Du bekommst Punkte und Belohnungen, dann die Verluste; drei Würfel retten eine Person. Zuletzt wertest du eines ihrer Symbole: einen Punkt für jede eigene Karte, die es zeigt.',
      'Eine Sonnenkarte ist einmal je Runde eine eigene Hauptaktion; ∞ verändert andere Aktionen; eine Mondkarte wirkt in jedem Niedergang.',
    ],
  ],
  [
    'additional',
    'Würfel: Zusatzaktionen',
    [
      'Vor oder nach der Hauptaktion, in deinem Niedergang und deiner Schlusswertung: 3 Würfel aus Tempel und Orakel in beliebiger Mischung bilden eine Person aus, 1 Orakelwürfel lässt bis zu zwei Personen die Gruppe wechseln.',
      'Ein Speicher fasst 4 Würfel; weitere verfallen.',
    ],
  ],
  [
    'decline',
    'Niedergang',
    [
      'Der neue Startspieler beginnt. Plättchen gehen heim, einfache Sanduhren verschwinden, doppelte werden einfache. Nach den Runden 2 und 4 beginnt eine neue Epoche: Die Auslage kommt in die Ablage, und jeder nimmt ein Schloss ab, oder einen Würfel, wo keines mehr ist.',
      'Dann aktiviert jeder in der neuen Reihenfolge eine Stadt je Region und alle Mondkarten. Zuletzt kostet jede Handkarte über dem Limit von 3 eine Sanduhr; was die Leiste nicht fasst, wird abgelegt.',
    ],
  ],
  [
    'final',
    'Schlusswertung',
    [
      'In Zugreihenfolge: Handkarten für die Hälfte ihrer Punkte spielen, aufgerundet; jede, die bleibt, kostet ebenso viel. Dann 1 Punkt für 10 Münzen, 1 für 2 Würfel; 1, 2, 3, 4 oder mehr Sanduhren auf der Leiste kosten 2, 4, 8, 16.',
      'Bonusplättchen gab es im Spiel: 6 Städte, 8 Karten, 18 Personen; 8 Punkte für den Ersten, 4 für andere. Gleichstand: mehr gespielte Karten, dann mehr Münzen.',
    ],
  ],
]
/** G1, G2 and so on. */
const RULINGS = [
  'Die Zeitleiste hat 12 Plätze; 5 sind am Anfang gesperrt, eine einfache Sanduhr liegt dort.',
  'Eine Zeile fasst 6 Personen beider Gruppen. Ein Zugang in eine volle Zeile drängt eine der anderen Gruppe hinaus; eine Gruppe von 6 bekommt niemanden.',
  'Du beginnst mit vier Personen in beliebiger Mischung; die Auswahl geht vom rechten Nachbarn des Startspielers herum bis zu ihm, zweimal.',
  'Erstes Spiel: feste Hände und Personen, keine Auswahl.',
  'Erst zahlen, dann Zeit legen, dann handeln. Eine Aktion muss bezahlt werden, passen und wenigstens teilweise möglich sein. Von n Sanduhren dürfen beliebig viele Paare doppelte sein.',
  'Solange ein Platz frei ist, wird nicht gepasst.',
  'Eine Person: jede Spalte, deren oberen Preis du gezahlt hast. Zwei: jede, deren unteren. Gelesen wird vor dem Rücken; benutzte rücken ans rechte Ende, die rechteste zuerst.',
  'Schreiber: alle Karten unter den ersten Plätzen, deren Preis für so viele du gezahlt hast; weniger geht, keine nicht. Aufgefüllt wird am Zugende.',
  'Ein gewählter Preis ersetzt den gedruckten: 1 bis 10 beim Schreiber, 1 bis 8 beim Philosophen; Plättchen und Sanduhren bleiben.',
  'Jede Heimatstadt einmal je Runde, für eine ihrer zwei Möglichkeiten; mehrere in einer Aktion sind erlaubt.',
  'Erfinder wiederholen die Grundsteuer, 4 oder 8, je einmal; Boni von Karten kommen einmal dazu.',
  'Der Ort muss frei sein und das Zeichen zeigen. Eine Stadt aktiviert alle eigenen ihrer Region, eine Heimatstadt die einer Region deiner Wahl.',
  'Belohnungen: Tempel und Orakel je ein Würfel, höchstens 4 im Speicher; Handel 5 Münzen; Punkte 2.',
  'Bedarf ist ein Mindestmaß. Genau so viele Tempelwürfel, wie Personen fehlen. Erst Gewinne, dann Verluste, alle; dann ein Symbol.',
  'Sonne: einmal je Runde, ab deinem nächsten Zug. ∞: immer. Mond: in jedem Niedergang.',
  'Zusatzaktionen vor oder nach der Hauptaktion, in deinem Niedergang und deiner Schlusswertung, nie mitten in einer Aktion.',
  'Ein Orakelwürfel bewegt bis zu zwei Personen, je in eine andere Gruppe.',
  'Bonusplättchen gibt es sofort: 6 Stücke auf dem Plan, 8 Karten, 18 Personen auf der Tafel; 8 Punkte, später 4; je Art eines.',
  'Der Niedergang der Reihe nach: Startspieler, Plättchen und Sanduhren, Runde und Epoche, Städte und Monde, Handlimit.',
  'Handkarten, die die Zeitleiste nicht bezahlen kann, werden abgelegt, nach deiner Wahl.',
  'Der Niedergang der Runde 6 wird gespielt, dann folgt die Schlusswertung.',
  'Jede Handkarte bringt oder kostet die Hälfte ihrer Punkte, aufgerundet; dann Münzen, Würfel, Sanduhren. Punkte können unter 0 fallen.',
  'Gleichstand: mehr gespielte Karten, dann mehr Münzen, dann geteilter Sieg.',
  'Alles ist offen außer der Reihenfolge des Stapels; Hände können als Option verdeckt sein.',
  'Ein Solospiel gibt es noch nicht: Seine gedruckten Regeln stehen in keiner unserer Quellen.',
  'Startpersonen werden in der Reihenfolge der Tafel gewählt, Plätze von links nach rechts, damit jede Wahl nur eine Schreibweise hat.',
  'Ein Zug endet, wenn du es sagst, solange Würfel noch nutzbar wären; sonst von selbst.',
  'Ein gedruckter Zugang in eine Gruppe von 6 verfällt; in eine volle Zeile drängt er, gewollt oder nicht.',
  'Wo kein Schloss mehr ist, gibt eine Karte, die eines entfernt, einen Würfel nach Wahl. Ein gefallenes Schloss kann dich in die Blütezeit zurückbringen.',
  'Die Marke einer genutzten Heimatstadt bleibt bis zum Niedergang, auch wenn ihr Stück zurückgenommen wird.',
  'Personen und Wirkungen einer Karte zählen nach ihrer eigenen Aktion, nie für ihren eigenen Bedarf.',
  'Der Abzug am Ende zählt Sanduhren; eine doppelte zählt zwei.',
  'Ein gewählter Preis kann eine Aktion möglich machen, die du nicht zahlen könntest, und darf höher sein; einer je Aktion.',
  'Mit e Personen mehr bildet eine Aktion 1+e im oberen oder 2+e im unteren Bereich aus.',
  'Ein Stück wird nur bei leerem Vorrat zurückgenommen und anderswo gebaut; die verlassene Stadt bringt nichts.',
  'Im Niedergang sind eine Stadt je Region und Mondgewinne Pflicht, Mondtausche freiwillig.',
  'Verluste kommen vor dem Symbol; jede verlorene Person ist eine eigene Entscheidung.',
  'In der Schlusswertung gibt „fertig“ alle übrigen Karten auf, spielbar oder nicht.',
  'Preise gehören zu Plätzen; eine Zahlung, die nichts kauft, ist nicht erlaubt.',
  'Ein Tausch macht wenigstens einen Wechsel zwischen zwei Gruppen; er darf jemanden hinausdrängen.',
  'Ein genommenes Bonusplättchen geht nie verloren.',
]

export const RULES: Rulebook = {
  chapters: CHAPTERS.map(([id, title, text]) => ({ id, title, text })),
  rulings: RULINGS.map((text, i) => ({ id: `G${i + 1}`, title: `G${i + 1}`, text: [text] })),
}
