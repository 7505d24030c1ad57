import { type TableOptions, withOption } from '@concilio/kernel';
import type { ClockSetting, NewTable } from '@concilio/tables';
import { type Spoken, plainMarkup, sentence } from '@concilio/text';
import { useLanguage } from '../../client/language.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { Segments } from '../../ui/Segments.tsx';
import { CLOCKS, clockNamed, clockNames } from './clocks.ts';
import styles from './NewTableDialog.module.css';
import { OptionControl } from './OptionControl.tsx';
import { optionFields, optionKey, optionName, optionValue, type Purpose } from './options.ts';

interface OnlineProps {
  readonly visibility: NewTable['visibility'];
  readonly clock: ClockSetting | null;
  readonly change: (change: {
    readonly visibility?: NewTable['visibility'];
    readonly clock?: ClockSetting | null;
  }) => void;
}

/** What only a table of the server has: who may come, and how long they may think. */
export function OnlineOptions({ visibility, clock, change }: OnlineProps) {
  const say = useSay(texts);
  return (
    <>
      <div className={styles.row}>
        <span>{say('table.who')}</span>
        <Segments
          label={say('table.who')}
          hideLabel
          values={[
            { value: 'public', text: say('table.who.public') },
            { value: 'private', text: say('table.who.private') },
          ]}
          value={visibility}
          choose={(choice) => change({ visibility: choice })}
        />
      </div>
      <div className={styles.row}>
        <span>{say('table.clock')}</span>
        <Segments
          label={say('table.clock')}
          hideLabel
          values={clockNames.map((value) => ({ value, text: say(`table.clock.${value}`) }))}
          value={clockNamed(clock)}
          choose={(name) => change({ clock: CLOCKS[name] })}
        />
      </div>
    </>
  );
}

interface GameProps {
  readonly game: Spoken;
  readonly options: TableOptions;
  readonly seats: number;
  readonly offered?: Purpose['offered'] | undefined;
  readonly change: (options: TableOptions) => void;
}

/** The options that a game has, as its schema says. */
export function GameOptions({ game, options, seats, offered = (field) => field, change }: GameProps) {
  const language = useLanguage();
  const speaker = { game, language, names: [], paint: plainMarkup };
  return optionFields(game.options).flatMap((all) => {
    const field = offered(all);
    if (field === null) return [];
    const key = optionKey(field.path);
    return (
      <OptionControl
        key={key}
        label={sentence(speaker, key)}
        field={field}
        value={optionValue(options, field)}
        seats={seats}
        speaker={speaker}
        named={(value) => optionName(speaker, field, value)}
        change={(value) => change(withOption(options, field.path, value))}
      />
    );
  });
}
