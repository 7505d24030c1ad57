export { type Beat, type Beats, Follower, type SeenEvent } from './beats.ts';
export * from './contract.ts';
export type { GameEvent, RecordedEvent } from './events.ts';
export * from './game.ts';
export { hash } from './hash.ts';
export { canonical, copy, isRecord, type Json, jsonIn, type JsonRecord } from './json.ts';
export * as view from './kinds.ts';
export type { Change, Fields, FieldTypes, Kind, KindNode, Laid, Look, Pile, TypeOf } from './kinds.ts';
export { lookup } from './lookup.ts';
export { misfitIn, misfitOf } from './misfit.ts';
export {
  type Answered,
  type Broken,
  Match,
  type MatchObserver,
  type NewMatch,
  type Refusal,
} from './match.ts';
export { asOptions, NO_OPTIONS, optionAt, optionsSet, type TableOptions, withOption } from './options.ts';
export { applyPatch, type Patch } from './patch.ts';
export { countPicks, drawPick, isAnswerable, listPicks } from './picks.ts';
export * from './pieces.ts';
export type {
  AgendaRecord,
  Audience,
  Here,
  HowAsked,
  Interjected,
  Play,
  Slot,
  StepAnswer,
  Table,
} from './play.ts';
export { newTable, type Player, playOn, playOut, type PlayoutSettings } from './playout.ts';
export * from './question.ts';
export { derive, type Forced, QuickRandom, type Random, type RandomState, seedFrom } from './random.ts';
export { type Checkpoint, type Entry, folded, type MatchRecord, readRecord, Unreadable } from './record.ts';
export {
  type Advanced,
  advance,
  type Answer,
  Divergence,
  type From,
  type Open,
  SWALLOWED,
} from './recorded.ts';
export { StepFault, Waiting } from './run.ts';
export * as schema from './schema.ts';
export type { Problem, Schema, SchemaNode } from './schema.ts';
export { type Viewer, type Seat, seat, seatsOf } from './seat.ts';
export { asSeen, fieldsSeen, NOTHING_SEEN, type SeenView, viewAfter } from './seen-view.ts';
export type { MatchSnapshot } from './snapshot.ts';
export { readContract, type StoredContract, storedContract } from './stored-contract.ts';
export type { Undo } from './undo.ts';
export { validate, type Verdict } from './validate.ts';
export {
  answerFrom,
  pointedAt,
  type SeenFrame,
  frameFor,
  type SeenBlocked,
  type SeenOption,
  type SeenQuestion,
  type SeenTarget,
  thingNamed,
  decodeAnswer,
  eventsJson,
  frameJson,
  questionsJson,
  viewJson,
} from './frame.ts';
export { matchFor } from './handover.ts';
export { breachOfLaws } from './laws.ts';
export {
  AUTO_PASS,
  autoAnswer,
  type Declined,
  declinedAfter,
  type AutoPass,
  isDeclined,
  NOTHING_DECLINED,
  onlyAnswer,
  onlyOption,
} from './auto-answers.ts';
export { thingOf } from './thing.ts';
export { renamedSetup, type Renaming, renamingFor, twinOf } from './twin.ts';
