/** The line pattern behind a figure, grown from an id: no two things share a face. On a ground of `GROUND` × `GROUND`. */
export function groundOf(id: string): string {
  let path = drawn.get(id);
  if (path === undefined) {
    const seed = hash(id);
    const random = numbersFrom(seed);
    const motif = MOTIFS[seed % MOTIFS.length] ?? contours;
    path = motif(random);
    drawn.set(id, path);
  }
  return path;
}

const drawn = new Map<string, string>();

type Random = () => number;

/** All patterns are drawn on a ground of this size. */
export const GROUND = 120;

/** The same with contours like those of a map, for cards that differ by other things than their grounds. */
export const contoursOf = (id: string): string => contours(numbersFrom(hash(id)));

/** A hue that stays with an id. */
export const hueOf = (id: string): number => hash(`hue ${id}`) % 360;

function hash(text: string): number {
  let sum = 2166136261;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
  return sum >>> 0;
}

function numbersFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function contours(random: Random): string {
  const x = 30 + random() * 60;
  const y = 30 + random() * 60;
  const lobes = 3 + Math.floor(random() * 3);
  const turn = random() * 6;
  const ring = (index: number): string => {
    const points = range(37).map((step) => {
      const angle = (step / 36) * Math.PI * 2;
      const radius = (index + 1) * 7.2 * (1 + 0.16 * Math.sin(lobes * angle + turn + index * 0.16));
      return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
    });
    return `M${points.join('L')}Z`;
  };
  return range(14).map(ring).join('');
}

function rays(random: Random): string {
  const x = 40 + random() * 40;
  const y = 30 + random() * 50;
  const count = 48 + Math.floor(random() * 24);
  return range(count)
    .map((index) => {
      const angle = (index / count) * Math.PI * 2;
      const from = index % 2 === 0 ? 26 : 16;
      const at = (radius: number) => `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
      return `M${at(from)}L${at(130)}`;
    })
    .join('');
}

function scales(random: Random): string {
  const size = 11 + random() * 6;
  const rows = range(Math.ceil((GROUND + 12) / (size / 2)));
  const columns = range(Math.ceil((GROUND + 12) / size) + 2);
  return rows
    .flatMap((row) =>
      columns.flatMap((column) => {
        const x = (column - 1) * size + (row % 2) * (size / 2);
        return [0.5, 0.32, 0.15].map((share) => {
          const radius = n(size * share);
          return `M${n(x - size * share)} ${n((row * size) / 2)}a${radius} ${radius} 0 0 1 ${n(2 * size * share)} 0`;
        });
      }),
    )
    .join('');
}

function waves(random: Random): string {
  const width = 16 + random() * 14;
  const height = 2 + random() * 3;
  const wave = `q${n(width / 4)} ${n(-height)} ${n(width / 2)} 0t${n(width / 2)} 0`;
  const line = wave.repeat(Math.ceil((GROUND + 16) / width));
  return range(30)
    .map((index) => `M-6 ${n(index * 4.4 - 4)}${line}`)
    .join('');
}

function rings(random: Random): string {
  const size = 15 + random() * 9;
  const count = range(Math.ceil(GROUND / size) + 2);
  const radius = n(size * 0.7);
  const across = n(size * 1.4);
  return count
    .flatMap((row) =>
      count.map(
        (column) =>
          `M${n(column * size - size * 0.7)} ${n(row * size)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0`,
      ),
    )
    .join('');
}

function weave(random: Random): string {
  const gap = 4 + random() * 1.6;
  const slant = n((18 + random() * 30) * 2.4);
  return range(100)
    .map((index) => {
      const x = (index - 40) * gap;
      return `M${n(x)} 0l${slant} 124${index % 3 === 0 ? '' : `M${n(GROUND - x)} 0l-${slant} 124`}`;
    })
    .join('');
}

function lattice(random: Random): string {
  const size = 12 + random() * 7;
  const lines = range(36).map((index) => `M${n((index - 12) * size)} 0l124 124m-124-124l-124 124`);
  const places = range(Math.ceil(GROUND / size));
  const dots = places.flatMap((row) =>
    places.map(
      (column) =>
        `M${n(column * size - 1.6)} ${n((row + 0.5) * size)}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0`,
    ),
  );
  return [...lines, ...dots].join('');
}

function boughs(random: Random): string {
  const parts: string[] = [];
  const grow = (x: number, y: number, angle: number, length: number, left: number): void => {
    if (left === 0 || length < 4) return;
    const toX = x + length * Math.cos(angle);
    const toY = y + length * Math.sin(angle);
    const bend = () => (random() - 0.5) * 8;
    parts.push(
      `M${n(x)} ${n(y)}Q${n((x + toX) / 2 + bend())} ${n((y + toY) / 2 + bend())} ${n(toX)} ${n(toY)}`,
    );
    const twigs = random() > 0.6 ? 3 : 2;
    for (let twig = 0; twig < twigs; twig++)
      grow(toX, toY, angle + (random() - 0.5) * 1.5, length * (0.66 + random() * 0.22), left - 1);
  };
  for (let stem = 0; stem < 7; stem++)
    grow(stem * 20 + random() * 8, 124, -Math.PI / 2 + (random() - 0.5) * 0.6, 26 + random() * 12, 5);
  return parts.join('');
}

const MOTIFS: readonly ((random: Random) => string)[] = [
  contours,
  rays,
  scales,
  waves,
  rings,
  weave,
  lattice,
  boughs,
];
