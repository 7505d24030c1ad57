import { derive, drawPick, Match, QuickRandom, seedFrom } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { STANDARD } from '../content/standard.ts';
import { ragnarok } from '../index.ts';
import type { Player, State } from '../state.ts';
import { ARMIES, PRIESTS } from './setup.ts';
import { counterOf } from './temple.ts';

/** Every state of a match that is answered at random. */
function* moments(seats: number, seed: string) {
  const match = Match.create(ragnarok, { seats, options: {}, seed: seedFrom(seed) });
  const random = new QuickRandom(derive(seedFrom(seed), 'answers'));
  while (match.outcome === null) {
    yield match.table.state;
    const [open] = match.open;
    if (open === undefined) throw new Error('Nobody is asked, and the match is not over.');
    const pick = drawPick(open.question, (sides) => random.index(sides));
    match.answer({ question: open.fingerprint, seat: open.seat, pick, by: 'bot' });
  }
}

const sumOf = (state: State, of: (player: Player) => number): number =>
  state.players.reduce((sum, player) => sum + of(player), 0);

/** What is on the board, with the players and in the Reserve, of each kind of thing that there is a number of. */
function countsOf(state: State) {
  const runes = STANDARD.runes.map(
    (rune) =>
      (state.reserve[rune] ?? 0) +
      sumOf(state, (player) => player.runes[rune] ?? 0) +
      state.regions.filter((region) => region.forge === rune && region.rune).length,
  );
  const priests = state.players.map(
    ({ priests: held, priestsLeft }, seat) =>
      held +
      priestsLeft +
      state.monuments.flatMap((monument) => monument.priests).filter((whose) => whose === seat).length,
  );
  const { combat, blessings, events, monsters } = state;
  return {
    runes,
    priests,
    temples: state.temples.left + state.regions.filter(({ temple }) => temple).length,
    slayerTokens: state.slayerTokens + sumOf(state, (player) => player.slayerTokens),
    combat:
      combat.cards.length +
      combat.discard.length +
      sumOf(state, ({ hand, played }) => hand.length + played.length),
    blessings:
      blessings.cards.length +
      blessings.discard.length +
      state.drafted.length +
      sumOf(state, (player) => player.blessings.length),
    events: events.cards.length + events.discard.length,
    armies: state.players.map(({ armies }) => armies.length),
    // A dead Monster is with whoever killed it, and nowhere else.
    dead: monsters.filter(({ dead }) => dead).length - sumOf(state, ({ slain }) => slain.length),
  };
}

test('LOR-15.04, LOR-15.01: whatever is neither on the board nor with a player is in the Reserve', () => {
  let spent = 0;
  for (const state of moments(3, 'reserve')) {
    expect(countsOf(state)).toEqual({
      runes: STANDARD.runes.map(() => STANDARD.runesOfEach),
      priests: state.players.map(() => PRIESTS),
      temples: counterOf(state).temples,
      slayerTokens: STANDARD.slayerTokens,
      combat: 35,
      blessings: 36,
      events: 21,
      armies: state.players.map(() => ARMIES),
      dead: 0,
    });
    const held = state.players.flatMap(({ artifacts }) => artifacts.map(({ id }) => id));
    expect(new Set(held).size).toBe(held.length);
    if (held.length > 0 && state.temples.left < counterOf(state).temples) spent++;
  }
  expect(spent).toBeGreaterThan(0);
});

test('LOR-1.07: a Monument begins with its base and has three levels more', () => {
  for (const seats of [2, 3, 4]) {
    const [first] = moments(seats, 'monuments');
    expect(first?.monuments.map(({ level }) => level)).toEqual([0, 0, 0]);
  }
  const levels = new Set<number>();
  for (const { monuments } of moments(2, 'levels')) for (const { level } of monuments) levels.add(level);
  expect([...levels].every((level) => level >= 0 && level <= 3)).toBe(true);
  expect(STANDARD.gods.map(({ favours }) => favours.length)).toEqual([3, 3, 3]);
});
