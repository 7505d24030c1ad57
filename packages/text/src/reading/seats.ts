import { fieldsSeen, isRecord, type SeenView, view as kinds } from '@concilio/kernel';
import { plainMarkup, thingName, type Speaker } from '../speaker.ts';

/**
 * What the seats are called: by the names that they bear in the game (hobbits, colours) where the view tells them, so
 * that log and board speak of the same; otherwise by their players' names.
 */
export function seatNames(speaker: Speaker, shown: SeenView): readonly string[] {
  const borne = speaker.game.seatNames;
  if (borne === null) return speaker.names;
  const seen = fieldsSeen(shown);
  const seats = Object.entries(kinds.fieldsOf(speaker.game.contract.view) ?? {}).flatMap(([field, kind]) =>
    kind.is === 'per seat' && Array.isArray(seen[field]) ? seen[field] : [],
  );
  return speaker.names.map((name, index) => {
    const own: unknown = seats[index];
    if (!isRecord(own)) return name;
    const id = Object.values(own).find((value) => typeof value === 'string' && borne.includes(value));
    return typeof id === 'string' ? thingName({ ...speaker, paint: plainMarkup }, id) : name;
  });
}
