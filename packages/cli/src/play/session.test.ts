import {
  chooseNumber,
  chooseOne,
  chooseSome,
  distribute,
  type Game,
  Match,
  type Play,
  type Player as Answerer,
  putInOrder,
  schema,
  seat,
  type Seat,
  seedFrom,
  type Shape,
  noPositions,
} from '@concilio/kernel';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { AnyGame } from '../games.ts';
import { testTerminal } from '../testTerminal.ts';
import { plainPaint } from '../words/paint.ts';
import { Lines } from './lines.ts';
import { playSession } from './session.ts';

/** A game that asks every kind of question once, in every way of asking. */
interface Parlour {
  state: { said: string[]; steps: string[]; bug: boolean };
  options: { readonly bug: boolean };
  steps: Record<'begin' | 'some' | 'order' | 'number' | 'share' | 'secret' | 'open' | 'end', object>;
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
    for (const step of ['some', 'order', 'number', 'share', 'secret', 'open', 'end'] as const)
      play.then(step, {});
  },
  some(play) {
    const blocked = () => [{ id: 'moss', rule: 'P-1' }];
    note(play, ana, play.ask(ana, chooseSome('some', options.slice(0, 2), { min: 0, max: 2 }, { blocked })));
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
  'question.some': 'Which do you take?',
  'question.order': 'In which order?',
  'question.number': 'How many for {player}?',
  'question.share': 'How do you share?',
  'question.secret': 'What do you bid?',
  'question.main': 'Well?',
  'question.interject': 'Do you step in?',
  'option.go': 'Step in for {thing}',
  'event.said': '{seat} says {what}.',
  'rule.P-1': 'Moss is never taken.',
  'outcome.end': 'That was all.',
};

const parlour: Game<Parlour> = {
  id: 'parlour',
  version: 1,
  kind: 'versus',
  seats: { min: 2, max: 2 },
  options: schema.record({ bug: schema.flag({ fallback: false }) }),
  create: ({ options: { bug } }) => ({ said: [], steps: [], bug }),
  start: 'begin',
  steps,
  outcome: (state) =>
    state.steps.includes('end') ? { winners: [ana, bo], scores: [1, 1], reason: 'end' } : null,
  view: ({ said }) => ({ said: said.length }),
  imagine: () => {},
  text: { en, es: en, ro: en },
  position: {
    ...noPositions,
    things: things.map((id) => ({ id, name: `thing.${id}`, kind: 'plant', copies: 1 })),
    at: {},
    events: { said: { fields: { seat: 'seat', what: 'text' }, text: '' }, quiet: { fields: {}, text: '' } },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'concilio-session-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A bot that passes, bids 7 and never steps in. */
const wallflower: Answerer<Shape> = (_seat, question, optional) => {
  if (optional) return null;
  return question.kind === 'number' ? 7 : 'pass';
};

async function sit(lines: readonly string[], { persons = 1, bug = false } = {}) {
  const { terminal, output } = testTerminal(lines);
  const match = Match.create(parlour, {
    seats: 2,
    seed: seedFrom('1'),
    options: { bug },
  }) as unknown as Match<Shape>;
  const code = await playSession({
    match,
    words: { game: parlour as unknown as AnyGame, language: 'en', names: ['Ana', 'Bo'], paint: plainPaint },
    players: [
      { name: 'Ana', bot: null },
      { name: 'Bo', bot: persons > 1 ? null : 'wallflower' },
    ],
    bots: [null, persons > 1 ? null : wallflower],
    lines: new Lines(terminal, terminal.output),
    screen: terminal.output,
    news: [[], []],
    heard: [0, 0],
    folder,
    watcher: null,
    file: null,
  });
  const { said } = match.table.state as Parlour['state'];
  return { code, output: output(), said };
}

test('every kind of question can be answered by numbers', async () => {
  const { code, output, said } = await sit(['2 1', '3 1 2', '4', '1=1 3=1', '5', '1']);
  expect(said).toEqual([
    '["rose","fern"]',
    '["moss","rose","fern"]',
    '4',
    '{"rose":1,"fern":0,"moss":1}',
    '[5,7]',
    '"go"',
  ]);
  expect(output).toContain('How many for Bo?');
  expect(output).toContain('1  Step in for Rose');
  expect(output).toContain('That was all. Ana and Bo share the win.');
  expect(code).toBe(0);
});

test('a wrong line is explained and asked again', async () => {
  const { output, said } = await sit(['3', '1', '1 2', '9']);
  expect(output).toContain('Type the numbers of 0 to 2 different options; 0 is none.');
  expect(output).toContain('Type all the numbers from 1 to 3, in the order that you want.');
  expect(said).toEqual(['["rose"]']);
});

test('options and blocked options are explained', async () => {
  const { output } = await sit(['?', '? a', '?1', '? x']);
  expect(output).toContain('a  Moss ✗');
  expect(output.match(/a {2}Moss – Moss is never taken\. \[P-1\]/g)).toHaveLength(2);
  expect(output.match(/1 {2}Rose\n/g)?.length).toBe(3);
  expect(output).toContain('There is no option x here.');
});

test('an interjection can be left, and then the others go on', async () => {
  const { said } = await sit(['0', '1 2 3', '1', '2 0 0', '0', '-']);
  expect(said.at(-1)).toBe('"pass"');
});

test('alone, answers are taken back freely, one by one', async () => {
  const { output, said } = await sit(['u', '1', '1 2 3', 'undo', 'u', '2', '3 2 1']);
  expect(output).toContain('There is nothing of yours to take back.');
  expect(output.match(/Taken back\./g)).toHaveLength(2);
  expect(said).toEqual(['["fern"]', '["moss","fern","rose"]']);
});

test('two people share the keyboard, and a bid stays secret', async () => {
  const { output, said } = await sit(['0', '1 2 3', '1', '2 0 0', '5', '', '6', '', '-', '', '1'], {
    persons: 2,
  });
  expect(output.match(/The keyboard goes to/g)).toHaveLength(3);
  expect(output.indexOf('The keyboard goes to Bo')).toBeLessThan(output.indexOf('› 6'));
  expect(said.slice(-2)).toEqual(['[5,6]', '"pass"']);
});

test('with other people, an undo that is not free needs their consent', async () => {
  const before = ['0', '1 2 3', '1', '2 0 0', '5', '', '6', ''];
  const refused = await sit([...before, 'u', 'n', '1'], { persons: 2 });
  expect(refused.output).toContain('Does Bo agree? (y/n)');
  expect(refused.said.at(-1)).toBe('"go"');
  const agreed = await sit([...before, 'u', 'y', '8'], { persons: 2 });
  expect(agreed.output).toContain('Taken back.');
});

test('the end of the input ends the session and says how to go on', async () => {
  const { code, output } = await sit(['0']);
  expect(output).toContain('The match is not over.');
  expect(code).toBe(0);
});

test('after the end there is time to look back', async () => {
  const lines = ['0', '1 2 3', '1', '2 0 0', '5', '1', 'log', 'what', 'u', '-', ''];
  const { output, said } = await sit(lines);
  expect(output).toContain('· Ana says "go".');
  expect(output.match(/Enter leaves/g)).toHaveLength(3);
  expect(said.at(-1)).toBe('"pass"');
});

test('rules that fail leave a file that does it again', async () => {
  const { code, output } = await sit(['0', '1 2 3', '1'], { bug: true });
  const file = join(folder, 'parlour-fault-1.json');
  expect(code).toBe(1);
  expect(output).toContain('a thorn');
  expect(output).toContain(`concilio replay ${file}`);
  const { fault, log } = JSON.parse(readFileSync(file, 'utf8'));
  expect(fault).toContain('a thorn');
  expect(log).toHaveLength(3);
});

test('a match is saved, again to the same place, and over no other file', async () => {
  const other = join(folder, 'letter.txt');
  const named = join(folder, 'named.json');
  writeFileSync(other, 'Dear Bo,');
  const { output } = await sit([
    'save',
    '0',
    'save',
    `save ${named}`,
    `save ${other}`,
    `save ${folder}/no/where`,
  ]);
  expect(output.match(/concilio play --resume .*parlour-1\.json/g)).toHaveLength(2);
  expect(existsSync(join(folder, 'parlour-2.json'))).toBe(false);
  expect(JSON.parse(readFileSync(named, 'utf8')).players).toEqual([
    { name: 'Ana', bot: null },
    { name: 'Bo', bot: 'wallflower' },
  ]);
  expect(output.replace(/\s+/g, ' ')).toContain('is there already and is not a saved match');
  expect(readFileSync(other, 'utf8')).toBe('Dear Bo,');
  expect(output).toContain('cannot be written');
});
