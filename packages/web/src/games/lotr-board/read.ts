import { isRecord, type Json, type JsonRecord } from '@concilio/kernel';

export const ACTIVITIES = ['fighting', 'friendship', 'hiding', 'travel'] as const;
export type Activity = (typeof ACTIVITIES)[number];
export const LIVES = ['heart', 'sun', 'ring'] as const;
export type Life = (typeof LIVES)[number];
export type Back = 'adventure' | 'legendary';

/** A card or tile as it is seen: its face, or its back. */
export interface Look {
  /** Only of a piece whose face is seen. */
  readonly id: string | null;
  readonly card: string | null;
  readonly back: Back;
}

export interface Pile {
  readonly count: number;
  /** Those at the top that are known. */
  readonly cards: readonly Look[];
}

export interface Player {
  readonly hobbit: string;
  readonly corruption: number;
  readonly hand: readonly Look[];
  /** `null` where it is hidden. */
  readonly runes: number | null;
  readonly gold: number;
  readonly lives: Readonly<Record<Life, number>>;
  readonly spared: boolean;
  readonly out: boolean;
}

export interface Offer {
  readonly hobbit: string;
  readonly card: Look | null;
  readonly runes: number;
  readonly life: Life | null;
}

export interface Payment {
  readonly trial: string;
  readonly payer: string;
  readonly stars: number;
  readonly offers: readonly Offer[];
}

export interface Conflict {
  readonly board: string;
  readonly markers: Readonly<Partial<Record<Activity, number>>>;
  readonly events: number;
  readonly ringWorn: boolean;
  readonly over: boolean;
}

/** What these eyes see of the table, typed. */
export interface View {
  readonly place: string;
  readonly sauron: number;
  readonly bearer: string | null;
  readonly active: string;
  readonly reached: number;
  readonly players: readonly Player[];
  readonly conflict: Conflict;
  readonly tile: readonly Look[];
  readonly tiles: Pile;
  readonly tileDiscard: Pile;
  readonly deck: Pile;
  readonly discard: Pile;
  readonly legendary: readonly Look[];
  readonly gandalf: readonly string[];
  readonly gold: number;
  readonly revealed: readonly Look[];
  readonly inPlay: readonly Look[];
  readonly resolved: number;
  readonly played: readonly string[];
  readonly payment: Payment | null;
  readonly competitive: boolean;
}

/** Reads the view of this game; one that does not fit is refused in one sentence. */
export function readView(view: JsonRecord): View {
  const at = field(view, '');
  return {
    place: text(at('place')),
    sauron: number(at('sauron')),
    bearer: orNull(at('bearer'), text),
    active: text(at('active')),
    reached: number(at('reached')),
    players: list(at('seats'), player),
    conflict: conflict(at('conflict')),
    tile: list(at('tile'), look),
    tiles: pile(at('tiles')),
    tileDiscard: pile(at('tileDiscard')),
    deck: pile(at('deck')),
    discard: pile(at('discard')),
    legendary: list(at('legendary'), look),
    gandalf: list(at('gandalf'), text),
    gold: pile(at('gold')).count,
    revealed: list(at('revealed'), look),
    inPlay: list(at('inPlay'), look),
    resolved: number(at('resolved')),
    played: list(at('played'), text),
    payment: orNull(at('payment'), payment),
    competitive: flag(at('competitive')),
  };
}

/** Whether these eyes, which belong to nobody at the table, see what is in the hands: those of a replay may. */
export const areHandsOpen = ({ players }: View): boolean =>
  players.some(({ hand }) => hand.length > 0) &&
  players.every(({ hand }) => hand.every(({ card }) => card !== null));

/** A value and where it stands, so that a refusal can say so. */
interface Place {
  readonly value: Json | undefined;
  readonly path: string;
}

function refuse({ path }: Place, wanted: string): never {
  throw new Error(`The view of lotr-board does not fit: "${path}" is not ${wanted}.`);
}

const isJsonRecord = (value: Json | undefined): value is JsonRecord => isRecord(value);

/** Reads the fields of a record. */
function field(value: Json | undefined, path: string): (name: string) => Place {
  if (!isJsonRecord(value)) return refuse({ value, path: path === '' ? 'view' : path }, 'a record');
  return (name) => ({ value: value[name], path: path === '' ? name : `${path}.${name}` });
}

const fieldsOf = ({ value, path }: Place) => field(value, path);

function text(place: Place): string {
  return typeof place.value === 'string' ? place.value : refuse(place, 'a text');
}

function number(place: Place): number {
  return typeof place.value === 'number' ? place.value : refuse(place, 'a number');
}

function flag(place: Place): boolean {
  return typeof place.value === 'boolean' ? place.value : refuse(place, 'true or false');
}

function orNull<T>(place: Place, read: (place: Place) => T): T | null {
  return place.value === null ? null : read(place);
}

function list<T>(place: Place, read: (place: Place) => T): readonly T[] {
  const { value, path } = place;
  if (!Array.isArray(value)) return refuse(place, 'a list');
  return value.map((item: Json, index) => read({ value: item, path: `${path}.${index}` }));
}

function look(place: Place): Look {
  const at = fieldsOf(place);
  const optional = (name: string) => (at(name).value === undefined ? null : orNull(at(name), text));
  return {
    id: optional('id'),
    card: optional('card'),
    back: optional('back') === 'legendary' ? 'legendary' : 'adventure',
  };
}

function pile(place: Place): Pile {
  const at = fieldsOf(place);
  return { count: number(at('count')), cards: list(at('cards'), look) };
}

function player(place: Place): Player {
  const at = fieldsOf(place);
  const lives = fieldsOf(at('lives'));
  return {
    hobbit: text(at('hobbit')),
    corruption: number(at('corruption')),
    hand: list(at('hand'), look),
    runes: orNull(at('runes'), number),
    gold: list(at('gold'), look).length,
    lives: { heart: number(lives('heart')), sun: number(lives('sun')), ring: number(lives('ring')) },
    spared: flag(at('spared')),
    out: flag(at('out')),
  };
}

function conflict(place: Place): Conflict {
  const at = fieldsOf(place);
  const tracks = fieldsOf(at('tracks'));
  const markers = ACTIVITIES.flatMap((activity) => {
    const marker = tracks(activity);
    return marker.value === undefined ? [] : [[activity, number(marker)] as const];
  });
  return {
    board: text(at('board')),
    markers: Object.fromEntries(markers),
    events: number(at('events')),
    ringWorn: flag(at('ringWorn')),
    over: flag(at('over')),
  };
}

function payment(place: Place): Payment {
  const at = fieldsOf(place);
  return {
    trial: text(at('trial')),
    payer: text(at('payer')),
    stars: number(at('stars')),
    offers: list(at('offers'), offer),
  };
}

function offer(place: Place): Offer {
  const at = fieldsOf(place);
  return {
    hobbit: text(at('seat')),
    card: orNull(at('card'), look),
    runes: number(at('runes')),
    life: orNull(at('life'), life),
  };
}

function life(place: Place): Life {
  const given = text(place);
  return LIVES.find((one) => one === given) ?? refuse(place, 'a life token');
}
