import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../src/content/standard.ts';
import { monsterNamed } from '../src/rules/monsters.ts';
import { Scene } from './scene.ts';

const MONSTERS = STANDARD.monsters.map(({ id }) => id);
const boardOf = (id: string) => {
  const board = STANDARD.monsters.find((monster) => monster.id === id);
  if (board === undefined) throw new Error(`There is no Monster "${id}".`);
  return board;
};

describe.each(MONSTERS)('%s', (id) => {
  const { rune, hits, artifact } = boardOf(id);
  const twin = STANDARD.monsters.find((other) => other.rune === rune && other.id !== id)?.id ?? '';

  test('comes with an Event of its Rune, when its twin is out', () => {
    const event = STANDARD.events.find(({ place }) => place === rune);
    const scene = new Scene()
      .monster(twin, 3)
      .event(event?.id ?? '')
      .begin('event', {});
    expect(scene.told('monster.placed')).toEqual([{ monster: id, region: event?.region }]);
  });

  test('moves for whoever controls it', () => {
    const scene = new Scene().monster(id, 19, 0).begin('activate', { monster: id, by: seat(0) });
    scene.answer('monster-deed', 'move').answer('monster-move', 'region-20');
    expect(monsterNamed(scene.state, id).at).toBe(20);
    expect(scene.told('monster.moved')).toEqual([{ seat: 0, monster: id, region: 20 }]);
  });

  test('is controlled for a Rune of its type', () => {
    const scene = new Scene().hero(0, 19).monster(id, 19).runes(0, rune).begin('runes', { done: [] });
    scene.answer('runes', `control/${id}`);
    expect(monsterNamed(scene.state, id).ring).toBe(0);
    expect(scene.player(0).runes[rune]).toBe(0);
  });

  test('dies of its last Hit, and what it guards goes to the hunter', () => {
    const last = hits.length - 1;
    const scene = new Scene().hunt(id).hand(0, 'huntsmans-bow');
    scene.covered(id, 0, ...hits.flatMap((_, space) => (space === last ? [] : [space])));
    scene.begin('heroTurn', {}).answer('strike', 'huntsmans-bow');
    if (scene.asked.key === 'use') scene.answer('use', 'yes');
    if (scene.asked.key === 'gain-rune') scene.answer('gain-rune', 'uruz');
    expect(scene.told('monster.hit')).toEqual([{ seat: 0, monster: id, space: last }]);
    expect(scene.told('monster.killed')).toEqual([{ seat: 0, monster: id }]);
    expect(scene.player(0).slain).toEqual([id]);
    expect(scene.told('artifact.gained')).toEqual([{ seat: 0, card: artifact }]);
  });
});

/** A Monster that the first player controls makes its Region Attack in Region 19. */
const attacks = (id: string, prepare: (scene: Scene) => Scene) =>
  prepare(new Scene().monster(id, 19, 0))
    .begin('activate', { monster: id, by: seat(0) })
    .answer('monster-deed', 'attack');

describe('Region Attacks', () => {
  test('draugr: every Army here', () => {
    const scene = attacks('draugr', (one) => one.army(1, 19, 3).army(1, 19, 1).army(2, 20, 2));
    expect(scene.armies(1, 19)).toEqual([2]);
    expect(scene.armies(2, 20)).toEqual([2]);
    expect(scene.told('army.died')).toHaveLength(1);
    expect(scene.told('monster.attacked')).toEqual([{ seat: 0, monster: 'draugr', region: 19 }]);
  });

  test('mountain-troll: up to two Armies in one Region beside', () => {
    const scene = attacks('mountain-troll', (one) =>
      one.own(1, 18).army(1, 18, 3).army(1, 18, 2).own(2, 20).army(2, 20, 2),
    );
    scene.answer('lower-beside', 'army-1-0');
    expect(scene.asked.options).toEqual(['army-1-1', 'none']);
    scene.answer('lower-beside', 'army-1-1');
    expect([scene.armies(1, 18), scene.armies(2, 20)]).toEqual([[2, 1], [2]]);
  });

  test('garm: Heroes here are injured, and each player here lowers an Army', () => {
    const scene = attacks('garm', (one) => one.hero(1, 19).own(2, 19).army(2, 19, 2).army(2, 19, 3));
    scene.answer('injury', 'power');
    expect(scene.asked).toMatchObject({ key: 'lower-own', seat: 2 });
    scene.answer('lower-own', 'army-2-1');
    expect(scene.armies(2, 19)).toEqual([2, 2]);
    expect(scene.told('hero.injured')).toEqual([{ seat: 1, attribute: 'power' }]);
  });

  test('fafnir: whoever holds the Region, or has Armies here, gives a Rune or suffers', () => {
    const scene = attacks('fafnir', (one) => one.own(1, 19).runes(1, 'uruz').army(2, 19, 3));
    expect(scene.player(1).runes.uruz).toBe(0);
    expect(scene.armies(2, 19)).toEqual([2]);
  });

  test('valravn: one Army in each of two Regions beside', () => {
    const scene = attacks('valravn', (one) =>
      one.own(1, 18).army(1, 18, 3).army(1, 18, 2).own(2, 20).army(2, 20, 2),
    );
    scene.answer('lower-beside', 'army-1-0');
    expect(scene.asked.options).toEqual(['army-2-0', 'none']);
    scene.answer('lower-beside', 'army-2-0');
    expect([scene.armies(1, 18), scene.armies(2, 20)]).toEqual([[2, 2], [1]]);
  });

  test('nidhogg: all Armies here Retreat', () => {
    const scene = attacks('nidhogg', (one) => one.own(1, 19, 20).army(1, 19, 3));
    expect(scene.told('armies.retreated')).toMatchObject([{ seat: 1, from: 19, to: 20, count: 1 }]);
  });
});

/** The hunter of a Monster is struck by its Special Attack. */
function struck(id: string, prepare: (scene: Scene) => Scene, hand: readonly string[] = []) {
  const scene = prepare(new Scene().hunt(id).hand(0, ...hand)).attacks('special-attack', 'pin-down');
  scene.begin('monsterTurn', {}).answer('attack', 'special-attack');
  if (hand.length > 0) scene.answer('defend', []);
  expect(scene.told('special.attack')).toEqual([{ seat: 0, monster: id }]);
  return scene;
}

describe('Special Attacks', () => {
  test('draugr: a Rune, or an Injury', () => {
    expect(struck('draugr', (one) => one.runes(0, 'uruz')).player(0).runes.uruz).toBe(0);
    expect(struck('draugr', (one) => one).asked.key).toBe('injury');
  });

  test('mountain-troll: an Injury and a card', () => {
    const scene = struck('mountain-troll', (one) => one, ['bow', 'axe']).answer('injury', 'power');
    scene.answer('discard', ['bow']);
    expect(scene.held(0)).toContain('axe');
  });

  test('garm: an Injury, and a card more for the Monster', () => {
    const scene = struck('garm', (one) => one, ['shield']).answer('injury', 'power');
    expect(scene.state.attacks.hand).toHaveLength(3);
  });

  test('fafnir: two cards or an Injury, as the hunter likes; cards only where there are two', () => {
    const cards = struck('fafnir', (one) => one, ['bow', 'axe']).answer('choose', 'fafnir/0');
    expect(cards.told('combat.discarded')).toHaveLength(2);
    expect(cards.told('choice.made')).toEqual([{ seat: 0, card: 'fafnir', choice: 'fafnir/0' }]);
    const injury = struck('fafnir', (one) => one, ['bow', 'axe']).answer('choose', 'fafnir/1');
    expect(injury.asked.key).toBe('injury');
    expect(struck('fafnir', (one) => one, ['bow']).asked.key).toBe('injury');
  });

  test('valravn: whoever plays it looks at the hand and takes a card out of it', () => {
    const scene = struck('valravn', (one) => one, ['bow', 'great-axe']);
    expect(scene.asked).toMatchObject({ key: 'discard-theirs', seat: 2 });
    scene.answer('discard-theirs', 'great-axe');
    expect(scene.held(0)).not.toContain('great-axe');
  });

  test('nidhogg: one Injury, or two for whoever has one already', () => {
    const whole = struck('nidhogg', (one) => one).answer('injury', 'power');
    expect(whole.told('hero.injured')).toHaveLength(1);
    const hurt = struck('nidhogg', (one) => one.attribute(0, 'power', 3, true)).answer('injury', 'wisdom');
    expect(hurt.told('hero.injured').map(({ attribute }) => attribute)).toEqual(['wisdom', 'authority']);
  });

  test('loki: a card at random and an Injury', () => {
    const scene = struck('loki', (one) => one, ['bow', 'axe']).answer('injury', 'power');
    expect(scene.told('combat.discarded')).toHaveLength(1);
  });
});

describe('Loki', () => {
  test('is placed by the first Event of the match', () => {
    const scene = new Scene().event('event-05').begin('begin', {});
    expect(scene.told('leader.placed')[0]).toMatchObject({ leader: 'loki', region: 5 });
    expect(scene.told('map.laid')).toEqual([{ map: 'map-for-more' }]);
  });

  test('is activated for a Rune by the Hero who is with him: he goes elsewhere', () => {
    const scene = new Scene().hero(0, 19).runes(0, 'othala');
    scene.state.leader.at = 19;
    scene.begin('runes', { done: [] }).answer('runes', 'leader').answer('choose', 'loki/0');
    expect(scene.asked.options).not.toContain('region-19');
    scene.answer('place-leader', 'region-3');
    expect(scene.state.leader.at).toBe(3);
    expect(scene.told('leader.activated')).toEqual([{ seat: 0, leader: 'loki' }]);
  });

  test('or he makes mischief: a Rune or a card, and an Army of whoever has neither', () => {
    const scene = new Scene().army(1, 19, 3).runes(1, 'uruz').hand(1, 'bow').army(2, 19, 3);
    scene.state.leader.at = 19;
    scene.begin('activateLeader', { by: seat(0) }).answer('choose', 'loki/1');
    scene.answer('mischief', 'card');
    expect(scene.held(1)).toEqual([]);
    expect(scene.player(1).runes.uruz).toBe(1);
    expect(scene.told('army.lowered')[0]).toMatchObject({ seat: 2, region: 19, value: 2 });
  });

  test('is hit by two cards at once, and whoever covers his last space has won', () => {
    const scene = new Scene().hunt('loki').hand(0, 'sword', 'spear', 'bow').covered('loki', 0, 1, 2, 3);
    scene.begin('heroTurn', {});
    expect(scene.asked.options).toEqual(['sword', 'spear', 'stop']);
    scene.answer('strike', 'sword').answer('second-card', 'spear');
    expect(scene.told('monster.hit')).toEqual([{ seat: 0, monster: 'loki', space: 0 }]);
    expect(scene.told('monster.killed')).toEqual([{ seat: 0, monster: 'loki' }]);
    expect(scene.outcome).toBe('slayer');
  });

  test('his Region bars Armies that move', () => {
    const scene = new Scene().army(0, 19, 3);
    scene.state.leader.at = 20;
    scene.begin('maneuvers', { done: [] }).answer('maneuvers', 'army-0-0');
    expect(scene.asked.options).toEqual(expect.arrayContaining(['region-18', 'region-21']));
    expect(scene.asked.options).not.toContain('region-20');
  });
});
