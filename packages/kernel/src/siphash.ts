/**
 * SipHash-2-4 with 128-bit output: the one keyed hash of the kernel. Without the key its outputs tell nothing
 * of each other, which is what keeps seen dice from telling of shuffles. 64-bit words are pairs of 32-bit halves.
 */
export type Key = readonly [number, number, number, number];
export type Digest = [number, number, number, number];

class Lanes {
  aLow = 0;
  aHigh = 0;
  bLow = 0;
  bHigh = 0;
  cLow = 0;
  cHigh = 0;
  dLow = 0;
  dHigh = 0;

  start(key: Key): void {
    const [k0Low, k0High, k1Low, k1High] = key;
    this.aLow = k0Low ^ 0x70736575;
    this.aHigh = k0High ^ 0x736f6d65;
    this.bLow = k1Low ^ 0x6e646f6d ^ 0xee;
    this.bHigh = k1High ^ 0x646f7261;
    this.cLow = k0Low ^ 0x6e657261;
    this.cHigh = k0High ^ 0x6c796765;
    this.dLow = k1Low ^ 0x79746573;
    this.dHigh = k1High ^ 0x74656462;
  }

  rounds(count: number): void {
    let { aLow, aHigh, bLow, bHigh, cLow, cHigh, dLow, dHigh } = this;
    let low: number;
    for (let round = 0; round < count; round++) {
      low = (aLow >>> 0) + (bLow >>> 0);
      aHigh = (aHigh + bHigh + (low > 0xffffffff ? 1 : 0)) | 0;
      aLow = low | 0;
      low = (bLow << 13) | (bHigh >>> 19);
      bHigh = ((bHigh << 13) | (bLow >>> 19)) ^ aHigh;
      bLow = low ^ aLow;
      low = aLow;
      aLow = aHigh;
      aHigh = low;

      low = (cLow >>> 0) + (dLow >>> 0);
      cHigh = (cHigh + dHigh + (low > 0xffffffff ? 1 : 0)) | 0;
      cLow = low | 0;
      low = (dLow << 16) | (dHigh >>> 16);
      dHigh = ((dHigh << 16) | (dLow >>> 16)) ^ cHigh;
      dLow = low ^ cLow;

      low = (aLow >>> 0) + (dLow >>> 0);
      aHigh = (aHigh + dHigh + (low > 0xffffffff ? 1 : 0)) | 0;
      aLow = low | 0;
      low = (dLow << 21) | (dHigh >>> 11);
      dHigh = ((dHigh << 21) | (dLow >>> 11)) ^ aHigh;
      dLow = low ^ aLow;

      low = (cLow >>> 0) + (bLow >>> 0);
      cHigh = (cHigh + bHigh + (low > 0xffffffff ? 1 : 0)) | 0;
      cLow = low | 0;
      low = (bLow << 17) | (bHigh >>> 15);
      bHigh = ((bHigh << 17) | (bLow >>> 15)) ^ cHigh;
      bLow = low ^ cLow;
      low = cLow;
      cLow = cHigh;
      cHigh = low;
    }
    this.aLow = aLow;
    this.aHigh = aHigh;
    this.bLow = bLow;
    this.bHigh = bHigh;
    this.cLow = cLow;
    this.cHigh = cHigh;
    this.dLow = dLow;
    this.dHigh = dHigh;
  }

  take(low: number, high: number): void {
    this.dLow ^= low;
    this.dHigh ^= high;
    this.rounds(2);
    this.aLow ^= low;
    this.aHigh ^= high;
  }

  finish(): Digest {
    this.cLow ^= 0xee;
    this.rounds(4);
    const firstLow = this.aLow ^ this.bLow ^ this.cLow ^ this.dLow;
    const firstHigh = this.aHigh ^ this.bHigh ^ this.cHigh ^ this.dHigh;
    this.bLow ^= 0xdd;
    this.rounds(4);
    const secondLow = this.aLow ^ this.bLow ^ this.cLow ^ this.dLow;
    const secondHigh = this.aHigh ^ this.bHigh ^ this.cHigh ^ this.dHigh;
    return [firstLow >>> 0, firstHigh >>> 0, secondLow >>> 0, secondHigh >>> 0];
  }
}

const lanes = new Lanes();

/** Hashes bytes, as the reference does; the test compares with its published vectors. */
export function sipBytes(key: Key, bytes: ArrayLike<number>): Digest {
  lanes.start(key);
  const whole = bytes.length - (bytes.length % 8);
  const word = (at: number) => {
    let value = 0;
    for (let index = 3; index >= 0; index--) value = (value << 8) | (bytes[at + index] ?? 0);
    return value;
  };
  for (let at = 0; at < whole; at += 8) lanes.take(word(at), word(at + 4));
  lanes.take(word(whole), word(whole + 4) | (bytes.length << 24));
  return lanes.finish();
}

/** Hashes the UTF-16 units of a text, each as two bytes, low byte first. */
export function sipText(key: Key, text: string): Digest {
  lanes.start(key);
  const whole = text.length - (text.length % 4);
  const unit = (at: number) => (at < text.length ? text.charCodeAt(at) : 0);
  for (let at = 0; at < whole; at += 4) {
    lanes.take(
      text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16),
      text.charCodeAt(at + 2) | (text.charCodeAt(at + 3) << 16),
    );
  }
  lanes.take(unit(whole) | (unit(whole + 1) << 16), unit(whole + 2) | (((text.length * 2) & 0xff) << 24));
  return lanes.finish();
}

/** Hashes two integers as eight bytes. */
export function sipNumbers(key: Key, first: number, second: number): Digest {
  lanes.start(key);
  lanes.take(first | 0, second | 0);
  lanes.take(0, 8 << 24);
  return lanes.finish();
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(digest: Key): string {
  let hex = '';
  for (const word of digest)
    for (let shift = 24; shift >= 0; shift -= 8) hex += BYTES[(word >>> shift) & 0xff];
  return hex;
}

export function fromHex(hex: string): Key {
  const word = (at: number) => Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16) >>> 0;
  return [word(0), word(1), word(2), word(3)];
}
