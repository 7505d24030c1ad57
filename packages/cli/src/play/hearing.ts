import {
  canonical,
  type Declined,
  type Json,
  type Open,
  optionsOf,
  type Pick,
  type Player as Answerer,
  type Seat,
  type Shape,
} from '@concilio/kernel';
import { personsAt, type Sitting } from './sitting.ts';
import { answerUnasked, noteDeclined, onlyOption } from './stops.ts';

/** Who has been heard at this moment, and who does not want to be. */
export interface Hearing {
  /** The main question that others may interject into. */
  moment: string;
  /** What its seat has picked since. */
  picked: Pick | null;
  /** Interjections that were left: those of bots by fingerprint, those of people by what they offer. */
  left: readonly string[];
  /** The main question, by fingerprint, whose person lets the others go first. */
  yielded: string | null;
  /** The main question of a bot, by fingerprint, before which the people were asked whether one of them wants to act. */
  paused: string | null;
  /** They do not want to be asked that again until one of them must answer something. */
  hurried: boolean;
  /** People who want to be asked only what they must answer, until they are asked that. */
  muted: readonly Seat[];
  /** What each seat has let pass in the lull that goes on. */
  readonly declined: Declined[];
}

export const newHearing = (): Hearing => ({
  moment: '',
  picked: null,
  left: [],
  yielded: null,
  paused: null,
  hurried: false,
  muted: [],
  declined: [],
});

/** What happens next at the table. */
export type Turn =
  /** A person is asked. */
  | { readonly does: 'ask'; readonly open: Open }
  /** A bot is asked. */
  | { readonly does: 'bot'; readonly open: Open; readonly bot: Answerer<Shape> }
  /** An answer is taken without asking the person. */
  | { readonly does: 'take'; readonly open: Open; readonly pick: Pick }
  /** Before a bot answers, the people at the keyboard may say that one of them wants to act. */
  | { readonly does: 'pause'; readonly open: Open }
  /** A person has asked for the keyboard and is not asked anything. */
  | { readonly does: 'look'; readonly seat: Seat };

export function nextTurn(sitting: Sitting): Turn {
  const { match, bots, called } = sitting;
  const { open, waitingFor } = match;
  if (called !== null) {
    const own = open.find(({ seat }) => seat === called);
    return own === undefined ? { does: 'look', seat: called } : { does: 'ask', open: own };
  }
  if (match.how === 'any') return atMoment(sitting);
  // In secret rounds bots do not keep people waiting.
  const waiting = open.filter(({ seat }) => waitingFor.includes(seat));
  return answerBy(sitting, waiting.find(({ seat }) => bots[seat] !== null) ?? waiting[0]);
}

/**
 * While a question is open others may interject: people are heard before bots. Where several share a keyboard, those
 * who could are not sought out, since everybody would learn who that is; they say so themselves.
 */
function atMoment(sitting: Sitting): Turn {
  const { match, bots, hearing } = sitting;
  const [main, ...others] = match.open;
  if (main === undefined) return answerBy(sitting, main);
  remember(hearing, match.step, main);
  const several = personsAt(sitting).length > 1;
  const waiting = others.filter((open) => !hearing.left.includes(nameOf(sitting, open)));
  const person = several ? undefined : waiting.find(({ seat }) => isUnheard(sitting, seat));
  if (person !== undefined) return { does: 'ask', open: person };
  const isPersons = bots[main.seat] === null;
  const yielded = hearing.yielded === main.fingerprint;
  // Whoever has taken the only option before the others were heard is not asked for it again.
  const unasked = isPersons ? (answerUnasked(sitting, main) ?? (yielded ? onlyOption(main) : null)) : null;
  if (isPersons && !yielded && unasked === null) return { does: 'ask', open: main };
  if (several && !isPersons && hearing.paused !== main.fingerprint && !hearing.hurried)
    return { does: 'pause', open: main };
  const bot = waiting.find(({ seat }) => bots[seat] !== null);
  if (bot !== undefined) return answerBy(sitting, bot);
  return unasked !== null ? { does: 'take', open: main, pick: unasked } : answerBy(sitting, main);
}

const isUnheard = ({ bots, hearing }: Sitting, seat: Seat): boolean =>
  bots[seat] === null && !hearing.muted.includes(seat);

function answerBy(sitting: Sitting, open: Open | undefined): Turn {
  if (open === undefined) throw new Error('The match waits for nobody.');
  const bot = sitting.bots[open.seat] ?? null;
  if (bot !== null) return { does: 'bot', open, bot };
  const unasked = answerUnasked(sitting, open);
  return unasked === null ? { does: 'ask', open } : { does: 'take', open, pick: unasked };
}

/** Whether it is the question that others may interject into. */
export const isMain = ({ match }: Sitting, { slot }: Open): boolean => match.how === 'any' && slot === 0;

/** Somebody leaves an interjection. */
export function leaveIt(sitting: Sitting, open: Open): void {
  sitting.hearing.left = [...sitting.hearing.left, nameOf(sitting, open)];
  noteDeclined(sitting, open, null);
}

/** A bot may think differently after anything has happened; a person is asked again only if the question is another. */
const nameOf = ({ bots }: Sitting, { seat, question, fingerprint }: Open): string =>
  bots[seat] === null
    ? canonical([seat, question.key, question.with ?? null, optionsOf(question) as unknown as Json])
    : fingerprint;

/**
 * The same moment goes on while the same is asked of the same seat. What that seat has picked is then no longer there
 * to be picked (a card that was put up); if it is, the same moment has come once more (the next tile).
 */
function remember(hearing: Hearing, step: string, { seat, question }: Open): void {
  const moment = canonical([step, seat, question.key, question.with ?? null]);
  const { picked } = hearing;
  const isNew = picked !== null && optionsOf(question).some(({ id }) => id === picked);
  if (moment !== hearing.moment || isNew) hearing.left = [];
  hearing.moment = moment;
  hearing.picked = null;
}
