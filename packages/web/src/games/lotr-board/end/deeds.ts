import { thingName, type Values, type Speaker } from '@concilio/text';
import type { SeenEvent } from '@concilio/tables';
import type { View } from '@concilio/lotr-board/contract';
import type { Key } from '../say.ts';

/** A sentence about a hobbit's match. */
export interface Deed {
  readonly key: Key;
  readonly values: Values;
}

interface Told {
  /** Where each hobbit fell. */
  readonly fell: ReadonlyMap<number, string>;
  /** Who has borne the Ring last, and since which place; `null` if nobody else ever did. */
  readonly borne: { readonly seat: number; readonly place: string } | null;
  readonly destroyer: number | null;
  readonly worn: ReadonlyMap<number, number>;
  /** The longest way back of each hobbit in one move. */
  readonly healed: ReadonlyMap<number, { readonly from: number; readonly to: number }>;
}

/** What happened to a hobbit that is worth a line at the end: the greatest thing first. */
export function deedOf(events: readonly SeenEvent[], view: View, seat: number, speaker: Speaker): Deed {
  const player = view.seats[seat];
  const told = toldIn(events);
  const place = (id: string) => thingName(speaker, id);
  const fell = told.fell.get(seat);
  if (player?.out === true)
    return fell === undefined
      ? { key: 'end.out', values: {} }
      : { key: 'end.fell', values: { place: place(fell) } };
  if (told.destroyer === seat) return { key: 'end.destroyer', values: {} };
  if (player !== undefined && view.bearer === player.hobbit)
    return told.borne?.seat === seat
      ? { key: 'end.bore', values: { place: place(told.borne.place) } }
      : { key: 'end.bearer', values: {} };
  const worn = told.worn.get(seat) ?? 0;
  if (worn > 0) return { key: 'end.worn', values: { count: worn } };
  const runes = view.seats.map((other) => other.runes ?? 0);
  const own = runes[seat] ?? 0;
  if (own > 0 && runes.every((other, index) => index === seat || other < own))
    return { key: 'end.runes', values: { runes: own } };
  const healed = told.healed.get(seat);
  if (healed !== undefined) return { key: 'end.healed', values: { ...healed } };
  return { key: 'end.stood', values: { space: player?.corruption ?? 0 } };
}

function toldIn(events: readonly SeenEvent[]): Told {
  const fell = new Map<number, string>();
  const worn = new Map<number, number>();
  const healed = new Map<number, { from: number; to: number }>();
  const stood = new Map<number, number>();
  let borne = null as Told['borne'];
  let destroyer: number | null = null;
  let place = '';
  for (const { name, said } of events) {
    const seat = Number(said.seat);
    if (name === 'place.reached') place = String(said.place);
    else if (name === 'player.eliminated') fell.set(seat, place);
    else if (name === 'ring.worn') worn.set(seat, (worn.get(seat) ?? 0) + 1);
    else if (name === 'ring.destroyed') destroyer = seat;
    else if (name === 'ring.borne' && borne?.seat !== seat) borne = { seat, place };
    else if (name === 'hobbit.moved') {
      const from = stood.get(seat) ?? 0;
      const to = Number(said.to);
      const best = healed.get(seat);
      if (from - to > (best === undefined ? 0 : best.from - best.to)) healed.set(seat, { from, to });
      stood.set(seat, to);
    }
  }
  return { fell, borne, destroyer, worn, healed };
}
