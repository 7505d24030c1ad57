import { bot } from './bot/index.ts';
import { boxesWith } from './content/boxes.ts';
import { ragnarok } from './game.ts';
import { position } from './position/index.ts';
import { printed } from './printed.ts';
import { text, textFor } from './text/index.ts';

/** The game and all that belongs to it. */
export const kit = { ...ragnarok, ...printed, text, textFor, position, bot, boxes: boxesWith(text) };
