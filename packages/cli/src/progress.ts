import type { Writable } from 'node:stream';

const WIDTH = 30;

/** A bar on a terminal's standard error; anywhere else nothing is shown, so that logs stay readable. */
export class Progress {
  readonly #errors: Writable & { readonly isTTY?: boolean };
  readonly #total: number;
  #done = 0;

  constructor(errors: Writable & { readonly isTTY?: boolean }, total: number) {
    this.#errors = errors;
    this.#total = total;
  }

  step(label: string): void {
    this.#done++;
    if (this.#errors.isTTY !== true) return;
    const full = Math.round((this.#done / this.#total) * WIDTH);
    this.#errors.write(`\r\u001b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${label}`);
  }

  end(): void {
    if (this.#errors.isTTY === true) this.#errors.write('\r\u001b[K');
  }
}
