import { isRecord, type JsonRecord, type Seat, view as kinds } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import { type AnyGame, plainInk, thingName, type Words } from '@concilio/words';

/** The ids of pieces and things that an event speaks of, to light them. */
export function namedIn({ said }: SeenEvent): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) Object.values(value as JsonRecord).forEach(look);
  };
  look(said);
  return found;
}

/** Whether an event says something about a player: a field that the game declares as a seat holds theirs. */
export function isAbout(game: AnyGame, seat: Seat, { name, said }: SeenEvent): boolean {
  return Object.entries(game.contract.events[name]?.data ?? {}).some(
    ([field, kind]) => kinds.presentOf(kind).is === 'seat' && said[field] === seat,
  );
}

/**
 * What the seats are called: by the names that they bear in the game (hobbits, colours) where the view tells them, so
 * that log and board speak of the same; otherwise by their players' names.
 */
export function seatNames(words: Words, view: JsonRecord): readonly string[] {
  const borne = words.game.position.seats.names;
  const seats = Object.entries(kinds.fieldsOf(words.game.contract.view) ?? {}).flatMap(([field, kind]) =>
    kind.is === 'per seat' && Array.isArray(view[field]) ? view[field] : [],
  );
  return words.names.map((name, index) => {
    const own: unknown = seats[index];
    if (borne === null || !isRecord(own)) return name;
    const id = Object.values(own).find((value) => typeof value === 'string' && borne.includes(value));
    return typeof id === 'string' ? thingName({ ...words, paint: plainInk }, id) : name;
  });
}
