import type { ClockSetting } from '@concilio/tables';
import type { Say } from '../ui/texts.ts';
import type { Key } from './index.ts';

const DAY = 86_400;

/** How much time there is, in words. */
export function clockText(say: Say<Key>, clock: ClockSetting | null): string {
  if (clock === null) return say('clock.none');
  const minutes = Math.max(1, Math.round(clock.seconds / 60));
  if (clock.per === 'match') return say('clock.match', { minutes });
  return clock.seconds < DAY
    ? say('clock.decision', { minutes })
    : say('clock.days', { days: Math.round(clock.seconds / DAY) });
}

/** How long something took: in minutes, or in hours and minutes. */
export function lasted(language: string, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const unit = (name: 'hour' | 'minute', count: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);
  if (minutes < 60) return unit('minute', minutes);
  const rest = minutes % 60;
  const hours = unit('hour', Math.floor(minutes / 60));
  return rest === 0 ? hours : `${hours} ${unit('minute', rest)}`;
}

const STEPS = [
  ['minute', 60],
  ['hour', 3600],
  ['day', DAY],
] as const;

/** How long ago, in the largest unit that fits. */
export function ago(language: string, when: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - when) / 1000));
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const step = STEPS.findLast(([, size]) => seconds >= size);
  if (step === undefined) return words.format(0, 'second');
  const [unit, size] = step;
  return words.format(-Math.floor(seconds / size), unit);
}
