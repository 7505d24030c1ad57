import type { isengard as en } from './isengard-en.ts';

export const isengard: Readonly<Record<keyof typeof en, string>> = {
  'thing.advance-uruk-patrol': 'Patrulla Avanzada Uruk',
  'text.advance-uruk-patrol':
    'Daño +1.\nEn un campo de batalla, este siervo es fiero.\nTiene fuerza +4 mientras controlas un campo de batalla.',
  'thing.attack-on-helms-deep': 'Ataque en el Abismo de Helm',
  'text.attack-on-helms-deep':
    'Va a tu área de apoyo.\nSombra: Juegas un Uruk-hai: pon aquí un contador de Isengard.\nReagrupación: Quita de aquí 3 contadores de Isengard y descarta un Uruk-hai: tomas el control de un sitio.',
  'thing.band-of-uruk-bowmen': 'Banda de Arqueros Uruk',
  'text.band-of-uruk-bowmen':
    'Arquero. Daño +1.\nMientras controlas un sitio, el total de arquería de los siervos es 1 más alto.',
  'thing.banished': 'Desterrado',
  'text.banished':
    'Coste para jugarla: se esfuerza Saruman o un Hombre de Isengard. Va en un Hombre de las Gentes Libres.\nCada vez que un compañero o aliado distinto del portador pierde una escaramuza, el portador debe esforzarse.',
  'thing.beyond-all-hope': 'Más Allá de Toda Esperanza',
  'text.beyond-all-hope':
    'Maniobra: Se esfuerzan 2 Uruk-hai: añade una carga por cada carta de la pila de muertos.',
  'thing.beyond-dark-mountains': 'Tras Montañas Oscuras',
  'text.beyond-dark-mountains':
    'Respuesta: Cuando ha muerto un compañero o aliado, se esfuerza un siervo de Isengard: añade 1 carga, o 2 si era Aragorn, Gandalf o Théoden.',
  'thing.broad-bladed-sword': 'Espada de Hoja Ancha',
  'text.broad-bladed-sword':
    'Portador: un Uruk-hai.\nFuera de las fases de escaramuza, el portador no puede recibir heridas.',
  'thing.brought-back-alive': 'Devuelto con Vida',
  'text.brought-back-alive':
    'Búsqueda.\nAsignación: Se esfuerza un rastreador de Isengard: asígnalo a un compañero no-vinculado. Salvo que sea un Hobbit, ese compañero puede esforzarse para prevenirlo.',
  'thing.burning-of-westfold': 'Quema del Folde Oeste',
  'text.burning-of-westfold':
    'Va a tu área de apoyo.\nSombra: Si controlas un sitio, juegas un Uruk-hai: se descarta una condición de las Gentes Libres.',
  'thing.cloud-of-arrows': 'Nube de Flechas',
  'text.cloud-of-arrows':
    'Arquería: Se esfuerza un arquero de Isengard: el total de arquería de los siervos sube en 1 y el de la comunidad baja en 1.',
  'thing.come-down': 'Bajad',
  'text.come-down':
    'Va a tu área de apoyo.\nArquería: Avista 2 arqueros de Isengard: los disparos de arquería hieren a los aliados, sean cuales sean, y no a los compañeros.',
  'thing.covering-fire': 'Fuego de Cobertura',
  'text.covering-fire':
    'Solo se juega si puedes avistar 2 arqueros de Isengard. Va a tu área de apoyo.\nEl jugador de Gentes Libres no puede jugar eventos de arquería ni usar habilidades especiales de arquería. En la fase de reagrupación se descarta esta condición.',
  'thing.down-to-the-last-child': 'Hasta el Último Niño',
  'text.down-to-the-last-child':
    'Va a tu área de apoyo.\nCada vez que un compañero o aliado pierde una escaramuza en la que participa un Uruk-hai, pon aquí un contador de Isengard.\nSombra: Quita de aquí 2 contadores de Isengard: tomas el control de un sitio.',
  'thing.driven-back': 'Rechazado',
  'text.driven-back':
    'Arquería: Avista 2 arqueros de Isengard: el total de arquería de los siervos sube en 1 por cada carta de la pila de muertos.',
  'thing.elite-crossbowmen': 'Ballesteros de Élite',
  'text.elite-crossbowmen':
    'Arquero. Daño +1.\nArquería: Este siervo se esfuerza: el jugador de Gentes Libres hiere a un compañero no-vinculado, y este siervo no suma nada al total de arquería de los siervos.',
  'thing.ferocity': 'Ferocidad',
  'text.ferocity': 'Escaramuza: Un Uruk-hai tiene fuerza +2, o +3 en un campo de batalla.',
  'thing.get-back': 'Dad la Vuelta',
  'text.get-back':
    'Asignación: Elige un rastreador de Isengard: ningún jugador, sea del bando que sea, puede asignarlo a una escaramuza.',
  'thing.grima-son-of-galmod': 'Gríma, Hijo de Galmód',
  'text.grima-son-of-galmod':
    'Cada aliado y cada compañero no-vinculado que lleva una condición de Sombra tiene fuerza −1.',
  'thing.grima-wormtongue': 'Gríma, Lengua de Serpiente',
  'text.grima-wormtongue':
    'Maniobra: Gríma se esfuerza y avistas un compañero no-vinculado que lleva al menos 3 cartas: todas las cartas de las Gentes Libres que lleva vuelven a la mano de sus propietarios.',
  'thing.haunting-her-steps': 'Siguiendo Sus Pasos',
  'text.haunting-her-steps':
    'Respuesta: Cuando se ha usado una habilidad especial de un compañero no-vinculado o de un aliado, Gríma se esfuerza: esa acción se cancela.',
  'thing.kill-them-now': 'Matadlos Ahora',
  'text.kill-them-now':
    'Escaramuza: Un rastreador de Isengard tiene fuerza +2, o +4 si está en escaramuza con un personaje que lleva una carta de búsqueda.',
  'thing.leechcraft': 'Sanguijuela',
  'text.leechcraft':
    'Hechizo. Coste para jugarla: se esfuerza Saruman o un Hombre de Isengard. Va en un Hombre de las Gentes Libres.\nNadie puede usar las habilidades especiales del texto de juego del portador.',
  'thing.lieutenant-of-orthanc': 'Lugarteniente de Orthanc',
  'text.lieutenant-of-orthanc':
    'Daño +1.\nManiobra: Este siervo se esfuerza: otro Uruk-hai es fiero hasta la fase de reagrupación.',
  'thing.many-riddles': 'Muchos Acertijos',
  'text.many-riddles':
    'Búsqueda. Coste para jugarla: se esfuerza un rastreador de Isengard. Va en un compañero que no sea el Portador del Anillo.\nAsignación: Se esfuerza un rastreador de Isengard y quitas (2): asigna ese rastreador al portador, que puede esforzarse para prevenirlo.',
  'thing.mauhur-patrol-leader': 'Mauhúr, Líder de Patrulla',
  'text.mauhur-patrol-leader':
    'Rastreador. Fiero.\nEscaramuza: Quita (2): se previenen las heridas de un rastreador de Isengard.',
  'thing.men-will-fall': 'Los Hombres Caerán',
  'text.men-will-fall':
    'Escaramuza: Avista a Saruman o a un Hombre de Isengard: un compañero no-vinculado tiene fuerza −2.',
  'thing.new-power-rising': 'Un Nuevo Poder Se Alza',
  'text.new-power-rising':
    'Reagrupación: Avista a Saruman o a un Hombre de Isengard, revela tu mano y descarta todas las cartas de las Gentes Libres que haya en ella: una carta de Isengard que elijas pasa de tu pila de descartes a tu mano.',
  'thing.no-dawn-for-men': 'No Hay Alba para los Hombres',
  'text.no-dawn-for-men':
    'Maniobra: Se esfuerza un Uruk-hai: esfuerzas a tantos compañeros no-vinculados como sitios controlas.',
  'thing.orthanc-champion': 'Campeón de Orthanc',
  'text.orthanc-champion':
    'Daño +1.\nAsignación: Este siervo se esfuerza: asígnalo a un compañero no-vinculado, que puede esforzarse para prevenirlo.',
  'thing.orthanc-warrior': 'Guerrero de Orthanc',
  'text.orthanc-warrior': 'Daño +1.',
  'thing.the-palantir-of-orthanc-seventh-seeing-stone': 'El Palantír de Orthanc, La Séptima Piedra Vidente',
  'text.the-palantir-of-orthanc-seventh-seeing-stone':
    'Solo se juega si puedes avistar un siervo de Isengard. Va a tu área de apoyo.\nSombra: Quita (2) y avista un siervo de Isengard: se revela la primera carta de un mazo de robar, sea de quien sea; puedes ponerla debajo de ese mazo.',
  'thing.pillage-of-rohan': 'Saqueo de Rohan',
  'text.pillage-of-rohan':
    'Va en un sitio que controles.\nMientras hay un Uruk-hai apilado en ese sitio, el jugador de Gentes Libres no puede jugar eventos de escaramuza ni usar habilidades especiales de escaramuza.',
  'thing.race-across-the-mark': 'Carrera a Través de la Marca',
  'text.race-across-the-mark':
    'Va a tu área de apoyo.\nEscaramuza: Quita (2) y avista un sitio que controles: se cancela una escaramuza en la que participa un Uruk-hai.',
  'thing.ranged-commander': 'Comandante de Arqueros',
  'text.ranged-commander':
    'Arquero.\nCada arquero de Isengard tiene coste de penumbra −1.\nArquería: Este siervo se esfuerza: el jugador de Gentes Libres hiere a un compañero no-vinculado, y este siervo no suma nada al total de arquería de los siervos.',
  'thing.ranks-without-number': 'Filas sin Número',
  'text.ranks-without-number':
    'Va a tu área de apoyo.\nCada vez que el jugador de Gentes Libres asigna un aliado a una escaramuza, puedes jugar un siervo de Isengard desde tu pila de descartes con coste de penumbra −2.',
  'thing.rest-while-you-can': 'Descansad Mientras Podáis',
  'text.rest-while-you-can':
    'Búsqueda. Solo se juega si puedes avistar un rastreador de Isengard. Va en un compañero, como máximo una copia en cada uno.\nCuando muere el portador, revelas las 10 primeras cartas del mazo de robar de tu oponente y descartas de entre ellas 1 carta de las Gentes Libres y 1 carta de Sombra. Después, tu oponente vuelve a mezclar ese mazo.',
  'thing.rohan-is-mine': 'Rohan Es Mío',
  'text.rohan-is-mine':
    'Solo se juega si puedes avistar a Saruman o a un Hombre de Isengard. Va en un Hombre de las Gentes Libres.\nCada vez que el jugador de Gentes Libres asigna al portador a una escaramuza, se esfuerzan todos los aliados.',
  'thing.saruman-black-traitor': 'Saruman, Traidor Negro',
  'text.saruman-black-traitor':
    'Saruman no puede recibir heridas en la fase de arquería ni ser asignado a una escaramuza.\nAl jugar a Saruman, puedes descartar una condición.\nSombra: Saruman se esfuerza: juega La Vara de Saruman desde tu pila de descartes.',
  'thing.sarumans-staff-wizards-device': 'La Vara de Saruman, Instrumento de Mago',
  'text.sarumans-staff-wizards-device':
    'Va en Saruman, que es fiero y tiene daño +1.\nManiobra: Hasta la fase de reagrupación, el texto de juego de Saruman se aplica sin su primera frase.',
  'thing.still-they-came': 'Aún Así Vienen',
  'text.still-they-came':
    'Escaramuza: Se esfuerza un Uruk-hai no asignado a ninguna escaramuza: otro Uruk-hai tiene fuerza +3.',
  'thing.ugluk-servant-of-saruman': 'Uglúk, Servidor de Saruman',
  'text.ugluk-servant-of-saruman':
    'Rastreador. Fiero.\nLos rastreadores de Isengard que juegas tienen 2 menos de penalización por vagar.\nUglúk tiene fuerza +3 mientras haya 2 rastreadores de Isengard que puedas avistar, y daño +1 mientras haya 3.',
  'thing.ugluks-sword': 'La Espada de Uglúk',
  'text.ugluks-sword':
    'Portador: un Uruk-hai.\nSombra: Si el portador es Uglúk, se esfuerza y descartas un siervo de tu mano: juega un siervo con coste de penumbra −3.',
  'thing.unferth-grimas-bodyguard': 'Unferth, El Guardaespaldas de Grima',
  'text.unferth-grimas-bodyguard':
    'Cada vez que el jugador de Gentes Libres asigna un compañero o aliado a un Hombre de Isengard, el personaje asignado debe esforzarse.',
  'thing.uruk-assault-band': 'Banda de Asalto Uruk',
  'text.uruk-assault-band':
    'Daño +1. Solo se juega si puedes avistar un Uruk-hai.\nEn un campo de batalla, este siervo es fiero.\nTiene fuerza +6 mientras controlas un campo de batalla, y no puede recibir heridas mientras controlas 2.',
  'thing.uruk-besieger': 'Asediador Uruk',
  'text.uruk-besieger':
    'Daño +1.\nReagrupación: Apila este siervo en un sitio que controles.\nSombra: Si está apilado en un sitio así, juégalo con coste de penumbra −1.',
  'thing.uruk-chaser': 'Perseguidor Uruk',
  'text.uruk-chaser': 'Rastreador. Fiero.\nEn sus escaramuzas fieras, este siervo tiene fuerza +2.',
  'thing.uruk-crossbow-troop': 'Tropa de Ballesteros Uruk',
  'text.uruk-crossbow-troop':
    'Arquero.\nAl jugar este siervo, puedes poner un contador de Isengard en una máquina.',
  'thing.uruk-crossbowman': 'Balletero Uruk',
  'text.uruk-crossbowman':
    'Arquero.\nArquería: Este siervo se esfuerza: el jugador de Gentes Libres hiere a un compañero no-vinculado, y este siervo no suma nada al total de arquería de los siervos.',
  'thing.uruk-defender': 'Defensor Uruk',
  'text.uruk-defender':
    'Daño +1.\nEscaramuza: En un campo de batalla, este siervo se esfuerza: otro Uruk-hai tiene fuerza +2.',
  'thing.uruk-fanatic': 'Fanático Uruk',
  'text.uruk-fanatic': 'Daño +1.\nEste siervo es fiero mientras hay 3 o más cartas en la pila de muertos.',
  'thing.uruk-follower': 'Seguidor Uruk',
  'text.uruk-follower':
    'Rastreador. Fiero.\nLos Hobbits no-vinculados no pueden ser descartados.\nRespuesta: Cuando ha muerto un Hobbit no-vinculado, este siervo se esfuerza: añade una carga.',
  'thing.uruk-foot-soldier': 'Soldado de a Pie Uruk',
  'text.uruk-foot-soldier':
    'Rastreador. Fiero.\nEn sus escaramuzas fieras, este siervo tiene fuerza +3 y daño +1.',
  'thing.uruk-hunter': 'Cazador Uruk',
  'text.uruk-hunter':
    'Rastreador. Fiero.\nLos Hobbits no-vinculados no pueden ser descartados.\nRespuesta: Cuando ha muerto un Hobbit no-vinculado, este siervo se esfuerza dos veces: exhausta a un compañero.',
  'thing.uruk-plains-runner': 'Corredor de Llanura Uruk',
  'text.uruk-plains-runner':
    'Rastreador. Fiero.\nEn sus escaramuzas fieras, este siervo tiene fuerza +3 y daño +1.',
  'thing.uruk-pursuer': 'Uruk Perseguidor',
  'text.uruk-pursuer':
    'Rastreador. Fiero.\nLos Hobbits no-vinculados no pueden ser descartados.\nRespuesta: Cuando ha muerto un Hobbit no-vinculado, este siervo se esfuerza: el jugador de Gentes Libres hiere a un compañero no-vinculado.',
  'thing.uruk-rear-guard': 'Retaguardia Uruk',
  'text.uruk-rear-guard':
    'Daño +1.\nEscaramuza: En un campo de batalla, este siervo se esfuerza: otro Uruk-hai tiene fuerza +1.',
  'thing.uruk-regular': 'Regular Uruk',
  'text.uruk-regular':
    'Daño +1.\nSombra: Este siervo se esfuerza: juega un Uruk-hai con coste de penumbra −1 por cada Uruk-hai, aparte de este siervo, que puedas avistar.',
  'text.uruk-regular.revised':
    'Daño +1.\nSombra: Este siervo se esfuerza: juega un Uruk-hai con coste de penumbra −1 por cada Uruk-hai, aparte de este siervo, que puedas avistar (−2 como máximo).',
  'thing.uruk-runner': 'Corredor Uruk',
  'text.uruk-runner': 'Rastreador. Fiero.\nEn sus escaramuzas fieras, este siervo tiene fuerza +2.',
  'thing.uruk-searcher': 'Buscador Uruk',
  'text.uruk-searcher':
    'Rastreador. Fiero.\nMientras está en escaramuza con un personaje que lleva una carta de búsqueda, este siervo tiene fuerza +2 y daño +1.',
  'thing.uruk-seeker': 'Escudriñador Uruk',
  'text.uruk-seeker':
    'Rastreador. Fiero.\nMientras está en escaramuza con un personaje que lleva una carta de búsqueda, este siervo tiene fuerza +2 y daño +1.',
  'thing.uruk-spear': 'Lanza Uruk',
  'text.uruk-spear':
    'Portador: un Uruk-hai.\nManiobra: El portador se esfuerza: se descarta una montura de las Gentes Libres.',
  'thing.uruk-stalker': 'Acechador Uruk',
  'text.uruk-stalker':
    'Daño +1.\nEste siervo es fiero y tiene fuerza +3 mientras hay un aliado en la pila de muertos.',
  'thing.uruk-stormer': 'Agitador Uruk',
  'text.uruk-stormer':
    'Daño +1.\nCada vez que muere un compañero o aliado en una escaramuza en la que participa un Uruk-hai, puedes tomar el control de un sitio.',
  'thing.uruk-trooper': 'Infantería Uruk',
  'text.uruk-trooper':
    'Daño +1.\nReagrupación: Apila este siervo en un sitio que controles.\nSombra: Si está apilado en un sitio así, juégalo con coste de penumbra −1.',
  'thing.uruk-vanguard': 'Vanguardia Uruk',
  'text.uruk-vanguard':
    'Daño +1. Solo se juega si puedes avistar un Uruk-hai.\nEn un campo de batalla, este siervo es fiero y tiene otro daño +1.',
  'thing.uruk-veteran': 'Veterano Uruk',
  'text.uruk-veteran':
    'Daño +1.\nReagrupación: Apila este siervo en un sitio que controles.\nSombra: Si está apilado en un sitio así, juégalo con coste de penumbra −1.',
  'thing.uruk-hai-band': 'Banda de Uruk-hai',
  'text.uruk-hai-band': 'Daño +1.\nEste siervo tiene fuerza +2 por cada sitio que controlas.',
  'thing.uruk-hai-horde': 'Horda de Uruk-hai',
  'text.uruk-hai-horde':
    'Daño +1.\nCada sitio que controlas rebaja en 1 el coste de penumbra de este siervo.',
  'thing.uruk-hai-marauder': 'Merodeador Uruk-hai',
  'text.uruk-hai-marauder':
    'Daño +1.\nCada sitio que controlas rebaja en 1 el coste de penumbra de este siervo.',
  'thing.uruk-hai-mob': 'Turba Uruk-hai',
  'text.uruk-hai-mob': 'Daño +1.\nCada sitio que controlas rebaja en 1 el coste de penumbra de este siervo.',
  'thing.uruk-hai-patrol': 'Patrulla de Uruk-hai',
  'text.uruk-hai-patrol': 'Daño +1.\nEste siervo tiene otro daño +1 mientras controlas un sitio.',
  'thing.uruk-hai-raiding-party': 'Partida de Asalto Uruk-hai',
  'text.uruk-hai-raiding-party': 'Daño +1.',
  'thing.vengeance': 'Venganza',
  'text.vengeance':
    'Escaramuza: Un rastreador de Isengard tiene fuerza +2 por cada carta que lleva el personaje con el que está en escaramuza.',
  'thing.volley-fire': 'Lluvia de Disparos',
  'text.volley-fire': 'Arquería: Descarta 2 arqueros de Isengard: exhausta a un compañero no-vinculado.',
  'thing.we-are-the-fighting-uruk-hai': 'Somos los Luchadores Uruk-hai',
  'text.we-are-the-fighting-uruk-hai':
    'Escaramuza: Un Uruk-hai tiene fuerza +2, y también daño +1 si controlas un sitio.',
  'thing.weapons-of-isengard': 'Armas de Isengard',
  'text.weapons-of-isengard':
    'Máquina. Va a tu área de apoyo.\nSombra: Juegas un arquero de Isengard: pon aquí un contador de Isengard.\nArquería: Quita de aquí 2 contadores de Isengard: el total de arquería de los siervos sube en 2, y se descarta esta condición.',
  'thing.weary': 'Cansado',
  'text.weary':
    'Búsqueda. Va en un compañero o aliado, como máximo una copia en cada uno.\nCada vez que el jugador de Gentes Libres asigna al portador a un rastreador de Isengard, el portador debe esforzarse.',
  'thing.what-did-you-discover': '¿Qué Has Descubierto?',
  'text.what-did-you-discover':
    'Búsqueda. Va a tu área de apoyo.\nCada vez que la comunidad se mueve en la fase de reagrupación, puedes descartar 2 cartas de tu mano: un rastreador de Isengard pasa de tu pila de descartes a tu mano.',
  'thing.where-has-grima-stowed-it': '¿Dónde la Habrá Dejado Gríma?',
  'text.where-has-grima-stowed-it':
    'Maniobra: Avista a Gríma: descarta una posesión que lleva un aliado o un compañero no-vinculado.',
  'thing.wounded': 'Herido',
  'text.wounded':
    'Coste para jugarla: se esfuerza un Hombre de Isengard. Va en un Hombre de las Gentes Libres. Al jugar esta condición, esfuerza al portador.\nLas heridas del portador no se pueden quitar.',
};
