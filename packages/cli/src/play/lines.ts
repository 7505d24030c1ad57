import { createInterface, type Interface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { Terminal } from '../terminal.ts';

/** What somebody types, a line at a time; the same for a terminal and for a pipe. */
export class Lines {
  readonly #interface: Interface;
  readonly #screen: Writable;
  readonly #typed: boolean;
  readonly #waiting: string[] = [];
  #wanted: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor({ input }: Terminal, screen: Writable & { readonly isTTY?: boolean }) {
    this.#screen = screen;
    this.#typed = input.isTTY === true && screen.isTTY === true;
    this.#interface = createInterface({
      input,
      terminal: this.#typed,
      ...(this.#typed ? { output: screen } : {}),
    });
    this.#interface.on('line', (line) => this.#hear(line));
    this.#interface.on('close', () => this.#end());
    this.#interface.on('SIGINT', () => this.#interface.close());
  }

  /** The next line, or `null` when there will be none. */
  async next(prompt: string): Promise<string | null> {
    const line = await this.#line(prompt);
    // In a pipe nobody sees what was typed unless we show it.
    if (!this.#typed) this.#screen.write(`${prompt}${line ?? ''}\n`);
    else if (line === null) this.#screen.write('\n');
    return line;
  }

  close(): void {
    this.#interface.close();
  }

  async #line(prompt: string): Promise<string | null> {
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) return waiting;
    if (this.#ended) return null;
    if (this.#typed) {
      this.#interface.setPrompt(prompt);
      this.#interface.prompt();
    }
    return new Promise((resolve) => {
      this.#wanted = resolve;
    });
  }

  #hear(line: string): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted === null) this.#waiting.push(line);
    else wanted(line);
  }

  #end(): void {
    this.#ended = true;
    this.#wanted?.(null);
    this.#wanted = null;
  }
}
