import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import { ATTRIBUTES, type Attribute } from '../content/effects.ts';
import { playerAt, type Ragnarok, type State } from '../state.ts';
import { trigger } from './trigger.ts';
import { keepToLimits } from './resources.ts';
import { scoreOf } from './scores.ts';

/** LOR-8 and LOR-9: Attributes, Injuries, healing. */

export const MOST = 6;

/** LOR-8.12, LOR-9.04: an injured token moves too. */
export function raiseAttribute(play: Play<Ragnarok>, seat: Seat, attribute: Attribute): void {
  const token = playerAt(play.state, seat).attributes[attribute];
  if (token.at >= MOST) return;
  token.at += 1;
  play.tell('attribute.raised', { seat, attribute, space: token.at });
}

/** LOR-21.12, LOR-21.14: those with the lowest score that can rise. */
export function lowestOf(state: State, seat: Seat): Attribute[] {
  const least = Math.min(...ATTRIBUTES.map((attribute) => scoreOf(state, seat, attribute)));
  return ATTRIBUTES.filter(
    (attribute) =>
      scoreOf(state, seat, attribute) === least && playerAt(state, seat).attributes[attribute].at < MOST,
  );
}

export const injuredOf = (state: State, seat: Seat): Attribute[] =>
  ATTRIBUTES.filter((attribute) => playerAt(state, seat).attributes[attribute].injured);

export const wholeOf = (state: State, seat: Seat): Attribute[] =>
  ATTRIBUTES.filter((attribute) => !playerAt(state, seat).attributes[attribute].injured);

/**
 * LOR-9.01, LOR-9.02. Says whether it could be suffered: in a Hunt, one that cannot ends it (LOR-31.31), and so may be
 * prevented too. One that is ignored is not worth preventing.
 */
export function injure(play: Play<Ragnarok>, seat: Seat): boolean {
  const { state } = play;
  const { hunt } = state;
  const wouldEnd = hunt !== null && hunt.hunter === seat && hunt.over === null;
  if (wholeOf(state, seat).length === 0 && !wouldEnd) return false;
  const before = state.prevented;
  trigger(play, seat, 'injury');
  if (state.prevented > before) {
    state.prevented = before;
    return true;
  }
  const whole = wholeOf(state, seat);
  if (whole.length === 0) return false;
  const attribute = play.ask(
    seat,
    chooseOne(
      'injury',
      whole.map((id) => ({ id })),
      { obvious: true },
    ),
  );
  playerAt(state, seat).attributes[attribute].injured = true;
  play.tell('hero.injured', { seat, attribute });
  // LOR-8.11
  keepToLimits(play, seat);
  trigger(play, seat, 'injured');
  return true;
}

/** LOR-9.05 */
export function heal(play: Play<Ragnarok>, seat: Seat): void {
  const injured = injuredOf(play.state, seat);
  if (injured.length === 0) return;
  healOne(
    play,
    seat,
    play.ask(
      seat,
      chooseOne(
        'heal',
        injured.map((id) => ({ id })),
        { obvious: true },
      ),
    ),
  );
}

export function healOne(play: Play<Ragnarok>, seat: Seat, attribute: Attribute): void {
  playerAt(play.state, seat).attributes[attribute].injured = false;
  play.tell('hero.healed', { seat, attribute });
}
