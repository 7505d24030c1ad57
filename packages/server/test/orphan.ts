/** A server in whose process a promise is rejected that nobody owns, and what it then says of itself. */
import { serve } from './serve.ts';

const server = await serve();
void Promise.reject(new Error('nobody'));
await new Promise((resolve) => setTimeout(resolve, 50));
const { status } = await fetch(`${server.address}/healthz`);
const metrics = await (await fetch(`${server.address}/metrics`)).text();
const line = metrics.split('\n').find((text) => text.startsWith('concilio_problems_total{'));
process.stdout.write(`${status} ${line}\n`);
await server.close();
