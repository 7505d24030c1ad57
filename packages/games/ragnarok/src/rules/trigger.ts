import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import type { Leave, TriggerName, NumberName } from '../content/effects.ts';
import { playerAt, type Ragnarok } from '../state.ts';
import {
  type About,
  bearersOf,
  chargedFor,
  countOf,
  holds,
  type Triggered,
  triggeredBy,
  useOf,
} from './abilities.ts';
import { canDo, doAll } from './effects.ts';

/** Something has happened to a player: what the player's components make of it. */
export function trigger(play: Play<Ragnarok>, seat: Seat, on: TriggerName, about: About = {}): void {
  for (const { source, ability } of triggeredBy(play.state, seat, on, about)) {
    if (play.state.ending !== null) return;
    const { optional, once, does } = ability;
    if (!canDo(play.state, seat, does, { source, ...about })) continue;
    if (optional === true && !isWanted(play, seat, source)) continue;
    if (once !== undefined) play.state.used.push(useOf(seat, source));
    play.tell('ability.used', { seat, card: source, moment: on });
    doAll(play, seat, does, { source, ...about });
  }
  offerArtifacts(play, seat, on, about);
}

/** A number that a player's components have changed, or what they have let the player do, has made a difference. */
export function helped(play: Play<Ragnarok>, seat: Seat, what: NumberName | Leave, about: About = {}): void {
  const { state } = play;
  for (const { id, abilities } of bearersOf(state, seat))
    for (const ability of abilities) {
      if (ability.is !== 'number' && ability.is !== 'leave') continue;
      if ((ability.is === 'number' ? ability.of : ability.to) !== what) continue;
      const isIdle =
        ability.is === 'number' && ability.per !== undefined && countOf(state, seat, ability.per) === 0;
      if (!isIdle && holds(state, seat, ability.if, about))
        play.tell('ability.used', { seat, card: id, moment: what });
    }
}

const isWanted = (play: Play<Ragnarok>, seat: Seat, card: string): boolean =>
  play.ask(seat, chooseOne('use', [{ id: 'yes' }, { id: 'no' }], { with: { card } })) === 'yes';

/** LOR-32.18: offers the Artifacts that may be discharged at this moment. */
function offerArtifacts(play: Play<Ragnarok>, seat: Seat, on: TriggerName, about: About = {}): void {
  for (const { source, ability } of chargedFor(play.state, seat, on, about)) {
    if (play.state.ending !== null) return;
    if (!canDo(play.state, seat, ability.does, { source, ...about })) continue;
    if (isWanted(play, seat, source)) discharge(play, seat, { source, ability }, about);
  }
}

export function discharge(
  play: Play<Ragnarok>,
  seat: Seat,
  { source, ability }: Triggered,
  about: About = {},
): void {
  const held = playerAt(play.state, seat).artifacts.find(({ id }) => id === source);
  if (held !== undefined) held.charged = false;
  play.tell('artifact.used', { seat, card: source, moment: ability.on });
  doAll(play, seat, ability.does, { source, ...about });
}
