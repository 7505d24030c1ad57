import { discardTogether, leavePlay } from '../../rules/leaving.ts';
import { attachmentsOf } from '../../rules/select.ts';
import { attackNow } from '../../state.ts';
import { defendingPlayer, eachChooses, isUndefended, type LcgEffect, custom } from '../language.ts';

/** The defending player loses one attachment, or all of them if the attack is undefended. */
export const losesAttachment: LcgEffect = eachChooses(
  defendingPlayer,
  (state, seat) => attachmentsOf(state, seat),
  (play, card) => leavePlay(play, card),
  { key: 'discard-attachment' },
);

export const losesAllAttachments: LcgEffect = custom((play) => {
  const { state } = play;
  const attack = attackNow(state);
  if (attack !== null) discardTogether(play, attachmentsOf(state, attack.seat));
});

/** One effect, or another if the attack is undefended. */
export const ifUndefended = (undefended: LcgEffect, defended: LcgEffect): LcgEffect => ({
  word: defended.word,
  apply: (play, at) => (isUndefended(play.state, at) ? undefended : defended).apply(play, at),
});
