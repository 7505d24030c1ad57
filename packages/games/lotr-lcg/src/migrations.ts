import { type Json, type JsonRecord, schema } from '@concilio/kernel';

/** What ended with an attack ends with the outermost: inside it there was none that would have left it. */
const outermost = (effect: JsonRecord): JsonRecord =>
  effect.until === 'attack' ? { ...effect, until: 'attack/1' } : effect;

/** What was to leave at the end of a phase is now said by the card that is the reason. */
const due = ({ card = '', to }: JsonRecord): JsonRecord => ({
  card,
  what: to === 'hand' ? 'sneak-attack' : 'beorn',
  ability: `to-${String(to)}`,
});

/** How the state of a saved table of an older version is read. */
export const migrations: Readonly<Record<number, (state: Json) => Json>> = {
  1(state) {
    const { leaving, ...rest } = schema.recordOf(state);
    const cards = schema.recordOf(rest.cards);
    const lasting = schema.listOf(cards.lasting).map(schema.recordOf).map(outermost);
    return {
      ...rest,
      cards: { ...cards, lasting },
      due: schema.listOf(leaving).map(schema.recordOf).map(due),
    };
  },
};
