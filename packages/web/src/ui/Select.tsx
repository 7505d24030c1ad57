import styles from './Select.module.css';

interface Props {
  /** Only heard: the row it stands in says it to the eye. */
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  readonly choose: (value: string) => void;
}

export function Select({ label, values, value, choose }: Props) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      {values.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}
