import type { Texts } from '@concilio/text';
import { CARDS } from '../content/index.ts';

/** A revised card bears the name of the one that it revises, and says so. */
export const revisedNames = (cards: Texts, template: string): Texts =>
  Object.fromEntries(
    CARDS.flatMap(({ id, revises }) =>
      revises === null
        ? []
        : [[`thing.${id}`, template.replace('{name}', cards[`thing.${revises}`] ?? revises)]],
    ),
  );
