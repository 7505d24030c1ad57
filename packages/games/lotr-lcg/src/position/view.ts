import { schema } from '@concilio/kernel';

const number = (text: string) => schema.integer({ text });
const flag = (text: string) => schema.flag({ text });
const look = schema.partial({
  id: schema.text({ text: 'Only of a card that is seen, or that lies in play.' }),
  card: schema.anything({ text: 'The id of the card, or null for its back.' }),
});
const list = (text: string) => schema.list(look, { text });
const pile = (text: string) =>
  schema.record({
    count: number(text),
    cards: list('Those at the top that are known; for the referee all.'),
  });

const FIELDS = {
  id: schema.text({ text: 'To point at it.' }),
  card: schema.anything({ text: 'The id of the card; null for one that lies face down.' }),
  type: schema.text({
    text: 'What it counts as: hero, ally, attachment, enemy, location, objective, quest.',
  }),
  exhausted: flag('Whether it is exhausted.'),
  facedown: flag('Whether it lies face down: an Orc Guard, or a prisoner.'),
  controller: schema.anything({ text: 'The number of the seat that controls it, or null.' }),
  damage: number('Damage tokens.'),
  progress: number('Progress tokens.'),
  resources: number('Resource tokens.'),
  committed: flag('Whether it is committed to the quest.'),
  prisoner: flag('Whether it is a prisoner.'),
  willpower: number('Willpower as it counts now.'),
  attack: number('Attack as it counts now.'),
  defense: number('Defense as it counts now.'),
  hitPoints: number('Hit points that are left.'),
  engagementCost: number('Engagement cost of an enemy.'),
  threat: number('Threat strength as it counts in the staging area.'),
  questPoints: number('Quest points.'),
  changed: schema.list(
    schema.record({
      number: schema.text({ text: 'Which number is changed.' }),
      source: schema.text({
        text: 'What changes it: a card in play, or the id of the card that the effect came from.',
      }),
      amount: number('By how much.'),
    }),
    { text: 'Every change of a printed number, with its source.' },
  ),
  shadows: list('Its shadow cards, in the order dealt.'),
};
/** What lies on a card in play bears nothing in turn. */
const attached = schema.partial({
  ...FIELDS,
  attachments: schema.list(look, { text: 'Nothing.' }),
  guarded: schema.list(look, { text: 'Nothing.' }),
});
const laid = schema.partial({
  ...FIELDS,
  attachments: schema.list(attached, { text: 'What is attached to it; each is described like this one.' }),
  guarded: schema.list(attached, { text: 'The objective that it guards, if any.' }),
});
const laidList = (text: string) => schema.list(laid, { text });

/** The view, field by field. */
export const VIEW = schema.record({
  scenario: schema.text({ text: 'The scenario.' }),
  campaign: schema.anything({
    text: 'The campaign: {kind, scores}, with the scores of the scenarios that are done; or null.',
  }),
  round: number('The round; 0 during set-up.'),
  phase: schema.anything({ text: 'The phase, or null outside of all phases.' }),
  first: number('The number of the seat of the first player.'),
  quest: schema.anything({ text: 'The current stage, described like a card of the staging area.' }),
  stages: number('How many quest cards are still to come.'),
  location: schema.anything({
    text: 'The active location, described like a card of the staging area; or null.',
  }),
  staging: laidList('The staging area.'),
  willpower: number('The willpower of all characters committed to the quest.'),
  threat: number('The threat strength of the staging area.'),
  encounter: schema.record({
    deck: pile('The cards of the encounter deck.'),
    discard: list('The encounter discard pile, top first.'),
  }),
  limbo: list('A card that is being played or revealed.'),
  aside: list('Cards that a scenario has set aside.'),
  victory: list('The victory display.'),
  removed: list('What is out of the game.'),
  seats: schema.list(
    schema.record({
      threat: number('The threat.'),
      out: flag('Whether the player is eliminated.'),
      deckName: schema.text({ text: 'The name of the deck.' }),
      deck: schema.partial({
        count: number('The cards of the deck.'),
        cards: list('Those at the top that are known; for the referee all.'),
        shackles: laidList('What lies on the deck.'),
      }),
      hand: list('The hand; backs for others.'),
      discard: list('The discard pile, top first.'),
      inPlay: laidList('Heroes and allies.'),
      engaged: laidList('The enemies engaged with the player.'),
    }),
    { text: 'One entry a seat; in a path, use the name of the seat.' },
  ),
  attack: schema.anything({
    text: 'The enemy attack under way: {enemy, seat, defenders}, cards by their ids; or null.',
  }),
  strike: schema.anything({
    text: 'The attack of players under way: {target, seat, attackers}, cards by their ids; or null.',
  }),
  alliesPlayed: number('How many allies were played in this round.'),
  effects: schema.list(
    schema.record({
      card: schema.text({ text: 'The card that it came from.' }),
      number: schema.text({ text: 'What it changes.' }),
      amount: number('By how much.'),
      on: schema.list(schema.text(), { text: 'Cards by their ids, "seat-0", or "table".' }),
      until: schema.text({ text: 'When it ends: attack, phase or round.' }),
    }),
    { text: 'Lasting effects.' },
  ),
});
