import { texts, view } from '@concilio/kernel';

const card = { card: view.thing() };

/** What sentences hold: those on options, about decks, and the one that offers the next match of a campaign. */
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
  'sequel.next': { scenario: view.counter(), score: view.counter() },
});
