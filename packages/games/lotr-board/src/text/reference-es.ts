import type { reference as en } from './reference-en.ts';

export const reference: Readonly<Record<keyof typeof en, string>> = {
  'section.components': 'Componentes y límites',
  'section.setup': 'Preparación',
  'section.havens': 'El viaje y los refugios seguros',
  'section.conflict': 'Comienzo de un conflicto',
  'section.tiles': 'Paso 1 del turno: losetas de relato',
  'section.events': 'Sucesos',
  'section.cards': 'Paso 2 del turno: jugar cartas o descansar',
  'section.tracks': 'Los marcadores de actividad y sus casillas',
  'section.corruption': 'El marcador de corrupción',
  'section.die': 'El dado de amenaza',
  'section.ring': 'El poder del Anillo',
  'section.conflict-end': 'Final de un conflicto',
  'section.mordor': 'Mordor y la destrucción del Anillo',
  'section.elimination': 'Eliminación de jugadores',
  'section.scoring': 'Final de la partida y puntuación',
  'section.hobbits': 'Habilidades de los hobbits',
  'section.gandalf': 'Cartas de Gandalf',
  'section.story-cards': 'Cartas de relato legendarias y Gollum',
  'section.deck': 'Cuando se acaban las cartas',
  'section.talk': 'Conversación en la mesa e información oculta',
  'section.variants': 'Variantes y dificultad',
  'section.data': 'Datos de tableros y cartas',
  'rule.LOB-1.01':
    'De 2 a 5 jugadores forman una sola Comunidad; el juego es cooperativo y el grupo puntúa como si fuera uno.',
  'rule.LOB-1.02':
    'La tabla de preparación empieza en 2 jugadores; la aplicación permite jugar en solitario llevando una misma persona 2 hobbits o más, porque no existe ninguna regla para un solo jugador.',
  'rule.LOB-1.03':
    'Objetivo: llevar el Anillo a Mordor y destruirlo antes de que Sauron alcance y elimine al Portador del Anillo; además, juntar cuantas más runas mejor.',
  'rule.LOB-1.04':
    'Tableros y piezas: 1 tablero principal, 2 tableros de conflicto de doble cara (Moria, Abismo de Helm, Antro de Ella-Laraña, Mordor), 23 losetas de relato, 5 figuras de hobbit, 1 figura de Sauron, 1 indicador de suceso, 5 indicadores de actividad, el Anillo y 1 dado de amenaza.',
  'rule.LOB-1.05':
    'Cartas: 60 de aventura; 35 legendarias (12 de Rivendel, 2 de Moria, 12 de Lothlórien, 4 del Abismo de Helm, 2 del Antro de Ella-Laraña, 3 de Mordor); 5 de Gandalf; 5 de hobbit.',
  'rule.LOB-1.06':
    'Fichas de vida: 3 de corazón, 3 de sol y 5 de anillo; runas: 26 plateadas (de valor 1, 2 o 3) y 6 doradas (dos por cada valor: 1, 2 y 3).',
  'rule.LOB-1.07':
    'Si se acaban las fichas de vida de un tipo, la casilla que daría una no da nada, porque los 3 corazones, 3 soles y 5 anillos son una reserva fija por la que los jugadores compiten; las runas plateadas no faltan nunca, porque las de más valor sustituyen a las de menos.',
  'rule.LOB-1.08':
    'Las cartas de aventura son marrones o grises; las legendarias, marrones, grises o verdes; las verdes son las cartas de relato legendarias y llevan texto en vez de símbolos.',
  'rule.LOB-1.09':
    'Las cuatro actividades son combate, amistad, ocultación y viaje; la estrella es un comodín; cada carta muestra sus símbolos en los dos lados, pero solo se cuenta uno de ellos.',
  'rule.LOB-1.10': 'No hay límite de cartas en la mano.',
  'rule.LOB-2.01':
    'En el marcador de corrupción, Sauron empieza en la casilla 12 (en la 15 si la partida es introductoria, en la 10 si es avanzada; véase la sección 21); el tablero principal se usa hasta el final de la partida.',
  'rule.LOB-2.02':
    'Se pone un indicador de actividad en Bolsón Cerrado; el tablero de Moria va bajo el principal, con el indicador de suceso en la casilla de salida, en lo alto de su marcador de sucesos.',
  'rule.LOB-2.03':
    'Se pone un indicador de actividad al comienzo de cada marcador de Moria: viaje, ocultación y combate; el quinto indicador no hace falta hasta Mordor.',
  'rule.LOB-2.04':
    'Los tableros de Moria, Abismo de Helm y Antro de Ella-Laraña usan tres marcadores de actividad cada uno; el de Mordor, cuatro.',
  'rule.LOB-2.05':
    'Las 6 runas doradas se mezclan boca abajo; las runas plateadas, las fichas de vida y el dado de amenaza forman una reserva a la vista.',
  'rule.LOB-2.06':
    'Las losetas de relato se mezclan en una pila de relato boca abajo, y las cartas de aventura se barajan en un mazo de aventura boca abajo.',
  'rule.LOB-2.07':
    'Las cartas legendarias se separan por localización y se apilan boca arriba junto al borde superior del tablero principal, en el orden del viaje: Rivendel, Moria, Lothlórien, Abismo de Helm, Antro de Ella-Laraña, Mordor.',
  'rule.LOB-2.08': 'Las 5 cartas de Gandalf se extienden boca arriba donde todos las vean.',
  'rule.LOB-2.09':
    'Hobbits en juego: con 2 jugadores, Frodo y Sam; con 3 se suma Pippin; con 4, Merry; con 5, Gordo.',
  'rule.LOB-2.10':
    'Las cartas de los hobbits en juego se reparten al azar y tapadas, una por jugador, y luego se descubren; las cartas y figuras de hobbit sobrantes vuelven a la caja.',
  'rule.LOB-2.11':
    'Cada cual pone su hobbit en la casilla 0 del marcador de corrupción; quien lleva a Frodo toma el Anillo y es el primer Portador del Anillo.',
  'rule.LOB-2.12': 'Empieza siempre Frodo; los turnos siguen en sentido horario.',
  'rule.LOB-3.01':
    'El viaje pasa, por este orden, por Bolsón Cerrado, Rivendel, Moria, Lothlórien, Abismo de Helm, Antro de Ella-Laraña y Mordor.',
  'rule.LOB-3.02':
    'El indicador del tablero principal señala la localización actual; solo avanza cuando se ha resuelto allí todo lo que se exige.',
  'rule.LOB-3.03':
    'Los refugios seguros son Bolsón Cerrado, Rivendel y Lothlórien; los conflictos son Moria, Abismo de Helm, Antro de Ella-Laraña y Mordor.',
  'rule.LOB-3.04':
    'En un refugio seguro se cumplen, por orden y de izquierda a derecha, las acciones impresas sobre la localización.',
  'rule.LOB-3.05':
    'En un refugio seguro hace de jugador activo el Portador del Anillo; resueltas todas las acciones, el indicador pasa a la localización siguiente.',
  'rule.LOB-3.06': 'Una acción cuyo texto dice «puede» es opcional; todas las demás son obligatorias.',
  'rule.LOB-3.07': 'Bolsón Cerrado, acción 1 («Gandalf»): cada jugador roba 6 cartas de aventura.',
  'rule.LOB-3.08':
    'Bolsón Cerrado, acción 2 («Preparativos»), opcional: el Portador del Anillo puede tirar el dado de amenaza y después descubrir 4 cartas del mazo de aventura y repartirlas entre los jugadores.',
  'rule.LOB-3.09':
    'La tirada y sus consecuencias van primero, porque son el precio; tras hablarlo, el reparto lo decide solo el Portador del Anillo, que puede dar a cualquier jugador (también a sí mismo) cuantas quiera de las 4 cartas, como en las reglas aclaradas de una edición anterior.',
  'rule.LOB-3.10':
    'Bolsón Cerrado, acción 3 («Aparece el Nazgûl»): un único jugador descarta 2 símbolos de ocultación; si nadie puede o nadie quiere, Sauron se mueve 1 casilla hacia los hobbits.',
  'rule.LOB-3.11':
    'Los 2 símbolos de ocultación pueden venir de dos cartas de un símbolo o de una carta de dos; valen estrellas en su lugar; lo descartado va boca arriba a la pila de descartes de aventura.',
  'rule.LOB-3.12':
    'En Bolsón Cerrado cada jugador roba 6 cartas; quien lleva a Frodo renuncia a los «Preparativos», así que ni se tira el dado ni salen más cartas; un jugador descarta una carta de ocultación de dos símbolos y Sauron sigue en la 12. Si nadie hubiera descartado, Sauron estaría en la 11.',
  'rule.LOB-3.13':
    'Lothlórien: las 12 cartas legendarias de esa localización se reparten entre los jugadores.',
  'rule.LOB-3.14': 'Rivendel: sus 12 cartas legendarias se reparten del mismo modo al llegar.',
  'rule.LOB-3.15':
    'Se barajan y se dan de una en una en sentido horario, empezando por el Portador del Anillo, hasta que no quede ninguna, de modo que las manos pueden diferir en una carta, porque el texto solo dice que se repartan.',
  'rule.LOB-3.16':
    'Las demás acciones impresas de Rivendel y Lothlórien son texto del tablero que el reglamento no repite; datos por defecto: en Rivendel, cada jugador pasa 1 carta boca abajo a su izquierda y después cada jugador descarta 1 símbolo de amistad o tira el dado; en Lothlórien, cada jugador puede descartar 2 runas para robar 2 cartas o moverse 1 casilla a la izquierda, y después cada jugador descarta 1 estrella o tira el dado.',
  'rule.LOB-4.01':
    'Al comenzar un conflicto, su tablero sustituye al anterior, se pone un indicador de actividad al comienzo de cada uno de sus marcadores y el indicador de suceso en la casilla inicial de su marcador de sucesos.',
  'rule.LOB-4.02':
    'Todas las losetas de relato, también las descartadas, se mezclan en una nueva pila boca abajo.',
  'rule.LOB-4.03':
    'Las cartas legendarias de ese conflicto se extienden boca arriba para que todos las vean.',
  'rule.LOB-4.04':
    'Cada tablero tiene en el centro un marcador de actividad principal, de casillas numeradas; completarlo es lo que decide el conflicto.',
  'rule.LOB-4.05':
    'El primer turno de cada conflicto es del Portador del Anillo; después se sigue en sentido horario hasta que acabe el conflicto o se pierda la partida.',
  'rule.LOB-4.06':
    'Las manos, las runas, las posiciones de corrupción y las cartas de Gandalf ya usadas se conservan de un conflicto al siguiente.',
  'rule.LOB-5.01':
    'Un turno tiene tres pasos, por este orden: revelar losetas de relato, jugar cartas (o descansar) y acabar el turno.',
  'rule.LOB-5.02':
    'El jugador activo revela la primera loseta de la pila de relato, resuelve al momento todos sus iconos y la deja boca arriba en la pila de descartes de relato.',
  'rule.LOB-5.03':
    'El jugador activo sigue revelando y resolviendo losetas, de una en una, hasta haber resuelto una con símbolo de actividad o hasta que acabe el conflicto.',
  'rule.LOB-5.04':
    'Los jugadores no pueden mirar nunca el contenido de la pila de relato ni el de sus descartes.',
  'rule.LOB-5.05':
    'Loseta de actividad: el indicador de ese marcador avanza 1 casilla, el jugador activo resuelve la casilla y con eso se dejan de revelar losetas.',
  'rule.LOB-5.06':
    'Si el tablero no tiene ese marcador, o su indicador ya está en la última casilla, el jugador activo debe avanzar 1 casilla un indicador de otro marcador, el que elija.',
  'rule.LOB-5.07':
    'Una página lo dice con «puede» y otra con «debe»; la aplicación lo hace obligatorio, porque el apartado detallado dice que se debe.',
  'rule.LOB-5.08':
    'Si están completos todos los marcadores menos el principal, es el principal el que debe avanzar.',
  'rule.LOB-5.09':
    'Loseta «La influencia del Anillo»: el hobbit del Portador del Anillo se mueve 1 casilla hacia Sauron; se revela otra loseta.',
  'rule.LOB-5.10':
    'Loseta «La voluntad de Sauron»: un jugador debe prestarse a mover su hobbit 2 casillas hacia Sauron; si no, es Sauron quien se mueve 1 casilla hacia los hobbits; se revela otra loseta.',
  'rule.LOB-5.11':
    'En la aplicación puede prestarse cualquier jugador; cuando todos se han negado, se mueve Sauron; no valen dos movimientos parciales de 1, porque un mismo jugador debe cargar con las dos casillas.',
  'rule.LOB-5.12':
    'Loseta «El paso del tiempo»: se lleva el indicador de suceso a la casilla de suceso siguiente y se resuelve ese suceso; se revela otra loseta.',
  'rule.LOB-5.13':
    'Loseta «Sin opciones»: la Comunidad descarta 3 cartas en total y no pasa nada; si no, ocurre el suceso siguiente, igual que con «El paso del tiempo»; se revela otra loseta.',
  'rule.LOB-5.14':
    'Loseta «Perdiendo terreno»: la Comunidad descarta en total 1 carta, 1 ficha de vida de cualquier tipo y 1 runa, y no pasa nada; si no, ocurre el suceso siguiente, igual que con «El paso del tiempo»; se revela otra loseta.',
  'rule.LOB-5.15':
    '«1 runa» quiere decir un valor de 1 en runas (las de más valor se cambian), porque una runa de valor más alto no es sino varias de valor 1.',
  'rule.LOB-5.16':
    'Los pagos del grupo son a todo o nada: si no se ofrece todo lo exigido, no se descarta nada, porque un pago parcial no tiene efecto.',
  'rule.LOB-5.17':
    'Las cartas que se descartan por estas losetas pueden ser de cualquier clase, también cartas de relato verdes, y no hace falta que lleven símbolos.',
  'rule.LOB-5.18':
    'Si la pila de relato se agota en pleno conflicto, las losetas descartadas se mezclan en una pila nueva, porque sin loseta de actividad el turno no puede acabar.',
  'rule.LOB-5.19':
    'Sale una loseta de amistad en un tablero con marcador de amistad: ese indicador avanza 1 casilla, el jugador activo resuelve la casilla y no se revelan más losetas.',
  'rule.LOB-6.01':
    'Cuando el indicador de suceso llega a una casilla nueva del marcador de sucesos, se resuelve el suceso de esa casilla.',
  'rule.LOB-6.02':
    'Un círculo de corrupción, un ojo o un símbolo de dado en un suceso significan lo que dice la sección 10.',
  'rule.LOB-6.03':
    'Un círculo claro en un suceso: el jugador activo puede mover su hobbit 1 casilla a la izquierda, si es posible.',
  'rule.LOB-6.04':
    '«Cada jugador»: todos cumplen la instrucción y cargan con sus consecuencias por su cuenta, primero el jugador activo y luego en sentido horario; una vez empezado, todos deben pasar por ello.',
  'rule.LOB-6.05': '«Grupo»: los jugadores deciden juntos quién aporta qué para cumplir lo exigido.',
  'rule.LOB-6.06':
    'En la aplicación cada jugador ofrece cartas o fichas, y el pago se hace cuando cubre lo exigido y el jugador activo lo confirma, porque todos los que aportan deben estar de acuerdo y alguien debe cerrar la oferta.',
  'rule.LOB-6.07':
    'Unos símbolos exigidos se pagan descartando cartas que sumen al menos esos símbolos; una carta de dos símbolos cuenta por dos.',
  'rule.LOB-6.08':
    'Al descartar, la estrella vale por cualquier símbolo; una carta de dos estrellas puede valer por dos símbolos distintos.',
  'rule.LOB-6.09': 'La carta que se descarta como pago no cuenta entre las que se juegan en el turno.',
  'rule.LOB-6.10':
    'Algunos sucesos hacen que un jugador descubra la primera carta del mazo de aventura y descarte de su mano cartas que tengan algún símbolo en común con ella; si sale una estrella, solo sirven las cartas de estrella.',
  'rule.LOB-6.11': 'La carta descubierta va después a la pila de descartes de aventura.',
  'rule.LOB-6.12':
    'Cuando sale un símbolo normal, también sirve una carta de estrella de la mano, porque al descartar la estrella vale por cualquier símbolo.',
  'rule.LOB-6.13': 'Los símbolos que sobran de lo exigido se pierden.',
  'rule.LOB-6.14':
    'Primer suceso de Moria: el grupo debe descartar una carta con 1 símbolo de amistad o más y una carta con 1 estrella o más; si no, Sauron se mueve 1 casilla. Luego el jugador activo revela otra loseta.',
  'rule.LOB-6.15': 'Si se exige 1 símbolo de combate, basta una carta con un solo símbolo de combate.',
  'rule.LOB-6.16':
    'Si se exigen 3 símbolos de combate, sirven tres cartas de un combate, o una carta de un combate más Gimli (2 símbolos de combate).',
  'rule.LOB-6.17':
    'El suceso «¡El Anillo es mío!» (el ojo rojo, última casilla del marcador de sucesos de Mordor) acaba la partida en el acto con derrota, y no se puede evitar.',
  'rule.LOB-7.01':
    'Tras revelar losetas, el jugador activo puede jugar de su mano hasta dos cartas, de aventura o legendarias: no más de una marrón y una gris.',
  'rule.LOB-7.02':
    'Por cada símbolo de un lado de la carta, el indicador de ese marcador avanza 1 casilla, y cada casilla se resuelve.',
  'rule.LOB-7.03':
    'Si un indicador avanza varias casillas, el jugador activo resuelve, buenas o malas, todas las que atraviesa y también la de llegada.',
  'rule.LOB-7.04':
    'Una carta se resuelve por completo antes de jugar otra; después va boca arriba a la pila de descartes de aventura.',
  'rule.LOB-7.05':
    'Las estrellas de una carta jugada pueden valer por una actividad cualquiera; si la carta tiene varias, todas deben ir al mismo marcador.',
  'rule.LOB-7.06':
    'Los símbolos de un marcador que el tablero no tiene, o cuyo indicador está ya en la última casilla, no hacen nada.',
  'rule.LOB-7.07':
    'Aun así, esa carta se puede jugar (y cuenta para el límite); la aplicación pide que se confirme, porque la regla solo dice que no hace nada.',
  'rule.LOB-7.08':
    'Las cartas de relato legendarias (verdes) y las cartas descartadas como pago quedan fuera del límite de dos cartas.',
  'rule.LOB-7.09':
    'Una nota dice que las cartas legendarias en general no cuentan, mientras que el propio paso y su ejemplo cuentan a Gimli, que es legendaria y marrón; la aplicación solo exime a las de relato verdes, porque es lo que dice exactamente su apartado.',
  'rule.LOB-7.10':
    'El Portador del Anillo juega Gimli (marrón, 2 símbolos de combate): el indicador de combate avanza 2 casillas, las dos con runa plateada: gana 2 runas plateadas. Luego, una carta de aventura gris con 1 símbolo de combate: 1 casilla más, que da una ficha de vida de anillo.',
  'rule.LOB-7.11':
    'Una carta de dos estrellas no puede avanzar la ocultación 1 y el viaje 1; avanza un solo marcador en 2.',
  'rule.LOB-7.12':
    'Descanso: en vez de jugar cartas, el jugador activo roba 2 cartas de aventura o mueve su hobbit 1 casilla a la izquierda.',
  'rule.LOB-7.13':
    'No jugar ninguna carta es descansar; el jugador debe escoger una de las dos cosas, y moverse a la izquierda no hace nada en la casilla 0.',
  'rule.LOB-7.14':
    'En un turno en que el jugador descansa se pueden usar cartas de relato verdes y cartas de Gandalf, porque no cuentan como cartas jugadas.',
  'rule.LOB-7.15':
    'Paso 3: las losetas reveladas y las cartas jugadas van boca arriba a sus descartes, y el turno pasa en sentido horario.',
  'rule.LOB-7.16':
    'De cada pila de descartes solo puede verse la carta o loseta de encima; nadie puede repasar las pilas.',
  'rule.LOB-8.01':
    'Los indicadores de actividad avanzan por losetas de actividad, por cartas jugadas, por efectos que lo digan y por el Anillo, y nunca van más allá de la última casilla.',
  'rule.LOB-8.02': 'Los indicadores no retroceden nunca.',
  'rule.LOB-8.03':
    'Casilla de runa plateada: el jugador activo toma una runa de valor 1 y la guarda boca arriba; las runas se pueden cambiar por otras de más valor que sumen lo mismo.',
  'rule.LOB-8.04':
    'Casilla de runa dorada (las runas doradas premian completar tableros de conflicto): el jugador activo toma una runa dorada al azar de las que están boca abajo y la guarda boca arriba.',
  'rule.LOB-8.05':
    'Si ya no quedan runas doradas, la casilla no da nada, porque la reserva es de 6 y no crece.',
  'rule.LOB-8.06':
    'Casilla de ficha de vida: el jugador activo toma una ficha de ese tipo y la guarda ante su carta de hobbit mientras dure el conflicto.',
  'rule.LOB-8.07':
    'Casilla de carta legendaria: el jugador activo se lleva a la mano la carta dibujada y puede usarla ya en ese turno.',
  'rule.LOB-8.08':
    'Casilla de pureza: el hobbit del jugador activo se mueve 1 casilla a la izquierda, si es posible.',
  'rule.LOB-8.09':
    'Casilla de dado: el jugador activo tira el dado de amenaza, después de tomar todo lo demás que dé la casilla y antes de jugar otra carta.',
  'rule.LOB-8.10': 'Los números del marcador principal sirven para puntuar.',
  'rule.LOB-9.01':
    'Los hobbits empiezan a la izquierda y pueden ir en los dos sentidos (la derecha lleva a Sauron y a la corrupción); Sauron solo va a la izquierda, o se queda quieto.',
  'rule.LOB-9.02': 'Un hobbit no pasa nunca a la izquierda de la casilla 0.',
  'rule.LOB-9.03': 'Un hobbit que entra en la casilla de Sauron o la rebasa queda eliminado.',
  'rule.LOB-9.04': 'Sauron elimina a todo hobbit que se encuentra al avanzar.',
  'rule.LOB-9.05':
    'Un pasaje habla solo del hobbit del jugador activo; la aplicación lo aplica a cualquier hobbit, se haya movido quien se haya movido, porque otros dos pasajes lo hacen.',
  'rule.LOB-9.06': 'Varios hobbits pueden compartir casilla.',
  'rule.LOB-9.07':
    'Si un mismo movimiento de Sauron alcanza a varios hobbits, quedan eliminados a la vez; si entre ellos está el Portador del Anillo, la partida acaba.',
  'rule.LOB-9.08':
    'Deducido: Sauron en la 9, un hobbit en la 7: si salen dos círculos, el hobbit llega a la 9 y queda eliminado. Hobbits en la 8 y la 5, Sauron en la 9: un ojo lleva a Sauron a la 8 y elimina al hobbit de la 8.',
  'rule.LOB-10.01':
    'Un símbolo de dado en una casilla de marcador o en un suceso quiere decir que se tira el dado de amenaza.',
  'rule.LOB-10.02': 'Ojo: Sauron se mueve 1 casilla hacia los hobbits.',
  'rule.LOB-10.03':
    'Uno, dos o tres círculos: el hobbit del jugador activo se mueve otras tantas casillas hacia Sauron.',
  'rule.LOB-10.04': 'Dos cartas: el jugador activo descarta 2 cartas de su mano, las que quiera.',
  'rule.LOB-10.05': 'En blanco: no pasa nada.',
  'rule.LOB-10.06':
    'El dado tiene seis caras (ojo, un círculo, dos círculos, tres círculos, dos cartas, en blanco), todas con la misma probabilidad.',
  'rule.LOB-10.07': 'Si un suceso hace tirar a otro jugador, el resultado es para ese jugador.',
  'rule.LOB-10.08':
    'Un jugador con menos de 2 cartas que saca la cara de dos cartas descarta lo que tenga y queda eliminado (véase LOB-14.02), porque la regla de eliminación menciona la falta de cartas.',
  'rule.LOB-11.01': 'El Portador del Anillo puede, una sola vez en cada conflicto, ponerse el Anillo.',
  'rule.LOB-11.02':
    'El Anillo se puede poner cuando el jugador activo ha revelado una loseta de relato (antes de que se resuelva), o cuando una loseta o una carta ya se ha resuelto.',
  'rule.LOB-11.03': 'El Portador del Anillo puede hacerlo en el turno de otro jugador.',
  'rule.LOB-11.04':
    'Paso 1: el Anillo se pone en la figura del Portador del Anillo. Paso 2: el Portador del Anillo tira el dado de amenaza y sufre el resultado.',
  'rule.LOB-11.05':
    'Paso 3: el Portador del Anillo elige un marcador cualquiera y avanza su indicador 4 casillas menos el número de símbolos que hayan salido.',
  'rule.LOB-11.06': 'En blanco: 4 casillas. Ojo: 3 casillas. Tres círculos: 1 casilla.',
  'rule.LOB-11.07': 'Un círculo: 3 casillas; dos círculos: 2 casillas.',
  'rule.LOB-11.08':
    'La cara de las dos cartas cuenta como dos símbolos, o sea, 2 casillas, porque muestra dos cartas.',
  'rule.LOB-11.09':
    'El número de casillas no cambia por habilidades de hobbit ni por cartas legendarias que rebajen el efecto del dado: cuentan los símbolos que han salido.',
  'rule.LOB-11.10':
    'Las casillas que así se cruzan o se alcanzan no se resuelven; el avance solo se corta antes si se acaba el marcador.',
  'rule.LOB-11.11':
    'Después, el turno del jugador activo sigue donde estaba; el Anillo se queda en la figura hasta que acabe el conflicto, y el Portador del Anillo juega sus turnos como siempre.',
  'rule.LOB-11.12':
    'Si con el Anillo se completa el marcador principal después de revelar una loseta, el conflicto acaba antes de que esa loseta se resuelva.',
  'rule.LOB-11.13':
    'Si la tirada elimina al Portador del Anillo, la partida acaba antes de que se mueva ningún indicador.',
  'rule.LOB-11.14': 'El Anillo no se puede usar en los refugios seguros.',
  'rule.LOB-12.01':
    'Un conflicto acaba cuando el indicador del marcador principal alcanza su última casilla o cuando queda resuelto el último suceso del marcador de sucesos.',
  'rule.LOB-12.02':
    'Al alcanzar la última casilla principal, primero se resuelven todas las casillas pendientes; después el jugador activo acaba su turno.',
  'rule.LOB-12.03': 'A partir de ahí el jugador activo no juega más cartas ni revela más losetas.',
  'rule.LOB-12.04':
    'Acabar por el marcador de sucesos no tiene más castigo que los propios sucesos; el viaje sigue.',
  'rule.LOB-12.05':
    'Acabados los conflictos de Moria, Abismo de Helm y Antro de Ella-Laraña vienen los dos pasos siguientes; acabado el de Mordor, no.',
  'rule.LOB-12.06':
    'Paso 1, sucumbir a la oscuridad: cada jugador se mueve 1 casilla a la derecha por cada tipo de ficha de vida (corazón, sol, anillo) que no tenga; tener varias de un mismo tipo no ayuda.',
  'rule.LOB-12.07':
    'Todos se mueven a la vez y las eliminaciones se miran después, porque el paso no dice ningún orden; si el Portador del Anillo está entre los eliminados, la partida acaba ahí.',
  'rule.LOB-12.08':
    'Paso 2: quien más fichas de vida de anillo tiene pasa a ser el Portador del Anillo; si ya lo era y es quien más tiene, se queda el Anillo.',
  'rule.LOB-12.09':
    'Empate: el Anillo va al jugador empatado que se sienta más cerca a la izquierda del Portador del Anillo de ese momento.',
  'rule.LOB-12.10':
    'Si el Portador del Anillo está entre los empatados, va el último en ese orden, así que el Anillo es para otro de los empatados; si nadie tiene fichas de anillo, va al vecino de la izquierda, porque el desempate se cuenta desde la izquierda del Portador.',
  'rule.LOB-12.11': 'Un jugador eliminado no puede llegar a ser Portador del Anillo.',
  'rule.LOB-12.12':
    'Después vuelven a la reserva todas las fichas de vida; el Portador del Anillo así elegido roba 2 cartas de aventura y pone el Anillo al lado de su carta de hobbit.',
  'rule.LOB-12.13':
    'Quien conserva el Anillo también roba las 2 cartas, porque el paso habla del Portador del Anillo que en él se elige.',
  'rule.LOB-12.14':
    'Deducido: Frodo (Portador hasta ahora) tiene corazón, anillo y anillo; Sam, a su izquierda, tiene sol, sol y anillo. A Frodo le falta un sol: +1. A Sam le falta un corazón: +1. Frodo tiene más anillos (2 contra 1), se queda el Anillo y roba 2 cartas; todas las fichas vuelven a la reserva.',
  'rule.LOB-12.15':
    'El indicador del tablero principal pasa entonces a la localización siguiente (véase LOB-3.01).',
  'rule.LOB-13.01':
    'La última casilla del marcador principal de Mordor (la casilla 60) muestra el dado; al llegar lo tira el jugador activo, sea quien sea.',
  'rule.LOB-13.02':
    'Si esa tirada no elimina al Portador del Anillo, el conflicto acaba y el Anillo se deja sobre el anillo dibujado en el tablero de Mordor.',
  'rule.LOB-13.03':
    'Desde ese momento nadie es Portador del Anillo, de modo que eliminar a quien lo era ya no acaba la partida.',
  'rule.LOB-13.04':
    'El jugador activo vuelve a tirar el dado, ahora para destruir el Anillo; es una tirada aparte, con sus efectos normales.',
  'rule.LOB-13.05':
    'Si esa tirada no elimina al jugador activo, el Anillo queda destruido: ese jugador toma una runa dorada de las que están boca abajo, y la Comunidad triunfa.',
  'rule.LOB-13.06':
    'Si esa tirada elimina al jugador activo, el siguiente en sentido horario pasa a ser el jugador activo y tira, y así hasta que se destruya el Anillo o queden eliminados todos (entonces la partida se pierde).',
  'rule.LOB-13.07':
    'Si a la última casilla se llegó con el poder del Anillo, su dado no se tira (véase LOB-11.10) y se pasa sin más a la tirada de destrucción, porque las casillas que se alcanzan así no se resuelven.',
  'rule.LOB-13.08':
    'Si la tirada de llegada elimina al jugador activo pero no al Portador del Anillo, la tirada de destrucción la hace el siguiente en sentido horario, porque el turno de un jugador eliminado se acaba.',
  'rule.LOB-13.09':
    'Si no queda ninguna runa dorada, quien destruye el Anillo no toma nada, porque la reserva es fija.',
  'rule.LOB-13.10':
    'Si la tirada de llegada elimina al Portador del Anillo, la partida se pierde con 60 puntos y sin runas, porque el indicador está en la 60.',
  'rule.LOB-14.01': 'Un jugador cuyo hobbit se topa con Sauron queda eliminado en el acto (véase LOB-9.03).',
  'rule.LOB-14.02':
    'Quien en algún momento no tenga cartas o runas bastantes para pagar un coste descarta todas las que tenga de lo exigido y queda eliminado en el acto.',
  'rule.LOB-14.03':
    'Esto solo vale para costes obligatorios y sin alternativa; donde el texto dice «si no», se aplica la alternativa, y el jugador puede escogerla.',
  'rule.LOB-14.04':
    'Un jugador eliminado descarta todas sus cartas y fichas de vida; sus runas se guardan solo para puntuar y no se pueden gastar.',
  'rule.LOB-14.05':
    'Un jugador eliminado ya no hace ninguna acción, y el turno que estuviera jugando acaba al momento.',
  'rule.LOB-14.06':
    'Si el eliminado no era el Portador del Anillo, la partida sigue, y ese jugador aún puede dar consejo.',
  'rule.LOB-14.07':
    'La loseta de relato que el eliminado ya había revelado se resuelve de todos modos, pero no se revela otra.',
  'rule.LOB-14.08': 'Un suceso de «cada jugador» sigue adelante para los que quedan.',
  'rule.LOB-14.09':
    'Lo que aún haya que decidir por esa loseta lo decide el siguiente en sentido horario, porque el eliminado ya no hace ninguna acción.',
  'rule.LOB-14.10': 'El orden de turno y los efectos de «cada jugador» se saltan a los eliminados.',
  'rule.LOB-15.01':
    'La partida acaba cuando el Portador del Anillo queda eliminado, cuando se resuelve «¡El Anillo es mío!» o cuando se destruye el Anillo.',
  'rule.LOB-15.02':
    'Anillo destruido: 60 puntos más el valor de todas las runas sin gastar de todos los jugadores, también de los eliminados.',
  'rule.LOB-15.03':
    'Si se llega al Monte del Destino pero todos quedan eliminados sin haber destruido el Anillo: 60 puntos, y las runas no cuentan.',
  'rule.LOB-15.04':
    'Si el Portador del Anillo queda eliminado antes: tantos puntos como diga la casilla del marcador principal en que está el indicador; las runas no cuentan.',
  'rule.LOB-15.05': 'Tras «¡El Anillo es mío!» se puntúa de la misma manera.',
  'rule.LOB-15.06':
    'Si el Portador del Anillo queda eliminado en un refugio seguro o entre dos conflictos, cuenta el último número alcanzado en el marcador principal (0 antes de Moria), porque en ese momento no hay indicador.',
  'rule.LOB-15.07': 'Los puntos sirven para comparar el resultado con el de otras partidas.',
  'rule.LOB-15.08': 'Anillo destruido con runas por valor de 25: 60+25=85 puntos.',
  'rule.LOB-15.09': 'Portador del Anillo eliminado en Mordor con el indicador principal en la 52: 52 puntos.',
  'rule.LOB-16.01':
    'Las cartas de hobbit están boca arriba, no son parte de la mano, y sus habilidades valen siempre.',
  'rule.LOB-16.02': 'Frodo puede usar como estrella cualquier carta de aventura marrón.',
  'rule.LOB-16.03':
    'Cada símbolo de esa carta cuenta entonces como una estrella, tanto al jugarla como al descartarla; las legendarias marrones no entran, porque solo se nombran las de aventura.',
  'rule.LOB-16.04':
    'Sam: si el dado lo lleva a la derecha, se mueve solo 1 casilla, y si el dado le hace descartar, pierde 1 carta en vez de 2.',
  'rule.LOB-16.05': 'Pippin puede jugar en su turno dos cartas de un mismo color.',
  'rule.LOB-16.06':
    'Merry necesita una ficha de vida menos cuando acaba un conflicto: con un solo tipo se mueve 1 casilla, con ninguno 2 casillas, y con dos tipos no se mueve.',
  'rule.LOB-16.07': 'Gordo roba 2 cartas de aventura más después de cada conflicto.',
  'rule.LOB-16.08':
    'Gordo las roba en el paso en que se elige al Portador del Anillo, aunque no lo sea él; si lo es, roba 4 en total.',
  'rule.LOB-16.09':
    'Deducido: Sam se pone el Anillo y saca tres círculos: se mueve 1 casilla a la derecha, y el indicador avanza 4-3=1 casilla.',
  'rule.LOB-17.01':
    'En cualquier momento, salvo que se diga otra cosa, un jugador cualquiera puede llamar a Gandalf descartando runas por valor de 5.',
  'rule.LOB-17.02': 'Es entonces el jugador activo quien decide qué carta de Gandalf se usa y de qué modo.',
  'rule.LOB-17.03':
    'Un solo jugador paga los 5 y recibe el cambio si entrega más, porque las runas no se pueden pasar ni juntar; la aplicación muestra lo que desea quien llama, pero elige el jugador activo, como está escrito.',
  'rule.LOB-17.04':
    'Las cartas de Gandalf no son nunca parte de una mano: la carta hace efecto enseguida y se descarta; cada una sirve una sola vez por partida.',
  'rule.LOB-17.05':
    'Una carta de Gandalf se puede usar cuando ya se ha revelado una loseta de relato y aún no se ha resuelto.',
  'rule.LOB-17.06':
    'Curación: un jugador a elección (también el activo) se mueve hasta 2 casillas a la izquierda.',
  'rule.LOB-17.07': 'Perseverancia: un jugador a elección (también el activo) roba 4 cartas de aventura.',
  'rule.LOB-17.08':
    'Orientación: para el jugador activo es como una carta de dos estrellas que se acabara de jugar o descartar.',
  'rule.LOB-17.09': 'Orientación no cuenta entre las cartas jugadas en el turno.',
  'rule.LOB-17.10':
    'Previsión: el jugador activo mira las 3 primeras losetas de la pila de relato (o las que haya) y las devuelve encima en el orden que prefiera.',
  'rule.LOB-17.11':
    'Magia: cuando el indicador de suceso ya ha pasado a la casilla siguiente, ese suceso no se cumple.',
  'rule.LOB-17.12':
    'Magia en el último suceso de un conflicto: el conflicto acaba de todos modos; la derrota que trae el último suceso de Mordor no la puede impedir.',
  'rule.LOB-18.01':
    'Las cartas de relato verdes se pueden jugar de la mano en cualquier momento, salvo que se diga otra cosa, también en el turno de otro, y no entran en el límite de dos cartas.',
  'rule.LOB-18.02': 'Quien juega la carta decide cómo se aplica.',
  'rule.LOB-18.03': 'Miruvor: un jugador cualquiera le pasa una carta a otro.',
  'rule.LOB-18.04':
    'Cinturón de Galadriel: se juega sobre quien deba tirar el dado, antes de la tirada; ese jugador no tira. Sirve en el Monte del Destino, pero no al ponerse el Anillo.',
  'rule.LOB-18.05':
    'Cota de malla de mithril: se juega sobre un jugador que acaba de tirar el dado; el resultado no se cumple. Sirve en el Monte del Destino; con el Anillo no altera el número de casillas.',
  'rule.LOB-18.06':
    'En el Monte del Destino, una tirada evitada o anulada vale como superada, así que el Anillo se destruye.',
  'rule.LOB-18.07':
    'Athelas: se juega sobre un jugador al que le falten fichas de vida, cuando acaba un conflicto o en un suceso de Mordor que las pida; ese jugador no sufre nada por las que le faltan.',
  'rule.LOB-18.08':
    'Bastón de Gandalf: se anula por entero una loseta «Sin opciones» o «Perdiendo terreno»: no se descarta nada y el indicador de suceso no se mueve; contra «El paso del tiempo» no se puede usar.',
  'rule.LOB-18.09':
    'Redoma de Galadriel: se juega cuando el jugador activo está a punto de revelar una loseta de relato, incluso la primera de su turno; ya no se revelan más y el turno sigue con el paso de jugar cartas.',
  'rule.LOB-18.10': 'Elessar: un jugador cualquiera se mueve 1 casilla a la izquierda, si es posible.',
  'rule.LOB-18.11':
    'Lembas: un jugador cualquiera descarta las cartas que quiera y luego roba cartas de aventura hasta tener seis en la mano.',
  'rule.LOB-18.12': 'Si tras descartar le quedan seis cartas o más, con Lembas no roba nada.',
  'rule.LOB-18.13':
    'Gollum es una carta de tres estrellas: vale por símbolos al descartarla o para avanzar un marcador en 3; en los dos casos, quien la usó tira el dado justo después.',
  'rule.LOB-18.14': 'Si Gollum se descarta por otro motivo que no sean sus estrellas, no se tira el dado.',
  'rule.LOB-18.15':
    'Gollum cuenta para el límite de dos cartas como cualquier carta de su color impreso, porque no es una carta de relato verde.',
  'rule.LOB-18.16':
    'Si varios quieren jugar cartas en el mismo instante, lo hacen por orden de turno desde el jugador activo, porque «en cualquier momento» necesita un orden.',
  'rule.LOB-19.01':
    'Al acabarse el mazo de aventura, se sacan de los descartes las cartas legendarias y de Gandalf ya usadas, que dejan la partida; con las de aventura, barajadas, se forma otro mazo.',
  'rule.LOB-19.02':
    'Se baraja de nuevo cuando hay que robar y el mazo está vacío; si no quedan cartas en ninguna parte, simplemente se roban menos, porque el texto no pone ningún castigo.',
  'rule.LOB-20.01':
    'Conviene que los jugadores lo discutan y coordinen todo; se puede hablar con libertad de los riesgos, de los sucesos y de las cartas en la mano.',
  'rule.LOB-20.02': 'Los jugadores no pueden enseñar las cartas de su mano.',
  'rule.LOB-20.03':
    'Los jugadores no pueden darse cartas ni fichas unos a otros, salvo que lo diga una carta o una acción.',
  'rule.LOB-20.04':
    'En la aplicación, una mano solo la ve su dueño; los demás ven cuántas cartas tiene y lo que su dueño cuente de ella.',
  'rule.LOB-20.05':
    'El orden de la pila de relato, el del mazo de aventura y las runas doradas boca abajo no los conoce nadie; las losetas vistas con Previsión solo las ve el jugador activo, que puede hablar de ellas.',
  'rule.LOB-20.06':
    'Runas, fichas de vida, posiciones de corrupción, indicadores y cartas de Gandalf están a la vista de todos (menos las runas en el juego competitivo).',
  'rule.LOB-21.01':
    'Sauron empieza en la casilla 15 en la partida introductoria, en la 12 en la normal (aconsejada tras ganar la introductoria) y en la 10 en la avanzada (aconsejada tras ganar la normal).',
  'rule.LOB-21.02':
    'Pasar el Anillo: si el Portador del Anillo queda eliminado por algo que no sea alcanzar o rebasar la casilla de Sauron, quien está a su izquierda pasa a ser Portador del Anillo y la partida sigue.',
  'rule.LOB-21.03':
    'Igualdad de turnos: un conflicto no lo abre el Portador del Anillo; se sigue sin más en sentido horario desde el último que jugó, y una ficha señala al jugador activo.',
  'rule.LOB-21.04': 'Juego competitivo: las runas se guardan boca abajo y los otros no ven su valor.',
  'rule.LOB-21.05':
    'Competitivo, con el Anillo destruido: cada jugador, eliminado o no, anota 60 más el valor de sus propias runas; gana la puntuación más alta.',
  'rule.LOB-21.06':
    'Si hay empate en lo más alto, la victoria se comparte, porque no se da ningún desempate.',
  'rule.LOB-21.07':
    'Competitivo: un Portador del Anillo con tres fichas de vida de anillo o más cuyo hobbit se topa con Sauron se pasa a su bando y gana en solitario con el número de la casilla actual del marcador principal; todos los demás anotan 0.',
  'rule.LOB-21.08':
    'Competitivo, si en otro caso el Anillo no se destruye: las runas no cuentan, todos anotan el número del marcador principal y nadie gana.',
  'rule.LOB-21.09': 'Las variantes se pueden combinar con cualquier casilla inicial de Sauron.',
  'rule.LOB-22.01':
    'Las casillas y los números de los marcadores de actividad y los sucesos de los cuatro tableros están impresos en los tableros, no en el reglamento; el motor los lee de ficheros de datos, y cada casilla o suceso usa solo los efectos que se nombran en las secciones 6, 8 y 10.',
  'rule.LOB-22.02':
    'La composición de las 23 losetas de relato y de las 60 cartas de aventura sale igualmente de los datos: hay nueve clases de loseta (las cuatro actividades, La influencia del Anillo, La voluntad de Sauron, El paso del tiempo, Sin opciones, Perdiendo terreno).',
  'rule.LOB-22.03': 'El resumen de la historia al final del reglamento no contiene reglas.',
  'advice.1':
    'Habladlo todo antes de mover: quién puede pagar qué, qué sucesos vienen y qué cartas fuertes hay en cada mano.',
  'advice.2':
    'Mirad siempre más abajo en el marcador de sucesos: casi todos los desastres se ven venir y, entre varios, se pueden pagar.',
  'advice.3':
    'No todos ayudan a la vez ni del mismo modo; lo que importa es que Sauron no alcance al Portador del Anillo.',
  'advice.4':
    'El Anillo sirve para esquivar las casillas malas de un marcador, porque nada de lo que se recorre con él se resuelve.',
  'advice.5':
    'Si sale una mala loseta, ponerse el Anillo puede completar el marcador principal antes de que la loseta haga efecto.',
  'advice.6':
    'Procurad que cada uno tenga una ficha de vida de cada tipo y acordad pronto a quién le conviene llevar el Anillo después.',
  'advice.7':
    'Intentad completar el marcador principal antes de que el indicador de suceso llegue a los sucesos más duros, los del final.',
  'advice.8': 'Descansar es una opción de verdad: llena la mano o aparta a tu hobbit un paso de Sauron.',
  'advice.9': 'En la primera partida, poned a Sauron en la 15; acercadlo cuando hayáis ganado.',
  'advice.10':
    'También en el juego competitivo os necesitáis: si el Anillo no se destruye, las runas no le valen a nadie.',
};
