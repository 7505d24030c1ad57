import { cardsIn, moveTo } from '@concilio/cards';
import { type AgendaRecord, type PieceId, type Seat, view } from '@concilio/kernel';
import type { PositionFormat } from '@concilio/positions/format';
import { PHASES, type Phase } from '../content/vocabulary.ts';
import { basics } from '../rules/basics.ts';
import { printed } from '../rules/select.ts';
import { inOrder, type LotrLcg, type State } from '../state.ts';

const record = (step: keyof LotrLcg['steps'], args: object = {}): AgendaRecord => ({ step, with: args });

/** What is left of a round after a phase. */
const after = (phase: Phase): AgendaRecord[] => [
  ...PHASES.slice(PHASES.indexOf(phase) + 1).map((next) => record('phase', { phase: next })),
  record('endRound'),
];

/**
 * A file that begins after set-up finds the first stage in its place, unless it has put another one there; what the
 * stage's set-up would have brought is for the file to write.
 */
function begun(state: State): void {
  state.round = Math.max(1, state.round);
  const { cards } = state;
  if (cardsIn(cards, 'quest').length > 0) return;
  const [first] = [...cardsIn(cards, 'quests')].sort(
    (one, other) => stageOf(state, one) - stageOf(state, other),
  );
  if (first === undefined) return;
  moveTo(basics, cards, first, 'quest');
  state.staged = true;
}

const stageOf = (state: State, card: PieceId): number => printed(state, card).stage?.number ?? 0;

/** A file that begins in the middle of a phase is in that phase, whether it says so or not. */
function rest(state: State, phase: Phase, ...own: readonly AgendaRecord[]): AgendaRecord[] {
  state.phase = phase;
  begun(state);
  return [...own, record('endPhase', { phase }), ...after(phase)];
}

/** The seats that come after one, in the order of play. */
const later = (state: State, seat: Seat): Seat[] => {
  const order = inOrder(state);
  return order.slice(order.indexOf(seat) + 1);
};
const each = (seats: readonly Seat[], step: keyof LotrLcg['steps'], more: object = {}): AgendaRecord[] =>
  seats.map((seat) => record(step, { seat, ...more }));

/** The moments that a file may begin at. */
export const AT: PositionFormat<LotrLcg>['at'] = {
  round: {
    with: {},
    text: 'A new round is about to begin, one later than "round".',
    beneath(_args, state) {
      begun(state);
      return [];
    },
  },
  phase: {
    with: { phase: view.word() },
    text: `A phase is about to begin: ${PHASES.join(', ')}. The rest of the round follows.`,
    beneath({ phase }, state) {
      begun(state);
      return after(phase);
    },
  },
  planning: {
    with: { seat: view.seat() },
    text: 'A player plays allies and attachments; those who come later in the order of play follow, then the other phases.',
    beneath: ({ seat }, state) => rest(state, 'planning', ...each(later(state, seat), 'planning')),
  },
  commit: {
    with: { seat: view.seat() },
    text: 'A player commits characters to the quest; the others follow, then staging and resolution.',
    beneath: ({ seat }, state) =>
      rest(state, 'quest', ...each(later(state, seat), 'commit'), record('staging')),
  },
  staging: {
    with: {},
    text: 'All have committed (see "committed"): encounter cards are about to be revealed.',
    beneath: (_args, state) => rest(state, 'quest'),
  },
  reveal: {
    with: { guard: view.pieceId() },
    text: 'The top card of the encounter deck is about to be revealed, to guard this objective.',
    beneath: (_args, state) => rest(state, 'quest', record('resolveQuest')),
  },
  reveals: {
    with: { cards: view.counter() },
    text: 'So many cards of the encounter deck are about to be revealed; then the quest is resolved.',
    beneath: (_args, state) => rest(state, 'quest', record('resolveQuest')),
  },
  resolveQuest: {
    with: {},
    text: 'Staging is over: the window before the quest is resolved.',
    beneath: (_args, state) => rest(state, 'quest'),
  },
  travel: {
    with: {},
    text: 'The players may travel.',
    beneath: (_args, state) => rest(state, 'travel'),
  },
  optionalEngagement: {
    with: { seat: view.seat() },
    text: 'A player may engage an enemy; the others follow, then engagement checks.',
    beneath: ({ seat }, state) =>
      rest(state, 'encounter', ...each(later(state, seat), 'optionalEngagement'), record('engagement')),
  },
  engagement: {
    with: {},
    text: 'All had the choice to engage an enemy: engagement checks are about to be made.',
    beneath: (_args, state) => rest(state, 'encounter'),
  },
  enemiesAttack: {
    with: {},
    text: 'Shadow cards are dealt (see "shadows"): all engaged enemies attack, then the players.',
    beneath: (_args, state) => rest(state, 'combat'),
  },
  enemyAttacks: {
    with: { seat: view.seat() },
    text: 'The enemies engaged with a player attack; those of later players follow, then the players attack.',
    beneath: ({ seat }, state) =>
      rest(state, 'combat', ...each(later(state, seat), 'enemyAttacks'), record('playersAttack')),
  },
  enemyAttack: {
    with: { player: view.seat(), enemy: view.pieceId() },
    text: 'One enemy attacks a player, with the shadow cards that it has; then the players attack.',
    beneath: (_args, state) => rest(state, 'combat', record('playersAttack')),
  },
  playersAttack: {
    with: {},
    text: 'All enemies have attacked: the players may attack.',
    beneath: (_args, state) => rest(state, 'combat'),
  },
  playerAttacks: {
    with: { seat: view.seat() },
    text: 'A player may attack enemies; the others follow.',
    beneath: ({ seat }, state) =>
      rest(state, 'combat', ...each(later(state, seat), 'playerAttacks'), record('attacksOver')),
  },
  refresh: {
    with: {},
    text: 'Cards are about to be readied, threat raised, the token passed.',
    beneath: (_args, state) => rest(state, 'refresh'),
  },
  advance: {
    with: {},
    text: 'The current stage is completed; then the rest of the round, from the travel phase on.',
    beneath: (_args, state) => rest(state, 'quest'),
  },
  stage: {
    with: {},
    text: 'The next stage is about to be revealed; then a round begins.',
    beneath: () => [record('round')],
  },
};
