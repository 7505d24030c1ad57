import { asOptions } from '@concilio/kernel';
import { loadKit } from '../../client/games.ts';
import { describe, expect, it } from 'vitest';
import { type Names, type Plan, toLocal, toServer, withSeat, withSeats, whyNotBegun } from './plan.ts';

const names: Names = {
  table: 'The game',
  me: 'Inés',
  bot: (number) => `Bot ${number}`,
  player: (number) => `Player ${number}`,
};

const plan: Plan = {
  game: 'tutorial',
  where: 'here',
  name: '  ',
  seats: [
    { kind: 'me' },
    { kind: 'bot', level: 'simple' },
    { kind: 'open', name: ' Ana ' },
    { kind: 'open', name: '' },
  ],
  options: asOptions({ goal: 3 }),
  visibility: 'private',
  clock: { per: 'decision', seconds: 120 },
};

describe('the plan of a new table', () => {
  it('names everybody who sits at this device', () => {
    expect(toLocal(plan, names)).toEqual({
      game: 'tutorial',
      name: 'The game',
      options: { goal: 3 },
      seats: [
        { name: 'Inés', bot: null },
        { name: 'Bot 1', bot: 'simple' },
        { name: 'Ana', bot: null },
        { name: 'Player 4', bot: null },
      ],
    });
  });

  it('asks the server for seats that others may take', () => {
    expect(toServer({ ...plan, name: ' Supper ' })).toEqual({
      game: 'tutorial',
      name: 'Supper',
      options: { goal: 3 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'private',
      clock: { per: 'decision', seconds: 120 },
    });
    expect(toServer(plan)).not.toHaveProperty('name');
  });

  it('gives me several hands on this device, and one seat on a server', () => {
    const mine: Plan = { ...plan, seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', level: 'simple' }] };
    expect(toLocal(mine, names)).toMatchObject({
      alone: true,
      seats: [{ name: 'Inés' }, { name: 'Inés 2' }, { name: 'Bot 1' }],
    });
    // With somebody else at the device, hands are hidden from each other.
    const both = withSeats({ ...mine, seats: [...mine.seats, { kind: 'open', name: 'Ana' }] }, 4, 'simple');
    expect(toLocal(both, names)).not.toHaveProperty('alone');
    expect(toServer(mine).seats).toEqual([
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'bot', level: 'simple' },
    ]);
  });

  it('grows by bots and shrinks from the end', () => {
    expect(withSeats(plan, 5, 'strong').seats.at(-1)).toEqual({ kind: 'bot', level: 'strong' });
    expect(withSeats(plan, 2, 'strong').seats).toEqual(plan.seats.slice(0, 2));
  });

  it('says why it cannot begin, where options do not go together', async () => {
    const game = await loadKit('lotr-lcg');
    const two = withSeats({ ...plan, seats: [{ kind: 'me' }] }, 2, 'simple');
    expect(whyNotBegun(game, { ...two, options: asOptions({ decks: ['lore', 'spirit'] }) })).toBeNull();
    expect(whyNotBegun(game, { ...two, options: asOptions({ decks: ['lore', 'lore'] }) })).toMatch(/twice/);
    expect(whyNotBegun(game, { ...two, options: asOptions({ decks: ['fire'] }) })).not.toBeNull();
  });

  it('changes one seat and no other', () => {
    const changed = withSeat(plan, 1, { kind: 'open', name: '' });
    expect(changed.seats[1]).toEqual({ kind: 'open', name: '' });
    expect(changed.seats[0]).toEqual(plan.seats[0]);
  });
});
