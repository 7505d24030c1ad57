import { best, likely } from '@concilio/bots';
import { isPiece, type Option, type PieceId, type Seat } from '@concilio/kernel';
import type { Op } from '../content/effects.ts';
import { injuredOf } from '../rules/attributes.ts';
import { scoreOf } from '../rules/scores.ts';
import { coversOf, isLeader, openSpaces, spacesOf } from '../rules/hits.ts';
import { rageOf } from '../rules/hunt.ts';
import { boardOf } from '../rules/monsters.ts';
import { killsNeeded, killsOf } from '../rules/victory.ts';
import { attackCard, boxOf, combatCard, type Hunt, playerAt, type State } from '../state.ts';
import { cardsFor, leaderChance } from './slayer.ts';
import { WEIGHTS } from './weights.ts';
import { priestWorth, worthOfAll } from './worth.ts';

/** Hunts, from both sides. */

/** LOR-32.03 to LOR-32.06: what is printed on a Hit space. */
function spaceWorth(state: State, seat: Seat, prey: string, space: number): number {
  const { reward } = spacesOf(state, prey)[space] ?? {};
  switch (reward) {
    case 'priest':
      return priestWorth(state, seat);
    case 'realm':
      return WEIGHTS.ally;
    case 'army':
      return WEIGHTS.strength;
    case 'rune':
      return WEIGHTS.rune;
    case undefined:
      return 0;
  }
}

/** What a Hunt is worth before it begins. */
export function huntWorth(state: State, seat: Seat, prey: string): number {
  const cards = cardsFor(state, seat);
  const injured = injuredOf(state, seat).length;
  const spent =
    WEIGHTS.injury * (injured === 3 ? 0 : 1.2) + 0.6 * WEIGHTS.draw * playerAt(state, seat).hand.length;
  if (isLeader(state, prey)) return WEIGHTS.victory * leaderChance(state, seat) - spent;
  const open = openSpaces(state, prey, null);
  const reach = WEIGHTS.hitPerCard * cards + 0.8 - 0.5 * injured;
  const hits = Math.min(open.length, Math.max(0, reach));
  const rewards =
    open.reduce((sum, space) => sum + spaceWorth(state, seat, prey, space), 0) / Math.max(1, open.length);
  const kills = killsOf(state, seat);
  const kill = WEIGHTS.kill + (kills < killsNeeded(state) ? WEIGHTS.slayer : 0);
  return hits * (WEIGHTS.hit + rewards) + kill * likely(reach - open.length, 0.8) - spent;
}

/** What the attack does: a Special Attack is that of the prey. */
function attackOps(state: State, { prey }: Hunt, ops: readonly Op[]): readonly Op[] {
  const special = isLeader(state, prey)
    ? boxOf(state).leader.specialAttack
    : boardOf(state, prey).specialAttack;
  return ops.flatMap((op) => (op.op === 'special-attack' ? special : [op]));
}

/** What an attack costs the hunter that is not warded off. */
function attackHarm(state: State, hunt: Hunt, card: PieceId): number {
  const { hunter } = hunt;
  const ops = attackOps(state, hunt, attackCard(state, card).does);
  const injuries = ops.reduce((sum, op) => sum + (op.op === 'injure' ? op.injuries : 0), 0);
  const left = 3 - injuredOf(state, hunter).length;
  // One Injury too many ends the Hunt: LOR-31.31.
  const ends = injuries > left ? 0.8 * playerAt(state, hunter).hand.length : 0;
  const over = ops.some(({ op }) => op === 'end-hunt') ? playerAt(state, hunter).hand.length : 0;
  return Math.max(0, -worthOfAll(state, hunter, ops)) + ends + over;
}

/** The Monster's player: what hurts most and is hardest to ward off. */
export function attackWith(state: State, options: readonly Option[]): string | undefined {
  const { hunt } = state;
  if (hunt === null) return undefined;
  return best(options, ({ id }) => {
    if (!isPiece(id)) return 0;
    const { rage, weakness, shieldsFail } = attackCard(state, id);
    return attackHarm(state, hunt, id) + 0.3 * rage + 0.1 * weakness + (shieldsFail === true ? 0.3 : 0);
  })?.id;
}

/** What a card is still good for in this Hunt. */
export function strikeWorth(state: State, card: PieceId): number {
  const { hunt } = state;
  const printed = combatCard(state, card);
  if (hunt === null || printed.shield === true) return 0.25;
  if (isLeader(state, hunt.prey)) {
    const wanted = spacesOf(state, hunt.prey).some(
      ({ icons }, space) => coversOf(state, hunt.prey)[space] === null && icons.includes(printed.icon),
    );
    return wanted ? 1.4 : 0.2;
  }
  const open = openSpaces(state, hunt.prey, [printed.icon]).length;
  const same = playerAt(state, hunt.hunter).hand.filter(
    (one) => combatCard(state, one).icon === printed.icon,
  );
  const wild = printed.hunt?.does.some(({ op }) => op === 'any-icon') === true ? 0.6 : 0;
  if (open === 0) return Math.max(0.2, wild);
  return same.length > open ? 0.5 : 1.1;
}

/** How many cards are tried in every way; those that would be missed most are kept without a thought. */
const MOST = 7;

/** The hunter: the cards that are least missed and ward off the attack, or find its Weakness; or none. */
export function defence(state: State, options: readonly Option[]): string[] {
  const { hunt } = state;
  const [attack] = state.attacks.played;
  if (hunt === null || attack === undefined) return [];
  const printed = attackCard(state, attack);
  const rage = rageOf(state);
  const harm = attackHarm(state, hunt, attack);
  const wisdom = scoreOf(state, hunt.hunter, 'wisdom');
  const cards = options
    .flatMap(({ id }) =>
      isPiece(id) ? [{ id, card: combatCard(state, id), price: strikeWorth(state, id) }] : [],
    )
    .sort((one, other) => one.price - other.price)
    .slice(0, MOST);
  const helps = printed.shieldsFail !== true || hunt.shieldsHelp;
  let most = wisdom >= printed.weakness ? WEIGHTS.draw : 0;
  let chosen: string[] = [];
  for (let set = 1; set < 1 << cards.length; set++) {
    let value = 0;
    let price = 0;
    let shield = false;
    for (const [place, one] of cards.entries())
      if ((set & (1 << place)) !== 0) {
        value += one.card.value;
        price += one.price;
        shield ||= one.card.shield === true;
      }
    const blocked = value >= rage || (shield && helps);
    const worth = (blocked ? harm : 0) + (value + wisdom >= printed.weakness ? WEIGHTS.draw : 0) - price;
    if (worth <= most + 0.01) continue;
    most = worth;
    chosen = cards.filter((_, place) => (set & (1 << place)) !== 0).map(({ id }) => id);
  }
  return options.map(({ id }) => id).filter((id) => chosen.includes(id));
}

/** Strikes while it pays: one Hit a turn while the Hero can bear more attacks, since each turn brings cards; then all. */
export function strike(state: State, seat: Seat, options: readonly Option[]): string {
  const { hunt } = state;
  const cards = options.filter(({ id }) => isPiece(id));
  const uses = options.find(({ id }) => id.startsWith('use/'));
  if (hunt === null) return 'stop';
  if (cards.length === 0) return uses !== undefined && hunt.hits === 0 ? uses.id : 'stop';
  const left = openSpaces(state, hunt.prey, null).length;
  const injured = injuredOf(state, seat).length;
  const each = isLeader(state, hunt.prey) ? 2 : 1;
  const finishes = cards.length >= left * each;
  if (hunt.hits > 0 && !finishes && injured < 2 && cards.length <= each) return 'stop';
  return (
    best(cards, ({ id }) => {
      if (!isPiece(id)) return 0;
      const printed = combatCard(state, id);
      const effect = printed.hunt === undefined ? 0 : worthOfAll(state, seat, printed.hunt.does);
      const open = openSpaces(state, hunt.prey, [printed.icon]).length;
      const wild = open === 0 || printed.hunt?.does.some(({ op }) => op === 'any-icon') === true;
      return effect - (wild ? 2 : 0) - 0.3 * open;
    })?.id ?? 'stop'
  );
}

/** The space whose Reward is worth most; then those that stand between the hunter and the Artifact. */
export const hitWhere = (state: State, seat: Seat, options: readonly Option[]): string | undefined =>
  best(options, ({ id }) => {
    const [prey = '', space = ''] = id.split('/');
    return spaceWorth(state, seat, prey, Number(space));
  })?.id;
