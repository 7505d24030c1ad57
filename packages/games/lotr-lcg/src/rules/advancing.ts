import { cardsIn, momentOf } from '@concilio/cards';
import type { PieceId, Play } from '@concilio/kernel';
import { decides, inOrder, type LotrLcg } from '../state.ts';
import { move } from './moving.ts';
import { checkAdvance } from './progress.ts';
import { printed, nameOf, questNow } from './select.ts';

/** LCG-13.01, LCG-13.02: the stage is completed; LCG-25.02: after the last one the players have won. */
export function advance(play: Play<LotrLcg>): void {
  const { state } = play;
  const done = questNow(state);
  if (done !== null) move(play, done, 'removed', 'stage.completed', {});
  if (cardsIn(state.cards, 'quests').length > 0) return play.then('stage', {});
  // LCG-25.04
  state.ending = { reason: inOrder(state).length > 0 ? 'won' : 'lost' };
  play.tell('match.over', { won: state.ending.reason === 'won' });
}

/** LCG-13.03, LCG-13.08: the next number; of several cards that share it, one by chance. */
export function stage(play: Play<LotrLcg>): void {
  const { state } = play;
  const { cards } = state;
  const later = cardsIn(cards, 'quests');
  const numberOf = (card: PieceId) => printed(state, card).stage?.number ?? 0;
  const next = Math.min(...later.map(numberOf));
  const open = later.filter((card) => numberOf(card) === next);
  const card = open[open.length === 1 ? 0 : play.random.below('stage', open.length)];
  if (card === undefined) return;
  for (const other of open) if (other !== card) move(play, other, 'removed', 'card.removed', {});
  move(play, card, 'quest', 'stage.begun', {});
  state.staged = false;
  // Side A, then side B.
  for (const side of ['set-up', 'when-revealed'])
    for (const ability of printed(state, card).abilities)
      if (ability.on === side)
        play.then('use', {
          seat: decides(state),
          card,
          what: nameOf(state, card),
          ability: ability.name,
          moment: momentOf(side, { card, what: nameOf(state, card) }),
        });
  play.then('stageRevealed', {});
}

export function stageRevealed(play: Play<LotrLcg>): void {
  play.state.staged = true;
  checkAdvance(play);
}
