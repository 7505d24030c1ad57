import type { Json, Outcome } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import type { View } from '@concilio/lotr-lcg/contract';
import type { Spoken } from '@concilio/text';
import { printedOn } from './printed.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** A hero of the group, as the match left them or has them now. */
export interface Hero {
  readonly card: string;
  readonly damage: number;
  readonly state: 'well' | 'prisoner' | 'dead';
}

/** Something that a campaign log would note. */
export interface ChronicleEntry {
  readonly round: number;
  readonly kind: 'fallen' | 'slain' | 'taken' | 'rescued' | 'out';
  /** The card that it happened to; `null` where it was a player. */
  readonly card: string | null;
  readonly seat: number | null;
}

/** What is told of one match of this game afterwards: its sheet, and how it came to it. */
export interface Chronicle {
  readonly sheet: Sheet;
  /** By seat: the threat at the start, and at the end of each round. */
  readonly threat: readonly (readonly number[])[];
  readonly moments: readonly ChronicleEntry[];
  /** By seat. */
  readonly party: readonly (readonly Hero[])[];
}

interface Told {
  readonly view: View;
  readonly events: readonly SeenEvent[];
  readonly outcome: Outcome | null;
}

/** Reads a match by what anybody at its table has seen, be it over or not. */
export function chronicleOf(game: Spoken, { view, events, outcome }: Told): Chronicle {
  const { seats } = view;
  return {
    sheet: sheetOf(view, outcome),
    threat: threatOf(
      events,
      seats.map(({ threat }) => threat),
    ),
    moments: momentsOf(game, events),
    party: seats.map(({ inPlay, discard }): Hero[] => [
      ...inPlay.flatMap(({ card, damage, prisoner }): Hero[] =>
        card !== null && printedOn(game, card).isHero
          ? [{ card, damage, state: prisoner ? 'prisoner' : 'well' }]
          : [],
      ),
      ...discard.flatMap(({ card }): Hero[] =>
        card !== null && printedOn(game, card).isHero ? [{ card, damage: 0, state: 'dead' }] : [],
      ),
    ]),
  };
}

const numberIn = (said: SeenEvent['said'], name: string): number => Number(said[name] ?? 0);
const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** What a seat's threat was before it first changed follows from the first change; without one it is what it is now. */
function threatOf(events: readonly SeenEvent[], now: readonly number[]): number[][] {
  const level = now.map((threat, seat) => {
    const first = events.find(({ name, said }) => isThreat(name) && said.seat === seat);
    if (first === undefined) return threat;
    const by = numberIn(first.said, 'threat');
    return numberIn(first.said, 'to') + (first.name === 'threat.raised' ? -by : by);
  });
  const rows = level.map((threat) => [threat]);
  const note = (): void => rows.forEach((row, seat) => row.push(level[seat] ?? 0));
  let isFirst = true;
  for (const { name, said } of events) {
    if (isThreat(name)) level[numberIn(said, 'seat')] = numberIn(said, 'to');
    if (name !== 'round.begun') continue;
    // What setup does to the threat belongs to the start.
    if (isFirst) rows.forEach((row, seat) => (row[0] = level[seat] ?? 0));
    else note();
    isFirst = false;
  }
  if (!isFirst) note();
  return rows;
}

const isThreat = (name: string): boolean => name === 'threat.raised' || name === 'threat.lowered';

function momentsOf(game: Spoken, events: readonly SeenEvent[]): ChronicleEntry[] {
  let round = 0;
  return events.flatMap(({ name, said }): ChronicleEntry[] => {
    if (name === 'round.begun') round = numberIn(said, 'round');
    const kind = kindOf(game, name, said.card);
    if (kind === null) return [];
    const seat = typeof said.seat === 'number' ? said.seat : null;
    return [{ round, kind, card: kind === 'out' ? null : textOf(said.card), seat }];
  });
}

/** Of the many enemies that fall, those are noted that are worth points. */
function kindOf(game: Spoken, name: string, card: Json | undefined): ChronicleEntry['kind'] | null {
  if (name === 'prisoner.taken') return 'taken';
  if (name === 'prisoner.rescued') return 'rescued';
  if (name === 'player.eliminated') return 'out';
  if (name !== 'card.destroyed' || typeof card !== 'string') return null;
  const { isHero, victory } = printedOn(game, card);
  return isHero ? 'fallen' : victory > 0 ? 'slain' : null;
}
