import { botsOf } from '@concilio/bots';
import { isRecord, type Json, schema } from '@concilio/kernel';
import { type Language, LANGUAGES } from '@concilio/text';
import type { Command } from '../command.ts';
import { type Kit, games } from '../games.ts';
import type { Terminal } from '../terminal.ts';
import { Misuse, say } from '../text/say.ts';
import { type Paint, paintFor, wrapped } from '../screen/paint.ts';

export const gamesCommand = (terminal: Terminal): Command => ({
  name: 'games',
  operands: '',
  options: {},
  async run({ operands: [unwanted], json, language, print }) {
    if (unwanted !== undefined) throw new Misuse('misuse.operands', { command: 'games', given: unwanted });
    const paint = paintFor(terminal);
    print(
      json
        ? JSON.stringify(games.map(described))
        : games.map((game) => shown(game, language, paint)).join('\n\n'),
    );
    return 0;
  },
});

const described = (game: Kit): Json => ({
  id: game.id,
  names: Object.fromEntries(
    LANGUAGES.map((language) => [language, game.text[language]['game.name'] ?? game.id]),
  ),
  seats: { min: game.seats.min, max: game.seats.max },
  options: schema.toJsonSchema(game.options),
  bots: botsOf(game),
});

function shown(game: Kit, language: Language, paint: Paint): string {
  const texts = game.text[language];
  const { min, max } = game.seats;
  const facts = [
    say(language, 'games.seats', { min, max }),
    say(language, 'games.bots', { bots: botsOf(game).join(', ') }),
  ];
  const { properties } = schema.toJsonSchema(game.options);
  const options = Object.entries(isRecord(properties) ? properties : {}).map(([name, node]) => {
    const fallback = isRecord(node) && node.default !== undefined ? `=${JSON.stringify(node.default)}` : '';
    return `  --option ${name}${fallback}  ${texts[`option.${name}`] ?? ''}`.trimEnd();
  });
  return [
    `${paint.title(game.id)}  ${texts['game.name'] ?? ''}  ${paint.faint(facts.join(' · '))}`,
    ...wrapped(texts['game.about'] ?? '', 2, 80),
    ...options,
  ].join('\n');
}
