import type { Texts } from '@concilio/kernel';

/** Where fields stand in a view. */
const PLACES = [
  '',
  'regions.',
  'regions.armies.',
  'seas.',
  'realms.',
  'monuments.',
  'wheel.',
  'omens.',
  'monsters.',
  'monsters.hits.',
  'leader.',
  'leader.hits.',
  'combat.',
  'attacks.',
  'draft.',
  'events.',
  'blessings.',
  'battle.',
  'battle.attacker.',
  'battle.defender.',
  'hunt.',
  'seats.',
  'seats.authority.',
  'seats.power.',
  'seats.wisdom.',
  'seats.artifacts.',
];

/**
 * The label of every field at every place, and the words for what stands there as ids: `fields` says what each is called,
 * wherever it stands.
 */
export const labels = (fields: Texts, values: Texts): Texts => ({
  ...Object.fromEntries(
    PLACES.flatMap((place) =>
      Object.entries(fields)
        .toSorted()
        .map(([field, label]) => [`view.${place}${field}`, label] as const),
    ),
  ),
  ...Object.fromEntries(Object.entries(values).toSorted()),
});
