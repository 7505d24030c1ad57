import { type Viewer, isShared, type Outcome, type Seat, frameFor } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { eventTexts } from '@concilio/text';
import { wrapped } from '../screen/paint.ts';
import { drawTable } from '../screen/table.ts';
import { outcomeText, seatName } from '@concilio/text';
import { drawQuestion } from './ask.ts';
import type { Asked } from './asked.ts';
import { takeNews } from './news.ts';
import { personsAt, type Sitting, widthAt, write } from './sitting.ts';

/** The table as the person at the screen may see it; in brief, long rows that lie open to all are counted. */
export function showTable(sitting: Sitting, brief = true): void {
  const { table, speaker, watcher } = sitting;
  const { view, waitingFor } = frameFor(table.match, viewerOf(sitting));
  write(sitting, [
    '',
    ...drawTable(speaker, view, { you: watcher, asked: waitingFor, width: widthAt(sitting), brief }),
  ]);
}

/** The question, and whose it is where several share the keyboard. */
export function showQuestion(sitting: Sitting, asked: Asked): void {
  const { speaker } = sitting;
  const several = personsAt(sitting).length > 1;
  const whose = several ? [`  ${seatName(speaker, asked.open.seat)}:`] : [];
  write(sitting, ['', ...whose, ...drawQuestion(speaker, asked, widthAt(sitting))]);
}

export function showNews(sitting: Sitting, person: Seat): void {
  showList(sitting, takeNews(sitting, person));
}

/** What happened, a line each. */
export function showList(sitting: Sitting, lines: readonly string[]): void {
  if (lines.length > 0) write(sitting, ['', ...asList(sitting, lines)]);
}

/** Everything that the person at the screen has been told. */
export function showLog(sitting: Sitting): void {
  const lines = eventTexts(sitting.speaker, frameFor(sitting.table.match, viewerOf(sitting)).events);
  write(
    sitting,
    asList(sitting, lines.length > 0 ? lines : [say(sitting.speaker.language, 'play.log.empty')]),
  );
}

/** How the match ended. */
export function showOutcome(sitting: Sitting, outcome: Outcome): void {
  const { speaker } = sitting;
  const [first = 0] = outcome.scores;
  const scores =
    isShared(speaker.game.kind, outcome) && outcome.scores.every((score) => score === first)
      ? [say(speaker.language, 'play.score', { score: first })]
      : outcome.scores.map((score, seat) => `${seatName(speaker, seat)} ${score}`);
  const width = widthAt(sitting);
  write(sitting, [
    '',
    ...wrapped(outcomeText(speaker, outcome), 2, width).map(speaker.paint.title),
    `  ${scores.join('   ')}`,
    '',
  ]);
}

const asList = (sitting: Sitting, lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [first = '', ...rest] = wrapped(line, 4, widthAt(sitting));
    return [`  ${sitting.speaker.paint.faint('·')} ${first.trimStart()}`, ...rest];
  });

/** With no person at the table there is only an audience. */
export const viewerOf = ({ watcher }: Sitting): Viewer => watcher ?? 'audience';
