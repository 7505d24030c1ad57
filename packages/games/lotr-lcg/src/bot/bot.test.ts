import { addCards, addTokens, moveTo } from '@concilio/cards';
import {
  chooseOne,
  chooseSome,
  newTable,
  type PieceId,
  playOut,
  type Question,
  QuickRandom,
  schema,
  type Seat,
  seedFrom,
} from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { ally, attachment, event, onHost, toHero } from '../content/declare.ts';
import { action, damages, exhausting, lowersThreat, raisesThreat, custom, you } from '../content/language.ts';
import { CORE_SET } from '../content/index.ts';
import { makeSet } from '../content/set.ts';
import { makeKit } from '../kit.ts';
import { basics } from '../rules/basics.ts';
import { attackOf, defenseOf, hitPointsLeft } from '../rules/stats.ts';
import { enemies, heroesOf } from '../rules/select.ts';
import { lowerThreat } from '../rules/threat.ts';
import type { Card, State } from '../state.ts';

/** Cards that no box holds: a bot knows them only by what they do. */
const UNKNOWN: readonly Card[] = [
  event({
    id: 'quiet-road',
    number: 911,
    sphere: 'leadership',
    cost: 1,
    plays: { on: 'action', does: [custom((play, { seat }) => lowerThreat(play, seat, 12))] },
  }),
  event({
    id: 'loud-road',
    number: 912,
    sphere: 'leadership',
    cost: 0,
    plays: { on: 'action', does: [raisesThreat(4, you)] },
  }),
  event({
    id: 'falling-rocks',
    number: 913,
    sphere: 'leadership',
    cost: 1,
    plays: { on: 'action', does: [damages(9, (state) => enemies(state))] },
  }),
  ally({
    id: 'great-friend',
    number: 914,
    sphere: 'leadership',
    cost: 2,
    willpower: 3,
    attack: 2,
    defense: 2,
    hitPoints: 3,
  }),
  attachment({
    id: 'wise-staff',
    number: 915,
    sphere: 'leadership',
    cost: 1,
    attachTo: toHero,
    constants: [onHost('willpower', 3)],
    abilities: [action({ costs: [exhausting()], does: [lowersThreat(1, you)] })],
  }),
  attachment({
    id: 'heavy-stone',
    number: 916,
    sphere: 'leadership',
    cost: 0,
    attachTo: toHero,
    constants: [onHost('willpower', -1), onHost('attack', -1)],
  }),
];
const game = makeKit(
  makeSet({ ...CORE_SET, name: 'unknown to bots', cards: [...CORE_SET.cards, ...UNKNOWN] }),
);

const seat = 0 as Seat;

/** Aragorn, Glóin and Théodred with three resources each, in the planning phase of the first round. */
function planning(): State {
  const options = schema.check(game.options, { decks: ['leadership'] });
  if ('problems' in options) throw new Error('The options do not fit.');
  const { state } = newTable(game, 1, options.value, seedFrom('bot'));
  state.round = 1;
  state.phase = 'planning';
  for (const hero of heroesOf(state, seat)) addTokens(state.cards, hero, 'resource', 3);
  return state;
}

function given(state: State, id: string): PieceId {
  const [card] = addCards(state.cards, [`${id}/1/0`], 'deck/0', seat);
  if (card === undefined) throw new Error('No card was added.');
  moveTo(basics, state.cards, card, 'hand/0');
  return card;
}

const answered = (state: State, question: Question): unknown =>
  game.bot?.policy(state, seat, question, new QuickRandom(seedFrom('bot')), false);

const planned = (state: State, ...ids: string[]) =>
  answered(
    state,
    chooseOne(
      'planning',
      [...ids, 'done'].map((id) => ({ id })),
    ),
  );

describe('cards that no box holds are used by what they do', () => {
  test('an event that lowers a high threat is played, though its effect has no word', () => {
    const state = planning();
    const card = given(state, 'quiet-road');
    for (const player of state.players) player.threat = 44;
    expect(planned(state, `${card}/action`)).toBe(`${card}/action`);
  });

  test('an event that only raises the threat is not, though it costs nothing', () => {
    const state = planning();
    const card = given(state, 'loud-road');
    expect(planned(state, `${card}/action`)).toBe('done');
  });

  test('an event that would bring down an enemy is played while one is there', () => {
    const state = planning();
    const card = given(state, 'falling-rocks');
    expect(planned(state, `${card}/action`)).toBe('done');
    const [enemy] = addCards(state.cards, ['marsh-adder/9'], 'encounter', null);
    if (enemy !== undefined) moveTo(basics, state.cards, enemy, 'engaged/0');
    expect(planned(state, `${card}/action`)).toBe(`${card}/action`);
  });

  test('a good ally is played, and before a lesser attachment', () => {
    const state = planning();
    const friend = given(state, 'great-friend');
    const stone = given(state, 'heavy-stone');
    expect(planned(state, stone, friend)).toBe(friend);
  });

  test('an attachment that helps is played, and one that harms its hero is kept', () => {
    const state = planning();
    const staff = given(state, 'wise-staff');
    const stone = given(state, 'heavy-stone');
    expect(planned(state, staff, stone)).toBe(staff);
    expect(planned(state, stone)).toBe('done');
  });
});

test('what would be cancelled is weighed, though its numbers are worked out anew', () => {
  const state = planning();
  state.phase = 'quest';
  const card = given(state, 'a-test-of-will');
  const [fog, mountains] = addCards(
    state.cards,
    ['treacherous-fog/0', 'mountains-of-mirkwood/0'],
    'encounter',
    null,
  );
  if (fog === undefined || mountains === undefined) throw new Error('No cards were added.');
  moveTo(basics, state.cards, fog, 'limbo');
  moveTo(basics, state.cards, mountains, 'staging');
  const use = `${card}/revealed-effect`;
  const about = { moment: 'revealed-effect', card: 'treacherous-fog' };
  expect([use, 'pass']).toContain(
    answered(state, chooseOne('respond', [{ id: use }, { id: 'pass' }], { with: about })),
  );
});

describe('simple', () => {
  test('wins Passage through Mirkwood alone now and then', () => {
    const options = schema.check(game.options, { decks: ['leadership'] });
    if ('problems' in options) throw new Error('The options do not fit.');
    let won = 0;
    for (let number = 0; number < 12; number++) {
      const table = newTable(game, 1, options.value, seedFrom(`simple ${number}`));
      const chance = new QuickRandom(seedFrom('simple'));
      const outcome = playOut(
        game,
        table,
        (asked, question, optional) =>
          game.bot?.policy(table.state, asked, question, chance, optional) ?? null,
      );
      if (outcome?.reason === 'won') won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(2);
  });

  test('sends to the quest who is better there, and keeps a guard for the enemy that comes', () => {
    const state = planning();
    state.phase = 'quest';
    const [enemy] = addCards(state.cards, ['marsh-adder/9'], 'encounter', null);
    if (enemy !== undefined) moveTo(basics, state.cards, enemy, 'engaged/0');
    const heroes = heroesOf(state, seat);
    const sent = answered(
      state,
      chooseSome(
        'commit',
        heroes.map((id) => ({ id })),
        { min: 0, max: heroes.length },
      ),
    ) as string[];
    expect(sent.length).toBeLessThan(heroes.length);
  });

  test('lets two defend together where each alone would fall', () => {
    const state = planning();
    state.phase = 'combat';
    const [enemy] = addCards(state.cards, ['marsh-adder/9'], 'encounter', null);
    if (enemy === undefined) throw new Error('No card was added.');
    moveTo(basics, state.cards, enemy, 'engaged/0');
    state.attacks.push({ enemy, seat, defenders: [] });
    const heroes = heroesOf(state, seat);
    for (const hero of heroes) addTokens(state.cards, hero, 'damage', hitPointsLeft(state, hero) - 2);
    const sent = answered(
      state,
      chooseSome(
        'defenders',
        heroes.map((id) => ({ id })),
        { min: 0, max: heroes.length },
      ),
    ) as PieceId[];
    expect(sent).toHaveLength(2);
    const defense = sent.reduce((sum, card) => sum + defenseOf(state, card), 0);
    expect(attackOf(state, enemy) - defense).toBeLessThan(2);
  });
});
