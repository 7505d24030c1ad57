import type { words as en } from './words-en.ts';

export const words: Readonly<Record<keyof typeof en, string>> = {
  // Traits
  'trait.archer': 'Arcaș',
  'trait.armor': 'Armură',
  'trait.artifact': 'Artefact',
  'trait.beorning': 'Beorning',
  'trait.condition': 'Condiție',
  'trait.craftsman': 'Meșter',
  'trait.creature': 'Creatură',
  'trait.dol-guldur': 'Dol Guldur',
  'trait.dunedain': 'Dúnedain',
  'trait.dungeon': 'Temniță',
  'trait.dwarf': 'Pitic',
  'trait.forest': 'Pădure',
  'trait.goblin': 'Goblin',
  'trait.gondor': 'Gondor',
  'trait.hobbit': 'Hobbit',
  'trait.insect': 'Insectă',
  'trait.istari': 'Istari',
  'trait.item': 'Obiect',
  'trait.marshland': 'Mlaștină',
  'trait.minstrel': 'Menestrel',
  'trait.mountain': 'Munte',
  'trait.nazgul': 'Nazgûl',
  'trait.noble': 'Nobil',
  'trait.noldor': 'Noldor',
  'trait.orc': 'Orc',
  'trait.ranger': 'Pribeag',
  'trait.riverland': 'Luncă',
  'trait.rohan': 'Rohan',
  'trait.scout': 'Iscoadă',
  'trait.silvan': 'Silvan',
  'trait.skill': 'Îndemânare',
  'trait.spider': 'Păianjen',
  'trait.steward': 'Cârmuitor',
  'trait.stronghold': 'Fortăreață',
  'trait.title': 'Titlu',
  'trait.trap': 'Capcană',
  'trait.troll': 'Trol',
  'trait.undead': 'Nemort',
  'trait.warrior': 'Războinic',
  'trait.wasteland': 'Pustiu',
  'trait.weapon': 'Armă',

  // Keywords
  'keyword.doomed': 'Condamnat',
  'keyword.doomed.text':
    'Când cartea este dezvăluită, amenințarea fiecărui jucător crește cu numărul indicat.',
  'keyword.guarded': 'Păzit',
  'keyword.guarded.text':
    'Când obiectivul intră în zona de punere în scenă, se dezvăluie următoarea carte de confruntare și se atașează la el; nimeni nu poate revendica obiectivul până când acea carte nu este depășită.',
  'keyword.ranged': 'La distanță',
  'keyword.ranged.text':
    'Personajul poate ataca și inamici angajați cu alți jucători, într-un atac al celui care îl controlează sau al altui jucător.',
  'keyword.restricted': 'Restricționat',
  'keyword.restricted.text':
    'Un personaj poate purta cel mult două accesorii cu acest cuvânt-cheie; la al treilea, unul dintre ele se decartează pe loc.',
  'keyword.sentinel': 'Străjer',
  'keyword.sentinel.text':
    'Personajul poate apăra și un alt jucător care nu a declarat niciun apărător împotriva atacului.',
  'keyword.surge': 'În valuri',
  'keyword.surge.text':
    'Când cartea este dezvăluită, se mai dezvăluie o carte de confruntare, imediat după efectele ei „La dezvăluire”.',
  'keyword.victory': 'Victorie',
  'keyword.victory.text':
    'După ce inamicul este învins sau locația explorată, cartea dă întregului grup punctele de victorie indicate.',

  // Card types
  'type.hero': 'Erou',
  'type.ally': 'Aliat',
  'type.attachment': 'Accesoriu',
  'type.event': 'Eveniment',
  'type.enemy': 'Inamic',
  'type.location': 'Locație',
  'type.treachery': 'Trădare',
  'type.objective': 'Obiectiv',
  'type.quest': 'Misiune',

  // Spheres
  'sphere.leadership': 'Conducere',
  'sphere.tactics': 'Tactică',
  'sphere.spirit': 'Spirit',
  'sphere.lore': 'Înțelepciune',
  'sphere.neutral': 'Neutră',

  // Phases
  'phase.resource': 'Resurse',
  'phase.planning': 'Planificare',
  'phase.quest': 'Misiune',
  'phase.travel': 'Călătorie',
  'phase.encounter': 'Confruntare',
  'phase.combat': 'Luptă',
  'phase.refresh': 'Reîmprospătare',

  // Encounter sets
  'set.passage-through-mirkwood': 'Trecătoare prin Mirkwood',
  'set.journey-along-the-anduin': 'Călătorie în jos pe Anduin',
  'set.escape-from-dol-guldur': 'Evadare din Dol Guldur',
  'set.spiders-of-mirkwood': 'Păianjenii din Mirkwood',
  'set.dol-guldur-orcs': 'Orcii din Dol Guldur',
  'set.saurons-reach': 'Cercetarea lui Sauron',
  'set.wilderlands': 'Ținuturile Sălbatice',

  // Scenarios
  'scenario.passage-through-mirkwood': 'Trecătoare prin Mirkwood',
  'scenario.journey-along-the-anduin': 'Călătorie în jos pe Anduin',
  'scenario.escape-from-dol-guldur': 'Evadare din Dol Guldur',

  // Starter decks
  'campaign.none': 'Un singur scenariu',
  'campaign.expert': 'Campanie pentru experți',
  'campaign.nightmare': 'Campanie de coșmar',
  'until.attack': 'până la sfârșitul atacului',
  'until.phase': 'până la sfârșitul fazei',
  'until.round': 'până la sfârșitul rundei',
  'deck.leadership': 'Pachet de start Conducere',
  'deck.tactics': 'Pachet de start Tactică',
  'deck.spirit': 'Pachet de start Spirit',
  'deck.lore': 'Pachet de start Înțelepciune',

  // Tokens
  'token.damage': 'Daună',
  'token.progress': 'Progres',
  'token.resource': 'Resursă',
  'token.threat': 'Amenințare',

  // Numbers on cards
  'stat.willpower': 'Voință',
  'stat.attack': 'Atac',
  'stat.defense': 'Apărare',
  'stat.threat': 'Forță de amenințare',
  'stat.hit-points': 'Puncte de viață',
  'stat.cost': 'Cost',
  'stat.threat-cost': 'Cost de amenințare',
  'stat.engagement-cost': 'Cost de angajare',
  'stat.quest-points': 'Puncte de misiune',
  'stat.victory': 'Puncte de victorie',
};
