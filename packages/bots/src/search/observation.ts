import type { Question, Seat } from '@concilio/kernel';

/**
 * A number of 53 bits for all that a seat observes when it decides: who it is, what it sees and what it is asked.
 * Equal observations have equal numbers whatever the order of keys. It walks the view itself, since to write it out
 * as text first would be the greater part of a playout.
 */
export function observation(seat: Seat, view: unknown, question: Question, optional: boolean): number {
  lanes.restart();
  lanes.word(seat * 2 + (optional ? 1 : 0));
  lanes.value(view);
  lanes.value(question);
  return lanes.number();
}

class Lanes {
  #left = 0;
  #right = 0;

  restart(): void {
    this.#left = 0x2545f491;
    this.#right = 0x1b873593;
  }

  word(word: number): void {
    const left = Math.imul(this.#left ^ word, 0x85ebca6b);
    const right = Math.imul(this.#right ^ word, 0xc2b2ae35);
    this.#left = (left ^ (left >>> 15)) + right;
    this.#right = (right ^ (right >>> 13)) + (left << 7);
  }

  text(text: string): void {
    this.word(text.length);
    for (let at = 0; at < text.length; at++) this.word(text.charCodeAt(at));
  }

  value(value: unknown): void {
    if (typeof value === 'string') {
      this.word(1);
      this.text(value);
    } else if (typeof value === 'number') {
      this.word(2);
      this.word(value);
      this.word(Math.floor(value / 0x100000000));
    } else if (Array.isArray(value)) {
      this.word(3);
      this.word(value.length);
      for (const item of value) this.value(item);
    } else if (typeof value === 'object' && value !== null) this.#record(value as Record<string, unknown>);
    else this.word(value === true ? 5 : value === false ? 6 : 7);
  }

  /** Every field begins anew and the fields are added up, so that their order means nothing. */
  #record(record: Record<string, unknown>): void {
    const left = this.#left;
    const right = this.#right;
    let fields = 0;
    let leftSum = 0;
    let rightSum = 0;
    for (const name in record) {
      const item = record[name];
      // What a question may not be answered with is a function, and says nothing new.
      if (typeof item === 'function' || item === undefined) continue;
      this.restart();
      this.text(name);
      this.value(item);
      this.word(0);
      fields++;
      leftSum = (leftSum + this.#left) | 0;
      rightSum = (rightSum + this.#right) | 0;
    }
    this.#left = left;
    this.#right = right;
    this.word(4);
    this.word(fields);
    this.word(leftSum);
    this.word(rightSum);
  }

  number(): number {
    this.word(0);
    this.word(0);
    return (this.#left >>> 0) * 0x200000 + (this.#right >>> 11);
  }
}

const lanes = new Lanes();
