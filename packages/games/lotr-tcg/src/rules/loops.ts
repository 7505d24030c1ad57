/**
 * TCG-17.12: a loop. Whoever could do something again and again does it as often as they like, one use after the other,
 * and whoever it needs besides answers each time: so the number is named, and so it is accepted or cut short. What must
 * happen asks nobody, and would never end.
 */
import { keyOf, lastUsed, type Moment, type MomentArgs } from '@concilio/cards';
import type { State, TcgAbility, TcgContext } from '../state.ts';

const useOf = (key: string, { name, card }: Moment): string => `${key} ${name} ${card ?? ''}`;

/** A required action is under way until all that it has brought about is over. */
export function beginRequired(state: State, ability: TcgAbility, { self, moment }: TcgContext): void {
  if (ability.mandatory === true) state.required.push(useOf(keyOf(self, ability), moment));
}

/** The moment goes on after what was used last. */
export function endRequired(state: State, told: MomentArgs): void {
  const last = lastUsed(told);
  const place = last === null ? -1 : state.required.lastIndexOf(useOf(last.key, last.moment));
  if (place >= 0) state.required.splice(place, 1);
}

/** It has brought itself about, for the same card: the loop ends here, and this use of it does nothing. */
export const isLoop = (state: State, ability: TcgAbility, { self, moment }: TcgContext): boolean =>
  state.required.includes(useOf(keyOf(self, ability), moment));
