/** How soon the web client is back when its connection is cut, and whether it has every event once. */
import { script } from './server/script.mjs';

const CUTS = 100;
/** Milliseconds. */
const SOON = 2000;

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'server-reconnect',
  title: 'Server: cut connections',
  async run() {
    const { cuts, matches, events, back, wrong, outOfStep } = await script('reconnect/measure.ts', CUTS);
    const at = (/** @type {number} */ share) => Math.round(back[Math.ceil(back.length * share) - 1]);
    return {
      rows: [
        {
          what: `${cuts} cuts while events stream: back with the next frame`,
          figure: `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`,
          floor: `p95 ${SOON} ms`,
          held: back.length === cuts && cuts >= CUTS && at(0.95) <= SOON,
        },
        {
          what: 'events lost or told twice',
          figure: `${wrong} of ${matches} matches, ${outOfStep} frames out of step; ${events.toLocaleString('en')} events`,
          floor: 'none',
          held: wrong + outOfStep === 0,
        },
      ],
    };
  },
};
