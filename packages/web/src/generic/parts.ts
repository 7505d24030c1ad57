import type { Block, Reading, Zone } from '@concilio/text';
import { useState } from 'react';
import type { TableProps } from '../table/contract.ts';
import type { Size } from '../table/size.ts';

/**
 * How a large table is shown: as a whole; on a tablet with others at the table the own place and one other part; on a
 * phone one part at a time.
 */
type Mode = 'whole' | 'two' | 'one';

export function modeOf(size: Size, isCompany: boolean): Mode {
  if (size === 'phone') return 'one';
  return size === 'tablet' && isCompany ? 'two' : 'whole';
}

/** The part that is looked at: where there is something to choose, until the reader turns to another one. */
export function usePart(parts: readonly Part[], question: string | null): [string, (part: string) => void] {
  const [turned, turnTo] = useState<string | null>(null);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    if (question !== null) turnTo(null);
  }
  const calling = parts.find(({ isCalling }) => isCalling) ?? parts[0];
  return [turned ?? calling?.part ?? 'shared', turnTo];
}

/** A table with more zones than these is laid out closely, and in parts on a phone. */
export const MANY_ZONES = 10;

export const zonesIn = ({ shared, seats }: Reading): number => {
  const count = ({ zones, blocks }: Block): number =>
    blocks.reduce((sum, inner) => sum + count(inner), zones.length);
  return [shared, ...seats].reduce((sum, block) => sum + count(block), 0);
};

interface Part {
  readonly part: string;
  readonly name: string;
  /** Whether something there can be chosen. */
  readonly isCalling: boolean;
}

/** The parts of a table: what all share, the own place, and those of the others. */
export function partsOf(
  { shared, seats }: Reading,
  { choices, seat, speaker }: Pick<TableProps, 'choices' | 'seat' | 'speaker'>,
  table: string,
  own: string,
  mode: Mode,
): readonly Part[] {
  const isOption = (id: string | null): boolean => id !== null && choices.optionsFor(id).length > 0;
  const isLit = ({ pieces, on }: Zone): boolean =>
    on.some(isLit) || pieces.some((piece) => isOption(piece.id) || piece.on.some(isLit));
  const isCalling = ({ zones, blocks, map }: Block): boolean =>
    zones.some(isLit) ||
    blocks.some(isCalling) ||
    (map?.places ?? []).some(({ id, tokens }) => isOption(id) || tokens.some((token) => isOption(token.id)));
  const others = seats.map((block, index) => ({
    part: index === seat ? 'own' : `seat-${index}`,
    name: index === seat ? own : (speaker.names[index] ?? ''),
    isCalling: isCalling(block),
  }));
  return [
    ...others.filter(({ part }) => part === 'own' && mode === 'one'),
    { part: 'shared', name: table, isCalling: isCalling(shared) },
    ...others.filter(({ part }) => part !== 'own'),
  ];
}
