import type { JsonRecord } from './json.ts';
import { applyPatch, type Patch } from './patch.ts';

declare const seen: unique symbol;

/**
 * A view on its way to whoever looks. What is in it is said by the contract of its game: only readers of contracts and the
 * game's own table open it, and everybody in between hands it on.
 */
export interface SeenView {
  readonly [seen]: true;
}

/** What a game shows, to be handed on. */
export const asSeen = (shown: object): SeenView => shown as SeenView;

/** Before anything was seen. */
export const NOTHING_SEEN = asSeen({});

/** What is in a view, for readers of its contract. */
export const fieldsSeen = (view: SeenView): JsonRecord => view as object as JsonRecord;

/** The view after a patch. What did not change is the very object that it was. */
export const viewAfter = (view: SeenView, patch: Patch | null): SeenView =>
  asSeen(applyPatch(fieldsSeen(view), patch) as JsonRecord);
