import { bot } from './bot.ts';
import { beacon } from './beacon.ts';
import { position } from './position.ts';
import { printed } from './printed.ts';
import { text } from './text/index.ts';

/** The game and all that belongs to it. */
export const kit = { ...beacon, ...printed, text, position, bot };
