import { describe, expect, test } from 'vitest';
import {
  byName,
  check,
  either,
  flag,
  integer,
  list,
  nearest,
  oneOf,
  partial,
  record,
  text,
  toJsonSchema,
} from './schema.ts';

const file = record({
  title: text({ text: 'A name.' }),
  goal: integer({ min: 1, max: 12, fallback: 4 }),
  level: oneOf(['easy', 'hard'], { fallback: 'easy' }),
  tags: list(text(), { fallback: [] }),
  seats: byName(partial({ life: integer({ min: 0 }), asleep: flag() }), { fallback: {} }),
  at: either(text(), record({ step: text() }), { fallback: 'start' }),
});

const problems = (value: unknown) =>
  check(file, value).problems?.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a schema', () => {
  test('fills in what may be left out', () => {
    expect(check(file, { title: 'One' })).toEqual({
      value: { title: 'One', goal: 4, level: 'easy', tags: [], seats: {}, at: 'start' },
    });
    expect(check(file, { title: 'One', seats: { Ana: { life: 3 } }, at: { step: 'turn' } })).toMatchObject({
      value: { seats: { Ana: { life: 3 } }, at: { step: 'turn' } },
    });
  });

  test('says where, what was wrong and what would be right', () => {
    expect(problems({ title: 'One', goal: 13 })).toEqual([
      'goal: "13" stands where a whole number from 1 to 12 is expected',
    ]);
    expect(problems({ title: 'One', gaol: 3 })).toEqual([
      'gaol: "gaol" is not known here; did you mean "goal"?',
    ]);
    expect(problems({ title: 'One', zzzzzz: 3 })?.[0]).toContain('known are title, goal');
    expect(problems({})).toEqual(['title: a text is missing']);
    expect(problems({ title: null })).toEqual(['title: nothing stands where a text is expected']);
    expect(problems({ title: 'One', level: 'medium' })?.[0]).toContain('one of easy, hard');
    expect(problems({ title: 'One', tags: ['a', 4] })).toEqual([
      'tags.1: "4" stands where a text is expected',
    ]);
    expect(problems({ title: 'One', seats: { Ana: { life: -1 } } })?.[0]).toContain(
      'a whole number of at least 0',
    );
    expect(problems({ title: 'One', at: [] })?.[0]).toContain('a list stands where a text or a record');
    expect(problems('text')?.[0]).toContain('a record is expected');
    expect(problems({ title: 'One', goal: 1.5 })).toHaveLength(1);
    expect(problems({ title: 'One', goal: Number.NaN })).toHaveLength(1);
  });

  test('does not find keys on the prototype', () => {
    expect(problems(JSON.parse('{"title":"One","__proto__":{"goal":1}}'))?.[0]).toContain(
      '"__proto__" is not known',
    );
    expect(check(record({ constructor: text() }), {}).problems).toHaveLength(1);
  });

  test('is also a JSON schema', () => {
    expect(toJsonSchema(file)).toMatchObject({
      type: 'object',
      required: ['title'],
      additionalProperties: false,
      properties: {
        title: { type: 'string', description: 'A name.' },
        goal: { type: 'integer', minimum: 1, maximum: 12, default: 4 },
        level: { enum: ['easy', 'hard'] },
        tags: { type: 'array', items: { type: 'string' } },
        at: { anyOf: [{ type: 'string' }, { type: 'object' }] },
      },
    });
  });
});

test('the nearest word is near', () => {
  expect(nearest('tutrial', ['tutorial', 'ragnarok'])).toBe('tutorial');
  expect(nearest('chess', ['tutorial', 'ragnarok'])).toBeNull();
});
