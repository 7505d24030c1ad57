/** Whole files that show how positions are written. */
export const examples: readonly string[] = [
  `game: lotr-lcg
title: { en: A quest that comes out even, es: Una misión en tablas }
rules: [LCG-7.22]
seed: "1"
seats: [Tom]
options: { scenario: passage-through-mirkwood, decks: [spirit] }
at: { step: resolveQuest, with: {} }
given:
  staging: [Forest Gate, Forest Spider]
  seats:
    Tom:
      threat: 25
      hand: []
      inPlay: [{ card: Éowyn, committed: true, exhausted: true }, Eleanor, Dúnhere]
then:
  - { event: quest.compared, with: { willpower: 4, threat: 4 } }
  - { path: seats.Tom.threat, equals: 25 }
  - { path: quest.progress, equals: 0 }
`,
  `game: lotr-lcg
title: { en: Undefended, es: Sin defensor }
rules: [LCG-10.22, LCG-10.23]
seed: "2"
seats: [Kris]
options: { scenario: passage-through-mirkwood, decks: [leadership] }
at: { step: enemyAttack, with: { player: Kris, enemy: Forest Spider } }
given:
  seats:
    Kris: { hand: [], engaged: [{ card: Forest Spider, shadows: [Enchanted Stream] }] }
when:
  - { seat: Kris, question: defender, choose: none }
  - { seat: Kris, question: undefended, choose: Aragorn }
then:
  - { path: seats.Kris.inPlay.Aragorn.damage, equals: 2 }
`,
  `game: lotr-lcg
title: { en: A defender, es: Un defensor }
rules: [LCG-10.20]
seed: "3"
seats: [Kris]
options: { scenario: passage-through-mirkwood, decks: [leadership] }
at: { step: enemyAttack, with: { player: Kris, enemy: King Spider } }
given:
  seats:
    Kris: { hand: [], engaged: [{ card: King Spider, shadows: [Forest Gate] }] }
when:
  - { seat: Kris, choose: Aragorn }
then:
  - { path: seats.Kris.inPlay.Aragorn.damage, equals: 1 }
  - { path: seats.Kris.inPlay.Aragorn.exhausted, equals: true }
`,
  `game: lotr-lcg
title: { en: An ally is paid for, es: Se paga un aliado }
rules: [LCG-19.02]
seed: "4"
seats: [Kris]
options: { scenario: passage-through-mirkwood, decks: [leadership] }
at: { step: planning, with: { seat: Kris } }
given:
  seats:
    Kris: { hand: [Guard of the Citadel], inPlay: [{ card: Glóin, resources: 3 }, Aragorn, Théodred] }
when:
  - { seat: Kris, choose: Guard of the Citadel }
then:
  - { path: seats.Kris.inPlay.Glóin.resources, equals: 1 }
  - { event: card.entered, with: { card: Guard of the Citadel }, count: 1 }
`,
  `game: lotr-lcg
title: { en: The highest engagement cost first, es: Primero el mayor coste de enfrentamiento }
rules: [LCG-9.04, LCG-9.05]
seed: "5"
seats: [Tom, Kris]
options: { scenario: passage-through-mirkwood, decks: [spirit, leadership] }
at: { step: engagement, with: {} }
given:
  first: Tom
  staging: [King Spider, Forest Spider, Ungoliant’s Spawn, Hummerhorns]
  seats:
    Tom: { threat: 24, hand: [] }
    Kris: { threat: 35, hand: [] }
then:
  - { path: seats.Tom.engaged, count: 1 }
  - { path: seats.Kris.engaged.0.card, equals: ungoliants-spawn }
  - { path: seats.Kris.engaged.1.card, equals: forest-spider }
  - { path: staging.0.card, equals: hummerhorns }
`,
];
