import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

/** The first player attacks the second in Region 19, which has a Settlement: 4 against 4. */
const battle = (attack: readonly string[], defence: readonly string[] = []) =>
  new Scene()
    .own(1, 19, 20)
    .army(1, 19, 4)
    .army(0, 19, 4)
    .hand(0, ...attack)
    .hand(1, ...defence);

/** Everybody plays what they hold, in turn, the defender first. */
function fight(scene: Scene): Scene {
  scene.begin('settle', {});
  while (scene.asked.key === 'battle-card') {
    const [card = 'pass'] = scene.asked.options;
    scene.answer('battle-card', card);
    while (['lower-army', 'discard', 'lower-own'].includes(scene.asked.key))
      scene.answer(scene.asked.key, scene.asked.options[0] ?? '');
  }
  return scene;
}

const values = (scene: Scene) => {
  const [{ attack, defence } = { attack: -1, defence: -1 }] = scene.told('battle.won');
  return [attack, defence];
};

describe('what Combat cards are worth in a Battle', () => {
  test.each([
    ['great-axe', 9],
    ['sword', 7],
    ['hammer', 7],
    ['war-hammer', 8],
    ['huntsmans-bow', 6],
  ])('%s has its value and no effect', (card, value) => {
    const scene = fight(battle([card]));
    expect(values(scene)).toEqual([value, 4]);
    expect(scene.told('battle.effect')).toEqual([]);
  });

  test('spear: +1 with two Armies in the Battle, and not with one', () => {
    expect(values(fight(battle(['spear'])))).toEqual([6, 4]);
    const scene = fight(battle(['spear']).army(0, 19, 1));
    expect(values(scene)).toEqual([8, 4]);
    expect(scene.told('battle.effect')).toEqual([{ seat: 0, card: 'spear' }]);
  });

  test('throwing-spear: lowers an Army of the opponent, never below 1', () => {
    expect(values(fight(battle(['throwing-spear'])))).toEqual([5, 3]);
    const weak = new Scene().own(1, 19).army(1, 19, 1).army(0, 19, 4).hand(0, 'throwing-spear');
    expect(values(fight(weak))).toEqual([5, 1]);
  });

  test('spear-hedge: +3 for the defender, and nothing for the attacker', () => {
    expect(values(fight(battle([], ['spear-hedge'])))).toEqual([4, 8]);
    expect(values(fight(battle(['spear-hedge'])))).toEqual([5, 4]);
  });

  test('swift-blade: +1 for the attacker only', () => {
    expect(values(fight(battle(['swift-blade'])))).toEqual([7, 4]);
    expect(values(fight(battle([], ['swift-blade'])))).toEqual([4, 6]);
  });

  test('bow: +1 with an Army beside the Battle', () => {
    expect(values(fight(battle(['bow'])))).toEqual([5, 4]);
    expect(values(fight(battle(['bow']).own(0, 18).army(0, 18, 1)))).toEqual([6, 4]);
  });

  test('fire-arrows: +1 where there is a Settlement', () => {
    expect(values(fight(battle(['fire-arrows'])))).toEqual([7, 4]);
    const elsewhere = new Scene().own(1, 20).army(1, 20, 4).army(0, 20, 4).hand(0, 'fire-arrows');
    expect(values(fight(elsewhere))).toEqual([6, 4]);
  });

  test('bearded-axe: cancels the effect of the last card, not its value', () => {
    const scene = fight(battle(['bearded-axe'], ['spear-hedge']));
    expect(values(scene)).toEqual([6, 5]);
    expect(scene.told('card.cancelled')).toMatchObject([{ seat: 1, card: 'spear-hedge' }]);
  });

  test('thunderblow: the opponent discards a card of their choice', () => {
    const scene = battle(['thunderblow'], ['sword', 'bow']).begin('settle', {});
    scene.answer('battle-card', 'pass').answer('battle-card', 'thunderblow');
    expect(scene.asked).toMatchObject({ key: 'discard', seat: 1 });
    scene.answer('discard', ['sword']);
    expect(scene.held(1)).toEqual(['bow']);
  });
});

describe('what Combat cards do when a Battle is over', () => {
  test('sword: its Casualty is suffered by whoever played it', () => {
    const scene = fight(battle(['sword']));
    expect(scene.armies(0, 19)).toEqual([3]);
    expect(scene.armies(1, 20)).toEqual([3]);
  });

  test('heirloom-sword: whoever wins draws a card', () => {
    const scene = fight(battle(['heirloom-sword']).deck('bow'));
    expect(scene.armies(0, 19)).toEqual([2]);
    expect(scene.held(0)).toEqual(['bow']);
  });

  test('axe: the loser lowers another Army, of the loser’s choice', () => {
    const scene = new Scene().own(1, 19, 20).army(1, 19, 4).army(1, 19, 3).army(0, 19, 6);
    scene.hand(0, 'axe', 'great-axe').begin('settle', {});
    while (scene.asked.key === 'battle-card') scene.answer('battle-card', scene.asked.options[0] ?? '');
    expect(scene.asked).toMatchObject({ key: 'lower-own', seat: 1 });
    scene.answer('lower-own', 'army-1-1');
    expect(scene.armies(1, 20)).toEqual([3, 1]);
    expect(scene.told('battle.effect')).toEqual([{ seat: 0, card: 'axe' }]);
  });

  test('shield: spares one Casualty', () => {
    const scene = fight(battle(['sword', 'shield']).attribute(0, 'wisdom', 6));
    expect(values(scene)).toEqual([8, 4]);
    expect(scene.armies(0, 19)).toEqual([4]);
  });

  test('shield-wall: whoever loses with it loses nothing for that', () => {
    const scene = fight(battle(['great-axe'], ['shield-wall']));
    expect(values(scene)).toEqual([9, 6]);
    expect(scene.armies(1, 20)).toEqual([4]);
  });
});

/** The Draugr's spaces: 0 sword, 1 axe, 2 hammer, 3 spear, 4 sword, 5 bow, 6 spear. */
const hunting = (...hand: string[]) =>
  new Scene()
    .hunt('draugr')
    .hand(0, ...hand)
    .begin('heroTurn', {});

describe('what Combat cards do in a Hunt', () => {
  test.each([
    ['spear-hedge', 'draugr/3'],
    ['sword', 'draugr/0'],
    ['heirloom-sword', 'draugr/0'],
  ])('%s covers a space with its weapon', (card, space) => {
    const scene = hunting(card).answer('strike', card).answer('hit', space);
    expect(scene.told('hunt.card')).toEqual([{ seat: 0, monster: 'draugr', card }]);
    expect(scene.told('monster.hit')).toHaveLength(1);
    expect(scene.told('hunt.effect')).toEqual([]);
  });

  test.each([
    ['axe', 1],
    ['great-axe', 1],
    ['fire-arrows', 5],
    ['war-hammer', 2],
  ])('%s covers the only space with its weapon', (card, space) => {
    const scene = hunting(card).answer('strike', card);
    if (scene.asked.key === 'gain-rune') scene.answer('gain-rune', 'uruz');
    expect(scene.told('monster.hit')).toEqual([{ seat: 0, monster: 'draugr', space }]);
  });

  test('spear: a card is drawn and one discarded, if wanted', () => {
    const scene = new Scene().hunt('draugr').hand(0, 'spear', 'bow').deck('great-axe').begin('heroTurn', {});
    scene.answer('strike', 'spear').answer('hit', 'draugr/3').answer('use', 'yes').answer('discard', ['bow']);
    expect(scene.held(0)).toEqual(['great-axe']);
    const unused = new Scene().hunt('draugr').hand(0, 'spear', 'bow').begin('heroTurn', {});
    unused.answer('strike', 'spear').answer('hit', 'draugr/3').answer('use', 'no');
    expect(unused.held(0)).toEqual(['bow']);
  });

  test('throwing-spear: hits any weapon for another card', () => {
    const scene = hunting('throwing-spear', 'shield').answer('strike', 'throwing-spear');
    scene.answer('use', 'yes').answer('hit', 'draugr/1');
    expect(scene.told('hunt.effect')).toEqual([{ seat: 0, card: 'throwing-spear' }]);
    expect(scene.told('monster.hit')).toMatchObject([{ space: 1 }]);
    expect(scene.held(0)).toEqual([]);
  });

  test('swift-blade: a second Hit on a sword for another card', () => {
    const scene = hunting('swift-blade', 'shield').answer('strike', 'swift-blade').answer('hit', 'draugr/0');
    scene.army(0, 18, 2).answer('use', 'yes');
    expect(scene.told('monster.hit').map(({ space }) => space)).toEqual([0, 4]);
  });

  test('bow: a card is drawn', () => {
    const scene = new Scene().hunt('draugr').hand(0, 'bow').deck('shield').begin('heroTurn', {});
    scene.answer('strike', 'bow').answer('use', 'yes');
    expect(scene.held(0)).toEqual(['shield']);
    expect(scene.told('hunt.effect')).toEqual([{ seat: 0, card: 'bow' }]);
  });

  test('huntsmans-bow: hits a space with any weapon', () => {
    const scene = hunting('huntsmans-bow').answer('strike', 'huntsmans-bow');
    scene.answer('use', 'yes').answer('hit', 'draugr/0');
    expect(scene.told('monster.hit')).toMatchObject([{ space: 0 }]);
  });

  test('hammer: the next attack has 1 Rage less, and only the next', () => {
    const scene = new Scene().hunt('draugr').hand(0, 'hammer', 'spear').deck('bow', 'bow', 'bow');
    scene.attacks('special-attack', 'pin-down').begin('heroTurn', {});
    scene
      .answer('strike', 'hammer')
      .answer('gain-rune', 'uruz')
      .answer('use', 'yes')
      .answer('strike', 'stop');
    scene.answer('attack', 'pin-down').answer('defend', ['spear']);
    expect(scene.told('attack.blocked')).toEqual([{ seat: 0, card: 'pin-down' }]);
    expect(scene.state.hunt?.rage).toBe(0);
  });

  test('thunderblow: the Monster draws one card fewer after its next attack', () => {
    const scene = new Scene()
      .hunt('draugr')
      .hand(0, 'thunderblow', 'shield')
      .attacks('dread-howl', 'pin-down');
    scene
      .begin('heroTurn', {})
      .answer('strike', 'thunderblow')
      .answer('gain-rune', 'uruz')
      .answer('use', 'yes');
    scene.answer('strike', 'stop').answer('attack', 'dread-howl').answer('defend', ['shield']);
    expect(scene.state.attacks.hand).toHaveLength(2);
  });

  test('bearded-axe: Shields help once against what they do not help against', () => {
    const scene = new Scene().hunt('draugr').hand(0, 'bearded-axe', 'shield', 'shield-wall');
    scene.attacks('into-the-mist', 'knitting-flesh').begin('heroTurn', {});
    scene.answer('strike', 'bearded-axe').answer('use', 'yes').answer('strike', 'stop');
    scene.answer('attack', 'into-the-mist').answer('defend', ['shield']);
    expect(scene.told('hunt.shield')).toEqual([{ seat: 0, card: 'shield' }]);
    expect(scene.told('attack.blocked')).toEqual([{ seat: 0, card: 'into-the-mist' }]);
    expect(scene.state.hunt?.shieldsHelp).toBe(false);
  });

  test.each(['shield', 'shield-wall'])('%s: stops an attack whatever its Rage, and never hits', (card) => {
    const scene = new Scene().hunt('draugr').hand(0, card, 'sword').attacks('devouring-maw', 'dread-howl');
    scene.begin('monsterTurn', {}).answer('attack', 'devouring-maw').answer('defend', [card]);
    expect(scene.told('hunt.shield')).toEqual([{ seat: 0, card }]);
    expect(scene.told('hero.injured')).toEqual([]);
    expect(hunting(card, 'sword').asked.options).not.toContain(card);
  });

  test('a Shield is of no use against an attack that says so', () => {
    const scene = new Scene().hunt('draugr').hand(0, 'shield').attacks('into-the-mist', 'dread-howl');
    scene.begin('monsterTurn', {}).answer('attack', 'into-the-mist').answer('defend', ['shield']);
    expect(scene.told('attack.struck')).toEqual([{ seat: 0, card: 'into-the-mist' }]);
    expect(scene.told('hunt.failed')).toHaveLength(1);
  });
});
