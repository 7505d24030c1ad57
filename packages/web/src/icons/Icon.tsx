import { type IconName, paths } from './paths.ts';
import styles from './Icon.module.css';

interface Look {
  readonly className?: string | undefined;
  /** What it says to those who hear the page; without it, it is an ornament beside words. */
  readonly title?: string | undefined;
}

/** One of the icons of the shell and of the shared table, in the colour and size of the text around it. */
export const Icon = ({ name, ...look }: Look & { readonly name: IconName }) => (
  <Drawing path={paths[name]} {...look} />
);

/** A path on the ground of 512 × 512 that all icons have: for the icons of a game. */
export const Drawing = ({ path, className, title }: Look & { readonly path: string }) => (
  <svg
    className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
    viewBox="0 0 512 512"
    role={title === undefined ? undefined : 'img'}
    aria-label={title}
    aria-hidden={title === undefined}
  >
    <path d={path} />
  </svg>
);
