import type { Language } from '@concilio/text';

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

const lotrLcg: readonly Word[] = [
  {
    rule: 'LCG-3.01',
    name: { en: 'Staging area', es: 'Área de preparación', ro: 'Zona de punere în scenă' },
    means: {
      en: 'Where revealed enemies and locations wait; their threat counts against the quest.',
      es: 'Donde esperan los enemigos y lugares revelados; su amenaza cuenta contra la misión.',
      ro: 'Unde așteaptă inamicii și locațiile dezvăluite; amenințarea lor se numără împotriva misiunii.',
    },
    found: {
      en: ['staging area'],
      es: ['área de preparación'],
      ro: ['zona de punere în scenă', 'zonei de punere în scenă'],
    },
  },
  {
    rule: 'LCG-1.06',
    name: { en: 'Threat', es: 'Amenaza', ro: 'Amenințare' },
    means: {
      en: 'How much the enemy knows of you. At fifty you are out of the game.',
      es: 'Cuánto sabe de ti el enemigo. Con cincuenta quedas fuera de la partida.',
      ro: 'Cât știe inamicul despre tine. La cincizeci ieși din joc.',
    },
    found: { en: ['threat'], es: ['amenaza'], ro: ['amenințare'] },
  },
  {
    rule: 'LCG-7.15',
    name: { en: 'Threat strength', es: 'Fuerza de amenaza', ro: 'Forță de amenințare' },
    means: {
      en: 'What a card in the staging area adds against the willpower of those on the quest.',
      es: 'Lo que una carta del área de preparación suma contra la voluntad de quienes van a la misión.',
      ro: 'Ce adaugă o carte din zona de punere în scenă împotriva voinței celor din misiune.',
    },
    found: {
      en: ['threat strength'],
      es: ['fuerza de amenaza'],
      ro: ['forța de amenințare', 'forță de amenințare'],
    },
  },
  {
    rule: 'LCG-7.02',
    name: { en: 'To commit', es: 'Asignar', ro: 'A trimite' },
    means: {
      en: 'To send a ready character on the quest: it is exhausted and adds its willpower.',
      es: 'Enviar a la misión a un personaje preparado: se agota y suma su voluntad.',
      ro: 'A trimite în misiune un personaj pregătit: se extenuează și își adaugă voința.',
    },
    found: { en: ['commit'], es: ['asigna'], ro: ['trimi'] },
  },
  {
    rule: 'LCG-20.02',
    name: { en: 'Exhausted', es: 'Agotada', ro: 'Extenuată' },
    means: {
      en: 'Turned sideways: it cannot quest, attack or defend until it is ready again.',
      es: 'Girada de lado: no puede ir a la misión, atacar ni defender hasta que se prepare.',
      ro: 'Întoarsă pe o parte: nu poate merge în misiune, ataca sau apăra până nu este pregătită din nou.',
    },
    found: { en: ['exhaust'], es: ['agota'], ro: ['extenu'] },
  },
  {
    rule: 'LCG-20.01',
    name: { en: 'Ready', es: 'Preparada', ro: 'Pregătită' },
    means: {
      en: 'Upright, and free to act.',
      es: 'Derecha, y libre para actuar.',
      ro: 'Dreaptă și liberă să acționeze.',
    },
    found: { en: ['ready', 'readies', 'readied'], es: ['preparad'], ro: ['pregătit'] },
  },
  {
    rule: 'LCG-19.01',
    name: { en: 'Resource match', es: 'Correspondencia de recursos', ro: 'Potrivirea resurselor' },
    means: {
      en: 'A card is paid by heroes of its own sphere.',
      es: 'Una carta la pagan los héroes de su misma esfera.',
      ro: 'O carte este plătită de eroii din sfera ei.',
    },
    found: { en: ['resource match'], es: ['correspondencia'], ro: ['potrivirea resurselor', 'potrivire'] },
  },
  {
    rule: 'LCG-8.02',
    name: { en: 'Active location', es: 'Lugar activo', ro: 'Locație activă' },
    means: {
      en: 'Where the players are. Progress goes there first, and its threat counts no more.',
      es: 'Donde están los jugadores. El progreso va primero allí, y su amenaza ya no cuenta.',
      ro: 'Unde se află jucătorii. Progresul merge întâi acolo, iar amenințarea ei nu se mai numără.',
    },
    found: {
      en: ['active location'],
      es: ['lugar activo'],
      ro: ['locația activă', 'locației active', 'locație este activă'],
    },
  },
  {
    rule: 'LCG-13.01',
    name: { en: 'Progress', es: 'Progreso', ro: 'Progres' },
    means: {
      en: 'Tokens that explore locations and finish stages of the quest.',
      es: 'Fichas que exploran lugares y acaban etapas de la misión.',
      ro: 'Jetoane care explorează locații și încheie etape ale misiunii.',
    },
    found: { en: ['progress'], es: ['progreso'], ro: ['progres'] },
  },
  {
    rule: 'LCG-9.04',
    name: { en: 'Engagement cost', es: 'Coste de enfrentamiento', ro: 'Cost de angajare' },
    means: {
      en: 'An enemy comes to a player whose threat is at least this high.',
      es: 'Un enemigo se enfrenta a un jugador cuya amenaza llega al menos a este número.',
      ro: 'Un inamic vine la un jucător a cărui amenințare este cel puțin atât de mare.',
    },
    found: {
      en: ['engagement cost'],
      es: ['coste de enfrentamiento'],
      ro: ['cost de angajare', 'costul de angajare'],
    },
  },
  {
    rule: 'LCG-10.02',
    name: { en: 'Shadow card', es: 'Carta de sombra', ro: 'Carte de umbră' },
    means: {
      en: 'Dealt face down to an enemy before it attacks; the defender is chosen without knowing it.',
      es: 'Se reparte boca abajo a un enemigo antes de atacar; se elige defensor sin conocerla.',
      ro: 'Dată cu fața în jos unui inamic înainte să atace; apărătorul se alege fără a o cunoaște.',
    },
    found: {
      en: ['shadow card'],
      es: ['carta de sombra', 'cartas de sombra'],
      ro: ['carte de umbră', 'cărți de umbră', 'cărțile de umbră'],
    },
  },
  {
    rule: 'LCG-16.11',
    name: { en: 'Forced', es: 'Obligado', ro: 'Forțat' },
    means: {
      en: 'An effect that must be resolved at once, whether one wants it or not.',
      es: 'Un efecto que se resuelve en el acto, se quiera o no.',
      ro: 'Un efect care trebuie rezolvat pe loc, fie că se vrea, fie că nu.',
    },
    found: { en: ['forced'], es: ['obligad'], ro: ['forțat'] },
  },
  {
    rule: 'LCG-17.02',
    name: { en: 'Doomed', es: 'Maldito', ro: 'Condamnat' },
    means: {
      en: 'When the card is revealed, the threat of every player rises.',
      es: 'Cuando la carta se revela, sube la amenaza de todos los jugadores.',
      ro: 'Când cartea este dezvăluită, crește amenințarea fiecărui jucător.',
    },
    found: { en: ['doomed'], es: ['maldito'], ro: ['condamnat'] },
  },
  {
    rule: 'LCG-17.03',
    name: { en: 'Surge', es: 'Oleada', ro: 'În valuri' },
    means: {
      en: 'One more encounter card is revealed right after this one.',
      es: 'Se revela otra carta de encuentro justo después de esta.',
      ro: 'Se mai dezvăluie o carte de confruntare imediat după aceasta.',
    },
    found: { en: ['surge'], es: ['oleada'], ro: ['în valuri'] },
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

const glossaries: Readonly<Record<string, readonly Word[]>> = {
  'lotr-board': lotrBoard,
  'lotr-lcg': lotrLcg,
  tutorial,
};

/** The words of a game, in the order in which a reader meets them. */
export const glossaryOf = (game: string): readonly Word[] => glossaries[game] ?? [];
