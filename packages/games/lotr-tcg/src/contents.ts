import type { JsonRecord } from '@concilio/kernel';
import type { Content } from '@concilio/text';
import type { Card } from './state.ts';

/** What is printed, without what is only its name or its behaviour. */
function factsOf(card: Card): JsonRecord {
  // What costs nothing says so; a Ring and a site have no cost.
  const isSaid = (name: string, value: number): boolean =>
    value !== 0 || (name === 'twilight' && card.type !== 'ring' && card.type !== 'site');
  const printed = Object.entries(card.stats)
    .toSorted()
    .filter(([name, value]) => isSaid(name, value) && !/^(culture|race|class|signet)\//.test(name));
  const words = (kind: string) =>
    Object.keys(card.stats)
      .sort()
      .filter((name) => name.startsWith(`${kind}/`))
      .map((name) => name.slice(kind.length + 1));
  const [itemClass] = words('class');
  const [signet] = words('signet');
  return {
    code: card.code,
    title: card.title,
    rarity: card.rarity,
    type: card.type,
    ...(card.side === 'none' ? {} : { side: card.side }),
    ...(card.culture === null ? {} : { culture: card.culture }),
    ...(card.race === null ? {} : { race: card.race }),
    ...(card.unique ? { unique: true } : {}),
    ...(itemClass === undefined ? {} : { class: itemClass }),
    ...(signet === undefined ? {} : { signet }),
    ...(card.lends.strength === 0 ? {} : { strengthBonus: card.lends.strength }),
    ...(card.lends.vitality === 0 ? {} : { vitalityBonus: card.lends.vitality }),
    ...(card.block === null ? {} : { block: card.block, direction: card.direction }),
    ...(card.homes.length === 0 ? {} : { homes: card.homes.map(({ site, block }) => `${block} ${site}`) }),
    ...(card.revises === null ? {} : { revises: card.revises }),
    ...Object.fromEntries(printed),
  };
}

/** The same in a line. */
export const printedOn = (card: Card): string =>
  Object.entries(factsOf(card))
    .toSorted()
    .map(([name, value]) => (value === true ? name : `${name} ${String(value)}`))
    .join(', ');

/** The events that show a card at work: it came into play, and each of its abilities was used. */
function usesOf({ type, title, bearer, abilities }: Card): string[] {
  const seen: Readonly<Record<Card['type'], string>> = {
    ring: 'ring.borne',
    site: 'site.placed',
    companion: 'card.entered',
    ally: 'card.entered',
    minion: 'card.entered',
    possession: bearer === null ? 'card.entered' : 'card.attached',
    artifact: bearer === null ? 'card.entered' : 'card.attached',
    condition: bearer === null ? 'card.entered' : 'card.attached',
    event: 'card.played',
  };
  const own = abilities.filter(({ name }) => !['play', 'heal', 'transfer'].includes(name));
  // TCG-3.12: Frodo begins in play, and so is never played.
  return [title === 'frodo' ? 'ring.borne' : seen[type], ...own.map(({ name }) => `ability.used/${name}`)];
}

/** Plain functions in effects, also inside effects that hold others. */
function plainIn(value: unknown, depth = 0): number {
  if (depth > 6 || typeof value !== 'object' || value === null) return 0;
  const own = 'word' in value && value.word === 'plain' ? 1 : 0;
  return Object.entries(value)
    .toSorted()
    .reduce((sum, [, one]) => sum + plainIn(one, depth + 1), own);
}

/** All that is printed. */
export const contentOf = (cards: readonly Card[]): readonly Content[] =>
  cards.map((card) => ({
    id: card.id,
    type: card.type,
    facts: factsOf(card),
    uses: usesOf(card),
    plainFunctions: card.abilities.reduce((sum, { does, costs }) => sum + plainIn(does) + plainIn(costs), 0),
  }));
