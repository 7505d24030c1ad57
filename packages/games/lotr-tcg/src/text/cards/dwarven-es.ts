import type { dwarven as en } from './dwarven-en.ts';

export const dwarven: Readonly<Record<keyof typeof en, string>> = {
  'thing.axe-of-erebor': 'Hacha de Erebor',
  'text.axe-of-erebor':
    'Portador: Gimli, que tiene daño +1.\nEscaramuza: Descarta una condición Enana o una carta apilada sobre una: Gimli gana fuerza +1.',
  'thing.best-company': 'La Mejor Compañía',
  'text.best-company': 'Escaramuza: Un Enano gana fuerza +2; si está en un campo de batalla, +4 en su lugar.',
  'thing.come-here-lad': 'Ven Aquí Muchacho',
  'text.come-here-lad':
    'Comunidad: Apila las 2 primeras cartas de tu mazo de robar sobre una condición Enana que ya tenga alguna carta apilada.',
  'thing.courtesy-of-my-hall': 'La Hospitalidad de Mi Castillo',
  'text.courtesy-of-my-hall':
    'Va a tu área de apoyo.\nCuando la juegas, apila aquí una carta de tu pila de descartes.\nComunidad: Descarta una carta de Gentes Libres apilada aquí: cura a un Enano.',
  'thing.dwarven-foresight': 'Visión Enana',
  'text.dwarven-foresight':
    'Comunidad: Avista un Enano: de las cartas apiladas sobre una condición Enana, toma en tu mano una de Gentes Libres.',
  'thing.ever-my-heart-rises': 'El Corazón Siempre se me Anima',
  'text.ever-my-heart-rises':
    'Cuento. Va a tu área de apoyo.\nCuando la juegas, revela las 6 primeras cartas de tu mazo de robar y apílalas aquí.\nComunidad: Avista un Enano y descarta la primera carta de tu mazo de robar: toma en tu mano una carta de Gentes Libres apilada aquí.',
  'text.ever-my-heart-rises.revised':
    'Cuento. Va a tu área de apoyo.\nCuando la juegas, revela las 6 primeras cartas de tu mazo de robar y apílalas aquí.\nComunidad: Avista un Enano y descarta la primera carta de tu mazo de robar: toma en tu mano una carta de Gentes Libres apilada aquí.\nComunidad: Avista un Enano: descarta las 5 primeras cartas de tu mazo de robar.',
  'thing.from-the-armory': 'De la Armería',
  'text.from-the-armory':
    'Va a tu área de apoyo.\nEscaramuza: Un Enano se esfuerza y apilas aquí una carta de Gentes Libres de tu mano: se previenen todas las heridas a ese Enano.',
  'text.from-the-armory.revised':
    'Va a tu área de apoyo.\nEscaramuza: Un Enano se esfuerza y apilas aquí una carta de Gentes Libres de tu mano: ese Enano no puede recibir heridas.',
  'thing.gimli-lockbearer': 'Gimli, Portador del Rizo',
  'text.gimli-lockbearer':
    'Daño +1.\nPor cada compañero Hobbit no-vinculado que puedas avistar, Gimli tiene fuerza +1.',
  'thing.gimli-unbidden-guest': 'Gimli, Invitado Espontáneo',
  'text.gimli-unbidden-guest':
    'Daño +1.\nEscaramuza: Gimli se esfuerza: un compañero no-vinculado gana fuerza +1, o +2 si es Legolas.',
  'thing.here-is-good-rock': 'Aquí Hay Buena Roca',
  'text.here-is-good-rock':
    'Cuento. Va a tu área de apoyo.\nEscaramuza: Apila aquí una carta de Gentes Libres de tu mano: un Enano gana daño +1.',
  'thing.khazad-ai-menu': 'Khazâd Ai-mênu',
  'text.khazad-ai-menu':
    'Escaramuza: Un Enano gana fuerza +2. Si avistas a Legolas, gana en cambio fuerza +3 y daño +1.',
  'thing.my-axe-is-notched': 'Mi Hacha Tiene una Muesca',
  'text.my-axe-is-notched':
    'Va a tu área de apoyo.\nCada vez que Gimli gana una escaramuza, pon aquí un contador Enano.\nGimli tiene fuerza +X, siendo X la menor de estas dos cantidades: los contadores Enanos que puedas avistar aquí y los contadores Élficos que puedas avistar en Cuenta Final (límite +3).',
  'thing.quick-as-may-be': 'Tan Rápido como Sea Posible',
  'text.quick-as-may-be': 'Maniobra: Avista un compañero Elfo y un compañero Enano: hiere a un siervo.',
  'thing.rest-by-blind-night': 'Descanso en la Noche Oscura',
  'text.rest-by-blind-night':
    'Reagrupación: Mezcla en tu mazo de robar cuantas condiciones Enanas quieras, con todas las cartas apiladas sobre ellas.',
  'thing.restless-axe': 'Hacha Incansable',
  'text.restless-axe':
    'Reagrupación: Un Enano se esfuerza: mezcla en tu mazo de robar una condición Enana con todas las cartas apiladas sobre ella. Por cada carta así mezclada, esfuerza a un siervo.',
  'thing.search-far-and-wide': 'Buscar a lo Largo y a lo Ancho',
  'text.search-far-and-wide':
    'Comunidad: Avista un Enano y descarta la primera carta de tu mazo de robar: roba 2 cartas.',
  'thing.stout-and-strong': 'Recio y Fuerte',
  'text.stout-and-strong':
    'Va a tu área de apoyo.\nCada vez que un Enano gana una escaramuza, puedes poner aquí un contador Enano.\nEscaramuza: Un compañero no-vinculado gana fuerza +1 por cada contador Enano que haya aquí (límite +3). Después descarta esta condición.',
};
