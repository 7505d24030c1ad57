import type { Command } from './command.ts';
import { benchCommand } from './commands/bench.ts';
import { cardsCommand } from './commands/cards.ts';
import { check } from './commands/check.ts';
import { content } from './commands/content.ts';
import { deck } from './commands/deck.ts';
import { gamesCommand } from './commands/games.ts';
import { playCommand } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { sim } from './commands/sim.ts';
import type { Terminal } from './terminal.ts';

/** Every command, in the order in which the help lists them. */
export const commandsFor = (terminal: Terminal): readonly Command[] => [
  gamesCommand(terminal),
  playCommand(terminal),
  sim,
  check,
  position,
  replayCommand(terminal),
  rulesCommand(terminal),
  cardsCommand(terminal),
  deck,
  content,
  benchCommand(terminal),
];
