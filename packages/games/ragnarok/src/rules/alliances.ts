import type { Play, Seat } from '@concilio/kernel';
import { named, type Ragnarok, type State } from '../state.ts';
import { drawCombat } from './resources.ts';

/** LOR-7: Alliances with Realms. */

/** LOR-7.06: each once. */
export const openRealms = (state: State, seat: Seat): string[] =>
  state.realms.filter(({ allies }) => !allies.includes(seat)).map(({ id }) => id);

/** LOR-7.04, LOR-7.05 */
export function formAlliance(play: Play<Ragnarok>, seat: Seat, id: string): void {
  const { allies } = named(play.state.realms, id);
  const isFirst = allies.length === 0;
  allies.push(seat);
  play.tell('realm.allied', { seat, realm: id });
  if (isFirst) drawCombat(play, seat, 1);
}
