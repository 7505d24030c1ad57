import { printedOn, type Speaker, type Spoken } from '@concilio/text';
import type { PoolCard } from '../../../features/decks/contract.ts';
import { costOf, wordsOn } from '../cards/catalogue.tsx';
import { type CardFacts, cardsOf } from '../cards/facts.ts';
import { titleOf, wordFor } from '../cards/told.ts';
import styles from './sphere.module.css';
import { sayIn } from './say.ts';

export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore', 'neutral'] as const;
export type Sphere = (typeof SPHERES)[number];

export const TYPES = ['hero', 'ally', 'event', 'attachment'] as const;

/** What a card does, found in its English text whatever the reader's language is. */
const DEEDS = {
  action: /\bAction\b/,
  response: /\bResponse\b/,
  draws: /\bdraws?\b/i,
  threat: /threat falls|lowers? your threat|lower .*threat/i,
  readies: /\bread(y|ies)\b/i,
} as const;
export const DEED_NAMES = Object.keys(DEEDS) as readonly (keyof typeof DEEDS)[];

const isOfDecks = ({ type, set }: CardFacts): boolean => TYPES.some((one) => one === type) && set === null;

export const sphereOf = ({ house }: CardFacts): Sphere => SPHERES.find((one) => one === house) ?? 'neutral';

/** The class that brings the hues of a sphere. */
export const hueOf = (sphere: Sphere): string => `${styles.sphere} ${styles[sphere] ?? ''}`;

/** What decks are made of: the cards of no encounter set. */
export const poolOf = (game: Spoken): readonly CardFacts[] => [...cardsOf(game).values()].filter(isOfDecks);

/** A hero is one card, whatever the box says of it. */
export const boxedOf = ({ copies }: CardFacts): number => Math.max(1, copies);

/** What costs X comes last. */
const MOST = 99;

export function toldCards(speaker: Speaker): readonly PoolCard[] {
  const say = sayIn(speaker.language);
  const english: Speaker = { ...speaker, language: 'en' };
  return poolOf(speaker.game).map((card): PoolCard => {
    const { id, type, cost, threatCost } = card;
    const sphere = sphereOf(card);
    const does = printedOn(english, id) ?? '';
    const copies = boxedOf(card);
    return {
      id,
      number: card.number,
      title: titleOf(speaker, id),
      words: wordsOn(speaker, card),
      has: {
        spheres: [sphere],
        types: [type],
        costs: costOf(cost),
        traits: card.traits,
        deeds: DEED_NAMES.filter((deed) => DEEDS[deed].test(does)),
      },
      numbers: card.numbers,
      isWide: false,
      price: type === 'hero' ? String(threatCost ?? 0) : String(cost).toUpperCase(),
      hue: hueOf(sphere),
      kind: wordFor(speaker, 'type', type),
      group: type,
      rank: cost === 'x' ? MOST : (cost ?? -1),
      isUnique: card.isUnique,
      boxed: { copies, text: say('step.of', { copies }), about: say('step.of.about', { copies }) },
    };
  });
}
