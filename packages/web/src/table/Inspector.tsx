import { Icon } from '../icons/Icon.tsx';
import { useHere } from './here.ts';
import styles from './Inspector.module.css';

/** One thing, large: what is printed on it and what there is to know about it. */
export function Inspector() {
  const { store, state, game, custom, speaker, say } = useHere();
  const { inspected } = state;
  if (inspected === null) return null;
  return (
    <section className={styles.inspector} aria-label={say('inspect.title')}>
      <button
        type="button"
        className={styles.close}
        aria-label={say('inspect.close')}
        onClick={() => store.setState({ inspected: null })}
      >
        <Icon name="cross" />
      </button>
      <custom.Page game={game} thing={inspected} speaker={speaker} />
    </section>
  );
}
