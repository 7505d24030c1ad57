import { Button } from '../ui/Button.tsx';
import { useHere } from './here.ts';
import styles from './Undo.module.css';

/** Takes the last answer back at once, or asks the others whether it may be. */
export function UndoButton() {
  const { store, state, frame, say } = useHere();
  if (frame.undo === null) return null;
  return (
    <Button
      small
      icon="undo"
      disabled={state.around?.undoAsked?.seat === frame.seat}
      aria-keyshortcuts="u"
      onClick={() => void store.wish({ do: 'undo' })}
    >
      {say(frame.undo === 'free' ? 'undo.now' : 'undo.ask')}
    </Button>
  );
}

/** Somebody wants to take an answer back: who has agreed, and whether this seat does. */
export function UndoAsked() {
  const { store, state, frame, say } = useHere();
  const asked = state.around?.undoAsked ?? null;
  if (asked === null || frame.seat === null) return null;
  const others = state.around?.seats.filter(
    ({ person, bot }, seat) => person && bot === null && seat !== asked.seat,
  );
  const consent = (agree: boolean) => void store.wish({ do: 'consent', agree });
  return (
    <div className={styles.asked} role="status">
      {asked.seat === frame.seat ? (
        <p>{say('undo.asked.mine', { agreed: asked.agreed.length, needed: others?.length ?? 0 })}</p>
      ) : (
        <>
          <p>{say('undo.asked.other', { name: state.around?.seats[asked.seat]?.name ?? '' })}</p>
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
