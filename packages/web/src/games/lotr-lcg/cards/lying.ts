import { isRecord } from '@concilio/kernel';
import type { InPlay, View } from '@concilio/lotr-lcg/contract';
import { type Laid, laidOf } from './laid.ts';

/** A card that lies in play, as far as a page about it wants to know. */
export interface Lying {
  readonly id: string;
  /** `null` where this viewer do not see its face. */
  readonly card: string | null;
  readonly laid: Laid;
  readonly place: Place;
}

export type Place =
  | { readonly at: 'quest' | 'location' | 'staging' }
  | { readonly at: 'engaged' | 'play'; readonly seat: number }
  | { readonly at: 'on'; readonly bearer: string | null };

/** All cards in play, with those that lie on others. */
export function lyingIn({ quest, location, staging, seats }: View): readonly Lying[] {
  return [
    ...(quest === null ? [] : withUpon(quest, { at: 'quest' })),
    ...(location === null ? [] : withUpon(location, { at: 'location' })),
    ...staging.flatMap((card) => withUpon(card, { at: 'staging' })),
    ...seats.flatMap(({ inPlay, engaged }, seat) => [
      ...inPlay.flatMap((card) => withUpon(card, { at: 'play', seat })),
      ...engaged.flatMap((card) => withUpon(card, { at: 'engaged', seat })),
    ]),
  ];
}

const withUpon = (card: InPlay, place: Place): readonly Lying[] => [
  { id: card.id, card: card.card, laid: laidOf(card), place },
  ...[...card.attachments, ...card.guarded].flatMap((one) => withUpon(one, { at: 'on', bearer: card.card })),
];

/** The card of every piece whose face this viewer sees, wherever it lies. */
export function facesIn(view: View): ReadonlyMap<string, string> {
  const faces = new Map<string, string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isRecord(value)) {
      if (typeof value.id === 'string' && typeof value.card === 'string') faces.set(value.id, value.card);
      Object.values(value).forEach(look);
    }
  };
  look(view);
  return faces;
}
