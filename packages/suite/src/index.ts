export { CHECKS, examine, type Verdict } from './examine.ts';
export { commonSuite } from './common-suite.ts';
export { examineFiles, type FilesExamined } from './checks/handed.ts';
export { glossarySuite, type Glossary, type Term } from './glossary-suite.ts';
export { playInTurn } from './in-turn.ts';
export { measureSteps } from './checks/limits.ts';
export { renamed, renamedFile, sideBySide } from './renamed.ts';
export { positionSuite } from './position-suite.ts';
export { digestOf, type Recorded, recordedSuite } from './recorded-suite.ts';
export { referenceSuite } from './reference-suite.ts';
export type { Subject } from './subject.ts';
export { torture } from './torture/game.ts';
export type { Torture } from './torture/state.ts';
// For the tests of a game: the rest of `positions` lies above it, and these are all that a test needs to begin anywhere.
export { parseSource, runPosition, start } from '@concilio/positions';
