export const sites = {
  'thing.east-wall-of-rohan': 'East Wall of Rohan',
  'text.east-wall-of-rohan': 'When the fellowship moves from here, add (2).',
  'thing.eastemnet-downs': 'Eastemnet Downs',
  'text.eastemnet-downs': 'Whenever you play a companion here, 2 cards of your hand must be discarded.',
  'thing.eastemnet-gullies': 'Eastemnet Gullies',
  'text.eastemnet-gullies': 'Fellowship: 2 unbound companions exert: play Legolas from your draw deck.',
  'thing.horse-country': 'Horse-country',
  'text.horse-country': 'Plains.\nWhile a Rohan mount can be spotted here, this turn’s move limit is +1.',
  'thing.plains-of-rohan': 'Plains of Rohan',
  'text.plains-of-rohan': 'Plains.\nFellowship: 2 unbound companions exert: play Gimli from your draw deck.',
  'thing.the-riddermark': 'The Riddermark',
  'text.the-riddermark': 'Plains.\nFellowship: 2 unbound companions exert: play Aragorn from your draw deck.',
  'thing.western-emyn-muil': 'Western Emyn Muil',
  'text.western-emyn-muil': 'When the fellowship moves from here, every Ring-bound companion must exert.',
  'thing.derndingle': 'Derndingle',
  'text.derndingle': 'Forest.\nWhile an unbound Hobbit can be spotted here, this turn’s move limit is +1.',
  'thing.eastfold': 'Eastfold',
  'text.eastfold': 'Plains.\nShadow: Spot 3 Isengard trackers: the fellowship cannot move again this turn.',
  'thing.fangorn-forest': 'Fangorn Forest',
  'text.fangorn-forest': 'Forest.\nFellowship: Treebeard may be played from your draw deck.',
  'thing.plains-of-rohan-camp': 'Plains of Rohan Camp',
  'text.plains-of-rohan-camp':
    'Plains.\nWhenever a fellowship phase starts, up to 3 wounds on companions are healed.',
  'thing.rohirrim-village': 'Rohirrim Village',
  'text.rohirrim-village': 'Dunland Men cannot take wounds in the archery phase.',
  'thing.uruk-camp': 'Uruk Camp',
  'text.uruk-camp': 'Battleground. Plains.\nWhenever an Uruk-hai is played, it must exert.',
  'thing.wold-of-rohan': 'Wold of Rohan',
  'text.wold-of-rohan':
    'Plains.\nWhenever an ally or companion is assigned to a skirmish by the Free Peoples player, add (1).',
  'thing.barrows-of-edoras': 'Barrows of Edoras',
  'text.barrows-of-edoras':
    'Sanctuary.\nFellowship: Your hand goes beneath your draw deck, and you draw 4 cards.',
  'thing.golden-hall': 'Golden Hall',
  'text.golden-hall':
    'Sanctuary.\nWhen the fellowship moves here, every Free Peoples weapon must be discarded.',
  'thing.stables': 'Stables',
  'text.stables':
    'Sanctuary.\nFellowship (limit once per turn): A Rohan Man exerts: from your draw deck, play a Rohan mount.',
  'thing.streets-of-edoras': 'Streets of Edoras',
  'text.streets-of-edoras': 'Sanctuary.\nRohan allies cannot take part in archery fire or skirmishes here.',
  'thing.throne-room': 'Throne Room',
  'text.throne-room': 'Sanctuary.\nFellowship: Théoden may be played from your draw deck.',
  'thing.westemnet-plains': 'Westemnet Plains',
  'text.westemnet-plains': 'Plains. Sanctuary.\nDunland Men cannot take wounds in the archery phase.',
  'thing.ered-nimrais': 'Ered Nimrais',
  'text.ered-nimrais': 'Mountain.\nCompanions and allies played here have twilight cost +3.',
  'thing.westemnet-hills': 'Westemnet Hills',
  'text.westemnet-hills':
    'Plains.\nWhen the fellowship moves here, heal every mounted ally and mounted companion.',
  'thing.white-mountains': 'White Mountains',
  'text.white-mountains':
    'Mountain.\nWhen the fellowship moves here, either Théoden or 2 other companions must exert.',
  'thing.white-rocks': 'White Rocks',
  'text.white-rocks': 'Battleground.\nPer mounted companion, this site’s Shadow number is +1.',
  'thing.deep-of-helm': 'Deep of Helm',
  'text.deep-of-helm':
    'Battleground. Plains.\nEach turn, the first Uruk-hai played here has twilight cost −3.',
  'thing.deeping-wall': 'Deeping Wall',
  'text.deeping-wall': 'Battleground.\nShadow: Saruman may be played from your draw deck.',
  'thing.helms-gate': 'Helm’s Gate',
  'text.helms-gate': 'Battleground.\nCompanions and minions that bear a hand weapon are strength +2.',
  'thing.hornburg-courtyard': 'Hornburg Courtyard',
  'text.hornburg-courtyard': 'Battleground.\nThis site’s Shadow number is −2 while you can spot Aragorn.',
  'thing.hornburg-parapet': 'Hornburg Parapet',
  'text.hornburg-parapet':
    'Battleground.\nThe minion archery total is −1 and the fellowship archery total +1.',
  'thing.caves-of-aglarond': 'Caves of Aglarond',
  'text.caves-of-aglarond':
    'Underground. Sanctuary.\nManeuver: Spot an Uruk-hai of yours and remove (2): one of your Uruk-hai is fierce until the regroup phase.',
  'thing.great-hall': 'Great Hall',
  'text.great-hall':
    'Battleground. Sanctuary.\nRohan allies may take part in archery fire and skirmishes here.',
  'thing.hornburg-armory': 'Hornburg Armory',
  'text.hornburg-armory': 'Sanctuary.\nFellowship: Play a possession: draw a card.',
  'thing.cavern-entrance': 'Cavern Entrance',
  'text.cavern-entrance':
    'Underground.\nNo skirmish event can be played and no skirmish special ability can be used.',
  'text.cavern-entrance.revised':
    'When a skirmish starts, you may exert a character of yours that is in it: no special abilities can be used in that skirmish.',
  'thing.hornburg-causeway': 'Hornburg Causeway',
  'text.hornburg-causeway':
    'Battleground.\nFor each unbound companion beyond the third, the minion archery total is +2.',
  'thing.kings-room': 'King’s Room',
  'text.kings-room':
    'When the fellowship moves here with no Rohan companion, every unbound companion must exert.',
  'thing.ring-of-isengard': 'Ring of Isengard',
  'text.ring-of-isengard': 'Shadow: Play a Dunland minion: draw a card.',
  'thing.wizards-vale': 'Wizard’s Vale',
  'text.wizards-vale':
    'When the first Shadow phase starts, add (4) if there are fewer than 9 tokens in the twilight pool (limit once per turn).',
  'thing.fortress-of-orthanc': 'Fortress of Orthanc',
  'text.fortress-of-orthanc':
    'Battleground.\nFor each companion beyond the fourth, this site’s Shadow number is +2.',
  'thing.orthanc-balcony': 'Orthanc Balcony',
  'text.orthanc-balcony': 'Battleground.\nShadow: Play Saruman, at twilight cost −2, from your discard pile.',
  'thing.orthanc-library': 'Orthanc Library',
  'text.orthanc-library':
    'When the fellowship moves here, every Shadow player may draw a card per companion beyond the fourth.',
  'thing.palantir-chamber': 'Palantír Chamber',
  'text.palantir-chamber': 'Shadow: Remove 2 burdens: play a minion from your discard pile.',
} as const;
