import { schema } from '@concilio/kernel';
import { calibrate } from '../bench/calibrate.ts';
import { kernelRows } from '../bench/kernel.ts';
import { type Bench, measureAll, type Row } from '../bench/measure.ts';
import { serverBench } from '../bench/server/bench.ts';
import type { Command } from '../command.ts';
import { Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { Misuse } from '../text/say.ts';

/** Loading a bench loads its peer, so only those that are asked for are loaded. */
const benches: Readonly<Record<string, () => Bench>> = {
  kernel: () => measureAll(kernelRows()),
  server: serverBench,
  // The row that comes with every other, and may be wanted alone.
  calibrate: () => measureAll([]),
};

export const benchCommand = ({ errors }: Terminal): Command => ({
  name: 'bench',
  operands: '[NAME…]',
  options: {},
  async run({ operands, json, print }) {
    const asked = operands.length === 0 ? Object.keys(benches) : [...new Set(operands)];
    const all = [measureAll([calibrate]), ...asked.map(benchNamed).map((bench) => bench())];
    const progress = new Progress(
      errors,
      all.reduce((sum, { samples }) => sum + samples, 0),
    );
    const measured: Row[] = [];
    for (const bench of all) measured.push(...(await bench.measure((name) => progress.step(name))));
    progress.end();
    print(json ? JSON.stringify(measured) : table(measured));
    return 0;
  },
});

function benchNamed(name: string): () => Bench {
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (bench !== undefined) return bench;
  const known = Object.keys(benches);
  const near = schema.nearest(name, known);
  throw near === null
    ? new Misuse('misuse.bench', { given: name, known: known.join(', ') })
    : new Misuse('misuse.bench.near', { given: name, near });
}

function table(rows: readonly Row[]): string {
  const count = (value: number) =>
    value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString('en');
  return rows
    .map(({ name, ours, peer, peerName, ratio, unit }) => {
      const own = `${name.padEnd(24)} ${count(ours).padStart(13)} ${unit}`;
      if (peer === null || ratio === null) return own;
      return `${own}   ${peerName} ${count(peer).padStart(9)}   × ${ratio.toPrecision(3)}`;
    })
    .join('\n');
}
