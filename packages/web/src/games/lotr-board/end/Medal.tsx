import { cx } from '../../../ui/cx.ts';
import { Medal as Frame, rays } from '../../../ui/Medal.tsx';
import styles from './Medal.module.css';

const RADIUS = 33;

/** A piece of the broken Ring, from one angle to another, thrown so far outwards. */
function shard(from: number, to: number, out: number): string {
  const middle = (((from + to) / 2) * Math.PI) / 180;
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    const x = 100 + out * Math.cos(middle) + RADIUS * Math.cos(angle);
    const y = 70 + out * Math.sin(middle) + RADIUS * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

const SHARDS: readonly (readonly [number, number, number])[] = [
  [-86, 24, 3],
  [34, 128, 4],
  [136, 196, 6],
  [204, 266, 2],
];

/** The Ring breaks in the fire. */
const Destroyed = () => (
  <>
    <path d={rays(44, 44, 160, 0.022)} transform="translate(0 -34)" fill="#fff0b8" opacity=".5" />
    <path d="M14 178L80 112L88 120L100 108L112 120L120 112L186 178V200H14Z" fill="#35191a" />
    <path
      d="M80 112L88 120L100 108L112 120L120 112L130 124L118 138L110 126L104 150L110 172L100 188L92 166L96 142L88 128L74 128Z"
      fill="#f0742e"
    />
    <path
      d="M84 114Q70 82 92 50Q92 72 101 60Q100 46 106 34Q126 74 118 114Q108 124 100 112Q94 124 84 114Z"
      fill="#f0742e"
    />
    <path d="M92 112Q84 88 96 70Q97 86 104 76Q114 92 109 112Q104 118 100 110Q96 118 92 112Z" fill="#ffe09a" />
    <g fill="none">
      {SHARDS.map(([from, to, out]) => (
        <path key={from} d={shard(from, to, out)} stroke="#3a1a08" strokeWidth="15" />
      ))}
      {SHARDS.map(([from, to, out]) => (
        <path key={from} d={shard(from + 3, to - 3, out)} stroke="#dca63a" strokeWidth="11" />
      ))}
      <path d={shard(210, 258, 4.6)} stroke="#fff6d0" strokeWidth="2.6" strokeLinecap="round" />
      <path d={shard(-74, -4, 5.4)} stroke="#fff6d0" strokeWidth="2" strokeLinecap="round" />
    </g>
    <path d="M140 98l4-6 3 7zM56 96l5-4 1 7zM148 56l3-5 3 5zM50 58l4-3 1 6z" fill="#fff0b8" />
    <path d="M0 180Q60 164 110 176T200 170V200H0Z" fill="#1a0c0b" />
    <path d="M44 184l3-12 3 12zM56 182l2.6-10 2.6 10zM66 183l2.6-10 2.6 10z" fill="#f3e6c6" />
  </>
);

/** The Eye over the Ring. */
const Found = () => (
  <>
    <path d={rays(36, 20, 150, 0.03)} transform="translate(0 -14)" fill="#e8632b" opacity=".28" />
    <path d="M36 86Q100 24 164 86Q100 148 36 86Z" fill="#1b0806" />
    <path d="M42 86Q100 32 158 86Q100 140 42 86Z" fill="#e8632b" />
    <path d="M54 86Q100 42 146 86Q100 130 54 86Z" fill="#ffb45a" />
    <path d="M100 44Q116 86 100 128Q84 86 100 44Z" fill="#120504" />
    <path d="M100 52Q104 86 100 120Q96 86 100 52Z" fill="#3d0f0a" />
    <path d="M0 168Q50 146 100 160T200 152V200H0Z" fill="#080404" />
    <g fill="none">
      <ellipse cx="100" cy="170" rx="15" ry="6" stroke="#3a2508" strokeWidth="6.5" />
      <ellipse cx="100" cy="170" rx="15" ry="6" stroke="#d3a437" strokeWidth="4.4" />
    </g>
  </>
);

/** The medal of an ending: an ornament over the words that say it. */
export const Medal = ({ won }: { readonly won: boolean }) => (
  <Frame
    sky={won ? ['#ffd98f', '#6b1f12'] : ['#7d241b', '#0d0606']}
    className={cx(styles.medal, !won && styles.lost)}
  >
    {won ? <Destroyed /> : <Found />}
  </Frame>
);
