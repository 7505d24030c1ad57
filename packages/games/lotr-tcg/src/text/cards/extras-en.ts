export const extras = {
  'thing.book-of-mazarbul': 'Book of Mazarbul',
  'text.book-of-mazarbul':
    'Tale. Bearer: a Dwarf.\nPer Dwarf companion, you may draw a card whenever a fellowship phase starts with the fellowship at site 4 or higher.',
  'thing.the-one-ring-isildurs-bane': 'The One Ring, Isildur’s Bane',
  'text.the-one-ring-isildurs-bane':
    'Response: When the bearer would take a wound, he puts on The One Ring and wears it until the regroup phase.\nWhile the Ring-bearer wears it, each wound that he would take is replaced by a burden.',
  'thing.dwarf-guard': 'Dwarf Guard',
  'text.dwarf-guard': 'To play, spot a Dwarf.',
  'text.dwarf-guard.revised': 'To play, spot a Dwarf.',
  'thing.gimli-dwarf-of-erebor': 'Gimli, Dwarf of Erebor',
  'text.gimli-dwarf-of-erebor':
    'Damage +1.\nFellowship: If there are fewer than 2 tokens in the twilight pool, add (2): a card of your hand goes beneath your draw deck.',
  'text.gimli-dwarf-of-erebor.revised':
    'Damage +1.\nFellowship: If there are fewer than 2 tokens in the twilight pool, add (2) and put a card of your hand beneath your draw deck: draw a card.',
  'thing.elrond-lord-of-rivendell': 'Elrond, Lord of Rivendell',
  'text.elrond-lord-of-rivendell':
    'To play, spot an Elf or Gandalf.\nWhen each of your turns starts, heal all allies whose home is site 3.\nFellowship: Elrond exerts: draw a card.',
  'text.elrond-lord-of-rivendell.revised':
    'To play, spot an Elf or Gandalf.\nWhen each of your turns starts, you heal up to 3 of the allies whose home is site 3.\nFellowship: Elrond exerts twice, or once while you can spot 2 other Elven allies: draw a card.',
  'thing.far-seeing-eyes': 'Far-seeing Eyes',
  'text.far-seeing-eyes':
    'Goes to your support area.\nWhenever you play an Elf, an opponent of your choice discards a card from hand.',
  'text.far-seeing-eyes.revised':
    'Goes to your support area.\nWhenever you play an Elf, draw a card. To prevent this, any Shadow player may discard a card from hand.',
  'thing.gift-of-boats': 'Gift of Boats',
  'text.gift-of-boats':
    'To play, an Elf ally exerts. Goes to your support area.\nWhen, in the fellowship phase, the fellowship moves from a river, this turn’s move limit is +1.',
  'thing.the-mirror-of-galadriel': 'The Mirror of Galadriel',
  'text.the-mirror-of-galadriel':
    'Goes to your support area.\nElf allies whose home is site 6 are strength +1.\nManeuver: If an opponent holds 7 or more cards in hand, Galadriel exerts: look at 2 of them at random, discard one and put the other back.',
  'text.the-mirror-of-galadriel.revised':
    'Goes to your support area.\nElf allies whose home is site 6 are strength +1.\nManeuver: Galadriel exerts: 3 random cards of an opponent’s hand are revealed; put one of them on top of that opponent’s draw deck.',
  'thing.aragorn-ranger-of-the-north': 'Aragorn, Ranger of the North',
  'text.aragorn-ranger-of-the-north':
    'Ranger.\nManeuver: Aragorn exerts: he is defender +1 until the regroup phase.',
  'thing.a-rangers-versatility': 'A Ranger’s Versatility',
  'text.a-rangers-versatility': 'Maneuver: At a river or forest, a ranger exerts: exhaust a minion.',
  'thing.hobbit-stealth': 'Hobbit Stealth',
  'text.hobbit-stealth':
    'Stealth.\nSkirmish: At sites 1 to 5, a skirmish involving a Hobbit is canceled. Anywhere else, a Hobbit is strength +2.',
  'thing.thrors-map': 'Thrór’s Map',
  'text.thrors-map':
    'Goes to your support area.\nFellowship or Regroup: 2 Hobbits exert and Thrór’s Map is discarded: play the fellowship’s next site, in place of an opponent’s site if one is there.',
  'thing.dimrill-dale': 'Dimrill Dale',
  'text.dimrill-dale': 'Sanctuary.\nIn each Shadow phase, the first Moria Orc played has twilight cost −2.',
  'thing.aragorn-king-in-exile': 'Aragorn, King in Exile',
  'text.aragorn-king-in-exile':
    'Ranger.\nWhen each of your turns starts, you may heal another companion with the Aragorn signet.',
  'thing.gandalfs-staff': 'Gandalf’s Staff',
  'text.gandalfs-staff':
    'Bearer: Gandalf.\nGandalf spells have twilight cost −1.\nSkirmish: Gandalf exerts twice: a skirmish involving him is canceled.',
  'thing.we-must-go-warily': 'We Must Go Warily',
  'text.we-must-go-warily':
    'Response: When the fellowship moves in the regroup phase, a Gondor companion exerts twice: until the next regroup phase, all minions have twilight cost +1.',
} as const;
