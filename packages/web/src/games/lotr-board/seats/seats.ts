import { thingName, type Speaker } from '@concilio/text';
import { plainly } from '../../../stage/plainly.ts';
import type { View } from '@concilio/lotr-board/contract';

/** How a hobbit is shown everywhere: by its hue and shape, and the letters of its name. */
export interface Figure {
  readonly seat: number;
  readonly hobbit: string;
  readonly mark: number;
  readonly name: string;
  readonly letters: string;
}

/** The hobbits in the order of the marks: whoever has learnt one knows it in every match. */
const MARKED = ['frodo', 'sam', 'pippin', 'merry', 'fatty'];

export const markOf = ({ seats }: View, seat: number): number =>
  Math.max(0, MARKED.indexOf(seats[seat]?.hobbit ?? ''));

export function figuresOf(view: View, speaker: Speaker): readonly Figure[] {
  const plain = plainly(speaker);
  const names = view.seats.map(({ hobbit }) => thingName(plain, hobbit));
  return view.seats.map(({ hobbit }, seat) => ({
    seat,
    hobbit,
    mark: markOf(view, seat),
    name: names[seat] ?? hobbit,
    letters: lettersOf(names[seat] ?? hobbit, names),
  }));
}

/** The first letter, or two where another name begins alike. */
function lettersOf(name: string, names: readonly string[]): string {
  const alike = names.filter((other) => other.charAt(0) === name.charAt(0));
  return name.slice(0, alike.length > 1 ? 2 : 1);
}

/** How far apart the Ring-bearer and the Eye are; the nearest hobbit where nobody bears the Ring. */
export function stepsToEye({ sauron, seats, bearer }: View): number | null {
  const bearing = seats.find(({ hobbit, out }) => hobbit === bearer && !out);
  const living = seats.filter(({ out }) => !out).map(({ corruption }) => corruption);
  if (bearing !== undefined) return sauron - bearing.corruption;
  return living.length === 0 ? null : sauron - Math.max(...living);
}
