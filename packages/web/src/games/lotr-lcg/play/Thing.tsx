import type { ReactNode } from 'react';
import type { Light } from '../../../stage/standing.ts';
import { usePiece } from '../../../stage/usePiece.ts';
import { cx } from '../../../ui/cx.ts';
import { useTable } from '../context.ts';
import styles from './Thing.module.css';

/** How a card stands to the question: an answer, forbidden, or none of its business. */
export interface Choice {
  readonly light: Light;
  readonly chosen: boolean;
  readonly key: string | null;
}

export function useChoice(id: string | null): Choice {
  const { choices } = useTable().props;
  if (id === null) return { light: 'none', chosen: false, key: null };
  if (choices.optionsFor(id).length > 0)
    return { light: 'lit', chosen: choices.isChosen(id), key: choices.keyOf(id) };
  return { light: choices.blockedFor(id) === null ? 'none' : 'blocked', chosen: false, key: null };
}

interface Props {
  /** By which id the question may know it. */
  readonly id: string;
  /** What is heard after its name. */
  readonly more?: readonly (string | null)[];
  /** What is heard in place of what stands on it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card on the table that can be pressed. */
export function Thing({ id, more = [], label, className, children }: Props) {
  const { props, say } = useTable();
  const { light, chosen } = useChoice(id);
  const piece = usePiece(() => props, { id, light }, id);
  const heard = [...more, light === 'blocked' ? say('blocked') : null].filter((text) => text !== null);
  return (
    <button
      type="button"
      className={cx(styles.thing, className)}
      data-id={id}
      data-thing={id}
      data-light={light}
      aria-pressed={chosen || undefined}
      {...piece}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span className={styles.seen} aria-hidden="true">
            {children}
          </span>
          <span className="hidden">{label}</span>
        </>
      )}
      {heard.length > 0 && <span className="hidden">{heard.join(', ')}</span>}
    </button>
  );
}

/** The key that answers with it: a sign for the eye, and no part of the thing's name. */
export const KeyBadge = ({ of }: { readonly of: Choice }) =>
  of.key === null ? null : <kbd className={styles.key} data-key={of.key} aria-hidden="true" />;
