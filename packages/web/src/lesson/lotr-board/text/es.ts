import type { Key } from './en.ts';

export const es: Readonly<Record<Key, string>> = {
  match: 'Primera partida: Moria',
  'summary.brought': 'Lo que ha traído el final',
  'summary.distance':
    '{steps, plural, one {Queda # paso} other {Quedan # pasos}} entre el Portador del Anillo y el Ojo.',
  'summary.met': 'Lo que has visto',
  'summary.unmet': 'Aún por llegar',
  'summary.on': 'Seguir hasta Mordor',
  'summary.new': 'Nueva partida',

  'welcome.title': 'Llevas el Anillo',
  'welcome.text':
    'Eres Frodo; dos bots juegan con Sam y Pippin. Ganáis o perdéis juntos: el Anillo debe llegar a Mordor antes de que el Ojo llegue a ti.',
  'welcome.think': 'Juega como quieras. Diré algo cuando llegue algo nuevo.',
  'tile.title': 'Cada turno empieza con losetas',
  'tile.text':
    'Una loseta de actividad avanza su indicador una casilla y ya no se revelan más. Cualquier otra es mala noticia, y tras ella viene otra.',
  'tile.think': 'Nadie sabe qué vendrá: guarda algunas cartas.',
  'cards.title': 'Juega hasta dos cartas',
  'cards.text':
    'Una marrón y una gris. Cada símbolo avanza su indicador una casilla, y la estrella vale por cualquiera. Recibes lo que muestran las casillas.',
  'cards.think': 'Para Frodo toda carta de aventura marrón es una estrella: buena reserva.',
  'second.title': '¿Otra más, o la guardas?',
  'second.text': 'Puedes jugar también una carta del otro color, o dejarlo aquí.',
  'second.think': 'Los sucesos se pagan con cartas. Una mano vacía es un peligro.',
  'interject.title': 'En el turno de otro',
  'interject.text': 'No es tu turno, pero hay algo que podrías hacer. Casi siempre se deja pasar.',
  'interject.think': 'Si te preguntan demasiado, el menú de la mesa tiene un interruptor.',
  'event.title': 'Un suceso',
  'event.text':
    'El indicador de suceso ha avanzado, y ocurre lo que pone allí. El siguiente suceso siempre se puede leer.',
  'event.think': 'Hacia el final son peores: mira adelante y date prisa.',
  'demand.title': 'Pagáis juntos',
  'demand.text':
    'Cualquiera puede ofrecer cartas. Solo se pagan cuando está todo lo que se pide; si no, no se paga nada y llega el daño.',
  'demand.think': 'Da lo que menos eches en falta, si el daño es peor que eso.',
  'alone.title': 'Pagas tú',
  'alone.text': 'Esto se te pide a ti y a nadie más: paga, o acepta lo que pone a cambio.',
  'alone.think': 'Una carta que te sobra es más barata que el dado.',
  'die.title': 'El dado de amenaza',
  'die.text':
    'Los puntos mueven hacia el Ojo a quien ha tirado, el ojo lo acerca, y las cartas cuestan dos cartas. Una cara está en blanco.',
  'die.think': 'Quien tenga menos de dos cartas puede caer por él.',
  'corruption.title': 'El Ojo',
  'corruption.text':
    'Los hobbits van a la derecha y el Ojo a la izquierda. Donde se encuentran, el hobbit cae; si lleva el Anillo, todo está perdido.',
  'corruption.think': 'Lo que más cuenta es la distancia entre el Portador y el Ojo.',
  'tracks.title': 'Los marcadores de Moria',
  'tracks.text':
    'Cada casilla da lo que muestra a quien tiene el turno. El de combate es el principal: al llegar a su final, Moria queda atrás.',
  'tracks.think': 'Los otros dos guardan los corazones y soles que todos necesitáis.',
  'life.title': 'Fichas de vida',
  'life.text':
    'Al acabar el conflicto cada hobbit necesita un corazón, un sol y un anillo. Cada clase que falta cuesta un paso hacia el Ojo.',
  'life.think': 'Deja a los demás lo que tú ya tienes.',
  'gandalf.title': 'Cinco runas para Gandalf',
  'gandalf.text':
    'Quien tenga cinco runas puede pagarlas por una de sus cartas, casi en cualquier momento. Cada una ayuda una vez por partida.',
  'gandalf.think': 'Las runas son puntos si se destruye el Anillo. Gástalas cuando alguien esté en apuros.',
  'rest.title': 'O descansa',
  'rest.text': 'En vez de jugar cartas puedes robar dos, o alejarte una casilla del Ojo.',
  'rest.think': 'Con pocas cartas en la mano, descansar es un buen turno.',
  'ring.title': 'El poder del Anillo',
  'ring.text':
    'Una vez por conflicto el Portador puede ponérselo: tira el dado, y un indicador salta cuatro casillas, menos los símbolos que salgan. Las casillas no dan nada, ni bueno ni malo.',
  'ring.think': 'Sirve para saltar los dados, o para acabar Moria antes de que cuente una mala loseta.',
  'near.title': 'El final está cerca',
  'near.text':
    'Moria acaba cuando el indicador de combate llega a su última casilla, o tras el último suceso.',
  'near.think': '¿A quién le faltan fichas? Quizá otro marcador merezca antes un turno.',
  'darkness.title': 'La oscuridad',
  'darkness.text':
    'Moria ha acabado. Cada hobbit avanza una casilla hacia el Ojo por cada clase de ficha de vida que le falte.',
  'darkness.think': 'Athelas libra a un hobbit: ¿a quién le falta más, quién está más cerca del Ojo?',
  'summary.title': 'Moria queda atrás',
  'summary.text':
    'Quien tiene más fichas de anillo lleva ahora el Anillo y roba dos cartas. Las fichas de vida se devuelven, y el viaje sigue.',
  'summary.think': 'Ya conoces el juego. Los demás conflictos solo cambian de tablero.',
};
