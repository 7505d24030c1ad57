import type { Fields, Json, JsonRecord, Shape } from '@concilio/kernel';
import { LANGUAGES } from '@concilio/text';
import type { Positioned } from '../format.ts';
import { shownAs, stepsOf } from '../names/fields.ts';
import { fileSchema } from './form.ts';
import { keysOf } from '../names/keys.ts';
import { viewSchema } from './view-schema.ts';

/** All that is needed to write positions of a game without reading its code. */
export function describePositions<G extends Shape>(game: Positioned<G>): JsonRecord {
  const { position, things, seatNames, contract, text } = game;
  const kinds = (fields: Fields): JsonRecord =>
    Object.fromEntries(Object.entries(fields).map(([key, kind]) => [key, shownAs(kind)]));
  return {
    schema: fileSchema(game),
    at: Object.entries(stepsOf(game)).map(([name, entry]) => ({
      name,
      with: kinds(entry.with),
      text: entry.text,
    })),
    seats: { names: seatNames, rule: position.seats.rule, ...game.seats },
    things: things.map(({ id, name, kind, copies }) => ({
      id,
      names: Object.fromEntries(LANGUAGES.map((language) => [language, text[language][name] ?? id])),
      kind,
      copies,
    })),
    questions: Object.entries(contract.questions).map(([key, { kind, text: asks, options }]) => ({
      key,
      kind,
      text: asks,
      options,
    })),
    events: Object.entries(contract.events).map(([name, event]) => ({
      name,
      fields: kinds(event.data),
      text: event.text,
    })),
    view: viewSchema(contract.view),
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
