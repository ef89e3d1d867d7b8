import type { Rulebook } from './types.ts'

const CHAPTERS: [string, string, string[]][] = [
  [
    'aim',
    'What it is about',
    [
      'Each player leads a people of the ancient Mediterranean. You gather persons, build cities and hometowns, and play civilization cards. After six rounds in three eras the most points win.',
      'Coins pay for actions, but time is what is really short: every action fills your time track.',
    ],
  ],
  [
    'preparation',
    'Preparation',
    [
      'Three cards a player are laid open. Beginning at the right neighbour of the starting player and going round to him, everybody takes one, then another. Then, in turn order, you choose four persons to begin with. Eight cards are laid out as the display; everybody has 20 coins.',
      'For a first game hands and persons are fixed (an option of the table).',
    ],
  ],
  [
    'turn',
    'A round and a turn',
    [
      'A round has two parts: the heyday and the decline. In the heyday you take turns; in your turn you take one main action: choose a tile (or the tax collector, a sun card, a hometown), pay its coins, lay the tile and its hourglasses on your time track, and carry it out.',
      'Each hourglass is a single on a space of its own, or two are one double on one space. Singles leave in the decline; a double comes back as a single. Locked spaces cannot be used.',
      'As long as a space is free you must act. Whose track is full sits out until the decline.',
    ],
  ],
  [
    'tax',
    'Tax collector, starting player',
    [
      'The tax collector has no tile: one hourglass brings 4 coins, two bring 8.',
      'The starting player tile brings 2 coins at once, takes no hourglass, and makes you the starting player of the next round.',
    ],
  ],
  [
    'philosopher',
    'Philosopher',
    [
      'Train persons. What you pay decides how far you reach in the cost table: the upper price for one person, the lower price for each of two. Groups that were trained move to the right end and become dear.',
      'Two groups share a row of six spaces. Training into a full row pushes one of the other group out.',
    ],
  ],
  [
    'navigator',
    'Navigator',
    [
      'Build a city on a free site with the icon of the tile; “any” allows every site. Then all your cities of that region pay, the new one too: a temple or an oracle a cube, trade 5 coins, points 2 points.',
      'Or build a hometown with that icon; then you choose one region whose cities pay. Without pieces left you first take one back. With two players the yellow region is closed.',
    ],
  ],
  [
    'hometowns',
    'Hometowns',
    [
      'Each hometown is used once a round. Scribes: a scribe action without a tile for 6 coins and an hourglass, or choose the price of a scribe action, 1 to 10. Philosophers: a philosopher action for 4 coins and an hourglass, or choose the price, 1 to 8. Inventors: one more person in a philosopher action, or the tax once more.',
    ],
  ],
  [
    'scribe',
    'Scribe',
    [
      'Take cards of the display: the rows above it say what one, two or three cards cost as far as there. Or fetch from the discard pile: 1 card for 6, 2 for 10. Never both. The display is filled up at the end of the turn.',
    ],
  ],
  [
    'chronicler',
    'Chronicler',
    [
      'Play a card of your hand. You need at least its persons, on your chart or printed on your cards, and cities or hometowns with its icons. A temple cube stands in for each missing person. Nothing is used up.',
      'You get its points and rewards, then its losses; three cubes save a person. At last you score one of its symbols: a point for each of your cards that shows it.',
      'A sun card is a main action of its own once a round; ∞ changes other actions; a moon card works in every decline.',
    ],
  ],
  [
    'additional',
    'Cubes: additional actions',
    [
      'Before or after your main action, in your decline and in your final scoring: give 3 cubes of temple and oracle in any mix to train a person, or 1 oracle cube to let up to two persons change groups.',
      'A store holds 4 cubes; more are lost.',
    ],
  ],
  [
    'decline',
    'Decline',
    [
      'The new starting player begins. Tiles go home, singles leave, doubles become singles. After rounds 2 and 4 a new era begins: the display goes to the discard pile, and everybody takes a lock off, or a cube where none is left.',
      'Then, in the new order, everybody activates one city of each region and all moon cards. Last, each hand card above the limit of 3 costs an hourglass; what the track cannot take is discarded.',
    ],
  ],
  [
    'final',
    'Final scoring',
    [
      'In turn order: play hand cards for half their points, rounded up; each that stays costs as much. Then 1 point for 10 coins, 1 for 2 cubes; 1, 2, 3, 4 or more hourglasses on the track cost 2, 4, 8, 16.',
      'Bonus tiles were taken during the game: 6 cities, 8 cards, 18 persons; 8 points for the first, 4 for others. Ties: more cards played, then more coins.',
    ],
  ],
]
/** G1, G2 and so on. */
const RULINGS = [
  'The time track has 12 spaces; 5 are locked at the start, and a single hourglass lies there.',
  'A row of the chart holds 6 persons of both groups. A gain into a full row pushes one of the other group out; a group of 6 can gain nobody.',
  'You begin with four persons in any mix; the draft goes from the right neighbour of the starting player round to him, twice.',
  'First game: fixed hands and persons, no draft.',
  'First pay, then place time, then act. An action must be paid, fit, and be possible at least in part. Of n hourglasses any number of pairs may be doubles.',
  'There is no passing while a space is free.',
  'One person: every column whose upper price you paid. Two: every column whose lower price you paid. Columns are read before tiles move; used ones move to the right end, the right-most first.',
  'Scribe: all cards among the first slots whose price for so many you paid; fewer is allowed, none is not. The display is filled at the end of the turn.',
  'A chosen price replaces the printed one: 1 to 10 for the scribe, 1 to 8 for the philosopher; tile and hourglasses stay.',
  'Each hometown once a round, for one of its two options; several may be combined in one action.',
  'Inventors repeat the basic tax, 4 or 8, once each; bonuses of cards are added once.',
  'The site must be free and show the icon. A city activates all own cities of its region, a hometown those of a region of your choice.',
  'Rewards: temple and oracle a cube each, at most 4 in a store; trade 5 coins; points 2.',
  'Needs are minima. Exactly as many temple cubes as persons are missing are given. First gains, then losses, all of them; then one symbol.',
  'Sun: once a round, from your next turn on. ∞: always. Moon: in every decline.',
  'Additional actions before or after the main action, in your decline and your final scoring, never in the middle of an action.',
  'One oracle cube moves up to two persons, each into another group.',
  'Bonus tiles are taken at once: 6 pieces on the board, 8 cards, 18 persons on the chart; 8 points, later 4; one of a kind each.',
  'The decline in order: starting player, tiles and hourglasses, round and era, cities and moons, hand limit.',
  'Hand cards that the time track cannot pay for are discarded, those of your choice.',
  'The decline of round 6 is played, then comes the final scoring.',
  'Each hand card brings or costs half its points, rounded up; then coins, cubes, hourglasses. Points may fall below 0.',
  'Ties: more cards played, then more coins, then the victory is shared.',
  'Everything is open but the order of the deck; hands can be hidden by an option.',
  'There is no solo game yet: its printed rules are in no source of ours.',
  'Starting persons are chosen in the order of the chart, slots from left to right, so that each choice has one spelling.',
  'A turn ends when you say so, as long as cubes could still be used; else by itself.',
  'A printed gain into a group of 6 is lost; into a full row it pushes, wanted or not.',
  'Where no lock is left, a card that removes one gives a cube of choice. A lock that comes off can bring you back into the heyday.',
  'The mark of a used hometown stays until the decline, even if its piece is taken back.',
  'Persons and effects of a card count after its own action, never for its own needs.',
  'The final penalty counts hourglasses; a double counts two.',
  'A chosen price may make an action possible that you could not pay, and may be higher; one such choice an action.',
  'With e extra persons an action trains 1+e in the upper range or 2+e in the lower one.',
  'A piece is taken back only with an empty stock, and built on another site; the vacated city does not pay.',
  'In the decline one city a region and moon gains are a must, moon exchanges are free to decline.',
  'Losses come before the symbol; each lost person is a decision of its own.',
  'In the final scoring “done” gives up all remaining cards, playable or not.',
  'Prices belong to slots; a payment that buys nothing is not allowed.',
  'An exchange makes at least one move between two groups; it may push somebody out.',
  'A bonus tile that was taken is never lost.',
]

export const RULES: Rulebook = {
  chapters: CHAPTERS.map(([id, title, text]) => ({ id, title, text })),
  rulings: RULINGS.map((text, i) => ({ id: `G${i + 1}`, title: `G${i + 1}`, text: [text] })),
}
