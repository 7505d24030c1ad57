/** Whole position files, shown by `concilio position tutorial --schema` and run by the tests. */
export const examples: readonly string[] = [
  `game: tutorial
title: { en: Exactly ten, es: Diez justos }
rules: [TUT-2, TUT-4]
seed: "1"
seats: [Ana, Bo]
at: { step: turn, with: { seat: Ana } }
given:
  fire: [Ember 5, Ember 1]
  seats:
    Ana: { hand: [Ember 4, Ember 2] }
when:
  - { seat: Ana, choose: Ember 4 }
then:
  - { path: seats.Ana.points, equals: 2 }
  - { path: seats.Bo.points, equals: 0 }
  - { path: fire, equals: [] }
  - { event: beacon.flared, with: { seat: Ana, points: 2 }, count: 1 }
  - { pending: { seat: Bo, question: lay } }
`,
  `game: tutorial
title: { en: Burnt over, es: Desbordado }
rules: [TUT-4]
seed: "2"
seats: [Ana, Bo, Cy]
at: { step: turn, with: { seat: Bo } }
given:
  fire: [Ember 6, Ember 3]
  seats:
    Bo: { hand: [Ember 5], points: 1 }
when:
  - { seat: Bo, choose: Ember 5 }
then:
  - { path: seats.Ana.points, equals: 1 }
  - { path: seats.Bo.points, equals: 1 }
  - { path: seats.Cy.points, equals: 1 }
  - { path: ashes, count: 3 }
`,
  `game: tutorial
title: { en: No six on a cold fire, es: Ningún seis al fuego apagado }
rules: [TUT-3]
seed: "3"
seats: [Ana, Bo]
at: { step: turn, with: { seat: Ana } }
given:
  fire: []
  seats:
    Ana: { hand: [Ember 6, Ember 2] }
when:
  - { seat: Ana, cannot: Ember 6, rule: [TUT-3] }
  - { seat: Ana, choose: Ember 2 }
then:
  - { path: fire, equals: [Ember 2] }
  - { event: beacon.flared, count: 0 }
`,
  `game: tutorial
title: { en: The goal ends it, es: La meta acaba la partida }
rules: [TUT-5]
seed: "4"
seats: [Ana, Bo]
options: { goal: 3 }
at: { step: flare, with: { seat: Bo } }
given:
  fire: [Ember 4, Ember 6]
  seats:
    Bo: { points: 1 }
then:
  - { outcome: { won: true, winner: Bo, score: 3, reason: goal } }
  - { pending: none }
`,
  `game: tutorial
title: { en: Who begins, es: Quién abre }
rules: [TUT-1]
seed: "5"
seats: [Ana, Bo, Cy]
script:
  - { shuffle: deck, top: [Ember 1, Ember 2, Ember 3, Ember 4, Ember 4, Ember 4, Ember 5, Ember 5, Ember 6] }
  - { die: first, shows: Cy }
then:
  - { pending: { seat: Cy, question: lay, options: [Ember 5, Ember 5], excludes: [Ember 6] } }
  - { path: seats.Ana.hand, equals: [Ember 1, Ember 2, Ember 3], as: Ana }
  - { path: seats.Bo.hand.0.card, equals: null, as: Ana }
  - { path: deck, count: 9 }
`,
  `game: tutorial
title: { en: "What a seat has seen, and which copy is meant", es: "Lo que un puesto ha visto, y qué copia" }
rules: [TUT-2]
seats: [Ana, Bo]
at: { step: turn, with: { seat: Bo } }
given:
  deck: { top: [Ember 3, Ember 1] }
  fire: [Ember 1]
  seats:
    Ana: { seen: ["Ember 3#1", "Ember 1#1"] }
    Bo: { hand: [Ember 2, Ember 2, Ember 6], points: 1 }
when:
  - { then: [{ path: deck.0.card, equals: Ember 3, as: Ana }, { path: deck.0.card, equals: null, as: Bo }] }
  - { question: lay, choose: "Ember 2#2" }
then:
  - { path: fire, equals: ["Ember 1#2", "Ember 2#2"] }
  - { path: seats.Bo.hand, equals: [Ember 3, Ember 6, Ember 2], anyOrder: true }
  - { path: seats.Bo.hand.Ember 3.card, equals: Brasa 3 }
  - { path: fire.Ember 6, absent: true }
  - { path: seats.Bo.hand, includes: Ember 6, excludes: [Ember 1, Ember 5] }
  - { event: card.drawn, with: { seat: Bo, card: Ember 3 }, as: Bo, count: 1 }
  - { event: card.drawn, as: Ana, count: 0 }
  - { outcome: none }
`,
];
