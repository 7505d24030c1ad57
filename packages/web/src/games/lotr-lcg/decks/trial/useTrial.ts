import { useEffect, useRef, useState } from 'react';
import type { TrialPlan } from './match.ts';
import { added, nothingPlayed, type Tally } from './tally.ts';
import type { Told } from './worker.ts';

/** How a test stands. */
export interface Trial {
  readonly is: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  readonly tally: Tally;
  readonly matches: number;
  /** Matches a second so far. */
  readonly speed: number;
  readonly why: string;
  /** What was tested: other decks have other figures. */
  readonly of: string;
}

const idle: Trial = { is: 'idle', tally: nothingPlayed, matches: 0, speed: 0, why: '', of: '' };

/** Plays a plan in a worker of its own, so that the page stays quick. */
export function useTrial(): {
  readonly trial: Trial;
  readonly start: (plan: TrialPlan, of: string) => void;
  readonly stop: () => void;
} {
  const [trial, setTrial] = useState(idle);
  const worker = useRef<Worker | null>(null);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);

  const start = (plan: TrialPlan, of: string): void => {
    end();
    const begun = performance.now();
    const own = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    setTrial({ ...idle, is: 'running', matches: plan.matches, of });
    const fail = (why: string): void => {
      end();
      setTrial((before) => ({ ...before, is: 'failed', why }));
    };
    own.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (worker.current !== own) return;
      if (data.is === 'failed') {
        fail(data.message);
        return;
      }
      setTrial((before) => {
        const tally = added(before.tally, data.matches);
        const seconds = (performance.now() - begun) / 1000;
        const isDone = tally.matches >= plan.matches;
        return { ...before, tally, speed: tally.matches / seconds, is: isDone ? 'done' : before.is };
      });
    });
    own.addEventListener('error', ({ message }) => fail(message ?? ''));
    own.postMessage(plan, []);
  };

  const stop = (): void => {
    end();
    setTrial((before) => (before.is === 'running' ? { ...before, is: 'stopped' } : before));
  };
  return { trial, start, stop };
}
