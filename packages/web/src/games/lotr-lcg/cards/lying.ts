import { isRecord, type Json, type JsonRecord } from '@concilio/kernel';
import { type Laid, laidOf } from './laid.ts';

/** A card that lies in play, as far as a page about it wants to know. */
export interface Lying {
  readonly id: string;
  /** `null` where these eyes do not see its face. */
  readonly card: string | null;
  readonly laid: Laid;
  readonly place: Place;
}

export type Place =
  | { readonly at: 'quest' | 'location' | 'staging' }
  | { readonly at: 'engaged' | 'play'; readonly seat: number }
  | { readonly at: 'on'; readonly bearer: string | null };

/** A lasting effect that changes a number. */
interface Effect {
  readonly card: string;
  readonly number: string;
  readonly amount: number;
  readonly on: readonly string[];
  readonly until: string;
}

/** All cards in play, with those that lie on others. */
export function lyingIn(view: JsonRecord): readonly Lying[] {
  const seats = recordsIn(view.seats);
  return [
    ...pieceIn(view.quest, { at: 'quest' }),
    ...pieceIn(view.location, { at: 'location' }),
    ...recordsIn(view.staging).flatMap((card) => pieceIn(card, { at: 'staging' })),
    ...seats.flatMap(({ inPlay, engaged }, seat) => [
      ...recordsIn(inPlay).flatMap((card) => pieceIn(card, { at: 'play', seat })),
      ...recordsIn(engaged).flatMap((card) => pieceIn(card, { at: 'engaged', seat })),
    ]),
  ];
}

function pieceIn(value: Json | undefined, place: Place): readonly Lying[] {
  if (!isRecord(value)) return [];
  const record = value as JsonRecord;
  const laid = laidOf(record);
  if (laid === null || typeof record.id !== 'string') return [];
  const card = typeof record.card === 'string' ? record.card : null;
  const upon = [...recordsIn(record.attachments), ...recordsIn(record.guarded)];
  return [
    { id: record.id, card, laid, place },
    ...upon.flatMap((one) => pieceIn(one, { at: 'on', bearer: card })),
  ];
}

/** The card of every piece whose face these eyes see, wherever it lies. */
export function facesIn(view: JsonRecord): ReadonlyMap<string, string> {
  const faces = new Map<string, string>();
  const look = (value: Json | undefined): void => {
    if (Array.isArray(value)) for (const item of value) look(item as Json);
    else if (isRecord(value)) {
      const record = value as JsonRecord;
      if (typeof record.id === 'string' && typeof record.card === 'string') faces.set(record.id, record.card);
      for (const inner of Object.values(record)) look(inner);
    }
  };
  look(view);
  return faces;
}

export const effectsIn = (view: JsonRecord): readonly Effect[] =>
  recordsIn(view.effects).flatMap(({ card, number, amount, on, until }) =>
    typeof card === 'string' &&
    typeof number === 'string' &&
    typeof amount === 'number' &&
    typeof until === 'string'
      ? [{ card, number, amount, on: Array.isArray(on) ? on.map(String) : [], until }]
      : [],
  );

const recordsIn = (value: Json | undefined): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter((item): item is JsonRecord => isRecord(item)) : [];
