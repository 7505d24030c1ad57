import { type Game, type Json, type JsonRecord, LANGUAGES, schema, type Shape } from '@concilio/kernel';
import { eventsOf, stepsOf } from './fields.ts';
import { fileSchema } from './form.ts';
import { keysOf } from './keys.ts';

/** All that is needed to write positions of a game without reading its code. */
export function describePositions<G extends Shape>(game: Game<G>): JsonRecord {
  const { position, text } = game;
  return {
    schema: fileSchema(game),
    at: Object.entries(stepsOf(game)).map(([name, entry]) => ({ name, with: entry.with, text: entry.text })),
    seats: { names: position.seats.names, rule: position.seats.rule, ...game.seats },
    things: position.things.map(({ id, name, kind, copies }) => ({
      id,
      names: Object.fromEntries(LANGUAGES.map((language) => [language, text[language][name] ?? id])),
      kind,
      copies,
    })),
    questions: Object.entries(position.questions).map(([key, question]) => ({ key, ...question })),
    events: Object.entries(eventsOf(game)).map(([name, event]) => ({ name, ...event })),
    view: schema.toJsonSchema(position.view),
    script: position.draws.map((draw): Json => {
      const values = draw.kind === 'die' ? draw.faces : (draw.values ?? 'things');
      return {
        kind: draw.kind,
        name: draw.stream,
        values,
        text: draw.text,
        write: exampleOf(draw.kind, draw.stream),
      };
    }),
    rules: keysOf(game, 'rule').map((id) => ({ id, text: text.en[`rule.${id}`] ?? '' })),
    examples: position.examples,
  };
}

const exampleOf = (kind: 'die' | 'shuffle', stream: string): string =>
  kind === 'die' ? `{ die: ${stream}, shows: VALUE }` : `{ shuffle: ${stream}, top: [VALUE, …] }`;
