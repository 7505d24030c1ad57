import { type KindNode, type Shape, view as kinds } from '@concilio/kernel';
import type { Language, Spoken } from '@concilio/text';

/** Fields of these kinds are drawn, or put other fields right: nobody reads what they are called. */
const UNSAID: readonly KindNode['is'][] = ['coordinate', 'ways', 'back', 'type', 'changes'];

/** The fields of a view for which a language has no word: a table would show their names as programs know them. */
export function unlabelled<G extends Shape>(
  { contract, text }: Spoken<G, Language>,
  language: Language,
): readonly string[] {
  const missing: string[] = [];
  const seen = new Set<KindNode>();
  const has = (key: string) => Object.hasOwn(text[language], key);
  const isSaid = (path: string, field: string, kind: KindNode): boolean =>
    UNSAID.includes(kind.is) ||
    has(path) ||
    has(`view.${field}`) ||
    has(`thing.${field}`) ||
    (kind.is === 'stat' && has(`stat.${kind.stat}`)) ||
    (kind.is === 'tokens' && has(`token.${kind.token}`));
  const look = (declared: KindNode, path: string): void => {
    const kind = kinds.presentOf(declared);
    if (seen.has(kind)) return;
    seen.add(kind);
    if ('of' in kind) look(typeof kind.of === 'function' ? kind.of() : kind.of, path);
    if ('fields' in kind)
      for (const [field, below] of Object.entries(kind.fields)) {
        const place = `${path}.${field}`;
        if (!isSaid(place, field, kinds.presentOf(below))) missing.push(place);
        look(below, place);
      }
  };
  look(contract.view, 'view');
  return missing;
}
