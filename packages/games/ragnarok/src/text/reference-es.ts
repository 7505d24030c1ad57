import type { reference as english } from './reference-en.ts';

/** The rules, one fact a sentence, and the titles that they stand under. */
export const reference: Readonly<Record<keyof typeof english, string>> = {
  'section.components': 'Componentes y límites',
  'section.goal': 'Objetivo y condiciones de victoria',
  'section.map': 'El mapa',
  'section.icons': 'Iconos de las Regiones: Monumento, Asentamiento, Santuario, Forja',
  'section.control': 'Control de las Regiones y Fuerza de la población',
  'section.seas': 'Mares y Drakares',
  'section.realms': 'Reinos y Alianzas',
  'section.attributes': 'Héroes y Atributos',
  'section.injuries': 'Heridas y curación',
  'section.runes': 'Runas',
  'section.armies': 'Ejércitos',
  'section.player-board': 'Drakar, Sacerdotes y tablero de jugador',
  'section.movement': 'Mover y colocar',
  'section.retreat': 'Repliegue',
  'section.ownership': 'Propiedad, Recursos y Reserva',
  'section.setup': 'Preparación',
  'section.draft': 'Reparto de Héroes',
  'section.turn': 'Estructura del turno',
  'section.prayer': 'Paso 1: Oración',
  'section.hero': 'Paso 2: Héroe',
  'section.rune-actions': 'Paso 3: acciones de Runa',
  'section.maneuvers': 'Paso 4: Maniobras, activar y Reclutar Ejércitos',
  'section.special': 'Paso 5: elegir una acción especial',
  'section.reinforce': 'Acciones especiales A Reforzar, B Movilizar, C Prepararse',
  'section.temple': 'Acción especial D Construir Templo y el reparto de Bendiciones',
  'section.monsters-action': 'Acción especial E Monstruos',
  'section.usurp': 'Acción especial F Usurpar',
  'section.monument': 'Acción especial G Construir Monumento',
  'section.monsters': 'Activar y controlar Monstruos, Aplastamiento',
  'section.leader': 'El Líder (Loki)',
  'section.hunts': 'Cazas',
  'section.hits': 'Golpes, Recompensas, muerte de Monstruos, Artefactos',
  'section.battles': 'Batallas',
  'section.decks': 'Mazos, pilas de descarte, componentes limitados',
  'section.component-texts': 'Textos de componentes que son reglas',
  'section.ragnarok': 'Ragnarok: el final de la partida',
  'section.decisions': 'Decisiones',
  'rule.LOR-1.01':
    'El juego tiene un tablero principal de dos caras, una rueda de acciones, 6 losetas de Reino y otras 2 para cuando juegan dos, 4 tableros de jugador y el tablero del Líder Loki.',
  'rule.LOR-1.02':
    'Figuras: 3 Monumentos (Odín, Thor, Freya), 5 Héroes, 6 Monstruos, 1 Líder (Loki), 24 Ejércitos, 4 Drakares, 16 Sacerdotes.',
  'rule.LOR-1.03':
    'De cada color de jugador: 6 Ejércitos con 6 diales, 4 Sacerdotes, 1 Drakar, 20 marcadores de control, 2 peanas grandes, 1 peana de Héroe, 3 fichas de Atributo.',
  'rule.LOR-1.04':
    'Fichas comunes: 36 Runas, 6 fichas de Forja, 6 fichas de Matamonstruos, 7 Templos, 1 dado de Monstruo, 2 contadores de Templos.',
  'rule.LOR-1.05':
    'Cartas: 35 de Combate, 14 de Ataque de Monstruo, 21 de Evento, 36 de Bendición, 6 de Origen, 10 de Presagio del Ragnarok, 3 de Dios, 3 Artefactos divinos, 6 Artefactos monstruosos.',
  'rule.LOR-1.06':
    'Otros tableros y fichas: 6 tableros de Monstruo, 5 fichas de Héroe y 3 cartas de ayuda diferentes (4 copias de cada una), que no tienen fuerza de regla.',
  'rule.LOR-1.07': 'Cada Monumento se compone de 4 piezas: una base (nivel 0) y 3 niveles más.',
  'rule.LOR-1.08':
    'El modo en solitario tiene reglamento y componentes propios; queda fuera de esta referencia.',
  'rule.LOR-1.09':
    'Con estas reglas juegan 2, 3 o 4 personas (hay 4 tableros de jugador; toda regla que depende del número habla de 2 jugadores o de «más»).',
  'rule.LOR-1.10':
    'Las 36 Runas son 12 de cada uno de los 3 tipos, y las 6 fichas de Forja y los 6 tableros de Monstruo son 2 por cada tipo de Runa; el texto solo fija «dos tableros de Monstruo por Runa» y, para dos jugadores, «tres Forjas distintas y una de las demás», y solo un reparto igual cumple ambas cosas.',
  'rule.LOR-2.01':
    'Los turnos siguen el sentido de las agujas del reloj hasta que alguien cumple una de las tres condiciones de victoria o el Ragnarok pone fin a la partida (sección 36).',
  'rule.LOR-2.02': 'Gran Jarl: quien controla cada Región de 3 Territorios diferentes gana al instante.',
  'rule.LOR-2.03': 'Gran Gothi: quien controla 5 Regiones en las que se alza un Templo gana al instante.',
  'rule.LOR-2.04': 'Si juegan dos, al Gran Gothi le bastan 4 de esas Regiones.',
  'rule.LOR-2.05':
    'El último Templo que le falta al Gran Gothi puede venir de tomar una Región que ya lo tiene o de levantarlo en una que ya era suya.',
  'rule.LOR-2.06': 'Matamonstruos: quien mata al Líder (Loki) gana al instante.',
  'rule.LOR-2.07':
    'Solo quien ya ha matado 2 Monstruos puede intentar la Caza del Líder; si juegan dos, basta 1 (véase LOR-32.11 para lo que cuenta).',
  'rule.LOR-2.08': 'El Gran Jarl no tiene excepción para dos jugadores: siempre hacen falta 3 Territorios.',
  'rule.LOR-2.09':
    'La victoria se comprueba en el mismo momento en que la condición se hace cierta, aunque sea en mitad de un paso o de una acción; nada de lo que vendría después se resuelve.',
  'rule.LOR-2.10':
    'Una condición puede cumplirse en el turno de otro (por ejemplo, un defensor o gracias al bonus de un Reino); gana quien la cumple, sea quien sea el jugador activo.',
  'rule.LOR-2.11':
    'Si varios cambios de control coinciden en la misma comprobación de final de paso, se resuelven primero los del jugador activo y luego los de los demás en el sentido del reloj, y tras cada cambio se mira si alguien ha ganado; así nunca ganan dos a la vez.',
  'rule.LOR-2.12':
    'La victoria se mira en la situación que queda después del cambio: quien pierde una Región en la misma operación ya no la cuenta.',
  'rule.LOR-3.01':
    'El tablero tiene tres clases de zona separadas por fronteras: Regiones, Reinos y Mares. El centro redondo, bajo la rueda de acciones, es Yggdrasil.',
  'rule.LOR-3.02':
    'Ninguna figura entra en Yggdrasil; solo importa para la cuenta final del Ragnarok (sección 36).',
  'rule.LOR-3.03': 'Un Territorio es un grupo de 3 o 4 Regiones de un mismo color y con el mismo símbolo.',
  'rule.LOR-3.04':
    'Controla un Territorio quien controla todas sus Regiones. Los Territorios importan para el Gran Jarl y para algunos Presagios.',
  'rule.LOR-3.05': 'Las Regiones se numeran del 1 al 21; en la cara del tablero para dos, del 1 al 16.',
  'rule.LOR-3.06':
    'Cada Región muestra su Fuerza de la población y uno o más iconos entre Monumento, Asentamiento, Santuario y Forja.',
  'rule.LOR-3.07': 'Los Reinos quedan fuera de los Territorios; cada Región pertenece exactamente a uno.',
  'rule.LOR-3.08': 'Los Mares rodean el mapa entero.',
  'rule.LOR-3.09':
    'Dos zonas son adyacentes cuando comparten una frontera impresa; Yggdrasil no une las Regiones que lo rodean.',
  'rule.LOR-4.01':
    'Monumento: exactamente 3 Regiones tienen uno; empieza en el nivel 0 (solo la base) y puede llegar al nivel 3.',
  'rule.LOR-4.02':
    'Monumento: cada uno va unido al Artefacto divino cuyo símbolo está impreso en su Región; quien controla la Región obtiene ese Artefacto (sección 32).',
  'rule.LOR-4.03':
    'Asentamiento: en una Región propia que lo tenga se puede aumentar el valor de un Ejército activado (LOR-22.05) y se pueden Reclutar Ejércitos (LOR-22.07).',
  'rule.LOR-4.04':
    'Santuario: solo las Regiones con Santuario admiten un Templo (sección 25), y nunca más de uno.',
  'rule.LOR-4.05':
    'Un Templo se queda en su Región toda la partida y cuenta siempre para quien la controla en ese momento.',
  'rule.LOR-4.06':
    'Forja: en la preparación, cada Región con Forja recibe al azar una ficha que dice qué tipo de Runa se coge allí.',
  'rule.LOR-4.07':
    'Forja: en la preparación se pone 1 Runa de su tipo en cada Forja, y otra vez en las Forjas vacías siempre que alguien elige Construir Monumento.',
  'rule.LOR-4.08': 'Las fichas de Forja se quedan en el tablero hasta el final.',
  'rule.LOR-4.09': 'En una Forja nunca hay más de 1 Runa.',
  'rule.LOR-5.01': 'Una Región es neutral o la controla un solo jugador, cuyo marcador de control lo indica.',
  'rule.LOR-5.02':
    'Una Región admite Ejércitos de un solo jugador; la única excepción es el rato que va hasta que se resuelve la Batalla pendiente en ella.',
  'rule.LOR-5.03':
    'Al final de cada paso, quien tiene en una Región neutral Ejércitos cuyo valor alcanza su Fuerza de la población pasa a controlarla en el acto.',
  'rule.LOR-5.04':
    'Para LOR-5.03 se compara el valor total de Ejército (la suma de todos los de ese jugador en la Región); el texto dice «el valor del Ejército», pero tanto la Batalla como el reparto de Héroes usan la suma.',
  'rule.LOR-5.05':
    'Al tomar el control se tapa la Fuerza de la población con un marcador; ese número impreso ya no importa en lo que queda de partida.',
  'rule.LOR-5.06':
    'Una Región controlada cuenta como de Fuerza de la población 0, así que un Ejército ajeno la toma con solo estar en ella, salvo que haya Ejércitos que la defiendan.',
  'rule.LOR-5.07':
    'Si en la Región a la que se entra ya hay Ejércitos ajenos, primero se libra una Batalla, y su resultado decide si el control cambia.',
  'rule.LOR-5.08':
    'Tomar una Región controlada y sin defensa también se resuelve al final del paso en que entró el Ejército (junto con las demás comprobaciones de control y antes del paso siguiente), y no a mitad de paso, porque Movilizar resuelve el control tras todas sus activaciones.',
  'rule.LOR-5.09':
    'Una Región conserva a su dueño aunque sus Ejércitos se vayan o mueran; solo deja de ser suya cuando otro la toma.',
  'rule.LOR-5.10': 'Una Región que ha sido de alguien no vuelve a ser neutral.',
  'rule.LOR-5.11':
    'Un Ejército demasiado débil para una Región neutral se queda en ella sin controlarla; si más tarde crece lo bastante, la toma al final de ese paso.',
  'rule.LOR-5.12':
    'Los Héroes, Drakares, Sacerdotes y Monstruos no dan ni quitan el control de una Región con su presencia.',
  'rule.LOR-5.13':
    'Cuando el control cambia de manos, el marcador antiguo vuelve a su dueño y se pone el del nuevo.',
  'rule.LOR-5.14':
    'La Región 19 es neutral, con Fuerza de la población 4. Verde activa un Ejército de valor 4 en una Región adyacente y lo lleva a la Región 19. Resultado: 4 alcanza a 4, Verde controla la Región 19 al final del paso y tapa su Fuerza de la población.',
  'rule.LOR-6.01': 'En los Mares solo hay Drakares, y solo ellos los cruzan.',
  'rule.LOR-6.02':
    'Los Mares no tienen dueño y en ellos no hay Batallas; en un mismo Mar caben Drakares de cualquier número de jugadores.',
  'rule.LOR-6.03':
    'Las Regiones que tocan el Mar donde está el Drakar de un jugador son adyacentes unas a otras para él, y solo cuando mueve sus Ejércitos o su Héroe.',
  'rule.LOR-6.04':
    'Un Drakar solo sirve a su dueño. No cambia nada más de lo que se diga de zonas «adyacentes» (Alianzas, cuenta del Ragnarok, movimiento de Monstruos).',
  'rule.LOR-6.05':
    'Cruzar con el Drakar es un paso de movimiento, no cuesta nada y deja el Drakar donde está; puede cruzar cualquier número de figuras.',
  'rule.LOR-6.06':
    'El Drakar de Verde está en un Mar que toca varias Regiones, y un Ejército de Verde está en una de ellas. Resultado: además de las vecinas por tierra, una activación de ese Ejército puede llevarlo a cualquier otra Región que toque ese Mar.',
  'rule.LOR-7.01': 'En un Reino no se pone nada más que los marcadores de control de las Alianzas.',
  'rule.LOR-7.02': 'Un Reino puede tener varios aliados, y un jugador puede estar aliado con varios Reinos.',
  'rule.LOR-7.03':
    'La manera básica de aliarse: con el Héroe en una Región adyacente al Reino se gasta, como acción de Runa, 1 Runa del tipo que el Reino muestra.',
  'rule.LOR-7.04': 'La Alianza se marca con 1 marcador de control propio en el Reino.',
  'rule.LOR-7.05':
    'Quien se alía el primero con un Reino (aún sin marcadores) roba además 1 carta de Combate.',
  'rule.LOR-7.06':
    'Cada cual se alía una sola vez con un mismo Reino, y la Alianza dura hasta el final de la partida.',
  'rule.LOR-7.07': 'Que el Héroe esté junto a un Reino lo dice la frontera impresa; el Drakar no ayuda.',
  'rule.LOR-8.01':
    'Cada jugador tiene un Héroe, cuya capacidad especial vale toda la partida, y un Origen, cuya ventaja se aplica una sola vez, al empezar.',
  'rule.LOR-8.02':
    'Un Héroe tiene tres Atributos: Autoridad, Poder y Sabiduría; cada uno empieza en 2 y llega como mucho a 6.',
  'rule.LOR-8.03': 'La Autoridad es el valor con que entra cada Ejército que se Recluta.',
  'rule.LOR-8.04': 'El Poder es el número de cartas de Combate que se roban al empezar cada Caza.',
  'rule.LOR-8.05':
    'El Poder pone límite a Usurpar: una Región neutral con Fuerza de la población hasta el Poder, o una ajena con un valor total de Ejército hasta el Poder (sección 27).',
  'rule.LOR-8.06':
    'La Sabiduría se suma cuando en una Caza se comprueba la Debilidad de una carta de Ataque de Monstruo.',
  'rule.LOR-8.07':
    'La Sabiduría es el máximo de cartas de Combate y, aparte, el máximo de Runas que se pueden tener: con Sabiduría 2, hasta 2 cartas de Combate y hasta 2 Runas.',
  'rule.LOR-8.08':
    'Quien pasa del límite al coger una Runa o una carta de Combate la coge primero y enseguida descarta, a su elección, lo que sobre de esa clase.',
  'rule.LOR-8.09':
    'Durante una Caza no hay límite de cartas de Combate; cuando acaba, el cazador descarta enseguida lo que sobre.',
  'rule.LOR-8.10':
    'Esa excepción vale solo para las cartas de Combate del cazador; el límite de Runas rige también en las Cazas, por ejemplo con una Recompensa de Runa.',
  'rule.LOR-8.11':
    'Si la Sabiduría baja (su ficha sufre una Herida), el límite menor rige enseguida y se descarta lo que sobre, porque el límite vale «en todo momento»; durante una Caza, lo de las cartas espera a que acabe.',
  'rule.LOR-8.12': 'Lo que haría pasar un Atributo de 6 se pierde.',
  'rule.LOR-8.13':
    'Un efecto que baja un Atributo no puede llevar su ficha por debajo de la primera casilla (2).',
  'rule.LOR-8.14':
    'Las cartas de Combate en mano se ocultan a los demás, pero su número es público; el reglamento solo dice que las pilas de descarte están abiertas.',
  'rule.LOR-9.01':
    'Cuando un Héroe sufre una Herida, su jugador elige una ficha de Atributo sin herir y la pone por el lado de Herida, sin moverla en su marcador.',
  'rule.LOR-9.02':
    'Un Héroe con sus 3 fichas por el lado de Herida ya no sufre más: ignora toda Herida nueva (en una Caza, véase LOR-31.31).',
  'rule.LOR-9.03': 'Mientras su ficha está herida, un Atributo vale 2, esté donde esté la ficha.',
  'rule.LOR-9.04':
    'Una ficha herida se mueve igualmente si su Atributo sube o baja; su nueva posición cuenta en cuanto se cura.',
  'rule.LOR-9.05':
    'Curar una Herida pone una ficha herida, a elección del jugador, por el lado sano; no cambia de casilla.',
  'rule.LOR-9.06':
    'La ficha de Poder, en la casilla 5, está herida: el Poder es 2. Se envía un Sacerdote al Monumento de Thor: la ficha pasa a 6 y el Poder sigue siendo 2. Una vez curada, el Poder es 6.',
  'rule.LOR-10.01': 'Hay 3 tipos de Runa: Uruz, Othala y Algiz.',
  'rule.LOR-10.02':
    'De una Forja se coge la ficha de Runa que hay en ella, que pasa del tablero a los Recursos del jugador.',
  'rule.LOR-10.03':
    'Una Runa ganada de otro modo viene de la Reserva, casi siempre del tipo que el jugador prefiera, y pasa a sus Recursos.',
  'rule.LOR-10.04': 'Las Runas que se descartan o se gastan van a la Reserva.',
  'rule.LOR-10.05':
    'Si en la Reserva no hay Runas del tipo elegido, hay que elegir otro; si no queda ninguna, no se gana Runa (sección 34).',
  'rule.LOR-11.01': 'Un Ejército es una figura con un valor de 1 a 6, que marca su dial.',
  'rule.LOR-11.02':
    'El valor de un Ejército sube al activarlo o por otros efectos; baja por Batallas perdidas, Bajas, efectos de cartas de Combate, Aplastamientos, Ataques de Región y otros efectos.',
  'rule.LOR-11.03':
    'Un Ejército cuyo valor baja de 1 muere: deja el tablero y vuelve a los Recursos de su dueño.',
  'rule.LOR-11.04':
    'Lo que suman los Ejércitos que alguien tiene en una misma Región es su valor total de Ejército.',
  'rule.LOR-11.05':
    'Lo que pasaría de 6 se pierde; un Ejército con 6 no puede elegirse para un efecto que solo da +1.',
  'rule.LOR-11.06':
    'Un jugador puede tener en una Región tantos Ejércitos propios como quiera, hasta los 6 que posee.',
  'rule.LOR-11.07': 'Los Ejércitos no se unen ni se dividen, y su valor no pasa de uno a otro.',
  'rule.LOR-12.01':
    'El tablero de jugador tiene los marcadores de los Atributos y sitio para la ficha de Héroe, la carta de Origen, los Sacerdotes y las Runas.',
  'rule.LOR-12.02':
    'Un Sacerdote del propio color pasa de la Reserva a los Recursos al construir un Templo, al construir un Monumento (1 por cada Templo propio) o como Recompensa de una Caza.',
  'rule.LOR-12.03': 'En el tablero, los Sacerdotes solo van a los Monumentos.',
  'rule.LOR-12.04':
    'Un jugador tiene como mucho 4 Sacerdotes entre el tablero y sus Recursos; si en la Reserva no queda ninguno de su color, no gana ninguno.',
  'rule.LOR-13.01': 'Se mueven Ejércitos, Héroes, Drakares, Monstruos y el Líder; las demás figuras, no.',
  'rule.LOR-13.02':
    'Un Héroe se mueve a cualquier Región adyacente, sea de quien sea y haya lo que haya en ella, y puede servirse del Drakar de su dueño. Los Héroes se mueven sobre todo en el paso de Héroe.',
  'rule.LOR-13.03':
    'Un Ejército se mueve a cualquier Región adyacente, sea de quien sea y haya lo que haya en ella, y puede servirse del Drakar de su dueño. Los Ejércitos se mueven sobre todo en Maniobras o con Movilizar.',
  'rule.LOR-13.04': 'Ningún Ejército puede moverse a donde está Loki (su regla de Líder).',
  'rule.LOR-13.05':
    'Un Ejército que se mueve a una Región con Ejércitos ajenos provoca una Batalla cuando acaba ese paso.',
  'rule.LOR-13.06':
    'Un Drakar se mueve a cualquier Mar adyacente, aunque allí haya otros. Los Drakares se mueven sobre todo en el paso de Héroe.',
  'rule.LOR-13.07':
    'Un Monstruo se mueve a cualquier Región adyacente, sea de quien sea y haya lo que haya en ella. Los Monstruos se mueven cuando se activan.',
  'rule.LOR-13.08': 'A los Monstruos no les sirven los Drakares.',
  'rule.LOR-13.09': 'El Líder solo se mueve como dice su tablero.',
  'rule.LOR-13.10':
    'Colocar no es mover: un efecto que dice «colocar» toma la figura del tablero, de la Reserva o de los Recursos y la pone donde se dice, sin contar con nada de lo que vale para el movimiento.',
  'rule.LOR-13.11': 'Un Monstruo colocado no causa Aplastamiento, y colocar salva cualquier distancia.',
  'rule.LOR-13.12':
    'Un Ejército puede Reclutarse o colocarse en la Región de Loki, pues LOR-13.04 solo prohíbe moverse.',
  'rule.LOR-13.13':
    'LOR-13.04 no echa a los Ejércitos que ya están donde llega Loki, y estos pueden salir con normalidad.',
  'rule.LOR-13.14':
    'Salvo los Ejércitos de jugadores distintos, ninguna figura estorba a otra en una Región; Héroes, Monstruos y Ejércitos conviven sin más.',
  'rule.LOR-14.01':
    'Cuando unos Ejércitos deben Replegarse, su dueño ha de llevarlos de su Región a otra adyacente que él controle.',
  'rule.LOR-14.02':
    'Si no controla ninguna adyacente, esos Ejércitos mueren y vuelven a los Recursos de su dueño.',
  'rule.LOR-14.03':
    'Al Replegarse puede usarse el Drakar propio, de modo que cuenta como adyacente toda Región controlada que toque ese Mar.',
  'rule.LOR-14.04':
    'Casi siempre se Repliega quien pierde una Batalla, pero también pueden obligar a ello los Monstruos y otros efectos.',
  'rule.LOR-14.05': 'Para ningún efecto del juego cuenta un Repliegue como movimiento.',
  'rule.LOR-14.06': 'Tras una Batalla, todos los Ejércitos que se Repliegan van a una misma Región.',
  'rule.LOR-14.07':
    'Un Repliegue por Usurpar o por otro efecto va igualmente a una sola Región, por analogía con las Batallas; la elige el dueño de los Ejércitos.',
  'rule.LOR-14.08':
    'Los Ejércitos pueden Replegarse a la Región de Loki si su dueño la controla, porque Replegarse no es moverse y LOR-13.04 prohíbe el movimiento.',
  'rule.LOR-14.09':
    'Vale como destino una Región controlada en la que aún hay otra Batalla pendiente; los Ejércitos se suman a ella del lado de su dueño, pues el texto solo pide el control.',
  'rule.LOR-14.10':
    'La Región que se abandona nunca vale como destino, y nadie puede dejar morir Ejércitos a propósito si hay adónde ir.',
  'rule.LOR-15.01':
    'Un jugador posee todo lo que hay en sus Recursos: los Ejércitos sin desplegar, los Sacerdotes y Runas que tiene ahí, su mano de cartas de Combate y los Artefactos y Bendiciones que ha ganado.',
  'rule.LOR-15.02':
    'También posee lo que controla en el tablero: las Regiones con su marcador y los Monstruos con su peana.',
  'rule.LOR-15.03':
    'Nadie puede poseer Reinos, Mares, Monumentos ni el Líder; sí la Región donde hay un Monumento.',
  'rule.LOR-15.04': 'Lo que no está en el tablero ni en los Recursos de nadie está en la Reserva común.',
  'rule.LOR-15.05':
    '«Su Región», «su Ejército» y palabras parecidas en los efectos se refieren a lo que se posee en este sentido.',
  'rule.LOR-16.01':
    'Paso 1: se usa la cara del tablero que corresponde al número de jugadores (una es para 2).',
  'rule.LOR-16.02':
    'Paso 2: se ponen las losetas de Reino en su sitio; Niflheim y Jotunheim tienen losetas propias para dos jugadores.',
  'rule.LOR-16.03':
    'Paso 3: se pone la rueda de acciones en Yggdrasil, por la cara del número de jugadores, de modo que cada acción señale su Reino.',
  'rule.LOR-16.04':
    'Paso 4: se toma el contador de Templos del número de jugadores, se elige una de sus caras (para empezar se aconseja la de 2 repartos), se llena cada casilla con un Templo y los demás vuelven a la caja.',
  'rule.LOR-16.05':
    'Paso 5: se reparten al azar fichas de Forja, boca arriba, sobre los iconos de Forja, y en cada una se pone 1 Runa de su tipo.',
  'rule.LOR-16.06':
    'Paso 5, dos jugadores: se usan 3 Forjas de tres tipos distintos y 1 al azar de las que quedan, repartidas al azar.',
  'rule.LOR-16.07':
    'Paso 6: se pone la base de cada Monumento en la Región con el icono de su Atributo: Odín con Autoridad, Thor con Poder, Freya con Sabiduría; las otras 3 piezas quedan junto a la Región, y su Artefacto divino, al lado.',
  'rule.LOR-16.08':
    'Paso 7: los 6 tableros de Monstruo se agrupan en 3 parejas por su Runa y cada pareja se apila al azar; los Artefactos monstruosos y las figuras van junto a ellos.',
  'rule.LOR-16.09':
    'Paso 8: se ponen junto al tablero el del Líder (Loki) y su figura. En cada partida hay un solo Líder, acordado de antemano, y el juego básico solo trae a Loki.',
  'rule.LOR-16.10':
    'Paso 9: se barajan los mazos de Combate, Ataque de Monstruo, Bendición y Evento. Si juegan dos, antes se retiran los Eventos de número mayor que 16.',
  'rule.LOR-16.11': 'Paso 10: todas las Runas restantes forman la Reserva.',
  'rule.LOR-16.12': 'Paso 11: los 5 Presagios del número de jugadores se ponen en fila, boca arriba.',
  'rule.LOR-16.13':
    'Paso 12: cada jugador toma los componentes de un color, 3 fichas de Atributo y 3 cartas de ayuda; los 4 Sacerdotes van a la Reserva y lo demás se queda con él.',
  'rule.LOR-16.14':
    'Paso 13: se roba 1 carta de Evento, se pone al Líder en la Región de ese número y se descarta la carta.',
  'rule.LOR-16.15':
    'Paso 14: se roban cartas de Evento de una en una, tantas como jugadores. Con cada una, el Monstruo de la Runa que figura bajo «Colocar» va a la Región del número de la carta; la carta se descarta.',
  'rule.LOR-16.16':
    'Paso 14: mientras los dos Monstruos de esa Runa están sin colocar, se usa el que tiene su tablero encima en la pareja.',
  'rule.LOR-16.17':
    'Paso 14: si los dos Monstruos de esa Runa ya están en el tablero, no se coloca nada; la carta cuenta igualmente entre las que hay que robar.',
  'rule.LOR-16.18': 'Paso 15: se hace el reparto de Héroes (sección 17).',
  'rule.LOR-16.19': 'Varios Monstruos, o un Monstruo y el Líder, pueden estar en la misma Región.',
  'rule.LOR-16.20':
    'Al empezar, todos los Monstruos y todas las Regiones son neutrales, todos los Monumentos están en el nivel 0 y todos los Presagios, boca arriba.',
  'rule.LOR-17.01':
    'Quién empieza el reparto se decide al azar; después reparten uno tras otro, hacia la izquierda, y cada cual completa todos los pasos siguientes antes de que empiece el próximo.',
  'rule.LOR-17.02':
    'A quien le toca saca al azar 2 fichas de Héroe y 2 cartas de Origen, y toma además la carta de Origen Odinson/Odinsdottir si aún va pasando.',
  'rule.LOR-17.03': 'De lo que tiene, se queda con 1 de los Héroes y 1 de los Orígenes.',
  'rule.LOR-17.04':
    'Si no se quedó con Odinson/Odinsdottir, la pasa a su izquierda, y el siguiente la añade a lo que puede elegir.',
  'rule.LOR-17.05':
    'Las demás fichas de Héroe y cartas de Origen sin elegir vuelven y se mezclan para el siguiente.',
  'rule.LOR-17.06': 'El jugador toma la figura de su Héroe y le pone la peana de su color.',
  'rule.LOR-17.07':
    'Las 3 fichas de Atributo van, por el lado sano, a la primera casilla de su marcador: todos los Atributos empiezan en 2.',
  'rule.LOR-17.08': 'El jugador roba 1 carta de Combate.',
  'rule.LOR-17.09': 'El jugador pone su Drakar en cualquier Mar, aunque haya otro.',
  'rule.LOR-17.10':
    'Después pone en una Región adyacente a ese Mar 2 Ejércitos de valor 1 y su Héroe; ha de ser una que no tenga Ejércitos ni marcador de control ajenos.',
  'rule.LOR-17.11': 'Si esa Región tiene Fuerza de la población 2, pasa a controlarla en el acto.',
  'rule.LOR-17.12':
    'Lo mismo se sigue de LOR-5.03 para toda Región inicial cuya Fuerza de la población sea 2 o menos.',
  'rule.LOR-17.13':
    'Después, la carta de Origen va al tablero de jugador y se aplican todas sus ventajas; la ficha de Héroe la cubre.',
  'rule.LOR-17.14':
    'Cuando todos han repartido, empieza quien se quedó con Odinson/Odinsdottir; si nadie lo hizo, quien abrió el reparto.',
  'rule.LOR-17.15':
    'Los efectos del Origen no se repiten; la carta que queda bajo la ficha de Héroe ya no sirve para nada más.',
  'rule.LOR-17.16':
    'Puede elegirse como inicial una Región con un Monstruo o con Loki: solo lo impiden los Ejércitos y marcadores ajenos, y las figuras se colocan, no se mueven.',
  'rule.LOR-17.17':
    'Azul pone su Drakar en un Mar y elige una Región neutral adyacente con Fuerza de la población 2. Resultado: allí van el Héroe y dos Ejércitos de valor 1 (total 2), y Azul la controla. Con Fuerza de la población 3, la Región seguiría neutral.',
  'rule.LOR-18.01': 'Los turnos pasan en el sentido del reloj; quien tiene el turno es el jugador activo.',
  'rule.LOR-18.02':
    'Un turno tiene cinco pasos en orden fijo: 1 Oración, 2 Héroe, 3 Acciones de Runa, 4 Maniobras, 5 Acción especial.',
  'rule.LOR-18.03': 'Solo el de la acción especial es obligatorio; los otros cuatro pueden saltarse.',
  'rule.LOR-18.04':
    'Cuando acaba cada paso se resuelven las Batallas donde hay Ejércitos de dos jugadores o más, y se comprueba el control de las Regiones.',
  'rule.LOR-18.05':
    'Orden al final de un paso: primero se comprueba el control en todas las Regiones sin Batalla pendiente, luego se resuelven las Batallas una a una, cada una con su propia comprobación; es el orden en que Movilizar las nombra, y permite Replegarse a una Región recién tomada.',
  'rule.LOR-18.06': 'Una Región con una Batalla pendiente no cambia de dueño hasta que esa Batalla acaba.',
  'rule.LOR-18.07':
    'El turno acaba cuando la acción especial elegida está del todo resuelta; entonces juega quien está a la izquierda.',
  'rule.LOR-18.08': 'A un paso saltado o terminado no se vuelve en el mismo turno.',
  'rule.LOR-19.01':
    'El jugador activo puede hacer las dos cosas de la Oración, cada una una vez: enviar un Sacerdote y forjar una Runa.',
  'rule.LOR-19.02': 'Pueden hacerse en cualquier orden, pues no se da ninguno.',
  'rule.LOR-19.03':
    'Enviar un Sacerdote: se pone 1 Sacerdote de los Recursos en un Monumento cualquiera con sitio libre para él.',
  'rule.LOR-19.04': 'Para ello no hace falta controlar la Región ni que el Héroe esté allí.',
  'rule.LOR-19.05': 'El Sacerdote se queda y ocupa su espacio hasta que alguien usa Construir Monumento.',
  'rule.LOR-19.06':
    'Enviarlo sube siempre en 1, y para siempre, el Atributo de ese Monumento: Odín, Autoridad; Thor, Poder; Freya, Sabiduría.',
  'rule.LOR-19.07':
    'Si el Monumento tiene al menos el nivel 1, se recibe también el favor de su nivel actual, impreso en la carta de ese Dios.',
  'rule.LOR-19.08': 'Un Monumento más alto da favores mayores, pero el Atributo sube siempre exactamente 1.',
  'rule.LOR-19.09': 'Puede enviarse un Sacerdote aunque no se aproveche todo lo que da, o nada.',
  'rule.LOR-19.10':
    'No puede enviarse a un Monumento cuyos espacios de Sacerdote están todos ocupados, sea por quien sea.',
  'rule.LOR-19.11':
    'Verde tiene Poder 2 y envía un Sacerdote al Monumento de Thor, de nivel 3. Resultado: el Poder sube a 3 y Verde roba 3 cartas de Combate; con Sabiduría 2, descarta después hasta quedarse con 2.',
  'rule.LOR-19.12':
    'Forjar una Runa: con el Héroe en una Región cuya Forja tiene una Runa, se puede pasar esa Runa a los Recursos.',
  'rule.LOR-19.13': 'Para forjar no hace falta controlar la Región.',
  'rule.LOR-20.01':
    'El jugador activo puede hacer exactamente una de estas cosas: mover el Héroe, mover el Drakar o curar una Herida.',
  'rule.LOR-20.02': 'Opción A: el Héroe se mueve hasta 2 Regiones.',
  'rule.LOR-20.03': 'Opción B: el Drakar se mueve hasta 2 Mares.',
  'rule.LOR-20.04':
    'Opción C: se cura 1 Herida dando la vuelta a una ficha de Atributo herida; su posición no cambia.',
  'rule.LOR-20.05':
    'En la opción A, cada uno de los dos pasos puede ser por una frontera de tierra o con el Drakar (LOR-6.03), y el Héroe puede acabar donde empezó.',
  'rule.LOR-21.01':
    'El jugador activo puede gastar Runas que posea en exactamente una acción de Runa, que cuesta de 1 a 3 Runas.',
  'rule.LOR-21.02':
    'Las acciones básicas que cuestan 1 Runa piden un tipo: el que muestra el tablero del Monstruo, el del Líder o el Reino de que se trate.',
  'rule.LOR-21.03':
    'Las acciones que cuestan un conjunto de 2 o 3 Runas piden tipos distintos, sin repetir ninguno.',
  'rule.LOR-21.04': 'Hay 9 acciones de Runa básicas; las Bendiciones y otras fuentes pueden dar más.',
  'rule.LOR-21.05': '1 Runa que coincida: activar al Líder si está en la Región del propio Héroe.',
  'rule.LOR-21.06':
    '1 Runa que coincida: controlar a un Monstruo neutral que esté con el propio Héroe (sección 29).',
  'rule.LOR-21.07':
    '1 Runa que coincida: aliarse con un Reino adyacente a la Región del propio Héroe; el primer aliado de ese Reino roba 1 carta de Combate (LOR-7.05).',
  'rule.LOR-21.08':
    'Conjunto de 2: sumar 1 al valor de un Ejército propio del tablero; no hace falta Asentamiento.',
  'rule.LOR-21.09': 'Conjunto de 2: activar un Monstruo propio o neutral, en cualquier parte del tablero.',
  'rule.LOR-21.10': 'Conjunto de 2: robar 1 carta de Combate.',
  'rule.LOR-21.11': 'Conjunto de 2: colocar el propio Héroe en la Región que se quiera.',
  'rule.LOR-21.12':
    'Conjunto de 3: subir en 1 uno de los Atributos propios más bajos (solo uno, a elección entre iguales).',
  'rule.LOR-21.13': 'Conjunto de 3: robar 2 cartas de Combate.',
  'rule.LOR-21.14':
    '«Más bajo» compara las puntuaciones actuales, de modo que un Atributo herido cuenta como 2; el texto dice sin excepción que un Atributo herido vale 2.',
  'rule.LOR-21.15':
    'No puede elegirse una acción de Runa que no haría nada (sin objetivo posible, todo al máximo), igual que con las acciones especiales.',
  'rule.LOR-22.01': 'El jugador activo puede activar 1 Ejército.',
  'rule.LOR-22.02': 'Quien no tiene Ejércitos en el tablero puede Reclutar 1 en su lugar.',
  'rule.LOR-22.03': 'Quien tiene al menos un Ejército en el tablero no puede Reclutar en este paso.',
  'rule.LOR-22.04': 'Activar un Ejército, primera opción: moverlo a cualquier Región adyacente.',
  'rule.LOR-22.05':
    'Activar un Ejército, segunda opción: aumentar en 1 su valor, solo si está en una Región de su dueño con Asentamiento.',
  'rule.LOR-22.06': 'La segunda opción pide controlar la Región, no solo estar en ella.',
  'rule.LOR-22.07':
    'Al Reclutar, un Ejército pasa de los Recursos al tablero con el valor de la Autoridad de su jugador.',
  'rule.LOR-22.08':
    'El Ejército reclutado va a cualquier Región adyacente al Mar del propio Drakar, o a una Región propia con Asentamiento.',
  'rule.LOR-22.09':
    'Con el Drakar puede ir incluso adonde hay Ejércitos ajenos; eso provoca una Batalla cuando acaba el paso.',
  'rule.LOR-22.10':
    'Con el Drakar puede Reclutarse en Regiones neutrales y en Regiones ajenas sin Ejércitos; el control se comprueba luego como siempre.',
  'rule.LOR-22.11': 'Quien no tiene Ejércitos en sus Recursos no puede Reclutar.',
  'rule.LOR-22.12':
    'Con la Autoridad herida se Recluta con valor 2; los cambios posteriores de Autoridad no afectan a los Ejércitos que ya están en el tablero.',
  'rule.LOR-23.01':
    'El jugador activo ha de escoger una acción especial y poner un marcador de control en su espacio de la rueda.',
  'rule.LOR-23.02':
    'Solo puede elegirse una acción cuyo efecto se pueda resolver (por ejemplo, no Reforzar con todos los Ejércitos ya en el tablero).',
  'rule.LOR-23.03':
    'Nadie elige una acción en la que ya tiene un marcador; los marcadores ajenos no lo impiden.',
  'rule.LOR-23.04':
    'Un marcador puesto donde ya hay otros va encima; todos los de un espacio forman una sola pila.',
  'rule.LOR-23.05':
    'Si es el primer marcador de ese espacio, todos los aliados del Reino de esa acción pueden tomar el bonus de ese Reino.',
  'rule.LOR-23.06':
    'Los bonus se toman por orden desde quien está a la izquierda del jugador activo, que queda así el último.',
  'rule.LOR-23.07':
    'Si ya había marcadores, el dueño del que se acaba de tapar coge de la Reserva 1 Runa que prefiera; nadie toma bonus de Reino.',
  'rule.LOR-23.08': 'Los bonus de Reino, o la Runa, se toman antes de resolver la acción especial.',
  'rule.LOR-23.09': 'Solo cobra el dueño del marcador de arriba; los de más abajo no dan nada.',
  'rule.LOR-23.10':
    'LOR-23.02 se comprueba al elegir la acción, antes de todo bonus; si un bonus la hace luego imposible, se hace cuanto se pueda, y no puede elegirse una acción que solo el bonus haría posible.',
  'rule.LOR-23.11':
    'Si no puede elegirse ninguna acción especial, el paso se salta y el turno acaba; el texto no pone castigo.',
  'rule.LOR-23.12':
    'Verde pone el primer marcador en Monstruos. Verde y Rojo están aliados con Muspelheim, el Reino de esa acción. Resultado: Rojo puede tomar primero el bonus de Muspelheim, luego Verde, y solo después resuelve Verde la acción.',
  'rule.LOR-23.13':
    'En una acción está el marcador de Verde; Rojo pone el suyo encima. Resultado: Verde coge enseguida de la Reserva 1 Runa que prefiera, no hay bonus de Reino, y Rojo resuelve la acción.',
  'rule.LOR-23.14':
    'Construir Monumento es una excepción: no se pone marcador, no hay bonus y no tiene Reino.',
  'rule.LOR-23.15':
    'Solo puede elegir Construir Monumento quien tiene al menos un marcador en algún espacio de la rueda.',
  'rule.LOR-23.16':
    'Por eso no está disponible en el primer turno de un jugador, y tras cada Construir Monumento todos deben elegir antes otra acción.',
  'rule.LOR-24.01': 'A Reforzar: se Recluta 1 Ejército (LOR-22.07).',
  'rule.LOR-24.02': 'B Movilizar: se activan cuantos Ejércitos propios del tablero se quiera, al menos uno.',
  'rule.LOR-24.03':
    'Movilizar: tras todas las activaciones se comprueba el control de las Regiones neutrales y luego se resuelven las Batallas; si hay varias, el jugador activo elige su orden.',
  'rule.LOR-24.04':
    'En un mismo Movilizar cada Ejército se activa una sola vez, así que se mueve como mucho una Región; el texto dice cuántos Ejércitos, no cuántas veces.',
  'rule.LOR-24.05':
    'Las activaciones de un Movilizar se hacen una tras otra, y en cada una se elige entre mover y +1.',
  'rule.LOR-24.06':
    'C Prepararse: se elige dos veces entre las cuatro opciones siguientes; puede ser dos veces la misma.',
  'rule.LOR-24.07': 'Opción de Prepararse: se cura 1 Herida.',
  'rule.LOR-24.08': 'Opción de Prepararse: se roba 1 carta de Combate.',
  'rule.LOR-24.09': 'Opción de Prepararse: se coge de la Reserva 1 Runa que se prefiera.',
  'rule.LOR-24.10':
    'Opción de Prepararse: sube en 1 el valor de un Ejército que esté en una Región propia con Asentamiento.',
  'rule.LOR-24.11':
    'Para elegir Prepararse hace falta al menos una opción posible; una imposible no puede elegirse, y si solo una elección es posible, la segunda se pierde.',
  'rule.LOR-25.01': 'Construir Templo: se elige una Región propia con Santuario y sin Templo.',
  'rule.LOR-25.02': 'Se toma el Templo de la casilla cubierta más baja del contador y se pone en esa Región.',
  'rule.LOR-25.03': 'Después, el jugador pasa 1 Sacerdote de la Reserva a sus Recursos.',
  'rule.LOR-25.04':
    'Si al quitar ese Templo aparece en el contador la palabra Reparto, sigue un reparto de Bendiciones.',
  'rule.LOR-25.05':
    'Reparto de Bendiciones: quien construye roba una carta de Bendición por jugador y una más, y las pone a la vista.',
  'rule.LOR-25.06':
    'El jugador activo toma la primera; luego, hacia la derecha (contra el reloj), cada uno de los demás toma otra.',
  'rule.LOR-25.07': 'La carta que sobra se descarta.',
  'rule.LOR-25.08':
    'Una Bendición queda junto al tablero de su dueño y le da su capacidad hasta el final de la partida.',
  'rule.LOR-25.09':
    'No puede elegirse Construir Templo si el contador está vacío o si no se tiene una Región con Santuario libre.',
  'rule.LOR-25.10':
    'Se puede construir aunque en la Reserva no queden Sacerdotes; entonces no se gana ninguno.',
  'rule.LOR-25.11':
    'El Gran Gothi se comprueba en cuanto se pone el Templo, antes del Sacerdote y de todo reparto.',
  'rule.LOR-26.01':
    'El jugador activo elige entre tres cosas: activar Monstruos, Cazar un Monstruo o Cazar al Líder.',
  'rule.LOR-26.02':
    'Se activan 1 o 2 Monstruos distintos, por el orden que se quiera; cada uno ha de ser neutral o propio.',
  'rule.LOR-26.03': 'Se Caza un Monstruo que está en la Región del propio Héroe.',
  'rule.LOR-26.04':
    'Se Caza al Líder si está en la Región del propio Héroe y se cumple lo que pide LOR-2.07.',
  'rule.LOR-26.05': 'El mismo Monstruo no se activa dos veces en una misma acción.',
  'rule.LOR-26.06': 'Un Monstruo de otro jugador no puede activarse aquí, pero sí Cazarse.',
  'rule.LOR-26.07': 'El segundo Monstruo puede elegirse cuando el primero ya está del todo resuelto.',
  'rule.LOR-27.01': 'Usurpar solo vale si en la Región del propio Héroe no hay ningún otro Héroe.',
  'rule.LOR-27.02': 'En una Región neutral, el Poder ha de alcanzar su Fuerza de la población.',
  'rule.LOR-27.03':
    'En una Región neutral, los Ejércitos ajenos que haya deben Replegarse, valgan lo que valgan.',
  'rule.LOR-27.04':
    'En una Región ajena con Ejércitos de su dueño, el Poder ha de alcanzar su valor total de Ejército; todos ellos deben Replegarse.',
  'rule.LOR-27.05': 'En una Región ajena sin Ejércitos de su dueño, el Poder no importa.',
  'rule.LOR-27.06':
    'En todo caso, quien usurpa toma el control de la Región y puede Reclutar en ella, en el acto, 1 Ejército con el valor de su Autoridad.',
  'rule.LOR-27.07':
    'Para ese Ejército no hacen falta allí ni Asentamiento ni Drakar, y no se Recluta si no hay Ejércitos en los Recursos.',
  'rule.LOR-27.08': 'No se puede Usurpar una Región que ya es propia.',
  'rule.LOR-27.09': 'Los Ejércitos propios de la Región se quedan; Usurpar no provoca Batalla.',
  'rule.LOR-27.10':
    'Orden: los Ejércitos se Repliegan, luego cambia el control (se mira la victoria) y luego se Recluta; así, la Región usurpada nunca es destino de un Repliegue.',
  'rule.LOR-27.11':
    'Verde tiene Poder 2; su Héroe está solo en una Región neutral con Fuerza de la población 2. Verde elige Usurpar. Resultado: 2 alcanza a 2, Verde controla la Región y puede Reclutar en ella 1 Ejército con el valor de su Autoridad.',
  'rule.LOR-28.01': 'Quién puede elegirla: véase LOR-23.15. Sus seis pasos se hacen en el orden que sigue.',
  'rule.LOR-28.02':
    'Paso 1: se elige un Monumento incompleto y se le añade el siguiente nivel. No puede elegirse uno que ya tiene los 3.',
  'rule.LOR-28.03':
    'Paso 2: se miran todos los Presagios boca arriba; los que se cumplen se ponen boca abajo.',
  'rule.LOR-28.04':
    'Paso 2: si con esto hay al menos 3 Presagios boca abajo, llega el Ragnarok (sección 36).',
  'rule.LOR-28.05':
    'Paso 3: cada jugador quita sus Sacerdotes de los Monumentos y los devuelve a la Reserva, no a sus Recursos.',
  'rule.LOR-28.06': 'Paso 3: cada jugador quita sus marcadores de la rueda.',
  'rule.LOR-28.07': 'Paso 3: cada jugador recarga todos sus Artefactos.',
  'rule.LOR-28.08': 'Paso 4: cada Forja vacía recibe una Runa de su tipo.',
  'rule.LOR-28.09': 'Paso 5: quien construye coge 1 Sacerdote por cada Templo que haya en Regiones suyas.',
  'rule.LOR-28.10': 'Paso 5: quien construye coge las Runas de todas las Forjas que haya en Regiones suyas.',
  'rule.LOR-28.11': 'Paso 6: se roba una carta de Evento y se resuelve.',
  'rule.LOR-28.12':
    'Evento, colocar: si un Monstruo con la Runa del apartado Colocar no está en el tablero ni muerto, se coloca en la Región del número de la carta; si quedan los dos de la pareja, el que tiene su tablero encima.',
  'rule.LOR-28.13':
    'Evento, colocar: si los dos Monstruos de esa Runa están muertos o en el tablero, no se coloca nada.',
  'rule.LOR-28.14':
    'Evento, activar: se activan todos los Monstruos del tablero con la primera Runa (la de la izquierda) del apartado Activar, empezando por el que tiene su tablero encima; luego, igual con la segunda Runa.',
  'rule.LOR-28.15': 'Evento, Líder: si la carta lleva el símbolo del Líder, se activa al Líder.',
  'rule.LOR-28.16':
    'Los Presagios solo se miran aquí; uno que está boca abajo sigue así aunque deje de cumplirse, y pueden volverse varios a la vez.',
  'rule.LOR-28.17': 'Cuando el Ragnarok llega en el paso 2, los pasos 3 a 6 se hacen igualmente.',
  'rule.LOR-28.18':
    'Quien construye coge Runas aunque pase del límite de su Sabiduría y luego descarta las que prefiera; las Forjas vaciadas siguen vacías hasta el próximo Construir Monumento.',
  'rule.LOR-28.19':
    'Por los Monstruos controlados que activa un Evento decide quien los controla; por los neutrales, el jugador activo con el dado.',
  'rule.LOR-28.20':
    'Un Monstruo que coloca este Evento cuenta ya como «en el tablero» para su apartado Activar, pues colocar se resuelve antes.',
  'rule.LOR-28.21':
    'Si los tres Monumentos están completos, aún puede elegirse Construir Monumento y solo se salta el paso 1; de otro modo, los marcadores no saldrían nunca de la rueda.',
  'rule.LOR-29.01': 'Un Monstruo activado se mueve o hace un Ataque de Región.',
  'rule.LOR-29.02': 'Si alguien controla al Monstruo, decide él cuál de las dos cosas, sin dado.',
  'rule.LOR-29.03':
    'Quien controla al Monstruo y elige el Ataque de Región ha de resolver todos sus efectos, también los que le perjudican.',
  'rule.LOR-29.04': 'Por un Monstruo neutral, el jugador activo tira el dado de Monstruo.',
  'rule.LOR-29.05':
    'Resultado mover: el jugador activo lleva al Monstruo a una Región adyacente que prefiera.',
  'rule.LOR-29.06':
    'Resultado atacar: se resuelve el Ataque de Región del tablero del Monstruo; lo que haya que elegir lo elige el jugador activo.',
  'rule.LOR-29.07': 'Resultado a elegir: el jugador activo decide entre mover y atacar.',
  'rule.LOR-29.08':
    'Todo lo demás lo decide, con los Monstruos neutrales, el jugador activo, y con los controlados, quien los controla.',
  'rule.LOR-29.09':
    'Aplastamiento: cada vez que un Monstruo entra en una Región con Ejércitos al moverse, uno de ellos pierde 1 de valor.',
  'rule.LOR-29.10':
    'Si hay varios Ejércitos, elige cuál quien ha movido al Monstruo (el jugador activo o quien lo controla).',
  'rule.LOR-29.11':
    'Quien controla al Monstruo puede renunciar al Aplastamiento; un Monstruo neutral Aplasta siempre.',
  'rule.LOR-29.12':
    'Un Aplastamiento quita exactamente 1 a un solo Ejército por movimiento, puede tocar a uno del propio jugador que mueve y mata a un Ejército de valor 1 (LOR-11.03).',
  'rule.LOR-29.13':
    'Verde activa al Draugr neutral, saca mover y lo lleva a la Región adyacente 19, donde Rojo tiene un Ejército. Resultado: ese Ejército pierde 1 de valor (si valía 3, queda en 2; si valía 1, muere y vuelve a los Recursos de Rojo).',
  'rule.LOR-29.14': 'El control de un Monstruo se muestra con una peana del color de quien lo controla.',
  'rule.LOR-29.15': 'Cada jugador tiene dos peanas, así que controla como mucho 2 Monstruos a la vez.',
  'rule.LOR-29.16':
    'Para tomar un tercero hay que quitar antes la peana de otro, que deja de estar controlado en el acto y vuelve a ser neutral.',
  'rule.LOR-29.17': 'Nadie puede tomar nunca el control de un Líder ni el de un Monstruo ajeno.',
  'rule.LOR-29.18': 'El control de un Monstruo no caduca ni depende de dónde esté más tarde el Héroe.',
  'rule.LOR-30.01':
    'El Líder cambia las reglas del juego según dice su tablero; ahí están también su movimiento y su activación.',
  'rule.LOR-30.02':
    'El Líder no es un Monstruo. Fuera de las Cazas, lo que afecta solo a Monstruos no vale contra él, si no se dice lo contrario.',
  'rule.LOR-30.03':
    'En una Caza, el Líder cuenta como Monstruo: le valen todas las reglas de la Caza y lo que hacen las cartas de Combate y de Ataque de Monstruo, si no se dice lo contrario.',
  'rule.LOR-30.04':
    'Activan al Líder una carta de Evento con su símbolo o una acción de 1 Runa de quien tiene al Héroe en su Región.',
  'rule.LOR-30.05':
    'Cada casilla de Golpe del Líder muestra dos armas: para un solo Golpe se juegan a la vez dos cartas de Combate con esos iconos.',
  'rule.LOR-30.06':
    'Si el Líder sigue vivo tras una Caza, se recupera en el acto: se quitan todos los marcadores de sus casillas de Golpe.',
  'rule.LOR-30.07':
    'Al Líder no se le puede controlar ni poseer, ni lo matan fuera de una Caza los efectos que dicen «Monstruo».',
  'rule.LOR-31.01':
    'Una Caza enfrenta a un Héroe con un Monstruo o con el Líder de su misma Región, y se inicia con la acción especial Monstruos.',
  'rule.LOR-31.02':
    'El Monstruo y el Héroe se turnan, primero el Monstruo, hasta que algo pone fin a la Caza.',
  'rule.LOR-31.03':
    'Lo que el Monstruo o el Líder hacen en una Caza lo elige quien lo controla o, si no lo controla nadie, quien está a la derecha del cazador.',
  'rule.LOR-31.04':
    'Si el cazador controla al Monstruo que Caza, elige por este quien está a su derecha, para que el cazador no juegue por ambos lados.',
  'rule.LOR-31.05':
    'Antes de la Caza, 1: se juegan y resuelven los efectos que dicen «al inicio de una Caza».',
  'rule.LOR-31.06': 'Antes de la Caza, 2: el cazador roba una carta de Combate por cada punto de Poder.',
  'rule.LOR-31.07':
    'Antes de la Caza, 3: quien juega por el Monstruo baraja las 14 cartas de Ataque de Monstruo y roba 2.',
  'rule.LOR-31.08':
    'El mazo de Ataque de Monstruo no vuelve a barajarse durante la Caza; si quedan menos cartas de las que tocan, se roban solo esas.',
  'rule.LOR-31.09':
    'Las cartas de Combate sirven en Batallas y en Cazas; cada una tiene un arma, un valor, un efecto de Caza, un efecto de Batalla y, algunas, iconos de Baja.',
  'rule.LOR-31.10':
    'Una carta de Ataque de Monstruo tiene Rabia, Debilidad, un número de cartas para la mano del Monstruo y un efecto de Ataque.',
  'rule.LOR-31.11':
    'Un tablero de Monstruo tiene casillas de Golpe, la Runa del Monstruo, un Ataque de Región, un Ataque especial y Recompensas.',
  'rule.LOR-31.12':
    'Turno del Monstruo, 1: si el mazo de Ataque de Monstruo está vacío, la Caza acaba en el acto sin éxito, aunque al Monstruo le queden cartas en la mano.',
  'rule.LOR-31.13':
    'Turno del Monstruo, 2: quien juega por él elige una carta de su mano, la juega y descarta las demás.',
  'rule.LOR-31.14':
    'Turno del Monstruo, 3: el cazador puede jugar cuantas cartas de Combate quiera para defenderse; lo logra si la suma de sus valores llega a la Rabia de la carta.',
  'rule.LOR-31.15':
    'Turno del Monstruo, 3: o bien, las cartas de Combate con Escudo paran casi todos los efectos de Ataque sin mirar la Rabia.',
  'rule.LOR-31.16':
    'Turno del Monstruo, 4: con una buena defensa se ignora el efecto de Ataque; si no, se resuelve.',
  'rule.LOR-31.17': 'Turno del Monstruo, 5: el cazador roba 1 carta de Combate, se haya defendido bien o no.',
  'rule.LOR-31.18':
    'Turno del Monstruo, 6: la Sabiduría se suma al valor de lo jugado para defender; si con ella se llega a la Debilidad de la carta, el cazador roba 1 carta de Combate más.',
  'rule.LOR-31.19':
    'Turno del Monstruo, 7: el Monstruo roba tantas cartas como dice la que acaba de jugar; esta se descarta y empieza el turno del Héroe.',
  'rule.LOR-31.20':
    'La carta de más de LOR-31.18 depende solo de la suma; puede ganarse con una defensa fallida y aun sin jugar nada.',
  'rule.LOR-31.21':
    'El valor de los Escudos jugados cuenta en LOR-31.18 como el de cualquier carta de defensa.',
  'rule.LOR-31.22':
    'El efecto de Caza de una carta de Combate se resuelve solo al jugarla para un Golpe en el turno del Héroe, si la carta no dice otra cosa; las de defensa dan únicamente su valor o su Escudo.',
  'rule.LOR-31.23':
    'El Monstruo juega Ataque especial (Debilidad 7). El cazador (Sabiduría 3) descarta 2 cartas de Combate que suman 4, lo bastante para su Rabia. Resultado: el Ataque se ignora, el cazador roba 1 carta y, como 4 + 3 = 7, roba 1 más.',
  'rule.LOR-31.24':
    'Turno del Héroe: para infligir un Golpe, el cazador juega una carta de Combate cuya arma esté en alguna casilla de Golpe libre.',
  'rule.LOR-31.25':
    'Turno del Héroe: puede resolver el efecto de Caza de la carta y pone un marcador de control en una casilla libre con esa arma, la que prefiera.',
  'rule.LOR-31.26': 'Turno del Héroe: la Recompensa de la casilla cubierta se obtiene en el acto.',
  'rule.LOR-31.27': 'Turno del Héroe: en un mismo turno caben cuantos Golpes se pueda.',
  'rule.LOR-31.28':
    'El turno del Héroe acaba cuando el cazador, tras al menos un Golpe, decide parar; sigue el próximo turno del Monstruo.',
  'rule.LOR-31.29':
    'Si el cazador no puede o no quiere dar ni un Golpe en su turno, la Caza acaba en el acto sin éxito.',
  'rule.LOR-31.30':
    'Si todas las casillas de Golpe están cubiertas, el Monstruo ha muerto y la Caza acaba en el acto con éxito.',
  'rule.LOR-31.31':
    'La Caza acaba sin éxito si el Héroe sufriría una Herida cuando sus 3 fichas de Atributo ya están heridas.',
  'rule.LOR-31.32': 'La Caza acaba sin éxito si así lo dice una carta de Ataque de Monstruo.',
  'rule.LOR-31.33': 'Tras una Caza sin éxito (el Monstruo vive), el Héroe sufre 1 Herida.',
  'rule.LOR-31.34': 'Esa Herida se ignora si todas las fichas ya están heridas.',
  'rule.LOR-31.35':
    'Los marcadores de un tablero de Monstruo se quedan entre una Caza y otra, así que varios jugadores pueden ir desgastándolo; solo el Líder se recupera.',
  'rule.LOR-31.36':
    'Las cartas de Combate jugadas en una Caza, para defender o para golpear, van a la pila de descarte de Combate.',
  'rule.LOR-31.37': 'Un Héroe con tres Heridas puede empezar una Caza igualmente.',
  'rule.LOR-32.01':
    'Cada casilla de Golpe se cubre con un marcador de control de quien inflige el Golpe, y admite uno solo.',
  'rule.LOR-32.02': 'La Recompensa impresa en una casilla es solo para quien inflige ese Golpe en una Caza.',
  'rule.LOR-32.03':
    'Recompensa Reino: se pone un marcador de control en un Reino donde aún no se tenga. Cuenta como formar una Alianza, así que el primer aliado roba 1 carta de Combate; no hace falta estar al lado.',
  'rule.LOR-32.04': 'Recompensa Sacerdote: 1 Sacerdote pasa de la Reserva a los Recursos.',
  'rule.LOR-32.05':
    'Recompensa Ejército +1: sube en 1 un Ejército propio del tablero; no hace falta Asentamiento.',
  'rule.LOR-32.06': 'Recompensa Runa: se coge de la Reserva 1 Runa que se prefiera.',
  'rule.LOR-32.07': 'Una Recompensa que no puede usarse (sin Reino, Sacerdote o Ejército posible) se pierde.',
  'rule.LOR-32.08':
    'Un Monstruo muere al cubrirse su última casilla de Golpe; la figura es para quien la cubrió, que la guarda junto a su tablero.',
  'rule.LOR-32.09':
    'Al morir un Monstruo, cada uno de los otros que tenga en su tablero 4 marcadores o más recibe 1 ficha de Matamonstruos.',
  'rule.LOR-32.10': 'Después se quitan todos los marcadores de ese tablero, que vuelve a la caja.',
  'rule.LOR-32.11':
    'Para LOR-2.07 valen lo mismo las figuras de Monstruo y las fichas de Matamonstruos: dos figuras, una de cada o dos fichas.',
  'rule.LOR-32.12':
    'Quien se lleva la figura no recibe además ficha de Matamonstruos, tenga allí los marcadores que tenga.',
  'rule.LOR-32.13': 'La peana de un Monstruo muerto vuelve a su dueño y queda libre.',
  'rule.LOR-32.14': 'Un Golpe fuera de una Caza no da Recompensa ni Artefacto monstruoso.',
  'rule.LOR-32.15':
    'Un Monstruo puede morir fuera de una Caza si se cubre su última casilla; la figura es para quien lo hizo, y los demás con 4 marcadores o más reciben fichas de Matamonstruos.',
  'rule.LOR-32.16':
    'Un Golpe fuera de una Caza cubre una casilla libre cualquiera, a elección de quien lo inflige, si el efecto no nombra ninguna; no tiene que coincidir ningún arma porque no se juega carta.',
  'rule.LOR-32.17': 'Un Artefacto recién ganado está cargado.',
  'rule.LOR-32.18':
    'En el momento que dice la carta, su dueño puede descargar un Artefacto (lo gira 90 grados) para usar su efecto.',
  'rule.LOR-32.19':
    'Un Artefacto descargado no vuelve a usarse hasta que lo recarga un Construir Monumento (sección 28, paso 3).',
  'rule.LOR-32.20':
    'Los Artefactos monstruosos y los divinos funcionan igual; solo cambia cómo se consiguen.',
  'rule.LOR-32.21':
    'Artefacto monstruoso: tras una Caza, viva o no el Monstruo, si nadie tiene aún su Artefacto y están cubiertas todas las casillas de Golpe que no dan Recompensa, el cazador se lo queda.',
  'rule.LOR-32.22': 'Un Artefacto monstruoso solo puede ganarse si nadie lo ha tomado antes.',
  'rule.LOR-32.23':
    'Para LOR-32.21 cuentan los marcadores de todos; no hace falta que ninguno sea del cazador.',
  'rule.LOR-32.24':
    'Si un Monstruo muere fuera de una Caza y nadie tiene su Artefacto, este queda fuera de la partida.',
  'rule.LOR-32.25':
    'Artefacto divino: quien toma el control de una Región con Monumento, esté en el nivel que esté, se lleva el Artefacto unido a él, aunque lo tuviera otro; llega cargado.',
  'rule.LOR-32.26': 'Un Artefacto divino se conserva mientras nadie más tome esa Región.',
  'rule.LOR-33.01':
    'En una Batalla luchan los Ejércitos de dos jugadores. Ha de resolverse al acabar todo paso en que haya en una Región Ejércitos de dos jugadores o más.',
  'rule.LOR-33.02':
    'Si hay varias Batallas, se resuelven una a una por el orden que elige el jugador activo.',
  'rule.LOR-33.03':
    'Ataca el jugador cuyo Ejército llegó el último (se movió, se Reclutó o se colocó); defiende quien ya estaba. El texto habla de «defensor» sin definirlo.',
  'rule.LOR-33.04':
    'Si alguna vez se encuentran Ejércitos de tres jugadores, las Batallas se resuelven de dos en dos, por el orden que elige el jugador activo.',
  'rule.LOR-33.05':
    '1 Cartas de Combate: los jugadores se alternan, primero el defensor; en cada turno se juega una carta de Combate o se pasa.',
  'rule.LOR-33.06':
    'El efecto de Batalla de una carta se resuelve nada más jugarla; la carta queda delante de su jugador y su valor cuenta después.',
  'rule.LOR-33.07':
    'Quien pasa ya no juega más cartas en esta Batalla; el otro puede seguir jugando cuantas quiera hasta pasar también.',
  'rule.LOR-33.08':
    'Una carta con iconos de Baja solo puede jugarse si, contándola, los iconos no superan el valor total de Ejército del jugador en la Región.',
  'rule.LOR-33.09':
    'Para LOR-33.08 se cuentan los iconos de las cartas propias en esta Batalla, incluida la nueva; los iconos solo cuestan a quien los jugó.',
  'rule.LOR-33.10':
    '2 Valor de Batalla: cada jugador suma sus cartas de Combate jugadas, su valor total de Ejército en la Región y otros efectos (Artefactos, Bendiciones, capacidades de Héroe).',
  'rule.LOR-33.11': 'Gana el valor de Batalla más alto; si hay empate, el defensor.',
  'rule.LOR-33.12': '3 Bajas de quien pierde: primero, todo Ejército suyo en la Región pierde 1 de valor.',
  'rule.LOR-33.13':
    '3 Luego pierde 1 de valor por cada icono de Baja de sus cartas jugadas, repartido a su gusto entre sus Ejércitos de la Región.',
  'rule.LOR-33.14': '3 Si hay más Bajas de las que caben, mueren todos esos Ejércitos y el resto se ignora.',
  'rule.LOR-33.15':
    '4 Repliegue: los Ejércitos que le quedan a quien pierde deben Replegarse, todos a una misma Región adyacente (sección 14).',
  'rule.LOR-33.16':
    '5 Bajas de quien gana: sufre 1 Baja por cada icono de sus cartas jugadas, repartidas a su gusto; por la Batalla en sí no pierde nada.',
  'rule.LOR-33.17':
    '6 Control: si el valor total de Ejército de quien gana llega a la Fuerza de la población, toma la Región.',
  'rule.LOR-33.18': 'En el paso 6, una Región que es de alguien tiene Fuerza de la población 0.',
  'rule.LOR-33.19':
    'Para tomar el control en el paso 6, a quien gana ha de quedarle al menos un Ejército; si no, todo sigue como estaba (0 contra 0 no basta).',
  'rule.LOR-33.20': 'Las cartas de Combate jugadas en una Batalla van después a la pila de descarte.',
  'rule.LOR-33.21':
    'Los Héroes y Monstruos de la Región no intervienen ni sufren daño; un Héroe solo importa por su capacidad.',
  'rule.LOR-33.22':
    'Verde (Ejército de 4) entra en una Región con un Ejército de Rojo de valor 4. Al final de Maniobras, Rojo juega Lanza (+2), Verde juega Espada (+3, un icono de Baja), Rojo pasa, Verde pasa. Resultado: Verde 7, Rojo 6, gana Verde; el Ejército de Rojo queda en 3 y se Repliega; el de Verde queda en 3 y Verde toma la Región.',
  'rule.LOR-34.01': 'Hay cuatro mazos: Evento, Combate, Ataque de Monstruo y Bendición.',
  'rule.LOR-34.02':
    'Cuando hay que robar de un mazo vacío de Evento, Combate o Bendición, su pila de descarte se baraja como mazo nuevo y se sigue robando.',
  'rule.LOR-34.03': 'Antes de cada Caza se barajan todas las cartas de Ataque de Monstruo.',
  'rule.LOR-34.04': 'Cualquiera puede mirar en todo momento cualquier pila de descarte.',
  'rule.LOR-34.05': 'Si el mazo y su pila de descarte están vacíos, no se roba nada.',
  'rule.LOR-34.06':
    'Las Runas, Ejércitos, Templos, Sacerdotes y demás componentes son limitados: lo que se ha agotado no puede ganarse.',
  'rule.LOR-34.07': 'Lo único sin límite son los marcadores de control; pueden usarse sustitutos.',
  'rule.LOR-35.01':
    'Héroe Ragnar: en el Territorio donde está Ragnar, cuando atacas tienes +1 de valor de Batalla por cada Ejército tuyo en esa Batalla.',
  'rule.LOR-35.02':
    'Héroe Aslaug: cuando se aplican bonus de Reino, puedes contar como aliados los Reinos adyacentes a la Región de Aslaug.',
  'rule.LOR-35.03':
    'Héroe Snorri: en el Territorio donde está Snorri, coge 1 Runa que prefieras cuando tomas sin Batalla una Región con Asentamiento.',
  'rule.LOR-35.04':
    'Héroe Lagertha: en el Territorio donde está Lagertha, tras ganar una Batalla aumenta en 1 un Ejército que luchó en ella.',
  'rule.LOR-35.05':
    'Héroe Beowulf: cuando sufres una Herida, roba 1 carta de Combate; en el Territorio donde está Beowulf, puedes causarte 1 Herida antes de una Caza o de una Batalla.',
  'rule.LOR-35.06': 'Bonus de Jotunheim: aumenta en 1 uno de tus Ejércitos.',
  'rule.LOR-35.07': 'Bonus de Alfheim: coloca a tu Héroe en la Región que quieras, o cura 1 Herida.',
  'rule.LOR-35.08':
    'Bonus de Niflheim: mueve tu Drakar hasta 3 Mares, o coloca un Ejército tuyo del tablero en una Región que controles.',
  'rule.LOR-35.09': 'Bonus de Svartalfheim: roba 1 carta de Combate.',
  'rule.LOR-35.10': 'Bonus de Muspelheim: Recluta un Ejército de valor 1 en una Región que controles.',
  'rule.LOR-35.11': 'Bonus de Vanaheim: coge 1 Runa que prefieras.',
  'rule.LOR-35.12': 'Muspelheim es el Reino de la acción Monstruos.',
  'rule.LOR-35.13':
    'Las demás parejas, leídas en una foto pública de la rueda y por confirmar con la verdadera: Movilizar, Vanaheim; Reforzar, Alfheim; Prepararse, Niflheim; Usurpar, Svartalfheim; Construir Templo, Jotunheim.',
  'rule.LOR-36.01':
    'El Ragnarok empieza cuando, tras un Construir Monumento, hay al menos 3 Presagios boca abajo.',
  'rule.LOR-36.02':
    'Entonces cada jugador tiene un último turno, en el sentido del reloj desde la izquierda de quien construyó; el último de todos es el de quien trajo el Ragnarok al construir.',
  'rule.LOR-36.03': 'Quien cumple una condición de victoria en estos últimos turnos gana al instante.',
  'rule.LOR-36.04': 'Si no, tras el último turno gana quien controla más Regiones junto a Yggdrasil.',
  'rule.LOR-36.05': 'Si hay empate, gana entre los empatados quien tuvo antes su último turno.',
  'rule.LOR-36.06':
    'Otro Construir Monumento durante los últimos turnos se resuelve con normalidad y puede volver más Presagios, pero ni alarga ni reinicia la cuenta de turnos.',
  'rule.LOR-36.07':
    'Quien no controla Regiones junto a Yggdrasil cuenta 0; si todos tienen 0, decide la regla del empate.',
  'rule.LOR-36.08':
    'Tres jugadores, A, B y C, en el sentido del reloj; el Construir Monumento de A vuelve el tercer Presagio. Resultado: últimos turnos B, C, A. Al final, B y A controlan 2 Regiones junto a Yggdrasil cada uno y C controla 1: gana B, que tuvo su último turno antes que A.',
  'rule.LOR-37.01':
    'Las cartas de Ataque de la mano del Monstruo las ve quien lo lleva y nadie más; su pila de descarte está abierta a todos. Cómo se encuentran las cartas, del mismo modo: Electora de los Caídos sube un favor, y un Monumento de nivel 0 no da ninguno que subir. Snorri halla su Runa también cuando el reparto de Héroes le da el control de una Región con Asentamiento. Un Monstruo que avanza dos Regiones por Señor de las Bestias Aplasta solo donde acaba. Un Hacha Barbada puede cancelar otra, y lo que aquella canceló sigue cancelado. Aslaug cuenta como aliada cuando la rueda da los bonus, y no para la Runa del Seidr. Un Ejército que Einherjar pone donde espera una Batalla se une a los suyos: quien ya estaba sigue siendo el defensor.',
};
