import {
  type DeclaredQuestions,
  type Game,
  noContract,
  type Outcome,
  type Play,
  schema,
  type Shape,
} from '../src/index.ts';

/** A game of one or two steps, for tests that are about the kernel and not about a game. */
export interface Mini<State extends object> extends Shape {
  state: State;
  options: object;
  steps: { start: object; next: { readonly number: number } };
  view: object;
  questions: DeclaredQuestions;
  events: Record<string, object>;
}

export interface MiniRules<State extends object> {
  readonly seats?: number;
  readonly kind?: 'cooperative' | 'versus';
  readonly state: () => State;
  readonly start: (play: Play<Mini<State>>) => void;
  readonly next?: (play: Play<Mini<State>>, args: { readonly number: number }) => void;
  readonly over: (state: State) => boolean;
}

export function mini<State extends object>({
  seats = 3,
  kind = 'versus',
  state,
  start,
  next,
  over,
}: MiniRules<State>): Game<Mini<State>> {
  const outcome = (now: State): Outcome | null =>
    over(now) ? { winners: [], scores: [], reason: 'over' } : null;
  return {
    id: 'mini',
    version: 1,
    kind,
    seats: { min: 1, max: seats },
    options: schema.record({}),
    create: state,
    start: 'start',
    steps: { start, next: next ?? (() => undefined) },
    outcome,
    view: () => ({}),
    imagine: () => undefined,
    contract: noContract,
  };
}
