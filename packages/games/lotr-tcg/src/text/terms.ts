import type { Language, Texts } from '@concilio/kernel';

/** Words for what is printed on cards and lies on them, and for what changes their numbers. */
const TERMS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  // Numbers of cards.
  'stat.twilight': { en: 'Twilight cost', es: 'Coste de penumbra', ro: 'Cost de amurg' },
  'stat.strength': { en: 'Strength', es: 'Fuerza', ro: 'Forță' },
  'stat.vitality': { en: 'Vitality', es: 'Vitalidad', ro: 'Vitalitate' },
  'stat.resistance': { en: 'Resistance', es: 'Resistencia', ro: 'Rezistență' },
  'stat.site': { en: 'Site number', es: 'Número de sitio', ro: 'Numărul locului' },
  'stat.shadow': { en: 'Shadow number', es: 'Número de Sombra', ro: 'Numărul Umbrei' },
  'stat.strengthBonus': { en: 'Strength bonus', es: 'Bono de fuerza', ro: 'Bonus de forță' },
  'stat.vitalityBonus': { en: 'Vitality bonus', es: 'Bono de vitalidad', ro: 'Bonus de vitalitate' },
  'token.wound': { en: 'Wound', es: 'Herida', ro: 'Rană' },
  'token.token': { en: 'Culture token', es: 'Contador de cultura', ro: 'Jeton de cultură' },

  // What else an effect changes for a while.
  'number.damage': { en: 'Damage', es: 'Daño', ro: 'Daune' },
  'number.defender': { en: 'Defender', es: 'Defensor', ro: 'Apărător' },
  'number.fierce': { en: 'Fierce', es: 'Fiero', ro: 'Feroce' },
  'number.fellowship-archery': {
    en: 'Fellowship archery total',
    es: 'Total de arquería de la comunidad',
    ro: 'Totalul arcașilor frăției',
  },
  'number.minion-archery': {
    en: 'Minion archery total',
    es: 'Total de arquería de los siervos',
    ro: 'Totalul arcașilor slujitori',
  },
  'number.minion-twilight': {
    en: 'Twilight cost of minions',
    es: 'Coste de penumbra de los siervos',
    ro: 'Costul de amurg al slujitorilor',
  },
  'number.move-limit': { en: 'Move limit', es: 'Límite de movimiento', ro: 'Limita de mișcări' },
  'number.allies-take-archery': {
    en: 'Allies take the wounds of archery fire',
    es: 'Los aliados reciben las heridas de la arquería',
    ro: 'Aliații primesc rănile de la săgeți',
  },
  'number.no-archery': { en: 'Does not shoot', es: 'No dispara', ro: 'Nu trage cu arcul' },
  'number.no-assignment': {
    en: 'Cannot be assigned',
    es: 'No puede ser asignado',
    ro: 'Nu poate fi repartizat',
  },
  'number.no-special-abilities': {
    en: 'No special abilities',
    es: 'Sin habilidades especiales',
    ro: 'Fără abilități speciale',
  },
  'number.no-strength-from-possessions': {
    en: 'No strength from possessions',
    es: 'Sin fuerza de posesiones',
    ro: 'Fără forță de la obiecte',
  },
  'number.no-wounds': {
    en: 'Cannot be wounded',
    es: 'No puede recibir heridas',
    ro: 'Nu poate fi rănit',
  },
  'number.no-wounds/archery': {
    en: 'Cannot be wounded by archery fire',
    es: 'No puede recibir heridas de la arquería',
    ro: 'Nu poate fi rănit de săgeți',
  },
  'number.one-wound-a-skirmish': {
    en: 'At most one wound in each skirmish',
    es: 'Como mucho una herida en cada escaramuza',
    ro: 'Cel mult o rană în fiecare luptă',
  },
  'number.wounds-prevented': {
    en: 'Wounds are prevented',
    es: 'Se previenen las heridas',
    ro: 'Rănile sunt împiedicate',
  },
  'number.participates': {
    en: 'Takes part in skirmishes',
    es: 'Participa en escaramuzas',
    ro: 'Ia parte la lupte',
  },
  'number.participates-by-gandalf': {
    en: 'Takes part in archery fire and skirmishes',
    es: 'Participa en arquería y escaramuzas',
    ro: 'Ia parte la trageri și la lupte',
  },
  'number.tripled': {
    en: 'Overwhelmed only by triple strength',
    es: 'Abrumado solo por el triple de fuerza',
    ro: 'Copleșit doar de o forță triplă',
  },
  'number.back-to-hand': { en: 'Returns to the hand', es: 'Vuelve a la mano', ro: 'Se întoarce în mână' },
  'number.uruk-hai-played-here': {
    en: 'An Uruk-hai was played here',
    es: 'Se jugó aquí un Uruk-hai',
    ro: 'Un Uruk-hai a fost jucat aici',
  },
  'number.if-won': {
    en: 'If the skirmish is won',
    es: 'Si gana la escaramuza',
    ro: 'Dacă lupta e câștigată',
  },
  'number.if-lost': {
    en: 'If the skirmish is lost',
    es: 'Si pierde la escaramuza',
    ro: 'Dacă lupta e pierdută',
  },
  'until.phase': {
    en: 'until the phase ends',
    es: 'hasta el final de la fase',
    ro: 'până la sfârșitul fazei',
  },
  'until.regroup': {
    en: 'until the Regroup phase',
    es: 'hasta la fase de Reagrupación',
    ro: 'până la faza de Regrupare',
  },
  'until.turn': { en: 'until the turn ends', es: 'hasta el final del turno', ro: 'până la sfârșitul turei' },
  'on.table': { en: 'everybody', es: 'todos', ro: 'toți' },

  // What cards are.
  'side.free': { en: 'Free Peoples', es: 'Gentes Libres', ro: 'Popoarele Libere' },
  'side.shadow': { en: 'Shadow', es: 'Sombra', ro: 'Umbra' },
  'race.dwarf': { en: 'Dwarf', es: 'Enano', ro: 'Gnom' },
  'race.elf': { en: 'Elf', es: 'Elfo', ro: 'Elf' },
  'race.ent': { en: 'Ent', es: 'Ent', ro: 'Ent' },
  'race.hobbit': { en: 'Hobbit', es: 'Hobbit', ro: 'Hobbit' },
  'race.man': { en: 'Man', es: 'Hombre', ro: 'Om' },
  'race.orc': { en: 'Orc', es: 'Orco', ro: 'Orc' },
  'race.uruk-hai': { en: 'Uruk-hai', es: 'Uruk-hai', ro: 'Uruk-hai' },
  'race.wizard': { en: 'Wizard', es: 'Mago', ro: 'Vrăjitor' },
  'class.hand-weapon': { en: 'Hand weapon', es: 'Arma de mano', ro: 'Armă de mână' },
  'class.ranged-weapon': { en: 'Ranged weapon', es: 'Arma a distancia', ro: 'Armă de la distanță' },
  'class.armor': { en: 'Armor', es: 'Armadura', ro: 'Armură' },
  'class.cloak': { en: 'Cloak', es: 'Capa', ro: 'Mantie' },
  'class.mount': { en: 'Mount', es: 'Montura', ro: 'Cal' },
  'class.staff': { en: 'Staff', es: 'Vara', ro: 'Toiag' },
  'class.brooch': { en: 'Brooch', es: 'Broche', ro: 'Broșă' },
  'class.gauntlets': { en: 'Gauntlets', es: 'Guanteletes', ro: 'Mănuși' },
  'signet.aragorn': { en: 'Aragorn signet', es: 'Sello de Aragorn', ro: 'Emblema lui Aragorn' },
  'signet.frodo': { en: 'Frodo signet', es: 'Sello de Frodo', ro: 'Emblema lui Frodo' },
  'signet.gandalf': { en: 'Gandalf signet', es: 'Sello de Gandalf', ro: 'Emblema lui Gandalf' },
  'signet.theoden': { en: 'Théoden signet', es: 'Sello de Théoden', ro: 'Emblema lui Théoden' },
  'rarity.common': { en: 'Common', es: 'Común', ro: 'Comună' },
  'rarity.uncommon': { en: 'Uncommon', es: 'Infrecuente', ro: 'Neobișnuită' },
  'rarity.rare': { en: 'Rare', es: 'Rara', ro: 'Rară' },
  'rarity.premium': { en: 'Premium', es: 'Especial', ro: 'Specială' },
  'block.towers': { en: 'Towers block', es: 'Bloque de Las Torres', ro: 'Blocul Turnurilor' },
  'block.fellowship': { en: 'Fellowship block', es: 'Bloque de La Comunidad', ro: 'Blocul Frăției' },
};

export const terms = (language: Language): Texts =>
  Object.fromEntries(
    Object.entries(TERMS)
      .toSorted()
      .map(([key, term]) => [key, term[language]]),
  );
