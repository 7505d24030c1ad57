import type { Events } from '@concilio/lotr-lcg/contract';
import type { SeenEvent } from '@concilio/tables';
import type { Sound } from '../../../ui/sound.ts';

interface Timing {
  readonly ms: number;
  readonly sound?: Sound;
}

/** How long each event is looked at; those that say what can be seen anyway pass at once. */
const TIMINGS: Readonly<Record<keyof Events, Timing>> = {
  'round.begun': { ms: 350, sound: 'turn' },
  'phase.begun': { ms: 250, sound: 'step' },
  'first.chosen': { ms: 300 },
  'first.passed': { ms: 300 },
  'hand.redrawn': { ms: 300, sound: 'card' },
  'cards.drawn': { ms: 250, sound: 'card' },
  'card.drawn': { ms: 220, sound: 'card' },
  'resources.added': { ms: 150, sound: 'token' },
  'resources.spent': { ms: 200, sound: 'token' },
  'card.played': { ms: 350, sound: 'card' },
  'card.attached': { ms: 300, sound: 'card' },
  'card.entered': { ms: 300, sound: 'card' },
  'card.discarded': { ms: 250, sound: 'card' },
  'card.left': { ms: 300, sound: 'card' },
  'card.exhausted': { ms: 0 },
  'card.readied': { ms: 120 },
  'card.committed': { ms: 180, sound: 'step' },
  'card.revealed': { ms: 800, sound: 'card' },
  'card.staged': { ms: 350, sound: 'card' },
  'card.taken': { ms: 250, sound: 'card' },
  'card.put-back': { ms: 300, sound: 'card' },
  'card.put-aside': { ms: 200, sound: 'card' },
  'card.removed': { ms: 250, sound: 'card' },
  'card.looked': { ms: 250 },
  'effect.cancelled': { ms: 400, sound: 'good' },
  'deck.mixed': { ms: 200, sound: 'card' },
  'encounter.mixed': { ms: 200, sound: 'card' },
  'quest.compared': { ms: 900, sound: 'turn' },
  'progress.placed': { ms: 350, sound: 'good' },
  'progress.removed': { ms: 300, sound: 'bad' },
  'location.travelled': { ms: 350, sound: 'step' },
  'location.explored': { ms: 450, sound: 'good' },
  // The next stage follows.
  'stage.completed': { ms: 0 },
  'stage.begun': { ms: 2000, sound: 'good' },
  'enemy.engaged': { ms: 400, sound: 'bad' },
  'enemy.returned': { ms: 350 },
  'enemy.emerged': { ms: 400, sound: 'bad' },
  'guard.engaged': { ms: 400, sound: 'bad' },
  'shadow.dealt': { ms: 180, sound: 'card' },
  'shadow.turned': { ms: 1200, sound: 'card' },
  'attack.begun': { ms: 600, sound: 'bad' },
  'defender.declared': { ms: 500, sound: 'step' },
  'attack.undefended': { ms: 600, sound: 'bad' },
  'strike.begun': { ms: 600, sound: 'step' },
  'damage.dealt': { ms: 600, sound: 'bad' },
  'damage.healed': { ms: 300, sound: 'good' },
  // Where it is a hero, there is something to read.
  'card.destroyed': { ms: 1000, sound: 'bad' },
  'threat.raised': { ms: 350, sound: 'bad' },
  'threat.lowered': { ms: 350, sound: 'good' },
  'control.given': { ms: 350, sound: 'card' },
  'objective.guarded': { ms: 300, sound: 'card' },
  'deck.shackled': { ms: 350, sound: 'bad' },
  'player.eliminated': { ms: 2000, sound: 'bad' },
  'objective.claimed': { ms: 400, sound: 'good' },
  'prisoner.taken': { ms: 450, sound: 'bad' },
  'prisoner.rescued': { ms: 450, sound: 'good' },
  'ability.used': { ms: 250 },
  'match.over': { ms: 600, sound: 'end' },
};

const AT_ONCE: Timing = { ms: 0 };

export const timing = ({ name }: SeenEvent): Timing =>
  Object.hasOwn(TIMINGS, name) ? TIMINGS[name as keyof Events] : AT_ONCE;
