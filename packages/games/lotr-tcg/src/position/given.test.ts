import { Unreadable } from '@concilio/kernel';
import { parseSource, start } from '@concilio/suite';
import { expect, test } from 'vitest';
import { lotrTcg } from '../index.ts';

const withTom = (tom: string) => () =>
  start(
    lotrTcg,
    parseSource(`game: lotr-tcg
title: { en: wounds, es: heridas }
rules: [TCG-20.01]
seed: "1"
seats: [Tom, Chuck]
at: { step: archeryFire }
given:
  seats:
    Tom: ${tom}
`),
  );

test('TCG-20.01: nobody with as many wounds as vitality can be written as in play', () => {
  const refused = withTom('{ inPlay: [{ card: aragorn-heir-of-elendil, wounds: 4 }] }');
  expect(refused).toThrow(Unreadable);
  expect(refused).toThrow(
    'Line 9: given.seats.Tom.inPlay: aragorn-heir-of-elendil has 4 wounds and a vitality of 4, and would be dead',
  );
  expect(withTom('{ support: [{ card: guma-plains-farmer, wounds: 9 }] }')).toThrow(
    'given.seats.Tom.support: guma-plains-farmer has 9 wounds',
  );
  expect(withTom('{ inPlay: [{ card: aragorn-heir-of-elendil, wounds: 3 }] }')).not.toThrow();
});
