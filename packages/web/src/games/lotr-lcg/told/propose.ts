import type { View } from '@concilio/lotr-lcg/contract';
import type { GameTable } from '../../../table/contract.ts';

/** Who pays: always whoever has most left, so that everybody can pay for something later. */
export const propose: NonNullable<GameTable<View>['propose']> = ({ key, options, total }) => {
  if (key !== 'pay' || total === undefined) return null;
  const given = Object.fromEntries(options.map(({ id }) => [id, 0]));
  for (let due = total.min; due > 0; due--) {
    const left = ({ id, cap = 0 }: (typeof options)[number]) => cap - (given[id] ?? 0);
    const most = options.reduce<(typeof options)[number] | null>(
      (best, option) => (best === null || left(option) > left(best) ? option : best),
      null,
    );
    if (most === null || left(most) <= 0) return null;
    given[most.id] = (given[most.id] ?? 0) + 1;
  }
  return given;
};
