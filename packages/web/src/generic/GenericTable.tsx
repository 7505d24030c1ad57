import { type Block, type Fact, listed, piecesIn, type Zone } from '@concilio/text';
import { memo, useMemo } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Piece } from '../stage/Piece.tsx';
import { useStanding } from '../stage/standing.ts';
import { useProps } from '../stage/tableContext.tsx';
import { Travel } from '../stage/Travel.tsx';
import type { TableProps } from '../table/contract.ts';
import { SeatMark } from '../table/SeatMark.tsx';
import { isWide, useSize } from '../table/size.ts';
import { cx } from '../ui/cx.ts';
import { useSay } from '../ui/say.ts';
import type { Size } from './Card.tsx';
import { Stage, useTable } from './context.ts';
import { Sign } from './Counts.tsx';
import styles from './GenericTable.module.css';
import { graphOf, outlineOf, spotsOf } from './graph.ts';
import { Map } from './Map.tsx';
import { MANY_ZONES, modeOf, partsOf, usePart, zonesIn } from './parts.ts';
import { texts } from './text/index.ts';
import { Track } from './Track.tsx';
import { ZoneView } from './ZoneView.tsx';

/** Any game, drawn from its view alone: the others above, what all share in the middle, the own place below. */
export const GenericTable = (props: TableProps) => (
  <Stage {...props}>
    <Laid />
  </Stage>
);

const Laid = memo(function Laid() {
  const say = useSay(texts);
  const { reading } = useTable('reading');
  const { shared, seats } = reading;
  const seat = useProps((props) => props.seat);
  const own = seat === null ? undefined : seats[seat];
  const ids = useMemo(() => new Set(piecesIn(reading).flatMap(({ piece }) => piece.id ?? [])), [reading]);
  const size = useSize();
  const isLarge = zonesIn(reading) > MANY_ZONES;
  const isCompany = isLarge && seats.length > 1;
  const mode = isLarge ? modeOf(size, isCompany) : 'whole';
  const { choices, speaker } = useProps((props) => ({ choices: props.choices, speaker: props.speaker }));
  const parts = partsOf(reading, { choices, seat, speaker }, say('table.shared'), say('table.own'), mode);
  const [now, turnTo] = usePart(parts, choices.question?.question ?? null);
  const isShown = (part: string) => mode === 'whole' || part === now || (mode === 'two' && part === 'own');
  const isOne = mode === 'one';
  return (
    <div
      className={cx(
        styles.table,
        isLarge && styles.large,
        isCompany && styles.company,
        shared.map !== null && styles.mapped,
      )}
      data-parts={mode}
    >
      {mode !== 'whole' && (
        <div className={styles.parts} role="tablist" aria-label={say('table.parts')}>
          {parts.map(({ part, name, isCalling }) => (
            <button
              key={part}
              type="button"
              role="tab"
              aria-selected={part === now}
              data-calling={isCalling || undefined}
              onClick={() => turnTo(part)}
            >
              {name}
              {isCalling && <Icon name="star" title={say('table.calling')} />}
            </button>
          ))}
        </div>
      )}
      <section
        className={styles.others}
        aria-label={say('table.others')}
        // Beside a map they scroll, and there may be nothing in them to step to.
        tabIndex={shared.map === null || mode !== 'whole' ? undefined : 0}
      >
        {seats.map((block, index) =>
          index === seat || !isShown(`seat-${index}`) ? null : (
            <SeatPanel key={index} index={index} block={block} isAlone={mode !== 'whole'} />
          ),
        )}
      </section>
      {isShown('shared') && (
        <section className={styles.shared} aria-label={say('table.shared')}>
          <h3 className="hidden">{say('table.shared')}</h3>
          <BlockBody block={shared} size="chip" {...(isLarge && !isOne && { aside: 'small' })} />
        </section>
      )}
      {own !== undefined && seat !== null && isShown('own') && (
        <SeatPanel
          index={seat}
          block={own}
          isOwn
          isAlone={!isLarge || (!isCompany && isWide(size))}
          isLarge={isLarge}
          scrolls={shared.map !== null}
        />
      )}
      <Travel ids={ids} pileOf={() => null} />
    </div>
  );
});

interface SeatProps {
  readonly index: number;
  readonly block: Block;
  readonly isOwn?: boolean;
  /** Whether there is room to see more of it. */
  readonly isAlone?: boolean;
  /** Whether there are so many zones that what is not cards must be short. */
  readonly isLarge?: boolean;
  readonly scrolls?: boolean;
}

/** Everything of one player. A seat can be an answer too. */
function SeatPanel({
  index,
  block,
  isOwn = false,
  isAlone = false,
  isLarge = false,
  scrolls = false,
}: SeatProps) {
  const say = useSay(texts);
  const id = `seat-${index}`;
  const isLit = useStanding(id).light === 'lit';
  const { name, isAsked, isBot } = useProps(({ speaker, frame, around }) => ({
    name: speaker.names[index] ?? '',
    isAsked: frame.waitingFor.some((seat) => seat === index),
    isBot: typeof around.seats[index]?.bot === 'string',
  }));
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
      tabIndex={scrolls ? 0 : undefined}
    >
      {isLit ? (
        <Piece of={id} thing={null} className={styles.seatName}>
          {title}
        </Piece>
      ) : (
        <h3 className={styles.seatName}>{title}</h3>
      )}
      <BlockBody
        block={block}
        size={isOwn && isAlone ? 'card' : isOwn || isAlone ? 'chip' : 'small'}
        {...(isLarge && { aside: 'small' })}
      />
    </section>
  );
}

interface BodyProps {
  readonly block: Block;
  readonly size: Size;
  /** Of what is out of the way, where there is little room. */
  readonly aside?: Size;
}

function BlockBody({ block, size, aside = size }: BodyProps) {
  const say = useSay(texts);
  const { facts, map } = block;
  const outline = map === null ? null : outlineOf(map);
  const spots = useMemo(() => (map === null ? [] : spotsOf(map)), [outline]);
  const graph = map === null ? null : graphOf(map, spots);
  const mapLabel = useProps(({ speaker }) => listed(speaker, map?.labels ?? []));
  const filled = block.zones.filter(({ count }) => count > 0);
  const empty = block.zones.filter(({ count }) => count === 0);
  // What lies there to be used comes first, then what is out of the way.
  const rows = filled.filter(({ isPile, isNotes }) => !isPile && !isNotes);
  const zoneView = (zone: Zone) => <ZoneView key={zone.path} zone={zone} size={zone.isPile ? aside : size} />;
  const blockView = (inner: Block) => (
    <section key={inner.path} className={styles.block}>
      <h4>{inner.label}</h4>
      <BlockBody block={inner} size={size === 'small' ? 'small' : 'chip'} aside={aside} />
    </section>
  );
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
        {rows.map(zoneView)}
        {graph !== null && (
          <section className={cx(styles.block, styles.mapBlock)} aria-label={mapLabel}>
            <h4>{mapLabel}</h4>
            <Map label={mapLabel} graph={graph} />
          </section>
        )}
        {block.blocks.filter((inner) => !isAside(inner)).map(blockView)}
      </div>
      <div className={styles.aside}>
        {filled.filter(({ isPile }) => isPile).map(zoneView)}
        {block.blocks.filter(isAside).map(blockView)}
        {filled
          .filter(({ isNotes }) => isNotes)
          .map((zone) => (
            <Notes key={zone.path} zone={zone} />
          ))}
        {empty.length > 0 && (
          <p className={styles.empty}>
            {say('zones.empty', { zones: empty.map(({ label }) => label).join(', ') })}
          </p>
        )}
      </div>
    </>
  );
}

/** Whether there is nothing in it but piles. */
const isAside = ({ facts, zones, blocks, map }: Block): boolean =>
  facts.length + blocks.length === 0 &&
  map === null &&
  zones.every(({ isPile, count }) => isPile || count === 0);

/** In a note a number is a change. */
const noted = ({ text, number }: Fact): string => (number === null || number < 0 ? text : `+${text}`);

/** What was said and still holds, in words. */
const Notes = ({ zone: { label, pieces } }: { readonly zone: Zone }) => (
  <section className={styles.notes}>
    <h4>{label}</h4>
    <ul>
      {pieces.map(({ name, facts }, index) => (
        <li key={index}>
          <b>{name}</b> {facts.map(noted).join(' · ')}
        </li>
      ))}
    </ul>
  </section>
);

/** A number counts before the eyes when it changes. */
function FactView({ fact: { sign, label, text, number, range, among } }: { readonly fact: Fact }) {
  if (range !== null && number !== null && range.max - range.min <= 30)
    return (
      <li className={styles.trackFact}>
        <Track label={label} at={number} range={range} />
      </li>
    );
  if (among.some(({ isNow }) => isNow))
    return (
      <li className={styles.among}>
        <span className="hidden">{label}</span>
        <ol>
          {among.map((one) => (
            <li key={one.text} aria-current={one.isNow ? 'step' : undefined}>
              {one.text}
            </li>
          ))}
        </ol>
      </li>
    );
  return (
    <li className={styles.fact}>
      {number !== null && <Sign field={sign} />}
      <span>{label}</span>
      {text !== '' && <b key={text}>{text}</b>}
    </li>
  );
}
