import type { SeenQuestion } from '@concilio/kernel';
import { listed, outcomeText, printedIn, questionText, seatName } from '@concilio/text';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { setRests } from '../client/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { useHere } from './here.ts';
import { Closing, Options, Tally } from './Options.tsx';
import styles from './QuestionBar.module.css';
import { Rich } from './Rich.tsx';
import { SeatMark } from './SeatMark.tsx';
import { useSize } from './size.ts';
import { openNow, questionNow, type Turn } from './store.ts';
import { UndoButton } from './Undo.tsx';
import { BlockedList } from './WhyNot.tsx';

interface Props {
  readonly showEnd: () => void;
  /** What is offered while nobody asks this seat. */
  readonly idle: ReactNode;
}

/** The question in one sentence, always at the same place, and below it every answer. */
export function QuestionBar({ showEnd, idle }: Props) {
  const { state, frame, speaker, say } = useHere();
  const question = questionNow(state);
  const { seat } = frame;
  return (
    <section
      className={cx(styles.bar, question !== null && styles.asked)}
      aria-label={kicker(question)}
      data-question={question?.question}
    >
      <div className={styles.head}>
        {seat !== null && <SeatMark seat={seat} name={speaker.names[seat] ?? ''} />}
        <p className={styles.kicker}>{kicker(question)}</p>
        <UndoButton />
      </div>
      <div className={styles.body}>
        {question === null ? <Idle showEnd={showEnd} idle={idle} /> : <Asked question={question} />}
        {state.refusal !== null && (
          <p className={styles.refusal} role="alert">
            {say(`refused.${state.refusal}`)}
          </p>
        )}
      </div>
    </section>
  );

  function kicker(asked: SeenQuestion | null): string {
    if (asked === null && state.rest !== null) return say('rest.title');
    if (asked === null) return say(frame.outcome === null ? 'ask.waiting' : 'end.over');
    return say(asked.optional ? 'ask.may' : 'ask.yours');
  }
}

/** Nobody asks this seat: say why, and whom the match waits for. */
function Idle({ showEnd, idle }: Props) {
  const { store, state, frame, speaker, marked, say } = useHere();
  const { outcome, broken, waitingFor, seat } = frame;
  if (state.rest !== null) return <Rest turn={state.rest} />;
  if (state.playing !== null || state.behind)
    return (
      <div className={styles.row}>
        <p className={styles.quiet}>{say('ask.showing')}</p>
        <Button small onClick={store.skip}>
          {say('ask.skip')}
        </Button>
      </div>
    );
  if (broken) return <p className={styles.question}>{say('ask.broken')}</p>;
  if (outcome !== null)
    return (
      <div className={styles.row}>
        <p className={styles.question}>{outcomeText(speaker, outcome)}</p>
        <Button small icon="trophy" onClick={showEnd}>
          {say('end.show')}
        </Button>
      </div>
    );
  const names = waitingFor.map((one) => seatName(marked, one));
  return (
    <div className={styles.row}>
      <p className={styles.quiet} role="status">
        {seat === null && `${say('ask.watching')} `}
        {state.sending !== null
          ? say('ask.sending')
          : names.length > 0 && <Rich text={say('ask.waiting.for', { names: listed(marked, names) })} />}
      </p>
      {idle}
    </div>
  );
}

/** What a bot has done in its turn, until the player goes on. */
function Rest({ turn }: { readonly turn: Turn }) {
  const { store, marked, custom, say } = useHere();
  return (
    <div className={cx(styles.row, styles.rest)} data-rest>
      <p className={styles.question} role="status">
        <Rich text={custom.turns?.summary(turn.events, marked) ?? ''} />
      </p>
      <div className={styles.closing}>
        <Button
          small
          onClick={() => {
            setRests('never');
            store.goOn();
          }}
          title={say('rest.never.about')}
        >
          {say('rest.never')}
        </Button>
        <Button small onClick={store.skip} aria-keyshortcuts="Space">
          {say('rest.skip')}
        </Button>
        <Button kind="main" onClick={store.goOn} aria-keyshortcuts="Enter">
          {say('rest.go')} <kbd aria-hidden="true">↵</kbd>
        </Button>
      </div>
    </div>
  );
}

interface QuestionProps {
  readonly question: SeenQuestion;
}

function Asked({ question }: QuestionProps) {
  const { store, state, frame, speaker, marked, say } = useHere();
  // Where several answer at once, a question stays until the last of them has answered.
  const isTaken = frame.seat !== null && !frame.waitingFor.includes(frame.seat);
  const names = frame.waitingFor.map((one) => seatName(marked, one));
  const others = openNow(state).filter((other) => other !== question);
  const isPhone = useSize() === 'phone';
  return (
    <>
      <Sentence key={question.question} question={question} />
      <div className={styles.answers}>
        <Scrolled key={question.question}>
          {isPhone && <Tally question={question} />}
          <Options key={question.question} question={question} />
          {isPhone && <BlockedList question={question} />}
        </Scrolled>
        {!isPhone && <BlockedList question={question} />}
        <div className={styles.closing} data-closing>
          <Closing question={question} />
          {question.optional && (
            <Button small kind="lit" onClick={() => store.letPass(question.question)}>
              {say('ask.pass')}
            </Button>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <p className={styles.others}>
          <span>{say('ask.others')}:</span>
          {others.map((other) => (
            <Button key={other.question} small onClick={() => store.turnTo(other.question)}>
              {questionText(speaker, other)}
            </Button>
          ))}
        </p>
      )}
      {state.sending !== null && (
        <p className={styles.sending} role="status">
          <Icon name="hourglass" />{' '}
          {isTaken && names.length > 0 ? (
            <Rich text={say('ask.waiting.for', { names: listed(marked, names) })} />
          ) : (
            say('ask.sending')
          )}
        </p>
      )}
    </>
  );
}

/** A box for more answers than fit: it says how many are out of sight, and brings them. */
function Scrolled({ children }: { readonly children: ReactNode }) {
  const { say } = useHere();
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const look = () => setHidden(outOfSight(current));
    const observer = new ResizeObserver(look);
    for (const one of [current, ...current.children]) observer.observe(one);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  });
  /** The next ones; after the last of them the first. */
  const bring = () => {
    const { current } = box;
    if (current === null) return;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight, scrollLeft, scrollTop } = current;
    const isAtEnd = scrollLeft + clientWidth > scrollWidth - 2 && scrollTop + clientHeight > scrollHeight - 2;
    if (isAtEnd) current.scrollTo({ left: 0, top: 0 });
    else current.scrollBy({ left: clientWidth * 0.8, top: clientHeight * 0.8 });
  };
  return (
    <>
      <div ref={box} className={styles.scrolled}>
        {children}
      </div>
      {hidden > 0 && (
        <button type="button" className={styles.more} data-more onClick={bring}>
          {say('ask.beyond', { count: hidden })}
        </button>
      )}
    </>
  );
}

/** How many answers lie beyond the edges of a box, by more than a hair. */
function outOfSight(box: Element): number {
  const edge = box.getBoundingClientRect();
  return [...box.querySelectorAll('li')].filter((item) => {
    const { top, bottom, left, right, width } = item.getBoundingClientRect();
    const isCut =
      bottom > edge.bottom + 6 || right > edge.right + 6 || top < edge.top - 6 || left < edge.left - 6;
    return width > 0 && isCut;
  }).length;
}

/** The question itself. On a phone a long one has two lines until it is touched, so that the table can be seen. */
function Sentence({ question }: QuestionProps) {
  const { store, marked, say } = useHere();
  const id = useId();
  const isPhone = useSize() === 'phone';
  const [isOpen, setOpen] = useState(false);
  const folds = isPhone && !isOpen;
  const [text, isLong] = useCut(folds);
  const inspect = (thing: string) => store.setState({ inspected: thing });
  const isFoldable = isPhone && (isOpen || isLong);
  return (
    <>
      <div
        id={id}
        ref={text}
        className={cx(styles.ask, folds && styles.folded)}
        onClick={() => isFoldable && setOpen(!isOpen)}
      >
        <h2 className={styles.question}>
          <Rich text={questionText(marked, question)} inspect={inspect} />
        </h2>
        {printedIn(marked, question).map((line) => (
          <p key={line} className={styles.printed}>
            <Rich text={line} inspect={inspect} />
          </p>
        ))}
      </div>
      {isFoldable && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={say(isOpen ? 'ask.fold' : 'ask.unfold')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'down' : 'up'} />
        </button>
      )}
    </>
  );
}

/** Whether there is more in a box than it shows. It is looked at anew whenever the box or what is in it changes. */
function useCut(isLooked: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (current === null || !isLooked) return;
    const look = () => setCut(current.scrollHeight > current.clientHeight + 2);
    const observer = new ResizeObserver(look);
    for (const one of [current, ...current.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [isLooked]);
  return [box, isCut] as const;
}
