import { describe, expect, test } from 'vitest';
import { newMatch, playThrough } from '../../test/played.ts';
import { standing } from '../../test/standing.ts';
import { LIVES } from '../content/index.ts';

/** Plays matches in which Sauron is near, so that many are eliminated and the Ring-bearer is not always the first. */
function eliminations(look: Parameters<typeof playThrough>[1]) {
  for (const seats of [3, 4, 5])
    for (const index of [0, 1, 2])
      playThrough(
        newMatch(seats, `lost ${seats} ${index}`, { sauron: 12 }, (state) => {
          // Everybody but the Ring-bearer begins close to Sauron.
          for (const [seat, player] of state.players.entries())
            if (seat !== state.bearer) player.corruption = 8;
        }),
        look,
      );
}

describe('an eliminated player', () => {
  test('LOB-14.04, LOB-14.05: is asked nothing any more, and has runes at most', () => {
    let seen = 0;
    eliminations(({ table: { state }, open }) => {
      for (const [seat, player] of state.players.entries()) {
        if (!player.out) continue;
        seen += 1;
        expect(open.map((one) => Number(one.seat))).not.toContain(seat);
        expect(player.hand).toEqual([]);
        for (const life of LIVES) expect(player.lives[life]).toBe(0);
      }
    });
    expect(seen).toBeGreaterThan(0);
  });

  test('LOB-14.10: has no turn, rolls no die and draws no card', () => {
    let gone = 0;
    for (const index of [0, 1, 2, 3]) {
      const out = new Set<unknown>();
      const match = newMatch(5, `gone ${index}`, { sauron: 12 }, (state) => {
        for (const [seat, player] of state.players.entries())
          if (seat !== state.bearer) player.corruption = 8;
      });
      for (const { name, said } of playThrough(match).events('referee')) {
        const seat = Reflect.get(said, 'seat');
        if (name === 'player.eliminated') out.add(seat);
        else if (['turn.begun', 'die.rolled', 'cards.drawn', 'card.drawn', 'hobbit.moved'].includes(name))
          expect(out, name).not.toContain(seat);
      }
      gone += out.size;
    }
    expect(gone).toBeGreaterThan(0);
  });
});

describe('who would leave the game by not paying', () => {
  const asked = (silver: number) => {
    const match = standing('shelobs-lair', {
      agenda: [
        { step: 'trial', with: { trial: 'faces-of-the-dead' } },
        { step: 'turn', with: { seat: 0 } },
      ],
      prepare: (state) => {
        for (const player of state.players) player.silver = silver;
      },
    });
    return match.open[0]?.question;
  };

  test('LOB-14.02: is told so by the answer, though there is no other', () => {
    expect(asked(2)).toMatchObject({
      key: 'demand',
      options: [{ id: 'refuse', text: { key: 'option.refuse-and-fall' }, harm: true }],
    });
  });

  test('LOB-14.02: who has enough runes is not asked in vain', () => {
    expect(asked(3)?.key).not.toBe('demand');
  });
});
