import type { Play, Seat } from '@concilio/kernel';
import { chooseOne } from '@concilio/kernel';
import { type Army, playerAt, type Ragnarok, type State } from '../state.ts';
import { may } from './abilities.ts';
import { trigger, helped } from './trigger.ts';
import { nextFor, ownRegions } from './map.ts';

/** LOR-11 and LOR-14: what becomes of Armies. */

export const STRONGEST = 6;

/** An Army as a piece that can be pointed at. */
export interface Standing {
  readonly id: string;
  readonly seat: Seat;
  readonly army: Army;
}

export const idOf = (seat: Seat, place: number): string => `army-${seat}-${place}`;

/** Regions are offered all the time: the name of each is made once. */
const REGION_IDS: string[] = [];
export const regionId = (region: number): string => (REGION_IDS[region] ??= `region-${region}`);

/** The Region that an option stands for: `region-7`. */
export const regionIn = (id: string): number => Number(id.slice('region-'.length));

const inSeats = (state: State, find: (seat: Seat) => readonly Standing[]): Standing[] =>
  state.players.flatMap((_, seat) => find(seat as Seat));

export const allArmies = (state: State): Standing[] => inSeats(state, (seat) => onBoard(state, seat));

export function onBoard(state: State, seat: Seat): Standing[] {
  const { armies } = playerAt(state, seat);
  const found: Standing[] = [];
  for (let place = 0; place < armies.length; place++) {
    const army = armies[place];
    if (army !== undefined && army.at !== null) found.push({ id: idOf(seat, place), seat, army });
  }
  return found;
}

export function armiesOf(state: State, seat: Seat, region: number): Standing[] {
  const { armies } = playerAt(state, seat);
  const found: Standing[] = [];
  for (let place = 0; place < armies.length; place++) {
    const army = armies[place];
    if (army?.at === region) found.push({ id: idOf(seat, place), seat, army });
  }
  return found;
}

export const armiesIn = (state: State, region: number): Standing[] =>
  inSeats(state, (seat) => armiesOf(state, seat, region));

/** The Army that an option stands for: `army-0-2`. */
export function armyNamed(state: State, id: string): Standing {
  const [, seat, place] = id.split('-').map(Number);
  const army = state.players[seat ?? -1]?.armies[place ?? -1];
  if (army === undefined || army.at === null) throw new Error(`There is no Army "${id}" on the board.`);
  return { id, seat: seat as Seat, army };
}

/** LOR-11.04 */
export function valueOf(state: State, seat: Seat, region: number): number {
  let value = 0;
  for (const army of playerAt(state, seat).armies) if (army.at === region) value += army.value;
  return value;
}

export function isIn(state: State, seat: Seat, region: number): boolean {
  for (const { at } of playerAt(state, seat).armies) if (at === region) return true;
  return false;
}

export function seatsIn(state: State, region: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++)
    if (isIn(state, seat as Seat, region)) seats.push(seat as Seat);
  return seats;
}

/** LOR-11.05 */
export const canGrow = ({ army }: Standing): boolean => army.value < STRONGEST;

export function raise(play: Play<Ragnarok>, { id, seat, army }: Standing, by = 1): void {
  const value = Math.min(STRONGEST, army.value + by);
  if (value === army.value) return;
  army.value = value;
  play.tell('army.raised', { seat, army: id, region: army.at ?? 0, value });
}

/** LOR-11.03: below 1 it dies. */
export function lower(play: Play<Ragnarok>, standing: Standing, by = 1, least = 0): void {
  const { id, seat, army } = standing;
  const value = Math.max(least, army.value - by);
  if (value === army.value) return;
  army.value = value;
  if (value < 1) return kill(play, standing);
  play.tell('army.lowered', { seat, army: id, region: army.at ?? 0, value });
}

export function kill(play: Play<Ragnarok>, { id, seat, army }: Standing): void {
  const region = army.at ?? 0;
  army.at = null;
  army.value = 0;
  play.tell('army.died', { seat, army: id, region });
  trigger(play, seat, 'army-died', { region });
}

/** An Army comes to a Region: it moves, is placed or is recruited. */
export function arrive(state: State, seat: Seat, army: Army, region: number): void {
  // LOR-33.03: whoever is there already has come already; a further Army joins them, and attacks nobody by coming.
  const there = armiesOf(state, seat, region).map((own) => own.army.came);
  army.came = there.length > 0 ? Math.max(...there) : ++state.clock;
  army.at = region;
}

/** LOR-22.11 */
export const canRecruit = (state: State, seat: Seat): boolean =>
  playerAt(state, seat).armies.some(({ at }) => at === null);

/** LOR-22.07 */
export function recruit(play: Play<Ragnarok>, seat: Seat, region: number, value: number): void {
  const { armies } = playerAt(play.state, seat);
  const place = armies.findIndex(({ at }) => at === null);
  const army = armies[place];
  if (army === undefined) return;
  army.value = Math.min(STRONGEST, value);
  arrive(play.state, seat, army, region);
  play.tell('army.recruited', { seat, army: idOf(seat, place), region, value: army.value });
}

export function moveArmy(play: Play<Ragnarok>, { id, seat, army }: Standing, region: number): void {
  const from = army.at ?? 0;
  arrive(play.state, seat, army, region);
  play.tell('army.moved', { seat, army: id, from, to: region });
}

/** LOR-13.03, LOR-13.04: where an Army may move. */
export const movesOf = (
  state: State,
  { seat, army }: Standing,
  barred: (region: number) => boolean,
): number[] => (army.at === null ? [] : nextFor(state, seat, army.at).filter((region) => !barred(region)));

/** LOR-14.01 to LOR-14.03, LOR-14.10 */
export function retreatsOf(state: State, seat: Seat, region: number): number[] {
  const own = ownRegions(state, seat).filter((other) => other !== region);
  if (may(state, seat, 'retreat-anywhere')) return own;
  const near = nextFor(state, seat, region);
  return own.filter((other) => near.includes(other));
}

/** LOR-14.06, LOR-14.07: all to one Region, or they die. */
export function retreat(play: Play<Ragnarok>, seat: Seat, region: number): void {
  const armies = armiesOf(play.state, seat, region);
  if (armies.length === 0) return;
  const open = retreatsOf(play.state, seat, region);
  if (open.length === 0) {
    for (const army of armies) kill(play, army);
    return;
  }
  const to = regionIn(
    play.ask(
      seat,
      chooseOne(
        'retreat',
        open.map((number) => ({ id: regionId(number) })),
        { obvious: true, with: { region } },
      ),
    ),
  );
  if (!nextFor(play.state, seat, region).includes(to)) helped(play, seat, 'retreat-anywhere');
  for (const { army } of armies) {
    army.at = to;
    // LOR-14.09: it joins its own side, and attacks nobody by coming.
    army.came = 0;
  }
  play.tell('armies.retreated', {
    seat,
    from: region,
    to,
    count: armies.length,
    armies: armies.map(({ id }) => id),
  });
}
