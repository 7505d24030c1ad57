import { say } from '../text/say.ts';
import { flow, wrapped } from '../screen/paint.ts';
import { referenceText } from '../screen/reference.ts';
import { gameName } from '@concilio/text';
import type { Speaker } from '../screen/speaker.ts';
import { isProved, type Proved } from './rules.ts';

/** What is shown of the rules of a game. */
export interface ShownRules {
  readonly rules: readonly Proved[];
  /** The keys of what the rulebook advises. */
  readonly advice: readonly string[];
  /** Whether a test run is known: without one nothing is said of proofs. */
  readonly isKnown: boolean;
}

/** The rules reference for people: by section, our own rulings marked, and what no test proves. */
export function rulesText(speaker: Speaker, { rules, advice, isKnown }: ShownRules, width: number): string {
  const { language, paint } = speaker;
  const open = rules.filter((proved) => !isProved(proved)).map(({ rule }) => rule.id);
  const counts = { covered: rules.length - open.length, total: rules.length };
  return [
    paint.title(gameName(speaker)),
    ...sectionsOf(rules).flatMap(([section, own]) => [
      '',
      paint.title(referenceText(speaker, `section.${section}`, section)),
      ...own.flatMap((proved) => ruleLines(speaker, proved, isKnown, widest(rules), width)),
    ]),
    ...(advice.length === 0 ? [] : ['', paint.title(say(language, 'rules.advice'))]),
    ...advice.flatMap((key) => marked('·', referenceText(speaker, key, key).split(' '), width)),
    '',
    say(language, isKnown ? 'rules.sum' : 'rules.total', counts),
    ...(open.length === 0 || !isKnown
      ? []
      : wrapped(paint.warning(say(language, 'rules.open', { rules: open.join(', ') })), 0, width)),
  ].join('\n');
}

/** The sections in the order of their first rules. */
function sectionsOf(rules: readonly Proved[]): readonly (readonly [string, readonly Proved[]])[] {
  const names = [...new Set(rules.map(({ rule }) => rule.section))];
  return names.map((name) => [name, rules.filter(({ rule }) => rule.section === name)] as const);
}

const widest = (rules: readonly Proved[]): number => Math.max(...rules.map(({ rule }) => rule.id.length));

function ruleLines(
  speaker: Speaker,
  proved: Proved,
  isKnown: boolean,
  idWidth: number,
  width: number,
): readonly string[] {
  const { language, paint } = speaker;
  const { id, page, kind } = proved.rule;
  const mark = !isKnown ? '·' : isProved(proved) ? paint.faint('✓') : paint.warning('✗');
  const where = paint.faint(say(language, 'rules.page', { page }));
  const ours = kind === 'decision' ? [paint.question(say(language, 'rules.decision'))] : [];
  const text = referenceText(speaker, `rule.${id}`, id).split(' ');
  return marked(`${mark} ${id.padEnd(idWidth)}`, [...text, where, ...ours], width, idWidth + 2);
}

/** Words behind a mark, broken into lines that begin where the first one does. */
function marked(mark: string, pieces: readonly string[], width: number, markWidth = 1): readonly string[] {
  const [first = '', ...rest] = flow(pieces, ' ', markWidth + 4, width);
  return [`  ${mark}  ${first}`, ...rest];
}
