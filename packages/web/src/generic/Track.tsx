import { useSay } from '../ui/say.ts';
import { texts } from './text/index.ts';
import styles from './Track.module.css';

interface Props {
  readonly label: string;
  readonly at: number;
  readonly range: { readonly min: number; readonly max: number };
}

/** A number whose range is known, as a marker on its way. */
export function Track({ label, at, range: { min, max } }: Props) {
  const say = useSay(texts);
  const spaces = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <div className={styles.track} role="img" aria-label={say('track.at', { label, at, max })}>
      <span className={styles.label}>{label}</span>
      <ol className={styles.spaces} aria-hidden="true">
        {spaces.map((space) => (
          <li key={space} data-at={space === at} data-past={space < at}>
            {(space === at || space === min || space === max) && space}
          </li>
        ))}
      </ol>
    </div>
  );
}
