/** What the rules say of cards that this box does not hold: positions in which they are. */
const RULINGS: Readonly<Record<string, string>> = {
  'TCG-4.06: what a starting companion says of being played may be used': `seats: [Tom, Chuck]
at: { step: startingFellowship, with: { seat: Tom } }
given: { seats: { Tom: { deck: [herald, herald, best-company] } } }
when:
  - { seat: Tom, choose: herald }
  - { seat: Tom, choose: herald }
then:
  - { pending: { seat: Tom, question: starting-fellowship } }
  - { path: twilight, equals: 5 }
`,
  'TCG-9.09, TCG-29.03: a Moria Orc roams at site 3': `seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given: { twilight: 9, path: [the-riddermark, eastfold, ford], seats: { Tom: { site: 3 }, Chuck: { site: 3, hand: [moria-orc] } } }
when: [{ seat: Chuck, choose: moria-orc }]
then:
  - { path: seats.Chuck.inPlay.moria-orc.roaming, equals: true }
  - { path: twilight, equals: 5 }
`,
  'TCG-9.09, TCG-29.03: a Moria Orc does not roam at site 4': `seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given: { twilight: 9, path: [the-riddermark, eastfold, ford, gate], seats: { Tom: { site: 4 }, Chuck: { site: 3, hand: [moria-orc] } } }
when: [{ seat: Chuck, choose: moria-orc }]
then:
  - { path: seats.Chuck.inPlay.moria-orc.roaming, equals: false }
  - { path: twilight, equals: 7 }
`,
  'TCG-11.04, TCG-29.05: Elrond shoots at site 3, where he is at home': `seats: [Tom, Chuck]
at: { step: archeryFire }
given:
  path: [the-riddermark, eastfold, ford]
  seats:
    Tom: { site: 3, support: [{ card: elrond-lord-of-rivendell, bears: [elven-bow] }] }
    Chuck: { site: 3, inPlay: [uruk-rear-guard] }
then:
  - { event: archery.counted, with: { fellowship: 1, minions: 0 }, count: 1 }
`,
  'TCG-12.09: a minion that the Free Peoples player has assigned is not left over, whatever becomes of that': `seats: [Tom, Chuck]
at: { step: assignDefenders }
given:
  seats:
    Tom: { site: 4, deck: [], inPlay: [aragorn-heir-of-elendil], support: [flight] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-brigand] }
when: [{ seat: Tom, choose: aragorn-heir-of-elendil }]
then:
  - { pending: { seat: Tom, question: move-again } }
  - { event: minion.assigned, count: 1 }
  - { event: skirmish.begun, count: 0 }
`,
  'TCG-13.17: whoever is replaced leaves the skirmish, which goes on with the other': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: merry-learned-guide } }
given:
  seats:
    Tom: { site: 4, deck: [], hand: [stand-aside], inPlay: [merry-learned-guide, aragorn-wingfoot] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-brigand] }
  assigned: [{ minion: dunlending-brigand, to: merry-learned-guide }]
when:
  - { seat: Tom, choose: stand-aside }
  - { seat: Tom, choose: pass }
then:
  - { event: skirmish.begun, count: 0 }
  - { event: skirmish.counted, with: { fellowship: 8, minions: 8 }, count: 1 }
  - { event: skirmish.lost, with: { card: aragorn-wingfoot }, count: 1 }
  - { path: seats.Tom.inPlay.merry-learned-guide.wounds, equals: 0 }
`,
  'TCG-17.12: required actions that bring each other about end at once': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-wingfoot } }
given:
  seats:
    Tom: { site: 4, deck: [], inPlay: [aragorn-wingfoot, legolas-elven-comrade], support: [shield-of-aragorn, shield-of-legolas] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-brigand] }
  assigned: [{ minion: dunlending-brigand, to: aragorn-wingfoot }]
when: [{ seat: Tom, choose: pass }]
then:
  - { event: ability.used, with: { card: shield-of-aragorn }, count: 1 }
  - { event: ability.used, with: { card: shield-of-legolas }, count: 1 }
  - { path: seats.Tom.inPlay.aragorn-wingfoot.wounds, equals: 1 }
  - { path: seats.Tom.inPlay.legolas-elven-comrade.wounds, equals: 0 }
`,
  'TCG-21.05: the Ring-bearer is not discarded': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given: { seats: { Tom: { site: 1, hand: [farewell], inPlay: [lorien-guardian, merry-learned-guide] } } }
when: [{ seat: Tom, choose: farewell }]
then:
  - { pending: { seat: Tom, options: [lorien-guardian, merry-learned-guide] } }
`,
  'TCG-24.06: several ambush numbers are separate options': `seats: [Tom, Chuck]
at: { step: assignDefenders }
given:
  seats:
    Tom: { site: 4, inPlay: [aragorn-heir-of-elendil] }
    Chuck: { site: 4, inPlay: [lurking-southron] }
when:
  - { seat: Tom, choose: aragorn-heir-of-elendil }
  - { then: [{ pending: { seat: Chuck, options: [lurking-southron/ambush, lurking-southron/another-ambush, pass] } }] }
  - { seat: Chuck, choose: lurking-southron/another-ambush }
  - { then: [{ pending: { seat: Chuck, options: [lurking-southron, pass] } }, { path: twilight, equals: 5 }] }
  - { seat: Chuck, choose: lurking-southron }
then: [{ path: twilight, equals: 6 }]
`,
  'TCG-28.08, TCG-30.06: with Galadriel the Mirror shows two cards to its player, and one is discarded': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
script: [{ die: at-random, shows: 7 }, { die: at-random, shows: 2 }]
given:
  seats:
    Tom: { site: 4, support: [the-mirror-of-galadriel, galadriel, smith] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-brigand], hand: [ferocity, dark-fury, anger, vengeance, fearless, get-back, discovered] }
when:
  - { then: [{ path: seats.Tom.support.galadriel.strength, equals: 4 }, { path: seats.Tom.support.smith.strength, equals: 3 }] }
  - { seat: Tom, choose: the-mirror-of-galadriel }
  - { then: [{ pending: { seat: Tom, options: [discovered, dark-fury] } }] }
  - { seat: Tom, choose: dark-fury }
then:
  - { as: Tom, event: card.looked, count: 2 }
  - { as: Tom, event: card.looked, with: { seat: Tom, card: discovered }, count: 1 }
  - { as: Chuck, event: card.looked, count: 0 }
  - { path: seats.Chuck.discard.cards, equals: [dark-fury] }
  - { as: Tom, path: seats.Chuck.hand, equals: [null, null, null, null, null, null] }
  - { path: seats.Chuck.hand, count: 6 }
`,
  'TCG-28.09: as revised the Mirror shows three cards to all, and one goes on the deck': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
script: [{ die: at-random, shows: 4 }, { die: at-random, shows: 1 }, { die: at-random, shows: 1 }]
given:
  seats:
    Tom: { site: 4, support: [the-mirror-of-galadriel.revised, galadriel] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-brigand], hand: [ferocity, dark-fury, anger, vengeance] }
when:
  - { seat: Tom, choose: the-mirror-of-galadriel.revised }
  - { then: [{ pending: { seat: Tom, options: [vengeance, ferocity, dark-fury] } }] }
  - { seat: Tom, choose: ferocity }
then:
  - { event: card.revealed, with: { seat: Chuck }, count: 3 }
  - { event: card.returned, with: { card: ferocity, to: deck }, count: 1 }
  - { path: seats.Tom.support.galadriel.wounds, equals: 1 }
  - { as: Tom, path: seats.Chuck.hand, equals: [null, null, null] }
  - { path: seats.Chuck.deck, equals: 1 }
  - { path: seats.Chuck.hand, count: 3 }
`,
  'TCG-30.05: leaving a river with the Gift of Boats raises the move limit': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given:
  path: [the-riddermark, eastfold, ford]
  seats:
    Tom: { site: 3, deck: [], support: [gift-of-boats] }
    Chuck: { site: 3, deck: [] }
then:
  - { path: seats.Tom.site, equals: 4 }
  - { path: moveLimit, equals: 3 }
`,
  'TCG-29.07: at a site of the Fellowship block Hobbit Stealth cancels': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: merry-learned-guide } }
given:
  path: [the-riddermark, eastfold, ford]
  seats:
    Tom: { site: 3, deck: [], hand: [hobbit-stealth], inPlay: [merry-learned-guide] }
    Chuck: { site: 3, deck: [], inPlay: [dunlending-brigand] }
  assigned: [{ minion: dunlending-brigand, to: merry-learned-guide }]
when: [{ seat: Tom, choose: hobbit-stealth }]
then:
  - { event: skirmish.cancelled, count: 1 }
`,
  'TCG-13.16: Merry takes away an Orc of Sauron that an unbound companion fights': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-wingfoot } }
given:
  seats:
    Tom: { site: 6, deck: [], inPlay: [aragorn-wingfoot, merry-unquenchable-hobbit] }
    Chuck: { site: 6, deck: [], inPlay: [sauron-orc, sauron-orc, sauron-man, moria-orc] }
  assigned:
    - { minion: sauron-orc#1, to: aragorn-wingfoot }
    - { minion: sauron-man, to: aragorn-wingfoot }
    - { minion: moria-orc, to: aragorn-wingfoot }
when: [{ seat: Tom, choose: merry-unquenchable-hobbit }]
then:
  - { event: skirmish.removed, with: { card: sauron-orc }, count: 1 }
  - { event: skirmish.counted, with: { fellowship: 8, minions: 12 }, count: 1 }
`,
  'TCG-19.12: Merry takes away nobody whom the Ring-bearer fights': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: frodo-courteous-halfling } }
given:
  seats:
    Tom: { site: 6, deck: [], inPlay: [frodo-courteous-halfling, merry-unquenchable-hobbit] }
    Chuck: { site: 6, deck: [], inPlay: [sauron-orc] }
  assigned: [{ minion: sauron-orc, to: frodo-courteous-halfling }]
when: [{ seat: Tom, choose: merry-unquenchable-hobbit }]
then:
  - { event: skirmish.removed, count: 0 }
  - { event: skirmish.counted, count: 1 }
`,
  'TCG-19.12: a minion that a Hobbit ally with a signet fights is none that a Hobbit companion fights': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: envoy } }
given:
  seats:
    Tom: { site: 4, deck: [], hand: [mind-your-own-affairs], support: [envoy, cliffs-of-emyn-muil] }
    Chuck: { site: 4, deck: [], inPlay: [southron-explorer] }
  assigned: [{ minion: southron-explorer, to: envoy }]
when:
  - { seat: Tom, choose: mind-your-own-affairs }
  - { seat: Tom, choose: cliffs-of-emyn-muil }
then:
  - { event: ability.used, with: { card: cliffs-of-emyn-muil }, count: 1 }
  - { path: seats.Tom.burdens, equals: 1 }
  - { path: seats.Chuck.inPlay.southron-explorer.wounds, equals: 0 }
`,
  'TCG-1.10: an ally with a signet is no companion whose wounds are prevented': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-heir-of-elendil } }
given:
  twilight: 3
  seats:
    Tom: { site: 4, deck: [], hand: [keep-your-forked-tongue, keep-your-forked-tongue.revised], inPlay: [gandalf-greyhame, aragorn-heir-of-elendil], support: [envoy] }
    Chuck: { site: 4, deck: [], inPlay: [southron-explorer] }
  assigned: [{ minion: southron-explorer, to: aragorn-heir-of-elendil }]
when:
  - { seat: Tom, choose: keep-your-forked-tongue }
  - { seat: Tom, question: respond, choose: pass }
  - { then: [{ pending: { seat: Tom, options: [aragorn-heir-of-elendil, frodo-tired-traveller] } }] }
  - { seat: Tom, choose: frodo-tired-traveller }
  - { seat: Tom, choose: keep-your-forked-tongue.revised }
then:
  - { pending: { seat: Tom, options: [aragorn-heir-of-elendil, frodo-tired-traveller] } }
`,
  'TCG-1.10: an ally with a signet is no companion to heal': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given:
  seats:
    Tom: { deck: [], hand: [hard-choice, pathfinder], inPlay: [{ card: aragorn-wingfoot, wounds: 2 }], support: [{ card: envoy, wounds: 2 }] }
when: [{ seat: Tom, choose: hard-choice }]
then:
  - { path: seats.Tom.support.envoy.wounds, equals: 2 }
  - { path: seats.Tom.inPlay.aragorn-wingfoot.wounds, equals: 0 }
`,
  'TCG-1.10: an ally with a signet is no companion to be a defender': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
given:
  seats:
    Tom: { site: 4, deck: [], hand: [forth-eorlingas], inPlay: [theoden-son-of-thengel, eowyn-lady-of-rohan], support: [envoy] }
    Chuck: { site: 4, deck: [], inPlay: [southron-explorer] }
when: [{ seat: Tom, choose: forth-eorlingas }]
then:
  - { path: seats.Tom.support.envoy.defender, equals: 0 }
  - { path: seats.Tom.inPlay.eowyn-lady-of-rohan.defender, equals: 1 }
`,
  'TCG-7.15: an Elf of Gondor bears nothing that is meant for a Man': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given: { seats: { Tom: { hand: [boromirs-gauntlets, sword-of-gondor, pathfinder], inPlay: [guest-of-gondor] } } }
when:
  - { seat: Tom, cannot: boromirs-gauntlets, rule: TCG-7.15 }
  - { seat: Tom, cannot: sword-of-gondor, rule: TCG-7.15 }
then:
  - { path: seats.Tom.hand, count: 3 }
`,
  'TCG-7.15: an Elf of Rohan bears nothing that is meant for a Man': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given: { seats: { Tom: { hand: [eomers-spear, firefoot, kings-mail, riders-mount, riders-spear, sword-of-rohan], inPlay: [guest-of-rohan] } } }
when:
  - { seat: Tom, cannot: eomers-spear, rule: TCG-7.15 }
  - { seat: Tom, cannot: firefoot, rule: TCG-7.15 }
  - { seat: Tom, cannot: kings-mail, rule: TCG-7.15 }
  - { seat: Tom, cannot: riders-mount, rule: TCG-7.15 }
  - { seat: Tom, cannot: riders-spear, rule: TCG-7.15 }
  - { seat: Tom, cannot: sword-of-rohan, rule: TCG-7.15 }
then:
  - { path: seats.Tom.hand, count: 6 }
`,
  'TCG-1.12: with Shadowfax Gandalf bears no hand weapon': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given: { seats: { Tom: { hand: [glamdring, pathfinder], inPlay: [{ card: gandalf-greyhame, bears: [shadowfax] }] } } }
when: [{ seat: Tom, cannot: glamdring, rule: TCG-7.15 }]
then:
  - { path: seats.Tom.inPlay.gandalf-greyhame.bears, count: 1 }
`,
  'TCG-24.10: Stump and Bramble is for an ally, whatever Ent there is besides': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
given:
  seats:
    Tom: { site: 4, deck: [], hand: [stump-and-bramble], inPlay: [hasty-ent], support: [treebeard-earthborn] }
    Chuck: { site: 4, deck: [], inPlay: [uruk-hai-raiding-party] }
when: [{ seat: Tom, choose: stump-and-bramble }]
then:
  - { path: seats.Tom.inPlay.hasty-ent.damage, equals: 0 }
  - { path: seats.Tom.support.treebeard-earthborn.damage, equals: 2 }
`,
  'TCG-19.12: Hobbit Stealth does not cancel the skirmish of a Man': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-wingfoot } }
given:
  path: [the-riddermark, eastfold, ford]
  seats:
    Tom: { site: 3, deck: [], hand: [hobbit-stealth], inPlay: [aragorn-wingfoot, merry-learned-guide] }
    Chuck: { site: 3, deck: [], inPlay: [dunlending-brigand] }
  assigned: [{ minion: dunlending-brigand, to: aragorn-wingfoot }]
when: [{ seat: Tom, choose: hobbit-stealth }]
then:
  - { event: card.played, with: { card: hobbit-stealth }, count: 1 }
  - { event: skirmish.cancelled, count: 0 }
`,
  'TCG-23.13: a Dwarf who is an ally is no Dwarf companion to spot': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
given:
  seats:
    Tom: { site: 4, hand: [quick-as-may-be], inPlay: [lorien-guardian], support: [smith] }
    Chuck: { site: 4, inPlay: [dunlending-brigand] }
when: [{ seat: Tom, cannot: quick-as-may-be, rule: TCG-23.13 }]
then:
  - { path: seats.Tom.hand, count: 1 }
`,
  'TCG-30.02: the Book of Mazarbul counts no allies': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given:
  path: [the-riddermark, eastfold, ford, gate]
  seats:
    Tom: { site: 4, inPlay: [{ card: gimli-lockbearer, bears: [book-of-mazarbul] }], support: [smith] }
    Chuck: { site: 4 }
when: [{ seat: Tom, question: respond, choose: book-of-mazarbul }]
then:
  - { path: seats.Tom.hand, count: 1 }
`,
  'TCG-30.09: an ally of Gondor does not exert for We Must Go Warily': `seats: [Tom, Chuck]
at: { step: moveAgain }
given:
  moves: 1
  seats:
    Tom: { site: 4, hand: [we-must-go-warily], inPlay: [aragorn-heir-of-elendil], support: [smith] }
    Chuck: { site: 4 }
when:
  - { seat: Tom, choose: move }
  - { seat: Tom, question: respond, choose: we-must-go-warily }
then:
  - { path: seats.Tom.support.smith.wounds, equals: 0 }
  - { path: seats.Tom.inPlay.aragorn-heir-of-elendil.wounds, equals: 2 }
`,
  'TCG-1.10: an ally with the signet is no companion whom Aragorn heals': `seats: [Tom, Chuck]
at: { step: turn, with: { seat: Tom } }
given:
  seats:
    Tom: { site: 4, inPlay: [aragorn-king-in-exile, { card: gimli-lockbearer, wounds: 1 }], support: [{ card: envoy, wounds: 1 }] }
when: [{ seat: Tom, question: respond, choose: aragorn-king-in-exile }]
then:
  - { path: seats.Tom.inPlay.gimli-lockbearer.wounds, equals: 0 }
  - { path: seats.Tom.support.envoy.wounds, equals: 1 }
`,
  'TCG-19.22: at Dimrill Dale the first Moria Orc of a Shadow phase costs less': `seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given:
  twilight: 20
  path: [dimrill-dale]
  seats:
    Tom: { site: 6 }
    Chuck: { site: 6, hand: [sauron-orc, moria-uruk, moria-orc, moria-orc] }
when:
  - { seat: Chuck, choose: sauron-orc }
  - { then: [{ path: twilight, equals: 18 }] }
  - { seat: Chuck, choose: moria-uruk }
  - { then: [{ path: twilight, equals: 16 }] }
  - { seat: Chuck, choose: moria-orc#1 }
  - { then: [{ path: twilight, equals: 16 }] }
  - { seat: Chuck, choose: moria-orc#2 }
then:
  - { path: twilight, equals: 14 }
`,
  'TCG-19.22: at Dimrill Dale a Moria Orc of another phase costs no less': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
given:
  twilight: 20
  path: [dimrill-dale]
  seats:
    Tom: { site: 6 }
    Chuck: { site: 6, hand: [sudden-raid, moria-orc], inPlay: [dunlending-brigand] }
when: [{ seat: Chuck, choose: sudden-raid }]
then:
  - { path: twilight, equals: 18 }
`,
  'TCG-17.10: an Elf whom an opponent plays is none of yours': `seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given:
  twilight: 9
  seats:
    Tom: { site: 4, support: [far-seeing-eyes] }
    Chuck: { site: 4, hand: [fallen-elf, valor] }
when: [{ seat: Chuck, choose: fallen-elf }]
then:
  - { event: ability.used, with: { card: far-seeing-eyes }, count: 0 }
  - { path: seats.Chuck.hand, count: 1 }
`,
  'TCG-17.10: an Elf whom an opponent plays is none of yours, nor for cards as revised': `seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given:
  twilight: 9
  seats:
    Tom: { site: 4, support: [far-seeing-eyes.revised] }
    Chuck: { site: 4, hand: [fallen-elf, valor] }
when: [{ seat: Chuck, choose: fallen-elf }]
then:
  - { event: ability.used, with: { card: far-seeing-eyes.revised }, count: 0 }
  - { path: seats.Chuck.hand, count: 1 }
`,
  'TCG-19.12: a companion who fights an Elf is no minion that fights one': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-wingfoot } }
given:
  seats:
    Tom: { site: 4, deck: [], hand: [feathered], inPlay: [{ card: aragorn-wingfoot, wounds: 1 }], support: [{ card: strength-of-arms, tokens: 1 }] }
    Chuck: { site: 4, deck: [], inPlay: [fallen-elf] }
  assigned: [{ minion: fallen-elf, to: aragorn-wingfoot }]
when:
  - { seat: Tom, choose: feathered }
  - { seat: Tom, choose: strength-of-arms }
then:
  - { event: skirmish.counted, with: { fellowship: 8, minions: 9 }, count: 1 }
`,
  'TCG-18.08: nothing is discarded any more for which the Elven Brooch could be': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
given:
  twilight: 2
  seats:
    Tom: { site: 4, inPlay: [{ card: merry-learned-guide, bears: [elven-brooch, hobbit-sword] }], support: [safe-keeping] }
    Chuck: { site: 4, hand: [wild-man-raid], inPlay: [dunlending-brigand, dunlending-savage, dunlending-robber] }
when:
  - { seat: Chuck, choose: wild-man-raid }
  - { seat: Chuck, choose: hobbit-sword }
  - { then: [{ pending: { seat: Tom, question: respond, options: [safe-keeping, elven-brooch, pass] } }] }
  - { seat: Tom, question: respond, choose: safe-keeping }
then:
  - { pending: { seat: Tom, question: assign } }
  - { path: seats.Tom.inPlay.merry-learned-guide.bears, count: 2 }
`,
  'TCG-27.01: an Elven token on the condition of an opponent is not for Fereveldir to remove': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: fereveldir-son-of-thandronen } }
given:
  seats:
    Tom: { site: 4, hand: [elven-rune], inPlay: [fereveldir-son-of-thandronen, ferevellon-son-of-thandronen] }
    Chuck: { site: 4, inPlay: [dunlending-brigand], support: [secret-folk] }
  assigned: [{ minion: dunlending-brigand, to: fereveldir-son-of-thandronen }]
when:
  - { seat: Tom, choose: elven-rune }
  - { seat: Tom, cannot: fereveldir-son-of-thandronen, rule: TCG-19.04 }
then:
  - { event: tokens.placed, with: { card: secret-folk }, count: 1 }
`,
  'TCG-18.08: a wound that goes to another is none for which he might put on the Ring': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: frodo-tired-traveller } }
given:
  seats:
    Tom: { site: 4, burdens: 1, inPlay: [frodo-tired-traveller, aragorn-wingfoot], support: [shield-of-frodo] }
    Chuck: { site: 4, inPlay: [dunlending-ravager] }
  assigned: [{ minion: dunlending-ravager, to: frodo-tired-traveller }]
then:
  - { pending: { seat: Tom, question: move-again } }
  - { path: seats.Tom.inPlay.frodo-tired-traveller.wounds, equals: 0 }
  - { path: seats.Tom.inPlay.aragorn-wingfoot.wounds, equals: 1 }
`,
  'TCG-18.08: a wound that goes to another is no burden for him who wears the Ring': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: frodo-tired-traveller } }
given:
  seats:
    Tom: { site: 4, burdens: 1, wearing: true, inPlay: [frodo-tired-traveller, aragorn-wingfoot], support: [shield-of-frodo] }
    Chuck: { site: 4, inPlay: [dunlending-ravager] }
  assigned: [{ minion: dunlending-ravager, to: frodo-tired-traveller }]
when: [{ seat: Tom, question: which-first, choose: shield-of-frodo }]
then:
  - { path: seats.Tom.inPlay.aragorn-wingfoot.wounds, equals: 1 }
  - { path: seats.Tom.burdens, equals: 1 }
`,
  'TCG-18.01: the victory of an Orc of Dunland is none of a Man': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: rider-of-rohan } }
given:
  twilight: 1
  seats:
    Tom: { site: 4, deck: [], inPlay: [rider-of-rohan] }
    Chuck: { site: 4, deck: [], hand: [ravage-the-defeated, war-cry-of-dunland], inPlay: [dunland-orc, wulf-dunlending-chieftain], support: [living-off-rock, secret-folk] }
  assigned: [{ minion: dunland-orc, to: rider-of-rohan }]
then:
  - { pending: { seat: Tom, question: assign } }
  - { event: skirmish.won, with: { card: dunland-orc }, count: 1 }
`,
  'TCG-19.09: what makes a Man of Dunland stronger is not for their Orc': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-wingfoot } }
given:
  twilight: 9
  seats:
    Tom: { site: 4, deck: [], inPlay: [aragorn-wingfoot] }
    Chuck: { site: 4, deck: [], hand: [dark-fury, death-to-the-strawheads], inPlay: [dunland-orc, dunlending-brigand, saruman-rabble-rouser] }
  assigned: [{ minion: dunland-orc, to: aragorn-wingfoot }]
when:
  - { seat: Chuck, choose: dark-fury }
  - { then: [{ path: seats.Chuck.inPlay.dunlending-brigand.strength, equals: 10 }] }
  - { seat: Chuck, choose: saruman-rabble-rouser }
  - { then: [{ path: seats.Chuck.inPlay.dunlending-brigand.strength, equals: 12 }] }
  - { seat: Chuck, choose: death-to-the-strawheads }
  - { seat: Chuck, choose: 2 }
  - { seat: Chuck, choose: pass }
then:
  - { event: skirmish.counted, with: { fellowship: 8, minions: 6 }, count: 1 }
`,
  'TCG-18.01: hides do not save an Orc of Dunland': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-wingfoot } }
given:
  twilight: 5
  seats:
    Tom: { site: 4, deck: [], inPlay: [aragorn-wingfoot] }
    Chuck: { site: 4, deck: [], inPlay: [dunland-orc], support: [hides] }
  assigned: [{ minion: dunland-orc, to: aragorn-wingfoot }]
then:
  - { pending: { seat: Tom, question: move-again } }
  - { path: seats.Chuck.inPlay.dunland-orc.wounds, equals: 1 }
`,
  'TCG-17.10: an Elf of Rohan is no Man of Rohan for whom Dunland has something in store': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: guest-of-rohan } }
given:
  seats:
    Tom: { site: 4, deck: [], inPlay: [guest-of-rohan] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-ravager], support: [living-off-rock] }
  assigned: [{ minion: dunlending-ravager, to: guest-of-rohan }]
then:
  - { pending: { seat: Tom, question: move-again } }
  - { event: skirmish.counted, with: { fellowship: 3, minions: 5 }, count: 1 }
`,
  'TCG-9.11: a companion of Isengard is no minion of Isengard to exert': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: lorien-swordsman } }
given:
  seats:
    Tom: { site: 6, deck: [], inPlay: [lorien-swordsman, guest-of-isengard] }
    Chuck: { site: 6, deck: [], hand: [beyond-dark-mountains], inPlay: [uruk-rear-guard] }
  assigned: [{ minion: uruk-rear-guard, to: lorien-swordsman }]
when: [{ seat: Chuck, choose: beyond-dark-mountains }]
then:
  - { path: seats.Tom.inPlay.guest-of-isengard.wounds, equals: 0 }
  - { path: seats.Chuck.inPlay.uruk-rear-guard.wounds, equals: 1 }
`,
  'TCG-1.01: the Uruk Spear brings down no mount of the Shadow': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
given:
  seats:
    Tom: { site: 4, inPlay: [{ card: rider-of-rohan, bears: [riders-mount] }] }
    Chuck: { site: 4, inPlay: [{ card: orthanc-warrior, bears: [uruk-spear] }, { card: southron-scout, bears: [black-horse] }] }
when: [{ seat: Chuck, choose: uruk-spear }]
then:
  - { path: seats.Tom.inPlay.rider-of-rohan.bears, count: 0 }
  - { path: seats.Chuck.inPlay.southron-scout.bears, count: 1 }
`,
  'TCG-19.09: what makes a Man of the Raiders stronger is not for their Orc': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-wingfoot } }
given:
  twilight: 6
  seats:
    Tom: { site: 6, deck: [], inPlay: [aragorn-wingfoot] }
    Chuck: { site: 6, deck: [], hand: [men-of-rhun, on-the-march, fearless], inPlay: [southron-explorer, raider-orc], support: [ithilien-wilderness, wrath-of-harad] }
  assigned: [{ minion: southron-explorer, to: aragorn-wingfoot }]
when:
  - { seat: Chuck, choose: men-of-rhun }
  - { seat: Chuck, choose: on-the-march }
  - { seat: Chuck, choose: fearless }
  - { seat: Chuck, option: strengthen-raider-man }
  - { seat: Chuck, choose: ithilien-wilderness }
  - { seat: Chuck, choose: wrath-of-harad }
then:
  - { event: skirmish.counted, with: { fellowship: 8, minions: 17 }, count: 1 }
`,
  'TCG-19.11: with an Orc of the Raiders alone neither half of Fearless can be done': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-wingfoot } }
given:
  twilight: 2
  seats:
    Tom: { site: 6, deck: [], inPlay: [aragorn-wingfoot] }
    Chuck: { site: 6, deck: [], hand: [fearless], inPlay: [raider-orc] }
  assigned: [{ minion: raider-orc, to: aragorn-wingfoot }]
when:
  - { seat: Chuck, choose: fearless }
  - { seat: Chuck, option: strengthen-southron }
then:
  - { event: skirmish.counted, with: { fellowship: 8, minions: 5 }, count: 1 }
`,
  'TCG-23.13: an Orc of the Raiders who fights is no Man who does': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: sam-samwise-the-brave } }
given:
  twilight: 3
  seats:
    Tom: { site: 6, deck: [], inPlay: [sam-samwise-the-brave] }
    Chuck: { site: 6, deck: [], hand: [gathering-to-the-summons, whirling-strike], inPlay: [raider-orc], support: [arrow-from-the-south] }
  assigned: [{ minion: raider-orc, to: sam-samwise-the-brave }]
when:
  - { seat: Chuck, cannot: gathering-to-the-summons, rule: TCG-23.13 }
  - { seat: Chuck, choose: whirling-strike }
then:
  - { pending: { seat: Chuck, question: reconcile } }
  - { event: skirmish.won, with: { card: raider-orc }, count: 1 }
  - { path: seats.Tom.inPlay.sam-samwise-the-brave.wounds, equals: 1 }
`,
  'TCG-19.04: no Orc of the Raiders exerts where a Man of theirs must': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
given:
  twilight: 1
  seats:
    Tom: { site: 6 }
    Chuck: { site: 6, hand: [discovered], inPlay: [southron-explorer, raider-orc], support: [eastern-emyn-muil] }
when:
  - { seat: Chuck, choose: discovered }
  - { seat: Chuck, choose: eastern-emyn-muil }
then:
  - { path: seats.Chuck.inPlay.southron-explorer.wounds, equals: 2 }
`,
  'TCG-19.04: nor in the other phases': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: regroup } }
given:
  twilight: 4
  seats:
    Tom: { site: 6, deck: [] }
    Chuck: { site: 6, deck: [], hand: [new-fear], inPlay: [southron-explorer, raider-orc] }
when: [{ seat: Chuck, choose: new-fear }]
then:
  - { path: seats.Chuck.inPlay.southron-explorer.wounds, equals: 1 }
`,
  'TCG-23.13: an Orc of the Raiders is no Man to spot, to exert or to bear a bow': `seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given:
  twilight: 20
  seats:
    Tom: { site: 6 }
    Chuck: { site: 6, hand: [desert-lancers, regiment-of-haradrim, easterling-infantry, southron-bow], inPlay: [raider-orc], support: [raiders-from-the-east] }
when:
  - { seat: Chuck, cannot: desert-lancers, rule: TCG-23.13 }
  - { seat: Chuck, cannot: regiment-of-haradrim, rule: TCG-23.13 }
  - { seat: Chuck, choose: easterling-infantry }
  - { seat: Chuck, choose: southron-bow }
  - { seat: Chuck, choose: raiders-from-the-east }
then:
  - { path: seats.Chuck.inPlay.easterling-infantry.bears, count: 1 }
  - { path: seats.Chuck.inPlay.easterling-infantry.wounds, equals: 1 }
`,
  'TCG-23.13: an Orc of the Raiders beside the bearer of the bow gives no arrow': `seats: [Tom, Chuck]
at: { step: archeryFire }
given:
  seats:
    Tom: { site: 6 }
    Chuck: { site: 6, inPlay: [{ card: southron-explorer, bears: [southron-bow] }, raider-orc] }
then:
  - { event: archery.counted, with: { minions: 1 }, count: 1 }
`,
  'TCG-19.02: Wrath of Harad asks nothing of a Shadow event that spots a ranger': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
given:
  seats:
    Tom: { site: 6, inPlay: [aragorn-wingfoot] }
    Chuck: { site: 6, hand: [manhunt], inPlay: [southron-scout], support: [wrath-of-harad] }
when: [{ seat: Chuck, choose: manhunt }]
then:
  - { event: card.wounded, count: 0 }
  - { path: twilight, equals: 1 }
`,
  'TCG-23.13: Wrath of Harad needs a Man of the Raiders': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: regroup } }
given:
  seats:
    Tom: { site: 5, deck: [], hand: [pathfinder], inPlay: [aragorn-wingfoot] }
    Chuck: { site: 5, deck: [], inPlay: [raider-orc], support: [wrath-of-harad] }
when: [{ seat: Tom, choose: pathfinder }]
then:
  - { event: card.played, with: { card: pathfinder }, count: 1 }
  - { event: card.wounded, count: 0 }
`,
  'TCG-19.04: an Elf of Rohan does not exert at the Stables': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given:
  path: [stables]
  seats:
    Tom: { site: 3, hand: [pathfinder], deck: [riders-mount], inPlay: [guest-of-rohan] }
    Chuck: { site: 3 }
when: [{ seat: Tom, cannot: stables, rule: TCG-19.04 }]
then:
  - { path: seats.Tom.inPlay.guest-of-rohan.wounds, equals: 0 }
`,
  'TCG-20.11: Westemnet Hills heal no mounted minion': `seats: [Tom, Chuck]
at: { step: move }
given:
  path: [westemnet-hills]
  seats:
    Tom: { site: 3, deck: [] }
    Chuck: { site: 4, deck: [], inPlay: [{ card: southron-explorer, wounds: 1, bears: [warg] }] }
then:
  - { path: seats.Chuck.inPlay.southron-explorer.wounds, equals: 1 }
`,
  'TCG-17.11: the Vale of the Wizard adds once a turn, however often there is a Shadow phase': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: shadow } }
given:
  path: [wizards-vale]
  twilight: 5
  seats:
    Tom: { site: 8 }
    Chuck: { site: 8, hand: [long-night, dunlending-savage, dunlending-brigand] }
when:
  - { seat: Chuck, choose: dunlending-savage }
  - { seat: Chuck, choose: long-night }
  - { then: [{ path: phase, equals: shadow }] }
then:
  - { path: twilight, equals: 5 }
`,
  'TCG-21.09: Sam takes nothing from a Frodo who does not bear the Ring': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: another-frodo } }
given:
  seats:
    Tom: { site: 4, deck: [], inPlay: [another-frodo, sam-frodos-gardener] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-savage] }
  assigned: [{ minion: dunlending-savage, to: another-frodo }]
then:
  - { pending: { seat: Tom, question: move-again } }
  - { event: card.overwhelmed, with: { card: another-frodo }, count: 1 }
`,
  'TCG-20.06: Elrond, as revised, exerts once beside two other Elven allies': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given:
  seats:
    Tom: { hand: [Hobbit Sword], support: [elrond-lord-of-rivendell.revised, elder-of-lorien, elder-of-lorien] }
when:
  - { seat: Tom, choose: elrond-lord-of-rivendell.revised }
then:
  - { path: seats.Tom.hand, count: 2 }
  - { path: "seats.Tom.support.[elrond-lord-of-rivendell.revised].wounds", equals: 1 }
`,
  'TCG-20.06: one other Elven ally is not enough for Elrond, as revised': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given:
  seats:
    Tom: { hand: [Hobbit Sword], support: [elrond-lord-of-rivendell.revised, elder-of-lorien] }
when:
  - { seat: Tom, choose: elrond-lord-of-rivendell.revised }
then:
  - { path: seats.Tom.hand, count: 2 }
  - { path: "seats.Tom.support.[elrond-lord-of-rivendell.revised].wounds", equals: 2 }
`,
  'TCG-17.10: Legolas, as revised, takes twilight away, two at most': `seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given:
  twilight: 9
  seats:
    Tom: { site: 4, inPlay: [legolas-dauntless-hunter.revised, "Merry, Learned Guide", third-hobbit, pippin-just-a-nuisance, "Sam, Samwise the Brave"] }
    Chuck: { site: 4, hand: [No Refuge, Dunlending Brigand, Constantly Threatening, Dunlending Savage] }
when:
  - { seat: Chuck, choose: No Refuge }
  - { then: [{ path: twilight, equals: 7 }] }
  - { seat: Chuck, choose: Dunlending Brigand }
  - { then: [{ path: twilight, equals: 5 }] }
  - { seat: Chuck, choose: Constantly Threatening }
then:
  - { path: twilight, equals: 2 }
`,
  'TCG-17.10: as Shadowfax comes, a hand weapon of Gandalf is discarded': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given:
  seats:
    Tom: { hand: [Shadowfax, Hobbit Sword], inPlay: [{ card: "Gandalf, Greyhame", bears: [sword-for-all, Gandalf’s Staff] }, "Aragorn, Wingfoot"] }
when:
  - { seat: Tom, choose: Shadowfax }
then:
  - { path: "seats.Tom.inPlay.Gandalf, Greyhame.bears", count: 2 }
  - { path: seats.Tom.discard.count, equals: 1 }
  - { path: "seats.Tom.inPlay.Gandalf, Greyhame.strength", equals: 9 }
`,
};

/** Each with its title, which names the rules. */
export const rulings = Object.entries(RULINGS).map(([title, text]) => ({
  title,
  text: `game: lotr-tcg
seed: "1"
${text}`,
}));
