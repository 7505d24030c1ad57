import {
  asSeen,
  type Viewer,
  type Match,
  seat,
  type SeenFrame,
  frameFor,
  type SeenEvent,
  type Shape,
} from '@concilio/kernel';
import type { Call, Command } from '../command.ts';
import { replay, type Replayed } from '../replay.ts';
import { readSaved, type Saved } from '../saved.ts';
import type { Terminal } from '../terminal.ts';
import { Misuse, say } from '../text/say.ts';
import { eventTexts } from '@concilio/text';
import { paintFor, widthFor } from '../screen/paint.ts';
import { drawTable } from '../screen/table.ts';
import { outcomeText, questionText, seatName, spokenAt } from '@concilio/text';
import type { Speaker } from '../screen/speaker.ts';

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
    const viewer = viewerOf(call.values.seat, saved, names);
    const replayed = upTo(replay(file, saved), call.values.to);
    const isRunning = replayed.match !== null && replayed.match.outcome === null;
    // Whoever plays in it would not want to see more than their own side.
    if (isRunning && viewer === 'referee' && !call.json) call.note(say(call.language, 'replay.whole'));
    const game = replayed.match === null ? saved.game : spokenAt(saved.game, replayed.match.options);
    const speaker = { game, language: call.language, names, paint: paintFor(terminal) };
    const width = widthFor(terminal.output.columns);
    call.print(
      call.json ? JSON.stringify(told(replayed, viewer)) : shown(speaker, replayed, viewer, width).join('\n'),
    );
    return replayed.fault === null ? 0 : 1;
  },
});

const seatNumbers = ({ record }: Saved): readonly string[] =>
  Array.from({ length: record.seats }, (_, index) => String(index));

/** Whose eyes: a seat by number, as the file counts them, or by name; left out, those of the referee. */
function viewerOf(given: Call['values'][string], { record }: Saved, names: readonly string[]): Viewer {
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
function told({ match, fault }: Replayed, viewer: Viewer): object {
  if (match === null)
    return { hash: null, answers: [], events: [], view: null, pending: [], outcome: null, fault };
  const { view, events } = looked(match, viewer);
  // Picks hold the ids of the rules, which a seat must not learn: what it may know of them is in its events.
  const answers = match.answers.map(({ seat, pick, by }) =>
    viewer === 'referee' ? { seat, pick, by } : { seat, by },
  );
  return {
    hash: match.hash,
    answers,
    events,
    view,
    pending: pendingFor(match, viewer),
    outcome: match.outcome,
    ...(fault === null ? {} : { fault }),
  };
}

/** The referee sees the ids of the rules; everybody else sees through the one door that hides them. */
function looked(match: Match<Shape>, viewer: Viewer): Pick<SeenFrame, 'view' | 'events'> {
  if (viewer !== 'referee') return frameFor(match, viewer);
  const events = match.events(viewer).map(({ name, said }) => ({ name, said: said as SeenEvent['said'] }));
  return { view: asSeen(match.view(viewer)), events };
}

/** Who is asked, and what: a seat learns of others only that they are asked. */
function pendingFor(match: Match<Shape>, viewer: Viewer): readonly object[] {
  if (viewer !== 'referee') {
    const own = frameFor(match, viewer).questions.map(({ key, kind, options }) => ({
      seat: viewer,
      question: key,
      kind,
      options: options.map(({ id }) => id),
    }));
    const others = match.waitingFor.filter((other) => other !== viewer).map((other) => ({ seat: other }));
    return [...own, ...others];
  }
  return match.open.map(({ seat, question }) => ({
    seat,
    question: question.key,
    kind: question.kind,
    options: question.kind === 'number' ? [] : question.options.map(({ id }) => id),
  }));
}

function shown(speaker: Speaker, { match, fault }: Replayed, viewer: Viewer, width: number): string[] {
  const failed = fault === null ? [] : ['', speaker.paint.warning(fault)];
  if (match === null) return failed;
  const { view, events } = looked(match, viewer);
  const you = typeof viewer === 'number' ? viewer : null;
  return [
    ...eventTexts(speaker, events).map(
      (line, index) => `${speaker.paint.faint(String(index + 1).padStart(4))}  ${line}`,
    ),
    '',
    ...drawTable(speaker, view, { you, asked: match.waitingFor, width }),
    '',
    ...(match.outcome === null ? askedLines(speaker, match, viewer) : [outcomeText(speaker, match.outcome)]),
    ...failed,
    speaker.paint.faint(
      say(speaker.language, 'replay.hash', { answers: match.answers.length, hash: match.hash }),
    ),
  ];
}

/** Who is asked, in words. Of others a seat learns only that they are waited for, and not that they might interject. */
function askedLines(speaker: Speaker, match: Match<Shape>, viewer: Viewer): readonly string[] {
  const line = (key: 'replay.asked' | 'replay.may' | 'replay.asked.other', seat: number, question = '') =>
    say(speaker.language, key, { seat: seatName(speaker, seat), question });
  if (viewer === 'referee')
    return match.open.map(({ seat, question, slot }) =>
      line(
        match.how === 'any' && slot > 0 ? 'replay.may' : 'replay.asked',
        seat,
        questionText(speaker, question),
      ),
    );
  const { questions, waitingFor } = frameFor(match, viewer);
  return [
    ...questions.map((question) =>
      line(
        question.optional ? 'replay.may' : 'replay.asked',
        Number(viewer),
        questionText(speaker, question),
      ),
    ),
    ...waitingFor.filter((seat) => seat !== viewer).map((seat) => line('replay.asked.other', seat)),
  ];
}
