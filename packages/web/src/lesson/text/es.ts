import type { Key } from './en.ts';

export const es: Readonly<Record<Key, string>> = {
  'lesson.title': 'Tu primera partida',
  'lesson.loading': 'Se prepara la primera partida…',
  'lesson.failed':
    'Este navegador no puede guardar partidas: permite que este sitio guarde datos e inténtalo de nuevo.',
  'lesson.home': 'A la página de inicio',
  'lesson.again': 'Empezar de nuevo la primera partida',
  coach: 'Guía',
  'coach.quiet': 'Sigue jugando. Hablaré cuando llegue algo nuevo.',
  'coach.all': 'Ya lo has visto todo. Sigue jugando.',
  'coach.count': '{at} de {count}',
  'coach.back': 'La anterior',
  'coach.forward': 'La siguiente',
  'coach.more': 'Más',
  'coach.fold': 'Plegar la guía',
  'coach.unfold': 'Desplegar la guía',
  'coach.rule': 'Regla {id}',
  'keys.more': 'Guía: más, o la siguiente',
  'keys.back': 'Guía: la anterior',
};
