import { type Match, misfitIn, misfitOf, optionsOf, type Shape } from '@concilio/kernel';
import type { Check } from '../check.ts';
import { eachMatch, playRandomly } from '../subject.ts';

/** So many moments are passed over: what is blocked, and views through all viewers, take long. Of events none is. */
const ONE_IN = 7;

/**
 * What leaves the rules is what the contract declares: tables, terminal and position files read nothing else. Views are
 * looked at through all viewers, questions with what their options say, and every event once.
 */
export const contract: Check = {
  name: 'contract',
  promise: 'views, questions and events are what the contract of the game declares',
  needs: ['ends', 'beats'],
  find: (subject) =>
    eachMatch(subject, (match, random) => {
      let finding: string | null = null;
      let told = 0;
      let moment = 0;
      const look = () => {
        if (moment++ % ONE_IN > 0) return false;
        finding = misfitAt(match, told);
        told = match.events('referee').length;
        return finding !== null;
      };
      playRandomly(match, random, look);
      return finding ?? (match.broken === null ? misfitAt(match, told) : null);
    }),
};

function misfitAt<G extends Shape>(match: Match<G>, told: number): string | null {
  const { contract: declared } = match.game;
  for (const viewer of ['referee', 'audience', ...match.seats] as const) {
    const misfit = misfitOf(declared.view, match.view(viewer));
    if (misfit !== null) return `${misfit} (as ${viewer} sees it)`;
  }
  for (const { name, said } of match.events('referee').slice(told)) {
    const kind = Object.hasOwn(declared.events, name) ? declared.events[name] : undefined;
    if (kind === undefined) return `the event "${name}" is not declared`;
    const misfit = misfitIn(kind.data, said, `event ${name}`);
    if (misfit !== null) return misfit;
  }
  return misfitInQuestions(match);
}

function misfitInQuestions<G extends Shape>({ open, game }: Match<G>): string | null {
  const { questions, texts } = game.contract;
  for (const { question } of open) {
    const { key, kind, with: data = {} } = question;
    const declared = Object.hasOwn(questions, key) ? questions[key] : undefined;
    if (declared === undefined) return `the question "${key}" is not declared`;
    if (declared.kind !== kind) return `the question "${key}" is of kind ${kind}, not ${declared.kind}`;
    const misfit = misfitIn(declared.data, data, `question ${key}`);
    if (misfit !== null) return misfit;
    const blocked = question.blocked?.() ?? [];
    const said = [
      ...[...optionsOf(question), ...blocked].map(({ text }) => text),
      ...blocked.map(({ why }) => why),
      ...Object.values(question.hints?.() ?? {}),
    ];
    for (const text of said) {
      if (text?.with === undefined) continue;
      const wrong = misfitIn(texts[text.key] ?? {}, text.with, `text ${text.key}`);
      if (wrong !== null) return wrong;
    }
  }
  return null;
}
