import { questions, view } from '@concilio/kernel';

const cards = 'The cards concerned, by their names.';
const moment = { moment: view.word(), phase: view.word() };

/** The questions of the game. */
export const QUESTIONS = questions({
  vote: {
    kind: 'one',
    data: {},
    text: 'Who is to be the first player; asked of all at once.',
    options: 'The players.',
  },
  mulligan: {
    kind: 'one',
    data: {},
    text: 'Whether the opening hand is kept.',
    options: '"keep", "redraw".',
  },
  window: {
    kind: 'one',
    data: { ...moment },
    text: 'A window for actions, asked of each player in the order of play until all have passed in a row. Asked of whoever has an action in play, or a hand and the resources for some event.',
    options: 'Cards whose action may be used, "pass".',
  },
  respond: {
    kind: 'one',
    data: { ...moment, card: view.optional(view.thing()), piece: view.optional(view.pieceId()) },
    text: 'Something has happened that may be responded to, asked in the order of play.',
    options: 'Cards whose response may be used, "pass".',
  },
  'which-first': {
    kind: 'one',
    data: {},
    text: 'Several forced effects wait: the first player says which is next.',
    options: cards,
  },
  planning: {
    kind: 'one',
    data: {},
    text: 'The planning of one player.',
    options: 'Allies and attachments of the hand that may be played, cards whose action may be used, "done".',
  },
  'planning-action': {
    kind: 'one',
    data: {},
    text: 'An action while another player plans; may be left unanswered.',
    options: 'Cards whose action may be used.',
  },
  'attach-to': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'What an attachment is attached to.',
    options: cards,
  },
  pay: {
    kind: 'distribute',
    data: { card: view.thing(), cost: view.counter() },
    text: 'How much each hero pays; asked only where there is more than one way.',
    options: 'The heroes that match, each with at most its resources.',
  },
  commit: {
    kind: 'some',
    data: { threat: view.counter(), willpower: view.counter() },
    text: 'Which characters are committed to the quest.',
    options: 'The ready characters.',
  },
  travel: { kind: 'one', data: {}, text: 'Where the players travel.', options: 'Locations, "stay".' },
  engage: { kind: 'one', data: {}, text: 'Which enemy is engaged by choice.', options: 'Enemies, "none".' },
  'engagement-check': {
    kind: 'one',
    data: {},
    text: 'Which of several enemies with the same engagement cost engages.',
    options: cards,
  },
  'shadow-first': {
    kind: 'one',
    data: {},
    text: 'Which of several enemies with the same engagement cost is dealt its shadow card first.',
    options: cards,
  },
  'next-attack': { kind: 'one', data: {}, text: 'Which enemy attacks next.', options: cards },
  defender: {
    kind: 'one',
    data: {
      enemy: view.pieceId(),
      card: view.thing(),
      player: view.seat(),
      attacked: view.oneOf(['you', 'another'], 'Whether it is the reader who is attacked.'),
    },
    text: 'Who defends; asked of the attacked player, then of players with sentinels.',
    options: 'Ready characters, "none".',
  },
  defenders: {
    kind: 'some',
    data: { enemy: view.pieceId(), card: view.thing(), player: view.seat() },
    text: 'Who defends, where several may.',
    options: 'Ready characters.',
  },
  'which-defender': {
    kind: 'one',
    data: { card: view.thing(), enemy: view.pieceId() },
    text: 'Which of several defenders takes the damage.',
    options: cards,
  },
  undefended: {
    kind: 'one',
    data: { card: view.thing(), enemy: view.pieceId() },
    text: 'Which hero takes the damage of an undefended attack.',
    options: cards,
  },
  strike: { kind: 'one', data: {}, text: 'Which enemy is attacked.', options: 'Enemies, "done".' },
  attackers: {
    kind: 'some',
    data: { enemy: view.pieceId(), card: view.thing(), player: view.seat() },
    text: 'Who attacks.',
    options: 'Ready characters.',
  },
  'pay-to-ready': {
    kind: 'one',
    data: { card: view.thing(), cost: view.counter() },
    text: 'Whether 2 resources are paid so that a hero is readied.',
    options: '"yes", "no".',
  },
  restricted: {
    kind: 'one',
    data: { card: view.pieceId() },
    text: 'Which of three restricted attachments is discarded.',
    options: cards,
  },
  choose: { kind: 'one', data: { card: view.thing() }, text: 'What an ability is used on.', options: cards },
  'choose-one': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Which card an effect of another card is to hit.',
    options: cards,
  },
  'choose-bearer': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Which hero a condition is attached to.',
    options: 'Heroes.',
  },
  'choose-player': {
    kind: 'one',
    data: { card: view.optional(view.thing()) },
    text: 'Which player.',
    options: 'The players.',
  },
  'choose-effect': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Which of several effects.',
    options:
      'By id: "one-player", "each-player", "willpower", "defense", "draw-three", "damage-four", "lower-five".',
  },
  'choose-x': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'How large X is.',
    options: 'Numbers, as text.',
  },
  'top-or-bottom': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Where the card that was looked at goes.',
    options: '"top", "bottom".',
  },
  search: {
    kind: 'one',
    data: { card: view.optional(view.thing()) },
    text: 'Which card is taken.',
    options: 'The cards looked at; "none" where nothing need be taken.',
  },
  'search-spider': {
    kind: 'one',
    data: {},
    text: 'Which Spider is added to the staging area.',
    options: 'By name.',
  },
  'deck-order': {
    kind: 'order',
    data: {},
    text: 'The order in which cards go back, the top first.',
    options: cards,
  },
  'discard-attachment': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Which attachment is discarded.',
    options: cards,
  },
  'discard-character': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Which character is discarded.',
    options: cards,
  },
});
