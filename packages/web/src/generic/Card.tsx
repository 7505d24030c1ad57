import { isThing, printedOn, type Words } from '@concilio/words';
import { motion } from 'motion/react';
import type { MouseEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { TableProps } from '../table/contract.ts';
import { cx } from '../ui/cx.ts';
import { useSay } from '../ui/say.ts';
import styles from './Card.module.css';
import { groundOf, hueOf } from './ground.ts';
import { typeOf } from './kinds.ts';
import type { Piece } from './read.ts';
import { texts } from './text/index.ts';

interface Props {
  readonly piece: Piece;
  readonly table: TableProps;
  /** The ids that the event which is being shown speaks of. */
  readonly told: readonly string[];
  readonly size: 'small' | 'chip' | 'card';
}

/** One card or token, drawn from its name and what is printed on it. It answers, says why not, or shows itself. */
export function Card({ piece, table, told, size }: Props) {
  const say = useSay(texts);
  const { words, lights, inspect, pointed } = table;
  const { id, thing, back, facts } = piece;
  if (thing === null || id === null) return <Back back={back} />;
  const name = piece.name ?? '';
  const isLit = lights.optionsFor(id).length > 0;
  const isBlocked = !isLit && lights.blockedFor(id) !== null;
  const isChosen = lights.isChosen(id);
  const key = lights.keyOf(id);
  const isNamed = (ids: readonly string[]) => ids.includes(id) || (id === thing && ids.includes(thing));

  function press({ currentTarget }: MouseEvent) {
    if (isLit) lights.choose(id ?? '');
    else if (isBlocked) lights.explain(id ?? '', currentTarget);
    else if (thing !== null) inspect(thing);
  }
  const state = isChosen
    ? say('card.chosen')
    : isLit
      ? key === null
        ? say('card.option')
        : say('card.key', { key })
      : isBlocked
        ? say('card.blocked')
        : '';
  const printed = size === 'card' ? printedOn(words, thing) : null;
  return (
    <motion.button
      type="button"
      layout={id.startsWith('#') ? 'position' : false}
      {...(id.startsWith('#') ? { layoutId: id } : {})}
      transition={{ duration: 0.35, ease: [0.2, 0.7, 0.2, 1] }}
      className={cx(
        styles.card,
        { small: styles.small, chip: styles.chip, card: styles.large }[size],
        isLit && styles.lit,
        isChosen && styles.chosen,
        lights.question !== null && !isLit && styles.dim,
        isNamed(pointed) && styles.pointed,
        isNamed(told) && styles.told,
      )}
      style={{ '--tint': hueOf(thing) }}
      data-thing={thing}
      data-id={id}
      {...(isChosen ? { 'aria-pressed': true } : {})}
      onClick={press}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect(thing);
      }}
    >
      {size !== 'small' && <Ground id={thing} />}
      {key !== null && isLit && (
        <kbd className={styles.key} aria-hidden="true">
          {key}
        </kbd>
      )}
      {isBlocked && <Icon name="lock" className={styles.lock} />}
      <span className={styles.face}>
        <b className={styles.name}>{name}</b>
        {state !== '' && <span className="hidden">, {state}. </span>}
        {size === 'card' && <TypeLine words={words} thing={thing} />}
        {printed !== null && <span className={styles.printed}>{printed}</span>}
        {facts.length > 0 && (
          <span className={styles.facts}>
            {facts.map(({ path, label: what, text }) => (
              <span key={path}>{text === '' ? what : `${what} ${text}`}</span>
            ))}
          </span>
        )}
      </span>
    </motion.button>
  );
}

function TypeLine({ words, thing }: { readonly words: Words; readonly thing: string }) {
  const type = isThing(words, thing) ? typeOf(words, thing) : null;
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
