/** What comes in goes in so many milliseconds apart at most; the first after a pause at once. */
const APART = 5;
/** So many are worth it: they wait no longer. */
const ENOUGH = 4;

/**
 * Does in one go, and in order, what comes in short succession. What runs for the second time in a row finds its code
 * and data still at hand, and so costs a fraction of the first. Nobody waits longer for it: what is answered here is
 * stored together anyway.
 */
export function together(): (work: () => void) => void {
  let waiting: (() => void)[] = [];
  let ran = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Immediate | null = null;

  function run(): void {
    if (timer !== null) clearTimeout(timer);
    if (soon !== null) clearImmediate(soon);
    timer = soon = null;
    ran = performance.now();
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  }

  return (work) => {
    waiting.push(work);
    if (soon !== null) return;
    const pause = waiting.length >= ENOUGH ? 0 : ran + APART - performance.now();
    if (pause <= 0) soon = setImmediate(run);
    else timer ??= setTimeout(run, pause);
  };
}
