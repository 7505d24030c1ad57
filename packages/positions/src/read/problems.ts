import { isRecord, type Problem, schema, type SchemaNode } from '@concilio/kernel';
import { didYouMean } from '../names/near.ts';

/**
 * What is wrong with a value, from a problem that the kernel has found. Where one of several forms is allowed, the kernel only says that none fits; here the
 * form that the writer evidently meant is looked into, so that a mistyped key deep inside is still named.
 */
export function explained(node: SchemaNode, value: unknown, problem: Problem): readonly Problem[] {
  const inner = nodeAt(node, value, problem.path);
  if (inner === null) return [{ ...problem, message: unknownKey(node, value, problem) ?? problem.message }];
  if (inner.value === undefined) return [{ ...problem, message: missing(inner.node) ?? problem.message }];
  const hint = wantsQuotes(inner.node, inner.value) ? ': write it in quotes' : '';
  if (inner.value === null && isNone(inner.node))
    return [{ ...problem, message: 'null is not a word here: write none' }];
  if (inner.node.is !== 'either') return [{ ...problem, message: problem.message + hint }];
  const meant = inner.node.choices.filter((choice) => hasFormOf(choice, inner.value));
  const [only] = meant;
  if (only === undefined || meant.length > 1) return [problem];
  const { problems = [] } = schema.check(only, inner.value);
  return problems
    .flatMap((below) => explained(only, inner.value, below))
    .map(({ path, message }) => ({ path: [...problem.path, ...path], message }));
}

/** Whether `none` may stand there, which is easily taken for YAML's own word for nothing. */
const isNone = (node: SchemaNode): boolean =>
  node.is === 'either' ? node.choices.some(isNone) : node.is === 'one of' && node.values.includes('none');

/** Of what is left out: what belongs there, in the words of its description. */
function missing({ text }: SchemaNode): string | null {
  const [first = ''] = (text ?? '').split(/[.;:,]/, 1);
  return first === '' ? null : `${first.charAt(0).toLowerCase()}${first.slice(1)} is missing`;
}

/** A number, true or false where a text is expected: most likely YAML has taken for one what was meant as a text. */
const wantsQuotes = (node: SchemaNode, value: unknown): boolean =>
  node.is === 'text' && (typeof value === 'number' || typeof value === 'boolean');

/** Of an unknown key: the known one that it was surely meant to be, or else all that are known. */
function unknownKey(node: SchemaNode, value: unknown, { path }: Problem): string | null {
  const key = path.at(-1);
  const above = nodeAt(node, value, path.slice(0, -1))?.node;
  if (typeof key !== 'string' || above?.is !== 'record') return null;
  return `"${key}" is not known here; ${didYouMean(key, Object.keys(above.fields))}`;
}

function nodeAt(
  node: SchemaNode,
  value: unknown,
  path: Problem['path'],
): { readonly node: SchemaNode; readonly value: unknown } | null {
  const [part, ...rest] = path;
  if (part === undefined) return { node, value };
  if (node.is === 'list' && Array.isArray(value)) return nodeAt(node.items, value[Number(part)], rest);
  if (!isRecord(value)) return null;
  if (node.is === 'by name') return nodeAt(node.items, value[part], rest);
  const field = node.is === 'record' && Object.hasOwn(node.fields, part) ? node.fields[part] : undefined;
  return field === undefined ? null : nodeAt(field, value[part], rest);
}

function hasFormOf(node: SchemaNode, value: unknown): boolean {
  switch (node.is) {
    case 'list':
      return Array.isArray(value);
    case 'record':
    case 'by name':
      return isRecord(value);
    case 'either':
      return node.choices.some((choice) => hasFormOf(choice, value));
    default:
      return !Array.isArray(value) && !isRecord(value);
  }
}
