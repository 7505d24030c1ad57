import { texts, view } from '@concilio/kernel';

/** What the sentences on options, what answers would bring, and the one that offers the next match of a campaign, hold. */
export const TEXTS = texts({
  'option.number': { number: view.counter() },
  'option.player': { player: view.seat() },
  'option.use': { card: view.thing(), ability: view.word() },
  'hint.takes': { damage: view.counter() },
  'hint.falls': { damage: view.counter() },
  'hint.unhurt': {},
  'hint.undefended': { damage: view.counter() },
  'hint.quest': { amount: view.counter() },
  'hint.strike': { amount: view.counter() },
  'hint.needs': { attack: view.counter() },
  'hint.hits': { attack: view.counter() },
  'hint.travel': { threat: view.counter() },
  'hint.left': { count: view.counter() },
  'hint.costs': { cost: view.counter() },
  'sequel.next': { scenario: view.counter(), score: view.counter() },
});
