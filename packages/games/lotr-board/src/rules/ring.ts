import { chooseOne, type Play } from '@concilio/kernel';
import { faceNamed } from '../content/index.ts';
import { type LotrBoard, openTracks, playerAt, type Steps } from '../state.ts';
import { throwDie } from './die.ts';
import { moveMarker } from './tracks.ts';

/** LOB-11.05: the spaces from which the symbols rolled are taken off. */
const SPACES = 4;

/** LOB-11.04: the Ring-bearer puts the Ring on, rolls the die, and suffers the result. */
export function ringRoll(play: Play<LotrBoard>) {
  const { state } = play;
  const { bearer, conflict } = state;
  if (bearer === null) return;
  conflict.ringWorn = true;
  play.tell('ring.worn', { seat: bearer });
  const face = throwDie(play, bearer);
  play.then('rolled', { seat: bearer, face });
  play.then('ringMoves', { seat: bearer, face });
}

/** LOB-11.05, LOB-11.10: any one track, by four spaces less the symbols rolled, and no space is resolved. */
export function ringMoves(play: Play<LotrBoard>, { seat, face }: Steps['ringMoves']) {
  const { state } = play;
  // LOB-11.13: whoever was lost to the die moves nothing, even if another bears the Ring now. LOB-12.03: nor does
  // anybody where Gandalf, called on after the roll, has ended the conflict.
  if (playerAt(state, seat).out || state.conflict.over) return;
  const spaces = SPACES - faceNamed(face).symbols;
  const track = play.ask(
    seat,
    chooseOne(
      'ring-track',
      openTracks(state).map((id) => ({ id })),
      { with: { spaces } },
    ),
  );
  for (let space = 0; space < spaces; space++) moveMarker(play, track);
}
