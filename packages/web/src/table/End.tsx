import { isShared, type Outcome } from '@concilio/kernel';
import { optionText, outcomeText } from '@concilio/text';
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import styles from './End.module.css';
import { useHere } from './here.ts';
import { SeatMark } from './SeatMark.tsx';

interface Props {
  readonly table: string;
  readonly close: () => void;
  readonly rematch: (() => void) | undefined;
  readonly replay: string | undefined;
  /** The address of the replay for others, where others can open it. */
  readonly share: string | undefined;
}

/** The moment a match ends, over its own table. */
export function End({ table, close, rematch, replay, share }: Props) {
  const { frame, state, custom, props, speaker, say } = useHere();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { outcome, sequel } = frame;
  if (outcome === null) return null;
  // An ending looks back on the whole match, not on what the last frame told.
  const whole = { ...props, frame: { ...frame, since: 0, events: state.log } };
  // What is set up only to be tried has no replay, and belongs to nothing.
  const links = replay === undefined ? [] : (custom.endLinks?.(props, table) ?? []);
  return (
    <div
      ref={box}
      className={styles.veil}
      role="dialog"
      aria-modal="true"
      aria-label={say('end.over')}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.end}>
        {custom.end?.(whole) ?? <PlainEnd outcome={outcome} />}
        <div className={styles.acts}>
          {rematch !== undefined && (
            <Button kind="main" onClick={rematch}>
              {sequel === null ? say('end.rematch') : optionText(speaker, { text: sequel })}
            </Button>
          )}
          <Button icon="table" onClick={close}>
            {say('end.look')}
          </Button>
          {replay !== undefined && (
            <LinkButton href={replay} icon="replay">
              {say('end.replay')}
            </LinkButton>
          )}
          {links.map(({ href, icon, text }) => (
            <LinkButton key={href} href={href} icon={icon}>
              {text}
            </LinkButton>
          ))}
          {share !== undefined && <CopyButton text={share} label={say('end.share')} />}
          <LinkButton href="/" icon="home">
            {say('end.leave')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

/** For games that bring no end of their own: why, who, and how many points. */
function PlainEnd({ outcome }: { readonly outcome: Outcome }) {
  const { frame, game, speaker, say } = useHere();
  const { winners, scores } = outcome;
  const hasWon = frame.seat !== null && winners.includes(frame.seat);
  const title = frame.seat === null ? 'end.over' : hasWon ? 'end.won' : 'end.lost';
  return (
    <>
      <Emblem game={game.id} className={styles.emblem} />
      <h2 className={styles.title}>{say(title)}</h2>
      <p className={styles.tale}>{outcomeText(speaker, outcome)}</p>
      <ul className={styles.scores} aria-label={say('end.scores')}>
        {scores.map((points, seat) => {
          const name = speaker.names[seat] ?? '';
          const isWinner = winners.some((one) => one === seat);
          return (
            <li key={seat} data-winner={isWinner}>
              <SeatMark seat={seat} name={name} />
              <b>{name}</b>
              {isWinner && !isShared(game.kind, outcome) && <i>{say('end.winner')}</i>}
              <span>{say('end.score', { points })}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
