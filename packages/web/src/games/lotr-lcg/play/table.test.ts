import type { Language } from '@concilio/text';
import { hintText, plainMarkup, type Speaker } from '@concilio/text';
import type { SeenQuestion } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../table/picks.ts';
import { choicesFor } from '../../../table/choices.ts';
import { balanceOf, resultOf } from '../board/balance.ts';
import { clashOf } from './clash.ts';
import { fitFor } from './fit.ts';
import { piecesOf } from './pieces.ts';
import type { InPlay, View } from '@concilio/lotr-lcg/contract';
import { story } from '../told/story.ts';
import { game, playThrough, seenAt, viewAt } from '../testing.ts';

const wordsIn = (language: Language): Speaker => ({ game, language, names: ['Ana'], paint: plainMarkup });

/** What a table is told while these are chosen. */
function choosing(question: SeenQuestion, chosen: readonly string[]) {
  const draft: Draft = { kind: 'some', chosen };
  return choicesFor(question, draft, { take: () => {}, which: () => {}, explain: () => {} });
}

/** A view of a match as it was when a question was asked. */
function whenAsked(key: string): { readonly view: View; readonly question: SeenQuestion } {
  const found: { view: View; question: SeenQuestion }[] = [];
  for (const seed of ['a', 'b', 'c', 'd']) {
    if (found.length > 0) break;
    playThrough('passage-through-mirkwood', 1, `asked ${seed}`, (match) => {
      const [seat] = match.seats;
      if (found.length > 0 || seat === undefined) return;
      const question = seenAt(match, seat).questions.find((one) => one.key === key);
      if (question !== undefined) found.push({ view: viewAt(match, seat), question });
    });
  }
  const [first] = found;
  if (first === undefined) throw new Error(`"${key}" is never asked.`);
  return first;
}

describe('willpower against threat', () => {
  test('counts those who are chosen to go, and names where each point comes from', () => {
    const { view, question } = whenAsked('commit');
    const chosen = question.options.map(({ id }) => id);
    const pieces = piecesOf(view);
    const nobody = balanceOf(view, pieces, choosing(question, []), null);
    const all = balanceOf(view, pieces, choosing(question, chosen), null);
    const sum = chosen.reduce((total, id) => total + (pieces.get(id)?.willpower ?? 0), 0);
    expect(nobody.willpower).toBe(view.willpower);
    expect(all.willpower).toBe(view.willpower + sum);
    for (const { willpower, threat, questing, staged } of [nobody, all]) {
      expect(questing.reduce((total, { amount }) => total + amount, 0)).toBe(willpower);
      expect(staged.reduce((total, { amount }) => total + amount, 0)).toBe(threat);
    }
    expect(all.questing.every(({ isChosen }) => isChosen)).toBe(true);
  });

  test('has the result of this round, and forgets that of the last', () => {
    const compared = { name: 'quest.compared', said: { willpower: 3, threat: 5 } };
    expect(resultOf([{ name: 'round.begun', said: { round: 1 } }, compared])).toBe(-2);
    expect(resultOf([compared, { name: 'round.begun', said: { round: 2 } }])).toBeNull();
    expect(resultOf([])).toBeNull();
  });
});

describe('an attack', () => {
  test('is a sum that is told beforehand for every defender', () => {
    const { view, question } = whenAsked('defender');
    const pieces = piecesOf(view);
    const clash = clashOf(view, pieces, choosing(question, []));
    expect(clash).toMatchObject({ kind: 'attack', step: 1, sum: { defense: null, left: null }, seat: 0 });
    const enemy = pieces.get(view.attack?.enemy ?? '');
    expect(clash?.sum.attack).toBe(enemy?.attack);
    for (const option of question.options) {
      const { id } = option;
      const told = hintText(wordsIn('en'), option);
      const damage = Math.max(0, (enemy?.attack ?? 0) - (pieces.get(id)?.defense ?? 0));
      expect(told).toContain(damage === 0 ? 'no damage' : String(damage));
    }
  });

  test('of players adds up those who are chosen', () => {
    const { view, question } = whenAsked('attackers');
    const pieces = piecesOf(view);
    const [first] = question.options;
    const none = clashOf(view, pieces, choosing(question, []));
    const one = clashOf(view, pieces, choosing(question, [first?.id ?? '']));
    const attack = pieces.get(first?.id ?? '')?.attack ?? 0;
    const damage = Math.max(0, attack - (none?.enemy.defense ?? 0));
    expect(none).toMatchObject({ kind: 'strike', sum: { attack: 0, damage: 0 } });
    expect(none?.sum.left).toBe(none?.enemy.hitPoints);
    expect(one?.sum).toMatchObject({ attack, damage });
    expect(none?.enemy.id).toBe(question.with?.enemy);
  });
});

test('cards get smaller until all of them fit, and lie over each other before they are too small to read', () => {
  const card = (id: string) => ({ id, exhausted: false, shadows: [], attachments: [], guarded: [] });
  const cards = (count: number) =>
    Array.from({ length: count }, (_, place) => card(`#${place}`)) as unknown as InPlay[];
  const row = (count: number) => ({ cards: cards(count), beside: 0 });
  const fit = (count: number) => fitFor([[row(count)]], { width: 800, height: 320 });
  expect(fit(3)).toMatchObject({ form: 'tall', lap: 0 });
  expect(fit(3).width).toBeGreaterThan(fit(12).width);
  expect(fit(20)).toMatchObject({ form: 'flat', lap: 0 });
  expect(fit(40)).toMatchObject({ form: 'flat', width: 96 });
  expect(fit(40).lap).toBeGreaterThan(0);
  // Of two layouts the one with the larger cards is taken.
  const [rows, flow] = [[row(1), row(2)], [row(3)]];
  expect(fitFor([rows, flow], { width: 800, height: 200 }).layout).toBe(flow);
  expect(fitFor([rows, flow], { width: 300, height: 500 }).layout).toBe(rows);
});

test('a replay has a chart: the threat of each player, and what waits in staging', () => {
  const told: string[][] = [];
  playThrough('passage-through-mirkwood', 1, 'story', (match) => {
    if (told.length > 0) return;
    const seen = viewAt(match, 'audience');
    told.push(
      story.numbers(seen, wordsIn('ro')).map(({ name }) => name),
      [story.chapter(seen, wordsIn('es'))],
    );
  });
  expect(told[0]).toEqual(['Amenințare în zona de desfășurare', 'Amenințarea: Ana']);
  expect(story.isTurningPoint({ name: 'stage.begun', said: {} })).toBe(true);
  expect(story.isTurningPoint({ name: 'card.drawn', said: {} })).toBe(false);
});
