import type { Events } from '@concilio/lotr-board/contract';
import type { SeenEvent } from '@concilio/tables';
import type { Sound } from '../../../ui/sound.ts';

interface Timing {
  readonly ms: number;
  readonly sound?: Sound;
}

/** How long each event is looked at; those that say what can be seen anyway pass at once. */
const TIMINGS: Readonly<Record<keyof Events, Timing>> = {
  'place.reached': { ms: 2200, sound: 'good' },
  'trial.begun': { ms: 500 },
  'trial.met': { ms: 250, sound: 'good' },
  'trial.failed': { ms: 400, sound: 'bad' },
  'trial.ignored': { ms: 400, sound: 'good' },
  'turn.begun': { ms: 350 },
  'tile.revealed': { ms: 900, sound: 'card' },
  // What it brings follows.
  'tile.resolved': { ms: 0 },
  'tile.ignored': { ms: 400 },
  'tile.discarded': { ms: 150 },
  'tiles.mixed': { ms: 250, sound: 'card' },
  'deck.mixed': { ms: 250, sound: 'card' },
  'cards.drawn': { ms: 300, sound: 'card' },
  'card.drawn': { ms: 240, sound: 'card' },
  'card.taken': { ms: 350, sound: 'card' },
  'card.revealed': { ms: 450, sound: 'card' },
  'card.passed': { ms: 350, sound: 'card' },
  'card.received': { ms: 350, sound: 'card' },
  'card.laid': { ms: 150 },
  'card.played': { ms: 550, sound: 'card' },
  'card.paid': { ms: 300, sound: 'card' },
  'card.discarded': { ms: 300, sound: 'card' },
  'card.resolved': { ms: 150 },
  'cards.removed': { ms: 350 },
  'story.played': { ms: 700, sound: 'card' },
  'offer.made': { ms: 350, sound: 'token' },
  'runes.taken': { ms: 250, sound: 'token' },
  'runes.paid': { ms: 250, sound: 'token' },
  'gold.taken': { ms: 350, sound: 'token' },
  'gold.changed': { ms: 250, sound: 'token' },
  'life.taken': { ms: 300, sound: 'token' },
  'life.paid': { ms: 300, sound: 'token' },
  'lives.returned': { ms: 250, sound: 'token' },
  'marker.moved': { ms: 400, sound: 'step' },
  'event.reached': { ms: 900, sound: 'turn' },
  'hobbit.moved': { ms: 450, sound: 'step' },
  'sauron.moved': { ms: 750, sound: 'bad' },
  'die.rolled': { ms: 1100, sound: 'die' },
  'die.suffered': { ms: 300, sound: 'bad' },
  'die.avoided': { ms: 350, sound: 'good' },
  'die.ignored': { ms: 350, sound: 'good' },
  'player.rested': { ms: 350 },
  'ring.worn': { ms: 1800, sound: 'bad' },
  'ring.borne': { ms: 500, sound: 'token' },
  'ring.laid': { ms: 900, sound: 'bad' },
  'ring.destroyed': { ms: 1200, sound: 'end' },
  'ability.used': { ms: 350, sound: 'good' },
  'gandalf.called': { ms: 400 },
  'gandalf.used': { ms: 700, sound: 'good' },
  'conflict.begun': { ms: 0 },
  'conflict.ended': { ms: 500, sound: 'good' },
  'darkness.suffered': { ms: 400, sound: 'bad' },
  'player.spared': { ms: 350, sound: 'good' },
  'player.eliminated': { ms: 2200, sound: 'bad' },
};

const AT_ONCE: Timing = { ms: 0 };

export const timing = ({ name }: SeenEvent): Timing =>
  Object.hasOwn(TIMINGS, name) ? TIMINGS[name as keyof Events] : AT_ONCE;
