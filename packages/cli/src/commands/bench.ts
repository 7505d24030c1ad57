import { schema } from '@concilio/kernel';
import { calibrate } from '../bench/calibrate.ts';
import { kernelBench } from '../bench/kernel.ts';
import { type Bench, measure, type Row, TIMING } from '../bench/measure.ts';
import type { Command } from '../command.ts';
import { Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { Misuse } from '../text/say.ts';

/** Loading a bench loads its peer, so only those that are asked for are loaded. */
const benches: Readonly<Record<string, () => Bench>> = {
  kernel: kernelBench,
  // The row that comes with every other, and may be wanted alone.
  calibrate: () => ({ name: 'calibrate', rows: [] }),
};

export const benchCommand = ({ errors }: Terminal): Command => ({
  name: 'bench',
  operands: '[NAME…]',
  options: {},
  async run({ operands, json, print }) {
    const asked = operands.length === 0 ? Object.keys(benches) : [...new Set(operands)];
    const rows = [calibrate, ...asked.map(benchNamed).flatMap((bench) => bench().rows)];
    const progress = new Progress(errors, rows.length * TIMING.samples);
    const measured = rows.map((row) => measure(row, TIMING, () => progress.step(row.name)));
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
  const count = (value: number) => Math.round(value).toLocaleString('en');
  return rows
    .map(({ name, ours, peer, peerName, ratio, unit }) => {
      const own = `${name.padEnd(20)} ${count(ours).padStart(13)} ${unit}`;
      if (peer === null || ratio === null) return own;
      return `${own}   ${peerName} ${count(peer).padStart(9)}   × ${ratio.toPrecision(3)}`;
    })
    .join('\n');
}
