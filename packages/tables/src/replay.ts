import type { Playable } from '@concilio/bots';
import {
  type AnyGame,
  type Beats,
  type Viewer,
  fieldsSeen,
  Follower,
  type Match,
  type Outcome,
  type Seat,
  frameFor,
  type SeenView,
  type Shape,
  type StoredContract,
  storedContract,
  type TableOptions,
  thingOf,
} from '@concilio/kernel';
import type { Content, Language, Spoken, Texts, Thing } from '@concilio/text';
import type { TableEntry, TableSetup } from './entry.ts';
import { LiveTable } from './live.ts';
import type { SeenEvent } from './wire.ts';

/**
 * A finished match without its rules: what each viewer saw, and all that it takes to read and to draw it. It can
 * be shown whatever becomes of the game that it was played by. Who sat there is not in it: people may be forgotten.
 */
export interface KeptReplay extends PlayedMatch {
  readonly format: 'concilio replay 2';
  readonly game: string;
  readonly version: number;
  readonly kind: AnyGame['kind'];
  readonly options: TableOptions;
  readonly contract: StoredContract;
  /** What is named in the match, of all that the game has. */
  readonly things: readonly Thing[];
  readonly content: readonly Content[];
  readonly seatNames: readonly string[] | null;
  /** All texts of the game but its rules reference and those of things that are not named in the match. */
  readonly text: Readonly<Record<Language, Texts>>;
}

/** A match from its first moment to its last, answer by answer. */
export interface PlayedMatch {
  readonly seats: readonly Seat[];
  /** The seat that gave each answer. */
  readonly answered: readonly Seat[];
  /** Whom all could see the match wait for, at each moment: before the first answer, and after each. */
  readonly waitingFor: readonly (readonly Seat[])[];
  readonly outcome: Outcome | null;
  readonly viewers: readonly SeenMatch[];
}

/** The match through one viewer. */
export interface SeenMatch {
  readonly eyes: Viewer;
  /** Before the first answer: what was seen, and what set-up had told. */
  readonly view: SeenView;
  readonly events: readonly SeenEvent[];
  /** What each answer brought. */
  readonly steps: readonly Beats[];
}

/** Plays a finished match once more and keeps what there was to be seen. A log of other rules is `Unreadable`. */
export function replayOf(
  game: Spoken<Shape, Language> & Playable,
  setup: TableSetup,
  entries: readonly TableEntry[],
): KeptReplay {
  const { match } = LiveTable.open(game, setup, entries);
  const played = playedAgain(match, ['referee', 'audience', ...match.seats]);
  const named = namesIn(played.viewers);
  const isOfOther = new Set(game.things.flatMap(({ id }) => (named.has(id) ? [] : [id])));
  const text = game.textFor?.(match.options) ?? game.text;
  const used = (texts: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).filter(([key]) => !isReference(key) && !isOfOther.has(afterDot(key))),
    );
  return {
    format: 'concilio replay 2',
    game: game.id,
    version: game.version,
    kind: game.kind,
    options: setup.options,
    contract: storedContract(game.contract),
    things: game.things.filter(({ id }) => named.has(id)),
    content: game.content.filter(({ id }) => named.has(id)),
    seatNames: game.seatNames,
    text: { es: used(text.es), en: used(text.en), ro: used(text.ro) },
    ...played,
  };
}

/** Plays a match once more from its beginning, before this viewer. */
export function playedAgain(match: Match<Shape>, viewer: readonly Viewer[]): PlayedMatch {
  const running = match.branch(0);
  const viewers = viewer.map((one) => {
    const follower = new Follower(running, one);
    const { events } = frameFor(running, one);
    return { eyes: one, view: follower.view, events, steps: [] as Beats[], follower };
  });
  const waitingFor = [running.waitingFor];
  const concede = (place: number) => {
    for (const { seat, after } of match.concessions) if (after === place) running.concede(seat);
  };
  for (const [place, answer] of match.answers.entries()) {
    concede(place);
    running.answer(answer);
    waitingFor.push(running.waitingFor);
    for (const { steps, follower } of viewers) {
      // Where a view could not be made in the middle of a step, which is a fault of the rules, the whole one stands.
      steps.push(follower.take() ?? { beats: [], patch: [fieldsSeen(follower.view)] });
    }
  }
  // Whoever has given up at the end is waited for no longer.
  concede(match.answered);
  waitingFor[match.answered] = running.waitingFor;
  const { seats, outcome, answers } = match;
  return {
    seats,
    answered: answers.map(({ seat }) => seat),
    waitingFor,
    outcome,
    viewers: viewers.map(({ follower: _follower, ...seen }) => seen),
  };
}

const isReference = (key: string): boolean => key.startsWith('rule.') || key.startsWith('section.');

/** `knight` in `thing.knight`: what a text of a thing ends in. */
const afterDot = (key: string): string => key.slice(key.indexOf('.') + 1);

/** Every text in some plain data, as it stands there and as the thing that it may be a copy of. */
function namesIn(value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (text: string) => names.add(text).add(thingOf(text));
  const look = (item: unknown): void => {
    if (typeof item === 'string') add(item);
    else if (Array.isArray(item)) item.forEach(look);
    else if (typeof item === 'object' && item !== null)
      for (const [key, inner] of Object.entries(item)) {
        add(key);
        look(inner);
      }
  };
  look(value);
  return names;
}
