import {
  advance,
  canonical,
  copy,
  derive,
  drawPick,
  hash,
  type Json,
  Match,
  newTable,
  playOut,
  QuickRandom,
  readRecord,
  type Shape,
} from '@concilio/kernel';
import type { Check } from '../check.ts';
import { drawAnswer, drawDecision, eachMatch, eachQuestion, playRandomly } from '../subject.ts';

/** Everything that plays the same match must come to the same hash. */

export const twice: Check = {
  name: 'twice',
  promise: 'a step that is run again with the same answers does the same again',
  needs: ['ends'],
  find: (subject) =>
    eachQuestion(subject, (match, random) => {
      const answers = drawDecision(match, random);
      const first = advance(match.game, match.from, answers);
      const second = advance(match.game, match.from, answers);
      if (
        canonical([first.standing.table, first.events]) !== canonical([second.standing.table, second.events])
      )
        return 'run twice with the same answers, the steps gave two different tables';
      // The checkpoint has been moved on by running the finished steps a second time, so it must lead here as well.
      const { standing } = advance(match.game, first.standing, []);
      return canonical(standing.table) === canonical(first.standing.table)
        ? null
        : 'run again from the checkpoint, the step gave another table';
    }),
};

const EQUAL = ['ends', 'twice'];

/** At about one question in eight. */
const now = (random: QuickRandom): boolean => random.index(8) === 0;

export const saved: Check = {
  name: 'saved',
  promise: 'a match that is saved and loaded goes on as if nothing had happened',
  needs: EQUAL,
  find: (subject) =>
    eachQuestion(subject, (match, random) => {
      if (!now(random)) return null;
      const loaded = Match.load(match.game, readRecord(JSON.parse(JSON.stringify(match.save()))));
      if (loaded.hash !== match.hash) return 'the loaded match stands elsewhere';
      return goesOnAlike(match, loaded, random) ?? savedFromTheMiddle(match, random);
    }),
};

/** The same of a match that began here, and not with set-up. */
function savedFromTheMiddle<G extends Shape>(match: Match<G>, random: QuickRandom): string | null {
  const { game, seats, options, from } = match;
  const { seed } = match.save();
  const begun = Match.create(game, { seats: seats.length, options, seed, start: from.checkpoint });
  for (let answers = 0; answers < 5 && begun.outcome === null; answers++) {
    const answer = drawAnswer(begun, random);
    if (answer === null || !begun.answer(answer).ok) return 'a random answer was refused';
  }
  const loaded = Match.load(game, readRecord(JSON.parse(JSON.stringify(begun.save()))));
  return loaded.hash === begun.hash
    ? null
    : 'a match that began at a checkpoint stands elsewhere once loaded';
}

export const replayed: Check = {
  name: 'replayed',
  promise: 'a finished match plays again from its record, with the same events',
  needs: EQUAL,
  find: (subject) =>
    eachMatch(subject, (match, random) => {
      playRandomly(match, random);
      const again = Match.load(match.game, readRecord(JSON.parse(JSON.stringify(match.save()))));
      if (again.hash !== match.hash) return 'the replay ended elsewhere';
      return canonical(again.events('referee')) === canonical(match.events('referee'))
        ? null
        : 'the replay told other events';
    }),
};

export const direct: Check = {
  name: 'direct',
  promise: 'a direct playout and a recorded match come to the same end',
  needs: EQUAL,
  find: (subject) =>
    eachMatch(subject, (match) => {
      const generators = (of: string) =>
        match.seats.map((index) => new QuickRandom(derive(of, `seat ${index}`)));
      const { seed } = match.save();
      const decline = (random: QuickRandom) => random.index(2) === 0;

      const mine = generators(seed);
      while (match.outcome === null) {
        const { how, open } = match;
        // Interjections are heard before the main question, as in a direct run.
        for (const { seat: asked, question, slot, fingerprint } of how === 'any'
          ? [...open.slice(1), ...open.slice(0, 1)]
          : open) {
          const random = mine[asked] as QuickRandom;
          if (how === 'any' && slot > 0 && decline(random)) continue;
          const answered = match.answer({
            question: fingerprint,
            seat: asked,
            pick: drawPick(question, (sides) => random.index(sides)),
          });
          if (!answered.ok) return answered.reason;
          if (how !== 'each') break;
        }
      }

      const theirs = generators(seed);
      const table = newTable(match.game, match.seats.length, match.options, seed);
      playOut(match.game, table, (asked, question, optional) => {
        const random = theirs[asked] as QuickRandom;
        return optional && decline(random) ? null : drawPick(question, (sides) => random.index(sides));
      });
      return hash(table) === match.hash ? null : 'the direct playout ended elsewhere';
    }),
};

export const keys: Check = {
  name: 'keys',
  promise: 'no rule relies on the order of keys',
  needs: EQUAL,
  find: (subject) =>
    eachQuestion(subject, (match, random) => {
      if (!now(random)) return null;
      const setup = { seats: match.seats.length, options: match.options, seed: match.save().seed };
      const [plain, shuffled] = [
        match.from.checkpoint,
        shuffleKeys(
          match.from.checkpoint as unknown as Json,
          random,
        ) as unknown as typeof match.from.checkpoint,
      ].map((start) => Match.create(match.game, { ...setup, start: copy(start) }));
      if (plain === undefined || shuffled === undefined) return null;
      return goesOnAlike(plain, shuffled, random);
    }),
};

function shuffleKeys(value: Json, random: QuickRandom): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => shuffleKeys(item, random));
  const names = Object.keys(value);
  random.shuffle('keys', names);
  return Object.fromEntries(
    names.map((name) => [name, shuffleKeys((value as Record<string, Json>)[name] ?? null, random)]),
  );
}

/** Gives a copy of one match and another the same random answers to the end. */
function goesOnAlike<G extends Shape>(match: Match<G>, other: Match<G>, random: QuickRandom): string | null {
  const one = match.branch();
  while (one.outcome === null) {
    const answer = drawAnswer(one, random);
    if (answer === null || !one.answer(answer).ok) return 'a random answer was refused';
    const answered = other.answer(answer);
    if (!answered.ok) return `gone on with the same answers, one was refused: ${answered.reason}`;
  }
  return one.hash === other.hash ? null : 'gone on with the same answers, the tables differ';
}
