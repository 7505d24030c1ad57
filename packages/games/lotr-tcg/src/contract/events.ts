import { events, view } from '@concilio/kernel';

const card = { piece: view.pieceId(), card: view.thing() };

/** The events of the game. */
export const EVENTS = events({
  'ring.borne': {
    data: { ...card, ring: view.thing(), seat: view.seat() },
    text: 'Who begins as the Ring-bearer of a player, with which Ring.',
  },
  'bids.revealed': {
    data: { bids: view.list(view.counter()) },
    text: 'The bids, in the order of the seats.',
  },
  'place.chosen': {
    data: { seat: view.seat(), place: view.counter() },
    text: 'A player has chosen a place in the turn order.',
  },
  'turn.begun': { data: { seat: view.seat(), turn: view.counter() }, text: 'A turn begins.' },
  'phase.begun': { data: { phase: view.thing() }, text: 'A phase begins.' },
  'shadow.begun': { data: { seat: view.seat() }, text: 'The Shadow phase of a player begins.' },
  'cards.drawn': {
    data: { seat: view.seat(), cards: view.counter() },
    text: 'A player draws so many cards.',
  },
  'card.drawn': { data: { ...card, seat: view.seat() }, text: 'Which card it was; only its player is told.' },
  'cards.buried': {
    data: { seat: view.seat(), cards: view.counter() },
    text: 'A player puts so many cards beneath their draw deck.',
  },
  'card.buried': {
    data: { ...card, seat: view.seat() },
    text: 'Which card it was; only its player is told.',
  },
  'hand.redrawn': { data: { seat: view.seat() }, text: 'A player has exchanged the opening hand.' },
  'deck.mixed': { data: { seat: view.seat() }, text: 'A draw deck is shuffled.' },
  'site.placed': {
    data: { ...card, seat: view.seat(), site: view.counter() },
    text: 'A site is laid on the path.',
  },
  'fellowship.moved': {
    data: { seat: view.seat(), site: view.counter(), card: view.thing() },
    text: 'A fellowship moves to a site.',
  },
  'twilight.added': {
    data: { twilight: view.counter(), to: view.counter() },
    text: 'Twilight tokens are added.',
  },
  'twilight.removed': {
    data: { twilight: view.counter(), to: view.counter() },
    text: 'Twilight tokens are removed.',
  },
  'card.played': { data: { ...card, seat: view.seat() }, text: 'A card is played.' },
  'card.entered': { data: { ...card, seat: view.seat() }, text: 'A card comes into play.' },
  'card.attached': {
    data: { ...card, to: view.pieceId(), host: view.thing() },
    text: 'A card comes into play on another.',
  },
  'card.transferred': {
    data: { ...card, to: view.pieceId(), host: view.thing() },
    text: 'An item is handed on.',
  },
  'card.discarded': { data: card, text: 'A card is discarded.' },
  'card.killed': { data: card, text: 'A character is killed.' },
  'card.returned': {
    data: { ...card, to: view.word() },
    text: 'A card goes to a hand, a draw deck or an adventure deck.',
  },
  'card.topped': {
    data: { ...card, seat: view.seat() },
    text: 'A player puts a card of their discard pile on top of it.',
  },
  'card.stacked': {
    data: { ...card, to: view.pieceId(), host: view.thing() },
    text: 'A card is stacked on another.',
  },
  'card.revealed': { data: { ...card, seat: view.seat() }, text: 'A card of a player is revealed to all.' },
  'card.looked': {
    data: { ...card, seat: view.seat() },
    text: 'A player looks at a card; only they are told.',
  },
  'card.exerted': { data: card, text: 'A character exerts.' },
  'card.wounded': { data: card, text: 'A character takes a wound.' },
  'card.healed': { data: { ...card, wounds: view.counter() }, text: 'Wounds are healed.' },
  'wound.prevented': { data: card, text: 'A wound is prevented.' },
  'effect.prevented': { data: card, text: 'The effect of a card is prevented.' },
  'ability.cancelled': { data: card, text: 'The special ability of a card is cancelled.' },
  'burdens.added': {
    data: { seat: view.seat(), burdens: view.counter(), to: view.counter() },
    text: 'Burdens are added.',
  },
  'burdens.removed': {
    data: { seat: view.seat(), burdens: view.counter(), to: view.counter() },
    text: 'Burdens are removed.',
  },
  'ring.worn': { data: { seat: view.seat() }, text: 'A Ring-bearer puts on The One Ring.' },
  'ring.off': { data: { seat: view.seat() }, text: 'A Ring-bearer takes off The One Ring.' },
  'ring.dropped': {
    data: { ...card, seat: view.seat() },
    text: 'The One Ring has lost its bearer; another may take it.',
  },
  'bearer.changed': { data: { ...card, seat: view.seat() }, text: 'Another character is the Ring-bearer.' },
  'tokens.placed': {
    data: { ...card, culture: view.word(), tokens: view.counter() },
    text: 'Culture tokens are placed on a card.',
  },
  'tokens.removed': {
    data: { ...card, culture: view.word(), tokens: view.counter() },
    text: 'Culture tokens are removed from a card.',
  },
  'archery.counted': {
    data: { fellowship: view.counter(), minions: view.counter() },
    text: 'The archery totals.',
  },
  'minion.assigned': {
    data: { ...card, to: view.pieceId(), host: view.thing(), seat: view.seat() },
    text: 'A minion is assigned to a companion or ally, by a player.',
  },
  'skirmish.begun': {
    data: { ...card, minions: view.list(view.thing()) },
    text: 'The skirmish of a companion or ally begins.',
  },
  'skirmish.cancelled': { data: card, text: 'A skirmish is cancelled.' },
  'skirmish.removed': { data: card, text: 'A character is removed from a skirmish.' },
  'skirmish.counted': {
    data: { fellowship: view.counter(), minions: view.counter() },
    text: 'The strengths of both sides.',
  },
  'skirmish.won': { data: card, text: 'A character has won a skirmish.' },
  'skirmish.lost': { data: card, text: 'A character has lost a skirmish.' },
  'card.overwhelmed': { data: card, text: 'A character is overwhelmed.' },
  'site.taken': { data: { ...card, seat: view.seat() }, text: 'A player takes control of a site.' },
  'site.liberated': { data: { ...card, seat: view.seat() }, text: 'A site is liberated.' },
  'site.replaced': { data: card, text: 'A site takes the place of another.' },
  'player.lost': {
    data: { seat: view.seat(), why: view.word() },
    text: 'A player has lost: killed, corrupted or conceded.',
  },
  'cards.removed': {
    data: { seat: view.seat(), pieces: view.list(view.pieceId()) },
    text: 'All cards of a player who has lost leave the game.',
  },
  'match.over': { data: { reason: view.word() }, text: 'The match is over: survived, last-left or draw.' },
  'ability.used': {
    data: { ...card, seat: view.seat(), ability: view.word() },
    text: 'An ability is used or takes effect; playing a card is one, called "play".',
  },
});
