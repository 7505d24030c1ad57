import { Unreadable } from '@concilio/kernel';
import type { Positioned } from '../format.ts';
import { expect, test } from 'vitest';
import { type Camp, camp } from '../../test/camp.ts';
import { runPosition } from '../run/run.ts';
import { parseSource } from './source.ts';
import { upgraded } from './upgrade.ts';

const today: Positioned<Camp> = {
  ...camp,
  position: {
    ...camp.position,
    renamed: {
      steps: { moot: 'council' },
      questions: { scheme: 'plan' },
      events: { spoke: 'said' },
      options: { tarry: 'wait' },
      fields: { turn: 'round' },
    },
  },
};

test('what is called otherwise today is written so, and nothing else changes', () => {
  const old = `# The moot decides.
game: camp
title: The moot   # spoke, scheme
seats: [Ana, Bo]
at: { step: moot, with: { seat: Bo } }
given: { turn: 2 }
when:
  - { seat: Bo, question: "scheme", choose: tarry }
  - then: [{ pending: { question: scheme, excludes: [tarry] } }]
then:
  - { path: turn, equals: 2 }
  - { event: spoke, with: { what: tarry } }
`;
  expect(upgraded(today, old)).toBe(`# The moot decides.
game: camp
title: The moot   # spoke, scheme
seats: [Ana, Bo]
at: { step: council, with: { seat: Bo } }
given: { round: 2 }
when:
  - { seat: Bo, question: plan, choose: wait }
  - then: [{ pending: { question: plan, excludes: [wait] } }]
then:
  - { path: round, equals: 2 }
  - { event: said, with: { what: tarry } }
`);
});

test('what is written in the words of today stays to the letter', () => {
  const text = "game: camp\nseats: [Ana, Bo]\nat: { step: 'council', with: { seat: Bo } }\n";
  expect(upgraded(today, text)).toBe(text);
  expect(upgraded(camp, text)).toBe(text);
});

test('what is no file is said in one sentence', () => {
  expect(() => upgraded(today, '\tgame: camp')).toThrow(Unreadable);
});

test('a question that was cut out of another is heard by both names, and by no third', () => {
  const cut: Positioned<Camp> = { ...camp, position: { ...camp.position, cutOut: { plan: 'agree' } } };
  const file = (name: string) => `game: camp
seats: [Ana, Bo]
at: { step: council, with: { seat: Bo } }
when:
  - { then: [{ pending: { seat: Bo, question: ${name} } }] }
  - { seat: Bo, question: ${name}, choose: wait }
`;
  const holds = (name: string) => runPosition(cut, parseSource(file(name))).ok;
  expect(['plan', 'agree', 'deed'].map(holds)).toEqual([true, true, false]);
  expect(runPosition(camp, parseSource(file('agree'))).ok).toBe(false);
});
