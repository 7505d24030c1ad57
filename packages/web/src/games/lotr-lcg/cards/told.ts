import { gameText, plainInk, thingName, type Words } from '@concilio/words';
import type { CardFacts } from './facts.ts';
import { type Laid, shownNumbers } from './laid.ts';
import { linesOf, shadowOf } from './lines.ts';
import { speaker } from './say.ts';

/** A word that the game has for something of a card: `trait.rohan`, `sphere.lore`, `type.ally`. */
export const wordFor = (words: Words, kind: string, value: string): string =>
  gameText(words, `${kind}.${value}`) ?? value;

export const titleOf = (words: Words, card: string): string => thingName({ ...words, paint: plainInk }, card);

/** The traits as they stand on a card: “Dwarf. Noble.” */
export const traitsOf = (words: Words, { traits }: CardFacts): string =>
  traits.map((trait) => `${wordFor(words, 'trait', trait)}.`).join(' ');

/** Sphere, encounter set or scenario: what a card belongs to. */
export function belongsTo(words: Words, { house, set, scenario }: CardFacts): string {
  if (set !== null) return wordFor(words, 'set', set);
  if (scenario !== null) return wordFor(words, 'scenario', scenario);
  return wordFor(words, 'sphere', house);
}

/** A card in words, for those who do not see the drawing. With `text`, all that is printed on it too. */
export function cardTold(words: Words, card: CardFacts, laid: Laid | null, { text = false } = {}): string {
  const say = speaker(words.language);
  const { cost, threatCost, engagementCost, stage } = card;
  const about = [
    titleOf(words, card.id),
    card.isUnique && say('unique'),
    wordFor(words, 'type', laid?.type ?? card.type),
    card.house !== 'encounter' && wordFor(words, 'sphere', card.house),
    stage !== null && say('stage', { stage }),
    laid?.exhausted === true && say('exhausted'),
    cost !== null && valueTold(words, 'cost', cost === 'x' ? 'X' : cost),
    threatCost !== null && valueTold(words, 'threat-cost', threatCost),
    engagementCost !== null && valueTold(words, 'engagement-cost', laid?.engagementCost ?? engagementCost),
    ...numbersTold(words, card, laid),
    ...tokensTold(words, laid),
  ].filter((part) => part !== false);
  const first = `${about.join(', ')}.`;
  if (!text) return first;
  const shadow = shadowOf(words, card.id);
  const lines = linesOf(words, card.id).map((line) => `${line.lead} ${line.text}`.trim());
  return [first, traitsOf(words, card), ...lines, shadow === null ? '' : `${say('shadow')} ${shadow}`]
    .filter((part) => part !== '')
    .join(' ');
}

const valueTold = (words: Words, stat: string, now: number | string): string =>
  speaker(words.language)('told.number', { name: wordFor(words, 'stat', stat), now });

const numbersTold = (words: Words, card: CardFacts, laid: Laid | null): readonly string[] =>
  shownNumbers(card, laid).map(({ stat, now, printed, way }) =>
    speaker(words.language)(way === null ? 'told.number' : 'told.changed', {
      name: wordFor(words, 'stat', stat),
      now,
      printed,
    }),
  );

function tokensTold(words: Words, laid: Laid | null): readonly string[] {
  if (laid === null) return [];
  const say = speaker(words.language);
  const { damage, progress, resources } = laid;
  return [
    resources > 0 && say('resources', { count: resources }),
    damage > 0 && say('damage', { count: damage }),
    progress > 0 && say('progress', { count: progress }),
  ].filter((part) => part !== false);
}
