import { type Json, type JsonRecord, type Question, schema, type Shape } from '@concilio/kernel';
import type { Positioned } from '../format.ts';
import { keysOf } from '../names/keys.ts';
import { answers, notes } from './manual.ts';
import { KINDS, OPERATORS } from '../assert/operators.ts';

/**
 * What JSON Schema can say of a file beyond its form: which keys go together, and which words there are. The runner
 * checks the same by itself, where it can say what was meant.
 */
export function tighten<G extends Shape>(game: Positioned<G>, whole: JsonRecord): JsonRecord {
  const { min, max } = game.seats;
  const { passes, ...own } = propertiesOf(whole);
  const then = schema.recordOf(own.then);
  const reference = { $ref: '#/$defs/assertion' };
  return {
    ...whole,
    properties: {
      ...own,
      rules: { ...schema.recordOf(own.rules), items: RULE },
      seed: { ...schema.recordOf(own.seed), default: '1' },
      seats: { ...schema.recordOf(own.seats), minItems: min, maxItems: max, uniqueItems: true },
      script: { ...schema.recordOf(own.script), items: { oneOf: drawForms(game) } },
      when: { ...schema.recordOf(own.when), items: { oneOf: entryForms(game, own, reference) } },
      then: { ...then, items: reference },
      ...(hasWindows(game) && passes !== undefined ? { passes } : {}),
    },
    anyOf: [{ required: ['then'] }, { required: ['when'] }],
    $defs: {
      rule: { enum: keysOf(game, 'rule') },
      assertion: { oneOf: assertionForms(game, schema.recordOf(then.items)) },
    },
  };
}

const RULE: JsonRecord = { $ref: '#/$defs/rule' };

/** Whether there are questions with the option "pass", so that passing by itself makes a difference. */
const hasWindows = <G extends Shape>({ contract }: Positioned<G>): boolean =>
  Object.values(contract.questions).some(({ options }) => /\bpass\b/.test(options));

const propertiesOf = (node: Json | undefined): JsonRecord =>
  schema.recordOf(schema.recordOf(node).properties);

const record = (properties: JsonRecord, required: readonly string[], more: JsonRecord = {}): JsonRecord => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
  ...more,
});

/** The choice of some keys out of all that a form has, those that go together. */
const only = (all: JsonRecord, keys: readonly string[]): JsonRecord =>
  Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])));

function drawForms<G extends Shape>({ position }: Positioned<G>): readonly JsonRecord[] {
  const value = (values: readonly (string | number)[] | 'seats' | undefined): JsonRecord =>
    values === 'seats'
      ? { type: 'string', description: 'The name of a seat.' }
      : values === undefined
        ? { type: 'string', description: 'The name of a thing, with the number of its copy if need be.' }
        : { enum: values };
  return position.draws.map((draw) =>
    draw.kind === 'die'
      ? record(
          { die: { const: draw.stream }, shows: { ...value(draw.faces), description: notes.shows } },
          ['die', 'shows'],
          { description: draw.text },
        )
      : record(
          {
            shuffle: { const: draw.stream },
            top: { type: 'array', items: value(draw.values), minItems: 1, description: notes.top },
          },
          ['shuffle', 'top'],
          { description: draw.text },
        ),
  );
}

function entryForms<G extends Shape>(
  game: Positioned<G>,
  own: JsonRecord,
  assertion: JsonRecord,
): readonly JsonRecord[] {
  const all = propertiesOf(schema.recordOf(own.when).items);
  const asked = {
    ...only(all, ['seat']),
    question: wordIn(all.question, Object.keys(game.contract.questions)),
  };
  const choice = choiceForms(game);
  const kinds = kindsOf(game);
  const hows = kinds.map((kind) => answers[kind]);
  const illegal = kinds.some((kind) => kind !== 'one') ? [notes.cannotIllegal] : [];
  return [
    record(
      { ...asked, choose: { ...choice, description: ['The answer.', ...hows, notes.choose].join(' ') } },
      ['choose'],
    ),
    record({ ...asked, ...only(all, ['option']) }, ['option']),
    record(
      {
        ...asked,
        cannot: { ...choice, description: [notes.cannot, ...illegal].join(' ') },
        rule: { anyOf: [RULE, { type: 'array', items: RULE, minItems: 1 }], description: notes.rule },
      },
      ['cannot'],
    ),
    record({ then: { ...schema.recordOf(all.then), items: assertion } }, ['then']),
  ];
}

/** The kinds of question that the game asks, in the order in which they are told. */
function kindsOf<G extends Shape>({ contract }: Positioned<G>): readonly Question['kind'][] {
  const asked = Object.values(contract.questions).map(({ kind }) => kind);
  return (Object.keys(answers) as Question['kind'][]).filter((kind) => asked.includes(kind));
}

/** The forms that answers have to these kinds. */
function choiceForms<G extends Shape>(game: Positioned<G>): JsonRecord {
  const kinds = kindsOf(game);
  const asks = (...wanted: readonly Question['kind'][]) => kinds.some((kind) => wanted.includes(kind));
  const forms: readonly JsonRecord[] = [
    { type: 'string' },
    ...(asks('some', 'order') ? [{ type: 'array', items: { type: 'string' } }] : []),
    ...(asks('number') ? [{ type: 'integer' }] : []),
    ...(asks('distribute') ? [{ type: 'object', additionalProperties: { type: 'integer' } }] : []),
    ...(asks('assign') ? [{ type: 'object', additionalProperties: { type: 'string' } }] : []),
  ];
  return forms.length === 1 ? { type: 'string' } : { anyOf: forms };
}

const wordIn = (node: Json | undefined, words: readonly string[]): JsonRecord => {
  const { description } = schema.recordOf(node);
  return { enum: words, ...(description === undefined ? {} : { description }) };
};

function assertionForms<G extends Shape>(game: Positioned<G>, items: JsonRecord): readonly JsonRecord[] {
  const all: JsonRecord = {
    ...propertiesOf(items),
    event: wordIn(propertiesOf(items).event, Object.keys(game.contract.events)),
    absent: { const: true, description: notes.absent },
    pending: withField(propertiesOf(items).pending, 'question', Object.keys(game.contract.questions)),
    outcome: withField(propertiesOf(items).outcome, 'reason', keysOf(game, 'outcome')),
  };
  return Object.entries(KINDS).map(([kind, others]) =>
    record(
      only(all, [kind, ...others]),
      [kind],
      kind === 'path' ? { anyOf: OPERATORS.map((operator) => ({ required: [operator] })) } : {},
    ),
  );
}

/** Of "none or a record": a field of the record takes but these words. */
function withField(node: Json | undefined, field: string, words: readonly string[]): JsonRecord {
  const { anyOf, ...rest } = schema.recordOf(node);
  const choices = schema.listOf(anyOf).map((choice): Json => {
    const fields = propertiesOf(choice);
    if (fields[field] === undefined) return choice;
    return { ...schema.recordOf(choice), properties: { ...fields, [field]: wordIn(fields[field], words) } };
  });
  return { ...rest, anyOf: choices };
}
