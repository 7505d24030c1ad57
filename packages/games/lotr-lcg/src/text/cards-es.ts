import type { cards as en } from './cards-en.ts';

export const cards: Readonly<Record<keyof typeof en, string>> = {
  // Heroes
  'thing.aragorn': 'Aragorn',
  'text.aragorn':
    'Centinela.\nRespuesta: Cuando Aragorn acaba de asignarse a una misión, gasta 1 recurso suyo: prepáralo.',
  'thing.theodred': 'Théodred',
  'text.theodred':
    'Respuesta: Cuando Théodred acaba de asignarse a una misión, un héroe asignado a esa misma misión recibe 1 recurso; puede ser el propio Théodred.',
  'thing.gloin': 'Glóin',
  'text.gloin':
    'Respuesta: Cuando Glóin ha recibido daño, gana tantos recursos como puntos de daño ha recibido.',
  'thing.gimli': 'Gimli',
  'text.gimli': 'Gimli tiene +1 de ataque por cada ficha de daño que lleva.',
  'thing.legolas': 'Legolas',
  'text.legolas':
    'A distancia.\nRespuesta: Cuando un ataque en el que ha participado Legolas ha destruido a un enemigo, pon 2 de progreso en la misión actual.',
  'thing.thalin': 'Thalin',
  'text.thalin':
    'Mientras Thalin está asignado a la misión, cada enemigo que se revela del mazo de encuentros recibe 1 de daño en el acto, antes que sus palabras clave y sus efectos «Al ser revelada»; si eso lo destruye, no se resuelven ni unas ni otros.',
  'thing.eowyn': 'Éowyn',
  'text.eowyn':
    'Acción: Descarta 1 carta de la mano: Éowyn tiene +1 de voluntad hasta que acabe la fase. Cada jugador puede usarlo una vez por ronda.',
  'thing.eleanor': 'Eleanor',
  'text.eleanor':
    'Respuesta: Agota a Eleanor cuando se acaba de revelar una traición del mazo de encuentros: se cancelan sus efectos «Al ser revelada», se descarta y en su lugar se revela la siguiente carta de encuentro. Las palabras clave de la carta cancelada se resuelven igualmente, antes de revelar la sustituta.',
  'thing.dunhere': 'Dúnhere',
  'text.dunhere':
    'Cuando Dúnhere ataca solo, puede elegir como objetivo a un enemigo del área de preparación; entonces tiene +1 de ataque.',
  'thing.denethor': 'Denethor',
  'text.denethor':
    'Acción: Agota a Denethor: mira la primera carta del mazo de encuentros; después, déjala donde está o ponla debajo del mazo.',
  'thing.glorfindel': 'Glorfindel',
  'text.glorfindel':
    'Acción (una vez por ronda): Gasta 1 recurso de Glorfindel: cura 1 de daño a un personaje que elijas.',
  'thing.beravor': 'Beravor',
  'text.beravor': 'Acción (una vez por ronda): Agota a Beravor: un jugador que elijas roba 2 cartas.',

  // Leadership
  'thing.guard-of-the-citadel': 'Guardia de la Ciudadela',
  'text.guard-of-the-citadel': 'Sin habilidad propia.',
  'thing.faramir': 'Faramir',
  'text.faramir':
    'Acción: Agota a Faramir y elige a un jugador: todos sus personajes tienen +1 de voluntad hasta que acabe la fase.',
  'thing.son-of-arnor': 'Hijo de Arnor',
  'text.son-of-arnor':
    'Respuesta: Cuando Hijo de Arnor entra en juego, enfréntate a un enemigo que elijas del área de preparación o enfrentado con otro jugador.',
  'thing.snowbourn-scout': 'Explorador del Río Nevado',
  'text.snowbourn-scout':
    'Respuesta: Cuando Explorador del Río Nevado entra en juego, un lugar que elijas recibe 1 de progreso.',
  'thing.silverlode-archer': 'Arquero del Cauce de Plata',
  'text.silverlode-archer': 'A distancia.',
  'thing.longbeard-orc-slayer': 'Mataorcos de Barba Larga',
  'text.longbeard-orc-slayer':
    'Respuesta: Cuando Mataorcos de Barba Larga entra en juego, cada enemigo Orco en juego recibe 1 de daño.',
  'thing.brok-ironfist': 'Brok Puñohierro',
  'text.brok-ironfist':
    'Respuesta: Cuando uno de tus héroes Enanos ha salido del juego, pon en juego a Brok Puñohierro desde la mano.',
  'thing.ever-vigilant': 'Siempre Alerta',
  'text.ever-vigilant': 'Acción: Prepara un aliado que elijas.',
  'thing.common-cause': 'Causa Común',
  'text.common-cause':
    'Acción: Agota a uno de tus héroes: prepara a otro héroe, lo controle quien lo controle.',
  'thing.for-gondor': '¡Por Gondor!',
  'text.for-gondor':
    'Acción: Hasta que acabe la fase, todos los personajes tienen +1 de ataque, y los personajes Gondor, además, +1 de defensa.',
  'thing.sneak-attack': 'Ataque Furtivo',
  'text.sneak-attack':
    'Acción: Pon en juego un aliado desde la mano. Al acabar la fase vuelve a tu mano, si no ha salido del juego.',
  'thing.valiant-sacrifice': 'Sacrificio Valeroso',
  'text.valiant-sacrifice':
    'Respuesta: Cuando un aliado ha salido del juego, el jugador que lo controlaba roba 2 cartas.',
  'thing.grim-resolve': 'Sombría Determinación',
  'text.grim-resolve': 'Acción: Prepara a todos los personajes en juego.',
  'thing.steward-of-gondor': 'Senescal de Gondor',
  'text.steward-of-gondor':
    'Se vincula a un héroe, que tiene además el rasgo Gondor.\nAcción: Agota Senescal de Gondor: ese héroe recibe 2 recursos.',
  'thing.celebrians-stone': 'Piedra de Celebrían',
  'text.celebrians-stone':
    'Restringido. Se vincula a un héroe: +2 de voluntad. A Aragorn le da además un icono de recurso de Espíritu.',

  // Tactics
  'thing.veteran-axehand': 'Soldado con Hacha Veterano',
  'text.veteran-axehand': 'Sin habilidad propia.',
  'thing.gondorian-spearman': 'Lancero de Gondor',
  'text.gondorian-spearman':
    'Centinela.\nRespuesta: Cuando Lancero de Gondor ha sido declarado defensor, el enemigo que ataca recibe 1 de daño.',
  'thing.horseback-archer': 'Arquero a Caballo',
  'text.horseback-archer': 'A distancia.',
  'thing.beorn': 'Beorn',
  'text.beorn':
    'Acción (una vez por ronda): Beorn tiene +5 de ataque hasta que acabe la fase; cuando acaba, se baraja en tu mazo.',
  'thing.blade-mastery': 'Maestría con la Espada',
  'text.blade-mastery':
    'Acción: Un personaje que elijas tiene +1 de ataque y +1 de defensa hasta que acabe la fase.',
  'thing.rain-of-arrows': 'Lluvia de Flechas',
  'text.rain-of-arrows':
    'Acción: Agota a uno de tus personajes con A distancia y elige a un jugador: cada enemigo enfrentado con él recibe 1 de daño.',
  'thing.feint': 'Finta',
  'text.feint':
    'Acción de combate: Elige a un enemigo enfrentado con un jugador. En lo que queda de fase no puede atacar a ese jugador; a otro, sí.',
  'thing.quick-strike': 'Ataque Rápido',
  'text.quick-strike':
    'Acción: Agota a uno de tus personajes: ataca en el acto a un enemigo al que legalmente pueda atacar, y el ataque se resuelve.',
  'thing.thicket-of-spears': 'Muro de Lanzas',
  'text.thicket-of-spears':
    'Su coste lo tienen que pagar tres héroes distintos.\nAcción: Elige a un jugador. En esta fase, ningún enemigo enfrentado con él puede atacarlo.',
  'thing.swift-strike': 'Golpe Veloz',
  'text.swift-strike':
    'Respuesta: Cuando se ha declarado un defensor, el enemigo que ataca recibe 2 de daño.',
  'thing.stand-together': 'Resistir Juntos',
  'text.stand-together':
    'Acción: Elige a un jugador. En esta fase puede declarar cuantos defensores válidos quiera contra cada enemigo que lo ataque.',
  'thing.blade-of-gondolin': 'Espada de Gondolin',
  'text.blade-of-gondolin':
    'Restringido. Se vincula a un héroe: +1 de ataque contra un Orco.\nRespuesta: Cuando un ataque de este héroe ha destruido a un enemigo, pon 1 de progreso en la misión actual.',
  'thing.citadel-plate': 'Armadura de la Ciudadela',
  'text.citadel-plate': 'Restringido. Se vincula a un héroe: +4 puntos de impacto.',
  'thing.dwarven-axe': 'Hacha Enana',
  'text.dwarven-axe': 'Restringido. Se vincula a un héroe: +1 de ataque, o +2 si es un Enano.',
  'thing.horn-of-gondor': 'Cuerno de Gondor',
  'text.horn-of-gondor':
    'Restringido. Se vincula a un héroe.\nRespuesta: Cuando un personaje ha sido destruido, ese héroe recibe 1 recurso.',

  // Spirit
  'thing.wandering-took': 'Tuk Errante',
  'text.wandering-took':
    'Acción (una vez por ronda): Baja tu amenaza en 3: otro jugador pasa a controlar a Tuk Errante, y su amenaza sube en 3.',
  'thing.lorien-guide': 'Guía de Lórien',
  'text.lorien-guide':
    'Respuesta: Cuando Guía de Lórien acaba de asignarse a una misión, el lugar activo recibe 1 de progreso.',
  'thing.northern-tracker': 'Rastreador Norteño',
  'text.northern-tracker':
    'Respuesta: Cuando Rastreador Norteño acaba de asignarse a una misión, cada lugar del área de preparación recibe 1 de progreso.',
  'thing.the-galadhrims-greeting': 'El Saludo de los Galadhrim',
  'text.the-galadhrims-greeting':
    'Acción: Elige: la amenaza de un jugador baja en 6, o la de cada jugador baja en 2.',
  'thing.strength-of-will': 'Fuerza de Voluntad',
  'text.strength-of-will':
    'Respuesta: Cuando los jugadores han viajado a un lugar, agota a uno de tus personajes de Espíritu: ese lugar recibe 2 de progreso.',
  'thing.hasty-stroke': 'Golpe Precipitado',
  'text.hasty-stroke': 'Respuesta: Cuando en combate se ha activado un efecto de sombra, cancélalo.',
  'thing.will-of-the-west': 'La Voluntad del Oeste',
  'text.will-of-the-west':
    'Acción: Un jugador que elijas baraja su pila de descartes en su mazo. Después, La Voluntad del Oeste se retira de la partida.',
  'thing.a-test-of-will': 'Una Prueba de Voluntad',
  'text.a-test-of-will':
    'Respuesta: Cuando se ha revelado una carta del mazo de encuentros, cancela sus efectos «Al ser revelada».',
  'thing.stand-and-fight': 'Resistir y Luchar',
  'text.stand-and-fight':
    'Acción: Un aliado de coste impreso X de cualquier pila de descartes se pone en juego bajo tu control. Puede ser de cualquier esfera, pero no neutral.',
  'thing.a-light-in-the-dark': 'Una Luz en la Oscuridad',
  'text.a-light-in-the-dark':
    'Acción: Un enemigo que elijas, enfrentado con un jugador, vuelve al área de preparación.',
  'thing.dwarven-tomb': 'Tumba Enana',
  'text.dwarven-tomb': 'Acción: Toma en la mano una carta de Espíritu de tu pila de descartes.',
  'thing.fortune-or-fate': 'Fortuna o Destino',
  'text.fortune-or-fate':
    'Acción: Un héroe que elijas de cualquier pila de descartes vuelve al juego bajo el control de su propietario.',
  'thing.the-favor-of-the-lady': 'El Favor de la Dama',
  'text.the-favor-of-the-lady': 'Se vincula a un héroe: +1 de voluntad.',
  'thing.power-in-the-earth': 'Poder en la Tierra',
  'text.power-in-the-earth': 'Se vincula a un lugar: −1 de amenaza.',
  'thing.unexpected-courage': 'Coraje Inesperado',
  'text.unexpected-courage': 'Se vincula a un héroe.\nAcción: Agota Coraje Inesperado: prepara a ese héroe.',

  // Lore
  'thing.daughter-of-the-nimrodel': 'Hija del Nimrodel',
  'text.daughter-of-the-nimrodel': 'Acción: Agota a Hija del Nimrodel: cura hasta 2 de daño a un héroe.',
  'thing.erebor-hammersmith': 'Herrero de Erebor',
  'text.erebor-hammersmith':
    'Respuesta: Cuando has jugado Herrero de Erebor, elige a un jugador: la carta vinculada más alta de su pila de descartes va a su mano.',
  'thing.henamarth-riversong': 'Henamarth Canción del Río',
  'text.henamarth-riversong':
    'Acción: Agota a Henamarth Canción del Río: mira la primera carta del mazo de encuentros.',
  'thing.miner-of-the-iron-hills': 'Minero de las Colinas de Hierro',
  'text.miner-of-the-iron-hills':
    'Respuesta: Cuando Minero de las Colinas de Hierro entra en juego, descarta una carta vinculada de Condición que elijas.',
  'thing.gleowine': 'Gléowine',
  'text.gleowine': 'Acción: Agota a Gléowine: un jugador que elijas roba 1 carta.',
  'thing.lore-of-imladris': 'Saber de Imladris',
  'text.lore-of-imladris': 'Acción: Cura por completo a un personaje que elijas.',
  'thing.loriens-wealth': 'Riqueza de Lórien',
  'text.loriens-wealth': 'Acción: Un jugador que elijas roba 3 cartas.',
  'thing.radagasts-cunning': 'Astucia de Radagast',
  'text.radagasts-cunning':
    'Acción de misión: Un enemigo que elijas del área de preparación no suma amenaza hasta que acabe la fase.',
  'thing.secret-paths': 'Senderos Secretos',
  'text.secret-paths':
    'Acción de misión: Un lugar que elijas del área de preparación no suma amenaza hasta que acabe la fase.',
  'thing.gandalfs-search': 'La Búsqueda de Gandalf',
  'text.gandalfs-search':
    'Acción: Mira las X primeras cartas del mazo de un jugador. Una de ellas va a la mano de su propietario; las demás vuelven encima del mazo, en el orden que quieras.',
  'thing.beorns-hospitality': 'Hospitalidad de Beorn',
  'text.beorns-hospitality':
    'Acción: Elige a un jugador: todos los héroes que controla se curan por completo.',
  'thing.forest-snare': 'Trampa del Bosque',
  'text.forest-snare': 'Se vincula a un enemigo que esté enfrentado con un jugador: no puede atacar.',
  'thing.protector-of-lorien': 'Protector de Lórien',
  'text.protector-of-lorien':
    'Se vincula a un héroe.\nAcción (como mucho 3 veces por fase): Descarta 1 carta de la mano: ese héroe tiene +1 de defensa o +1 de voluntad, a tu elección, hasta que acabe la fase.',
  'thing.dark-knowledge': 'Conocimiento Oscuro',
  'text.dark-knowledge':
    'Se vincula a un héroe: −1 de voluntad.\nRespuesta: Cuando a un enemigo que te ataca se le ha adjudicado una carta de sombra, agota Conocimiento Oscuro: mira esa carta.',
  'thing.self-preservation': 'Instinto de Conservación',
  'text.self-preservation':
    'Se vincula a un personaje.\nAcción: Agota Instinto de Conservación: cura 2 de daño a ese personaje.',

  // Neutral
  'thing.gandalf': 'Gandalf',
  'text.gandalf':
    'Gandalf se descarta cuando acaba la ronda.\nRespuesta: Cuando Gandalf entra en juego, elige una cosa: robar 3 cartas; infligir 4 de daño a un enemigo en juego; bajar tu amenaza en 5.',

  // Spiders of Mirkwood
  'thing.king-spider': 'Rey Araña',
  'text.king-spider': 'Al ser revelada: Cada jugador debe agotar a uno de sus personajes.',
  'shadow.king-spider':
    'El jugador defensor debe agotar a uno de sus personajes, o a dos si el ataque queda sin defender.',
  'thing.hummerhorns': 'Zumbacuernos',
  'text.hummerhorns':
    'Victoria 5.\nObligado: Cuando Zumbacuernos se ha enfrentado a ti, uno de tus héroes recibe 5 de daño.',
  'shadow.hummerhorns':
    'Cada personaje del jugador defensor recibe 1 de daño, o 2 si el ataque queda sin defender.',
  'thing.ungoliants-spawn': 'Vástago de Ungoliant',
  'text.ungoliants-spawn':
    'Al ser revelada: Todos los personajes asignados a una misión tienen −1 de voluntad hasta que acabe la fase.',
  'shadow.ungoliants-spawn':
    'La amenaza del jugador defensor sube en 4, o en 8 si el ataque queda sin defender.',
  'thing.great-forest-web': 'Gran Telaraña del Bosque',
  'text.great-forest-web': 'Viaje: Cada jugador debe agotar a uno de sus héroes.',
  'thing.mountains-of-mirkwood': 'Montañas del Bosque Negro',
  'text.mountains-of-mirkwood':
    'Viaje: Revela la primera carta del mazo de encuentros y añádela al área de preparación.\nRespuesta: Cuando Montañas del Bosque Negro sale del juego por haber sido explorado, cada jugador puede mirar las 5 primeras cartas de su mazo y tomar una en la mano; las demás se barajan de vuelta en ese mazo.',
  'thing.eyes-of-the-forest': 'Ojos del Bosque',
  'text.eyes-of-the-forest':
    'Al ser revelada: Todos los jugadores descartan cuantos eventos tengan en la mano.',
  'thing.caught-in-a-web': 'Atrapado en una Telaraña',
  'text.caught-in-a-web':
    'Al ser revelada: El jugador con más amenaza vincula esta carta a uno de sus héroes. Allí es una carta vinculada de Condición: el héroe solo se prepara en la fase de recuperación si se pagan 2 recursos de su propia reserva.',

  // Wilderlands
  'thing.wolf-rider': 'Jinete de Lobos',
  'text.wolf-rider': 'Oleada.',
  'shadow.wolf-rider':
    'Jinete de Lobos ataca al jugador defensor y recibe su propia carta de sombra; ese jugador puede declarar un defensor contra él. Después del combate se pone encima del mazo de encuentros.',
  'thing.hill-troll': 'Troll de las Colinas',
  'text.hill-troll':
    'Victoria 4.\nCuando un ataque de Troll de las Colinas hace más daño que los puntos de impacto que le quedan al personaje dañado, tu amenaza sube en lo que sobra.',
  'thing.goblin-sniper': 'Tirador Trasgo',
  'text.goblin-sniper':
    'En la fase de encuentros nadie puede enfrentarse por propia elección a Tirador Trasgo mientras haya otro enemigo en el área de preparación.\nObligado: Si Tirador Trasgo está en el área de preparación cuando acaba la fase de combate, cada jugador inflige 1 de daño a uno de sus personajes.',
  'thing.marsh-adder': 'Víbora de Pantano',
  'text.marsh-adder': 'Victoria 3.\nObligado: Siempre que Víbora de Pantano te ataca, tu amenaza sube en 1.',
  'thing.wargs': 'Huargos',
  'text.wargs':
    'Obligado: Si una carta de sombra adjudicada a Huargos no tiene efecto de sombra, Huargos vuelve al área de preparación después de su ataque.',
  'shadow.wargs': 'El atacante tiene +1 de ataque, o +2 si el ataque queda sin defender.',
  'thing.despair': 'Desesperación',
  'text.despair':
    'Al ser revelada: La carta de misión actual pierde 4 de progreso, o todo el que tenga si es menos.',
  'shadow.despair': 'La defensa del personaje defensor no cuenta.',
  'thing.the-brown-lands': 'Las Tierras Pardas',
  'text.the-brown-lands':
    'Obligado: Cuando los jugadores han viajado a Las Tierras Pardas, este lugar recibe 1 de progreso.',
  'thing.the-east-bight': 'El Claro del Este',
  'text.the-east-bight':
    'Cuando los jugadores pueden viajar y no hay lugar activo, tienen que viajar a El Claro del Este.',

  // Dol Guldur Orcs
  'thing.dol-guldur-orcs': 'Orcos de Dol Guldur',
  'text.dol-guldur-orcs':
    'Al ser revelada: Un personaje asignado a una misión, elegido por el jugador inicial, recibe 2 de daño.',
  'shadow.dol-guldur-orcs': 'El atacante tiene +1 de ataque, o +3 si el ataque queda sin defender.',
  'thing.chieftain-ufthak': 'Cabecilla Ufthak',
  'text.chieftain-ufthak':
    'Victoria 4.\nUfthak tiene +2 de ataque por cada ficha de recurso que lleva.\nObligado: Cuando Ufthak ha atacado, ponle 1 ficha de recurso.',
  'thing.dol-guldur-beastmaster': 'Señor de las Bestias de Dol Guldur',
  'text.dol-guldur-beastmaster':
    'Obligado: Cuando ataca Señor de las Bestias de Dol Guldur, se le adjudica una carta de sombra más, en el paso 1 de ese ataque.',
  'thing.driven-by-shadow': 'Empujados por la Sombra',
  'text.driven-by-shadow':
    'Al ser revelada: Todos los enemigos y lugares que están ahora en el área de preparación tienen +1 de amenaza hasta que acabe la fase. Si el área de preparación está vacía, Empujados por la Sombra gana Oleada.',
  'shadow.driven-by-shadow':
    'Se descarta una carta, a tu elección, vinculada al personaje defensor. Si el ataque queda sin defender, descartas todas las cartas vinculadas que controlas.',
  'thing.the-necromancers-reach': 'El Alcance del Nigromante',
  'text.the-necromancers-reach': 'Al ser revelada: Cada personaje agotado recibe 1 de daño.',
  'thing.necromancers-pass': 'Paso del Nigromante',
  'text.necromancers-pass': 'Viaje: El jugador inicial debe descartar al azar 2 cartas de la mano.',
  'thing.enchanted-stream': 'Arroyo Encantado',
  'text.enchanted-stream': 'Mientras este sea el lugar activo, ningún jugador puede robar cartas.',

  // Passage Through Mirkwood
  'thing.forest-spider': 'Araña del Bosque',
  'text.forest-spider':
    'Obligado: Cuando Araña del Bosque se ha enfrentado a un jugador, tiene +1 de ataque hasta que acabe la ronda.',
  'shadow.forest-spider': 'El jugador defensor debe descartar una carta vinculada que controle.',
  'thing.east-bight-patrol': 'Patrulla del Claro del Este',
  'text.east-bight-patrol': 'Sin habilidad propia.',
  'shadow.east-bight-patrol':
    'El atacante tiene +1 de ataque; si el ataque queda sin defender, sube además tu amenaza en 3.',
  'thing.black-forest-bats': 'Murciélagos del Bosque Negro',
  'text.black-forest-bats':
    'Al ser revelada: Cada jugador debe elegir un personaje asignado a una misión; se aparta de esa misión y no se prepara.',
  'thing.old-forest-road': 'Viejo Camino del Bosque',
  'text.old-forest-road':
    'Respuesta: Cuando los jugadores han viajado aquí, el jugador inicial puede preparar a uno de sus personajes.',
  'thing.forest-gate': 'Puerta del Bosque',
  'text.forest-gate':
    'Respuesta: Cuando los jugadores han viajado aquí, el jugador inicial puede robar 2 cartas.',

  // Escape from Dol Guldur
  'thing.dungeon-jailor': 'Carcelero de la Mazmorra',
  'text.dungeon-jailor':
    'Victoria 5.\nObligado: Cuando ha fracasado un intento de misión con Carcelero de la Mazmorra en el área de preparación, un objetivo de esa área que nadie haya reclamado se baraja en el mazo de encuentros.',
  'thing.nazgul-of-dol-guldur': 'Nazgûl de Dol Guldur',
  'text.nazgul-of-dol-guldur':
    'No se puede jugar sobre él ninguna carta vinculada.\nObligado: Cuando el prisionero es rescatado, pasa al área de preparación.\nObligado: Cuando se ha resuelto el efecto de sombra de una carta que se le adjudicó, el jugador enfrentado con él debe descartar a uno de sus personajes.',
  'thing.cavern-guardian': 'Guardián de la Caverna',
  'text.cavern-guardian': 'Maldito 1.',
  'shadow.cavern-guardian':
    'Descartas una carta vinculada que controles, o todas si el ataque queda sin defender. Los objetivos así descartados vuelven al área de preparación.',
  'thing.under-the-shadow': 'Bajo la Sombra',
  'text.under-the-shadow':
    'Al ser revelada: La amenaza total del área de preparación es mayor en 1 por cada jugador de la partida hasta que acabe la fase.',
  'shadow.under-the-shadow': 'La amenaza del jugador defensor sube en 1 por cada enemigo enfrentado con él.',
  'thing.iron-shackles': 'Grilletes de Hierro',
  'text.iron-shackles':
    'Al ser revelada: Grilletes de Hierro se pone encima del mazo del jugador inicial. Allí es una carta vinculada de Condición: la próxima vez que se fueran a robar cartas de ese mazo, se descarta Grilletes de Hierro y no se roba ninguna.',
  'shadow.iron-shackles': 'Haz lo que hace Grilletes de Hierro al ser revelada.',
  'thing.endless-caverns': 'Cavernas Interminables',
  'text.endless-caverns': 'Maldito 1. Oleada.',
  'thing.tower-gate': 'Puerta de la Torre',
  'text.tower-gate':
    'Obligado: Cuando los jugadores han viajado aquí, cada jugador pone delante de sí, boca abajo, la primera carta de su mazo. Es un enemigo que acaba de enfrentarse a él desde el área de preparación: un Guardia Orco con 1 punto de impacto, 1 de ataque, 1 de defensa y sin rasgos. Nunca va al área de preparación, sino a la pila de descartes del propietario.',
  'thing.gandalfs-map': 'Mapa de Gandalf',
  'text.gandalfs-map':
    'Protegido. Restringido.\nAcción: Mientras nada protege Mapa de Gandalf, sube tu amenaza en 2: reclámalo y vincúlalo a uno de tus héroes. Cuenta como carta vinculada; si se suelta, vuelve al área de preparación.\nEse héroe no puede atacar ni defender.',
  'thing.dungeon-torch': 'Antorcha de la Mazmorra',
  'text.dungeon-torch':
    'Protegido. Restringido.\nAcción: Mientras nada protege Antorcha de la Mazmorra, sube tu amenaza en 2: reclámala y vincúlala a uno de tus héroes. Cuenta como carta vinculada; si se suelta, vuelve al área de preparación.\nObligado: Cuando acaba una ronda, la amenaza del jugador que controla a ese héroe sube en 2.',
  'thing.shadow-key': 'Llave de la Sombra',
  'text.shadow-key':
    'Protegido. Restringido.\nAcción: Mientras nada protege Llave de la Sombra, sube tu amenaza en 2: reclámala y vincúlala a uno de tus héroes. Cuenta como carta vinculada; si se suelta, vuelve al área de preparación.\nObligado: Cuando acaba una ronda, ese héroe recibe 1 de daño.',

  // Journey Along the Anduin
  'thing.misty-mountain-goblins': 'Trasgos de las Montañas Nubladas',
  'text.misty-mountain-goblins':
    'Obligado: Cuando Trasgos de las Montañas Nubladas ha atacado, la misión actual pierde 1 de progreso.',
  'shadow.misty-mountain-goblins':
    'La misión actual pierde 1 de progreso, o 3 si el ataque queda sin defender.',
  'thing.massing-at-night': 'Reunión en la Noche',
  'text.massing-at-night': 'Al ser revelada: Revela 1 carta de encuentro más por cada jugador de la partida.',
  'shadow.massing-at-night':
    'Al atacante se le adjudica 1 carta de sombra más por cada jugador de la partida.',
  'thing.banks-of-the-anduin': 'Orillas del Anduin',
  'text.banks-of-the-anduin':
    'Obligado: Cuando este lugar sale del juego, se pone encima del mazo de encuentros y no en la pila de descartes.',
  'thing.gladden-fields': 'Campos Gladios',
  'text.gladden-fields':
    'Victoria 3.\nObligado: Mientras este sea el lugar activo, la amenaza de cada jugador sube en 1 más en la fase de recuperación.',

  // Sauron’s Reach
  'thing.eastern-crows': 'Cuervos del Este',
  'text.eastern-crows':
    'Oleada.\nObligado: Cuando Cuervos del Este ha sido derrotado, barájalo en el mazo de encuentros.',
  'shadow.eastern-crows':
    'El atacante tiene +1 de ataque, o +2 si la amenaza del jugador defensor es al menos 35.',
  'thing.evil-storm': 'Tormenta Maligna',
  'text.evil-storm':
    'Al ser revelada: Cada personaje de los jugadores con una amenaza de al menos 35 recibe 1 de daño.',
  'thing.pursued-by-shadow': 'Perseguidos por la Sombra',
  'text.pursued-by-shadow':
    'Al ser revelada: La amenaza de cada jugador sube en 1 por cada personaje suyo que no esté asignado a una misión.',
  'shadow.pursued-by-shadow':
    'Un aliado agotado que el jugador defensor elige entre los suyos vuelve a la mano de su propietario. Si no tiene ninguno, su amenaza sube en 3.',
  'thing.treacherous-fog': 'Niebla Traicionera',
  'text.treacherous-fog':
    'Al ser revelada: Todos los lugares del área de preparación tienen +1 de amenaza hasta que acabe la fase. Luego, cada jugador con una amenaza de al menos 35 descarta una carta de la mano, a su elección.',

  // Quest cards
  'thing.flies-and-spiders': 'Moscas y Arañas',
  'text.flies-and-spiders':
    'Lado A, preparación: Toma del mazo de encuentros 1 Araña del Bosque y 1 Viejo Camino del Bosque y añádelos al área de preparación; luego baraja el mazo.\nLado B: Sin regla propia.',
  'thing.a-fork-in-the-road': 'Una Bifurcación en el Camino',
  'text.a-fork-in-the-road':
    'Lado B, obligado: Cuando se completa esta etapa, sigue una de las dos etapas «Un Sendero Elegido», sacada al azar.',
  'thing.dont-leave-the-path': '¡No Abandonéis el Sendero!',
  'text.dont-leave-the-path':
    'Lado A: Un Sendero Elegido.\nLado B, al ser revelada: Cada jugador debe sacar una carta Araña, a su elección, del mazo de encuentros o de su pila de descartes y añadirla al área de preparación.\nLos jugadores ganan cuando han derrotado a Vástago de Ungoliant; no hace falta progreso.',
  'thing.beorns-path': 'El Sendero de Beorn',
  'text.beorns-path':
    'Lado A: Un Sendero Elegido.\nLado B: Esta etapa no se puede completar mientras Vástago de Ungoliant esté en juego. Los jugadores ganan cuando se completa.',
  'thing.the-necromancers-tower': 'La Torre del Nigromante',
  'text.the-necromancers-tower':
    'Lado A, preparación: Toma los 3 objetivos del mazo de encuentros y revélalos en el área de preparación. Nazgûl de Dol Guldur queda boca arriba junto al mazo de misión, fuera de juego. Baraja el mazo de encuentros; luego 1 carta de encuentro protege cada objetivo.\nLado B, al ser revelada: Un héroe, sacado al azar entre los de todos los jugadores, se pone boca abajo como prisionero: no se puede usar ni dañar ni recibe recursos hasta que sea rescatado.\nEntre todos, los jugadores pueden jugar como mucho 1 aliado por ronda.\nAvanzan solo si controlan al menos 1 objetivo.',
  'thing.through-the-caverns': 'A Través de las Cavernas',
  'text.through-the-caverns':
    'Lado B, respuesta: Cuando se ha puesto progreso en esta carta, pon boca arriba al prisionero con 1 ficha de daño: el héroe queda rescatado y quien lo controla puede volver a usarlo.\nEntre todos, los jugadores pueden jugar como mucho 1 aliado por ronda.\nAvanzan solo cuando el prisionero ha sido rescatado y controlan los 3 objetivos de Evasión de Dol Guldur.',
  'thing.out-of-the-dungeons': 'Fuera de las Mazmorras',
  'text.out-of-the-dungeons':
    'Lado B, obligado: Cuando empieza una fase de misión, cada jugador pone delante de sí, boca abajo, la primera carta de su mazo. Es un enemigo que acaba de enfrentarse a él desde el área de preparación: un Guardia Orco con 1 punto de impacto, 1 de ataque, 1 de defensa y sin rasgos. Nunca va al área de preparación, sino a la pila de descartes del propietario.\nEsta etapa no se puede completar mientras Nazgûl de Dol Guldur esté en juego. Los jugadores ganan cuando se completa.',
  'thing.to-the-river': 'Hacia el Río...',
  'text.to-the-river':
    'Lado A, preparación: Cada jugador revela 1 carta de encuentro en el área de preparación.\nLado B, al ser revelada: Si no hay ningún Troll de las Colinas en juego, toma 1 del mazo de encuentros y ponlo en el área de preparación. Luego baraja el mazo.\nEsta etapa no se puede completar mientras haya un Troll de las Colinas en juego.',
  'thing.anduin-passage': 'El Paso del Anduin',
  'text.anduin-passage':
    'Lado B: En cada fase de misión se revela 1 carta de encuentro más. En la fase de encuentros no hay comprobaciones de enfrentamiento; cada jugador puede aun así elegir 1 enemigo para enfrentarse a él.',
  'thing.ambush-on-the-shore': 'Emboscada en la Orilla',
  'text.ambush-on-the-shore':
    'Lado B, al ser revelada: Se revelan en el área de preparación 2 cartas de encuentro por jugador.\nDesde ahora no hay paso de preparación en la fase de misión.\nLos jugadores ganan en cuanto no hay ningún enemigo en juego; no hace falta progreso.',
};
