import { type Play, type Seat, showToAll } from '@concilio/kernel';
import { goldValue, type LotrBoard, playerAt } from '../state.ts';
import { without } from './deck.ts';

/** Pays a value in runes; where silver is too little, the lowest gold runes are changed (LOB-5.15, LOB-17.03). */
export function payRunes(play: Play<LotrBoard>, seat: Seat, runes: number) {
  const { state } = play;
  const player = playerAt(state, seat);
  while (player.silver < runes && player.gold.length > 0) {
    const [lowest] = player.gold.toSorted((one, other) => goldValue(state, one) - goldValue(state, other));
    if (lowest === undefined) break;
    player.gold = without(player.gold, lowest);
    const worth = goldValue(state, lowest);
    player.silver += worth;
    showToAll(state.pieces, lowest);
    state.box.push(lowest);
    play.tell('gold.changed', { seat, piece: lowest, runes: worth });
  }
  if (player.silver < runes)
    throw new Error(`Seat ${seat} has ${player.silver} runes and cannot pay ${runes}.`);
  player.silver -= runes;
  play.tell('runes.paid', { seat, runes });
}
