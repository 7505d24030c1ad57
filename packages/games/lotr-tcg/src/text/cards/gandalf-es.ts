import type { gandalf as en } from './gandalf-en.ts';

export const gandalf: Readonly<Record<keyof typeof en, string>> = {
  'thing.behold-the-white-rider': 'Contemplad al Jinete Blanco',
  'text.behold-the-white-rider':
    'Va a tu área de apoyo.\nCada vez que Gandalf gana una escaramuza, puedes poner aquí un contador de Gandalf.\nEscaramuza: Por cada contador de Gandalf que haya aquí, hiere a un siervo que esté en escaramuza con Gandalf. Después descarta esta condición.',
  'thing.gandalf-greyhame': 'Gandalf, Capagrís',
  'text.gandalf-greyhame':
    'Comunidad: Si hay menos de 2 contadores en el fondo de penumbra, añade (2): juega un personaje de tu pila de descartes.',
  'thing.gandalf-the-white-wizard': 'Gandalf, El Mago Blanco',
  'text.gandalf-the-white-wizard':
    'Gandalf tiene fuerza +3 mientras puedas avistar 3 contadores de penumbra.',
  'thing.gandalfs-staff-walking-stick': 'La Vara de Gandalf, Bastón de Andar',
  'text.gandalfs-staff-walking-stick':
    'Portador: Gandalf, que tiene daño +2 mientras puedas avistar 2 contadores de penumbra.',
  'thing.grown-suddenly-tall': 'Crecido de Repente',
  'text.grown-suddenly-tall': 'Hechizo.\nComunidad: Avista a Gandalf: descarta todas las condiciones.',
  'thing.have-patience': 'Ten Paciencia',
  'text.have-patience': 'Comunidad: Avista a Gandalf: cura dos veces a un compañero no-vinculado.',
  'thing.hearken-to-me': 'Escúchame',
  'text.hearken-to-me':
    'Hechizo. Para jugarla, avista a Gandalf. Portador: Théoden.\nSe descartan todas las condiciones de Sombra que haya sobre Théoden, y no se puede jugar ninguna sobre él.',
  'thing.into-dark-tunnels': 'En Túneles Oscuros',
  'text.into-dark-tunnels':
    'Hechizo.\nRespuesta: Cuando juegas un evento de Gandalf, Gandalf se esfuerza dos veces: ese evento va a tu mano y no a tu pila de descartes.',
  'thing.keep-your-forked-tongue': 'Guardate Tu Lengua Bífida',
  'text.keep-your-forked-tongue':
    'Escaramuza: Avista a Gandalf y 3 contadores de penumbra: se previenen todas las heridas a un compañero con el sello de Gandalf.',
  'text.keep-your-forked-tongue.revised':
    'Escaramuza: Avista a Gandalf y 3 contadores de penumbra: un compañero con el sello de Gandalf no puede recibir heridas.',
  'thing.long-i-fell': 'Mucho Tiempo Caí',
  'text.long-i-fell':
    'Hechizo.\nEscaramuza: Avista a Gandalf: se previenen todas las heridas a él. Para prevenir esto, cualquier jugador de Sombra puede hacer que hieras a un siervo.',
  'text.long-i-fell.revised':
    'Hechizo.\nEscaramuza: Avista a Gandalf: no puede recibir heridas. Para prevenir esto, cualquier jugador de Sombra puede hacer que hieras a un siervo.',
  'thing.mithrandir-mithrandir': '¡Mithrandir, Mithrandir!',
  'text.mithrandir-mithrandir':
    'Hechizo.\nManiobra: Gandalf se esfuerza: hiere a cada siervo cuya fuerza sea 6 o menos.',
  'thing.roll-of-thunder': 'Tronido',
  'text.roll-of-thunder':
    'Comunidad o Maniobra: Avista a Gandalf: descarta un artefacto de Sombra o una posesión de Sombra.',
  'thing.shadowfax': 'Sombragrís',
  'text.shadowfax':
    'Portador: Gandalf. Se descarta cualquier arma de mano que lleve, y no puede llevar ninguna.\nCuando empieza una escaramuza en la que participa Gandalf, cada siervo que esté en escaramuza con él debe esforzarse.',
  'thing.stump-and-bramble': 'Tocones y Zarzas',
  'text.stump-and-bramble':
    'Maniobra: Avista un aliado Ent y un siervo de Isengard: hasta la fase de reagrupación, ese aliado tiene daño +2 y participa en los disparos de arquería y en las escaramuzas.',
  'thing.task-was-not-done': 'La Tarea No Fue Cumplida',
  'text.task-was-not-done': 'Hechizo.\nReagrupación: Gandalf se esfuerza: descarta hasta 2 siervos heridos.',
  'thing.treebeard-earthborn': 'Bárbol, Nacido de la Tierra',
  'text.treebeard-earthborn':
    'Sin prisa.\nRespuesta: Cuando un Hobbit no-vinculado está a punto de ser descartado, apílalo aquí en lugar de eso.\nComunidad: Bárbol se esfuerza y añades (1): juega un Hobbit no-vinculado apilado aquí.',
  'thing.treebeard-oldest-living-thing': 'Bárbol, El Ser Viviente Más Viejo',
  'text.treebeard-oldest-living-thing':
    'Sin prisa.\nComunidad: Bárbol se esfuerza y descartas de tu mano un compañero no-vinculado: cura a un compañero no-vinculado.',
  'thing.under-the-living-earth': 'Bajo la Tierra Viviente',
  'text.under-the-living-earth':
    'Escaramuza: Gandalf gana fuerza +1 por cada contador de penumbra que avistes (límite +5).',
  'thing.well-met-indeed': 'Bienhallados',
  'text.well-met-indeed':
    'Comunidad: Avista un Enano, un Elfo y un Hombre de Gondor: juega a Gandalf desde tu pila de muertos.',
  'thing.windows-in-a-stone-wall': 'Ventanas en un Muro de Piedra',
  'text.windows-in-a-stone-wall':
    'Para jugarla, un Ent se esfuerza; se juega sobre ese Ent.\nRespuesta: Cuando muere un siervo de Isengard, descarta esta condición: revela las 10 primeras cartas del mazo de robar de un oponente. De ellas, descarta 1 carta de Gentes Libres y 1 carta de Sombra; después el oponente vuelve a mezclar ese mazo.',
  'thing.wizardry-indeed': 'Verdaderamente Hechicería',
  'text.wizardry-indeed':
    'Maniobra: Si puedes avistar menos compañeros que siervos, Gandalf se esfuerza: un oponente debe descartar un siervo.',
};
