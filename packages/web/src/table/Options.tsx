import type { SeenOption, SeenQuestion } from '@concilio/kernel';
import { hintText, optionText } from '@concilio/text';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { cx } from '../ui/cx.ts';
import { useHere } from './here.ts';
import { closerOf, isWayOn, keyOf, numbered, pinnedIn } from './keys.ts';
import styles from './Options.module.css';
import {
  addedUp,
  assigned,
  counted,
  type Draft,
  givenOut,
  handedOut,
  hasRoom,
  lackOf,
  moved,
  sumOf,
  targetsFor,
} from './picks.ts';
import { draftNow } from './store.ts';

interface Props {
  readonly question: SeenQuestion;
}

/** The answers to a question as a list, whatever its kind. */
export function Options({ question }: Props) {
  switch (question.kind) {
    case 'one':
    case 'some':
      return <Choices question={question} />;
    case 'order':
      return <Order question={question} />;
    case 'number':
      return <Amount question={question} />;
    case 'distribute':
      return <Shares question={question} />;
    case 'assign':
      return <Assignment question={question} />;
  }
}

/** Left and right, up and down walk from one button of a list to the next. */
export function walkList(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const now = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[(now + step + buttons.length) % buttons.length];
  if (now < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** More options than these that lie on the table itself are folded away on a small screen. */
const FEW = 4;

function Choices({ question }: Props) {
  const { state, say } = useHere();
  const [isOpen, setOpen] = useState(false);
  const draft = draftNow(state, question);
  const pinned = pinnedIn(question);
  const options = numbered(question).filter((option) => !pinned.includes(option));
  const isOnTable = ({ id, of }: SeenOption) => (of ?? id).startsWith('#');
  const folded = options.filter(isOnTable).length > FEW && !isOpen;
  if (options.length === 0) return null;
  return (
    <ul
      className={cx(styles.options, folded && styles.folded)}
      aria-label={say('ask.answers')}
      data-answers
      data-folded={folded || undefined}
      onKeyDown={walkList}
    >
      {options.map((option) => (
        <li key={option.id} data-on-table={isOnTable(option)}>
          <OptionButton question={question} option={option} draft={draft} />
        </li>
      ))}
      {folded && (
        <li className={styles.unfold} data-unfolds>
          <button type="button" className={styles.quiet} data-unfold onClick={() => setOpen(true)}>
            {say('ask.all', { count: options.length })}
          </button>
        </li>
      )}
    </ul>
  );
}

/** What closes the question, outside of all that is scrolled: the answer that goes on, or the button that confirms. */
export function Closing({ question }: Props) {
  const { store, state, say } = useHere();
  const draft = draftNow(state, question);
  const closer = closerOf(question);
  const pinned = pinnedIn(question);
  if (question.kind === 'one')
    return closer === null && pinned.length === 0 ? null : (
      <ul className={styles.options} aria-label={say('ask.closing')}>
        {pinned.map((option) => (
          <li key={option.id}>
            <OptionButton question={question} option={option} draft={draft} />
          </li>
        ))}
        {closer !== null && (
          <li>
            <OptionButton question={question} option={closer} draft={draft} isCloser />
          </li>
        )}
      </ul>
    );
  const lack = lackOf(question, draft);
  return (
    <div className={styles.finish}>
      <Tally question={question} />
      <button
        type="button"
        className={cx(styles.option, styles.closer)}
        data-confirm
        aria-keyshortcuts="Enter"
        disabled={lack !== null || state.sending !== null}
        onClick={store.confirm}
      >
        <kbd aria-hidden="true">↵</kbd>
        <span>{say('ask.confirm')}</span>
      </button>
    </div>
  );
}

/** How far one has come with an answer of several parts. */
export function Tally({ question }: Props) {
  const { state, say } = useHere();
  const draft = draftNow(state, question);
  const lack = lackOf(question, draft);
  const so = soFar(question, draft, say);
  if (so === '' && lack === null) return null;
  return (
    <p className={styles.tally} role="status">
      {so} {lack !== null && <span className={styles.lack}>{say(lack.key, { count: lack.count })}</span>}
    </p>
  );
}

function soFar(question: SeenQuestion, draft: Draft, say: ReturnType<typeof useHere>['say']): string {
  const { max = 0, sum, total, options } = question;
  if (draft.kind === 'distribute')
    return say('tally.given', { given: givenOut(draft.given), max: total?.max ?? 0 });
  if (draft.kind === 'assign')
    return say('tally.assigned', {
      assigned: Object.keys(draft.targets).length,
      max: Math.min(max, options.length),
    });
  if (draft.kind !== 'some') return '';
  const chosen = draft.chosen.length;
  const count = max >= options.length ? say('tally.chosen', { chosen }) : say('tally.of', { chosen, max });
  const added = addedUp(question, draft);
  if (added !== null) return `${count}, ${say('tally.adds', { sum: added.sum, against: added.against })}`;
  return sum === undefined ? count : `${count}, ${say('tally.sum', { sum: sumOf(question, draft.chosen) })}`;
}

interface OptionProps extends Props {
  readonly option: SeenOption;
  readonly draft: Draft;
  readonly isCloser?: boolean;
}

function OptionButton({ question, option, draft, isCloser = false }: OptionProps) {
  const { store, state, speaker, say } = useHere();
  const hint = hintText(speaker, option);
  const key = isCloser ? '↵' : keyOf(question, option.id);
  const isChosen = draft.kind === 'some' && draft.chosen.includes(option.id);
  const point = (ids: readonly string[]) => store.setState({ pointed: ids });
  const here = [option.of ?? option.id, option.id];
  return (
    <button
      type="button"
      className={cx(
        styles.option,
        isCloser && isWayOn(option) && styles.closer,
        option.confirm === true && styles.doubtful,
      )}
      data-option={option.id}
      data-of={option.of ?? option.id}
      data-thing={option.thing}
      disabled={state.sending !== null}
      {...(question.kind === 'some' ? { 'aria-pressed': isChosen } : {})}
      {...(key === null ? {} : { 'aria-keyshortcuts': isCloser ? 'Enter' : key })}
      onClick={() => store.take(option)}
      onMouseEnter={() => point(here)}
      onMouseLeave={() => point([])}
      onFocus={() => point(here)}
      onBlur={() => point([])}
    >
      {key !== null && <kbd aria-hidden="true">{key}</kbd>}
      {isChosen && <Icon name="check" />}
      <span>
        {optionText(speaker, option)}
        {hint !== null && <small className={styles.hint}>{hint}</small>}
      </span>
      {option.amount !== undefined && hint === null && <span className={styles.amount}>{option.amount}</span>}
      {option.confirm === true && <span className="hidden">{say('confirming.about')}</span>}
    </button>
  );
}

/** Options in a row that can be moved: by the two buttons of each, or by Shift and an arrow. */
function Order({ question }: Props) {
  const { store, state, speaker, say } = useHere();
  const draft = draftNow(state, question);
  if (draft.kind !== 'order') return null;
  const nameOf = (id: string) => {
    const option = question.options.find((one) => one.id === id);
    return option === undefined ? id : optionText(speaker, option);
  };
  const move = (id: string, by: -1 | 1) => store.change((_, so) => moved(so, id, by));
  function byKeys(event: KeyboardEvent<HTMLElement>, id: string) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    if (event.shiftKey) move(id, by);
    else {
      const item = event.currentTarget;
      const next = by < 0 ? item.previousElementSibling : item.nextElementSibling;
      next?.querySelector('button')?.focus();
    }
  }
  return (
    <ol className={styles.order} aria-label={say('ask.answers')} data-answers>
      {draft.order.map((id, place) => (
        <li key={id} onKeyDown={(event) => byKeys(event, id)}>
          <b>{place + 1}</b>
          <span>{nameOf(id)}</span>
          <StepButton
            icon="up"
            label={say('ask.up', { what: nameOf(id) })}
            disabled={place === 0}
            press={() => move(id, -1)}
          />
          <StepButton
            icon="down"
            label={say('ask.down', { what: nameOf(id) })}
            disabled={place === draft.order.length - 1}
            press={() => move(id, 1)}
          />
        </li>
      ))}
    </ol>
  );
}

function Amount({ question }: Props) {
  const { store, state, say } = useHere();
  const draft = draftNow(state, question);
  if (draft.kind !== 'number') return null;
  const { min = 0, max = 0 } = question;
  const count = (by: number) => store.change((asked, so) => counted(asked, so, by));
  return (
    <div className={styles.stepper}>
      <StepButton
        icon="minus"
        label={say('ask.less')}
        disabled={draft.number <= min}
        press={() => count(-1)}
      />
      <output>{draft.number}</output>
      <StepButton icon="plus" label={say('ask.more')} disabled={draft.number >= max} press={() => count(1)} />
      <span className={styles.range}>
        {min}–{max}
      </span>
    </div>
  );
}

function Shares({ question }: Props) {
  const { store, state, speaker, say } = useHere();
  const draft = draftNow(state, question);
  if (draft.kind !== 'distribute') return null;
  const { given } = draft;
  const most = question.total?.max ?? 0;
  const isAllOut = givenOut(given) >= most;
  const give = (id: string, by: -1 | 1) => store.change((asked, so) => handedOut(asked, so, id, by));
  return (
    <ul className={styles.shares} aria-label={say('ask.answers')} data-answers onKeyDown={walkList}>
      {question.options.map((option) => {
        const { id, cap = most } = option;
        const what = optionText(speaker, option);
        const now = given[id] ?? 0;
        const key = keyOf(question, id);
        return (
          <li key={id} className={styles.stepper} data-of={option.of ?? id}>
            {key !== null && <kbd aria-hidden="true">{key}</kbd>}
            <span>{what}</span>
            <StepButton
              icon="minus"
              label={say('ask.less.of', { what })}
              disabled={now === 0}
              press={() => give(id, -1)}
            />
            <output>{now}</output>
            <StepButton
              icon="plus"
              label={say('ask.more.of', { what })}
              disabled={isAllOut || now >= cap}
              press={() => give(id, 1)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Each thing with its targets, of which one is pressed, or none. */
function Assignment({ question }: Props) {
  const { store, state, speaker, say } = useHere();
  const draft = draftNow(state, question);
  if (draft.kind !== 'assign') return null;
  const assign = (id: string, target: string | null) =>
    store.change((asked, so) => assigned(asked, so, id, target));
  const point = (ids: readonly string[]) => store.setState({ pointed: ids });
  return (
    <ul className={styles.shares} aria-label={say('ask.answers')} data-answers onKeyDown={walkList}>
      {question.options.map((option) => {
        const { id } = option;
        const what = optionText(speaker, option);
        const key = keyOf(question, id);
        return (
          <li key={id} className={styles.assigned} data-of={option.of ?? id}>
            {key !== null && <kbd aria-hidden="true">{key}</kbd>}
            <span>{what}</span>
            <div role="group" aria-label={say('ask.assign', { what })}>
              {targetsFor(question, option).map((target) => {
                const isIts = draft.targets[id] === target.id;
                const here = [option.of ?? id, target.of ?? target.id];
                return (
                  <button
                    key={target.id}
                    type="button"
                    className={styles.target}
                    data-option={id}
                    data-target={target.id}
                    aria-pressed={isIts}
                    disabled={state.sending !== null || !hasRoom(question, draft, id, target.id)}
                    onClick={() => assign(id, isIts ? null : target.id)}
                    onMouseEnter={() => point(here)}
                    onMouseLeave={() => point([])}
                    onFocus={() => point(here)}
                    onBlur={() => point([])}
                  >
                    {isIts && <Icon name="check" />}
                    {optionText(speaker, target)}
                  </button>
                );
              })}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface StepProps {
  readonly icon: 'up' | 'down' | 'plus' | 'minus';
  readonly label: string;
  readonly disabled: boolean;
  readonly press: () => void;
}

const StepButton = ({ icon, label, disabled, press }: StepProps) => (
  <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={press}>
    <Icon name={icon} />
  </button>
);
