export const dunland = {
  'thing.anger': 'Anger',
  'text.anger':
    'Skirmish: Spot a site you control or 3 Dunland minions: a Dunland Man is fierce until the regroup phase.',
  'thing.band-of-wild-men': 'Band of Wild Men',
  'text.band-of-wild-men':
    'Whenever a skirmish is won by this minion, you may have it become fierce until the regroup phase.',
  'thing.burn-every-village': 'Burn Every Village',
  'text.burn-every-village': 'Skirmish: A Dunland Man has strength +4 if you control a site, otherwise +2.',
  'thing.constantly-threatening': 'Constantly Threatening',
  'text.constantly-threatening':
    'Goes to your support area.\nShadow: Remove (2), if the fellowship has made at least two moves this turn: you play from your discard pile a Dunland Man.',
  'thing.dark-fury': 'Dark Fury',
  'text.dark-fury': 'Skirmish: A Dunland Man has strength +2, or +4 at a sanctuary.',
  'thing.death-to-the-strawheads': 'Death to the Strawheads',
  'text.death-to-the-strawheads': 'Skirmish: A Dunland Man has strength +1 per companion that you spot.',
  'thing.dunlending-arsonist': 'Dunlending Arsonist',
  'text.dunlending-arsonist':
    'Whenever a skirmish is won by this minion, you may play from hand a Dunland Man at twilight cost −2; until the regroup phase that Man is fierce and damage +1.',
  'thing.dunlending-brigand': 'Dunlending Brigand',
  'text.dunlending-brigand': 'It only fights.',
  'thing.dunlending-looter': 'Dunlending Looter',
  'text.dunlending-looter':
    'When a skirmish has been won by this minion, you may stack him on a site under your control.\nShadow: If he is stacked on such a site, play him at twilight cost −2.',
  'thing.dunlending-madman': 'Dunlending Madman',
  'text.dunlending-madman':
    'Whenever a skirmish is won by this minion, you may give him strength +2 and make him fierce, both until the regroup phase.',
  'thing.dunlending-pillager': 'Dunlending Pillager',
  'text.dunlending-pillager':
    'Whenever a skirmish is won by this minion, you may discard 1 Free Peoples possession, or 2 if you spot 6 companions.',
  'thing.dunlending-ransacker': 'Dunlending Ransacker',
  'text.dunlending-ransacker':
    'Whenever a skirmish is won by this minion, you may take control of a site by spotting another Dunland Man.',
  'thing.dunlending-ravager': 'Dunlending Ravager',
  'text.dunlending-ravager':
    'In a skirmish with a Rohan Man, this minion has strength +2.\nAssignment: Spot an ally: that ally takes part in skirmishes, and this minion is assigned to it.',
  'thing.dunlending-robber': 'Dunlending Robber',
  'text.dunlending-robber':
    'Whenever a skirmish is won by this minion, you may give him strength +2 and make him fierce, both until the regroup phase.',
  'thing.dunlending-savage': 'Dunlending Savage',
  'text.dunlending-savage': 'It only fights.',
  'thing.dunlending-warrior': 'Dunlending Warrior',
  'text.dunlending-warrior':
    'Assignment: Spot an ally: that ally takes part in skirmishes, and this minion is assigned to it.',
  'thing.hides': 'Hides',
  'text.hides':
    'Goes to your support area. On playing it, you may draw a card.\nResponse: When a Dunland Man would take a wound, either remove (2) or discard this possession: that wound is prevented.',
  'thing.hill-chief': 'Hill Chief',
  'text.hill-chief': 'Shadow: This minion exerts and you spot a site under your control: draw 3 cards.',
  'thing.hillman-band': 'Hillman Band',
  'text.hillman-band':
    'Whenever the fellowship moves, you may take control of a site by spotting another Dunland Man.',
  'thing.hillman-horde': 'Hillman Horde',
  'text.hillman-horde':
    'While you control at least 2 sites, the archery phase is skipped.\nWith at least 3, all your Dunland Men are fierce.\nWith at least 4, they all have damage +1.',
  'thing.hillman-mob': 'Hillman Mob',
  'text.hillman-mob':
    'Whenever a skirmish is won by this minion, you may play from hand a Dunland Man at twilight cost −2; until the regroup phase that Man is fierce and damage +1.',
  'thing.hillman-rabble': 'Hillman Rabble',
  'text.hillman-rabble':
    'Whenever a skirmish is won by this minion, you may stack it on a site under your control.\nShadow: If it is stacked on such a site, play it at twilight cost −2.',
  'thing.hillman-tribe': 'Hillman Tribe',
  'text.hillman-tribe':
    'Whenever a skirmish is won by this minion, you may take control of a site by spotting another Dunland minion.',
  'thing.iron-axe': 'Iron Axe',
  'text.iron-axe': 'Bearer: a Dunland Man.',
  'thing.living-off-rock': 'Living Off Rock',
  'text.living-off-rock':
    'Goes to your support area.\nWhenever a Dunland Man wins a skirmish that a Rohan Man takes part in, you may give that minion strength +2 and make it fierce, both until the regroup phase.',
  'thing.no-defense': 'No Defense',
  'text.no-defense':
    'Goes to your support area.\nShadow: Remove (3): put a Dunland token here.\nSkirmish: Take a Dunland token off this card and spot a Dunland Man: possessions give no strength bonus to a character who skirmishes that Man.',
  'thing.no-refuge': 'No Refuge',
  'text.no-refuge':
    'Goes to your support area.\nAll sites have Shadow number +5 while one of them has a Dunland Man stacked on it.',
  'thing.no-retreat': 'No Retreat',
  'text.no-retreat':
    'Goes on a site under your control.\nRegroup: Discard this condition and spot 2 Dunland Men: the Free Peoples player, if the move limit allows it, must choose to move again this turn.',
  'thing.over-the-isen': 'Over the Isen',
  'text.over-the-isen':
    'Goes to your support area.\nAssignment: Remove (2) and spot a site under your control: a Dunland Man of your choice is assigned to an unbound companion.',
  'thing.ravage-the-defeated': 'Ravage the Defeated',
  'text.ravage-the-defeated':
    'Response: When your Dunland Man has won a skirmish, all Free Peoples cards on the companion or ally he fought are discarded.',
  'thing.saruman-rabble-rouser': 'Saruman, Rabble-rouser',
  'text.saruman-rabble-rouser':
    'Saruman cannot be assigned to a skirmish.\nWhenever the fellowship moves, for each Dunland Man that you can spot the Free Peoples player must make a companion exert.\nSkirmish: Saruman exerts: a Dunland Man has strength +2.',
  'thing.secret-folk': 'Secret Folk',
  'text.secret-folk':
    'Goes to your support area.\nWhenever a companion or ally loses a skirmish that a Dunland Man takes part in, you may put a Dunland token here.\nManeuver: Discard as many Free Peoples possessions as there are Dunland tokens here, 3 at most. Then discard this condition.',
  'thing.wake-of-destruction': 'Wake of Destruction',
  'text.wake-of-destruction':
    'Maneuver: Spot 2 sites you control: all your Dunland Men are fierce until the regroup phase.',
  'thing.war-club': 'War Club',
  'text.war-club':
    'Bearer: a Dunland Man.\nWhenever a skirmish is won by the bearer, you may discard 2 Free Peoples possessions.',
  'thing.war-cry-of-dunland': 'War Cry of Dunland',
  'text.war-cry-of-dunland':
    'Response: When a Dunland Man has won a skirmish, he has strength +4 and is fierce until the regroup phase.',
  'thing.wild-man-of-dunland': 'Wild Man of Dunland',
  'text.wild-man-of-dunland':
    'Whenever a skirmish is won by this minion, you may play from hand a Dunland Man at twilight cost −2; until the regroup phase that Man is fierce and damage +1.',
  'thing.wild-man-raid': 'Wild Man Raid',
  'text.wild-man-raid': 'Maneuver: Spot 3 Dunland Men: a Free Peoples possession or condition is discarded.',
  'thing.wulf-dunlending-chieftain': 'Wulf, Dunlending Chieftain',
  'text.wulf-dunlending-chieftain':
    'Fierce.\nResponse: When another Dunland Man has won a skirmish, Wulf exerts: you take control of a site.',
} as const;
