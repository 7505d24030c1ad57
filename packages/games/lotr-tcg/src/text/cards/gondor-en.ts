export const gondor = {
  'thing.aragorn-heir-of-elendil': 'Aragorn, Heir of Elendil',
  'text.aragorn-heir-of-elendil': 'Defender +1.',
  'thing.arrows-thick-in-the-air': 'Arrows Thick in the Air',
  'text.arrows-thick-in-the-air':
    'Archery or Skirmish: 2 Ring-bound Men exert: every roaming minion is wounded.',
  'thing.boromir-my-brother': 'Boromir, My Brother',
  'text.boromir-my-brother':
    'Bearer: Faramir.\nSkirmish: Discard from hand a Gondor card: a Ring-bound Man is strength +1.',
  'thing.boromirs-gauntlets': 'Boromir’s Gauntlets',
  'text.boromirs-gauntlets':
    'Bearer: a Gondor Man.\nSkirmish: The bearer exerts: cancel a skirmish that the bearer is in. Any Shadow player may prevent this by removing (1).',
  'thing.curse-them': 'Curse Them',
  'text.curse-them': 'Skirmish: A Ring-bound Man exerts: cancel a skirmish that a roaming minion is in.',
  'thing.damrod-ranger-of-ithilien': 'Damrod, Ranger of Ithilien',
  'text.damrod-ranger-of-ithilien':
    'Ring-bound. Ranger.\nYou must spot a Ring-bound Man to play Damrod.\nSkirmish: Damrod exerts: a Man that he is skirmishing is exhausted.',
  'thing.defend-it-and-hope': 'Defend It and Hope',
  'text.defend-it-and-hope':
    'Maneuver: A Gondor Man exerts: wound a minion; an Uruk-hai is wounded twice instead of once.',
  'thing.faramir-captain-of-gondor': 'Faramir, Captain of Gondor',
  'text.faramir-captain-of-gondor':
    'Ring-bound. Ranger.\nIn your starting fellowship, every other Gondor Man has twilight cost -1.\nFaramir is strength +2 in a skirmish with a roaming minion.',
  'thing.faramir-son-of-denethor': 'Faramir, Son of Denethor',
  'text.faramir-son-of-denethor':
    'Ring-bound. Ranger.\nDuring a skirmish that Faramir is in, no opponent may play a skirmish event or use a skirmish special ability.',
  'thing.faramirs-bow': 'Faramir’s Bow',
  'text.faramirs-bow':
    'Bearer: Faramir.\nFaramir is an archer.\nSkirmish: Faramir exerts: wound a Man or roaming minion that he is skirmishing.',
  'thing.faramirs-cloak': 'Faramir’s Cloak',
  'text.faramirs-cloak':
    'Bearer: Faramir.\nIn a skirmish with a Ring-bound Man, every roaming minion is strength -1.',
  'thing.forbidden-pool': 'Forbidden Pool',
  'text.forbidden-pool':
    'Goes to your support area.\nWith the fellowship at site 6T, a Ring-bound Man takes 1 wound at most in each skirmish phase.\nFellowship: Discard this condition and add (2): heal a Ring-bound Man.',
  'thing.forests-of-ithilien': 'Forests of Ithilien',
  'text.forests-of-ithilien':
    'Goes to your support area.\nWith the fellowship at site 5T, every Man in a skirmish has site number +2.\nRegroup: A Ring-bound Man exerts and this condition is discarded: liberate a site.',
  'thing.gondorian-ranger': 'Gondorian Ranger',
  'text.gondorian-ranger':
    'Ring-bound. Ranger.\nEvery minion assigned to a Ring-bound Man has site number +2.',
  'thing.hard-choice': 'Hard Choice',
  'text.hard-choice': 'Fellowship: Spot Aragorn: heal twice a companion with the Aragorn signet.',
  'thing.help-in-doubt-and-need': 'Help in Doubt and Need',
  'text.help-in-doubt-and-need':
    'Goes to your support area.\nSkirmish: An unbound Gondor Man exerts: a Rohan companion is strength +2; or a Rohan companion exerts: an unbound Gondor Man is strength +2.',
  'thing.henneth-annun': 'Henneth Annûn',
  'text.henneth-annun':
    'Goes to your support area.\nWith the fellowship at site 6T, every roaming minion is strength -2 in a skirmish with a Ring-bound companion.\nSkirmish: Discard this condition and spot a Gondor Man: wound a roaming minion.',
  'thing.ithilien-trap': 'Ithilien Trap',
  'text.ithilien-trap':
    'Goes to your support area.\nWhenever a Gondor Man has won a skirmish, you may put a Gondor token here.\nManeuver: For each Gondor token here (limit 3), exert a minion, the same one or another; then discard this condition.',
  'thing.mablung-soldier-of-gondor': 'Mablung, Soldier of Gondor',
  'text.mablung-soldier-of-gondor':
    'Ring-bound. Ranger.\nYou must spot a Ring-bound Man to play Mablung.\nSkirmish: Mablung exerts: a roaming minion that he is skirmishing is exhausted.',
  'thing.new-errand': 'New Errand',
  'text.new-errand':
    'Skirmish: Spot a Ring-bound Man: a minion has site number +2. Should it lose this skirmish, you may wound a minion.',
  'thing.pathfinder': 'Pathfinder',
  'text.pathfinder':
    'Fellowship or Regroup: Spot a ranger: play the fellowship’s next site; it takes the place of an opponent’s site if one is there.',
  'thing.ranger-of-ithilien': 'Ranger of Ithilien',
  'text.ranger-of-ithilien':
    'Ring-bound. Ranger.\nIn your starting fellowship, this companion has twilight cost -1.\nThis companion is strength +2 in a skirmish with a roaming minion.',
  'thing.rangers-bow': 'Ranger’s Bow',
  'text.rangers-bow':
    'Bearer: a Ring-bound Man.\nSkirmish: The bearer exerts: wound a Man or roaming minion that the bearer is skirmishing.',
  'thing.rangers-sword-blade-of-aragorn': 'Ranger’s Sword, Blade of Aragorn',
  'text.rangers-sword-blade-of-aragorn':
    'Bearer: Aragorn.\nAragorn is strength +2 in a skirmish with an Uruk-hai.',
  'thing.ruins-of-osgiliath': 'Ruins of Osgiliath',
  'text.ruins-of-osgiliath':
    'Goes to your support area.\nWith the fellowship at site 7T, Ring-bound Men are defender +1.\nSkirmish: Discard this condition and spot a Ring-bound Man: a Man of an opponent is wounded.',
  'thing.sword-of-gondor': 'Sword of Gondor',
  'text.sword-of-gondor':
    'Bearer: a Gondor Man.\nThe bearer is damage +1 in a skirmish with a Man or a roaming minion.',
  'thing.war-and-valor': 'War and Valor',
  'text.war-and-valor':
    'Skirmish: A Gondor Man is strength +2; one who is skirmishing a roaming minion is instead strength +3 and damage +1.',
  'thing.aragorn-wingfoot': 'Aragorn, Wingfoot',
  'text.aragorn-wingfoot':
    'Ranger.\nWhenever the fellowship moves, you may spot any number of unbound Hobbits: for each of them, wound a minion, the same one or another.',
} as const;
