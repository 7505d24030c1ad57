import type { Kit } from '@concilio/catalog';
import {
  type DeclaredQuestions,
  chooseOne,
  type Game,
  Match,
  schema,
  view,
  seat,
  type Seat,
  seedFrom,
  type Shape,
} from '@concilio/kernel';
import { noPositions } from '@concilio/positions/format';
import { Lines } from '../src/play/lines.ts';
import { playSession } from '../src/play/session.ts';
import { newSitting } from '../src/play/sitting.ts';
import { plainPaint } from '../src/screen/paint.ts';
import { folder } from './parlour.ts';
import { testTerminal, typingTerminal } from './terminal.ts';

/** A game in which one speaks after the other, and whoever holds a horn in secret may blow it at any time. */
interface Moot {
  state: { said: string[]; horns: boolean[]; mains: number[]; choices: number; shy: boolean; over: boolean };
  options: {
    readonly mains: readonly number[];
    readonly choices: number;
    readonly horns: readonly number[];
    readonly shy: boolean;
  };
  steps: { speech: { readonly at: number } };
  view: object;
  questions: DeclaredQuestions;
  events: { said: { readonly seat: Seat; readonly what: string } };
}

const WORDS = [{ id: 'nod' }, { id: 'shake' }, { id: 'storm-out', confirm: true }] as const;

const steps: Game<Moot>['steps'] = {
  speech(play, { at }) {
    const { state } = play;
    const main = state.mains[at];
    if (main === undefined) {
      state.over = true;
      return;
    }
    const order = [seat(main), ...play.seats.filter((other) => other !== main)];
    const told = { with: { matter: 'ring', player: seat(main) } };
    const { seat: who, pick } = play.askAny(order, (asked) => {
      if (asked === main) return chooseOne('speak', WORDS.slice(0, state.choices), told);
      return state.horns[asked] === true ? chooseOne('speak', [{ id: 'horn' }], told) : null;
    });
    state.said.push(`${who} ${pick}`);
    play.tell('said', { seat: who, what: pick });
    if (pick === 'horn') state.horns[who] = false;
    play.then('speech', { at: pick === 'horn' ? at : at + 1 });
  },
};

const en = {
  'game.name': 'Moot',
  'thing.ring': 'The Ring',
  'thing.horn': 'Horn of Gondor',
  'thing.nod': 'Nod',
  'text.ring': 'Small, round and heavy.',
  'text.horn': 'Whoever hears it comes.',
  'question.speak': 'What does {player} say of {matter}?',
  'event.said': '{seat}: {what}.',
  'outcome.end': 'All have spoken.',
};

const moot: Kit<Moot> = {
  id: 'moot',
  version: 1,
  kind: 'cooperative',
  seats: { min: 3, max: 3 },
  options: schema.record({
    mains: schema.list(schema.integer()),
    choices: schema.integer(),
    horns: schema.list(schema.integer()),
    shy: schema.flag(),
  }),
  create: ({ seats, options: { mains, choices, horns, shy } }) => ({
    said: [],
    horns: seats.map((one) => horns.includes(one)),
    mains: [...mains],
    choices,
    shy,
    over: false,
  }),
  start: 'speech',
  steps: { speech: (play, { at }) => steps.speech(play, { at: at ?? 0 }) },
  outcome: ({ over }) =>
    over ? { winners: [seat(0), seat(1), seat(2)], scores: [9, 9, 9], reason: 'end' } : null,
  view: ({ said }) => ({ said: said.length }),
  imagine: () => {},
  bot: {
    policy: ({ shy }, _seat, _question, _chance, optional) => (optional ? (shy ? null : 'horn') : 'nod'),
  },
  text: { en, es: en, ro: en },
  contract: {
    view: view.record({ said: view.counter() }),
    questions: {
      speak: { kind: 'one', data: { matter: view.thing(), player: view.seat() }, text: '', options: '' },
    },
    events: { said: { data: { seat: view.seat(), what: view.word() }, text: '' } },
    texts: {},
  },
  things: ['ring', 'horn', 'nod'].map((id) => ({ id, name: `thing.${id}`, kind: 'thing', copies: 1 })),
  content: [],
  rules: [],
  seatNames: null,
  position: { ...noPositions, at: {} },
};

interface Seating {
  /** The seats of people; bots nod, and blow their horn at once or never. */
  readonly persons: readonly number[];
  /** Who speaks, one after the other. */
  readonly mains: readonly number[];
  readonly choices?: number;
  readonly horns?: readonly number[];
  readonly shy?: boolean;
  /** What is typed at a terminal, instead of lines through a pipe. */
  readonly keys?: readonly string[];
}

const NAMES = ['Ana', 'Bo', 'Cleo'];

/** Plays the game with these lines, and gives what was seen and what was said. */
export async function meet(lines: readonly string[], seating: Seating) {
  const { persons, mains, choices = 2, horns = [], shy = false, keys } = seating;
  const { terminal, output } = keys === undefined ? testTerminal(lines) : typingTerminal(keys);
  const match = Match.create(moot, {
    seats: 3,
    seed: seedFrom('1'),
    options: { mains, choices, horns, shy },
  }) as unknown as Match<Shape>;
  const players = NAMES.map((name, index) => ({ name, bot: persons.includes(index) ? null : 'simple' }));
  await playSession(
    newSitting(
      { match, game: moot as unknown as Kit, players, file: null },
      {
        language: 'en',
        paint: plainPaint,
        lines: new Lines(terminal, terminal.output),
        screen: terminal.output,
        folder,
      },
    ),
  );
  return { output: output(), said: (match.table.state as Moot['state']).said };
}
