import { texts, view } from '@concilio/kernel';

/** What the sentences on options, and the one that offers the next match of a campaign, hold. */
export const TEXTS = texts({
  'option.number': { number: view.counter() },
  'option.player': { player: view.seat() },
  'option.use': { card: view.thing(), ability: view.word() },
  'sequel.next': { scenario: view.counter(), score: view.counter() },
});
