import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useSay } from '../../ui/say.ts';
import styles from './CoachPanel.module.css';
import { hasAfter, hasBefore, hasMore, shownAt, shownLesson, useCoach } from './coach.ts';
import { BACK, MORE } from './keys.ts';
import { lessonOf } from './course.ts';
import { texts } from './text/index.ts';
import { useCourseSay } from './useCourseSay.ts';
import { useCoachKeys } from './useCoachKeys.ts';

/** What the coach says, beside the table or, as a strip, between the table and the question. */
export function CoachPanel({ strip = false }: { readonly strip?: boolean }) {
  const say = useSay(texts);
  const [coach, state] = useCoach();
  const tell = useCourseSay();
  const { lessons } = coach.course;
  useCoachKeys(coach);
  const { given, folded } = state.progress;
  const id = shownLesson(state);
  const shown = shownAt(state);
  const isMore = hasMore(coach.course, state) && !hasAfter(state);
  const quiet = say(given.length >= lessons.length ? 'coach.all' : 'coach.quiet');
  return (
    <section
      className={cx(styles.coach, strip && styles.strip)}
      aria-label={strip ? say('coach') : undefined}
      data-folded={folded}
      // The table takes a click for the wish to skip what is being shown.
      onClick={(event) => event.stopPropagation()}
    >
      <h3 className={styles.title}>{id === null ? (folded ? say('coach') : quiet) : tell(`${id}.title`)}</h3>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!folded}
        aria-label={say(folded ? 'coach.unfold' : 'coach.fold')}
        onClick={() => coach.fold(!folded)}
      >
        <Icon name={folded ? 'up' : 'down'} />
      </button>
      <div className={styles.said} aria-live="polite">
        {id !== null && !folded && <Said id={id} />}
      </div>
      <nav className={styles.walk} aria-label={say('coach')}>
        <Step icon="left" label={say('coach.back')} shortcut={BACK} can={hasBefore(state)} go={coach.back} />
        <span className={styles.count}>
          {say('coach.count', { at: shown === null ? given.length : shown + 1, count: lessons.length })}
        </span>
        {isMore ? (
          <Button
            small
            kind="lit"
            aria-keyshortcuts={MORE}
            title={`${say('coach.more')} (${MORE})`}
            onClick={coach.forward}
          >
            {say('coach.more')}
          </Button>
        ) : (
          <Step
            icon="right"
            label={say('coach.forward')}
            shortcut={MORE}
            can={hasAfter(state)}
            go={coach.forward}
          />
        )}
      </nav>
    </section>
  );
}

function Said({ id }: { readonly id: string }) {
  const tell = useCourseSay();
  return (
    <div key={id} className={styles.words}>
      <b className={styles.again}>{tell(`${id}.title`)}.</b>
      <p>{tell(`${id}.text`)}</p>
      <p className={styles.think}>
        {tell(`${id}.think`)} <RuleLinks id={id} />
      </p>
    </div>
  );
}

/** Where the rules say it. They open beside the match, which stays as it is. */
export function RuleLinks({ id }: { readonly id: string }) {
  const say = useSay(texts);
  const [{ course }] = useCoach();
  return (
    <span className={styles.rules}>
      {lessonOf(course, id).rules.map((rule) => (
        <a
          key={rule}
          href={`/rules/${course.game}#${rule}`}
          target="_blank"
          rel="noreferrer"
          aria-label={say('coach.rule', { id: rule })}
        >
          {rule}
        </a>
      ))}
    </span>
  );
}

interface StepProps {
  readonly icon: 'left' | 'right';
  readonly label: string;
  readonly shortcut: string;
  readonly can: boolean;
  readonly go: () => void;
}

/** It keeps its place where it leads nowhere, so that the next click does not hit something else. */
const Step = ({ icon, label, shortcut, can, go }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    aria-keyshortcuts={shortcut}
    title={`${label} (${shortcut})`}
    aria-disabled={!can}
    onClick={can ? go : undefined}
  >
    <Icon name={icon} />
  </button>
);
