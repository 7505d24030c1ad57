import { type Json, type JsonRecord, type PieceId, schema, type Seat, showTo } from '@concilio/kernel';
import type { NameOf, Names } from '@concilio/positions/format';
import { armiesOf } from '../rules/armies.ts';
import { coversOf } from '../rules/hits.ts';
import { newHunt } from '../rules/hunt.ts';
import { boxOf, type Side, type State } from '../state.ts';
import { called, misfit, namedOf, type Path, regionFrom } from './misfit.ts';

/** A Battle that is being fought, and a Hunt that is under way. */

export const BATTLE = schema.partial(
  {
    region: schema.either(schema.integer({ min: 1 }), schema.text(), { text: 'The Region; always needed.' }),
    attacker: schema.text({ text: 'The attacker; always needed.' }),
    defender: schema.text({ text: 'The defender; always needed.' }),
    passed: schema.list(schema.text(), { text: 'Who has passed.' }),
    winner: schema.text({ text: 'Who has won, once the Battle values are compared.' }),
    cancelled: schema.list(schema.text(), { text: 'Cards played whose Battle effect was cancelled.' }),
    effects: schema.list(
      schema.partial({
        seat: schema.text({ text: 'Whose it is.' }),
        card: schema.text({ text: 'The card that it comes from, if it is one that was played.' }),
        value: schema.integer({ text: 'What it adds to the Battle value.' }),
        spared: schema.integer({ text: 'Casualties that it spares.' }),
        spareLoss: schema.flag({ text: 'Whether it spares the loss of a lost Battle.' }),
      }),
      { text: 'What effects have added so far. Cards that are written as played add none by themselves.' },
    ),
  },
  {
    text: 'The Battle that is being fought, for the steps battleCards and later. A file that begins before it (battles, settle) needs only the Armies. The cards played are "played" with each player.',
  },
);

export const HUNT = schema.partial(
  {
    seat: schema.text({ text: 'The hunter; left out: the active player.' }),
    monster: schema.text({ text: 'The Monster, or the Leader; always needed.' }),
    hits: schema.integer({ min: 0, max: 99, text: 'Hits inflicted in this turn of the Hero.' }),
    placed: schema.list(schema.integer({ min: 0 }), {
      text: 'The Hit spaces, counted from 0, that were covered in this Hunt.',
    }),
    most: schema.integer({
      min: 0,
      max: 99,
      text: 'The most Hits in this turn of the Hero, if there is a limit.',
    }),
    rage: schema.integer({ min: -99, max: 99, text: 'What is added to the Rage of the next Attack.' }),
    handChange: schema.integer({
      min: -99,
      max: 99,
      text: 'How many more Attack cards the Monster draws next.',
    }),
    handLeast: schema.integer({ min: 0, max: 99, text: 'How many it draws at least.' }),
    noCard: schema.flag({ text: 'Whether the hunter draws no card after this Attack.' }),
    shieldsHelp: schema.flag({ text: 'Whether Shields help against what they do not block.' }),
    anyIcon: schema.flag({ text: 'Whether the next card strikes any space.' }),
    over: schema.oneOf(['killed', 'failed'], { text: 'How it has ended, for the step huntEnds.' }),
  },
  {
    text: 'The Hunt that is under way, for the steps monsterTurn and later. The hand of the Monster is "attacks.hand".',
  },
);

export function readBattle(state: State, given: JsonRecord, names: Names): void {
  if (given.battle === undefined) return;
  const {
    region: where,
    attacker,
    defender,
    passed,
    winner,
    cancelled,
    effects,
  } = schema.recordOf(given.battle);
  if (where === undefined || attacker === undefined || defender === undefined)
    throw misfit(['battle'], 'a Battle has a "region", an "attacker" and a "defender"');
  const region = regionFrom(state, where, ['battle', 'region']);
  const gone = schema.listOf(passed).map((name) => names.seat(name));
  const lost = schema.listOf(cancelled).map((name) => names.piece(name));
  const all = schema.listOf(effects).map((effect) => effectFrom(schema.recordOf(effect), names));
  const side = (written: Json, path: Path): Side => {
    const seat = names.seat(written);
    if (armiesOf(state, seat, region).length === 0)
      throw misfit(path, `${String(written)} has no Army in Region ${region}, and so fights no Battle there`);
    return {
      seat,
      cancelled: lost.filter((card) => state.players[seat]?.played.includes(card) === true),
      passed: gone.includes(seat),
      effects: all.filter(({ whose }) => whose === seat).map(({ effect }) => effect),
    };
  };
  const sides = [side(attacker, ['battle', 'attacker']), side(defender, ['battle', 'defender'])] as const;
  if (sides[0].seat === sides[1].seat) throw misfit(['battle'], 'a Battle is between two players');
  const fights = (seat: Seat) => sides.some((one) => one.seat === seat);
  for (const [place, seat] of gone.entries())
    if (!fights(seat)) throw misfit(['battle', 'passed', place], 'who passes in a Battle fights in it');
  if (winner !== undefined && !fights(names.seat(winner)))
    throw misfit(['battle', 'winner'], 'who wins a Battle fights in it');
  state.battle = {
    region,
    attacker: sides[0],
    defender: sides[1],
    armies: sides.flatMap(({ seat }) => armiesOf(state, seat, region).map(({ id }) => id)),
    winner: winner === undefined ? null : names.seat(winner),
  };
}

function effectFrom(given: JsonRecord, names: Names) {
  const card: PieceId | null = given.card === undefined ? null : names.piece(given.card);
  if (given.seat === undefined) throw misfit(['battle', 'effects'], 'an effect names the "seat" whose it is');
  return {
    whose: names.seat(given.seat),
    effect: {
      card,
      value: Number(given.value ?? 0),
      spared: Number(given.spared ?? 0),
      spareLoss: given.spareLoss === true,
    },
  };
}

export function readHunt(state: State, given: JsonRecord, names: Names): void {
  if (given.hunt === undefined) return;
  const { seat, monster, placed, ...numbers } = schema.recordOf(given.hunt);
  const box = boxOf(state);
  const preys = [...state.monsters.map(({ id }) => id), box.leader.id];
  if (monster === undefined) throw misfit(['hunt'], 'a Hunt has a "monster"');
  const prey = namedOf(monster, ['hunt', 'monster'], 'Monster', preys);
  const hunter: Seat = seat === undefined ? state.active : names.seat(seat);
  const where = prey === box.leader.id ? state.leader.at : state.monsters.find(({ id }) => id === prey)?.at;
  if (numbers.over !== 'killed' && (where === null || where !== state.players[hunter]?.heroAt))
    throw misfit(
      ['hunt', 'monster'],
      `a Hunt needs the Hero in the Region of ${called(prey)}: write its "region", and the same as "heroAt" of the hunter`,
    );
  const covers = coversOf(state, prey);
  for (const [place, space] of schema.listOf(placed).map(Number).entries()) {
    if (space >= covers.length)
      throw misfit(
        ['hunt', 'placed', place],
        `${called(prey)} has ${covers.length} Hit spaces, counted from 0, and ${space} is none of them`,
      );
    if (covers[space] !== hunter && numbers.over !== 'killed')
      throw misfit(
        ['hunt', 'placed', place],
        `no marker of the hunter lies on space ${space} of ${called(prey)}: write it among its "hits"`,
      );
  }
  state.hunt = {
    ...newHunt(state, hunter, prey),
    placed: schema.listOf(placed).map(Number),
    ...numbers,
  };
  // LOR-37.01
  for (const card of state.attacks.hand) showTo(state.pieces, card, state.hunt.against);
}

export function writeBattle({ battle, players }: State, nameOf: NameOf): JsonRecord {
  if (battle === null) return {};
  const { region, attacker, defender, winner } = battle;
  const sides = [attacker, defender];
  return {
    battle: {
      region,
      attacker: nameOf.seat(attacker.seat),
      defender: nameOf.seat(defender.seat),
      passed: sides.filter(({ passed }) => passed).map(({ seat }) => nameOf.seat(seat)),
      ...(winner === null ? {} : { winner: nameOf.seat(winner) }),
      cancelled: sides.flatMap(({ cancelled }) => cancelled.map((card) => nameOf.piece(card))),
      effects: sides.flatMap(({ seat, effects }) =>
        effects
          // What a card has added that was taken back counts no more.
          .filter(({ card }) => card === null || players[seat]?.played.includes(card) === true)
          .map(({ card, ...rest }) => ({
            seat: nameOf.seat(seat),
            ...(card === null ? {} : { card: nameOf.piece(card) }),
            ...rest,
          })),
      ),
    },
  };
}

export function writeHunt({ hunt }: State, nameOf: NameOf): JsonRecord {
  if (hunt === null) return {};
  const { hunter, against: _, prey, defence: __, most, over, ...rest } = hunt;
  return {
    hunt: {
      seat: nameOf.seat(hunter),
      monster: nameOf.thing(prey),
      ...rest,
      ...(most === null ? {} : { most }),
      ...(over === null ? {} : { over }),
    },
  };
}
