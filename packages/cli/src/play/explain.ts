import type { JsonRecord, SeenOption, SeenQuestion, SeenTarget } from '@concilio/kernel';
import { fold } from '@concilio/positions';
import { say } from '../text/say.ts';
import { plainPaint } from '../words/paint.ts';
import {
  hintText,
  optionText,
  piecesIn,
  printedOn,
  readView,
  ruleText,
  thingName,
  whyText,
} from '@concilio/words';
import type { Words } from '../words/words.ts';

/** The letter of a blocked option: a, b, … z, aa, ab… */
export function letterOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** What `?` says: every option and every blocked one, each with all that is known of it. */
export const explainAll = (words: Words, question: SeenQuestion, view: JsonRecord): string[] => [
  ...question.options.map((_, index) => explainOption(words, question, view, index)),
  ...(question.targets ?? []).map((target, index) => explainTarget(words, view, target, index)),
  ...question.blocked.map((_, index) => explainBlocked(words, question, index)),
];

/** What `? 3`, `? >2`, `? b` and `? Lembas` say; nothing if there is no such option and no such thing. */
export function explainOne(
  words: Words,
  question: SeenQuestion | null,
  view: JsonRecord,
  name: string,
): readonly string[] {
  const index = Number(name) - 1;
  const target = name.startsWith('>') ? question?.targets?.[Number(name.slice(1)) - 1] : undefined;
  if (target !== undefined) return [explainTarget(words, view, target, Number(name.slice(1)) - 1)];
  if (question?.options[index] !== undefined) return [explainOption(words, question, view, index)];
  const blocked = question?.blocked.findIndex((_, place) => letterOf(place) === name.toLowerCase()) ?? -1;
  return question !== null && blocked >= 0
    ? [explainBlocked(words, question, blocked)]
    : explainThings(words, view, name);
}

/** Things by name or by a part of it, those that lie on the table before all others of the game. */
function explainThings(words: Words, view: JsonRecord, name: string): readonly string[] {
  const wanted = fold(name);
  const told = words.game.position.things.flatMap(({ id }) => {
    const called = thingName({ ...words, paint: plainPaint }, id);
    const printed = printedOn(words, id);
    const text = `${thingName(words, id)} – ${printed ?? ''}`;
    return printed === null || !fold(called).includes(wanted) ? [] : [{ id, called: fold(called), text }];
  });
  const exact = told.filter(({ called }) => called === wanted);
  const there = piecesIn(readView(words, view)).map(({ piece }) => piece.thing);
  const lying = told.filter(({ id }) => there.includes(id));
  const found = [exact, lying, told].find((some) => some.length > 0) ?? [];
  return found.map(({ text }) => text);
}

function explainOption(words: Words, question: SeenQuestion, view: JsonRecord, index: number): string {
  const option = question.options[index] as SeenOption;
  const { language } = words;
  const place = placeOf(words, view, option.of ?? option.id);
  const printed = option.thing === undefined ? null : printedOn(words, option.thing);
  const hint = hintText(words, option);
  const facts = [
    ...(place === null ? [] : [place]),
    ...(hint === null ? [] : [hint]),
    ...(option.amount === undefined || hint !== null
      ? []
      : [say(language, 'explain.amount', { amount: option.amount })]),
    ...(option.cap === undefined ? [] : [say(language, 'explain.cap', { cap: option.cap })]),
    ...(option.group === undefined ? [] : [say(language, 'explain.group')]),
    ...(option.onlyTo === undefined ? [] : [onlyToText(words, question, option.onlyTo)]),
    ...(printed === null ? [] : [printed]),
  ];
  const label = `${index + 1}  ${optionText(words, option)}`;
  return facts.length === 0 ? label : `${label} – ${facts.join('; ')}`;
}

function onlyToText(words: Words, { targets = [] }: SeenQuestion, ids: readonly string[]): string {
  const names = targets.filter(({ id }) => ids.includes(id)).map((target) => optionText(words, target));
  return say(words.language, 'explain.only', { names: names.join(', ') });
}

function explainTarget(words: Words, view: JsonRecord, target: SeenTarget, index: number): string {
  const place = placeOf(words, view, target.of ?? target.id);
  const printed = target.thing === undefined ? null : printedOn(words, target.thing);
  const facts = [
    ...(place === null ? [] : [place]),
    ...holdsText(words, target),
    ...(printed === null ? [] : [printed]),
  ];
  const label = `>${index + 1}  ${optionText(words, target)}`;
  return facts.length === 0 ? label : `${label} – ${facts.join('; ')}`;
}

/** How many things a target takes, if there is anything to say. */
export function holdsText({ language }: Words, { holds }: SeenTarget): readonly string[] {
  return [
    ...(holds?.min === undefined || holds.min === 0
      ? []
      : [say(language, 'explain.least', { least: holds.min })]),
    ...(holds?.max === undefined ? [] : [say(language, 'explain.cap', { cap: holds.max })]),
  ];
}

function explainBlocked(words: Words, question: SeenQuestion, index: number): string {
  const blocked = question.blocked[index];
  if (blocked === undefined) return '';
  const why = [whyText(words, blocked), ruleText(words, blocked.rule)].filter((text) => text !== null);
  return `${letterOf(index)}  ${optionText(words, blocked)} – ${why.join(' ')}`;
}

/** Where on the table a piece lies: what the zone is called that holds it. */
const placeOf = (words: Words, view: JsonRecord, id: string): string | null =>
  piecesIn(readView(words, view)).find(({ piece }) => piece.id === id)?.zone.label ?? null;
