import type { Language } from '@concilio/text';
import type { Comparison } from './better.ts';
import type { Counts, Missing } from './coverage.ts';
import type { Rate, Summary } from './tally.ts';
import type { Say } from './text.ts';

/** One match that failed, and where its record is. */
export interface Failed {
  readonly match: number;
  readonly message: string;
  readonly file: string;
}

/** All that the command says, as `--json` gives it. */
export interface Report extends Summary {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly errors: readonly Failed[];
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly coverage?: Counts & { readonly missing: readonly Missing[] };
  readonly pairs?: number;
  readonly difference?: Comparison['difference'];
  readonly better?: string | null;
}

/** The same for people: a short table. */
export function table(report: Report, language: Language, say: Say): string {
  const number = (value: number, digits = 2) =>
    value.toLocaleString(language, { maximumFractionDigits: digits });
  const percent = (value: number) => `${number(100 * value, 1)} %`;
  const won = ({ rate, low, high }: Rate, bot: string) =>
    say('won.by', { rate: percent(rate), low: percent(low), high: percent(high), bot }).trim();
  const { score, difference } = report;
  const lines: (readonly [string, string])[] = [
    [say('matches'), say('finished', { finished: number(report.finished), games: number(report.games) })],
    [
      say('endings'),
      Object.entries(report.outcomes)
        .map(([reason, count]) => `${reason} ${number(count)}`)
        .join(', '),
    ],
    [say('won'), won(report.winRate, '')],
    ...report.bySeat.map(
      ({ seat, bot, winRate }) => [`  ${say('seat', { seat })}`, won(winRate, bot)] as const,
    ),
    ...(score === null
      ? []
      : [
          [
            say('score'),
            say('score.of', {
              mean: number(score.mean),
              sd: number(score.sd),
              min: number(score.min),
              max: number(score.max),
            }),
          ] as const,
        ]),
    ...(difference === undefined
      ? []
      : [
          [say('pairs'), number(report.pairs ?? 0)] as const,
          [
            say('difference'),
            say('difference.of', {
              mean: percent(difference.mean),
              low: percent(difference.low),
              high: percent(difference.high),
            }),
          ] as const,
          [say('better'), report.better ?? say('undecided')] as const,
        ]),
    [
      say('speed'),
      say('speed.of', {
        decisions: number(report.decisions),
        seconds: number(report.seconds),
        perSecond: number(report.decisionsPerSecond, 0),
        matchesPerSecond: number(report.matchesPerSecond, 0),
      }),
    ],
    [say('seed'), report.seed],
    [say('hash'), report.stateHash],
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  return lines.map(([label, text]) => `${label.padEnd(width)}  ${text}`.trimEnd()).join('\n');
}
