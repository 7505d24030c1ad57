import { moment, use } from '@concilio/cards';
import type { Game } from '@concilio/kernel';
import { archeryFire, archeryReply, archeryWounds } from './rules/archery.ts';
import { assignDefenders, assignLeftovers } from './rules/assigning.ts';
import { cardRules } from './rules/card-rules.ts';
import { addBurdensStep, burdensAdded, fallen } from './rules/burdens.ts';
import { concede } from './rules/ending.ts';
import { discard, discarded } from './rules/leaving.ts';
import { endRequired } from './rules/loops.ts';
import { pileTop, playCard } from './rules/playing.ts';
import { reconcile } from './rules/reconciling.ts';
import { bids, openingHands, places, startingFellowship } from './rules/setup.ts';
import { arrive, move, moveFrom, moveTo_, siteTaken, takeSite } from './rules/sites.ts';
import { endSkirmish, fierceOrRegroup, resolveSkirmish, skirmish, skirmishes } from './rules/skirmishing.ts';
import {
  afterShadow,
  completeTurn,
  endPhase,
  endTurn,
  moveAgain,
  phase,
  sanctuary,
  shadowPhase,
  shadowPhases,
  turn,
} from './rules/turn.ts';
import { fallTogether, wound, wounded } from './rules/vitality.ts';
import type { LotrTcg } from './state.ts';

/** The procedures of the rulebook, in its order. */
export const steps: Game<LotrTcg>['steps'] = {
  bids,
  places,
  startingFellowship,
  openingHands,
  turn,
  sanctuary,
  phase,
  endPhase,
  move,
  moveFrom,
  moveTo: moveTo_,
  arrive,
  shadowPhases,
  shadowPhase,
  afterShadow,
  archeryFire,
  archeryWounds,
  archeryReply,
  assignDefenders,
  assignLeftovers,
  skirmishes,
  skirmish,
  resolveSkirmish,
  endSkirmish,
  fierceOrRegroup,
  reconcile,
  moveAgain,
  endTurn,
  completeTurn,
  concede,
  playCard,
  pileTop,
  wound,
  wounded,
  fallTogether,
  discard,
  discarded,
  addBurdens: addBurdensStep,
  burdensAdded,
  takeSite,
  siteTaken,
  fallen,
  moment(play, args) {
    endRequired(play.state, args);
    moment(cardRules, play, args);
  },
  use: (play, args) => use(cardRules, play, args),
};
