/** A line engraving grown from an id, so that each card is known at a glance. On a ground of 120 × 120. */
export function groundOf(id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const seed = seedOf(id);
  const motif = MOTIFS[seed % MOTIFS.length] ?? contours;
  const path = motif(chance(seed));
  drawn.set(id, path);
  return path;
}

const drawn = new Map<string, string>();

/** A hue that stays with an id, for the tint of its ground. */
export const hueOf = (id: string): number => seedOf(`hue ${id}`) % 360;

function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

type Chance = () => number;

function chance(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (number: number): number => Math.round(number * 10) / 10;

function contours(next: Chance): string {
  const x = 30 + next() * 60;
  const y = 30 + next() * 60;
  const waves = 3 + Math.floor(next() * 3);
  const phase = next() * 6;
  let path = '';
  for (let ring = 1; ring < 14; ring++) {
    const points = Array.from({ length: 33 }, (_, step) => {
      const angle = (step / 32) * 2 * Math.PI;
      const radius = ring * 7.6 * (1 + 0.16 * Math.sin(waves * angle + phase + ring * 0.16));
      return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
    });
    path += `M${points.join('L')}Z`;
  }
  return path;
}

function rays(next: Chance): string {
  const x = 40 + next() * 40;
  const y = 30 + next() * 50;
  const count = 44 + Math.floor(next() * 20);
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const from = index % 2 === 0 ? 24 : 14;
    const at = (radius: number) =>
      `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
    return `M${at(from)}L${at(130)}`;
  }).join('');
}

function waves(next: Chance): string {
  const width = 16 + next() * 14;
  const height = 2 + next() * 3;
  let path = '';
  for (let y = -4; y < 128; y += 5) {
    path += `M-6 ${y}`;
    for (let x = -6; x < 130; x += width)
      path += `q${short(width / 4)} ${short(-height)} ${short(width / 2)} 0t${short(width / 2)} 0`;
  }
  return path;
}

function scales(next: Chance): string {
  const size = 12 + next() * 6;
  let path = '';
  let row = 0;
  for (let y = 0; y < 132; y += size / 2) {
    for (let x = (row % 2) * (size / 2) - size; x < 132; x += size)
      for (const part of [0.5, 0.3]) {
        const radius = short(size * part);
        path += `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
      }
    row++;
  }
  return path;
}

function lattice(next: Chance): string {
  const size = 12 + next() * 8;
  let path = '';
  for (let line = -12; line < 24; line++)
    path += `M${short(line * size)} 0l124 124M${short(line * size)} 0l-124 124`;
  return path;
}

const MOTIFS: readonly ((next: Chance) => string)[] = [contours, rays, waves, scales, lattice];
