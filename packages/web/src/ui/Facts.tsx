import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { cx } from './cx.ts';
import styles from './Facts.module.css';

interface Props {
  readonly facts: readonly { readonly icon: IconName; readonly text: string }[];
  readonly className?: string | undefined;
}

/** A few short facts in a row, each with its sign. */
export const Facts = ({ facts, className }: Props) => (
  <ul className={cx(styles.facts, className)}>
    {facts.map(({ icon, text }) => (
      <li key={icon}>
        <Icon name={icon} />
        {text}
      </li>
    ))}
  </ul>
);
