import type { rohan as en } from './rohan-en.ts';

export const rohan: Readonly<Record<keyof typeof en, string>> = {
  'thing.aldor-soldier-of-edoras': 'Aldor, Soldado de Edoras',
  'text.aldor-soldier-of-edoras':
    'Arquería: Avista un aldeano; Aldor se esfuerza: el total de arquería de la comunidad es +1.',
  'thing.brego': 'Brego',
  'text.brego':
    'Para jugarlo, avista un Hombre de Rohan.\nPortador: un Hombre, un Elfo o un Mago.\nCuando juegas a Brego, puedes curar a su portador.\nCada vez que empieza una escaramuza en la que está el portador, cada siervo que esté en ella debe esforzarse.',
  'thing.ceorl-weary-horseman': 'Ceorl, Jinete Cansado',
  'text.ceorl-weary-horseman':
    'Respuesta: Cuando tu oponente va a tomar el control de un sitio, Ceorl y un aldeano se esfuerzan: eso se previene.',
  'thing.elite-rider': 'Jinete de Élite',
  'text.elite-rider':
    'En tu comunidad inicial, este compañero tiene coste de penumbra -1.\nEste compañero tiene fuerza +2 en escaramuza con un siervo herido.',
  'thing.eomer-sister-son-of-theoden': 'Éomer, Hijo de Hermana de Théoden',
  'text.eomer-sister-son-of-theoden':
    'Coste de penumbra -1 mientras puedas avistar un Hombre de Rohan.\nCada vez que empieza un turno, puedes curar a un aliado de Rohan.',
  'thing.eomer-third-marshal-of-riddermark': 'Éomer, Tercer Mariscal de la Marca',
  'text.eomer-third-marshal-of-riddermark':
    'Coste de penumbra -1 mientras puedas avistar un Hombre de Rohan.\nÉomer tiene fuerza +2 por cada herida en los siervos con los que está en escaramuza.',
  'thing.eomers-spear': 'La Lanza de Éomer',
  'text.eomers-spear':
    'Portador: un Hombre de Rohan.\nÉomer, si es el portador, tiene daño +2 mientras esté montado.',
  'thing.eothain-scout-of-the-mark': 'Éothain, Explorador de la Marca',
  'text.eothain-scout-of-the-mark':
    'Cada vez que la comunidad se mueve a un sitio de llanura, cada siervo debe esforzarse.',
  'thing.eowyn-lady-of-rohan': 'Éowyn, Dama de Rohan',
  'text.eowyn-lady-of-rohan':
    'Valiente.\nRespuesta: Cuando un compañero no-vinculado va a recibir una herida, Éowyn se esfuerza y añades (1): esa herida se previene.',
  'thing.eowyn-sister-daughter-of-theoden': 'Éowyn, Hija de Hermana de Théoden',
  'text.eowyn-sister-daughter-of-theoden':
    'Valiente.\nRespuesta: Cuando Éowyn, estando exhausta, va a recibir una herida en una escaramuza, descarta 2 cartas de la mano: esa herida se previene.',
  'thing.eowyns-sword': 'La Espada de Éowyn',
  'text.eowyns-sword': 'Portadora: Éowyn.\nÉowyn tiene daño +1 mientras puedas avistar un aldeano.',
  'thing.fight-for-the-villagers': 'Luchar por los Campesinos',
  'text.fight-for-the-villagers':
    'Escaramuza: Un Hombre de Rohan tiene fuerza +2, o fuerza +3 si avistas un aldeano.',
  'thing.firefoot': 'Pies de Fuego',
  'text.firefoot':
    'Portador: un Hombre de Rohan.\nÉomer, si es el portador, tiene defensor +1.\nCada vez que empieza una escaramuza en la que está el portador, cada siervo que esté en ella debe esforzarse.',
  'thing.forth-eorlingas': '¡Adelante Eorlingas!',
  'text.forth-eorlingas':
    'Maniobra: Théoden se esfuerza: un compañero con el sello de Théoden tiene defensor +1 hasta la fase de reagrupación.',
  'thing.fortress-never-fallen': 'Fortaleza Nunca Derrotada',
  'text.fortress-never-fallen':
    'Va a tu área de apoyo.\nCada vez que un Hombre de Rohan gana una escaramuza, puedes poner aquí un contador de Rohan.\nReagrupación: Por cada contador de Rohan que haya aquí, descarta una condición de Sombra; después, descarta esta condición.',
  'thing.guma-plains-farmer': 'Guma, Granjero de las Llanuras',
  'text.guma-plains-farmer':
    'Aldeano.\nGuma se descarta si un oponente controla su sitio hogar.\nComunidad: Guma se esfuerza: cura a un Hombre de Rohan.',
  'thing.heavy-chain': 'Cota Pesada',
  'text.heavy-chain':
    'Portador: un Hombre.\nSolo puede abrumar al portador un bando con al menos el triple de su fuerza.',
  'thing.helm-helm': '¡Helm! ¡Helm!',
  'text.helm-helm': 'Reagrupación: Avista 2 Hombres de Rohan montados: roba 3 cartas o libera un sitio.',
  'thing.herugrim': 'Herugrim',
  'text.herugrim': 'Portador: Théoden.\nThéoden tiene daño +1.',
  'thing.hlafwine-village-farmhand': 'Hlafwine, Campesino del Pueblo',
  'text.hlafwine-village-farmhand':
    'Aldeano.\nHlafwine se descarta si un oponente controla su sitio hogar.\nEscaramuza: Hlafwine se esfuerza: un Hombre de Rohan tiene fuerza +2.',
  'thing.an-honorable-charge': 'Una Carga Honorable',
  'text.an-honorable-charge':
    'Escaramuza: Un compañero no-vinculado tiene fuerza +1 por cada Hombre de Rohan que avistes (máximo +3).',
  'thing.horse-of-rohan': 'Caballo de Rohan',
  'text.horse-of-rohan':
    'Para jugarlo, avista un Hombre de Rohan.\nPortador: un Hombre, un Elfo o un Mago.\nCada vez que empieza una escaramuza en la que está el portador, cada siervo que esté en ella debe esforzarse.',
  'thing.kings-mail': 'La Cota de Mallas del Rey',
  'text.kings-mail':
    'Portador: un Hombre de Rohan.\nEn cada fase de escaramuza, el portador recibe 1 herida como máximo. Théoden, si es el portador, solo puede recibir heridas durante una escaramuza en la que esté.',
  'thing.leod-westfold-herdsman': 'Léod, Pastor del Folde Oeste',
  'text.leod-westfold-herdsman':
    'Aldeano.\nLéod se descarta si un oponente controla su sitio hogar.\nEscaramuza: Léod se esfuerza: un compañero montado tiene fuerza +2.',
  'thing.rider-of-rohan': 'Jinete de Rohan',
  'text.rider-of-rohan':
    'Escaramuza: Este compañero, si está montado, se esfuerza: esfuerza a un siervo en escaramuza con un compañero no-vinculado.',
  'thing.riders-mount': 'Montura de Jinete',
  'text.riders-mount':
    'Portador: un Hombre de Rohan.\nCada vez que empieza una escaramuza en la que está el portador, cada siervo que esté en ella debe esforzarse.',
  'thing.riders-spear': 'Lanza de Jinete',
  'text.riders-spear': 'Portador: un Hombre de Rohan.\nEl portador tiene daño +1 mientras esté montado.',
  'thing.simbelmyne': 'Simbelmynë',
  'text.simbelmyne':
    'Comunidad: Avista 2 Hombres de Rohan, o 1 que sea valiente: juega de tu mazo de robar un personaje de Rohan o una posesión de Rohan.',
  'text.simbelmyne.revised':
    'Comunidad: Avista 2 Hombres de Rohan, o 1 que sea valiente: juega de tu mazo de robar un personaje de Rohan o un objeto de Rohan (posesión o artefacto).',
  'thing.supplies-of-the-mark': 'Suministros de la Marca',
  'text.supplies-of-the-mark':
    'Va a tu área de apoyo.\nComunidad: Pon un aldeano de tu mano debajo de tu mazo de robar y añade (2): cura a un aliado de Rohan.',
  'thing.sword-of-rohan': 'Espada de Rohan',
  'text.sword-of-rohan':
    'Portador: un Hombre de Rohan.\nEl portador tiene daño +1 en escaramuza con un Uruk-hai.',
  'thing.theoden-son-of-thengel': 'Théoden, Hijo de Thengel',
  'text.theoden-son-of-thengel':
    'Reagrupación: Avista un aliado de Rohan; Théoden se esfuerza: libera un sitio.',
  'thing.valleys-of-the-mark': 'Valles de la Marca',
  'text.valleys-of-the-mark':
    'Va a tu área de apoyo.\nCada vez que tu oponente juega un siervo que esté vagando, puedes avistar un aldeano: ese siervo se esfuerza.',
  'thing.weapon-store': 'Almacén de Armas',
  'text.weapon-store':
    'Va a tu área de apoyo.\nComunidad: Un Hombre de Rohan se esfuerza: juega de tu pila de descartes un arma de mano.',
  'thing.weland-smith-of-the-riddermark': 'Weland, Herrero de la Marca',
  'text.weland-smith-of-the-riddermark':
    'Aldeano.\nWeland se descarta si un oponente controla su sitio hogar.\nComunidad: Weland se esfuerza: cura a un compañero montado.',
  'thing.well-stored': 'Bien Almacenado',
  'text.well-stored':
    'Va a tu área de apoyo.\nCada vez que empieza una fase de comunidad, puedes curar a un aldeano.',
  'thing.work-for-the-sword': 'Trabajo para la Espada',
  'text.work-for-the-sword':
    'Escaramuza: Un Hombre de Rohan tiene fuerza +2 y, si está montado, también daño +2.',
  'thing.theoden-lord-of-the-mark': 'Théoden, Señor de la Marca',
  'text.theoden-lord-of-the-mark':
    'Comunidad (una vez por turno): Juega una posesión de Rohan en un compañero de Rohan: cura a ese compañero.',
};
