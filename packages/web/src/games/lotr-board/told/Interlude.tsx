import { thingName, type Speaker } from '@concilio/text';
import type { SeenEvent } from '@concilio/tables';
import type { TableProps } from '../../../table/contract.ts';
import { cx } from '../../../ui/cx.ts';
import { isHaven } from '../facts.ts';
import type { View } from '@concilio/lotr-board/contract';
import { type Say, sayIn } from '../say.ts';
import { plainly } from '../seats/seats.ts';
import { Sign } from '../signs/Sign.tsx';
import styles from './Interlude.module.css';

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
  return (
    <button
      type="button"
      className={cx(styles.moment, styles[shown.mood])}
      onClick={(event) => {
        // The table below takes a click for the wish to skip all that is still to be shown.
        event.stopPropagation();
        done();
      }}
    >
      <span className={styles.medal}>
        <Sign of={shown.icon} />
      </span>
      <b className={styles.title}>{shown.title}</b>
      <span className={styles.text}>{shown.text}</span>
    </button>
  );
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
