import type { Call, Command } from '../command.ts';
import { type Kit, gameNamed } from '../games.ts';
import type { Terminal } from '../terminal.ts';
import { cardsText } from '../coverage/cards-text.ts';
import { type Used, usesOf } from '../coverage/content.ts';
import { codeFor, knownTests } from '../coverage/last.ts';
import { ownPlace, type Place } from '../coverage/place.ts';
import { Misuse, say, sentenceOf } from '../text/say.ts';
import { paintFor, widthFor } from '../screen/paint.ts';
import { type Translations, translationsOf } from '../screen/reference.ts';

/** `concilio cards GAME`: all content, and which of it the last test run has used. */
export const cardsCommand = (terminal: Terminal, place: Place = ownPlace()): Command => ({
  name: 'cards',
  operands: 'GAME',
  options: {},
  async run(call) {
    const [name, given] = call.operands;
    if (name === undefined) throw new Misuse('misuse.operand', { command: 'cards', operand: 'GAME' });
    if (given !== undefined) throw new Misuse('misuse.operands', { command: 'cards', given });
    return showCards(gameNamed(name), call, terminal, place);
  },
});

/** Shows the content of any game, and gives the code to leave with. */
export async function showCards(
  game: Kit,
  { json, language, print, note }: Call,
  terminal: Terminal,
  place: Place,
): Promise<number> {
  if (game.content === undefined || game.content.length === 0)
    throw new Misuse('cards.none', { game: game.id });
  const known = await knownTests(place, game.id);
  const cards = usesOf(game.id, game.content, known.passed);
  if (known.why !== null) note(say(language, 'tested.unknown', { why: sentenceOf(known.why, language) }));
  const speaker = { game, language, names: [], paint: paintFor(terminal) };
  const width = widthFor(terminal.output.columns);
  const shown = { cards, isKnown: known.why === null };
  print(json ? JSON.stringify(cards.map((card) => described(game, card))) : cardsText(speaker, shown, width));
  return codeFor(
    known,
    cards.every(({ playable }) => playable),
  );
}

const described = (game: Kit, { content, playable, tests }: Used) => ({
  id: content.id,
  names: translationsOf(game, `thing.${content.id}`),
  type: content.type,
  facts: content.facts,
  text: translationsOf(game, `text.${content.id}`),
  ...shadowOf(game, content.id),
  playable,
  tests,
  plainFunctions: content.plainFunctions,
});

/** What a card says where it lies beneath another, in the games that have such cards. */
function shadowOf(game: Kit, id: string): { readonly shadow?: Translations } {
  const shadow = translationsOf(game, `shadow.${id}`);
  return Object.keys(shadow).length === 0 ? {} : { shadow };
}
