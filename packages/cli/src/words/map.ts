import { type MapInView, type Place, thingName } from '@concilio/words';
import { factOf, labelOf } from './items.ts';
import { flow, padTo, widthOf } from './paint.ts';
import type { Words } from './words.ts';

/** The map of a view as lines: every place with what is there, and after an arrow where one comes from it. */
export function drawMap(words: Words, { lists, places }: MapInView, width: number): string[] {
  const { paint } = words;
  return lists.flatMap((list) => {
    const here = places.filter((place) => place.list === list);
    const names = here.map(({ id }) => thingName(words, id));
    const widest = Math.max(...names.map(widthOf));
    return [
      `  ${paint.label(labelOf(words, `view.${list}`, list))}`,
      ...here.flatMap((place, index) => {
        const head = `    ${padTo(names[index] ?? '', widest)}  `;
        const [first = '', ...rest] = flow(saidOf(words, place), '  ', widthOf(head), width);
        return [`${head}${first}`.trimEnd(), ...rest];
      }),
    ];
  });
}

/** Where a place is drawn is of no use to a line of text. */
const NOT_SAID: readonly string[] = ['id', 'x', 'y'];

function saidOf(words: Words, { list, record, ways, beside }: Place): readonly string[] {
  const facts = Object.entries(record).flatMap(([field, value]) =>
    NOT_SAID.includes(field) || ways.includes(field)
      ? []
      : factOf(words, `view.${list}.${field}`, field, value),
  );
  const to = beside.map((id) => thingName(words, id));
  return [...facts, words.paint.faint(`→ ${to.join(', ')}`)];
}
