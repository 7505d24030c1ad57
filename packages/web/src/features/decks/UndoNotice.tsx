import { Button } from '../../ui/Button.tsx';
import { useBox } from './box.ts';
import { library, undo } from './library/library.ts';
import styles from './UndoNotice.module.css';

/** What was just taken away or put in another's place, and the way back. */
export function UndoNotice() {
  const { say } = useBox();
  const before = library((state) => state.undo);
  const now = library((state) => (before === null ? undefined : state.decks?.get(before.id)));
  if (before === null || now === undefined) return null;
  const isGone = now.deck === null;
  return (
    <div className={styles.notice} role="status">
      <p>
        {isGone ? say('decks.deleted', { name: before.name }) : say('decks.replaced', { name: now.name })}
      </p>
      <Button small icon="undo" onClick={undo}>
        {say('decks.undo')}
      </Button>
    </div>
  );
}
