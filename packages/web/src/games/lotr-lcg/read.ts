import { isRecord, type Json, type JsonRecord } from '@concilio/kernel';
import { type Laid as Drawn, laidOf } from './cards/index.ts';

export const PHASES = ['resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'] as const;
export type Phase = (typeof PHASES)[number];

/** A card that lies somewhere as it is seen: its face, or its back, which has no id unless it can be pointed at. */
export interface Look {
  readonly id: string | null;
  readonly card: string | null;
}

export interface Pile {
  readonly count: number;
  /** Those at the top that are known. */
  readonly cards: readonly Look[];
}

/** Why a number is not the printed one. */
export interface Change {
  readonly number: string;
  /** A piece, or a card that has gone. */
  readonly source: string;
  readonly amount: number;
}

/** The numbers that a card in play may have; `null` where its type has none. */
export interface Numbers {
  readonly willpower: number | null;
  readonly attack: number | null;
  readonly defense: number | null;
  /** What is left of them. */
  readonly hitPoints: number | null;
  readonly threat: number | null;
  readonly engagementCost: number | null;
  readonly questPoints: number | null;
}

/** A card in play, with all that it bears. */
export interface Laid extends Look, Numbers {
  readonly id: string;
  readonly type: string;
  readonly exhausted: boolean;
  readonly facedown: boolean;
  readonly controller: number | null;
  readonly damage: number;
  readonly progress: number;
  readonly resources: number;
  readonly committed: boolean;
  readonly prisoner: boolean;
  readonly changed: readonly Change[];
  readonly attachments: readonly Laid[];
  readonly shadows: readonly Look[];
  readonly guarded: readonly Laid[];
  /** What a drawing of it shows. */
  readonly drawn: Drawn | null;
}

export interface Player {
  readonly threat: number;
  readonly out: boolean;
  readonly deckName: string;
  readonly deck: Pile;
  /** What lies on the deck. */
  readonly shackles: readonly Laid[];
  readonly hand: readonly Look[];
  readonly discard: readonly Look[];
  readonly inPlay: readonly Laid[];
  readonly engaged: readonly Laid[];
}

/** What still holds, and until when. */
export interface Effect {
  readonly card: string;
  readonly number: string;
  readonly amount: number;
  readonly on: readonly string[];
  readonly until: string;
}

export interface View {
  readonly scenario: string;
  readonly campaign: { readonly kind: string; readonly scores: readonly number[] } | null;
  readonly round: number;
  /** `null` during setup. */
  readonly phase: Phase | null;
  readonly first: number;
  readonly quest: Laid | null;
  /** The stages to come. */
  readonly stages: number;
  readonly location: Laid | null;
  readonly staging: readonly Laid[];
  readonly willpower: number;
  readonly threat: number;
  readonly encounter: { readonly deck: Pile; readonly discard: readonly Look[] };
  /** What is being played or revealed. */
  readonly limbo: readonly Look[];
  readonly aside: readonly Look[];
  readonly victory: readonly Look[];
  readonly removed: readonly Look[];
  readonly players: readonly Player[];
  /** An enemy attacks a seat. */
  readonly attack: {
    readonly enemy: string;
    readonly seat: number;
    readonly defenders: readonly string[];
  } | null;
  /** Players attack an enemy. */
  readonly strike: {
    readonly target: string;
    readonly seat: number;
    readonly attackers: readonly string[];
  } | null;
  readonly effects: readonly Effect[];
}

/** Many parts of a table ask for the same view. */
const known = new WeakMap<JsonRecord, View>();

/** Reads the view of this game; one that does not fit is refused in one sentence. */
export function readView(view: JsonRecord): View {
  const before = known.get(view);
  if (before !== undefined) return before;
  const now = readAnew(view);
  known.set(view, now);
  return now;
}

function readAnew(view: JsonRecord): View {
  const at = field(view, '');
  const encounter = fieldsOf(at('encounter'));
  return {
    scenario: text(at('scenario')),
    campaign: orNull(at('campaign'), campaign),
    round: number(at('round')),
    phase: orNull(at('phase'), phase),
    first: number(at('first')),
    quest: orNull(at('quest'), laid),
    stages: number(at('stages')),
    location: orNull(at('location'), laid),
    staging: list(at('staging'), laid),
    willpower: number(at('willpower')),
    threat: number(at('threat')),
    encounter: { deck: pile(encounter('deck')), discard: list(encounter('discard'), look) },
    limbo: list(at('limbo'), look),
    aside: list(at('aside'), look),
    victory: list(at('victory'), look),
    removed: list(at('removed'), look),
    players: list(at('seats'), player),
    attack: orNull(at('attack'), attack),
    strike: orNull(at('strike'), strike),
    effects: list(at('effects'), effect),
  };
}

/** A value and where it stands, so that a refusal can say so. */
interface Place {
  readonly value: Json | undefined;
  readonly path: string;
}

function refuse({ path }: Place, wanted: string): never {
  throw new Error(`The view of lotr-lcg does not fit: "${path}" is not ${wanted}.`);
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

/** What may be `null`, or not be there at all. */
function orNull<T>(place: Place, read: (place: Place) => T): T | null {
  return place.value === null || place.value === undefined ? null : read(place);
}

function list<T>(place: Place, read: (place: Place) => T): readonly T[] {
  const { value, path } = place;
  if (!Array.isArray(value)) return refuse(place, 'a list');
  return value.map((item: Json, index) => read({ value: item, path: `${path}.${index}` }));
}

function phase(place: Place): Phase {
  const given = text(place);
  return PHASES.find((one) => one === given) ?? refuse(place, 'a phase');
}

function look(place: Place): Look {
  const at = fieldsOf(place);
  return { id: orNull(at('id'), text), card: orNull(at('card'), text) };
}

function pile(place: Place): Pile {
  const at = fieldsOf(place);
  return { count: number(at('count')), cards: list(at('cards'), look) };
}

function change(place: Place): Change {
  const at = fieldsOf(place);
  return { number: text(at('number')), source: text(at('source')), amount: number(at('amount')) };
}

function laid(place: Place): Laid {
  const at = fieldsOf(place);
  return {
    id: text(at('id')),
    card: orNull(at('card'), text),
    type: text(at('type')),
    exhausted: flag(at('exhausted')),
    facedown: flag(at('facedown')),
    controller: orNull(at('controller'), number),
    damage: number(at('damage')),
    progress: number(at('progress')),
    resources: number(at('resources')),
    committed: flag(at('committed')),
    prisoner: flag(at('prisoner')),
    willpower: orNull(at('willpower'), number),
    attack: orNull(at('attack'), number),
    defense: orNull(at('defense'), number),
    hitPoints: orNull(at('hitPoints'), number),
    threat: orNull(at('threat'), number),
    engagementCost: orNull(at('engagementCost'), number),
    questPoints: orNull(at('questPoints'), number),
    changed: at('changed').value === undefined ? [] : list(at('changed'), change),
    attachments: list(at('attachments'), laid),
    shadows: list(at('shadows'), look),
    guarded: list(at('guarded'), laid),
    drawn: isJsonRecord(place.value) ? laidOf(place.value) : null,
  };
}

function player(place: Place): Player {
  const at = fieldsOf(place);
  return {
    threat: number(at('threat')),
    out: flag(at('out')),
    deckName: text(at('deckName')),
    deck: pile(at('deck')),
    shackles: list(fieldsOf(at('deck'))('shackles'), laid),
    hand: list(at('hand'), look),
    discard: list(at('discard'), look),
    inPlay: list(at('inPlay'), laid),
    engaged: list(at('engaged'), laid),
  };
}

function campaign(place: Place): NonNullable<View['campaign']> {
  const at = fieldsOf(place);
  return { kind: text(at('kind')), scores: list(at('scores'), number) };
}

function attack(place: Place): NonNullable<View['attack']> {
  const at = fieldsOf(place);
  return { enemy: text(at('enemy')), seat: number(at('seat')), defenders: list(at('defenders'), text) };
}

function strike(place: Place): NonNullable<View['strike']> {
  const at = fieldsOf(place);
  return { target: text(at('target')), seat: number(at('seat')), attackers: list(at('attackers'), text) };
}

function effect(place: Place): Effect {
  const at = fieldsOf(place);
  return {
    card: text(at('card')),
    number: text(at('number')),
    amount: number(at('amount')),
    on: list(at('on'), text),
    until: text(at('until')),
  };
}
