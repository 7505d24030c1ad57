/** `tsx measure.ts CUTS`: cuts the web client's connection to a server of its own, and prints what came of it as JSON. */
import { serve } from '../serve.ts';
import { cutting } from './cutting.ts';

// Whoever started this has been stopped.
process.stdin.once('end', () => process.exit(1)).resume();

/** Quicker than for eyes, so that much happens while nobody hears it. */
const server = await serve({ pace: 20 });
const result = await cutting(server.address, Number(process.argv[2]));
await server.close();
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);
