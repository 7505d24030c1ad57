import type { Texts } from '@concilio/text';
import { type Board, BOARDS, type Space } from '../content/index.ts';
import type { Sentences } from './en/index.ts';

/** What is printed on each board: after its own sentence a line for every track, and one for the events, in order. */
export const boardTexts = (sentences: Sentences): Texts =>
  Object.fromEntries(BOARDS.map((board) => [`text.${board.id}`, boardText(sentences, board)]));

function boardText(said: Texts, { id, tracks, events }: Board): string {
  const named = (thing: string) => said[`thing.${thing}`] ?? thing;
  const listed = events.map((event, index) => numbered(String(index + 1), named(event.id)));
  return [
    said[`text.${id}`],
    ...tracks.map(({ activity, spaces }) => `${named(activity)}: ${spacesText(named, spaces)}.`),
    `${said['board.events']}: ${listed.join('; ')}`,
  ].join('\n');
}

/** `1–2 silver rune, 3 ring token`: spaces by their numbers, equal neighbours together. */
function spacesText(named: (thing: string) => string, spaces: readonly Space[]): string {
  const runs: { readonly from: number; to: number; readonly gives: string }[] = [];
  for (const [index, space] of spaces.entries()) {
    const gives = typeof space === 'object' ? named(space.card) : lowered(named(space));
    const last = runs.at(-1);
    if (last?.gives === gives) last.to = index + 1;
    else runs.push({ from: index + 1, to: index + 1, gives });
  }
  return runs
    .map(({ from, to, gives }) => numbered(from === to ? String(from) : `${from}–${to}`, gives))
    .join(', ');
}

/** No line ends between a number and what it stands for. */
const numbered = (number: string, name: string): string => `${number}\u00a0${name}`;

/** Only names keep their capitals inside a sentence. */
const lowered = (word: string): string => `${word.charAt(0).toLowerCase()}${word.slice(1)}`;
