import type { Playable } from '@concilio/bots';
import {
  type AgendaRecord,
  type Forced,
  type Json,
  type JsonRecord,
  type KindNode,
  type PieceId,
  schema,
  type SchemaNode,
  type Seat,
  type Shape,
} from '@concilio/kernel';
import type { Language, Spoken } from '@concilio/text';

const { partial, text } = schema;

/** A game that can be set up from files. They may speak any language, and so all of them are there. */
export interface Positioned<G extends Shape = Shape> extends Spoken<G, Language>, Playable<G> {
  readonly position: PositionFormat<G>;
}

/** A place where pieces lie. */
export interface Zone {
  /** Where it stands in `given`: `deck`, `seats.0.hand`; below a piece, the key in that piece's entry: `attachments`. */
  readonly path: string;
  /** The piece that it lies on or under, if any. */
  readonly on?: PieceId;
  /** The live list of the state; the first is the top. */
  readonly pieces: PieceId[];
  /** Who knows the faces of what lies there. */
  readonly seenBy: readonly Seat[] | 'all';
}

/** The schema of a zone in `given`, as `zoneSchema` makes it. */
export type ZoneNode = Extract<SchemaNode, { is: 'either' }> & { readonly zone: true };

/** What `given` may say of a zone: exactly these pieces, or these on top of what lies there. */
export function zoneSchema(description: string, bears: Readonly<Record<string, SchemaNode>> = {}): ZoneNode {
  const bare: SchemaNode = text({ text: 'The name of a piece.' });
  const laden = partial(
    { card: text({ text: 'The name of the piece; always needed.' }), ...bears },
    { text: 'A piece and what it bears.' },
  );
  const entry: SchemaNode = Object.keys(bears).length === 0 ? bare : { is: 'either', choices: [bare, laden] };
  const exactly: SchemaNode = { is: 'list', items: entry, text: 'Exactly these, in this order.' };
  const onTop = partial(
    { top: { is: 'list', items: entry } },
    { text: 'These first, and after them what lay there.' },
  );
  return { is: 'either', choices: [exactly, onTop], text: description, zone: true };
}

/** What a position file's names stand for. An unknown name is refused in one sentence. */
export interface Names {
  seat(name: Json): Seat;
  thing(name: Json): string;
  piece(name: Json): PieceId;
}

/** The reverse of `Names`: what a position file is to call something. */
export interface NameOf {
  seat(seat: Seat): string;
  thing(id: string): string;
  piece(piece: PieceId): string;
}

export type Draw =
  | {
      readonly kind: 'die';
      readonly stream: string;
      readonly text: string;
      readonly faces: readonly (string | number)[] | 'seats';
    }
  | {
      readonly kind: 'shuffle';
      readonly stream: string;
      readonly text: string;
      /** What is shuffled, where it is not the faces of pieces. */
      readonly values?: readonly (string | number)[] | 'seats';
    };

/** Old names by kind, each with that of today. */
export interface Renamed {
  readonly steps?: Readonly<Record<string, string>>;
  readonly questions?: Readonly<Record<string, string>>;
  readonly events?: Readonly<Record<string, string>>;
  /** Ids of options that are no things. */
  readonly options?: Readonly<Record<string, string>>;
  /** Keys of `given` and parts of paths. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** How position files speak of a game: all of it is shown by `concilio position GAME --schema`. */
export interface PositionFormat<G extends Shape> {
  readonly seats: {
    /** Which names a file may give them, besides those that the game lets seats bear. */
    readonly rule: string;
    /** Where set-up deals the names by lot: the draw that gives them out as a file has seated them, and who has which. */
    readonly dealt?: {
      draw(names: readonly string[]): Forced;
      names(state: G['state']): readonly string[];
    };
  };
  /** What was once called otherwise: files that others keep are put right by `concilio position --upgrade`. */
  readonly renamed?: Renamed;
  /**
   * Questions that were once asked as another, which is still asked elsewhere: by today's name, that of before. Nobody
   * could tell from a file alone which of the two it means, so both names are heard.
   */
  readonly cutOut?: Readonly<Record<string, string>>;
  /**
   * The steps that `at:` may name, and their arguments. `beneath` is what is left to do after the step, in the
   * order in which it will be done: exactly what the agenda holds when the rules themselves come to the step.
   */
  readonly at: {
    readonly [Name in keyof G['steps']]?: {
      readonly with: Readonly<Record<keyof G['steps'][Name] & string, KindNode>>;
      readonly text: string;
      readonly beneath?: (
        args: G['steps'][Name],
        state: G['state'],
        seats: readonly Seat[],
      ) => readonly AgendaRecord[];
    };
  };
  /** What `script` may decide: a die with its faces, or the shuffle of a pile of things. */
  readonly draws: readonly Draw[];
  /** What `given` may hold, zones (by `zoneSchema`) included; `seats` is a record by the names of the seats. */
  readonly given: SchemaNode;
  /** Every place where a piece can be. */
  zones(state: G['state']): readonly Zone[];
  /**
   * Puts a piece that a file has taken out of a zone where such pieces rest. A zone whose path is `written` holds
   * exactly what the file says, so nothing may be put there.
   */
  putAway(state: G['state'], piece: PieceId, written: (path: string) => boolean): void;
  /** Sets what a piece bears where it now lies, from its entry in `given`; a bare name bears nothing. */
  readPiece?(state: G['state'], piece: PieceId, entry: JsonRecord, names: Names): void;
  /** The reverse of `readPiece`: empty for a piece that bears nothing. */
  writePiece?(state: G['state'], piece: PieceId, nameOf: NameOf): JsonRecord;
  /**
   * Sets numbers, flags and what else is not a zone; `given.seats` is a list here, one entry a seat. `step` is the one
   * that `at` names, or `null`: what a file leaves out may depend on how far the match has come.
   */
  read(state: G['state'], given: JsonRecord, names: Names, step: string | null): void;
  /** The reverse of `read`, complete. */
  write(state: G['state'], nameOf: NameOf): JsonRecord;
  /** Whole files, in YAML. */
  readonly examples: readonly string[];
}

/** For games that are never set up from files. */
export const noPositions = {
  seats: { rule: '' },
  at: {},
  draws: [],
  given: partial({}),
  zones: () => [],
  putAway: () => {},
  read: () => {},
  write: () => ({}),
  examples: [],
} as const;
