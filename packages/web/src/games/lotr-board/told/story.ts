import { thingName } from '@concilio/text';
import type { GameTable } from '../../../table/contract.ts';
import type { View } from '@concilio/lotr-board/contract';
import { sayIn } from '../say.ts';
import { plainly } from '../../../stage/plainly.ts';
import { figuresOf } from '../seats/seats.ts';

/** After these nothing is as it was before. */
const TURNS: ReadonlySet<string> = new Set([
  'conflict.ended',
  'ring.borne',
  'ring.worn',
  'player.eliminated',
  'ring.laid',
  'ring.destroyed',
]);

/** A match of the board game at a glance: how near the Eye and the hobbits were, and how far they had come. */
export const story: NonNullable<GameTable<View>['story']> = {
  numbers(view, speaker) {
    const read = view;
    const say = sayIn(speaker.language);
    return [
      { id: 'eye', name: say('eye'), tone: 'danger', value: read.sauron },
      ...figuresOf(read, speaker).map(({ hobbit, mark, name, seat }) => {
        const player = read.seats[seat];
        return { id: hobbit, name, tone: mark, value: player?.out === false ? player.corruption : null };
      }),
      { id: 'reached', name: say('reached'), tone: 'gain', value: read.reached },
    ];
  },
  chapter: (view, speaker) => thingName(plainly(speaker), view.place),
  isTurningPoint: ({ name }) => TURNS.has(name),
};
