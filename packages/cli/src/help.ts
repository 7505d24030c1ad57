import type { Language } from '@concilio/text';
import { optionsOf } from './arguments.ts';
import type { Command } from './command.ts';
import { isKey, say } from './text/say.ts';
import { wrapped } from './screen/paint.ts';

const WIDTH = 80;

/** What `concilio help` says. */
export function helpForAll(commands: readonly Command[], language: Language): string {
  const lines = commands.map(
    (command): Line => [`${command.name} ${command.operands}`, about(command, language)],
  );
  return [
    say(language, 'help.about'),
    '',
    `${say(language, 'commands')}:`,
    ...columns(lines),
    '',
    say(language, 'help.more'),
    say(language, 'help.language'),
    '',
  ].join('\n');
}

/** What `concilio COMMAND --help` and `concilio help COMMAND` say. */
export function helpFor(command: Command, language: Language): string {
  const head = ['npx concilio', command.name, command.operands].filter((word) => word !== '').join(' ');
  const details = `details.${command.name}`;
  return [
    `${say(language, 'usage')}: ${head}`,
    '',
    ...wrapped(isKey(details) ? say(language, details) : asSentence(about(command, language)), 0, WIDTH),
    '',
    `${say(language, 'options')}:`,
    ...columns(Object.keys(optionsOf(command)).map((name) => optionLine(command, name, language))),
    '',
  ].join('\n');
}

type Line = readonly [string, string];

function about(command: Command, language: Language): string {
  const key = `about.${command.name}`;
  return isKey(key) ? say(language, key) : '';
}

/** The text of an option with a value begins with the word for that value: `TEXT|where chance begins`. */
function optionLine(command: Command, name: string, language: Language): Line {
  const key = [`option.${command.name}.${name}`, `option.${name}`].find(isKey);
  const [value = '', text] = key === undefined ? [''] : say(language, key).split('|');
  return text === undefined ? [`--${name}`, value] : [`--${name} ${value}`, text];
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const columns = (lines: readonly Line[]): string[] => {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
};
