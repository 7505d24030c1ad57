import { best } from '@concilio/bots';
import { drawPick, isPiece, type Option, type Pick, type Question, type Seat } from '@concilio/kernel';
import type { Attribute, Op } from '../content/effects.ts';
import { armiesIn, armyNamed, armiesOf, onBoard, regionIn, valueOf } from '../rules/armies.ts';
import { has, mapOf, nextFor, seaNamed, standing } from '../rules/map.ts';
import { recruitValueOf } from '../rules/recruiting.ts';
import { boxOf, cardOf, named, playerAt, type State } from '../state.ts';
import { battleCard, forceOf, keepWorth, wantsUse } from './fight.ts';
import { attackWith, defence, hitWhere, huntWorth, strike, strikeWorth } from './hunting.ts';
import { bestDeed, comingWorth, deedWorth, growWorth, harmWorth, marchWorth } from './moves.ts';
import { Outlook } from './regions.ts';
import { bringsRagnarok, preparationWorth, ragnarokWorth, specialWorth } from './specials.ts';
import { heroWorth, injuryWorth, prayerWorth, runeActionWorth, seaWorth, standWorth } from './turn.ts';
import { abilitiesWorth, opsOf, realmWorth, worthOfAll } from './worth.ts';

/** The bot `simple`: what a player does who looks one step ahead. Nothing is ever asked of it out of turn. */
export function policy(state: State, seat: Seat, question: Question): Pick {
  switch (question.kind) {
    case 'one':
      return chosen(state, seat, question.key, question.options, question.with ?? {});
    case 'some':
      return some(state, seat, question.key, question.options, question.min);
    case 'distribute':
      return divided(question.options, question.total.min);
    case 'assign':
      return drawPick(question, () => 0);
    case 'order':
      return question.options.map(({ id }) => id);
    case 'number':
      return question.min;
  }
}

type With = NonNullable<Question['with']>;

function chosen(state: State, seat: Seat, key: string, options: readonly Option[], about: With): string {
  const special = asked(state, seat, key, options);
  if (special !== undefined) return special;
  const worth = rating(state, seat, key, about);
  return best(options, worth)?.id ?? options[0]?.id ?? '';
}

/** Questions that are not answered by comparing one option with the other. */
function asked(state: State, seat: Seat, key: string, options: readonly Option[]): string | undefined {
  switch (key) {
    case 'battle-card':
      return battleCard(state, seat, options);
    case 'attack':
      return attackWith(state, options);
    case 'strike':
      return strike(state, seat, options);
    case 'hit':
      return hitWhere(state, seat, options);
    default:
      return undefined;
  }
}

/** How good each option of a question is. What is not known here is worth the same, so that the first is taken. */
export function rating(state: State, seat: Seat, key: string, about: With): (option: Option) => number {
  const outlook = new Outlook(state, seat);
  const box = boxOf(state);
  const rune = (id: string): number => {
    const held = playerAt(state, seat).runes[id] ?? 0;
    return (held === 0 ? 1 : 0.4 / held) + wantedFor(state, seat, id);
  };
  switch (key) {
    case 'draft-origin':
      return ({ id }) => worthOfAll(state, seat, named(box.origins, id).does);
    case 'start-sea':
      return ({ id }) =>
        Math.max(...seaNamed(state, id).regions.map((region) => startWorth(outlook, region)));
    case 'start-region':
      return ({ id }) => startWorth(outlook, regionIn(id));
    case 'prayer':
      return (option) => prayerWorth(outlook, option);
    case 'hero':
      return (option) => heroWorth(outlook, option);
    case 'runes':
      return (option) => runeActionWorth(outlook, option);
    case 'maneuvers':
    case 'mobilize':
    case 'activate-army':
    case 'move-army':
      return ({ id }) => maneuverWorth(outlook, id);
    case 'army-deed':
      return ({ id }) => deedWorth(outlook, armyNamed(state, String(about.army)), id);
    case 'move-where':
      return ({ id }) =>
        Math.max(...onBoard(state, seat).map((army) => marchWorth(outlook, army, regionIn(id))));
    case 'special':
      return ({ id }) => specialWorth(outlook, id);
    case 'prepare':
      return ({ id }) => preparationWorth(outlook, id as 'heal' | 'draw' | 'rune' | 'raise');
    case 'temple':
      return ({ id }) => -outlook.danger(regionIn(id), valueOf(state, seat, regionIn(id)));
    case 'blessing':
      return ({ id }) =>
        isPiece(id) ? abilitiesWorth(state, seat, named(box.blessings, cardOf(state, id)).abilities) : 0;
    case 'monument':
      return ({ id }) => levelWorth(state, seat, id);
    case 'monsters':
      return ({ id }) => monstersWorth(state, seat, id);
    case 'monster-deed':
      return ({ id }) => monsterDeed(outlook, id, String(about.monster));
    case 'monster-move':
      return ({ id }) => tramplingWorth(outlook, regionIn(id));
    case 'trample':
    case 'lower-beside':
    case 'lower-army':
      return ({ id }) => (id === 'none' ? 0 : harmWorth(state, seat, armyNamed(state, id)));
    case 'lower-own':
      return ({ id }) => armyNamed(state, id).army.value;
    case 'raise-army':
      return ({ id }) => growWorth(outlook, armyNamed(state, id));
    case 'retreat': {
      const strength = valueOf(state, seat, Number(about.region ?? 0));
      return ({ id }) => outlook.arriving(regionIn(id), strength) + outlook.ahead(regionIn(id), strength);
    }
    case 'recruit':
      return ({ id }) => comingWorth(outlook, regionIn(id), recruitValueOf(state, seat));
    case 'place-army':
      return ({ id }) => -armyNamed(state, id).army.value;
    case 'place-where':
      return ({ id }) => comingWorth(outlook, regionIn(id), 1);
    case 'place-hero':
      return ({ id }) => standWorth(outlook, regionIn(id));
    case 'place-leader':
      return ({ id }) => leaderWorth(outlook, regionIn(id));
    case 'sail':
      return ({ id }) => seaWorth(outlook, id);
    case 'ally':
    case 'which-bonus':
      return ({ id }) => realmWorth(state, seat, id);
    case 'gain-rune':
      return ({ id }) => rune(id);
    case 'lose-rune':
      return ({ id }) => -rune(id) + 0.5 * (playerAt(state, seat).runes[id] ?? 0);
    case 'mischief':
      return ({ id }) => (id === 'rune' ? 1 : 0);
    case 'injury':
      return ({ id }) => -injuryWorth(state, seat, id as Attribute);
    case 'heal':
      return ({ id }) => injuryWorth(state, seat, id as Attribute);
    case 'use':
      return ({ id }) => ((id === 'yes') === wantsUse(state, seat, String(about.card)) ? 1 : 0);
    case 'choose':
      return ({ id }) => worthOfAll(state, seat, choiceOf(state, id));
    case 'which-battle':
      return ({ id }) => outlook.winning(regionIn(id), valueOf(state, seat, regionIn(id)));
    case 'take-back':
      return ({ id }) => (isPiece(id) ? keepWorth(state, id) : 0);
    case 'discard-theirs':
      return ({ id }) => (isPiece(id) ? strikeWorth(state, id) : 0);
    case 'second-card':
      return ({ id }) => (isPiece(id) ? -strikeWorth(state, id) : 0);
    default:
      return () => 0;
  }
}

/** Where to begin: what can be held at once and the way from there, far from the others. */
function startWorth(outlook: Outlook, region: number): number {
  const { state, seat } = outlook;
  const { owner } = standing(state, region);
  if (owner !== null || armiesIn(state, region).length > 0) return Number.NEGATIVE_INFINITY;
  const own = outlook.population(region) <= 2 ? outlook.holding(seat, region) : 0;
  let worth = own + (has(state, region, 'settlement') ? 0.8 : 0);
  for (const next of nextFor(state, seat, region)) {
    if (standing(state, next).owner !== null) worth -= 0.8;
    else worth += outlook.holding(seat, next) / (1 + outlook.population(next));
  }
  return worth;
}

function maneuverWorth(outlook: Outlook, id: string): number {
  const { state, seat } = outlook;
  if (id === 'done') return 0;
  if (id === 'recruit') return 3;
  if (id.startsWith('use/')) return worthOfAll(state, seat, opsOf(state, id.slice('use/'.length)));
  return bestDeed(outlook, armyNamed(state, id)).worth;
}

/** Whether a Rune of this type would pay for something the Hero is beside. */
function wantedFor(state: State, seat: Seat, rune: string): number {
  const { heroAt, runes } = playerAt(state, seat);
  if (heroAt === null || (runes[rune] ?? 0) > 0) return 0;
  const realms = mapOf(state).realms.filter(({ regions }) => regions.includes(heroAt));
  return realms.some(
    ({ id }) =>
      named(boxOf(state).realms, id).rune === rune && !named(state.realms, id).allies.includes(seat),
  )
    ? 0.6
    : 0;
}

/** The level of a Monument: what its favour brings, and whether Ragnarok comes with it. */
function levelWorth(state: State, seat: Seat, god: string): number {
  const { level = 0 } = state.monuments.find((one) => one.god === god) ?? {};
  const completes = level + 1 === 3;
  const favour = worthOfAll(state, seat, named(boxOf(state).gods, god).favours[level] ?? []);
  if (!completes || state.lastTurns !== null) return favour;
  const good = ragnarokWorth(state, seat) > 0;
  if (bringsRagnarok(state) && !bringsRagnarok(state, false)) return good ? 50 : -50;
  return favour + (good ? 2 : -2);
}

function monstersWorth(state: State, seat: Seat, id: string): number {
  const [word, monster = ''] = id.split('/');
  if (word === 'done') return 0;
  if (word === 'hunt') return huntWorth(state, seat, monster);
  const { at = null } = state.monsters.find((one) => one.id === monster) ?? {};
  const own = at === null ? 0 : valueOf(state, seat, at);
  return 0.7 - (own > 0 ? 1 : 0);
}

/** Monsters do harm where others are; and they are led to where the Hero could Hunt them. */
function tramplingWorth(outlook: Outlook, region: number): number {
  const { state, seat } = outlook;
  const worst = Math.max(0, ...armiesIn(state, region).map((army) => harmWorth(state, seat, army)));
  const only = armiesOf(state, seat, region).length > 0 && worst === 0 ? -1 : 0;
  const near = playerAt(state, seat).heroAt === region ? 0.4 : 0;
  return worst + only + near;
}

function monsterDeed(outlook: Outlook, deed: string, monster: string): number {
  const { state, seat } = outlook;
  const { at = null } = state.monsters.find(({ id }) => id === monster) ?? {};
  if (deed === 'move' || at === null) return 0.3;
  return armiesIn(state, at).reduce((sum, army) => sum + harmWorth(state, seat, army), 0);
}

/** The Leader keeps Armies out: best where others would come and something is to be lost. */
function leaderWorth(outlook: Outlook, region: number): number {
  const { state, seat } = outlook;
  if (standing(state, region).owner === seat)
    return outlook.holding(seat, region) * outlook.danger(region, valueOf(state, seat, region));
  return armiesIn(state, region).reduce((sum, army) => sum + 0.3 * harmWorth(state, seat, army), -1);
}

/** What an option of a choice does: `alfheim/1` is the second of what the Realm offers. */
function choiceOf(state: State, id: string): readonly Op[] {
  const [source = '', place = ''] = id.split('/');
  const box = boxOf(state);
  const all: readonly Op[] = [
    ...(box.realms.find((realm) => realm.id === source)?.bonus ?? []),
    ...(box.monsters.find((monster) => monster.id === source)?.specialAttack ?? []),
    ...(box.leader.id === source ? [...box.leader.activation, ...box.leader.specialAttack] : []),
    ...opsOf(state, source),
  ];
  const choice = all.find((op) => op.op === 'choose');
  return choice?.op === 'choose' ? (choice.among[Number(place)] ?? []) : [];
}

/** Cards, or Runes, of which some go. */
function some(state: State, seat: Seat, key: string, options: readonly Option[], count: number): string[] {
  if (key === 'defend') return defence(state, options);
  const keep = ({ id }: Option): number => {
    if (!isPiece(id)) return -(playerAt(state, seat).runes[id] ?? 0);
    if (state.hunt?.hunter === seat) return strikeWorth(state, id);
    return state.battle === null ? keepWorth(state, id) : forceOf(state, seat, id);
  };
  const gone = options.toSorted((one, other) => keep(one) - keep(other)).slice(0, count);
  return options.filter((option) => gone.includes(option)).map(({ id }) => id);
}

/** LOR-33.13: from the strongest Armies, so that as many as can be live. */
function divided(options: readonly Option[], due: number): Record<string, number> {
  const left = options.map(({ id, cap = 0 }) => ({ id, value: cap }));
  const shares: Record<string, number> = {};
  for (let loss = 0; loss < due; loss++) {
    const strongest = best(left, ({ value }) => value);
    if (strongest === undefined) break;
    strongest.value -= 1;
    shares[strongest.id] = (shares[strongest.id] ?? 0) + 1;
  }
  return shares;
}
