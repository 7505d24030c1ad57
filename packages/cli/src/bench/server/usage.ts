import { readFileSync } from 'node:fs';

/** What a process has used: seconds of its processor time, all threads together, and bytes of memory. */
export interface Usage {
  readonly cpu: number;
  readonly memory: number;
}

/** The system counts processor time in these parts of a second. */
const TICKS = 100;

/** As Linux tells it; `null` elsewhere. */
export function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold anything but ends with the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0);
    return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, memory: kilobytes * 1024 };
  } catch {
    return null;
  }
}
