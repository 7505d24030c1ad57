import type { raider as en } from './raider-en.ts';

export const raider: Readonly<Record<keyof typeof en, string>> = {
  'thing.arrow-from-the-south': 'Flecha del Sur',
  'text.arrow-from-the-south':
    'Va a tu área de apoyo.\nCada vez que un compañero o aliado pierde una escaramuza en la que está un Hombre de los Asaltadores, puedes poner aquí un contador de los Asaltadores.\nArquería: Por cada contador de los Asaltadores que haya aquí, cura a un arquero de los Asaltadores, el mismo u otro; después, descarta esta condición.',
  'thing.desert-lancers': 'Lanceros del Desierto',
  'text.desert-lancers':
    'Sureño.\nPara jugarlo, avista un Hombre de los Asaltadores.\nReagrupación: Lanceros del Desierto se esfuerza dos veces: tomas el control de un sitio.',
  'thing.desert-legion': 'Legión del Desierto',
  'text.desert-legion':
    'Sureño. Emboscar (1).\nMientras puedas avistar 4 cargas, este siervo tiene fuerza +5; con 5 cargas, además es fiero, y con 6, también tiene daño +1.',
  'thing.desert-lord': 'Señor del Desierto',
  'text.desert-lord':
    'Sureño. Arquero.\nArquería: Señor del Desierto se esfuerza: esfuerza a un compañero que no sea el Portador del Anillo, y Señor del Desierto no suma nada al total de arquería de los siervos.',
  'thing.desert-soldier': 'Soldado del Desierto',
  'text.desert-soldier':
    'Sureño.\nCada vez que empieza una escaramuza en la que está este siervo, puedes quitar (3): hiere a un compañero o aliado con el que esté en escaramuza.',
  'thing.desert-spearman': 'Lancero del Desierto',
  'text.desert-spearman':
    'Sureño.\nCada vez que empieza una escaramuza en la que está este siervo, puedes quitar (3): hiere a un compañero o aliado con el que esté en escaramuza.',
  'thing.desert-warrior': 'Guerrero del Desierto',
  'text.desert-warrior':
    'Sureño.\nCada vez que empieza una escaramuza en la que está este siervo, puedes quitar (3): hiere a un compañero o aliado con el que esté en escaramuza.',
  'thing.discovered': 'Descubierto',
  'text.discovered':
    'Maniobra: Un Hombre de los Asaltadores se esfuerza: descarta una condición de Gentes Libres, o 2 si avistas 3 cargas.',
  'thing.easterling-axeman': 'Hachero Oriental',
  'text.easterling-axeman':
    'Oriental.\nEste siervo es fiero y tiene fuerza +3 mientras puedas avistar 2 cargas.',
  'thing.easterling-captain': 'Capitan Oriental',
  'text.easterling-captain':
    'Oriental. Fiero.\nEscaramuza: Quita (2) y avista 2 cargas: un Oriental tiene fuerza +2.\nEscaramuza: Quita (2) y avista 4 cargas: un Oriental tiene fuerza +3.\nEscaramuza: Quita (2) y avista 6 cargas: un Oriental tiene fuerza +4.',
  'thing.easterling-guard': 'Guardia Oriental',
  'text.easterling-guard':
    'Oriental.\nCada vez que este siervo es asignado a un compañero no-vinculado, puedes esforzarlo: añade una carga.',
  'thing.easterling-infantry': 'Infantería Oriental',
  'text.easterling-infantry':
    'Oriental.\nEste siervo es fiero y tiene daño +1 mientras puedas avistar 3 cargas.',
  'thing.easterling-lieutenant': 'Lugarteniente Oriental',
  'text.easterling-lieutenant':
    'Oriental.\nCada vez que este siervo es asignado a un compañero no-vinculado, puedes esforzarlo: añade una carga.',
  'thing.easterling-skirmisher': 'Hostigador Oriental',
  'text.easterling-skirmisher':
    'Oriental.\nCuando juegas este siervo, puedes avistar otro Oriental: añade (1) por cada carga, con un máximo de (4).',
  'thing.easterling-trooper': 'Soldado Oriental',
  'text.easterling-trooper':
    'Oriental.\nEste siervo es fiero y tiene daño +1 mientras puedas avistar 3 cargas.',
  'thing.eastern-emyn-muil': 'Emyn Muil Oriental',
  'text.eastern-emyn-muil':
    'Va a tu área de apoyo.\nEn un movimiento desde el sitio 2T, cada compañero Vinculado al Anillo que se mueva debe esforzarse dos veces.\nManiobra: Un Hombre de los Asaltadores se esfuerza y se descarta esta condición: esfuerza a un compañero Vinculado al Anillo.',
  'thing.elite-archer': 'Arquero de Élite',
  'text.elite-archer':
    'Sureño. Arquero.\nArquería: Este siervo se esfuerza: esfuerza a un compañero que no sea el Portador del Anillo, y este siervo no suma nada al total de arquería de los siervos.',
  'thing.fearless': 'Sin Miedo',
  'text.fearless':
    'Escaramuza: Elige una opción: un Hombre de los Asaltadores tiene fuerza +2; o un Sureño tiene fuerza +1 por cada carga que avistes (máximo +5).',
  'thing.flanking-attack': 'Ataque por el Flanco',
  'text.flanking-attack': 'Maniobra o Escaramuza: Un Sureño se esfuerza: añade (3).',
  'thing.gathering-to-the-summons': 'Acudir a la Llamada',
  'text.gathering-to-the-summons':
    'Escaramuza: Avista un Hombre de los Asaltadores en escaramuza con un compañero Vinculado al Anillo: añade una carga.',
  'thing.howl-of-harad': 'Aullido de Harad',
  'text.howl-of-harad':
    'Va a tu área de apoyo.\nCada vez que un compañero o aliado pierde una escaramuza en la que está un Sureño, puedes quitar (4): el jugador de Gentes Libres elige a un compañero Vinculado al Anillo y lo hiere.',
  'thing.ithilien-wilderness': 'Tierras Salvajes de Ithilien',
  'text.ithilien-wilderness':
    'Va a tu área de apoyo.\nCada vez que acaba una fase en la que la comunidad se ha movido al sitio 7T, 8T o 9T, puedes añadir (8) si en el fondo de penumbra hay menos de 7 contadores de penumbra.\nEscaramuza: Descarta esta condición: un Hombre de los Asaltadores tiene fuerza +2.',
  'thing.men-of-harad': 'Hombres de Harad',
  'text.men-of-harad':
    'Va a tu área de apoyo.\nSombra: Avista 3 Sureños y un sitio que controles, y quita (2): roba una carta.',
  'thing.men-of-rhun': 'Hombres de Rhûn',
  'text.men-of-rhun':
    'Escaramuza: Un Hombre de los Asaltadores tiene fuerza +3, o fuerza +4 si avistas 4 cargas.',
  'thing.new-fear': 'Nuevo Terror',
  'text.new-fear':
    'Reagrupación: Un Hombre de los Asaltadores se esfuerza: añade una carga por cada compañero por encima de 4. El jugador de Gentes Libres puede prevenirlo descartando 2 compañeros que no sean el Portador del Anillo.',
  'thing.on-the-march': 'En Marcha',
  'text.on-the-march':
    'Escaramuza: Un Hombre de los Asaltadores tiene fuerza +3, o fuerza +5 si avistas 6 compañeros.',
  'thing.raiders-from-the-east': 'Asaltadores del Este',
  'text.raiders-from-the-east':
    'Va a tu área de apoyo.\nSombra: Un Hombre de los Asaltadores se esfuerza y quitas (3): pon aquí un contador de los Asaltadores.\nManiobra: Quita de aquí un contador de los Asaltadores: añade (1).',
  'thing.rapid-fire': 'Disparo Rápido',
  'text.rapid-fire':
    'Arquería: Un arquero de los Asaltadores se esfuerza: el total de arquería de los siervos es +1 por cada carga (máximo +5).',
  'thing.regiment-of-haradrim': 'Regimiento de Haradrim',
  'text.regiment-of-haradrim':
    'Sureño.\nPara jugarlo, avista un Hombre de los Asaltadores.\nReagrupación: Este siervo se esfuerza dos veces: tomas el control de un sitio.',
  'thing.southron-archer': 'Arquero Sureño',
  'text.southron-archer':
    'Sureño. Arquero.\nMientras puedas avistar otro Sureño, el total de arquería de los siervos es +1 por cada sitio que controles.',
  'text.southron-archer.revised':
    'Sureño. Arquero.\nMientras puedas avistar otro Sureño, el total de arquería de los siervos es +1 por cada sitio que controles.',
  'thing.southron-assassin': 'Asesino Sureño',
  'text.southron-assassin':
    'Sureño.\nCada vez que un compañero o aliado pierde una escaramuza en la que está un Sureño, puedes quitar (1): el jugador de Gentes Libres elige a un compañero Vinculado al Anillo y lo hiere.',
  'thing.southron-bow': 'Arco Sureño',
  'text.southron-bow':
    'Portador: un Hombre de los Asaltadores.\nEl portador es arquero.\nEl total de arquería de los siervos es +1 mientras puedas avistar otro Hombre de los Asaltadores.',
  'thing.southron-bowman': 'Sureño Arquero',
  'text.southron-bowman':
    'Sureño. Arquero.\nArquería: Este siervo se esfuerza: esfuerza a un compañero que no sea el Portador del Anillo, y este siervo no suma nada al total de arquería de los siervos.',
  'thing.southron-commander': 'Comandante Sureño',
  'text.southron-commander':
    'Sureño. Emboscar (1).\nAsignación: Avista 6 compañeros: asigna este siervo al Portador del Anillo. El jugador de Gentes Libres puede prevenirlo descartando un compañero no-vinculado.',
  'thing.southron-explorer': 'Explorador Sureño',
  'text.southron-explorer':
    'Sureño.\nReagrupación: Este siervo se esfuerza y quitas (5): tomas el control de un sitio.',
  'thing.southron-fighter': 'Luchador Sureño',
  'text.southron-fighter':
    'Sureño. Emboscar (1).\nManiobra: Avista 5 compañeros; este siervo se esfuerza: el jugador de Gentes Libres elige a un compañero y lo esfuerza.',
  'thing.southron-scout': 'Avanzado Sureño',
  'text.southron-scout': 'Sureño. Emboscar (2).',
  'thing.southron-sentry': 'Centinela Sureño',
  'text.southron-sentry':
    'Sureño.\nManiobra: Este siervo se esfuerza: añade (2) por cada sitio que controles.',
  'thing.southron-soldier': 'Soldado Sureño',
  'text.southron-soldier': 'Sureño. Emboscar (2).',
  'thing.southron-spear': 'Lanza Sureña',
  'text.southron-spear':
    'Portador: un Sureño.\nEscaramuza: El portador se esfuerza y quitas (4): hiere a un compañero o aliado con el que el portador esté en escaramuza.',
  'thing.southron-troop': 'Tropa Sureña',
  'text.southron-troop':
    'Sureño. Arquero. Emboscar (1).\nPara jugarlo, avista un Sureño.\nAsignación: Avista 7 compañeros: asigna este siervo al Portador del Anillo. El jugador de Gentes Libres puede prevenirlo haciendo que elijas y descartes un compañero que no sea el Portador del Anillo.',
  'thing.southron-veterans': 'Veteranos Sureños',
  'text.southron-veterans':
    'Sureño. Emboscar (1).\nManiobra: Avista 6 compañeros; este siervo se esfuerza: el jugador de Gentes Libres elige a 2 compañeros y los esfuerza.',
  'thing.southron-wanderer': 'Vagabundo Sureño',
  'text.southron-wanderer':
    'Sureño. Emboscar (1).\nAsignación: Avista 5 compañeros; este siervo se esfuerza: asígnalo al Portador del Anillo. El jugador de Gentes Libres puede prevenirlo añadiendo (4).',
  'thing.vision-from-afar': 'Visión de la Lejanía',
  'text.vision-from-afar':
    'Asignación: Asigna un Oriental al Portador del Anillo. El jugador de Gentes Libres puede prevenirlo añadiendo una carga.',
  'thing.whirling-strike': 'Golpe Gírotorio',
  'text.whirling-strike':
    'Escaramuza: Hiere a un compañero o aliado que esté en escaramuza con un Hombre de los Asaltadores.',
  'thing.wrath-of-harad': 'Ira de Harad',
  'text.wrath-of-harad':
    'Va a tu área de apoyo.\nMientras puedas avistar un Hombre de los Asaltadores, herir a un compañero es un coste adicional de cada evento de Gentes Libres que aviste o esfuerce a un montaraz.\nEscaramuza: Descarta esta condición: un Hombre de los Asaltadores tiene fuerza +2.',
};
