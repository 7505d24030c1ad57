import { events, view } from '@concilio/kernel';

/** The events of the game. */
export const EVENTS = events({
  'place.reached': {
    data: { place: view.thing() },
    text: 'The marker of the main board has reached a place.',
  },
  'trial.begun': {
    data: { trial: view.thing() },
    text: 'An action, event or tile without an activity begins.',
  },
  'trial.met': {
    data: { trial: view.thing() },
    text: 'Its demand was met, its condition holds, or it asks for nothing; told once for each player who was asked.',
  },
  'trial.failed': {
    data: { trial: view.thing() },
    text: 'Its demand was not met, or its condition does not hold.',
  },
  'trial.ignored': { data: { trial: view.thing() }, text: 'Magic: the event is ignored.' },
  'turn.begun': { data: { seat: view.seat() }, text: 'A turn begins.' },
  'tile.revealed': { data: { piece: view.pieceId(), tile: view.thing() }, text: 'A tile is revealed.' },
  'tile.resolved': { data: { tile: view.thing() }, text: 'A tile is resolved; what it brings follows.' },
  'tile.ignored': { data: { tile: view.thing() }, text: 'Gandalf’s staff: the tile is ignored.' },
  'tile.discarded': {
    data: { piece: view.pieceId(), tile: view.thing() },
    text: 'A tile that is resolved or ignored goes to the discarded ones.',
  },
  'tiles.mixed': {
    data: {},
    text: 'All story tiles, or the discarded ones, are shuffled into a new pile.',
  },
  'deck.mixed': { data: {}, text: 'The discarded adventure cards are shuffled into a new deck.' },
  'cards.drawn': {
    data: { seat: view.seat(), cards: view.counter() },
    text: 'A player has drawn so many adventure cards.',
  },
  'card.drawn': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A card was drawn or dealt; only its owner (and the referee) is told.',
  },
  'card.taken': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A player takes a card that all can see: a legendary card of the board, or one that was given out.',
  },
  'card.revealed': {
    data: { piece: view.pieceId(), card: view.thing() },
    text: 'A card of the deck is revealed to all.',
  },
  'card.passed': {
    data: { seat: view.seat(), to: view.seat() },
    text: 'A card went face down from one hand to another.',
  },
  'card.received': {
    data: { seat: view.seat(), to: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'Which card it was; only the two players (and the referee) are told.',
  },
  'card.laid': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A card of a hand lies open to be played; "card.played" tells what it does.',
  },
  'card.played': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing(), track: view.word() },
    text: 'A card was played; track is the activity, or "none" where it had no effect.',
  },
  'card.paid': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A card was discarded to meet a demand.',
  },
  'card.discarded': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A card was discarded for another reason: a die, an event, an elimination, Lembas.',
  },
  'card.resolved': {
    data: { piece: view.pieceId(), card: view.thing() },
    text: 'A card that was played or revealed, and has had its effect, goes to the discard pile.',
  },
  'cards.removed': {
    data: { pieces: view.list(view.pieceId()), cards: view.list(view.thing()) },
    text: 'Legendary cards leave the game: those that nobody has taken, or those on the discard pile when it makes a new deck.',
  },
  'story.played': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A green card was played.',
  },
  'offer.made': {
    data: { seat: view.seat(), offer: view.word(), count: view.counter() },
    text: 'Something was put up for an open demand: an activity or "star" and how many symbols; "card"; "runes"; a life token.',
  },
  'runes.taken': { data: { seat: view.seat(), runes: view.counter() }, text: 'A player gains silver runes.' },
  'runes.paid': {
    data: { seat: view.seat(), runes: view.counter() },
    text: 'A player pays, or loses, runes of this value.',
  },
  'gold.taken': { data: { seat: view.seat(), piece: view.pieceId() }, text: 'A player takes a gold rune.' },
  'gold.changed': {
    data: { seat: view.seat(), piece: view.pieceId(), runes: view.counter() },
    text: 'A player changes a gold rune for silver of the same value, to pay.',
  },
  'life.taken': { data: { seat: view.seat(), life: view.thing() }, text: 'A player takes a life token.' },
  'life.paid': {
    data: { seat: view.seat(), life: view.thing() },
    text: 'A player gives a life token to meet a demand.',
  },
  'lives.returned': {
    data: { seats: view.list(view.seat()) },
    text: 'After a conflict all life tokens go back; told of whoever had any.',
  },
  'marker.moved': {
    data: { track: view.thing(), space: view.counter() },
    text: 'The marker of a track has advanced to this space (the start is 0).',
  },
  'event.reached': { data: { event: view.thing() }, text: 'The event marker has reached an event.' },
  'hobbit.moved': {
    data: { seat: view.seat(), to: view.counter() },
    text: 'A hobbit is on this space of corruption.',
  },
  'sauron.moved': { data: { to: view.counter() }, text: 'Sauron is on this space.' },
  'die.rolled': { data: { seat: view.seat(), face: view.thing() }, text: 'The threat die was rolled.' },
  'die.suffered': {
    data: { seat: view.seat(), face: view.thing() },
    text: 'Its result is suffered; not told for a blank.',
  },
  'die.avoided': { data: { seat: view.seat() }, text: 'Belt of Galadriel: the roll is not made.' },
  'die.ignored': {
    data: { seat: view.seat(), face: view.thing() },
    text: 'Mithril coat: the result is ignored.',
  },
  'player.rested': {
    data: { seat: view.seat(), by: view.word() },
    text: 'A player rests: by "draw" or "heal".',
  },
  'ring.worn': { data: { seat: view.seat() }, text: 'The Ring-bearer puts on the Ring.' },
  'ring.borne': { data: { seat: view.seat() }, text: 'Who bears the Ring from now on.' },
  'ring.laid': { data: {}, text: 'The Ring lies at Mount Doom.' },
  'ring.destroyed': { data: { seat: view.seat() }, text: 'The Ring is destroyed.' },
  'ability.used': {
    data: { seat: view.seat(), hobbit: view.thing() },
    text: 'A hobbit’s ability made a difference.',
  },
  'gandalf.called': {
    data: { seat: view.seat(), wish: view.thing() },
    text: 'A player has paid 5 runes and wishes for a Gandalf card.',
  },
  'gandalf.used': {
    data: { seat: view.seat(), card: view.thing() },
    text: 'The active player uses a Gandalf card.',
  },
  'conflict.begun': { data: { conflict: view.thing() }, text: 'A conflict begins.' },
  'conflict.ended': { data: { conflict: view.thing() }, text: 'A conflict is over.' },
  'darkness.suffered': {
    data: { seat: view.seat(), spaces: view.counter() },
    text: 'How far missing life tokens move a player.',
  },
  'player.spared': { data: { seat: view.seat() }, text: 'Athelas: a player suffers nothing.' },
  'player.eliminated': {
    data: { seat: view.seat(), cause: view.word() },
    text: 'A player is out of the game: met by Sauron ("sauron"), or unable to give what was asked ("means").',
  },
});
