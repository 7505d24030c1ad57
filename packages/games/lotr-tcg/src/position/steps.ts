import { type AgendaRecord, type Seat, view } from '@concilio/kernel';
import type { PositionFormat } from '@concilio/positions/format';
import { PHASES, type Phase } from '../content/vocabulary.ts';
import { misfit } from './possible.ts';
import { clockwise, type LotrTcg, shadowPlayers, type State } from '../state.ts';

const record = (step: keyof LotrTcg['steps'], args: object = {}): AgendaRecord => ({ step, with: args });

/** A file that begins in the middle of a phase is in that phase, whether it says so or not. */
function within(state: State, phase: Phase, ...own: readonly AgendaRecord[]): AgendaRecord[] {
  state.phase = phase;
  return [...own];
}

const later = (seats: readonly Seat[], seat: Seat): Seat[] => seats.slice(seats.indexOf(seat) + 1);

/** The moments that a file may begin at. A phase leads on to the next by itself. */
export const AT: PositionFormat<LotrTcg>['at'] = {
  bids: { with: {}, text: 'The players are about to bid burdens.' },
  startingFellowship: {
    with: { seat: view.seat() },
    text: 'A player is about to choose the starting fellowship; the others follow.',
    beneath: ({ seat }, state) => [
      ...later(clockwise(state, state.order[0] ?? seat), seat).map((one) =>
        record('startingFellowship', { seat: one }),
      ),
      record('openingHands'),
    ],
  },
  openingHands: { with: {}, text: 'The starting fellowships are complete: hands are about to be drawn.' },
  turn: { with: { seat: view.seat() }, text: 'The turn of a player is about to begin.' },
  sanctuary: {
    with: {},
    text: 'The fellowship is about to be healed at a sanctuary.',
    beneath: () => [record('phase', { phase: 'fellowship' })],
  },
  phase: {
    with: { phase: view.word() },
    text: `A phase is about to begin: ${PHASES.join(', ')}. The rest of the turn follows.`,
    beneath: ({ phase }) => {
      if (!PHASES.includes(phase))
        throw misfit(['with', 'phase'], `there is no phase "${phase}": write one of ${PHASES.join(', ')}`);
      return [];
    },
  },
  move: {
    with: {},
    text: 'The fellowship is about to move to the next site; the Shadow phases follow.',
    beneath: (_args, state) =>
      within(
        state,
        state.phase === 'regroup' ? 'regroup' : 'fellowship',
        record('endPhase', { phase: 'fellowship' }),
      ),
  },
  shadowPhase: {
    with: { seat: view.seat() },
    text: 'The Shadow phase of a player; those of the players to the right follow, then the other phases.',
    beneath: ({ seat }, state) =>
      within(
        state,
        'shadow',
        ...later(shadowPlayers(state), seat).map((one) => record('shadowPhase', { seat: one })),
        record('afterShadow'),
      ),
  },
  archeryFire: {
    with: {},
    text: 'Archery actions are over: the totals are about to be counted.',
    beneath: (_args, state) => within(state, 'archery', record('endPhase', { phase: 'archery' })),
  },
  assignDefenders: {
    with: {},
    text: 'Assignment actions are over: defenders are about to be assigned.',
    beneath: (_args, state) => within(state, 'assignment', record('endPhase', { phase: 'assignment' })),
  },
  skirmishes: {
    with: {},
    text: 'All are assigned (see "assigned"): a skirmish is about to be chosen.',
    beneath: (_args, state) => within(state, 'skirmish'),
  },
  skirmish: {
    with: { character: view.pieceId() },
    text: 'The skirmish of a companion or ally is about to begin (see "assigned").',
    beneath: (_args, state) => within(state, 'skirmish'),
  },
  fierceOrRegroup: {
    with: {},
    text: 'All skirmishes are over: fierce ones follow, or the Regroup phase.',
    beneath: (_args, state) => within(state, 'skirmish'),
  },
  reconcile: {
    with: { seat: view.seat() },
    text: 'A Shadow player is about to reconcile; those to the right follow, then the Free Peoples player moves or stays.',
    beneath: ({ seat }, state) =>
      within(
        state,
        'regroup',
        ...later(shadowPlayers(state), seat).map((one) => record('reconcile', { seat: one })),
        record('moveAgain'),
      ),
  },
  moveAgain: {
    with: {},
    text: 'The Free Peoples player is about to move again or stay.',
    beneath: (_args, state) => within(state, 'regroup'),
  },
  endTurn: {
    with: {},
    text: 'The turn is about to end.',
    beneath: (_args, state) => within(state, 'regroup'),
  },
};
