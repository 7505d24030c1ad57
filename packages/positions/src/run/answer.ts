import { canonical, type Json, type Question, type Shape } from '@concilio/kernel';
import { Misnamed } from '../names/lexicon.ts';
import { isQuestionCalled } from '../names/question-called.ts';
import { type Offers, offersOf } from './offers.ts';
import { offersCalled, resolve, type Resolved } from './resolve.ts';
import { give, isWindow, type Session } from './session.ts';
import { addressee, cannotChoose, notOffered, refuseTypos, type Tried, type Wish } from './wish.ts';

/** Gives an answer, if the question that it is addressed to takes it. */
export function tryAnswer<G extends Shape>(session: Session<G>, wish: Wish): Tried {
  const asked = addressee(session, wish);
  if (asked === null) return 'elsewhere';
  const { open, blocked, unfit } = asked;
  const resolved = resolveWish(session, wish, open.question, asked);
  if ('pick' in resolved) {
    give(session, open, resolved.pick, wish.line);
    return 'done';
  }
  const { lexicon } = session;
  const because = (why: string) => `${cannotChoose(lexicon, asked, wish)}: ${why}`;
  if ('refused' in resolved) return unfit(resolved, !isWindow(open), because(continued(resolved.refused)));
  if ('unlike' in resolved) return unfit(resolved, false, because(resolved.unlike));
  const { missing } = resolved;
  refuseTypos(lexicon, missing, asked);
  const [by] = offersCalled(blocked, missing);
  if (by === undefined) return unfit({}, false, because(notOffered(asked, missing, choiceOf(wish))));
  // Only a window is passed by where a rule forbids what is wanted: any other question is the one that was meant.
  const subject = missing === choiceOf(wish) ? 'it' : missing;
  return unfit({ blocked: by.rule }, !isWindow(open), because(`${by.rule} blocks ${subject}`));
}

const choiceOf = ({ entry }: Wish): Json => entry.choose ?? entry.option ?? null;

/** A whole sentence as it goes on after a colon. */
const continued = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

/** Whether the engine itself has lately given the answer that is written. */
export function wasTaken<G extends Shape>(session: Session<G>, wish: Wish): boolean {
  const { lexicon, match, taken } = session;
  const { seat, question } = wish;
  const found = taken.find((one) => {
    if (seat !== null && one.seat !== seat) return false;
    if (question !== null && !isQuestionCalled(lexicon, one.question, question)) return false;
    const { blocked: _blocked, ...asked } = one.question;
    const resolved = resolveWish(session, wish, asked, offersOf(lexicon, match.table.state, asked));
    return 'pick' in resolved && canonical(resolved.pick) === canonical(one.pick);
  });
  if (found === undefined) return false;
  session.taken = taken.filter((one) => one !== found);
  session.lately = session.lately.filter((one) => one !== found);
  return true;
}

function resolveWish<G extends Shape>(
  { lexicon, match }: Session<G>,
  { entry }: Wish,
  question: Question,
  offers: Offers,
): Resolved {
  const { option, choose = null } = entry;
  if (option === undefined) return resolve(lexicon, match.table.state, question, offers, choose);
  const offer = offers.offered.find(({ id }) => id === option);
  const [named] = offersCalled(offers.offered, String(option));
  if (offer === undefined && named !== undefined)
    throw new Misnamed(option, `"option" takes an id, such as "${named.id}"; a name goes into "choose"`);
  if (offer === undefined) return { missing: String(option) };
  const answer = question.kind === 'one' ? offer.id : [offer.id];
  return resolve(lexicon, match.table.state, question, offers, answer);
}
