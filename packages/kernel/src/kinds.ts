import type { PieceId } from './pieces.ts';
import type { Seat } from './seat.ts';

/**
 * What a value *is* that leaves the rules: in a view, an event, a question, a sentence. A game declares it once, as data;
 * types are derived from it, and everything outside the rules (tables, terminal, position files, the text for those who
 * hear) reads the kind, never the name of a field.
 */
export type Kind<T = unknown> = KindNode & { readonly '~type'?: () => T };

export type Fields = Readonly<Record<string, KindNode>>;

/** What it is for, in English: for those who write position files. */
interface Described {
  readonly text: string;
}

export type KindNode = Described &
  (
    | { readonly is: 'flag' }
    /** A flag that is drawn: a card lies across, or shows its back. */
    | { readonly is: 'turned' }
    | { readonly is: 'face down' }
    /** How many, or how much. */
    | { readonly is: 'counter' }
    /** A place on a track that all can see the ends of. */
    | { readonly is: 'track'; readonly min: number; readonly max: number }
    /** How many tokens of a kind lie on a piece: `token.NAME` in the texts. */
    | { readonly is: 'tokens'; readonly token: string }
    /** A number of a card as it counts now: `stat.NAME` in the texts. */
    | { readonly is: 'stat'; readonly stat: string }
    /** Why stats are not as printed: a list of `{ number, source, amount }`. */
    | { readonly is: 'changes' }
    | { readonly is: 'seat' }
    /** Something printed, by its id: `thing.ID` in the texts. */
    | { readonly is: 'thing' }
    /** A piece that lies elsewhere in the view. */
    | { readonly is: 'piece id' }
    /** Whatever may be meant: a piece, a thing, `seat-0`, or a word such as `table`. */
    | { readonly is: 'subject'; readonly named: readonly string[] }
    /** A word that the game may have a text for: `NAMED.WORD`, in the first family that has one. */
    | { readonly is: 'word'; readonly named: readonly string[] }
    /** What a card counts as: `type.WORD` in the texts. */
    | { readonly is: 'type' }
    /** Which back a card shows. */
    | { readonly is: 'back'; readonly values: readonly string[] }
    | { readonly is: 'one of'; readonly values: readonly string[]; readonly named: readonly string[] }
    /** One of what a match goes through again and again: all are shown, and which it is now. */
    | { readonly is: 'phase'; readonly values: readonly string[]; readonly named: readonly string[] }
    | { readonly is: 'maybe'; readonly of: KindNode }
    /** A field that is left out where it says nothing. */
    | { readonly is: 'optional'; readonly of: KindNode }
    | { readonly is: 'list'; readonly of: KindNode }
    | { readonly is: 'record'; readonly fields: Fields }
    /** A record from the ids of things to values of one kind. */
    | { readonly is: 'by thing'; readonly of: KindNode }
    /** A card, tile or other piece: `{ id, card }`, the card `null` for a back; and how it lies there. */
    | { readonly is: 'piece'; readonly fields: Fields }
    /** Something that is no card: a figure, a monument; `{ id }` and how it stands there. */
    | { readonly is: 'figure'; readonly fields: Fields }
    /** A place of the map: `{ id }`, where it is drawn, what is there, and the ways from it. */
    | { readonly is: 'place'; readonly fields: Fields }
    /** Where a place is drawn, from the left or from the top. */
    | { readonly is: 'coordinate'; readonly axis: 'x' | 'y' }
    /** Places that one can go to from here. */
    | { readonly is: 'ways' }
    /** Pieces side by side; `aside`: out of the way, the latest on top. */
    | { readonly is: 'zone'; readonly of: KindNode | (() => KindNode); readonly aside: boolean }
    /** Pieces on top of each other, `{ count, cards }`: how many, and those that are known; and what lies on it. */
    | { readonly is: 'pile'; readonly fields: Fields }
    /** Records that are told and not drawn: what still holds. */
    | { readonly is: 'notes'; readonly fields: Fields }
    /** One record a seat, in their order. */
    | { readonly is: 'per seat'; readonly fields: Fields }
  );

export type TypeOf<K> = K extends { readonly '~type'?: () => infer T } ? T : never;

type Optional<F> = { [K in keyof F]: F[K] extends { readonly is: 'optional' } ? K : never }[keyof F];
type Plain<T> = { [K in keyof T]: T[K] };
/** The record that some fields make. */
export type FieldTypes<F> = Plain<
  { readonly [K in Exclude<keyof F, Optional<F>>]: TypeOf<F[K]> } & {
    readonly [K in Optional<F>]?: TypeOf<F[K]>;
  }
>;

/** A piece as it is seen: its face, or its back, which has no id unless it can be pointed at. */
export interface Look {
  readonly id?: PieceId;
  readonly card: string | null;
}

/** A piece that can be pointed at. */
export interface Laid extends Look {
  readonly id: PieceId;
}

export interface Pile {
  readonly count: number;
  readonly cards: readonly Look[];
}

export interface Change {
  /** The stat that is changed. */
  readonly number: string;
  /** A piece in play, or the thing that the effect came from. */
  readonly source: string;
  readonly amount: number;
}

export const flag = (text = ''): Kind<boolean> => ({ is: 'flag', text });
export const turned = (text = ''): Kind<boolean> => ({ is: 'turned', text });
export const faceDown = (text = ''): Kind<boolean> => ({ is: 'face down', text });
export const counter = (text = ''): Kind<number> => ({ is: 'counter', text });
export const track = (min: number, max: number, text = ''): Kind<number> => ({ is: 'track', min, max, text });
export const tokens = (token: string, text = ''): Kind<number> => ({ is: 'tokens', token, text });
export const stat = (name: string, text = ''): Kind<number> => ({ is: 'stat', stat: name, text });
export const changes = (text = ''): Kind<readonly Change[]> => ({ is: 'changes', text });
export const seat = (text = ''): Kind<Seat> => ({ is: 'seat', text });
export const thing = (text = ''): Kind<string> => ({ is: 'thing', text });
export const pieceId = (text = ''): Kind<PieceId> => ({ is: 'piece id', text });
export const subject = (text = '', ...named: readonly string[]): Kind<string> => ({
  is: 'subject',
  named,
  text,
});
export const word = (text = '', ...named: readonly string[]): Kind<string> => ({ is: 'word', named, text });
export const type = (text = ''): Kind<string> => ({ is: 'type', text });
export const back = <const V extends string>(values: readonly V[], text = ''): Kind<V> => ({
  is: 'back',
  values,
  text,
});
export const oneOf = <const V extends string>(
  values: readonly V[],
  text = '',
  ...named: readonly string[]
): Kind<V> => ({ is: 'one of', values, named, text });
export const phase = <const V extends string>(
  values: readonly V[],
  text = '',
  ...named: readonly string[]
): Kind<V> => ({ is: 'phase', values, named, text });
export const maybe = <T>(of: Kind<T>): Kind<T | null> => ({ is: 'maybe', of, text: of.text });
/** The mark by which a record knows that the field may be missing is in the type, too. */
export const optional = <T>(of: Kind<T>): Kind<T> & { readonly is: 'optional' } =>
  ({ is: 'optional', of, text: of.text }) as Kind<T> & { readonly is: 'optional' };
export const list = <T>(of: Kind<T>, text = of.text): Kind<readonly T[]> => ({ is: 'list', of, text });
export const record = <const F extends Fields>(fields: F, text = ''): Kind<FieldTypes<F>> => ({
  is: 'record',
  fields,
  text,
});
export const byThing = <T>(of: Kind<T>, text = of.text): Kind<Readonly<Record<string, T>>> => ({
  is: 'by thing',
  of,
  text,
});
export const piece = <const F extends Fields>(fields: F, text = ''): Kind<Look & FieldTypes<F>> => ({
  is: 'piece',
  fields,
  text,
});
/** A card that can always be pointed at, whether its face is seen or not: one that lies in play. */
export const laid = <const F extends Fields>(fields: F, text = ''): Kind<Laid & FieldTypes<F>> =>
  piece(fields, text) as Kind<Laid & FieldTypes<F>>;
export const figure = <const F extends Fields>(
  fields: F,
  text = '',
): Kind<{ readonly id: string } & FieldTypes<F>> => ({ is: 'figure', fields, text });
export const place = <const F extends Fields>(
  fields: F,
  text = '',
): Kind<{ readonly id: string } & FieldTypes<F>> => ({ is: 'place', fields, text });
export const coordinate = (axis: 'x' | 'y', text = ''): Kind<number> => ({ is: 'coordinate', axis, text });
export const ways = (text = ''): Kind<readonly string[]> => ({ is: 'ways', text });
/** A kind that holds itself is given by a function, and annotated: TypeScript cannot infer it. */
export const zone = <T>(of: Kind<T> | (() => Kind<T>), text = ''): Kind<readonly T[]> => ({
  is: 'zone',
  of,
  aside: false,
  text,
});
const LOOK: Kind<Look> = piece({});
/** Cards that only show their faces, or backs. */
export const cards = (text = ''): Kind<readonly Look[]> => zone(LOOK, text);
/** What is out of the way and may be looked through, the latest on top. */
export const openPile = (text = ''): Kind<readonly Look[]> => ({ is: 'zone', of: LOOK, aside: true, text });
export const pile = <const F extends Fields = Record<never, never>>(
  text = '',
  fields: F = {} as F,
): Kind<Pile & FieldTypes<F>> => ({ is: 'pile', fields, text });
export const notes = <const F extends Fields>(fields: F, text = ''): Kind<readonly FieldTypes<F>[]> => ({
  is: 'notes',
  fields,
  text,
});
export const perSeat = <const F extends Fields>(fields: F, text = ''): Kind<readonly FieldTypes<F>[]> => ({
  is: 'per seat',
  fields,
  text,
});

/** The kind of what stands in a zone or a list. */
export const itemsOf = (node: KindNode): KindNode | null => {
  switch (node.is) {
    case 'list':
      return node.of;
    case 'zone':
      return typeof node.of === 'function' ? node.of() : node.of;
    case 'notes':
    case 'per seat':
      return { is: 'record', fields: node.fields, text: node.text };
    case 'changes':
      return CHANGE;
    case 'ways':
      return { is: 'thing', text: node.text };
    default:
      return null;
  }
};

const CHANGE = record({ number: word('', 'stat'), source: subject(), amount: counter() });

/** What may be there or not, as what it is when it is there. */
export const presentOf = (node: KindNode): KindNode =>
  node.is === 'maybe' || node.is === 'optional' ? presentOf(node.of) : node;

const ID = subject('To point at it.');
const CARD = maybe(thing('What it is; null for its back.'));
const PILE = { count: counter('How many.'), cards: cards('Those that are known.') };

/** The fields of what is a record, those that every such record has among them. */
export function fieldsOf(node: KindNode): Fields | null {
  switch (node.is) {
    case 'record':
      return node.fields;
    case 'piece':
      return { id: optional(ID), card: CARD, ...node.fields };
    case 'figure':
    case 'place':
      return { id: ID, ...node.fields };
    case 'pile':
      return { ...PILE, ...node.fields };
    default:
      return null;
  }
}
