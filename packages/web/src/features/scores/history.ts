import { isRecord, optionAt, schema } from '@concilio/kernel';
import { type MyMatch, resultOf } from './matches.ts';

/** Which matches are looked at; `null` is any. */
export interface Filter {
  readonly scenario: string | null;
  readonly deck: string | null;
  readonly players: number | null;
}

export const EVERYTHING: Filter = { scenario: null, deck: null, players: null };

export const scenarioOf = (match: MyMatch): string => wordAt(match, 'scenario');

export const campaignOf = (match: MyMatch): string => wordAt(match, 'campaign');

function wordAt({ options }: MyMatch, name: string): string {
  const value = optionAt(options, [name]);
  return typeof value === 'string' ? value : '';
}

/** The decks of a match by their names, in the order of the seats. */
export function decksIn({ options, seats }: MyMatch): readonly string[] {
  return schema
    .listOf(optionAt(options, ['decks']))
    .slice(0, seats.length)
    .map((deck) => (typeof deck === 'string' ? deck : isRecord(deck) ? String(deck.name ?? '') : ''));
}

const fits =
  ({ scenario, deck, players }: Filter) =>
  (match: MyMatch): boolean =>
    (scenario === null || scenarioOf(match) === scenario) &&
    (deck === null || decksIn(match).includes(deck)) &&
    (players === null || match.seats.length === players);

export const filtered = (matches: readonly MyMatch[], filter: Filter): readonly MyMatch[] =>
  matches.filter(fits(filter));

/** How matches have gone: only those count that came to an end. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  /** The lowest score of those that were won, of single scenarios. */
  readonly best: number | null;
}

export function tallyOf(matches: readonly MyMatch[]): Tally {
  const ended = matches.filter((match) => ['won', 'lost'].includes(resultOf(match)));
  const won = ended.filter((match) => resultOf(match) === 'won');
  const scores = won.flatMap((match) =>
    ['none', ''].includes(campaignOf(match)) ? (match.outcome?.scores.slice(0, 1) ?? []) : [],
  );
  return {
    played: ended.length,
    won: won.length,
    best: scores.length === 0 ? null : Math.min(...scores),
  };
}

/** The share that was won, from 0 to 1; `null` where nothing was played. */
export const rateOf = ({ played, won }: Tally): number | null => (played === 0 ? null : won / played);

/** Matches in heaps by something that they have one or several of, the largest heap first. */
export function heaps<K extends string | number>(
  matches: readonly MyMatch[],
  keysOf: (match: MyMatch) => readonly K[],
): readonly { readonly key: K; readonly tally: Tally }[] {
  const found = new Map<K, MyMatch[]>();
  for (const match of matches)
    for (const key of new Set(keysOf(match))) found.set(key, [...(found.get(key) ?? []), match]);
  return [...found]
    .map(([key, heap]) => ({ key, tally: tallyOf(heap) }))
    .filter(({ tally }) => tally.played > 0)
    .toSorted((one, other) => other.tally.played - one.tally.played);
}
