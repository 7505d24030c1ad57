import { loseTrack, type Option, type PieceId, type Play, type Seat, showToAll } from '@concilio/kernel';
import { LIVES } from '../content/index.ts';
import {
  acting,
  cardOf,
  inTurnOrder,
  leftOf,
  type LotrBoard,
  type Offer,
  type Payment,
  playerAt,
  runesOf,
  type State,
  type Steps,
} from '../state.ts';
import { isHeld } from './any-time.ts';
import { corrupt } from './corruption.ts';
import { layAside, putDown } from './deck.ts';
import {
  asksForSymbols,
  canMeet,
  demandOf,
  describe,
  helperOf,
  isMet,
  isOutOfReach,
  isRisk,
  needOf,
  offersOf,
} from './demands.ts';
import { isDoomed, refusal } from './fate.ts';
import { momentOf } from './moments.ts';
import { isPointless } from './pointless.ts';
import { payRunes } from './runes.ts';

/** A player, or for the group the active player, is asked to meet a demand. */
export function demand(play: Play<LotrBoard>, { trial, seat }: Steps['demand']) {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  // LOB-17.08: with what Gandalf has given to whoever takes it upon themself.
  const stars = state.payment?.trial === trial ? state.payment.stars : 0;
  state.payment = { trial, payer: seat, offers: [], stars };
  play.then('payment', { trial, seat });
}

/** LOB-6.06: what is on offer grows until the demand is met, and the payer closes it or lets it be. */
export function payment(play: Play<LotrBoard>, { trial, seat }: Steps['payment']) {
  const { state } = play;
  const open = (state.payment ??= { trial, payer: seat, offers: [], stars: 0 });
  if (open.offers.length > 0) withdrawLost(state, open);
  if (state.waived) {
    // LOB-18.07: nothing is given, and nothing suffered.
    state.waived = false;
    state.payment = null;
    play.tell('player.spared', { seat: open.payer });
    return;
  }
  if (isPointless(state, open)) return letBe(play, open);
  const asked = demandOf(open);
  if (playerAt(state, open.payer).out) {
    // Gandalf's help has led the payer to their end. LOB-14.08: what was theirs alone is asked of nobody else.
    if (asked.of === 'each') {
      state.payment = null;
      return;
    }
    if (asked.of === 'one') return refuse(play, open);
    // LOB-14.09
    open.payer = acting(state);
  }
  const { payer } = open;
  // Where there is nothing to choose from, whoever has volunteered pays at once.
  if (asked.of === 'one' && !asksForSymbols(asked))
    for (const { id } of offersOf(state, payer, open, needOf(state, open))) putUp(play, open, payer, id);
  const need = needOf(state, open);
  const met = isMet(need);
  const group = asked.of === 'group';
  if (met && !group && (!isRisk(asked) || asked.of === 'one')) return settle(play, open);
  const vain = !met && isOutOfReach(state, open, need);
  // Nobody is put out of the game without having been told before.
  const doomed = asked.of !== 'one' && isDoomed(state, open);
  if (vain && !doomed && !isHeld(state, 'demand')) return refuse(play, open);
  const rolls = asked.rolls ?? 0;
  const closing: Option[] = met ? [group ? CONFIRM : accepting(rolls)] : [];
  // Nobody is asked to put up anything in vain.
  const offers = (who: Seat) => (vain ? [] : offersOf(state, who, open, need));
  const options = () => [
    ...closing,
    ...offers(payer),
    asked.of === 'one' ? { id: 'refuse' } : refusal(state, open),
  ];
  const answer = group
    ? momentOf(play, 'demand', {
        seat: payer,
        key: 'group-demand',
        told: (player, asked) => ({ trial: open.trial, player, asked }),
        options,
        others: offers,
      })
    : momentOf(play, 'demand', {
        seat: payer,
        key: 'demand',
        told: (player, asked) => ({ trial: open.trial, rolls, player, asked }),
        options,
      });
  if (answer === null) play.then('payment', { trial, seat });
  else if (answer.pick === 'refuse') refuse(play, open);
  else if (answer.pick === 'confirm' || answer.pick === 'accept') settle(play, open);
  else {
    putUp(play, open, answer.seat, answer.pick);
    play.then('payment', { trial, seat });
  }
}

const CONFIRM: Option = { id: 'confirm' };

/** What is demanded of one player at last is the die; all else is given by putting it up. */
const accepting = (rolls: number): Option =>
  rolls > 0 ? { id: 'accept', text: { key: 'option.roll', with: { rolls } } } : { id: 'accept' };

/** What was put up and has since gone another way (a card passed on, runes paid to Gandalf) is on offer no more. */
function withdrawLost(state: State, open: Payment) {
  const left = state.players.map((player) => runesOf(state, player));
  open.offers = open.offers.filter(({ seat, card, runes }) => {
    // LOB-14.04: the runes of whoever is lost cannot be spent.
    if (playerAt(state, seat).out) return false;
    if (card !== null) return playerAt(state, seat).hand.includes(card);
    const own = left[seat] ?? 0;
    if (own < runes) return false;
    left[seat] = own - runes;
    return true;
  });
}

function putUp(play: Play<LotrBoard>, open: Payment, seat: Seat, pick: string) {
  const { state } = play;
  const offer: Offer = { seat, card: null, runes: 0, life: null };
  const life = LIVES.find((one) => one === pick);
  if (life !== undefined) offer.life = life;
  else if (pick.startsWith('runes-')) offer.runes = Number(pick.slice('runes-'.length));
  else offer.card = pick as PieceId;
  // What is put up lies open before its player, and all know it from then on.
  if (offer.card !== null) showToAll(state.pieces, offer.card);
  play.tell('offer.made', { seat, ...describe(state, open, needOf(state, open), offer) });
  open.offers.push(offer);
}

/** The demand is met: all that was put up is given. */
function settle(play: Play<LotrBoard>, open: Payment) {
  const { state } = play;
  const { trial, payer, offers } = open;
  const asked = demandOf(open);
  const helper = helperOf(state, open);
  if (helper !== null) play.tell('ability.used', { seat: helper, hobbit: playerAt(state, helper).hobbit });
  for (const { seat, card, runes, life } of offers) {
    if (card !== null) payCard(play, seat, card, asksForSymbols(asked));
    if (runes > 0) payRunes(play, seat, runes);
    if (life !== null) {
      playerAt(state, seat).lives[life] -= 1;
      play.tell('life.paid', { seat, life });
    }
  }
  if (asked.corruption !== undefined) corrupt(play, payer, asked.corruption);
  for (let time = 0; time < (asked.rolls ?? 0); time++) play.then('roll', { seat: payer });
  close(play, trial, true, payer);
}

function payCard(play: Play<LotrBoard>, seat: Seat, piece: PieceId, forSymbols: boolean) {
  const { state } = play;
  const { rollsAfter, id } = cardOf(state, piece);
  layAside(state, seat, piece);
  play.tell('card.paid', { seat, piece, card: id });
  // LOB-18.13, LOB-18.14
  if (forSymbols && rollsAfter === true) play.then('roll', { seat });
}

/** A demand is not met; a volunteer may yet be found among the others. */
function refuse(play: Play<LotrBoard>, open: Payment) {
  const { state } = play;
  if (demandOf(open).of !== 'one') return letBe(play, open);
  takeBack(state, open);
  state.payment = null;
  play.then('volunteer', { trial: open.trial, seat: acting(state), left: inTurnOrder(state).length });
}

/** LOB-5.16: nothing is given, and what else was printed happens. */
function letBe(play: Play<LotrBoard>, open: Payment) {
  takeBack(play.state, open);
  close(play, open.trial, false, open.payer);
}

/** LOB-20.02: what was put up is taken back into a closed hand. */
function takeBack({ pieces }: State, { offers }: Payment) {
  for (const { seat, card } of offers) if (card !== null) loseTrack(pieces, [card], seat);
}

function close(play: Play<LotrBoard>, trial: string, met: boolean, seat: Seat) {
  const { state } = play;
  state.payment = null;
  // LOB-6.11
  putDown(play, state.revealed.splice(0));
  play.then('effects', { trial, met, from: 0, seat });
}

/** LOB-5.11: each player in turn may take it upon themself; when all have declined, it is left undone. */
export function volunteer(play: Play<LotrBoard>, { trial, seat, left }: Steps['volunteer']) {
  const { state } = play;
  const open: Payment = { trial, payer: seat, offers: [], stars: state.payment?.stars ?? 0 };
  state.payment = open;
  if (isPointless(state, open)) return letBe(play, open);
  // LOB-17.08: the active player has used Guidance for it.
  if (open.stars > 0) return void play.then('demand', { trial, seat: acting(state) });
  const next = () => {
    if (left > 1) play.then('volunteer', { trial, seat: leftOf(state, seat), left: left - 1 });
    else close(play, trial, false, acting(state));
  };
  // LOB-14.05
  if (playerAt(state, seat).out) return next();
  if (isOutOfReach(state, open, needOf(state, open)) && !isHeld(state, 'volunteer')) return next();
  const options = (who: Seat): Option[] => {
    const own = { ...open, payer: who };
    return canMeet(state, who, own, needOf(state, own)) ? [{ id: 'volunteer' }] : [];
  };
  const answer = momentOf(play, 'volunteer', {
    seat,
    key: 'volunteer',
    told: (player, asked) => ({ trial, player, asked }),
    options: () => [...options(seat), { id: 'decline' }],
    others: options,
  });
  if (answer === null) play.then('volunteer', { trial, seat, left });
  else if (answer.pick === 'decline') next();
  else play.then('demand', { trial, seat: answer.seat });
}
