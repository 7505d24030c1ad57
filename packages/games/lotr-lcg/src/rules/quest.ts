import { chooseSome, type Play } from '@concilio/kernel';
import { inOrder, type LotrLcg, playerAt, type State, type Steps } from '../state.ts';
import type { View } from '../contract/index.ts';
import { trigger } from './trigger.ts';
import { hintsOn } from './hints.ts';
import { inVain, unable } from './idle.ts';
import { is, tableStat, threatOf, willpowerOf } from './stats.ts';
import { placeOnQuest } from './progress.ts';
import { exhaust } from './readying.ts';
import { charactersOf, isIn, isType, ready, seen, staged } from './select.ts';
import { raiseThreat } from './threat.ts';
import { openWindow } from './windows.ts';
import { fillEncounterDeck } from './reveal.ts';

/** LCG-7.02 to LCG-7.05: a player commits all that are chosen at once. */
export function commit(play: Play<LotrLcg>, { seat }: Steps['commit']): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  const able = ready(state, charactersOf(state, seat)).filter((card) => !is(state, card, 'cannot-quest'));
  const picks =
    able.length === 0
      ? []
      : play.ask(
          seat,
          chooseSome(
            'commit',
            able.map((id) => ({ id, amount: willpowerOf(state, id) })),
            { min: 0, max: able.length },
            {
              // LCG-7.15
              adds: { from: totalWillpower(state), against: stagedThreat(state) },
              hints: () =>
                hintsOn(able, (card) => ({
                  key: 'hint.quest',
                  with: { amount: willpowerOf(state, card) },
                })),
              with: { threat: stagedThreat(state), willpower: totalWillpower(state) },
              blocked: () => inVain(state, seat, [], unable(state, seat, able)),
            },
          ),
        );
  const chosen = able.filter((card) => picks.includes(card));
  for (const card of chosen) {
    exhaust(play, card);
    state.committed.push(card);
    play.tell('card.committed', { seat, ...seen(state, card) });
  }
  // LCG-7.05: one moment for all of them, so that responses are used in any order.
  if (chosen.length > 0) trigger(play, 'committed', { seat });
}

/** LCG-7.15, LCG-7.24 */
export const totalWillpower = (state: State): number =>
  state.committed
    .filter((card) => isIn(state, card))
    .reduce((sum, card) => sum + willpowerOf(state, card), 0);

/** LCG-7.15, LCG-7.16 */
export const stagedThreat = (state: State): number =>
  staged(state).reduce((sum, card) => sum + threatOf(state, card), tableStat(state, 'staging-threat'));

type Parts = View['willpowerFrom'];

/** Where the willpower comes from. */
export const willpowerParts = (state: State): Parts =>
  state.committed
    .filter((card) => isIn(state, card))
    .map((card) => ({ source: card, amount: willpowerOf(state, card) }));

/** Where the threat comes from: LCG-7.16, and what adds to the staging area as a whole. */
export function threatParts(state: State): Parts {
  const cards = staged(state)
    .filter((card) => isType(state, card, 'enemy') || isType(state, card, 'location'))
    .map((card) => ({ source: card, amount: threatOf(state, card) }));
  const rest = tableStat(state, 'staging-threat');
  return rest === 0 ? cards : [...cards, { source: 'table', amount: rest }];
}

/** LCG-7.06, LCG-7.07: a card for each player in the game, and those that a stage adds. */
export function staging(play: Play<LotrLcg>): void {
  const { state } = play;
  fillEncounterDeck(play);
  openWindow(play, 'committed');
  if (!is(state, 'table', 'no-staging'))
    play.then('reveals', { cards: inOrder(state).length + tableStat(state, 'extra-reveals') });
  play.then('resolveQuest', {});
}

export function reveals(play: Play<LotrLcg>, { cards }: Steps['reveals']): void {
  for (let card = 0; card < cards; card++) play.then('reveal', { guard: null });
}

/** LCG-7.15 to LCG-7.22 */
export function resolveQuest(play: Play<LotrLcg>): void {
  openWindow(play, 'staged');
  play.then('compareQuest', {});
}

export function compareQuest(play: Play<LotrLcg>): void {
  const { state } = play;
  const willpower = totalWillpower(state);
  const threat = stagedThreat(state);
  play.tell('quest.compared', { willpower, threat });
  // LCG-7.20
  trigger(play, willpower > threat ? 'quested' : threat > willpower ? 'quest-failed' : 'quest-tied');
  play.then('questResult', { willpower, threat });
}

export function questResult(play: Play<LotrLcg>, { willpower, threat }: Steps['questResult']): void {
  if (willpower > threat) placeOnQuest(play, willpower - threat);
  else raiseThreat(play, inOrder(play.state), threat - willpower);
  openWindow(play, 'quest-resolved');
}
