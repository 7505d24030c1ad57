import type { GameTable } from '../../../table/contract.ts';
import { titleOf } from '../cards/index.ts';
import type { View } from '@concilio/lotr-lcg/contract';
import { sayIn } from '../say.ts';
import { plainly } from '../../../stage/plainly.ts';

/** After these nothing is as it was before. */
const TURNS: ReadonlySet<string> = new Set([
  'stage.begun',
  'player.eliminated',
  'objective.claimed',
  'prisoner.rescued',
  'match.over',
]);

/** A match at a glance: how the threat of each player rose, and what waited in the staging area. */
export const story: NonNullable<GameTable<View>['story']> = {
  numbers(view, speaker) {
    const { seats, threat } = view;
    const say = sayIn(speaker.language);
    return [
      { id: 'staging', name: say('story.staging'), tone: 'danger', value: threat },
      ...seats.map(({ threat: own, out }, seat) => ({
        id: `seat-${seat}`,
        name: say('story.threat', { name: speaker.names[seat] ?? '' }),
        tone: seat,
        value: out ? null : own,
      })),
    ];
  },
  chapter(view, speaker) {
    const card = view.quest?.card ?? null;
    return card === null ? sayIn(speaker.language)('setup') : titleOf(plainly(speaker), card);
  },
  isTurningPoint: ({ name }) => TURNS.has(name),
};
