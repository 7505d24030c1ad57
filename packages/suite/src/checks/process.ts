import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MatchRecord } from '@concilio/kernel';
import type { Check } from '../check.ts';
import { eachMatch, playRandomly } from '../subject.ts';

export const process: Check = {
  name: 'process',
  promise: 'a second process comes to the same tables',
  needs: ['ends', 'twice'],
  find(subject) {
    const records: MatchRecord[] = [];
    const hashes: string[] = [];
    eachMatch(subject, (match, random) => {
      const length = random.index(200);
      playRandomly(match, random, () => match.answers.length >= length);
      records.push(match.save());
      hashes.push(match.hash);
      return null;
    });
    const script = fileURLToPath(new URL('../second-process.ts', import.meta.url));
    const child = spawnSync(globalThis.process.execPath, ['--import', 'tsx', script], {
      input: JSON.stringify({ module: subject.module, records }),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (child.status !== 0)
      return `the second process failed: ${child.stderr.trim().split('\n').at(-1) ?? ''}`;
    const theirs = JSON.parse(child.stdout) as string[];
    const differs = hashes.findIndex((hash, index) => hash !== theirs[index]);
    return differs < 0 ? null : `match ${differs} stands elsewhere in the second process`;
  },
};
