import { questions, view } from '@concilio/kernel';

const cards = 'The cards concerned, by their names.';
/** What has happened, or may happen: `happened` is the moment as sentences name it. */
const happened = {
  moment: view.word(),
  happened: view.word(),
  phase: view.word(),
  card: view.optional(view.thing()),
  piece: view.optional(view.pieceId()),
};

/** The questions of the game. */
export const QUESTIONS = questions({
  bid: {
    kind: 'number',
    data: {},
    text: 'How many burdens are bid; asked of all at once.',
    options: 'From 0 to the resistance.',
  },
  'choose-place': {
    kind: 'one',
    data: {},
    text: 'Which place in the turn order.',
    options: '"place-1" and so on, by id.',
  },
  'starting-fellowship': {
    kind: 'one',
    data: { twilight: view.counter() },
    text: 'Which companion joins the starting fellowship next.',
    options: 'Companions of the draw deck, by name; "done".',
  },
  mulligan: {
    kind: 'one',
    data: {},
    text: 'Whether the opening hand is kept.',
    options: '"keep", "redraw".',
  },
  window: {
    kind: 'one',
    data: happened,
    text: 'An action of the phase, asked by the action procedure until all have passed in a row; in the Fellowship phase and in a Shadow phase of one player only.',
    options:
      'Cards that may be played or whose ability may be used, "pass". A card with several: by id, as in "#7/skirmish".',
  },
  respond: {
    kind: 'one',
    data: { ...happened, also: view.optional(view.list(view.record(happened))) },
    text: 'Something has happened, or is about to, that may be responded to.',
    options: 'Cards whose response may be used, "pass".',
  },
  'which-first': {
    kind: 'one',
    data: {},
    text: 'Several required actions wait: the Free Peoples player says which is next.',
    options: cards,
  },
  sanctuary: {
    kind: 'distribute',
    data: {},
    text: 'Which wounds a sanctuary heals.',
    options: 'Wounded companions.',
  },
  'heal-up-to': { kind: 'distribute', data: {}, text: 'Which wounds an effect heals.', options: cards },
  archery: { kind: 'distribute', data: {}, text: 'Who takes the wounds of archery fire.', options: cards },
  'archery-target': {
    kind: 'one',
    data: {},
    text: 'Which Shadow player the archery fire of the fellowship hits.',
    options: 'The players.',
  },
  assign: {
    kind: 'one',
    data: { piece: view.pieceId(), card: view.thing() },
    text: 'Who defends against a minion.',
    options: 'Companions and allies, "nobody".',
  },
  'assign-leftover': {
    kind: 'one',
    data: { piece: view.pieceId(), card: view.thing() },
    text: 'Whom a minion that is left over attacks.',
    options: 'Companions and allies, "nobody".',
  },
  'which-skirmish': { kind: 'one', data: {}, text: 'Whose skirmish comes next.', options: cards },
  reconcile: {
    kind: 'one',
    data: {},
    text: 'Which card is discarded before reconciling.',
    options: 'Cards of the hand, "keep".',
  },
  'pile-top': {
    kind: 'one',
    data: {},
    text: 'Which card goes on top of the discard pile that one was played from.',
    options: 'The cards of the pile, "keep".',
  },
  'discard-down': {
    kind: 'one',
    data: {},
    text: 'Which card is discarded down to eight.',
    options: 'Cards of the hand.',
  },
  'move-again': {
    kind: 'one',
    data: {},
    text: 'Whether the fellowship moves again.',
    options: '"move", "stay".',
  },
  'choose-bearer': { kind: 'one', data: { card: view.thing() }, text: 'Who bears a card.', options: cards },
  choose: {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Whom or what an ability concerns.',
    options: cards,
  },
  'choose-some': {
    kind: 'some',
    data: { card: view.thing(), number: view.counter() },
    text: 'Which cards an ability concerns.',
    options: cards,
  },
  'choose-to-play': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Which card an ability plays.',
    options: cards,
  },
  'choose-player': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Which player.',
    options: 'The players.',
  },
  'choose-effect': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Which of several effects.',
    options: 'By id.',
  },
  'how-many': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'How many are spotted or paid.',
    options: 'Numbers, as text.',
  },
  'search-deck': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Which card of the draw deck is taken or played.',
    options: 'By name; "none".',
  },
  prevent: {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Whether somebody pays to prevent an effect.',
    options: '"prevent", "allow".',
  },
  may: {
    kind: 'one',
    data: { card: view.thing() },
    text: 'Whether an effect that is optional happens.',
    options: '"yes", "no".',
  },
});
