/** Whole position files, shown by `concilio position ragnarok --schema` and run by the tests. */
export const examples: readonly string[] = [
  `game: ragnarok
title: { en: Set-up for two, es: Preparación para dos }
rules: [LOR-16.20, LOR-17.01, LOR-17.02]
seats: [green, red]
script:
  - { die: draft, shows: red }
  - { shuffle: events, top: [event-05, event-01, event-03] }
  - { shuffle: heroes, top: [ragnar, beowulf] }
when:
  # Region 5 is for the Leader; the next two cards bring Monsters to Regions 1 and 3.
  - { then: [{ path: leader.region, equals: Region 5 }, { path: regions.Region 1.monsters, count: 1 }] }
  - { seat: red, question: draft-hero, choose: ragnar }
then:
  - { pending: { seat: red, question: draft-origin, includes: [odin-child] } }
  - { path: regions.Region 3.monsters, count: 1 }
`,
  `game: ragnarok
title: { en: "an Army of value 4 for Region 19", es: "un Ejército de valor 4 para la Región 19" }
rules: [LOR-5.14, LOR-5.03]
seats: [green, red, blue]
at: { step: maneuvers }
given:
  active: green
  seats:
    green: { armies: [{ region: 18, value: 4 }] }
when:
  - { then: [{ path: regions.Region 19.population, equals: 4 }, { path: regions.Region 19.owner, equals: null }] }
  - { seat: green, question: maneuvers, choose: Green Army 1 }
  - { seat: green, question: army-deed, choose: Region 19 }
then:
  - { path: regions.Region 19.owner, equals: green }
  - { path: stage, equals: special }
  - { event: region.taken, with: { seat: green, region: 19 }, count: 1 }
  - { path: regions.Region 19.population, equals: 0 }
`,
  `game: ragnarok
title: { en: "Sword against Spear", es: "Espada contra Lanza" }
rules: [LOR-33.22, LOR-33.10, LOR-33.16]
seats: [green, red, blue]
at: { step: maneuvers }
given:
  active: green
  seats:
    green: { regions: [18], armies: [{ region: 18, value: 4 }], hand: [Sword] }
    red: { regions: [19, 20], armies: [{ region: 19, value: 4 }], hand: [Spear] }
when:
  - { seat: green, choose: Green Army 1 }
  - { seat: green, choose: Region 19 }
  - { seat: red, question: battle-card, choose: Spear }
  - { seat: green, question: battle-card, choose: Sword }
  - { seat: red, choose: pass }
  - { seat: green, choose: pass }
then:
  - { event: battle.won, with: { seat: green, region: 19, attack: 7, defence: 6 }, count: 1 }
  - { path: regions.Region 20.armies.Red Army 1.value, equals: 3 }
  - { path: regions.Region 19.owner, equals: green }
  - { path: regions.Region 19.armies.Green Army 1.value, equals: 3 }
`,
  `game: ragnarok
title: { en: "a defence of 4 with Wisdom 3 against Weakness 7", es: "una defensa de 4 con Sabiduría 3 contra Debilidad 7" }
rules: [LOR-31.23, LOR-31.16, LOR-31.18]
seats: [green, red, blue]
at: { step: monsterTurn }
given:
  active: green
  monsters: { Draugr: { region: 18 } }
  hunt: { monster: Draugr }
  attacks: { hand: [Special Attack, Dread Howl] }
  combat: { deck: { top: [Bow, Hammer] } }
  seats:
    green: { wisdom: 3, heroAt: 18, hand: [Sword, Bow], runes: { uruz: 1 } }
when:
  # Nobody controls the Draugr: the player on the hunter's right plays it.
  - { seat: blue, question: attack, choose: Special Attack }
  - { seat: green, question: defend, choose: [Sword, Bow] }
then:
  - { event: attack.blocked, with: { seat: green, card: Special Attack }, count: 1 }
  - { path: seats.green.runes.uruz, equals: 1 }
  - { event: cards.drawn, with: { seat: green, count: 1 }, count: 2 }
  - { path: seats.green.hand, count: 2 }
`,
  `game: ragnarok
title: { en: "a Priest for Thor at level 3", es: "un Sacerdote para Thor en el nivel 3" }
rules: [LOR-19.11, LOR-19.07, LOR-8.08]
seats: [green, red, blue]
at: { step: prayer }
given:
  active: green
  monuments: { Thor: { level: 3 } }
  combat: { deck: { top: [Sword, Axe, Bow] } }
  seats:
    green: { power: 2, wisdom: 2, priests: 1 }
when:
  - { seat: green, choose: Thor }
  - { then: [{ path: seats.green.power.score, equals: 3 }, { path: seats.green.hand, equals: [Sword, Axe, Bow] }] }
  - { seat: green, question: discard, choose: Bow }
then:
  - { path: seats.green.hand, equals: [Sword, Axe] }
  - { path: monuments.Thor.priests, equals: [green] }
  - { event: cards.drawn, with: { seat: green, count: 3 }, count: 1 }
`,
  `game: ragnarok
title: { en: "the Draugr Tramples an Army of value 3", es: "el Draugr aplasta a un Ejército de valor 3" }
rules: [LOR-29.13, LOR-29.09]
seats: [green, red, blue]
at: { step: activate, with: { monster: Draugr, by: green } }
given:
  active: green
  monsters: { Draugr: { region: 18 } }
  seats:
    red: { regions: [19], armies: [{ region: 19, value: 3 }] }
script: [{ die: monster, shows: move }]
when:
  - { seat: green, question: monster-move, choose: Region 19 }
then:
  - { path: monsters.Draugr.region, equals: Region 19 }
  - { event: army.trampled, with: { seat: red, monster: Draugr, army: Red Army 1 }, count: 1 }
  - { path: regions.Region 19.armies.Red Army 1.value, equals: 2 }
`,
  `game: ragnarok
title: { en: "Red covers Green’s marker", es: "Rojo cubre el marcador de Verde" }
rules: [LOR-23.13, LOR-23.07]
seats: [green, red, blue]
at: { step: special }
given:
  active: red
  wheel: { prepare: [green] }
  realms: { Niflheim: [blue] }
  seats:
    red: { regions: [1], armies: [{ region: 1, value: 2 }] }
    blue: { drakkar: kolga }
when:
  - { seat: red, question: special, choose: Prepare }
  - { then: [{ pending: { seat: green, question: gain-rune, options: [uruz, othala, algiz] } }] }
  - { seat: green, choose: algiz }
  - { then: [{ pending: { seat: red, question: prepare } }] }
  - { seat: red, choose: raise }
  - { seat: red, choose: draw }
then:
  - { path: wheel.prepare, equals: [green, red] }
  - { event: bonus.taken, count: 0 }
  - { path: regions.Region 1.armies.Red Army 1.value, equals: 3 }
  - { path: seats.green.runes.algiz, equals: 1 }
`,
  `game: ragnarok
title: { en: "a starting Region with Population Strength 2", es: "una Región inicial con Fuerza de la población 2" }
rules: [LOR-17.17, LOR-17.11]
seats: [green, red, blue]
at: { step: draft, with: { seat: blue, left: 1 } }
given:
  first: green
  seats:
    green: { hero: ragnar, origin: tyr-child, heroAt: 11, drakkar: bylgja, armies: [{ region: 11, value: 1 }, { region: 11, value: 1 }], regions: [11] }
    red: { hero: aslaug, origin: njord-child, heroAt: 5, drakkar: kolga, armies: [{ region: 5, value: 1 }, { region: 5, value: 1 }], regions: [5] }
script: [{ shuffle: heroes, top: [snorri, lagertha] }, { shuffle: origins, top: [thor-child, heimdall-child] }]
when:
  - { seat: blue, question: draft-hero, choose: lagertha }
  - { seat: blue, question: draft-origin, choose: thor-child }
  - { seat: blue, question: start-sea, choose: blodughadda }
  - { seat: blue, question: start-region, choose: Region 16 }
then:
  - { path: seats.blue.heroAt, equals: Region 16 }
  - { path: regions.Region 16.owner, equals: blue }
  - { path: regions.Region 16.armies.Blue Army 1.value, equals: 1 }
  - { path: regions.Region 16.armies.Blue Army 2.value, equals: 1 }
  - { path: regions.Region 16.armies, count: 2 }
`,
  `game: ragnarok
title: { en: What is not allowed, es: Lo que no se puede }
rules: [LOR-23.03, LOR-23.15]
seats: [green, red, blue, yellow]
at: { step: special }
given:
  active: yellow
  wheel: { prepare: [red, yellow], reinforce: [green] }
  seats:
    yellow: { drakkar: kolga, hand: [Shield, Shield] }
when:
  - { seat: yellow, cannot: Prepare, rule: LOR-23.03 }
  - { then: [{ pending: { seat: yellow, question: special, options: [Reinforce, Build Monument] } }, { path: seats.yellow.hand, as: green, equals: [null, null] }] }
  - { seat: yellow, choose: Reinforce }
  - { seat: green, question: gain-rune, choose: uruz }
  - { seat: yellow, question: recruit, choose: Region 5 }
then:
  - { path: regions.Region 5.owner, equals: yellow }
  - { path: regions.Region 5.armies.Yellow Army 1.value, equals: 2 }
`,
];
