import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Emblem.module.css';
import { Medal, rays } from './Medal.tsx';

interface Scene {
  readonly sky: readonly [string, string];
  readonly drawing: ReactNode;
}

/** The long road to the mountain, and what watches it. */
const road: Scene = {
  sky: ['#e0874a', '#2a1013'],
  drawing: (
    <>
      <path d={rays(30, 20, 150, 0.035)} transform="translate(0 -46)" fill="#ffd28a" opacity=".3" />
      <path d="M64 54Q100 26 136 54Q100 82 64 54Z" fill="#f7c25c" stroke="#3a120c" strokeWidth="3" />
      <path d="M100 38Q109 54 100 70Q91 54 100 38Z" fill="#1b0b08" />
      <path d="M22 176L84 92L92 98L100 90L109 97L116 91L178 176V200H22Z" fill="#3b1f1c" />
      <path
        d="M84 92L92 98L100 90L109 97L116 91L124 102L112 116L104 106L98 122L90 104L78 108Z"
        fill="#e8632b"
      />
      <path d="M98 122L103 150L96 168" fill="none" stroke="#e8632b" strokeWidth="4" />
      <path d="M0 172Q60 150 110 166T200 160V200H0Z" fill="#1c0f0e" />
      <path
        d="M34 190Q80 172 70 160Q62 148 92 142Q120 136 108 124"
        fill="none"
        stroke="#f2dfae"
        strokeWidth="3.4"
        strokeDasharray=".1 9"
        strokeLinecap="round"
      />
      <circle cx="46" cy="185" r="6" fill="#efe3c8" stroke="#1b0b08" strokeWidth="2" />
      <circle cx="60" cy="178" r="6" fill="#5f9e6e" stroke="#1b0b08" strokeWidth="2" />
    </>
  ),
};

/** A fire on a hill at night. */
const beacon: Scene = {
  sky: ['#46648a', '#0f1a2c'],
  drawing: (
    <>
      <g fill="#f3e6bd">
        {[
          [46, 62],
          [70, 40],
          [138, 46],
          [160, 78],
          [36, 96],
          [152, 110],
        ].map(([x = 0, y = 0]) => (
          <path key={x} d={`M${x} ${y - 6}l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6z`} />
        ))}
      </g>
      <path d="M0 168L38 138L62 152L84 132L120 134L150 150L176 136L200 160V200H0Z" fill="#21364a" />
      <path d="M0 190Q52 150 100 150T200 190V200H0Z" fill="#0c1712" />
      <circle cx="100" cy="118" r="56" fill="#ffb347" opacity=".16" />
      <circle cx="100" cy="118" r="38" fill="#ffb347" opacity=".2" />
      <path
        d="M100 62Q106 84 122 96Q138 112 130 134Q124 152 100 152Q76 152 70 134Q64 114 80 98Q84 108 90 110Q86 84 100 62Z"
        fill="#e8632b"
        stroke="#3a120c"
        strokeWidth="2.5"
      />
      <path
        d="M101 94Q104 108 114 116Q122 126 117 138Q112 148 100 148Q88 148 84 138Q80 126 90 116Q92 122 96 123Q94 108 101 94Z"
        fill="#f7c25c"
      />
      <path d="M101 118Q109 128 107 138Q105 146 100 146Q94 146 93 138Q92 128 101 118Z" fill="#fff0c4" />
      <path d="M72 158L128 144M72 144L128 158" stroke="#2a1a0e" strokeWidth="8" strokeLinecap="round" />
      <path d="M72 158L128 144M72 144L128 158" stroke="#7d5630" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
};

/** A star, for a game that has brought no picture. */
const star: Scene = {
  sky: ['#6f8672', '#1c2a22'],
  drawing: <path d="M100 40L116 84L160 100L116 116L100 160L84 116L40 100L84 84Z" fill="#efe3c8" />,
};

const scenes: Readonly<Record<string, Scene>> = { 'lotr-board': road, tutorial: beacon };

/** The medal of a game: an ornament, since the name of the game stands beside it. */
export function Emblem({
  game,
  className,
}: {
  readonly game: string;
  readonly className?: string | undefined;
}) {
  const { sky, drawing } = scenes[game] ?? star;
  return (
    <Medal sky={sky} className={cx(styles.emblem, className)}>
      {drawing}
    </Medal>
  );
}
