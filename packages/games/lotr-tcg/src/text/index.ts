import type { Language, Texts } from '@concilio/kernel';
import { CARDS } from '../content/index.ts';
import { cardsEn, cardsEs } from './cards/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { labels } from './labels.ts';
import { reference as referenceEn } from './reference-en.ts';
import { reference as referenceEs } from './reference-es.ts';
import { ro } from './ro.ts';
import { terms } from './terms.ts';

export { rules } from './reference.ts';

/** A revised card bears the name of the one that it revises, and says so. */
const revisedNames = (cards: Texts, revised: string): Texts =>
  Object.fromEntries(
    CARDS.flatMap(({ id, revises }) =>
      revises === null ? [] : [[`thing.${id}`, `${cards[`thing.${revises}`] ?? revises} (${revised})`]],
    ),
  );

/** The cards were never printed in Romanian: they keep their English names. */
const named = (cards: Texts): Texts =>
  Object.fromEntries(
    Object.entries(cards)
      .toSorted()
      .filter(([key]) => key.startsWith('thing.')),
  );

export const text: Readonly<Record<Language, Texts>> = {
  en: {
    ...labels('en'),
    ...terms('en'),
    ...cardsEn,
    ...revisedNames(cardsEn, 'revised'),
    ...en,
    ...referenceEn,
  },
  es: {
    ...labels('es'),
    ...terms('es'),
    ...cardsEs,
    ...revisedNames(cardsEs, 'revisada'),
    ...es,
    ...referenceEs,
  },
  ro: { ...labels('ro'), ...terms('ro'), ...named(cardsEn), ...revisedNames(cardsEn, 'revizuită'), ...ro },
};
