import { gameText, plainMarkup, thingName, type Speaker } from '@concilio/text';
import type { CardFacts } from './facts.ts';
import { type Laid, shownNumbers } from './laid.ts';
import { linesOf, shadowOf } from './lines.ts';
import { sayIn } from './say.ts';

/** A word that the game has for something of a card: `trait.rohan`, `sphere.lore`, `type.ally`. */
export const wordFor = (speaker: Speaker, kind: string, value: string): string =>
  gameText(speaker, `${kind}.${value}`) ?? value;

export const titleOf = (speaker: Speaker, card: string): string =>
  thingName({ ...speaker, paint: plainMarkup }, card);

/** The traits as they stand on a card: “Dwarf. Noble.” */
export const traitsOf = (speaker: Speaker, { traits }: CardFacts): string =>
  traits.map((trait) => `${wordFor(speaker, 'trait', trait)}.`).join(' ');

/** Sphere, encounter set or scenario: what a card belongs to. */
export function belongsTo(speaker: Speaker, { house, set, scenario }: CardFacts): string {
  if (set !== null) return wordFor(speaker, 'set', set);
  if (scenario !== null) return wordFor(speaker, 'scenario', scenario);
  return wordFor(speaker, 'sphere', house);
}

/** A card in words, for those who do not see the drawing. With `text`, all that is printed on it too. */
export function cardTold(
  speaker: Speaker,
  card: CardFacts,
  laid: Laid | null,
  { text = false } = {},
): string {
  const say = sayIn(speaker.language);
  const { cost, threatCost, engagementCost, stage } = card;
  const about = [
    titleOf(speaker, card.id),
    card.isUnique && say('unique'),
    wordFor(speaker, 'type', laid?.type ?? card.type),
    card.house !== 'encounter' && wordFor(speaker, 'sphere', card.house),
    stage !== null && say('stage', { stage }),
    laid?.exhausted === true && say('exhausted'),
    cost !== null && valueTold(speaker, 'cost', cost === 'x' ? 'X' : cost),
    threatCost !== null && valueTold(speaker, 'threat-cost', threatCost),
    engagementCost !== null && valueTold(speaker, 'engagement-cost', laid?.engagementCost ?? engagementCost),
    ...numbersTold(speaker, card, laid),
    ...tokensTold(speaker, laid),
  ].filter((part) => part !== false);
  const first = `${about.join(', ')}.`;
  if (!text) return first;
  const shadow = shadowOf(speaker, card.id);
  const lines = linesOf(speaker, card.id).map((line) => `${line.lead} ${line.text}`.trim());
  return [first, traitsOf(speaker, card), ...lines, shadow === null ? '' : `${say('shadow')} ${shadow}`]
    .filter((part) => part !== '')
    .join(' ');
}

const valueTold = (speaker: Speaker, stat: string, now: number | string): string =>
  sayIn(speaker.language)('told.number', { name: wordFor(speaker, 'stat', stat), now });

const numbersTold = (speaker: Speaker, card: CardFacts, laid: Laid | null): readonly string[] =>
  shownNumbers(card, laid).map(({ stat, now, printed, way }) =>
    sayIn(speaker.language)(way === null ? 'told.number' : 'told.changed', {
      name: wordFor(speaker, 'stat', stat),
      now,
      printed,
    }),
  );

function tokensTold(speaker: Speaker, laid: Laid | null): readonly string[] {
  if (laid === null) return [];
  const say = sayIn(speaker.language);
  const { damage, progress, resources } = laid;
  return [
    resources > 0 && say('resources', { count: resources }),
    damage > 0 && say('damage', { count: damage }),
    progress > 0 && say('progress', { count: progress }),
  ].filter((part) => part !== false);
}
