import { describePositions, newPosition, toYaml } from '@concilio/positions';
import type { Call, Command } from '../command.ts';
import { gameNamed } from '../games.ts';
import { checkedOptions } from '../options.ts';
import { Misuse } from '../text/say.ts';

/** `concilio position GAME --schema` or `--new`: how position files are written, or a whole one to start from. */
export const position: Command = {
  name: 'position',
  operands: 'GAME',
  options: {
    schema: { type: 'boolean' },
    new: { type: 'boolean' },
    option: { type: 'string', multiple: true },
    at: { type: 'string' },
    seats: { type: 'string' },
  },
  async run({ operands: [name, unwanted], values, json, language, print }) {
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
            options: checkedOptions(game, values.option),
            language,
            ...(seats === null ? {} : { seats }),
            ...(typeof values.at === 'string' ? { at: values.at } : {}),
          });
    print(json ? JSON.stringify(document, null, 2) : toYaml(document).trimEnd());
    return 0;
  },
};

function seatsIn(given: Call['values'][string]): number | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !/^\d{1,3}$/.test(given))
    throw new Misuse('misuse.number', { option: '--seats', given: String(given) });
  return Number(given);
}
