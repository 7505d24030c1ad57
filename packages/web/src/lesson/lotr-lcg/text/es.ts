import type { Key } from './en.ts';

export const es: Readonly<Record<Key, string>> = {
  match: 'Primera partida: el Bosque Negro',

  'welcome.title': 'Tres héroes y un bosque',
  'welcome.text':
    'Guías a Aragorn, Théodred y Glóin por el Bosque Negro, a solas contra el mazo de encuentros. Completa la última etapa de la misión y ganarás.',
  'welcome.think': 'Juega como quieras. Diré algo cuando llegue algo nuevo.',
  'mulligan.title': 'Tu mano inicial',
  'mulligan.text':
    'Seis cartas. Una sola vez puedes barajarlas todas de nuevo y robar otras seis, que debes conservar.',
  'mulligan.think':
    'Senescal de Gondor o dos aliados baratos son una buena mano. Una que no hace nada hasta la tercera ronda, no.',
  'planning.title': 'Aliados y vinculadas',
  'planning.text':
    'Se juegan ahora y en ningún otro momento de la ronda. Una carta de liderazgo la pagan héroes de liderazgo: aquí, los tres.',
  'planning.think': 'Un aliado por ronda te mantiene con vida. Lo que no gastas se queda con el héroe.',
  'pay.title': '¿Quién paga?',
  'pay.text':
    'Cada héroe tiene sus propios recursos. Los héroes de la esfera adecuada pueden pagar juntos, también los agotados.',
  'pay.think': 'Déjale uno a Aragorn: con él se prepara después de ir a la misión.',
  'attach.title': '¿Quién la lleva?',
  'attach.text':
    'Una vinculada se queda con quien la lleva y se pierde con él. De las restringidas, un personaje lleva dos como mucho.',
  'attach.think': 'Senescal de Gondor rinde más en quien más gasta y menos lucha.',
  'commit.title': 'A la misión',
  'commit.text':
    'Quien va se agota y suma su voluntad. Se compara con toda la amenaza del área de preparación, y aún falta por revelar una carta.',
  'commit.think':
    'Envía dos o tres puntos más que la amenaza que ves, y guarda a alguien que pueda defender.',
  'travel.title': '¿Viajar?',
  'travel.text':
    'El lugar al que viajas sale del área de preparación y su amenaza ya no cuenta. Pero recibe primero el progreso, hasta explorarlo.',
  'travel.think': 'Suele ser un buen trato. Lee qué hace al llegar y mientras estás allí.',
  'engage.title': 'Ven a luchar',
  'engage.text':
    'Puedes sacar un enemigo del área de preparación. Luego vienen solos aquellos cuyo coste de enfrentamiento no supera tu amenaza.',
  'engage.think':
    'Un enemigo débil que tomas ya no cuenta contra tu misión. Deja en paz al fuerte mientras él te deje.',
  'defender.title': 'Un enemigo ataca',
  'defender.text':
    'Un personaje preparado puede defender. El daño es el ataque del enemigo menos su defensa, y una carta de sombra puede cambiarlo.',
  'defender.think': 'Mejor que caiga un aliado barato a que salga herido un héroe.',
  'undefended.title': 'Nadie defendió',
  'undefended.text': 'Todo el daño va a uno de tus héroes, y la defensa no ayuda.',
  'undefended.think': 'Elige a quien le sobren puntos de vida. Glóin convierte el daño en recursos.',
  'strike.title': 'Devuelve el golpe',
  'strike.text':
    'Una vez por ronda puedes atacar a cada enemigo enfrentado a ti con los personajes preparados que quieras. Cada uno ataca una vez.',
  'strike.think':
    'Un enemigo que cae ahora no vuelve a atacar. Dos golpes flojos a dos enemigos no matan a ninguno.',
  'attackers.title': 'Juntos',
  'attackers.text': 'Se suma su ataque. El daño es la suma menos la defensa del enemigo.',
  'attackers.think': 'Envía a los que hagan falta para matarlo y a nadie más: quizá hagan falta después.',
  'respond.title': 'Una respuesta',
  'respond.text':
    'Ha pasado algo a lo que puede responder una de tus cartas. Ahora o nunca, y solo si quieres.',
  'respond.think': 'Aragorn preparado de nuevo es una segunda acción en la misma ronda.',
  'threat.title': 'Tu amenaza es alta',
  'threat.text':
    'Con 50 quedas fuera de la partida. Sube 1 cada ronda, y un punto por cada punto que le falte a una misión.',
  'threat.think': 'Ahora vienen más enemigos por sí solos. Gandalf puede bajarla en 5.',
  'hurt.title': 'El daño se queda',
  'hurt.text':
    'El daño no se cura entre rondas. Un héroe sin puntos de vida se pierde, y sin héroes se pierde todo.',
  'hurt.think': 'Que defiendan otros por un tiempo.',
  'stage.title': 'La etapa siguiente',
  'stage.text':
    'La misión tiene todo su progreso y la etapa siguiente empieza enseguida. Lo que sobra se pierde; enemigos y lugares se quedan.',
  'stage.think':
    'Lee su texto: la tercera etapa del Bosque Negro es una de dos, y se ganan de modo distinto.',
  'staging.title': 'Lo que envía el bosque',
  'staging.text':
    'Tras enviar personajes se revela una carta de encuentro. Enemigos y lugares se quedan con su amenaza; una traición sucede en el acto.',
  'staging.think': 'Lo que hay allí cuenta contra ti cada ronda. Límpialo, o crece más deprisa.',
  'progress.title': 'Voluntad contra amenaza',
  'progress.text':
    'Con más voluntad, la diferencia es progreso. Con menos, tu amenaza sube lo que falta. Si son iguales, nada.',
  'progress.think': 'No enviar a nadie también es fracasar en la misión.',
  'explored.title': 'El lugar activo',
  'explored.text':
    'El progreso va primero allí. Con tanto progreso como puntos de misión queda explorado, y podéis viajar de nuevo.',
  'explored.think': 'Uno pequeño es un respiro corto; uno grande detiene la misión.',
  'shadow.title': 'Cartas de sombra',
  'shadow.text':
    'Cada enemigo enfrentado tiene una, boca abajo. Se descubre cuando ya has elegido defensor, y puede empeorar el ataque.',
  'shadow.think': 'Cuenta con un punto más. Por eso no defiende un héroe al que le queda un punto de vida.',
  'resources.title': 'Así empieza cada ronda',
  'resources.text':
    'Cada héroe recibe un recurso y tú robas una carta. En esta partida fácil empezaron con uno más.',
  'resources.think': 'Pulsa una carta con el botón derecho, o mantenla pulsada, para leerlo todo sobre ella.',
  'round.title': 'La ronda ha terminado',
  'round.text':
    'Tus cartas se preparan y tu amenaza ha subido 1. Una ronda tiene siete fases; la cinta de arriba muestra dónde estás.',
  'round.think': 'El tiempo juega en tu contra: cada ronda trae una carta y un punto de amenaza.',
  'window.title': 'Tiempo para acciones',
  'window.text':
    'Entre los pasos puedes jugar eventos y usar las capacidades llamadas acción. Lo normal es dejarlo pasar.',
  'window.think': 'Si te preguntan demasiado, el menú de la mesa tiene un interruptor.',
  'won.title': 'El Bosque Negro queda atrás',
  'won.text':
    'La última etapa está hecha y has ganado. La puntuación cuenta tu amenaza, el daño y los héroes caídos: menos es mejor.',
  'won.think': 'Prueba el modo normal, un mazo tuyo o el viaje por el Anduin.',
  'lost.title': 'El bosque ha sido más fuerte',
  'lost.text':
    'Pasa: la mayoría de los primeros viajes acaban aquí. Tu amenaza era demasiado alta o tus héroes cayeron.',
  'lost.think':
    'Aliados pronto, alguien guardado para defender, y nunca a la misión con menos que la amenaza que ves.',
};
