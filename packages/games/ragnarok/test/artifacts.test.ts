import { describe, expect, test } from 'vitest';
import { monsterNamed } from '../src/rules/monsters.ts';
import { Scene } from './scene.ts';

const owner = (id: string) => new Scene().artifact(0, id);
const used = (scene: Scene) => scene.told('artifact.used').map(({ card, moment }) => `${card}/${moment}`);
const isCharged = (scene: Scene) => scene.player(0).artifacts[0]?.charged;

describe('Divine Artifacts', () => {
  test.each([
    ['gungnir', 21],
    ['mjolnir', 7],
    ['brisingamen', 15],
  ])('%s goes with Region %i, also from another player, and arrives charged', (id, region) => {
    const scene = new Scene().army(0, region, 6).artifact(1, id).begin('settle', {});
    expect(scene.told('artifact.gained')).toEqual([{ seat: 0, card: id }]);
    expect(scene.player(0).artifacts).toEqual([{ id, charged: true }]);
    expect(scene.player(1).artifacts).toEqual([]);
  });

  test('gungnir: another Army is activated, and not the same once more', () => {
    const scene = owner('gungnir')
      .own(0, 19, 20)
      .army(0, 19, 3)
      .army(0, 20, 2)
      .begin('maneuvers', { done: [] });
    scene.answer('maneuvers', 'army-0-0').answer('army-deed', 'raise').answer('maneuvers', 'use/gungnir');
    scene.answer('army-deed', 'region-21');
    expect([scene.armies(0, 19), scene.armies(0, 21)]).toEqual([[4], [2]]);
    expect(used(scene)).toEqual(['gungnir/maneuvers']);
    expect(isCharged(scene)).toBe(false);
  });

  test('mjolnir: +3 in a Battle', () => {
    const scene = owner('mjolnir').own(1, 19).army(1, 19, 4).army(0, 19, 4).begin('settle', {});
    while (scene.asked.key === 'battle-card') scene.answer('battle-card', 'pass');
    scene.answer('use', 'yes');
    expect(scene.told('battle.won')).toMatchObject([{ attack: 7, defence: 4 }]);
    expect(used(scene)).toEqual(['mjolnir/battle-value']);
  });

  test('mjolnir: or one card hits any weapon in a Hunt', () => {
    const scene = owner('mjolnir').hunt('draugr').hand(0, 'fire-arrows').begin('heroTurn', {});
    scene.answer('strike', 'use/mjolnir').answer('strike', 'fire-arrows').answer('hit', 'draugr/0');
    expect(scene.told('monster.hit')).toMatchObject([{ space: 0 }]);
    expect(used(scene)).toEqual(['mjolnir/hero-turn']);
  });

  test('brisingamen: a Priest in Prayer', () => {
    const scene = owner('brisingamen').begin('prayer', { done: [] }).answer('prayer', 'use/brisingamen');
    expect(scene.player(0).priests).toBe(1);
    expect(used(scene)).toEqual(['brisingamen/prayer']);
  });
});

describe('Monstrous Artifacts', () => {
  test('barrow-crown: an Army of value 1 where there is none', () => {
    const scene = owner('barrow-crown').own(0, 19, 20).army(0, 19, 2).begin('maneuvers', { done: [] });
    scene.answer('maneuvers', 'use/barrow-crown');
    expect(scene.armies(0, 20)).toEqual([1]);
    expect(used(scene)).toEqual(['barrow-crown/maneuvers']);
  });

  test('trollheart: an Injury is ignored', () => {
    const scene = owner('trollheart').hunt('draugr').attacks('rending-claws', 'pin-down');
    scene.begin('monsterTurn', {}).answer('attack', 'rending-claws').answer('use', 'yes');
    expect(scene.told('hero.injured')).toEqual([]);
    expect(used(scene)).toEqual(['trollheart/injury']);
  });

  test('gleipnir-link: a neutral Monster with the Hero is controlled, besides the Rune action', () => {
    const scene = owner('gleipnir-link').hero(0, 19).monster('garm', 19).runes(0, 'uruz', 'algiz');
    scene.begin('runes', { done: [] }).answer('runes', 'draw').answer('runes', 'artifact/gleipnir-link');
    expect(monsterNamed(scene.state, 'garm').ring).toBe(0);
    expect(used(scene)).toEqual(['gleipnir-link/rune-step']);
  });

  test('andvari-ring: a Rune at the start of the Rune step, and not after the action', () => {
    const scene = owner('andvari-ring').runes(0, 'uruz').begin('runes', { done: [] });
    scene.answer('runes', 'artifact/andvari-ring').answer('gain-rune', 'algiz').answer('runes', 'draw');
    expect(scene.held(0)).toHaveLength(1);
    expect(used(scene)).toEqual(['andvari-ring/runes-begin']);
    const late = owner('andvari-ring')
      .runes(0, 'uruz', 'algiz')
      .begin('runes', { done: [] })
      .answer('runes', 'draw');
    expect(late.asked.key).not.toBe('runes');
  });

  test('raven-cloak: the Hero is placed anywhere, instead of an option', () => {
    const scene = owner('raven-cloak').hero(0, 19).begin('hero', { done: [] });
    scene.answer('hero', 'use/raven-cloak').answer('place-hero', 'region-8');
    expect(scene.player(0).heroAt).toBe(8);
    expect(scene.asked.key).not.toBe('hero');
    expect(used(scene)).toEqual(['raven-cloak/hero-step']);
  });

  test('root-fang: +2 in a Battle, also for the defender', () => {
    const scene = owner('root-fang').own(0, 19).army(0, 19, 4).army(1, 19, 5).begin('settle', {});
    while (scene.asked.key === 'battle-card') scene.answer('battle-card', 'pass');
    scene.answer('use', 'yes');
    expect(scene.told('battle.won')).toMatchObject([{ seat: 0, attack: 5, defence: 6 }]);
    expect(used(scene)).toEqual(['root-fang/battle-value']);
  });
});
