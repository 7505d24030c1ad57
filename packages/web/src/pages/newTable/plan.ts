import type { JsonRecord } from '@concilio/kernel';
import type { ClockSetting, FoundingSeat, NewTable } from '@concilio/tables';
import type { LocalPlan } from '../../app/local.ts';

/** Who shall sit where: I, somebody else, or a bot. */
export type PlannedSeat =
  | { readonly kind: 'me' }
  /** Online whoever comes; on this device somebody with a name. */
  | { readonly kind: 'open'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

export interface Plan {
  readonly game: string;
  readonly where: 'here' | 'online';
  readonly name: string;
  readonly seats: readonly PlannedSeat[];
  readonly options: JsonRecord;
  readonly visibility: NewTable['visibility'];
  readonly clock: ClockSetting | null;
}

/** Names that seats have where nobody typed one. */
export interface Names {
  readonly table: string;
  readonly me: string;
  readonly bot: (number: number) => string;
  readonly player: (number: number) => string;
}

/** The plan as the server wants it. */
export function toServer({ game, name, seats, options, visibility, clock }: Plan): NewTable {
  const given = name.trim();
  return {
    game,
    ...(given !== '' && { name: given }),
    options,
    seats: seats.map((seat) =>
      seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: seat.kind },
    ),
    visibility,
    clock,
  };
}

/** The plan as this browser plays it; bots are numbered among themselves, and so are nameless people. */
export function toLocal({ game, name, seats, options }: Plan, names: Names): LocalPlan {
  let bots = 0;
  const sat = seats.map((seat, index): FoundingSeat => {
    if (seat.kind === 'bot') return { name: names.bot(++bots), bot: seat.level };
    if (seat.kind === 'me') return { name: names.me, bot: null };
    return { name: seat.name.trim() === '' ? names.player(index + 1) : seat.name.trim(), bot: null };
  });
  return { game, name: name.trim() === '' ? names.table : name.trim(), options, seats: sat };
}

/** The plan with another number of seats: the last ones go, new ones are bots. */
export function withSeats(plan: Plan, count: number, level: string): Plan {
  const more = Array.from(
    { length: Math.max(0, count - plan.seats.length) },
    (): PlannedSeat => ({ kind: 'bot', level }),
  );
  return { ...plan, seats: [...plan.seats.slice(0, count), ...more] };
}

/** The plan with one seat taken otherwise. */
export const withSeat = (plan: Plan, at: number, seat: PlannedSeat): Plan => ({
  ...plan,
  seats: plan.seats.map((before, index) => (index === at ? seat : before)),
});
