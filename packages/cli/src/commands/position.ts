import { optionsSet, Unreadable } from '@concilio/kernel';
import { type Language } from '@concilio/text';
import {
  describePositions,
  gameOf,
  LONGEST,
  newPosition,
  parseSource,
  toYaml,
  upgraded,
} from '@concilio/positions';
import { writeFile } from 'node:fs/promises';
import { type Call, type Command, UsageError } from '../command.ts';
import { readInput } from '../files.ts';
import { gameNamed } from '../games.ts';
import { checkedOptions } from '../options.ts';
import { positionFiles } from '../position-files.ts';
import { Misuse, say, sentenceOf } from '../text/say.ts';

/**
 * `concilio position GAME --schema` or `--new`: how position files are written, or a whole one to start from; and
 * `concilio position --upgrade FILE…`, which puts files of older days into the words of today.
 */
export const position: Command = {
  name: 'position',
  operands: 'GAME|FILE…',
  options: {
    schema: { type: 'boolean' },
    new: { type: 'boolean' },
    upgrade: { type: 'boolean' },
    option: { type: 'string', multiple: true },
    at: { type: 'string' },
    seats: { type: 'string' },
  },
  async run(call) {
    const { operands, values, json, language, print } = call;
    const [name, unwanted] = operands;
    if (values.upgrade === true) return upgrade(call);
    if (name === undefined) throw new Misuse('misuse.operand', { command: 'position', operand: 'GAME' });
    if (unwanted !== undefined) throw new Misuse('misuse.operands', { command: 'position', given: unwanted });
    const game = gameNamed(name);
    if ((values.schema === true) === (values.new === true)) throw new Misuse('misuse.position');
    const stray = ['option', 'at', 'seats'].find(
      (option) => values.schema === true && values[option] !== undefined,
    );
    if (stray !== undefined) throw new Misuse('misuse.with.new', { option: `--${stray}` });
    const seats = seatsIn(values.seats);
    const document =
      values.schema === true
        ? describePositions(game)
        : newPosition(game, {
            options: Object.fromEntries(optionsSet(checkedOptions(game, values.option))),
            language,
            ...(seats === null ? {} : { seats }),
            ...(typeof values.at === 'string' ? { at: values.at } : {}),
          });
    print(json ? JSON.stringify(document, null, 2) : toYaml(document).trimEnd());
    return 0;
  },
};

interface Upgraded {
  readonly file: string;
  readonly changed: boolean;
  readonly error?: string;
}

/** Rewrites the files that are written in older words, and leaves all others as they are. */
async function upgrade({ operands, values, json, language, print }: Call): Promise<number> {
  const stray = Object.keys(values).find((option) => option !== 'upgrade');
  if (stray !== undefined) throw new Misuse('misuse.with.upgrade', { option: `--${stray}` });
  if (operands.length === 0) throw new Misuse('misuse.upgrade');
  const results: Upgraded[] = [];
  for (const file of positionFiles(operands)) results.push(await upgradeFile(file, language));
  const line = ({ file, changed, error }: Upgraded) =>
    error === undefined
      ? say(language, changed ? 'position.upgraded' : 'position.current', { file })
      : `${file}: ${error}`;
  print(json ? JSON.stringify(results) : results.map(line).join('\n'));
  return results.some(({ error }) => error !== undefined) ? 2 : 0;
}

async function upgradeFile(file: string, language: Language): Promise<Upgraded> {
  try {
    const text = await readInput(file, LONGEST);
    const today = upgraded(gameNamed(gameOf(parseSource(text))), text);
    if (today !== text) await writeFile(file, today);
    return { file, changed: today !== text };
  } catch (problem) {
    if (!(problem instanceof Unreadable || problem instanceof UsageError)) throw problem;
    return { file, changed: false, error: sentenceOf(problem, language) };
  }
}

function seatsIn(given: Call['values'][string]): number | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !/^\d{1,3}$/.test(given))
    throw new Misuse('misuse.number', { option: '--seats', given: String(given) });
  return Number(given);
}
