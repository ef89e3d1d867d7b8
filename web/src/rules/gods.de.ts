import type { Rulebook } from './types.ts'

export const RULES: Rulebook = {
  chapters: [
    {
      id: 'aim',
      title: 'Worum es geht',
      text: [
        'Alle spielen einen Gott. Gemeinsam legt ihr die Erde, Tafel um Tafel. Deine Tempel gewinnen Stämme; drei Gläubige einer Farbe sind ein Volk, und Völker sind Punkte.',
        'Wer das Ziel erreicht, gewinnt sofort: 10 Punkte zu zweit, 9 zu dritt oder zu viert.',
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      text: [
        'Du bekommst 3 Kraft, nie mehr als 12. Leere Plätze der Auslage werden aus dem Sack gefüllt; sind beide Tafeln gleich, wird eine getauscht.',
        'Dann führst du genau zwei Aktionen aus. Wo nichts anderes steht, darf es zweimal dieselbe sein.',
      ],
    },
    {
      id: 'action-a',
      title: 'a: Einen Stamm legen',
      text: [
        'Nimm einen Stamm aus der Auslage und lege ihn neben mindestens eine Tafel. Das kostet 1 Kraft je Nachbartafel.',
        'Er nimmt sofort eine Religion an: die der Tempel neben ihm, wenn sie alle einem Gott gehören. Berührt ihn kein Tempel, die der gläubigen Stämme neben ihm, wenn sie übereinstimmen. Sonst glaubt er an niemanden.',
      ],
    },
    {
      id: 'action-b',
      title: 'b: Einen Tempel legen',
      text: [
        'Einmal im Zug. Lege einen deiner Tempel neben mindestens eine Tafel. Das kostet 3 Kraft je Nachbartafel.',
        'Jeder Stamm daneben wird zu dir bekehrt, was er auch vorher glaubte. Steine anderer Götter gehen an sie zurück.',
      ],
    },
    {
      id: 'action-c',
      title: 'c: Eine andere Tafel spielen',
      text: [
        'Einmal im Zug, welche es auch ist. Ein Ödland wird gelegt und bringt 1 Kraft. Ein Verfall wird gelegt; du darfst dem Besitzer eines Tempels daneben 1 Kraft nehmen.',
        'Ein Wirbelsturm bewegt ein Ödland kostenlos und verlässt das Spiel. Eine Zusatzaktion behältst du; ab deinem nächsten Zug kannst du sie einsetzen.',
      ],
    },
    {
      id: 'action-d',
      title: 'd: Eine Zusatzaktion einsetzen',
      text: [
        'Jederzeit in deinem Zug, so oft du eine hast. Du führst eine Aktion mehr aus. Was einmal im Zug erlaubt ist, bleibt es.',
      ],
    },
    {
      id: 'action-e',
      title: 'e: Ein Ödland versetzen',
      text: [
        'Einmal im Zug, für 2 Kraft. Nimm ein beliebiges Ödland vom Feld und lege es an einen anderen Platz neben einer Tafel. Kein Stamm ändert dadurch seine Religion.',
      ],
    },
    {
      id: 'action-f',
      title: 'f: Eine Tafel zurücklegen',
      text: ['Einmal im Zug. Eine Tafel der Auslage kommt zurück in den Sack.'],
    },
    {
      id: 'nations',
      title: 'Völker und Punkte',
      text: [
        'Drei deiner Gläubigen einer Farbe sind ein Volk: 3 Punkte. Sechs sind zwei Völker. Verlierst du Gläubige, verlierst du das Volk und seine Punkte.',
        'Das erste Volk jeder Farbe im Spiel bringt außerdem einen Chip: 1 Punkt, der für immer bleibt.',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      text: [
        'Wer das Ziel erreicht, gewinnt sofort, in wessen Zug auch immer. Das Spiel endet auch, wenn die Auslage nicht mehr gefüllt werden kann.',
        'Dann gewinnen die meisten Punkte, danach die meiste Kraft; wer in beidem gleich ist, gewinnt gemeinsam.',
      ],
    },
  ],
  rulings: [
    {
      id: 'D1',
      title: 'D1',
      text: [
        'Ein neuer Stamm fragt zuerst die Tempel, dann gläubige Stämme. Stämme ohne Religion zählen nicht. Als Hausregel hindert jede fremde Religion daneben.',
      ],
    },
    { id: 'D2', title: 'D2', text: ['Zwischen zwei Religionen bekommt ein Stamm keine.'] },
    {
      id: 'D3',
      title: 'D3',
      text: [
        'Ein Tempel bekehrt alle Stämme daneben. Hast du zu wenige Steine, wählst du, wer einen bekommt; die anderen verlieren ihren.',
      ],
    },
    {
      id: 'D4',
      title: 'D4',
      text: [
        'Ein Verfall nimmt höchstens 1 Kraft, einem Gott deiner Wahl, der welche hat, nie dir. Du darfst auch verzichten.',
      ],
    },
    {
      id: 'D5',
      title: 'D5',
      text: [
        'Ein Wirbelsturm darf auch ohne Ödland gespielt werden. Er und eingesetzte Zusatzaktionen verlassen das Spiel.',
      ],
    },
    { id: 'D6', title: 'D6', text: ['Eine Zusatzaktion gilt ab deinem nächsten Zug.'] },
    {
      id: 'D7',
      title: 'D7',
      text: ['Nur eine Tafel der Aktion c im Zug. Als Hausregel eine von jeder Art.'],
    },
    {
      id: 'D8',
      title: 'D8',
      text: [
        'Ein Ödland muss an einen anderen Platz, neben eine andere Tafel als sich selbst. Das Feld darf dabei zerfallen; eine Hausregel verbietet es.',
      ],
    },
    {
      id: 'D9',
      title: 'D9',
      text: [
        'Sechs Steine einer Farbe sind zwei Völker. Der Chip geht an das erste Volk seiner Farbe und bleibt.',
      ],
    },
    {
      id: 'D10',
      title: 'D10',
      text: ['Das Ziel beendet das Spiel sofort. Sonst Punkte, dann Kraft, dann geteilter Sieg.'],
    },
    {
      id: 'D11',
      title: 'D11',
      text: [
        'Hat drei Runden lang keine Tafel Sack und Auslage endgültig verlassen, endet das Spiel und wird gewertet.',
      ],
    },
    {
      id: 'D12',
      title: 'D12',
      text: [
        'Was du nicht bezahlen kannst, kannst du nicht legen. Was eine Aktion bringt, bezahlt erst spätere.',
      ],
    },
    { id: 'D13', title: 'D13', text: ['Alles ist offen außer der Reihenfolge der Ziehungen.'] },
  ],
}
