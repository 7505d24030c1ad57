import type { words as en } from './words-en.ts';

export const words: Readonly<Record<keyof typeof en, string>> = {
  // Traits
  'trait.archer': 'Arquero',
  'trait.armor': 'Armadura',
  'trait.artifact': 'Artefacto',
  'trait.beorning': 'Beórnida',
  'trait.condition': 'Condición',
  'trait.craftsman': 'Artesano',
  'trait.creature': 'Criatura',
  'trait.dol-guldur': 'Dol Guldur',
  'trait.dunedain': 'Dúnedain',
  'trait.dungeon': 'Mazmorra',
  'trait.dwarf': 'Enano',
  'trait.forest': 'Bosque',
  'trait.goblin': 'Trasgo',
  'trait.gondor': 'Gondor',
  'trait.hobbit': 'Hobbit',
  'trait.insect': 'Insecto',
  'trait.istari': 'Istari',
  'trait.item': 'Objeto',
  'trait.marshland': 'Terreno pantanoso',
  'trait.minstrel': 'Trovador',
  'trait.mountain': 'Montaña',
  'trait.nazgul': 'Nazgûl',
  'trait.noble': 'Noble',
  'trait.noldor': 'Noldor',
  'trait.orc': 'Orco',
  'trait.ranger': 'Montaraz',
  'trait.riverland': 'Tierra de ríos',
  'trait.rohan': 'Rohan',
  'trait.scout': 'Explorador',
  'trait.silvan': 'Silvano',
  'trait.skill': 'Habilidad',
  'trait.spider': 'Araña',
  'trait.steward': 'Senescal',
  'trait.stronghold': 'Fortaleza',
  'trait.title': 'Título',
  'trait.trap': 'Trampa',
  'trait.troll': 'Troll',
  'trait.undead': 'Muerto viviente',
  'trait.warrior': 'Guerrero',
  'trait.wasteland': 'Páramo',
  'trait.weapon': 'Arma',

  // Keywords
  'keyword.doomed': 'Maldito',
  'keyword.doomed.text': 'Cuando se revela la carta, la amenaza de cada jugador sube en el número indicado.',
  'keyword.guarded': 'Protegido',
  'keyword.guarded.text':
    'Cuando el objetivo entra en el área de preparación, se revela la siguiente carta de encuentro y se vincula a él; nadie puede reclamar el objetivo hasta haber superado esa carta.',
  'keyword.ranged': 'A distancia',
  'keyword.ranged.text':
    'El personaje puede atacar también a enemigos enfrentados con otros jugadores, en un ataque de quien lo controla o de otro jugador.',
  'keyword.restricted': 'Restringido',
  'keyword.restricted.text':
    'Un personaje puede llevar como mucho dos cartas vinculadas con esta palabra clave; si llega una tercera, una de ellas se descarta en el acto.',
  'keyword.sentinel': 'Centinela',
  'keyword.sentinel.text':
    'El personaje puede defender también a otro jugador que no haya declarado defensor contra el ataque.',
  'keyword.surge': 'Oleada',
  'keyword.surge.text':
    'Cuando se revela la carta, se revela otra carta de encuentro, justo después de sus efectos «Al ser revelada».',
  'keyword.victory': 'Victoria',
  'keyword.victory.text':
    'Una vez derrotado el enemigo o explorado el lugar, la carta da a todo el grupo los puntos de victoria indicados.',

  // Card types
  'type.hero': 'Héroe',
  'type.ally': 'Aliado',
  'type.attachment': 'Vinculada',
  'type.event': 'Evento',
  'type.enemy': 'Enemigo',
  'type.location': 'Lugar',
  'type.treachery': 'Traición',
  'type.objective': 'Objetivo',
  'type.quest': 'Misión',

  // Spheres
  'sphere.leadership': 'Liderazgo',
  'sphere.tactics': 'Táctica',
  'sphere.spirit': 'Espíritu',
  'sphere.lore': 'Saber',
  'sphere.neutral': 'Neutral',

  // Phases
  'phase.resource': 'Recursos',
  'phase.planning': 'Planificación',
  'phase.quest': 'Misión',
  'phase.travel': 'Viaje',
  'phase.encounter': 'Encuentros',
  'phase.combat': 'Combate',
  'phase.refresh': 'Recuperación',

  // Encounter sets
  'set.passage-through-mirkwood': 'A través del Bosque Negro',
  'set.journey-along-the-anduin': 'Travesía por el Anduin',
  'set.escape-from-dol-guldur': 'Evasión de Dol Guldur',
  'set.spiders-of-mirkwood': 'Arañas del Bosque Negro',
  'set.dol-guldur-orcs': 'Orcos de Dol Guldur',
  'set.saurons-reach': 'Alcance de Sauron',
  'set.wilderlands': 'Tierras Ásperas',

  // Scenarios
  'scenario.passage-through-mirkwood': 'A través del Bosque Negro',
  'scenario.journey-along-the-anduin': 'Travesía por el Anduin',
  'scenario.escape-from-dol-guldur': 'Evasión de Dol Guldur',

  // Starter decks
  'campaign.none': 'Un solo escenario',
  'campaign.expert': 'Campaña experta',
  'campaign.nightmare': 'Campaña pesadilla',
  'until.attack': 'hasta el final del ataque',
  'until.phase': 'hasta el final de la fase',
  'until.round': 'hasta el final de la ronda',
  'deck.leadership': 'Mazo de inicio de Liderazgo',
  'deck.tactics': 'Mazo de inicio de Táctica',
  'deck.spirit': 'Mazo de inicio de Espíritu',
  'deck.lore': 'Mazo de inicio de Saber',

  // Tokens
  'token.damage': 'Daño',
  'token.progress': 'Progreso',
  'token.resource': 'Recurso',
  'token.threat': 'Amenaza',

  // Numbers on cards
  'stat.willpower': 'Voluntad',
  'stat.attack': 'Ataque',
  'stat.defense': 'Defensa',
  'stat.threat': 'Fuerza de amenaza',
  'stat.hit-points': 'Puntos de impacto',
  'stat.cost': 'Coste',
  'stat.threat-cost': 'Coste de amenaza',
  'stat.engagement-cost': 'Coste de enfrentamiento',
  'stat.quest-points': 'Puntos de misión',
  'stat.victory': 'Puntos de victoria',
};
