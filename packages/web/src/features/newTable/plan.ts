import { Match, schema, seedFrom, type TableOptions, Unreadable } from '@concilio/kernel';
import type { ClockSetting, SetupSeat, NewTable } from '@concilio/tables';
import type { Spoken } from '@concilio/text';
import type { LocalPlan } from '../../net/local/matches.ts';

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
  readonly options: TableOptions;
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
    seats: seats.map((seat, at) => {
      if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
      // At a table of a server everybody has one seat.
      return { kind: seat.kind === 'me' && isMine(seats.slice(0, at)) ? 'open' : seat.kind };
    }),
    visibility,
    clock,
  };
}

const isMine = (seats: readonly PlannedSeat[]): boolean => seats.some(({ kind }) => kind === 'me');

/** Whether I play several seats by myself, and nobody else is there whose hand I must not see. */
const isAlone = (seats: readonly PlannedSeat[]): boolean =>
  seats.filter(({ kind }) => kind === 'me').length > 1 && seats.every(({ kind }) => kind !== 'open');

/** The plan as this browser plays it; bots are numbered among themselves, and so are nameless people and my hands. */
export function toLocal({ game, name, seats, options }: Plan, names: Names): LocalPlan {
  let bots = 0;
  let hands = 0;
  const sat = seats.map((seat, index): SetupSeat => {
    if (seat.kind === 'bot') return { name: names.bot(++bots), bot: seat.level };
    if (seat.kind === 'me') {
      hands += 1;
      return { name: hands === 1 ? names.me : `${names.me} ${hands}`, bot: null };
    }
    return { name: seat.name.trim() === '' ? names.player(index + 1) : seat.name.trim(), bot: null };
  });
  return {
    game,
    name: name.trim() === '' ? names.table : name.trim(),
    options,
    seats: sat,
    ...(isAlone(seats) && { alone: true }),
  };
}

/** Why no match can begin as planned: options that each are allowed need not go together. */
export function whyNotBegun(game: Spoken, { seats, options }: Plan): string | null {
  const checked = schema.check(game.options, options);
  if (checked.problems !== undefined) return checked.problems.map(({ message }) => message).join('; ');
  try {
    Match.create(game, { seats: seats.length, seed: seedFrom('tried'), options: checked.value });
    return null;
  } catch (problem) {
    if (problem instanceof Unreadable) return problem.message;
    throw problem;
  }
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
