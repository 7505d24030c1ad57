import type { Seat } from '@concilio/kernel';
import { eventText, isAbout } from '@concilio/text';
import { Button } from '../ui/Button.tsx';
import { useHere } from './here.ts';
import styles from './Undo.module.css';
import { lastAnswerOf } from './undo.ts';

/** What a seat would take back, in the words of the log; `null` where this page does not know. */
function useTakenBack(seat: Seat | null): string | null {
  const { state, game, speaker } = useHere();
  if (seat === null) return null;
  const events = lastAnswerOf(game, state, seat);
  // Several may have answered at once: what the seat did itself says most.
  const own = events.filter((event) => isAbout(game, seat, event));
  for (const event of [...own, ...events]) {
    const text = eventText(speaker, event);
    if (text !== null) return text;
  }
  return null;
}

/** Takes the last answer back at once, or asks the others whether it may be. */
export function UndoButton() {
  const { store, state, frame, say } = useHere();
  const what = useTakenBack(frame.seat);
  if (frame.undo === null) return null;
  return (
    <Button
      small
      icon="undo"
      className={styles.undo}
      disabled={state.around?.undoAsked?.seat === frame.seat}
      aria-keyshortcuts="u"
      title={what === null ? undefined : say('undo.what', { what })}
      onClick={() => void store.command({ do: 'undo' })}
    >
      <span>{say(frame.undo === 'free' ? 'undo.now' : 'undo.ask')}</span>
    </Button>
  );
}

/** Somebody wants to take an answer back: which, who has agreed, and whether this seat does. */
export function UndoAsked() {
  const { store, state, frame, say } = useHere();
  const asked = state.around?.undoAsked ?? null;
  const what = useTakenBack(asked?.seat ?? null);
  if (asked === null || frame.seat === null) return null;
  const others = state.around?.seats.filter(
    ({ person, bot }, seat) => person && bot === null && seat !== asked.seat,
  );
  const consent = (agree: boolean) => void store.command({ do: 'consent', agree });
  const tally = { agreed: asked.agreed.length, needed: others?.length ?? 0 };
  const name = state.around?.seats[asked.seat]?.name ?? '';
  return (
    <div className={styles.asked} role="status">
      {asked.seat === frame.seat ? (
        <p>
          {what === null ? say('undo.asked.mine', tally) : say('undo.asked.mine.what', { ...tally, what })}
        </p>
      ) : (
        <>
          <p>
            {what === null ? say('undo.asked.other', { name }) : say('undo.asked.other.what', { name, what })}
          </p>
          {!asked.agreed.includes(frame.seat) && (
            <>
              <Button small kind="lit" onClick={() => consent(true)}>
                {say('undo.agree')}
              </Button>
              <Button small onClick={() => consent(false)}>
                {say('undo.refuse')}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  );
}
