import {
  type Blocked,
  chooseOne,
  type Option,
  type PassWindow,
  type PieceId,
  type Play,
  type Seat,
  type Text,
} from '@concilio/kernel';
import type { Questions } from '../contract/index.ts';
import { CALL, GANDALF as GANDALF_CARDS, gandalfNamed } from '../content/index.ts';
import {
  boardNow,
  cardOf,
  inTurnOrder,
  type LotrBoard,
  type AnyTimeMoment,
  playerAt,
  runesOf,
  type State,
  tileOf,
} from '../state.ts';
import { heldStories, helpfulGandalf, isTimely, mayPutOnRing } from './any-time.ts';

/** Whoever interjects reads whose question it is: the sentence is not put to them. */
interface Whose {
  readonly player: Seat;
  readonly asked: string;
}

type Data<Key extends keyof Questions> = Questions[Key]['with'];
type WithWhose = { [Key in keyof Questions]: Data<Key> extends Whose ? Key : never }[keyof Questions];
type Telling<Key extends WithWhose> = (player: Seat, asked: 'you' | 'another') => Data<Key>;

const justWhose = (player: Seat, asked: 'you' | 'another'): Whose => ({ player, asked });

/** What may be done at the moment. */
interface Offered {
  readonly seat: Seat;
  /** Worked out when it is asked: whoever imagines other hands must see other options. */
  readonly options: () => readonly Option[];
  readonly blocked?: () => readonly Blocked[];
  /** What others may answer besides. */
  readonly others?: (seat: Seat) => readonly Option[];
}

/** The question that the moment belongs to; `told` is what it is about, where that is more than whose question it is. */
type Asked = {
  [Key in WithWhose]: Offered & { readonly key: Key } & (Whose extends Data<Key>
      ? { readonly told?: Telling<Key> }
      : { readonly told: Telling<Key> });
}[WithWhose];

export const RING: Option = { id: 'put-on-ring' };
export const GANDALF = 'gandalf/';
export const STORY = 'play/';

/** The options that never change, made once. */
const CALLS: Readonly<Record<string, Option>> = Object.fromEntries(
  GANDALF_CARDS.map(({ id }) => [
    id,
    { id: `${GANDALF}${id}`, of: id, text: { key: 'option.gandalf', with: { card: id } } },
  ]),
);

/**
 * Asks, while whoever has something to do at this moment may do it. `null`: somebody did, and the step is to be put on
 * the agenda again, so that the question is asked anew.
 */
export function momentOf(
  play: Play<LotrBoard>,
  moment: AnyTimeMoment,
  asked: Asked,
): { readonly seat: Seat; readonly pick: string } | null {
  const { state } = play;
  const { seat: main, key, options, blocked, others, told = justWhose } = asked;
  // LOB-18.16: those who would act at the same moment are heard in turn order.
  const order = inTurnOrder(state, main);
  let powers: ((who: Seat) => readonly Option[]) | null = null;
  const { seat, pick } = play.askAny(order, (who) => {
    powers ??= powersAt(state, moment);
    const own = powers(who);
    if (who === main) {
      const answers = options();
      const all = own.length === 0 ? answers : [...answers, ...own];
      const [pass, choice] = answers;
      // Where the moment itself leaves no choice, its only answer lets it pass.
      const passing = choice === undefined ? waitingFor(state, moment, main, own, pass?.id) : undefined;
      return chooseOne(key, all, {
        with: told(main, 'you'),
        ...(blocked !== undefined && { blocked }),
        ...(passing !== undefined && { passWindow: passing }),
      });
    }
    const offers = others === undefined ? NOTHING : others(who);
    const all = offers.length === 0 ? own : [...offers, ...own];
    if (all.length === 0) return null;
    const passing = offers.length === 0 ? waitingFor(state, moment, who, own) : undefined;
    return chooseOne(key, all, {
      with: told(main, 'another'),
      ...(passing !== undefined && { passWindow: passing }),
    });
  });
  if (pick === RING.id) play.first('ringRoll', {});
  else if (pick.startsWith(GANDALF))
    play.first('gandalf', { caller: seat, wish: pick.slice(GANDALF.length), moment });
  else if (pick.startsWith(STORY))
    play.first('story', { seat, card: pick.slice(STORY.length) as PieceId, moment });
  else return { seat, pick };
  return null;
}

const NOTHING: readonly Option[] = [];

/**
 * Before a tile is turned up, before an event, at a tile that only helps and when two cards are played nothing is decided
 * that what comes next would spoil: whatever can be done then can be done once the next tile lies open. Whoever has only
 * that is asked there alone; and whoever was asked before the first tile of a turn is not asked the same at those that follow.
 */
function waitingFor(
  state: State,
  moment: AnyTimeMoment,
  who: Seat,
  own: readonly Option[],
  pass?: string,
): PassWindow | undefined {
  const passing = pass === undefined ? {} : { pass };
  if (!own.some(({ id }) => belongsTo(state, moment, id, who))) {
    if (PASSING.includes(moment) || (moment === 'tile' && isHarmless(state)))
      return { of: moment, ...passing, asks: 'never' };
    return moment === 'tile' && own.every(({ id }) => wasOffered(state, id)) && isAsked(state, own, who)
      ? { of: windowOf(state, moment), ...passing }
      : undefined;
  }
  return moment === 'reveal' ? { of: windowOf(state, moment), ...passing } : undefined;
}

const PASSING: readonly AnyTimeMoment[] = ['reveal', 'event', 'cards'];

/** The time of a turn in which tiles are revealed: the pile tells which turn it is. */
const windowOf = ({ place, tiles, resolved }: State, moment: 'reveal' | 'tile'): string =>
  `tiles ${place}/${tiles.length + resolved + (moment === 'tile' ? 1 : 0)}`;

/** Whether the revealed tile advances a marker, and the conflict goes on after it: the next moment is as good as this. */
function isHarmless(state: State): boolean {
  const { tracks, main } = boardNow(state);
  const { conflict } = state;
  const isLastSpace = tracks.some(
    ({ activity, spaces }, track) => activity === main && (conflict.markers[track] ?? 0) >= spaces.length - 1,
  );
  return !isLastSpace && state.tile.every((piece) => tileOf(state, piece).activity !== undefined);
}

/** Whether whoever has these was asked before the tile was revealed: they have something that belongs there. */
const isAsked = (state: State, own: readonly Option[], who: Seat): boolean =>
  own.some(({ id }) => belongsTo(state, 'reveal', id, who));

/** Whether it could be done before the tile was revealed too: the Ring only after a tile or a card in this turn. */
const wasOffered = (state: State, id: string): boolean =>
  id !== RING.id || state.resolved + state.played.length > 0;

/**
 * Whether it can be done at this moment and at no later one. Whoever may put on the Ring at the tile is asked there, and
 * has looked into the tiles in time at an earlier moment, or does so then.
 */
function belongsTo(state: State, moment: AnyTimeMoment, id: string, who: Seat): boolean {
  if (id.startsWith(STORY))
    return isTimely(state, cardOf(state, id.slice(STORY.length) as PieceId), moment, false);
  if (!id.startsWith(GANDALF)) return false;
  const { does } = gandalfNamed(id.slice(GANDALF.length)).aid;
  if (moment === 'event') return does === 'ignoreEvent';
  const isAskedAtTile = state.bearer === who && !state.conflict.ringWorn;
  return moment === 'reveal' && does === 'foresee' && !isAskedAtTile;
}

/** Where a demand could be paid with the same card, the name alone would stand there twice. */
const playing = (card: string): Text => ({ key: 'option.play', with: { card } });

/** What each player may do at this moment besides answering: Ring, Gandalf, green cards. */
function powersAt(state: State, moment: AnyTimeMoment): (who: Seat) => readonly Option[] {
  const ring = mayPutOnRing(state, moment);
  const held = heldStories(state);
  const stories = held.length === 0 ? held : held.filter(({ card }) => isTimely(state, card, moment, true));
  let calls: readonly Option[] | null = null;
  return (who) => {
    const bears = ring && state.bearer === who;
    const rich = runesOf(state, playerAt(state, who)) >= CALL;
    if (!bears && !rich && stories.length === 0) return NOTHING;
    const options: Option[] = bears ? [RING] : [];
    if (rich) {
      calls ??= helpfulGandalf(state, moment).flatMap((card) => CALLS[card] ?? []);
      options.push(...calls);
    }
    for (const { seat, piece, card } of stories)
      if (seat === who) options.push({ id: `${STORY}${piece}`, of: piece, text: playing(card.id) });
    return options;
  };
}
