/**
 * Who may import whom:
 *
 *     kernel ← { text, cards, bots } ← positions ← games ← tables ← catalog ← { server, web, cli, suite }
 *
 * and inside the web client, from room to room:
 *
 *     client ← { ui, text, icons, style, search } ← net ← people ← page ← table ← stage ← features ← generic ← games ← shell
 *
 * A game's package is imported by the room of that game alone: what serves every game there knows none of them.
 *
 * `suite` holds the tests that every game must pass, so only tests import it. Tests of what serves every game alike may
 * play one.
 */
import { builtinModules } from 'node:module';
import { parseSync, Visitor } from 'oxc-parser';

export interface SourceFile {
  /** From the repository's root, with `/`. */
  path: string;
  source: string;
}

/** What a package.json says, as far as imports depend on it. */
export interface Manifest {
  name: string;
  /** The package's folder, from the repository's root; empty for the root itself. */
  folder: string;
  dependencies: string[];
  exports: string[];
}

export interface BadImport {
  path: string;
  line: number;
  from: string;
  why: string;
}

/** The lowest first; what stands in one layer stands beside each other. */
const layers = [
  ['kernel'],
  ['text', 'cards', 'bots'],
  ['positions'],
  ['games'],
  ['tables'],
  ['catalog'],
  ['top'],
] as const;
type Layer = (typeof layers)[number][number];

const heightOf = (layer: Layer): number =>
  layers.findIndex((names: readonly string[]) => names.includes(layer));

/** The rooms of the web client, the lowest first; what stands in one row may import each other. */
export const WEB_ROOMS: readonly (readonly string[])[] = [
  ['client'],
  ['ui', 'text', 'icons', 'style', 'search'],
  ['net'],
  ['people'],
  ['page'],
  ['table'],
  ['stage'],
  ['features'],
  ['generic'],
  ['games'],
  ['shell'],
];
const WEB = 'packages/web/src/';
const roomOf = (path: string): string => path.slice(WEB.length).split('/')[0] ?? '';
const storeyOf = (path: string): number => WEB_ROOMS.findIndex((rooms) => rooms.includes(roomOf(path)));

/** Why a file of the web client may not import another, or null when it may. */
function webObjection(path: string, target: string): string | null {
  if (storeyOf(path) < 0) return `is in ${roomOf(path)}, which is no room of the web client`;
  if (storeyOf(target) > storeyOf(path))
    return `is in ${roomOf(path)} and imports ${roomOf(target)}, above it`;
  const [own, other] = [path, target].map((one) => /src\/games\/([^/]+)\//.exec(one)?.[1]);
  return own !== undefined && other !== undefined && own !== other
    ? 'is the table of a game and imports that of another'
    : null;
}

/** Why a file of the web client may not import the package of a game, or null when it may. */
function gameObjection(path: string, { folder }: Manifest): string | null {
  const game = /^packages\/games\/([^/]+)$/.exec(folder)?.[1];
  if (game === undefined || path.startsWith(`${WEB}games/${game}/`)) return null;
  return `is in ${roomOf(path)} and imports ${game}: only the room of a game knows it`;
}

/** Layers that serve every game alike, and so name none, outside their tests. */
const gameless: string[] = ['bots', 'positions', 'text', 'tables', 'suite'].map((name) => `packages/${name}`);

function layerOf(folder: string): Layer {
  if (folder.startsWith('packages/games/')) return 'games';
  const name = folder.slice('packages/'.length);
  return layers.flat().find((layer) => layer === name) ?? 'top';
}

/** Everything that a file imports, types included, with the line. */
export function importsOf({ path, source }: SourceFile): { from: string; line: number }[] {
  const { program, errors } = parseSync(path, source);
  const [problem] = errors;
  if (problem) throw new Error(`${path}: ${problem.message}`);
  const found: { from: string; line: number }[] = [];
  const add = (from: unknown, start: number): void => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ from: typeof from === 'string' ? from : '', line });
  };
  const valueOf = (node: object | null | undefined): unknown =>
    node && 'value' in node ? node.value : node && 'literal' in node ? valueOf(node.literal as object) : null;
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.start),
    ExportAllDeclaration: (node) => add(node.source.value, node.start),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source.value, node.start);
    },
    ImportExpression: (node) => add(valueOf(node.source), node.start),
    TSImportType: (node) => add(valueOf(node.source), node.start),
    CallExpression: (node) => {
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      if (isRequire) add(valueOf(node.arguments[0]), node.start);
    },
  }).visit(program);
  for (const match of source.matchAll(/^\/\/\/\s*<reference\s.*$/gm)) add(match[0], match.index);
  return found;
}

function join(folder: string, relative: string): string {
  const parts = folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^packages\/(games\/)?[^/]+\/test\//.test(path);
}

/** The package that a file belongs to: the one with the longest folder that holds it. */
export function packageOf(path: string, manifests: Manifest[]): Manifest | undefined {
  return manifests
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Why one import is not allowed, or null when it is. */
function objection(path: string, from: string, own: Manifest, manifests: Manifest[]): string | null {
  const test = isTest(path);
  const inPackages = own.folder !== '';
  const layer = layerOf(own.folder);
  const pure = inPackages && layer !== 'top' && !test;

  if (from.startsWith('///'))
    return pure ? 'is below the server and brings in types of Node or the DOM' : null;
  // A dynamic import of a computed address cannot be followed: only the top may do that.
  if (from === '') return pure ? 'imports an address that is not written out' : null;

  if (from.startsWith('.')) {
    const to = join(path.split('/').slice(0, -1).join('/'), from);
    if (packageOf(to, manifests)?.folder !== own.folder && inPackages)
      return 'reaches into another package by a relative path';
    const isRoomed = path.startsWith(WEB) && roomOf(path) !== 'main.tsx' && !test;
    return isRoomed ? webObjection(path, to) : null;
  }
  if (from.startsWith('/') || from.startsWith('file:')) return 'imports by an absolute path';

  const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/');
  if (from.startsWith('node:') || builtinModules.includes(from)) {
    return pure ? 'is below the server and imports Node' : null;
  }

  if (layer === 'kernel' && !test) return 'is in the kernel, which imports nothing outside itself';

  const target = manifests.find((manifest) => manifest.name === name && manifest.folder !== '');
  if (target) {
    if (path.startsWith(WEB) && !test) {
      const why = gameObjection(path, target);
      if (why !== null) return why;
    }
    if (target === own) return 'imports its own package by name instead of by a relative path';
    const targetLayer = layerOf(target.folder);
    const isSuite = target.folder === 'packages/suite';
    if (isSuite && !test) return 'imports the suite and is not a test';
    if (inPackages && !isSuite) {
      if (layer === 'games' && targetLayer === 'games') return 'is a game and imports another game';
      const isPlayed = targetLayer === 'games' && gameless.includes(own.folder);
      if (isPlayed && !test) return 'serves every game alike and imports one of them';
      const above = heightOf(targetLayer) - heightOf(layer);
      if (above > 0 && !isPlayed) return `is in ${layer} and imports ${name}, above it`;
      if (layer !== 'games' && above === 0) return `imports ${name}, which stands beside it`;
    }
    const subpath = `.${from.slice(name.length)}`;
    if (!target.exports.includes(subpath)) return `imports ${subpath}, which ${name} does not export`;
  }

  const root = manifests.find(({ folder }) => folder === '');
  const listed = own.dependencies.includes(name) || (test && (root?.dependencies.includes(name) ?? false));
  if (!listed)
    return `imports ${name}, which is not in ${own.folder === '' ? '' : `${own.folder}/`}package.json`;
  return null;
}

/** Every import that goes against the directions. */
export function checkImports(files: SourceFile[], manifests: Manifest[]): BadImport[] {
  return files.flatMap((file) => {
    const own = packageOf(file.path, manifests);
    if (!own) return [];
    return importsOf(file).flatMap(({ from, line }) => {
      const why = objection(file.path, from, own, manifests);
      return why === null ? [] : [{ path: file.path, line, from, why }];
    });
  });
}
