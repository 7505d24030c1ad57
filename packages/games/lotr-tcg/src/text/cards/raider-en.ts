export const raider = {
  'thing.arrow-from-the-south': 'Arrow From the South',
  'text.arrow-from-the-south':
    'Goes to your support area.\nWhenever a companion or ally has lost a skirmish that a Raider Man is in, you may put a Raider token here.\nArchery: For each Raider token here, heal a Raider archer, the same one or another; then discard this condition.',
  'thing.desert-lancers': 'Desert Lancers',
  'text.desert-lancers':
    'Southron.\nYou must spot a Raider Man to play this minion.\nRegroup: Desert Lancers exert twice: you take control of a site.',
  'thing.desert-legion': 'Desert Legion',
  'text.desert-legion':
    'Southron. Ambush (1).\nThis minion has strength +5 as long as you can spot 4 burdens; with 5 burdens he is fierce too, and with 6 also damage +1.',
  'thing.desert-lord': 'Desert Lord',
  'text.desert-lord':
    'Southron. Archer.\nArchery: Desert Lord exerts: a companion other than the Ring-bearer exerts, and Desert Lord adds nothing to the minion archery total.',
  'thing.desert-soldier': 'Desert Soldier',
  'text.desert-soldier':
    'Southron.\nWhenever a skirmish with this minion in it begins, you may remove (3): wound a companion or ally that he is skirmishing.',
  'thing.desert-spearman': 'Desert Spearman',
  'text.desert-spearman':
    'Southron.\nWhenever a skirmish with this minion in it begins, you may remove (3): wound a companion or ally that he is skirmishing.',
  'thing.desert-warrior': 'Desert Warrior',
  'text.desert-warrior':
    'Southron.\nWhenever a skirmish with this minion in it begins, you may remove (3): wound a companion or ally that he is skirmishing.',
  'thing.discovered': 'Discovered',
  'text.discovered':
    'Maneuver: A Raider Man exerts: discard a Free Peoples condition, or 2 of them if you spot 3 burdens.',
  'thing.easterling-axeman': 'Easterling Axeman',
  'text.easterling-axeman':
    'Easterling.\nThis minion is fierce and strength +3 while you can spot 2 burdens.',
  'thing.easterling-captain': 'Easterling Captain',
  'text.easterling-captain':
    'Easterling. Fierce.\nSkirmish: Remove (2) and spot 2 burdens: an Easterling is strength +2.\nSkirmish: Remove (2) and spot 4 burdens: an Easterling is strength +3.\nSkirmish: Remove (2) and spot 6 burdens: an Easterling is strength +4.',
  'thing.easterling-guard': 'Easterling Guard',
  'text.easterling-guard':
    'Easterling.\nWhenever this minion has been assigned to an unbound companion, he may exert: add a burden.',
  'thing.easterling-infantry': 'Easterling Infantry',
  'text.easterling-infantry':
    'Easterling.\nThis minion is fierce and damage +1 while you can spot 3 burdens.',
  'thing.easterling-lieutenant': 'Easterling Lieutenant',
  'text.easterling-lieutenant':
    'Easterling.\nWhenever this minion has been assigned to an unbound companion, he may exert: add a burden.',
  'thing.easterling-skirmisher': 'Easterling Skirmisher',
  'text.easterling-skirmisher':
    'Easterling.\nWhen you have played this minion, you may spot another Easterling: for each burden, add (1), with a limit of (4).',
  'thing.easterling-trooper': 'Easterling Trooper',
  'text.easterling-trooper': 'Easterling.\nThis minion is fierce and damage +1 while you can spot 3 burdens.',
  'thing.eastern-emyn-muil': 'Eastern Emyn Muil',
  'text.eastern-emyn-muil':
    'Goes to your support area.\nOn a move from site 2T, every Ring-bound companion who moves must exert twice.\nManeuver: A Raider Man exerts and this condition is discarded: a Ring-bound companion exerts.',
  'thing.elite-archer': 'Elite Archer',
  'text.elite-archer':
    'Southron. Archer.\nArchery: This minion exerts: a companion other than the Ring-bearer exerts, and this minion adds nothing to the minion archery total.',
  'thing.fearless': 'Fearless',
  'text.fearless':
    'Skirmish: Choose one: a Raider Man is strength +2; or, for each burden you spot, a Southron is strength +1 (limit +5).',
  'thing.flanking-attack': 'Flanking Attack',
  'text.flanking-attack': 'Maneuver or Skirmish: A Southron exerts: add (3).',
  'thing.gathering-to-the-summons': 'Gathering to the Summons',
  'text.gathering-to-the-summons':
    'Skirmish: Spot a Raider Man in a skirmish with a Ring-bound companion: add a burden.',
  'thing.howl-of-harad': 'Howl of Harad',
  'text.howl-of-harad':
    'Goes to your support area.\nWhenever a companion or ally has lost a skirmish that a Southron is in, you may remove (4): the Free Peoples player chooses and wounds a Ring-bound companion.',
  'thing.ithilien-wilderness': 'Ithilien Wilderness',
  'text.ithilien-wilderness':
    'Goes to your support area.\nWhenever a phase ends in which the fellowship moved to site 7T, 8T or 9T, you may add (8) if fewer than 7 twilight tokens are in the twilight pool.\nSkirmish: Discard this condition: a Raider Man is strength +2.',
  'thing.men-of-harad': 'Men of Harad',
  'text.men-of-harad':
    'Goes to your support area.\nShadow: Spot 3 Southrons and a site that you control, and remove (2): draw a card.',
  'thing.men-of-rhun': 'Men of Rhûn',
  'text.men-of-rhun': 'Skirmish: A Raider Man is strength +3; strength +4 instead if you spot 4 burdens.',
  'thing.new-fear': 'New Fear',
  'text.new-fear':
    'Regroup: A Raider Man exerts: for each companion beyond 4, add a burden. The Free Peoples player may prevent this by discarding 2 companions other than the Ring-bearer.',
  'thing.on-the-march': 'On the March',
  'text.on-the-march': 'Skirmish: A Raider Man is strength +3; strength +5 instead if you spot 6 companions.',
  'thing.raiders-from-the-east': 'Raiders From the East',
  'text.raiders-from-the-east':
    'Goes to your support area.\nShadow: A Raider Man exerts and you remove (3): put a Raider token here.\nManeuver: Take a Raider token off this card: add (1).',
  'thing.rapid-fire': 'Rapid Fire',
  'text.rapid-fire':
    'Archery: A Raider archer exerts: for each burden, the minion archery total is +1 (limit +5).',
  'thing.regiment-of-haradrim': 'Regiment of Haradrim',
  'text.regiment-of-haradrim':
    'Southron.\nYou must spot a Raider Man to play this minion.\nRegroup: This minion exerts twice: you take control of a site.',
  'thing.southron-archer': 'Southron Archer',
  'text.southron-archer':
    'Southron. Archer.\nFor each site you control, the minion archery total is +1, as long as you can spot another Southron.',
  'text.southron-archer.revised':
    'Southron. Archer.\nFor each site you control, the minion archery total is +1, as long as you can spot another Southron.',
  'thing.southron-assassin': 'Southron Assassin',
  'text.southron-assassin':
    'Southron.\nWhenever a companion or ally has lost a skirmish that a Southron is in, you may remove (1): the Free Peoples player chooses and wounds a Ring-bound companion.',
  'thing.southron-bow': 'Southron Bow',
  'text.southron-bow':
    'Bearer: a Raider Man.\nThe bearer is an archer.\nThe minion archery total is +1 while you can spot another Raider Man.',
  'thing.southron-bowman': 'Southron Bowman',
  'text.southron-bowman':
    'Southron. Archer.\nArchery: This minion exerts: a companion other than the Ring-bearer exerts, and this minion adds nothing to the minion archery total.',
  'thing.southron-commander': 'Southron Commander',
  'text.southron-commander':
    'Southron. Ambush (1).\nAssignment: Spot 6 companions: this minion is assigned to the Ring-bearer. By discarding an unbound companion, the Free Peoples player may prevent this.',
  'thing.southron-explorer': 'Southron Explorer',
  'text.southron-explorer':
    'Southron.\nRegroup: This minion exerts and you remove (5): you take control of a site.',
  'thing.southron-fighter': 'Southron Fighter',
  'text.southron-fighter':
    'Southron. Ambush (1).\nManeuver: Spot 5 companions; this minion exerts: the Free Peoples player chooses a companion, who exerts.',
  'thing.southron-scout': 'Southron Scout',
  'text.southron-scout': 'Southron. Ambush (2).',
  'thing.southron-sentry': 'Southron Sentry',
  'text.southron-sentry': 'Southron.\nManeuver: This minion exerts: for each site you control, add (2).',
  'thing.southron-soldier': 'Southron Soldier',
  'text.southron-soldier': 'Southron. Ambush (2).',
  'thing.southron-spear': 'Southron Spear',
  'text.southron-spear':
    'Bearer: a Southron.\nSkirmish: The bearer exerts and you remove (4): wound a companion or ally that the bearer is skirmishing.',
  'thing.southron-troop': 'Southron Troop',
  'text.southron-troop':
    'Southron. Archer. Ambush (1).\nYou must spot a Southron to play this minion.\nAssignment: Spot 7 companions: the Ring-bearer has this minion assigned to him. The Free Peoples player may prevent this by having you choose and discard a companion who is not the Ring-bearer.',
  'thing.southron-veterans': 'Southron Veterans',
  'text.southron-veterans':
    'Southron. Ambush (1).\nManeuver: Spot 6 companions; this minion exerts: the Free Peoples player chooses 2 companions, who exert.',
  'thing.southron-wanderer': 'Southron Wanderer',
  'text.southron-wanderer':
    'Southron. Ambush (1).\nAssignment: Spot 5 companions; this minion exerts: he is assigned to the Ring-bearer. By adding (4), the Free Peoples player may prevent this.',
  'thing.vision-from-afar': 'Vision From Afar',
  'text.vision-from-afar':
    'Assignment: An Easterling is assigned to the Ring-bearer. By adding a burden, the Free Peoples player may prevent this.',
  'thing.whirling-strike': 'Whirling Strike',
  'text.whirling-strike': 'Skirmish: A companion or ally in a skirmish with a Raider Man is wounded.',
  'thing.wrath-of-harad': 'Wrath of Harad',
  'text.wrath-of-harad':
    'Goes to your support area.\nAs long as you can spot a Raider Man, every event of the Free Peoples that spots or exerts a ranger has the additional cost of wounding a companion.\nSkirmish: Discard this condition: a Raider Man is strength +2.',
} as const;
