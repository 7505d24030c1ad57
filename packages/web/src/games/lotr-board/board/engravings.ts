/** Line drawings in the ground of each board, worked out for its size; ornaments, in our own hand. */
export interface Engraving {
  /** Fine lines over the whole ground. */
  readonly faint: string;
  /** A scene of its own, set into a corner. */
  readonly strong: string;
}

const n = (value: number): string => (Math.round(value * 10) / 10).toString();

export function engravingOf(place: string, width: number, height: number): Engraving {
  switch (place) {
    case 'moria':
      return { faint: hall(width, height), strong: bridge(width - 170, height - 82) };
    case 'helms-deep':
      return {
        faint: peaks(
          [
            [0.2, 0.2],
            [0.45, 0.05],
            [0.75, 0.16],
            [0.95, 0.3],
          ],
          width,
          height,
        ),
        strong: wall(width, height),
      };
    case 'shelobs-lair':
      return {
        faint: web(0, height, height * 1.1, 0.12, 1.2),
        strong: web(width, height, Math.min(240, height), Math.PI * 1.02, 2.6),
      };
    case 'mordor':
      return {
        faint: peaks(
          [
            [0.1, 0.3],
            [0.3, 0.18],
            [0.55, 0.3],
          ],
          width,
          height,
        ),
        strong: doom(width - 110, height, Math.min(150, height * 0.6), 118),
      };
    case 'bag-end':
      return { faint: hills(width, height), strong: roundDoor(width - 120, height - 62, 52) };
    case 'rivendell':
      return {
        faint: peaks(
          [
            [0.15, 0.25],
            [0.4, 0.05],
            [0.65, 0.2],
            [0.9, 0.08],
          ],
          width,
          height,
        ),
        strong: falls(width - 130, height),
      };
    default:
      return { faint: hills(width, height), strong: trees(width, height) };
  }
}

function hall(width: number, height: number): string {
  const arches = Math.max(3, Math.round(width / 130));
  const step = width / arches;
  const half = 11;
  let path = '';
  for (let at = 0; at <= arches; at++) {
    const x = at * step;
    path += `M${n(x - half)} ${height}V42M${n(x + half)} ${height}V42M${n(x - half - 7)} 42h${half * 2 + 14}M${n(x - half - 4)} 36h${half * 2 + 8}`;
    for (let k = 1; k < 5; k++) path += `M${n(x - half + (k * half * 2) / 5)} ${height}V46`;
    if (at === arches) break;
    path += `M${n(x + half)} 36Q${n(x + step / 2)} -34 ${n(x + step - half)} 36`;
    path += `M${n(x + half + 6)} 36Q${n(x + step / 2)} -20 ${n(x + step - half - 6)} 36`;
    for (let k = 0; k < 14; k++)
      path += `M${n(x + half + 4 + k * 1.5)} ${height}V${Math.min(height, 60 + k * 9)}`;
  }
  return path;
}

const bridge = (x: number, y: number): string =>
  `M${x} ${y + 30}q72 -46 146 0M${x} ${y + 36}q72 -45 146 0M${x} ${y + 30}v38M${x + 146} ${y + 30}v38M${x + 24} ${y + 66}l6 -32M${x + 42} ${y + 66}l4 -42M${x + 102} ${y + 24}l4 42M${x + 118} ${y + 34}l6 32M${x + 58} ${y + 68}l2 -51M${x + 72} ${y + 70}v-55M${x + 88} ${y + 17}l2 51`;

/** Peaks by their place along and down the ground, hatched on the side away from the lamp. */
function peaks(list: readonly (readonly [number, number])[], width: number, height: number): string {
  const half = width / 5;
  return list
    .map(([along, down]) => {
      const x = along * width;
      const y = down * height;
      let path = `M${n(x - half)} ${height}L${n(x)} ${n(y)}L${n(x + half)} ${height}`;
      for (let k = 1; k < 14; k++) {
        const t = k / 14;
        path += `M${n(x + half * t)} ${n(y + (height - y) * t)}l${n(-half * 0.2 * (1 - t) - 3)} ${n((height - y) * 0.3 * (1 - t) + 4)}`;
      }
      return path;
    })
    .join('');
}

function wall(width: number, height: number): string {
  const top = height - 46;
  const from = width - 250;
  let path = `M${from} ${height}V${top}`;
  for (let x = from; x < width - 70; x += 18) path += `h9v-8h9v8`;
  path += `M${width - 72} ${height}V${top - 52}h-6v-10h12v6h8v-6h12v6h8v-6h12v10h-6V${height}`;
  for (let row = 0; row < 4; row++)
    for (let x = from + (row % 2) * 14; x < width - 76; x += 28) path += `M${x} ${top + 10 + row * 10}h20`;
  return `${path}M${width - 56} ${height}v-22q14 -16 28 0v22`;
}

function web(x: number, y: number, size: number, from: number, rings: number): string {
  const threads = 9;
  const spread = Math.PI / 2;
  const at = (thread: number, radius: number) => {
    const turn = from + (thread / (threads - 1)) * spread - (x === 0 ? Math.PI / 2 + from : 0);
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const;
  };
  let path = '';
  for (let thread = 0; thread < threads; thread++) path += `M${x} ${y}L${at(thread, size).map(n).join(' ')}`;
  for (let ring = 1; ring <= 8 * rings; ring++) {
    const radius = (ring / (8 * rings)) * size;
    for (let thread = 0; thread < threads - 1; thread++) {
      const [ax, ay] = at(thread, radius);
      const [bx, by] = at(thread + 1, radius);
      const [cx, cy] = at(thread + 0.5, radius * 0.93);
      path += `M${n(ax)} ${n(ay)}Q${n(cx)} ${n(cy)} ${n(bx)} ${n(by)}`;
    }
  }
  return path;
}

function doom(x: number, base: number, height: number, half: number): string {
  const top = base - height;
  let path = `M${x - half} ${base}L${n(x - half * 0.17)} ${n(top)}L${n(x - half * 0.06)} ${n(top + 7)}L${n(x + half * 0.05)} ${n(top - 2)}L${n(x + half * 0.16)} ${n(top + 5)}L${x + half} ${base}`;
  for (let k = 1; k < 18; k++) {
    const t = k / 18;
    path += `M${n(x + half * (0.16 + 0.84 * t))} ${n(base - height * (1 - t))}l${n(-half * 0.26 * (1 - t) - 4)} ${n(height * 0.34 * (1 - t) + 4)}`;
  }
  for (let k = 0; k < 5; k++)
    path += `M${n(x - half * 0.08 + k * 4)} ${n(top - 4)}q${-10 + k * 6} -16 ${-2 + k * 5} -30`;
  return path;
}

function hills(width: number, height: number): string {
  let path = '';
  for (let row = 0; row < 4; row++) {
    const y = height - 18 - row * 34;
    path += `M0 ${n(y)}Q${n(width * 0.2)} ${n(y - 44 + row * 6)} ${n(width * 0.42)} ${n(y - 8)}T${n(width * 0.78)} ${n(y - 14)}T${width} ${n(y - 4)}`;
    for (let x = 20 + row * 17; x < width; x += 90)
      path += `M${x} ${n(y - 16)}l4 -9M${x + 6} ${n(y - 17)}l1 -10M${x + 12} ${n(y - 16)}l-3 -8`;
  }
  return path;
}

const roundDoor = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0M${x - r + 7} ${y}a${r - 7} ${r - 7} 0 1 1 ${(r - 7) * 2} 0a${r - 7} ${r - 7} 0 1 1 ${-(r - 7) * 2} 0M${x} ${y - r + 7}V${y + r - 7}M${x - 18} ${y - r + 12}V${y + r - 12}M${x + 18} ${y - r + 12}V${y + r - 12}M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M${x - r - 26} ${y + r}Q${x} ${y + r - 14} ${x + r + 40} ${y + r}M${x - r - 30} ${y + r}Q${x - r} ${y - r - 26} ${x} ${y - r - 14}T${x + r + 44} ${y + r}`;

function falls(x: number, height: number): string {
  let path = `M${x - 60} ${height}L${x - 44} ${height - 120}L${x - 12} ${height - 150}L${x + 30} ${height - 142}L${x + 62} ${height - 96}L${x + 90} ${height}`;
  for (let k = 0; k < 9; k++) path += `M${x - 8 + k * 4} ${height - 146 + k}q-6 60 ${-2 + k} ${138 - k}`;
  return `${path}M${x - 40} ${height - 6}q20 -8 40 0t40 0`;
}

function trees(width: number, height: number): string {
  let path = '';
  for (let k = 0; k < 5; k++) {
    const x = width - 250 + k * 56;
    const top = height - 128 + (k % 2) * 26;
    path += `M${x - 4} ${height}L${x - 2} ${top + 30}M${x + 4} ${height}L${x + 2} ${top + 30}`;
    path += `M${x} ${top - 18}q26 8 20 30q14 12 -4 22q-14 10 -32 0q-20 -8 -6 -22q-6 -24 22 -30`;
    for (let leaf = 0; leaf < 5; leaf++) path += `M${x - 12 + leaf * 6} ${top + ((leaf * 13) % 24)}q4 -6 8 0`;
  }
  return path;
}
