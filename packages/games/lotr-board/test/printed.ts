import type { Activity } from '../src/content/index.ts';

/** A conflict board as it is printed. */
export interface Printed {
  readonly id: string;
  readonly main: Activity;
  /** Of the main track, the start first. */
  readonly numbers: readonly number[];
  /** The spaces in their order; a name that is none of the seven kinds is that of a card. */
  readonly tracks: Readonly<Partial<Record<Activity, string>>>;
  /** From the top of the event track to its end. */
  readonly events: readonly string[];
}

/** What is printed, read from the boards. */
export const PRINTED: readonly Printed[] = [
  {
    id: 'moria',
    main: 'fighting',
    numbers: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    tracks: {
      fighting: 'silver silver ring silver silver ring die silver die gold',
      hiding: 'book ring heart ring heart ring heart',
      travel: 'silver silver sun silver sun silver sun',
    },
    events: [
      'speak-friend',
      'watcher-in-the-water',
      'stone-in-the-well',
      'trapped',
      'orcs-attack',
      'fly-you-fools',
    ],
  },
  {
    id: 'helms-deep',
    main: 'fighting',
    numbers: [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40],
    tracks: {
      fighting: 'silver silver ring silver silver ring silver silver silver gold',
      friendship: 'die theoden ring shadowfax ring eomer ring',
      travel: 'silver heart heart heart silver sun silver sun silver sun',
    },
    events: [
      'wormtongue-unmasked',
      'rohan-rides',
      'orcs-at-the-gate',
      'fire-of-orthanc',
      'orcs-storm-forward',
      'orcs-conquer',
    ],
  },
  {
    id: 'shelobs-lair',
    main: 'fighting',
    numbers: [40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50],
    tracks: {
      fighting: 'silver silver silver silver silver die die gold ring ring',
      hiding: 'faramir ring heart ring heart ring heart',
      travel: 'silver silver sun silver silver sun silver purity silver sun',
    },
    events: [
      'gollum-follows',
      'faces-of-the-dead',
      'forbidden-pool',
      'nazgul-search',
      'shelob-appears',
      'shelob-attacks',
    ],
  },
  {
    id: 'mordor',
    main: 'travel',
    numbers: [50, 50, 51, 51, 52, 52, 53, 54, 55, 56, 57, 58, 59, 60],
    tracks: {
      travel: 'silver silver silver silver silver die silver silver silver silver die silver die',
      friendship: 'silver army-of-the-dead silver ghan silver eowyn purity',
      fighting: 'silver heart silver heart silver heart purity',
      hiding: 'silver sun silver sun silver sun purity',
    },
    events: [
      'sam-saves-frodo',
      'nazgul-attack',
      'pelennor-fields',
      'mouth-of-sauron',
      'surrounded',
      'ring-is-mine',
    ],
  },
];
