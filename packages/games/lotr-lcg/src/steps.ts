import { moment, use } from '@concilio/cards';
import type { Game } from '@concilio/kernel';
import { advance, stage, stageRevealed } from './rules/advancing.ts';
import { cardRules } from './rules/card-rules.ts';
import { checksOver, engagement, engagementChecks, optionalEngagement } from './rules/encounter.ts';
import {
  attackDamage,
  attackEnds,
  attackOver,
  declareDefender,
  enemiesAttack,
  enemyAttack,
  enemyAttacks,
  extraAttack,
  extraAttackOver,
} from './rules/enemy-attacks.ts';
import { planning, playCard } from './rules/planning.ts';
import {
  attacksOver,
  combatOver,
  playerAttacks,
  playersAttack,
  playerAttack,
  playerAttackAdded,
  playerAttackDamage,
  playerAttackEnds,
  playerAttackOver,
} from './rules/player-attacks.ts';
import { commit, compareQuest, questResult, resolveQuest, reveals, staging } from './rules/quest.ts';
import { refresh } from './rules/refresh.ts';
import { resources } from './rules/resource.ts';
import { restricted } from './rules/restricted.ts';
import { reveal, revealed, whenRevealed } from './rules/reveal.ts';
import { endPhase, endRound, phase, phaseOver, round, roundOver } from './rules/round.ts';
import { settle } from './rules/settling.ts';
import { openingHands, setUp } from './rules/setup.ts';
import { dealShadows, shadow, shadowEffect, shadowResolved, shadows } from './rules/shadows.ts';
import { travel, travelled } from './rules/travel.ts';
import type { LotrLcg } from './state.ts';

/** The procedures of the rulebook, in its order. */
export const steps: Game<LotrLcg>['steps'] = {
  setUp,
  openingHands,
  stage,
  stageRevealed,
  advance,
  round,
  phase,
  endPhase,
  phaseOver,
  endRound,
  roundOver,
  resources,
  planning,
  playCard,
  commit,
  staging,
  reveals,
  reveal,
  whenRevealed,
  revealed,
  resolveQuest,
  compareQuest,
  questResult,
  travel,
  travelled,
  optionalEngagement,
  engagement,
  engagementChecks,
  checksOver,
  dealShadows,
  enemiesAttack,
  enemyAttacks,
  extraAttack,
  extraAttackOver,
  enemyAttack,
  declareDefender,
  shadows,
  shadow,
  shadowEffect,
  shadowResolved,
  attackDamage,
  attackOver,
  attackEnds,
  playersAttack,
  playerAttacks,
  strike: playerAttack,
  strikeAdded: playerAttackAdded,
  strikeDamage: playerAttackDamage,
  strikeOver: playerAttackOver,
  strikeEnds: playerAttackEnds,
  attacksOver,
  combatOver,
  refresh,
  restricted,
  settle,
  moment: (play, args) => moment(cardRules, play, args),
  use: (play, args) => use(cardRules, play, args),
};
