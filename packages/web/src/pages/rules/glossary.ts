import type { Language } from '@concilio/kernel';

/** A word of the rules and what it means. */
export interface Word {
  /** Where the rules say it. */
  readonly rule: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly means: Readonly<Record<Language, string>>;
  /** How it stands in the rules, as beginnings of words, in each language that the rules are written in. */
  readonly found: Readonly<Partial<Record<Language, readonly string[]>>>;
}

const lotrBoard: readonly Word[] = [
  {
    rule: 'LOB-3.05',
    name: { en: 'Active player', es: 'Jugador activo', ro: 'Jucătorul activ' },
    means: {
      en: 'The player whose turn it is; in a safe haven, the Ring-bearer.',
      es: 'El jugador que tiene el turno; en un refugio seguro, el Portador del Anillo.',
      ro: 'Jucătorul al cărui rând este; într-un adăpost sigur, Purtătorul Inelului.',
    },
    found: { en: ['active player'], es: ['jugador activo'] },
  },
  {
    rule: 'LOB-15.01',
    name: { en: 'Ring-bearer', es: 'Portador del Anillo', ro: 'Purtătorul Inelului' },
    means: {
      en: 'Whoever carries the Ring now. If that hobbit falls, the journey is over.',
      es: 'Quien lleva ahora el Anillo. Si ese hobbit cae, el viaje ha terminado.',
      ro: 'Cel care poartă acum Inelul. Dacă acel hobbit cade, călătoria s-a sfârșit.',
    },
    found: { en: ['ring-bearer'], es: ['portador'] },
  },
  {
    rule: 'LOB-9.01',
    name: { en: 'Right, left', es: 'Derecha, izquierda', ro: 'Dreapta, stânga' },
    means: {
      en: 'Right on the corruption track is towards Sauron, left away from him.',
      es: 'En el marcador de corrupción, la derecha lleva hacia Sauron y la izquierda lo aleja.',
      ro: 'Pe traseul corupției, dreapta duce spre Sauron, iar stânga departe de el.',
    },
    found: { en: ['left', 'right', 'towards sauron'], es: ['izquierda', 'derecha', 'hacia sauron'] },
  },
  {
    rule: 'LOB-6.05',
    name: { en: 'Group', es: 'Grupo', ro: 'Grupul' },
    means: {
      en: 'All players together: who gives what is theirs to agree on, all or nothing.',
      es: 'Todos los jugadores juntos: entre ellos acuerdan quién da qué, todo o nada.',
      ro: 'Toți jucătorii împreună: ei hotărăsc cine ce dă, totul sau nimic.',
    },
    found: { en: ['group', 'the fellowship discards'], es: ['grupo', 'la comunidad descarta'] },
  },
  {
    rule: 'LOB-6.04',
    name: { en: 'Each player', es: 'Cada jugador', ro: 'Fiecare jucător' },
    means: {
      en: 'One after the other and each for themselves, beginning with the active player.',
      es: 'Uno tras otro y cada cual por sí mismo, empezando por el jugador activo.',
      ro: 'Unul după altul și fiecare pentru sine, începând cu jucătorul activ.',
    },
    found: { en: ['each player'], es: ['cada jugador'] },
  },
  {
    rule: 'LOB-3.03',
    name: { en: 'Safe haven', es: 'Refugio seguro', ro: 'Adăpost sigur' },
    means: {
      en: 'A place of the journey with a few printed actions and no board of its own.',
      es: 'Un lugar del viaje con unas pocas acciones impresas y sin tablero propio.',
      ro: 'Un loc al călătoriei cu câteva acțiuni tipărite și fără tablă proprie.',
    },
    found: { en: ['safe haven'], es: ['refugio'] },
  },
  {
    rule: 'LOB-4.04',
    name: { en: 'Main track', es: 'Marcador principal', ro: 'Traseul principal' },
    means: {
      en: 'The numbered track in the middle of a conflict board. Its end ends the conflict, and its numbers are the score.',
      es: 'El marcador numerado del centro de un tablero de conflicto. Su final acaba el conflicto y sus números son la puntuación.',
      ro: 'Traseul numerotat din mijlocul unei table de conflict. Capătul lui încheie conflictul, iar numerele lui sunt punctajul.',
    },
    found: { en: ['main track', 'main activity track', 'main one'], es: ['marcador principal', 'principal'] },
  },
  {
    rule: 'LOB-1.09',
    name: { en: 'Star', es: 'Estrella', ro: 'Stea' },
    means: {
      en: 'A symbol that stands for any one of the four activities.',
      es: 'Un símbolo que vale por cualquiera de las cuatro actividades.',
      ro: 'Un simbol care ține locul oricăreia dintre cele patru activități.',
    },
    found: { en: ['star', 'stars'], es: ['estrella'] },
  },
  {
    rule: 'LOB-5.02',
    name: { en: 'Story tile', es: 'Loseta de relato', ro: 'Piesă de poveste' },
    means: {
      en: 'What the active player reveals first in a turn, until one shows an activity.',
      es: 'Lo que el jugador activo revela al empezar su turno, hasta que una muestra una actividad.',
      ro: 'Ceea ce dezvăluie jucătorul activ la începutul turei, până când una arată o activitate.',
    },
    found: { en: ['story tile', 'tile'], es: ['loseta'] },
  },
  {
    rule: 'LOB-6.01',
    name: { en: 'Event', es: 'Suceso', ro: 'Eveniment' },
    means: {
      en: 'A space of the event track; it happens when the event marker enters it.',
      es: 'Una casilla del marcador de sucesos; ocurre cuando entra en ella su indicador.',
      ro: 'Un spațiu al traseului de evenimente; se petrece când jetonul intră pe el.',
    },
    found: { en: ['event'], es: ['suceso'] },
  },
  {
    rule: 'LOB-8.06',
    name: { en: 'Life token', es: 'Ficha de vida', ro: 'Jeton de viață' },
    means: {
      en: 'A heart, a sun or a ring. Whoever lacks a kind at the end of a conflict moves right.',
      es: 'Un corazón, un sol o un anillo. A quien le falte un tipo al final de un conflicto va a la derecha.',
      ro: 'O inimă, un soare sau un inel. Cine nu are un fel la sfârșitul unui conflict merge la dreapta.',
    },
    found: { en: ['life token'], es: ['ficha de vida', 'fichas de vida'] },
  },
  {
    rule: 'LOB-8.03',
    name: { en: 'Rune', es: 'Runa', ro: 'Rună' },
    means: {
      en: 'Pays for demands and for Gandalf, and counts as points if the Ring is destroyed.',
      es: 'Paga lo exigido y a Gandalf, y cuenta como puntos si se destruye el Anillo.',
      ro: 'Plătește ce se cere și pe Gandalf și aduce puncte dacă Inelul este distrus.',
    },
    found: { en: ['rune'], es: ['runa'] },
  },
  {
    rule: 'LOB-10.01',
    name: { en: 'Threat die', es: 'Dado de amenaza', ro: 'Zarul amenințării' },
    means: {
      en: 'The die of danger: dots move a hobbit right, the eye moves Sauron, and two cards may be lost.',
      es: 'El dado del peligro: los puntos llevan a un hobbit a la derecha, el ojo mueve a Sauron y puede costar dos cartas.',
      ro: 'Zarul primejdiei: punctele duc un hobbit la dreapta, ochiul îl mută pe Sauron și se pot pierde două cărți.',
    },
    found: { en: ['threat die', 'the die', 'roll', 'die symbol'], es: ['dado'] },
  },
  {
    rule: 'LOB-14.05',
    name: { en: 'Eliminated', es: 'Eliminado', ro: 'Eliminat' },
    means: {
      en: 'Out of the game: no more turns and choices. The runes stay for the score.',
      es: 'Fuera de la partida: sin más turnos ni decisiones. Las runas quedan para la puntuación.',
      ro: 'Ieșit din joc: fără alte ture sau alegeri. Runele rămân pentru punctaj.',
    },
    found: { en: ['eliminat'], es: ['eliminad', 'elimina'] },
  },
];

const tutorial: readonly Word[] = [
  {
    rule: 'TUT-3',
    name: { en: 'Cold fire', es: 'Fuego apagado', ro: 'Foc stins' },
    means: {
      en: 'A fire on which no ember lies yet.',
      es: 'Un fuego en el que aún no hay ninguna brasa.',
      ro: 'Un foc pe care nu este încă niciun jar.',
    },
    found: { en: ['cold fire'], es: ['fuego apagado'], ro: ['focul stins'] },
  },
  {
    rule: 'TUT-4',
    name: { en: 'To flare', es: 'Prender', ro: 'A izbucni' },
    means: {
      en: 'The fire has reached ten: it is counted and goes out.',
      es: 'El fuego ha llegado a diez: se cuenta y se apaga.',
      ro: 'Focul a ajuns la zece: se numără și se stinge.',
    },
    found: { en: ['flare'], es: ['prende'], ro: ['izbucn'] },
  },
];

const glossaries: Readonly<Record<string, readonly Word[]>> = { 'lotr-board': lotrBoard, tutorial };

/** The words of a game, in the order in which a reader meets them. */
export const glossaryOf = (game: string): readonly Word[] => glossaries[game] ?? [];
