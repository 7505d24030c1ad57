import { texts, view } from '@concilio/kernel';

const card = { card: view.thing() };
const copies = { copies: view.counter() };
/** Of many problems of one kind: how many, the first three, and how many more. */
const many = {
  cards: view.counter(),
  first: view.thing(),
  second: view.thing(),
  third: view.thing(),
  more: view.counter(),
};
const manyNames = { ...many, first: view.word(), second: view.word(), third: view.word() };

/** What the sentences on options and about decks hold. */
export const TEXTS = texts({
  'option.join': { card: view.thing(), twilight: view.counter() },
  'option.move-on': { site: view.counter() },
  'option.number': { number: view.counter() },
  'option.place': { place: view.counter() },
  'option.play-for': { card: view.thing(), twilight: view.counter() },
  'option.player': { player: view.seat() },
  'option.use': { card: view.thing(), ability: view.word() },
  'option.use-for': { card: view.thing(), other: view.thing() },
  'problem.unknown': { name: view.word() },
  'problem.not-frodo': card,
  'problem.not-a-ring': card,
  'problem.size': { cards: view.counter() },
  'problem.balance': { shadow: view.counter(), free: view.counter() },
  'problem.ring-in-deck': card,
  'problem.site-in-deck': card,
  'problem.count': { ...card, ...copies },
  'problem.copies': { ...card, ...copies },
  'problem.frodos': copies,
  'problem.no-site': card,
  'problem.site-missing': { numbers: view.list(view.counter()) },
  'problem.site-twice': { number: view.counter(), sites: view.counter() },
  'problem.not-towers': card,
  'problem.not-fellowship': card,
  'problem.not-open': card,
  'problem.many-unknown': manyNames,
  'problem.many-not-towers': many,
  'problem.many-not-fellowship': many,
  'problem.many-not-open': many,
});
