import type { Rulebook } from './types.ts'

export const RULES: Rulebook = {
  chapters: [
    {
      id: 'aim',
      title: 'What it is about',
      text: [
        'Each player is a god. Together you lay the earth, hex card by hex card. Your temples win tribes over; three believers of one colour are a nation, and nations are points.',
        'Whoever reaches the target wins at once: 10 points with two players, 9 with three or four.',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      text: [
        'You get 3 power, never more than 12. Empty slots of the display are filled from the sack; if both cards are of one kind, one is exchanged.',
        'Then you make exactly two actions. You may choose the same one twice where nothing else is said.',
      ],
    },
    {
      id: 'action-a',
      title: 'a: Lay a tribe',
      text: [
        'Take a tribe from the display and lay it beside at least one hex card. It costs 1 power for each neighbouring card.',
        'It takes a religion at once: that of the temples beside it, if they all belong to one god. If no temple touches it, that of the believing tribes beside it, if they agree. Otherwise it believes in nobody.',
      ],
    },
    {
      id: 'action-b',
      title: 'b: Lay a temple',
      text: [
        'Once a turn. Lay one of your temples beside at least one hex card. It costs 3 power for each neighbouring card.',
        'Every tribe beside it is converted to you, whatever it believed before. Stones of other gods go back to them.',
      ],
    },
    {
      id: 'action-c',
      title: 'c: Play another card',
      text: [
        'Once a turn, whichever it is. A desert is laid and gives you 1 power. A decay is laid; you may take 1 power from the owner of a temple beside it.',
        'A whirlwind lets you move one desert for free and leaves the game. An extra action is kept; it can be spent from your next turn on.',
      ],
    },
    {
      id: 'action-d',
      title: 'd: Spend an extra action',
      text: [
        'At any time in your turn, as often as you have one. You make one action more. It lifts no limit of "once a turn".',
      ],
    },
    {
      id: 'action-e',
      title: 'e: Move a desert',
      text: [
        'Once a turn, for 2 power. Take any desert from the field and lay it at another place beside a hex card. No tribe changes its religion by that.',
      ],
    },
    {
      id: 'action-f',
      title: 'f: Put a card back',
      text: ['Once a turn. A card of the display goes back into the sack.'],
    },
    {
      id: 'nations',
      title: 'Nations and points',
      text: [
        'Three of your believers of one colour are a nation: 3 points. Six are two nations. If you lose believers, you lose the nation and its points.',
        'The first nation of each colour in a game also gets a chip: 1 point that is kept for ever.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      text: [
        'Whoever reaches the target wins at once, in whose turn it may be. The game also ends when the display cannot be filled any more.',
        'Then most points win, after that most power; who is equal in both wins together.',
      ],
    },
  ],
  rulings: [
    {
      id: 'D1',
      title: 'D1',
      text: [
        'A new tribe asks the temples first, then believing tribes. Tribes without a religion do not count. By a house rule, any foreign religion beside it blocks.',
      ],
    },
    { id: 'D2', title: 'D2', text: ['Between two religions a tribe gets none.'] },
    {
      id: 'D3',
      title: 'D3',
      text: [
        'A temple converts all tribes beside it. If you have too few stones, you choose who gets one; the others lose theirs.',
      ],
    },
    {
      id: 'D4',
      title: 'D4',
      text: [
        'A decay takes at most 1 power, from one god of your choice who has some, never from you. You may take none.',
      ],
    },
    {
      id: 'D5',
      title: 'D5',
      text: [
        'A whirlwind may be played even if there is no desert. It and spent extra actions leave the game.',
      ],
    },
    { id: 'D6', title: 'D6', text: ['An extra action is usable from your next turn on.'] },
    {
      id: 'D7',
      title: 'D7',
      text: ['Only one card of action c a turn. By a house rule, one of each kind.'],
    },
    {
      id: 'D8',
      title: 'D8',
      text: [
        'A desert must go to another place, beside a card other than itself. The field may fall apart by that; a house rule forbids it.',
      ],
    },
    {
      id: 'D9',
      title: 'D9',
      text: [
        'Six stones of a colour are two nations. The chip goes to the first nation of its colour and stays.',
      ],
    },
    {
      id: 'D10',
      title: 'D10',
      text: [
        'The target ends the game at once. Otherwise points, then power, then a shared victory.',
      ],
    },
    {
      id: 'D11',
      title: 'D11',
      text: [
        'If for three rounds no card has left sack and display for good, the game ends and is counted.',
      ],
    },
    {
      id: 'D12',
      title: 'D12',
      text: ['You cannot lay what you cannot pay. What an action gives pays only for later ones.'],
    },
    { id: 'D13', title: 'D13', text: ['Everything is open but the order of the draws.'] },
  ],
}
