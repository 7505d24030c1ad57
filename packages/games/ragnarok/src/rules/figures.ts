import type { Play, Seat } from '@concilio/kernel';
import { playerAt, type Ragnarok } from '../state.ts';

/** LOR-13: where the Hero and the Drakkar of a player go. */

/** A Hero is called as its tile is, and a Drakkar by its owner: `drakkar-0`. */
export const drakkarOf = (seat: Seat): string => `drakkar-${seat}`;

export function placeHero(play: Play<Ragnarok>, seat: Seat, region: number): void {
  const player = playerAt(play.state, seat);
  player.heroAt = region;
  play.tell('hero.placed', { seat, hero: player.hero ?? '', region });
}

export function moveHero(play: Play<Ragnarok>, seat: Seat, region: number): void {
  const player = playerAt(play.state, seat);
  player.heroAt = region;
  play.tell('hero.moved', { seat, hero: player.hero ?? '', region });
}

export function sailTo(play: Play<Ragnarok>, seat: Seat, sea: string): void {
  playerAt(play.state, seat).drakkar = sea;
  play.tell('drakkar.moved', { seat, drakkar: drakkarOf(seat), sea });
}
