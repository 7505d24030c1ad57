import { type GameId, isGameId } from '../../client/games.ts';

/** A position file of a game: proved by its tests, and to be looked at and played by everybody. */
export interface PositionFile {
  readonly game: string;
  /** What it is called in addresses. */
  readonly name: string;
  /** The rules that it shows. */
  readonly rules: readonly string[];
  readonly text: string;
}

const loaders: Readonly<Record<GameId, () => Promise<{ readonly texts: Readonly<Record<string, string>> }>>> =
  {
    'lotr-board': () => import('./lotr-board.ts'),
    'lotr-lcg': () => import('./lotr-lcg.ts'),
    'lotr-tcg': () => import('./lotr-tcg.ts'),
    ragnarok: () => import('./ragnarok.ts'),
    tutorial: () => import('./tutorial.ts'),
  };

/** All positions of a game; they come only when somebody wants to see them. */
export async function positionsOf(game: string): Promise<readonly PositionFile[]> {
  if (!isGameId(game)) return [];
  const { texts } = await loaders[game]();
  return Object.entries(texts).map(([path, text]) => ({
    game,
    name: path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length),
    rules: rulesIn(text),
    text,
  }));
}

/** To read hundreds of files in full would take a second; the line of their rules is enough to find them. */
const rulesIn = (text: string): readonly string[] =>
  /^rules: \[(.*)\]$/m
    .exec(text)?.[1]
    ?.split(',')
    .map((rule) => rule.trim()) ?? [];

/** Positions by the rules that they show. */
export function byRule(files: readonly PositionFile[]): ReadonlyMap<string, readonly PositionFile[]> {
  const found = new Map<string, PositionFile[]>();
  for (const file of files)
    for (const rule of file.rules) {
      const before = found.get(rule);
      if (before === undefined) found.set(rule, [file]);
      else before.push(file);
    }
  return found;
}
