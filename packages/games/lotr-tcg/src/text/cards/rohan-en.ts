export const rohan = {
  'thing.aldor-soldier-of-edoras': 'Aldor, Soldier of Edoras',
  'text.aldor-soldier-of-edoras':
    'Archery: Spot a villager; Aldor exerts: the fellowship archery total is +1.',
  'thing.brego': 'Brego',
  'text.brego':
    'You must spot a Rohan Man to play Brego.\nBearer: a Man, an Elf or a Wizard.\nWhen you have played Brego, you may heal his bearer.\nWhenever a skirmish with the bearer in it begins, every minion in it must exert.',
  'thing.ceorl-weary-horseman': 'Ceorl, Weary Horseman',
  'text.ceorl-weary-horseman':
    'Response: When your opponent is on the point of taking control of a site, Ceorl and a villager exert: this is prevented.',
  'thing.elite-rider': 'Elite Rider',
  'text.elite-rider':
    'In your starting fellowship, this companion has twilight cost -1.\nThis companion is strength +2 in a skirmish with a wounded minion.',
  'thing.eomer-sister-son-of-theoden': 'Éomer, Sister-son of Théoden',
  'text.eomer-sister-son-of-theoden':
    'Twilight cost -1 while you can spot a Rohan Man.\nWhenever a turn begins, you may heal a Rohan ally.',
  'thing.eomer-third-marshal-of-riddermark': 'Éomer, Third Marshal of Riddermark',
  'text.eomer-third-marshal-of-riddermark':
    'Twilight cost -1 while you can spot a Rohan Man.\nFor each wound on the minions that Éomer is skirmishing, he is strength +2.',
  'thing.eomers-spear': 'Éomer’s Spear',
  'text.eomers-spear': 'Bearer: a Rohan Man.\nÉomer, as bearer, is damage +2 while mounted.',
  'thing.eothain-scout-of-the-mark': 'Éothain, Scout of the Mark',
  'text.eothain-scout-of-the-mark':
    'Whenever the fellowship moves to a plains site, every minion must exert.',
  'thing.eowyn-lady-of-rohan': 'Éowyn, Lady of Rohan',
  'text.eowyn-lady-of-rohan':
    'Valiant.\nResponse: When an unbound companion is about to be wounded, Éowyn exerts and you add (1): that wound is prevented.',
  'thing.eowyn-sister-daughter-of-theoden': 'Éowyn, Sister-daughter of Théoden',
  'text.eowyn-sister-daughter-of-theoden':
    'Valiant.\nResponse: When Éowyn, being exhausted, is about to be wounded in a skirmish, you discard 2 cards from hand: that wound is prevented.',
  'thing.eowyns-sword': 'Éowyn’s Sword',
  'text.eowyns-sword': 'Bearer: Éowyn.\nÉowyn is damage +1 while you can spot a villager.',
  'thing.fight-for-the-villagers': 'Fight for the Villagers',
  'text.fight-for-the-villagers':
    'Skirmish: A Rohan Man is strength +2; strength +3 instead if you spot a villager.',
  'thing.firefoot': 'Firefoot',
  'text.firefoot':
    'Bearer: a Rohan Man.\nÉomer, as bearer, is defender +1.\nWhenever a skirmish with the bearer in it begins, every minion in it must exert.',
  'thing.forth-eorlingas': 'Forth Eorlingas!',
  'text.forth-eorlingas':
    'Maneuver: Théoden exerts: until the regroup phase, a companion with the Théoden signet is defender +1.',
  'thing.fortress-never-fallen': 'Fortress Never Fallen',
  'text.fortress-never-fallen':
    'Goes to your support area.\nWhenever a Rohan Man has won a skirmish, you may put a Rohan token here.\nRegroup: For each Rohan token here, discard a Shadow condition; then discard this condition.',
  'thing.guma-plains-farmer': 'Guma, Plains Farmer',
  'text.guma-plains-farmer':
    'Villager.\nGuma is discarded if his home site is under an opponent’s control.\nFellowship: Guma exerts: heal a Rohan Man.',
  'thing.heavy-chain': 'Heavy Chain',
  'text.heavy-chain':
    'Bearer: a Man.\nOnly a side with at least triple the bearer’s strength can overwhelm him or her.',
  'thing.helm-helm': 'Helm! Helm!',
  'text.helm-helm': 'Regroup: Spot 2 mounted Rohan Men: draw 3 cards or liberate a site.',
  'thing.herugrim': 'Herugrim',
  'text.herugrim': 'Bearer: Théoden.\nThéoden is damage +1.',
  'thing.hlafwine-village-farmhand': 'Hlafwine, Village Farmhand',
  'text.hlafwine-village-farmhand':
    'Villager.\nHlafwine is discarded if his home site is under an opponent’s control.\nSkirmish: Hlafwine exerts: a Rohan Man is strength +2.',
  'thing.an-honorable-charge': 'An Honorable Charge',
  'text.an-honorable-charge':
    'Skirmish: For each Rohan Man you spot, an unbound companion is strength +1 (limit +3).',
  'thing.horse-of-rohan': 'Horse of Rohan',
  'text.horse-of-rohan':
    'You must spot a Rohan Man to play this.\nBearer: a Man, an Elf or a Wizard.\nWhenever a skirmish with the bearer in it begins, every minion in it must exert.',
  'thing.kings-mail': 'King’s Mail',
  'text.kings-mail':
    'Bearer: a Rohan Man.\nIn each skirmish phase the bearer takes 1 wound at most. Théoden, as bearer, can take wounds only during a skirmish that he is in.',
  'thing.leod-westfold-herdsman': 'Léod, Westfold Herdsman',
  'text.leod-westfold-herdsman':
    'Villager.\nLéod is discarded if his home site is under an opponent’s control.\nSkirmish: Léod exerts: a mounted companion is strength +2.',
  'thing.rider-of-rohan': 'Rider of Rohan',
  'text.rider-of-rohan':
    'Skirmish: This companion exerts, if he is mounted: a minion skirmishing an unbound companion exerts.',
  'thing.riders-mount': 'Rider’s Mount',
  'text.riders-mount':
    'Bearer: a Rohan Man.\nWhenever a skirmish with the bearer in it begins, every minion in it must exert.',
  'thing.riders-spear': 'Rider’s Spear',
  'text.riders-spear': 'Bearer: a Rohan Man.\nThe bearer is damage +1 while mounted.',
  'thing.simbelmyne': 'Simbelmynë',
  'text.simbelmyne':
    'Fellowship: Spot 2 Rohan Men, or 1 who is valiant: from your draw deck, play a Rohan character or a Rohan possession.',
  'text.simbelmyne.revised':
    'Fellowship: Spot 2 Rohan Men, or 1 who is valiant: from your draw deck, play a Rohan character or a Rohan item (possession or artifact).',
  'thing.supplies-of-the-mark': 'Supplies of the Mark',
  'text.supplies-of-the-mark':
    'Goes to your support area.\nFellowship: Put a villager from hand under your draw deck and add (2): heal a Rohan ally.',
  'thing.sword-of-rohan': 'Sword of Rohan',
  'text.sword-of-rohan': 'Bearer: a Rohan Man.\nThe bearer is damage +1 in a skirmish with an Uruk-hai.',
  'thing.theoden-son-of-thengel': 'Théoden, Son of Thengel',
  'text.theoden-son-of-thengel': 'Regroup: Spot a Rohan ally; Théoden exerts: liberate a site.',
  'thing.valleys-of-the-mark': 'Valleys of the Mark',
  'text.valleys-of-the-mark':
    'Goes to your support area.\nWhenever your opponent has played a minion that is roaming, you may spot a villager: that minion exerts.',
  'thing.weapon-store': 'Weapon Store',
  'text.weapon-store':
    'Goes to your support area.\nFellowship: A Rohan Man exerts: from your discard pile, play a hand weapon.',
  'thing.weland-smith-of-the-riddermark': 'Weland, Smith of the Riddermark',
  'text.weland-smith-of-the-riddermark':
    'Villager.\nWeland is discarded if his home site is under an opponent’s control.\nFellowship: Weland exerts: heal a mounted companion.',
  'thing.well-stored': 'Well Stored',
  'text.well-stored':
    'Goes to your support area.\nWhenever a fellowship phase begins, you may heal a villager.',
  'thing.work-for-the-sword': 'Work for the Sword',
  'text.work-for-the-sword': 'Skirmish: A Rohan Man is strength +2 and, if mounted, damage +2 as well.',
  'thing.theoden-lord-of-the-mark': 'Théoden, Lord of the Mark',
  'text.theoden-lord-of-the-mark':
    'Fellowship (once per turn): On a Rohan companion, play a Rohan possession: heal that companion.',
} as const;
