import { placeHero } from './figures.ts';
import { chooseOne, chooseSome, type Option, type Play, type Seat } from '@concilio/kernel';
import type { Attribute, RuneCost } from '../content/effects.ts';
import { boxOf, named, playerAt, type Ragnarok, type State, type Steps } from '../state.ts';
import { bearersOf } from './abilities.ts';
import { formAlliance } from './alliances.ts';
import { armyNamed, canGrow, onBoard, raise, regionId, regionIn } from './armies.ts';
import { lowestOf, raiseAttribute } from './attributes.ts';
import { canDo, doAll } from './effects.ts';
import { extrasOf, useExtra } from './maneuvers.ts';
import { allRegions, realmsBeside } from './map.ts';
import { activatable, boardOf, control, monstersIn } from './monsters.ts';
import { deed } from './options.ts';
import { drawCombat, heldRunes, runesOf, spendRune } from './resources.ts';

/** LOR-21: step 3, Rune actions: one of them, for one to three Runes. */

interface Action {
  readonly id: string;
  readonly of?: string;
  readonly cost: RuneCost;
}

const PAIR: RuneCost = { different: 2 };
const THREE: RuneCost = { different: 3 };

/** LOR-21.02, LOR-21.03: of the types that are asked for, or all different. */
function canPay(state: State, seat: Seat, cost: RuneCost): boolean {
  if ('different' in cost) return heldRunes(state, seat).length >= cost.different;
  const { runes } = playerAt(state, seat);
  return cost.runes.every(
    (rune) => (runes[rune] ?? 0) >= cost.runes.filter((other) => other === rune).length,
  );
}

/** LOR-21.05 to LOR-21.15: what can be done among what may be paid so. */
function actionsOf(state: State, seat: Seat, isOpen: (cost: RuneCost) => boolean): Action[] {
  const { heroAt } = playerAt(state, seat);
  const box = boxOf(state);
  const hasCards = state.combat.cards.length + state.combat.discard.length > 0;
  const found: Action[] = [];
  const add = (cost: RuneCost, id: string, of: string) => {
    if (isOpen(cost)) found.push({ id, of, cost });
  };
  if (heroAt !== null && heroAt === state.leader.at)
    add({ runes: [box.leader.rune] }, 'leader', box.leader.id);
  for (const { id, ring } of monstersIn(state, heroAt))
    if (ring === null) add({ runes: [boardOf(state, id).rune] }, `control/${id}`, id);
  for (const { id } of heroAt === null ? [] : realmsBeside(state, heroAt))
    if (!named(state.realms, id).allies.includes(seat))
      add({ runes: [named(box.realms, id).rune] }, `ally/${id}`, id);
  if (isOpen(PAIR)) {
    for (const army of onBoard(state, seat)) if (canGrow(army)) add(PAIR, `raise/${army.id}`, army.id);
    for (const { id } of activatable(state, seat)) add(PAIR, `activate/${id}`, id);
    if (hasCards) found.push({ id: 'draw', cost: PAIR });
    found.push({ id: 'place', cost: PAIR });
  }
  if (isOpen(THREE)) {
    for (const id of lowestOf(state, seat)) add(THREE, `attribute/${id}`, id);
    if (hasCards) found.push({ id: 'draw-2', cost: THREE });
  }
  for (const { id, abilities } of bearersOf(state, seat))
    for (const ability of abilities)
      if (ability.is === 'rune-action' && canDo(state, seat, ability.does, { source: id }))
        add(ability.cost, `use/${id}`, id);
  return found;
}

/** What it costs, what it does and with what. */
function optionOf(state: State, { id, of, cost }: Action): Option {
  const [word = id] = id.split('/');
  const [rune = ''] = 'runes' in cost ? cost.runes : [];
  if (of === undefined) return { id, text: { key: `option.${id}` } };
  if (word === 'raise') {
    const { army } = armyNamed(state, of);
    return { id, of, text: { key: 'option.raise', with: { value: army.value, region: army.at ?? 0 } } };
  }
  return { id, of, text: { key: `option.${WORDS[word] ?? word}`, with: { what: of, rune } } };
}

/** Deeds that are something else in other steps. */
const WORDS: Readonly<Record<string, string>> = { leader: 'activate-leader', use: 'rune-action' };

export function runes(play: Play<Ragnarok>, { done }: Steps['runes']): void {
  const { state } = play;
  const seat = state.active;
  state.stage = 'runes';
  const isFree = !done.includes('action') && runesOf(state, seat) > 0;
  const actions = isFree ? actionsOf(state, seat, (cost) => canPay(state, seat, cost)) : [];
  const extras = [
    ...extrasOf(state, seat, done, 'rune-step'),
    ...(done.includes('action') ? [] : extrasOf(state, seat, done, 'runes-begin')),
  ];
  const options = [
    ...actions.map((action) => optionOf(state, action)),
    ...extras.map(({ source }) => deed('artifact', source, 'option.use')),
  ];
  if (options.length === 0) return play.then('settle', {});
  const pick = play.ask(
    seat,
    chooseOne('runes', [...options, { id: 'done' }], {
      blocked: () =>
        (done.includes('action') ? [] : actionsOf(state, seat, (cost) => !canPay(state, seat, cost))).map(
          (action) => ({
            ...optionOf(state, action),
            rule: 'different' in action.cost ? 'LOR-21.03' : 'LOR-21.02',
          }),
        ),
    }),
  );
  if (pick === 'done') return play.then('settle', {});
  const extra = extras.find(({ source }) => pick === `artifact/${source}`);
  if (extra !== undefined) {
    useExtra(play, seat, extra);
    return play.then('runes', { done: [...done, `use/${extra.source}`] });
  }
  const action = actions.find(({ id }) => id === pick);
  if (action === undefined) return;
  pay(play, seat, action.cost);
  play.tell('rune.action', { seat, action: pick });
  perform(play, seat, pick);
  play.then('runes', { done: [...done, 'action'] });
}

function pay(play: Play<Ragnarok>, seat: Seat, cost: RuneCost): void {
  const held = heldRunes(play.state, seat);
  const due =
    'runes' in cost
      ? cost.runes
      : held.length === cost.different
        ? held
        : play.ask(
            seat,
            chooseSome(
              'pay-runes',
              held.map((id) => ({ id })),
              { min: cost.different, max: cost.different },
            ),
          );
  for (const rune of due) spendRune(play, seat, rune);
}

function perform(play: Play<Ragnarok>, seat: Seat, pick: string): void {
  const { state } = play;
  const [deed, what = ''] = pick.split('/');
  switch (deed) {
    case 'leader':
      return play.then('activateLeader', { by: seat });
    case 'control':
      return control(play, seat, what);
    case 'ally':
      return formAlliance(play, seat, what);
    case 'raise':
      return raise(play, armyNamed(state, what));
    case 'activate':
      return play.then('activate', { monster: what, by: seat });
    case 'draw':
      return drawCombat(play, seat, 1);
    case 'draw-2':
      return drawCombat(play, seat, 2);
    case 'attribute':
      return raiseAttribute(play, seat, what as Attribute);
    case 'place': {
      const region = regionIn(
        play.ask(
          seat,
          chooseOne(
            'place-hero',
            allRegions(state).map((one) => ({ id: regionId(one) })),
          ),
        ),
      );
      return placeHero(play, seat, region);
    }
    case 'use': {
      for (const { id, abilities } of bearersOf(state, seat))
        for (const ability of abilities)
          if (id === what && ability.is === 'rune-action') {
            play.tell('ability.used', { seat, card: id, moment: 'rune-action' });
            doAll(play, seat, ability.does, { source: id });
          }
    }
  }
}
