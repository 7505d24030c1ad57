/** Whole files that show how positions are written. */
export const examples: readonly string[] = [
  `game: lotr-tcg
title: { en: Eight against six, es: Ocho contra seis }
rules: [TCG-13.06, TCG-13.07]
seed: "1"
seats: [Tom, Chuck]
at: { step: skirmish, with: { character: "Aragorn, Wingfoot" } }
given:
  seats:
    Tom: { site: 3, inPlay: ["Aragorn, Wingfoot"] }
    Chuck: { site: 3, inPlay: [Dunlending Ravager, Dunlending Ravager] }
  assigned:
    - { minion: Dunlending Ravager, to: "Aragorn, Wingfoot" }
then:
  - { event: skirmish.counted, with: { fellowship: 8, minions: 5 }, count: 1 }
  - { path: seats.Chuck.discard.count, equals: 1 }
`,
  `game: lotr-tcg
title: { en: A roaming minion costs two more, es: Un siervo errante cuesta dos más }
rules: [TCG-9.05, TCG-9.06]
seed: "2"
seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given:
  twilight: 5
  seats:
    Tom: { site: 4 }
    Chuck: { hand: [Uruk Besieger, Uruk Vanguard] }
when:
  - { seat: Chuck, question: window, cannot: Uruk Vanguard, rule: TCG-23.13 }
  - { seat: Chuck, question: window, choose: Uruk Besieger }
then:
  - { path: seats.Chuck.inPlay.Uruk Besieger.roaming, equals: true }
  - { path: twilight, equals: 1 }
`,
  `game: lotr-tcg
title: { en: Archery fire, es: Tiro con arco }
rules: [TCG-11.06, TCG-11.07, TCG-11.08]
seed: "3"
seats: [Tom, Chuck]
at: { step: archeryFire, with: {} }
given:
  seats:
    Tom: { site: 4, inPlay: [{ card: "Gimli, Lockbearer", wounds: 2 }, "Legolas, Elven Comrade"] }
    Chuck: { inPlay: [Southron Bowman, Southron Bowman] }
when:
  - { seat: Tom, question: archery, choose: { "Gimli, Lockbearer": 1, "Legolas, Elven Comrade": 1 } }
  - { seat: Chuck, question: archery, choose: { "Southron Bowman#1": 1 } }
then:
  - { path: seats.Tom.dead, includes: "Gimli, Lockbearer" }
  - { path: seats.Chuck.inPlay.Southron Bowman#1.wounds, equals: 1 }
`,
  `game: lotr-tcg
title: { en: A sword is played on an Elf, es: Se juega una espada sobre un Elfo }
rules: [TCG-7.03, TCG-7.15]
seed: "4"
seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given:
  path: [Horse-country, Rohirrim Village]
  seats:
    Tom: { hand: [Elven Sword], inPlay: ["Legolas, Elven Comrade"] }
when:
  - { seat: Tom, question: window, choose: Elven Sword }
then:
  - { event: card.attached, with: { host: "Legolas, Elven Comrade" }, count: 1 }
  - { event: twilight.added, with: { twilight: 1 }, count: 1 }
`,
  `game: lotr-tcg
title: { en: The highest bidder chooses first, es: Elige primero quien más apuesta }
rules: [TCG-3.03, TCG-3.05]
seed: "5"
seats: [Tom, Chuck]
at: { step: bids, with: {} }
when:
  - { seat: Tom, choose: 1 }
  - { seat: Chuck, choose: 3 }
  - { seat: Chuck, question: choose-place, option: place-2 }
then:
  - { path: free, equals: 0 }
  - { path: seats.Chuck.burdens, equals: 3 }
`,
];
