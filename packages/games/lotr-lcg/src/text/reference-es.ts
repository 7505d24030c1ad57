import type { reference as en } from './reference-en.ts';

export const reference: Readonly<Record<keyof typeof en, string>> = {
  'section.components': 'Componentes y límites',
  'section.setup': 'Preparación de la partida',
  'section.zones': 'Zona de juego y zonas',
  'section.round': 'La ronda y las oportunidades de acción',
  'section.resource': 'Fase 1: Recursos',
  'section.planning': 'Fase 2: Planificación',
  'section.quest': 'Fase 3: Misión',
  'section.travel': 'Fase 4: Viaje',
  'section.encounter': 'Fase 5: Encuentros',
  'section.enemy-attacks': 'Fase 6: Combate, ataques enemigos',
  'section.player-attacks': 'Fase 6: Combate, ataques de los jugadores y daño',
  'section.refresh': 'Fase 7: Recuperación',
  'section.advancing': 'Avanzar en la misión',
  'section.card-types': 'Tipos de carta',
  'section.card-fields': 'Datos de las cartas',
  'section.effects': 'Clases de efecto',
  'section.keywords': 'Palabras clave',
  'section.timing': 'Orden, efectos duraderos y modificadores',
  'section.costs': 'Costes, pago y correspondencia de recursos',
  'section.ready': 'Preparada y agotada',
  'section.uniqueness': 'Cartas únicas',
  'section.control': 'Control y propiedad',
  'section.empty-decks': 'Cuando se acaban las cartas',
  'section.elimination': 'Eliminación de jugadores',
  'section.end': 'Final de la partida',
  'section.scoring': 'Puntuación',
  'section.talk': 'Conversación en la mesa e información oculta',
  'section.decks': 'Construcción de mazos y mazos de inicio',
  'section.variants': 'Variantes, dificultad y campaña',
  'section.scenarios': 'Escenarios',
  'section.rulings': 'Aclaraciones sobre cartas de esta caja',
  'rule.LCG-1.01':
    'La caja básica trae 226 cartas (12 héroes, 120 cartas de mazo de jugador, 84 de encuentro y 10 de misión), 2 marcadores de amenaza, 40 fichas de daño, 26 de progreso y 30 de recurso, y 1 ficha de jugador inicial.',
  'rule.LCG-1.02':
    'Con un ejemplar de la caja básica juegan 1 o 2 personas; con un segundo ejemplar pueden jugar juntas hasta 4.',
  'rule.LCG-1.03':
    'La aplicación admite siempre de 1 a 4 jugadores y pone ella misma las cartas y los marcadores del segundo ejemplar, porque la cantidad de cartas es un límite material y no una regla.',
  'rule.LCG-1.04':
    'El número de fichas nunca es un límite: la reserva central no se agota, porque el reglamento no dice qué pasa cuando está vacía.',
  'rule.LCG-1.05':
    'El juego es cooperativo: los jugadores forman un solo equipo contra el escenario, y ganan o pierden todos a la vez.',
  'rule.LCG-1.06':
    'Cada jugador tiene un marcador de amenaza; la amenaza atrae hacia ese jugador a los enemigos del área de preparación, puede activar efectos dañinos y elimina al jugador al llegar a un límite fijo (véase LCG-24.02).',
  'rule.LCG-1.07':
    'El nivel de amenaza es un número entero desde 0 hasta el nivel de eliminación; al reducirse, no baja de 0.',
  'rule.LCG-1.08':
    'Las fichas de daño van sobre personajes y enemigos; las de progreso, sobre cartas de misión y lugares; las de recurso, sobre héroes.',
  'rule.LCG-1.09': 'La ficha de jugador inicial señala quién actúa primero en todas las fases.',
  'rule.LCG-1.10':
    'Hay cuatro esferas de influencia: Liderazgo, Saber, Espíritu y Táctica; todo héroe es de una de ellas, y también la mayoría de las cartas de jugador.',
  'rule.LCG-1.11':
    'Regla de oro: cuando el texto de una carta contradice el reglamento, vale el texto de la carta.',
  'rule.LCG-1.12':
    'La regla de oro vale solo si hay verdadera contradicción; si se puede cumplir a la vez con la carta y con el reglamento, se cumple con los dos (un efecto que pone progreso en la misión sigue llenando antes el lugar activo, véase LCG-8.06).',
  'rule.LCG-1.13':
    'Las ampliaciones pueden traer otras cartas, otros escenarios y otros límites; por eso las cartas, los conjuntos de encuentro, las etapas de misión y el nivel de eliminación son datos y no constantes del motor.',
  'rule.LCG-2.01':
    'Antes de preparar la partida, los jugadores eligen entre todos el escenario; después se siguen por orden los pasos de abajo.',
  'rule.LCG-2.02': 'Cada jugador elige de 1 a 3 héroes, que empiezan la partida ya en juego.',
  'rule.LCG-2.03':
    'Paso 1: cada mazo de jugador y el mazo de encuentros se barajan por separado; las cartas de misión nunca se barajan con el mazo de encuentros, ni los héroes con un mazo de jugador.',
  'rule.LCG-2.04':
    'Paso 2: cada jugador coloca sus héroes y pone su marcador en la suma de los costes de amenaza de todos ellos; esa es la amenaza inicial.',
  'rule.LCG-2.05':
    'Paso 3: las fichas de daño, de progreso y de recurso forman una sola reserva común, junto al mazo de encuentros.',
  'rule.LCG-2.06':
    'Paso 4: los jugadores eligen por mayoría al jugador inicial; si no hay mayoría posible, decide el azar; el elegido toma la ficha.',
  'rule.LCG-2.07':
    'En la aplicación cada jugador vota por un asiento; gana el que tenga más de la mitad de los votos y, si ninguno la tiene, el servidor sortea entre todos los asientos, porque eso es lo que dice el texto al pie de la letra.',
  'rule.LCG-2.08':
    'Paso 5: cada jugador roba las 6 primeras cartas de su mazo de jugador; son su mano inicial.',
  'rule.LCG-2.09':
    'Paso 5: una sola vez, un jugador puede barajar las 6 cartas de vuelta en el mazo y robar 6 nuevas (cambio de mano), y con esa segunda mano tiene que quedarse.',
  'rule.LCG-2.10': 'El cambio de mano es de todo o nada: no se puede conservar una parte de la mano.',
  'rule.LCG-2.11':
    'Todos los jugadores deciden su cambio de mano al mismo tiempo y cada uno por su cuenta, porque las manos son distintas y secretas.',
  'rule.LCG-2.12':
    'Paso 6: las cartas de misión se apilan por orden de número, con la etapa 1A encima, al lado del mazo de encuentros.',
  'rule.LCG-2.13':
    'Paso 7: se cumplen las instrucciones de preparación del lado A de la primera carta de misión; luego esa carta se vuelve por el lado B y empieza la primera ronda.',
  'rule.LCG-2.14':
    'Durante la preparación de la partida se resuelven los efectos «Al ser revelada» de las cartas reveladas y se pueden usar respuestas, pero no acciones.',
  'rule.LCG-2.15':
    'Un efecto de la preparación que dura «hasta el final de la fase» acaba con la primera fase de recursos, y uno que dura «hasta el final de la ronda», con la primera ronda.',
  'rule.LCG-2.16':
    'Mesa sugerida: en el centro, los mazos de misión y de encuentros, la pila de descartes de encuentros, el área de preparación y la reserva central; cada jugador tiene su mazo, su pila de descartes y su marcador, delante sus héroes y aliados, y frente a ellos los enemigos a los que se enfrenta.',
  'rule.LCG-3.01':
    'El área de preparación es una zona común para los enemigos, lugares y objetivos que amenazan a los jugadores desde lejos; en ella entran los enemigos y los lugares revelados.',
  'rule.LCG-3.02':
    'Los jugadores no están en un lugar que se halle en el área de preparación, y un enemigo de esa área no está enfrentado con nadie.',
  'rule.LCG-3.03':
    'Cada jugador tiene una pila de descartes, y otra el mazo de encuentros; una carta descartada va a la pila del mazo del que vino, la controlase quien la controlase.',
  'rule.LCG-3.04':
    'En juego: las cartas jugadas o puestas en juego en la zona de un jugador, las del área de preparación, la carta de misión actual y las cartas de encuentro enfrentadas con jugadores.',
  'rule.LCG-3.05':
    'También están en juego el lugar activo, las cartas vinculadas a cartas en juego y los objetivos reclamados.',
  'rule.LCG-3.06':
    'Fuera de juego: las cartas de una mano, de un mazo o de una pila de descartes; ningún efecto de carta las alcanza si su texto no nombra esa zona.',
  'rule.LCG-3.07': 'Las etapas de misión a las que aún no se ha llegado están fuera de juego.',
  'rule.LCG-3.08':
    'La zona de victoria es una zona propia fuera de juego: ni es la pila de descartes de encuentros ni está retirada de la partida.',
  'rule.LCG-3.09':
    'Las pilas de descartes son públicas: cualquiera puede mirarlas cuando quiera sin cambiar su orden, porque el reglamento solo oculta las manos y las cartas que ha visto un único jugador.',
  'rule.LCG-4.01':
    'Una ronda tiene 7 fases, en este orden: Recursos, Planificación, Misión, Viaje, Encuentros, Combate y Recuperación; después empieza la ronda siguiente.',
  'rule.LCG-4.02':
    'En unas fases actúan todos los jugadores a la vez; en las demás actúa primero el jugador inicial y siguen los otros en sentido horario.',
  'rule.LCG-4.03':
    'Los sucesos del armazón de la ronda (las partes obligatorias de una fase) no pueden interrumpirse con acciones; sí caben respuestas cuando se cumple su condición.',
  'rule.LCG-4.04':
    'En una oportunidad de acción, cualquier jugador puede realizar acciones y jugar eventos de acción.',
  'rule.LCG-4.05':
    'Fase de recursos: hay una oportunidad de acción después de añadir los recursos y robar cartas.',
  'rule.LCG-4.06':
    'Fase de planificación: hay una oportunidad de acción cuando cada jugador ha terminado de jugar aliados y cartas vinculadas.',
  'rule.LCG-4.07':
    'Fase de misión: hay una oportunidad de acción al final de cada uno de sus tres pasos (asignación, preparación y resolución).',
  'rule.LCG-4.08':
    'El cuadro de la ronda no muestra oportunidad de acción entre la asignación y la preparación, pero el texto de la fase la concede al final de cada paso; la aplicación sigue el texto, porque la fe de erratas oficial posterior le da la razón.',
  'rule.LCG-4.09':
    'La fe de erratas lo amplía al comienzo y al final de cada paso de la fase de misión, de modo que también hay oportunidad de acción antes de asignar personajes.',
  'rule.LCG-4.10': 'Fase de viaje: hay una oportunidad de acción después de la ocasión de viajar.',
  'rule.LCG-4.11':
    'Fase de encuentros: hay una oportunidad de acción después de los enfrentamientos opcionales y otra después de todas las comprobaciones de enfrentamiento.',
  'rule.LCG-4.12':
    'Fase de combate: hay una oportunidad de acción después de adjudicar las cartas de sombra y otra después de todos los ataques.',
  'rule.LCG-4.13':
    'Fase de combate: hay una oportunidad de acción al final de cada uno de los 4 pasos de todo ataque enemigo.',
  'rule.LCG-4.14':
    'Fase de combate: hay una oportunidad de acción al final de cada uno de los 3 pasos de todo ataque de los jugadores.',
  'rule.LCG-4.15':
    'Fase de recuperación: hay una oportunidad de acción después de preparar las cartas, subir la amenaza y pasar la ficha.',
  'rule.LCG-4.16':
    'En una oportunidad de acción se pregunta primero al jugador inicial y luego a los demás en sentido horario; se cierra cuando todos los que quedan han pasado uno tras otro, porque el motor necesita un orden y el reglamento no da ninguno.',
  'rule.LCG-4.17':
    'Una acción se resuelve por completo antes de anunciar la siguiente (no hay pila), porque el reglamento solo conoce la resolución inmediata y las respuestas.',
  'rule.LCG-4.18':
    'En la fase de planificación también se pueden realizar acciones entre dos cartas que juegue el jugador activo, porque la nota del cuadro permite acciones en torno a cada paso y nada lo prohíbe.',
  'rule.LCG-4.19':
    'A las acciones no las limitan más que su coste y los límites de su propio texto; la misma acción puede repetirse en una oportunidad de acción.',
  'rule.LCG-5.01':
    'Todos los jugadores, a la vez, ponen 1 ficha de recurso en la reserva de cada héroe que controlan.',
  'rule.LCG-5.02': 'Cada héroe tiene exactamente 1 reserva de recursos; esas fichas son de ese héroe.',
  'rule.LCG-5.03':
    'También los héroes agotados reciben su recurso, y los recursos que no se gastan se conservan de ronda en ronda sin tope alguno.',
  'rule.LCG-5.04': 'Después de recibir los recursos, cada jugador roba 1 carta.',
  'rule.LCG-5.05': 'Un jugador roba siempre de lo alto de su propio mazo de jugador.',
  'rule.LCG-5.06': 'Un jugador con el mazo vacío no roba, sin más castigo.',
  'rule.LCG-5.07': 'No hay límite de cartas en la mano.',
  'rule.LCG-5.08':
    'Deducido: un jugador con 3 héroes que tienen 0, 1 y 2 recursos y con 4 cartas en la mano acaba con 1, 2 y 3 recursos y 5 cartas en la mano.',
  'rule.LCG-6.01':
    'Solo en la fase de planificación se pueden jugar aliados y cartas vinculadas desde la mano.',
  'rule.LCG-6.02':
    'El jugador inicial juega cuantas quiera de esas cartas (o ninguna); luego hace lo mismo cada uno de los demás, en sentido horario.',
  'rule.LCG-6.03':
    'El aliado o la carta vinculada que se juega entra en la zona de su jugador boca arriba y preparada; la carta vinculada se coloca solapada con aquella a la que se vincula.',
  'rule.LCG-6.04':
    'Una carta vinculada solo se puede jugar si hay en juego una carta legal a la que vincularla.',
  'rule.LCG-6.05':
    '«Poner en juego» no es jugar: no hace caso del coste, de la correspondencia de recursos ni de que solo valga en planificación; activa los efectos de «entrar en juego», y no los que hablan de jugar una carta.',
  'rule.LCG-6.06':
    'Los eventos no dependen de la fase de planificación; cada uno se juega en cualquier oportunidad o con cualquier activación que permita su texto.',
  'rule.LCG-7.01':
    'La fase de misión tiene tres pasos, en este orden: asignar personajes, preparación y resolución de la misión.',
  'rule.LCG-7.02':
    'Asignación: cada jugador puede asignar cuantos personajes suyos quiera (o ninguno) a la misión actual; el personaje asignado se agota.',
  'rule.LCG-7.03': 'Solo se puede asignar un personaje preparado.',
  'rule.LCG-7.04':
    'Asignación: primero asigna el jugador inicial y luego los demás en sentido horario; todos los personajes asignados forman un solo equipo.',
  'rule.LCG-7.05':
    'Un jugador asigna de una vez todos los personajes que ha elegido y usa después, en el orden que quiera, las respuestas a esa asignación, antes de que asigne el jugador siguiente.',
  'rule.LCG-7.06':
    'Preparación: cuando todos han tenido ocasión de asignar, se revela 1 carta de encuentro por jugador que siga en la partida.',
  'rule.LCG-7.07':
    'El número queda fijado al comienzo del paso y no baja aunque un jugador sea eliminado durante él.',
  'rule.LCG-7.08':
    'Preparación: las cartas se revelan una a una; los efectos «Al ser revelada» de una carta se resuelven antes de revelar la siguiente.',
  'rule.LCG-7.09': 'Preparación: los enemigos y lugares revelados van al área de preparación.',
  'rule.LCG-7.10':
    'Preparación: una traición revelada se resuelve y luego se descarta, si su texto no dice otra cosa.',
  'rule.LCG-7.11':
    'Preparación: un objetivo revelado va al área de preparación, si su texto no dice otra cosa.',
  'rule.LCG-7.12':
    'Si el mazo de encuentros se acaba en cualquier momento de la fase de misión, su pila de descartes se baraja y pasa a ser el nuevo mazo de encuentros.',
  'rule.LCG-7.13':
    'Un mazo que ya está vacío al empezar la fase de misión se rehace entonces, porque el texto abarca toda la fase.',
  'rule.LCG-7.14':
    'Si están vacíos el mazo y la pila de descartes, se omiten las cartas que falten por revelar, porque no hay nada que revelar.',
  'rule.LCG-7.15':
    'Resolución: se compara la voluntad total de los personajes asignados con la fuerza de amenaza total de las cartas del área de preparación.',
  'rule.LCG-7.16': 'Ni los enemigos enfrentados ni el lugar activo suman amenaza.',
  'rule.LCG-7.17': 'Sin personajes asignados la voluntad es 0, y la comparación se hace igualmente.',
  'rule.LCG-7.18':
    'Voluntad mayor: el intento de misión tiene éxito y se pone tanto progreso como la voluntad menos la amenaza.',
  'rule.LCG-7.19':
    'Ese progreso va al lugar activo, si lo hay, hasta explorarlo; lo que sobra va a la carta de misión actual.',
  'rule.LCG-7.20':
    'El éxito queda establecido antes de poner el progreso; entre lo uno y lo otro se resuelven los efectos obligados de una misión con éxito.',
  'rule.LCG-7.21':
    'Amenaza mayor: el intento fracasa, no se pone progreso y cada jugador sube su amenaza en toda la diferencia (no se reparte).',
  'rule.LCG-7.22': 'Totales iguales: ni se pone progreso ni sube la amenaza.',
  'rule.LCG-7.23':
    'Un personaje cuenta como asignado hasta que acaba la fase de misión, salvo que el efecto de una carta lo aparte de ella.',
  'rule.LCG-7.24':
    'Un personaje que ha salido del juego o de la misión antes de la resolución no suma voluntad.',
  'rule.LCG-7.25':
    'Un personaje asignado sigue agotado después de la fase de misión o después de ser apartado de la misión.',
  'rule.LCG-7.26':
    'Una edición puede leerse como si los personajes se preparasen al acabar el paso; la aplicación los deja agotados, porque así lo dicen la otra edición y la fase de recuperación.',
  'rule.LCG-7.27':
    'Tom asigna a Éowyn (voluntad 4); Kris, a Aragorn (2) y a Guardia de la Ciudadela (1). Campos Gladios (amenaza 3) está en el área de preparación; las 2 cartas reveladas son Patrulla del Claro del Este (3) y Zumbacuernos (1). Totales, 7 contra 7: empate, no pasaría nada.',
  'rule.LCG-7.28':
    'Continuación: antes de la resolución, Tom usa la capacidad de Éowyn y descarta 1 carta de la mano para tener +1 de voluntad. Totales, 8 contra 7: exactamente 1 ficha de progreso va a la carta de misión actual.',
  'rule.LCG-8.01':
    'Los jugadores pueden viajar, todos juntos, a 1 lugar que elijan del área de preparación; a un solo lugar cada vez.',
  'rule.LCG-8.02':
    'Ese lugar pasa del área de preparación al lado de la carta de misión actual y se convierte en el lugar activo.',
  'rule.LCG-8.03': 'Los jugadores no pueden viajar mientras haya un lugar activo; antes hay que explorarlo.',
  'rule.LCG-8.04':
    'El jugador inicial tiene la última palabra sobre si se viaja y adónde; viajar nunca es obligatorio.',
  'rule.LCG-8.05': 'Los lugares del área de preparación suman su fuerza de amenaza; el lugar activo, no.',
  'rule.LCG-8.06':
    'El lugar activo hace de escudo de la misión: el progreso que iría a la carta de misión va al lugar activo.',
  'rule.LCG-8.07':
    'Un lugar cuyas fichas de progreso igualan sus puntos de misión queda explorado y sale del juego descartado.',
  'rule.LCG-8.08':
    'Esto vale para cualquier lugar, activo o no, en el momento en que recibe la última ficha.',
  'rule.LCG-8.09':
    'Solo un efecto que diga que se salta el lugar activo puede poner progreso más allá de él.',
  'rule.LCG-8.10':
    'El progreso de un efecto de carta que nombra la misión llena antes el lugar activo, y el resto sigue hasta la misión, como en la resolución; el progreso de un efecto que nombra un lugar no pasa más allá, porque el escudo es solo para el progreso de la misión.',
  'rule.LCG-8.11':
    'Un efecto de viaje es un coste o una condición más para viajar a ese lugar (véase LCG-16.19).',
  'rule.LCG-8.12':
    'Si el lugar activo se ha explorado en la fase de misión, los jugadores pueden viajar de nuevo en la misma ronda.',
  'rule.LCG-8.13':
    'Se logran 3 de progreso mientras está activo Arroyo Encantado (2 puntos de misión): 2 van a Arroyo Encantado, que se descarta, y 1 a la carta de misión actual.',
  'rule.LCG-9.01':
    'La fase de encuentros consta de dos pasos: primero el enfrentamiento opcional y luego las comprobaciones de enfrentamiento.',
  'rule.LCG-9.02':
    'Enfrentamiento opcional: cada jugador puede enfrentarse, una vez, a 1 enemigo que elija del área de preparación, sea cual sea su coste de enfrentamiento; el enemigo pasa a estar delante de ese jugador.',
  'rule.LCG-9.03': 'El jugador inicial elige o pasa primero, y luego los demás en sentido horario.',
  'rule.LCG-9.04':
    'Comprobación de enfrentamiento (obligatoria): de los enemigos del área de preparación con un coste de enfrentamiento que no supere la amenaza del jugador, se enfrenta a ese jugador el de coste más alto.',
  'rule.LCG-9.05': 'En una comprobación se enfrenta, como mucho, un enemigo.',
  'rule.LCG-9.06':
    'Comprueba primero el jugador inicial, luego los demás en sentido horario y otra vez el jugador inicial, hasta que ningún enemigo del área de preparación pueda enfrentarse a nadie.',
  'rule.LCG-9.07':
    'El paso acaba tras una vuelta completa de comprobaciones en la que no se ha enfrentado ningún enemigo.',
  'rule.LCG-9.08':
    'Si hay empate en el coste de enfrentamiento más alto posible, elige el jugador que hace la comprobación, porque el reglamento calla y solo le afecta a él.',
  'rule.LCG-9.09':
    'Se llegue como se llegue, el resultado es el mismo: el enemigo queda enfrentado con el jugador y el jugador con el enemigo.',
  'rule.LCG-9.10': 'Los enemigos no atacan durante la fase de encuentros.',
  'rule.LCG-9.11':
    'Un enemigo sigue enfrentado hasta que es derrotado, lo retira el efecto de una carta o eliminan a su jugador.',
  'rule.LCG-9.12':
    'Un jugador puede estar enfrentado con cuantos enemigos sea; un enemigo, con un jugador como mucho.',
  'rule.LCG-9.13':
    'Amenaza: Tom (jugador inicial) 24, Kris 35. Área de preparación: Rey Araña (coste de enfrentamiento 20), Araña del Bosque (25), Vástago de Ungoliant (32), Zumbacuernos (40). Los dos renuncian al enfrentamiento opcional. Comprobaciones: Tom, Rey Araña; Kris, Vástago de Ungoliant; Tom, ninguno; Kris, Araña del Bosque; Tom, ninguno; Kris, ninguno; el paso acaba. Zumbacuernos se queda en el área de preparación.',
  'rule.LCG-9.14':
    'El ejemplo da una vez 34 como amenaza de Kris y en lo demás 35; las pruebas usan 35 (se dice primero y está en el diagrama); con 34 el resultado es el mismo.',
  'rule.LCG-10.01':
    'Los enemigos atacan primero: todo enemigo enfrentado con un jugador ataca una vez por ronda, y los ataques se resuelven de uno en uno.',
  'rule.LCG-10.02':
    'Al empezar la fase se adjudica a cada enemigo enfrentado, boca abajo, la primera carta del mazo de encuentros: es su carta de sombra.',
  'rule.LCG-10.03':
    'Las cartas de sombra se adjudican primero a los enemigos del jugador inicial y luego en sentido horario; entre los enemigos de un jugador, del coste de enfrentamiento más alto al más bajo.',
  'rule.LCG-10.04':
    'Entre enemigos de un mismo jugador con igual coste de enfrentamiento, ese jugador elige el orden, porque el reglamento calla.',
  'rule.LCG-10.05':
    'Un pie de imagen de una edición dice boca arriba; la aplicación las adjudica boca abajo, porque así lo dice todo lo demás.',
  'rule.LCG-10.06':
    'Si se acaba el mazo de encuentros, los enemigos que aún no tengan carta de sombra se quedan sin ella esta ronda; en la fase de combate el mazo no se rehace.',
  'rule.LCG-10.07': 'Los enemigos del área de preparación no reciben carta de sombra ni atacan.',
  'rule.LCG-10.08':
    'A un enemigo que ataca fuera de la fase de combate se le adjudica una carta de sombra para ese ataque, que se descarta después.',
  'rule.LCG-10.09':
    'En un ataque adicional se descartan las cartas de sombra anteriores del enemigo y se le adjudica una nueva.',
  'rule.LCG-10.10':
    'El jugador inicial resuelve todos los ataques contra él; luego hace lo mismo cada uno de los demás, en sentido horario.',
  'rule.LCG-10.11':
    'Cada ataque tiene 4 pasos, en este orden: elegir enemigo, declarar defensor, resolver el efecto de sombra y determinar el daño.',
  'rule.LCG-10.12':
    'Paso 1: el jugador cuyos enemigos se están resolviendo elige cuál de los que aún no han atacado va a continuación.',
  'rule.LCG-10.13':
    'Paso 2: para declarar defensor se agota un personaje preparado; un defensor como máximo por enemigo que ataca.',
  'rule.LCG-10.14': 'Paso 2: el jugador puede no declarar defensor; el ataque queda entonces sin defender.',
  'rule.LCG-10.15':
    'Paso 2: un jugador solo puede declarar defensores contra enemigos enfrentados con él, si el efecto de una carta no permite otra cosa.',
  'rule.LCG-10.16':
    'Si por efectos de cartas hay varios defensores, el jugador atacado asigna todo el daño a uno solo de ellos.',
  'rule.LCG-10.17':
    'Paso 3: el jugador activo descubre la carta de sombra y resuelve su efecto de sombra, si lo tiene.',
  'rule.LCG-10.18': 'Por eso el defensor se elige siempre sin conocer la carta de sombra.',
  'rule.LCG-10.19':
    'Si un enemigo tiene varias cartas de sombra, se descubren y resuelven una a una en el orden en que se adjudicaron, porque no se da ningún orden.',
  'rule.LCG-10.20':
    'Paso 4, con defensor: el defensor recibe en el acto tanto daño como el ataque del enemigo menos su propia defensa; si la defensa es igual o mayor, ninguno.',
  'rule.LCG-10.21': 'Paso 4: el daño que sobra después de destruir al defensor no pasa a nadie más.',
  'rule.LCG-10.22':
    'Paso 4, sin defender: todo el daño va a un único héroe del jugador atacado (a elección suya); los aliados no pueden recibirlo.',
  'rule.LCG-10.23':
    'La defensa no reduce el daño de los ataques sin defender ni el de los efectos de cartas.',
  'rule.LCG-10.24':
    'Si el defensor sale del juego o del combate antes de asignar el daño, el ataque queda sin defender.',
  'rule.LCG-10.25':
    'El jugador defensor es siempre aquel al que ataca el enemigo, aunque defienda el personaje de otro; «tú» en una carta de sombra se refiere a él.',
  'rule.LCG-10.26':
    'Un ataque en curso se resuelve aunque el enemigo vuelva al área de preparación o cambie de jugador.',
  'rule.LCG-10.27': 'Un personaje es defensor solo durante ese ataque; después sigue agotado.',
  'rule.LCG-10.28': 'Un defensor que se prepara puede volver a defender contra otro enemigo.',
  'rule.LCG-10.29':
    'Si el jugador atacado es eliminado durante un ataque, lo que queda de él se omite, porque no hay ningún héroe que reciba daño.',
  'rule.LCG-10.30':
    'Kris está enfrentado con Vástago de Ungoliant y Araña del Bosque: Vástago de Ungoliant recibe primero su carta de sombra (coste de enfrentamiento más alto); Kris puede resolver los dos ataques en cualquier orden y empieza por Vástago de Ungoliant.',
  'rule.LCG-10.31':
    'Defiende Arquero del Cauce de Plata (defensa 0, 1 punto de impacto). La carta de sombra Patrulla del Claro del Este da +1 de ataque (y +3 de amenaza solo si nadie defiende). 5+1-0 = 6 de daño: el arquero es destruido, nada pasa a otros y la amenaza no sube.',
  'rule.LCG-10.32':
    'Araña del Bosque (ataque 2) queda sin defender; su carta de sombra, Arroyo Encantado, no tiene efecto de sombra: 2 de daño para Aragorn (5 puntos de impacto), al que le quedan 3; su defensa no se resta.',
  'rule.LCG-11.01':
    'Después de todos los ataques enemigos, el jugador inicial y luego los demás, en sentido horario, pueden declarar ataques contra enemigos; atacar es opcional.',
  'rule.LCG-11.02':
    'Paso 1: el jugador nombra como objetivo a un enemigo enfrentado con él y agota al menos 1 personaje preparado como atacante; pueden atacar juntos cuantos quiera.',
  'rule.LCG-11.03': 'Paso 2: se suman los valores de ataque de todos los atacantes.',
  'rule.LCG-11.04':
    'Paso 3: el objetivo recibe en el acto tanto daño como el ataque total menos su defensa; si la defensa es igual o mayor, ninguno.',
  'rule.LCG-11.05':
    'Un jugador puede declarar 1 ataque por ronda contra cada enemigo enfrentado con él, y cada uno se resuelve por completo antes del siguiente.',
  'rule.LCG-11.06':
    'El límite vale también para los enemigos a los que se llega con A distancia; los ataques que concede el efecto de una carta se añaden aparte.',
  'rule.LCG-11.07': 'Un jugador termina todos sus ataques antes de que ataque el jugador siguiente.',
  'rule.LCG-11.08': 'Un personaje es atacante solo durante ese ataque; después sigue agotado.',
  'rule.LCG-11.09':
    'No se puede atacar a los enemigos del área de preparación, si el efecto de una carta no lo permite.',
  'rule.LCG-11.10':
    'Si el objetivo sale del juego antes del paso 3, el ataque acaba sin daño y los atacantes siguen agotados.',
  'rule.LCG-11.11':
    'La carta de sombra se queda con su enemigo toda la fase de combate; si el enemigo sale del juego, sus cartas de sombra se descartan.',
  'rule.LCG-11.12':
    'Al final de la fase de combate se descartan todas las cartas de sombra adjudicadas esta ronda (a la pila de descartes de encuentros).',
  'rule.LCG-11.13':
    'Cada punto de daño es una ficha de daño sobre la carta y le quita 1 de los puntos de impacto que le quedan.',
  'rule.LCG-11.14':
    'El daño permanece hasta que un efecto lo cura o lo retira, o hasta que la carta sale del juego.',
  'rule.LCG-11.15':
    'Un héroe, aliado o enemigo al que le quedan 0 puntos de impacto es derrotado en el acto.',
  'rule.LCG-11.16':
    'Un personaje derrotado (héroe o aliado) va a los descartes de su propietario; un enemigo derrotado, a la pila de descartes de encuentros.',
  'rule.LCG-11.17':
    'Los efectos que llevan cartas de una pila de descartes a una mano o a un mazo pasan por alto a los héroes; un héroe nunca puede estar en una mano ni en un mazo.',
  'rule.LCG-11.18':
    'Todas las fichas de una carta que sale del juego vuelven a la reserva central, incluidos los recursos de un héroe muerto.',
  'rule.LCG-11.19': 'Las cartas que un mismo efecto deja con 0 puntos de impacto son derrotadas a la vez.',
  'rule.LCG-11.20':
    'Glorfindel (ataque 3) ataca a Orcos de Dol Guldur (defensa 0, 3 puntos de impacto): 3 de daño, destruidos, a la pila de descartes de encuentros.',
  'rule.LCG-11.21':
    'En un segundo ataque, aparte, Legolas (3) y Lancero de Gondor (1) atacan a Señor de las Bestias de Dol Guldur (defensa 1, 5 puntos de impacto): 4-1 = 3 de daño; sobrevive con 2 puntos de impacto y conserva las fichas.',
  'rule.LCG-12.01':
    'En este orden: cada jugador prepara todas las cartas agotadas que controla; cada jugador sube su amenaza en 1; la ficha de jugador inicial pasa a la izquierda.',
  'rule.LCG-12.02': 'Se preparan héroes, aliados y cartas vinculadas.',
  'rule.LCG-12.03':
    'Un jugador que con esa subida llega al nivel de eliminación queda eliminado antes de que pase la ficha.',
  'rule.LCG-12.04': 'La ficha se salta a los jugadores eliminados; si solo queda un jugador, la conserva.',
  'rule.LCG-12.05': 'Entonces acaba la ronda, y la siguiente empieza con la fase de recursos.',
  'rule.LCG-13.01':
    'Los jugadores avanzan en el acto cuando la carta de misión actual tiene un número de fichas de progreso no menor que sus puntos de misión.',
  'rule.LCG-13.02':
    'El progreso sobrante no se arrastra; todo el progreso de la etapa terminada vuelve a la reserva central.',
  'rule.LCG-13.03':
    'Lo que manda la nueva carta de misión se cumple nada más revelarla (lado A y luego lado B).',
  'rule.LCG-13.04':
    'Nada más cambia: siguen igual el área de preparación, los enemigos enfrentados, los personajes agotados, el daño y los recursos, y la ronda continúa donde estaba.',
  'rule.LCG-13.05':
    'El lugar activo sigue activo, y se puede avanzar en cualquier fase, también por el efecto de una carta.',
  'rule.LCG-13.06': 'Si un efecto impide avanzar, se puede seguir poniendo progreso sin límite.',
  'rule.LCG-13.07': 'Un efecto que quita progreso de la misión nunca lo quita del lugar activo.',
  'rule.LCG-13.08':
    'Si varias cartas de misión tienen el mismo número de etapa, la instrucción de la carta anterior decide cuál se usa; sin ella, la aplicación la sortea, porque el reglamento solo fija el orden de los números.',
  'rule.LCG-14.01':
    'Hay tres clases de mazo: los de misión y de encuentros, uno de cada y comunes a todos, y el de jugador, uno para cada cual; los héroes no son de ningún mazo.',
  'rule.LCG-14.02':
    'Carta de misión: una etapa numerada; el lado A tiene el relato y la preparación, y el lado B, lo que hace falta para avanzar; los dos muestran el número, así que el mazo se ordena sin leer las etapas posteriores.',
  'rule.LCG-14.03': 'Enemigo: se enfrenta a un jugador concreto y sigue en juego hasta que es derrotado.',
  'rule.LCG-14.04':
    'Lugar: amenaza desde el área de preparación hasta que los jugadores viajan a él y lo exploran.',
  'rule.LCG-14.05':
    'Traición: su texto se resuelve en cuanto se revela; luego va a la pila de descartes de encuentros.',
  'rule.LCG-14.06':
    'Objetivo: meta, compañero, llave u objeto del escenario; se baraja en el mazo de encuentros al preparar la partida, si no se dice otra cosa.',
  'rule.LCG-14.07':
    'Una enumeración de lo que hay en el mazo de encuentros omite los objetivos; la aplicación los incluye, porque así lo hacen la regla de los objetivos y otra enumeración.',
  'rule.LCG-14.08':
    'Héroe: empieza en juego, recibe recursos y puede ser asignado a misiones, atacar y defender; los héroes no tienen coste.',
  'rule.LCG-14.09':
    'Personaje quiere decir héroe o aliado, también cuando un efecto hace elegir «un personaje».',
  'rule.LCG-14.10': 'Los enemigos nunca son personajes.',
  'rule.LCG-14.11':
    'Aliado: personaje que se juega desde la mano y sigue en juego hasta que es destruido o retirado.',
  'rule.LCG-14.12': 'Carta vinculada: al jugarla, siempre se vincula a otra carta.',
  'rule.LCG-14.13': 'Si sale del juego la carta a la que está vinculada, la carta vinculada se descarta.',
  'rule.LCG-14.14':
    'Evento: se juega desde la mano, se resuelve en el acto y acaba entre los descartes de su propietario.',
  'rule.LCG-14.15': 'Un rasgo no tiene regla propia; solo importa a las cartas que lo mencionan.',
  'rule.LCG-14.16':
    'Una carta de encuentro que se vincula a otra pasa a ser una carta vinculada y pierde el tipo que tenía; un objetivo conserva también el suyo.',
  'rule.LCG-15.01':
    'Carta de misión: título (distinto en cada etapa), símbolo del escenario, número de orden, iconos de conjuntos de encuentro, título del escenario, texto de reglas, datos de la colección y puntos de misión (progreso necesario para avanzar).',
  'rule.LCG-15.02':
    'El símbolo del escenario y los iconos de conjuntos de encuentro dicen juntos qué conjuntos forman el mazo de encuentros.',
  'rule.LCG-15.03':
    'Carta de encuentro: título, coste de enfrentamiento, fuerza de amenaza, ataque, defensa, puntos de misión, puntos de impacto, icono de conjunto de encuentro, rasgos, texto de reglas, efecto de sombra, tipo de carta, datos de la colección y, en los objetivos, título del escenario.',
  'rule.LCG-15.04':
    'La fuerza de amenaza cuenta contra la misión mientras la carta está en el área de preparación; los puntos de misión de un lugar son el progreso necesario para explorarlo; los puntos de impacto, el daño necesario para destruir una carta.',
  'rule.LCG-15.05':
    'Carta de jugador: título, marca de única, coste, coste de amenaza (héroes), esfera, voluntad, ataque, defensa, puntos de impacto, iconos de recurso (héroes), rasgos, texto de reglas, tipo de carta y datos de la colección.',
  'rule.LCG-15.06':
    'El coste es el número de recursos que hay que gastar para jugar la carta desde la mano; el coste de amenaza es lo que un héroe suma a la amenaza inicial.',
  'rule.LCG-15.07':
    'Los iconos de recurso dicen de qué esfera o esferas son los recursos de un héroe y el propio héroe; las cartas neutrales son grises y no llevan icono de esfera.',
  'rule.LCG-15.08':
    'La voluntad cuenta al ser asignado a una misión, el ataque al atacar y la defensa al defender.',
  'rule.LCG-15.09': 'Las citas en cursiva no tienen valor de regla.',
  'rule.LCG-16.01':
    'Las cartas de héroe y de jugador tienen 5 clases de efecto (continuo, acción, respuesta, obligado y palabra clave); las de misión y de encuentro, 6 (continuo, obligado, «Al ser revelada», sombra, viaje y palabra clave).',
  'rule.LCG-16.02':
    'Efecto continuo: sin palabra en negrita que lo active; se aplica siempre, mientras su carta está en juego y se cumple su condición (ejemplo: Arroyo Encantado).',
  'rule.LCG-16.03':
    'Acción: siempre opcional; la activa quien la controla, en cualquier oportunidad de acción.',
  'rule.LCG-16.04':
    'La carta tiene que estar en juego para usar su acción o su respuesta, si el texto no dice otra cosa.',
  'rule.LCG-16.05':
    'Los eventos son acciones que se juegan directamente de la mano; un evento con «Respuesta:» se juega, en cambio, cuando ocurre lo que lo activa.',
  'rule.LCG-16.06':
    'Una acción que lleva delante el nombre de una fase solo se usa en las oportunidades de esa fase; la que no lo lleva, en cualquiera de la ronda.',
  'rule.LCG-16.07':
    'La acción de Glorfindel se puede usar en cualquier oportunidad; el evento Astucia de Radagast (una acción de misión), solo en las de la fase de misión.',
  'rule.LCG-16.08':
    'Respuesta: siempre opcional; quien la controla la usa inmediatamente después del suceso que la activa.',
  'rule.LCG-16.09': 'Una respuesta se usa una sola vez por cada vez que ocurre lo que la activa.',
  'rule.LCG-16.10':
    'La respuesta de Hijo de Arnor se puede usar en cuanto Hijo de Arnor ha entrado en juego.',
  'rule.LCG-16.11':
    'Obligado: hay que resolverlo en el acto cada vez que ocurre lo que lo activa, quiera o no quien lo controla.',
  'rule.LCG-16.12':
    'El efecto obligado de Víbora de Pantano se resuelve cada vez que ataca Víbora de Pantano.',
  'rule.LCG-16.13': 'Un efecto obligado tiene que estar ya en juego y activo cuando ocurre lo que lo activa.',
  'rule.LCG-16.14':
    'Al ser revelada: efecto obligado que se resuelve en cuanto se revela la carta de encuentro.',
  'rule.LCG-16.15':
    'Un efecto «Al ser revelada» no se resuelve cuando la carta se descubre como carta de sombra.',
  'rule.LCG-16.16':
    'Una carta solo es revelada si la regla o el efecto dice revelar; si se busca y se pone en juego, ese efecto no se activa.',
  'rule.LCG-16.17':
    'Sombra: segundo efecto, bajo el icono de sombra, que solo se resuelve si la carta se adjudicó en combate a un enemigo que ataca (ejemplo: Orcos de Dol Guldur).',
  'rule.LCG-16.18': 'Mientras una carta es carta de sombra, solo está activo su texto de sombra.',
  'rule.LCG-16.19':
    'Viaje: coste o condición que deben cumplir algunos jugadores o todos para viajar al lugar; si no, no pueden viajar allí.',
  'rule.LCG-16.20': 'El coste de viaje se paga antes de que el lugar pase a estar activo.',
  'rule.LCG-16.21':
    'Un efecto de encuentro cancelado cuenta como no activado, pero lo demás de la carta, palabras clave incluidas, se resuelve.',
  'rule.LCG-17.01':
    'Una palabra clave, que suele estar al principio del texto de una carta, equivale a la regla completa que se da abajo, esté impresa donde esté.',
  'rule.LCG-17.02':
    'Maldito X: cuando la carta se revela en el paso de preparación, cada jugador sube su amenaza en X.',
  'rule.LCG-17.03':
    'Oleada: cuando la carta se revela en el paso de preparación, se revela 1 carta de encuentro más, inmediatamente después de los efectos «Al ser revelada» de aquella.',
  'rule.LCG-17.04': 'Una carta revelada por Oleada se resuelve entera, con sus propias palabras clave.',
  'rule.LCG-17.05':
    'Maldito, Oleada y Protegido se aplican siempre que la carta se revela del mazo de encuentros, también al preparar la partida.',
  'rule.LCG-17.06':
    'Maldito se resuelve antes que el efecto «Al ser revelada» de la carta, porque el reglamento solo pone después a Oleada.',
  'rule.LCG-17.07':
    'Protegido: cuando el objetivo llega del mazo de encuentros al área de preparación, se revela la siguiente carta de encuentro y se vincula a él; las dos están en el área de preparación.',
  'rule.LCG-17.08':
    'Un objetivo protegido no se puede reclamar mientras tenga vinculada una carta de encuentro; superada esta, queda en el área de preparación hasta que se reclama como dice su texto.',
  'rule.LCG-17.09':
    'Si la carta revelada por Protegido es otro objetivo, este va al área de preparación y en su lugar se usa la siguiente carta de encuentro.',
  'rule.LCG-17.10':
    'Los enemigos y lugares vinculados a un objetivo cuentan su amenaza en el área de preparación.',
  'rule.LCG-17.11':
    'Un enemigo o lugar que protege queda superado cuando sale del juego (derrotado o explorado, o por el efecto de una carta).',
  'rule.LCG-17.12':
    'Una traición que protege se resuelve en cuanto se revela y queda superada cuando sus efectos se han resuelto o cancelado.',
  'rule.LCG-17.13':
    'Un enemigo que protege puede enfrentarse a jugadores y a un lugar que protege se puede viajar; el objetivo sigue unido a él y, cuando esa carta sale del juego, queda en el área de preparación sin protección.',
  'rule.LCG-17.14': 'El jugador que reclama un objetivo pasa a controlarlo, si no se dice otra cosa.',
  'rule.LCG-17.15':
    'A distancia: quien controla al personaje puede declararlo atacante contra enemigos enfrentados con otros jugadores.',
  'rule.LCG-17.16':
    'A distancia se puede usar en los ataques que declara quien controla al personaje o para unirse a un ataque que declara otro jugador.',
  'rule.LCG-17.17':
    'Centinela: quien controla al personaje puede declararlo defensor contra un ataque a otro jugador, después de que este no haya declarado defensor.',
  'rule.LCG-17.18':
    'Los personajes con A distancia o Centinela tienen que agotarse y cumplir, como siempre, todo lo demás.',
  'rule.LCG-17.19':
    'El texto de A distancia habla una vez del propietario; la aplicación entiende quien lo controla, porque solo quien controla declara ataques.',
  'rule.LCG-17.20':
    'La ocasión de usar Centinela se ofrece en sentido horario desde el jugador atacado; el primer defensor declarado ocupa el único puesto, porque solo cabe uno.',
  'rule.LCG-17.21':
    'Restringido: un personaje puede tener, como máximo, dos cartas vinculadas con esta palabra clave; si se le vincula una tercera, una de las tres va en el acto a los descartes de su propietario.',
  'rule.LCG-17.22': 'Elige cuál quien controla al personaje, porque el reglamento no nombra a nadie.',
  'rule.LCG-17.23':
    'Victoria X: un enemigo derrotado o un lugar explorado con esta palabra clave lo guarda un jugador junto al marcador de amenaza, y al final da X puntos de victoria a todo el grupo.',
  'rule.LCG-17.24':
    'La aplicación tiene una sola zona de victoria común; una carta va a ella únicamente al ser derrotada o explorada, porque por eso son los puntos.',
  'rule.LCG-18.01':
    'Un efecto que dura más que su propia resolución es un efecto duradero; puede durar un tiempo fijado o no tener fin.',
  'rule.LCG-18.02':
    'A una carta pueden afectarle cuantos efectos duraderos sea; su orden no importa: se aplica la suma de todos.',
  'rule.LCG-18.03':
    'Una voluntad, un ataque, una defensa o una fuerza de amenaza que quede por debajo de 0 tras todos los efectos cuenta como 0.',
  'rule.LCG-18.04': 'La suma se vuelve a calcular cada vez que entra en vigor un modificador nuevo.',
  'rule.LCG-18.05':
    'El tope inferior se aplica después de la suma: base 1, -3, +1 da 0 (suma -1), y un +2 posterior da 1.',
  'rule.LCG-18.06':
    'Cuando los activa lo mismo, el orden es efectos continuos, efectos obligados, respuestas; dentro de cada grupo, «cuando» antes que «después».',
  'rule.LCG-18.07':
    'Si efectos incompatibles fueran a resolverse a la vez, el jugador inicial elige el orden.',
  'rule.LCG-18.08':
    'Si un efecto de encuentro o de misión tiene que tomar uno entre varios objetivos posibles, lo elige el jugador inicial.',
  'rule.LCG-18.09': '«No puede» es absoluto.',
  'rule.LCG-18.10': 'Tras «luego», la segunda parte se resuelve solo si se resolvió la primera.',
  'rule.LCG-18.11':
    '«Debe X o Y» quiere decir X si se puede y, si no, Y; «debe o bien X o bien Y» lo elige el jugador.',
  'rule.LCG-18.12':
    'Los límites «una vez por ronda» o «por fase» son de ese ejemplar de la carta; «una vez por partida» es del jugador.',
  'rule.LCG-18.13': 'Una carta que se nombra a sí misma se refiere solo a ese ejemplar.',
  'rule.LCG-18.14': 'Un mazo se baraja después de buscar en él; una pila de descartes conserva su orden.',
  'rule.LCG-18.15':
    'Un jugador no puede usar un efecto que no tiene objetivo legal; un efecto obligatorio hace cuanto puede, porque el reglamento calla.',
  'rule.LCG-18.16':
    'Los efectos de «al final de la fase» se resuelven tras la última oportunidad de acción de la fase, y después acaban los de «hasta el final de la fase», porque unos y otros tienen que ver aún esa fase.',
  'rule.LCG-19.01':
    'Para jugar una carta de la mano (o usar ciertos efectos), un jugador gasta recursos de héroes cuyo icono de recurso coincide con la esfera de la carta: la correspondencia de recursos.',
  'rule.LCG-19.02': 'Los recursos gastados van de la reserva del héroe a la reserva central.',
  'rule.LCG-19.03': 'Se pueden gastar los recursos de un héroe agotado.',
  'rule.LCG-19.04':
    'Una carta de coste 0 no pide recursos, pero su jugador tiene que controlar al menos un héroe con el icono correspondiente.',
  'rule.LCG-19.05': 'Se pueden juntar los recursos de varios héroes con el mismo icono.',
  'rule.LCG-19.06': 'Se gasta el coste exacto, de reservas que el propio jugador elige y controla.',
  'rule.LCG-19.07':
    'Una carta neutral no pide correspondencia: se paga de cualquier reserva, mezclando iconos sin límite; en la caja básica no hay más carta neutral que Gandalf.',
  'rule.LCG-19.08':
    'Si la carta ya está en juego, pagar una capacidad suya no pide correspondencia, salvo que la propia capacidad lo diga.',
  'rule.LCG-19.09':
    'En «paga o agota X para hacer Y», todo lo que va antes de «para» es el coste y todo lo que va después, el efecto.',
  'rule.LCG-19.10': 'Los costes se pagan solo con cartas o recursos que el jugador controla.',
  'rule.LCG-19.11': 'Si se cancela un efecto, su coste queda pagado.',
  'rule.LCG-19.12': 'El coste se paga entero antes del efecto; si no se puede, el efecto no se puede usar.',
  'rule.LCG-19.13': 'Un héroe con varios iconos de recurso puede pagar por cualquiera de esas esferas.',
  'rule.LCG-19.14':
    'Glóin (Liderazgo) tiene 3 recursos; Éowyn y Eleanor (Espíritu), 2 cada una. Guardia de la Ciudadela (Liderazgo, coste 2) se paga con los de Glóin, que se queda con 1. Rastreador Norteño (Espíritu, coste 4) toma 2 de Éowyn y 2 de Eleanor, que se quedan con 0.',
  'rule.LCG-19.15':
    'Deducido: antes de esos pagos no se habría podido jugar una carta de Espíritu de coste 5 (las reservas de Espíritu suman 4 y Glóin no corresponde), pero sí una carta neutral de coste 5.',
  'rule.LCG-20.01':
    'Los personajes y las cartas vinculadas entran en juego preparados (boca arriba y derechos).',
  'rule.LCG-20.02':
    'Una carta que se usa para asignarse, atacar, defender o pagar un coste de agotar se gira 90 grados y queda agotada.',
  'rule.LCG-20.03':
    'Una carta agotada no se puede agotar de nuevo; por tanto, no puede hacer nada que pida agotarla hasta que el juego o el efecto de una carta la prepara (la endereza).',
  'rule.LCG-20.04': 'Un aliado jugado en esta ronda puede ser asignado, defender o atacar en la misma ronda.',
  'rule.LCG-20.05':
    'Una carta agotada conserva sus efectos continuos y las capacidades que no cuestan agotarla.',
  'rule.LCG-20.06':
    'Una carta vinculada y la carta que la lleva se agotan y se preparan cada una por su cuenta.',
  'rule.LCG-21.01':
    'Mientras un jugador tenga en juego una carta única, nadie puede jugar ni poner en juego otra del mismo título.',
  'rule.LCG-21.02':
    'Una carta que entraría en juego contra esta regla se queda donde está (mano, mazo o pila de descartes).',
  'rule.LCG-21.03':
    'La regla abarca los héroes, aliados, cartas vinculadas y eventos únicos que pudieran entrar en juego.',
  'rule.LCG-21.04': 'Un ejemplar en una pila de descartes no impide otro.',
  'rule.LCG-21.05': 'De una carta que no es única puede haber en juego cuantos ejemplares sea.',
  'rule.LCG-21.06': 'Se mira el título, entre todos los jugadores y todos los tipos de carta.',
  'rule.LCG-21.07':
    'La aplicación rechaza la jugada antes de que se pague coste alguno, porque el intento fracasaría de todos modos.',
  'rule.LCG-22.01':
    'Los héroes de un jugador y las cartas de su mazo son de su propiedad, y él los controla hasta que un efecto del juego da el control a otro jugador o al mazo de encuentros.',
  'rule.LCG-22.02':
    'Una carta que sale del juego va, según diga el efecto, a la mano, al mazo o a los descartes de su propietario.',
  'rule.LCG-22.03':
    'Un aliado entra en juego bajo el control de quien lo juega; no se puede jugar bajo el control de otro.',
  'rule.LCG-22.04': 'Un aliado que cambia de control pasa a la zona de quien lo controla desde entonces.',
  'rule.LCG-22.05':
    'Un jugador puede jugar una carta vinculada sobre el personaje de otro, y con ello le da el control de esa carta.',
  'rule.LCG-22.06':
    'Las cartas vinculadas las controla siempre quien controla al personaje que las lleva, y cambian de control con él.',
  'rule.LCG-22.07':
    'Quien juega una carta vinculada sobre un enemigo o un lugar, o en el área de preparación, conserva su control.',
  'rule.LCG-22.08':
    'Las cartas de encuentro vinculadas a un personaje no las controla ese jugador, si un efecto no lo dice.',
  'rule.LCG-22.09':
    'Una carta que cambia de control conserva su estado (preparada o agotada, daño, cartas vinculadas).',
  'rule.LCG-23.01':
    'Un jugador con el mazo vacío sigue jugando con las cartas de la mano y las que tiene en juego; la pila de descartes no se vuelve a barajar.',
  'rule.LCG-23.02':
    'El mazo de encuentros se rehace con su pila de descartes solo en la fase de misión (véase LCG-7.12); fuera de ella, un mazo de encuentros vacío sigue vacío (véase LCG-10.06).',
  'rule.LCG-23.03':
    'Robar, mirar o descartar de un mazo con menos cartas de las debidas se hace con las que haya, porque un mazo vacío no lleva castigo.',
  'rule.LCG-24.01':
    'Un jugador queda eliminado cuando todos sus héroes han sido destruidos o cuando lo dice el efecto de una carta.',
  'rule.LCG-24.02':
    'Un jugador queda eliminado cuando su nivel de amenaza alcanza 50; los escenarios de fuera de la caja básica pueden usar otro límite.',
  'rule.LCG-24.03':
    'La eliminación por amenaza es inmediata al llegar el marcador al límite, aunque un efecto trate la amenaza como si fuera otra.',
  'rule.LCG-24.04':
    'Todas las cartas que controla el jugador eliminado, y las de su mazo y su mano, se ponen en la pila de descartes de sus respectivos propietarios.',
  'rule.LCG-24.05':
    'Una edición las manda todas a la pila del jugador eliminado; la aplicación usa la del propietario de cada carta, porque una carta que sale del juego va siempre a su propietario.',
  'rule.LCG-24.06':
    'Las cartas de encuentro enfrentadas con el jugador eliminado regresan al área de preparación con su daño.',
  'rule.LCG-24.07': 'Las cartas de sombra de esos enemigos se descartan.',
  'rule.LCG-24.08':
    'Los demás siguen jugando, y desde el siguiente paso de preparación se revela una carta menos.',
  'rule.LCG-24.09':
    'Si eliminan al jugador inicial, la ficha pasa en el acto, en sentido horario, al siguiente jugador que siga en la partida.',
  'rule.LCG-24.10':
    'Las cartas que son del jugador eliminado pero controla otro siguen en juego, porque solo se nombran las controladas.',
  'rule.LCG-24.11':
    'Un objetivo que controlaba el jugador eliminado va a la pila de descartes de encuentros, si su propio texto no dice otra cosa, porque la regla nombra todas las cartas controladas.',
  'rule.LCG-24.12':
    'Los jugadores que por un mismo efecto llegan a una condición de eliminación quedan eliminados juntos, porque les alcanza a todos a la vez.',
  'rule.LCG-25.01':
    'Los jugadores pierden cuando todos han sido eliminados antes de completar la última etapa.',
  'rule.LCG-25.02':
    'Los jugadores ganan, también los eliminados, cuando se completa la última etapa y al menos uno sigue en la partida.',
  'rule.LCG-25.03': 'La victoria es inmediata, en cualquier fase; la ronda no se termina.',
  'rule.LCG-25.04':
    'Si un mismo suceso completa la última etapa y elimina al último jugador, los jugadores pierden, porque hace falta un superviviente.',
  'rule.LCG-26.01': 'La puntuación se calcula solo tras una victoria; sirve para comparar partidas.',
  'rule.LCG-26.02':
    'Puntuación del grupo = amenaza final de todos los jugadores + coste de amenaza de todos los héroes muertos + fichas de daño sobre los héroes vivos - puntos de victoria.',
  'rule.LCG-26.03': 'Un jugador eliminado cuenta con amenaza 50 y con todos sus héroes muertos.',
  'rule.LCG-26.04': 'El nivel de amenaza nunca sube ni cuenta más allá del nivel de eliminación.',
  'rule.LCG-26.05': 'Cuanto más baja la puntuación, mejor; puede ser negativa.',
  'rule.LCG-26.06':
    'La hoja de puntuación da a cada jugador un subtotal de amenaza final + coste de amenaza de sus héroes muertos + daño, y suma los subtotales.',
  'rule.LCG-26.07':
    'La hoja de una edición resta los puntos de victoria en la línea de cada jugador; la de la otra, una vez del total; la aplicación los resta una vez, porque son del grupo.',
  'rule.LCG-26.08':
    'Regla posterior optativa: se suman 10 puntos por cada ronda jugada; de entrada está desactivada.',
  'rule.LCG-26.09':
    'Victoria en solitario: amenaza 43, un héroe muerto con coste de amenaza 8, 6 de daño en los demás, 5 puntos de victoria: 43+8+6-5 = 52.',
  'rule.LCG-27.01': 'Los jugadores pueden hablar de todo, y se les anima a planear juntos.',
  'rule.LCG-27.02':
    'Pero no pueden nombrar ni leer en voz alta las cartas de su mano, ni las que han visto ellos y los demás no.',
  'rule.LCG-27.03':
    'La aplicación enseña la mano solo a su dueño, y a los demás cuántas cartas tiene, porque esas cartas no se pueden nombrar.',
  'rule.LCG-27.04':
    'Una carta que mira un jugador se le enseña solo a él; una carta revelada se enseña a todos.',
  'rule.LCG-27.05':
    'La conversación no se filtra, pero se ofrecen avisos preparados que no nombran ninguna carta, porque está permitido hablar en términos generales.',
  'rule.LCG-27.06':
    'Las cartas de sombra boca abajo, el orden de los mazos y las etapas de misión posteriores están ocultos para todos, también en solitario.',
  'rule.LCG-27.07':
    'La amenaza, los recursos, el daño, el progreso, las cartas en juego y el tamaño de manos y mazos están a la vista de todos.',
  'rule.LCG-28.01':
    'Un mazo de jugador contiene solo aliados, cartas vinculadas y eventos, mezclados como se quiera.',
  'rule.LCG-28.02': 'Un mazo de jugador puede llevar como máximo 3 copias de una carta, contadas por título.',
  'rule.LCG-28.03': 'Un mazo de torneo tiene al menos 50 cartas; no se da un máximo.',
  'rule.LCG-28.04':
    'Antes de la partida los jugadores pueden acordar quién usa qué héroes; si varios quieren el mismo, acuerdan quién lo lleva y, si no pueden, decide el azar; los demás eligen otros.',
  'rule.LCG-28.05': 'Un título de héroe se usa, como mucho, una vez en todo el grupo.',
  'rule.LCG-28.06':
    'Son legales las cartas de una esfera sin héroe que le corresponda; el consejo de incluir solo cartas que correspondan no es una regla.',
  'rule.LCG-28.07':
    'Los cuatro mazos de inicio de la caja básica, de 30 cartas y uno por esfera, se pueden jugar tal cual en partidas de introducción, y mezclar con otras cartas para hacer mazos de torneo.',
  'rule.LCG-28.08': 'Inicio de Liderazgo: cartas 13-27; héroes Aragorn, Glóin y Théodred.',
  'rule.LCG-28.09': 'Inicio de Táctica: cartas 28-42; héroes Legolas, Gimli y Thalin.',
  'rule.LCG-28.10': 'Inicio de Espíritu: cartas 43-57; héroes Éowyn, Dúnhere y Eleanor.',
  'rule.LCG-28.11': 'Inicio de Saber: cartas 58-72; héroes Glorfindel, Denethor y Beravor.',
  'rule.LCG-28.12': 'Cada mazo de inicio lleva además 1 copia del aliado neutral Gandalf (carta 73).',
  'rule.LCG-28.13': 'La cuenta es 29 cartas de esfera + 1 Gandalf = 30, y 4 x 30 = 120 cartas de jugador.',
  'rule.LCG-28.14':
    'Primera partida: cada jugador toma una esfera con su mazo de inicio y sus tres héroes, y el escenario sugerido es A través del Bosque Negro.',
  'rule.LCG-28.15':
    'Dos jugadores no pueden tomar el mismo mazo de inicio, porque sus héroes únicos solo pueden estar en juego una vez.',
  'rule.LCG-29.01': 'Juego básico: no se adjudican cartas de sombra; todas las demás reglas siguen igual.',
  'rule.LCG-29.02': 'En el juego básico se omite el paso 3 de cada ataque enemigo.',
  'rule.LCG-29.03':
    'Juego experto: los mismos jugadores, mazos y héroes intentan los 3 escenarios en el orden A través del Bosque Negro, Travesía por el Anduin y Evasión de Dol Guldur, y se suman las puntuaciones.',
  'rule.LCG-29.04':
    'Nivel de pesadilla: además, la amenaza, los puntos de impacto (el daño) y los mazos de jugador no se restablecen entre escenarios.',
  'rule.LCG-29.05': 'En el juego experto sencillo todo se restablece con la preparación normal.',
  'rule.LCG-29.06':
    'En el paso de un escenario a otro, la pesadilla conserva amenaza, daño y pilas de descartes; las cartas en juego que no son héroes y las de la mano se barajan en los mazos de sus propietarios.',
  'rule.LCG-29.07':
    'En ese paso, la pesadilla descarta los recursos sin gastar y devuelve a sus conjuntos todas las cartas de encuentro, también las de la zona de victoria.',
  'rule.LCG-29.08':
    'En ese paso, la pesadilla da a cada jugador una mano inicial nueva, con un cambio de mano; una amenaza menor que la suma de los costes de amenaza de los héroes se sube hasta ella.',
  'rule.LCG-29.09': 'En la pesadilla, un héroe muerto sigue muerto.',
  'rule.LCG-29.10':
    'Una campaña fracasa en el primer escenario perdido, porque solo los ganados tienen puntuación; la aplicación ofrece intentarlo otra vez desde su comienzo.',
  'rule.LCG-30.01':
    'El mazo de encuentros de un escenario son todas las cartas de sus conjuntos de encuentro, barajadas juntas.',
  'rule.LCG-30.02':
    'A través del Bosque Negro: dificultad 1; conjuntos A través del Bosque Negro, Orcos de Dol Guldur y Arañas del Bosque Negro.',
  'rule.LCG-30.03':
    'Travesía por el Anduin: dificultad 4; conjuntos Tierras Ásperas, Orcos de Dol Guldur, Alcance de Sauron y Travesía por el Anduin.',
  'rule.LCG-30.04':
    'Evasión de Dol Guldur: dificultad 7; conjuntos Evasión de Dol Guldur, Orcos de Dol Guldur y Arañas del Bosque Negro.',
  'rule.LCG-30.05':
    'A través del Bosque Negro usa las 4 cartas de misión a las que se dan los números 120-123.',
  'rule.LCG-30.06':
    'Las cartas se eligen por los símbolos de escenario y de conjunto, no por los números impresos, porque la regla son los símbolos y la numeración puede cambiar de una impresión a otra.',
  'rule.LCG-30.07': 'El número de dificultad solo informa.',
  'rule.LCG-30.08':
    'En Evasión de Dol Guldur, un jugador cuyos héroes, salvo el capturado, han sido todos destruidos queda eliminado, y el grupo pierde.',
  'rule.LCG-31.01':
    'Un efecto duradero de una carta de encuentro, salvo que hable de quienes están «en ese momento», se calcula de nuevo cada vez que cuenta: alcanza a lo que llega después, y una cantidad que depende de la mesa (una bonificación por un ataque sin defender, una X) cambia con ella.',
  'rule.LCG-31.02':
    'Tras atacar desde la sombra, el Jinete de Lobos pasa a la parte superior del mazo de encuentros solo al acabar la fase de combate, así que no se vuelve a adjudicar en esa fase.',
  'rule.LCG-31.03':
    'Un héroe con varias copias de Atrapado en una Telaraña paga por cada una: 4 recursos por 2 copias; sin la suma completa sigue agotado.',
  'rule.LCG-31.04':
    'La última carta del mazo de encuentros se resuelve por completo al ser revelada; solo después la pila de descartes pasa a ser el nuevo mazo.',
  'rule.LCG-31.05':
    'Si el mismo progreso explora el lugar activo y completa la etapa, la etapa siguiente se revela y surte efecto antes de que nadie responda al lugar.',
  'rule.LCG-31.06':
    'Un personaje ataca y destruye a un enemigo solo si lo derrota el daño de ese ataque; lo que muere por un evento u otro efecto mientras dura el ataque no cuenta.',
  'rule.LCG-31.07':
    'En Evasión de Dol Guldur el grupo pierde en cuanto el jugador del héroe capturado queda eliminado, sea por lo que sea, porque ya nadie podría rescatar a ese héroe.',
  'rule.LCG-31.08':
    'Un efecto duradero de una carta de jugador sobre un grupo queda fijado al resolverse: abarca a quienes están entonces en el grupo y a nadie que se una después.',
  'rule.LCG-31.09':
    'Ser destruido y salir del juego son un solo momento, de modo que las respuestas a lo uno y a lo otro caben en la misma ocasión y van en cualquier orden, porque ambas cosas le ocurren al personaje a la vez.',
};
