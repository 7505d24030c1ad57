/**
 * Whole matches of lotr-board as “Play now” begins them, with `simple` in the seats of the person: what they are asked,
 * and how often the best two answers differ. Prints one line of JSON. Other company is measured by
 * `quick-play.ts BOTS HANDS MATCHES`, where HANDS are the seats that the person plays.
 */
import type { Playable } from '../../packages/bots/src/index.ts';
import { WorldChance } from '../../packages/bots/src/search/worlds.ts';
import { manifestOf } from '../../packages/catalog/src/index.ts';
import type { State } from '../../packages/games/lotr-board/src/state.ts';
import { kit } from '../../packages/games/lotr-board/src/kit.ts';
import {
  copy,
  countPicks,
  derive,
  faceOf,
  type Here,
  isPiece,
  listPicks,
  NO_OPTIONS,
  type Open,
  optionsOf,
  type Pick,
  playOn,
  type Player,
  type Question,
  QuickRandom,
  type Seat,
  seatsOf,
  seedFrom,
  type Shape,
  thingOf,
  Waiting,
} from '../../packages/kernel/src/index.ts';
import { LiveTable, seedToBegin } from '../../packages/tables/src/index.ts';

const game = kit as unknown as Playable;
/** In so many imagined worlds an answer is judged, each world the same for all answers. */
const WORLDS = 32;
/** After so many decisions, which are some two turns, a table is judged: further on chance drowns what was chosen. */
const HORIZON = 12;
/** A worth is a part of a hundred points: less than half a point is no difference that anybody could see. */
const LEAST = 0.005;
/** More answers than these are not compared: of so many some two will differ. */
const MOST = 40;

/** What each answer comes to in the same imagined worlds, by the judge of the game. */
function worths(seat: Seat, here: Here<Shape>, picks: readonly (Pick | null)[], seed: string): number[][] {
  const { checkpoint, answers } = here;
  const knowledge = game.bot;
  if (checkpoint === null || knowledge?.judge === undefined) throw new Error('There is nothing to judge by.');
  return picks.map((pick) =>
    Array.from({ length: WORLDS }, (_, number) => {
      const world = new WorldChance(derive(seed, `world ${number}`));
      const table = copy(checkpoint);
      let isAsked = false;
      let decisions = 0;
      const player: Player<Shape> = (who, question, optional) => {
        if (!isAsked) {
          if (who !== seat) {
            if (optional) return null;
          } else {
            isAsked = true;
            return pick;
          }
        }
        if (decisions++ >= HORIZON) throw Waiting;
        return knowledge.policy(table.state, who, question, world.quick('policy'), optional);
      };
      playOn(game, table, answers, player, () => {
        game.imagine(table.state, seat, world);
        return world;
      });
      return knowledge.judge?.(table.state, seat) ?? 0;
    }),
  );
}

/** Whether one answer is better than the second best by more than the worlds differ. */
function differ(all: readonly (readonly number[])[]): boolean {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [best, second] = all.toSorted((one, other) => mean(other) - mean(one));
  if (best === undefined || second === undefined) return false;
  const gaps = best.map((worth, world) => worth - (second[world] ?? 0));
  const gap = mean(gaps);
  const variance = mean(gaps.map((value) => (value - gap) ** 2));
  return gap >= LEAST && gap > 2 * Math.sqrt(variance / (WORLDS - 1));
}

/** Answers by what they name: two cards of the same name are one answer. */
function distinct(state: State, question: Question): readonly Pick[] {
  const named = (id: string) => (isPiece(id) ? thingOf(faceOf(state.pieces, id)) : id);
  const seen = new Map<string, Pick>();
  for (const pick of listPicks(question)) {
    const words = Array.isArray(pick) ? pick.map(named) : pick;
    const name = JSON.stringify(
      Array.isArray(words) && question.kind !== 'order'
        ? words.toSorted()
        : typeof words === 'string'
          ? named(words)
          : words,
    );
    if (!seen.has(name)) seen.set(name, pick);
  }
  return [...seen.values()];
}

interface Match {
  /** What must be answered, what might be, and how much of the first has one single answer that is not told as a loss. */
  asked: number;
  optional: number;
  single: number;
  /** In which the best two answers differ. */
  weighty: number;
  /** Conflicts, and those in which the person had cards to choose from. */
  conflicts: number;
  played: number;
  /** In which they fell before they had a turn. */
  fell: number;
  /** Tiles that were revealed, those at which the person was asked, and those at which they were asked twice. */
  tiles: number;
  askedAt: number;
  askedTwice: number;
  points: number;
  won: boolean;
  out: boolean;
}

function played(number: number, bots: number, hands: number): Match {
  let tried = 0;
  const own = seatsOf(hands);
  const seed = seedToBegin(game, { seats: hands + bots, options: NO_OPTIONS, mine: own }, () =>
    derive(seedFrom('quick play'), `match ${number} try ${tried++}`),
  );
  const alone = hands > 1;
  const table = LiveTable.open(
    game,
    {
      game: game.id,
      version: game.version,
      options: NO_OPTIONS,
      seed,
      start: null,
      name: '',
      seats: Array.from({ length: hands + bots }, (_, seat) => ({
        name: '',
        bot: seat < hands ? null : 'simple',
      })),
      clock: null,
      began: 0,
    },
    [],
    { alone },
  );
  for (const seat of own) table.welcomeBack(seat, 0);
  const found: Match = {
    asked: 0,
    optional: 0,
    single: 0,
    weighty: 0,
    conflicts: 0,
    played: 0,
    fell: 0,
    tiles: 0,
    askedAt: 0,
    askedTwice: 0,
    points: 0,
    won: false,
    out: false,
  };
  const knowledge = game.bot;
  const stateNow = () => table.match.here.state as State;
  const conflicts = new Set<number>();
  const withCards = new Set<number>();
  const passed = new Set<string>();
  const askedAt = new Map<number, Set<string>>();
  const chance = new QuickRandom(derive(seed, 'person'));
  while (!table.isOver) {
    const state = stateNow();
    if (!state.conflict.over && !own.every((seat) => state.players[seat]?.out)) conflicts.add(state.place);
    const mine = table.match.open.filter(
      ({ seat, fingerprint }) => own.includes(seat) && table.waitsFor(seat) && !passed.has(fingerprint),
    );
    const [open] = mine;
    const bot = table.botTurn((seat) => own.includes(seat) && mine.some((one) => one.seat === seat));
    if (bot !== null) {
      table.answerByBot(bot, table.questionTo(bot.seat) ?? '', table.think(bot), 0);
      continue;
    }
    if (open === undefined) throw new Error(`Nobody goes on: ${JSON.stringify(table.match.open)}`);
    answer(open);
  }
  function answer({ seat, question, fingerprint }: Open): void {
    const isMain = table.match.waitingFor.includes(seat);
    const { here } = table.match;
    const state = stateNow();
    const picks: readonly (Pick | null)[] = [...distinct(state, question), ...(isMain ? [] : [null])];
    if (isMain) {
      found.asked += 1;
      const isTold = optionsOf(question).some(({ harm, confirm }) => harm === true || confirm === true);
      if (countPicks(question) === 1 && !isTold) found.single += 1;
      if (question.key === 'play-card' && optionsOf(question).some(({ id }) => isPiece(id)))
        withCards.add(state.place);
    } else found.optional += 1;
    if (question.key === 'reveal' || question.key === 'resolve') {
      const tile = tilesOf(table) + (question.key === 'reveal' ? 1 : 0);
      askedAt.set(tile, (askedAt.get(tile) ?? new Set()).add(question.key));
    }
    const isWeighty =
      picks.length > MOST || differ(worths(seat, here, picks, derive(seed, `judged ${fingerprint}`)));
    if (isWeighty) found.weighty += 1;
    const pick = knowledge?.policy(here.state, seat, question, chance, !isMain) ?? null;
    const [seen] = table.frameFor(seat, null).questions;
    if (seen === undefined) throw new Error('A question is not shown.');
    if (pick === null) {
      passed.add(fingerprint);
      table.command(seat, { do: 'pass', question: seen.question }, 0);
      return;
    }
    const sent = (id: string) =>
      seen.options[optionsOf(question).findIndex((option) => option.id === id)]?.id ?? '';
    const answered = typeof pick === 'string' ? sent(pick) : Array.isArray(pick) ? pick.map(sent) : pick;
    const { refusal } = table.command(seat, { do: 'answer', question: seen.question, pick: answered }, 0);
    if (refusal !== null) throw new Error(`${question.key}: ${refusal}`);
  }
  const { outcome } = table.match;
  found.tiles = tilesOf(table);
  found.askedAt = askedAt.size;
  found.askedTwice = [...askedAt.values()].filter(({ size }) => size > 1).length;
  const [last] = [...conflicts].slice(-1);
  const isOut = own.every((seat) => stateNow().players[seat]?.out === true);
  found.fell = last !== undefined && isOut && !withCards.has(last) ? 1 : 0;
  found.conflicts = conflicts.size;
  found.played = [...conflicts].filter((place) => withCards.has(place)).length;
  found.points = outcome?.scores[0] ?? 0;
  found.won = (outcome?.winners.length ?? 0) > 0;
  found.out = own.some((seat) => stateNow().players[seat]?.out === true);
  return found;
}

/** How many tiles have been revealed. */
const tilesOf = (table: LiveTable): number =>
  table.frameFor('audience', null).events.filter(({ name }) => name === 'tile.revealed').length;

const { quick } = manifestOf('lotr-board');
const [bots = quick.bots, hands = 1, matches = 20] = process.argv.slice(2).map(Number);
const all = Array.from({ length: matches }, (_, number) => played(number, bots, hands));
process.stdout.write(`${JSON.stringify({ bots, hands, matches: all })}\n`);
