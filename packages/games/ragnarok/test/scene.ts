import {
  type Json,
  Match,
  newTable,
  optionsOf,
  type Pick,
  type PieceId,
  type Question,
  type Seat,
  seat,
  seedFrom,
  showTo,
  showToAll,
  type Table,
} from '@concilio/kernel';
import { expect } from 'vitest';
import type { Attribute } from '../src/content/effects.ts';
import type { Events } from '../src/contract/index.ts';
import { ragnarok } from '../src/index.ts';
import { arrive } from '../src/rules/armies.ts';
import { newHunt } from '../src/rules/hunt.ts';
import { monsterNamed } from '../src/rules/monsters.ts';
import { cardOf, type Player, playerAt, type Ragnarok, type State, type Steps } from '../src/state.ts';

/** A table in the middle of a match, with what a test puts on it: nobody has a Hero or a Drakkar unless it is given. */
export class Scene {
  readonly #table: Table<Ragnarok>;
  #match: Match<Ragnarok> | null = null;

  constructor(seats = 3) {
    const options = { drafts: 'two-drafts', content: null } as const;
    this.#table = newTable(ragnarok, seats, options, seedFrom('scene'));
    this.#table.agenda = [];
    this.#table.state.round = 1;
    this.#table.state.stage = 'special';
  }

  get state(): State {
    return this.#match?.table.state ?? this.#table.state;
  }

  player(index: number): Player {
    return playerAt(this.state, seat(index));
  }

  /** Regions that a player controls. */
  own(index: number, ...regions: number[]): this {
    for (const region of regions) {
      const place = this.state.regions[region - 1];
      if (place !== undefined) place.owner = seat(index);
    }
    return this;
  }

  /** Another Army; whoever comes later attacks. */
  army(index: number, region: number, value: number): this {
    const army = this.player(index).armies.find(({ at }) => at === null);
    if (army === undefined) throw new Error('No Army is left.');
    army.value = value;
    arrive(this.state, seat(index), army, region);
    return this;
  }

  /** The values of a player's Armies in a Region. */
  armies(index: number, region: number): number[] {
    return this.player(index)
      .armies.filter(({ at }) => at === region)
      .map(({ value }) => value);
  }

  hero(index: number, region: number, id: string | null = null): this {
    this.player(index).heroAt = region;
    this.player(index).hero = id;
    return this;
  }

  runes(index: number, ...runes: string[]): this {
    for (const rune of runes) {
      this.player(index).runes[rune] = (this.player(index).runes[rune] ?? 0) + 1;
      this.state.reserve[rune] = (this.state.reserve[rune] ?? 0) - 1;
    }
    return this;
  }

  attribute(index: number, attribute: Attribute, at: number, injured = false): this {
    this.player(index).attributes[attribute] = { at, injured };
    return this;
  }

  priests(index: number, count: number): this {
    this.player(index).priests = count;
    this.player(index).priestsLeft -= count;
    return this;
  }

  /** Combat cards from the deck to a hand. */
  hand(index: number, ...ids: string[]): this {
    for (const card of ids.map((id) => this.#take(this.state.combat.cards, id))) {
      showTo(this.state.pieces, card, seat(index));
      this.player(index).hand.push(card);
    }
    return this;
  }

  /** The next Combat cards, the first on top. */
  deck(...ids: string[]): this {
    this.state.combat.cards.unshift(...ids.map((id) => this.#take(this.state.combat.cards, id)));
    return this;
  }

  blessing(index: number, id: string): this {
    const card = this.#take(this.state.blessings.cards, id);
    showToAll(this.state.pieces, card);
    this.player(index).blessings.push(card);
    return this;
  }

  artifact(index: number, id: string): this {
    this.player(index).artifacts.push({ id, charged: true });
    return this;
  }

  monster(id: string, region: number, ring: number | null = null): this {
    const monster = monsterNamed(this.state, id);
    monster.at = region;
    monster.ring = ring === null ? null : seat(ring);
    return this;
  }

  /** Whose markers cover the first Hit spaces of a Monster or of the Leader. */
  covered(id: string, by: number, ...spaces: number[]): this {
    const { hits } = id === 'loki' ? this.state.leader : monsterNamed(this.state, id);
    for (const space of spaces) hits[space] = seat(by);
    return this;
  }

  /** A Hunt that has begun: the Monster and the Hero of the first player are in the same Region. */
  hunt(prey: string, region = 19): this {
    this.hero(0, region, this.player(0).hero);
    if (prey === 'loki') this.state.leader.at = region;
    else this.monster(prey, region);
    this.state.hunt = newHunt(this.state, seat(0), prey);
    return this;
  }

  /** The hand of the Monster. */
  attacks(...ids: string[]): this {
    for (const card of ids.map((id) => this.#take(this.state.attacks.cards, id))) {
      showToAll(this.state.pieces, card);
      this.state.attacks.hand.push(card);
    }
    return this;
  }

  event(id: string): this {
    this.state.events.cards.unshift(this.#take(this.state.events.cards, id));
    return this;
  }

  /** A piece from the pile where it lies, which it leaves. */
  #take(pile: PieceId[], id: string): PieceId {
    const at = pile.findIndex((card) => cardOf(this.state, card) === id);
    const [card] = at < 0 ? [] : pile.splice(at, 1);
    if (card === undefined) throw new Error(`There is no "${id}" there.`);
    return card;
  }

  /** Puts a Blessing among those that lie open. */
  draft(id: string): this {
    this.state.drafted.push(this.#take(this.state.blessings.cards, id));
    return this;
  }

  /** The step that is to be done; after it the turn ends. */
  begin<Name extends keyof Steps & string>(step: Name, told: Steps[Name]): this {
    this.#table.agenda = [
      { step: 'endTurn', with: {} },
      { step, with: told as unknown as Record<string, Json> },
    ];
    this.#match = Match.create(ragnarok, {
      seats: this.#table.seats,
      options: undefined,
      seed: seedFrom('scene'),
      start: this.#table,
    });
    return this;
  }

  get #running(): Match<Ragnarok> {
    if (this.#match === null) throw new Error('Nothing has begun.');
    return this.#match;
  }

  /** What is asked now, and of whom. */
  get asked(): { readonly key: string; readonly seat: Seat; readonly options: readonly string[] } {
    const [open] = this.#running.open;
    if (open === undefined) throw new Error('Nothing is asked.');
    return {
      key: open.question.key,
      seat: open.seat,
      options: optionsOf(open.question).map(({ id }) => this.#said(id)),
    };
  }

  /** Cards by what they are. */
  #said(id: string): string {
    return id.startsWith('#') ? cardOf(this.state, id as PieceId) : id;
  }

  /** Answers the question of this key: with ids of options, where a card is named by what it is. */
  answer(key: string, pick: Pick): this {
    const match = this.#running;
    const [open] = match.open;
    expect(open?.question.key).toBe(key);
    if (open === undefined) return this;
    const result = match.answer({
      question: open.fingerprint,
      seat: open.seat,
      pick: this.#meant(open.question, pick),
      by: 'person',
    });
    expect(result.ok, `${key}: ${JSON.stringify(pick)}`).toBe(true);
    return this;
  }

  #meant(question: Question, pick: Pick): Pick {
    const taken: string[] = [];
    const named = (id: string): string => {
      const found = optionsOf(question).find(
        (option) => (option.id === id || this.#said(option.id) === id) && !taken.includes(option.id),
      );
      taken.push(found?.id ?? id);
      return found?.id ?? id;
    };
    if (typeof pick === 'string') return named(pick);
    return Array.isArray(pick) ? pick.map((id) => named(String(id))) : pick;
  }

  /** What was told by events of this name. */
  told<Name extends keyof Events>(name: Name): readonly Events[Name][] {
    return this.#running
      .events('referee')
      .filter((event) => event.name === name)
      .map(({ said }) => said as Events[Name]);
  }

  /** The same for events of several names, in the order in which they were told. */
  heard<Name extends keyof Events>(...names: readonly Name[]): readonly Events[Name][] {
    return this.#running
      .events('referee')
      .filter((event) => names.some((name) => name === event.name))
      .map(({ said }) => said as Events[Name]);
  }

  /** The cards in a hand, by what they are. */
  held(index: number): string[] {
    return this.player(index).hand.map((card) => cardOf(this.state, card));
  }

  get outcome(): string | null {
    return this.#running.outcome?.reason ?? null;
  }
}
