import { type Kind, type Laid, type Look, type TypeOf, view } from '@concilio/kernel';

/** LCG-4.01: the phases of a round, in their order. */
export const PHASES = ['resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'] as const;
export type Phase = (typeof PHASES)[number];

/** A card in play, with all that it bears: LCG-15. The numbers that its type has not are left out. */
export interface InPlay extends Laid {
  readonly type: string;
  readonly exhausted: boolean;
  readonly facedown: boolean;
  readonly controller: TypeOf<typeof CONTROLLER>;
  readonly damage: number;
  readonly progress: number;
  readonly resources: number;
  readonly committed: boolean;
  readonly prisoner: boolean;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly engagementCost?: number;
  readonly threat?: number;
  readonly questPoints?: number;
  readonly changed?: TypeOf<typeof CHANGED>;
  readonly shadows: readonly Look[];
  readonly attachments: readonly InPlay[];
  readonly guarded: readonly InPlay[];
}

const CONTROLLER = view.maybe(view.seat('The seat that controls it, or null.'));
const CHANGED = view.changes('Every change of a printed number, with its source.');

export const IN_PLAY: Kind<InPlay> = view.laid({
  type: view.type('What it counts as: hero, ally, attachment, enemy, location, objective, quest.'),
  exhausted: view.turned('Whether it is exhausted.'),
  facedown: view.faceDown('Whether it lies face down: an Orc Guard, or a prisoner.'),
  controller: CONTROLLER,
  damage: view.tokens('damage', 'Damage tokens.'),
  progress: view.tokens('progress', 'Progress tokens.'),
  resources: view.tokens('resource', 'Resource tokens.'),
  committed: view.flag('Whether it is committed to the quest.'),
  prisoner: view.flag('Whether it is a prisoner.'),
  willpower: view.optional(view.stat('willpower', 'Willpower as it counts now.')),
  engagementCost: view.optional(view.stat('engagement-cost', 'Engagement cost of an enemy.')),
  threat: view.optional(view.stat('threat', 'Threat strength as it counts in the staging area.')),
  attack: view.optional(view.stat('attack', 'Attack as it counts now.')),
  defense: view.optional(view.stat('defense', 'Defense as it counts now.')),
  hitPoints: view.optional(view.stat('hit-points', 'Hit points that are left.')),
  questPoints: view.optional(view.stat('quest-points', 'Quest points.')),
  changed: view.optional(CHANGED),
  attachments: view.zone(() => IN_PLAY, 'What is attached to it.'),
  shadows: view.cards('Its shadow cards, in the order dealt.'),
  guarded: view.zone(() => IN_PLAY, 'The objective that it guards, if any.'),
});

/** What an attack comes to, as far as all know it: LCG-10.20 to LCG-10.22, LCG-11.03, LCG-11.04. */
const sum = (text: string) =>
  view.record(
    {
      attack: view.counter('What is attacked with.'),
      defense: view.maybe(view.counter('What it is defended with; null while nobody defends.')),
      damage: view.counter('The damage that it comes to.'),
      left: view.maybe(
        view.counter('The hit points that it would leave; null where several may take the damage.'),
      ),
      hidden: view.counter('Shadow cards of the enemy that still lie face down.'),
    },
    text,
  );
export type Sum = TypeOf<ReturnType<typeof sum>>;

/** LCG-7.15: what adds to a total. */
const parts = (text: string) =>
  view.list(
    view.record({
      source: view.subject('A card by its id, or "table" for what no single card adds.'),
      amount: view.counter('How much.'),
    }),
    text,
  );

/** LCG-26: cards that count on the score sheet. */
const points = (text: string) =>
  view.record(
    {
      each: view.list(
        view.record({ card: view.thing('The card.'), points: view.counter('Its points.') }),
        'The cards, each with its points.',
      ),
      points: view.counter('Of all of them.'),
    },
    text,
  );
export type Points = TypeOf<ReturnType<typeof points>>;

/** The view, field by field. */
export const VIEW = view.record({
  scenario: view.word('The scenario.', 'scenario'),
  campaign: view.maybe(
    view.record(
      {
        kind: view.word('expert or nightmare.', 'campaign'),
        scores: view.list(view.counter(), 'The scores of the scenarios that are done.'),
      },
      'The campaign, or null.',
    ),
  ),
  round: view.counter('The round; 0 during set-up.'),
  phase: view.maybe(view.phase(PHASES, 'The phase, or null outside of all phases.', 'phase')),
  first: view.seat('The first player.'),
  quest: view.maybe(IN_PLAY),
  stages: view.counter('How many quest cards are still to come.'),
  location: view.maybe(IN_PLAY),
  staging: view.zone(IN_PLAY, 'The staging area.'),
  willpower: view.counter('The willpower of all characters committed to the quest.'),
  threat: view.counter('The threat strength of the staging area.'),
  willpowerFrom: parts('Where the willpower comes from.'),
  threatFrom: parts('Where the threat strength comes from.'),
  encounter: view.record(
    {
      deck: view.pile('The cards of the encounter deck.'),
      discard: view.openPile('The encounter discard pile, top first.'),
    },
    'The encounter cards.',
  ),
  limbo: view.cards('A card that is being played or revealed.'),
  aside: view.openPile('Cards that a scenario has set aside.'),
  victory: view.openPile('The victory display.'),
  removed: view.openPile('What is out of the game.'),
  seats: view.perSeat(
    {
      threat: view.counter('The threat.'),
      out: view.flag('Whether the player is eliminated.'),
      deckName: view.word('The name of the deck.', 'deck'),
      deck: view.pile('The cards of the deck.', { shackles: view.zone(IN_PLAY, 'What lies on the deck.') }),
      hand: view.cards('The hand; backs for others.'),
      discard: view.openPile('The discard pile, top first.'),
      inPlay: view.zone(IN_PLAY, 'Heroes and allies.'),
      engaged: view.zone(IN_PLAY, 'The enemies engaged with the player.'),
      score: view.record(
        {
          threat: view.counter('The threat that counts.'),
          dead: points('Heroes who died, with their threat costs.'),
          damage: view.counter('The damage on heroes.'),
          subtotal: view.counter('All of it.'),
        },
        'The line of the score sheet as it would be now.',
      ),
    },
    'One entry a seat; in a path, use the name of the seat.',
  ),
  attack: view.maybe(
    view.record(
      {
        enemy: view.pieceId('The enemy.'),
        seat: view.seat('The player that it attacks.'),
        defenders: view.list(view.pieceId('Who defends.')),
      },
      'The enemy attack under way, or null.',
    ),
  ),
  strike: view.maybe(
    view.record(
      {
        target: view.pieceId('The enemy.'),
        seat: view.seat('The player who attacks.'),
        attackers: view.list(view.pieceId('Who attacks.')),
      },
      'The attack of players under way, or null.',
    ),
  ),
  attackSum: view.maybe(sum('What the enemy attack comes to; null without one, or once the enemy is gone.')),
  strikeSum: view.maybe(sum('What the attack of players comes to, or null.')),
  score: view.record(
    {
      victoryPoints: points('What is taken off.'),
      rounds: view.maybe(view.counter('What the rounds add; null where they add nothing.')),
      total: view.counter('The score of this scenario; lower is better.'),
    },
    'The score sheet as it would be if the scenario were won now.',
  ),
  alliesPlayed: view.counter('How many allies were played in this round.'),
  effects: view.notes(
    {
      card: view.thing('The card that it came from.'),
      number: view.word('What it changes.', 'stat'),
      amount: view.counter('By how much.'),
      on: view.list(view.subject('Cards by their ids, "seat-0", or "table".')),
      until: view.word('When it ends: attack, phase or round.', 'until'),
    },
    'Lasting effects.',
  ),
});
export interface View extends TypeOf<typeof VIEW> {}
export type Player = View['seats'][number];
