import { printedOn, thingName } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { useTable, useView } from '../context.ts';
import { usePropsNow } from '../../../stage/tableContext.tsx';
import { Engraving } from './Engraving.tsx';
import { openEvent } from './events.ts';
import { Events } from './Events.tsx';
import type { Board } from '../facts.ts';
import { isNarrow, type LaidTrack, layOut, leastHeight } from './geometry.ts';
import { PaymentTray } from './PaymentTray.tsx';
import { Glyph, Sign } from '../signs/Sign.tsx';
import { useRoom } from '../../../stage/useRoom.ts';
import { useStanding } from '../../../stage/standing.ts';
import { KeyBadge, Piece } from '../../../stage/Piece.tsx';
import { TrackDrawing } from './Track.tsx';
import styles from './Conflict.module.css';

/** The board of a conflict: its events, what is demanded, and its tracks. */
export function Conflict({ board }: { readonly board: Board }) {
  const { facts, speaker, say } = useTable('facts', 'speaker', 'say');
  const { isAsked, isLaid } = useView(({ payment, bearer }) => ({
    isAsked: payment !== null,
    isLaid: bearer === null,
  }));
  const conflicts = facts.places.filter((place) => facts.boards.has(place));
  const number = conflicts.indexOf(board.id) + 1;
  const name = thingName(speaker, board.id);
  return (
    <section className={styles.conflict} aria-label={name} data-part="board" data-pile="board">
      <div className={styles.head}>
        <div className={styles.cartouche}>
          <span>{say('conflict.nth', { number, count: conflicts.length })}</span>
          <h2>
            <Piece of={board.id}>{name}</Piece>
          </h2>
        </div>
        <Events board={board} />
      </div>
      {isAsked && (
        <div className={styles.asked}>
          <PaymentTray printed />
        </div>
      )}
      {isLaid && <p className={styles.doom}>{say('mount-doom.here')}</p>}
      <Tracks board={board} />
    </section>
  );
}

/** So high is the longest text of an event on a phone. */
const PRINTED = 58;

function Tracks({ board }: { readonly board: Board }) {
  const { speaker, history } = useTable('speaker', 'history');
  const view = useView(({ conflict, payment }) => ({ conflict, payment }));
  const opened = board.events[openEvent(board, view, history).open];
  const [ref, { width, height }] = useRoom<HTMLDivElement>();
  const least = leastHeight(board, width);
  // On a phone the text of the open event stands below the tracks, where they leave it room.
  const printed = isNarrow(width) && height > least + PRINTED ? printedOn(speaker, opened ?? '') : null;
  const layout = layOut(board, width, Math.max(printed === null ? height : height - PRINTED, least));
  return (
    <div className={styles.tracks} ref={ref} style={{ minHeight: least }}>
      {width > 0 && (
        <>
          {!layout.isNarrow && <Engraving of={board.id} width={width} height={layout.height} />}
          <svg width={width} height={layout.height} aria-hidden="true">
            {layout.tracks.map((laid) => (
              <LitTrack key={laid.activity} board={board} laid={laid} />
            ))}
            {board.id === LAST && !layout.isNarrow && <MountDoom x={width - 110} y={layout.height} />}
          </svg>
          {printed !== null && (
            <p className={styles.printed} aria-hidden="true">
              {printed}
            </p>
          )}
          {layout.tracks.map((laid) => (
            <Name key={laid.activity} laid={laid} isNarrow={layout.isNarrow} board={board} />
          ))}
        </>
      )}
    </div>
  );
}

/** The conflict at the end of which the mountain stands. */
const LAST = 'mordor';

/** Where the way ends; the Ring lies there once nobody bears it any more. */
function MountDoom({ x, y }: { readonly x: number; readonly y: number }) {
  const { say } = useTable('say');
  const isLaid = useView((view) => view.bearer === null);
  return (
    <g transform={`translate(${x} ${y})`}>
      {isLaid && (
        <>
          <circle className={styles.doomGlow} cy="-46" r="34" />
          <Glyph of="ring" size={38} y={-46} className={styles.doomRing} />
        </>
      )}
      <text className={styles.doomName} y="-10">
        {say('mount-doom')}
      </text>
    </g>
  );
}

function LitTrack({ board, laid }: { readonly board: Board; readonly laid: LaidTrack }) {
  const { preview } = useTable('preview');
  const at = useView((view) => view.conflict.tracks[laid.activity] ?? 0);
  const { light } = useStanding(laid.activity);
  const now = usePropsNow();
  return (
    <TrackDrawing
      board={board}
      laid={laid}
      at={at}
      preview={preview?.activity === laid.activity ? preview : null}
      isLit={light === 'lit'}
      press={() => now().choices.choose(laid.activity)}
    />
  );
}

/** A name with less room than this has one line. */
const ONE_LINE = 38;

/** The name of a track, which answers for it. */
function Name({
  laid,
  isNarrow,
  board,
}: {
  readonly laid: LaidTrack;
  readonly isNarrow: boolean;
  readonly board: Board;
}) {
  const { speaker, say, show } = useTable('speaker', 'say', 'show');
  const { activity, label, room, isMain, track } = laid;
  const { light } = useStanding(activity);
  const at = useView((view) => view.conflict.tracks[activity] ?? 0);
  const last = track.spaces.length;
  const name = thingName(speaker, activity);
  const number = isMain ? board.numbers[at] : undefined;
  return (
    <Piece
      of={activity}
      className={cx(styles.name, isNarrow ? styles.above : styles.pennant, room < ONE_LINE && styles.short)}
      data={{ act: activity }}
      style={{ left: label.x, top: label.y, '--room': `${room}px` }}
      onPoint={(on) => show(on && light === 'lit' ? { activity, spaces: 1 } : null)}
    >
      <Sign of={activity} />
      <span className={styles.words}>
        <b>{name}</b>
        <span>
          {say('track.at', { at, last })}
          {number !== undefined && isNarrow ? ` · ${say('track.on', { number })}` : ''}
        </span>
      </span>
      <KeyBadge className={styles.key} />
    </Piece>
  );
}
