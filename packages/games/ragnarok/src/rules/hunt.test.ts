import { describe, expect, test } from 'vitest';
import { Scene } from '../../test/scene.ts';
import { STANDARD } from '../content/standard.ts';

const WEAPONS = ['axe', 'bow', 'hammer', 'spear', 'sword'];
const REWARDS = ['army', 'priest', 'realm', 'rune'];

describe('what is printed for Hunts', () => {
  test('LOR-31.09: every Combat card has a weapon or a Shield, and a value; some have Casualties and effects', () => {
    const { combat } = STANDARD;
    for (const { icon, value, shield } of combat) {
      expect([...WEAPONS, 'shield']).toContain(icon);
      expect(shield === true).toBe(icon === 'shield');
      expect(value).toBeGreaterThan(0);
    }
    const some = (test: (card: (typeof combat)[number]) => boolean) => {
      const found = combat.filter(test).length;
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(combat.length);
    };
    some(({ casualties }) => casualties > 0);
    some(({ hunt }) => hunt !== undefined);
    some(({ battle }) => battle !== undefined);
  });

  test('LOR-31.09: one card serves in a Battle, with value, effect and Casualty, or in a Hunt, with its weapon', () => {
    const battle = new Scene()
      .own(1, 19, 20)
      .army(1, 19, 4)
      .army(0, 19, 4)
      .hand(0, 'axe')
      .begin('settle', {});
    battle.answer('battle-card', 'axe');
    expect(battle.told('battle.won')).toMatchObject([{ seat: 0, region: 19, attack: 6, defence: 4 }]);
    expect(battle.told('battle.effect')).toEqual([{ seat: 0, card: 'axe' }]);
    expect(battle.armies(0, 19)).toEqual([3]);
    const hunt = new Scene().army(0, 19, 4).hunt('draugr').hand(0, 'axe').begin('heroTurn', {});
    hunt.answer('strike', 'axe');
    expect(hunt.told('monster.hit')).toEqual([{ seat: 0, monster: 'draugr', space: 1 }]);
    expect(hunt.armies(0, 19)).toEqual([4]);
  });

  test('LOR-31.10: every Monster Attack card has a Rage, a Weakness, a hand and an effect', () => {
    for (const { rage, weakness, hand, does } of STANDARD.attacks) {
      expect(rage).toBeGreaterThan(0);
      expect(weakness).toBeGreaterThan(rage);
      expect(hand).toBeGreaterThan(0);
      expect(does.length).toBeGreaterThan(0);
    }
  });

  test('LOR-31.11: every Monster board has Hit spaces, a Rune, two attacks, and Rewards on some spaces', () => {
    for (const { hits, rune, regionAttack, specialAttack } of STANDARD.monsters) {
      expect(STANDARD.runes).toContain(rune);
      expect(regionAttack.length).toBeGreaterThan(0);
      expect(specialAttack.length).toBeGreaterThan(0);
      for (const { icons, reward } of hits) {
        expect(icons).toHaveLength(1);
        expect(WEAPONS).toContain(icons[0]);
        if (reward !== undefined) expect(REWARDS).toContain(reward);
      }
      const rewarded = hits.filter(({ reward }) => reward !== undefined).length;
      expect(rewarded).toBeGreaterThan(0);
      expect(rewarded).toBeLessThan(hits.length);
    }
    const all = STANDARD.monsters.flatMap(({ hits }) => hits.flatMap(({ reward }) => reward ?? []));
    expect([...new Set(all)].toSorted()).toEqual(REWARDS);
  });
});
