import { expect, test } from 'vitest';
import { content } from './contents.ts';
import { ragnarok } from './index.ts';

test('every component is listed, with as many copies as the rulebook counts (LOR-1.01, LOR-1.05)', () => {
  const counts: Record<string, number> = {};
  for (const { type, facts } of content)
    counts[type] = (counts[type] ?? 0) + (typeof facts.copies === 'number' ? facts.copies : 1);
  expect(counts).toEqual({
    hero: 5,
    origin: 6,
    god: 3,
    realm: 8,
    blessing: 36,
    artifact: 9,
    monster: 6,
    leader: 1,
    combat: 35,
    attack: 14,
    event: 21,
    omen: 10,
    map: 2,
  });
});

test('each is listed once, and is seen at work by events that the game tells', () => {
  expect(new Set(content.map(({ id }) => id)).size).toBe(content.length);
  const events = Object.keys(ragnarok.contract.events);
  for (const { id, uses, plainFunctions } of content) {
    expect(plainFunctions, id).toBe(0);
    expect(uses.length, id).toBeGreaterThan(0);
    for (const use of uses) expect(events, `${id}: ${use}`).toContain(use.split('/')[0]);
  }
});

test('what a component can do in several ways must be seen in each of them', () => {
  const usesOf = (id: string) => content.find((entry) => entry.id === id)?.uses;
  expect(usesOf('mjolnir')).toEqual([
    'artifact.gained',
    'artifact.used/battle-value',
    'artifact.used/hero-turn',
  ]);
  expect(usesOf('beowulf')).toEqual([
    'ability.used/injured',
    'ability.used/before-hunt',
    'ability.used/before-battle',
  ]);
  expect(usesOf('alfheim')).toContain('choice.made/alfheim/1');
  expect(usesOf('odin')).toContain('favour.gained/odin/3');
  expect(usesOf('shield')).toEqual(['battle.card', 'battle.effect', 'hunt.shield']);
  expect(usesOf('sword')).toEqual(['battle.card', 'hunt.card']);
});
