import type { Texts } from '@concilio/kernel';

/** What is said on and about cards: traits, keywords, types, spheres, phases, sets, scenarios, decks, tokens and numbers. */
export const words = {
  // Traits
  'trait.archer': 'Archer',
  'trait.armor': 'Armor',
  'trait.artifact': 'Artifact',
  'trait.beorning': 'Beorning',
  'trait.condition': 'Condition',
  'trait.craftsman': 'Craftsman',
  'trait.creature': 'Creature',
  'trait.dol-guldur': 'Dol Guldur',
  'trait.dunedain': 'Dúnedain',
  'trait.dungeon': 'Dungeon',
  'trait.dwarf': 'Dwarf',
  'trait.forest': 'Forest',
  'trait.goblin': 'Goblin',
  'trait.gondor': 'Gondor',
  'trait.hobbit': 'Hobbit',
  'trait.insect': 'Insect',
  'trait.istari': 'Istari',
  'trait.item': 'Item',
  'trait.marshland': 'Marshland',
  'trait.minstrel': 'Minstrel',
  'trait.mountain': 'Mountain',
  'trait.nazgul': 'Nazgûl',
  'trait.noble': 'Noble',
  'trait.noldor': 'Noldor',
  'trait.orc': 'Orc',
  'trait.ranger': 'Ranger',
  'trait.riverland': 'Riverland',
  'trait.rohan': 'Rohan',
  'trait.scout': 'Scout',
  'trait.silvan': 'Silvan',
  'trait.skill': 'Skill',
  'trait.spider': 'Spider',
  'trait.steward': 'Steward',
  'trait.stronghold': 'Stronghold',
  'trait.title': 'Title',
  'trait.trap': 'Trap',
  'trait.troll': 'Troll',
  'trait.undead': 'Undead',
  'trait.warrior': 'Warrior',
  'trait.wasteland': 'Wasteland',
  'trait.weapon': 'Weapon',

  // Keywords
  'keyword.doomed': 'Doomed',
  'keyword.doomed.text': 'When the card is revealed, each player’s threat rises by the number given.',
  'keyword.guarded': 'Guarded',
  'keyword.guarded.text':
    'When the objective enters the staging area, the next encounter card is revealed and attached to it; nobody can claim the objective until that card has been dealt with.',
  'keyword.ranged': 'Ranged',
  'keyword.ranged.text':
    'The character may also attack enemies that are engaged with other players, in an attack of its own controller or of another player.',
  'keyword.restricted': 'Restricted',
  'keyword.restricted.text':
    'A character can bear at most two attachments with this keyword; with a third, one of them is discarded at once.',
  'keyword.sentinel': 'Sentinel',
  'keyword.sentinel.text':
    'The character may also defend another player who has declared no defender against the attack.',
  'keyword.surge': 'Surge',
  'keyword.surge.text':
    'When the card is revealed, one more encounter card is revealed, right after its “When Revealed” effects.',
  'keyword.victory': 'Victory',
  'keyword.victory.text':
    'Once the enemy is defeated or the location explored, the card gives the whole group the number of victory points given.',

  // Card types
  'type.hero': 'Hero',
  'type.ally': 'Ally',
  'type.attachment': 'Attachment',
  'type.event': 'Event',
  'type.enemy': 'Enemy',
  'type.location': 'Location',
  'type.treachery': 'Treachery',
  'type.objective': 'Objective',
  'type.quest': 'Quest',

  // Spheres
  'sphere.leadership': 'Leadership',
  'sphere.tactics': 'Tactics',
  'sphere.spirit': 'Spirit',
  'sphere.lore': 'Lore',
  'sphere.neutral': 'Neutral',

  // Phases
  'phase.resource': 'Resource',
  'phase.planning': 'Planning',
  'phase.quest': 'Quest',
  'phase.travel': 'Travel',
  'phase.encounter': 'Encounter',
  'phase.combat': 'Combat',
  'phase.refresh': 'Refresh',

  // Encounter sets
  'set.passage-through-mirkwood': 'Passage Through Mirkwood',
  'set.journey-along-the-anduin': 'Journey Along the Anduin',
  'set.escape-from-dol-guldur': 'Escape from Dol Guldur',
  'set.spiders-of-mirkwood': 'Spiders of Mirkwood',
  'set.dol-guldur-orcs': 'Dol Guldur Orcs',
  'set.saurons-reach': 'Sauron’s Reach',
  'set.wilderlands': 'Wilderlands',

  // Scenarios
  'scenario.passage-through-mirkwood': 'Passage Through Mirkwood',
  'scenario.journey-along-the-anduin': 'Journey Along the Anduin',
  'scenario.escape-from-dol-guldur': 'Escape from Dol Guldur',

  // Starter decks
  'campaign.none': 'A single scenario',
  'campaign.expert': 'Expert campaign',
  'campaign.nightmare': 'Nightmare campaign',
  'until.attack': 'until the attack ends',
  'until.phase': 'until the phase ends',
  'until.round': 'until the round ends',
  'deck.leadership': 'Leadership starter deck',
  'deck.tactics': 'Tactics starter deck',
  'deck.spirit': 'Spirit starter deck',
  'deck.lore': 'Lore starter deck',

  // Tokens
  'token.damage': 'Damage',
  'token.progress': 'Progress',
  'token.resource': 'Resource',
  'token.threat': 'Threat',

  // Numbers on cards
  'stat.willpower': 'Willpower',
  'stat.attack': 'Attack',
  'stat.defense': 'Defense',
  'stat.threat': 'Threat strength',
  'stat.hit-points': 'Hit points',
  'stat.cost': 'Cost',
  'stat.threat-cost': 'Threat cost',
  'stat.engagement-cost': 'Engagement cost',
  'stat.quest-points': 'Quest points',
  'stat.victory': 'Victory points',
} as const satisfies Texts;
