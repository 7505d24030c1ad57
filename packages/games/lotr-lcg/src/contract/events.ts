import { events, view } from '@concilio/kernel';

const card = { piece: view.pieceId(), card: view.thing() };

/** The events of the game. */
export const EVENTS = events({
  'round.begun': { data: { round: view.counter() }, text: 'A round begins.' },
  'phase.begun': { data: { phase: view.thing() }, text: 'A phase begins.' },
  'first.chosen': { data: { seat: view.seat() }, text: 'The first player is chosen.' },
  'first.passed': { data: { seat: view.seat() }, text: 'Who is the first player from now on.' },
  'hand.redrawn': { data: { seat: view.seat() }, text: 'A player has exchanged the opening hand.' },
  'cards.drawn': {
    data: { seat: view.seat(), cards: view.counter() },
    text: 'A player draws so many cards.',
  },
  'card.drawn': { data: { ...card, seat: view.seat() }, text: 'Which card it was; only its player is told.' },
  'resources.added': { data: { ...card, resources: view.counter() }, text: 'Resources are added to a card.' },
  'resources.spent': { data: { ...card, resources: view.counter() }, text: 'Resources of a hero are spent.' },
  'card.played': { data: { ...card, seat: view.seat() }, text: 'A card is played from a hand.' },
  'card.attached': {
    data: { ...card, to: view.pieceId(), host: view.thing() },
    text: 'A card is attached to another.',
  },
  'card.entered': { data: { ...card, seat: view.seat() }, text: 'An ally, or a hero, enters play.' },
  'card.discarded': { data: card, text: 'A card that was not in play is discarded.' },
  'card.left': { data: { ...card, to: view.word() }, text: 'A card leaves play, and goes to this zone.' },
  'card.exhausted': { data: card, text: 'A card is exhausted.' },
  'card.readied': { data: card, text: 'A card is readied.' },
  'card.committed': { data: { ...card, seat: view.seat() }, text: 'A character is committed to the quest.' },
  'card.revealed': { data: card, text: 'An encounter card is revealed.' },
  'card.staged': {
    data: card,
    text: 'An encounter card is added to the staging area without being revealed.',
  },
  'card.taken': {
    data: { ...card, seat: view.seat() },
    text: 'A card goes to the hand of a player, other than by drawing; where nobody else may see it, only they and whoever has looked are told.',
  },
  'card.put-back': {
    data: card,
    text: 'A card goes back into the encounter deck, which is then shuffled.',
  },
  'card.put-aside': { data: card, text: 'A card is set aside by a scenario.' },
  'card.removed': { data: card, text: 'A card is out of the game.' },
  'card.looked': {
    data: { ...card, seat: view.seat() },
    text: 'A player looks at a card; only they are told.',
  },
  'effect.cancelled': { data: card, text: 'What a card does when revealed, or as a shadow, is cancelled.' },
  'deck.mixed': { data: { seat: view.seat() }, text: 'The deck of a player is shuffled.' },
  'encounter.mixed': { data: {}, text: 'The encounter deck is shuffled.' },
  'quest.compared': {
    data: { willpower: view.counter(), threat: view.counter() },
    text: 'The quest is resolved.',
  },
  'progress.placed': { data: { ...card, progress: view.counter() }, text: 'Progress is placed on a card.' },
  'progress.removed': {
    data: { ...card, progress: view.counter() },
    text: 'Progress is removed from the stage.',
  },
  'location.travelled': { data: card, text: 'The players travel to a location.' },
  'location.explored': { data: card, text: 'A location is explored.' },
  'stage.begun': { data: card, text: 'A stage of the quest begins.' },
  'stage.completed': { data: card, text: 'A stage of the quest is completed, and out of the game.' },
  'enemy.engaged': { data: { ...card, seat: view.seat() }, text: 'An enemy and a player engage.' },
  'enemy.returned': { data: card, text: 'An enemy moves to the staging area.' },
  'enemy.emerged': {
    data: { ...card, seat: view.seat() },
    text: 'An enemy that was a shadow card comes out at a player, whom it attacks.',
  },
  'guard.engaged': {
    data: { piece: view.pieceId(), seat: view.seat() },
    text: 'An Orc Guard engages a player.',
  },
  'shadow.dealt': {
    data: { piece: view.pieceId(), enemy: view.thing(), shadow: view.pieceId() },
    text: 'An enemy is dealt a shadow card: the enemy, and the card that lies face down on it.',
  },
  'shadow.turned': { data: { ...card, enemy: view.thing() }, text: 'A shadow card is turned up.' },
  'attack.begun': { data: { ...card, seat: view.seat() }, text: 'An enemy attacks a player.' },
  'attack.undefended': { data: { ...card, seat: view.seat() }, text: 'Nobody defends against an enemy.' },
  'defender.declared': { data: { ...card, seat: view.seat() }, text: 'A character defends a player.' },
  'strike.begun': {
    data: { ...card, seat: view.seat(), attackers: view.list(view.thing()) },
    text: 'A player declares an attack against an enemy.',
  },
  'damage.dealt': { data: { ...card, damage: view.counter() }, text: 'Damage is dealt to a card.' },
  'damage.healed': { data: { ...card, damage: view.counter() }, text: 'Damage is healed.' },
  'card.destroyed': { data: card, text: 'A character or an enemy is destroyed.' },
  'threat.raised': {
    data: { seat: view.seat(), threat: view.counter(), to: view.counter() },
    text: 'A threat rises.',
  },
  'threat.lowered': {
    data: { seat: view.seat(), threat: view.counter(), to: view.counter() },
    text: 'A threat falls.',
  },
  'control.given': {
    data: { ...card, seat: view.seat(), to: view.seat() },
    text: 'A card changes its controller.',
  },
  'player.eliminated': { data: { seat: view.seat() }, text: 'A player is eliminated.' },
  'objective.guarded': {
    data: { ...card, by: view.pieceId(), guard: view.thing() },
    text: 'An objective is guarded by an encounter card.',
  },
  'deck.shackled': {
    data: { ...card, seat: view.seat() },
    text: 'An encounter card is laid on the deck of a player.',
  },
  'objective.claimed': { data: { ...card, seat: view.seat() }, text: 'A player claims an objective.' },
  'prisoner.taken': { data: card, text: 'A hero is taken prisoner.' },
  'prisoner.rescued': { data: card, text: 'The prisoner is rescued.' },
  'ability.used': {
    data: { ...card, seat: view.seat(), ability: view.word() },
    text: 'An ability is used or takes effect: action, response, forced, when-revealed, shadow, travel, set-up.',
  },
  'match.over': { data: { won: view.flag() }, text: 'The players have won or lost.' },
});
