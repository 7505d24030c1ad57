import { useId } from 'react';
import { cx } from './cx.ts';
import styles from './Segments.module.css';

interface Props<V extends string> {
  readonly label: string;
  /** The name stands elsewhere on the screen, and is only heard here. */
  readonly hideLabel?: boolean;
  readonly values: readonly {
    readonly value: V;
    readonly text: string;
    readonly lang?: string;
    readonly title?: string;
  }[];
  readonly value: V;
  readonly choose: (value: V) => void;
  readonly disabled?: boolean;
}

/** A few choices beside each other, of which one holds. Radio buttons underneath: arrows walk through them. */
export function Segments<V extends string>({
  label,
  hideLabel = false,
  values,
  value,
  choose,
  disabled,
}: Props<V>) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={hideLabel ? 'hidden' : styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {values.map((choice) => (
          <label
            key={choice.value}
            className={cx(styles.segment, choice.value === value && styles.on)}
            lang={choice.lang}
            title={choice.title}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => choose(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
