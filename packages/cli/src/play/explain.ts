import type { SeenOption, SeenQuestion, SeenTarget, SeenView } from '@concilio/kernel';
import { fold } from '@concilio/positions';
import { say } from '../text/say.ts';
import { plainPaint } from '../screen/paint.ts';
import {
  hintText,
  optionText,
  piecesIn,
  printedOn,
  readView,
  ruleText,
  thingName,
  whyText,
} from '@concilio/text';
import type { Speaker } from '../screen/speaker.ts';

/** The letter of a blocked option: a, b, … z, aa, ab… */
export function letterOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** What `?` says: every option and every blocked one, each with all that is known of it. */
export const explainAll = (speaker: Speaker, question: SeenQuestion, view: SeenView): string[] => [
  ...question.options.map((_, index) => explainOption(speaker, question, view, index)),
  ...(question.targets ?? []).map((target, index) => explainTarget(speaker, view, target, index)),
  ...question.blocked.map((_, index) => explainBlocked(speaker, question, index)),
];

/** What `? 3`, `? >2`, `? b` and `? Lembas` say; nothing if there is no such option and no such thing. */
export function explainOne(
  speaker: Speaker,
  question: SeenQuestion | null,
  view: SeenView,
  name: string,
): readonly string[] {
  const index = Number(name) - 1;
  const target = name.startsWith('>') ? question?.targets?.[Number(name.slice(1)) - 1] : undefined;
  if (target !== undefined) return [explainTarget(speaker, view, target, Number(name.slice(1)) - 1)];
  if (question?.options[index] !== undefined) return [explainOption(speaker, question, view, index)];
  const blocked = question?.blocked.findIndex((_, place) => letterOf(place) === name.toLowerCase()) ?? -1;
  return question !== null && blocked >= 0
    ? [explainBlocked(speaker, question, blocked)]
    : explainThings(speaker, view, name);
}

/** Things by name or by a part of it, those that lie on the table before all others of the game. */
function explainThings(speaker: Speaker, view: SeenView, name: string): readonly string[] {
  const wanted = fold(name);
  const told = speaker.game.things.flatMap(({ id }) => {
    const called = thingName({ ...speaker, paint: plainPaint }, id);
    const printed = printedOn(speaker, id);
    const text = `${thingName(speaker, id)} – ${printed ?? ''}`;
    return printed === null || !fold(called).includes(wanted) ? [] : [{ id, called: fold(called), text }];
  });
  const exact = told.filter(({ called }) => called === wanted);
  const there = piecesIn(readView(speaker, view)).map(({ piece }) => piece.thing);
  const lying = told.filter(({ id }) => there.includes(id));
  const found = [exact, lying, told].find((some) => some.length > 0) ?? [];
  return found.map(({ text }) => text);
}

function explainOption(speaker: Speaker, question: SeenQuestion, view: SeenView, index: number): string {
  const option = question.options[index] as SeenOption;
  const { language } = speaker;
  const place = placeOf(speaker, view, option.of ?? option.id);
  const printed = option.thing === undefined ? null : printedOn(speaker, option.thing);
  const hint = hintText(speaker, option);
  const facts = [
    ...(place === null ? [] : [place]),
    ...(hint === null ? [] : [hint]),
    ...(option.amount === undefined || hint !== null
      ? []
      : [say(language, 'explain.amount', { amount: option.amount })]),
    ...(option.cap === undefined ? [] : [say(language, 'explain.cap', { cap: option.cap })]),
    ...(option.group === undefined ? [] : [say(language, 'explain.group')]),
    ...(option.onlyTo === undefined ? [] : [onlyToText(speaker, question, option.onlyTo)]),
    ...(printed === null ? [] : [printed]),
  ];
  const label = `${index + 1}  ${optionText(speaker, option)}`;
  return facts.length === 0 ? label : `${label} – ${facts.join('; ')}`;
}

function onlyToText(speaker: Speaker, { targets = [] }: SeenQuestion, ids: readonly string[]): string {
  const names = targets.filter(({ id }) => ids.includes(id)).map((target) => optionText(speaker, target));
  return say(speaker.language, 'explain.only', { names: names.join(', ') });
}

function explainTarget(speaker: Speaker, view: SeenView, target: SeenTarget, index: number): string {
  const place = placeOf(speaker, view, target.of ?? target.id);
  const printed = target.thing === undefined ? null : printedOn(speaker, target.thing);
  const facts = [
    ...(place === null ? [] : [place]),
    ...holdsText(speaker, target),
    ...(printed === null ? [] : [printed]),
  ];
  const label = `>${index + 1}  ${optionText(speaker, target)}`;
  return facts.length === 0 ? label : `${label} – ${facts.join('; ')}`;
}

/** How many things a target takes, if there is anything to say. */
export function holdsText({ language }: Speaker, { holds }: SeenTarget): readonly string[] {
  return [
    ...(holds?.min === undefined || holds.min === 0
      ? []
      : [say(language, 'explain.least', { least: holds.min })]),
    ...(holds?.max === undefined ? [] : [say(language, 'explain.cap', { cap: holds.max })]),
  ];
}

function explainBlocked(speaker: Speaker, question: SeenQuestion, index: number): string {
  const blocked = question.blocked[index];
  if (blocked === undefined) return '';
  const why = [whyText(speaker, blocked), ruleText(speaker, blocked.rule)].filter((text) => text !== null);
  return `${letterOf(index)}  ${optionText(speaker, blocked)} – ${why.join(' ')}`;
}

/** Where on the table a piece lies: what the zone is called that holds it. */
const placeOf = (speaker: Speaker, view: SeenView, id: string): string | null =>
  piecesIn(readView(speaker, view)).find(({ piece }) => piece.id === id)?.zone.label ?? null;
