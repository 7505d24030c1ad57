import type { Playable } from '../knowledge.ts';
import {
  copy,
  countPicks,
  type Here,
  listPicks,
  type Outcome,
  type Player,
  playOn,
  QuickRandom,
  type Question,
  type Random,
  type Seat,
  seedFrom,
  type Shape,
  type StepAnswer,
  type Table,
  Waiting,
} from '@concilio/kernel';
import { randomPicks } from '../random.ts';
import { candidatesFor, type Choice, legal } from './candidates.ts';
import { Node } from './node.ts';
import { observation } from './observation.ts';
import { WorldChance } from './worlds.ts';
import { Worth } from './worth.ts';

/** What is to be decided, by whom, and where the running step stands. */
export interface Decision<G extends Shape> {
  readonly seat: Seat;
  readonly question: Question;
  readonly optional: boolean;
  readonly from: Omit<Here<G>, 'game'>;
}

/** An answer that was compared with others. */
export interface Weighed {
  /** `null` declines an interjection. */
  readonly pick: Choice;
  readonly visits: number;
  /** The mean of its playouts, from 0 to 1. */
  readonly worth: number;
}

/**
 * Information-set search in which every seat keeps its own statistics over its own observations. Where the game has a
 * policy, only the answers of the decision itself are compared, and the policy answers all that comes later: a few
 * dozen playouts tell these apart better the less they try besides.
 * The true table is touched only to run the open step up to the question; from there on all is imagined anew for
 * every playout, so nothing that the seat cannot know reaches a statistic.
 */
export class Search<G extends Shape> {
  readonly #game: Playable<G>;
  readonly #seat: Seat;
  readonly #checkpoint: Table<G>;
  readonly #answers: readonly StepAnswer[];
  readonly #chance: QuickRandom;
  readonly #draw: (question: Question, optional: boolean) => Choice;
  readonly #worth: Worth;
  readonly #horizon: number;
  readonly #nodes = new Map<number, Node>();
  #root: Node | null = null;
  /** The seeds of the imagined worlds, made as they are needed. */
  readonly #worlds: string[] = [];

  /** What follows belongs to the playout that runs. */
  #table: Table<G>;
  #world: WorldChance;
  /** The answer to the decision itself. */
  #first = 0;
  #asked = false;
  #inTree = true;
  #decisions = 0;
  readonly #path: { readonly node: Node; readonly index: number }[] = [];

  constructor(game: Playable<G>, { seat, from }: Decision<G>, chance: QuickRandom) {
    if (from.checkpoint === null) throw new Error('A bot that searches needs a run that keeps checkpoints.');
    this.#game = game;
    this.#seat = seat;
    this.#checkpoint = from.checkpoint;
    this.#table = from.checkpoint;
    this.#answers = from.answers;
    this.#chance = chance;
    this.#world = this.#worldFor(0);
    this.#draw = randomPicks(chance);
    this.#worth = new Worth(game.kind);
    this.#horizon = game.bot?.judge === undefined ? Infinity : (game.bot.horizon ?? Infinity);
  }

  /**
   * One playout. All answers of the decision are tried in the same worlds, each in the first one first: what differs
   * then is what they come to, and not the luck of the tables that they were tried at.
   */
  playout(): void {
    const root = this.#root;
    this.#first = root === null ? 0 : root.choose(this.#chance);
    this.#world = this.#worldFor(root === null ? 0 : root.visitsOf(this.#first));
    this.#table = copy(this.#checkpoint);
    this.#asked = false;
    this.#inTree = this.#game.bot === null;
    this.#decisions = 0;
    this.#path.length = 0;
    const outcome = playOn(this.#game, this.#table, this.#answers, this.#player, this.#imagine);
    for (const { node, index } of this.#path) node.learn(index, this.#worthFor(node.seat, outcome));
  }

  #worldFor(number: number): WorldChance {
    const seed = (this.#worlds[number] ??= this.#chance.seed());
    return new WorldChance(seed);
  }

  /** Whether more playouts would hardly change the answer. */
  get isSettled(): boolean {
    return this.#root?.isClear() ?? false;
  }

  /** The answer that came out best. */
  best(): Choice {
    const root = this.#root;
    return root?.choices[root.best()] ?? null;
  }

  weighed(): readonly Weighed[] {
    const root = this.#root;
    if (root === null) throw new Error('Run again, the step did not ask this seat.');
    return root.choices.map((pick, index) => ({
      pick,
      visits: root.visitsOf(index),
      worth: root.meanOf(index),
    }));
  }

  /** At the open question: whatever the seat cannot know is dealt anew, and all chance to come is another. */
  readonly #imagine = (): Random => {
    this.#game.imagine(this.#table.state, this.#seat, this.#world);
    return this.#world;
  };

  readonly #player: Player<G> = (seat, question, optional) => {
    if (!this.#asked) {
      if (seat === this.#seat) {
        this.#asked = true;
        if (this.#root === null) {
          this.#root = this.#nodeFor(seat, question, optional, true);
          this.#first = this.#root.choose(this.#chance);
        }
        return this.#take(this.#root, this.#first);
      }
      // Whoever might have interjected before this seat has not.
      if (optional) return null;
    }
    if (this.#decisions++ >= this.#horizon) throw Waiting;
    if (!this.#inTree) return this.#playOutPick(seat, question, optional);
    if (!optional && countPicks(question) === 1) return listPicks(question)[0] ?? null;
    return this.#try(this.#nodeFor(seat, question, optional));
  };

  #try(node: Node): Choice {
    return this.#take(node, node.choose(this.#chance));
  }

  #take(node: Node, index: number): Choice {
    this.#path.push({ node, index });
    return node.choices[index] ?? null;
  }

  /** The node of what this seat observes now. A new one ends the tree: what follows is played out. */
  #nodeFor(seat: Seat, question: Question, optional: boolean, isRoot = false): Node {
    const { state } = this.#table;
    const key = observation(seat, this.#game.view(state, seat), question, optional);
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    const knowledge = this.#game.bot;
    const propose =
      knowledge === null
        ? null
        : (chance: QuickRandom) => knowledge.policy(state, seat, question, chance, optional);
    const considered = knowledge?.consider?.(state, seat, question, optional) ?? null;
    const choices: readonly Choice[] =
      considered === null
        ? candidatesFor(question, optional, propose, () => new QuickRandom(seedFrom(`node ${key}`)))
        : considered
            .map((choice) => legal(question, optional, choice))
            .filter((choice) => choice !== undefined);
    const preferred = propose === null ? undefined : legal(question, optional, propose(this.#chance));
    const node = new Node(seat, choices, preferred, this.#chance, isRoot, knowledge?.trust);
    this.#nodes.set(key, node);
    this.#inTree = false;
    return node;
  }

  #playOutPick(seat: Seat, question: Question, optional: boolean): Choice {
    const knowledge = this.#game.bot;
    return knowledge === null
      ? this.#draw(question, optional)
      : knowledge.policy(this.#table.state, seat, question, this.#world.quick('policy'), optional);
  }

  #worthFor(seat: Seat, outcome: Outcome | null): number {
    const judge = this.#game.bot?.judge;
    // Ends and tables on the way are compared with each other, so they are judged in the same way.
    if (judge !== undefined) return Math.min(1, Math.max(0, judge(this.#table.state, seat)));
    return outcome === null ? 0.5 : this.#worth.ofOutcome(outcome, seat);
  }
}
