import { schema, Unreadable } from '@concilio/kernel';
import type { Language } from '@concilio/text';
import { readArguments } from './arguments.ts';
import { type Command, UsageError } from './command.ts';
import { commandsFor } from './commands.ts';
import { helpFor, helpForAll } from './help.ts';
import type { Terminal } from './terminal.ts';
import { languageOf } from './text/language.ts';
import { Misuse, say, sentenceOf } from './text/say.ts';
import { isPainting } from './screen/paint.ts';
import { printable, printableJson } from './screen/printable.ts';

/** The whole command: runs what the words ask for, and gives the code to leave with. */
export async function concilio(words: readonly string[], terminal: Terminal): Promise<number> {
  const language = languageOf(terminal.environment);
  try {
    return await dispatch(words, terminal, language);
  } catch (problem) {
    const { sentence, code } = explain(problem, language);
    terminal.errors.write(`${printable(sentence.replace(/\s*\n\s*/g, ' '))}\n`);
    if (terminal.environment.CONCILIO_DEBUG === '1' && problem instanceof Error)
      terminal.errors.write(`${printable(problem.stack ?? '')}\n`);
    return code;
  }
}

async function dispatch(words: readonly string[], terminal: Terminal, language: Language): Promise<number> {
  const commands = commandsFor(terminal);
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const [about] = rest;
    terminal.output.write(
      about === undefined || about.startsWith('-')
        ? helpForAll(commands, language)
        : helpFor(commandNamed(commands, about), language),
    );
    return name === undefined ? 2 : 0;
  }
  const command = commandNamed(commands, name);
  const { operands, values, help, json } = readArguments(command, rest);
  if (help) {
    terminal.output.write(helpFor(command, language));
    return 0;
  }
  return command.run({
    operands,
    values,
    json,
    language,
    print: (text) =>
      void terminal.output.write(`${json ? printableJson(text) : printable(text, isPainting(terminal))}\n`),
    note: (text) => void terminal.errors.write(`${printable(text)}\n`),
  });
}

function commandNamed(commands: readonly Command[], name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const known = commands.map((candidate) => candidate.name);
  const near = schema.nearest(name, known);
  throw near === null
    ? new Misuse('misuse.command', { given: name, known: known.join(', ') })
    : new Misuse('misuse.command.near', { given: name, near });
}

/** One sentence for whoever typed the command: what they can put right is theirs (2), the rest is our fault (1). */
function explain(problem: unknown, language: Language): { readonly sentence: string; readonly code: number } {
  if (problem instanceof UsageError || problem instanceof Unreadable)
    return { sentence: sentenceOf(problem, language), code: 2 };
  const message = problem instanceof Error ? problem.message : String(problem);
  return { sentence: say(language, 'fault.internal', { message }), code: 1 };
}
