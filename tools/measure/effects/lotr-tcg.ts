/**
 * Whether a test notices when a card of lotr-tcg loses something that it says, or takes whatever there is for its target:
 * `tsx tools/measure/effects/lotr-tcg.ts [FILE… [CARD…]]`, with the names of files of `content/cards`, such as `elven`, and
 * the ids of cards, such as `elven-bow`: all of them, if there are none.
 * Leaves out each ability, condition, cost and effect once, makes each condition on a card hold of any card, and runs the
 * positions in which the card is named; prints those changes that nobody noticed, as JSON.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { printedOn } from '../../../packages/games/lotr-tcg/src/contents.ts';
import golden from '../../../packages/games/lotr-tcg/src/printed.golden.json' with { type: 'json' };
import { makeSet } from '../../../packages/games/lotr-tcg/src/content/set.ts';
import { makeKit } from '../../../packages/games/lotr-tcg/src/kit.ts';
import type { Card, LotrTcg } from '../../../packages/games/lotr-tcg/src/state.ts';
import { game, MADE_UP } from '../../../packages/games/lotr-tcg/test/made-up.ts';
import { rulings } from '../../../packages/games/lotr-tcg/test/rulings.ts';
import { thingOf } from '../../../packages/kernel/src/index.ts';
import { watchTold } from '../../../packages/kernel/src/watch.ts';
import type { Positioned } from '../../../packages/positions/src/format.ts';
import { parseSource, runPosition } from '../../../packages/positions/src/index.ts';

const CARDS = new URL('../../../packages/games/lotr-tcg/src/content/cards/', import.meta.url);
const POSITIONS = new URL('../../../packages/games/lotr-tcg/positions/', import.meta.url);

/** What is printed on a card besides its text. */
const FACTS = new Set(
  [
    'id code title culture twilight race strength vitality site class signet homes block shadow direction resistance',
    'name on from unique revises',
  ].flatMap((names) => names.split(' ')),
);
/** Words whose list of conditions or effects must hold or happen as a whole. */
const LISTS = new Set(['and', 'whenPlayed', 'several']);

interface Change {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  readonly what: string;
}

/** Every change of a file's declarations. */
function changesOf(text: string, program: Node): Change[] {
  const changes: Change[] = [];
  const said = ({ start, end }: Node) => text.slice(start, end).replace(/\s+/g, ' ').slice(0, 60);
  const drop = (items: readonly (Node | null)[], index: number) => {
    const [item, after] = [items[index], items[index + 1]];
    if (item === null || item === undefined) return;
    // The last of a list may have a comma behind it.
    const end = after?.start ?? item.end + (/^\s*,/.exec(text.slice(item.end))?.[0].length ?? 0);
    changes.push({ start: item.start, end, to: '', what: `without ${said(item)}` });
  };
  const widen = (node: Node) =>
    changes.push({ start: node.start, end: node.end, to: '(() => true)', what: `any for ${said(node)}` });
  const isCondition = (node: Node): boolean =>
    node.type === 'MemberExpression'
      ? node.object.type === 'Identifier' && node.object.name === 'is'
      : node.type === 'CallExpression' && isCondition(node.callee);
  const called = new Set<Node>();
  new Visitor({
    ArrayExpression({ elements }) {
      // The list of all cards of the file is none of a card.
      if (
        elements.some(
          (one) => one !== null && /^(\.\.\.revised\(|\w+\(\{\s*id:)/.test(text.slice(one.start, one.end)),
        )
      )
        return;
      elements.forEach((_, index) => drop(elements, index));
    },
    ObjectExpression({ properties }) {
      properties.forEach((property, index) => {
        const name =
          property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
        if (!FACTS.has(name)) drop(properties, index);
      });
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type === 'Identifier' && LISTS.has(callee.name) && given.length > 1)
        given.forEach((_, index) => drop(given, index));
      if (isCondition(callee)) {
        called.add(callee);
        widen(node);
      }
    },
    MemberExpression(node) {
      if (isCondition(node) && !called.has(node)) widen(node);
    },
  }).visit(program as Parameters<Visitor['visit']>[0]);
  return changes;
}

/** A file of declarations, and how to read a changed one without loading a module. */
async function fileOf(name: string) {
  const text = readFileSync(new URL(`${name}.ts`, CARDS), 'utf8');
  const { program } = parseSync(`${name}.ts`, text);
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration');
  const begin = imports.at(-1)?.end ?? 0;
  const known: Record<string, unknown> = {};
  for (const { source, importKind, specifiers } of imports) {
    if (importKind === 'type') continue;
    const from = source.value.startsWith('.') ? new URL(source.value, CARDS).href : source.value;
    const module = (await import(from)) as Record<string, unknown>;
    for (const { local } of specifiers) known[local.name] = module[local.name];
  }
  const read = (changed: string): readonly Card[] => {
    const body = changed.slice(begin).replace(/^export const/gm, 'const');
    const { code } = transformSync(body, { loader: 'ts' });
    const names = Object.keys(known);
    const run = new Function(...names, `${code}; return ${name.toUpperCase()};`) as (
      ...values: unknown[]
    ) => readonly Card[];
    return run(...names.map((one) => known[one]));
  };
  return {
    text,
    begin,
    changes: changesOf(text, program as unknown as Node).filter(({ start }) => start > begin),
    read,
  };
}

/** Which cards a place of a file is about: the one that is declared there, or those that use what is declared there. */
function aboutIn(text: string): (place: number) => readonly string[] {
  const heads = [...text.matchAll(/\bid: '([^']+)',\s*code:/g)].map((found) => ({
    id: found[1] ?? '',
    at: found.index,
  }));
  const first = text.search(/^export const [A-Z]+\b/m);
  const parts = heads.map(({ id, at }, index) => ({ id, text: text.slice(at, heads[index + 1]?.at) }));
  return (place) => {
    if (place >= first) {
      const id = heads.findLast(({ at }) => at < place)?.id ?? '';
      return [id, `${id}.revised`];
    }
    const before = [...text.slice(0, place).matchAll(/^(?:export )?const (\w+)/gm)].at(-1)?.[1] ?? '';
    const users = new Set([before]);
    for (const [, name = '', body = ''] of text
      .slice(0, first)
      .matchAll(/^(?:export )?const (\w+)([\s\S]*?);\n/gm))
      if ([...users].some((one) => new RegExp(`\\b${one}\\b`).test(body))) users.add(name);
    return parts
      .filter((part) => [...users].some((one) => new RegExp(`\\b${one}\\b`).test(part.text)))
      .flatMap(({ id }) => [id, `${id}.revised`]);
  };
}

const positions = [
  ...readdirSync(POSITIONS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, text: readFileSync(new URL(name, POSITIONS), 'utf8') })),
  ...rulings.map(({ title, text }) => ({ name: title, text })),
].map(({ name, text }) => ({ name, source: parseSource(text) }));

/** Which cards are on the table of each position. */
const named = new Map<string, Set<string>>();
for (const { name, source } of positions) {
  const things = new Set<string>();
  watchTold((_game, _name, _said, pieces) => {
    for (const face of pieces?.faces ?? []) if (face !== null) things.add(thingOf(face));
  });
  if (!runPosition(game, source).ok) throw new Error(`The position ${name} fails by itself.`);
  named.set(name, things);
}
watchTold(null);

/** One that tells nothing may be about any card. */
const isAbout = (things: ReadonlySet<string> | undefined, ids: readonly string[]): boolean =>
  things === undefined || things.size === 0 || ids.some((id) => things.has(id));

/** The game with changed cards in the place of those of its set: a set of its own each time. */
function gameWith(cards: readonly Card[], name: string): Positioned<LotrTcg> {
  const changed = new Map(cards.map((card) => [card.id, card]));
  return makeKit(
    makeSet({ ...MADE_UP, name, cards: MADE_UP.cards.map((card) => changed.get(card.id) ?? card) }),
  );
}

const lines: Readonly<Record<string, string>> = golden;
const every = readdirSync(CARDS).map((name) => name.replace(/\.ts$/, ''));
const wanted = process.argv.slice(2);
const files = every.filter((name) => wanted.length === 0 || wanted.includes(name));
const chosen = wanted.filter((name) => !every.includes(name));
let all = 0;
const missed: string[] = [];
for (const name of files) {
  const { text, changes, read } = await fileOf(name);
  const about = aboutIn(text);
  for (const { start, end, to, what } of changes) {
    const ids = about(start);
    if (chosen.length > 0 && !ids.some((id) => chosen.includes(id))) continue;
    let cards: readonly Card[];
    all += 1;
    try {
      cards = read(text.slice(0, start) + to + text.slice(end)).filter(({ id }) => ids.includes(id));
    } catch {
      // What is no declaration any more is noticed at once.
      continue;
    }
    if (cards.some((card) => printedOn(card) !== lines[card.id])) continue;
    const changed = gameWith(cards, `change ${all}`);
    const holds = (source: (typeof positions)[number]['source']): boolean => {
      try {
        return runPosition(changed, source).ok;
      } catch {
        return false;
      }
    };
    // Those that bear its name are the likeliest to notice.
    const bears = ({ name: position }: { readonly name: string }) => Number(position.includes(ids[0] ?? ''));
    const those = positions
      .filter(({ name: position }) => isAbout(named.get(position), ids))
      .sort((one, other) => bears(other) - bears(one));
    if (those.every(({ source }) => holds(source)))
      missed.push(`${name}.ts:${text.slice(0, start).split('\n').length} ${ids[0]} ${what}`);
  }
}
process.stdout.write(`${JSON.stringify({ all, missed }, null, 1)}\n`);
