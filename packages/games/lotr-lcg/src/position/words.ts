import type { PositionFormat } from '@concilio/kernel';
import type { LotrLcg } from '../state.ts';

const card = { piece: 'piece', card: 'thing' } as const;
const cards = 'The cards concerned, by their names.';

/** The questions of the game. */
export const QUESTIONS: PositionFormat<LotrLcg>['questions'] = {
  vote: {
    kind: 'one',
    text: 'Who is to be the first player; asked of all at once.',
    options: 'The players.',
  },
  mulligan: { kind: 'one', text: 'Whether the opening hand is kept.', options: '"keep", "redraw".' },
  window: {
    kind: 'one',
    text: 'A window for actions, asked of each player in the order of play until all have passed in a row. Asked of whoever has an action in play, or a hand and the resources for some event.',
    options: 'Cards whose action may be used, "pass".',
  },
  respond: {
    kind: 'one',
    text: 'Something has happened that may be responded to, asked in the order of play.',
    options: 'Cards whose response may be used, "pass".',
  },
  'which-first': {
    kind: 'one',
    text: 'Several forced effects wait: the first player says which is next.',
    options: cards,
  },
  planning: {
    kind: 'one',
    text: 'The planning of one player.',
    options: 'Allies and attachments of the hand that may be played, cards whose action may be used, "done".',
  },
  'planning-action': {
    kind: 'one',
    text: 'An action while another player plans; may be left unanswered.',
    options: 'Cards whose action may be used.',
  },
  'attach-to': { kind: 'one', text: 'What an attachment is attached to.', options: cards },
  pay: {
    kind: 'distribute',
    text: 'How much each hero pays; asked only where there is more than one way.',
    options: 'The heroes that match, each with at most its resources.',
  },
  commit: {
    kind: 'some',
    text: 'Which characters are committed to the quest.',
    options: 'The ready characters.',
  },
  travel: { kind: 'one', text: 'Where the players travel.', options: 'Locations, "stay".' },
  engage: { kind: 'one', text: 'Which enemy is engaged by choice.', options: 'Enemies, "none".' },
  'engagement-check': {
    kind: 'one',
    text: 'Which of several enemies with the same engagement cost engages.',
    options: cards,
  },
  'shadow-first': {
    kind: 'one',
    text: 'Which of several enemies with the same engagement cost is dealt its shadow card first.',
    options: cards,
  },
  'next-attack': { kind: 'one', text: 'Which enemy attacks next.', options: cards },
  defender: {
    kind: 'one',
    text: 'Who defends; asked of the attacked player, then of players with sentinels.',
    options: 'Ready characters, "none".',
  },
  defenders: { kind: 'some', text: 'Who defends, where several may.', options: 'Ready characters.' },
  'which-defender': { kind: 'one', text: 'Which of several defenders takes the damage.', options: cards },
  undefended: { kind: 'one', text: 'Which hero takes the damage of an undefended attack.', options: cards },
  strike: { kind: 'one', text: 'Which enemy is attacked.', options: 'Enemies, "done".' },
  attackers: { kind: 'some', text: 'Who attacks.', options: 'Ready characters.' },
  'pay-to-ready': {
    kind: 'one',
    text: 'Whether 2 resources are paid so that a hero is readied.',
    options: '"yes", "no".',
  },
  restricted: {
    kind: 'one',
    text: 'Which of three restricted attachments is discarded.',
    options: cards,
  },
  choose: { kind: 'one', text: 'What an ability is used on.', options: cards },
  'choose-one': { kind: 'one', text: 'Which card an effect of another card is to hit.', options: cards },
  'choose-player': { kind: 'one', text: 'Which player.', options: 'The players.' },
  'choose-effect': {
    kind: 'one',
    text: 'Which of several effects.',
    options:
      'By id: "one-player", "each-player", "willpower", "defense", "draw-three", "damage-four", "lower-five".',
  },
  'choose-x': { kind: 'one', text: 'How large X is.', options: 'Numbers, as text.' },
  'top-or-bottom': {
    kind: 'one',
    text: 'Where the card that was looked at goes.',
    options: '"top", "bottom".',
  },
  search: {
    kind: 'one',
    text: 'Which card is taken.',
    options: 'The cards looked at; "none" where nothing need be taken.',
  },
  'search-spider': { kind: 'one', text: 'Which Spider is added to the staging area.', options: 'By name.' },
  'deck-order': { kind: 'order', text: 'The order in which cards go back, the top first.', options: cards },
  'discard-attachment': { kind: 'one', text: 'Which attachment is discarded.', options: cards },
  'discard-character': { kind: 'one', text: 'Which character is discarded.', options: cards },
};

/** The events of the game. */
export const EVENTS: PositionFormat<LotrLcg>['events'] = {
  'round.begun': { fields: { round: 'integer' }, text: 'A round begins.' },
  'phase.begun': { fields: { phase: 'thing' }, text: 'A phase begins.' },
  'first.chosen': { fields: { seat: 'seat' }, text: 'The first player is chosen.' },
  'first.passed': { fields: { seat: 'seat' }, text: 'Who is the first player from now on.' },
  'hand.redrawn': { fields: { seat: 'seat' }, text: 'A player has exchanged the opening hand.' },
  'cards.drawn': { fields: { seat: 'seat', cards: 'integer' }, text: 'A player draws so many cards.' },
  'card.drawn': { fields: { ...card, seat: 'seat' }, text: 'Which card it was; only its player is told.' },
  'resources.added': { fields: { ...card, resources: 'integer' }, text: 'Resources are added to a card.' },
  'resources.spent': { fields: { ...card, resources: 'integer' }, text: 'Resources of a hero are spent.' },
  'card.played': { fields: { ...card, seat: 'seat' }, text: 'A card is played from a hand.' },
  'card.attached': {
    fields: { ...card, to: 'piece', host: 'thing' },
    text: 'A card is attached to another.',
  },
  'card.entered': { fields: { ...card, seat: 'seat' }, text: 'An ally, or a hero, enters play.' },
  'card.discarded': { fields: card, text: 'A card that was not in play is discarded.' },
  'card.left': { fields: { ...card, to: 'text' }, text: 'A card leaves play, and goes to this zone.' },
  'card.exhausted': { fields: card, text: 'A card is exhausted.' },
  'card.readied': { fields: card, text: 'A card is readied.' },
  'card.committed': { fields: { ...card, seat: 'seat' }, text: 'A character is committed to the quest.' },
  'card.revealed': { fields: card, text: 'An encounter card is revealed.' },
  'card.staged': {
    fields: card,
    text: 'An encounter card is added to the staging area without being revealed.',
  },
  'card.taken': {
    fields: { ...card, seat: 'seat' },
    text: 'A card goes to the hand of a player, other than by drawing; where nobody else may see it, only they and whoever has looked are told.',
  },
  'card.put-back': {
    fields: card,
    text: 'A card goes back into the encounter deck, which is then shuffled.',
  },
  'card.put-aside': { fields: card, text: 'A card is set aside by a scenario.' },
  'card.removed': { fields: card, text: 'A card is out of the game.' },
  'card.looked': { fields: { ...card, seat: 'seat' }, text: 'A player looks at a card; only they are told.' },
  'effect.cancelled': { fields: card, text: 'What a card does when revealed, or as a shadow, is cancelled.' },
  'deck.mixed': { fields: { seat: 'seat' }, text: 'The deck of a player is shuffled.' },
  'encounter.mixed': { fields: {}, text: 'The encounter deck is shuffled.' },
  'quest.compared': { fields: { willpower: 'integer', threat: 'integer' }, text: 'The quest is resolved.' },
  'progress.placed': { fields: { ...card, progress: 'integer' }, text: 'Progress is placed on a card.' },
  'progress.removed': {
    fields: { ...card, progress: 'integer' },
    text: 'Progress is removed from the stage.',
  },
  'location.travelled': { fields: card, text: 'The players travel to a location.' },
  'location.explored': { fields: card, text: 'A location is explored.' },
  'stage.begun': { fields: card, text: 'A stage of the quest begins.' },
  'stage.completed': { fields: card, text: 'A stage of the quest is completed, and out of the game.' },
  'enemy.engaged': { fields: { ...card, seat: 'seat' }, text: 'An enemy and a player engage.' },
  'enemy.returned': { fields: card, text: 'An enemy moves to the staging area.' },
  'enemy.emerged': {
    fields: { ...card, seat: 'seat' },
    text: 'An enemy that was a shadow card comes out at a player, whom it attacks.',
  },
  'guard.engaged': { fields: { piece: 'piece', seat: 'seat' }, text: 'An Orc Guard engages a player.' },
  'shadow.dealt': {
    fields: { piece: 'piece', enemy: 'thing', shadow: 'piece' },
    text: 'An enemy is dealt a shadow card: the enemy, and the card that lies face down on it.',
  },
  'shadow.turned': { fields: { ...card, enemy: 'thing' }, text: 'A shadow card is turned up.' },
  'attack.begun': { fields: { ...card, seat: 'seat' }, text: 'An enemy attacks a player.' },
  'attack.undefended': { fields: { ...card, seat: 'seat' }, text: 'Nobody defends against an enemy.' },
  'defender.declared': { fields: { ...card, seat: 'seat' }, text: 'A character defends a player.' },
  'strike.begun': {
    fields: { ...card, seat: 'seat', attackers: ['thing'] },
    text: 'A player declares an attack against an enemy.',
  },
  'damage.dealt': { fields: { ...card, damage: 'integer' }, text: 'Damage is dealt to a card.' },
  'damage.healed': { fields: { ...card, damage: 'integer' }, text: 'Damage is healed.' },
  'card.destroyed': { fields: card, text: 'A character or an enemy is destroyed.' },
  'threat.raised': { fields: { seat: 'seat', threat: 'integer', to: 'integer' }, text: 'A threat rises.' },
  'threat.lowered': { fields: { seat: 'seat', threat: 'integer', to: 'integer' }, text: 'A threat falls.' },
  'control.given': { fields: { ...card, seat: 'seat', to: 'seat' }, text: 'A card changes its controller.' },
  'player.eliminated': { fields: { seat: 'seat' }, text: 'A player is eliminated.' },
  'objective.guarded': {
    fields: { ...card, by: 'piece', guard: 'thing' },
    text: 'An objective is guarded by an encounter card.',
  },
  'deck.shackled': {
    fields: { ...card, seat: 'seat' },
    text: 'An encounter card is laid on the deck of a player.',
  },
  'objective.claimed': { fields: { ...card, seat: 'seat' }, text: 'A player claims an objective.' },
  'prisoner.taken': { fields: card, text: 'A hero is taken prisoner.' },
  'prisoner.rescued': { fields: card, text: 'The prisoner is rescued.' },
  'ability.used': {
    fields: { ...card, seat: 'seat', ability: 'text' },
    text: 'An ability is used or takes effect: action, response, forced, when-revealed, shadow, travel, set-up.',
  },
  'match.over': { fields: { won: 'flag' }, text: 'The players have won or lost.' },
};
