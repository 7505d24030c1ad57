import type { Language, Texts } from '@concilio/kernel';

/** What the fields of a view are called, wherever they stand. */
const LABELS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  format: { en: 'Format', es: 'Formato', ro: 'Format' },
  turn: { en: 'Turn', es: 'Turno', ro: 'Tură' },
  phase: { en: 'Phase', es: 'Fase', ro: 'Fază' },
  free: { en: 'Free Peoples player', es: 'Jugador de Gentes Libres', ro: 'Jucătorul Popoarelor Libere' },
  shadow: { en: 'Shadow number', es: 'Número de Sombra', ro: 'Numărul Umbrei' },
  acting: { en: 'Shadow player', es: 'Jugador de Sombra', ro: 'Jucătorul Umbrei' },
  order: { en: 'Turn order', es: 'Orden de turno', ro: 'Ordinea de joc' },
  twilight: { en: 'Twilight pool', es: 'Fondo de penumbra', ro: 'Rezerva de amurg' },
  moves: { en: 'Moves', es: 'Movimientos', ro: 'Mișcări' },
  moveLimit: { en: 'Move limit', es: 'Límite de movimiento', ro: 'Limita de mișcări' },
  fierce: { en: 'Fierce', es: 'Fiero', ro: 'Feroce' },
  path: { en: 'Adventure path', es: 'Camino de aventura', ro: 'Calea aventurii' },
  archery: { en: 'Archery totals', es: 'Totales de arquería', ro: 'Totalurile arcașilor' },
  assigned: { en: 'Assigned', es: 'Asignado', ro: 'Repartizat' },
  skirmish: { en: 'Skirmish', es: 'Escaramuza', ro: 'Luptă' },
  limbo: { en: 'Being played', es: 'En curso', ro: 'În curs' },
  removed: { en: 'Out of the game', es: 'Fuera de la partida', ro: 'Scoase din joc' },
  seats: { en: 'Players', es: 'Jugadores', ro: 'Jucători' },
  deckName: { en: 'Deck', es: 'Mazo', ro: 'Pachet' },
  bid: { en: 'Bid', es: 'Apuesta', ro: 'Licitație' },
  burdens: { en: 'Burdens', es: 'Cargas', ro: 'Poveri' },
  resistance: { en: 'Resistance', es: 'Resistencia', ro: 'Rezistență' },
  site: { en: 'Site', es: 'Sitio', ro: 'Loc' },
  ringBearer: { en: 'Ring-bearer', es: 'Portador del Anillo', ro: 'Purtătorul Inelului' },
  wearing: { en: 'Wears the Ring', es: 'Lleva puesto el Anillo', ro: 'Poartă Inelul pe deget' },
  out: { en: 'Has lost', es: 'Ha perdido', ro: 'A pierdut' },
  deck: { en: 'Draw deck', es: 'Mazo de robar', ro: 'Pachet' },
  hand: { en: 'Hand', es: 'Mano', ro: 'Mână' },
  discard: { en: 'Discard pile', es: 'Pila de descartes', ro: 'Teancul de decartare' },
  dead: { en: 'Dead pile', es: 'Pila de muertos', ro: 'Teancul morților' },
  adventure: { en: 'Adventure deck', es: 'Mazo de aventura', ro: 'Pachetul de aventură' },
  inPlay: { en: 'Companions and minions', es: 'Compañeros y siervos', ro: 'Însoțitori și slujitori' },
  support: { en: 'Support area', es: 'Área de apoyo', ro: 'Zona de sprijin' },
  effects: { en: 'Lasting effects', es: 'Efectos duraderos', ro: 'Efecte de durată' },
  count: { en: 'Cards', es: 'Cartas', ro: 'Cărți' },
  cards: { en: 'Seen', es: 'Vistas', ro: 'Văzute' },
  type: { en: 'Type', es: 'Tipo', ro: 'Tip' },
  owner: { en: 'Owner', es: 'Propietario', ro: 'Proprietar' },
  controller: { en: 'Seat', es: 'Asiento', ro: 'Loc la masă' },
  tokens: { en: 'Culture tokens', es: 'Contadores de cultura', ro: 'Jetoane de cultură' },
  wounds: { en: 'Wounds', es: 'Heridas', ro: 'Răni' },
  strength: { en: 'Strength', es: 'Fuerza', ro: 'Forță' },
  vitality: { en: 'Vitality left', es: 'Vitalidad restante', ro: 'Vitalitate rămasă' },
  damage: { en: 'Damage', es: 'Daño', ro: 'Daune' },
  defender: { en: 'Defender', es: 'Defensor', ro: 'Apărător' },
  archer: { en: 'Archer', es: 'Arquero', ro: 'Arcaș' },
  roaming: { en: 'Roaming', es: 'Vagando', ro: 'Rătăcitor' },
  changed: { en: 'Changed by', es: 'Cambiado por', ro: 'Schimbat de' },
  bears: { en: 'Bears', es: 'Lleva', ro: 'Poartă' },
  stacked: { en: 'Stacked', es: 'Apiladas', ro: 'Puse dedesubt' },
  number: { en: 'Number', es: 'Valor', ro: 'Valoare' },
  source: { en: 'Source', es: 'Origen', ro: 'Sursă' },
  amount: { en: 'Amount', es: 'Cantidad', ro: 'Cantitate' },
  until: { en: 'Until', es: 'Hasta', ro: 'Până la' },
  card: { en: 'Card', es: 'Carta', ro: 'Carte' },
  on: { en: 'On', es: 'Sobre', ro: 'Pe' },
  character: { en: 'Character', es: 'Personaje', ro: 'Personaj' },
  minions: { en: 'Minions', es: 'Siervos', ro: 'Slujitori' },
  fellowship: { en: 'Fellowship', es: 'Comunidad', ro: 'Frăție' },
  cancelled: { en: 'Cancelled', es: 'Cancelado', ro: 'Anulat' },
  minion: { en: 'Minion', es: 'Siervo', ro: 'Slujitor' },
  to: { en: 'Against', es: 'Contra', ro: 'Contra' },
};

/** Where cards in play stand in a view, and the places that lie on them. */
const IN_PLAY = ['path', 'seats.inPlay', 'seats.support'];
const PLACES = [
  '',
  'seats.',
  'seats.discard.',
  'effects.',
  'archery.',
  'assigned.',
  'skirmish.',
  ...IN_PLAY.flatMap((place) =>
    ['', 'bears.', 'changed.', 'bears.changed.'].map((below) => `${place}.${below}`),
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
