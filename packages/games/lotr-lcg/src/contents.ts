import type { JsonRecord } from '@concilio/kernel';
import type { Content } from '@concilio/text';
import type { Card } from './state.ts';

/** What is printed, without what is only its name or its behaviour. */
function factsOf({
  number,
  type,
  sphere,
  cost,
  unique,
  traits,
  copies,
  set,
  stats,
  stage,
}: Card): JsonRecord {
  const printed = Object.entries(stats)
    .toSorted()
    .filter(([name, value]) => value !== 0 && !name.startsWith('trait/') && !name.startsWith('icon/'));
  return {
    number,
    type,
    ...(sphere === null ? {} : { sphere }),
    ...(cost === null ? {} : { cost }),
    ...(unique ? { unique } : {}),
    ...(set === null ? {} : { set }),
    ...(stage === undefined ? {} : { scenario: stage.scenario, stage: stage.number }),
    traits: [...traits],
    copies,
    ...Object.fromEntries(printed),
  };
}

/** The events that show a card at work: it was played or revealed, and each of its abilities used. */
function usesOf({ type, abilities }: Card): string[] {
  const seen: Readonly<Record<Card['type'], string>> = {
    hero: 'card.committed',
    ally: 'card.entered',
    attachment: 'card.attached',
    event: 'card.played',
    enemy: 'enemy.engaged',
    location: 'location.travelled',
    treachery: 'card.revealed',
    objective: 'objective.claimed',
    quest: 'stage.begun',
  };
  return [seen[type], ...abilities.map(({ name }) => `ability.used/${name}`)];
}

const isPlain = ({ word }: { readonly word: string }) => word === 'plain';

/** All that is printed. */
export const contentOf = (cards: readonly Card[]): readonly Content[] =>
  cards.map((card) => ({
    id: card.id,
    type: card.type,
    facts: factsOf(card),
    uses: usesOf(card),
    plainFunctions: card.abilities.flatMap(({ does }) => does.filter(isPlain)).length,
  }));
