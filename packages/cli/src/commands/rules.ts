import type { Call, Command } from '../command.ts';
import { type Kit, gameNamed } from '../games.ts';
import type { Terminal } from '../terminal.ts';
import { codeFor, knownTests } from '../coverage/last.ts';
import { ownPlace, type Place } from '../coverage/place.ts';
import { isProved, MOST_RULES, type Proved, proofsOf } from '../coverage/rules.ts';
import { rulesText } from '../coverage/rules-text.ts';
import { Misuse, say, sentenceOf } from '../text/say.ts';
import { paintFor, widthFor } from '../screen/paint.ts';
import { translationsOf } from '../screen/reference.ts';

/** `concilio rules GAME`: the rules reference, and which of the rules the last test run has proved. */
export const rulesCommand = (terminal: Terminal, place: Place = ownPlace()): Command => ({
  name: 'rules',
  operands: 'GAME',
  options: {},
  async run(call) {
    const [name, given] = call.operands;
    if (name === undefined) throw new Misuse('misuse.operand', { command: 'rules', operand: 'GAME' });
    if (given !== undefined) throw new Misuse('misuse.operands', { command: 'rules', given });
    return showRules(gameNamed(name), call, terminal, place);
  },
});

/** Shows the rules of any game, and gives the code to leave with. */
export async function showRules(
  game: Kit,
  { json, language, print, note }: Call,
  terminal: Terminal,
  place: Place,
): Promise<number> {
  if (game.rules === undefined || game.rules.length === 0) throw new Misuse('rules.none', { game: game.id });
  const known = await knownTests(place, game.id);
  const { rules, overfull } = proofsOf(game.id, game.rules, known.passed);
  if (known.why !== null) note(say(language, 'tested.unknown', { why: sentenceOf(known.why, language) }));
  for (const title of overfull) note(say(language, 'rules.overfull', { title, most: MOST_RULES }));
  const speaker = { game, language, names: [], paint: paintFor(terminal) };
  const width = widthFor(terminal.output.columns);
  const shown = { rules, advice: adviceIn(game), isKnown: known.why === null };
  print(json ? JSON.stringify(documentOf(game, rules)) : rulesText(speaker, shown, width));
  return codeFor(known, rules.every(isProved));
}

const documentOf = (game: Kit, rules: readonly Proved[]) => ({
  game: game.id,
  rules: rules.map(({ rule, tests, positions }) => ({
    ...rule,
    text: translationsOf(game, `rule.${rule.id}`),
    tests,
    positions,
  })),
  total: rules.length,
  covered: rules.filter(isProved).length,
  advice: adviceIn(game).map((key) => translationsOf(game, key)),
});

/** The keys of what the rulebook advises and does not rule. */
const adviceIn = ({ text }: Kit): readonly string[] =>
  Object.keys(text.en).filter((key) => key.startsWith('advice.'));
