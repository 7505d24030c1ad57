import type { Box, HitSpace } from '../content/box.ts';
import type { Ability, Condition, Op } from '../content/effects.ts';
import { capital, inside, type Naming, type Speech } from './speech.ts';

/** What is printed on components, said from what they do: it can say nothing else than they do. */

/** A language, and what things are called in it. */
export interface Tongue {
  readonly speech: Speech;
  readonly name: Naming;
}

export function saidOps(tongue: Tongue, ops: readonly Op[]): string {
  return ops.map((op) => tongue.speech.op(op, (inner) => saidOps(tongue, inner), tongue.name)).join(' ');
}

/** When, under which conditions and whether it must be: what stands in front of a sentence, and the sentence. */
function headed(
  { speech, name }: Tongue,
  when: string | null,
  { if: conditions, optional }: { readonly if?: readonly Condition[]; readonly optional?: true },
  sentence: string,
): string {
  const head = [
    ...(when === null ? [] : [when]),
    ...(conditions === undefined
      ? []
      : [speech.given(conditions.map((condition) => speech.condition(condition, name)))]),
    ...(optional === true ? [speech.optional] : []),
  ];
  return head.length === 0 ? sentence : `${capital(head.join(', '))}: ${inside(sentence)}`;
}

export function saidAbility(tongue: Tongue, ability: Ability): string {
  const { speech, name } = tongue;
  switch (ability.is) {
    case 'number': {
      const limit = ability.most ?? ability.least ?? null;
      const sentence = speech.number(ability.of, ability.amount, ability.per ?? null, limit);
      return headed(tongue, null, ability, sentence);
    }
    case 'leave':
      return headed(tongue, null, ability, speech.leave(ability.to));
    case 'rune-action':
      return speech.runeAction(ability.cost, name, saidOps(tongue, ability.does));
    case 'moment': {
      const sentence = headed(tongue, speech.moment(ability.on), ability, saidOps(tongue, ability.does));
      return ability.once === undefined ? sentence : speech.once(ability.once, sentence);
    }
  }
}

/** `text.ID` of everything in a box that does something. */
export function textsOf(tongue: Tongue, box: Box): Record<string, string> {
  const { speech, name } = tongue;
  const texts: Record<string, string> = {};
  const say = (id: string, ...sentences: readonly string[]) => {
    texts[`text.${id}`] = sentences.filter((sentence) => sentence !== '').join(' ');
  };
  for (const { id, abilities } of [...box.heroes, ...box.blessings, ...box.artifacts])
    say(id, ...abilities.map((ability) => saidAbility(tongue, ability)));
  for (const { id, does } of box.origins) say(id, saidOps(tongue, does));
  for (const { id, rune, action, bonus } of box.realms)
    say(id, speech.realm(name.thing(action), name.thing(rune), saidOps(tongue, bonus)));
  for (const { id, attribute, favours } of box.gods)
    say(
      id,
      speech.god(
        name.thing(attribute),
        favours.map((ops, level) => speech.favour(level + 1, saidOps(tongue, ops))),
      ),
    );
  for (const { id, regionAttack, specialAttack } of box.monsters)
    say(
      id,
      speech.regionAttack(saidOps(tongue, regionAttack)),
      speech.specialAttack(saidOps(tongue, specialAttack)),
    );
  const { leader } = box;
  say(
    leader.id,
    speech.activation(saidOps(tongue, leader.activation)),
    speech.specialAttack(saidOps(tongue, leader.specialAttack)),
    leader.barsArmies ? speech.bars : '',
  );
  for (const card of box.combat) say(card.id, ...saidCombat(tongue, card));
  for (const { id, rage, weakness, hand, shieldsFail, does } of box.attacks)
    say(id, speech.attack(rage, weakness, hand, shieldsFail === true), saidOps(tongue, does));
  for (const card of box.events) say(card.id, speech.event(card, name));
  for (const { id, test } of box.omens) say(id, speech.omen(test));
  for (const { id, regions, lands, seas } of box.maps)
    say(
      id,
      speech.map(
        regions.length,
        lands.map((land) => name.thing(land.id)),
        seas.length,
      ),
    );
  return texts;
}

function saidCombat(tongue: Tongue, card: Box['combat'][number]): string[] {
  const { speech, name } = tongue;
  const { icon, value, casualties, shield, hunt, battle } = card;
  return [
    speech.combat(name.icon(icon), value, casualties),
    shield === true ? speech.shield : '',
    hunt === undefined
      ? ''
      : headed(tongue, speech.hunt(hunt.on, hunt.discards ?? 0), {}, saidOps(tongue, hunt.does)),
    battle === undefined
      ? ''
      : headed(tongue, speech.battle(battle.on), battle, saidOps(tongue, battle.does)),
  ];
}

/** What stands on each Hit space: `hit.draugr/2`. */
export function hitsOf({ speech, name }: Tongue, box: Box): Record<string, string> {
  const said = ({ icons, reward }: HitSpace) => speech.hit(icons.map(name.icon), reward);
  return Object.fromEntries(
    [...box.monsters, box.leader].flatMap(({ id, hits }) =>
      hits.map((space, place) => [`hit.${id}/${place}`, said(space)] as const),
    ),
  );
}

/** What may be chosen where a component offers several things: `thing.alfheim/1`. */
export function choicesOf(tongue: Tongue, box: Box): Record<string, string> {
  const texts: Record<string, string> = {};
  const look = (id: string, ops: readonly Op[]) => {
    for (const op of ops)
      if (op.op === 'choose')
        for (const [place, among] of op.among.entries())
          texts[`thing.${id}/${place}`] = saidOps(tongue, among).replace(/\.$/, '');
  };
  for (const { id, ops } of effectsIn(box)) look(id, ops);
  return texts;
}

/** Every list of effects of a box, with the component that it stands on. */
export function effectsIn(box: Box): { readonly id: string; readonly ops: readonly Op[] }[] {
  const of = (id: string, ...lists: readonly (readonly Op[] | undefined)[]) =>
    lists.flatMap((ops) => (ops === undefined ? [] : [{ id, ops }]));
  return [
    ...[...box.heroes, ...box.blessings, ...box.artifacts].flatMap(({ id, abilities }) =>
      of(id, ...abilities.map((ability) => ('does' in ability ? ability.does : undefined))),
    ),
    ...[...box.origins, ...box.attacks].flatMap(({ id, does }) => of(id, does)),
    ...box.realms.flatMap(({ id, bonus }) => of(id, bonus)),
    ...box.gods.flatMap(({ id, favours }) => of(id, ...favours)),
    ...box.monsters.flatMap(({ id, regionAttack, specialAttack }) => of(id, regionAttack, specialAttack)),
    ...of(box.leader.id, box.leader.activation, box.leader.specialAttack),
    ...box.combat.flatMap(({ id, hunt, battle }) => of(id, hunt?.does, battle?.does)),
  ];
}
