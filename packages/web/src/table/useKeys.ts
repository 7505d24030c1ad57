import { useEffect } from 'react';
import { answerKey, closerOf, isPressing, isTyping, optionAt } from './keys.ts';
import { counted, handedOut, passedOn } from './picks.ts';
import { draftNow, questionNow, type TableStore } from './store.ts';

/** What keys do that belong to the screen and not to the question. */
export interface ScreenKeys {
  readonly log: () => void;
  readonly chat: () => void;
  readonly help: () => void;
  /** Closes what is open; `false` if nothing was. */
  readonly close: () => boolean;
}

/** Everything on a table by keyboard. Whoever types in a field, or has a dialog open, is left alone. */
export function useKeys(store: TableStore, screen: ScreenKeys): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isInDialog(event.target)) return;
      if (act(store, screen, event)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [store, screen]);
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"], [role="menu"]') !== null;

/** Whether the key meant something. */
function act(store: TableStore, screen: ScreenKeys, event: KeyboardEvent): boolean {
  const { key } = event;
  if (byAnswerKey(store, event)) return true;
  switch (key) {
    case 'Enter':
      if (isInChoice(store, event.target)) return goOn(store) || true;
      return !isPressing(event.target) && goOn(store);
    case ' ':
      if (isPressing(event.target) || !isShowing(store)) return false;
      store.skip();
      return true;
    case 'Escape':
      return screen.close();
    case 'ArrowUp':
    case 'ArrowDown':
      return count(store, key === 'ArrowUp' ? 1 : -1);
    case 'u':
      if (store.getState().frame?.undo === null) return false;
      void store.command({ do: 'undo' });
      return true;
    case 'w':
      document.querySelector<HTMLElement>('[data-why]')?.click();
      return true;
    case 'i':
      return inspect(store, event.target);
    case 'l':
      screen.log();
      return true;
    case 'c':
      screen.chat();
      return true;
    case '?':
      screen.help();
      return true;
    default:
      return false;
  }
}

/** The key of an answer answers, chooses, gives one more or passes it on; with Shift one less, or back. */
function byAnswerKey(store: TableStore, event: KeyboardEvent): boolean {
  const question = questionNow(store.getState());
  if (question === null || question.kind === 'order') return false;
  const option = optionAt(question, answerKey(event));
  if (option === null) return false;
  if (!event.shiftKey) store.take(option);
  else if (question.kind === 'distribute')
    store.change((asked, draft) => handedOut(asked, draft, option.id, -1));
  else if (question.kind === 'assign') store.change((asked, draft) => passedOn(asked, draft, option.id, -1));
  else return false;
  return true;
}

/**
 * Whether several are being chosen and the focus is on one of them: Enter, which stands on the button that confirms,
 * then never takes a choice back. The space bar does.
 */
function isInChoice(store: TableStore, target: EventTarget | null): boolean {
  const state = store.getState();
  const question = questionNow(state);
  const draft = question === null ? null : draftNow(state, question);
  const hasChosen =
    (draft?.kind === 'some' && draft.chosen.length > 0) ||
    (draft?.kind === 'assign' && Object.keys(draft.targets).length > 0);
  return (
    hasChosen &&
    target instanceof Element &&
    target.closest('[data-option], [data-light="lit"], [data-lit], [aria-pressed="true"]') !== null
  );
}

/** Whether there is something to be shown, or the table rests after it. */
function isShowing(store: TableStore): boolean {
  const { playing, rest } = store.getState();
  return playing !== null || rest !== null;
}

/** Enter: goes on after the turn of a bot, skips what is shown, confirms, answers with what closes the question, or lets it pass. */
function goOn(store: TableStore): boolean {
  const question = questionNow(store.getState());
  if (question === null) {
    if (!isShowing(store)) return false;
    if (store.getState().rest === null) store.skip();
    else store.goOn();
  } else if (question.optional) store.letPass(question.question);
  else if (question.kind === 'one') {
    const closer = closerOf(question);
    if (closer === null) return false;
    store.take(closer);
  } else store.confirm();
  return true;
}

function count(store: TableStore, by: 1 | -1): boolean {
  if (questionNow(store.getState())?.kind !== 'number') return false;
  store.change((asked, draft) => counted(asked, draft, by));
  return true;
}

/** Looks closer at the thing that has the focus, or puts down what is looked at. */
function inspect(store: TableStore, target: EventTarget | null): boolean {
  const thing =
    target instanceof Element ? target.closest<HTMLElement>('[data-thing]')?.dataset['thing'] : undefined;
  store.setState({ inspected: thing ?? null });
  return true;
}
