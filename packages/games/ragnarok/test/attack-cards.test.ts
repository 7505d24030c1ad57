import { describe, expect, test } from 'vitest';
import { STANDARD } from '../src/content/standard.ts';
import { Scene } from './scene.ts';

/** A Hunt of the Draugr in Region 19: the third player, on the hunter's right, plays it. */
function attacked(
  card: string,
  hand: readonly string[],
  defence: readonly string[],
  prepare?: (scene: Scene) => void,
) {
  const scene = new Scene().hunt('draugr').hand(0, ...hand);
  prepare?.(scene);
  const other = card === 'dread-howl' ? 'pin-down' : 'dread-howl';
  scene.attacks(card, other).begin('monsterTurn', {});
  expect(scene.asked).toMatchObject({ key: 'attack', seat: 2 });
  scene.answer('attack', card);
  if (hand.length > 0) scene.answer('defend', [...defence]);
  return scene;
}

describe('Monster Attack cards', () => {
  test.each(STANDARD.attacks.map(({ id, rage }) => [id, rage] as const))(
    '%s is withstood with a value of %i, and not with less',
    (card, rage) => {
      const enough = ['great-axe', 'huntsmans-bow'];
      const withstood = attacked(card, enough, enough);
      expect(withstood.told('attack.blocked')).toEqual([{ seat: 0, card }]);
      expect(withstood.told('attack.struck')).toEqual([]);
      const weak = attacked(card, ['bow', 'sword'], rage > 1 ? ['bow'] : []);
      expect(weak.told('attack.struck')).toEqual([{ seat: 0, card }]);
    },
  );

  test('special-attack: what the board of the Monster says', () => {
    const scene = attacked('special-attack', [], [], (one) => one.runes(0, 'algiz'));
    expect(scene.told('special.attack')).toEqual([{ seat: 0, monster: 'draugr' }]);
    expect(scene.player(0).runes.algiz).toBe(0);
  });

  test('rending-claws: one Injury', () => {
    const scene = attacked('rending-claws', [], []).answer('injury', 'power');
    expect(scene.player(0).attributes.power.injured).toBe(true);
  });

  test('devouring-maw: two Injuries', () => {
    const scene = attacked('devouring-maw', [], []).answer('injury', 'power').answer('injury', 'wisdom');
    expect(scene.told('hero.injured').map(({ attribute }) => attribute)).toEqual(['power', 'wisdom']);
  });

  test('dread-howl: two cards of the hunter’s choice', () => {
    const scene = attacked('dread-howl', ['bow', 'spear', 'axe'], []);
    expect(scene.asked).toMatchObject({ key: 'discard', seat: 0 });
    scene.answer('discard', ['bow', 'axe']);
    expect(scene.held(0)[0]).toBe('spear');
  });

  test('sweeping-strike: an Injury, and one Hit at most in the next turn', () => {
    const scene = attacked('sweeping-strike', ['sword', 'spear'], []).answer('injury', 'wisdom');
    scene.answer('strike', 'sword').answer('hit', 'draugr/0');
    // Nothing more can be struck with: it is the Monster's turn again.
    expect(scene.asked.key).toBe('attack');
    expect(scene.told('monster.hit')).toHaveLength(1);
  });

  test('knitting-flesh: a marker of this Hunt comes off, and what it has brought is kept', () => {
    const scene = new Scene().hunt('draugr').hand(0, 'hammer', 'sword').attacks('knitting-flesh', 'pin-down');
    scene.begin('heroTurn', {}).answer('strike', 'hammer').answer('gain-rune', 'uruz').answer('use', 'no');
    scene.answer('strike', 'stop').answer('attack', 'knitting-flesh').answer('defend', []);
    expect(scene.told('hit.undone')).toEqual([{ monster: 'draugr', space: 2 }]);
    expect(scene.state.monsters.find(({ id }) => id === 'draugr')?.hits[2]).toBeNull();
    expect(scene.player(0).runes.uruz).toBe(1);
  });

  test('into-the-mist: the Hunt is over', () => {
    const scene = attacked('into-the-mist', ['sword'], []).answer('injury', 'power');
    expect(scene.told('hunt.failed')).toEqual([{ seat: 0, monster: 'draugr' }]);
    expect(scene.state.hunt).toBeNull();
  });

  test('pin-down: no card for having defended', () => {
    const scene = attacked('pin-down', ['sword'], []);
    expect(scene.told('cards.drawn')).toEqual([]);
    expect(attacked('dread-howl', ['sword', 'great-axe'], ['sword']).told('cards.drawn')).not.toEqual([]);
  });

  test('trampling-rush: an Army near the Hero, or else an Injury', () => {
    const scene = attacked('trampling-rush', [], [], (one) => one.own(0, 20).army(0, 20, 3).army(0, 5, 3));
    expect(scene.armies(0, 20)).toEqual([2]);
    expect(scene.armies(0, 5)).toEqual([3]);
    expect(scene.told('hero.injured')).toEqual([]);
    expect(attacked('trampling-rush', [], [], (one) => one.army(0, 5, 3)).asked.key).toBe('injury');
  });
});
