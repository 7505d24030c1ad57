import { shuffleZone } from '@concilio/cards';
import type { Play, Seat } from '@concilio/kernel';
import type { LotrLcg } from '../state.ts';
import { deckOf } from './zones.ts';

export function mixEncounter(play: Play<LotrLcg>): void {
  shuffleZone(play.state.cards, 'encounter', 'encounter.deck', play.random);
  play.tell('encounter.mixed', {});
}

export function mixDeck(play: Play<LotrLcg>, seat: Seat): void {
  shuffleZone(play.state.cards, deckOf(seat), 'deck', play.random);
  play.tell('deck.mixed', { seat });
}
