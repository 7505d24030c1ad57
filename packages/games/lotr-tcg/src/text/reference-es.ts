import type { reference as english } from './reference-en.ts';

/** The rules, one fact a sentence, and the titles that they stand under. */
export const reference: Readonly<Record<keyof typeof english, string>> = {
  'section.terms': 'Papeles, componentes y términos básicos',
  'section.decks': 'Construcción del mazo y formatos',
  'section.setup': 'Preparación: apuestas, asientos y primer sitio',
  'section.starting-fellowship': 'Comunidad inicial y mano inicial',
  'section.turn': 'Secuencia del turno',
  'section.procedure': 'Procedimiento de acción',
  'section.fellowship': 'Fase de comunidad',
  'section.movement': 'Movimiento y sitios',
  'section.shadow': 'Fase de Sombra',
  'section.maneuver': 'Fase de maniobra',
  'section.archery': 'Fase de arquería',
  'section.assignment': 'Fase de asignación',
  'section.skirmish': 'Fase de escaramuza',
  'section.fierce': 'Escaramuzas fieras',
  'section.regroup': 'Fase de reagrupación',
  'section.card-types': 'Tipos de carta',
  'section.actions': 'Acciones: obligatorias, opcionales y de fase',
  'section.responses': 'Respuestas, prevenir y reemplazar',
  'section.costs': 'Requisitos, costes y efectos',
  'section.wounds': 'Vitalidad, heridas, esfuerzo, curación y muerte',
  'section.ring-bearer': 'Portador del Anillo, cargas y resistencia',
  'section.ring': 'El Anillo Único',
  'section.uniqueness': 'Singularidad, cartas activas y avistar',
  'section.keywords': 'Palabras clave',
  'section.allies': 'Aliados, llevar objetos y transferir',
  'section.control': 'Control y liberación de sitios',
  'section.tokens': 'Contadores de cultura y apilar',
  'section.piles': 'Pilas, manos, mirar, revelar y modificadores',
  'section.blocks': 'Números de sitio y símbolos de bloque',
  'section.errata': 'Erratas en vigor',
  'section.multiplayer': 'Partidas de tres o más jugadores',
  'section.end': 'Ganar y perder',
  'section.collecting': 'Datos de coleccionista',
  'rule.TCG-1.01':
    'Cada jugador tiene un solo mazo, con cartas de Gentes Libres y cartas de Sombra. En su propio turno usa sus cartas de Gentes Libres contra todos los demás, que usan sus cartas de Sombra.',
  'rule.TCG-1.02':
    'Durante un turno, el jugador activo es el jugador de Gentes Libres; todos los demás son jugadores de Sombra.',
  'rule.TCG-1.03':
    'Para el jugador de Gentes Libres, todo jugador de Sombra es un oponente; para un jugador de Sombra solo es oponente el jugador de Gentes Libres, y no los otros jugadores de Sombra.',
  'rule.TCG-1.04':
    'Una comunidad es el Portador del Anillo junto con los demás compañeros de un mismo jugador.',
  'rule.TCG-1.05':
    'Cada jugador tiene un mazo de robar, una mano, una pila de descartes, una pila de muertos, un mazo de aventura, un área de apoyo y un marcador.',
  'rule.TCG-1.06':
    'Las heridas, las cargas, los contadores de penumbra y los contadores de cultura son ilimitados.',
  'rule.TCG-1.07':
    'El fondo de penumbra es uno solo y lo comparten todos los jugadores; empieza la partida vacío.',
  'rule.TCG-1.08':
    'Todos los jugadores comparten un único camino de aventura con los sitios 1 a 9; el marcador de cada uno señala dónde está su comunidad.',
  'rule.TCG-1.09':
    'El área de apoyo es una fila detrás de la comunidad; en ella están los aliados, las cartas que dicen que se juegan allí y los sitios controlados.',
  'rule.TCG-1.10':
    'Los personajes son los aliados, los compañeros y los siervos; sus cartas tienen todas la misma disposición.',
  'rule.TCG-1.11':
    'Las reglas simplificadas de iniciación (primer jugador al azar, comunidades fijas, menos fases, volver a barajar una vez) no se usan; donde difieren, valen en su lugar las reglas dadas aquí, que sustituyen también a todos los reglamentos anteriores.',
  'rule.TCG-1.12':
    'Cuando el texto de una carta contradice una regla, vale el texto de la carta; «no puede» prevalece sobre «puede».',
  'rule.TCG-1.13':
    'Las mecánicas de colecciones posteriores (iniciativa, amenazas, seguidores y ayuda, faena, cazador, acechador, leva, perdurable, regiones, un Portador del Anillo inicial que no sea Frodo) quedan fuera, porque ni este reglamento ni la colección 4 conocen ninguna de ellas.',
  'rule.TCG-2.01':
    'Un jugador necesita como mínimo 71 cartas: un Portador del Anillo y El Anillo Único (2), un mazo de robar de 60 o más y un mazo de aventura de exactamente 9.',
  'rule.TCG-2.02':
    'Todo jugador tiene que empezar con una copia de Frodo, en la versión que sea, como Portador del Anillo, y esta lleva una copia de El Anillo Único, también en cualquier versión.',
  'rule.TCG-2.03':
    'Esas dos cartas están fuera del mazo de robar y no cuentan como cartas de Gentes Libres para TCG-2.05.',
  'rule.TCG-2.04': 'El mazo de robar tiene como mínimo 60 cartas, sin límite máximo.',
  'rule.TCG-2.05':
    'En el mazo de robar hay exactamente tantas cartas de Sombra como de Gentes Libres; por eso su tamaño es par.',
  'rule.TCG-2.06': 'En el mazo de robar no hay ningún sitio ni ninguna copia de El Anillo Único.',
  'rule.TCG-2.07':
    'En el mazo de robar hay como máximo 4 copias con un mismo título, sumando todos los subtítulos.',
  'rule.TCG-2.08':
    'Excepción: del título Frodo hay como máximo 3 copias en el mazo de robar, porque otra empieza en juego.',
  'rule.TCG-2.09':
    '4 copias de Aragorn, Rey en el Exilio son legales; también 2 de esa y 2 de Aragorn, Montaraz del Norte; no lo son 4 de cada una (8 copias con el título Aragorn).',
  'rule.TCG-2.10':
    'El mazo de aventura consta de nueve sitios distintos, uno para cada número de sitio del 1 al 9.',
  'rule.TCG-2.11':
    'Todos los sitios de un mazo de aventura son de un solo bloque: Comunidad (colecciones 1, 2, 3) o Torres (colecciones 4, 5, 6).',
  'rule.TCG-2.12':
    'Todos los que juegan una partida tienen que usar sitios del mismo bloque, porque el camino es común.',
  'rule.TCG-2.13':
    'Toda partida tiene un formato: bloque Torres (solo cartas de las colecciones 4, 5, 6), bloque Comunidad (solo las colecciones 1, 2, 3) o Abierto.',
  'rule.TCG-2.14': 'En el formato Abierto vale cualquier carta que no sea un sitio del bloque Comunidad.',
  'rule.TCG-2.15':
    'Por eso, en el formato Abierto los mazos de aventura de esta época son de sitios del bloque Torres.',
  'rule.TCG-2.16': 'Todos los jugadores de una partida juegan con el mismo formato.',
  'rule.TCG-2.17':
    'Las cartas promocionales (colección 0) son legales donde lo sea una carta con el mismo título y subtítulo; el libro Deluxe solo nombra números de colección.',
  'rule.TCG-2.18':
    'Un mazo que incumple alguna regla de esta sección se rechaza antes de que empiece la partida, nombrando cada regla incumplida.',
  'rule.TCG-3.01':
    'Quién elige el orden de turno se decide apostando cargas. Cada jugador apuesta en secreto un número de cargas; vale apostar cero.',
  'rule.TCG-3.02': 'Todas las apuestas se revelan a la vez.',
  'rule.TCG-3.03':
    'Quien más apuesta elige cualquier puesto en el orden de turno; después elige el segundo entre los puestos que quedan, y así hasta el último.',
  'rule.TCG-3.04': 'Los jugadores empatados deciden al azar cuál de ellos elige antes.',
  'rule.TCG-3.05': 'Todo jugador, gane o no, pone en su Portador del Anillo las cargas que apostó.',
  'rule.TCG-3.06':
    'Quien apuesta tantas cargas como resistencia tiene su Portador del Anillo queda corrompido antes de comenzar la partida (antes de jugarse el sitio 1) y pierde.',
  'rule.TCG-3.07': 'Una apuesta mayor que la resistencia tiene el mismo resultado.',
  'rule.TCG-3.08':
    'Se puede apostar desde 0 hasta la resistencia del Portador del Anillo; una apuesta mayor no tendría otro efecto.',
  'rule.TCG-3.09':
    'Si las apuestas eliminan a todos los jugadores menos uno, gana ese; si eliminan a todos, la partida acaba en empate.',
  'rule.TCG-3.10':
    'Apuestas: Chuck 4, Tom 3, Mike 1, Tim 3. Chuck escoge el primer puesto (4 cargas). Tom y Tim lanzan una moneda; gana Tom y toma el segundo puesto (3 cargas). Tim toma el cuarto (3 cargas). A Mike le queda el tercero (1 carga). Orden de turno: Chuck, Tom, Mike, Tim.',
  'rule.TCG-3.11':
    'Los jugadores se sientan en sentido horario por orden de turno, empezando por el primer jugador.',
  'rule.TCG-3.12':
    'Cada jugador deja boca abajo su mazo de aventura y boca arriba a Frodo, con El Anillo Único sobre él de modo que se lea su título, y con las cargas apostadas.',
  'rule.TCG-3.13':
    'El primer jugador pone en la mesa su propio sitio 1, con el que comienza el camino; los marcadores de todos van a él.',
  'rule.TCG-3.14': 'Poner el sitio 1 no es un movimiento: no añade contadores de penumbra ni activa nada.',
  'rule.TCG-4.01':
    'Además de Frodo, un jugador puede poner en juego compañeros de su mazo de robar, uno tras otro y en el orden que quiera, mientras la suma de sus costes de penumbra no pase de 4.',
  'rule.TCG-4.02': 'El coste de penumbra del propio Frodo no entra en esa suma.',
  'rule.TCG-4.03':
    'Solo se pueden poner en juego compañeros: nada de aliados, posesiones, artefactos ni condiciones.',
  'rule.TCG-4.04': 'Jugar la comunidad inicial no añade contadores de penumbra.',
  'rule.TCG-4.05': 'Mientras se juegan las comunidades iniciales, el texto de los sitios no está activo.',
  'rule.TCG-4.06': 'Se puede usar el texto «cuando juegas» de un compañero inicial.',
  'rule.TCG-4.07':
    'Un compañero que ya está en la comunidad inicial se puede avistar para cumplir el requisito del siguiente.',
  'rule.TCG-4.08':
    'Con Legolas en la comunidad inicial se puede añadir un compañero que pide avistar un Elfo para jugarlo; sin ningún Elfo en ella, no.',
  'rule.TCG-4.09':
    'Por tanto, al menos uno de los compañeros añadidos tiene que poder jugarse sin avistar a otro de los añadidos.',
  'rule.TCG-4.10':
    'Los modificadores de coste cuentan: con un Hombre de Rohan de coste 2 ya en la comunidad, Éomer (coste 3, -1 mientras puedas avistar un Hombre de Rohan) cuesta 2, en total 4, y es legal; en el orden contrario el total es 5 y no es legal.',
  'rule.TCG-4.11':
    'Las comunidades se eligen y se revelan por orden de jugador. En un encuentro de varias partidas se puede cambiar de comunidad inicial entre una y otra.',
  'rule.TCG-4.12': 'La singularidad y la Regla de 9 valen también para los compañeros iniciales.',
  'rule.TCG-4.13':
    'Se baraja el resto del mazo de robar, el jugador de la derecha puede cortarlo, y cada jugador roba 8 cartas.',
  'rule.TCG-4.14':
    'El cambio de mano (una vez por jugador, por orden de jugador y antes del primer turno: se devuelve barajada toda la mano y se roban 6 cartas) es una regla de torneo; se ofrece como opción de la mesa, desactivada de entrada porque el reglamento no la contiene.',
  'rule.TCG-5.01':
    'Los jugadores toman sus turnos en sentido horario. Un turno tiene siete fases, por este orden: comunidad, Sombra, maniobra, arquería, asignación, escaramuza y reagrupación.',
  'rule.TCG-5.02':
    'Aunque los turnos pasan hacia la izquierda, dentro de los procedimientos (acciones, fases de Sombra, asignaciones) el orden va hacia la derecha.',
  'rule.TCG-5.03': 'Al empezar un turno se retiran todos los contadores del fondo de penumbra.',
  'rule.TCG-5.04':
    'Después se realizan todas las acciones «al principio de cada uno de tus turnos», cada una solo una vez por turno.',
  'rule.TCG-5.05': 'La curación en un santuario (TCG-20.12) ocurre en ese mismo momento.',
  'rule.TCG-5.06':
    'Hay una fase de Sombra por cada jugador de Sombra y una fase de escaramuza por cada escaramuza.',
  'rule.TCG-5.07':
    'Si el jugador de Gentes Libres vuelve a moverse en la fase de reagrupación, el turno regresa a las fases de Sombra, y les siguen otra vez maniobra, arquería, asignación, escaramuza y reagrupación.',
  'rule.TCG-5.08':
    'Si no hay ningún siervo en juego al acabar la última fase de Sombra, o tras la fase de maniobra o la de arquería, el turno pasa directamente a la fase de reagrupación.',
  'rule.TCG-5.09':
    'Cuando el último siervo sale del juego en la fase de asignación o en la de escaramuza, las escaramuzas pendientes que ya no pueden darse se suprimen y sigue la fase de reagrupación.',
  'rule.TCG-5.10':
    'Los efectos que duran «hasta la fase de reagrupación» acaban cuando esta empieza; los efectos de una acción de fase acaban con esa fase, salvo que digan otra cosa.',
  'rule.TCG-6.01':
    'El jugador de Gentes Libres es el primero que puede realizar una acción; luego, el que está a su derecha, y así en sentido antihorario.',
  'rule.TCG-6.02':
    'Quien no quiere actuar pasa; haber pasado no le quita poder actuar después en la misma fase.',
  'rule.TCG-6.03':
    'Cuando todos pasan uno tras otro, se sigue con la parte siguiente de la fase o con la fase siguiente.',
  'rule.TCG-6.04':
    'Cualquier acción realizada pone a cero la cuenta de pases seguidos; la siguiente oportunidad es del jugador que está a la derecha de quien actuó.',
  'rule.TCG-6.05':
    'El procedimiento se usa para las acciones de maniobra, arquería, asignación, escaramuza y reagrupación, y para las respuestas opcionales.',
  'rule.TCG-6.06':
    'En la fase de comunidad actúa solo el jugador de Gentes Libres, y en cada fase de Sombra solo su jugador de Sombra; actúan cuantas veces quieran y después le ponen fin.',
  'rule.TCG-6.07':
    'Un jugador sin ninguna acción legal pasa automáticamente; la aplicación puede ofrecer que se pase sin preguntar, pero no debe saltarse una elección legal si nadie lo ha pedido.',
  'rule.TCG-7.01':
    'El jugador de Gentes Libres puede realizar cuantas acciones de comunidad quiera y en cualquier orden.',
  'rule.TCG-7.02':
    'Siempre puede: jugar de la mano un compañero, aliado, posesión, artefacto o condición (de Gentes Libres); descartar para curar (TCG-7.17); transferir (sección 25); usar eventos y habilidades especiales de «Comunidad:».',
  'rule.TCG-7.03':
    'Jugar una carta de Gentes Libres añade al fondo tantos contadores de penumbra como su coste de penumbra.',
  'rule.TCG-7.04':
    'Las reglas solo hacen robar en la fase de reagrupación; hay efectos de cartas que lo permiten en la fase de comunidad, con el límite de TCG-7.05.',
  'rule.TCG-7.05':
    'Regla de 4: el jugador de Gentes Libres no puede robar ni llevar a su mano, de la manera que sea, más de 4 cartas en su fase de comunidad.',
  'rule.TCG-7.06': 'Lo que se roba «al principio de cada uno de tus turnos» no cuenta para la Regla de 4.',
  'rule.TCG-7.07':
    'Un efecto que sobrepasaría la Regla de 4 se cumple hasta donde se pueda, y lo demás no se tiene en cuenta.',
  'rule.TCG-7.08':
    'Un jugador de Gentes Libres ha robado 3 cartas en esta fase de comunidad y usa un efecto que dice «roba 3 cartas». Resultado: roba 1 carta y las otras 2 se ignoran.',
  'rule.TCG-7.09':
    'Regla de 9: un jugador nunca puede tener más de nueve compañeros entre los que están en juego y los de su pila de muertos.',
  'rule.TCG-7.10':
    'Cada copia de un compañero no-único, esté en juego o en la pila de muertos, cuenta por uno.',
  'rule.TCG-7.11':
    'En la pila de muertos están Merry (único) y dos Guardianes Enanos (no-únicos). Resultado: en la comunidad caben como máximo 6 compañeros.',
  'rule.TCG-7.12': 'El Portador del Anillo cuenta como compañero para la Regla de 9; los aliados no cuentan.',
  'rule.TCG-7.13':
    'Los aliados se juegan en el área de apoyo, en cualquier fase de comunidad del jugador y esté donde esté la comunidad; puede haber cuantos se quiera.',
  'rule.TCG-7.14':
    'Los artefactos de Gentes Libres se juegan del mismo modo que las posesiones de Gentes Libres.',
  'rule.TCG-7.15':
    'Una posesión o un artefacto que dice «El portador debe ser» se juega sobre un personaje del jugador que cumpla con ello; los demás dicen dónde se juegan.',
  'rule.TCG-7.16':
    'Las condiciones de Gentes Libres se juegan siempre en la fase de comunidad, aunque den una habilidad especial para otra fase.',
  'rule.TCG-7.17':
    'Descartar para curar: avista un compañero o aliado tuyo que sea único y tenga al menos una herida, y descarta de la mano una carta con el mismo título (con cualquier subtítulo) para curarlo una vez.',
  'rule.TCG-7.18':
    'Cuando ha terminado, el jugador de Gentes Libres tiene que mover la comunidad al sitio siguiente (sección 8); este movimiento no es opcional.',
  'rule.TCG-8.01': 'La comunidad avanza de sitio en sitio; nunca se salta uno y nunca retrocede.',
  'rule.TCG-8.02':
    'Si el sitio siguiente todavía no está en el camino, un jugador de Sombra tiene que jugarlo de su mazo de aventura, como primera parte del movimiento.',
  'rule.TCG-8.03':
    'Qué jugador de Sombra: la flecha del sitio que se deja señala al vecino de la derecha o de la izquierda del jugador de Gentes Libres. Con dos jugadores lo hace el único jugador de Sombra.',
  'rule.TCG-8.04':
    'En los formatos de bloque, el sitio jugado tiene que ser el del número siguiente; no hay elección, porque cada mazo de aventura tiene uno de cada número.',
  'rule.TCG-8.05':
    'Orden de un movimiento: se juega el sitio, si hace falta; acciones «cuando la comunidad se mueve desde»; acciones «cuando la comunidad se mueve»; avanza el marcador; acciones «se mueve a»; se añaden los contadores de penumbra.',
  'rule.TCG-8.06':
    'Cada movimiento añade al fondo el número de Sombra del nuevo sitio, más 1 por cada compañero de la comunidad, contando al Portador del Anillo.',
  'rule.TCG-8.07': 'Los aliados no añaden nada por un movimiento.',
  'rule.TCG-8.08': 'Con sitios de los bloques Comunidad o Torres no hay penumbra adicional por regiones.',
  'rule.TCG-8.09':
    'Frodo y tres compañeros se mueven a un sitio del bloque Torres con número de Sombra 2. Resultado: se añaden 2 + 4 = 6 contadores; con 3 que había de cartas jugadas antes, el fondo tiene 9.',
  'rule.TCG-8.10':
    'Solo cuando se han añadido los contadores está la comunidad en el nuevo sitio y puede usarse su texto.',
  'rule.TCG-8.11':
    'El texto de un sitio se aplica solo mientras está en él la comunidad del jugador de Gentes Libres; las palabras clave de un sitio del camino pueden avistarse siempre (consejo de reglas de los jugadores).',
  'rule.TCG-8.12':
    'Una habilidad especial de un sitio puede usarla el jugador al que su palabra de fase se lo permite, mientras la comunidad activa está allí.',
  'rule.TCG-8.13':
    'Límite de movimiento: 2 por turno con dos o tres jugadores; con cuatro o más, es el número de oponentes al empezar la partida.',
  'rule.TCG-8.14':
    'La comunidad tiene que moverse una vez por turno (en la fase de comunidad) y puede volver a moverse al final de cada fase de reagrupación mientras el límite lo permita.',
  'rule.TCG-8.15':
    'Un cambio del límite de movimiento dura el turno entero, aunque deje de cumplirse la condición que lo causó.',
  'rule.TCG-8.16':
    'Reemplazar sitios: cuando un efecto juega el sitio siguiente y ya hay uno, el nuevo toma su lugar y su número, las cartas que estaban en el antiguo o apiladas en él pasan al nuevo, y el antiguo vuelve al mazo de aventura de su propietario.',
  'rule.TCG-8.17':
    'No existe el sitio 10; un efecto que juega el sitio siguiente no hace nada más allá del sitio 9.',
  'rule.TCG-8.18':
    'Nadie puede mirar el mazo de aventura de otro jugador; su propietario puede mirarlo cuando quiera y en cualquier orden.',
  'rule.TCG-8.19':
    'Un sitio que ya está en el camino no se vuelve a jugar; las comunidades que llegan después simplemente se mueven a él.',
  'rule.TCG-9.01':
    'Cada jugador de Sombra tiene una fase de Sombra; empieza quien se sienta justo a la derecha de quien juega con Gentes Libres, y se sigue hacia la derecha.',
  'rule.TCG-9.02':
    'Siempre puede: jugar de la mano un siervo, o una posesión, artefacto o condición de Sombra; usar eventos y habilidades especiales de «Sombra:».',
  'rule.TCG-9.03':
    'Jugar una carta de Sombra retira del fondo tantos contadores de penumbra como su coste de penumbra; si no hay suficientes, no se puede jugar.',
  'rule.TCG-9.04':
    'Todos los jugadores de Sombra usan el mismo fondo, cada uno con lo que dejaron los anteriores.',
  'rule.TCG-9.05':
    'Está vagando el siervo cuyo número de sitio es mayor que el número del sitio donde está la comunidad.',
  'rule.TCG-9.06': 'Jugar un siervo que va a estar vagando retira 2 contadores más (penalización por vagar).',
  'rule.TCG-9.07':
    'Un siervo deja de vagar en cuanto la comunidad está en un sitio con su número o uno mayor.',
  'rule.TCG-9.08': 'Para vagar solo importa el número de sitio, no el símbolo del bloque.',
  'rule.TCG-9.09':
    'Un Orco de Moria con número de sitio 4 vaga en el sitio 3 y en el sitio 3T, pero no en el 4 ni en el 4T. Si su coste es 2, jugarlo en el sitio 3T retira 4 contadores, y en el 4T retira 2.',
  'rule.TCG-9.10': 'Los artefactos de Sombra se juegan del mismo modo que las posesiones de Sombra.',
  'rule.TCG-9.11':
    'Para pagar el coste de su carta de Sombra o de su habilidad especial, un jugador puede usar personajes de otro, y también esforzarlos.',
  'rule.TCG-9.12':
    'Un jugador de Sombra no puede jugar una posesión, artefacto o condición sobre un siervo de otro jugador de Sombra ni en un área de apoyo ajena.',
  'rule.TCG-9.13':
    'Aun así, las cartas de Sombra pueden afectar y ayudar a las de otros jugadores, y se pueden jugar eventos en favor de ellas.',
  'rule.TCG-9.14':
    'Los jugadores de Sombra pueden hablar, hacer planes y decir qué cartas tienen en la mano, pero no enseñárselas unos a otros; lo que acuerden no obliga.',
  'rule.TCG-9.15':
    'Los siervos siguen en juego hasta que mueren, son descartados o acaba el turno del jugador de Gentes Libres; luchan en cada sitio al que la comunidad se mueve en ese turno.',
  'rule.TCG-9.16': 'La penalización por vagar se paga solo al jugar el siervo, nunca después.',
  'rule.TCG-10.01':
    'Después de las fases de Sombra, todos los jugadores pueden realizar acciones de maniobra (habilidades especiales de «Maniobra:» de cartas en juego, y eventos con esa palabra) según el procedimiento de acción.',
  'rule.TCG-10.02':
    'Cuando todos pasan uno tras otro, se sigue con la fase de arquería, salvo lo que dice TCG-5.08.',
  'rule.TCG-11.01':
    'Primero, todos los jugadores pueden realizar acciones de arquería («Arquería:») según el procedimiento de acción; luego tienen lugar los disparos de arquería.',
  'rule.TCG-11.02':
    'Total de arquería de los siervos: el número de siervos arqueros de todos los jugadores de Sombra juntos, más los modificadores; hay un solo total, sean cuantos sean los jugadores de Sombra.',
  'rule.TCG-11.03':
    'Total de arquería de la comunidad: el número de compañeros arqueros, más los modificadores.',
  'rule.TCG-11.04':
    'Un aliado arquero cuenta en el total de la comunidad si esta se halla en su hogar o si una carta le deja participar en los disparos.',
  'rule.TCG-11.05':
    'Los dos totales parten de 0, así que los modificadores cuentan aunque no haya arqueros; un total nunca baja de 0.',
  'rule.TCG-11.06':
    'El jugador de Gentes Libres asigna a compañeros y a aliados participantes, como quiera, tantas heridas como el total de los siervos.',
  'rule.TCG-11.07':
    'Después el jugador de Gentes Libres elige a un jugador de Sombra, que tiene que asignar a sus propios siervos, como quiera, tantas heridas como el total de la comunidad.',
  'rule.TCG-11.08':
    'Las heridas se asignan de una en una; a ningún personaje se le pueden asignar más que la vitalidad que le queda, y las que no pueden asignarse se ignoran.',
  'rule.TCG-11.09': 'Los dos totales quedan fijados antes de asignar ninguna herida.',
  'rule.TCG-11.10':
    'El jugador de Gentes Libres puede elegir a un jugador de Sombra que no tiene siervos; entonces las heridas se pierden.',
  'rule.TCG-11.11': 'Las heridas de arquería son heridas y no esfuerzos: pueden matar y pueden prevenirse.',
  'rule.TCG-11.12':
    'A un personaje que no puede recibir heridas no se le puede asignar ninguna; a uno cuyas heridas se previenen, sí.',
  'rule.TCG-11.13':
    'El total de los siervos es 3 y en la comunidad están Frodo, Gimli (vitalidad 3, 2 heridas) y Legolas (arquero). El jugador de Gentes Libres asigna 1 a Gimli y 2 a Legolas. Resultado: Gimli muere y Legolas tiene 2 heridas más; el total de la comunidad sigue siendo 1, así que el jugador de Sombra elegido asigna 1 herida.',
  'rule.TCG-12.01':
    'Primero, todos los jugadores pueden realizar acciones de asignación («Asignación:») según el procedimiento de acción; todas ellas acaban antes de que se asignen defensores.',
  'rule.TCG-12.02':
    'Una acción de asignación asigna uno a uno: solo puede asignar un personaje a otro cuando ninguno de los dos está asignado.',
  'rule.TCG-12.03':
    'Luego el jugador de Gentes Libres puede asignar compañeros para que defiendan contra los siervos; las reglas nunca obligan a asignar.',
  'rule.TCG-12.04': 'Un siervo no puede tener asignado más de un compañero.',
  'rule.TCG-12.05':
    'El jugador de Gentes Libres asigna un compañero a un solo siervo, y a X más si tiene defensor +X (TCG-24.15).',
  'rule.TCG-12.06':
    'Cuando el jugador de Gentes Libres ha terminado, los jugadores de Sombra pueden asignar cada siervo que queda sin asignar a cualquier compañero, aunque ya esté asignado, y varios al mismo si quieren.',
  'rule.TCG-12.07':
    'Los jugadores de Sombra lo hacen por turno, empezando por la derecha del jugador de Gentes Libres; cada uno asigna solo sus propios siervos.',
  'rule.TCG-12.08': 'Un siervo al que nadie asigna no lucha en ninguna escaramuza.',
  'rule.TCG-12.09':
    'Un siervo que fue asignado por el jugador de Gentes Libres y más tarde deja de estarlo no es un siervo sobrante, y su jugador no puede asignarlo.',
  'rule.TCG-12.10': 'Las asignaciones que un jugador hace de una vez tienen efecto todas juntas.',
  'rule.TCG-12.11':
    'Un aliado se puede asignar igual que un compañero cuando la comunidad se halla en su hogar o una carta le deja participar en escaramuzas.',
  'rule.TCG-12.12': 'Solo entonces puede un jugador de Sombra asignar un siervo sin asignar a un aliado.',
  'rule.TCG-12.13':
    'Un personaje que no puede participar en escaramuzas no puede ser asignado, no le afectan las acciones de asignación (a no ser que se lo permitan) y no se le pueden dar siervos sobrantes.',
  'rule.TCG-12.14': 'Cada compañero o aliado atacado da lugar a una fase de escaramuza propia.',
  'rule.TCG-12.15':
    'Frodo y Aragorn se enfrentan a tres Uruk-hai; el jugador de Gentes Libres asigna uno a cada uno. Resultado: el jugador de Sombra puede asignar el tercero a Frodo, que entonces lucha contra dos.',
  'rule.TCG-12.16':
    'Frodo y Aragorn (defensor +1) se enfrentan a dos Uruk-hai; Aragorn puede ser asignado a los dos, y Frodo se queda sin lucha.',
  'rule.TCG-13.01':
    'El jugador de Gentes Libres elige el orden de las escaramuzas, una por una; cada una es una fase de escaramuza aparte.',
  'rule.TCG-13.02':
    'En ella todos los jugadores pueden realizar acciones de escaramuza («Escaramuza:») según el procedimiento de acción; después se resuelve esa escaramuza.',
  'rule.TCG-13.03':
    'Los efectos de una acción de escaramuza duran solo esa fase de escaramuza, salvo que digan otra cosa.',
  'rule.TCG-13.04':
    'Un personaje «está en escaramuza» solo mientras transcurre la fase de su propia escaramuza.',
  'rule.TCG-13.05': 'Si en un bando hay dos o más siervos, sus fuerzas se juntan en un total.',
  'rule.TCG-13.06': 'Gana el bando con mayor fuerza total; en caso de empate gana el bando de Sombra.',
  'rule.TCG-13.07': 'Cada personaje del bando perdedor recibe 1 herida.',
  'rule.TCG-13.08':
    'Por cada daño +X del bando ganador, sumando todos sus personajes, cada personaje perdedor recibe X heridas más.',
  'rule.TCG-13.09':
    'Si el total de un bando es al menos el doble del total del otro, todos los personajes de este quedan abrumados: mueren al momento, tengan la vitalidad que tengan, y no reciben heridas.',
  'rule.TCG-13.10': 'Un bando cuyo total es mayor que cero abruma a uno cuyo total es cero.',
  'rule.TCG-13.11': 'Si los dos totales son cero, gana el bando de Sombra, pero sin abrumar.',
  'rule.TCG-13.12': 'Un Portador del Anillo abrumado muere aunque lleve puesto El Anillo Único.',
  'rule.TCG-13.13': 'Una escaramuza cancelada acaba en el acto, y nadie la gana ni la pierde.',
  'rule.TCG-13.14':
    'Si antes de que empiece una escaramuza ya no queda ningún personaje de un bando, la escaramuza no se celebra.',
  'rule.TCG-13.15':
    'Si durante una escaramuza, antes de sumar las fuerzas, se retira a todos los personajes de un bando, se resuelve igualmente y gana el otro.',
  'rule.TCG-13.16':
    'Un personaje retirado de su escaramuza es un personaje perdedor si no queda nadie en su bando; si queda alguien, ni gana ni pierde. No recibe heridas al resolverse (según lo aclaró el consejo de reglas de los jugadores).',
  'rule.TCG-13.17':
    'Un personaje reemplazado en una escaramuza la abandona; la escaramuza sigue con el nuevo y no vuelve a empezar.',
  'rule.TCG-13.18':
    'Una vez resuelta o cancelada una escaramuza, ya no se pueden realizar acciones de escaramuza en ella; siguen los disparadores de ganar y de perder, y después la fase acaba y sus personajes dejan de estar asignados.',
  'rule.TCG-13.19':
    'Las escaramuzas del Portador del Anillo se pueden cancelar. Las reglas posteriores lo prohíben, pero este reglamento no, y La Capa de Frodo, de esta misma colección, existe para eso; la prohibición posterior se ofrece como opción de la mesa.',
  'rule.TCG-13.20':
    'Las heridas de los personajes perdedores se ponen de una en una; si mueren varios, salen juntos del juego, antes de los disparadores de ganar y de perder.',
  'rule.TCG-13.21':
    'Aragorn (fuerza 8) contra dos Orcos de fuerza 3: 8 a 6, gana Aragorn y cada Orco recibe 1 herida; con daño +1 cada uno recibe 2.',
  'rule.TCG-13.22':
    'Dos Orcos con daño +1 cada uno ganan a Aragorn sin abrumarlo: recibe 1 + 1 + 1 = 3 heridas.',
  'rule.TCG-13.23':
    'Fuerza 8 contra 4: abruma. 7 contra 4: victoria normal. 4 contra 4: gana el bando de Sombra. 1 contra 0: abruma. 0 contra 0: gana el bando de Sombra y cada personaje perdedor recibe 1 herida.',
  'rule.TCG-14.01':
    'Después de todas las escaramuzas normales, si hay algún siervo fiero en juego, hay una segunda fase de asignación y luego fases de escaramuza solo para los siervos fieros.',
  'rule.TCG-14.02': 'También en la fase de asignación fiera se pueden realizar acciones de asignación.',
  'rule.TCG-14.03': 'En esa fase no se hace caso de ningún efecto que asignaría un siervo que no es fiero.',
  'rule.TCG-14.04':
    'Para luchar en una escaramuza fiera, un siervo tiene que ser fiero cuando empieza la fase de asignación fiera.',
  'rule.TCG-14.05':
    'Un aliado que podía ser asignado a una escaramuza normal (por su hogar o por una carta) puede serlo también a una fiera.',
  'rule.TCG-14.06':
    'Si un siervo fue asignado allí, su escaramuza fiera tiene que resolverse aunque deje de ser fiero.',
  'rule.TCG-14.07':
    'Un compañero puede volver a luchar, contra el mismo siervo o contra otro; los defensores y los siervos sobrantes se asignan como en la sección 12.',
  'rule.TCG-14.08':
    'Hay escaramuzas fieras una vez por cada sitio al que se llega; por esta palabra clave, un siervo fiero nunca lucha allí una tercera vez.',
  'rule.TCG-15.01':
    'Todos los jugadores pueden realizar acciones de reagrupación («Reagrupación:») según el procedimiento de acción.',
  'rule.TCG-15.02': 'Después reconcilian su mano todos los jugadores de Sombra, cada uno la suya.',
  'rule.TCG-15.03':
    'Reconciliar: el jugador puede primero descartar una carta de la mano; luego, si tiene menos de ocho, tiene que robar hasta tener ocho, y si tiene más de ocho, descartar hasta quedarse con ocho.',
  'rule.TCG-15.04': 'Si se acaba el mazo de robar, el jugador roba lo que haya.',
  'rule.TCG-15.05':
    'Si hay varios jugadores de Sombra, reconcilian por turno empezando por la derecha del jugador de Gentes Libres.',
  'rule.TCG-15.06':
    'Después el jugador de Gentes Libres elige: moverse al sitio siguiente (si el límite de movimiento lo permite) y regresar a las fases de Sombra, o quedarse.',
  'rule.TCG-15.07':
    'Si se queda: el jugador de Gentes Libres reconcilia su mano, luego los jugadores de Sombra descartan todos los siervos en juego con todo lo que llevan, y el turno acaba.',
  'rule.TCG-15.08':
    'El jugador de Gentes Libres no reconcilia antes de volver a moverse; los jugadores de Sombra reconcilian en cada fase de reagrupación del turno.',
  'rule.TCG-15.09':
    'El fondo de penumbra no se vacía cuando la comunidad vuelve a moverse; los contadores que sobran siguen en él.',
  'rule.TCG-15.10':
    'Una vez que el jugador de Gentes Libres se ha movido en la fase de reagrupación, los siervos en juego siguen ahí y luchan en el nuevo sitio.',
  'rule.TCG-15.11':
    'Dos jugadores. El jugador de Gentes Libres se mueve al sitio 2 en la fase de comunidad, y otra vez, al sitio 3, en la fase de reagrupación. Resultado: se ha llegado al límite de movimiento 2, así que la segunda fase de reagrupación acaba quedándose.',
  'rule.TCG-16.01':
    'Tipos de carta: El Anillo Único, sitio, compañero, aliado, siervo, posesión, artefacto, evento y condición.',
  'rule.TCG-16.02':
    'Un aliado ayuda de lejos y no viaja con la comunidad; tiene un hogar, en el que puede luchar al lado de los compañeros.',
  'rule.TCG-16.03':
    'Un artefacto es un arma o armadura única u otro objeto especial: los Palantíri, las varas de los magos, los fragmentos de Narsil, las armas del Balrog, los anillos de los Elfos y la cota de mithril de Bilbo, pero no El Anillo Único.',
  'rule.TCG-16.04':
    'Los artefactos se juegan y se usan como las posesiones, pero son de otro tipo: las cartas que afectan a posesiones no les afectan.',
  'rule.TCG-16.05': 'Una posesión es un objeto que lleva un personaje o que se guarda en el área de apoyo.',
  'rule.TCG-16.06':
    'Una condición sigue en juego hasta que se descarta; se juega en el área de apoyo o sobre un portador, según diga.',
  'rule.TCG-16.07':
    'Un evento se juega de la mano en una fase que nombra su palabra, tiene su efecto una vez y luego se descarta; nunca está en juego.',
  'rule.TCG-16.08':
    'El Anillo Único es un tipo de carta propio, ni de Gentes Libres ni de Sombra, y sin coste de penumbra.',
  'rule.TCG-16.09':
    'Los sitios y El Anillo Único no tienen cultura y no son ni de Gentes Libres ni de Sombra.',
  'rule.TCG-16.10':
    'Culturas de Gentes Libres: Comarca, Elfos, Enanos, Gandalf, Gondor y Rohan. Culturas de Sombra: Asaltadores, Dunlendinos, Espectros del Anillo, Isengard, Moria y Sauron.',
  'rule.TCG-16.11': 'Rohan, Dunlendinos y Asaltadores son nuevas en Las Dos Torres.',
  'rule.TCG-16.12': 'Un mazo puede mezclar culturas con libertad.',
  'rule.TCG-16.13':
    'Los siervos tienen número de sitio; los compañeros y los aliados, no; solo los aliados tienen hogar.',
  'rule.TCG-16.14':
    'Las cartas de Gentes Libres que no son eventos solo se pueden jugar en la fase de comunidad de su jugador, y las de Sombra que no son eventos, solo en su fase de Sombra, a no ser que un efecto las juegue en otro momento.',
  'rule.TCG-16.15': 'La mano no tiene límite, salvo al reconciliar.',
  'rule.TCG-17.01': 'Casi todo lo que ocurre es una acción, y toda acción es obligatoria u opcional.',
  'rule.TCG-17.02':
    'Opcional: un evento, una habilidad especial o lo que diga «puedes». Todas las demás acciones son obligatorias.',
  'rule.TCG-17.03':
    'Si dos o más acciones obligatorias coinciden, su orden lo decide el jugador de Gentes Libres.',
  'rule.TCG-17.04':
    'Todas las acciones obligatorias de un disparador se resuelven antes que cualquier respuesta opcional a él.',
  'rule.TCG-17.05':
    'Son acciones de fase jugar eventos y usar habilidades especiales; los eventos de respuesta y las habilidades de respuesta no lo son.',
  'rule.TCG-17.06': 'Una acción de fase solo se puede realizar en la fase que nombra su palabra.',
  'rule.TCG-17.07':
    'Una acción de fase con varias palabras («Maniobra o Escaramuza:») es una acción de la fase en la que se realiza.',
  'rule.TCG-17.08':
    'Cada acción de fase termina antes de que empiece la siguiente; dos acciones de fase no pueden juntarse en una.',
  'rule.TCG-17.09':
    'Una habilidad especial solo se puede usar mientras su carta está en juego y activa, y cuantas veces se quiera, siempre que se cumplan los requisitos y se paguen los costes.',
  'rule.TCG-17.10':
    '«Cuando» es un disparador que puede darse una vez; «cada vez», uno que puede repetirse; «mientras», un efecto continuo que vale justo mientras se cumple su condición.',
  'rule.TCG-17.11':
    'Un límite como «(límite +3)» vale para esa carta sola durante toda la fase y empieza de nuevo en la fase siguiente; otra copia tiene su propio límite.',
  'rule.TCG-17.12':
    'Un bucle de acciones opcionales de un solo jugador: ese jugador dice cuántas veces lo repite. Un bucle que necesita a los dos bandos: el jugador de Gentes Libres dice un número, y el de Sombra lo acepta o dice uno menor. Un bucle solo de acciones obligatorias acaba en el acto y sin efecto.',
  'rule.TCG-18.01':
    '«Respuesta:» quiere decir que el evento o la habilidad especial se puede usar al ocurrir lo que cuenta su texto.',
  'rule.TCG-18.02':
    'Cuando se han resuelto las acciones obligatorias de un disparador, los jugadores pueden responder a él según el procedimiento de acción.',
  'rule.TCG-18.03': 'Un jugador puede dar más de una respuesta a una misma situación.',
  'rule.TCG-18.04':
    'Una respuesta puede cancelar una acción antes de que se resuelva; la acción cancelada no tiene efecto, pero lo pagado por sus costes y requisitos sigue pagado.',
  'rule.TCG-18.05':
    'Si se previene una acción, no se hace caso de sus efectos, pero hay que pagar igualmente sus costes y cumplir sus requisitos.',
  'rule.TCG-18.06': 'Un evento cancelado o prevenido se descarta.',
  'rule.TCG-18.07':
    '«En lugar de» reemplaza un efecto y no es una prevención; si el efecto que reemplaza no puede darse, se da el original.',
  'rule.TCG-18.08':
    'Cuando una respuesta ha prevenido o reemplazado lo que «va a» ocurrir, las demás ya no pueden responder a ello, porque la situación ha dejado de existir; un reemplazo obligatorio va antes que cualquier prevención opcional.',
  'rule.TCG-18.09': 'Si se previene el efecto que iba a prevenir un segundo efecto, el segundo ocurre.',
  'rule.TCG-18.10':
    'Una respuesta que se ofrece a varios jugadores sigue el procedimiento de acción, de modo que la primera oportunidad es del jugador de Gentes Libres.',
  'rule.TCG-19.01':
    'Todos los requisitos de una acción se comprueban antes de pagar los costes (por ejemplo, los contadores que tiene el fondo de penumbra).',
  'rule.TCG-19.02':
    'El coste es lo que está antes de «para»: «paga X para hacer Y» tiene coste X y efecto Y.',
  'rule.TCG-19.03':
    'Los costes y los efectos pueden ser añadir o retirar contadores de penumbra, esforzar, descartar y muchas otras cosas.',
  'rule.TCG-19.04': 'Si una carta o habilidad tiene un coste, hay que pagarlo; si no, no se puede usar.',
  'rule.TCG-19.05': 'Un pago vale para una sola carta.',
  'rule.TCG-19.06':
    'Jugar un arquero de Isengard con dos copias de Armas de Isengard en juego pone un contador en una sola de ellas.',
  'rule.TCG-19.07': 'Una acción no se puede empezar si no se pueden pagar todos sus costes.',
  'rule.TCG-19.08':
    'Si algo interrumpe el pago de los costes de modo que no pueden pagarse todos, lo pagado sigue pagado y la acción no tiene efecto.',
  'rule.TCG-19.09':
    'Si un efecto pide algo que no puede hacerse entero, se hace cuanto sea posible y lo demás no cuenta.',
  'rule.TCG-19.10':
    'El efecto de un evento manda descartar 2 cartas de la mano y el jugador tiene 1. Resultado: se descarta esa 1 y nada más.',
  'rule.TCG-19.11':
    'Si un efecto hace elegir entre dos acciones, el jugador tiene que escoger, a ser posible, una que pueda cumplir por entero.',
  'rule.TCG-19.12':
    'Una carta puede jugarse aunque no vaya a tener efecto, con tal de que se cumplan sus requisitos y se paguen sus costes.',
  'rule.TCG-19.13':
    'Excepción: una acción cuyo efecto es jugar una carta de la mano o de la pila de descartes solo se puede usar si esa carta se juega de verdad.',
  'rule.TCG-19.14':
    'TCG-19.13 vale para toda clase de acciones (eventos, habilidades especiales, textos «cuando juegas») y para toda manera de jugar una carta, menos directamente del mazo de robar.',
  'rule.TCG-19.15':
    'Para TCG-19.13 la carta tiene que estar en la mano o en la pila de descartes antes de empezar la acción; una carta descartada para pagar el coste no puede ser la que se juega.',
  'rule.TCG-19.16':
    'La fuente de un efecto es la carta que lo lleva impreso: si un evento hace que un siervo se esfuerce como coste, la fuente es el evento y no el siervo.',
  'rule.TCG-19.17':
    'Cuando varios efectos de una carta cuentan lo mismo, cada uno lo comprueba por su cuenta.',
  'rule.TCG-19.18':
    'Uglúk: fuerza +3 mientras puedas avistar 2 rastreadores de Isengard, daño +1 mientras puedas avistar 3. Resultado: con 3 rastreadores tiene las dos cosas, con 2 solo la fuerza, con 1 ninguna. No hacen falta cinco.',
  'rule.TCG-19.19':
    'Los efectos de «por cada» pueden afectar varias veces a un mismo personaje; «hiere a 2 compañeros» o «cura a 2 compañeros» necesita dos distintos.',
  'rule.TCG-19.20':
    'Jugar una carta, por orden: se muestra y se saca de la mano, se comprueban los requisitos, se pagan la penumbra y los demás costes, se pone en juego, respuestas y disparadores «cuando juegas», efectos; un evento se descarta al final, antes de la acción siguiente.',
  'rule.TCG-19.21':
    'La carta que se está jugando no está en ninguna zona hasta que se resuelve: no puede descartarse de la mano para pagar su propio coste, y un evento no puede recogerse a sí mismo de la pila de descartes.',
  'rule.TCG-19.22':
    'Las cartas que cambian el coste de otras se aplican cuando esas otras se juegan; una carta solo cambia su propio coste si se nombra a sí misma.',
  'rule.TCG-20.01':
    'Cada herida baja en 1 la vitalidad restante; al llegar a cero, el personaje muere en el acto.',
  'rule.TCG-20.02': 'La fuerza cero no mata.',
  'rule.TCG-20.03':
    '«Hiere a un personaje» pone exactamente una herida; las heridas se ponen siempre de una en una.',
  'rule.TCG-20.04':
    'Esforzar a un personaje es ponerle una herida, como señal de que ha gastado vitalidad en una acción.',
  'rule.TCG-20.05':
    'Esforzar no es herir: los efectos que previenen heridas no lo impiden, y no activa «recibe una herida».',
  'rule.TCG-20.06':
    'Si un coste pide que un personaje se esfuerce X veces, tiene que quedarle una vitalidad de X + 1 o mayor; si no, la acción no puede realizarse.',
  'rule.TCG-20.07':
    'Vitalidad 4 con 1 herida (quedan 3): esforzarlo dos veces es legal y le deja 1; esforzarlo tres veces no lo es.',
  'rule.TCG-20.08':
    'Un personaje al que le queda 1 de vitalidad está exhausto y nadie puede esforzarlo; un efecto que dice que «debe esforzarse» no hace entonces nada.',
  'rule.TCG-20.09': 'Exhaustar a un personaje es esforzarlo tantas veces como se pueda.',
  'rule.TCG-20.10': 'Un coste «esfuerza X veces» no se puede pagar con X = 0.',
  'rule.TCG-20.11': 'Curar quita una herida, viniera de donde viniera.',
  'rule.TCG-20.12':
    'Al principio de un turno con la comunidad en un santuario (sitios 3 y 6; en el bloque Torres, 3T y 6T), el jugador de Gentes Libres puede curar hasta 5 heridas, repartidas como quiera.',
  'rule.TCG-20.13': 'La curación del santuario es solo para compañeros; a los aliados no les llega.',
  'rule.TCG-20.14':
    'Los compañeros y aliados muertos van a la pila de muertos de su propietario; los siervos muertos, a la pila de descartes del suyo.',
  'rule.TCG-20.15':
    'Un compañero o aliado descartado va a la pila de descartes, no ha muerto y no activa nada que dependa de una muerte.',
  'rule.TCG-20.16':
    'Mientras un compañero o aliado único está en la pila de muertos de un jugador, ese jugador no puede jugar otra carta de ese título; de los no-únicos sí puede jugar copias.',
  'rule.TCG-20.17':
    'Si una carta que da vitalidad deja a su portador, este muere en el acto cuando sus heridas igualan o superan la vitalidad que tiene sin ella.',
  'rule.TCG-20.18':
    'Cuando una carta sale del juego, sea por lo que sea, se descartan todas las cartas jugadas sobre ella, llevadas por ella o apiladas en ella.',
  'rule.TCG-20.19':
    'Los contadores de una carta que sale del juego se retiran; una carta que vuelve es una carta nueva.',
  'rule.TCG-21.01': 'Las cargas se ponen solo en el Portador del Anillo; cada una baja en 1 su resistencia.',
  'rule.TCG-21.02':
    'Un Portador del Anillo cuyas cargas llegan a su resistencia se corrompe, y su jugador pierde; Frodo tiene resistencia 10, así que con 10 cargas se pierde la partida.',
  'rule.TCG-21.03': 'La corrupción se comprueba en el acto cada vez que cambian las cargas o la resistencia.',
  'rule.TCG-21.04': 'El Portador del Anillo puede luchar, esforzarse y moverse como cualquier compañero.',
  'rule.TCG-21.05': 'El Portador del Anillo no puede ser descartado del juego ni devuelto a la mano.',
  'rule.TCG-21.06':
    'Si el Portador del Anillo muere, su jugador pierde, a no ser que el texto de una carta deje que otro personaje pase a ser Portador del Anillo en ese momento.',
  'rule.TCG-21.07':
    'Sam (en las colecciones de esta época) puede responder a la muerte de Frodo convirtiéndose en Portador del Anillo con resistencia 5; las cargas se quedan, de modo que con 5 o más se corrompe en el acto.',
  'rule.TCG-21.08':
    'Un nuevo Portador del Anillo lleva El Anillo Único, pero no lo lleva puesto, aunque el anterior sí.',
  'rule.TCG-21.09': 'Sam solo puede relevarlo si Frodo era el Portador del Anillo cuando murió.',
  'rule.TCG-21.10':
    'Los compañeros de esta época sin resistencia impresa tienen resistencia 6, menos las cargas; los aliados tienen 0. Solo importa para cartas posteriores.',
  'rule.TCG-22.01':
    'Las versiones son tres, Respuesta a Todos los Acertijos, El Daño de Isildur y El Anillo Soberano; cada jugador usa una.',
  'rule.TCG-22.02':
    'Llevar el Anillo no es llevarlo puesto; solo el texto del propio Anillo hace que se lo ponga.',
  'rule.TCG-22.03':
    'El Anillo Soberano da fuerza +1; su respuesta, a una herida que una escaramuza haría al portador, se lo pone hasta la fase de reagrupación.',
  'rule.TCG-22.04':
    'Mientras lleva puesto El Anillo Soberano, una herida que le haría una escaramuza se vuelve una carga.',
  'rule.TCG-22.05':
    'El Daño de Isildur: su respuesta contesta a toda herida que amenaza al Portador del Anillo, en la fase que sea y no únicamente en una de escaramuza.',
  'rule.TCG-22.06':
    'Mientras lleva puesto El Daño de Isildur, toda herida que sufriría, en cualquier fase, se vuelve una sola carga: así lo dice este reglamento, aunque la carta de 2001 añade dos.',
  'rule.TCG-22.07':
    'Respuesta a Todos los Acertijos: se pone con una habilidad especial de escaramuza, y no con una respuesta.',
  'rule.TCG-22.08':
    'Mientras lleva puesta la Respuesta a Todos los Acertijos tiene fuerza +2 y, solo en una fase de escaramuza, añade una carga en vez de una herida.',
  'rule.TCG-22.09':
    'El coste de ponerse la Respuesta a Todos los Acertijos es añadir una carga; mientras se lleva, da vitalidad +2.',
  'rule.TCG-22.10':
    'Ponerse el Anillo es opcional; convertir las heridas mientras se lleva puesto no lo es. También se convierte la herida a la que se respondió.',
  'rule.TCG-22.11': 'El Anillo se lleva puesto hasta la fase de reagrupación: se quita cuando esta empieza.',
  'rule.TCG-22.12':
    'Puesto en plena fase de reagrupación, el Anillo, sea cual sea su versión, se quita al acabar esa fase.',
  'rule.TCG-22.13': 'Los esfuerzos del Portador del Anillo no son heridas y nunca se convierten en cargas.',
  'rule.TCG-22.14':
    'Frodo, con 4 cargas, lleva puesto El Anillo Soberano y pierde una escaramuza, sin quedar abrumado, contra un bando con daño +1. Resultado: ninguna herida y 2 cargas más, 6 en total.',
  'rule.TCG-23.01':
    'Un punto delante del título señala una carta única. Mientras un jugador tiene en juego una carta única, no puede jugar otra que represente la misma cosa.',
  'rule.TCG-23.02': 'La singularidad es de cada jugador: cada uno puede tener su propia copia.',
  'rule.TCG-23.03':
    'Dos cartas representan lo mismo si coinciden en el título (el subtítulo y la información de coleccionista pueden ser otros) o en la información de coleccionista (el título puede ser otro); el idioma no importa.',
  'rule.TCG-23.04':
    'También las posesiones, los artefactos y las condiciones pueden tener subtítulo; vale lo mismo que en los personajes.',
  'rule.TCG-23.05':
    'La Vara de Gandalf sin subtítulo y la que se subtitula Bastón de Andar representan lo mismo, así que un jugador no puede tener las dos en juego.',
  'rule.TCG-23.06': 'No se puede jugar una carta única para reemplazar una copia que está en juego.',
  'rule.TCG-23.07':
    'De una carta no-única puede haber en juego cuantas copias se quiera; sus efectos se suman.',
  'rule.TCG-23.08':
    'Durante un turno están activas estas cartas en juego: los sitios del camino y de las áreas de apoyo, las cartas de Gentes Libres y El Anillo Único del jugador de Gentes Libres, y las cartas de Sombra de los demás.',
  'rule.TCG-23.09':
    'Todas las demás cartas están inactivas: no afectan a nada, nada las afecta, no pueden ser avistadas y sus contadores se ignoran. Las cartas que lleva una carta inactiva están también inactivas.',
  'rule.TCG-23.10':
    'Puesto que las cartas inactivas no cuentan, la singularidad compara solo con copias activas; los lados de Sombra y de Gentes Libres de un mismo jugador nunca se encuentran.',
  'rule.TCG-23.11':
    'Entre varios jugadores: de las copias de una misma condición de Sombra única solo tiene efecto la que está más cerca por la derecha del jugador de Gentes Libres; las otras están activas, pero no se hace caso de su texto.',
  'rule.TCG-23.12':
    'De una condición de Sombra no-única tienen efecto las 4 primeras copias, contadas de esa manera.',
  'rule.TCG-23.13':
    'Avistar algo quiere decir que tiene que estar en juego y activo; es un requisito y no cambia nada.',
  'rule.TCG-23.14':
    'Con «por cada X que avistes», el jugador elige cuántos avista; con «puedas avistar» cuentan todos los que cumplen y no hay elección.',
  'rule.TCG-23.15':
    'Los eventos, las cartas apiladas, las de la mano y las de las pilas no pueden ser avistados.',
  'rule.TCG-23.16': 'Una misma carta se puede avistar para varios requisitos.',
  'rule.TCG-24.01':
    'Las palabras clave no-implícitas no tienen reglas propias; las nuevas son aldeano, campo de batalla, Ent, máquina, Oriental, Sureño y valiente.',
  'rule.TCG-24.02':
    'Las palabras clave implícitas llevan reglas consigo; las nuevas son Vinculado al Anillo, no-vinculado, emboscar y sin prisa.',
  'rule.TCG-24.03':
    'Emboscar (N): cuando el jugador de Gentes Libres asigna un personaje a un siervo con emboscar (N), el jugador de Sombra al que pertenece puede añadir (N) contadores de penumbra.',
  'rule.TCG-24.04':
    'El jugador de Gentes Libres asigna a alguien contra un Sureño con emboscar (2): el propietario del Sureño puede añadir 2 contadores.',
  'rule.TCG-24.05':
    'Emboscar se dispara también cuando el jugador de Gentes Libres asigna con una acción de asignación; no se dispara cuando es un jugador de Sombra quien asigna al siervo, del modo que sea.',
  'rule.TCG-24.06':
    'Varios números de emboscar en un mismo siervo son opciones separadas: con (1) y (5), su propietario puede añadir 1, 5, 6 o nada.',
  'rule.TCG-24.07':
    'Solo un compañero puede ser Vinculado al Anillo o no-vinculado; los aliados y los siervos no son ni lo uno ni lo otro.',
  'rule.TCG-24.08': 'Un compañero que no tiene las palabras Vinculado al Anillo es no-vinculado.',
  'rule.TCG-24.09': 'Frodo y Sam son Vinculados al Anillo en todas sus versiones, lo lleven impreso o no.',
  'rule.TCG-24.10':
    'Sin prisa (los Ents): este aliado participa en disparos de arquería y en escaramuzas solo en su hogar o si una carta de Gandalf se lo permite.',
  'rule.TCG-24.11':
    'El icono del texto de sin prisa es la cultura de Gandalf; un efecto de otra cultura que deja luchar a los aliados no sirve para un aliado sin prisa.',
  'rule.TCG-24.12': '«Montado» quiere decir que lleva una posesión de la categoría montura.',
  'rule.TCG-24.13': 'Arquero: cuenta 1 en el total de arquería de su bando.',
  'rule.TCG-24.14':
    'Daño +X: véase TCG-13.08; los bonos de varias fuentes se suman, y un efecto que quita todos los bonos de daño impide también otros nuevos.',
  'rule.TCG-24.15':
    'Defensor +X: el jugador de Gentes Libres puede asignar este personaje a X siervos más; los bonos se suman, y una X mayor cumple un requisito de una menor.',
  'rule.TCG-24.16': 'Fiero: véase la sección 14. Vagar: véase TCG-9.05. Santuario: véase TCG-20.12.',
  'rule.TCG-24.17':
    'Las razas, las categorías y palabras como montaraz, rastreador, sigilo, cuento, hechizo, búsqueda, llanura, bosque, río, montaña o subterráneo son no-implícitas.',
  'rule.TCG-24.18': 'Una palabra de un título o subtítulo no es una palabra clave.',
  'rule.TCG-24.19': '«Hombre» incluye a las mujeres; Uruk-hai y Orco son razas distintas.',
  'rule.TCG-25.01':
    'El número del hogar de un aliado está detrás de su tipo, por ejemplo «Aliado, Hogar 3, Hombre».',
  'rule.TCG-25.02': 'De cada aliado del área de apoyo se entiende que está en su hogar.',
  'rule.TCG-25.03':
    'De ordinario los aliados no participan en disparos de arquería ni en escaramuzas, pero sus habilidades especiales (también las acciones de arquería y de escaramuza) se pueden usar como siempre.',
  'rule.TCG-25.04':
    'Cuando la comunidad se halla en el hogar de un aliado, este participa en los disparos de arquería y en las escaramuzas.',
  'rule.TCG-25.05':
    'Con eso el aliado solo pasa a ser elegible: el jugador de Gentes Libres no está obligado a darle heridas de arquería ni a asignarlo.',
  'rule.TCG-25.06':
    'Una carta puede dejar que un aliado luche en otra parte; de un aliado que participa se entiende que está donde la comunidad.',
  'rule.TCG-25.07':
    'Los aliados de colecciones anteriores no tienen hogar en el camino del bloque Torres; allí los hogares llevan el símbolo de la torre.',
  'rule.TCG-25.08': 'Los aliados no forman parte de la comunidad.',
  'rule.TCG-25.09':
    'Cada personaje puede llevar una posesión o artefacto de cada categoría (arma de mano, arma a distancia, armadura, capa, montura, vara, etc.); las cartas sin categoría no tienen límite.',
  'rule.TCG-25.10':
    'Un segundo objeto de una categoría no se puede jugar sobre un portador ni transferirle; no reemplaza al primero.',
  'rule.TCG-25.11':
    'En la fase de comunidad, un jugador puede transferir una posesión o artefacto de uno a otro de sus personajes de Gentes Libres si paga otra vez su coste de penumbra (se añaden los contadores).',
  'rule.TCG-25.12': 'Los siervos no pueden transferir nada, ni posesiones ni artefactos.',
  'rule.TCG-25.13':
    'Los dos personajes tienen que estar en el mismo sitio; en la fase de comunidad, un aliado está siempre en su hogar.',
  'rule.TCG-25.14': 'El nuevo portador tiene que ser uno que pueda llevar el objeto.',
  'rule.TCG-25.15':
    'Un jugador no puede descartar por voluntad propia una posesión o artefacto que lleva un personaje suyo.',
  'rule.TCG-25.16': 'Transferir no es jugar; los textos «cuando juegas» no se cumplen.',
  'rule.TCG-25.17':
    'Dos aliados con el mismo hogar pueden intercambiar objetos; un compañero y un aliado, solo mientras la comunidad está en ese hogar.',
  'rule.TCG-26.01':
    'Los jugadores de Sombra pueden tomar el control de sitios por efectos de cartas; muchos efectos cuentan los sitios que controla un jugador.',
  'rule.TCG-26.02':
    'Solo se puede tomar un sitio por el que han pasado todos: los marcadores de todos los jugadores están en sitios de número mayor.',
  'rule.TCG-26.03': 'Cuando ningún marcador está por debajo del sitio 2T, se puede tomar el sitio 1T.',
  'rule.TCG-26.04': 'El sitio que se toma tiene que ser el de número más bajo de los que hay en el camino.',
  'rule.TCG-26.05':
    'El sitio 1T lo controla un oponente, y ningún marcador está por debajo del sitio 4T: el que toca tomar es el 2T.',
  'rule.TCG-26.06': 'El sitio tomado se pone a lo largo en el área de apoyo de quien lo controla.',
  'rule.TCG-26.07':
    'Un sitio controlado está siempre activo y su texto vale igual que en el camino; el que se tomó en el turno de otro jugador sigue activo en el turno propio.',
  'rule.TCG-26.08':
    '«Igual que en el camino» quiere decir que el texto que necesita que la comunidad esté en el sitio no vale, porque allí no hay ninguna comunidad; las palabras clave y el texto que habla de estar controlado sí valen. Un fallo posterior del consejo de reglas de los jugadores (no de Decipher) dice lo mismo.',
  'rule.TCG-26.09':
    'Si no todos han pasado por el sitio más bajo del camino, no se puede tomar ningún sitio y el efecto no hace nada.',
  'rule.TCG-26.10':
    'Un sitio controlado ya no está en el camino, pero sigue siendo del jugador de cuyo mazo de aventura salió.',
  'rule.TCG-26.11':
    'Por efecto de una carta, un jugador de Gentes Libres puede liberar un sitio que controla otro jugador.',
  'rule.TCG-26.12':
    'No puede liberarse un sitio que está en el camino, en un mazo de aventura o bajo control propio.',
  'rule.TCG-26.13':
    'Un sitio liberado vuelve a su lugar del camino, y se descartan todas las cartas que hay en él.',
  'rule.TCG-26.14':
    'Tiene que ser, de los sitios controlados por oponentes, el de número más alto, sea de quien sea; uno más alto que controle el propio liberador se pasa por alto.',
  'rule.TCG-26.15':
    'A controla 1T y 3T, B (jugador de Gentes Libres) controla 4T, y C controla 2T. B libera un sitio: vuelve el 3T, porque el 4T es del propio B.',
  'rule.TCG-26.16':
    'El control no cambia el movimiento: los sitios tomados quedan detrás de todas las comunidades.',
  'rule.TCG-27.01':
    'Algunas condiciones ponen contadores de cultura sobre sí mismas; los contadores no tienen color propio y nunca se ponen en personajes.',
  'rule.TCG-27.02': 'Los contadores de cultura se van con su carta; solo cuentan los de cartas activas.',
  'rule.TCG-27.03': 'Apilar una carta no es jugarla.',
  'rule.TCG-27.04': 'Las cartas apiladas están boca arriba, y cualquiera puede mirarlas cuando quiera.',
  'rule.TCG-27.05': 'Las cartas apiladas no están en juego ni pueden avistarse.',
  'rule.TCG-27.06':
    'Las cartas apiladas no cuentan para la singularidad: una carta única apilada puede estar además en juego en otra parte, y pueden apilarse juntas varias copias.',
  'rule.TCG-27.07':
    'Las habilidades de una carta apilada solo valen donde hablan de estar apilada (por ejemplo, un siervo que puede jugarse desde encima de un sitio controlado).',
  'rule.TCG-28.01':
    'Las pilas de descartes están siempre boca arriba; se descarta carta por carta, para que todos vean cada una.',
  'rule.TCG-28.02': 'Un jugador puede mirar cuando quiera su pila de descartes, pero no la de un oponente.',
  'rule.TCG-28.03':
    'La aplicación muestra solo la carta de encima y el tamaño de la pila de descartes de un oponente, y el registro nombra cada carta cuando se descarta.',
  'rule.TCG-28.04':
    'Las pilas de muertos son públicas para todos, ya que las muertes son públicas y de ellas dependen la singularidad y la Regla de 9.',
  'rule.TCG-28.05':
    'En una pila de descartes el orden no importa; después de jugar una carta de ella, su propietario puede dejar cualquiera encima.',
  'rule.TCG-28.06':
    'No hay penalización por no encontrar, o por no querer jugar, la carta que se buscaba en el mazo de robar.',
  'rule.TCG-28.07':
    'Después de una búsqueda se vuelve a barajar el mazo de robar, y el jugador de la derecha puede cortarlo.',
  'rule.TCG-28.08': '«Mirar» enseña una carta solo a ese jugador.',
  'rule.TCG-28.09': '«Revelar» enseña una carta a todos los jugadores.',
  'rule.TCG-28.10':
    'Las cartas miradas o reveladas sin más instrucciones vuelven al lugar de donde vinieron, en el mismo orden.',
  'rule.TCG-28.11': 'Una carta que pasa de una pila a otra tiene que revelarse a todos.',
  'rule.TCG-28.12':
    'Lo que se roba no se revela, ni tampoco una carta que se mueve solo como «una carta», sin descripción.',
  'rule.TCG-28.13':
    'Tras aplicar todos los modificadores, un número (fuerza, vitalidad, coste de penumbra, total de arquería) que quede por debajo de cero es cero.',
  'rule.TCG-28.14':
    'Los modificadores se aplican todos de nuevo cada vez que se usa un valor; los resultados intermedios pueden bajar de cero, y solo el resultado final se sube a cero.',
  'rule.TCG-28.15':
    'Frodo con fuerza 3, el Anillo +1, un efecto -6: 3 + 1 - 6 = -2, es decir, 0. Un +3 posterior da 3 + 1 - 6 + 3 = 1, y no 3.',
  'rule.TCG-28.16':
    'Robar la última carta no hace perder la partida; el jugador sigue con su mano y sus cartas en juego.',
  'rule.TCG-28.17':
    'La pila de descartes nunca se baraja para formar otro mazo de robar (solo las reglas de iniciación lo permiten).',
  'rule.TCG-28.18': 'Una instrucción de robar de un mazo de robar vacío no hace nada.',
  'rule.TCG-29.01':
    'Los sitios del bloque Torres van numerados de 1T a 9T; son una alternativa a los sitios 1 a 9 del bloque Comunidad, nunca una ampliación; un camino tiene siempre 9 sitios.',
  'rule.TCG-29.02':
    'Gran Salón es el sitio 6T (bloque Torres); Valle del Dimrill es el sitio 6, con el símbolo en blanco (bloque Comunidad).',
  'rule.TCG-29.03': 'Al jugar siervos cuenta solo el número, no el símbolo.',
  'rule.TCG-29.04':
    'Para los hogares de los aliados cuenta el símbolo: un aliado del bloque Comunidad no tiene hogar en el bloque Torres.',
  'rule.TCG-29.05': 'El hogar de Elrond es el sitio 3, no el 3T.',
  'rule.TCG-29.06': 'Un número de sitio nombrado en un texto de juego incluye su símbolo.',
  'rule.TCG-29.07':
    'Sigilo Hobbit cancela la escaramuza de un Hobbit en los sitios 1 a 5, y en los demás da a ese Hobbit fuerza +2: en los sitios del bloque Torres nunca puede cancelar, y siempre da +2.',
  'rule.TCG-29.08':
    '«Sitio X o superior», sin símbolo, se refiere a sitios del bloque Comunidad; «cualquier sitio X» se refiere al sitio X de cualquier bloque.',
  'rule.TCG-30.01': 'Las cartas siguientes se juegan con el texto corregido, digan lo que digan impresas.',
  'rule.TCG-30.02':
    'Libro de Mazarbul (0P7, también 3R1): un cuento que lleva un Enano; cuando comienza una fase de comunidad en el sitio 4 o más allá, su jugador puede robar tantas cartas como compañeros Enanos haya.',
  'rule.TCG-30.03':
    'Gimli, Enano de Erebor (1U12): daño +1; acción de comunidad: si en el fondo hay menos de 2 contadores, añade (2) para poner una carta de la mano debajo de tu mazo de robar. En nuestra copia del reglamento falta lo que se añade; está tomado de la errata pública.',
  'rule.TCG-30.04': 'Ojos Que Ven Lejos (1C43): la condición es única.',
  'rule.TCG-30.05':
    'Don de los Botes (1U46): cuesta esforzar a un aliado Elfo y se queda en el área de apoyo; dejar un río durante la fase de comunidad sube en 1 el límite de movimiento de este turno.',
  'rule.TCG-30.06':
    'El Espejo de Galadriel (1R55), área de apoyo: los aliados Elfos con hogar en el sitio 6 tienen fuerza +1. Maniobra: contra un oponente con 7 o más cartas en la mano, esfuerza a Galadriel, mira 2 cartas de esa mano al azar, descarta una y devuelve la otra.',
  'rule.TCG-30.07':
    'La Versatilidad de un Montaraz (1U113), maniobra: en un río o un bosque, un montaraz que se esfuerza exhausta a un siervo.',
  'rule.TCG-30.08':
    'El Mapa de Thrór (1R318), área de apoyo: como acción de comunidad o de reagrupación, dos Hobbits se esfuerzan y el mapa se descarta; su jugador pone entonces una carta propia como sitio siguiente, encima de la de un oponente si ya hay una.',
  'rule.TCG-30.09':
    'Debemos Ir con Cautela (3C48), respuesta a moverse en la fase de reagrupación: dos esfuerzos de un mismo compañero de Gondor suben en 1 el coste de penumbra de todos los siervos hasta la fase de reagrupación que viene después.',
  'rule.TCG-31.01':
    'Todos los procedimientos de las secciones 6 a 15 dicen su orden: hacia la derecha desde el jugador de Gentes Libres.',
  'rule.TCG-31.02':
    'Cada jugador de Sombra tiene su fase de Sombra, sus siervos y sus asignaciones; en una escaramuza puede haber siervos de varios jugadores de Sombra, cuyas fuerzas se suman.',
  'rule.TCG-31.03':
    'Los personajes de otros jugadores se pueden usar para pagar costes de Sombra (TCG-9.11).',
  'rule.TCG-31.04': 'Condiciones de Sombra repetidas: véase TCG-23.11.',
  'rule.TCG-31.05':
    'Si un jugador pierde y quedan al menos otros dos, su marcador y sus cartas salen de la partida; las cartas de otros que estaban sobre ellas se descartan.',
  'rule.TCG-31.06':
    'Sus sitios, tanto los del camino como los controlados, se reemplazan por orden de número con los sitios del mismo número de los oponentes, por turno desde la derecha de quien ha perdido; los sitios que este controlaba se reemplazan y luego se liberan.',
  'rule.TCG-31.07': 'Si el que pierde era el jugador de Gentes Libres, los demás completan ese turno.',
  'rule.TCG-31.08':
    'Completar ese turno quiere decir: saltarse lo que necesita una comunidad (arquería, asignaciones, escaramuzas) e ir a la fase de reagrupación, donde los jugadores de Sombra pueden actuar, reconcilian y descartan sus siervos; después empieza el turno del jugador siguiente. Sin comunidad no puede ocurrir nada más, pero los jugadores de Sombra no deben perder su robo de cartas.',
  'rule.TCG-31.09':
    'El límite de movimiento sigue como se fijó al principio de la partida aunque haya jugadores que se retiren.',
  'rule.TCG-32.01':
    'Un jugador gana cuando su comunidad está en el sitio 9 y el Portador del Anillo sobrevive allí a todas las fases de escaramuza, también a las fieras; entonces no hay fase de reagrupación.',
  'rule.TCG-32.02':
    'Si no hay siervos en juego en el sitio 9, el jugador gana en cuanto empezaría la fase de reagrupación.',
  'rule.TCG-32.03': 'Un jugador gana si es el último que queda.',
  'rule.TCG-32.04':
    'Un jugador pierde cuando el Portador del Anillo muere (sin que nadie lo releve) o se corrompe.',
  'rule.TCG-32.05': 'Un jugador corrompido por su apuesta pierde antes del primer turno (TCG-3.06).',
  'rule.TCG-32.06':
    'La derrota se comprueba en el acto, en mitad de una fase si hace falta; con dos jugadores, el otro gana en ese momento.',
  'rule.TCG-32.07':
    'Si el Portador del Anillo muere y se corrompe, o si varios jugadores pierden en un mismo instante, y no queda nadie, la partida acaba en empate; si queda un jugador, gana ese.',
  'rule.TCG-32.08':
    'En un turno solo el Portador del Anillo del jugador de Gentes Libres puede recibir heridas o cargas o morir, ya que las cartas de los otros están inactivas.',
  'rule.TCG-32.09':
    'Un jugador puede rendirse en cualquier momento, lo cual cuenta como perder; las partidas en línea lo necesitan y el libro no dice nada.',
  'rule.TCG-33.01':
    'El código de coleccionista se lee colección, rareza, número: «4 R 12» es la carta 12 de la colección 4, rara. R es rara, U infrecuente, C común y P premium; la colección 4 es Las Dos Torres.',
  'rule.TCG-33.02':
    'Las Dos Torres consta de 365 cartas: 121 comunes, 121 infrecuentes, 121 raras y 2 premium (solo en los mazos de iniciación).',
  'rule.TCG-33.03':
    'Los mazos de iniciación traen 63 cartas (60 fijas y 3 raras al azar; los hay de dos clases), los mazos Deluxe 74 (63 y un sobre de expansión), los sobres 11 (1 rara y 10 entre comunes e infrecuentes).',
  'rule.TCG-33.04': 'Gollum no aparece en la colección 4; llega con las dos siguientes.',
};
