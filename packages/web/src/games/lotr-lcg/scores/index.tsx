import { anyTold, type ScoresOfGame } from '../../../features/scores/contract.ts';
import { viewOf } from '../../../table/view.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { log } from './log.ts';
import { ScoreSheet } from './ScoreSheet.tsx';

const own: ScoresOfGame<Chronicle> = {
  ...log,
  tell: (game, { view, events, outcome }) => chronicleOf(game, { view: viewOf({ view }), events, outcome }),
  Sheet: ({ told, ...sheet }) => <ScoreSheet sheet={told.sheet} {...sheet} />,
};

export const scores = anyTold(own);
