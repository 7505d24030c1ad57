import { type AgendaRecord, view } from '@concilio/kernel';
import type { PositionFormat } from '@concilio/positions/format';
import { WHEEL } from '../content/box.ts';
import type { Ragnarok, Stage, State } from '../state.ts';
import {
  mustBeAction,
  mustBeFought,
  mustBeHunted,
  mustBeOnBoard,
  mustBePrey,
  mustHaveAttack,
  mustHaveLeader,
  mustHaveWinner,
} from './moment.ts';

const record = (step: keyof Ragnarok['steps'], args: object = {}): AgendaRecord => ({ step, with: args });

const AFTER_ACTION = [record('settle'), record('endTurn')];
/** LOR-18.02 */
const TURN: readonly (readonly [Stage, AgendaRecord])[] = [
  ['prayer', record('prayer', { done: [] })],
  ['hero', record('hero', { done: [] })],
  ['runes', record('runes', { done: [] })],
  ['maneuvers', record('maneuvers', { done: [] })],
  ['special', record('special')],
];

/** What is left of a turn after one of its steps. */
const after = (stage: Stage): AgendaRecord[] => [
  ...TURN.slice(TURN.findIndex(([one]) => one === stage) + 1).map(([, step]) => step),
  ...AFTER_ACTION,
];

/** What is left after the end of the step in which the rules are: LOR-18.04. */
const afterSettling = ({ stage }: State): AgendaRecord[] =>
  stage === 'special' ? [record('endTurn')] : after(stage);

const actions = WHEEL.join(', ');

/** The moments that a file may begin at. */
export const AT: PositionFormat<Ragnarok>['at'] = {
  draft: {
    with: { seat: view.seat(), left: view.counter() },
    text: 'The hero draft: a player is about to draft a Hero and an Origin and to start somewhere; "left" players draft, this one included. Here the table is as set-up leaves it, with the Leader and the first Monsters on the board by lot (or by "script": shuffle "events").',
  },
  turn: {
    with: { seat: view.seat() },
    text: 'A player’s turn is about to begin. In the turn of the first player the round goes up by 1.',
  },
  prayer: {
    with: { done: view.list(view.word()) },
    text: 'Step 1 of the turn of "active". "done" may list what was done: priest, forge, use/CARD.',
    beneath: () => after('prayer'),
  },
  hero: {
    with: { done: view.list(view.word()) },
    text: 'Step 2 of the turn of "active". "done" may list what was done: move, sail, heal, use/CARD.',
    beneath: () => after('hero'),
  },
  runes: {
    with: { done: view.list(view.word()) },
    text: 'Step 3 of the turn of "active". "done" may list what was done: action, use/CARD.',
    beneath: () => after('runes'),
  },
  maneuvers: {
    with: { done: view.list(view.word()) },
    text: 'Step 4 of the turn of "active". "done" may list what was done: army, use/CARD.',
    beneath: () => after('maneuvers'),
  },
  special: {
    with: {},
    text: 'Step 5 of the turn of "active": a special action is about to be chosen.',
    beneath: () => AFTER_ACTION,
  },
  bonuses: {
    with: { action: view.thing(), seats: view.list(view.seat()) },
    text: 'The first marker lies on this special action; these seats, in this order, take the bonus of its Realm if they are allied with it; then the action is resolved.',
    beneath({ action }) {
      mustBeAction(action);
      return [record('act', { action }), ...AFTER_ACTION];
    },
  },
  act: {
    with: { action: view.thing() },
    text: `A special action of the wheel is about to be resolved by "active", with bonuses and markers done: ${actions}.`,
    beneath({ action }) {
      mustBeAction(action);
      return AFTER_ACTION;
    },
  },
  mobilize: {
    with: { moved: view.list(view.thing()) },
    text: 'Mobilize: Armies are activated one after the other; "moved" may list those that were.',
    beneath: () => AFTER_ACTION,
  },
  prepare: {
    with: { left: view.counter() },
    text: 'Prepare: "left" options are still to be chosen.',
    beneath: () => AFTER_ACTION,
  },
  blessingDraft: {
    with: { seats: view.list(view.seat()) },
    text: 'These seats, in this order, each take one of the Blessings of the zone "drafted"; the rest is discarded.',
    beneath: () => AFTER_ACTION,
  },
  monsters: {
    with: { activated: view.list(view.thing()) },
    text: 'The Monsters action: activate one or two, or Hunt; "activated" may name the one that was.',
    beneath: () => AFTER_ACTION,
  },
  activate: {
    with: { monster: view.thing(), by: view.seat() },
    text: 'A Monster is about to be activated by this player. It is the first of the Monsters action, and after it another may follow; with "stage: runes", or where no other Monster could be activated and no "stage" is written, it is a Rune action.',
    beneath({ monster }, state) {
      mustBeOnBoard(state, monster);
      return state.stage === 'runes'
        ? [record('runes', { done: ['action'] }), ...after('runes')]
        : [record('monsters', { activated: [monster] }), ...AFTER_ACTION];
    },
  },
  buildMonument: {
    with: {},
    text: 'Build Monument, steps 1 and 2: a Monument is about to be built and Omens checked; all its other steps follow.',
    beneath: () => AFTER_ACTION,
  },
  resetWheel: {
    with: {},
    text: 'Build Monument, steps 3 and 4: Priests and markers come back, Artifacts are charged, Forges filled; the later steps follow.',
    beneath: () => [record('gather'), record('event'), ...AFTER_ACTION],
  },
  gather: {
    with: {},
    text: 'Build Monument, step 5: the builder takes Priests and Runes; the Event follows.',
    beneath: () => [record('event'), ...AFTER_ACTION],
  },
  event: {
    with: {},
    text: 'Build Monument, step 6: the top card of "events.deck" is about to be drawn and resolved.',
    beneath: () => AFTER_ACTION,
  },
  activateLeader: {
    with: { by: view.seat() },
    text: 'The Leader is about to be activated by this player: at the end of an Event, or with "stage: runes" as a Rune action.',
    beneath(_args, state) {
      mustHaveLeader(state);
      return state.stage === 'runes'
        ? [record('runes', { done: ['action'] }), ...after('runes')]
        : AFTER_ACTION;
    },
  },
  settle: {
    with: {},
    text: 'The end of a step ("stage"; left out: maneuvers): control is checked, then Battles are fought where Armies of several players are; then the rest of the turn.',
    beneath: (_args, state) => afterSettling(state),
  },
  battles: {
    with: {},
    text: 'The same, after control was checked: Battles are about to be fought, one after the other.',
    beneath: (_args, state) => afterSettling(state),
  },
  battleCards: {
    with: { turn: view.seat() },
    text: 'In the Battle of "battle": this player is about to play a Combat card or to pass.',
    beneath(_args, state) {
      mustBeFought(state);
      return afterSettling(state);
    },
  },
  battleValues: {
    with: {},
    text: 'In the Battle of "battle": both have passed, and Battle values are about to be compared.',
    beneath(_args, state) {
      mustBeFought(state);
      return afterSettling(state);
    },
  },
  battleLosses: {
    with: {},
    text: 'In the Battle of "battle", whose "winner" is known: losses and Retreat are about to follow.',
    beneath(_args, state) {
      mustBeFought(state);
      mustHaveWinner(state);
      return afterSettling(state);
    },
  },
  battleEnds: {
    with: {},
    text: 'In the Battle of "battle", whose "winner" is known: losses are suffered, and control is about to change.',
    beneath(_args, state) {
      mustBeFought(state);
      mustHaveWinner(state);
      return afterSettling(state);
    },
  },
  huntBegins: {
    with: { prey: view.thing() },
    text: 'The active player is about to Hunt this Monster, or the Leader: cards are drawn, and the Attack cards shuffled (by "script": shuffle "attacks", whose first two are the Monster’s hand).',
    beneath({ prey }, state) {
      mustBePrey(state, prey);
      return AFTER_ACTION;
    },
  },
  monsterTurn: {
    with: {},
    text: 'In the Hunt of "hunt": the Monster is about to play a card of "attacks.hand".',
    beneath(_args, state) {
      mustBeHunted(state);
      return AFTER_ACTION;
    },
  },
  defend: {
    with: {},
    text: 'In the Hunt of "hunt": the Monster has played the card of "attacks.played", and the hunter may defend.',
    beneath(_args, state) {
      mustBeHunted(state);
      mustHaveAttack(state);
      return AFTER_ACTION;
    },
  },
  heroTurn: {
    with: {},
    text: 'In the Hunt of "hunt": the hunter may strike.',
    beneath(_args, state) {
      mustBeHunted(state);
      return AFTER_ACTION;
    },
  },
  huntEnds: {
    with: {},
    text: 'The Hunt of "hunt" has just ended, as its "over" says.',
    beneath(_args, state) {
      mustBeHunted(state);
      return AFTER_ACTION;
    },
  },
  endTurn: {
    with: {},
    text: 'The turn of "active" is over: the next one follows, or the end of Ragnarok.',
  },
};
