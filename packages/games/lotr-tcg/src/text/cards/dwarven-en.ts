export const dwarven = {
  'thing.axe-of-erebor': 'Axe of Erebor',
  'text.axe-of-erebor':
    'Bearer: Gimli, who is damage +1.\nSkirmish: A Dwarven condition, or a card from the stack on one, is discarded: Gimli is strength +1.',
  'thing.best-company': 'Best Company',
  'text.best-company': 'Skirmish: A Dwarf is strength +2; at a battleground, +4 instead.',
  'thing.come-here-lad': 'Come Here Lad',
  'text.come-here-lad':
    'Fellowship: Your draw deck’s top 2 cards are stacked on a Dwarven condition on which at least one card is stacked already.',
  'thing.courtesy-of-my-hall': 'Courtesy of My Hall',
  'text.courtesy-of-my-hall':
    'Goes to your support area.\nWhen you play it, a card of your discard pile is stacked here.\nFellowship: A Free Peoples card stacked here is discarded: heal a Dwarf.',
  'thing.dwarven-foresight': 'Dwarven Foresight',
  'text.dwarven-foresight':
    'Fellowship: Spot a Dwarf: from the cards stacked on a Dwarven condition, take one Free Peoples card into hand.',
  'thing.ever-my-heart-rises': 'Ever My Heart Rises',
  'text.ever-my-heart-rises':
    'Tale. Goes to your support area.\nWhen you play it, your draw deck’s top 6 cards are revealed and stacked here.\nFellowship: Spot a Dwarf; your draw deck’s top card is discarded: take one of the Free Peoples cards stacked here into hand.',
  'text.ever-my-heart-rises.revised':
    'Tale. Goes to your support area.\nWhen you play it, your draw deck’s top 6 cards are revealed and stacked here.\nFellowship: Spot a Dwarf; your draw deck’s top card is discarded: take one of the Free Peoples cards stacked here into hand.\nFellowship: Spot a Dwarf: your draw deck’s top 5 cards are discarded.',
  'thing.from-the-armory': 'From the Armory',
  'text.from-the-armory':
    'Goes to your support area.\nSkirmish: A Dwarf exerts and a Free Peoples card from your hand is stacked here: all wounds to that Dwarf are prevented.',
  'text.from-the-armory.revised':
    'Goes to your support area.\nSkirmish: A Dwarf exerts and a Free Peoples card from your hand is stacked here: that Dwarf cannot take wounds.',
  'thing.gimli-lockbearer': 'Gimli, Lockbearer',
  'text.gimli-lockbearer':
    'Damage +1.\nPer unbound Hobbit companion that you can spot, Gimli is strength +1.',
  'thing.gimli-unbidden-guest': 'Gimli, Unbidden Guest',
  'text.gimli-unbidden-guest':
    'Damage +1.\nSkirmish: Gimli exerts: an unbound companion is strength +1, or +2 if it is Legolas.',
  'thing.here-is-good-rock': 'Here Is Good Rock',
  'text.here-is-good-rock':
    'Tale. Goes to your support area.\nSkirmish: A Free Peoples card from your hand is stacked here: a Dwarf is damage +1.',
  'thing.khazad-ai-menu': 'Khazâd Ai-mênu',
  'text.khazad-ai-menu':
    'Skirmish: A Dwarf is strength +2. With Legolas spotted, that Dwarf is strength +3 and damage +1 instead.',
  'thing.my-axe-is-notched': 'My Axe Is Notched',
  'text.my-axe-is-notched':
    'Goes to your support area.\nWhenever Gimli wins a skirmish, put a Dwarven token here.\nGimli is strength +X, X being the number of Dwarven tokens that you can spot here or of Elven tokens that you can spot on Final Count, whichever is smaller (limit +3).',
  'thing.quick-as-may-be': 'Quick As May Be',
  'text.quick-as-may-be': 'Maneuver: Spot an Elf companion and a Dwarf companion: wound a minion.',
  'thing.rest-by-blind-night': 'Rest by Blind Night',
  'text.rest-by-blind-night':
    'Regroup: As many Dwarven conditions as you like, with everything stacked on them, are shuffled into your draw deck.',
  'thing.restless-axe': 'Restless Axe',
  'text.restless-axe':
    'Regroup: A Dwarf exerts: a Dwarven condition, with everything stacked on it, is shuffled into your draw deck. For each card shuffled in this way, exert a minion.',
  'thing.search-far-and-wide': 'Search Far and Wide',
  'text.search-far-and-wide':
    'Fellowship: Spot a Dwarf; your draw deck’s top card is discarded: draw 2 cards.',
  'thing.stout-and-strong': 'Stout and Strong',
  'text.stout-and-strong':
    'Goes to your support area.\nWhenever a Dwarf wins a skirmish, you may put a Dwarven token here.\nSkirmish: An unbound companion is strength +1 per Dwarven token here (limit +3). This condition is then discarded.',
} as const;
