import type { SeenEvent } from '@concilio/tables';

/** The ids of pieces and things that an event speaks of, to light them. */
export function namedIn({ said }: SeenEvent): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(said);
  return found;
}
