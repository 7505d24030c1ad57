import { chooseOne, distribute, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { type LotrTcg, shadowPlayers, type State } from '../state.ts';
import { printed } from './sets.ts';
import { is, tableStat, vitalityLeft } from './stats.ts';
import { allies, defenders, isType, minions, minionsOf, siteNow } from './select.ts';
import { canBeWounded, dealWounds } from './vitality.ts';

/**
 * TCG-25.04 to TCG-25.06, TCG-24.10: whether somebody takes part in archery fire and skirmishes. An ally does so at home,
 * or because a card says so; an unhasty one only because a Gandalf card does.
 */
export function participates(state: State, card: PieceId): boolean {
  if (is(state, card, 'no-participation')) return false;
  if (!isType(state, card, 'ally')) return true;
  if (isAtHome(state, card) || is(state, card, 'participates-by-gandalf')) return true;
  return is(state, card, 'participates') && !is(state, card, 'unhasty');
}

/** TCG-29.04: the symbol of the block counts. */
export function isAtHome(state: State, ally: PieceId): boolean {
  const site = siteNow(state);
  if (site === null) return false;
  const { block, stats } = printed(state, site);
  return printed(state, ally).homes.some((home) => home.block === block && home.site === stats['site']);
}

/** TCG-11.02 to TCG-11.05 */
export function archeryTotals(state: State): { fellowship: number; minions: number } {
  const shoots = (card: PieceId) => is(state, card, 'archer') && !is(state, card, 'no-archery');
  const fellowship = defenders(state).filter((card) => participates(state, card));
  return {
    fellowship: Math.max(0, fellowship.filter(shoots).length + tableStat(state, 'fellowship-archery')),
    minions: Math.max(0, minions(state).filter(shoots).length + tableStat(state, 'minion-archery')),
  };
}

/** TCG-11.01, TCG-11.09: both totals are fixed before any wound is assigned. */
export function archeryFire(play: Play<LotrTcg>): void {
  const { state } = play;
  const totals = archeryTotals(state);
  if (totals.fellowship + totals.minions > 0) play.tell('archery.counted', totals);
  state.archery = totals;
  play.then('archeryWounds', {});
  play.then('archeryReply', {});
}

/** TCG-11.06: to companions and to allies that take part; some effects put the allies in their place. */
export function archeryWounds(play: Play<LotrTcg>): void {
  const { state } = play;
  const total = state.archery?.minions ?? 0;
  if (total === 0) return;
  const alliesOnly = tableStat(state, 'allies-take-archery') > 0;
  const targets = alliesOnly ? allies(state) : defenders(state).filter((card) => participates(state, card));
  assignWounds(play, state.free, targets, total);
}

/** TCG-11.07, TCG-11.10 */
export function archeryReply(play: Play<LotrTcg>): void {
  const { state } = play;
  const total = state.archery?.fellowship ?? 0;
  state.archery = null;
  if (total === 0) return;
  const options = shadowPlayers(state).map((seat) => ({
    id: `seat-${seat}`,
    text: { key: 'option.player', with: { player: seat } },
  }));
  const pick = play.ask(state.free, chooseOne('archery-target', options, { obvious: true }));
  const seat = Number(pick.slice('seat-'.length)) as Seat;
  assignWounds(play, seat, minionsOf(state, seat), total);
}

/** TCG-11.08, TCG-11.12: no more than it has vitality left; what cannot be assigned is ignored. */
function assignWounds(play: Play<LotrTcg>, seat: Seat, cards: readonly PieceId[], total: number): void {
  const { state } = play;
  const options = cards
    .filter((card) => canBeWounded(state, card))
    .map((id) => ({ id, cap: vitalityLeft(state, id) }));
  const room = options.reduce((sum, { cap }) => sum + cap, 0);
  const wounds = Math.min(total, room);
  if (wounds === 0) return;
  const [only] = options;
  const given =
    options.length === 1 && only !== undefined
      ? { [only.id]: wounds }
      : wounds === room
        ? Object.fromEntries(options.map(({ id, cap }) => [id, cap]))
        : play.ask(seat, distribute('archery', options, { min: wounds, max: wounds }));
  for (const { id } of options) dealWounds(play, id, given[id] ?? 0, null);
}
