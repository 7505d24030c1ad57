import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../src/content/standard.ts';
import { monsterNamed } from '../src/rules/monsters.ts';
import { Scene } from './scene.ts';

/** The first player has the Blessing. */
const blessed = (id: string, seats = 3) => new Scene(seats).blessing(0, id);
const used = (scene: Scene) => scene.told('ability.used').map(({ card, moment }) => `${card}/${moment}`);

test.each(STANDARD.blessings.map(({ id }) => id))('%s is drafted', (id) => {
  const scene = new Scene().draft(id).begin('blessingDraft', { seats: [seat(0)] });
  expect(scene.told('blessing.taken')).toMatchObject([{ seat: 0, card: id }]);
  expect(scene.player(0).blessings).toHaveLength(1);
});

/** The values of attacker and defender where the first player, 4 strong, fights the second, 4 strong. */
function values(scene: Scene, region: number, attacks: boolean): number[] {
  scene
    .own(1, region)
    .army(attacks ? 1 : 0, region, 4)
    .army(attacks ? 0 : 1, region, 4);
  if (!attacks) scene.own(0, region);
  scene.begin('settle', {});
  while (scene.asked.key === 'battle-card') scene.answer('battle-card', 'pass');
  const [{ attack, defence } = { attack: -1, defence: -1 }] = scene.told('battle.won');
  return [attack, defence];
}

describe('of Odin', () => {
  test('odin-host: recruits have 1 value more, 6 at most', () => {
    const recruits = (authority: number) => {
      const scene = blessed('odin-host').own(0, 19).attribute(0, 'authority', authority);
      return scene.begin('act', { action: 'reinforce' }).answer('recruit', 'region-19');
    };
    expect(recruits(3).armies(0, 19)).toEqual([4]);
    expect(recruits(6).armies(0, 19)).toEqual([6]);
    expect(used(recruits(3))).toEqual(['odin-host/recruit-value']);
  });

  test('odin-raven-banner: +1 for the attacker', () => {
    const scene = blessed('odin-raven-banner');
    expect(values(scene, 19, true)).toEqual([5, 4]);
    expect(used(scene)).toEqual(['odin-raven-banner/battle-value']);
    expect(values(blessed('odin-raven-banner'), 19, false)).toEqual([4, 4]);
  });

  test('odin-einherjar: once a turn an Army that dies comes back', () => {
    const scene = blessed('odin-einherjar')
      .own(0, 1, 5)
      .army(0, 19, 1)
      .army(0, 19, 1)
      .monster('draugr', 19, 1);
    scene.begin('activate', { monster: 'draugr', by: seat(1) }).answer('monster-deed', 'attack');
    scene.answer('use', 'yes').answer('recruit', 'region-5');
    expect(scene.armies(0, 5)).toEqual([1]);
    expect(scene.told('army.died')).toHaveLength(2);
    expect(used(scene)).toEqual(['odin-einherjar/army-died']);
  });

  test('odin-huginn: the hand of the opponent is seen', () => {
    const scene = blessed('odin-huginn').hand(1, 'bow').own(1, 19).army(1, 19, 4).army(0, 19, 4);
    scene.begin('settle', {});
    expect(scene.told('hand.seen')).toEqual([{ seat: 0, player: 1 }]);
    expect(used(scene)).toEqual(['odin-huginn/battle-begins']);
  });

  test('odin-muninn: one card of the Battle is taken back', () => {
    const scene = blessed('odin-muninn').hand(0, 'bow', 'spear').own(1, 19).army(1, 19, 4).army(0, 19, 4);
    scene.begin('settle', {}).answer('battle-card', 'bow').answer('battle-card', 'spear');
    if (scene.asked.key === 'battle-card') scene.answer('battle-card', 'pass');
    scene.answer('use', 'yes').answer('take-back', 'spear');
    expect(scene.held(0)).toEqual(['spear']);
    expect(used(scene)).toEqual(['odin-muninn/battle-over']);
  });

  test('odin-high-seat: neutral Regions have 1 less Population Strength, and never less than 1', () => {
    const scene = blessed('odin-high-seat').army(0, 19, 3).begin('settle', {});
    expect(scene.state.regions[18]?.owner).toBe(0);
    expect(used(scene)).toEqual(['odin-high-seat/population']);
    expect(new Scene().army(0, 19, 3).begin('settle', {}).state.regions[18]?.owner).toBeNull();
  });

  test('odin-long-march: once a turn an Army goes two Regions', () => {
    const scene = blessed('odin-long-march').army(0, 19, 3).army(0, 19, 2).begin('mobilize', { moved: [] });
    scene.answer('mobilize', 'army-0-0').answer('army-deed', 'region-4');
    expect(scene.armies(0, 4)).toEqual([3]);
    scene.answer('mobilize', 'army-0-1');
    expect(scene.asked.options).not.toContain('region-4');
    expect(used(scene)).toEqual(['odin-long-march/long-march']);
  });

  test('odin-war-levy: an Army grows when Prepare is chosen', () => {
    const scene = blessed('odin-war-levy').own(0, 20).army(0, 20, 3).begin('act', { action: 'prepare' });
    expect(scene.armies(0, 20)).toEqual([4]);
    expect(used(scene)).toEqual(['odin-war-levy/prepare']);
  });

  test('odin-eight-hooves: a second Army in the Land of the Hero is activated', () => {
    const scene = blessed('odin-eight-hooves').hero(0, 18).army(0, 19, 3).army(0, 20, 2).army(0, 5, 1);
    scene.begin('maneuvers', { done: [] }).answer('maneuvers', 'army-0-0').answer('army-deed', 'region-18');
    scene.answer('maneuvers', 'use/odin-eight-hooves');
    // The first Army is spent, the third is in another Land.
    scene.answer('army-deed', 'region-21');
    expect(scene.armies(0, 21)).toEqual([2]);
    expect(used(scene)).toEqual(['odin-eight-hooves/maneuvers']);
  });

  test('odin-rune-command: an Army of value 2 for two Runes', () => {
    const scene = blessed('odin-rune-command')
      .own(0, 20)
      .runes(0, 'uruz', 'algiz')
      .begin('runes', { done: [] });
    scene.answer('runes', 'use/odin-rune-command');
    expect(scene.armies(0, 20)).toEqual([2]);
    expect(used(scene)).toEqual(['odin-rune-command/rune-action']);
  });

  test('odin-rune-march: an Army moves for Uruz', () => {
    const scene = blessed('odin-rune-march')
      .own(0, 20)
      .army(0, 20, 2)
      .runes(0, 'uruz')
      .begin('runes', { done: [] });
    scene.answer('runes', 'use/odin-rune-march').answer('move-where', 'region-19');
    expect(scene.told('army.moved')).toMatchObject([{ from: 20, to: 19 }]);
    expect(used(scene)).toEqual(['odin-rune-march/rune-action']);
  });

  test('odin-thing-law: Armies Retreat to any Region of their own', () => {
    const scene = blessed('odin-thing-law').own(0, 5).army(0, 19, 2).own(1, 19).army(1, 19, 6);
    scene.begin('settle', {});
    while (scene.asked.key === 'battle-card') scene.answer('battle-card', 'pass');
    expect(scene.told('armies.retreated')).toMatchObject([{ seat: 0, from: 19, to: 5, count: 1 }]);
    expect(used(scene)).toEqual(['odin-thing-law/retreat-anywhere']);
  });
});

describe('of Thor', () => {
  test('thor-storm-strength: a card more when a Hunt begins', () => {
    const scene = blessed('thor-storm-strength').hero(0, 19).monster('draugr', 19);
    scene.begin('huntBegins', { prey: 'draugr' });
    expect(scene.held(0)).toHaveLength(3);
    expect(used(scene)).toEqual(['thor-storm-strength/hunt-begins']);
  });

  test('thor-giants-bane: attacks have 1 Rage less', () => {
    const scene = blessed('thor-giants-bane')
      .hunt('draugr')
      .hand(0, 'swift-blade')
      .attacks('pin-down', 'dread-howl');
    scene.begin('monsterTurn', {}).answer('attack', 'pin-down').answer('defend', ['swift-blade']);
    expect(scene.told('attack.blocked')).toEqual([{ seat: 0, card: 'pin-down' }]);
    expect(used(scene)).toEqual(['thor-giants-bane/rage']);
  });

  test('thor-trophies: +1 for each kill, 2 at most', () => {
    const scene = blessed('thor-trophies');
    scene.player(0).slain.push('draugr');
    scene.player(0).slayerTokens = 3;
    expect(values(scene, 19, true)).toEqual([6, 4]);
    expect(used(scene)).toEqual(['thor-trophies/battle-value']);
    const idle = blessed('thor-trophies');
    expect(values(idle, 19, true)).toEqual([4, 4]);
    expect(used(idle)).toEqual([]);
  });

  test('thor-belt: 2 Power more for Usurp', () => {
    const scene = blessed('thor-belt').hero(0, 19).begin('act', { action: 'usurp' });
    expect(scene.told('region.usurped')).toEqual([{ seat: 0, region: 19 }]);
    expect(used(scene)).toEqual(['thor-belt/usurp-power']);
    const offered = (one: Scene) => one.hero(0, 19).begin('special', {}).asked.options.includes('usurp');
    expect([offered(blessed('thor-belt')), offered(new Scene())]).toEqual([true, false]);
  });

  test('thor-iron-gloves: a hammer hits any weapon', () => {
    const scene = blessed('thor-iron-gloves').hunt('draugr').hand(0, 'war-hammer').begin('heroTurn', {});
    scene.answer('strike', 'war-hammer').answer('hit', 'draugr/0');
    expect(used(scene)).toEqual(['thor-iron-gloves/any-icon']);
  });

  test('thor-goat-feast: an Injury heals after a Hunt', () => {
    const scene = blessed('thor-goat-feast').hunt('draugr').attribute(0, 'power', 3, true).hand(0, 'sword');
    scene.begin('heroTurn', {}).answer('strike', 'stop').answer('injury', 'wisdom').answer('heal', 'power');
    expect(scene.told('hero.healed')).toEqual([{ seat: 0, attribute: 'power' }]);
    expect(used(scene)).toEqual(['thor-goat-feast/hunt-over']);
  });

  test('thor-hallowing: a card with the first Reward of a Hunt', () => {
    const scene = blessed('thor-hallowing')
      .hunt('draugr')
      .hand(0, 'war-hammer', 'spear')
      .begin('heroTurn', {});
    scene.answer('strike', 'war-hammer').answer('gain-rune', 'uruz').answer('strike', 'spear');
    scene.answer('hit', 'draugr/6').answer('gain-rune', 'algiz');
    expect(scene.told('reward.gained')).toHaveLength(2);
    expect(used(scene)).toEqual(['thor-hallowing/reward']);
  });

  test('thor-beastmaster: an own Monster goes two Regions', () => {
    const scene = blessed('thor-beastmaster').monster('draugr', 19, 0);
    scene.begin('activate', { monster: 'draugr', by: seat(0) });
    scene.answer('monster-deed', 'move').answer('monster-move', 'region-4');
    expect(monsterNamed(scene.state, 'draugr').at).toBe(4);
    expect(used(scene)).toEqual(['thor-beastmaster/monster-move']);
  });

  test('thor-trampling: what is Trampled loses 2', () => {
    const scene = blessed('thor-trampling').monster('draugr', 19, 0).own(1, 20).army(1, 20, 4);
    scene.begin('activate', { monster: 'draugr', by: seat(0) });
    scene.answer('monster-deed', 'move').answer('monster-move', 'region-20').answer('trample', 'army-1-0');
    expect(scene.armies(1, 20)).toEqual([2]);
    expect(used(scene)).toEqual(['thor-trampling/trample']);
  });

  test('thor-rune-binding: a neutral Monster beside is controlled for two Runes', () => {
    const scene = blessed('thor-rune-binding').hero(0, 19).monster('garm', 20).runes(0, 'uruz', 'algiz');
    scene.begin('runes', { done: [] }).answer('runes', 'use/thor-rune-binding');
    expect(monsterNamed(scene.state, 'garm').ring).toBe(0);
    expect(used(scene)).toEqual(['thor-rune-binding/rune-action']);
  });

  test('thor-rune-hammer: a Hit for Uruz, without a Reward', () => {
    const scene = blessed('thor-rune-hammer').hero(0, 19).monster('draugr', 19).runes(0, 'uruz');
    scene.begin('runes', { done: [] }).answer('runes', 'use/thor-rune-hammer').answer('hit', 'draugr/2');
    expect(scene.told('monster.hit')).toEqual([{ seat: 0, monster: 'draugr', space: 2 }]);
    expect(scene.told('reward.gained')).toEqual([]);
    expect(used(scene)).toEqual(['thor-rune-hammer/rune-action']);
  });

  test('thor-warden: +2 for the defender of a Temple or a Monument', () => {
    const scene = blessed('thor-warden');
    expect(values(scene, 21, false)).toEqual([4, 6]);
    expect(used(scene)).toEqual(['thor-warden/battle-value']);
    expect(values(blessed('thor-warden'), 19, false)).toEqual([4, 4]);
  });
});

describe('of Freya', () => {
  test('freya-falcon-cloak: the Hero goes three Regions', () => {
    const scene = blessed('freya-falcon-cloak')
      .hero(0, 19)
      .begin('hero', { done: [] })
      .answer('hero', 'region-7');
    expect(scene.player(0).heroAt).toBe(7);
    expect(used(scene)).toEqual(['freya-falcon-cloak/hero-move']);
  });

  test('freya-seidr: one Rune and one card more', () => {
    const scene = blessed('freya-seidr').runes(0, 'uruz', 'algiz').begin('act', { action: 'prepare' });
    scene.answer('prepare', 'rune').answer('gain-rune', 'uruz');
    expect(Object.values(scene.player(0).runes)).toEqual([2, 0, 1]);
    expect(used(scene)).toEqual(['freya-seidr/limit']);
  });

  test('freya-golden-tears: two Runes for a covered marker', () => {
    const scene = blessed('freya-golden-tears');
    scene.state.wheel.prepare = [seat(0)];
    scene.state.active = seat(1);
    scene.begin('special', {}).answer('special', 'prepare');
    scene.answer('gain-rune', 'uruz').answer('gain-rune', 'algiz');
    expect(scene.player(0).runes).toMatchObject({ uruz: 1, algiz: 1 });
    expect(used(scene)).toEqual(['freya-golden-tears/marker-covered']);
  });

  test('freya-cat-chariot: two different options in the Hero step', () => {
    const scene = blessed('freya-cat-chariot').hero(0, 19).attribute(0, 'power', 3, true);
    scene.begin('hero', { done: [] }).answer('hero', 'region-20').answer('hero', 'heal/power');
    expect(scene.told('hero.healed')).toHaveLength(1);
    expect(used(scene)).toEqual(['freya-cat-chariot/hero-options']);
  });

  test('freya-folkvangr: a Priest for a lost Battle', () => {
    const scene = blessed('freya-folkvangr')
      .own(0, 20)
      .army(0, 19, 2)
      .own(1, 19)
      .army(1, 19, 6)
      .begin('settle', {});
    while (scene.asked.key === 'battle-card') scene.answer('battle-card', 'pass');
    expect(scene.player(0).priests).toBe(1);
    expect(used(scene)).toEqual(['freya-folkvangr/battle-lost']);
  });

  test('freya-golden-boar: another Rune of the same type from a Forge', () => {
    const scene = blessed('freya-golden-boar').hero(0, 3);
    const rune = scene.state.regions[2]?.forge ?? '';
    scene.begin('prayer', { done: [] }).answer('prayer', 'forge');
    expect(scene.player(0).runes[rune]).toBe(2);
    expect(used(scene)).toEqual(['freya-golden-boar/rune-forged']);
  });

  test('freya-friend-of-realms: a card with the bonus of a Realm', () => {
    const scene = blessed('freya-friend-of-realms');
    scene.state.realms.find(({ id }) => id === 'vanaheim')?.allies.push(seat(0));
    scene.begin('bonuses', { action: 'mobilize', seats: [seat(0)] });
    scene.answer('bonus', 'yes').answer('gain-rune', 'uruz');
    expect(scene.held(0)).toHaveLength(1);
    expect(used(scene)).toEqual(['freya-friend-of-realms/realm-bonus']);
  });

  test('freya-chooser: the favour of one level more', () => {
    const scene = blessed('freya-chooser').priests(0, 1).attribute(0, 'wisdom', 6);
    const monument = scene.state.monuments.find(({ god }) => god === 'thor');
    if (monument !== undefined) monument.level = 1;
    scene.begin('prayer', { done: [] }).answer('prayer', 'priest/thor');
    expect(scene.held(0)).toHaveLength(2);
    expect(used(scene)).toEqual(['freya-chooser/favour-level']);
  });

  test('freya-harvest-rites: two Priests for a Temple', () => {
    const scene = blessed('freya-harvest-rites').own(0, 20).begin('act', { action: 'build-temple' });
    expect(scene.player(0).priests).toBe(2);
    expect(used(scene)).toEqual(['freya-harvest-rites/temple-built']);
  });

  test('freya-rune-seidr: the bonus of an ally for two Runes', () => {
    const scene = blessed('freya-rune-seidr').runes(0, 'uruz', 'algiz');
    scene.state.realms.find(({ id }) => id === 'svartalfheim')?.allies.push(seat(0));
    scene.begin('runes', { done: [] }).answer('runes', 'use/freya-rune-seidr');
    expect(scene.told('bonus.taken')).toEqual([{ seat: 0, realm: 'svartalfheim' }]);
    expect(used(scene)).toEqual(['freya-rune-seidr/rune-action']);
  });

  test('freya-rune-falcon: the Hero comes to the coast and heals, for Algiz', () => {
    const scene = blessed('freya-rune-falcon').hero(0, 7).runes(0, 'algiz').attribute(0, 'power', 3, true);
    scene.player(0).drakkar = 'kolga';
    scene
      .begin('runes', { done: [] })
      .answer('runes', 'use/freya-rune-falcon')
      .answer('place-hero', 'region-6');
    expect(scene.player(0)).toMatchObject({ heroAt: 6, attributes: { power: { injured: false } } });
    expect(used(scene)).toEqual(['freya-rune-falcon/rune-action']);
  });

  test('freya-bounty: three options of Prepare', () => {
    const scene = blessed('freya-bounty').attribute(0, 'wisdom', 6).begin('act', { action: 'prepare' });
    for (let option = 0; option < 3; option++) scene.answer('prepare', 'draw');
    expect(scene.held(0)).toHaveLength(3);
    expect(used(scene)).toEqual(['freya-bounty/prepare-options']);
  });
});
