import { Icon } from '../icons/Icon.tsx';
import { cx } from './cx.ts';
import styles from './Face.module.css';

/** A hue that stays with a name, so that people are told apart at a glance. The letter says it without colour. */
export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}

interface Props {
  readonly name: string;
  readonly kind?: 'person' | 'bot' | 'free';
  readonly large?: boolean;
  /** The name stands beside it: then it is an ornament. */
  readonly beside?: boolean;
}

/** Somebody as a round sign: the first letter of a person, a robot, or an empty seat. Its name stands beside it or is heard. */
export function Face({ name, kind = 'person', large = false, beside = false }: Props) {
  const look = cx(styles.face, kind !== 'person' && styles[kind], large && styles.large);
  return (
    <span
      className={look}
      style={{ '--hue': hueOf(name) }}
      {...(beside ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
    >
      {kind === 'bot' ? <Icon name="bot" /> : kind === 'free' ? '+' : [...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
