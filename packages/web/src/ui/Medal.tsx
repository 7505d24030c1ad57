import { type ReactNode, useId } from 'react';

/** Pointed rays around the middle of a medal, as one path. */
export function rays(count: number, inner: number, outer: number, width: number): string {
  const at = (angle: number, radius: number): string =>
    `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return `M${at(angle - width, inner)}L${at(angle, outer)}L${at(angle + width, inner)}Z`;
  }).join('');
}

interface Props {
  /** The light in the middle, and the dark at the rim. */
  readonly sky: readonly [string, string];
  readonly className: string;
  /** What is drawn on it, in a square of 200. */
  readonly children: ReactNode;
}

/** A medal with a picture: an ornament beside the words that say it. */
export function Medal({ sky: [light, deep], className, children }: Props) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-sky`} cx="50%" cy="36%" r="70%">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
        <linearGradient id={`${id}-rim`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e6cf9a" />
          <stop offset=".5" stopColor="#9c7c45" />
          <stop offset="1" stopColor="#55401f" />
        </linearGradient>
        <clipPath id={`${id}-disc`}>
          <circle cx="100" cy="100" r="78" />
        </clipPath>
      </defs>
      <circle cx="100" cy="100" r="97" fill="#120d0a" />
      <circle cx="100" cy="100" r="95" fill={`url(#${id}-rim)`} />
      <circle cx="100" cy="100" r="90" fill="#231a12" />
      <path d={rays(48, 81.5, 88.5, 0.03)} fill="#a98a52" />
      <circle cx="100" cy="100" r="80" fill={`url(#${id}-rim)`} />
      <circle cx="100" cy="100" r="78" fill={`url(#${id}-sky)`} />
      <g clipPath={`url(#${id}-disc)`}>{children}</g>
      <circle cx="100" cy="100" r="78" fill="none" stroke="#0d0906" strokeOpacity=".55" strokeWidth="3" />
    </svg>
  );
}
