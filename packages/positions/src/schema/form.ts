import { type JsonRecord, schema, type SchemaNode, type Shape } from '@concilio/kernel';
import type { Positioned } from '../format.ts';
import { fieldNode, stepsOf } from '../names/fields.ts';
import { keysOf } from '../names/keys.ts';
import { manual, notes } from './manual.ts';
import { tighten } from './json-schema.ts';

const { anything, byName, either, flag, integer, list, oneOf, partial, text } = schema;

/** One of several forms. */
const anyOf = (choices: readonly SchemaNode[], description: string): SchemaNode => ({
  is: 'either',
  choices,
  text: description,
});
const names = (description: string) => list(text(), { text: description });
const namesOrNumbers = (description: string) => list(either(text(), integer()), { text: description });
const nameOrNames = (description: string) => either(text(), list(text()), { text: description });
const choice = (description: string): SchemaNode =>
  anyOf([text(), integer(), list(text()), byName(either(text(), integer()))], description);

const pending = either(
  oneOf(['none']),
  partial({
    seat: text({ text: notes.pendingSeat }),
    question: text({ text: notes.question }),
    options: namesOrNumbers(notes.pendingOptions),
    includes: namesOrNumbers(notes.pendingIncludes),
    excludes: namesOrNumbers(notes.pendingExcludes),
  }),
  { text: notes.pending },
);

const outcome = (reasons: string) =>
  either(
    oneOf(['none']),
    partial({
      won: flag({ text: notes.won }),
      winner: nameOrNames(notes.winner),
      score: either(integer(), byName(integer()), { text: notes.score }),
      reason: text({ text: `${notes.reason} ${reasons}.` }),
    }),
    { text: notes.outcome },
  );

const assertion = (reasons: string) =>
  partial({
    path: text({ text: notes.path }),
    as: text({ text: notes.as }),
    equals: anything({ text: notes.equals }),
    not: anything({ text: notes.not }),
    atLeast: integer({ text: notes.atLeast }),
    atMost: integer({ text: notes.atMost }),
    includes: anything({ text: notes.includes }),
    excludes: anything({ text: notes.excludes }),
    count: integer({ min: 0, text: notes.count }),
    absent: flag({ text: notes.absent }),
    anyOrder: flag({ text: notes.anyOrder }),
    pending,
    event: text({ text: notes.event }),
    with: byName(anything(), { text: notes.eventWith }),
    outcome: outcome(reasons),
  });
const assertions = (description: string, reasons: string) => list(assertion(reasons), { text: description });

/** Something that must hold, as a file says it. */
export type Assertion = schema.TypeOf<ReturnType<typeof assertion>>;

const script = list(
  partial({
    die: text({ text: notes.die }),
    shows: anyOf([text(), integer()], notes.shows),
    shuffle: text({ text: notes.shuffle }),
    top: namesOrNumbers(notes.top),
  }),
  { text: notes.script },
);

const when = (reasons: string) =>
  list(
    partial({
      seat: text({ text: notes.seat }),
      question: text({ text: notes.question }),
      choose: choice(notes.choose),
      option: text({ text: notes.option }),
      cannot: choice(notes.cannot),
      rule: nameOrNames(notes.rule),
      stop: flag({ text: notes.stop }),
      then: assertions(notes.thenBetween, reasons),
    }),
    { text: notes.when },
  );

/** The keys that a file must have. */
export const REQUIRED = ['game', 'seats'] as const;
/** What belongs there, for whoever has left it out. */
export const WANTED = {
  game: 'the id of the game',
  seats: 'the names of the seats in their order',
} as const satisfies Readonly<Record<(typeof REQUIRED)[number], string>>;

/** The form of a whole file. What depends on names is checked later, where the names are known. */
export function fileForm<G extends Shape>(game: Positioned<G>): SchemaNode {
  const reasons = keysOf(game, 'outcome').join(', ');
  return partial(
    {
      game: oneOf([game.id], { text: notes.game }),
      title: anyOf([text(), byName(text())], notes.title),
      rules: names(notes.rules),
      seed: anyOf([text(), integer()], notes.seed),
      seats: names(`${notes.seats} ${game.position.seats.rule}`),
      options: byName(anything(), { text: notes.options }),
      at: partial(
        { step: text({ text: notes.step }), with: byName(anything(), { text: notes.with }) },
        { text: notes.at },
      ),
      given: givenForm(game),
      script,
      passes: oneOf(['strict'], { text: notes.passes }),
      when: when(reasons),
      then: assertions(notes.then, reasons),
    },
    { text: manual },
  );
}

/** What the game lets `given` hold, and what a seat has seen, which the kernel knows of. */
function givenForm<G extends Shape>({ position, pieces }: Positioned<G>): SchemaNode {
  const { given } = position;
  if (given.is !== 'record') throw new Error('What a game lets "given" hold must be a record.');
  const description = [
    notes.given,
    ...(bearsSomething(given) ? [notes.givenLaden] : []),
    notes.givenRest,
    ...(given.text === undefined ? [] : [given.text]),
  ].join(' ');
  if (pieces === undefined) return { ...given, text: description };
  const { seats } = given.fields;
  const own = seats?.is === 'by name' && seats.items.is === 'record' ? seats.items.fields : {};
  const withSeen = byName(partial({ ...own, seen: list(text(), { text: notes.seen }) }), {
    text: seats?.text ?? 'By the name of the seat.',
  });
  return { ...given, fields: { ...given.fields, seats: withSeen }, text: description };
}

/** Whether an entry of some zone may be more than a name. */
function bearsSomething(node: SchemaNode): boolean {
  if ('zone' in node) {
    const [exactly] = node.is === 'either' ? node.choices : [];
    return exactly?.is === 'list' && exactly.items.is === 'either';
  }
  if (node.is === 'record') return Object.values(node.fields).some(bearsSomething);
  return (node.is === 'by name' || node.is === 'list') && bearsSomething(node.items);
}

/** The JSON Schema of a whole file, in which options and steps are spelled out too. */
export function fileSchema<G extends Shape>(game: Positioned<G>): JsonRecord {
  const { description, ...whole } = tighten(game, schema.toJsonSchema(fileForm(game)));
  const options = { ...schema.toJsonSchema(bySeat(game.options)), description: notes.options };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: description ?? '',
    ...whole,
    properties: { ...(whole.properties as JsonRecord), options, at: schema.toJsonSchema(atForm(game)) },
    required: REQUIRED,
  };
}

/** Lists with one entry a seat may be written by the names of the seats. */
function bySeat(node: SchemaNode): SchemaNode {
  if (node.is === 'record')
    return {
      ...node,
      fields: Object.fromEntries(Object.entries(node.fields).map(([key, field]) => [key, bySeat(field)])),
    };
  if (node.is !== 'list') return node;
  const { text: description, fallback, ...bare } = node;
  return {
    is: 'either',
    choices: [bare, { is: 'by name', items: node.items }],
    ...(description === undefined ? {} : { text: description }),
    ...(fallback === undefined ? {} : { fallback }),
  };
}

function atForm<G extends Shape>(game: Positioned<G>): SchemaNode {
  const choices = Object.entries(stepsOf(game)).map(([step, entry]): SchemaNode => {
    const fields = Object.entries(entry.with).map(([key, field]) => [key, fieldNode(field)] as const);
    const mayBeLeftOut = fields.every(([, node]) => node.fallback !== undefined);
    const args = schema.record(Object.fromEntries(fields), mayBeLeftOut ? { fallback: {} } : {});
    return schema.record({ step: oneOf([step]), with: args }, { text: entry.text });
  });
  return anyOf(choices, notes.at);
}
