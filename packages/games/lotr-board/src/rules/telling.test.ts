import { optionsOf, type Question, type Text } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { newMatch, playThrough, type Table } from '../../test/played.ts';
import { lotrBoard } from '../game.ts';
import en from '../text/en/sentences.json';

/** Matches of all sizes, looked at before every answer. */
const play = (look: (match: Table) => void): void => {
  for (const [index, seats] of [2, 3, 4, 5, 4, 3].entries())
    playThrough(newMatch(seats, `telling ${index}`, { sauron: 15, passTheRing: index % 2 === 0 }), look);
};

/** What a sentence puts in: `{seat}`, and `track` of `{track, select, …}`. */
function valuesOf(key: string): string[] {
  const sentence = Reflect.get(en, key);
  if (typeof sentence !== 'string' || sentence === '') throw new Error(`There is no sentence "${key}".`);
  return [...sentence.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? '');
}

/** Whatever the sentence puts in must be told. */
function tells({ key, with: told = {} }: Text): void {
  for (const value of valuesOf(key)) expect([undefined, ''], `${key} {${value}}`).not.toContain(told[value]);
}

describe('what is told', () => {
  test('a question and its options say all that their sentences need', () => {
    const seen: string[] = [];
    play(({ open }) => {
      for (const { question } of open) {
        tells({
          key: `question.${question.key}`,
          ...(question.with === undefined ? {} : { with: question.with }),
        });
        for (const { text } of offered(question)) if (text !== undefined) tells(text);
        seen.push(question.key);
      }
    });
    expect(new Set(seen).size).toBeGreaterThan(20);
  });

  test('an event says all that it is declared to say', () => {
    const { events } = lotrBoard.contract;
    const seen: string[] = [];
    play((match) => {
      if (match.outcome === null) return;
      for (const { name, said } of match.events('referee')) {
        const fields = Object.keys(Reflect.get(events, name).data);
        expect([name, ...Object.keys(said).toSorted()]).toEqual([name, ...fields.toSorted()]);
        for (const field of fields)
          expect([name, field, Reflect.get(said, field)]).not.toEqual([name, field, '']);
        seen.push(name);
      }
    });
    expect(new Set(seen).size).toBeGreaterThan(40);
  });
});

const offered = (question: Question) => [...optionsOf(question), ...(question.blocked?.() ?? [])];
