import type { Knowledge } from '@concilio/bots';
import { isPiece, optionsOf } from '@concilio/kernel';
import { type Beacon, FULL, heatOf, valueOf } from './state.ts';

/** What a good player knows: make ten if you can, else stay as far below it as you can, else lose the highest card. */
export const bot: Knowledge<Beacon> = {
  policy(state, _seat, question) {
    const left = FULL - heatOf(state);
    const cards = optionsOf(question).map(({ id }) => ({ id, value: isPiece(id) ? valueOf(state, id) : 0 }));
    const worth = (value: number) => (value === left ? 100 : value < left ? 50 - value : value);
    cards.sort((one, other) => worth(other.value) - worth(one.value));
    return cards[0]?.id ?? null;
  },
};
