import type { CSSProperties, ReactNode } from 'react';
import { type Light, usePiece } from '../../stage/usePiece.ts';
import { cx } from '../../ui/cx.ts';
import { useTable } from './context.ts';
import styles from './Thing.module.css';

interface Props {
  /** By which ids the question may know it: a piece, a thing, an answer. */
  readonly ids: readonly string[];
  /** What the inspector shows of it. */
  readonly thing: string | null;
  /** What it is, to those who hear it, where no words stand on it. */
  readonly label?: string | undefined;
  /** What is heard after the words that stand on it. */
  readonly more?: string | undefined;
  /** Shown to who points at it, where its words are left out for want of room. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
  readonly onPoint?: ((on: boolean) => void) | undefined;
}

export interface Choice {
  readonly light: Light;
  readonly chosen: boolean;
  readonly key: string | null;
  /** The id by which the question knows it. */
  readonly id: string;
}

const USELESS = 'useless/';

export function useChoice(ids: readonly string[]): Choice {
  const { choices } = useTable().props;
  const lit = ids.find((id) => choices.optionsFor(id).length > 0);
  if (lit !== undefined) {
    const useless = choices.optionsFor(lit).every(({ id }) => id.startsWith(USELESS));
    return {
      light: useless ? 'useless' : 'lit',
      chosen: choices.isChosen(lit),
      key: choices.keyOf(lit),
      id: lit,
    };
  }
  const blocked = ids.find((id) => choices.blockedFor(id) !== null);
  return { light: blocked === undefined ? 'none' : 'blocked', chosen: false, key: null, id: blocked ?? '' };
}

/** Anything on the table that can be pressed. */
export function Thing({ ids, thing, label, more, title, className, style, children, onPoint }: Props) {
  const { props, say } = useTable();
  const { pointed } = props;
  const { light, chosen, id } = useChoice(ids);
  const piece = usePiece(props, { id, light, thing });
  const heard = [more ?? [], spoken(light, say)].flat().join(', ');
  const isPointed = (thing !== null && pointed.includes(thing)) || ids.some((one) => pointed.includes(one));
  return (
    <button
      type="button"
      className={cx(styles.thing, className)}
      style={style}
      title={title}
      data-id={ids.join(' ') || undefined}
      data-light={light}
      data-pointed={isPointed || undefined}
      data-thing={thing ?? undefined}
      aria-label={label}
      aria-pressed={chosen || undefined}
      {...piece}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => {
        piece.onPointerLeave();
        onPoint?.(false);
      }}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      {children}
      {heard !== '' && <span className="hidden">{heard}</span>}
    </button>
  );
}

function spoken(light: Light, say: ReturnType<typeof useTable>['say']): readonly string[] {
  if (light === 'blocked') return [say('card.blocked')];
  return light === 'useless' ? [say('card.useless')] : [];
}

/** The number of the key that answers with it: a sign for the eye, and no part of the thing's name. */
export function KeyBadge({
  standing,
  className,
}: {
  readonly standing: Choice;
  readonly className?: string | undefined;
}) {
  if (standing.key === null) return null;
  return <kbd className={cx(styles.key, className)} data-key={standing.key} aria-hidden="true" />;
}
