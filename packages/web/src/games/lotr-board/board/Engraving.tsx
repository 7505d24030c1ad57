import { engravingOf } from './engravings.ts';
import styles from './Engraving.module.css';

interface Props {
  readonly of: string;
  readonly width: number;
  readonly height: number;
}

/** The land of a place, engraved into its parchment. */
export function Engraving({ of, width, height }: Props) {
  const { faint, strong } = engravingOf(of, width, height);
  return (
    <svg className={styles.ground} width={width} height={height} aria-hidden="true">
      <path className={styles.faint} d={faint} />
      <path className={styles.strong} d={strong} />
    </svg>
  );
}
