import { breachOfLaws, isAnswerable, optionsOf, SWALLOWED, targetsOf } from '@concilio/kernel';
import type { Check } from '../check.ts';
import { eachMatch, eachQuestion, playRandomly } from '../subject.ts';

export const waiting: Check = {
  name: 'waiting',
  promise: 'no step catches the signal by which the kernel stops it',
  needs: [],
  find: (subject) =>
    eachMatch(subject, (match, random) => {
      playRandomly(match, random);
      return match.broken?.message.includes(SWALLOWED) === true ? match.broken.message : null;
    }),
};

export const answerable: Check = {
  name: 'answerable',
  promise: 'every question has a legal answer, and no id twice',
  needs: ['waiting'],
  find: (subject) =>
    eachQuestion(subject, (match) => {
      for (const { question } of match.open) {
        if (question.passWindow !== undefined && match.game.passWindows !== true)
          return `the question "${question.key}" has a pass window, and the game does not say that there are any`;
        if (!isAnswerable(question)) return `the question "${question.key}" has no legal answer`;
        for (const offered of [optionsOf(question), targetsOf(question)]) {
          const ids = offered.map(({ id }) => id);
          if (new Set(ids).size < ids.length) return `the question "${question.key}" offers an id twice`;
        }
      }
      return null;
    }),
};

export const ends: Check = {
  name: 'ends',
  promise: 'random answers lead to an end by a rule, and no step fails',
  needs: ['waiting', 'answerable'],
  find: (subject) =>
    eachMatch(subject, (match, random) => {
      const ending = playRandomly(match, random);
      if (ending === 'broken') return match.broken?.message ?? 'a legal answer was refused';
      return ending === 'over' ? null : 'the match has no end';
    }),
};

export const conserved: Check = {
  name: 'conserved',
  promise: 'every piece lies in exactly one place',
  needs: ['ends'],
  find: (subject) =>
    eachQuestion(subject, ({ table }) => {
      const { game } = subject;
      const pieces = game.pieces?.(table.state);
      if (pieces === undefined) return null;
      const lying = game.position.zones(table.state).flatMap((zone) => zone.pieces);
      if (new Set(lying).size !== lying.length) return 'a piece lies in two places';
      if (lying.length !== pieces.faces.length)
        return `${pieces.faces.length - lying.length} pieces lie nowhere`;
      return new Set(pieces.faces).size === pieces.faces.length ? null : 'two pieces have the same face';
    }),
};

export const laws: Check = {
  name: 'laws',
  promise: 'the state is plain data, and nothing in it is reachable by two paths',
  needs: ['ends'],
  find: (subject) =>
    eachQuestion(subject, (match) => breachOfLaws(match.from.checkpoint) ?? breachOfLaws(match.table)),
};
