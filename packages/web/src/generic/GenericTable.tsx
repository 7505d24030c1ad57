import { motion, MotionConfig } from 'motion/react';
import { useMemo, useState } from 'react';
import { isStill } from '../app/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import type { TableProps } from '../table/contract.ts';
import { namedIn } from '../table/names.ts';
import { SeatMark } from '../table/SeatMark.tsx';
import { cx } from '../ui/cx.ts';
import { useSay } from '../ui/say.ts';
import { Back, Card } from './Card.tsx';
import styles from './GenericTable.module.css';
import { Map } from './Map.tsx';
import { type Block, type Fact, readView, type Zone } from './read.ts';
import { texts } from './text/index.ts';
import { Track } from './Track.tsx';

/** Any game, drawn from its view alone: the others above, what all share in the middle, the own place below. */
export function GenericTable(props: TableProps) {
  const say = useSay(texts);
  const { words, view, seat } = props;
  const { shared, seats } = useMemo(() => readView(words, view), [words, view]);
  const told = useMemo(() => (props.playing === null ? [] : namedIn(props.playing)), [props.playing]);
  const own = seat === null ? undefined : seats[seat];
  return (
    <MotionConfig reducedMotion={isStill() ? 'always' : 'user'}>
      <div className={styles.table}>
        <section className={styles.others} aria-label={say('table.others')}>
          {seats.map((block, index) =>
            index === seat ? null : (
              <SeatPanel key={index} index={index} block={block} table={props} told={told} />
            ),
          )}
        </section>
        <section className={styles.shared} aria-label={say('table.shared')}>
          <BlockBody block={shared} table={props} told={told} size="chip" />
        </section>
        {own !== undefined && seat !== null && (
          <SeatPanel index={seat} block={own} table={props} told={told} isOwn />
        )}
      </div>
    </MotionConfig>
  );
}

interface Shared {
  readonly table: TableProps;
  readonly told: readonly string[];
}

interface SeatProps extends Shared {
  readonly index: number;
  readonly block: Block;
  readonly isOwn?: boolean;
}

/** Everything of one player. A seat can be an answer too. */
function SeatPanel({ index, block, table, told, isOwn = false }: SeatProps) {
  const say = useSay(texts);
  const { words, frame, lights, around } = table;
  const name = words.names[index] ?? '';
  const id = `seat-${index}`;
  const isLit = lights.optionsFor(id).length > 0;
  const isAsked = frame.waitingFor.some((seat) => seat === index);
  const isBot = typeof around.seats[index]?.bot === 'string';
  const title = (
    <>
      <SeatMark seat={index} name={name} />
      <b>{name}</b>
      {isOwn && <span>{say('table.you')}</span>}
      {isBot && <Icon name="bot" />}
      {isAsked && <Icon name="hourglass" title={say('table.asked')} />}
    </>
  );
  return (
    <section
      className={cx(styles.seat, isOwn && styles.own, isAsked && styles.asked, isLit && styles.litSeat)}
      aria-label={isOwn ? say('table.own') : name}
    >
      {isLit ? (
        <button type="button" className={styles.seatName} onClick={() => lights.choose(id)}>
          {title}
        </button>
      ) : (
        <h3 className={styles.seatName}>{title}</h3>
      )}
      <BlockBody block={block} table={table} told={told} size={isOwn ? 'card' : 'small'} />
    </section>
  );
}

interface BodyProps extends Shared {
  readonly block: Block;
  readonly size: 'small' | 'chip' | 'card';
}

function BlockBody({ block, table, told, size }: BodyProps) {
  const { facts, zones, blocks, graphs } = block;
  return (
    <>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <FactView key={fact.path} fact={fact} />
          ))}
        </ul>
      )}
      <div className={styles.zones}>
        {zones.map((zone) => (
          <ZoneView key={zone.path} zone={zone} table={table} told={told} size={size} />
        ))}
        {blocks.map((inner) => (
          <section key={inner.path} className={styles.block}>
            <h4>{inner.label}</h4>
            <BlockBody block={inner} table={table} told={told} size={size === 'small' ? 'small' : 'chip'} />
          </section>
        ))}
        {graphs.map(({ label, graph }) => (
          <section key={label} className={styles.block}>
            <h4>{label}</h4>
            <Map graph={graph} table={table} />
          </section>
        ))}
      </div>
    </>
  );
}

/** A number counts before the eyes when it changes. */
function FactView({ fact: { label, text, number, range } }: { readonly fact: Fact }) {
  if (range !== null && number !== null && range.max - range.min <= 30)
    return (
      <li className={styles.trackFact}>
        <Track label={label} at={number} range={range} />
      </li>
    );
  return (
    <li className={styles.fact}>
      <span>{label}</span>
      {text !== '' && (
        <motion.b key={text} initial={{ scale: 1.5 }} animate={{ scale: 1 }} transition={{ duration: 0.25 }}>
          {text}
        </motion.b>
      )}
    </li>
  );
}

/** Longer rows of open cards are folded until somebody wants to see them. */
const LONG = 12;

interface ZoneProps extends Shared {
  readonly zone: Zone;
  readonly size: 'small' | 'chip' | 'card';
}

function ZoneView({ zone, table, told, size }: ZoneProps) {
  const say = useSay(texts);
  const [isUnfolded, setUnfolded] = useState(false);
  const { label, pieces, count, isPile } = zone;
  const seen = pieces.filter(({ thing }) => thing !== null);
  const isAnyLit = seen.some(({ id }) => id !== null && table.lights.optionsFor(id).length > 0);
  const isFolded = size !== 'card' && seen.length > LONG && !isUnfolded && !isAnyLit;
  const shown = isFolded ? [] : isPile ? seen.slice(0, 3) : seen;
  const backs = count - seen.length;
  return (
    <section className={cx(styles.zone, styles[size])} data-empty={count === 0}>
      <h4>
        {label} <span>{count === 0 ? say('zone.empty') : count}</span>
      </h4>
      {count > 0 && (
        <div className={styles.row}>
          {backs > 0 && <Backs backs={backs} isPile={isPile || backs > 6} pieces={pieces} />}
          {shown.map((piece, index) => (
            <Card key={piece.id ?? index} piece={piece} table={table} told={told} size={size} />
          ))}
          {seen.length > LONG && size !== 'card' && !isAnyLit && (
            <button type="button" className={styles.fold} onClick={() => setUnfolded(!isUnfolded)}>
              {say(isFolded ? 'zone.unfold' : 'zone.fold', { count: seen.length })}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function Backs({
  backs,
  isPile,
  pieces,
}: {
  readonly backs: number;
  readonly isPile: boolean;
  readonly pieces: Zone['pieces'];
}) {
  const say = useSay(texts);
  const hidden = pieces.filter(({ thing }) => thing === null);
  return (
    <>
      <span className="hidden">{say('card.backs', { count: backs })}</span>
      {isPile ? (
        <Back back={hidden[0]?.back ?? null} count={backs} />
      ) : (
        <span className={styles.fan}>
          {hidden.map(({ back }, index) => (
            <Back key={index} back={back} />
          ))}
        </span>
      )}
    </>
  );
}
