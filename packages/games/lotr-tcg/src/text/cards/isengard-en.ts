export const isengard = {
  'thing.advance-uruk-patrol': 'Advance Uruk Patrol',
  'text.advance-uruk-patrol':
    'Damage +1.\nAt a battleground, this minion is fierce.\nIt has strength +4 while you control a battleground.',
  'thing.attack-on-helms-deep': 'Attack on Helm’s Deep',
  'text.attack-on-helms-deep':
    'Goes to your support area.\nShadow: You play an Uruk-hai: put an Isengard token here.\nRegroup: Remove 3 Isengard tokens from here and discard an Uruk-hai: you take control of a site.',
  'thing.band-of-uruk-bowmen': 'Band of Uruk Bowmen',
  'text.band-of-uruk-bowmen':
    'Archer. Damage +1.\nThe minion archery total is 1 higher while you control a site.',
  'thing.banished': 'Banished',
  'text.banished':
    'Cost to play: Saruman or an Isengard Man exerts. Goes on a Free Peoples Man.\nWhenever a companion or ally other than the bearer loses a skirmish, the bearer must exert.',
  'thing.beyond-all-hope': 'Beyond All Hope',
  'text.beyond-all-hope': 'Maneuver: 2 Uruk-hai exert: add a burden per card in the dead pile.',
  'thing.beyond-dark-mountains': 'Beyond Dark Mountains',
  'text.beyond-dark-mountains':
    'Response: When a companion or ally has been killed, an Isengard minion exerts: add 1 burden, or 2 if it was Aragorn, Gandalf or Théoden.',
  'thing.broad-bladed-sword': 'Broad-bladed Sword',
  'text.broad-bladed-sword': 'Bearer: an Uruk-hai.\nOutside skirmish phases the bearer cannot take wounds.',
  'thing.brought-back-alive': 'Brought Back Alive',
  'text.brought-back-alive':
    'Search.\nAssignment: An Isengard tracker exerts: assign it to an unbound companion. Unless it is a Hobbit, that companion may exert to prevent the assignment.',
  'thing.burning-of-westfold': 'Burning of Westfold',
  'text.burning-of-westfold':
    'Goes to your support area.\nShadow: While you control a site, you play an Uruk-hai: a Free Peoples condition is discarded.',
  'thing.cloud-of-arrows': 'Cloud of Arrows',
  'text.cloud-of-arrows':
    'Archery: An Isengard archer exerts: the minion archery total rises by 1 and that of the fellowship falls by 1.',
  'thing.come-down': 'Come Down',
  'text.come-down':
    'Goes to your support area.\nArchery: You spot 2 Isengard archers: archery fire wounds allies, whichever they are, in place of companions.',
  'thing.covering-fire': 'Covering Fire',
  'text.covering-fire':
    'Playable only if you can spot 2 Isengard archers. Goes to your support area.\nArchery events cannot be played, nor archery special abilities used, by the Free Peoples player. In the regroup phase this condition is discarded.',
  'thing.down-to-the-last-child': 'Down to the Last Child',
  'text.down-to-the-last-child':
    'Goes to your support area.\nWhenever a companion or ally loses a skirmish that an Uruk-hai takes part in, put an Isengard token here.\nShadow: Remove 2 Isengard tokens from here: you take control of a site.',
  'thing.driven-back': 'Driven Back',
  'text.driven-back':
    'Archery: Spot 2 Isengard archers: the minion archery total rises by 1 per card in the dead pile.',
  'thing.elite-crossbowmen': 'Elite Crossbowmen',
  'text.elite-crossbowmen':
    'Archer. Damage +1.\nArchery: This minion exerts: the Free Peoples player wounds an unbound companion, and this minion adds nothing to the minion archery total.',
  'thing.ferocity': 'Ferocity',
  'text.ferocity': 'Skirmish: An Uruk-hai has strength +2, or +3 at a battleground.',
  'thing.get-back': 'Get Back',
  'text.get-back':
    'Assignment: Choose an Isengard tracker: no player of either side can assign it to a skirmish.',
  'thing.grima-son-of-galmod': 'Gríma, Son of Galmód',
  'text.grima-son-of-galmod':
    'Every ally and every unbound companion with a Shadow condition on them has strength −1.',
  'thing.grima-wormtongue': 'Gríma, Wormtongue',
  'text.grima-wormtongue':
    'Maneuver: Gríma exerts and you spot an unbound companion who bears at least 3 cards: all Free Peoples cards on that companion go back to their owners’ hands.',
  'thing.haunting-her-steps': 'Haunting Her Steps',
  'text.haunting-her-steps':
    'Response: When a special ability of an unbound companion or of an ally has been used, Gríma exerts: that action is canceled.',
  'thing.kill-them-now': 'Kill Them Now',
  'text.kill-them-now':
    'Skirmish: An Isengard tracker has strength +2, or +4 if the character it skirmishes bears a search card.',
  'thing.leechcraft': 'Leechcraft',
  'text.leechcraft':
    'Spell. Cost to play: Saruman or an Isengard Man exerts. Goes on a Free Peoples Man.\nNobody can use the special abilities in the bearer’s own game text.',
  'thing.lieutenant-of-orthanc': 'Lieutenant of Orthanc',
  'text.lieutenant-of-orthanc':
    'Damage +1.\nManeuver: This minion exerts: a different Uruk-hai is fierce until the regroup phase.',
  'thing.many-riddles': 'Many Riddles',
  'text.many-riddles':
    'Search. Cost to play: an Isengard tracker exerts. Goes on a companion other than the Ring-bearer.\nAssignment: An Isengard tracker exerts and you remove (2): assign that tracker to the bearer, who may exert to prevent it.',
  'thing.mauhur-patrol-leader': 'Mauhúr, Patrol Leader',
  'text.mauhur-patrol-leader':
    'Tracker. Fierce.\nSkirmish: Remove (2): keep an Isengard tracker from taking wounds.',
  'thing.men-will-fall': 'Men Will Fall',
  'text.men-will-fall': 'Skirmish: Spot Saruman or an Isengard Man: an unbound companion has strength −2.',
  'thing.new-power-rising': 'New Power Rising',
  'text.new-power-rising':
    'Regroup: With Saruman or an Isengard Man spotted, you reveal your hand and discard every Free Peoples card in it: an Isengard card of your choice goes from your discard pile to your hand.',
  'thing.no-dawn-for-men': 'No Dawn for Men',
  'text.no-dawn-for-men':
    'Maneuver: An Uruk-hai exerts: you exert as many unbound companions as you control sites.',
  'thing.orthanc-champion': 'Orthanc Champion',
  'text.orthanc-champion':
    'Damage +1.\nAssignment: This minion exerts: assign it to an unbound companion, who may exert to prevent it.',
  'thing.orthanc-warrior': 'Orthanc Warrior',
  'text.orthanc-warrior': 'Damage +1.',
  'thing.the-palantir-of-orthanc-seventh-seeing-stone': 'The Palantír of Orthanc, Seventh Seeing-stone',
  'text.the-palantir-of-orthanc-seventh-seeing-stone':
    'Playable only if you can spot an Isengard minion. Goes to your support area.\nShadow: Remove (2) and spot an Isengard minion: the top card of a draw deck, whoever owns it, is revealed; you may put it under that deck.',
  'thing.pillage-of-rohan': 'Pillage of Rohan',
  'text.pillage-of-rohan':
    'Goes on a site under your control.\nWhile that site has an Uruk-hai stacked on it, the Free Peoples player can neither play skirmish events nor use skirmish special abilities.',
  'thing.race-across-the-mark': 'Race Across the Mark',
  'text.race-across-the-mark':
    'Goes to your support area.\nSkirmish: Remove (2) and spot a site under your control: a skirmish that an Uruk-hai takes part in is canceled.',
  'thing.ranged-commander': 'Ranged Commander',
  'text.ranged-commander':
    'Archer.\nIsengard archers have twilight cost −1 each.\nArchery: This minion exerts: the Free Peoples player wounds an unbound companion, and this minion adds nothing to the minion archery total.',
  'thing.ranks-without-number': 'Ranks Without Number',
  'text.ranks-without-number':
    'Goes to your support area.\nWhenever an ally is assigned to a skirmish by the Free Peoples player, you may play an Isengard minion out of your discard pile at twilight cost −2.',
  'thing.rest-while-you-can': 'Rest While You Can',
  'text.rest-while-you-can':
    'Search. Playable only if you can spot an Isengard tracker. Goes on a companion, at most one copy on each.\nWhen the bearer is killed, you reveal the 10 topmost cards of your opponent’s draw deck and discard 1 Free Peoples card and 1 Shadow card among them. Your opponent then reshuffles that deck.',
  'thing.rohan-is-mine': 'Rohan Is Mine',
  'text.rohan-is-mine':
    'Playable only if you can spot Saruman or an Isengard Man. Goes on a Free Peoples Man.\nWhenever the Free Peoples player assigns the bearer to a skirmish, all allies exert.',
  'thing.saruman-black-traitor': 'Saruman, Black Traitor',
  'text.saruman-black-traitor':
    'Saruman can neither take wounds in the archery phase nor be assigned to a skirmish.\nOn playing Saruman, you may discard a condition.\nShadow: Saruman exerts: from your discard pile you play Saruman’s Staff.',
  'thing.sarumans-staff-wizards-device': 'Saruman’s Staff, Wizard’s Device',
  'text.sarumans-staff-wizards-device':
    'Goes on Saruman, who is fierce and damage +1.\nManeuver: Until the regroup phase, Saruman’s game text applies without its first sentence.',
  'thing.still-they-came': 'Still They Came',
  'text.still-they-came':
    'Skirmish: An Uruk-hai not assigned to any skirmish exerts: another Uruk-hai has strength +3.',
  'thing.ugluk-servant-of-saruman': 'Uglúk, Servant of Saruman',
  'text.ugluk-servant-of-saruman':
    'Tracker. Fierce.\nIsengard trackers that you play have a roaming penalty 2 lower.\nUglúk has strength +3 while there are 2 Isengard trackers you can spot, and damage +1 while there are 3.',
  'thing.ugluks-sword': 'Uglúk’s Sword',
  'text.ugluks-sword':
    'Bearer: an Uruk-hai.\nShadow: If the bearer is Uglúk, he exerts and you discard a minion from hand: play a minion at twilight cost −3.',
  'thing.unferth-grimas-bodyguard': 'Unferth, Gríma’s Bodyguard',
  'text.unferth-grimas-bodyguard':
    'Whenever a companion or ally is assigned to an Isengard Man by the Free Peoples player, that character must exert.',
  'thing.uruk-assault-band': 'Uruk Assault Band',
  'text.uruk-assault-band':
    'Damage +1. Playable only if you can spot an Uruk-hai.\nAt a battleground, this minion is fierce.\nIt has strength +6 while you control a battleground, and cannot take wounds while you control 2.',
  'thing.uruk-besieger': 'Uruk Besieger',
  'text.uruk-besieger':
    'Damage +1.\nRegroup: You stack this minion on a site under your control.\nShadow: If it is stacked on such a site, play it at twilight cost −1.',
  'thing.uruk-chaser': 'Uruk Chaser',
  'text.uruk-chaser': 'Tracker. Fierce.\nIn its fierce skirmishes, this minion has strength +2.',
  'thing.uruk-crossbow-troop': 'Uruk Crossbow Troop',
  'text.uruk-crossbow-troop': 'Archer.\nOn playing this minion, you may put an Isengard token on a machine.',
  'thing.uruk-crossbowman': 'Uruk Crossbowman',
  'text.uruk-crossbowman':
    'Archer.\nArchery: This minion exerts: the Free Peoples player wounds an unbound companion, and this minion adds nothing to the minion archery total.',
  'thing.uruk-defender': 'Uruk Defender',
  'text.uruk-defender':
    'Damage +1.\nSkirmish: At a battleground, this minion exerts: another Uruk-hai has strength +2.',
  'thing.uruk-fanatic': 'Uruk Fanatic',
  'text.uruk-fanatic': 'Damage +1.\nThis minion is fierce while the dead pile holds 3 or more cards.',
  'thing.uruk-follower': 'Uruk Follower',
  'text.uruk-follower':
    'Tracker. Fierce.\nUnbound Hobbits cannot be discarded.\nResponse: When an unbound Hobbit has been killed, this minion exerts: add a burden.',
  'thing.uruk-foot-soldier': 'Uruk Foot Soldier',
  'text.uruk-foot-soldier':
    'Tracker. Fierce.\nIn its fierce skirmishes, this minion has strength +3 and damage +1.',
  'thing.uruk-hunter': 'Uruk Hunter',
  'text.uruk-hunter':
    'Tracker. Fierce.\nUnbound Hobbits cannot be discarded.\nResponse: When an unbound Hobbit has been killed, this minion exerts twice: exhaust a companion.',
  'thing.uruk-plains-runner': 'Uruk Plains Runner',
  'text.uruk-plains-runner':
    'Tracker. Fierce.\nIn its fierce skirmishes, this minion has strength +3 and damage +1.',
  'thing.uruk-pursuer': 'Uruk Pursuer',
  'text.uruk-pursuer':
    'Tracker. Fierce.\nUnbound Hobbits cannot be discarded.\nResponse: When an unbound Hobbit has been killed, this minion exerts: the Free Peoples player wounds an unbound companion.',
  'thing.uruk-rear-guard': 'Uruk Rear Guard',
  'text.uruk-rear-guard':
    'Damage +1.\nSkirmish: At a battleground, this minion exerts: another Uruk-hai has strength +1.',
  'thing.uruk-regular': 'Uruk Regular',
  'text.uruk-regular':
    'Damage +1.\nShadow: This minion exerts: play an Uruk-hai at twilight cost −1 per Uruk-hai, other than this minion, that you can spot.',
  'text.uruk-regular.revised':
    'Damage +1.\nShadow: This minion exerts: play an Uruk-hai at twilight cost −1 per Uruk-hai, other than this minion, that you can spot (−2 at most).',
  'thing.uruk-runner': 'Uruk Runner',
  'text.uruk-runner': 'Tracker. Fierce.\nIn its fierce skirmishes, this minion has strength +2.',
  'thing.uruk-searcher': 'Uruk Searcher',
  'text.uruk-searcher':
    'Tracker. Fierce.\nWhile the character it skirmishes bears a search card, this minion has strength +2 and damage +1.',
  'thing.uruk-seeker': 'Uruk Seeker',
  'text.uruk-seeker':
    'Tracker. Fierce.\nWhile the character it skirmishes bears a search card, this minion has strength +2 and damage +1.',
  'thing.uruk-spear': 'Uruk Spear',
  'text.uruk-spear': 'Bearer: an Uruk-hai.\nManeuver: The bearer exerts: a Free Peoples mount is discarded.',
  'thing.uruk-stalker': 'Uruk Stalker',
  'text.uruk-stalker':
    'Damage +1.\nThis minion is fierce and has strength +3 while the dead pile holds an ally.',
  'thing.uruk-stormer': 'Uruk Stormer',
  'text.uruk-stormer':
    'Damage +1.\nWhenever a companion or ally is killed in a skirmish that an Uruk-hai takes part in, you may take control of a site.',
  'thing.uruk-trooper': 'Uruk Trooper',
  'text.uruk-trooper':
    'Damage +1.\nRegroup: You stack this minion on a site under your control.\nShadow: If it is stacked on such a site, play it at twilight cost −1.',
  'thing.uruk-vanguard': 'Uruk Vanguard',
  'text.uruk-vanguard':
    'Damage +1. Playable only if you can spot an Uruk-hai.\nThis minion is fierce at a battleground, and has a further damage +1 there.',
  'thing.uruk-veteran': 'Uruk Veteran',
  'text.uruk-veteran':
    'Damage +1.\nRegroup: You stack this minion on a site under your control.\nShadow: If it is stacked on such a site, play it at twilight cost −1.',
  'thing.uruk-hai-band': 'Uruk-hai Band',
  'text.uruk-hai-band': 'Damage +1.\nThis minion has strength +2 per site that you control.',
  'thing.uruk-hai-horde': 'Uruk-hai Horde',
  'text.uruk-hai-horde': 'Damage +1.\nEach site that you control lowers this minion’s twilight cost by 1.',
  'thing.uruk-hai-marauder': 'Uruk-hai Marauder',
  'text.uruk-hai-marauder': 'Damage +1.\nEach site that you control lowers this minion’s twilight cost by 1.',
  'thing.uruk-hai-mob': 'Uruk-hai Mob',
  'text.uruk-hai-mob': 'Damage +1.\nEach site that you control lowers this minion’s twilight cost by 1.',
  'thing.uruk-hai-patrol': 'Uruk-hai Patrol',
  'text.uruk-hai-patrol': 'Damage +1.\nThis minion has a further damage +1 while you control a site.',
  'thing.uruk-hai-raiding-party': 'Uruk-hai Raiding Party',
  'text.uruk-hai-raiding-party': 'Damage +1.',
  'thing.vengeance': 'Vengeance',
  'text.vengeance':
    'Skirmish: An Isengard tracker has strength +2 per card on the character that it skirmishes.',
  'thing.volley-fire': 'Volley Fire',
  'text.volley-fire': 'Archery: 2 Isengard archers are discarded: an unbound companion is exhausted.',
  'thing.we-are-the-fighting-uruk-hai': 'We Are the Fighting Uruk-hai',
  'text.we-are-the-fighting-uruk-hai':
    'Skirmish: An Uruk-hai has strength +2, and damage +1 too if you control a site.',
  'thing.weapons-of-isengard': 'Weapons of Isengard',
  'text.weapons-of-isengard':
    'Machine. Goes to your support area.\nShadow: You play an Isengard archer: put an Isengard token here.\nArchery: Remove 2 Isengard tokens from here: the minion archery total rises by 2, and this condition is discarded.',
  'thing.weary': 'Weary',
  'text.weary':
    'Search. Goes on a companion or ally, at most one copy on each.\nWhenever the Free Peoples player assigns the bearer to an Isengard tracker, the bearer must exert.',
  'thing.what-did-you-discover': 'What Did You Discover?',
  'text.what-did-you-discover':
    'Search. Goes to your support area.\nWhenever the fellowship moves in the regroup phase, you may discard from your hand 2 cards: an Isengard tracker goes from your discard pile to your hand.',
  'thing.where-has-grima-stowed-it': 'Where Has Gríma Stowed It?',
  'text.where-has-grima-stowed-it':
    'Maneuver: Spot Gríma: discard a possession that an ally or unbound companion bears.',
  'thing.wounded': 'Wounded',
  'text.wounded':
    'Cost to play: an Isengard Man exerts. Goes on a Free Peoples Man. On playing this condition, exert the bearer.\nThe bearer’s wounds cannot be removed.',
} as const;
