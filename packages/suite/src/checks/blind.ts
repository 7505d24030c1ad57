import { botNamed, botsOf, type Playable, think } from '@concilio/bots';
import {
  canonical,
  derive,
  type Match,
  QuickRandom,
  type Seat,
  type Shape,
  seedFrom,
} from '@concilio/kernel';
import type { Check } from '../check.ts';
import { eachQuestion } from '../subject.ts';
import { twinsFromSetup } from '../twins.ts';

/** How many moments of each question of a match are looked at, at one in how many, and how hard `strong` thinks there. */
const MOMENTS = 2;
const SELDOM = 3;
const PLAYOUTS = 24;
/** From so many answers on, those bots are looked at once more that do not search: so often, every so many answers. */
const LATE = 40;
const LATE_MOMENTS = 6;
const LATE_SELDOM = 7;

/**
 * A bot that sits at a table and at its twin must give the same answer, for the same reasons. The twins are played from
 * set-up on, so that what the rules have put aside of the truth, in the agenda or elsewhere, differs as well.
 */
export const blind: Check = {
  name: 'blind',
  promise: 'no bot’s answer depends on what its seat cannot know',
  needs: ['ends', 'twice', 'leak'],
  find(subject) {
    const looked = new Map<string, number>();
    return eachQuestion(subject, (match, random) => {
      for (const { seat, question } of match.open) {
        const { seed: deal } = match.save();
        const moment = `${deal} ${question.key}`;
        const times = looked.get(moment) ?? 0;
        const late = looked.get(deal) ?? 0;
        const isLooked = times < MOMENTS && random.index(SELDOM) === 0;
        const isLate = late < LATE_MOMENTS && match.answered >= LATE && match.answered % LATE_SELDOM === 0;
        if (!isLooked && !isLate) continue;
        const chance = isLooked ? random : new QuickRandom(derive(seedFrom('late'), moment));
        const twins = twinsFromSetup(match, [], seat, chance, () => false);
        if (twins === null) continue;
        if (isLooked) looked.set(moment, times + 1);
        else looked.set(deal, late + 1);
        const seed = derive(seedFrom('blind'), `${question.key} ${times}`);
        for (const bot of botsOf(subject.game)) {
          if (bot === 'strong' && !isLooked) continue;
          const [thought, twinThought] = [twins.real, twins.twin].map((one) =>
            thoughtOf(subject.game, one, seat, bot, seed),
          );
          if (thought !== twinThought)
            return `"${bot}" at seat ${seat} answers "${question.key}" by what it cannot know: ${thought} against ${twinThought}`;
        }
      }
      return null;
    });
  },
};

/** What a bot would answer, and for `strong` also how often it tried each answer. */
function thoughtOf<G extends Shape>(
  game: Playable<G>,
  match: Match<G>,
  seat: Seat,
  name: string,
  seed: string,
): string {
  const open = match.open.find((one) => one.seat === seat);
  if (open === undefined) return 'is not asked';
  const { question, slot } = open;
  const optional = match.how === 'any' && slot > 0;
  if (name === 'strong')
    return canonical(
      think(
        game,
        { seat, question, optional, from: match.here },
        { playouts: PLAYOUTS },
        new QuickRandom(seed),
      ),
    );
  const bot = botNamed(game, name, { playouts: PLAYOUTS });
  return canonical(bot?.player(game, seat, seed)(seat, question, optional, match.here));
}
