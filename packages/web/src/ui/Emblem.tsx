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

/** Old trees, a path between them, a web over it, and eyes that wait. */
const forest: Scene = {
  sky: ['#7f9a6c', '#0d1a16'],
  drawing: (
    <>
      <circle cx="128" cy="60" r="20" fill="#f3e6bd" opacity=".85" />
      <path d="M0 150Q50 128 100 140T200 132V200H0Z" fill="#1d3327" />
      <path
        d="M86 200Q96 168 88 152Q82 140 98 128Q116 140 108 154Q102 170 128 200Z"
        fill="#c9b27a"
        opacity=".75"
      />
      <g fill="#12211a">
        <path d="M26 200Q36 120 22 20H54Q46 110 60 200Z" />
        <path d="M144 200Q158 116 148 14H186Q172 112 186 200Z" />
        <path d="M40 84Q64 66 84 70Q62 76 44 100ZM156 74Q132 52 112 58Q136 66 154 92ZM40 46Q20 40 8 24Q26 34 42 34Z" />
        <path d="M0 30Q40 6 70 26Q50 34 30 30Q60 40 56 54Q30 40 0 52ZM200 24Q160 2 128 18Q148 28 170 24Q140 36 146 50Q172 34 200 46Z" />
      </g>
      <g fill="none" stroke="#efe3c8" strokeWidth="1.6" opacity=".8">
        <path d="M48 96L150 96M56 58L146 138M150 54L54 140M100 44V150" />
        <path d="M100 76L116 83L124 96L116 109L100 117L84 109L76 96L84 83Z" />
        <path d="M100 60L128 73L140 96L128 120L100 134L72 120L60 96L72 73Z" />
      </g>
      <ellipse cx="100" cy="96" rx="9" ry="11" fill="#1b0b08" />
      <path
        d="M93 90Q80 78 72 88M107 90Q120 78 128 88M92 98Q78 98 72 110M108 98Q122 98 128 110"
        fill="none"
        stroke="#1b0b08"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="#f7c25c">
        <circle cx="36" cy="120" r="3" />
        <circle cx="46" cy="120" r="3" />
        <circle cx="160" cy="130" r="3" />
        <circle cx="170" cy="130" r="3" />
      </g>
    </>
  ),
};

/** The world tree over a cold sea, and a longship that sails towards it. */
const tree: Scene = {
  sky: ['#8fb6c4', '#14202e'],
  drawing: (
    <>
      <path d={rays(24, 26, 150, 0.04)} transform="translate(0 -30)" fill="#e8f3ee" opacity=".22" />
      <circle cx="100" cy="64" r="46" fill="#2f5a46" />
      <circle cx="66" cy="78" r="26" fill="#2a5140" />
      <circle cx="134" cy="78" r="26" fill="#2a5140" />
      <path
        d="M92 150Q98 116 84 92Q96 100 98 108Q98 84 92 66Q102 80 103 104Q110 92 122 86Q108 104 109 124Q110 140 116 150Z"
        fill="#5b3d26"
      />
      <path d="M0 146Q28 134 60 144T124 142T200 146V200H0Z" fill="#22405a" />
      <path d="M0 162Q30 152 58 160T120 160T200 158V200H0Z" fill="#172f45" />
      <path d="M100 92V158" stroke="#2a1a0e" strokeWidth="4" />
      <path d="M64 100Q100 92 136 100Q140 124 134 140Q100 132 66 140Q60 122 64 100Z" fill="#efe3c8" />
      <path d="M80 97V137M100 95V134M120 97V137" stroke="#a8352a" strokeWidth="8" />
      <path
        d="M34 150Q30 134 22 130Q36 126 44 142Q48 160 100 162Q152 160 156 142Q160 122 176 118Q166 126 168 138Q168 178 138 182H62Q36 178 34 150Z"
        fill="#3a2415"
        stroke="#140b06"
        strokeWidth="2.5"
      />
      <g fill="#d9a441" stroke="#140b06" strokeWidth="2">
        <circle cx="66" cy="168" r="7" />
        <circle cx="89" cy="171" r="7" />
        <circle cx="112" cy="171" r="7" />
        <circle cx="135" cy="168" r="7" />
      </g>
    </>
  ),
};

/** A ring, half in the light and half in the dark, and the sword that parts the two. */
const ring: Scene = {
  sky: ['#e2cf9d', '#8f7440'],
  drawing: (
    <>
      <path d={rays(26, 30, 150, 0.05)} fill="#fff2cc" opacity=".35" />
      <path d="M100 0H200V200H100Z" fill="#2a1014" />
      <path
        d="M100 40Q140 30 200 52M100 72Q150 60 200 86M100 132Q150 146 200 120M100 166Q146 178 200 154"
        fill="none"
        stroke="#7c2b26"
        strokeWidth="3"
        opacity=".8"
      />
      <circle cx="100" cy="98" r="39" fill="none" stroke="#3a2710" strokeWidth="17" />
      <circle cx="100" cy="98" r="39" fill="none" stroke="#d9a53c" strokeWidth="13" />
      <circle cx="100" cy="98" r="43" fill="none" stroke="#f6dc8e" strokeWidth="2.5" />
      <path d="M94 148V24L100 12L106 24V148Z" fill="#e9edf0" stroke="#1b0b08" strokeWidth="2.5" />
      <path d="M100 14V148H104.8V24Z" fill="#9aa6ae" />
      <path d="M72 148H128V157H72Z" fill="#caa04a" stroke="#1b0b08" strokeWidth="2.5" />
      <path d="M95 157H105V181H95Z" fill="#5b3a24" stroke="#1b0b08" strokeWidth="2.5" />
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

const scenes: Readonly<Record<string, Scene>> = {
  'lotr-board': road,
  'lotr-lcg': forest,
  'lotr-tcg': ring,
  ragnarok: tree,
  tutorial: beacon,
};

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
