import type { extras as en } from './extras-en.ts';

export const extras: Readonly<Record<keyof typeof en, string>> = {
  'thing.book-of-mazarbul': 'Libro de Mazarbul',
  'text.book-of-mazarbul':
    'Cuento. Portador: un Enano.\nCada vez que la comunidad está en el sitio 4 o superior al empezar una fase de comunidad, puedes robar una carta por compañero Enano.',
  'thing.the-one-ring-isildurs-bane': 'El Anillo Único, El Daño de Isildur',
  'text.the-one-ring-isildurs-bane':
    'Respuesta: Cuando el portador está a punto de recibir una herida, se pone El Anillo Único y lo lleva puesto hasta la fase de reagrupación.\nMientras el Portador del Anillo lo lleva puesto, cada herida que esté a punto de recibir se sustituye por una carga.',
  'thing.dwarf-guard': 'Guardián Enano',
  'text.dwarf-guard': 'Para jugarlo, avista un Enano.',
  'text.dwarf-guard.revised': 'Para jugarlo, avista un Enano.',
  'thing.gimli-dwarf-of-erebor': 'Gimli, Enano de Erebor',
  'text.gimli-dwarf-of-erebor':
    'Daño +1.\nComunidad: Si hay menos de 2 contadores en el fondo de penumbra, añade (2): pon una carta de tu mano debajo de tu mazo de robar.',
  'text.gimli-dwarf-of-erebor.revised':
    'Daño +1.\nComunidad: Si hay menos de 2 contadores en el fondo de penumbra, añade (2) y pon una carta de tu mano debajo de tu mazo de robar: roba una carta.',
  // The subtitle is ours: the rulebook names only Elrond.
  'thing.elrond-lord-of-rivendell': 'Elrond, Señor de Rivendel',
  'text.elrond-lord-of-rivendell':
    'Para jugarlo, avista un Elfo o a Gandalf.\nCuando empieza cada uno de tus turnos, cura a todos los aliados cuyo hogar sea el sitio 3.\nComunidad: Elrond se esfuerza: roba una carta.',
  'text.elrond-lord-of-rivendell.revised':
    'Para jugarlo, avista un Elfo o a Gandalf.\nCuando empieza cada uno de tus turnos, cura a un máximo de 3 aliados cuyo hogar sea el sitio 3.\nComunidad: Elrond se esfuerza dos veces, o una si puedes avistar otros 2 aliados Élficos: roba una carta.',
  'thing.far-seeing-eyes': 'Ojos que Ven Lejos',
  'text.far-seeing-eyes':
    'Va a tu área de apoyo.\nCada vez que juegas un Elfo, un oponente que elijas descarta una carta de su mano.',
  'text.far-seeing-eyes.revised':
    'Va a tu área de apoyo.\nCada vez que juegas un Elfo, roba una carta. Para prevenir esto, cualquier jugador de Sombra puede descartar una carta de su mano.',
  'thing.gift-of-boats': 'Don de los Botes',
  'text.gift-of-boats':
    'Para jugarla, un aliado Elfo se esfuerza. Va a tu área de apoyo.\nCuando en la fase de comunidad la comunidad se mueve desde un río, el límite de movimiento de este turno es +1.',
  'thing.the-mirror-of-galadriel': 'El Espejo de Galadriel',
  'text.the-mirror-of-galadriel':
    'Va a tu área de apoyo.\nLos aliados Elfos cuyo hogar es el sitio 6 tienen fuerza +1.\nManiobra: Si un oponente tiene 7 o más cartas en la mano, Galadriel se esfuerza: mira al azar 2 de ellas, descarta una y devuelve la otra.',
  'text.the-mirror-of-galadriel.revised':
    'Va a tu área de apoyo.\nLos aliados Elfos cuyo hogar es el sitio 6 tienen fuerza +1.\nManiobra: Galadriel se esfuerza: revela al azar 3 cartas de la mano de un oponente; pon una de ellas encima del mazo de robar de ese oponente.',
  'thing.aragorn-ranger-of-the-north': 'Aragorn, Montaraz del Norte',
  'text.aragorn-ranger-of-the-north':
    'Montaraz.\nManiobra: Aragorn se esfuerza: tiene defensor +1 hasta la fase de reagrupación.',
  'thing.a-rangers-versatility': 'La Versatilidad de un Montaraz',
  'text.a-rangers-versatility':
    'Maniobra: En un río o bosque, un montaraz se esfuerza: exhausta a un siervo.',
  'thing.hobbit-stealth': 'Sigilo Hobbit',
  'text.hobbit-stealth':
    'Sigilo.\nEscaramuza: En los sitios 1 a 5, se cancela una escaramuza en la que participa un Hobbit. En otro lugar, un Hobbit gana fuerza +2.',
  'thing.thrors-map': 'El Mapa de Thrór',
  'text.thrors-map':
    'Va a tu área de apoyo.\nComunidad o Reagrupación: 2 Hobbits se esfuerzan y se descarta El Mapa de Thrór: juega el siguiente sitio de la comunidad, en lugar del sitio de un oponente si ya hay uno.',
  'thing.dimrill-dale': 'Valle del Dimrill',
  'text.dimrill-dale':
    'Santuario.\nEn cada fase de Sombra, el primer Orco de Moria que se juega tiene coste de penumbra −2.',
  'thing.aragorn-king-in-exile': 'Aragorn, Rey en el Exilio',
  'text.aragorn-king-in-exile':
    'Montaraz.\nCuando empieza cada uno de tus turnos, puedes curar a otro compañero con el sello de Aragorn.',
  'thing.gandalfs-staff': 'La Vara de Gandalf',
  'text.gandalfs-staff':
    'Portador: Gandalf.\nLos hechizos de Gandalf tienen coste de penumbra −1.\nEscaramuza: Gandalf se esfuerza dos veces: cancela una escaramuza en la que participe.',
  'thing.we-must-go-warily': 'Debemos Ir con Cautela',
  'text.we-must-go-warily':
    'Respuesta: Cuando la comunidad se mueve en la fase de reagrupación, un compañero de Gondor se esfuerza dos veces: todos los siervos tienen coste de penumbra +1 hasta la siguiente fase de reagrupación.',
};
