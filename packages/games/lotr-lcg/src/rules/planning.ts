import { announce, cardsIn, keyOf, momentOf, unusable, usable } from '@concilio/cards';
import { type Blocked, chooseOne, type Option, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { inOrder, type LotrLcg, playerAt, type State, type Steps } from '../state.ts';
import { cardRules } from './card-rules.ts';
import { trigger } from './trigger.ts';
import { hintsOn } from './hints.ts';
import { inVain } from './idle.ts';
import { handOf } from './zones.ts';
import { attach, enterPlay, isBarredAsUnique, mayAttach } from './entering.ts';
import { move } from './moving.ts';
import { is } from './stats.ts';
import { canPayFor, costOf, payersFor, payFor } from './resources.ts';
import { characters, printed, enemies, isType, locations } from './select.ts';
import { openWindow, passWindowOf } from './windows.ts';

const ACTION = momentOf('action', { what: 'planning' });

/**
 * LCG-6.01, LCG-6.02: a player plays any number of allies and attachments. LCG-4.18: actions may be taken between two
 * plays, by this player and by the others.
 */
export function planning(play: Play<LotrLcg>, { seat }: Steps['planning']): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  const actions = (who: Seat) => usable(cardRules, state, who, ACTION);
  const offered = (who: Seat): Option[] =>
    actions(who).map(({ card, ability, what }) => cardRules.option(state, card, ability, what));
  // Looked up when the question is asked: whoever imagines the hands of others has dealt them anew by then.
  const playable = () =>
    cardsIn(state.cards, handOf(seat)).filter((card) => whyNotPlay(state, seat, card) === null);
  const answer = play.askAny([seat, ...inOrder(state).filter((other) => other !== seat)], (who) => {
    if (who !== seat) {
      const own = offered(who);
      return own.length === 0
        ? null
        : chooseOne('planning-action', own, { passWindow: passWindowOf(state.round, 'planning') });
    }
    return chooseOne(
      'planning',
      [...playable().map((card) => ({ id: card })), ...offered(seat), { id: 'done' }],
      {
        passWindow: { ...passWindowOf(state.round, 'planning'), pass: 'done', asks: 'always' },
        hints: () =>
          hintsOn(playable(), (card) => ({ key: 'hint.costs', with: { cost: costOf(state, card) } })),
        blocked: () =>
          inVain(
            state,
            seat,
            [...playable().map((id) => ({ id })), ...offered(seat)],
            [...unplayable(state, seat), ...unusable(cardRules, state, seat, ACTION)],
          ),
      },
    );
  });
  if (answer.pick === 'done') {
    // LCG-4.06
    openWindow(play, 'planning');
    return;
  }
  const action = actions(answer.seat).find(({ card, ability }) => keyOf(card, ability) === answer.pick);
  if (action !== undefined) announce(cardRules, play, action, answer.seat, ACTION);
  else {
    // Announced before it is paid for: all see what is being played.
    const card = answer.pick as PieceId;
    move(play, card, 'limbo', 'card.played', { seat });
    play.then('playCard', { seat, card });
  }
  play.then('planning', { seat });
}

/** The rule that forbids to play an ally or an attachment from the hand; `null` if it may be played. */
export function whyNotPlay(state: State, seat: Seat, card: PieceId): string | null {
  const definition = printed(state, card);
  // LCG-16.05: events have their own moments.
  if (definition.type !== 'ally' && definition.type !== 'attachment') return 'LCG-6.01';
  if (isBarredAsUnique(state, definition.id)) return 'LCG-21.01';
  if (payersFor(state, seat, definition.sphere).length === 0) return 'LCG-19.01';
  if (!canPayFor(state, seat, definition, costOf(state, card))) return 'LCG-19.06';
  if (definition.type === 'attachment' && hostsFor(state, card).length === 0) return 'LCG-6.04';
  if (definition.type === 'ally' && state.alliesPlayed > 0 && is(state, 'table', 'one-ally-a-round'))
    return 'LCG-1.11';
  return null;
}

function unplayable(state: State, seat: Seat): Blocked[] {
  return cardsIn(state.cards, handOf(seat)).flatMap((card) => {
    const rule = isType(state, card, 'event') ? null : whyNotPlay(state, seat, card);
    return rule === null ? [] : [{ id: card, rule }];
  });
}

/** LCG-6.04, LCG-22.05 */
export const hostsFor = (state: State, card: PieceId): PieceId[] =>
  [...characters(state), ...enemies(state), ...locations(state)].filter((host) =>
    mayAttach(state, card, host),
  );

/** LCG-6.04: what it might be looked for on, and may not lie on. */
function notHosts(state: State, card: PieceId): Blocked[] {
  const hosts = hostsFor(state, card);
  return characters(state)
    .filter((host) => !hosts.includes(host))
    .map((id) => ({ id, rule: 'LCG-6.04' }));
}

/** LCG-12, LCG-19: a card is paid for, and enters play. */
export function playCard(play: Play<LotrLcg>, { seat, card }: Steps['playCard']): void {
  const { state } = play;
  const definition = printed(state, card);
  const host =
    definition.type === 'attachment'
      ? (play.ask(
          seat,
          chooseOne(
            'attach-to',
            hostsFor(state, card).map((id) => ({ id })),
            {
              obvious: false,
              with: { card: definition.id },
              blocked: () => notHosts(state, card),
            },
          ),
        ) as PieceId)
      : null;
  payFor(play, seat, definition, costOf(state, card));
  if (host === null) state.alliesPlayed += 1;
  if (host !== null) attach(play, card, host, seat);
  else enterPlay(play, card, seat);
  trigger(play, 'played', { card, what: definition.id, seat });
}
