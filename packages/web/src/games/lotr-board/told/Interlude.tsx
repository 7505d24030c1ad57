import { thingName, type Speaker } from '@concilio/text';
import type { SeenEvent } from '@concilio/tables';
import type { TableProps } from '../../../table/contract.ts';
import { isHaven } from '../facts.ts';
import type { View } from '@concilio/lotr-board/contract';
import { type Say, sayIn } from '../say.ts';
import { Moment } from '../../../stage/Moment.tsx';
import { plainly } from '../../../stage/plainly.ts';
import { Sign } from '../signs/Sign.tsx';

interface Shown {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly mood: 'light' | 'dark';
}

/**
 * What stands over the table while an event is a moment: an arrival, a loss, the Ring on a finger. All other events
 * show nothing here and take their own time.
 */
export function Interlude({
  event,
  done,
  speaker: marked,
  view,
}: TableProps<View> & { readonly event: SeenEvent; readonly done: () => void }) {
  const speaker = plainly(marked);
  const shown = interludeOf(
    event,
    speaker,
    sayIn(speaker.language),
    view.seats.map(({ hobbit }) => hobbit),
  );
  if (shown === null) return null;
  const { icon, ...words } = shown;
  return <Moment {...words} sign={<Sign of={icon} />} done={done} />;
}

function interludeOf(
  { name, said }: SeenEvent,
  speaker: Speaker,
  say: Say,
  players: readonly string[],
): Shown | null {
  const hobbit = () => thingName(speaker, players[Number(said.seat)] ?? '');
  switch (name) {
    case 'place.reached': {
      const place = String(said.place);
      return {
        icon: place,
        title: say('moment.place', { place: thingName(speaker, place) }),
        text: say(isHaven(place) ? 'moment.haven' : 'moment.conflict'),
        mood: isHaven(place) ? 'light' : 'dark',
      };
    }
    case 'player.eliminated':
      return {
        icon: 'fallen',
        title: say('moment.fallen', { name: hobbit() }),
        text: say('moment.fallen.text'),
        mood: 'dark',
      };
    case 'ring.worn':
      return {
        icon: 'influence-of-the-ring',
        title: say('moment.ring', { name: hobbit() }),
        text: say('moment.ring.text'),
        mood: 'dark',
      };
    default:
      return null;
  }
}
