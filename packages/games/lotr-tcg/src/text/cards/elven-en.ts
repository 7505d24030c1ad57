export const elven = {
  'thing.alliance-reforged': 'Alliance Reforged',
  'text.alliance-reforged': 'Tale.\nFellowship: For every Elf companion that you spot, draw a card.',
  'thing.arrow-and-blade': 'Arrow and Blade',
  'text.arrow-and-blade':
    'Skirmish: X Elf companions exert: a minion skirmishing an unbound companion is strength −X.',
  'thing.blades-drawn': 'Blades Drawn',
  'text.blades-drawn':
    'To play, spot 3 Elves. Goes to your support area.\nEvery minion is strength −2 per wound on it.\nIn the regroup phase this condition is discarded.',
  'thing.company-of-archers': 'Company of Archers',
  'text.company-of-archers': 'Archery: Spot 2 Elf companions: discard a condition.',
  'thing.elven-bow': 'Elven Bow',
  'text.elven-bow': 'Bearer: an Elf, who is an archer.',
  'thing.elven-brooch': 'Elven Brooch',
  'text.elven-brooch':
    'To play, spot an Elf. Bearer: a companion.\nResponse: When a Shadow card would discard another possession of the bearer, discard Elven Brooch in its place.',
  'thing.elven-sword': 'Elven Sword',
  'text.elven-sword':
    'Bearer: an Elf.\nSkirmish: The bearer exerts, or you discard 2 cards from hand: a minion skirmishing the bearer is strength −1.',
  'thing.erethon-naith-lieutenant': 'Erethón, Naith Lieutenant',
  'text.erethon-naith-lieutenant':
    'To play, spot an Elf.\nBearing a ranged weapon, Erethón is strength +1 and damage +1 and adds nothing to the fellowship archery total.',
  'text.erethon-naith-lieutenant.revised':
    'Valiant.\nTo play, spot an Elf.\nBearing a ranged weapon, Erethón is strength +1 and damage +1 and adds nothing to the fellowship archery total.',
  'thing.feathered': 'Feathered',
  'text.feathered': 'Skirmish: A minion skirmishing an Elf is strength −2 per wound on it.',
  'thing.fereveldir-son-of-thandronen': 'Fereveldir, Son of Thandronen',
  'text.fereveldir-son-of-thandronen':
    'To play, spot an Elf.\nSkirmish: Fereveldir exerts and you remove an Elven token from a condition of yours: wound a minion skirmishing him.',
  'text.fereveldir-son-of-thandronen.revised':
    'Valiant.\nTo play, spot an Elf.\nSkirmish: Fereveldir exerts and you discard an Elven token from a condition of yours: wound a minion skirmishing him.',
  'thing.ferevellon-son-of-thandronen': 'Ferevellon, Son of Thandronen',
  'text.ferevellon-son-of-thandronen':
    'To play, spot an Elf.\nSkirmish: Ferevellon exerts: a minion skirmishing him is strength −2.',
  'text.ferevellon-son-of-thandronen.revised':
    'Valiant.\nTo play, spot an Elf.\nSkirmish: Ferevellon exerts: a minion skirmishing him is strength −2.',
  'thing.final-count': 'Final Count',
  'text.final-count':
    'Goes to your support area.\nWhenever Legolas wins a skirmish, you may put an Elven token here.\nLegolas is strength +X, X being the number of Elven tokens that you can spot here or of Dwarven tokens that you can spot on My Axe Is Notched, whichever is smaller (limit +3).',
  'thing.flashing-steel': 'Flashing Steel',
  'text.flashing-steel': 'Skirmish: An Elf exerts: a minion skirmishing that Elf is strength −3.',
  'thing.haldir-emissary-of-the-galadhrim': 'Haldir, Emissary of the Galadhrim',
  'text.haldir-emissary-of-the-galadhrim':
    'Haldir is strength +2 while no opponent controls a site.\nRegroup: At a battleground, Haldir and another Elf exert: liberate a site.',
  'text.haldir-emissary-of-the-galadhrim.revised':
    'Valiant.\nHaldir is strength +2 while no opponent controls a site.\nRegroup: At a battleground, Haldir and another Elf exert: liberate a site.',
  'thing.killing-field': 'Killing Field',
  'text.killing-field':
    'To play, spot 3 Elves. Goes to your support area.\nNo wounded minion can be fierce.\nIn the regroup phase this condition is discarded.',
  'thing.legolas-dauntless-hunter': 'Legolas, Dauntless Hunter',
  'text.legolas-dauntless-hunter':
    'Archer.\nPer unbound Hobbit that you can spot, Shadow events and Shadow conditions have twilight cost +1.',
  'text.legolas-dauntless-hunter.revised':
    'Archer.\nWhenever a Shadow condition or a Shadow event is played, remove (1) per unbound Hobbit that you can spot (limit (2)).',
  'thing.legolas-elven-comrade': 'Legolas, Elven Comrade',
  'text.legolas-elven-comrade':
    'Archer.\nSkirmish: Legolas exerts: a minion skirmishing an unbound companion is strength −1, or −2 if it skirmishes Gimli.',
  'thing.lembas': 'Lembas',
  'text.lembas':
    'To play, spot 3 Elves. Bearer: a companion.\nRegroup: Discard Lembas: you reconcile your hand.',
  'thing.lorien-guardian': 'Lórien Guardian',
  'text.lorien-guardian':
    'Regroup: Lórien Guardian exerts: a Shadow player of your choice must wound a minion.',
  'text.lorien-guardian.revised':
    'Valiant.\nRegroup: Lórien Guardian exerts: a Shadow player of your choice must wound a minion.',
  'thing.lorien-is-most-welcome': 'Lórien Is Most Welcome',
  'text.lorien-is-most-welcome':
    'To play, spot 3 Elves. Goes to your support area.\nWounded minions lose all their damage bonuses.\nIn the regroup phase this condition is discarded.',
  'thing.lorien-swordsman': 'Lórien Swordsman',
  'text.lorien-swordsman': 'Minions skirmishing Lórien Swordsman are each strength −2 per wound on them.',
  'text.lorien-swordsman.revised':
    'Valiant.\nMinions skirmishing Lórien Swordsman are each strength −2 per wound on them.',
  'thing.night-without-end': 'Night Without End',
  'text.night-without-end':
    'Response: When an Elf wins a skirmish, that Elf exerts: wound a minion or liberate a site.',
  'thing.ordulus-young-warrior': 'Ordulus, Young Warrior',
  'text.ordulus-young-warrior':
    'To play, spot an Elf.\nRanged weapons played on Ordulus have twilight cost −1.',
  'text.ordulus-young-warrior.revised':
    'Valiant.\nTo play, spot an Elf.\nRanged weapons played on Ordulus have twilight cost −1.',
  'thing.pengedhel-naith-warrior': 'Pengedhel, Naith Warrior',
  'text.pengedhel-naith-warrior':
    'To play, spot an Elf.\nBearing a ranged weapon, Pengedhel is strength +2 and adds nothing to the fellowship archery total.',
  'text.pengedhel-naith-warrior.revised':
    'Valiant.\nTo play, spot an Elf.\nBearing a ranged weapon, Pengedhel is strength +2 and adds nothing to the fellowship archery total.',
  'thing.strength-of-arms': 'Strength of Arms',
  'text.strength-of-arms':
    'Goes to your support area.\nWhenever an Elf wins a skirmish, you may put an Elven token here.\nSkirmish: A minion skirmishing an Elf is strength −1 per Elven token here (limit −3). This condition is then discarded.',
  'thing.supporting-fire': 'Supporting Fire',
  'text.supporting-fire': 'Skirmish: An Elf is strength +2; with 3 Elf companions spotted, +3 instead.',
  'thing.sword-wall': 'Sword-wall',
  'text.sword-wall': 'Skirmish or Regroup: Spot 3 Elf companions: exert a minion or liberate a site.',
  'thing.thandronen-veteran-protector': 'Thandronen, Veteran Protector',
  'text.thandronen-veteran-protector':
    'To play, spot an Elf.\nRegroup: Thandronen exerts: discard a minion that is stacked on a site or a condition.',
  'text.thandronen-veteran-protector.revised':
    'Valiant.\nTo play, spot an Elf.\nRegroup: Thandronen exerts: discard a minion that is stacked on a site or a condition.',
  'thing.thonnas-naith-captain': 'Thónnas, Naith Captain',
  'text.thonnas-naith-captain':
    'To play, spot an Elf.\nBearing a ranged weapon, Thónnas adds nothing to the fellowship archery total, and minions skirmishing him are strength −2 each.',
  'text.thonnas-naith-captain.revised':
    'Valiant.\nTo play, spot an Elf.\nBearing a ranged weapon, Thónnas adds nothing to the fellowship archery total, and minions skirmishing him are strength −2 each.',
  'thing.valor': 'Valor',
  'text.valor': 'Skirmish: An Elf is strength +2; against a wounded minion, +3 instead.',
} as const;
