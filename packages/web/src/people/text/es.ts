import type { Key } from './en.ts';

export const es: Readonly<Record<Key, string>> = {
  'person.menu': 'Sobre {name}',
  'person.mute': 'Silenciar en esta mesa',
  'person.block': 'Bloquear a {name}',
  'person.unblock': 'Desbloquear a {name}',
  'person.complain': 'Presentar una queja sobre {name}',
  'person.complain.line': 'Presentar una queja sobre esta línea',
  'person.blocked':
    '{name} queda bloqueado: ya no lees nada suyo, ni os sentaréis juntos en ninguna mesa nueva.',
  'person.unblocked': '{name} ya no está bloqueado.',
  'person.is-muted': '{name} está en silencio.',
  'person.is-blocked': 'bloqueado',
  'complain.title': '¿Presentar una queja sobre {name}?',
  'complain.about':
    'La leerán quienes cuidan este servidor, con tu nombre y la mesa; {name} no se enterará de nada.',
  'complain.about.line':
    'Quienes cuidan este servidor leerán esta línea, con tu nombre y la mesa; {name} no se enterará de nada.',
  'complain.no': 'Dejarlo',
  'complain.yes': 'Presentar la queja',
  'complain.done': 'Tu queja ha llegado.',
  'blocked.title': 'Personas que has bloqueado',
  'blocked.none': 'Nadie. En una mesa, el menú junto a un nombre sirve para bloquear.',
};
