import type { RecordedEvent } from './events.ts';
import type { Shape } from './game.ts';
import type { Json, JsonRecord } from './json.ts';
import type { Match } from './match.ts';
import { opaqueIn } from './opaque.ts';
import { diff, type Patch, settled } from './patch.ts';
import type { Viewer } from './seat.ts';
import { asSeen, fieldsSeen, NOTHING_SEEN, type SeenView } from './seen-view.ts';

/** An event as this viewer is told of it, with the ids of its day. */
export interface SeenEvent {
  readonly name: string;
  readonly said: JsonRecord;
}

/** Something that was told, and how the view has changed with it. */
export interface Beat {
  readonly event: SeenEvent;
  /** Leads from the view of the beat before to the view of the moment; `null` where nothing has changed. */
  readonly patch: Patch | null;
}

/** What one viewer has seen since the last time: the beats, and what has changed after the last of them. */
export interface Beats {
  readonly beats: readonly Beat[];
  readonly patch: Patch | null;
}

/**
 * Follows a match through one viewer. It makes the view at each event that is told to them, in the middle of a
 * step too, and keeps how it differs from the one before. Patches are differences of views that the viewer may have, so
 * they tell nothing that views do not; they are made between views with opaque ids, since a shuffle gives new ones.
 */
export class Follower<G extends Shape> {
  readonly #match: Match<G>;
  readonly #viewer: Viewer;
  readonly #look: (state: G['state']) => object;
  readonly stop: () => void;
  #view: SeenView = NOTHING_SEEN;
  #beats: Beat[] = [];
  #isLost = false;

  /** `look` is another way to see the table than the view of this viewer alone. */
  constructor(
    match: Match<G>,
    viewer: Viewer,
    look: (state: G['state']) => object = (state) => match.game.view(state, viewer),
  ) {
    this.#match = match;
    this.#viewer = viewer;
    this.#look = look;
    this.#view = this.#viewIn(match.table.state);
    this.stop = match.observe({
      onEvent: (event, state) => this.#told(event, state),
      onUndo: () => (this.#isLost = true),
    });
  }

  /** The view at the time of the last `take`, or of the beginning. */
  get view(): SeenView {
    return this.#view;
  }

  /**
   * What has happened since the last time, which is forgotten here. `null`: something was taken back, and whoever
   * follows has to begin again with the whole view.
   */
  take(): Beats | null {
    const isLost = this.#isLost;
    const beats = this.#beats;
    const patch = this.#moveTo(this.#match.table.state);
    this.#beats = [];
    this.#isLost = false;
    return isLost ? null : { beats, patch };
  }

  #told(event: RecordedEvent, state: G['state']): void {
    if (!isToldTo(event, this.#viewer)) return;
    const { name, said, mixes } = event;
    const opaque = opaqueIn(this.#match, state, this.#viewer, mixes);
    try {
      const seen = { name, said: settled(undefined, said as JsonRecord, opaque) as JsonRecord };
      this.#beats.push({ event: seen, patch: this.#moveTo(state) });
    } catch {
      // A view that cannot be made in the middle of a step is a fault, which the common suite finds. The match goes on.
      this.#isLost = true;
    }
  }

  #moveTo(state: G['state']): Patch | null {
    const before = this.#view;
    this.#view = this.#viewIn(state);
    return before === this.#view ? null : diff(fieldsSeen(before), fieldsSeen(this.#view));
  }

  #viewIn(state: G['state']): SeenView {
    const opaque = opaqueIn(this.#match, state, this.#viewer);
    return asSeen(settled(fieldsSeen(this.#view), this.#look(state) as Json, opaque) as JsonRecord);
  }
}

const isToldTo = ({ to }: RecordedEvent, viewer: Viewer): boolean =>
  viewer === 'referee' || to === null || (viewer !== 'audience' && to.includes(viewer));
