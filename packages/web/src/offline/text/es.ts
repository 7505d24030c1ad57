import type { Key } from './en.ts';

export const es: Readonly<Record<Key, string>> = {
  'local.loading': 'Se está preparando la mesa…',
  'local.unknown': 'Este dispositivo no guarda esa partida. Quizá se borró, o se jugó en otro navegador.',
  'local.failed':
    'Este navegador no puede guardar partidas: permite que el sitio guarde datos y vuelve a intentarlo.',
  'local.home': 'A la página de inicio',
  'hand.title': 'Pásale el dispositivo a {name}',
  'hand.about': 'Las cartas quedan ocultas hasta que lo tenga {name}.',
  'hand.take': 'Soy {name}',
  'hand.give': 'Pasar a {name}',
  'hands.title': 'Tus puestos',
  'hands.asked': 'te toca',
  'hands.turn': 'Responder como {name}',
  'hands.key': 'La mesa desde tu siguiente puesto',
};
