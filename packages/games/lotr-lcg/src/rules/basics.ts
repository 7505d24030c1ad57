import type { TimedModifier, CardBasics } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import type { Stat } from '../content/vocabulary.ts';
import type { LcgContext, LotrLcg, State } from '../state.ts';
import { cardNamed, sets } from './sets.ts';
import { zones } from './zones.ts';

/** LCG-31.01: an effect that lasts and is worked out anew whenever it counts. */
export interface Anew {
  readonly stat: Stat;
  readonly amount: number | ((state: State, at: LcgContext) => number);
  readonly select: 'table' | ((state: State, at: LcgContext) => readonly PieceId[]);
  readonly anew: true;
}

const isAnew = (effect: object): effect is Anew => 'anew' in effect;

/** What such an effect does now: the card that it came from says so, in its words for the moment at which it began. */
function workOut(
  state: State,
  { from, number: stat, anew }: TimedModifier,
): Pick<TimedModifier, 'on' | 'amount'> {
  const at: LcgContext = { ...(anew as unknown as Omit<LcgContext, 'chosen'>), chosen: {} };
  const said = cardNamed(state, from)
    .abilities.flatMap(({ on, does }): readonly object[] => (on === at.moment.name ? does : []))
    .filter(isAnew)
    .find((one) => one.stat === stat);
  if (said === undefined) throw new Error(`"${from}" does not say how "${stat}" changes.`);
  const { select, amount } = said;
  return {
    on: select === 'table' ? [select] : [...select(state, at)],
    amount: typeof amount === 'number' ? amount : amount(state, at),
  };
}

/** What zones and stats ask of this game. */
export const basics: CardBasics<LotrLcg> = {
  workOut,
  definition: (cards, face) => sets.of(cards).on(face),
  zones,
  // A card of a player's deck that lies face down in play is an Orc Guard.
  blank: { attack: 1, defense: 1, 'hit-points': 1 },
};
