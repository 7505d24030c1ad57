/**
 * The words that cards are written in. A cost or an effect is an object with its word, its numbers, and what it does:
 * rules carry it out, bots read it. What only one card does is written in place, with `custom`.
 */
import {
  type Ability,
  beginTimed,
  canCancel,
  cancel,
  type Choice,
  controllerOf,
  type Cost,
  type Effect,
  hostOf,
  type Requirement,
} from '@concilio/cards';
import { chooseOne, type Option, type PieceId, type Play, type Seat, seat } from '@concilio/kernel';
import { damageOn, dealDamage, heal } from '../rules/damage.ts';
import { discardFromHand, draw, handOf } from '../rules/drawing.ts';
import { engage } from '../rules/engaging.ts';
import { type Destination, leavePlay, returnToStaging } from '../rules/leaving.ts';
import type { Anew } from '../rules/basics.ts';
import { placeOnLocation, placeOnQuest, removeFromQuest } from '../rules/progress.ts';
import { exhaust, readyCard } from '../rules/readying.ts';
import { addResources, canPayFor, payFor, resourcesOn, spendResources } from '../rules/resources.ts';
import { printed, engagedSeat, isIn, isReady, nameOf } from '../rules/select.ts';
import { lowerThreat, raiseThreat } from '../rules/threat.ts';
import {
  type Attack,
  attackNow,
  decides,
  inOrder,
  type LcgContext,
  type LotrLcg,
  playerAt,
  type State,
  untilAttackEnds,
} from '../state.ts';
import type { MomentName, Phase, Stat, Until } from './vocabulary.ts';

export type LcgEffect = Effect<LotrLcg>;
export type LcgCost = Cost<LotrLcg>;
export type LcgAbility = Ability<LotrLcg>;

/** Which cards an effect concerns. */
export type Select = (state: State, at: LcgContext) => readonly PieceId[];
/** Which players an effect concerns. */
export type Who = (state: State, at: LcgContext) => readonly Seat[];

// Cards.

export const self: Select = (_state, { self }) => [self];
/** The card that this one is attached to. */
export const host: Select = (state, { self }) => {
  const on = hostOf(state.cards, self);
  return on === null ? [] : [on];
};
/** What was chosen under a name. */
export const chosen =
  (as: string): Select =>
  (_state, at) => {
    const id = at.chosen[as];
    return id === undefined ? [] : [id as PieceId];
  };
/** The card that the moment is about. */
export const itsCard: Select = (_state, { moment }) => (moment.card === null ? [] : [moment.card]);
/** The attack that the moment is about, which another inside it may have interrupted. */
export const itsAttack = (state: State, { moment }: LcgContext): Attack | null =>
  state.attacks.findLast(({ enemy }) => enemy === moment.card) ?? attackNow(state);
export const attacker: Select = (state, at) => {
  const attack = itsAttack(state, at);
  return attack === null || !isIn(state, attack.enemy) ? [] : [attack.enemy];
};
export const defenders: Select = (state, at) => itsAttack(state, at)?.defenders ?? [];
/** All of some cards that have something in common. */
export const those =
  (
    all: (state: State) => readonly PieceId[],
    are: (state: State, card: PieceId, at: LcgContext) => boolean,
  ): Select =>
  (state, at) =>
    all(state).filter((card) => are(state, card, at));

// Players.

export const you: Who = (_state, at) => [at.seat];
export const eachPlayer: Who = (state) => inOrder(state);
export const firstPlayer: Who = (state) => [decides(state)];
/** LCG-10.25 */
export const defendingPlayer: Who = (state, at) => {
  const attack = itsAttack(state, at);
  return attack === null ? [] : [attack.seat];
};
export const chosenPlayer =
  (as = 'player'): Who =>
  (_state, at) => {
    const id = at.chosen[as];
    return id === undefined ? [] : [seatIn(id)];
  };
export const itsPlayer: Who = (_state, { moment }) => (moment.seat === null ? [] : [moment.seat]);
/** Whoever controls some card. */
export const controllersOf =
  (select: Select): Who =>
  (state, at) =>
    select(state, at).flatMap((card) => controllerOf(state.cards, card) ?? []);

export const seatIn = (id: string): Seat => seat(Number(id.slice('seat-'.length)));
export const seatOption = (one: Seat): Option => ({
  id: `seat-${one}`,
  text: { key: 'option.player', with: { player: one } },
});

// What is chosen.

/** LCG-18.15: with nothing to choose from it cannot be used. */
export const choose = (
  as: string,
  select: Select,
  { hidden = false, key = 'choose' }: { hidden?: boolean; key?: Choice<LotrLcg>['key'] } = {},
): Choice<LotrLcg> => ({
  as,
  key,
  of: (state, at) => select(state, at).map((id) => ({ id })),
  open: !hidden,
  rule: 'LCG-18.15',
});

export const choosePlayer = (as = 'player', which: Who = eachPlayer): Choice<LotrLcg> => ({
  as,
  key: 'choose-player',
  of: (state, at) => which(state, at).map(seatOption),
  open: true,
  rule: 'LCG-18.15',
});

/** One of several things to be done. */
export const chooseEither = (as: string, ids: readonly string[]): Choice<LotrLcg> => ({
  as,
  key: 'choose-effect',
  of: () => ids.map((id) => ({ id, text: { key: `option.${id}` } })),
  open: true,
  rule: 'LCG-18.15',
});

/** A card of one's own hand. */
export const chooseFromHand = (
  as: string,
  is: (state: State, card: PieceId, at: LcgContext) => boolean = () => true,
): Choice<LotrLcg> =>
  choose(
    as,
    (state, at) => handOf(state, at.seat).filter((card) => card !== at.self && is(state, card, at)),
    {
      hidden: true,
    },
  );

// What it costs.

const ifFixed = (fixed: boolean): Pick<LcgCost, 'fixed'> => (fixed ? { fixed } : {});

/** LCG-20.02, LCG-20.03 */
export const exhausting = (select: Select = self): LcgCost => ({
  word: 'exhaust',
  rule: 'LCG-20.03',
  ...ifFixed(select === self),
  can: (state, at) => {
    const cards = select(state, at);
    return cards.length > 0 && cards.every((card) => isReady(state, card));
  },
  pay: (play, at) => select(play.state, at).forEach((card) => exhaust(play, card)),
});

/** Resources from the pool of one hero: LCG-19.08. */
export const spending = (resources: number, select: Select = self): LcgCost => ({
  word: 'spend',
  rule: 'LCG-19.12',
  ...ifFixed(select === self),
  can: (state, at) => {
    const cards = select(state, at);
    return cards.length > 0 && cards.every((card) => resourcesOn(state, card) >= resources);
  },
  pay: (play, at) => select(play.state, at).forEach((card) => spendResources(play, card, resources)),
});

/** Cards of one's hand that were chosen. */
export const discarding = (as: string): LcgCost => ({
  word: 'discard',
  rule: 'LCG-19.12',
  can: () => true,
  pay: (play, at) => chosen(as)(play.state, at).forEach((card) => discardFromHand(play, card)),
});

export const raising = (threat: number): LcgCost => ({
  word: 'raise-threat',
  rule: 'LCG-19.12',
  can: () => true,
  pay: (play, at) => raiseThreat(play, [at.seat], threat),
});

export const lowering = (threat: number): LcgCost => ({
  word: 'lower-threat',
  rule: 'LCG-19.12',
  can: (state, at) => playerAt(state, at.seat).threat >= threat,
  pay: (play, at) => lowerThreat(play, at.seat, threat),
});

/** What a card costs that is played from the hand: LCG-19.01. `x` is settled by what was chosen. */
export const paying = (x?: (state: State, at: LcgContext) => number): LcgCost => {
  const costOf = (state: State, at: LcgContext) => {
    const { cost } = printed(state, at.self);
    return cost === 'x' ? (x?.(state, at) ?? 0) : (cost ?? 0);
  };
  return {
    word: 'pay',
    rule: 'LCG-19.01',
    ...ifFixed(x === undefined),
    can: (state, at) => canPayFor(state, at.seat, printed(state, at.self), costOf(state, at)),
    pay: (play, at) => payFor(play, at.seat, printed(play.state, at.self), costOf(play.state, at)),
  };
};

// What it does.

const effect = <W extends string, M extends object>(
  word: W,
  more: M,
  apply: (play: Play<LotrLcg>, at: LcgContext) => void,
): LcgEffect & M => ({ word, ...more, apply });

export type Amount = number | ((state: State, at: LcgContext) => number);
const amountOf = (amount: Amount, state: State, at: LcgContext): number =>
  typeof amount === 'number' ? amount : amount(state, at);

export const readies = (select: Select) =>
  effect('ready', { select }, (play, at) => select(play.state, at).forEach((card) => readyCard(play, card)));

export const damages = (damage: Amount, select: Select) =>
  effect('damage', { damage, select }, (play, at) =>
    dealDamage(play, select(play.state, at), amountOf(damage, play.state, at)),
  );

export const heals = (damage: number, select: Select) =>
  effect('heal', { damage, select }, (play, at) =>
    select(play.state, at).forEach((card) => heal(play, card, damage)),
  );
/** All of it. */
export const healsAll = (select: Select) =>
  effect('heal', { select }, (play, at) =>
    select(play.state, at).forEach((card) => heal(play, card, damageOn(play.state, card))),
  );

export const draws = (cards: number, who: Who) =>
  effect('draw', { cards, who }, (play, at) =>
    who(play.state, at).forEach((seat) => draw(play, seat, cards)),
  );

export const addsResources = (resources: Amount, select: Select) =>
  effect('resources', { resources, select }, (play, at) =>
    select(play.state, at).forEach((card) => addResources(play, card, amountOf(resources, play.state, at))),
  );

export const raisesThreat = (threat: Amount, who: Who) =>
  effect('raise-threat', { threat, who }, (play, at) =>
    raiseThreat(play, who(play.state, at), amountOf(threat, play.state, at)),
  );

export const lowersThreat = (threat: number, who: Who) =>
  effect('lower-threat', { threat, who }, (play, at) =>
    who(play.state, at).forEach((seat) => lowerThreat(play, seat, threat)),
  );

/** LCG-8.06 */
export const placesProgress = (progress: number) =>
  effect('progress', { progress }, (play) => placeOnQuest(play, progress));
export const placesProgressOn = (progress: number, select: Select) =>
  effect('progress', { progress, select }, (play, at) =>
    select(play.state, at).forEach((card) => placeOnLocation(play, card, progress)),
  );
export const removesProgress = (progress: Amount) =>
  effect('remove-progress', { progress }, (play, at) =>
    removeFromQuest(play, amountOf(progress, play.state, at)),
  );

/**
 * LCG-18.01: a number of some cards changes until the end of the attack, the phase or the round. LCG-31.08: whom it
 * concerns, and by how much, is settled now.
 */
export const changes = (stat: Stat, amount: Amount, select: Select, until: Until | 'attack' = 'phase') =>
  effect('change', { stat, amount, select, until }, (play, at) =>
    beginTimed(play.state.cards, {
      from: nameOf(play.state, at.self),
      number: stat,
      amount: amountOf(amount, play.state, at),
      on: [...select(play.state, at)],
      until: untilOf(play.state, until),
    }),
  );

const untilOf = (state: State, until: Until | 'attack'): string =>
  until === 'attack' ? untilAttackEnds(state) : until;

/**
 * LCG-31.01: what an encounter card does while it lasts is worked out anew whenever it counts, unless the card says
 * "currently".
 */
export const changesAnew = (
  stat: Stat,
  amount: Amount,
  select: Select | 'table',
  until: Until | 'attack' = 'phase',
): LcgEffect & Anew =>
  effect('change', { stat, amount, select, until, anew: true as const }, (play, at) => {
    const { seat, moment, self } = at;
    beginTimed(play.state.cards, {
      from: nameOf(play.state, self),
      number: stat,
      amount: 0,
      on: [],
      until: untilOf(play.state, until),
      anew: { seat, self, moment: { ...moment } },
    });
  });

/** The same of some players. */
export const changesFor = (stat: Stat, amount: Amount, who: Who, until: Until = 'phase') =>
  effect('change', { stat, amount, who, until }, (play, at) =>
    beginTimed(play.state.cards, {
      from: nameOf(play.state, at.self),
      number: stat,
      amount: amountOf(amount, play.state, at),
      on: who(play.state, at).map((one) => `seat-${one}` as const),
      until,
    }),
  );

/** An enemy cannot attack the player whom it is engaged with now: that player alone, and this enemy alone (LCG-31.08). */
export const keepsFromAttacking = (select: Select) =>
  effect('keep-from-attacking', { select }, (play, at) => {
    const { state } = play;
    for (const enemy of select(state, at))
      beginTimed(state.cards, {
        from: nameOf(state, at.self),
        number: `cannot-attack/${engagedSeat(state, enemy)}`,
        amount: 1,
        on: [enemy],
        until: 'phase',
      });
  });

/** At the end of the phase some cards leave play, if they are still there: an ability of this card, see `atPhaseEnd`. */
export const willLeave = (select: Select, to: Destination) =>
  effect('will-leave', { select, to }, (play, at) => {
    const { state } = play;
    for (const card of select(state, at))
      state.due.push({ card, what: nameOf(state, at.self), ability: `to-${to}` });
  });

/** What `willLeave` has announced. LCG-18.07: the first player orders it with all else that happens then. */
export const atPhaseEnd = (to: Destination): LcgAbility => ({
  name: `to-${to}`,
  on: 'phase-ends',
  mandatory: true,
  from: 'due',
  does: [effect('leave-play', { to }, (play, { self }) => leavePlay(play, self, to))],
});

export const discards = (select: Select) =>
  effect('discard', { select }, (play, at) =>
    select(play.state, at).forEach((card) => leavePlay(play, card)),
  );

export const returnsToStaging = (select: Select) =>
  effect('return', { select }, (play, at) =>
    select(play.state, at).forEach((enemy) => returnToStaging(play, enemy)),
  );

export const engages = (select: Select) =>
  effect('engage', { select }, (play, at) =>
    select(play.state, at).forEach((enemy) => engage(play, enemy, at.seat)),
  );

/** LCG-16.21: what was about to happen does not. */
export const cancels = (what: 'when-revealed' | 'shadow') =>
  effect('cancel', { what }, (play) => cancel(play.state.cards, what));
/** What is cancelled cannot be cancelled again. */
export const stillHappens =
  (what: 'when-revealed' | 'shadow') =>
  (state: State): boolean =>
    canCancel(state.cards, what);

/**
 * Players choose one card each, of those that they have to choose from, and something is done to it. Whoever has nothing
 * to choose from is left out: LCG-18.15.
 */
export const eachChooses = (
  who: Who,
  among: (state: State, seat: Seat, at: LcgContext) => readonly PieceId[],
  done: (play: Play<LotrLcg>, card: PieceId, seat: Seat) => void,
  { key = 'choose-one', hidden = false }: { key?: Choice<LotrLcg>['key']; hidden?: boolean } = {},
) =>
  effect('each-chooses', { who, among }, (play, at) => {
    for (const seat of who(play.state, at)) {
      const options = among(play.state, seat, at).map((id) => ({ id }));
      if (options.length === 0) continue;
      const about = { obvious: !hidden, with: { card: nameOf(play.state, at.self) } };
      done(play, play.ask(seat, chooseOne(key, options, about)) as PieceId, seat);
    }
  });

/** More cards of the encounter deck are revealed. */
export const reveals = (cards: Amount) =>
  effect('reveal', { cards }, (play, at) => play.then('reveals', { cards: amountOf(cards, play.state, at) }));

/** What no other card does. */
export const custom = (apply: (play: Play<LotrLcg>, at: LcgContext) => void): LcgEffect => ({
  word: 'plain',
  apply,
});

// When.

type Said = Omit<LcgAbility, 'name' | 'on' | 'mandatory'> & { readonly name?: string };

/** LCG-16.03 */
export const action = (said: Said): LcgAbility => ({ name: 'action', on: 'action', ...said });

/** LCG-16.06: in the windows of one phase only. */
export const actionIn = (phase: Phase, said: Said): LcgAbility =>
  action({ ...said, requires: [during(phase), ...(said.requires ?? [])] });

const during = (phase: Phase): Requirement<LotrLcg> => ({
  rule: 'LCG-16.06',
  holds: (state) => state.phase === phase,
});

/** LCG-16.08 */
export const response = (on: MomentName, said: Said): LcgAbility => ({ name: 'response', on, ...said });

/** LCG-16.11 */
export const forced = (on: MomentName, said: Said): LcgAbility => ({
  name: 'forced',
  on,
  mandatory: true,
  ...said,
});

/** LCG-16.14 */
export const whenRevealed = (...does: readonly LcgEffect[]): LcgAbility => ({
  name: 'when-revealed',
  on: 'when-revealed',
  mandatory: true,
  does,
});

/** LCG-16.17 */
export const shadow = (...does: readonly LcgEffect[]): LcgAbility => ({
  name: 'shadow',
  on: 'shadow',
  mandatory: true,
  does,
});

/** LCG-16.19 */
export const travel = (said: Pick<LcgAbility, 'requires' | 'chooses' | 'costs' | 'does'>): LcgAbility => ({
  name: 'travel',
  on: 'travel',
  mandatory: true,
  ...said,
});

/** "After *this card* …" */
export const aboutSelf = (_state: State, { self, moment }: LcgContext): boolean => moment.card === self;
/** "After *this card* commits": all that a player commits at once share the moment (LCG-7.05). */
export const committedNow = (state: State, { self, moment }: LcgContext): boolean =>
  state.committed.includes(self) && controllerOf(state.cards, self) === moment.seat;
export const isUndefended = (state: State, at: LcgContext): boolean =>
  itsAttack(state, at)?.defenders.length === 0;
/** "After … is destroyed": one moment with leaving play (LCG-31.09). */
export const wasDestroyed = (_state: State, { moment }: LcgContext): boolean => moment.how !== undefined;
/** LCG-31.06: "after … attacks and destroys": the damage of the attack did it, and this card took part. */
export const struckDownBy =
  (select: Select) =>
  (state: State, at: LcgContext): boolean =>
    at.moment.how === 'by-attack' &&
    select(state, at).some((card) => state.strike?.attackers.includes(card) === true);
/** Whether the enemy is still there that attacks now. */
export const attackerIsThere = (state: State, at: LcgContext): boolean => attacker(state, at).length > 0;
/** "After *this card* is declared a defender", while there is somebody to defend against. */
export const defendsNow = (state: State, at: LcgContext): boolean =>
  aboutSelf(state, at) && attackerIsThere(state, at);
/** One amount, or another if the attack is undefended. */
export const unlessDefended =
  (defended: number, undefended: number): Amount =>
  (state, at) =>
    isUndefended(state, at) ? undefended : defended;

export const onceA = (per: 'round' | 'phase', times = 1) => ({ times, per });
