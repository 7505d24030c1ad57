import type { Kit } from '@concilio/catalog';
import {
  type DeclaredQuestions,
  assign,
  chooseNumber,
  chooseOne,
  chooseSome,
  distribute,
  type Game,
  Match,
  type Play,
  putInOrder,
  schema,
  view,
  seat,
  type Seat,
  seedFrom,
  type Shape,
} from '@concilio/kernel';
import { noPositions } from '@concilio/positions/format';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { testTerminal, typingTerminal } from './terminal.ts';
import { plainPaint } from '../src/screen/paint.ts';
import { Lines } from '../src/play/lines.ts';
import { playSession } from '../src/play/session.ts';
import { newSitting } from '../src/play/sitting.ts';

/** A game that asks every kind of question once, in every way of asking. */
interface Parlour {
  state: { said: string[]; steps: string[]; bug: boolean; beds: boolean };
  options: { readonly bug: boolean; readonly beds: boolean };
  steps: Record<'begin' | 'beds' | 'some' | 'order' | 'number' | 'share' | 'secret' | 'open' | 'end', object>;
  view: object;
  questions: DeclaredQuestions;
  events: { said: { readonly seat: Seat; readonly what: string }; quiet: object };
}

const things = ['rose', 'fern', 'moss'];
const options = things.map((id) => ({ id }));
const [ana, bo] = [seat(0), seat(1)];

function note(play: Play<Parlour>, who: Seat, what: unknown) {
  play.state.said.push(JSON.stringify(what));
  play.tell('said', { seat: who, what: JSON.stringify(what) });
}

const steps: Game<Parlour>['steps'] = {
  begin(play) {
    if (play.state.beds) play.then('beds', {});
    for (const step of ['some', 'order', 'number', 'share', 'secret', 'open', 'end'] as const)
      play.then(step, {});
  },
  beds(play) {
    const plants = [{ id: 'rose', onlyTo: ['sun'] }, { id: 'fern' }, { id: 'moss' }];
    const beds = [
      { id: 'sun', holds: { max: 1 } },
      { id: 'shade', holds: { min: 1 } },
    ];
    note(play, ana, play.ask(ana, assign('beds', plants, beds, { min: 2, max: 3 })));
  },
  some(play) {
    const blocked = () => [{ id: 'moss', rule: 'P-1', why: { key: 'why.wet', with: { days: 3 } } }];
    const hints = () => ({ fern: { key: 'hint.scent', with: { scent: 2 } } });
    const offered = [
      { id: 'rose', amount: 4 },
      { id: 'fern', amount: 2 },
    ];
    const more = { blocked, hints, adds: { from: 1, against: 6 } };
    note(play, ana, play.ask(ana, chooseSome('some', offered, { min: 0, max: 2 }, more)));
  },
  order(play) {
    note(play, ana, play.ask(ana, putInOrder('order', options)));
  },
  number(play) {
    note(play, ana, play.ask(ana, chooseNumber('number', { min: 1, max: 4 }, { with: { player: bo } })));
    if (play.state.bug) throw new Error('a thorn');
  },
  share(play) {
    note(play, ana, play.ask(ana, distribute('share', options, { min: 2, max: 2 })));
  },
  secret(play) {
    note(
      play,
      ana,
      play.askEach(play.seats, () => chooseNumber('secret', { min: 0, max: 9 })),
    );
  },
  open(play) {
    const answer = play.askAny([bo, ana], (asked) =>
      asked === bo
        ? chooseOne('main', [{ id: 'pass' }])
        : chooseOne('interject', [{ id: 'go', text: { key: 'option.go', with: { thing: 'rose' } } }]),
    );
    note(play, answer.seat, answer.pick);
  },
  end(play) {
    play.state.steps.push('end');
  },
};

const en = {
  'game.name': 'Parlour',
  'thing.rose': 'Rose',
  'thing.fern': 'Fern',
  'thing.moss': 'Moss',
  'thing.sun': 'Sunny bed',
  'thing.shade': 'Shady bed',
  'question.beds': 'What grows where?',
  'question.some': 'Which do you take?',
  'question.order': 'In which order?',
  'question.number': 'How many for {player}?',
  'question.share': 'How do you share?',
  'question.secret': 'What do you bid?',
  'question.main': 'Well?',
  'question.interject': 'Do you step in?',
  'option.go': 'Step in for {thing}',
  'event.said': '{seat} says {what}.',
  'hint.scent': '+{scent} scent',
  'why.wet': 'It has rained for {days} days.',
  'rule.P-1': 'Moss is never taken.',
  'outcome.end': 'That was all.',
};

const parlour: Kit<Parlour> = {
  id: 'parlour',
  version: 1,
  kind: 'versus',
  seats: { min: 2, max: 2 },
  options: schema.record({ bug: schema.flag({ fallback: false }), beds: schema.flag({ fallback: false }) }),
  create: ({ options: { bug, beds } }) => ({ said: [], steps: [], bug, beds }),
  start: 'begin',
  steps,
  outcome: (state) =>
    state.steps.includes('end') ? { winners: [ana, bo], scores: [1, 1], reason: 'end' } : null,
  view: ({ said }) => ({ said: said.length }),
  imagine: () => {},
  // A bot that passes, bids 7 and never steps in.
  bot: {
    policy: (_state, _seat, question, _chance, optional) =>
      optional ? null : question.kind === 'number' ? 7 : 'pass',
  },
  text: { en, es: en, ro: en },
  contract: {
    view: view.record({ said: view.counter() }),
    questions: {
      number: { kind: 'number', data: { player: view.seat() }, text: '', options: '' },
    },
    events: {
      said: { data: { seat: view.seat(), what: view.word() }, text: '' },
      quiet: { data: {}, text: '' },
    },
    texts: {
      'option.go': { thing: view.thing() },
      'hint.scent': { scent: view.counter() },
      'why.wet': { days: view.counter() },
    },
  },
  things: things.map((id) => ({ id, name: `thing.${id}`, kind: 'plant', copies: 1 })),
  content: [],
  rules: [],
  seatNames: null,
  position: { ...noPositions, at: {} },
};

/** A folder for the files of one file of tests. */
export const folder = mkdtempSync(join(tmpdir(), 'concilio-session-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Seating {
  readonly persons?: number;
  readonly bug?: boolean;
  /** Whether it is asked first what grows in which bed. */
  readonly beds?: boolean;
  /** What is typed at a terminal, instead of lines through a pipe. */
  readonly keys?: readonly string[];
  readonly folder?: string;
}

/** Plays the game with these lines, and gives what was seen and what was answered. */
export async function sit(lines: readonly string[], seating: Seating = {}) {
  const { persons = 1, bug = false, beds = false, keys } = seating;
  const { terminal, output } = keys === undefined ? testTerminal(lines) : typingTerminal(keys);
  const match = Match.create(parlour, {
    seats: 2,
    seed: seedFrom('1'),
    options: { bug, beds },
  }) as unknown as Match<Shape>;
  const players = [
    { name: 'Ana', bot: null },
    { name: 'Bo', bot: persons > 1 ? null : 'wallflower' },
  ];
  const code = await playSession(
    newSitting(
      { match, game: parlour as unknown as Kit, players, file: null },
      {
        language: 'en',
        paint: plainPaint,
        lines: new Lines(terminal, terminal.output),
        screen: terminal.output,
        folder: seating.folder ?? folder,
      },
    ),
  );
  const { said } = match.table.state as Parlour['state'];
  return { code, output: output(), said };
}
