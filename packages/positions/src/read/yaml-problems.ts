import { type Document, isScalar, visit, type YAMLMap } from 'yaml';

/** More keys than any game has things: a record with more is a mistake, and it would take long to say what is wrong. */
const MOST_KEYS = 2000;

export interface YamlProblem {
  readonly node: unknown;
  readonly sentence: string;
}

/**
 * What YAML lets pass and a position has no use for: endless records, keys that stand there twice or are no text,
 * aliases into themselves. The first that there is.
 */
export function yamlProblemIn(document: Document): YamlProblem | null {
  let found: YamlProblem | null = null;
  const look = (problem: YamlProblem | null) => {
    found = problem;
    return problem === null ? undefined : visit.BREAK;
  };
  visit(document, {
    Map: (_key, map) => look(oddKeys(map)),
    Alias(_key, alias, above) {
      const target = alias.resolve(document);
      if (target === undefined)
        return look({ node: alias, sentence: `there is no "&${alias.source}" above` });
      if (above.some((node) => node === target))
        return look({ node: alias, sentence: `"*${alias.source}" stands inside itself` });
      return undefined;
    },
  });
  return found;
}

function oddKeys(map: YAMLMap): YamlProblem | null {
  const { length } = map.items;
  if (length > MOST_KEYS)
    return {
      node: map,
      sentence: `a record has ${length} keys, and ${MOST_KEYS} are the most that are read`,
    };
  const seen = new Set<string>();
  for (const { key } of map.items) {
    if (!isScalar(key)) return { node: key, sentence: 'a key must be a single word or text' };
    const name = String(key.value);
    if (seen.has(name)) return { node: key, sentence: `the key "${name}" stands there twice` };
    seen.add(name);
  }
  return null;
}

/** Where in the text a node begins. */
export const startOf = (node: unknown): number =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : 0;
