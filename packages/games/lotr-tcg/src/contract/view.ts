import { type Kind, type Laid, type Look, type Seat, type TypeOf, view } from '@concilio/kernel';

/** TCG-5.01: the phases of a turn, in their order. */
export const PHASES = [
  'fellowship',
  'shadow',
  'maneuver',
  'archery',
  'assignment',
  'skirmish',
  'regroup',
] as const;
export type Phase = (typeof PHASES)[number];

/** A card in play, with all that it bears. What only characters, or only sites, have is left out of others. */
export interface InPlay extends Laid {
  readonly type: string;
  readonly owner: Seat | null;
  readonly controller: Seat | null;
  readonly tokens: number;
  readonly wounds?: number;
  readonly strength?: number;
  readonly vitality?: number;
  readonly damage?: number;
  readonly defender?: number;
  readonly archer?: boolean;
  readonly fierce?: boolean;
  readonly roaming?: boolean;
  readonly assigned?: boolean;
  readonly changed?: TypeOf<typeof CHANGED>;
  readonly site?: number;
  readonly shadow?: number;
  readonly bears: readonly InPlay[];
  readonly stacked: readonly Look[];
}

const CHANGED = view.changes('Every change of a printed number, with its source.');

export const IN_PLAY: Kind<InPlay> = view.laid({
  type: view.type('companion, ally, minion, possession, artifact, condition, site or ring.'),
  owner: view.maybe(view.seat('The seat whose card it is.')),
  controller: view.maybe(view.seat('The seat that uses it, or null.')),
  tokens: view.tokens('token', 'Culture tokens.'),
  wounds: view.optional(view.tokens('wound', 'Wounds, of a character.')),
  strength: view.optional(view.stat('strength', 'Strength as it counts now, of a character.')),
  vitality: view.optional(view.stat('vitality', 'Vitality that is left, of a character.')),
  damage: view.optional(view.counter('Damage bonus, of a character.')),
  defender: view.optional(view.counter('Defender bonus, of a character.')),
  archer: view.optional(view.flag('Whether it is an archer.')),
  fierce: view.optional(view.flag('Whether it is fierce.')),
  roaming: view.optional(view.flag('Whether it is roaming.')),
  assigned: view.optional(view.flag('Whether it is assigned to a skirmish, or fights in one.')),
  changed: view.optional(CHANGED),
  site: view.optional(view.stat('site', 'The number of a site.')),
  shadow: view.optional(view.stat('shadow', 'The Shadow number of a site.')),
  bears: view.zone(() => IN_PLAY, 'What it bears.'),
  stacked: view.cards('What is stacked on it.'),
});

/** The view, field by field. */
export const VIEW = view.record({
  format: view.word('The format.', 'format'),
  turn: view.counter('The turn; 0 during set-up.'),
  phase: view.phase(['setup', ...PHASES], 'The phase, or setup.', 'phase'),
  free: view.seat('The seat whose turn it is.'),
  acting: view.maybe(view.seat('The seat whose Shadow phase it is, or null.')),
  order: view.list(view.seat(), 'The seats in the order of their turns.'),
  twilight: view.counter('The twilight pool.'),
  moves: view.counter('The moves of this turn.'),
  moveLimit: view.counter('The move limit of this turn.'),
  fierce: view.flag('Whether it is the time of the fierce skirmishes.'),
  path: view.zone(IN_PLAY, 'The sites on the adventure path, by their numbers.'),
  archery: view.maybe(
    view.record(
      {
        fellowship: view.counter('Of the fellowship.'),
        minions: view.counter('Of the minions.'),
      },
      'The archery totals in the Archery phase; or null.',
    ),
  ),
  assigned: view.list(
    view.record({
      minion: view.pieceId('The minion.'),
      to: view.pieceId('The companion or ally.'),
    }),
    'Who is assigned to whom.',
  ),
  skirmish: view.maybe(
    view.record(
      {
        character: view.maybe(view.pieceId('The companion or ally, or null once gone.')),
        minions: view.list(view.pieceId('The minions.')),
        fierce: view.flag('Whether it is a fierce skirmish.'),
        cancelled: view.flag('Whether it is cancelled.'),
        fellowship: view.counter('The strength of the companion or ally.'),
        shadow: view.counter('The strength of the minions.'),
      },
      'The skirmish that goes on, with both strengths; or null.',
    ),
  ),
  limbo: view.cards('What is being played.'),
  removed: view.openPile('What has left the game.'),
  seats: view.perSeat(
    {
      deckName: view.word('The name of the deck.', 'deck'),
      bid: view.maybe(view.counter('The bid, or null before it is revealed.')),
      burdens: view.counter('The burdens.'),
      resistance: view.counter('The resistance of the Ring-bearer.'),
      site: view.counter('The number of the site where the fellowship is.'),
      ringBearer: view.maybe(view.pieceId('The Ring-bearer; or null.')),
      wearing: view.flag('Whether the Ring is worn.'),
      out: view.flag('Whether the player has lost.'),
      deck: view.counter('The cards of the draw deck.'),
      hand: view.cards('The hand; backs for others.'),
      discard: view.pile('The discard pile: all of it for its owner, top first; the top card for others.'),
      dead: view.cards('The dead pile.'),
      adventure: view.cards('The adventure deck; backs for others.'),
      inPlay: view.zone(IN_PLAY, 'Companions and minions.'),
      support: view.zone(IN_PLAY, 'Allies, cards of the support area, sites under control.'),
    },
    'One entry a seat; in a path, use the name of the seat.',
  ),
  effects: view.notes(
    {
      card: view.thing('The card that it came from.'),
      number: view.word('What it changes.', 'number', 'stat'),
      amount: view.counter('By how much.'),
      on: view.list(view.subject('Cards by their ids, "seat-0", or "table".', 'on')),
      until: view.word('When it ends: phase, regroup or turn.', 'until'),
    },
    'Lasting effects.',
  ),
});
export interface View extends TypeOf<typeof VIEW> {}
export type Player = View['seats'][number];
