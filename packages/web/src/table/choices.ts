import type { SeenBlocked, SeenOption, SeenQuestion } from '@concilio/kernel';
import type { Choices } from './contract.ts';
import { keyOf } from './keys.ts';
import { addedUp, type Draft, standsFor } from './picks.ts';

export interface Handlers {
  /** Answers with an option, or adds it to the choice; `next` answers the question that follows, if it offers that. */
  readonly take: (option: SeenOption, next?: string) => void;
  /** Several options stand for one thing: which of them? */
  readonly which: (options: readonly SeenOption[]) => void;
  readonly explain: (blocked: SeenBlocked, near: Element | null, isPointed: boolean) => void;
}

/** What a game's table asks about the things that it draws. */
export function choicesFor(question: SeenQuestion | null, draft: Draft | null, handlers: Handlers): Choices {
  const optionsFor = (id: string) => question?.options.filter((option) => standsFor(option, id)) ?? [];
  const blockedFor = (id: string) => question?.blocked.find((blocked) => standsFor(blocked, id)) ?? null;
  return {
    question,
    optionsFor,
    blockedFor,
    isChosen: (id) => draft !== null && optionsFor(id).some((option) => isIn(draft, option.id)),
    added: question === null || draft === null ? null : addedUp(question, draft),
    choose: (id, next) => {
      const options = optionsFor(id).filter(
        ({ leadsTo = [] }) => next === undefined || leadsTo.includes(next),
      );
      const [only] = options;
      if (only === undefined) return;
      if (options.length === 1) handlers.take(only, next);
      else handlers.which(options);
    },
    leadsTo: (id) => optionsFor(id).flatMap(({ leadsTo = [] }) => leadsTo),
    keyOf: (id) => {
      const [first] = optionsFor(id);
      return question === null || first === undefined ? null : keyOf(question, first.id);
    },
    explain: (id, near, isPointed = false) => {
      const blocked = blockedFor(id);
      if (blocked !== null) handlers.explain(blocked, near, isPointed);
    },
  };
}

function isIn(draft: Draft, id: string): boolean {
  if (draft.kind === 'some') return draft.chosen.includes(id);
  if (draft.kind === 'assign') return draft.targets[id] !== undefined;
  return draft.kind === 'distribute' && (draft.given[id] ?? 0) > 0;
}

/** For tables that only show: nothing glows. */
export const noChoices: Choices = {
  question: null,
  optionsFor: () => [],
  blockedFor: () => null,
  isChosen: () => false,
  added: null,
  choose: () => {},
  leadsTo: () => [],
  keyOf: () => null,
  explain: () => {},
};
