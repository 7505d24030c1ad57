import {
  derive,
  drawPick,
  type Game,
  type Question,
  hash,
  newTable,
  playOut,
  QuickRandom,
  type Shape,
  seedFrom,
} from '@concilio/kernel';
import { expect, test } from 'vitest';

/** A match that was played once, and how it went. */
export interface Recorded<G extends Shape> {
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
  readonly digest: string;
}

/** Plays a match by chance, and says in one line how it went: every question, answer and event and the last state count. */
export function digestOf<G extends Shape>(
  game: Game<G>,
  { seats, options, seed }: Omit<Recorded<G>, 'digest'>,
): string {
  const random = new QuickRandom(derive(seedFrom(seed), 'answers'));
  const table = newTable(game, seats, options, seedFrom(seed));
  let answers = 0;
  let so = '';
  const note = (what: unknown) => {
    so = hash([so, what]);
  };
  const outcome = playOut(
    game,
    table,
    (seat, question) => {
      answers += 1;
      const pick = drawPick(question, (sides) => random.index(sides));
      // Also what cannot be chosen, and why, is what people see.
      const { blocked, passWindow } = question;
      const told = withoutHelp(question);
      // Digests are older than the name of pass windows.
      const asked = passWindow === undefined ? told : { ...told, lull: passWindow };
      note([seat, asked, blocked?.() ?? [], pick]);
      return pick;
    },
    { onEvent: (name, said) => note([name, said]) },
  );
  note(table.state);
  return `${answers} answers, ${outcome?.reason ?? 'stopped'}, ${so}`;
}

/** What a question asks, without what helps people to answer: that may be said better without being another question. */
function withoutHelp(question: Question): object {
  const {
    blocked: _blocked,
    hints: _hints,
    passWindow: _passWindow,
    personal: _personal,
    ...rest
  } = question;
  if (rest.kind !== 'some' || rest.adds === undefined) return rest;
  const { adds: _adds, ...asked } = rest;
  const options =
    asked.sum === undefined ? asked.options.map(({ amount: _amount, ...option }) => option) : asked.options;
  return { ...asked, options };
}

/**
 * Matches that people have saved must go on as they were: a match that was recorded plays the same today. Where a rule
 * is changed on purpose, the game's version grows and the digests are those of today, which the failure shows.
 */
export function recordedSuite<G extends Shape>(
  game: Game<G>,
  version: number,
  matches: readonly Recorded<G>[],
): void {
  test(`${game.id}: recorded matches are of this version`, () => {
    expect(version).toBe(game.version);
  });
  for (const { digest, ...match } of matches)
    test(`${game.id}: a match recorded with ${match.seats} seats, "${match.seed}", plays the same today`, () => {
      expect(digestOf(game, match)).toBe(digest);
    });
}
