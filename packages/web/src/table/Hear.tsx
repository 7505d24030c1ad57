import { eventText, questionText } from '@concilio/text';
import { useDeferredValue, useMemo } from 'react';
import { useHere } from './here.ts';
import { questionNow } from './store.ts';

/** So many of the last events are kept where screen readers look: enough for what happens between two answers. */
const LATELY = 12;

/** The table for those who hear it: each event and each question as it comes, and all zones to read through. */
export function Hear() {
  const { state, custom, speaker, props, say } = useHere();
  const question = questionNow(state);
  const first = Math.max(0, state.log.length - LATELY);
  // To describe a table takes longer than to draw it: only a new frame is worth it, not every event or pointer, and it
  // waits until the table is drawn.
  const drawn = useDeferredValue(props);
  const zones = useMemo(() => custom.describe(drawn), [custom, drawn.frame, drawn.speaker]);
  return (
    <div className="hidden">
      <div aria-live="polite" aria-relevant="additions">
        {state.log.slice(first).map((event, index) => (
          <p key={first + index}>{eventText(speaker, event)}</p>
        ))}
      </div>
      <div aria-live="polite">
        {question !== null && <p>{say('hear.question', { text: questionText(speaker, question) })}</p>}
      </div>
      <section aria-label={say('hear.table')}>
        {zones.map(({ title, text }, index) => (
          <div key={`${index} ${title}`}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
