import type { Json } from '@concilio/kernel';
import type { KeptDeck } from '@concilio/tables';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decksOf, keepDeck, MOST_DECKS, removeDeck } from '../storage/index.ts';
import { bodyAs, text } from './body.ts';
import { type Context, mustBe, Refusal } from './context.ts';

/** A deck of sixty cards with every code written out is a tenth of this. */
const MOST_LETTERS = 20_000;
/** A deck, its notes and its name, in letters that take several bytes each. */
const MOST_BYTES = 96_000;

const moment = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const keepBody = z.object({
  id: z.uuid(),
  game: text(40),
  name: text(80),
  deck: z.unknown().refine((deck) => deck !== null && deck !== undefined, 'there is no deck'),
  notes: text(4000),
  changed: moment,
});
const removeBody = z.object({ id: z.uuid(), changed: moment });

/** Decks are kept as they are: whether one is legal is said when it is played. Nobody but their owner sees them. */
export function deckRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context;
  // A clock that is ahead must not shut out all other devices until its time has come.
  const known = (changed: number) => Math.min(changed, now());

  app.get('/api/decks', async (request): Promise<{ decks: readonly KeptDeck[] }> => {
    return { decks: await decksOf(storage, mustBe(request).id) };
  });

  app.post('/api/decks', { bodyLimit: MOST_BYTES }, async (request): Promise<{ deck: KeptDeck }> => {
    const me = mustBe(request);
    const { deck, changed, ...fields } = bodyAs(keepBody, request);
    if (lettersIn(deck) > MOST_LETTERS) throw new Refusal(413, 'deck.long', { most: MOST_LETTERS });
    const kept = await keepDeck(storage, me.id, { ...fields, deck: deck as Json, changed: known(changed) });
    if (kept === 'many') throw new Refusal(409, 'decks.many', { most: MOST_DECKS });
    return { deck: kept };
  });

  app.post('/api/decks/remove', async (request): Promise<{ deck: KeptDeck | null }> => {
    const me = mustBe(request);
    const { id, changed } = bodyAs(removeBody, request);
    return { deck: await removeDeck(storage, me.id, id, known(changed)) };
  });
}

/** How long a value is when it is written; one that is nested too deeply to be written is longer than any. */
function lettersIn(value: unknown): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
