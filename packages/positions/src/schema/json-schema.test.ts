import { schema } from '@concilio/kernel';
import { kit as beacon } from '@concilio/tutorial/kit';
import { expect, test } from 'vitest';
import { camp } from '../../test/camp.ts';
import { fileSchema } from './form.ts';

const own = schema.recordOf(fileSchema(beacon).properties);
const itemsOf = (key: string) => schema.recordOf(schema.recordOf(own[key]).items);

test('what a game knows is listed', () => {
  expect(own.seats).toMatchObject({ minItems: 2, maxItems: 4 });
  expect(itemsOf('rules')).toEqual({ $ref: '#/$defs/rule' });
  expect(schema.recordOf(fileSchema(beacon).$defs).rule).toEqual({
    enum: ['TUT-1', 'TUT-2', 'TUT-3', 'TUT-4', 'TUT-5'],
  });
  expect(own.seed).toMatchObject({ default: '1' });
});

test('entries have exactly one of their forms', () => {
  const required = (forms: unknown) =>
    (forms as readonly { readonly required: readonly string[] }[]).map((form) => form.required);
  expect(required(itemsOf('when').oneOf)).toEqual([['choose'], ['option'], ['cannot'], ['then']]);
  expect(required(itemsOf('script').oneOf)).toEqual([
    ['shuffle', 'top'],
    ['die', 'shows'],
  ]);
  const { assertion } = schema.recordOf(fileSchema(beacon).$defs);
  const forms = schema.recordOf(assertion).oneOf;
  expect(required(forms)).toEqual([['path'], ['pending'], ['event'], ['outcome']]);
  expect(schema.listOf(forms)[0]).toMatchObject({ properties: { absent: { const: true } } });
  expect(schema.listOf(forms)[2]).toMatchObject({
    properties: { event: { enum: ['card.laid', 'card.drawn', 'beacon.flared'] } },
  });
});

test('answers have the forms of the questions that the game asks', () => {
  const chooseOf = (form: ReturnType<typeof fileSchema>) =>
    JSON.stringify(schema.recordOf(form.properties).when).match(/"choose":\{"(\w+)"/)?.[1];
  expect(chooseOf(fileSchema(beacon))).toBe('type');
  expect(chooseOf(fileSchema(camp))).toBe('anyOf');
  const whenOf = (form: ReturnType<typeof fileSchema>) =>
    JSON.stringify(schema.recordOf(form.properties).when);
  expect(whenOf(fileSchema(beacon))).not.toMatch('distribute');
  expect(whenOf(fileSchema(camp))).toMatch('distribute');
  expect(whenOf(fileSchema(beacon))).not.toMatch('assign');
  expect(whenOf(fileSchema(camp))).toMatch('{"type":"object","additionalProperties":{"type":"string"}}');
});

test('passing by itself is told of only where a question has the option "pass"', () => {
  expect(own.passes).toBeUndefined();
  expect(schema.recordOf(fileSchema(camp).properties).passes).toBeDefined();
});

test('records in zones are told of only where pieces bear something', () => {
  const given = (form: ReturnType<typeof fileSchema>) =>
    schema.recordOf(schema.recordOf(form.properties).given).description;
  expect(given(fileSchema(beacon))).not.toMatch('{ card: NAME');
  expect(given(fileSchema(camp))).toMatch('{ card: NAME');
});
