const hash = (text: string): number => {
  let sum = 2166136261;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
  return sum >>> 0;
};

const drawn = new Map<string, string>();

/** The ground of a card: waves around its middle, of a shape that belongs to this card alone. */
export function groundOf(id: string): string {
  let path = drawn.get(id);
  if (path === undefined) {
    path = rosette(hash(id));
    drawn.set(id, path);
  }
  return path;
}

const RINGS = 7;
const STEPS = 72;

function rosette(seed: number): string {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const petals = 5 + Math.floor(next() * 9);
  const depth = 0.08 + next() * 0.14;
  const twist = 0.3 + next() * 0.9;
  const ring = (index: number): string => {
    const points = Array.from({ length: STEPS }, (_, step) => {
      const turn = (step / STEPS) * Math.PI * 2;
      const radius = (16 + index * 10) * (1 + depth * Math.cos(petals * turn + index * twist));
      return `${(60 + radius * Math.cos(turn)).toFixed(1)} ${(50 + radius * Math.sin(turn)).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  };
  return Array.from({ length: RINGS }, (_, index) => ring(index)).join('');
}
