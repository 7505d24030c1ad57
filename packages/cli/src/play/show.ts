import { type Eyes, type Outcome, type Seat, type SeenQuestion, seenBy } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { eventTexts } from '../words/events.ts';
import { wrapped } from '../words/paint.ts';
import { drawTable } from '../words/table.ts';
import { outcomeText, seatName } from '../words/words.ts';
import { drawQuestion } from './ask.ts';
import { takeNews } from './news.ts';
import { personsAt, type Sitting, widthAt, write } from './sitting.ts';

/** The table as the person at the screen may see it. */
export function showTable(sitting: Sitting): void {
  const { match, words, watcher } = sitting;
  const { view, waitingFor } = seenBy(match, eyesOf(sitting));
  write(sitting, [
    '',
    ...drawTable(words, view, { you: watcher, asked: waitingFor, width: widthAt(sitting) }),
  ]);
}

/** The table, what happened since this person was last asked, and the question. */
export function showQuestion(sitting: Sitting, person: Seat, question: SeenQuestion): void {
  showTable(sitting);
  showNews(sitting, person);
  const several = personsAt(sitting).length > 1;
  const whose = several ? [`  ${seatName(sitting.words, person)}:`] : [];
  write(sitting, ['', ...whose, ...drawQuestion(sitting.words, question, widthAt(sitting))]);
}

export function showNews(sitting: Sitting, person: Seat): void {
  const lines = takeNews(sitting, person);
  if (lines.length > 0) write(sitting, ['', ...asList(sitting, lines)]);
}

/** Everything that the person at the screen has been told. */
export function showLog(sitting: Sitting): void {
  const lines = eventTexts(sitting.words, seenBy(sitting.match, eyesOf(sitting)).events);
  write(sitting, asList(sitting, lines.length > 0 ? lines : [say(sitting.words.language, 'play.log.empty')]));
}

/** How the match ended. */
export function showOutcome(sitting: Sitting, outcome: Outcome): void {
  const { words } = sitting;
  const scores = outcome.scores.map((score, seat) => `${seatName(words, seat)} ${score}`);
  const width = widthAt(sitting);
  write(sitting, [
    '',
    ...wrapped(outcomeText(words, outcome), 2, width).map(words.paint.title),
    `  ${scores.join('   ')}`,
    '',
  ]);
}

const asList = (sitting: Sitting, lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [first = '', ...rest] = wrapped(line, 4, widthAt(sitting));
    return [`  ${sitting.words.paint.faint('·')} ${first.trimStart()}`, ...rest];
  });

/** With no person at the table there is only an audience. */
const eyesOf = ({ watcher }: Sitting): Eyes => watcher ?? 'audience';
