import type { dunland as en } from './dunland-en.ts';

export const dunland: Readonly<Record<keyof typeof en, string>> = {
  'thing.anger': 'Rabia',
  'text.anger':
    'Escaramuza: Avista un sitio que controles o 3 siervos Dunlendinos: un Hombre Dunlendino es fiero hasta la fase de reagrupación.',
  'thing.band-of-wild-men': 'Banda de Hombres Salvajes',
  'text.band-of-wild-men':
    'Cada vez que este siervo gana una escaramuza, puedes hacerlo fiero hasta la fase de reagrupación.',
  'thing.burn-every-village': 'Quemad Cada Pueblo',
  'text.burn-every-village':
    'Escaramuza: Un Hombre Dunlendino tiene fuerza +4 si controlas un sitio; si no, +2.',
  'thing.constantly-threatening': 'Amenazando Constantemente',
  'text.constantly-threatening':
    'Va a tu área de apoyo.\nSombra: Quita (2), si la comunidad ha hecho al menos dos movimientos este turno: juegas un Hombre Dunlendino desde tu pila de descartes.',
  'thing.dark-fury': 'Furia Oscura',
  'text.dark-fury': 'Escaramuza: Un Hombre Dunlendino tiene fuerza +2, o +4 en un santuario.',
  'thing.death-to-the-strawheads': 'Muerte para los Cabeza-de-Paja',
  'text.death-to-the-strawheads':
    'Escaramuza: Un Hombre Dunlendino tiene fuerza +1 por cada compañero que avistes.',
  'thing.dunlending-arsonist': 'Incendiario Dunlendingo',
  'text.dunlending-arsonist':
    'Cada vez que este siervo gana una escaramuza, puedes jugar un Hombre Dunlendino de tu mano con coste de penumbra −2; hasta la fase de reagrupación, ese Hombre es fiero y tiene daño +1.',
  'thing.dunlending-brigand': 'Bandolero Dunlendingo',
  'text.dunlending-brigand': 'Solo lucha.',
  'thing.dunlending-looter': 'Saqueador Dunlendingo',
  'text.dunlending-looter':
    'Cuando este siervo ha ganado una escaramuza, puedes apilarlo en un sitio que controles.\nSombra: Si está apilado en un sitio así, juégalo con coste de penumbra −2.',
  'thing.dunlending-madman': 'Dunlendingo Loco',
  'text.dunlending-madman':
    'Cada vez que este siervo gana una escaramuza, puedes darle fuerza +2 y hacerlo fiero, ambas cosas hasta la fase de reagrupación.',
  'thing.dunlending-pillager': 'Dunlendingo Saqueador',
  'text.dunlending-pillager':
    'Cada vez que este siervo gana una escaramuza, puedes descartar 1 posesión de las Gentes Libres, o 2 si avistas 6 compañeros.',
  'thing.dunlending-ransacker': 'Desvalijador Dunlendingo',
  'text.dunlending-ransacker':
    'Cada vez que este siervo gana una escaramuza, puedes tomar el control de un sitio si avistas otro Hombre Dunlendino.',
  'thing.dunlending-ravager': 'Devastador Dunlendingo',
  'text.dunlending-ravager':
    'En una escaramuza con un Hombre de Rohan, este siervo tiene fuerza +2.\nAsignación: Avista un aliado: ese aliado participa en escaramuzas, y se le asigna este siervo.',
  'thing.dunlending-robber': 'Ladrón Dunlendingo',
  'text.dunlending-robber':
    'Cada vez que este siervo gana una escaramuza, puedes darle fuerza +2 y hacerlo fiero, ambas cosas hasta la fase de reagrupación.',
  'thing.dunlending-savage': 'Salvaje Dunlendingo',
  'text.dunlending-savage': 'Solo lucha.',
  'thing.dunlending-warrior': 'Guerrero Dunlendingo',
  'text.dunlending-warrior':
    'Asignación: Avista un aliado: ese aliado participa en escaramuzas, y se le asigna este siervo.',
  'thing.hides': 'Pieles',
  'text.hides':
    'Va a tu área de apoyo. Al jugarla, puedes robar una carta.\nRespuesta: Cuando un Hombre Dunlendino va a recibir una herida, quita (2) o descarta esta posesión: esa herida se previene.',
  'thing.hill-chief': 'Jefe de la Colina',
  'text.hill-chief': 'Sombra: Este siervo se esfuerza y avistas un sitio que controles: roba 3 cartas.',
  'thing.hillman-band': 'Banda de Montañeses',
  'text.hillman-band':
    'Cada vez que la comunidad se mueve, puedes tomar el control de un sitio si avistas otro Hombre Dunlendino.',
  'thing.hillman-horde': 'Horda de Montañeses',
  'text.hillman-horde':
    'Mientras controlas al menos 2 sitios, se omite la fase de arquería.\nCon al menos 3, todos tus Hombres Dunlendinos son fieros.\nCon al menos 4, todos ellos tienen daño +1.',
  'thing.hillman-mob': 'Turba de Montañeses',
  'text.hillman-mob':
    'Cada vez que este siervo gana una escaramuza, puedes jugar un Hombre Dunlendino de tu mano con coste de penumbra −2; hasta la fase de reagrupación, ese Hombre es fiero y tiene daño +1.',
  'thing.hillman-rabble': 'Populacho Montañés',
  'text.hillman-rabble':
    'Cada vez que este siervo gana una escaramuza, puedes apilarlo en un sitio que controles.\nSombra: Si está apilado en un sitio así, juégalo con coste de penumbra −2.',
  'thing.hillman-tribe': 'Tribu de Montañeses',
  'text.hillman-tribe':
    'Cada vez que este siervo gana una escaramuza, puedes tomar el control de un sitio si avistas otro siervo Dunlendino.',
  'thing.iron-axe': 'Hacha de Hierro',
  'text.iron-axe': 'Portador: un Hombre Dunlendino.',
  'thing.living-off-rock': 'Viviendo de las Piedras',
  'text.living-off-rock':
    'Va a tu área de apoyo.\nCada vez que un Hombre Dunlendino gana una escaramuza en la que participa un Hombre de Rohan, puedes dar a ese siervo fuerza +2 y hacerlo fiero, ambas cosas hasta la fase de reagrupación.',
  'thing.no-defense': 'Sin Defensa',
  'text.no-defense':
    'Va a tu área de apoyo.\nSombra: Quita (3): pon aquí un contador Dunlendino.\nEscaramuza: Quita de esta carta un contador Dunlendino y avista un Hombre Dunlendino: las posesiones no dan bono de fuerza a un personaje que está en escaramuza con ese Hombre.',
  'thing.no-refuge': 'Sin Refugio',
  'text.no-refuge':
    'Va a tu área de apoyo.\nTodos los sitios tienen número de Sombra +5 mientras alguno tiene un Hombre Dunlendino apilado.',
  'thing.no-retreat': 'No Hay Huida',
  'text.no-retreat':
    'Va en un sitio que controles.\nReagrupación: Descarta esta condición y avista 2 Hombres Dunlendinos: el jugador de Gentes Libres, si el límite de movimiento lo permite, debe elegir moverse otra vez este turno.',
  'thing.over-the-isen': 'Sobre el Isen',
  'text.over-the-isen':
    'Va a tu área de apoyo.\nAsignación: Quita (2) y avista un sitio que controles: un Hombre Dunlendino que elijas es asignado a un compañero no-vinculado.',
  'thing.ravage-the-defeated': 'Aniquilar a los Derrotados',
  'text.ravage-the-defeated':
    'Respuesta: Cuando tu Hombre Dunlendino ha ganado una escaramuza, se descartan todas las cartas de las Gentes Libres que lleva el compañero o aliado con el que luchaba.',
  'thing.saruman-rabble-rouser': 'Saruman, Incitador del Populacho',
  'text.saruman-rabble-rouser':
    'Saruman no puede ser asignado a una escaramuza.\nCada vez que la comunidad se mueve, el jugador de Gentes Libres debe esforzar a un compañero por cada Hombre Dunlendino que puedas avistar.\nEscaramuza: Saruman se esfuerza: un Hombre Dunlendino tiene fuerza +2.',
  'thing.secret-folk': 'Pueblo Secreto',
  'text.secret-folk':
    'Va a tu área de apoyo.\nCada vez que un compañero o aliado pierde una escaramuza en la que participa un Hombre Dunlendino, puedes poner aquí un contador Dunlendino.\nManiobra: Descarta tantas posesiones de las Gentes Libres como contadores Dunlendinos haya aquí, 3 como máximo. Después, descarta esta condición.',
  'thing.wake-of-destruction': 'El Despertar de la Destrucción',
  'text.wake-of-destruction':
    'Maniobra: Avista 2 sitios que controles: todos tus Hombres Dunlendinos son fieros hasta la fase de reagrupación.',
  'thing.war-club': 'Garrote de Guerra',
  'text.war-club':
    'Portador: un Hombre Dunlendino.\nCada vez que el portador gana una escaramuza, puedes descartar 2 posesiones de las Gentes Libres.',
  'thing.war-cry-of-dunland': 'Grito de Guerra de las Tierras Pardas',
  'text.war-cry-of-dunland':
    'Respuesta: Cuando un Hombre Dunlendino ha ganado una escaramuza, tiene fuerza +4 y es fiero hasta la fase de reagrupación.',
  'thing.wild-man-of-dunland': 'Hombre Salvaje Dunlendingo',
  'text.wild-man-of-dunland':
    'Cada vez que este siervo gana una escaramuza, puedes jugar un Hombre Dunlendino de tu mano con coste de penumbra −2; hasta la fase de reagrupación, ese Hombre es fiero y tiene daño +1.',
  'thing.wild-man-raid': 'Incursión de Hombres Salvajes',
  'text.wild-man-raid':
    'Maniobra: Avista 3 Hombres Dunlendinos: se descarta una posesión o condición de las Gentes Libres.',
  'thing.wulf-dunlending-chieftain': 'Wulf, Caudillo Dunlendingo',
  'text.wulf-dunlending-chieftain':
    'Fiero.\nRespuesta: Cuando otro Hombre Dunlendino ha ganado una escaramuza, Wulf se esfuerza: tomas el control de un sitio.',
};
