import type { SeenOption, SeenQuestion } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { padTo, plainPaint, widthOf, wrapped } from '../screen/paint.ts';
import { hintText, optionText, printedIn, questionText } from '@concilio/text';
import type { Speaker } from '../screen/speaker.ts';
import { rangeOf } from './answer.ts';
import type { Asked } from './asked.ts';
import { holdsText, letterOf } from './explain.ts';

/** So many options stand one below the other; more are set in columns. */
const ONE_COLUMN = 9;

/** A question as it stands on the screen: its sentence, its options by number, blocked ones by letter, and a hint. */
export function drawQuestion(speaker: Speaker, { question, hints }: Asked, width: number): string[] {
  const { paint } = speaker;
  const options = question.options.map(
    (option, index) =>
      `${paint.question(String(index + 1).padStart(4))}  ${optionText(speaker, option)}${hintOn(speaker, option)}`,
  );
  const blocked = question.blocked.map((option, index) =>
    paint.faint(`${letterOf(index).padStart(4)}  ${optionText(unpainted(speaker), option)} ✗`),
  );
  const hint = [...hintsFor(speaker, question), ...hints].join(' ');
  return [
    ...wrapped(questionText(unpainted(speaker), question), 2, width).map(paint.question),
    ...printedIn(unpainted(speaker), question).flatMap((text) => wrapped(text, 4, width).map(paint.faint)),
    ...inColumns([...options, ...blocked], width),
    ...drawTargets(speaker, question, width),
    ...(hint === '' ? [] : wrapped(hint, 6, width).map(paint.faint)),
  ];
}

/** What the options are assigned to, by the number that follows the sign `>` in an answer. */
function drawTargets(speaker: Speaker, { targets = [] }: SeenQuestion, width: number): string[] {
  const { paint } = speaker;
  return inColumns(
    targets.map(
      (target, index) =>
        `${paint.question(`>${index + 1}`.padStart(4))}  ${[optionText(speaker, target), ...holdsText(speaker, target)].join(' – ')}`,
    ),
    width,
  );
}

/** What it would bring, behind the name of an option. */
function hintOn(speaker: Speaker, option: SeenOption): string {
  const hint = hintText(unpainted(speaker), option);
  return hint === null ? '' : speaker.paint.faint(` (${hint})`);
}

/** Inside a sentence that is painted as a whole other colours would end its own. */
const unpainted = (speaker: Speaker): Speaker => ({ ...speaker, paint: plainPaint });

function hintsFor({ language }: Speaker, question: SeenQuestion): readonly string[] {
  const { kind, options, min = 0, max = 0, sum, adds, total, blocked } = question;
  return [
    ...(kind === 'some' ? [say(language, 'hint.some', rangeOf(min, Math.min(max, options.length)))] : []),
    ...(sum === undefined ? [] : [say(language, 'hint.sum', rangeOf(sum.min, sum.max))]),
    ...(kind === 'assign' ? [say(language, 'hint.assign', rangeOf(min, Math.min(max, options.length)))] : []),
    ...(adds === undefined ? [] : [say(language, 'hint.adds', { ...adds })]),
    ...(kind === 'order' ? [say(language, 'hint.order')] : []),
    ...(kind === 'number' ? [say(language, 'hint.number', { min, max })] : []),
    ...(total === undefined ? [] : [say(language, 'hint.shares', rangeOf(total.min, total.max))]),
    ...(blocked.length > 0 ? [say(language, 'hint.blocked')] : []),
  ];
}

function inColumns(lines: readonly string[], width: number): string[] {
  const widest = Math.max(...lines.map(widthOf)) + 2;
  const columns = lines.length <= ONE_COLUMN ? 1 : Math.max(1, Math.floor(width / widest));
  const rows = Math.ceil(lines.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    lines
      .filter((_line, index) => index % rows === row)
      .map((line) => (columns === 1 ? line : padTo(line, widest)))
      .join('')
      .trimEnd(),
  );
}
