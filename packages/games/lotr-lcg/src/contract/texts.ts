import { texts, view } from '@concilio/kernel';

const card = { card: view.thing() };

/** What sentences hold: on options, about what they would bring, about decks, and the one that offers the next match. */
export const TEXTS = texts({
  'option.number': { number: view.counter() },
  'option.player': { player: view.seat() },
  'option.use': { card: view.thing(), ability: view.word() },
  'problem.heroes': { heroes: view.counter() },
  'problem.unknown': { name: view.word() },
  'problem.no-hero': card,
  'problem.hero-twice': card,
  'problem.hero-in-deck': card,
  'problem.copies': { ...card, copies: view.counter() },
  'problem.size': { cards: view.counter() },
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
