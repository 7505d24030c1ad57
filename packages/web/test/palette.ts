import { deflateSync, inflateSync, crc32 } from 'node:zlib';

/**
 * A picture of a screen with at most 256 colours, which takes a third of the bytes. Reads and writes PNG as Chromium
 * makes it: eight bits a channel, not interlaced.
 */
export function withFewColours(png: Buffer): Buffer {
  const picture = decode(png);
  const palette = paletteOf(picture);
  return encode(picture, palette);
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel. */
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function decode(png: Buffer): Picture {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 3];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      channels = data[9] === 6 ? 4 : 3;
    }
    if (type === 'IDAT') parts.push(data);
    at += length + 12;
  }
  const raw = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  if (channels === 3) return { width, height, pixels: raw };
  const pixels = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    pixels.set(raw.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return { width, height, pixels };
}

/** Each line of a PNG is told as its difference to what is left of it and above. */
function unfiltered(data: Buffer, bytes: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(bytes * height);
  for (let line = 0; line < height; line++) {
    const filter = data[line * (bytes + 1)] ?? 0;
    for (let x = 0; x < bytes; x++) {
      const here = line * bytes + x;
      const left = x < channels ? 0 : (out[here - channels] ?? 0);
      const above = line === 0 ? 0 : (out[here - bytes] ?? 0);
      const corner = line === 0 || x < channels ? 0 : (out[here - bytes - channels] ?? 0);
      const told = data[line * (bytes + 1) + 1 + x] ?? 0;
      out[here] = told + guess(filter, left, above, corner);
    }
  }
  return out;
}

function guess(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

interface Shade {
  readonly colour: readonly [number, number, number];
  readonly count: number;
}

/** Colours are told apart to this many bits a channel: finer than the eye does in a picture of a table. */
const BITS = 6;
const coarse = (value: number): number => value >> (8 - BITS);
const keyOf = (pixels: Uint8Array, at: number): number =>
  (coarse(pixels[at] ?? 0) << (2 * BITS)) |
  (coarse(pixels[at + 1] ?? 0) << BITS) |
  coarse(pixels[at + 2] ?? 0);

/** Cuts the cloud of colours in two, again and again, where it is widest. */
function paletteOf({ pixels }: Picture): readonly Shade['colour'][] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < pixels.length; at += 3) {
    const key = keyOf(pixels, at);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sum[0] += pixels[at] ?? 0;
    sum[1] += pixels[at + 1] ?? 0;
    sum[2] += pixels[at + 2] ?? 0;
    sum[3] += 1;
    sums.set(key, sum);
  }
  const shades = [...sums.values()].map(
    ([red, green, blue, count]): Shade => ({ colour: [red / count, green / count, blue / count], count }),
  );
  const boxes: Shade[][] = [shades];
  while (boxes.length < 256) {
    const widest = boxes
      .map(spread)
      .reduce((best, one, index, all) => (one.worth > (all[best]?.worth ?? 0) ? index : best), 0);
    const box = boxes[widest];
    if (box === undefined || box.length < 2) break;
    const { channel } = spread(box);
    box.sort((one, other) => one.colour[channel] - other.colour[channel]);
    boxes.push(box.splice(middleOf(box)));
  }
  return boxes.map(meanOf);
}

/** How far a box of colours reaches, in which channel, and how much it matters. */
function spread(box: readonly Shade[]): { readonly channel: 0 | 1 | 2; readonly worth: number } {
  let best: { channel: 0 | 1 | 2; worth: number } = { channel: 0, worth: -1 };
  const weight = Math.sqrt(box.reduce((sum, { count }) => sum + count, 0));
  for (const channel of [0, 1, 2] as const) {
    let [low, high] = [255, 0];
    for (const { colour } of box) {
      low = Math.min(low, colour[channel]);
      high = Math.max(high, colour[channel]);
    }
    const worth = box.length < 2 ? -1 : (high - low) * weight;
    if (worth > best.worth) best = { channel, worth };
  }
  return best;
}

/** Where half of the pixels lie on either side. */
function middleOf(box: readonly Shade[]): number {
  const half = box.reduce((sum, { count }) => sum + count, 0) / 2;
  let passed = 0;
  for (const [index, { count }] of box.entries()) {
    passed += count;
    if (passed >= half) return Math.min(Math.max(1, index), box.length - 1);
  }
  return box.length - 1;
}

function meanOf(box: readonly Shade[]): Shade['colour'] {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(box.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / total);
  return [mean(0), mean(1), mean(2)];
}

/** Neighbours lean to either side by so much, in a pattern: so a glow does not fall into rings. */
const LEAN = 4;
const PATTERN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map(
  (value) => (value / 15 - 0.5) * LEAN,
);

function encode({ width, height, pixels }: Picture, palette: readonly Shade['colour'][]): Buffer {
  const nearest = new Map<number, number>();
  const wished = new Uint8ClampedArray(3);
  const find = (at: number, lean: number): number => {
    for (const channel of [0, 1, 2]) wished[channel] = (pixels[at + channel] ?? 0) + lean;
    const [red = 0, green = 0, blue = 0] = wished;
    const key = (red << 16) | (green << 8) | blue;
    const known = nearest.get(key);
    if (known !== undefined) return known;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [index, colour] of palette.entries()) {
      const far = (red - colour[0]) ** 2 + (green - colour[1]) ** 2 + (blue - colour[2]) ** 2;
      if (far < least) [best, least] = [index, far];
    }
    nearest.set(key, best);
    return best;
  };
  const lines = Buffer.alloc((width + 1) * height);
  for (let line = 0; line < height; line++)
    for (let x = 0; x < width; x++) {
      const lean = PATTERN[(line % 4) * 4 + (x % 4)] ?? 0;
      lines[line * (width + 1) + 1 + x] = find((line * width + x) * 3, lean);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, each the number of a colour.
  head[8] = 8;
  head[9] = 3;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
