import type { Shape } from '@concilio/kernel';
import type { Positioned, Renamed } from '../format.ts';
import { isMap, isPair, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml';
import { parseSource } from './source.ts';

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Part = string | number;

/**
 * A file in the words of today. Only what is called otherwise now is written anew: comments, order and lines stay as
 * their author has written them.
 */
export function upgraded<G extends Shape>({ position: { renamed } }: Positioned<G>, text: string): string {
  if (renamed === undefined) return text;
  // Whatever is no file at all is said here.
  parseSource(text);
  const changes: Change[] = [];
  const rename = (scalar: Scalar, name: string | undefined) => {
    const [from, to] = scalar.range ?? [0, 0];
    if (name !== undefined && name !== scalar.value) changes.push({ from, to, text: name });
  };
  visit(parseDocument(text), {
    Scalar(key, node, above) {
      const path = above.flatMap((one, index): Part[] => {
        if (isPair(one)) return isScalar(one.key) ? [String(one.key.value)] : [];
        const below = above[index + 1] ?? node;
        return isSeq(one) ? [one.items.indexOf(below)] : [];
      });
      const isKey = key === 'key' && isMap(above.at(-2));
      rename(node, isKey ? keyToday(renamed, path, node) : valueToday(renamed, path, node));
    },
  });
  return changes
    .toSorted((one, other) => other.from - one.from)
    .reduce((whole, { from, to, text: name }) => whole.slice(0, from) + name + whole.slice(to), text);
}

const keyToday = ({ fields = {} }: Renamed, [top]: readonly Part[], { value }: Scalar): string | undefined =>
  top === 'given' ? fields[String(value)] : undefined;

function valueToday(
  { steps = {}, questions = {}, events = {}, options = {}, fields = {} }: Renamed,
  path: readonly Part[],
  { value }: Scalar,
): string | undefined {
  const written = String(value);
  const last = path.findLast((part) => typeof part === 'string');
  if (path.join('.') === 'at.step') return steps[written];
  if (path[0] !== 'when' && path[0] !== 'then') return undefined;
  switch (last) {
    case 'question':
      return questions[written];
    case 'event':
      return events[written];
    case 'path':
      return written
        .split('.')
        .map((part) => fields[part] ?? part)
        .join('.');
    case 'choose':
    case 'option':
    case 'cannot':
    case 'options':
    case 'includes':
    case 'excludes':
      return options[written];
    default:
      return undefined;
  }
}
