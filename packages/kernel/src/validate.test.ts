import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assign } from './question.ts';
import { validate } from './validate.ts';

describe('an assignment', () => {
  const question = assign(
    'assign',
    [{ id: 'orc' }, { id: 'uruk', onlyTo: ['aragorn'] }, { id: 'troll' }],
    [{ id: 'aragorn', holds: { min: 1 } }, { id: 'gimli', holds: { max: 1 } }, { id: 'boromir' }],
    { min: 2, max: 2 },
  );

  test('is taken in the order of the things, and holds nothing else', () => {
    expect(validate(question, { uruk: 'aragorn', orc: 'gimli' })).toEqual({
      pick: { orc: 'gimli', uruk: 'aragorn' },
    });
  });

  test.each([
    [['orc'], 'Name a target for each assigned option, both by their ids.'],
    [{ orc: 'gimli', balrog: 'aragorn' }, 'Assign the options only, each by its id.'],
    [{ orc: 'gimli', troll: 'orc' }, 'Assign each option to a target that it may go to.'],
    [{ orc: 'aragorn', uruk: 'gimli' }, 'Assign each option to a target that it may go to.'],
    [{ orc: 'aragorn' }, 'Assign 2 to 2 options, not 1.'],
    [{ orc: 'aragorn', uruk: 'aragorn', troll: 'aragorn' }, 'Assign 2 to 2 options, not 3.'],
    [{ orc: 'boromir', troll: 'boromir' }, 'A target needs at least 1, not 0.'],
  ])('%j: %s', (pick, reason) => {
    expect(validate(question, pick)).toEqual({ refused: reason });
  });

  test('fills no target beyond what it holds', () => {
    expect(
      validate({ ...question, min: 3, max: 3 }, { orc: 'gimli', troll: 'gimli', uruk: 'aragorn' }),
    ).toEqual({ refused: 'A target takes at most 1, not 2.' });
  });

  test('of rubbish is refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom('orc', 'uruk', 'x'), fc.anything())),
        (pick) => {
          expect(validate(question, pick)).toHaveProperty('refused');
        },
      ),
    );
  });
});
