import { Select } from '../../ui/Select.tsx';
import { useBox } from './box.ts';
import type { Deck } from './deck.ts';
import styles from './Settings.module.css';

interface Props {
  readonly deck: Deck;
  readonly change: (setting: string, value: string) => void;
}

/** What else is settled about the deck, such as its format. */
export function Settings({ deck, change }: Props) {
  const { bench } = useBox();
  return bench.settings.map(({ id, label, values }) => (
    <div key={id} className={styles.setting}>
      <span aria-hidden="true">{label}</span>
      <Select
        label={label}
        values={values}
        value={deck.settings[id] ?? values[0]?.value ?? ''}
        choose={(value) => change(id, value)}
      />
    </div>
  ));
}
