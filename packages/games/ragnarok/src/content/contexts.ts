import type { Box } from './box.ts';
import type { Ability, TriggerName, Op } from './effects.ts';

/** Where the words of `effects.ts` may stand: some need a Battle, a Hunt or a Region to speak of. */

/** What there is while an effect takes place. */
type Ground = 'battle' | 'hunt' | 'region' | 'draft' | 'injury' | 'forge' | 'special attack' | 'realm';

interface Effect {
  readonly place: string;
  readonly ops: readonly Op[];
  readonly grounds: readonly Ground[];
}

const MOMENTS: Readonly<Partial<Record<TriggerName, readonly Ground[]>>> = {
  'temple-built': ['region'],
  'rune-forged': ['forge'],
  'control-taken': ['region'],
  'army-died': ['region'],
  injury: ['injury'],
  'before-battle': ['battle'],
  'battle-begins': ['battle'],
  'battle-value': ['battle'],
  'battle-won': ['battle', 'region'],
  'battle-lost': ['battle', 'region'],
  'battle-over': ['battle', 'region'],
  'before-hunt': ['hunt'],
  'hunt-begins': ['hunt'],
  'hero-turn': ['hunt'],
  reward: ['hunt'],
  'hunt-over': ['hunt'],
};

const IN: Readonly<Record<Exclude<Ground, 'special attack' | 'realm'>, string>> = {
  battle: 'in a Battle',
  hunt: 'in a Hunt',
  region: 'where there is a Region that it is about',
  draft: 'on an Origin',
  injury: 'at the moment of an Injury',
  forge: 'at the moment when a Rune is forged',
};

/** What a word needs, and how to say so. */
function needOf(op: Op): keyof typeof IN | null {
  const whom = 'whom' in op ? op.whom : undefined;
  if (whom === 'opponent' || ('where' in op && op.where === 'battle')) return 'battle';
  if (whom === 'hunter') return 'hunt';
  if (whom === 'each-here' || whom === 'each-holding' || whom === 'heroes-here') return 'region';
  switch (op.op) {
    case 'battle-value':
    case 'spare-casualty':
    case 'spare-loss':
    case 'cancel-card':
    case 'take-back':
    case 'look-at-hand':
      return 'battle';
    case 'any-icon':
    case 'rage':
    case 'monster-hand':
    case 'few-hits':
    case 'undo-hit':
    case 'no-card':
    case 'end-hunt':
    case 'special-attack':
    case 'shields-help':
      return 'hunt';
    case 'hit':
      return op.icon === undefined ? null : 'hunt';
    case 'lower-armies':
    case 'lower-beside':
    case 'retreat-all':
      return 'region';
    case 'begin':
      return 'draft';
    case 'prevent-injury':
      return 'injury';
    case 'gain-runes':
      return op.same === true ? 'forge' : null;
    default:
      return null;
  }
}

/** Lists inside an effect. */
function innerOf(op: Op): readonly (readonly [string, readonly Op[]])[] {
  if (op.op === 'choose') return op.among.map((ops, index) => [`among[${index}]`, ops] as const);
  return 'otherwise' in op && op.otherwise !== undefined ? [['otherwise', op.otherwise]] : [];
}

/** Everything of a box that does something. */
function effectsOf(box: Box): Effect[] {
  const ofAbilities = (file: string, bearers: readonly { readonly abilities: readonly Ability[] }[]) =>
    bearers.flatMap(({ abilities }, index) =>
      abilities.flatMap((ability, number): Effect[] => {
        const place = `${file}.json[${index}].abilities[${number}].does`;
        if (ability.is === 'rune-action') return [{ place, ops: ability.does, grounds: [] }];
        return ability.is === 'moment'
          ? [{ place, ops: ability.does, grounds: MOMENTS[ability.on] ?? [] }]
          : [];
      }),
    );
  const { leader } = box;
  return [
    ...ofAbilities('heroes', box.heroes),
    ...ofAbilities('blessings', box.blessings),
    ...ofAbilities('artifacts', box.artifacts),
    ...box.origins.map(({ does }, index) => ({
      place: `origins.json[${index}].does`,
      ops: does,
      grounds: ['draft'] as const,
    })),
    ...box.realms.map(({ bonus }, index) => ({
      place: `realms.json[${index}].bonus`,
      ops: bonus,
      grounds: ['realm'] as const,
    })),
    ...box.gods.flatMap(({ favours }, index) =>
      favours.map((ops, level) => ({
        place: `gods.json.gods[${index}].favours[${level}]`,
        ops,
        grounds: [],
      })),
    ),
    ...box.monsters.flatMap(({ regionAttack, specialAttack }, index) => [
      {
        place: `monsters.json.monsters[${index}].regionAttack`,
        ops: regionAttack,
        grounds: ['region'] as const,
      },
      {
        place: `monsters.json.monsters[${index}].specialAttack`,
        ops: specialAttack,
        grounds: ['hunt', 'region', 'special attack'] as const,
      },
    ]),
    { place: 'leader.json.activation', ops: leader.activation, grounds: ['region'] },
    {
      place: 'leader.json.specialAttack',
      ops: leader.specialAttack,
      grounds: ['hunt', 'region', 'special attack'],
    },
    ...box.combat.flatMap(({ hunt, battle }, index): Effect[] => [
      ...(hunt === undefined
        ? []
        : [{ place: `combat.json[${index}].hunt.does`, ops: hunt.does, grounds: ['hunt'] as const }]),
      ...(battle === undefined
        ? []
        : [{ place: `combat.json[${index}].battle.does`, ops: battle.does, grounds: ['battle'] as const }]),
    ]),
    ...box.attacks.map(({ does }, index) => ({
      place: `attacks.json[${index}].does`,
      ops: does,
      grounds: ['hunt', 'region'] as const,
    })),
  ];
}

function look({ place, ops, grounds }: Effect, tell: (fault: string) => void): void {
  for (const [index, op] of ops.entries()) {
    const here = `${place}[${index}]`;
    const need = needOf(op);
    if (need !== null && !grounds.includes(need)) tell(`${here}: "${op.op}" here works only ${IN[need]}.`);
    // Either would go round in a circle.
    if (op.op === 'special-attack' && grounds.includes('special attack'))
      tell(`${here}: a Special Attack cannot lead to itself.`);
    if (op.op === 'realm-bonus' && grounds.includes('realm'))
      tell(`${here}: the bonus of a Realm cannot lead to the bonus of a Realm.`);
    for (const [name, inner] of innerOf(op)) look({ place: `${here}.${name}`, ops: inner, grounds }, tell);
  }
}

const choices = (ops: readonly Op[]): number =>
  ops.reduce(
    (sum, op) =>
      sum + (op.op === 'choose' ? 1 : 0) + innerOf(op).reduce((more, [, inner]) => more + choices(inner), 0),
    0,
  );

/** Words that stand where they can do nothing. */
export function contextFaults(box: Box): string[] {
  const faults: string[] = [];
  for (const effect of effectsOf(box)) look(effect, (fault) => faults.push(fault));
  // Choices are told apart by their component and a number: `alfheim/1`.
  const counts: Record<string, number> = {};
  for (const { place, ops } of effectsOf(box)) {
    const component = /^[^\]]*\]|^leader\.json/.exec(place)?.[0] ?? place;
    counts[component] = (counts[component] ?? 0) + choices(ops);
  }
  for (const [component, count] of Object.entries(counts).toSorted())
    if (count > 1) faults.push(`${component}: a component offers at most one choice, and this has ${count}.`);
  return faults;
}
