import {
  type Viewer,
  Follower,
  type Json,
  type Match,
  type QuickRandom,
  type SeenView,
  type Shape,
  viewAfter,
  eventsJson,
  viewJson,
} from '@concilio/kernel';
import { isDeepStrictEqual } from 'node:util';
import type { Check } from '../check.ts';
import { eachMatch, playRandomly } from '../subject.ts';

/** How much was compared, and how often it was not the same. */
export interface BeatFigures {
  /** Views: after each beat, and at rest after each answer. */
  moments: number;
  failures: number;
}

/**
 * Whoever follows a match has nothing but the first view and the patches of the beats. After every one of them that must
 * be the view that the rules give at this moment, in the middle of a step too.
 */
export const beats: Check = {
  name: 'beats',
  promise: 'the view can be made at every told event, and patches lead from each to the next',
  needs: ['ends', 'twice'],
  find: (subject) => eachMatch(subject, (match, random) => followed(match, random)),
};

/** Plays to the end with everybody looking on, and compares. The first difference is told. */
export function followed<G extends Shape>(
  match: Match<G>,
  random: QuickRandom,
  figures: BeatFigures = { moments: 0, failures: 0 },
): string | null {
  const clients = ([...match.seats, 'audience', 'referee'] as const).map(
    (viewer) => new Client(match, viewer),
  );
  let finding: string | null = null;
  const look = () => {
    for (const client of clients) {
      const found = client.receive(figures);
      if (found === null) continue;
      finding ??= found;
      figures.failures += 1;
    }
    return false;
  };
  playRandomly(match, random, () => look() || finding !== null);
  look();
  for (const client of clients) client.stop();
  return finding;
}

/** One viewer: what the patches make of the first view, beside the views that the rules give. */
class Client<G extends Shape> {
  readonly #match: Match<G>;
  readonly #viewer: Viewer;
  readonly #follower: Follower<G>;
  readonly stop: () => void;
  #view: SeenView;
  /** The views that the rules gave at the events since the last time, or why they gave none. */
  #real: (Json | Error)[] = [];
  #told: number;

  constructor(match: Match<G>, viewer: Viewer) {
    this.#match = match;
    this.#viewer = viewer;
    this.#follower = new Follower(match, viewer);
    this.#view = this.#follower.view;
    this.#told = match.events(viewer).length;
    const stop = match.observe({
      onEvent: ({ to }, state) => this.#note(to, state),
      onUndo: () => undefined,
    });
    this.stop = () => {
      stop();
      this.#follower.stop();
    };
  }

  #note(to: readonly number[] | null, state: G['state']): void {
    const viewer = this.#viewer;
    if (viewer !== 'referee' && to !== null && (viewer === 'audience' || !to.includes(viewer))) return;
    try {
      this.#real.push(this.#realView(state));
    } catch (problem) {
      this.#real.push(problem instanceof Error ? problem : new Error(String(problem)));
    }
  }

  /** As it was always sent: written out, and the ids put right in the text. */
  #realView(state: G['state']): Json {
    return JSON.parse(viewJson(this.#match, this.#viewer, state)) as Json;
  }

  receive(figures: BeatFigures): string | null {
    const who = `in the view of ${this.#viewer}`;
    const real = [...this.#real, this.#realView(this.#match.table.state)];
    this.#real = [];
    const taken = this.#follower.take();
    if (taken === null)
      return `${who} there is no view at some event: ${real.find((one) => one instanceof Error)}`;
    // Over a wire and back.
    const { beats: told, patch } = JSON.parse(JSON.stringify(taken)) as typeof taken;
    const events = JSON.parse(eventsJson(this.#match, this.#viewer, this.#told)) as readonly Json[];
    this.#told += events.length;
    if (
      !isDeepStrictEqual(
        told.map(({ event }) => event),
        events,
      )
    )
      return `${who} ${events.length} events were told, and ${told.length} beats are others`;
    for (const [place, change] of [...told.map((beat) => beat.patch), patch].entries()) {
      this.#view = viewAfter(this.#view, change);
      figures.moments += 1;
      if (!isDeepStrictEqual(this.#view, real[place]))
        return `${who} the view after "${told[place]?.event.name ?? 'the last event'}" is not the one that patches make`;
    }
    return null;
  }
}
