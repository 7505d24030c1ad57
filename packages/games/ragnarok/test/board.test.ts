import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../src/content/standard.ts';
import { Scene } from './scene.ts';

const allied = (scene: Scene, realm: string, index = 0): Scene => {
  scene.state.realms.find(({ id }) => id === realm)?.allies.push(seat(index));
  return scene;
};
const used = (scene: Scene) => scene.told('ability.used').map(({ card, moment }) => `${card}/${moment}`);

describe('the maps', () => {
  test.each([
    [2, 'map-for-two', 16],
    [3, 'map-for-more', 21],
    [4, 'map-for-more', 21],
  ])('%i players: %s with %i Regions', (seats, map, regions) => {
    const scene = new Scene(seats).begin('begin', {});
    expect(scene.told('map.laid')).toEqual([{ map }]);
    expect(scene.state.regions).toHaveLength(regions);
  });
});

describe('the Realms', () => {
  const places = STANDARD.maps.flatMap((map) =>
    map.realms.map(({ id, regions }) => [map.players[0] ?? 2, id, regions[0] ?? 1] as const),
  );

  test.each(places)('%i players: an Alliance with %s from Region %i', (seats, realm, region) => {
    const rune = STANDARD.realms.find(({ id }) => id === realm)?.rune ?? '';
    const scene = new Scene(seats).hero(0, region).runes(0, rune).begin('runes', { done: [] });
    scene.answer('runes', `ally/${realm}`);
    expect(scene.told('realm.allied')).toEqual([{ seat: 0, realm }]);
    // The first ally draws a card.
    expect(scene.held(0)).toHaveLength(1);
  });

  const bonus = (realm: string, seats: number, prepare: (scene: Scene) => Scene = (one) => one) => {
    const { action } = STANDARD.realms.find(({ id }) => id === realm) ?? { action: 'mobilize' as const };
    const scene = prepare(allied(new Scene(seats), realm)).begin('bonuses', { action, seats: [seat(0)] });
    scene.answer('bonus', 'yes');
    expect(scene.told('bonus.taken')).toEqual([{ seat: 0, realm }]);
    return scene;
  };

  test('vanaheim: a Rune', () => {
    expect(bonus('vanaheim', 3).answer('gain-rune', 'algiz').player(0).runes.algiz).toBe(1);
  });

  test('alfheim: the Hero anywhere, or an Injury healed', () => {
    const hurt = (one: Scene) => one.hero(0, 19).attribute(0, 'power', 3, true);
    const placed = bonus('alfheim', 3, hurt).answer('choose', 'alfheim/0').answer('place-hero', 'region-2');
    expect(placed.player(0).heroAt).toBe(2);
    const healed = bonus('alfheim', 3, hurt).answer('choose', 'alfheim/1');
    expect(healed.player(0).attributes.power.injured).toBe(false);
    expect(healed.told('choice.made')).toEqual([{ seat: 0, card: 'alfheim', choice: 'alfheim/1' }]);
  });

  test.each([
    [3, 'jotunheim'],
    [2, 'jotunheim-2p'],
  ])('%i players, %s: an Army grows', (seats, realm) => {
    expect(bonus(realm, seats, (one) => one.own(0, 4).army(0, 4, 2)).armies(0, 4)).toEqual([3]);
  });

  test('muspelheim: an Army of value 1', () => {
    expect(bonus('muspelheim', 3, (one) => one.own(0, 4)).armies(0, 4)).toEqual([1]);
  });

  test('svartalfheim: a card', () => {
    expect(bonus('svartalfheim', 3).held(0)).toHaveLength(1);
  });

  test.each([
    [3, 'niflheim'],
    [2, 'niflheim-2p'],
  ])('%i players, %s: the Drakkar sails, or an Army is placed', (seats, realm) => {
    const ready = (one: Scene) => {
      one.player(0).drakkar = 'kolga';
      return one.own(0, 4, 9).army(0, 4, 2);
    };
    const sailed = bonus(realm, seats, ready).answer('choose', `${realm}/0`).answer('sail', 'bylgja');
    expect(sailed.player(0).drakkar).toBe('bylgja');
    const placed = bonus(realm, seats, ready)
      .answer('choose', `${realm}/1`)
      .answer('place-where', 'region-9');
    expect(placed.armies(0, 9)).toEqual([2]);
  });
});

describe('the gods', () => {
  test.each(STANDARD.gods.map(({ id }) => id))('%s: the Monument grows', (god) => {
    const scene = new Scene().begin('buildMonument', {}).answer('monument', god);
    expect(scene.told('monument.built')).toEqual([{ seat: 0, god, level: 1 }]);
  });

  const favour = (god: string, level: number, prepare: (scene: Scene) => Scene = (one) => one) => {
    const scene = prepare(new Scene().priests(0, 1).attribute(0, 'wisdom', 5));
    const monument = scene.state.monuments.find((one) => one.god === god);
    if (monument !== undefined) monument.level = level;
    return scene.begin('prayer', { done: [] }).answer('prayer', `priest/${god}`);
  };

  test.each([
    ['odin', 'authority'],
    ['thor', 'power'],
    ['freya', 'wisdom'],
  ] as const)('%s: a Priest raises %s, and brings no favour without a level', (god, attribute) => {
    const scene = favour(god, 0);
    expect(scene.player(0).attributes[attribute].at).toBe(attribute === 'wisdom' ? 6 : 3);
    expect(scene.told('priest.sent')).toEqual([{ seat: 0, god }]);
    expect(scene.told('favour.gained')).toEqual([]);
  });

  test.each([1, 2, 3])('odin, level %i: Armies grow so often', (level) => {
    const scene = favour('odin', level, (one) => one.own(0, 19).army(0, 19, 1));
    expect(scene.armies(0, 19)).toEqual([1 + level]);
    expect(scene.told('favour.gained')).toEqual([{ seat: 0, god: 'odin', favour: `odin/${level}` }]);
  });

  test.each([1, 2, 3])('thor, level %i: so many cards', (level) => {
    expect(favour('thor', level).held(0)).toHaveLength(level);
  });

  test.each([1, 2, 3])('freya, level %i: so many Runes', (level) => {
    const scene = favour('freya', level);
    for (let rune = 0; rune < level; rune++) scene.answer('gain-rune', 'uruz');
    expect(scene.player(0).runes.uruz).toBe(level);
  });
});

describe('the Heroes', () => {
  const fight = (scene: Scene) => {
    scene.begin('settle', {});
    while (scene.asked.key === 'battle-card') scene.answer('battle-card', 'pass');
    return scene;
  };

  test('ragnar: +1 for each Army that attacks in his Land', () => {
    const scene = fight(
      new Scene().hero(0, 20, 'ragnar').own(1, 19).army(1, 19, 4).army(0, 19, 3).army(0, 19, 3),
    );
    expect(scene.told('battle.won')).toMatchObject([{ attack: 8, defence: 4 }]);
    expect(used(scene)).toEqual(['ragnar/battle-value']);
    const away = fight(new Scene().hero(0, 5, 'ragnar').own(1, 19).army(1, 19, 4).army(0, 19, 3));
    expect(away.told('battle.won')).toMatchObject([{ attack: 3, defence: 4 }]);
  });

  test('aslaug: counts as the ally of Realms beside her', () => {
    const scene = new Scene()
      .hero(0, 4, 'aslaug')
      .begin('bonuses', { action: 'mobilize', seats: [seat(0), seat(1)] });
    scene.answer('bonus', 'yes').answer('gain-rune', 'uruz');
    expect(scene.told('bonus.taken')).toEqual([{ seat: 0, realm: 'vanaheim' }]);
    expect(used(scene)).toEqual(['aslaug/count-as-ally']);
  });

  test('snorri: a Rune for a Settlement taken without a Battle in his Land', () => {
    const scene = new Scene()
      .hero(0, 20, 'snorri')
      .army(0, 19, 4)
      .begin('settle', {})
      .answer('gain-rune', 'uruz');
    expect(scene.player(0).runes.uruz).toBe(1);
    expect(used(scene)).toEqual(['snorri/control-taken']);
    expect(used(new Scene().hero(0, 5, 'snorri').army(0, 19, 4).begin('settle', {}))).toEqual([]);
  });

  test('lagertha: an Army that has won in her Land grows', () => {
    const scene = fight(new Scene().hero(0, 20, 'lagertha').own(1, 19).army(1, 19, 2).army(0, 19, 4));
    expect(scene.armies(0, 19)).toEqual([5]);
    expect(used(scene)).toEqual(['lagertha/battle-won']);
  });

  test('beowulf: may injure himself before a Hunt, and draws for an Injury', () => {
    const scene = new Scene()
      .hero(0, 19, 'beowulf')
      .monster('draugr', 19)
      .begin('huntBegins', { prey: 'draugr' });
    scene.answer('use', 'yes').answer('injury', 'wisdom');
    expect(scene.held(0)).toHaveLength(3);
    expect(used(scene)).toEqual(['beowulf/before-hunt', 'beowulf/injured']);
  });

  test('beowulf: before a Battle in his Land, and not where he cannot be injured any more', () => {
    const scene = new Scene()
      .hero(0, 20, 'beowulf')
      .own(1, 19)
      .army(1, 19, 4)
      .army(0, 19, 4)
      .begin('settle', {});
    scene.answer('use', 'yes').answer('injury', 'power');
    expect(used(scene)).toEqual(['beowulf/before-battle', 'beowulf/injured']);
    const hurt = new Scene().hero(0, 19, 'beowulf').monster('draugr', 19);
    for (const attribute of ['authority', 'power', 'wisdom'] as const) hurt.attribute(0, attribute, 3, true);
    expect(hurt.begin('huntBegins', { prey: 'draugr' }).asked.key).toBe('attack');
  });
});

describe('the Origins', () => {
  /** The first player drafts with this Origin alone to choose from, and starts at Kolga in Region 1. */
  const drafted = (origin: string) => {
    const scene = new Scene();
    scene.state.heroes = ['ragnar'];
    scene.state.origins = origin === 'odin-child' ? [] : [origin];
    if (origin !== 'odin-child') scene.state.passing = null;
    scene.state.first = seat(1);
    scene
      .begin('draft', { seat: seat(0), left: 1 })
      .answer('start-sea', 'kolga')
      .answer('start-region', 'region-1');
    expect(scene.told('origin.applied')).toEqual([{ seat: 0, card: origin }]);
    return scene;
  };

  test('odin-child: begins, and takes a Rune', () => {
    const scene = drafted('odin-child').answer('gain-rune', 'uruz');
    expect(scene.told('turn.begun')).toEqual([{ seat: 0, round: 2 }]);
    expect(scene.player(0).runes.uruz).toBe(1);
  });

  test('thor-child: Power and a card', () => {
    const scene = drafted('thor-child');
    expect(scene.player(0).attributes.power.at).toBe(3);
    expect(scene.held(0)).toHaveLength(2);
  });

  test('frey-child: Wisdom and two different Runes', () => {
    const scene = drafted('frey-child').answer('gain-rune', 'uruz');
    expect(scene.asked.options).not.toContain('uruz');
    scene.answer('gain-rune', 'algiz');
    expect(scene.player(0)).toMatchObject({
      attributes: { wisdom: { at: 3 } },
      runes: { uruz: 1, algiz: 1 },
    });
  });

  test('tyr-child: Authority and an Army', () => {
    const scene = drafted('tyr-child').answer('raise-army', 'army-0-1');
    expect(scene.player(0).attributes.authority.at).toBe(3);
    expect(scene.armies(0, 1)).toEqual([1, 2]);
  });

  test('heimdall-child: an Alliance, and the card of the first ally', () => {
    const scene = drafted('heimdall-child').answer('ally', 'niflheim');
    expect(scene.told('realm.allied')).toEqual([{ seat: 0, realm: 'niflheim' }]);
    expect(scene.held(0)).toHaveLength(2);
  });

  test('njord-child: a Priest, and the Drakkar sails', () => {
    const scene = drafted('njord-child').answer('sail', 'bylgja');
    expect(scene.player(0)).toMatchObject({ priests: 1, drakkar: 'bylgja' });
  });
});

describe('the Omens', () => {
  const built = (seats: number, prepare: (scene: Scene) => unknown) => {
    const scene = new Scene(seats);
    prepare(scene);
    scene.begin('buildMonument', {});
    if (scene.asked.key === 'monument') scene.answer('monument', 'odin');
    return scene.told('omen.fulfilled').map(({ card }) => card);
  };
  const temples = (scene: Scene, owner: number | null, ...regions: number[]) => {
    for (const region of regions) {
      const place = scene.state.regions[region - 1];
      if (place === undefined) continue;
      place.temple = true;
      place.owner = owner === null ? null : seat(owner);
    }
  };
  const level = (scene: Scene, god: string, to: number) => {
    const monument = scene.state.monuments.find((one) => one.god === god);
    if (monument !== undefined) monument.level = to;
  };

  test('of kills', () => {
    const slain = (count: number) => (one: Scene) =>
      one.player(1).slain.push(...['draugr', 'garm'].slice(0, count));
    expect(built(3, slain(2))).toEqual(['omen-4-wolves']);
    expect(built(3, slain(1))).toEqual([]);
    expect(built(2, slain(1))).toEqual(['omen-2-wolf']);
  });

  test('of a complete Monument', () => {
    expect(built(3, (one) => level(one, 'odin', 2))).toEqual(['omen-4-colossus']);
    expect(built(2, (one) => level(one, 'odin', 2))).toEqual(['omen-2-colossus']);
    expect(built(3, (one) => level(one, 'thor', 2))).toEqual([]);
  });

  test('of two Lands in one hand', () => {
    expect(built(4, (one) => one.own(2, 5, 6, 7, 8, 9, 10))).toEqual(['omen-4-kings']);
    expect(built(2, (one) => one.own(0, 1, 2, 3, 4, 5, 6))).toEqual(['omen-2-kings']);
    expect(built(4, (one) => one.own(2, 5, 6, 7).own(1, 8, 9, 10))).toEqual([]);
  });

  test('of Temples in one hand', () => {
    expect(built(3, (one) => temples(one, 1, 2, 4, 6, 9))).toEqual(['omen-4-altars']);
    expect(built(2, (one) => temples(one, 1, 2, 5, 7))).toEqual(['omen-2-altars']);
    expect(built(3, (one) => temples(one, 1, 2, 4, 6))).toEqual([]);
  });

  test('of Temples on the board', () => {
    expect(built(3, (one) => temples(one, null, 2, 4, 6, 9, 13, 14))).toEqual(['omen-4-cocks']);
    expect(built(2, (one) => temples(one, null, 2, 5, 7, 10, 12))).toEqual(['omen-2-cocks']);
    expect(built(3, (one) => temples(one, null, 2, 4, 6, 9, 13))).toEqual([]);
  });
});

describe('the Events', () => {
  test.each(STANDARD.events.map(({ id }) => id))('%s: a Monster comes, others are activated', (id) => {
    const card = STANDARD.events.find((one) => one.id === id);
    const scene = new Scene().event(id);
    // One Monster of each Rune is on the board and belongs to somebody, who decides for it.
    for (const [index, rune] of STANDARD.runes.entries()) {
      const monster = STANDARD.monsters.find((one) => one.rune === rune)?.id ?? '';
      scene.monster(monster, 12 + index, 1);
    }
    scene.state.leader.at = 1;
    scene.begin('event', {});
    expect(scene.told('event.drawn')).toMatchObject([{ card: id }]);
    const [placed] = scene.told('monster.placed');
    expect(placed?.region).toBe(card?.region);
    expect(STANDARD.monsters.find((one) => one.id === placed?.monster)?.rune).toBe(card?.place);
    while (['monster-deed', 'monster-move', 'lower-beside', 'trample'].includes(scene.asked.key)) {
      const { key, options } = scene.asked;
      scene.answer(key, options.at(key === 'monster-deed' ? 0 : -1) ?? '');
    }
    // All of the first Rune, then all of the second.
    const runes = scene.heard('monster.rolled', 'monster.moved', 'monster.attacked').map(({ monster }) => {
      return STANDARD.monsters.find((one) => one.id === monster)?.rune;
    });
    expect(runes.filter((rune, index) => rune !== runes[index - 1])).toEqual(card?.activate);
    expect(scene.told('leader.activated')).toHaveLength(card?.leader === true ? 1 : 0);
  });
});
