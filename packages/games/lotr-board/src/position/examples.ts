/** Whole position files, shown by `concilio position lotr-board --schema` and run by the tests. */
export const examples: readonly string[] = [
  `game: lotr-board
title: { en: Gimli and a grey card, es: Gimli y una carta gris }
rules: [LOB-7.10, LOB-7.02]
seats: [Frodo, Sam]
at: { step: cards }
given:
  place: Moria
  active: Frodo
  seats:
    Frodo: { hand: [Gimli, Fighting (grey)] }
when:
  - { seat: Frodo, choose: Gimli }
  - { then: [{ path: seats.Frodo.runes, equals: 2 }, { path: conflict.tracks.fighting, equals: 2 }] }
  - { seat: Frodo, choose: Fighting (grey) }
then:
  - { path: seats.Frodo.runes, equals: 2 }
  - { path: conflict.tracks.fighting, equals: 3 }
  - { path: seats.Frodo.lives.ring, equals: 1 }
`,
  `game: lotr-board
title: { en: The darkness after a conflict, es: La oscuridad tras un conflicto }
rules: [LOB-12.14]
seats: [Frodo, Sam]
at: { step: darkness }
given:
  place: Moria
  bearer: Frodo
  active: Sam
  seats:
    Frodo: { hand: [], lives: { heart: 1, sun: 0, ring: 2 } }
    Sam: { hand: [], lives: { heart: 0, sun: 2, ring: 1 } }
then:
  - { path: seats.Frodo.corruption, equals: 1 }
  - { path: seats.Sam.corruption, equals: 1 }
  - { path: bearer, equals: Frodo }
  - { event: ring.borne, with: { seat: Frodo }, count: 1 }
  - { path: seats.Frodo.lives.ring, equals: 0 }
  - { event: cards.drawn, with: { seat: Frodo, cards: 2 }, count: 1 }
`,
  `game: lotr-board
title: { en: Three dots and the Ring, es: Tres puntos y el Anillo }
rules: [LOB-11.06]
seats: [Frodo, Sam]
at: { step: ringRoll }
given:
  place: Moria
  bearer: Frodo
  active: Sam
script: [{ die: threat, shows: Three dots }]
when:
  - { seat: Frodo, question: ring-track, choose: Fighting }
then:
  - { path: conflict.tracks.fighting, equals: 1 }
  - { path: seats.Frodo.runes, equals: 0 }
  - { path: seats.Frodo.corruption, equals: 3 }
`,
  `game: lotr-board
title: { en: Out of turn, es: Fuera de turno }
rules: [LOB-18.01, LOB-18.10]
seats: [Frodo, Sam, Pippin]
at: { step: cards }
given:
  place: Moria
  active: Frodo
  seats:
    Frodo: { hand: [Hiding (grey), Star (brown)] }
    Sam: { hand: [Elessar] }
    Pippin: { corruption: 3 }
when:
  - { seat: Sam, choose: Elessar }
  - { seat: Frodo, choose: Star (brown) }
  - { seat: Frodo, question: track, choose: Travel }
then:
  - { path: seats.Pippin.corruption, equals: 2 }
  - { path: conflict.tracks.travel, equals: 1 }
  - { pending: { seat: Frodo, question: play-card, options: [Hiding (grey), done, put-on-ring] } }
  - { path: seats.Frodo.runes, equals: 1 }
`,
  `game: lotr-board
title: { en: The Fellowship pays together, es: La Comunidad paga unida }
rules: [LOB-6.05, LOB-6.06, LOB-6.07]
seats: [Frodo, Sam]
at: { step: trial, with: { trial: orcs-attack } }
given:
  place: Moria
  active: Frodo
  conflict: { events: 5 }
  seats:
    Frodo: { hand: [Gimli, Fighting (grey)] }
    Sam: { hand: [Boromir, Friendship (brown)] }
when:
  - { seat: Frodo, choose: Gimli }
  - { seat: Sam, choose: Boromir }
  - { seat: Frodo, choose: Fighting (grey) }
  - { seat: Frodo, choose: confirm }
then:
  - { path: sauron, equals: 12 }
  - { event: card.paid, count: 3 }
  - { path: seats.Sam.hand, equals: [Friendship (brown)] }
  - { path: discard.count, equals: 3 }
`,
  `game: lotr-board
title: { en: Six cards each, es: Seis cartas cada uno }
rules: [LOB-3.07]
seats: [Pippin, Frodo, Sam]
then:
  - { path: seats.Frodo.hand, count: 6 }
  - { pending: { seat: Frodo, question: demand, options: [accept, refuse] } }
  - { path: deck.count, equals: 42 }
`,
];
