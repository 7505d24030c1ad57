/** What the last `npm test` has covered of a game. */
import { spawnSync } from 'node:child_process';
import { command } from './sim.mjs';

/** @returns {import('./figures.mjs').Row[]} */
export function coveredRows(
  /** @type {string} */ game,
  /** @type {number} */ rules,
  /** @type {number} */ things,
) {
  const read = (/** @type {string} */ name) =>
    JSON.parse(
      spawnSync(process.execPath, [command, name, game, '--json'], {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      }).stdout,
    );
  const { covered, total } = read('rules');
  /** @type {{ playable: boolean }[]} */
  const cards = read('cards');
  const playable = cards.filter((card) => card.playable).length;
  return [
    {
      what: 'rules that the last test run has covered',
      figure: `${covered} of ${total}`,
      floor: `all ${rules}`,
      held: covered === rules && total === rules,
    },
    {
      what: 'cards and other things that it has seen at work',
      figure: `${playable} of ${cards.length}`,
      floor: `all ${things}`,
      held: playable === things && cards.length === things,
    },
  ];
}
