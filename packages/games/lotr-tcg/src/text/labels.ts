import type { Texts } from '@concilio/kernel';

/** Where cards in play stand in a view, and the places that lie on them. */
const IN_PLAY = ['path', 'seats.inPlay', 'seats.support'];
const PLACES = [
  '',
  'seats.',
  'seats.discard.',
  'effects.',
  'archery.',
  'assigned.',
  'skirmish.',
  ...IN_PLAY.flatMap((place) =>
    ['', 'bears.', 'changed.', 'bears.changed.'].map((below) => `${place}.${below}`),
  ),
];

/** The label of every field at every place; `fields` says what each is called, wherever it stands. */
export const labels = (fields: Texts): Texts =>
  Object.fromEntries(
    PLACES.flatMap((place) =>
      Object.entries(fields)
        .toSorted()
        .map(([field, label]) => [`view.${place}${field}`, label] as const),
    ),
  );
