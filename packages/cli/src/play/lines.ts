import { createInterface, type Interface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { Terminal } from '../terminal.ts';
import { printable } from '../screen/printable.ts';

export const PROMPT = '› ';

/** What somebody types, a line at a time; the same for a terminal and for a pipe. */
export class Lines {
  readonly #input: Terminal['input'];
  #interface: Interface;
  readonly #screen: Writable;
  readonly #typed: boolean;
  readonly #waiting: string[] = [];
  #wanted: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor({ input }: Terminal, screen: Writable & { readonly isTTY?: boolean }) {
    this.#input = input;
    this.#screen = screen;
    this.#typed = input.isTTY === true && screen.isTTY === true;
    this.#interface = this.#open();
  }

  /** The next line, or `null` when there will be none. */
  async next(prompt: string): Promise<string | null> {
    const line = await this.#line(prompt);
    // In a pipe nobody sees what was typed unless we show it.
    if (!this.#typed) this.#screen.write(`${prompt}${printable(line ?? '')}\n`);
    else if (line === null) this.#screen.write('\n');
    return line;
  }

  /**
   * Whether somebody at a terminal can still be asked something. Ctrl-D and Ctrl-C are only keys there, so that after
   * them we can listen again; a terminal that was closed says nothing more.
   */
  listenAgain(): boolean {
    if (!this.#typed || this.#input.readableEnded || this.#input.destroyed) return false;
    if (this.#ended) {
      this.#ended = false;
      this.#interface = this.#open();
    }
    return true;
  }

  close(): void {
    this.#interface.close();
  }

  #open(): Interface {
    const opened = createInterface({
      input: this.#input,
      terminal: this.#typed,
      ...(this.#typed ? { output: this.#screen } : {}),
    });
    opened.on('line', (line) => this.#hear(line));
    opened.on('close', () => this.#end());
    opened.on('SIGINT', () => opened.close());
    // After Ctrl-Z and `fg` Node leaves the input paused, and the process would end for want of anything to wait for.
    opened.on('SIGCONT', () => opened.prompt(true));
    return opened;
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
