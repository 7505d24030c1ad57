import { chooseOne, type PieceId, type Play } from '@concilio/kernel';
import { following, inOrder, type LotrLcg, playerAt, type Steps } from '../state.ts';
import { engage } from './engaging.ts';
import { hintsOn } from './hints.ts';
import { inVain } from './idle.ts';
import { attackOf, engagementCostOf, is } from './stats.ts';
import { stagedEnemies } from './select.ts';
import { openWindow } from './windows.ts';

/** LCG-9.02, LCG-9.03: each player may engage one enemy of their choice. */
export function optionalEngagement(play: Play<LotrLcg>, { seat }: Steps['optionalEngagement']): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  const staged = stagedEnemies(state);
  const able = staged.filter((card) => !is(state, card, 'not-engaged-by-choice'));
  if (able.length === 0) return;
  const pick = play.ask(
    seat,
    chooseOne('engage', [...able.map((id) => ({ id })), { id: 'none' }], {
      hints: () => hintsOn(able, (card) => ({ key: 'hint.hits', with: { attack: attackOf(state, card) } })),
      blocked: () =>
        inVain(
          state,
          seat,
          [],
          staged.filter((card) => !able.includes(card)).map((id) => ({ id, rule: 'LCG-1.11' })),
        ),
    }),
  );
  if (pick !== 'none') engage(play, pick as PieceId, seat);
}

export function engagement(play: Play<LotrLcg>): void {
  openWindow(play, 'engagement');
  if (!is(play.state, 'table', 'no-engagement-checks')) play.then('engagementChecks', { quiet: 0 });
  play.then('checksOver', {});
}

export function checksOver(play: Play<LotrLcg>): void {
  openWindow(play, 'checks');
}

/** LCG-9.04 to LCG-9.08: checks go round until a whole circle of them has engaged nobody. */
export function engagementChecks(play: Play<LotrLcg>, { quiet, after }: Steps['engagementChecks']): void {
  const { state } = play;
  const order = after === undefined ? inOrder(state) : following(state, after);
  const [seat] = order;
  if (seat === undefined || quiet >= order.length) return;
  const { threat } = playerAt(state, seat);
  const able = stagedEnemies(state).filter((card) => engagementCostOf(state, card) <= threat);
  const highest = Math.max(...able.map((card) => engagementCostOf(state, card)));
  const tied = able.filter((card) => engagementCostOf(state, card) === highest);
  if (tied.length > 0) {
    const pick = play.ask(
      seat,
      chooseOne(
        'engagement-check',
        tied.map((id) => ({ id })),
        { obvious: true },
      ),
    );
    engage(play, pick as PieceId, seat);
  }
  play.then('engagementChecks', { quiet: tied.length > 0 ? 0 : quiet + 1, after: seat });
}
