import type { ChainOfGame } from '../../../features/campaigns/contract.ts';
import { campaignOf, scenariosOf } from '../scores/log.ts';
import { carriedScores } from '../scores/sheet.ts';

const KINDS = ['expert', 'nightmare'] as const;

/** LCG-29.03, LCG-29.04: scenarios that are played in a row, each a match of its own. */
export const chain: ChainOfGame = {
  kindOf: (match) => KINDS.find((kind) => kind === campaignOf(match)) ?? null,
  carried: ({ options }) => carriedScores(options),
  stagesOf: scenariosOf,
};
