import type { Language, Texts } from '@concilio/kernel';

/** What the fields of a view are called, wherever they stand. */
const LABELS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  scenario: { en: 'Scenario', es: 'Escenario', ro: 'Scenariu' },
  campaign: { en: 'Campaign', es: 'Campaña', ro: 'Campanie' },
  round: { en: 'Round', es: 'Ronda', ro: 'Rundă' },
  phase: { en: 'Phase', es: 'Fase', ro: 'Fază' },
  first: { en: 'First player', es: 'Jugador inicial', ro: 'Primul jucător' },
  quest: { en: 'Quest', es: 'Misión', ro: 'Misiune' },
  stages: { en: 'Stages to come', es: 'Etapas por venir', ro: 'Etape rămase' },
  location: { en: 'Active location', es: 'Lugar activo', ro: 'Locație activă' },
  staging: { en: 'Staging area', es: 'Área de preparación', ro: 'Zona de punere în scenă' },
  willpower: { en: 'Willpower', es: 'Voluntad', ro: 'Voință' },
  threat: { en: 'Threat', es: 'Amenaza', ro: 'Amenințare' },
  encounter: { en: 'Encounter cards', es: 'Cartas de encuentro', ro: 'Cărți de confruntare' },
  deck: { en: 'Deck', es: 'Mazo', ro: 'Pachet' },
  discard: { en: 'Discard pile', es: 'Pila de descartes', ro: 'Teancul de cărți decartate' },
  count: { en: 'Cards', es: 'Cartas', ro: 'Cărți' },
  cards: { en: 'Known', es: 'Conocidas', ro: 'Cunoscute' },
  limbo: { en: 'Being played or revealed', es: 'En curso', ro: 'În curs' },
  aside: { en: 'Set aside', es: 'Apartadas', ro: 'Puse deoparte' },
  victory: { en: 'Victory display', es: 'Zona de victoria', ro: 'Zona de victorie' },
  removed: { en: 'Out of the game', es: 'Fuera de la partida', ro: 'Scoase din joc' },
  seats: { en: 'Players', es: 'Jugadores', ro: 'Jucători' },
  out: { en: 'Eliminated', es: 'Eliminado', ro: 'Eliminat' },
  deckName: { en: 'Deck', es: 'Mazo', ro: 'Pachet' },
  shackles: { en: 'On the deck', es: 'Sobre el mazo', ro: 'Pe pachet' },
  hand: { en: 'Hand', es: 'Mano', ro: 'Mână' },
  inPlay: { en: 'Heroes and allies', es: 'Héroes y aliados', ro: 'Eroi și aliați' },
  engaged: { en: 'Engaged enemies', es: 'Enemigos enfrentados', ro: 'Inamici angajați' },
  attack: { en: 'Attack', es: 'Ataque', ro: 'Atac' },
  strike: { en: 'Attack of the players', es: 'Ataque de los jugadores', ro: 'Atacul jucătorilor' },
  alliesPlayed: { en: 'Allies played', es: 'Aliados jugados', ro: 'Aliați jucați' },
  effects: { en: 'Lasting effects', es: 'Efectos duraderos', ro: 'Efecte durabile' },
  type: { en: 'Type', es: 'Tipo', ro: 'Tip' },
  exhausted: { en: 'Exhausted', es: 'Agotada', ro: 'Extenuată' },
  facedown: { en: 'Face down', es: 'Boca abajo', ro: 'Cu fața în jos' },
  controller: { en: 'Seat', es: 'Asiento', ro: 'Loc' },
  damage: { en: 'Damage', es: 'Daño', ro: 'Daune' },
  progress: { en: 'Progress', es: 'Progreso', ro: 'Progres' },
  resources: { en: 'Resources', es: 'Recursos', ro: 'Resurse' },
  committed: { en: 'On the quest', es: 'En la misión', ro: 'În misiune' },
  prisoner: { en: 'Prisoner', es: 'Prisionero', ro: 'Prizonier' },
  defense: { en: 'Defense', es: 'Defensa', ro: 'Apărare' },
  hitPoints: { en: 'Hit points left', es: 'Puntos de impacto', ro: 'Puncte de viață' },
  engagementCost: { en: 'Engagement cost', es: 'Coste de enfrentamiento', ro: 'Cost de angajare' },
  questPoints: { en: 'Quest points', es: 'Puntos de misión', ro: 'Puncte de misiune' },
  changed: { en: 'Changed by', es: 'Cambiado por', ro: 'Schimbat de' },
  attachments: { en: 'Attachments', es: 'Vinculadas', ro: 'Accesorii' },
  shadows: { en: 'Shadow cards', es: 'Cartas de sombra', ro: 'Cărți de umbră' },
  guarded: { en: 'Guards', es: 'Protege', ro: 'Păzește' },
  number: { en: 'Number', es: 'Valor', ro: 'Valoare' },
  source: { en: 'Source', es: 'Origen', ro: 'Sursă' },
  amount: { en: 'Amount', es: 'Cantidad', ro: 'Cantitate' },
  until: { en: 'Until', es: 'Hasta', ro: 'Până la' },
};

/** Where cards in play stand in a view, and the places that lie on them. */
const IN_PLAY = ['quest', 'location', 'staging', 'seats.inPlay', 'seats.engaged', 'seats.deck.shackles'];
const PLACES = [
  '',
  'seats.',
  'encounter.',
  'encounter.deck.',
  'seats.deck.',
  'effects.',
  ...IN_PLAY.flatMap((place) =>
    ['', 'attachments.', 'guarded.', 'changed.'].map((below) => `${place}.${below}`),
  ),
];

/** The label of every field at every place. */
export const labels = (language: Language): Texts =>
  Object.fromEntries(
    PLACES.flatMap((place) =>
      Object.entries(LABELS)
        .toSorted()
        .map(([field, label]) => [`view.${place}${field}`, label[language]] as const),
    ),
  );
