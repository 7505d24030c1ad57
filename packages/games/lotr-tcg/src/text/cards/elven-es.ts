import type { elven as en } from './elven-en.ts';

export const elven: Readonly<Record<keyof typeof en, string>> = {
  'thing.alliance-reforged': 'Alianza Reforjada',
  'text.alliance-reforged': 'Cuento.\nComunidad: Roba una carta por cada compañero Elfo que avistes.',
  'thing.arrow-and-blade': 'Hoja y Flecha',
  'text.arrow-and-blade':
    'Escaramuza: X compañeros Elfos se esfuerzan: un siervo que esté en escaramuza con un compañero no-vinculado recibe fuerza −X.',
  'thing.blades-drawn': 'Hojas Desenvainadas',
  'text.blades-drawn':
    'Para jugarla, avista 3 Elfos. Va a tu área de apoyo.\nCada siervo tiene fuerza −2 por cada herida que lleve.\nEn la fase de reagrupación se descarta esta condición.',
  'thing.company-of-archers': 'Compañía de Arqueros',
  'text.company-of-archers': 'Arquería: Avista 2 compañeros Elfos: descarta una condición.',
  'thing.elven-bow': 'Arco Élfico',
  'text.elven-bow': 'Portador: un Elfo, que es arquero.',
  'thing.elven-brooch': 'Broche Élfico',
  'text.elven-brooch':
    'Para jugarlo, avista un Elfo. Portador: un compañero.\nRespuesta: Cuando una carta de Sombra está a punto de descartar otra posesión del portador, descarta en su lugar Broche Élfico.',
  'thing.elven-sword': 'Espada Élfica',
  'text.elven-sword':
    'Portador: un Elfo.\nEscaramuza: El portador se esfuerza, o descartas 2 cartas de tu mano: un siervo que esté en escaramuza con el portador recibe fuerza −1.',
  'thing.erethon-naith-lieutenant': 'Erethón, Lugarteniente de Naith',
  'text.erethon-naith-lieutenant':
    'Para jugarlo, avista un Elfo.\nMientras lleva un arma a distancia, Erethón tiene fuerza +1 y daño +1, y no suma al total de arquería de la comunidad.',
  'text.erethon-naith-lieutenant.revised':
    'Valiente.\nPara jugarlo, avista un Elfo.\nMientras lleva un arma a distancia, Erethón tiene fuerza +1 y daño +1, y no suma al total de arquería de la comunidad.',
  'thing.feathered': 'Emplumado',
  'text.feathered':
    'Escaramuza: Un siervo que esté en escaramuza con un Elfo recibe fuerza −2 por cada herida que lleve.',
  'thing.fereveldir-son-of-thandronen': 'Fereveldir, Hijo de Thandronen',
  'text.fereveldir-son-of-thandronen':
    'Para jugarlo, avista un Elfo.\nEscaramuza: Fereveldir se esfuerza y quitas un contador Élfico de una condición tuya: hiere a un siervo que esté en escaramuza con él.',
  'text.fereveldir-son-of-thandronen.revised':
    'Valiente.\nPara jugarlo, avista un Elfo.\nEscaramuza: Fereveldir se esfuerza y descartas un contador Élfico de una condición tuya: hiere a un siervo que esté en escaramuza con él.',
  'thing.ferevellon-son-of-thandronen': 'Ferevellon, Hijo de Thandronen',
  'text.ferevellon-son-of-thandronen':
    'Para jugarlo, avista un Elfo.\nEscaramuza: Ferevellon se esfuerza: un siervo que esté en escaramuza con él recibe fuerza −2.',
  'text.ferevellon-son-of-thandronen.revised':
    'Valiente.\nPara jugarlo, avista un Elfo.\nEscaramuza: Ferevellon se esfuerza: un siervo que esté en escaramuza con él recibe fuerza −2.',
  'thing.final-count': 'Cuenta Final',
  'text.final-count':
    'Va a tu área de apoyo.\nCada vez que Legolas gana una escaramuza, puedes poner aquí un contador Élfico.\nLegolas tiene fuerza +X, siendo X la menor de estas dos cantidades: los contadores Élficos que puedas avistar aquí y los contadores Enanos que puedas avistar en Mi Hacha Tiene una Muesca (límite +3).',
  'thing.flashing-steel': 'Acero Reluciente',
  'text.flashing-steel':
    'Escaramuza: Un Elfo se esfuerza: un siervo que esté en escaramuza con ese Elfo recibe fuerza −3.',
  'thing.haldir-emissary-of-the-galadhrim': 'Haldir, Emisario de los Galadrim',
  'text.haldir-emissary-of-the-galadhrim':
    'Haldir tiene fuerza +2 mientras ningún oponente controle un sitio.\nReagrupación: En un campo de batalla, Haldir y otro Elfo se esfuerzan: libera un sitio.',
  'text.haldir-emissary-of-the-galadhrim.revised':
    'Valiente.\nHaldir tiene fuerza +2 mientras ningún oponente controle un sitio.\nReagrupación: En un campo de batalla, Haldir y otro Elfo se esfuerzan: libera un sitio.',
  'thing.killing-field': 'Campo de Matanza',
  'text.killing-field':
    'Para jugarla, avista 3 Elfos. Va a tu área de apoyo.\nNingún siervo herido puede ser fiero.\nEn la fase de reagrupación se descarta esta condición.',
  'thing.legolas-dauntless-hunter': 'Legolas, Cazador Intrépido',
  'text.legolas-dauntless-hunter':
    'Arquero.\nPor cada Hobbit no-vinculado que puedas avistar, los eventos de Sombra y las condiciones de Sombra tienen coste de penumbra +1.',
  'text.legolas-dauntless-hunter.revised':
    'Arquero.\nCada vez que se juega una condición de Sombra o un evento de Sombra, quita (1) por cada Hobbit no-vinculado que puedas avistar (límite (2)).',
  'thing.legolas-elven-comrade': 'Legolas, Camarada Élfico',
  'text.legolas-elven-comrade':
    'Arquero.\nEscaramuza: Legolas se esfuerza: un siervo que esté en escaramuza con un compañero no-vinculado recibe fuerza −1, o −2 si ese compañero es Gimli.',
  'thing.lembas': 'Lembas',
  'text.lembas':
    'Para jugarla, avista 3 Elfos. Portador: un compañero.\nReagrupación: Descarta Lembas: reconcilia tu mano.',
  'thing.lorien-guardian': 'Guardián de Lórien',
  'text.lorien-guardian':
    'Reagrupación: Guardián de Lórien se esfuerza: un jugador de Sombra que elijas debe herir a un siervo.',
  'text.lorien-guardian.revised':
    'Valiente.\nReagrupación: Guardián de Lórien se esfuerza: un jugador de Sombra que elijas debe herir a un siervo.',
  'thing.lorien-is-most-welcome': 'Lórien Es Bienvenido',
  'text.lorien-is-most-welcome':
    'Para jugarla, avista 3 Elfos. Va a tu área de apoyo.\nLos siervos heridos pierden todos sus bonos de daño.\nEn la fase de reagrupación se descarta esta condición.',
  'thing.lorien-swordsman': 'Espadachín de Lórien',
  'text.lorien-swordsman':
    'Cada siervo que esté en escaramuza con Espadachín de Lórien tiene fuerza −2 por cada herida que lleve.',
  'text.lorien-swordsman.revised':
    'Valiente.\nCada siervo que esté en escaramuza con Espadachín de Lórien tiene fuerza −2 por cada herida que lleve.',
  'thing.night-without-end': 'Noche sin Fin',
  'text.night-without-end':
    'Respuesta: Cuando un Elfo gana una escaramuza, ese Elfo se esfuerza: hiere a un siervo o libera un sitio.',
  'thing.ordulus-young-warrior': 'Ordulus, Joven Guerrero',
  'text.ordulus-young-warrior':
    'Para jugarlo, avista un Elfo.\nLas armas a distancia que se juegan sobre Ordulus tienen coste de penumbra −1.',
  'text.ordulus-young-warrior.revised':
    'Valiente.\nPara jugarlo, avista un Elfo.\nLas armas a distancia que se juegan sobre Ordulus tienen coste de penumbra −1.',
  'thing.pengedhel-naith-warrior': 'Pengedhel, Guerrero de Naith',
  'text.pengedhel-naith-warrior':
    'Para jugarlo, avista un Elfo.\nMientras lleva un arma a distancia, Pengedhel tiene fuerza +2 y no suma al total de arquería de la comunidad.',
  'text.pengedhel-naith-warrior.revised':
    'Valiente.\nPara jugarlo, avista un Elfo.\nMientras lleva un arma a distancia, Pengedhel tiene fuerza +2 y no suma al total de arquería de la comunidad.',
  'thing.strength-of-arms': 'Fuerza de las Armas',
  'text.strength-of-arms':
    'Va a tu área de apoyo.\nCada vez que un Elfo gana una escaramuza, puedes poner aquí un contador Élfico.\nEscaramuza: Un siervo que esté en escaramuza con un Elfo recibe fuerza −1 por cada contador Élfico que haya aquí (límite −3). Después descarta esta condición.',
  'thing.supporting-fire': 'Fuego de Apoyo',
  'text.supporting-fire': 'Escaramuza: Un Elfo gana fuerza +2, o +3 si avistas 3 compañeros Elfos.',
  'thing.sword-wall': 'Muro de Espadas',
  'text.sword-wall':
    'Escaramuza o Reagrupación: Avista 3 compañeros Elfos: esfuerza a un siervo o libera un sitio.',
  'thing.thandronen-veteran-protector': 'Thandronen, Protector Veterano',
  'text.thandronen-veteran-protector':
    'Para jugarlo, avista un Elfo.\nReagrupación: Thandronen se esfuerza: descarta un siervo apilado sobre un sitio o sobre una condición.',
  'text.thandronen-veteran-protector.revised':
    'Valiente.\nPara jugarlo, avista un Elfo.\nReagrupación: Thandronen se esfuerza: descarta un siervo apilado sobre un sitio o sobre una condición.',
  'thing.thonnas-naith-captain': 'Thónnas, Capitán de Naith',
  'text.thonnas-naith-captain':
    'Para jugarlo, avista un Elfo.\nMientras lleva un arma a distancia, Thónnas no suma al total de arquería de la comunidad y cada siervo que esté en escaramuza con él tiene fuerza −2.',
  'text.thonnas-naith-captain.revised':
    'Valiente.\nPara jugarlo, avista un Elfo.\nMientras lleva un arma a distancia, Thónnas no suma al total de arquería de la comunidad y cada siervo que esté en escaramuza con él tiene fuerza −2.',
  'thing.valor': 'Valor',
  'text.valor': 'Escaramuza: Un Elfo gana fuerza +2, o +3 si está en escaramuza con un siervo herido.',
};
