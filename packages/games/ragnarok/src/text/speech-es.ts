import type { Reward } from '../content/box.ts';
import type { Count } from '../content/effects.ts';
import { inside, type Speech, type Where, type Whom } from './speech.ts';

const WHERE: Readonly<Record<Where, string>> = {
  anywhere: 'en cualquier Región',
  own: 'en una de tus Regiones',
  'own-settlement': 'en una de tus Regiones con Asentamiento',
  'own-empty': 'en una de tus Regiones sin Ejércitos tuyos',
  coast: 'en una Región que toque el Mar de tu Drakar',
  battle: 'en la Región de la Batalla',
  'hero-land': 'en el Territorio donde está tu Héroe',
  'near-hero': 'en la Región de tu Héroe o en una adyacente',
};

const WHO: Readonly<Record<Whom, string>> = {
  opponent: 'Tu oponente',
  hunter: 'El cazador',
  'each-here': 'Cada jugador con Ejércitos aquí',
  'each-holding': 'Cada jugador que controle esta Región o tenga Ejércitos en ella',
  'heroes-here': 'Cada jugador cuyo Héroe esté aquí',
};

const cards = (count: number) => (count === 1 ? '1 carta de Combate' : `${count} cartas de Combate`);
const runes = (count: number) => (count === 1 ? '1 Runa' : `${count} Runas`);
const place = (where: Where | undefined) => (where === undefined ? '' : ` ${WHERE[where]}`);
const each = (per: Count | null) =>
  ({
    none: '',
    slain: ' por cada Monstruo que hayas matado',
    'armies-in-battle': ' por cada Ejército tuyo en la Batalla',
  })[per ?? 'none'];
const atMost = (most: number | undefined) => (most === undefined ? '' : ` (como mucho ${most})`);
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

const REWARD: Readonly<Record<Reward, string>> = {
  realm: 'una Alianza',
  priest: 'un Sacerdote',
  army: 'Ejército +1',
  rune: 'una Runa',
};

export const speechEs: Speech = {
  op(op, say, name) {
    switch (op.op) {
      case 'raise-army':
        if (op.where === 'battle') return 'Aumenta en 1 uno de tus Ejércitos que luchó en la Batalla.';
        return (op.times ?? 1) > 1
          ? `Aumenta en 1 tus Ejércitos${place(op.where)}, ${op.times} veces en total.`
          : `Aumenta en 1 uno de tus Ejércitos${place(op.where)}.`;
      case 'lower-army': {
        const otherwise =
          op.otherwise === undefined ? '' : ` Si no hay ninguno: ${inside(say(op.otherwise))}`;
        if (op.by === 'owner' && op.whom === 'opponent')
          return 'Tu oponente disminuye en 1 uno de sus Ejércitos en la Batalla.';
        if (op.whom === 'opponent')
          return op.least === undefined
            ? 'Disminuye en 1 un Ejército de tu oponente en la Batalla.'
            : 'Disminuye en 1 un Ejército de tu oponente en la Batalla, nunca por debajo de 1.';
        return `Disminuye en 1 un Ejército del cazador en la Región del Héroe o en una adyacente.${otherwise}`;
      }
      case 'lower-armies':
        return op.of === 'all'
          ? 'Disminuye en 1 todos los Ejércitos de esta Región.'
          : 'Cada jugador con Ejércitos en esta Región disminuye en 1 uno de ellos.';
      case 'lower-beside':
        return op.regions === 'one'
          ? `Disminuye en 1 hasta ${op.armies} Ejércitos de una Región adyacente.`
          : `Disminuye en 1 un Ejército en hasta ${op.armies} Regiones adyacentes distintas.`;
      case 'retreat-all':
        return 'Todos los Ejércitos de esta Región se Repliegan.';
      case 'draw':
        return `Roba ${cards(op.cards)}.`;
      case 'discard': {
        const who = op.whom === undefined ? null : WHO[op.whom];
        if (op.how === 'by-monster')
          return `Quien juega el Monstruo mira la mano del cazador y descarta de ella ${cards(op.cards)}.`;
        const random = op.how === 'at-random' ? ' al azar' : '';
        return who === null
          ? `Descarta ${cards(op.cards)}${random}.`
          : `${who} descarta ${cards(op.cards)}${random}.`;
      }
      case 'gain-runes':
        if (op.same === true) return `Coge de la Reserva ${runes(op.runes)} del mismo tipo.`;
        return `Coge ${op.different === true ? `${op.runes} Runas distintas` : `${runes(op.runes)} a tu elección`}.`;
      case 'lose-rune':
        return `${WHO[op.whom]} descarta 1 Runa. Quien no tenga: ${op.otherwise.every((other) => other.op === 'lower-armies') ? 'disminuye en 1 uno de sus Ejércitos de aquí.' : inside(say(op.otherwise))}`;
      case 'gain-priest':
        return 'Coge 1 Sacerdote.';
      case 'heal':
        return 'Cura 1 Herida.';
      case 'injure': {
        const more = op.moreIfInjured === undefined ? '' : `, y ${op.moreIfInjured} más si ya está herido`;
        const many = op.injuries === 1 ? '1 Herida' : `${op.injuries} Heridas`;
        return op.whom === 'heroes-here'
          ? `Cada Héroe de esta Región sufre ${many}${more}.`
          : `El Héroe sufre ${many}${more}.`;
      }
      case 'prevent-injury':
        return 'Ignora 1 Herida.';
      case 'raise-attribute':
        return `Sube en 1 ${{ authority: 'Autoridad', power: 'Poder', wisdom: 'Sabiduría' }[op.attribute]}.`;
      case 'ally':
        return 'Forma una Alianza con cualquier Reino.';
      case 'recruit':
        return op.value === undefined
          ? `Recluta un Ejército ${WHERE[op.where]}.`
          : `Recluta un Ejército de valor ${op.value} ${WHERE[op.where]}.`;
      case 'move-army':
        return op.regions === 1
          ? 'Mueve 1 Región uno de tus Ejércitos.'
          : `Mueve hasta ${op.regions} Regiones uno de tus Ejércitos.`;
      case 'place-army':
        return `Coloca uno de tus Ejércitos del tablero ${WHERE[op.where]}.`;
      case 'move-drakkar':
        return op.seas === 1 ? 'Mueve tu Drakar 1 Mar.' : `Mueve tu Drakar hasta ${op.seas} Mares.`;
      case 'place-hero':
        return `Coloca a tu Héroe ${WHERE[op.where]}.`;
      case 'activate-army':
        return op.where === undefined
          ? 'Activa 1 Ejército más.'
          : `Activa 1 Ejército más ${WHERE[op.where]}.`;
      case 'control-monster':
        return op.where === 'hero'
          ? 'Controla a un Monstruo neutral que esté en la Región de tu Héroe.'
          : 'Controla a un Monstruo neutral que esté en la Región de tu Héroe o en una adyacente.';
      case 'hit':
        return op.icon === undefined
          ? 'Inflige 1 Golpe en cualquier casilla libre del Monstruo que Cazas o, fuera de una Caza, de un Monstruo en la Región de tu Héroe.'
          : `Inflige 1 Golpe más en una casilla libre con esta arma: ${name.icon(op.icon)}.`;
      case 'realm-bonus':
        return 'Toma el bonus de un Reino aliado.';
      case 'place-leader':
        return 'Coloca al Líder en cualquier otra Región.';
      case 'mischief':
        return 'Cada jugador con Ejércitos en la Región del Líder descarta 1 Runa o 1 carta de Combate; quien no tenga ni una ni otra disminuye en 1 un Ejército allí.';
      case 'begin':
        return 'Eres el jugador inicial.';
      case 'battle-value':
        return `${signed(op.amount)} al valor de Batalla${each(op.per ?? null)}${atMost(op.most)}.`;
      case 'spare-casualty':
        return 'Ignora 1 de tus iconos de Baja en esta Batalla.';
      case 'spare-loss':
        return 'Tus Ejércitos no pierden valor por la derrota.';
      case 'cancel-card':
        return 'Cancela el efecto de Batalla, no el valor, de la última carta que jugó tu oponente.';
      case 'take-back':
        return 'Recupera 1 carta de Combate que jugaste en ella.';
      case 'look-at-hand':
        return 'Mira las cartas de Combate de tu oponente.';
      case 'any-icon':
        return 'Tu próximo Golpe puede ser en una casilla con cualquier arma.';
      case 'rage':
        return `El próximo ataque tiene ${signed(op.amount)} de Rabia.`;
      case 'monster-hand': {
        const least = op.least === undefined ? '' : `, al menos ${op.least}`;
        return op.amount < 0
          ? `El Monstruo roba ${-op.amount} menos al final de su próximo turno${least}.`
          : `El Monstruo roba ${op.amount} más al final de su turno.`;
      }
      case 'few-hits':
        return `El cazador inflige como mucho ${op.hits === 1 ? '1 Golpe' : `${op.hits} Golpes`} en el próximo turno de Héroe.`;
      case 'undo-hit':
        return 'Retira 1 marcador que el cazador puso en esta Caza; la Recompensa se conserva.';
      case 'no-card':
        return 'El cazador no roba carta por haber defendido este turno.';
      case 'end-hunt':
        return 'La Caza termina sin éxito.';
      case 'special-attack':
        return 'Resuelve el Ataque especial del Monstruo o del Líder.';
      case 'shields-help':
        return 'En esta Caza, los Escudos sirven una vez contra un ataque que los ignora.';
      case 'choose':
        return speechEs.or(op.among.map(say));
    }
  },
  given: (conditions) => `si ${conditions.join(' y ')}`,
  condition(condition, name) {
    if (typeof condition === 'object') return `el arma de la carta es ${name.icon(condition.icon)}`;
    return {
      attacker: 'atacas',
      defender: 'defiendes',
      'battle-in-hero-land': 'la Batalla es en el Territorio donde está tu Héroe',
      'region-in-hero-land': 'es en el Territorio donde está tu Héroe',
      'hero-beside-realm': 'el Reino es adyacente a la Región de tu Héroe',
      'two-armies': 'tienes dos o más Ejércitos en la Batalla',
      'army-beside-battle': 'tienes un Ejército en una Región adyacente a la Batalla',
      'settlement-here': 'la Región tiene un Asentamiento',
      'temple-or-monument-here': 'la Región tiene un Templo o un Monumento',
      'without-battle': 'no hubo Batalla',
      'own-monster': 'controlas al Monstruo',
    }[condition];
  },
  moment: (moment) =>
    ({
      prayer: 'En tu paso de Oración',
      'hero-step': 'En tu paso de Héroe, en lugar de una opción',
      'runes-begin': 'Al empezar tu paso de Runas',
      'rune-step': 'En tu paso de Runas, además de tu acción de Runa',
      maneuvers: 'En tu paso de Maniobras',
      prepare: 'Cuando eliges Prepararse',
      'temple-built': 'Cuando construyes un Templo',
      'rune-forged': 'Cuando tu Héroe coge una Runa de una Forja',
      'marker-covered': 'Cuando cubren tu marcador de la rueda',
      'realm-bonus': 'Cuando tomas el bonus de un Reino',
      'control-taken': 'Cuando tomas el control de una Región',
      'army-died': 'Cuando muere uno de tus Ejércitos',
      injured: 'Cuando tu Héroe ha sufrido una Herida',
      injury: 'Cuando tu Héroe vaya a sufrir una Herida',
      'before-battle': 'Antes de una Batalla',
      'before-hunt': 'Antes de una Caza',
      'battle-begins': 'Cuando empieza una Batalla tuya',
      'battle-value': 'En una Batalla, después de jugar cartas',
      'battle-won': 'Cuando has ganado una Batalla',
      'battle-lost': 'Cuando has perdido una Batalla',
      'battle-over': 'Después de una Batalla tuya',
      'hunt-begins': 'Cuando empieza tu Caza',
      'hero-turn': 'En tu turno de una Caza',
      reward: 'Cuando obtienes una Recompensa',
      'hunt-over': 'Después de tu Caza',
    })[moment],
  number(of, amount, per, limit) {
    const change = signed(amount);
    const bound = limit === null ? '' : amount < 0 ? ` (al menos ${limit})` : ` (como mucho ${limit})`;
    return {
      'recruit-value': `Los Ejércitos que Reclutas tienen ${change} de valor${bound}.`,
      population: `Las Regiones neutrales tienen ${change} de Fuerza de la población para ti${bound}.`,
      'usurp-power': `Tu Poder cuenta ${change} para Usurpar.`,
      'hero-move': `En el paso de Héroe tu Héroe mueve ${change} Región.`,
      'hero-options': `En el paso de Héroe tienes ${change} opción, distinta.`,
      limit: `Tus límites de Runas y de cartas de Combate son ${change}.`,
      'favour-level': `Los Sacerdotes que envías traen el favor de ${change} nivel${bound}.`,
      'prepare-options': `Cuando eliges Prepararse, tienes ${change} opción.`,
      'monster-move': `Al activarse, puede llegar más lejos: ${change} Región.`,
      trample: `Los Monstruos que mueves disminuyen lo que aplastan en ${change}.`,
      rage: `Los ataques contra ti tienen ${change} de Rabia.`,
      'battle-value': `${change} al valor de Batalla${each(per)}${per === null ? '' : bound}.`,
    }[of];
  },
  leave: (to) =>
    ({
      'retreat-anywhere': 'Tus Ejércitos pueden Replegarse a cualquiera de tus Regiones.',
      'count-as-ally': 'Cuando se toman los bonus, puedes contar como su aliado.',
      'any-icon': 'En una Caza golpea una casilla con cualquier arma.',
      'long-march': 'Una vez por turno, un Ejército que activas puede mover 2 Regiones.',
    })[to],
  optional: 'si quieres',
  once: (how, sentence) => `Una vez por ${how === 'turn' ? 'turno' : 'Caza'}. ${sentence}`,
  runeAction: (cost, name, sentence) =>
    'different' in cost
      ? `Acción de Runa, ${cost.different} Runas distintas: ${inside(sentence)}`
      : `Acción de Runa, ${cost.runes.map(name.thing).join(' y ')}: ${inside(sentence)}`,
  or: (sentences) =>
    sentences.map((sentence, index) => (index === 0 ? sentence : `O bien: ${inside(sentence)}`)).join(' '),
  region: (number) => `Región ${number}`,
  army: (number) => `Ejército ${number}`,
  eventName: (number) => `Evento ${number}`,
  event: ({ region, place: rune, activate, leader }, name) =>
    [
      `Coloca en la Región ${region} el siguiente Monstruo de ${name.thing(rune)}.`,
      ...(activate.length === 0
        ? []
        : [`Activa los Monstruos de ${activate.map(name.thing).join(', luego los de ')}.`]),
      ...(leader ? ['Activa al Líder.'] : []),
    ].join(' '),
  omen(test) {
    const many = (one: string, more: string) => `al menos ${test.least} ${test.least === 1 ? one : more}`;
    if ('one' in test)
      return {
        kills: `Un jugador ha matado ${many('Monstruo', 'Monstruos')} (cuentan las fichas de Matamonstruos).`,
        lands: `Un jugador controla ${many('Territorio', 'Territorios')}.`,
        temples: `Un jugador controla ${many('Región', 'Regiones')} con Templo.`,
      }[test.one];
    return {
      temples: `En el tablero hay ${many('Templo', 'Templos')}.`,
      'monuments-complete': `En el tablero hay ${many('Monumento completo', 'Monumentos completos')}.`,
    }[test.all];
  },
  favour: (level, sentence) => `Nivel ${level}: ${inside(sentence)}`,
  hit: (icons, reward) =>
    reward === undefined ? icons.join(' + ') : `${icons.join(' + ')} (Recompensa: ${REWARD[reward]})`,
  regionAttack: (sentence) => `Ataque de Región: ${inside(sentence)}`,
  specialAttack: (sentence) => `Ataque especial: ${inside(sentence)}`,
  activation: (sentence) => `Activación: ${inside(sentence)}`,
  bars: 'Los Ejércitos no pueden moverse a su Región.',
  combat: (icon, value, casualties) =>
    `${icon}, valor ${value}${casualties === 0 ? '' : `, ${casualties === 1 ? '1 Baja' : `${casualties} Bajas`}`}.`,
  shield:
    'En una Caza solo defiende: detiene un ataque sea cual sea su Rabia, salvo si los Escudos no sirven.',
  hunt: (on, discards) => {
    const cost =
      discards === 0 ? '' : `, descartando ${discards === 1 ? 'otra carta' : `otras ${discards} cartas`}`;
    return `Caza${on === 'hit' ? ', tras el Golpe' : ''}${cost}`;
  },
  battle: (on) => `Batalla${on === undefined ? '' : on === 'won' ? ', si ganas' : ', si pierdes'}`,
  attack: (rage, weakness, hand, shieldsFail) =>
    `Rabia ${rage}, Debilidad ${weakness}, mano del Monstruo ${hand}.${shieldsFail ? ' Los Escudos no sirven.' : ''}`,
  realm: (action, rune, sentence) => `Alianza por ${rune}. Bonus con ${action}: ${inside(sentence)}`,
  map: (regions, lands, seas) =>
    `${regions} Regiones en ${lands.length} Territorios (${lands.join(', ')}) y, alrededor, ${seas} Mares.`,
  god: (attribute, sentences) => `Un Sacerdote sube en 1 ${attribute}. ${sentences.join(' ')}`,
};
