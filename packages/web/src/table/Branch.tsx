import { BOTS } from '@concilio/bots';
import {
  type Match,
  matchFor,
  type Seat,
  seatsOf,
  type Shape,
  Unreadable,
  type Viewer,
} from '@concilio/kernel';
import { beginningOf } from '@concilio/tables';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { newSeed } from '../net/local/seed.ts';
import { startLocal } from '../net/local/host.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Segments } from '../ui/Segments.tsx';
import styles from './Branch.module.css';
import { useHere } from './here.ts';
import { levelName } from './Players.tsx';

interface Props {
  readonly match: Match<Shape>;
  readonly names: readonly string[];
  /** What the seats are called in the game. */
  readonly called: readonly string[];
  /** The seat that was one's own; −1 if none was. */
  readonly mine: number;
  readonly name: string;
  readonly viewer: Viewer;
  readonly close: () => void;
}

/** Begins a match of one's own at a moment of another one. */
export function Branch({ match, names, called, mine: own, name, viewer, close }: Props) {
  const { say } = useHere();
  const levels = BOTS;
  const asked = own >= 0 ? own : (match.waitingFor[0] ?? 0);
  const [seat, setSeat] = useState(String(typeof viewer === 'number' ? viewer : asked));
  const [level, setLevel] = useState(levels.includes('simple') ? 'simple' : (levels[0] ?? 'random'));
  const [failed, setFailed] = useState(false);
  // Who has looked through the view of one seat shall not learn more by playing on.
  const isOpen = viewer === 'referee';
  const [how, setHow] = useState<'real' | 'anew'>(isOpen ? 'real' : 'anew');
  const [, go] = useLocation();

  async function begin() {
    const mine = seatsOf(names.length)[Number(seat)];
    if (mine === undefined) return;
    const from = how === 'real' ? match : handedTo(match, mine);
    if (from === null) return setFailed(true);
    const id = await startLocal({
      ...beginningOf(from),
      name,
      answers: from.answers,
      seats: names.map((one, index) => ({ name: one, bot: index === mine ? null : level })),
    });
    go(`/local/${id}`);
  }

  return (
    <Dialog
      open
      close={close}
      title={say('replay.branch')}
      about={say('replay.branch.about')}
      footer={
        <Button kind="main" onClick={() => void begin()}>
          {say('replay.branch.go')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Segments
          label={say('replay.branch.seat')}
          value={seat}
          values={called.map((text, index) => ({ value: String(index), text }))}
          choose={setSeat}
        />
        <Segments
          label={say('replay.branch.bots')}
          value={level}
          values={levels.map((one) => ({ value: one, text: levelName(say, one) }))}
          choose={setLevel}
        />
        {isOpen && (
          <Segments
            label={say('replay.branch.how')}
            value={how}
            values={(['real', 'anew'] as const).map((value) => ({
              value,
              text: say(`replay.branch.how.${value}`),
            }))}
            choose={setHow}
          />
        )}
        {failed && <Notice kind="trouble" text={say('replay.branch.failed')} />}
      </div>
    </Dialog>
  );
}

/** The same moment with all dealt anew that the seat could not see; `null` if there is no such table. */
function handedTo(match: Match<Shape>, seat: Seat): Match<Shape> | null {
  try {
    return matchFor(match, seat, newSeed());
  } catch (problem) {
    if (problem instanceof Unreadable) return null;
    throw problem;
  }
}
