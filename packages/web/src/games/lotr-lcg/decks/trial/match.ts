import { atTable, type Playable, simple } from '@concilio/bots';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import { derive, newTable, type PieceId, playOut, seedFrom } from '@concilio/kernel';
import type { LotrLcg } from '@concilio/lotr-lcg';
import type { Printed } from '@concilio/text';

/** Which matches are played: plain data, since it goes to the worker. */
export interface TrialPlan {
  readonly options: LotrLcg['options'];
  readonly seats: number;
  /** The same words give the same matches. */
  readonly seed: string;
  readonly matches: number;
}

/** What a match was lost to: the threat, an enemy's attack, something else that a card did, or nothing in sight. */
export type Loss =
  | { readonly to: 'threat' }
  | { readonly to: 'enemy'; readonly card: string }
  | { readonly to: 'card'; readonly card: string }
  | { readonly to: 'other' };

/** What is kept of a match that was played. */
export interface Played {
  readonly won: boolean;
  readonly rounds: number;
  /** The threat of the deck that is tested: at the start, and after each round. */
  readonly threat: readonly number[];
  /** `null` where it was won. */
  readonly loss: Loss | null;
}

/** The game with its bot, and what its cards are. */
export type Printing = Playable<LotrLcg> & Pick<Printed, 'content'>;

type State = LotrLcg['state'];
type Events = LotrLcg['events'];

/** Who the tested deck belongs to. */
const TESTED = 0;

/** A match with more decisions than this will not end by itself. */
const ENDLESS = 100_000;

/** Plays the match of that number with bots alone. */
export function playMatch(game: Printing, plan: TrialPlan, number: number): Played {
  const seed = derive(seedFrom(plan.seed), `match ${number}`);
  const table = newTable(game, plan.seats, plan.options, seed);
  const watch = new Watch(game, table.state);
  const bots = Array.from({ length: plan.seats }, () => simple);
  const answer = atTable(game, bots, seed);
  let decisions = 0;
  const player: typeof answer = (...asked) => {
    if (++decisions > ENDLESS) throw new Error(`The match has not ended after ${ENDLESS} decisions.`);
    return answer(...asked);
  };
  const outcome = playOut(game, table, player, { onEvent: (name, said) => watch.hear(name, said) });
  return watch.played((outcome?.winners.length ?? 0) > 0);
}

/** Gathers from what is told in a match how it went for the tested seat. */
class Watch {
  readonly #state: State;
  readonly #types: ReadonlyMap<string, string>;
  readonly #threat: number[] = [];
  /** What each enemy on the table is called that has attacked. */
  readonly #attackers = new Map<PieceId, string>();
  /** The last card that did something to the players outside an attack. */
  #acting: string | null = null;
  #loss: Loss = { to: 'other' };

  constructor(game: Printing, state: State) {
    this.#state = state;
    this.#types = new Map(game.content.map(({ id, type }) => [id, type]));
  }

  played(won: boolean): Played {
    const state = this.#state;
    const threat = [...this.#threat, state.players[TESTED]?.threat ?? 0];
    return { won, rounds: state.round, threat, loss: won ? null : this.#loss };
  }

  hear(name: keyof Events & string, said: Events[keyof Events & string]): void {
    const state = this.#state;
    const about = said as { readonly card?: string; readonly piece?: PieceId; readonly seat?: number };
    switch (name) {
      case 'round.begun':
        this.#threat.push(state.players[TESTED]?.threat ?? 0);
        break;
      case 'attack.begun':
        if (about.piece !== undefined) this.#attackers.set(about.piece, about.card ?? '');
        break;
      case 'card.revealed':
      case 'stage.begun':
      case 'ability.used':
        if (about.card !== undefined && this.#isHostile(about.card)) this.#acting = about.card;
        break;
      case 'card.destroyed':
        if (this.#types.get(about.card ?? '') === 'hero') this.#loss = this.#fallOf(state);
        break;
      case 'player.eliminated':
        if (state.players[about.seat ?? TESTED]?.threat === ELIMINATION) this.#loss = { to: 'threat' };
        break;
    }
  }

  #isHostile(card: string): boolean {
    return !['hero', 'ally', 'event', 'attachment'].includes(this.#types.get(card) ?? 'hero');
  }

  /** What a hero falls to: whoever attacks at that moment, or else the card that acted last. */
  #fallOf({ attacks }: State): Loss {
    const attack = attacks.at(-1);
    const enemy = attack === undefined ? undefined : this.#attackers.get(attack.enemy);
    if (enemy !== undefined) return { to: 'enemy', card: enemy };
    return this.#acting === null ? { to: 'other' } : { to: 'card', card: this.#acting };
  }
}
