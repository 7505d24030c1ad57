import type { shire as en } from './shire-en.ts';

export const shire: Readonly<Record<keyof typeof en, string>> = {
  'thing.brace-of-coneys': 'Guiso de Conejo',
  'text.brace-of-coneys':
    'Portador: un Hobbit Vinculado al Anillo.\nComunidad: Descarta esta posesión: quita una carga.',
  'thing.cliffs-of-emyn-muil': 'Riscos de Emyn Muil',
  'text.cliffs-of-emyn-muil':
    'Va a tu área de apoyo.\nAl moverse la comunidad desde el sitio 1T, quita hasta 2 cargas.\nEscaramuza: Descarta esta condición: hiere a un siervo con el que un compañero Hobbit esté en escaramuza.',
  'thing.escape': 'Huida',
  'text.escape':
    'Sigilo.\nPortador: un Hobbit no-vinculado (máximo 1 por personaje).\nEscaramuza: El portador se esfuerza dos veces: cancela una escaramuza en la que esté. Cualquier jugador de Sombra puede prevenirlo quitando (1).',
  'thing.frodo-courteous-halfling': 'Frodo, Mediano Cortés',
  'text.frodo-courteous-halfling':
    'Portador del Anillo (resistencia 10).\nMientras puedas avistar 3 compañeros no-vinculados, las cartas de Sombra no pueden descartar cartas de tu mano ni de la parte superior de tu mazo de robar.',
  'thing.frodo-tired-traveller': 'Frodo, Viajero Cansado',
  'text.frodo-tired-traveller':
    'Vinculado al Anillo. Portador del Anillo (resistencia 10).\nComunidad: Juega un compañero Vinculado al Anillo: quita una carga.',
  'thing.frodos-cloak': 'La Capa de Frodo',
  'text.frodos-cloak':
    'Portador: Frodo.\nEscaramuza: Del sitio 1T al 4T, añade una carga y descarta esta posesión: cancela una escaramuza en la que esté Frodo. En cualquier otro sitio, descarta esta posesión: cura a Frodo y quita una carga.',
  'thing.get-on-and-get-away': 'Montad y Marchaos',
  'text.get-on-and-get-away':
    'Comunidad: Añade 2 cargas: juega los 2 sitios siguientes de la comunidad; si allí los hay de oponentes, los sustituyen.',
  'thing.good-work': 'Buen Trabajo',
  'text.good-work':
    'Va a tu área de apoyo.\nCada vez que un Hobbit gana una escaramuza, puedes poner aquí un contador de la Comarca.\nComunidad: Por cada contador de la Comarca que haya aquí (máximo 3), quita una carga; después, descarta esta condición.',
  'thing.hobbit-sword': 'Espada Hobbit',
  'text.hobbit-sword': 'Portador: un Hobbit.',
  'thing.impatient-and-angry': 'Enfadado e Impaciente',
  'text.impatient-and-angry':
    'Escaramuza: Sam se esfuerza: tiene fuerza +3 y, si gana esta escaramuza, puedes quitar una carga.',
  'thing.knocked-on-the-head': 'Golpeado en la Cabeza',
  'text.knocked-on-the-head': 'Reagrupación: Juega de tu pila de descartes un Hobbit no-vinculado.',
  'thing.light-shining-faintly': 'Luz Brillando Débilmente',
  'text.light-shining-faintly':
    'Comunidad: Añade una carga: cura dos veces a un compañero Vinculado al Anillo.',
  'thing.merry-learned-guide': 'Merry, Guía Experimentado',
  'text.merry-learned-guide':
    'Escaramuza: El Portador del Anillo se esfuerza: descarta a Merry. Cualquier jugador de Sombra puede prevenirlo quitando (2).',
  'thing.merry-unquenchable-hobbit': 'Merry, Hobbit Inagotable',
  'text.merry-unquenchable-hobbit':
    'Escaramuza: Descarta a Merry si no está asignado a ninguna escaramuza: retira a un Orco de Sauron de una escaramuza en la que esté un compañero no-vinculado.',
  'thing.mind-your-own-affairs': 'Ocupate de tus Asuntos',
  'text.mind-your-own-affairs':
    'Escaramuza: Avista a Frodo y añade una carga: hiere a un siervo en escaramuza con un compañero con el sello de Frodo.',
  'thing.pippin-just-a-nuisance': 'Pippin, Simplemente una Molestia',
  'text.pippin-just-a-nuisance':
    'Escaramuza: Descarta a Pippin si no está asignado a ninguna escaramuza: retira a un Uruk-hai de una escaramuza en la que esté un compañero no-vinculado.',
  'thing.pippin-woolly-footed-rascal': 'Pippin, Pillo de Pies Lanudos',
  'text.pippin-woolly-footed-rascal':
    'Escaramuza: Añade una carga: descarta a Pippin. Cualquier jugador de Sombra puede prevenirlo quitando (2).',
  'thing.sam-frodos-gardener': 'Sam, El Jardinero de Frodo',
  'text.sam-frodos-gardener':
    'Vinculado al Anillo.\nComunidad: Juega de tu mazo de robar La Mochila de Sam.\nRespuesta: Cuando Frodo resulta muerto, Sam pasa a ser el Portador del Anillo (resistencia 5).',
  'thing.sam-samwise-the-brave': 'Sam, Samsagaz el Valiente',
  'text.sam-samwise-the-brave':
    'Vinculado al Anillo.\nRespuesta: Cuando una carta de Sombra va a añadir una o más cargas, avista a Frodo; Sam se esfuerza: eso se previene.\nRespuesta: Cuando Frodo resulta muerto, Sam pasa a ser el Portador del Anillo (resistencia 5).',
  'thing.sams-pack': 'La Mochila de Sam',
  'text.sams-pack':
    'Portador: un Hobbit Vinculado al Anillo.\nCada vez que empieza un turno, puedes añadir (2): cura a un compañero Vinculado al Anillo.',
  'thing.seven-we-had': 'Teníamos Siete',
  'text.seven-we-had': 'Comunidad: Añade una carga: descarta una condición que lleve un Hobbit.',
  'thing.severed-his-bonds': 'Cortó sus Ataduras',
  'text.severed-his-bonds':
    'Sigilo.\nEscaramuza: Del sitio 1T al 4T, cancela una escaramuza en la que esté un Hobbit. En cualquier otro sitio, a un Hobbit solo puede abrumarlo un bando con al menos el triple de su fuerza.',
  'thing.store-room': 'Almacén',
  'text.store-room': 'Reagrupación: Cura a un Hobbit no-vinculado una vez, o dos si avistas a Gandalf.',
  'thing.swiftly-and-softly': 'Suave y Rápidamente',
  'text.swiftly-and-softly':
    'Sigilo.\nEscaramuza: Del sitio 1T al 5T, cancela una escaramuza en la que esté un Hobbit. En cualquier otro sitio, un Hobbit recibe 1 herida como máximo.',
  'thing.warmed-up-a-bit': 'Desentumecido un Poco',
  'text.warmed-up-a-bit': 'Sigilo.\nEscaramuza: Descarta a un Hobbit no-vinculado.',
};
