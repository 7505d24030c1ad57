import {
  autoAnswer,
  type Match,
  NOTHING_DECLINED,
  type Pick,
  QuickRandom,
  type Seat,
  seedFrom,
  frameFor,
} from '@concilio/kernel';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import type { LotrLcg } from '@concilio/lotr-lcg';
import { parseSource, start } from '@concilio/positions';

/** What a player says to a question, in the ids of the page. */
export interface Said {
  readonly key: string;
  readonly seat: Seat;
  readonly phase: string | null;
  /** How often each option is chosen; those of a list in their order. */
  readonly chosen: readonly { readonly id: string; readonly times: number }[];
  readonly kind: string;
}

export interface Mirror {
  readonly match: Match<LotrLcg>;
  /** What is said next; `null` when the match is over. */
  next(): Said | null;
}

const NO_EVENTS = Number.MAX_SAFE_INTEGER;

/**
 * The same match beside the page: it is dealt alike, so that a bot can say what the person at the page answers. The
 * person stops nowhere where nothing must be done.
 */
export function mirrorOf(file: string): Mirror {
  const { match } = start(lotrLcg, parseSource(file));
  const chance = new QuickRandom(seedFrom('clicks'));
  const policy = lotrLcg.bot?.policy;
  if (policy === undefined) throw new Error('The game has no policy.');
  return {
    match,
    next() {
      for (;;) {
        // Where several answer at once, those who have done so are still asked.
        const { how, waitingFor } = match;
        const open = match.open.find(({ seat }) => how !== 'each' || waitingFor.includes(seat));
        if (match.outcome !== null || open === undefined) return null;
        const { seat, question, fingerprint } = open;
        const unasked = autoAnswer(lotrLcg, question, NOTHING_DECLINED, 'never');
        const pick = unasked ?? policy(match.table.state, seat, question, chance, false);
        if (pick === null) throw new Error(`Nobody answers "${question.key}".`);
        const { questions } = frameFor(match, seat, NO_EVENTS);
        const own = 'options' in question ? question.options.map(({ id }) => id) : [];
        const shown = questions[0]?.options ?? [];
        const { phase } = match.table.state;
        if (!match.answer({ question: fingerprint, seat, pick, by: 'mirror' }).ok)
          throw new Error(`The answer to "${question.key}" is not taken.`);
        if (unasked !== null) continue;
        const chosen = timesOf(pick).map(([id, times]) => ({
          id: shown[own.indexOf(id)]?.id ?? id,
          times,
        }));
        return { key: question.key, seat, phase, kind: question.kind, chosen };
      }
    },
  };
}

function timesOf(pick: Pick): readonly (readonly [string, number])[] {
  if (typeof pick === 'string') return [[pick, 1]];
  if (typeof pick === 'number') return [['', pick]];
  return isList(pick) ? pick.map((id) => [id, 1] as const) : Object.entries(pick);
}

const isList = (pick: Pick): pick is readonly string[] => Array.isArray(pick);
