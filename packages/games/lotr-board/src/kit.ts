import { bot } from './bot/index.ts';
import { lotrBoard } from './game.ts';
import { position } from './position/index.ts';
import { printed } from './printed.ts';
import { text } from './text/index.ts';

/** The game and all that belongs to it. */
export const kit = { ...lotrBoard, ...printed, text, position, bot };
