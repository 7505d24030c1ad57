import { type Seat, seat, type Shape } from '@concilio/kernel';
import { type Language, LANGUAGES, type Thing } from '@concilio/text';
import type { Positioned } from '../format.ts';
import { fold, splitCopy } from './fold.ts';
import { orMeant, suggestions } from './near.ts';
import { oncePerGame } from './once.ts';

/** What the names of things and of seats stand for in one game. */
export interface Vocabulary {
  /** The reader's: things and options are called so in messages. */
  readonly language: Language;
  readonly seats: readonly string[];
  /** The ids of the things that a name (without a copy number) fits. */
  thingsCalled(name: string): readonly string[];
  /** Everything that a thing is called, folded; what is no thing is called by its own id. */
  labelsOf(id: string): readonly string[];
  /** What to call a thing: its name where that is no other thing's too, otherwise its id. */
  nameOf(id: string): string;
  seatCalled(name: string): Seat | null;
  /** Whether the name is of any thing or seat. */
  knows(name: string): boolean;
  /** `"Embr" is no name here; did you mean "Ember"?` */
  unknown(name: string): string;
  /** What to call the things that a name was perhaps meant for, of those that fit. */
  near(name: string, fits?: (thing: string) => boolean): readonly string[];
}

export function vocabularyOf<G extends Shape>(
  game: Positioned<G>,
  seats: readonly string[],
  language: Language = 'en',
): Vocabulary {
  const { things } = game;
  const { labels, folded, called } = calledIn(game);
  const seatLabels = seats.map((name) => [fold(name), ...(folded.get(name) ?? [])]);

  const fitting = (name: string) => called.get(fold(name)) ?? [];
  // An id is nobody else's, though it may look like the name of another thing once accents are ignored.
  const thingsCalled = (name: string) => (fitting(name).includes(name) ? [name] : fitting(name));
  const seatCalled = (name: string) => {
    const index = seatLabels.findIndex((all) => all.includes(fold(name)));
    return index < 0 ? null : seat(index);
  };
  const nameOf = (id: string) => {
    const thing = labels.get(id)?.thing;
    const name = thing === undefined ? undefined : game.text[language][thing.name];
    return name !== undefined && fitting(name).length === 1 ? name : id;
  };
  const near = (name: string, fits: (thing: string) => boolean = () => true) => {
    const among = things.filter(({ id }) => fits(id)).map(({ id }) => id);
    const found = suggestions(
      splitCopy(name).base,
      among.flatMap((id) => labels.get(id)?.names ?? []),
    );
    return [...new Set(found.flatMap((label) => thingsCalled(label)).filter((id) => among.includes(id)))].map(
      nameOf,
    );
  };
  return {
    language,
    seats,
    thingsCalled,
    seatCalled,
    labelsOf: (id) => folded.get(id) ?? [fold(id)],
    nameOf,
    near,
    knows: (name) => thingsCalled(splitCopy(name).base).length > 0 || seatCalled(name) !== null,
    unknown: (name) => `"${name}" is no name here${orMeant([...near(name), ...suggestions(name, seats)])}`,
  };
}

/** What every thing is called, and what every name stands for. */
const calledIn = oncePerGame((game) => {
  const labels = new Map(
    game.things.map((thing) => [thing.id, { thing, names: [...namesOfThing(game, thing), thing.id] }]),
  );
  const folded = new Map([...labels].map(([id, { names }]) => [id, [...new Set(names.map(fold))]]));
  const called = new Map<string, string[]>();
  for (const [id, all] of folded)
    for (const label of all) called.set(label, [...(called.get(label) ?? []), id]);
  return { labels, folded, called };
});

/** The names of a thing in every language that has one. */
const namesOfThing = <G extends Shape>(game: Positioned<G>, thing: Thing): readonly string[] =>
  LANGUAGES.flatMap((language) => game.text[language][thing.name] ?? []);
