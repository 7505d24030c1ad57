import type { ReactNode } from 'react';
import { Emblem } from '../ui/Emblem.tsx';
import styles from './TableLine.module.css';

interface Props {
  readonly game: string;
  readonly name: string;
  readonly note: string;
  /** Drawn brighter: it is the reader's turn. */
  readonly turn?: boolean;
  readonly children: ReactNode;
}

/** A table as one line of a list: the game's medal, its name, one thing to know, and what to do with it. */
export function TableLine({ game, name, note, turn = false, children }: Props) {
  return (
    <li className={styles.line}>
      <Emblem game={game} />
      <div className={styles.about}>
        <h3>{name}</h3>
        <p className={turn ? styles.turn : undefined}>{note}</p>
      </div>
      <div className={styles.act}>{children}</div>
    </li>
  );
}
