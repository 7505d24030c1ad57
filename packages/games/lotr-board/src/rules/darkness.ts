import { type Play, type Seat, seat } from '@concilio/kernel';
import { LIVES } from '../content/index.ts';
import {
  acting,
  clockwiseFrom,
  hobbitOf,
  inTurnOrder,
  type LotrBoard,
  playerAt,
  type State,
} from '../state.ts';
import { corruptTogether } from './corruption.ts';
import { draw } from './deck.ts';
import { isHeld } from './any-time.ts';
import { lackOf } from './lives.ts';
import { momentOf } from './moments.ts';

/** LOB-12.12, LOB-12.13: what the player who has the Ring after a conflict draws. */
const BEARER_DRAWS = 2;

/** LOB-12.06, LOB-12.07: succumb to darkness, all at the same time. */
export function darkness(play: Play<LotrBoard>) {
  const { state } = play;
  if (isHeld(state, 'darkness')) {
    const asked = { seat: acting(state), key: 'darkness' as const, options: () => [{ id: 'go-on' }] };
    if (momentOf(play, 'darkness', asked) === null) return void play.then('darkness', {});
  }
  const moves = inTurnOrder(state).map((who) => {
    const player = playerAt(state, who);
    const spaces = player.spared ? 0 : lackOf(state, who);
    const helps = hobbitOf(state, who).livesSpared !== undefined && !player.spared;
    if (helps && LIVES.some((life) => player.lives[life] === 0))
      play.tell('ability.used', { seat: who, hobbit: player.hobbit });
    if (spaces > 0) play.tell('darkness.suffered', { seat: who, spaces });
    player.spared = false;
    return { seat: who, spaces };
  });
  corruptTogether(play, moves);
}

/** LOB-12.08 to LOB-12.12: who bears the Ring from now on; then all tokens go back. */
export function newBearer(play: Play<LotrBoard>) {
  const { state } = play;
  const { bearer: before } = state;
  if (before === null) return;
  const next = mostRings(state, before);
  state.bearer = next;
  play.tell('ring.borne', { seat: next });
  const holders = clockwiseFrom(state, next).filter((who) =>
    LIVES.some((life) => playerAt(state, who).lives[life] > 0),
  );
  for (const player of state.players) player.lives = { heart: 0, sun: 0, ring: 0 };
  if (holders.length > 0) play.tell('lives.returned', { seats: holders });
  draw(play, next, BEARER_DRAWS);
  for (const who of clockwiseFrom(state, next)) {
    const more = hobbitOf(state, who).drawsAfterConflict ?? 0;
    if (more === 0) continue;
    // LOB-16.07, LOB-16.08
    play.tell('ability.used', { seat: who, hobbit: playerAt(state, who).hobbit });
    draw(play, who, more);
  }
}

/** LOB-12.08 to LOB-12.11: most ring tokens; of equals the nearest on the bearer's left, the bearer last. */
function mostRings(state: State, bearer: Seat): Seat {
  const order = clockwiseFrom(state, seat((bearer + 1) % state.players.length));
  const rings = (who: Seat) => playerAt(state, who).lives.ring;
  return order.reduce((best, who) => (rings(who) > rings(best) ? who : best), order[0] ?? bearer);
}
