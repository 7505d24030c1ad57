/**
 * What is chosen before anything is paid: who exerts, what is discarded, which card is played. Whom an effect concerns is
 * asked when it happens (`targets.ts`), since an action may be taken in vain (TCG-19.12).
 */
import type { Choice } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import { whyNotPlay } from '../../rules/playing.ts';
import type { LotrTcg, State, TcgContext } from '../../state.ts';
import { type Amount, amountOf, numbersFrom } from './amounts.ts';
import { inHand, type Select } from './selects.ts';
import type { Is } from './filters.ts';

export type TcgChoice = Choice<LotrTcg>;

/** With nothing to choose from it cannot be used. `hidden` is what the others cannot see. */
export const choose = (
  as: string,
  select: Select,
  { hidden = false, key = 'choose' }: { hidden?: boolean; key?: TcgChoice['key'] } = {},
): TcgChoice => ({
  as,
  key,
  of: (state, at) => select(state, at).map((id) => ({ id })),
  open: !hidden,
  rule: 'TCG-19.04',
});

/** TCG-19.19: so many different ones: `as`, `as-2`, `as-3`. */
export const chooseSeveral = (
  as: string,
  number: number,
  select: Select,
  more: { hidden?: boolean; key?: TcgChoice['key'] } = {},
): TcgChoice[] =>
  Array.from({ length: number }, (_, place) => {
    const name = place === 0 ? as : `${as}-${place + 1}`;
    const names = Array.from({ length: place }, (_none, before) =>
      before === 0 ? as : `${as}-${before + 1}`,
    );
    return choose(
      name,
      (state, at) => select(state, at).filter((card) => !names.some((one) => at.chosen[one] === card)),
      more,
    );
  });

export const chooseFromHand = (as: string, ...those: readonly Is[]): TcgChoice =>
  choose(as, inHand(...those), { hidden: true });
/** So many cards of the hand, whichever: that all of them are needed is plain to everybody, and is not asked. */
export const chooseSeveralFromHand = (as: string, number: number): TcgChoice[] =>
  chooseSeveral(as, number, inHand()).map((choice, place) => ({
    ...choice,
    of: (state, at) => {
      const options = choice.of(state, at);
      return options.length === number - place ? options.slice(0, 1) : options;
    },
  }));

/** TCG-23.14: how many, of as many as there are. */
export const chooseHowMany = (as: string, most: Amount, least = 0): TcgChoice => ({
  as,
  key: 'how-many',
  of: (state, at) => numbersFrom(least, amountOf(most, state, at)),
  open: true,
  rule: 'TCG-23.14',
});
export const choosePlayer = (
  as: string,
  who: (state: State, at: TcgContext) => readonly Seat[],
): TcgChoice => ({
  as,
  key: 'choose-player',
  of: (state, at) =>
    who(state, at).map((seat) => ({
      id: `seat-${seat}`,
      text: { key: 'option.player', with: { player: seat } },
    })),
  open: true,
  rule: 'TCG-19.04',
});

/** What an effect says of a card that it plays. */
export interface Terms {
  /** Its twilight cost is so much less. */
  readonly less?: Amount;
  /** So much twilight is removed before, as another cost of the same action. */
  readonly after?: number;
  /** On whom it is played. */
  readonly on?: Select;
}

/** TCG-19.13, TCG-19.15: a card that can really be played, out of those. */
export const choosePlayable = (
  as: string,
  from: Select,
  { less = 0, after = 0, on }: Terms = {},
  { hidden = false } = {},
): TcgChoice => ({
  as,
  key: 'choose-to-play',
  of: (state, at) =>
    from(state, at)
      .filter((card) =>
        (on?.(state, at) ?? [null]).some((host) =>
          isPlayable(state, at, card, amountOf(less, state, at), after, host),
        ),
      )
      .map((id) => ({ id })),
  open: !hidden,
  rule: 'TCG-19.13',
});

/** With the twilight that is left once the other costs are paid. */
export function isPlayable(
  state: State,
  at: TcgContext,
  card: PieceId,
  less: number,
  after: number,
  host: PieceId | null = null,
): boolean {
  if (after === 0) return whyNotPlay(state, at.seat, card, less, host) === null;
  if (state.twilight < after) return false;
  state.twilight -= after;
  const playable = whyNotPlay(state, at.seat, card, less, host) === null;
  state.twilight += after;
  return playable;
}
