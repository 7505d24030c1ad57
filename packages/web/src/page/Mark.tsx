import styles from './Mark.module.css';

/** The sign of the house: a star in a ring. */
export const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="14.5" />
    <path d="M16 4L19 13L28 16L19 19L16 28L13 19L4 16L13 13Z" />
  </svg>
);
