import './hues.css';
import styles from './Metals.module.css';

const METALS = {
  brass: ['#efdcae', '#a98a52', '#5e4827'],
  silver: ['#f6f7f5', '#a9afb0', '#5d6466'],
  gold: ['#fff0b8', '#d3a437', '#7b5711'],
  blood: ['#ea8a80', '#a8362f', '#4d1513'],
} as const;

const FACES = {
  fighting: ['#d9655a', '#7c211c'],
  hiding: ['#a3b8a4', '#4a5f4f'],
  travel: ['#74a8d2', '#27527a'],
  friendship: ['#e6bf62', '#7d5810'],
} as const;

/** The metals and faces that the drawings of this table refer to. */
export const Metals = () => (
  <svg className={styles.metals} aria-hidden="true">
    <defs>
      {Object.entries(METALS).map(([name, [light, middle, deep]]) => (
        <linearGradient key={name} id={`lotr-${name}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset=".5" stopColor={middle} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
      ))}
      {Object.entries(FACES).map(([name, [light, deep]]) => (
        <radialGradient key={name} id={`lotr-${name}`} cx=".4" cy=".25" r=".9">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
      ))}
      <radialGradient id="lotr-face" cx=".5" cy=".3" r=".8">
        <stop offset="0" stopColor="#fbf5e4" />
        <stop offset="1" stopColor="#dcc89d" />
      </radialGradient>
      <radialGradient id="lotr-hole" cx=".5" cy=".75" r=".8">
        <stop offset="0" stopColor="#000" stopOpacity=".22" />
        <stop offset="1" stopColor="#000" stopOpacity=".5" />
      </radialGradient>
      <radialGradient id="lotr-eye">
        <stop offset="0" stopColor="#c3423f" stopOpacity=".95" />
        <stop offset=".55" stopColor="#c3423f" stopOpacity=".45" />
        <stop offset="1" stopColor="#c3423f" stopOpacity="0" />
      </radialGradient>
      <marker
        id="lotr-arrow"
        viewBox="0 0 10 10"
        refX="6"
        refY="5"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path d="M0 0L10 5L0 10L3 5Z" fill="#b8701b" />
      </marker>
    </defs>
  </svg>
);
