import { createContext, type CSSProperties, type ReactNode, use } from 'react';
import { cx } from '../ui/cx.ts';
import { useSay } from '../ui/say.ts';
import styles from './Piece.module.css';
import { type Ids, listOf, type Standing, useStanding } from './standing.ts';
import { usePropsNow } from './tableContext.tsx';
import { texts } from './text/index.ts';
import { usePiece } from './usePiece.ts';

interface Props {
  /** By which id, or ids, the question may know it: those of a piece, a thing, an answer. */
  readonly of: Ids;
  /** What the inspector shows of it: the piece itself, where nothing else is said. */
  readonly thing?: string | null;
  /** By what else lines of the log may call it. */
  readonly called?: string | null | undefined;
  /** What is heard in place of what stands on it. */
  readonly label?: string | undefined;
  /** What is heard after the words that stand on it. */
  readonly more?: readonly (string | null | undefined)[] | undefined;
  /** Shown to who points at it, where its words are left out for want of room. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** What its style depends on besides (`data-…`): its colour, as the game calls it. */
  readonly data?: Readonly<Record<string, string>>;
  /** Whether its drawing says itself that it is pointed at; otherwise it has a ring around it. */
  readonly saysPointed?: boolean;
  readonly onPoint?: ((on: boolean) => void) | undefined;
  readonly children: ReactNode;
}

const StandingContext = createContext<Standing | null>(null);

/** Anything on a table that can be pressed: it answers, says why it does not, or shows what it is. */
export function Piece({
  of,
  thing = listOf(of)[0] ?? null,
  called = null,
  label,
  more = [],
  title,
  className,
  style,
  data = {},
  saysPointed = false,
  onPoint,
  children,
}: Props) {
  const say = useSay(texts);
  const standing = useStanding(of, thing, called);
  const { onPointerLeave, ...presses } = usePiece(usePropsNow(), standing, thing);
  const { light, chosen, pointed } = standing;
  const state = light === 'blocked' || light === 'useless' ? say(`piece.${light}`) : null;
  const heard = [...more, state].filter((text) => text !== null && text !== undefined && text !== '');
  return (
    <button
      type="button"
      className={cx(styles.piece, !saysPointed && styles.ringed, className)}
      style={style}
      title={title}
      data-id={listOf(of).join(' ') || undefined}
      data-thing={thing ?? undefined}
      data-light={light}
      {...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]))}
      data-pointed={pointed || undefined}
      aria-pressed={chosen || undefined}
      {...presses}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => {
        onPointerLeave();
        onPoint?.(false);
      }}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <StandingContext value={standing}>
        {label === undefined ? (
          children
        ) : (
          <span className={styles.seen} aria-hidden="true">
            {children}
          </span>
        )}
      </StandingContext>
      {label !== undefined && <span className="hidden">{label}</span>}
      {heard.length > 0 && <span className="hidden">{heard.join(', ')}</span>}
    </button>
  );
}

/** The key that answers with the piece on which it stands: a sign for the eye, and no part of its name. */
export function KeyBadge({ className }: { readonly className?: string | undefined }) {
  const key = use(StandingContext)?.key ?? null;
  return key === null ? null : (
    <kbd className={cx(styles.key, className)} data-key={key} aria-hidden="true" />
  );
}
