import type { Json } from '@concilio/kernel';
import type { Room } from '@concilio/tables';
import { listed, plainMarkup, sentence, type Spoken } from '@concilio/text';
import { clockText } from '../../text/clock.ts';
import { useGame } from '../../client/useGame.ts';
import { useLanguage } from '../../client/language.ts';
import type { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import {
  type OptionField,
  optionFields,
  optionKey,
  optionName,
  optionValue,
} from '../../features/newTable/options.ts';
import { GameOptions, OnlineOptions } from '../../features/newTable/TableOptions.tsx';
import styles from './RoomOptions.module.css';

interface Props {
  readonly room: Room;
  /** How the host changes them; others only read. */
  readonly change: ((change: Parameters<typeof api.change>[1]) => void) | null;
  readonly className?: string | undefined;
}

/** What has been agreed for this table. */
export function RoomOptions({ room, change, className }: Props) {
  const say = useSay(texts);
  const game = useGame(room.game);
  const isThere = game !== null && game !== 'failed';
  if (change !== null)
    return (
      <Panel title={say('room.options')} aside={say('room.options.host')} className={className}>
        <div className={styles.list}>
          <OnlineOptions visibility={room.visibility} clock={room.clock} change={change} />
          {isThere && (
            <GameOptions
              game={game}
              options={room.options}
              seats={room.seats.length}
              change={(options) => change({ options })}
            />
          )}
        </div>
      </Panel>
    );
  return (
    <Panel title={say('room.options')} className={className}>
      <dl className={styles.list}>
        <Line name={say('table.who')} value={say(`table.who.${room.visibility}`)} />
        <Line name={say('table.clock')} value={clockText(say, room.clock)} />
        {isThere && <Own game={game} room={room} />}
      </dl>
    </Panel>
  );
}

function Own({ game, room }: { readonly game: Spoken; readonly room: Room }) {
  const say = useSay(texts);
  const language = useLanguage();
  const speaker = { game, language, names: [], paint: plainMarkup };
  const worded = (field: OptionField, value: Json): string =>
    typeof value === 'boolean'
      ? say(value ? 'ui.on' : 'ui.off')
      : Array.isArray(value)
        ? listed(
            speaker,
            value.slice(0, room.seats.length).map((one: Json) => optionName(speaker, field, one)),
          )
        : optionName(speaker, field, value);
  return optionFields(game.options).map((field) => {
    const key = optionKey(field.path);
    return (
      <Line key={key} name={sentence(speaker, key)} value={worded(field, optionValue(room.options, field))} />
    );
  });
}

const Line = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
