import { type Piece, printedOn, type Speaker } from '@concilio/text';
import { Icon } from '../icons/Icon.tsx';
import { groundOf, hueOf } from '../stage/ground.ts';
import { KeyBadge, Piece as Pressed } from '../stage/Piece.tsx';
import { useStanding } from '../stage/standing.ts';
import { useProps } from '../stage/tableContext.tsx';
import { namedIn } from '../table/names.ts';
import { cx } from '../ui/cx.ts';
import { useSay } from '../ui/say.ts';
import styles from './Card.module.css';
import { useTable } from './context.ts';
import { Numbers, Tokens } from './Counts.tsx';
import { familyOf, typeOf } from './kinds.ts';
import { texts } from './text/index.ts';

/** `small` for what lies before others, `chip` for what lies on the table, `card` for what can be read in the hand. */
export type Size = 'small' | 'chip' | 'card';

interface Props {
  readonly piece: Piece;
  readonly size: Size;
}

/** One card or token with all that lies on it. */
export function Card(props: Props) {
  const { piece, size } = props;
  const { id, thing, back, on, turned } = piece;
  if (id === null) return <Back back={back} />;
  return (
    <div className={styles.place}>
      {on.map(({ path, label, pieces }) => (
        <ul key={path} className={styles.on} aria-label={label}>
          {pieces.map((one, index) => (
            <li key={one.id ?? index}>
              {one.id === null ? (
                <span className={styles.strip} style={{ '--tint': hueOf(back ?? 'back') }}>
                  {label}
                </span>
              ) : (
                <Face {...props} piece={one} size="small" isStrip />
              )}
            </li>
          ))}
        </ul>
      ))}
      <div
        className={cx(styles.lying, turned !== null && thing !== null && size !== 'small' && styles.turned)}
      >
        <Face {...props} />
      </div>
    </div>
  );
}

/** What is pressed: it answers, says why not, or shows itself. */
function Face({ piece, size, isStrip = false }: Props & { readonly isStrip?: boolean }) {
  const say = useSay(texts);
  const { thing, facts, numbers, tokens, turned, faceDown } = piece;
  const id = piece.id ?? '';
  const name = piece.name ?? say('card.unseen');
  const speaker = useProps((props) => props.speaker);
  const isAsked = useProps(({ choices }) => choices.question !== null);
  const isTold = useProps(({ playing }) => playing !== null && namedIn(playing).includes(id));
  const { light, chosen: isChosen, key, pointed } = useStanding(id);
  const isLit = light === 'lit' || light === 'useless';
  const isBlocked = light === 'blocked';
  const state = isChosen
    ? say('card.chosen')
    : isLit
      ? key === null
        ? say('card.option')
        : say('card.key', { key })
      : '';
  const printed = size === 'card' && thing !== null ? printedOn(speaker, thing) : null;
  const mark = useTable('reading').reading.marks.get(id);
  const said = facts.length > 0 || mark !== undefined;
  const states = said && (
    <span className={styles.facts}>
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      {facts.map(({ path, label: what, text }) => (
        <span key={path}>{text === '' ? what : `${what} ${text}`}</span>
      ))}
    </span>
  );
  return (
    <Pressed
      of={id}
      thing={thing}
      saysPointed
      className={cx(
        styles.card,
        { small: styles.small, chip: styles.chip, card: styles.large }[size],
        isStrip && styles.strip,
        thing === null && styles.unseen,
        turned !== null && size === 'small' && styles.tired,
        isLit && styles.lit,
        (isBlocked || (isLit && key !== null)) && styles.cornered,
        isChosen && styles.chosen,
        isAsked && !isLit && styles.dim,
        mark !== undefined && styles.marked,
        pointed && styles.pointed,
        isTold && styles.told,
      )}
      style={{ '--tint': thing === null ? hueOf(piece.back ?? 'back') : familyOf(speaker, thing) }}
    >
      <span className={styles.head}>
        <b className={styles.name}>{name}</b>
        {state !== '' && <span className="hidden">, {state}. </span>}
        {size === 'card' && thing !== null && <TypeLine speaker={speaker} thing={thing} own={piece.type} />}
      </span>
      <KeyBadge className={styles.key} />
      {isBlocked && <Icon name="lock" className={styles.lock} />}
      {[turned, faceDown].map(
        (word) => word !== null && <span key={word} className="hidden">{`, ${word}`}</span>,
      )}
      {!isStrip && (
        <span className={styles.body}>
          {size !== 'small' && <Ground id={thing ?? piece.back ?? 'back'} />}
          <Numbers numbers={numbers} />
          <span className={styles.foot}>
            {states}
            {!said && size === 'chip' && thing !== null && (
              <TypeLine speaker={speaker} thing={thing} own={piece.type} />
            )}
            <Tokens tokens={tokens} />
          </span>
        </span>
      )}
      {isStrip && (
        <>
          {states}
          <Tokens tokens={tokens} />
        </>
      )}
      {printed !== null && <span className={styles.printed}>{printed}</span>}
    </Pressed>
  );
}

function TypeLine({
  speaker,
  thing,
  own,
}: {
  readonly speaker: Speaker;
  readonly thing: string;
  readonly own: string | null;
}) {
  const type = own ?? typeOf(speaker, thing);
  return type === null ? null : <span className={styles.type}>{type}</span>;
}

export const Ground = ({ id }: { readonly id: string }) => (
  <svg
    className={styles.ground}
    viewBox="0 0 120 120"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d={groundOf(id)} />
  </svg>
);

/** What is not seen: an ornament, since the zone says how many there are. */
export const Back = ({ back, count }: { readonly back: string | null; readonly count?: number }) => (
  <span className={styles.back} style={{ '--tint': hueOf(back ?? 'back') }} aria-hidden="true">
    <Ground id={back ?? 'back'} />
    {count !== undefined && <b className={styles.count}>{count}</b>}
  </span>
);
