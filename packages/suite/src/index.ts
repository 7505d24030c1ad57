export { CHECKS, examine, type Verdict } from './examine.ts';
export { commonSuite } from './common-suite.ts';
export { measureSteps } from './checks/limits.ts';
export { positionSuite } from './position-suite.ts';
export type { Subject } from './subject.ts';
export { torture } from './torture/game.ts';
export type { Torture } from './torture/state.ts';
