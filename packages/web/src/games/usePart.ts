import { useLoaded } from '../client/query.ts';
import type { Feature, PartOf } from './contract.ts';
import { clientOf } from './index.ts';

/** What a game brings to a feature, once it is there; `undefined` for a game that does not have it. */
export function usePart<F extends Feature>(
  game: string,
  feature: F,
): PartOf<F> | 'failed' | null | undefined {
  const client = clientOf(game);
  const part = useLoaded(['part', game, feature], async (): Promise<PartOf<F> | null> => {
    // The union of all loaders says nothing of which part comes: the feature that was named.
    const load = client?.[feature] as (() => Promise<PartOf<F>>) | undefined;
    return load === undefined ? null : load();
  });
  return client?.[feature] === undefined ? undefined : part;
}
