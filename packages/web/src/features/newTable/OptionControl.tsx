import type { Json } from '@concilio/kernel';
import type { Speaker } from '@concilio/text';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { EachSeat } from './EachSeat.tsx';
import styles from './NewTableDialog.module.css';
import { MANY, type OptionField } from './options.ts';

interface Props {
  readonly label: string;
  readonly field: OptionField;
  readonly value: Json;
  /** How many sit at the table. */
  readonly seats: number;
  readonly speaker: Speaker;
  /** What a value is called. */
  readonly named: (value: Json) => string;
  readonly change: (value: Json) => void;
}

/** One option of a game, with the control that fits its kind. */
export function OptionControl(props: Props) {
  const { label } = props;
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <Control {...props} />
    </div>
  );
}

/** More signs than these in a row of choices do not fit on a phone. */
const LONG = 28;

function Control({ label, field, value, seats, speaker, named, change }: Props) {
  const say = useSay(texts);
  switch (field.kind) {
    case 'flag':
      return (
        <Segments
          label={label}
          hideLabel
          values={[
            { value: 'off', text: say('ui.off') },
            { value: 'on', text: say('ui.on') },
          ]}
          value={value === true ? 'on' : 'off'}
          choose={(choice) => change(choice === 'on')}
        />
      );
    case 'choice': {
      const values = field.values.map((choice) => ({ value: String(choice), text: named(choice) }));
      const choose = (choice: string) =>
        change(field.values.find((known) => String(known) === choice) ?? field.fallback);
      const isLong = values.reduce((sum, { text }) => sum + text.length, 0) > LONG;
      return isLong ? (
        <Select label={label} values={values} value={String(value)} choose={choose} />
      ) : (
        <Segments label={label} hideLabel values={values} value={String(value)} choose={choose} />
      );
    }
    case 'each seat':
      return (
        <EachSeat
          label={label}
          field={field}
          value={value}
          seats={seats}
          named={named}
          speaker={speaker}
          change={change}
        />
      );
    case 'integer': {
      const now = typeof value === 'number' ? value : field.fallback;
      const { min, max } = field;
      if (max - min < MANY) {
        const all = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
        return (
          <Segments
            label={label}
            hideLabel
            values={all.map((choice) => ({ value: choice, text: choice }))}
            value={String(now)}
            choose={(choice) => change(Number(choice))}
          />
        );
      }
      return (
        <fieldset className={styles.stepper} aria-label={label}>
          <Button
            icon="minus"
            aria-label={say('ui.less')}
            disabled={now <= min}
            onClick={() => change(now - 1)}
          />
          <output aria-live="polite">{now}</output>
          <Button
            icon="plus"
            aria-label={say('ui.more')}
            disabled={now >= max}
            onClick={() => change(now + 1)}
          />
        </fieldset>
      );
    }
    case 'text':
      return (
        <input
          type="text"
          className={styles.text}
          aria-label={label}
          maxLength={200}
          value={String(value)}
          onChange={({ target }) => change(target.value)}
        />
      );
  }
}
