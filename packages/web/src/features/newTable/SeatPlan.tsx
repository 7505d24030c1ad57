import { type Key, texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Face } from '../../ui/Face.tsx';
import { type Say, useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import { levelName } from '../../text/levels.ts';
import styles from './NewTableDialog.module.css';
import type { Plan, PlannedSeat } from './plan.ts';

interface Props {
  readonly plan: Plan;
  readonly range: { readonly min: number; readonly max: number };
  readonly levels: readonly string[];
  readonly me: string;
  readonly change: (at: number, seat: PlannedSeat) => void;
  readonly resize: (count: number) => void;
}

/** Who sits where. The first seat is mine; the others are bots of a level, or people. */
export function SeatPlan({ plan, range, levels, me, change, resize }: Props) {
  const say = useSay(texts);
  const { seats, where } = plan;
  const count = seats.length;
  return (
    <div>
      <h3>
        {say('table.seats')} <small>{say('table.seats.range', { ...range })}</small>
      </h3>
      <ol className={styles.seats}>
        {seats.map((seat, at) => (
          <li key={at}>
            {at === 0 && seat.kind === 'me' ? (
              <>
                <Face name={me} beside />
                <b>{me}</b>
                <span className={styles.note}>{say('seat.you')}</span>
              </>
            ) : (
              <>
                <Face name={faceName(say, me, seat)} kind={faceKind(seat, where)} />
                <Select
                  label={say('table.seat', { number: at + 1 })}
                  value={seat.kind === 'bot' ? seat.level : where === 'online' ? 'open' : seat.kind}
                  values={[
                    ...(where === 'here' ? [{ value: 'me', text: say('seat.me.too') }] : []),
                    { value: 'open', text: say(where === 'here' ? 'seat.person' : 'seat.free') },
                    ...levels.map((level) => ({ value: level, text: levelName(say, level) })),
                  ]}
                  choose={(choice) => change(at, chosen(choice))}
                />
                {seat.kind === 'open' && where === 'here' && (
                  <input
                    type="text"
                    className={styles.text}
                    maxLength={24}
                    aria-label={say('table.seat.name', { number: at + 1 })}
                    placeholder={say('player.name', { number: at + 1 })}
                    value={seat.name}
                    onChange={({ target }) => change(at, { kind: 'open', name: target.value })}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.count}>
        <Button icon="minus" small disabled={count <= range.min} onClick={() => resize(count - 1)}>
          {say('table.seats.less')}
        </Button>
        <Button icon="plus" small disabled={count >= range.max} onClick={() => resize(count + 1)}>
          {say('table.seats.more')}
        </Button>
      </div>
    </div>
  );
}

function chosen(choice: string): PlannedSeat {
  if (choice === 'me') return { kind: 'me' };
  return choice === 'open' ? { kind: 'open', name: '' } : { kind: 'bot', level: choice };
}

function faceName(say: Say<Key>, me: string, seat: PlannedSeat): string {
  if (seat.kind === 'me') return me;
  return seat.kind === 'bot' ? say('seat.bot') : seat.name || say('seat.free');
}

function faceKind(seat: PlannedSeat, where: Plan['where']): 'bot' | 'person' | 'free' {
  if (seat.kind === 'bot') return 'bot';
  const isSomebody = seat.kind === 'me' || seat.name !== '';
  return where === 'here' && isSomebody ? 'person' : 'free';
}
