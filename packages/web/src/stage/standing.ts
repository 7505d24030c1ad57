import type { TableProps } from '../table/contract.ts';
import { useProps } from './tableContext.tsx';

/** How a piece stands to the question: an answer, one without effect, one that is forbidden, or none of its business. */
export type Light = 'lit' | 'useless' | 'blocked' | 'none';

export interface Standing {
  readonly light: Light;
  readonly chosen: boolean;
  /** The key that answers with it. */
  readonly key: string | null;
  /** The one of its ids by which the question knows it. */
  readonly id: string;
  /** Whether a line that is pointed at speaks of it. */
  readonly pointed: boolean;
}

/** By which id, or ids, the question may know a piece. */
export type Ids = string | readonly string[];

export const listOf = (ids: Ids): readonly string[] => (typeof ids === 'string' ? [ids] : ids);

/** Answers that rules allow and that bring nothing are called so. */
const USELESS = 'useless/';

export function standingOf(
  { choices, pointed }: Pick<TableProps<object>, 'choices' | 'pointed'>,
  of: Ids,
  ...things: readonly (string | null)[]
): Standing {
  const ids = listOf(of);
  const isPointed =
    pointed.length > 0 && [...ids, ...things].some((id) => id !== null && pointed.includes(id));
  const lit = ids.find((id) => choices.optionsFor(id).length > 0);
  if (lit === undefined) {
    const blocked = ids.find((id) => choices.blockedFor(id) !== null);
    const light = blocked === undefined ? 'none' : 'blocked';
    return { light, chosen: false, key: null, id: blocked ?? ids[0] ?? '', pointed: isPointed };
  }
  const isUseless = choices.optionsFor(lit).every(({ id }) => id.startsWith(USELESS));
  return {
    light: isUseless ? 'useless' : 'lit',
    chosen: choices.isChosen(lit),
    key: choices.keyOf(lit),
    id: lit,
    pointed: isPointed,
  };
}

/** How it stands now. `things` are what can be read of it, and by what else lines of the log may call it. */
export const useStanding = (of: Ids, ...things: readonly (string | null)[]): Standing =>
  useProps((props) => standingOf(props, of, ...things));
