import {
  type Eyes,
  type Json,
  type JsonRecord,
  type Match,
  seat,
  seenBy,
  type Shape,
} from '@concilio/kernel';
import type { Call, Command } from '../command.ts';
import { replay, type Replayed } from '../replay.ts';
import { readSaved, type Saved } from '../saved.ts';
import type { Terminal } from '../terminal.ts';
import { Misuse, say } from '../text/say.ts';
import { eventTexts } from '@concilio/words';
import { paintFor, widthFor } from '../words/paint.ts';
import { drawTable } from '../words/table.ts';
import { outcomeText, questionText, seatName, spokenAt } from '@concilio/words';
import type { Words } from '../words/words.ts';

export const replayCommand = (terminal: Terminal): Command => ({
  name: 'replay',
  operands: 'FILE',
  options: { to: { type: 'string' }, seat: { type: 'string' } },
  async run(call) {
    const [file, unwanted] = call.operands;
    if (file === undefined) throw new Misuse('misuse.operand', { command: 'replay', operand: 'FILE' });
    if (unwanted !== undefined) throw new Misuse('misuse.operands', { command: 'replay', given: unwanted });
    const saved = await readSaved(file);
    const names = saved.players?.map((player) => player.name) ?? seatNumbers(saved);
    const eyes = eyesOf(call.values.seat, saved, names);
    const replayed = upTo(replay(file, saved), call.values.to);
    const isRunning = replayed.match !== null && replayed.match.outcome === null;
    // Whoever plays in it would not want to see more than their own side.
    if (isRunning && eyes === 'referee' && !call.json) call.note(say(call.language, 'replay.whole'));
    const game = replayed.match === null ? saved.game : spokenAt(saved.game, replayed.match.options);
    const words = { game, language: call.language, names, paint: paintFor(terminal) };
    const width = widthFor(terminal.output.columns);
    call.print(
      call.json ? JSON.stringify(told(replayed, eyes)) : shown(words, replayed, eyes, width).join('\n'),
    );
    return replayed.fault === null ? 0 : 1;
  },
});

const seatNumbers = ({ record }: Saved): readonly string[] =>
  Array.from({ length: record.seats }, (_, index) => String(index));

/** Whose eyes: a seat by number, as the file counts them, or by name; left out, those of the referee. */
function eyesOf(given: Call['values'][string], { record }: Saved, names: readonly string[]): Eyes {
  if (typeof given !== 'string') return 'referee';
  const isNumber = /^\d+$/.test(given);
  const index = isNumber ? Number(given) : names.indexOf(given);
  const known = names.join(', ');
  if (isNumber && index >= record.seats)
    throw new Misuse('misuse.seat.number', { given, last: record.seats - 1, known });
  if (index < 0) throw new Misuse('misuse.seat', { given, known });
  return seat(index);
}

/** The match after its first answers only; a fault that comes later is then out of sight. */
function upTo(replayed: Replayed, given: Call['values'][string]): Replayed {
  if (typeof given !== 'string') return replayed;
  const last = replayed.match?.answers.length ?? 0;
  const to = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (!(to <= last)) throw new Misuse('misuse.to', { given, last });
  return { match: replayed.match?.branch(to) ?? null, fault: null };
}

/** What `--json` gives: everything as it is, or as the seat may see it. */
function told({ match, fault }: Replayed, eyes: Eyes): Json {
  if (match === null)
    return { hash: null, answers: [], events: [], view: null, pending: [], outcome: null, fault };
  const { view, events } = looked(match, eyes);
  // Picks hold the ids of the rules, which a seat must not learn: what it may know of them is in its events.
  const answers = match.answers.map(({ seat, pick, by }) =>
    eyes === 'referee' ? { seat, pick, by } : { seat, by },
  );
  return {
    hash: match.hash,
    answers: answers as readonly Json[],
    events,
    view,
    pending: pendingFor(match, eyes),
    outcome: match.outcome as Json,
    ...(fault === null ? {} : { fault }),
  };
}

/** The referee sees the ids of the rules; everybody else sees through the one door that hides them. */
function looked(
  match: Match<Shape>,
  eyes: Eyes,
): { readonly view: JsonRecord; readonly events: readonly Json[] } {
  if (eyes !== 'referee') return seenBy(match, eyes);
  const events = match.events(eyes).map(({ name, said }) => ({ name, said: said as Json }));
  return { view: match.view(eyes) as JsonRecord, events };
}

/** Who is asked, and what: a seat learns of others only that they are asked. */
function pendingFor(match: Match<Shape>, eyes: Eyes): readonly Json[] {
  if (eyes !== 'referee') {
    const own = seenBy(match, eyes).questions.map(({ key, kind, options }) => ({
      seat: eyes,
      question: key,
      kind,
      options: options.map(({ id }) => id),
    }));
    const others = match.waitingFor.filter((other) => other !== eyes).map((other) => ({ seat: other }));
    return [...own, ...others] as readonly Json[];
  }
  return match.open.map(({ seat, question }) => ({
    seat,
    question: question.key,
    kind: question.kind,
    options: question.kind === 'number' ? [] : question.options.map(({ id }) => id),
  }));
}

function shown(words: Words, { match, fault }: Replayed, eyes: Eyes, width: number): string[] {
  const failed = fault === null ? [] : ['', words.paint.warning(fault)];
  if (match === null) return failed;
  const { view, events } = looked(match, eyes);
  const you = typeof eyes === 'number' ? eyes : null;
  return [
    ...eventTexts(words, events).map(
      (line, index) => `${words.paint.faint(String(index + 1).padStart(4))}  ${line}`,
    ),
    '',
    ...drawTable(words, view, { you, asked: match.waitingFor, width }),
    '',
    ...(match.outcome === null ? askedLines(words, match, eyes) : [outcomeText(words, match.outcome)]),
    ...failed,
    words.paint.faint(
      say(words.language, 'replay.hash', { answers: match.answers.length, hash: match.hash }),
    ),
  ];
}

/** Who is asked, in words. Of others a seat learns only that they are waited for, and not that they might interject. */
function askedLines(words: Words, match: Match<Shape>, eyes: Eyes): readonly string[] {
  const line = (key: 'replay.asked' | 'replay.may' | 'replay.asked.other', seat: number, question = '') =>
    say(words.language, key, { seat: seatName(words, seat), question });
  if (eyes === 'referee')
    return match.open.map(({ seat, question, slot }) =>
      line(
        match.how === 'any' && slot > 0 ? 'replay.may' : 'replay.asked',
        seat,
        questionText(words, question),
      ),
    );
  const { questions, waitingFor } = seenBy(match, eyes);
  return [
    ...questions.map((question) =>
      line(question.optional ? 'replay.may' : 'replay.asked', Number(eyes), questionText(words, question)),
    ),
    ...waitingFor.filter((seat) => seat !== eyes).map((seat) => line('replay.asked.other', seat)),
  ];
}
