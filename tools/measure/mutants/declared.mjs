/**
 * Which cards a place in a game's declarations is about. What is declared is evaluated before any test begins, so that by
 * itself every test counts as one of it; a card, though, only matters where it is on the table.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ file: string, from: number, to: number, text: string, names: string[], card: string | null }} Part */

const linesBefore = (/** @type {string} */ text, /** @type {number} */ at) =>
  text.slice(0, at).split('\n').length;

/** A file of declarations, cut where something new is declared. @returns {Part[]} */
function partsOf(/** @type {string} */ file) {
  const text = readFileSync(file, 'utf8');
  const heads = [
    ...[...text.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map((found) => ({ found, card: null })),
    ...[...text.matchAll(/\bid: '([^']+)',\s*code:/g)].map((found) => ({ found, card: found[1] ?? null })),
  ].sort((one, other) => one.found.index - other.found.index);
  return heads.map(({ found, card }, place) => {
    const end = heads[place + 1]?.found.index ?? text.length;
    return {
      file,
      from: linesBefore(text, found.index),
      to: linesBefore(text, end),
      text: text.slice(found.index, end),
      names: card === null ? [found[1] ?? ''] : [],
      card,
    };
  });
}

/** Which of the parts speak of a name, directly or by what they are made of. @returns {Part[]} */
function using(/** @type {readonly Part[]} */ parts, /** @type {readonly string[]} */ names) {
  /** @type {Set<Part>} */
  const found = new Set();
  let news = names;
  while (news.length > 0) {
    const word = new RegExp(`\\b(${news.join('|')})\\b`);
    const more = parts.filter((part) => !found.has(part) && word.test(part.text));
    for (const part of more) found.add(part);
    news = more.flatMap((part) => part.names);
  }
  return [...found];
}

/** @returns {Part[]} */
const partsIn = (/** @type {string} */ folder) =>
  readdirSync(folder)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .flatMap((name) => partsOf(join(folder, name)));

/** The words that are exported by a folder, and how many cards are written in each, directly or by what they share. */
export function cardsByWord(/** @type {string} */ words, /** @type {string} */ cards) {
  const written = partsIn(cards);
  return partsIn(words)
    .filter(({ text }) => text.startsWith('export const'))
    .flatMap(({ names }) => names)
    .map((word) => ({ word, cards: using(written, [word]).filter(({ card }) => card !== null).length }));
}

/**
 * @param {{ root: string, folders: readonly string[] }} where `folders` hold declarations
 * @returns {(file: string, line: number) => ReadonlySet<string> | null} the cards; `null`: it is about anything
 */
export function cardsAbout({ root, folders }) {
  const parts = folders.flatMap((folder) => partsIn(join(root, folder)));
  /** @type {Map<Part, ReadonlySet<string>>} */
  const known = new Map();
  return (file, line) => {
    const here = parts.findLast((part) => file.endsWith(part.file.slice(root.length)) && part.from <= line);
    if (here === undefined) return null;
    const before = known.get(here);
    if (before !== undefined) return before;
    const cards = here.card === null ? using(parts, here.names).map(({ card }) => card) : [here.card];
    const about = new Set(cards.flatMap((card) => (card === null ? [] : [card, `${card}.revised`])));
    known.set(here, about);
    return about;
  };
}
