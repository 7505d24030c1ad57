import { chooseOne, type KeyOf, type PieceId, type Play, type Seat, showTo } from '@concilio/kernel';
import type { Op, Where, Whom } from '../content/effects.ts';
import { boxOf, cardOf, clockwiseFrom, named, playerAt, type Ragnarok, type State } from '../state.ts';
import { type Cause, countOf } from './abilities.ts';
import { formAlliance, openRealms } from './alliances.ts';
import {
  armiesIn,
  armiesOf,
  armyNamed,
  arrive,
  canGrow,
  canRecruit,
  lower,
  movesOf,
  onBoard,
  raise,
  regionId,
  regionIn,
  retreat,
  seatsIn,
  type Standing,
} from './armies.ts';
import { activatable as activatableArmies, activateArmy } from './maneuvers.ts';
import { heal, injure, injuredOf, raiseAttribute, wholeOf } from './attributes.ts';
import { recruitAt } from './recruiting.ts';
import { addEffect, opponentOf, sideOf } from './battle.ts';
import { placeHero, sailTo } from './figures.ts';
import { failHunt, hitOnce, openSpaces, undoHit } from './hits.ts';
import { bars } from './leader.ts';
import { allRegions, beside, nextFor, reach, seasWithin, standing } from './map.ts';
import { boardOf, control, monstersIn } from './monsters.ts';
import { armyOption } from './options.ts';
import { placesFor } from './places.ts';
import {
  askRune,
  chooseToDiscard,
  discardCombat,
  drawCombat,
  gainPriest,
  gainRunes,
  heldRunes,
  keepToLimits,
  reserveRunes,
  spendRune,
} from './resources.ts';
import { takeBonus } from './wheel.ts';

/**
 * What the words of `content/effects.ts` do. Effects use nearly all rules, and many rules bring effects about: that these
 * files need each other is what the rulebook says, and no other two of the rules do.
 */

/** One after the other; nothing more once somebody has won (LOR-2.09). */
export function doAll(play: Play<Ragnarok>, seat: Seat, ops: readonly Op[], cause: Cause): void {
  // What fails a Hunt ends what goes on in it, but not what comes after a Hunt that has failed.
  const isAfter = play.state.hunt?.over === 'failed';
  for (const op of ops) {
    if (play.state.ending !== null || (!isAfter && play.state.hunt?.over === 'failed')) return;
    doOne(play, seat, op, cause);
  }
}

/** LOR-21.15, LOR-23.02: whether it would do anything at all. */
export const canDo = (state: State, seat: Seat, ops: readonly Op[], cause: Cause): boolean =>
  ops.some((op) => isPossible(state, seat, op, cause));

function isPossible(state: State, seat: Seat, op: Op, cause: Cause): boolean {
  switch (op.op) {
    case 'raise-army':
      return growing(state, seat, op.where).length > 0;
    case 'draw':
      return state.combat.cards.length + state.combat.discard.length > 0;
    case 'gain-runes':
      return op.same === true ? (state.reserve[cause.rune ?? ''] ?? 0) > 0 : reserveRunes(state).length > 0;
    case 'gain-priest':
      return playerAt(state, seat).priestsLeft > 0;
    case 'heal':
      return injuredOf(state, seat).length > 0;
    case 'raise-attribute':
      return playerAt(state, seat).attributes[op.attribute].at < 6;
    case 'ally':
      return openRealms(state, seat).length > 0;
    case 'recruit':
      return canRecruit(state, seat) && placesFor(state, seat, op.where).length > 0;
    case 'move-army':
      return movable(state, seat, op.regions).length > 0;
    case 'place-army':
      return onBoard(state, seat).length > 0 && placesFor(state, seat, op.where).length > 0;
    case 'move-drakkar': {
      const { drakkar } = playerAt(state, seat);
      return drakkar !== null && seasWithin(state, drakkar, op.seas).length > 0;
    }
    case 'place-hero':
      return placesFor(state, seat, op.where).some((region) => region !== playerAt(state, seat).heroAt);
    case 'activate-army':
      return activatableArmies(state, seat, op.where).length > 0;
    case 'control-monster':
      return tameable(state, seat, op.where).length > 0;
    case 'hit':
      return state.hunt === null ? preyOutside(state, seat).length > 0 : true;
    case 'realm-bonus':
      return bonusesOf(state, seat).length > 0;
    case 'discard':
      return whomOf(state, seat, op.whom, cause).some(
        (whose) => playerAt(state, whose).hand.length >= op.cards,
      );
    // LOR-31.31: a Monster injures whom it may end the Hunt with; nobody else can injure who is injured all over.
    case 'injure':
      return cause.monster !== undefined || wholeOf(state, seat).length > 0;
    case 'take-back':
      return state.battle !== null && playerAt(state, seat).played.length > 0;
    case 'choose':
      return op.among.some((ops) => canDo(state, seat, ops, cause));
    default:
      return true;
  }
}

function doOne(play: Play<Ragnarok>, seat: Seat, op: Op, cause: Cause): void {
  const { state } = play;
  switch (op.op) {
    case 'raise-army':
      return raiseSome(play, seat, op.times ?? 1, op.where);
    case 'lower-army':
      return lowerOf(play, seat, op, cause);
    case 'lower-armies':
      return lowerHere(play, op.of, cause);
    case 'lower-beside':
      return lowerBeside(play, seat, op.armies, op.regions, cause);
    case 'retreat-all':
      for (const whose of clockwiseFrom(state, state.active))
        if (cause.region !== undefined) retreat(play, whose, cause.region);
      return;
    case 'draw':
      return drawCombat(play, seat, op.cards);
    case 'discard':
      for (const whose of whomOf(state, seat, op.whom, cause)) discards(play, whose, op, seat);
      return;
    case 'gain-runes':
      return gainRunes(play, seat, op.runes, (taken) =>
        op.same === true
          ? [cause.rune ?? '']
          : reserveRunes(state).filter((rune) => op.different !== true || !taken.includes(rune)),
      );
    case 'lose-rune':
      for (const whose of whomOf(state, seat, op.whom, cause)) loseRune(play, whose, op.otherwise, cause);
      return;
    case 'gain-priest':
      return gainPriest(play, seat);
    case 'heal':
      return heal(play, seat);
    case 'injure':
      for (const whose of whomOf(state, seat, op.whom, cause)) {
        const more = injuredOf(state, whose).length > 0 ? (op.moreIfInjured ?? 0) : 0;
        suffer(play, whose, op.injuries + more);
      }
      return;
    case 'prevent-injury':
      state.prevented += 1;
      return;
    case 'raise-attribute':
      return raiseAttribute(play, seat, op.attribute);
    case 'ally': {
      const open = openRealms(state, seat);
      if (open.length > 0) formAlliance(play, seat, askFor(play, seat, 'ally', open));
      return;
    }
    case 'recruit': {
      const places = placesFor(state, seat, op.where);
      if (!canRecruit(state, seat) || places.length === 0) return;
      const region = askRegion(play, seat, 'recruit', places);
      return recruitAt(play, seat, region, op.value);
    }
    case 'move-army':
      return moveOne(play, seat, op.regions);
    case 'place-army': {
      const armies = onBoard(state, seat);
      const places = placesFor(state, seat, op.where);
      if (armies.length === 0 || places.length === 0) return;
      const army = askArmy(play, seat, 'place-army', armies);
      const region = askRegion(play, seat, 'place-where', places);
      arrive(state, seat, army.army, region);
      play.tell('army.placed', { seat, army: army.id, region });
      return;
    }
    case 'move-drakkar':
      return sail(play, seat, op.seas);
    case 'place-hero':
      return placeHero(play, seat, askRegion(play, seat, 'place-hero', placesFor(state, seat, op.where)));
    case 'activate-army': {
      const armies = activatableArmies(state, seat, op.where);
      if (armies.length > 0) activateArmy(play, seat, askArmy(play, seat, 'activate-army', armies).id);
      return;
    }
    case 'control-monster': {
      const open = tameable(state, seat, op.where).map(({ id }) => id);
      if (open.length > 0) control(play, seat, askFor(play, seat, 'control-monster', open));
      return;
    }
    case 'hit':
      return hits(play, seat, op.icon);
    case 'realm-bonus': {
      const open = bonusesOf(state, seat);
      if (open.length > 0) takeBonus(play, seat, askFor(play, seat, 'which-bonus', open));
      return;
    }
    case 'place-leader': {
      const region = askRegion(
        play,
        seat,
        'place-leader',
        allRegions(state).filter((other) => other !== state.leader.at),
      );
      state.leader.at = region;
      play.tell('leader.placed', { seat, leader: boxOf(state).leader.id, region });
      return;
    }
    case 'mischief':
      return mischief(play);
    case 'begin':
      state.first = seat;
      return;
    case 'battle-value': {
      const times = op.per === undefined ? 1 : countOf(state, seat, op.per);
      return addEffect(state, seat, cause, {
        value: Math.min(op.most ?? Number.POSITIVE_INFINITY, op.amount * times),
      });
    }
    case 'spare-casualty':
      return addEffect(state, seat, cause, { spared: 1 });
    case 'spare-loss':
      return addEffect(state, seat, cause, { spareLoss: true });
    case 'cancel-card':
      return cancelLast(play, seat);
    case 'take-back':
      return takeBack(play, seat);
    case 'look-at-hand': {
      const opponent = opponentOf(state, seat);
      for (const card of playerAt(state, opponent).hand) showTo(state.pieces, card, seat);
      play.tell('hand.seen', { seat, player: opponent });
      return;
    }
    case 'any-icon':
      if (state.hunt !== null) state.hunt.anyIcon = true;
      return;
    case 'rage':
      if (state.hunt !== null) state.hunt.rage += op.amount;
      return;
    case 'monster-hand':
      if (state.hunt === null) return;
      state.hunt.handChange += op.amount;
      state.hunt.handLeast = Math.max(state.hunt.handLeast, op.least ?? 0);
      return;
    case 'few-hits':
      if (state.hunt !== null) state.hunt.most = op.hits;
      return;
    case 'undo-hit':
      return undoHit(play);
    case 'no-card':
      if (state.hunt !== null) state.hunt.noCard = true;
      return;
    case 'end-hunt':
      return failHunt(state);
    case 'special-attack': {
      const { hunt } = state;
      if (hunt === null) return;
      const box = boxOf(state);
      const ops =
        hunt.prey === box.leader.id ? box.leader.specialAttack : boardOf(state, hunt.prey).specialAttack;
      play.tell('special.attack', { seat: hunt.hunter, monster: hunt.prey });
      return doAll(play, seat, ops, { ...cause, source: hunt.prey });
    }
    case 'shields-help':
      if (state.hunt !== null) state.hunt.shieldsHelp = true;
      return;
    case 'choose':
      for (const whose of whomOf(state, seat, op.whom, cause)) chooses(play, whose, op.among, cause);
  }
}

const askFor = (
  play: Play<Ragnarok>,
  seat: Seat,
  key: KeyOf<Ragnarok['questions'], 'one'>,
  ids: readonly string[],
): string =>
  play.ask(
    seat,
    chooseOne(
      key,
      ids.map((id) => ({ id })),
      { obvious: true },
    ),
  );

const askArmy = (
  play: Play<Ragnarok>,
  seat: Seat,
  key: KeyOf<Ragnarok['questions'], 'one'>,
  armies: readonly Standing[],
): Standing =>
  armyNamed(play.state, play.ask(seat, chooseOne(key, armies.map(armyOption), { obvious: true })));

const askRegion = (
  play: Play<Ragnarok>,
  seat: Seat,
  key: KeyOf<Ragnarok['questions'], 'one'>,
  regions: readonly number[],
): number => regionIn(askFor(play, seat, key, regions.map(regionId)));

const isAt = (state: State, seat: Seat, where: Where | undefined, region: number | null): boolean =>
  where === undefined ||
  where === 'anywhere' ||
  (region !== null && placesFor(state, seat, where).includes(region));

const growing = (state: State, seat: Seat, where: Where | undefined): Standing[] =>
  onBoard(state, seat).filter(
    (standing) =>
      canGrow(standing) &&
      (where === 'battle' && state.battle !== null
        ? state.battle.armies.includes(standing.id)
        : isAt(state, seat, where, standing.army.at)),
  );

function raiseSome(play: Play<Ragnarok>, seat: Seat, times: number, where: Where | undefined): void {
  for (let time = 0; time < times; time++) {
    const armies = growing(play.state, seat, where);
    if (armies.length === 0) return;
    raise(play, askArmy(play, seat, 'raise-army', armies));
  }
}

/** Whom an effect hits. */
function whomOf(state: State, seat: Seat, whom: Whom | undefined, { region }: Cause): readonly Seat[] {
  const { hunt } = state;
  switch (whom) {
    case undefined:
      return [hunt !== null && seat === hunt.against ? hunt.hunter : seat];
    case 'hunter':
      return hunt === null ? [] : [hunt.hunter];
    case 'opponent':
      return [opponentOf(state, seat)];
    case 'each-here':
      return clockwiseFrom(state, state.active).filter(
        (whose) => region !== undefined && armiesOf(state, whose, region).length > 0,
      );
    case 'each-holding':
      return clockwiseFrom(state, state.active).filter(
        (whose) =>
          region !== undefined &&
          (standing(state, region).owner === whose || armiesOf(state, whose, region).length > 0),
      );
    case 'heroes-here':
      return clockwiseFrom(state, state.active).filter((whose) => playerAt(state, whose).heroAt === region);
  }
}

function lowerOf(
  play: Play<Ragnarok>,
  seat: Seat,
  { whom, by, least = 0, otherwise }: Op & { op: 'lower-army' },
  cause: Cause,
): void {
  const { state } = play;
  const { battle, hunt } = state;
  const near = hunt === null ? [] : placesFor(state, hunt.hunter, 'near-hero');
  const armies =
    whom === 'opponent' && battle !== null
      ? armiesOf(state, opponentOf(state, seat), battle.region)
      : hunt === null
        ? []
        : onBoard(state, hunt.hunter).filter(({ army }) => army.at !== null && near.includes(army.at));
  const open = armies.filter(({ army }) => army.value > least);
  if (open.length > 0) return lower(play, askOwner(play, seat, by, open), 1, least);
  if (otherwise !== undefined) doAll(play, seat, otherwise, cause);
}

/** Whoever uses the effect chooses, or the owner of the Armies. */
function askOwner(
  play: Play<Ragnarok>,
  seat: Seat,
  by: 'owner' | undefined,
  armies: readonly Standing[],
): Standing {
  const owner = by === 'owner' ? armies[0]?.seat : undefined;
  return owner === undefined
    ? askArmy(play, seat, 'lower-army', armies)
    : askArmy(play, owner, 'lower-own', armies);
}

/** In the Region of the Monster. Of several, each owner chooses which. */
function lowerHere(play: Play<Ragnarok>, of: 'all' | 'each-player', { region }: Cause): void {
  const { state } = play;
  if (region === undefined) return;
  if (of === 'all') {
    for (const army of armiesIn(state, region)) lower(play, army);
    return;
  }
  for (const whose of clockwiseFrom(state, state.active)) lowerOwn(play, whose, region);
}

function lowerOwn(play: Play<Ragnarok>, seat: Seat, region: number): void {
  const armies = armiesOf(play.state, seat, region);
  if (armies.length > 0) lower(play, askArmy(play, seat, 'lower-own', armies));
}

/** Beside the Monster: up to so many Armies, all in one Region, or each in another. */
function lowerBeside(
  play: Play<Ragnarok>,
  seat: Seat,
  count: number,
  regions: 'one' | 'different',
  { region }: Cause,
): void {
  const { state } = play;
  if (region === undefined) return;
  const hit: string[] = [];
  const where: number[] = [];
  for (let army = 0; army < count; army++) {
    const open = beside(state, region)
      .filter((other) =>
        regions === 'one' ? where.length === 0 || where.includes(other) : !where.includes(other),
      )
      .flatMap((other) => armiesIn(state, other))
      .filter(({ id }) => !hit.includes(id));
    if (open.length === 0) return;
    const options = open.map(armyOption);
    const pick = play.ask(seat, chooseOne('lower-beside', [...options, { id: 'none' }]));
    if (pick === 'none') return;
    const standing = armyNamed(state, pick);
    hit.push(pick);
    if (standing.army.at !== null) where.push(standing.army.at);
    lower(play, standing);
  }
}

function discards(play: Play<Ragnarok>, whose: Seat, { cards, how }: Op & { op: 'discard' }, by: Seat): void {
  const { state } = play;
  if (how === undefined) return chooseToDiscard(play, whose, cards);
  for (let card = 0; card < cards; card++) {
    const left = playerAt(state, whose).hand;
    if (left.length === 0) return;
    const pick =
      how === 'at-random'
        ? left[
            play.random.die(
              'discard',
              left.map((_, place) => place + 1),
            ) - 1
          ]
        : seen(play, by, left);
    if (pick !== undefined) discardCombat(play, whose, [pick]);
  }
  if (how === 'by-monster') play.tell('hand.seen', { seat: by, player: whose });
}

/** The player of the Monster looks at the hand and takes a card out of it. */
function seen(play: Play<Ragnarok>, by: Seat, hand: readonly PieceId[]): PieceId {
  for (const card of hand) showTo(play.state.pieces, card, by);
  return play.ask(
    by,
    chooseOne(
      'discard-theirs',
      hand.map((id) => ({ id })),
    ),
  );
}

function loseRune(play: Play<Ragnarok>, whose: Seat, otherwise: readonly Op[], cause: Cause): void {
  const held = heldRunes(play.state, whose);
  if (held.length > 0) return spendRune(play, whose, askRune(play, whose, 'lose-rune', held));
  for (const op of otherwise)
    if (op.op === 'lower-armies' && cause.region !== undefined) lowerOwn(play, whose, cause.region);
    else doOne(play, whose, op, cause);
}

/** LOR-31.31: one Injury too many ends a Hunt. */
function suffer(play: Play<Ragnarok>, seat: Seat, injuries: number): void {
  for (let injury = 0; injury < injuries; injury++)
    if (!injure(play, seat) && play.state.hunt?.hunter === seat) return failHunt(play.state);
}

function movable(state: State, seat: Seat, regions: number): Standing[] {
  return onBoard(state, seat).filter(
    (standing) => standing.army.at !== null && goals(state, standing, regions).length > 0,
  );
}

/** LOR-13.03, LOR-13.04 */
function goals(state: State, standing: Standing, regions: number): readonly number[] {
  const { at } = standing.army;
  if (at === null) return [];
  if (regions === 1) return movesOf(state, standing, (region) => bars(state, region));
  return reach(at, regions, (region) =>
    nextFor(state, standing.seat, region).filter((other) => !bars(state, other)),
  );
}

function moveOne(play: Play<Ragnarok>, seat: Seat, regions: number): void {
  const open = movable(play.state, seat, regions);
  if (open.length === 0) return;
  const standing = askArmy(play, seat, 'move-army', open);
  const from = standing.army.at ?? 0;
  const to = askRegion(play, seat, 'move-where', goals(play.state, standing, regions));
  arrive(play.state, seat, standing.army, to);
  play.tell('army.moved', { seat, army: standing.id, from, to });
}

export function sail(play: Play<Ragnarok>, seat: Seat, seas: number): void {
  const player = playerAt(play.state, seat);
  if (player.drakkar === null) return;
  sailTo(play, seat, askFor(play, seat, 'sail', seasWithin(play.state, player.drakkar, seas)));
}

const tameable = (state: State, seat: Seat, where: 'hero' | 'near-hero') => {
  const { heroAt } = playerAt(state, seat);
  const regions = where === 'hero' ? [heroAt] : placesFor(state, seat, 'near-hero');
  return regions.flatMap((region) => monstersIn(state, region)).filter(({ ring }) => ring === null);
};

/** LOR-32.14: Monsters with the Hero that have a space free. */
const preyOutside = (state: State, seat: Seat) =>
  monstersIn(state, playerAt(state, seat).heroAt).filter(({ hits: spaces }) => spaces.includes(null));

function hits(play: Play<Ragnarok>, seat: Seat, icon: string | undefined): void {
  const { hunt } = play.state;
  if (hunt !== null) {
    // An Attack may have limited the Hits of this turn, whatever they come from.
    if (hunt.most !== null && hunt.hits >= hunt.most) return;
    if (openSpaces(play.state, hunt.prey, icon === undefined ? null : [icon]).length > 0)
      hitOnce(play, seat, hunt.prey, icon === undefined ? null : [icon], true);
    return;
  }
  const prey = preyOutside(play.state, seat).map(({ id }) => id);
  if (prey.length > 0) hitOnce(play, seat, askFor(play, seat, 'hit-which', prey), null, false);
}

/** Realms whose bonus a player can make use of. */
const bonusesOf = (state: State, seat: Seat): string[] =>
  state.realms
    .filter(
      ({ id, allies }) =>
        allies.includes(seat) && canDo(state, seat, named(boxOf(state).realms, id).bonus, { source: id }),
    )
    .map(({ id }) => id);

/** Each player with Armies where the Leader is gives up a Rune or a card, or else an Army there suffers. */
function mischief(play: Play<Ragnarok>): void {
  const { state } = play;
  const region = state.leader.at;
  if (region === null) return;
  for (const seat of clockwiseFrom(state, state.active)) {
    if (!seatsIn(state, region).includes(seat)) continue;
    const open = [
      ...(heldRunes(state, seat).length > 0 ? ['rune'] : []),
      ...(playerAt(state, seat).hand.length > 0 ? ['card'] : []),
    ];
    const pick = open.length === 0 ? 'army' : askFor(play, seat, 'mischief', open);
    if (pick === 'rune') spendRune(play, seat, askRune(play, seat, 'lose-rune', heldRunes(state, seat)));
    else if (pick === 'card') chooseToDiscard(play, seat, 1);
    else lowerOwn(play, seat, region);
  }
}

/** The Battle effect of the last card that the opponent played is undone; its value stays. */
function cancelLast(play: Play<Ragnarok>, seat: Seat): void {
  const { state } = play;
  const other = sideOf(state, opponentOf(state, seat));
  const card = playerAt(state, other.seat).played.findLast((one) => !other.cancelled.includes(one));
  if (card === undefined) return;
  other.cancelled.push(card);
  play.tell('card.cancelled', { seat: other.seat, piece: card, card: cardOf(state, card) });
}

function takeBack(play: Play<Ragnarok>, seat: Seat): void {
  const { state } = play;
  const player = playerAt(state, seat);
  if (player.played.length === 0) return;
  const card = play.ask(
    seat,
    chooseOne(
      'take-back',
      player.played.map((id) => ({ id })),
    ),
  );
  player.played = player.played.filter((one) => one !== card);
  player.hand.push(card);
  play.tell('card.taken-back', { seat, piece: card, card: cardOf(state, card) });
  keepToLimits(play, seat);
}

function chooses(play: Play<Ragnarok>, whose: Seat, among: readonly (readonly Op[])[], cause: Cause): void {
  const open = among.flatMap((ops, place) => (canDo(play.state, whose, ops, cause) ? [`${place}`] : []));
  if (open.length === 0) return;
  const pick = play.ask(
    whose,
    chooseOne(
      'choose',
      open.map((id) => ({ id: `${cause.source}/${id}` })),
      { obvious: true, with: { card: cause.source } },
    ),
  );
  play.tell('choice.made', { seat: whose, card: cause.source, choice: pick });
  doAll(play, whose, among[Number(pick.slice(cause.source.length + 1))] ?? [], cause);
}
