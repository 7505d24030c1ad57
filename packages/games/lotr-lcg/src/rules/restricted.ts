import { controllerOf } from '@concilio/cards';
import { chooseOne, type PieceId, type Play } from '@concilio/kernel';
import { decides, type LotrLcg, type Steps } from '../state.ts';
import { restrictedOn } from './entering.ts';
import { leavePlay } from './leaving.ts';

/** LCG-17.21, LCG-17.22: of three restricted attachments on a character one goes. */
export function restricted(play: Play<LotrLcg>, { card }: Steps['restricted']): void {
  const { state } = play;
  const three = restrictedOn(state, card);
  if (three.length <= 2) return;
  const seat = controllerOf(state.cards, card) ?? decides(state);
  const gone = play.ask(
    seat,
    chooseOne(
      'restricted',
      three.map((id) => ({ id })),
      { with: { card } },
    ),
  );
  leavePlay(play, gone as PieceId);
}
