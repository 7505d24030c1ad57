import {
  type Answer,
  copy,
  Follower,
  type Match,
  type QuickRandom,
  type Seat,
  type Shape,
  frameJson,
} from '@concilio/kernel';
import type { Check } from '../check.ts';
import { drawDecision, eachQuestion } from '../subject.ts';
import { type Twins, twinsFor, twinsFromSetup } from '../twins.ts';

/** The whole match is looked at again at one question in so many. */
const SELDOM = 24;

/**
 * Twins: two tables that differ only in what a seat cannot know are given the same answers. Everything that the seat
 * and the audience are sent must be the same to the byte: view, events, questions, blocked reasons, hints, who is asked, and
 * at every told event how the view has changed with it, although nobody is asked there.
 */
export const leak: Check = {
  name: 'leak',
  promise: 'what a seat is sent tells nothing that it may not know',
  needs: ['ends', 'twice', 'beats'],
  find: (subject) =>
    eachQuestion(subject, (match, random) => {
      const answers = drawDecision(match, random);
      const twinsHere = random.index(SELDOM) === 0 ? [twinsFor, twinsFromSetup] : [twinsFor];
      for (const seat of match.seats) {
        const shown = imaginedView(match, seat, random);
        if (shown !== null) return shown;
        for (const twins of twinsHere) {
          const finding = toldBy(twins, match, answers, seat, random);
          if (finding !== null) return finding;
        }
      }
      return null;
    }),
};

/** The view may not depend on anything that `imagine` says the seat cannot know, be it a face or not. */
function imaginedView<G extends Shape>(match: Match<G>, seat: Seat, random: QuickRandom): string | null {
  const { game, table } = match;
  const state = copy(table.state);
  game.imagine(state, seat, random);
  const [real, imagined] = [table.state, state].map((one) => JSON.stringify(game.view(one, seat)));
  if (real === imagined) return null;
  return `seat ${seat} sees what it cannot know: ${firstDifference(real ?? '', imagined ?? '')}`;
}

/** Whether the seat, or the audience, can tell a twin from the match. */
function toldBy<G extends Shape>(
  twins: typeof twinsFor<G>,
  match: Match<G>,
  answers: readonly Answer[],
  seat: Seat,
  random: QuickRandom,
): string | null {
  let finding: string | null = null;
  let watched: readonly Watched<G>[] = [];
  const followed = twins(match, answers, seat, random, (both, number) => {
    if (number === 0) watched = watch(both, seat);
    finding = tells(watched, seat, number);
    return finding !== null;
  });
  if (finding !== null || followed === null) return finding;
  // Once more with all that was ever told, in case anything of it has changed since.
  for (const one of watched) one.since = 0;
  return tells(watched, seat, answers.length);
}

/** What can be seen of a match through one viewer, and of its twin. */
interface Watched<G extends Shape> {
  readonly viewer: Seat | 'audience';
  readonly sides: readonly { readonly match: Match<G>; readonly follower: Follower<G> }[];
  /** How many events have been compared. */
  since: number;
}

const watch = <G extends Shape>({ real, twin }: Twins<G>, seat: Seat): readonly Watched<G>[] =>
  ([seat, 'audience'] as const).map((viewer) => ({
    viewer,
    since: 0,
    sides: [real, twin].map((match) => ({ match, follower: new Follower(match, viewer) })),
  }));

function tells<G extends Shape>(watched: readonly Watched<G>[], seat: Seat, answers: number): string | null {
  for (const looking of watched) {
    const { viewer, sides, since } = looking;
    const [one = '', other = ''] = sides.map(({ match, follower }) => {
      looking.since = match.events(viewer).length;
      const { view, events, questions } = frameJson(match, viewer, since);
      const { waitingFor, outcome } = match;
      return `${view} ${events} ${questions} ${JSON.stringify([waitingFor, outcome, follower.take()])}`;
    });
    if (one !== other)
      return `seat ${seat} (${viewer}) can tell the twin after ${answers} answers: ${firstDifference(one, other)}`;
    // A raw id is the same for all and for ever, so that it can be followed through every shuffle.
    const raw = /"[^"]*#\d{1,3}(?!\w)[^"]*"/.exec(one);
    if (raw !== null) return `seat ${seat} (${viewer}) is sent the raw id of a piece: ${raw[0]}`;
  }
  return null;
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 40);
  return `…${around(one)}… against …${around(other)}…`;
}
