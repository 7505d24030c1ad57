import { schema } from '@concilio/kernel';

const number = (text: string) => schema.integer({ text });
const flag = (text: string) => schema.flag({ text });
const look = schema.partial({
  id: schema.text({ text: 'Only of a card that is seen.' }),
  card: schema.anything({ text: 'The id of the card, or null for its back.' }),
});
const list = (text: string) => schema.list(look, { text });

const FIELDS = {
  id: schema.text({ text: 'To point at it.' }),
  card: schema.anything({ text: 'The id of the card.' }),
  type: schema.text({ text: 'companion, ally, minion, possession, artifact, condition, site or ring.' }),
  owner: schema.anything({ text: 'The number of the seat whose card it is.' }),
  controller: schema.anything({ text: 'The number of the seat that uses it, or null.' }),
  tokens: number('Culture tokens.'),
  wounds: number('Wounds, of a character.'),
  strength: number('Strength as it counts now, of a character.'),
  vitality: number('Vitality that is left, of a character.'),
  damage: number('Damage bonus, of a character.'),
  defender: number('Defender bonus, of a character.'),
  archer: flag('Whether it is an archer.'),
  fierce: flag('Whether it is fierce.'),
  roaming: flag('Whether it is roaming.'),
  assigned: flag('Whether it is assigned to a skirmish, or fights in one.'),
  site: number('The number of a site.'),
  shadow: number('The Shadow number of a site.'),
  changed: schema.list(
    schema.record({
      number: schema.text({ text: 'Which number is changed.' }),
      source: schema.text({ text: 'A card in play, or the id of the card that the effect came from.' }),
      amount: number('By how much.'),
    }),
    { text: 'Every change of a printed number, with its source.' },
  ),
  stacked: list('What is stacked on it.'),
};
const borne = schema.partial({ ...FIELDS, bears: schema.list(look, { text: 'Nothing.' }) });
const laid = schema.partial({
  ...FIELDS,
  bears: schema.list(borne, { text: 'What it bears; each is described like this one.' }),
});
const laidList = (text: string) => schema.list(laid, { text });

/** The view, field by field. */
export const VIEW = schema.record({
  format: schema.text({ text: 'The format.' }),
  turn: number('The turn; 0 during set-up.'),
  phase: schema.text({ text: 'The phase, or setup.' }),
  free: number('The number of the seat whose turn it is.'),
  acting: schema.anything({ text: 'The number of the seat whose Shadow phase it is, or null.' }),
  order: schema.list(number('A seat.'), { text: 'The seats in the order of their turns.' }),
  twilight: number('The twilight pool.'),
  moves: number('The moves of this turn.'),
  moveLimit: number('The move limit of this turn.'),
  fierce: flag('Whether it is the time of the fierce skirmishes.'),
  path: laidList('The sites on the adventure path, by their numbers.'),
  archery: schema.anything({
    text: 'The archery totals in the Archery phase: {fellowship, minions}; or null.',
  }),
  assigned: schema.list(
    schema.record({
      minion: schema.text({ text: 'The minion, by its id.' }),
      to: schema.text({ text: 'The companion or ally, by its id.' }),
    }),
    { text: 'Who is assigned to whom.' },
  ),
  skirmish: schema.anything({
    text: 'The skirmish that goes on: {character, minions, fierce, cancelled, fellowship, shadow}, with both strengths; or null.',
  }),
  limbo: list('What is being played.'),
  removed: list('What has left the game.'),
  seats: schema.list(
    schema.record({
      deckName: schema.text({ text: 'The name of the deck.' }),
      bid: schema.anything({ text: 'The bid, or null before it is revealed.' }),
      burdens: number('The burdens.'),
      resistance: number('The resistance of the Ring-bearer.'),
      site: number('The number of the site where the fellowship is.'),
      ringBearer: schema.anything({ text: 'The Ring-bearer, by the id of the card; or null.' }),
      wearing: flag('Whether the Ring is worn.'),
      out: flag('Whether the player has lost.'),
      deck: number('The cards of the draw deck.'),
      hand: list('The hand; backs for others.'),
      discard: schema.record({
        count: number('The cards of the discard pile.'),
        cards: list('All for its owner, top first; the top card for others.'),
      }),
      dead: list('The dead pile.'),
      adventure: list('The adventure deck; backs for others.'),
      inPlay: laidList('Companions and minions.'),
      support: laidList('Allies, cards of the support area, sites under control.'),
    }),
    { text: 'One entry a seat; in a path, use the name of the seat.' },
  ),
  effects: schema.list(
    schema.record({
      card: schema.text({ text: 'The card that it came from.' }),
      number: schema.text({ text: 'What it changes.' }),
      amount: number('By how much.'),
      on: schema.list(schema.text(), { text: 'Cards by their ids, "seat-0", or "table".' }),
      until: schema.text({ text: 'When it ends: phase, regroup or turn.' }),
    }),
    { text: 'Lasting effects.' },
  ),
});
