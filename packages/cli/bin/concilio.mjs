#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/concilio.mjs', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  process.stderr.write('concilio is not built yet: run `npm run build` in the repository.\n');
  process.exitCode = 2;
}
