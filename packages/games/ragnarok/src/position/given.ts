import { type JsonRecord, schema, type Seat } from '@concilio/kernel';
import { type Names, type PositionFormat, type NameOf, zoneSchema } from '@concilio/positions/format';
import { MARCH } from '../rules/maneuvers.ts';
import { activatable } from '../rules/monsters.ts';
import { playerAt, type Ragnarok, type Stage, type State } from '../state.ts';
import { readBoard, readControl, writeBoard } from './board.ts';
import { BATTLE, HUNT, readBattle, readHunt, writeBattle, writeHunt } from './fights.ts';
import { allMustFit, piecesMustFit } from './fits.ts';
import { misfit } from './misfit.ts';
import { PLAYER, readArmies, readPlayer, sendToTheirHeroes, writePlayer } from './players.ts';

export { putAway, zones } from './zones.ts';

const seats = (text: string) => schema.list(schema.text(), { text });
const REGION = 'A Region: its number, or its name in quotes ("Region 19").';
/** A Region in a file. */
export const regionNode = (text: string) =>
  schema.either(schema.integer({ min: 1 }), schema.text(), { text: `${text} ${REGION}` });

const pile = (what: string) =>
  schema.partial(
    {
      deck: zoneSchema(`The deck of ${what}, top first.`),
      discard: zoneSchema(`Its discard pile, top first.`),
    },
    { text: `The ${what}.` },
  );

const STAGES: readonly Stage[] = ['prayer', 'hero', 'runes', 'maneuvers', 'special'];

const SHORT =
  'A file that begins at a step after the draft finds a bare table, and writes only what matters: nobody has an Army, a Region or a card; no Monster is on the board; neither is the Leader, a Hero or a Drakkar until it is placed; Heroes and Origins are given out in order, and all Attributes are at 2. Forges have their tokens by lot, each with a Rune. Counted for you, and never written: what is left in the Reserve (Runes, Priests, Slayer tokens), Temples on the counter, Armies in Resources. What is put away goes under its deck, or, where that is written out, on its discard pile. "Lasting" rules need no line: whoever controls a Region with a Monument has its Divine Artifact, charged.';

/** What `given` may hold. */
export const GIVEN: PositionFormat<Ragnarok>['given'] = schema.partial(
  {
    round: schema.integer({
      min: 0,
      max: 999,
      text: 'The number of the round; left out: 1 (0 in the draft).',
    }),
    first: schema.text({ text: 'The first player, with whom a round begins; left out: green.' }),
    active: schema.text({ text: 'The active player; left out: green.' }),
    stage: schema.oneOf(STAGES, {
      text: 'The step of the turn in which all this happens, for moments that occur in several: a Battle is at its end, and the later steps of the turn follow. Left out: what is usual at the moment (maneuvers for a Battle).',
    }),
    lastTurns: seats('Once Ragnarok has begun: who still has a last turn, in order.'),
    taken: seats('Once Ragnarok has begun: who has begun the last turn, in order.'),
    seats: schema.byName(PLAYER, { text: 'By the colour of the player.' }),
    regions: schema.byName(
      schema.partial({
        forge: schema.text({ text: 'The type of its Forge token.' }),
        rune: schema.flag({ text: 'Whether a Rune lies on its Forge; left out: yes.' }),
        temple: schema.flag({ text: 'Whether a Temple stands there; left out: no.' }),
      }),
      {
        text: 'By the number of the Region, what lies there. Armies, and who controls it, are written with the players.',
      },
    ),
    realms: schema.byName(seats('Those allied with it, in the order of their Alliances.'), {
      text: 'By the Realm.',
    }),
    monuments: schema.byName(
      schema.partial({
        level: schema.integer({ min: 0, max: 3, text: 'Its level; left out: 0.' }),
        priests: seats('Whose Priests stand there; one entry for each Priest.'),
      }),
      { text: 'By the god: Odin, Thor, Freya.' },
    ),
    wheel: schema.byName(seats('Whose markers lie there, the top one last.'), {
      text: 'By the special action, the markers on the action wheel.',
    }),
    omens: schema.list(schema.text(), { text: 'The Omens that are face down; left out: none.' }),
    monsters: schema.byName(
      schema.partial({
        region: regionNode('Where it is; left out: not on the board.'),
        ring: schema.text({ text: 'Who controls it; left out: it is neutral.' }),
        hits: schema.list(schema.anything({ text: 'A seat, or null.' }), {
          text: 'Whose markers cover its Hit spaces, in the order printed; null for one that is not covered, and what is left out at the end is not covered either.',
        }),
        artifact: schema.flag({
          text: 'Whether its Artifact can still be won; left out: yes, unless somebody has it.',
        }),
        dead: schema.flag({ text: 'Whether it is dead; follows where it is among what a player has slain.' }),
      }),
      { text: 'By the Monster. Those that are not named are not on the board.' },
    ),
    boards: schema.list(schema.text(), {
      text: 'Monsters whose boards are on top of their pairs: those named come first.',
    }),
    leader: schema.partial(
      {
        region: regionNode('Where the Leader is; left out: not on the board.'),
        hits: schema.list(schema.anything({ text: 'A seat, or null.' }), {
          text: 'Whose markers cover the Hit spaces, as for Monsters; only in a Hunt.',
        }),
      },
      { text: 'The Leader.' },
    ),
    combat: pile('Combat cards'),
    attacks: schema.partial(
      {
        deck: zoneSchema('The deck of Monster Attack cards, top first.'),
        hand: zoneSchema('In a Hunt: the hand of the Monster.'),
        played: zoneSchema('In a Hunt: the card that the Monster has played, one or none.'),
        discard: zoneSchema('Those that were played or discarded in this Hunt.'),
      },
      { text: 'The Monster Attack cards.' },
    ),
    events: pile('Event cards'),
    blessings: pile('Blessings'),
    drafted: zoneSchema('The Blessings that lie open in a Blessing draft.'),
    used: schema.list(
      schema.partial({
        seat: schema.text({ text: 'The player.' }),
        card: schema.text({ text: 'The Hero or Blessing, or long-march.' }),
      }),
      { text: 'What may be used once in a turn, or in a Hunt, and was.' },
    ),
    battle: BATTLE,
    hunt: HUNT,
  },
  { text: SHORT },
);

const isOfDraft = (step: string | null): boolean => step === null || step === 'begin' || step === 'draft';

/** Moments that occur in several steps of a turn, and where they are unless a file says otherwise. */
const BATTLES = ['settle', 'battles', 'battleCards', 'battleValues', 'battleLosses', 'battleEnds'];
const stageOf = (step: string): Stage =>
  STAGES.find((stage) => stage === step) ??
  (step === 'turn' || step === 'endTurn' ? 'special' : BATTLES.includes(step) ? 'maneuvers' : 'special');

/** Sets what is not a zone, and looks whether all of it can be so together. */
export function read(state: State, given: JsonRecord, names: Names, step: string | null): void {
  piecesMustFit(state);
  const own = schema.listOf(given.seats).map(schema.recordOf);
  const each = (look: (seat: Seat, of: JsonRecord) => void) => {
    for (const [seat, of] of own.entries()) look(seat as Seat, of);
  };
  if (step !== null && !isOfDraft(step)) {
    clear(state);
    state.stage = stageOf(step);
  }
  readTurn(state, given, names);
  each((seat, of) => readPlayer(state, seat, of));
  if (!isOfDraft(step)) sendToTheirHeroes(state);
  each((seat, of) => readControl(state, seat, of));
  readArmies(state, own);
  readBoard(state, given, names);
  state.used = schema.listOf(given.used).map((use, place) => usedFrom(schema.recordOf(use), names, place));
  readBattle(state, given, names);
  readHunt(state, given, names);
  // LOR-21.09, LOR-26.02: where no second Monster could follow, the activation of one is taken for a Rune action.
  if (step === 'activate' && given.stage === undefined && activatable(state, state.active).length < 2)
    state.stage = 'runes';
  allMustFit(state, given);
}

/** What set-up and the draft have put on the board is gone; a file says what is there. */
function clear(state: State): void {
  state.round = 1;
  state.first = 0 as Seat;
  state.active = 0 as Seat;
  state.leader.at = null;
  for (const monster of state.monsters) monster.at = null;
}

function readTurn(state: State, given: JsonRecord, names: Names): void {
  if (typeof given.round === 'number') state.round = given.round;
  if (given.first !== undefined) state.first = names.seat(given.first);
  if (given.active !== undefined) state.active = names.seat(given.active);
  if (typeof given.stage === 'string') state.stage = given.stage as Stage;
  const listed = (key: 'lastTurns' | 'taken') => schema.listOf(given[key]).map((name) => names.seat(name));
  if (given.lastTurns !== undefined) state.lastTurns = listed('lastTurns');
  if (given.taken === undefined) return;
  if (state.lastTurns === null)
    throw misfit(['taken'], 'nobody has had a last turn before Ragnarok has begun: write "lastTurns" too');
  state.taken = listed('taken');
}

function usedFrom({ seat, card }: JsonRecord, names: Names, place: number): string {
  if (seat === undefined || card === undefined)
    throw misfit(['used', place], 'what was used is written as { seat: COLOUR, card: NAME }');
  return `${names.seat(seat)}/${card === MARCH ? card : names.thing(card)}`;
}

/** The reverse of `read`, complete. */
export function write(state: State, nameOf: NameOf): JsonRecord {
  const named = (list: readonly Seat[]) => list.map((seat) => nameOf.seat(seat));
  return {
    round: state.round,
    first: nameOf.seat(state.first),
    active: nameOf.seat(state.active),
    ...(state.stage === 'draft' ? {} : { stage: state.stage }),
    ...(state.lastTurns === null ? {} : { lastTurns: named(state.lastTurns), taken: named(state.taken) }),
    ...writeBoard(state, nameOf),
    used: state.used.map((use) => {
      const [seat = '0', card = ''] = use.split('/');
      return { seat: nameOf.seat(Number(seat) as Seat), card: nameOf.thing(card) };
    }),
    ...writeBattle(state, nameOf),
    ...writeHunt(state, nameOf),
    seats: state.players.map((_, seat) => writePlayer(state, playerAt(state, seat as Seat), nameOf)),
  };
}
