import { randomBytes } from 'node:crypto';
import { type Json, QuickRandom, seedFrom } from '@concilio/kernel';
import type { DeckProblem, Decks } from '@concilio/cards';
import { optionText, plainMarkup, thingName } from '@concilio/text';
import type { Call, Command } from '../command.ts';
import { readInput } from '../files.ts';
import { type Kit, gameNamed } from '../games.ts';
import { Misuse, say } from '../text/say.ts';

/** No deck is longer. */
const LONGEST = 200_000;

/** More boosters than anybody opens. */
const MOST_BOOSTERS = 1000;

/**
 * `concilio deck GAME FILE`: checks a deck, and reads and writes it in the formats of other programs. With `--sealed N`
 * it opens boosters instead.
 */
export const deck: Command = {
  name: 'deck',
  operands: 'GAME FILE',
  options: {
    format: { type: 'string' },
    to: { type: 'string' },
    sealed: { type: 'string' },
    seed: { type: 'string' },
  },
  async run(call) {
    const [name, file, given] = call.operands;
    if (name === undefined) throw new Misuse('misuse.operand', { command: 'deck', operand: 'GAME' });
    const isSealed = call.values.sealed !== undefined;
    if (file === undefined && !isSealed)
      throw new Misuse('misuse.operand', { command: 'deck', operand: 'FILE' });
    const extra = isSealed ? file : given;
    if (extra !== undefined) throw new Misuse('misuse.operands', { command: 'deck', given: extra });
    const game = gameNamed(name);
    if (game.decks === undefined) throw new Misuse('deck.none', { game: game.id });
    if (file === undefined) return showPool(game, game.decks, call);
    return showDeck(game, game.decks, await readInput(file, LONGEST), call);
  },
};

function showDeck(game: Kit, decks: Decks, text: string, call: Call): number {
  const { values, json, language, print } = call;
  const format = named(decks, values.format) ?? decks.guess(text);
  if (format === null) throw new Misuse('deck.format', { known: decks.formats.join(', ') });
  const { deck, unread } = decks.read(text, format);
  const problems = deck === null ? [] : decks.check(deck);
  const to = named(decks, values.to);
  const written = to === null || deck === null ? null : decks.write(deck, to);
  const ok = deck !== null && problems.length === 0 && unread.length === 0;
  const inWords = (problem: DeckProblem) =>
    optionText({ game, language, names: [], paint: plainMarkup }, { text: problem.message });
  if (json) print(JSON.stringify(described({ ok, deck, unread, written }, problems, inWords)));
  else
    print(
      [
        ...unread.map(({ line, text: said }) => say(language, 'deck.unread', { line, text: said })),
        ...problems.map((problem) => `${problem.rule}: ${inWords(problem)}`),
        ...(written === null ? [say(language, ok ? 'deck.ok' : 'deck.not')] : [written]),
      ].join('\n'),
    );
  return ok ? 0 : 1;
}

/** The cards of boosters, a line each. */
function showPool(game: Kit, { sealed }: Decks, { values, json, language, print }: Call): number {
  if (sealed === undefined) throw new Misuse('deck.sealed.none', { game: game.id });
  const boosters = Number(values.sealed);
  if (!Number.isInteger(boosters) || boosters < 1 || boosters > MOST_BOOSTERS)
    throw new Misuse('deck.sealed.count', { most: MOST_BOOSTERS, given: String(values.sealed) });
  const seed = typeof values.seed === 'string' ? values.seed : randomBytes(16).toString('hex');
  const cards = sealed(new QuickRandom(seedFrom(seed)), boosters);
  const speaker = { game, language, names: [], paint: plainMarkup };
  if (json) print(JSON.stringify({ seed, cards }));
  else
    print(
      Object.entries(cards)
        .map(([id, copies]) => `${copies}x ${thingName(speaker, id)}`)
        .join('\n'),
    );
  return 0;
}

interface Read {
  readonly ok: boolean;
  readonly deck: Json;
  readonly unread: readonly { readonly line: number; readonly text: string }[];
  readonly written: string | null;
}

const described = (
  { ok, deck, unread, written }: Read,
  problems: readonly DeckProblem[],
  inWords: (problem: DeckProblem) => string,
) => ({
  ok,
  problems: problems.map((problem) => ({
    rule: problem.rule,
    ...(problem.card === undefined ? {} : { card: problem.card }),
    message: inWords(problem),
  })),
  deck,
  unread,
  ...(written === null ? {} : { written }),
});

/** A format that was asked for; `null` where none was. */
function named(decks: Decks, value: Call['values'][string]): string | null {
  if (typeof value !== 'string') return null;
  if (decks.formats.includes(value)) return value;
  throw new Misuse('deck.format.unknown', { given: value, known: decks.formats.join(', ') });
}
