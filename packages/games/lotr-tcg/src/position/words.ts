import type { PositionFormat } from '@concilio/kernel';
import type { LotrTcg } from '../state.ts';

const card = { piece: 'piece', card: 'thing' } as const;
const cards = 'The cards concerned, by their names.';

/** The questions of the game. */
export const QUESTIONS: PositionFormat<LotrTcg>['questions'] = {
  bid: {
    kind: 'number',
    text: 'How many burdens are bid; asked of all at once.',
    options: 'From 0 to the resistance.',
  },
  'choose-place': {
    kind: 'one',
    text: 'Which place in the turn order.',
    options: '"place-1" and so on, by id.',
  },
  'starting-fellowship': {
    kind: 'one',
    text: 'Which companion joins the starting fellowship next.',
    options: 'Companions of the draw deck, by name; "done".',
  },
  mulligan: { kind: 'one', text: 'Whether the opening hand is kept.', options: '"keep", "redraw".' },
  window: {
    kind: 'one',
    text: 'An action of the phase, asked by the action procedure until all have passed in a row; in the Fellowship phase and in a Shadow phase of one player only.',
    options:
      'Cards that may be played or whose ability may be used, "pass". A card with several: by id, as in "#7/skirmish".',
  },
  respond: {
    kind: 'one',
    text: 'Something has happened, or is about to, that may be responded to.',
    options: 'Cards whose response may be used, "pass".',
  },
  'which-first': {
    kind: 'one',
    text: 'Several required actions wait: the Free Peoples player says which is next.',
    options: cards,
  },
  sanctuary: { kind: 'distribute', text: 'Which wounds a sanctuary heals.', options: 'Wounded companions.' },
  'heal-up-to': { kind: 'distribute', text: 'Which wounds an effect heals.', options: cards },
  archery: { kind: 'distribute', text: 'Who takes the wounds of archery fire.', options: cards },
  'archery-target': {
    kind: 'one',
    text: 'Which Shadow player the archery fire of the fellowship hits.',
    options: 'The players.',
  },
  assign: { kind: 'one', text: 'Who defends against a minion.', options: 'Companions and allies, "nobody".' },
  'assign-leftover': {
    kind: 'one',
    text: 'Whom a minion that is left over attacks.',
    options: 'Companions and allies, "nobody".',
  },
  'which-skirmish': { kind: 'one', text: 'Whose skirmish comes next.', options: cards },
  reconcile: {
    kind: 'one',
    text: 'Which card is discarded before reconciling.',
    options: 'Cards of the hand, "keep".',
  },
  'pile-top': {
    kind: 'one',
    text: 'Which card goes on top of the discard pile that one was played from.',
    options: 'The cards of the pile, "keep".',
  },
  'discard-down': {
    kind: 'one',
    text: 'Which card is discarded down to eight.',
    options: 'Cards of the hand.',
  },
  'move-again': { kind: 'one', text: 'Whether the fellowship moves again.', options: '"move", "stay".' },
  'choose-bearer': { kind: 'one', text: 'Who bears a card.', options: cards },
  choose: { kind: 'one', text: 'Whom or what an ability concerns.', options: cards },
  'choose-some': { kind: 'some', text: 'Which cards an ability concerns.', options: cards },
  'choose-to-play': { kind: 'one', text: 'Which card an ability plays.', options: cards },
  'choose-player': { kind: 'one', text: 'Which player.', options: 'The players.' },
  'choose-effect': { kind: 'one', text: 'Which of several effects.', options: 'By id.' },
  'how-many': { kind: 'one', text: 'How many are spotted or paid.', options: 'Numbers, as text.' },
  'search-deck': {
    kind: 'one',
    text: 'Which card of the draw deck is taken or played.',
    options: 'By name; "none".',
  },
  prevent: {
    kind: 'one',
    text: 'Whether somebody pays to prevent an effect.',
    options: '"prevent", "allow".',
  },
  may: { kind: 'one', text: 'Whether an effect that is optional happens.', options: '"yes", "no".' },
};

/** The events of the game. */
export const EVENTS: PositionFormat<LotrTcg>['events'] = {
  'ring.borne': {
    fields: { ...card, ring: 'thing', seat: 'seat' },
    text: 'Who begins as the Ring-bearer of a player, with which Ring.',
  },
  'bids.revealed': { fields: { bids: ['integer'] }, text: 'The bids, in the order of the seats.' },
  'place.chosen': {
    fields: { seat: 'seat', place: 'integer' },
    text: 'A player has chosen a place in the turn order.',
  },
  'turn.begun': { fields: { seat: 'seat', turn: 'integer' }, text: 'A turn begins.' },
  'phase.begun': { fields: { phase: 'thing' }, text: 'A phase begins.' },
  'shadow.begun': { fields: { seat: 'seat' }, text: 'The Shadow phase of a player begins.' },
  'cards.drawn': { fields: { seat: 'seat', cards: 'integer' }, text: 'A player draws so many cards.' },
  'card.drawn': { fields: { ...card, seat: 'seat' }, text: 'Which card it was; only its player is told.' },
  'cards.buried': {
    fields: { seat: 'seat', cards: 'integer' },
    text: 'A player puts so many cards beneath their draw deck.',
  },
  'card.buried': { fields: { ...card, seat: 'seat' }, text: 'Which card it was; only its player is told.' },
  'hand.redrawn': { fields: { seat: 'seat' }, text: 'A player has exchanged the opening hand.' },
  'deck.mixed': { fields: { seat: 'seat' }, text: 'A draw deck is shuffled.' },
  'site.placed': { fields: { ...card, seat: 'seat', site: 'integer' }, text: 'A site is laid on the path.' },
  'fellowship.moved': {
    fields: { seat: 'seat', site: 'integer', card: 'thing' },
    text: 'A fellowship moves to a site.',
  },
  'twilight.added': { fields: { twilight: 'integer', to: 'integer' }, text: 'Twilight tokens are added.' },
  'twilight.removed': {
    fields: { twilight: 'integer', to: 'integer' },
    text: 'Twilight tokens are removed.',
  },
  'card.played': { fields: { ...card, seat: 'seat' }, text: 'A card is played.' },
  'card.entered': { fields: { ...card, seat: 'seat' }, text: 'A card comes into play.' },
  'card.attached': {
    fields: { ...card, to: 'piece', host: 'thing' },
    text: 'A card comes into play on another.',
  },
  'card.transferred': { fields: { ...card, to: 'piece', host: 'thing' }, text: 'An item is handed on.' },
  'card.discarded': { fields: card, text: 'A card is discarded.' },
  'card.killed': { fields: card, text: 'A character is killed.' },
  'card.returned': {
    fields: { ...card, to: 'text' },
    text: 'A card goes to a hand, a draw deck or an adventure deck.',
  },
  'card.topped': {
    fields: { ...card, seat: 'seat' },
    text: 'A player puts a card of their discard pile on top of it.',
  },
  'card.stacked': { fields: { ...card, to: 'piece', host: 'thing' }, text: 'A card is stacked on another.' },
  'card.revealed': { fields: { ...card, seat: 'seat' }, text: 'A card of a player is revealed to all.' },
  'card.looked': { fields: { ...card, seat: 'seat' }, text: 'A player looks at a card; only they are told.' },
  'card.exerted': { fields: card, text: 'A character exerts.' },
  'card.wounded': { fields: card, text: 'A character takes a wound.' },
  'card.healed': { fields: { ...card, wounds: 'integer' }, text: 'Wounds are healed.' },
  'wound.prevented': { fields: card, text: 'A wound is prevented.' },
  'effect.prevented': { fields: card, text: 'The effect of a card is prevented.' },
  'ability.cancelled': { fields: card, text: 'The special ability of a card is cancelled.' },
  'burdens.added': {
    fields: { seat: 'seat', burdens: 'integer', to: 'integer' },
    text: 'Burdens are added.',
  },
  'burdens.removed': {
    fields: { seat: 'seat', burdens: 'integer', to: 'integer' },
    text: 'Burdens are removed.',
  },
  'ring.worn': { fields: { seat: 'seat' }, text: 'A Ring-bearer puts on The One Ring.' },
  'ring.off': { fields: { seat: 'seat' }, text: 'A Ring-bearer takes off The One Ring.' },
  'ring.dropped': {
    fields: { ...card, seat: 'seat' },
    text: 'The One Ring has lost its bearer; another may take it.',
  },
  'bearer.changed': { fields: { ...card, seat: 'seat' }, text: 'Another character is the Ring-bearer.' },
  'tokens.placed': {
    fields: { ...card, culture: 'text', tokens: 'integer' },
    text: 'Culture tokens are placed on a card.',
  },
  'tokens.removed': {
    fields: { ...card, culture: 'text', tokens: 'integer' },
    text: 'Culture tokens are removed from a card.',
  },
  'archery.counted': { fields: { fellowship: 'integer', minions: 'integer' }, text: 'The archery totals.' },
  'minion.assigned': {
    fields: { ...card, to: 'piece', host: 'thing', seat: 'seat' },
    text: 'A minion is assigned to a companion or ally, by a player.',
  },
  'skirmish.begun': {
    fields: { ...card, minions: ['thing'] },
    text: 'The skirmish of a companion or ally begins.',
  },
  'skirmish.cancelled': { fields: card, text: 'A skirmish is cancelled.' },
  'skirmish.removed': { fields: card, text: 'A character is removed from a skirmish.' },
  'skirmish.counted': {
    fields: { fellowship: 'integer', minions: 'integer' },
    text: 'The strengths of both sides.',
  },
  'skirmish.won': { fields: card, text: 'A character has won a skirmish.' },
  'skirmish.lost': { fields: card, text: 'A character has lost a skirmish.' },
  'card.overwhelmed': { fields: card, text: 'A character is overwhelmed.' },
  'site.taken': { fields: { ...card, seat: 'seat' }, text: 'A player takes control of a site.' },
  'site.liberated': { fields: { ...card, seat: 'seat' }, text: 'A site is liberated.' },
  'site.replaced': { fields: card, text: 'A site takes the place of another.' },
  'player.lost': {
    fields: { seat: 'seat', why: 'text' },
    text: 'A player has lost: killed, corrupted or conceded.',
  },
  'cards.removed': {
    fields: { seat: 'seat', pieces: ['piece'] },
    text: 'All cards of a player who has lost leave the game.',
  },
  'match.over': { fields: { reason: 'text' }, text: 'The match is over: survived, last-left or draw.' },
  'ability.used': {
    fields: { ...card, seat: 'seat', ability: 'text' },
    text: 'An ability is used or takes effect; playing a card is one, called "play".',
  },
};
