import { isRecord, type Json } from '@concilio/kernel';
import {
  type Failure,
  toYaml,
  type Trace,
  type TracedEvent,
  type TracedQuestion,
  type TracedTarget,
} from '@concilio/positions';

/** What does not hold, for people. */
export const failureLines = ({ line, path, expected, actual, message }: Failure): readonly string[] => [
  `  line ${line}: ${path}`,
  `    expected ${inline(expected)}`,
  message === undefined ? `    but was  ${inline(actual)}` : `    but ${message}`,
];

/** Why a position could not be run: one line for each thing that is wrong. */
export const errorLines = (error: string): readonly string[] =>
  error.split('\n').map((sentence) => `  ${sentence}`);

/** The course of a position, for people. */
export function traceLines(trace: Trace): readonly string[] {
  const { questions, events, outcome } = trace;
  return [
    ...questions.flatMap(questionLines),
    ...events.map(eventLine),
    ...(outcome === null ? [] : [`  outcome: ${inline(outcome)}`]),
    '  view:',
    ...toYaml(viewBySeat(trace))
      .trimEnd()
      .split('\n')
      .map((line) => `    ${line}`),
  ];
}

/** A view with its seats by name, as paths speak of them. */
function viewBySeat({ view, seats: names }: Trace): Trace['view'] {
  const { seats } = view;
  if (!Array.isArray(seats)) return view;
  return {
    ...view,
    seats: Object.fromEntries(seats.map((own: Json, index) => [names[index] ?? String(index), own])),
  };
}

function questionLines(traced: TracedQuestion): readonly string[] {
  const {
    step,
    seat,
    question,
    about,
    kind,
    optional,
    limits,
    options,
    targets = [],
    blocked,
    events,
    answer,
  } = traced;
  const range = Object.keys(limits).length === 0 ? '' : ` ${inline(limits)}`;
  const how = `${kind}${range}${optional ? ', may be left unanswered' : ''}`;
  return [
    ...events.map(eventLine),
    `  ${seat} is asked "${question}" (${how}) in the step "${step}"${Object.keys(about).length === 0 ? '' : ` about ${inline(about)}`}`,
    ...options.map((option) => `    - ${optionText(option)}`),
    ...targets.map((target) => `    > ${optionText(target)}`),
    ...blocked.map((option) => `    x ${optionText(option)}, blocked by ${option.rule}`),
    ...(answer === null ? [] : [`    = ${inline(answer.choose)} (${answerer(answer.line)})`]),
  ];
}

const answerer = (line: number | null): string => (line === null ? 'taken, or passed' : `line ${line}`);

function optionText({ id, name, group, amount, cap, onlyTo, holds }: TracedTarget): string {
  const more = {
    ...(id === name ? {} : { id }),
    ...(group === undefined ? {} : { group }),
    ...(amount === undefined ? {} : { amount }),
    ...(cap === undefined ? {} : { cap }),
    ...(onlyTo === undefined ? {} : { onlyTo }),
    ...(holds === undefined ? {} : { holds: { ...holds } }),
  };
  return Object.keys(more).length === 0 ? name : `${name}  ${inline(more)}`;
}

const eventLine = ({ event, with: said }: TracedEvent): string => `  * ${event} ${inline(said)}`;

/** A value on one line, as YAML would take it too. */
function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value === 'string')
    return /^[\p{L}][\p{L}\d _./'’-]*$/u.test(value) ? value : JSON.stringify(value);
  if (!isRecord(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${key}: ${inline(item)}`)
    .join(', ')} }`;
}
