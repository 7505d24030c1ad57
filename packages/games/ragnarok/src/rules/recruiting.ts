import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import type { Ragnarok, State } from '../state.ts';
import { numberFor } from './abilities.ts';
import { recruit, regionId, regionIn } from './armies.ts';
import { scoreOf } from './scores.ts';
import { helped } from './trigger.ts';
import { coastOf, has, ownRegions } from './map.ts';

/** LOR-22.07 to LOR-22.12, LOR-8.03: with the value of Authority, unless an effect says another. */
export const recruitValueOf = (
  state: State,
  seat: Seat,
  value: number = scoreOf(state, seat, 'authority'),
): number => numberFor(state, seat, 'recruit-value', value);

/** LOR-22.08 */
export function recruitPlaces(state: State, seat: Seat): number[] {
  const coast = coastOf(state, seat);
  const settled = ownRegions(state, seat).filter((region) => has(state, region, 'settlement'));
  return [...coast, ...settled.filter((region) => !coast.includes(region))];
}

export function recruitOne(play: Play<Ragnarok>, seat: Seat): void {
  const places = recruitPlaces(play.state, seat);
  if (places.length === 0) return;
  const region = regionIn(
    play.ask(
      seat,
      chooseOne(
        'recruit',
        places.map((place) => ({ id: regionId(place) })),
      ),
    ),
  );
  recruitAt(play, seat, region);
}

export function recruitAt(play: Play<Ragnarok>, seat: Seat, region: number, value?: number): void {
  recruit(play, seat, region, recruitValueOf(play.state, seat, value));
  helped(play, seat, 'recruit-value');
}
