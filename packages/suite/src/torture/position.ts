import { schema, seat, view } from '@concilio/kernel';
import type { PositionFormat } from '@concilio/positions/format';
import type { Torture } from './state.ts';

const names = schema.list(schema.text());

export const position: PositionFormat<Torture> = {
  seats: { rule: 'Any two names.' },
  at: {
    act: {
      with: { seat: view.seat(), extra: view.flag() },
      text: 'A seat plays a card or passes; then a new round begins.',
      beneath: () => [{ step: 'round', with: {} }],
    },
    round: { with: {}, text: 'A round begins with the bids.' },
    vision: {
      with: { seat: view.seat() },
      text: 'A seat looks at three cards.',
      beneath: () => [{ step: 'round', with: {} }],
    },
    glimpse: {
      with: { seat: view.seat() },
      text: 'A seat looks at the top card.',
      beneath: () => [{ step: 'round', with: {} }],
    },
    sorting: {
      with: { seat: view.seat() },
      text: 'A seat orders twelve discarded cards.',
      beneath: () => [{ step: 'round', with: {} }],
    },
  },
  draws: [{ kind: 'shuffle', stream: 'deck', text: 'The deck.' }],
  given: schema.partial({
    deck: names,
    discard: names,
    seats: schema.byName(schema.partial({ hand: names, shields: names, life: schema.integer({ min: 0 }) })),
  }),
  zones: (state) => [
    { path: 'deck', pieces: state.deck, seenBy: [] },
    { path: 'discard', pieces: state.discard, seenBy: 'all' },
    ...state.hands.map((pieces, index) => ({ path: `seats.${index}.hand`, pieces, seenBy: [seat(index)] })),
    ...state.shields.map((pieces, index) => ({
      path: `seats.${index}.shields`,
      pieces,
      seenBy: 'all' as const,
    })),
    { path: 'stack', pieces: state.stack.map(({ piece }) => piece), seenBy: 'all' },
  ],
  putAway: (state, piece) => {
    state.deck.push(piece);
  },
  read(state, given) {
    for (const [index, own] of schema.listOf(given.seats).entries()) {
      const { life } = schema.recordOf(own);
      if (typeof life === 'number') state.life[index] = life;
    }
  },
  write: (state) => ({ seats: state.life.map((life) => ({ life })) }),
  examples: [],
};
