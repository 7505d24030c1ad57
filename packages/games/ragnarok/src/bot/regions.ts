import { likely } from '@concilio/bots';
import type { Seat } from '@concilio/kernel';
import { onBoard, valueOf } from '../rules/armies.ts';
import { scoreOf } from '../rules/scores.ts';
import { populationFor } from '../rules/control.ts';
import { bars } from '../rules/leader.ts';
import { has, landOf, landsOf, mapOf, nextFor, standing } from '../rules/map.ts';
import { isFulfilled } from '../rules/omens.ts';
import { LANDS, templesNeeded, templesOf } from '../rules/victory.ts';
import { playerAt, type State } from '../state.ts';
import { WEIGHTS } from './weights.ts';

/** How near Ragnarok is: Omens that are down, or will be as soon as somebody builds. */
export const omensDown = (state: State): number =>
  state.omens.filter(({ id, down }) => down || isFulfilled(state, id)).length;

const OMENS = 3;

/** What a Region beside Yggdrasil is worth for that alone. */
function rootWorth(state: State): number {
  if (state.lastTurns !== null) return WEIGHTS.lastTurn;
  return WEIGHTS.root + WEIGHTS.omen * Math.min(OMENS, omensDown(state)) ** 1.5;
}

/** What one Temple more is worth to whoever has so many. */
export const templeWorth = (state: State, temples: number): number =>
  temples + 1 >= templesNeeded(state) ? WEIGHTS.victory : WEIGHTS.temple + WEIGHTS.nextTemple * temples;

/** How a seat sees the map: worked out once for a decision, since it is asked for all the time. */
export class Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly #root: number;
  readonly #temples: number[];
  readonly #lands: number[];
  /** By Region: how strong an attack of others may be; what it is worth to each; how strong an Army must be for it. */
  readonly #pressure: number[] = [];
  readonly #held: (number | undefined)[][] = [];
  readonly #population: (number | undefined)[] = [];
  /** By Region: what the Hero could do there, once somebody has thought about it. */
  readonly stands: (number | undefined)[] = [];

  constructor(state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.#root = rootWorth(state);
    this.#temples = state.players.map((_, own) => templesOf(state, own as Seat));
    this.#lands = state.players.map((_, own) => landsOf(state, own as Seat).length);
  }

  /** What it is worth to a player to hold a Region, beside what else the player holds. */
  holding(owner: Seat, region: number): number {
    const known = (this.#held[owner] ??= []);
    return (known[region] ??= this.#holding(owner, region));
  }

  #holding(owner: Seat, region: number): number {
    const { state } = this;
    const place = standing(state, region);
    const owns = place.owner === owner;
    let worth = WEIGHTS.region;
    if (has(state, region, 'settlement')) worth += WEIGHTS.settlement;
    if (has(state, region, 'forge')) worth += WEIGHTS.forge;
    if (has(state, region, 'monument')) worth += WEIGHTS.monument;
    if (mapOf(state).yggdrasil.includes(region)) worth += this.#root;
    if (place.temple) worth += templeWorth(state, (this.#temples[owner] ?? 0) - (owns ? 1 : 0));
    else if (has(state, region, 'shrine') && state.temples.left > 0) worth += WEIGHTS.shrine;
    const { regions } = landOf(state, region);
    const others = regions.filter((one) => one !== region && standing(state, one).owner === owner).length;
    const whole = this.#lands[owner] ?? 0;
    if (others + 1 < regions.length)
      return worth + ((WEIGHTS.part + WEIGHTS.nextPart * whole) * others) / (regions.length - 1);
    const lands = whole - (owns ? 1 : 0);
    return worth + (lands + 1 >= LANDS ? WEIGHTS.victory : WEIGHTS.land + WEIGHTS.nextLand * lands);
  }

  population(region: number): number {
    return (this.#population[region] ??= populationFor(this.state, this.seat, region));
  }

  /** What is gained by taking a Region: what it brings, and what a rival loses. */
  taking(region: number): number {
    const { state, seat } = this;
    const { owner } = standing(state, region);
    if (owner === seat) return 0;
    return this.holding(seat, region) + (owner === null ? 0 : this.denial(owner, region));
  }

  denial(owner: Seat, region: number): number {
    const { state } = this;
    const share = state.players.length === 2 ? WEIGHTS.rival : WEIGHTS.rivals;
    return share * this.holding(owner, region) * (this.isOnBrink(owner, region) ? WEIGHTS.brink : 1);
  }

  /** Whether a player is one step from a victory to which this Region adds. */
  isOnBrink(owner: Seat, region: number): boolean {
    const { state } = this;
    if (standing(state, region).temple && (this.#temples[owner] ?? 0) >= templesNeeded(state) - 1)
      return true;
    if ((this.#lands[owner] ?? 0) < LANDS - 1) return false;
    return landOf(state, region).regions.every((one) => standing(state, one).owner === owner);
  }

  /** The strongest attack of others on a Region in one step, or 0. */
  pressure(region: number): number {
    if (this.#pressure.length === 0) this.#press();
    return this.#pressure[region] ?? 0;
  }

  #press(): void {
    const { state, seat } = this;
    const pressure = this.#pressure;
    pressure[state.regions.length] = 0;
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      const cards = Math.min(2, playerAt(state, other as Seat).hand.length) * 0.7 * WEIGHTS.card;
      for (const { army } of onBoard(state, other as Seat))
        if (army.at !== null)
          for (const region of nextFor(state, other as Seat, army.at))
            pressure[region] = Math.max(pressure[region] ?? 0, army.value + cards);
    }
  }

  /** How likely others are to take a Region soon that is defended so well. */
  danger(region: number, defence: number): number {
    const { state } = this;
    if (bars(state, region)) return 0.05;
    const against = this.pressure(region);
    if (against === 0) return defence === 0 ? 0.12 : 0.04;
    return defence === 0 ? 0.5 : 0.6 * likely(against - defence - this.cards, 2);
  }

  /** What the seat's own Combat cards add to a Battle. */
  get cards(): number {
    return Math.min(2, playerAt(this.state, this.seat).hand.length) * WEIGHTS.card;
  }

  /** How likely a Battle is won with so much in a Region where others stand. */
  winning(region: number, strength: number): number {
    const { state, seat } = this;
    let chance = 1;
    for (let other = 0; other < state.players.length; other++) {
      const against = other === seat ? 0 : valueOf(state, other as Seat, region);
      if (against === 0) continue;
      const cards = Math.min(3, playerAt(state, other as Seat).hand.length) * WEIGHTS.card * 0.8;
      chance *= likely(strength + this.cards - against - cards - 0.5, 1.2);
    }
    return chance;
  }

  /** What it is worth to bring so much to a Region, with what the seat has there already. */
  arriving(region: number, strength: number): number {
    const { state, seat } = this;
    const there = valueOf(state, seat, region);
    const total = there + strength;
    const { owner } = standing(state, region);
    const chance = this.winning(region, total);
    const risk = chance === 1 ? 0 : (1 - chance) * (WEIGHTS.army + WEIGHTS.strength * Math.min(2, strength));
    if (owner === seat) {
      const safer = this.danger(region, there) - this.danger(region, total);
      return chance * (this.holding(seat, region) * (chance < 1 ? 1 : safer)) - risk;
    }
    const taking = this.taking(region);
    const population = this.population(region);
    if (total < population) return WEIGHTS.waiting * taking * (total / population) - risk;
    const held = 1 - 0.7 * this.danger(region, total);
    return chance * (taking * held) - risk + (chance < 1 ? chance * WEIGHTS.strength : 0);
  }

  /** What is given up when so much leaves a Region. */
  leaving(region: number, strength: number): number {
    const { state, seat } = this;
    if (standing(state, region).owner !== seat) return 0;
    const there = valueOf(state, seat, region);
    const more = this.danger(region, there - strength) - this.danger(region, there);
    return more * this.holding(seat, region);
  }

  /** The best that so much could take from a Region in the next step, as far as that counts. */
  ahead(region: number, strength: number): number {
    const { state, seat } = this;
    let most = 0;
    for (const next of nextFor(state, seat, region)) {
      if (bars(state, next) || standing(state, next).owner === seat) continue;
      if (strength < this.population(next)) continue;
      const chance = this.winning(next, strength);
      most = Math.max(most, chance * Math.min(12, this.taking(next)));
    }
    return WEIGHTS.next * most;
  }

  /** How much Power a seat has to Usurp a Region with, and what that would bring. */
  usurping(region: number): number {
    const { state, seat } = this;
    const { owner } = standing(state, region);
    if (owner === seat || state.players.some(({ heroAt }, other) => other !== seat && heroAt === region))
      return 0;
    const power = scoreOf(state, seat, 'power');
    const needed = owner === null ? this.population(region) : valueOf(state, owner, region);
    if (power < needed) return 0;
    const recruits = playerAt(state, seat).armies.some(({ at }) => at === null);
    const strength = recruits ? scoreOf(state, seat, 'authority') : 0;
    return (
      this.taking(region) * (1 - 0.7 * this.danger(region, strength)) +
      (recruits ? WEIGHTS.army + WEIGHTS.strength * strength : 0)
    );
  }
}
