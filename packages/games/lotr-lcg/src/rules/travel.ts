import { momentOf, whyNot } from '@concilio/cards';
import { chooseOne, type PieceId, type Play } from '@concilio/kernel';
import { decides, type LotrLcg, type State, type Steps } from '../state.ts';
import { cardRules } from './card-rules.ts';
import { trigger } from './trigger.ts';
import { hintsOn } from './hints.ts';
import { inVain } from './idle.ts';
import { move } from './moving.ts';
import { is, threatOf } from './stats.ts';
import { activeLocation, printed, nameOf, stagedLocations } from './select.ts';
import { openWindow } from './windows.ts';

const travelEffect = (state: State, card: PieceId) =>
  printed(state, card).abilities.find(({ on }) => on === 'travel');

/** LCG-16.19: what forbids to travel to a location; `null` if the players may. */
function whyNotTravel(state: State, card: PieceId): string | null {
  const effect = travelEffect(state, card);
  const at = { self: card, seat: decides(state), moment: momentOf('travel', { card }), chosen: {} };
  return effect === undefined ? null : whyNot(cardRules, state, effect, at);
}

/** LCG-8.01 to LCG-8.04: the first player decides whether the players travel, and where. */
export function travel(play: Play<LotrLcg>): void {
  const { state } = play;
  const open = activeLocation(state) === null ? stagedLocations(state) : [];
  const able = open.filter((card) => whyNotTravel(state, card) === null);
  const bound = able.filter((card) => is(state, card, 'must-travel'));
  if (able.length > 0) {
    const options = bound.length > 0 ? bound : able;
    const pick = play.ask(
      decides(state),
      chooseOne('travel', [...options.map((id) => ({ id })), ...(bound.length > 0 ? [] : [{ id: 'stay' }])], {
        obvious: true,
        // LCG-8.02: an active location adds nothing to the threat.
        hints: () =>
          hintsOn(options, (card) => ({ key: 'hint.travel', with: { threat: threatOf(state, card) } })),
        blocked: () =>
          inVain(
            state,
            decides(state),
            [],
            open.flatMap((id) => {
              const rule = bound.length > 0 && !bound.includes(id) ? 'LCG-1.11' : whyNotTravel(state, id);
              return rule === null ? [] : [{ id, rule }];
            }),
          ),
      }),
    );
    if (pick !== 'stay') setOut(play, pick as PieceId);
  }
  openWindow(play, 'travel');
}

/** LCG-16.20: the cost is paid before the location becomes active. */
function setOut(play: Play<LotrLcg>, card: PieceId): void {
  const { state } = play;
  const effect = travelEffect(state, card);
  const what = nameOf(state, card);
  if (effect !== undefined)
    play.then('use', {
      seat: decides(state),
      card,
      what,
      ability: effect.name,
      moment: momentOf('travel', { card, what }),
    });
  play.then('travelled', { card });
}

/** LCG-8.02 */
export function travelled(play: Play<LotrLcg>, { card }: Steps['travelled']): void {
  const { state } = play;
  if (!stagedLocations(state).includes(card) || activeLocation(state) !== null) return;
  move(play, card, 'location', 'location.travelled', {});
  trigger(play, 'travelled', { card, what: nameOf(state, card) });
}
