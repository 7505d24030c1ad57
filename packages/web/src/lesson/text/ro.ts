import type { Key } from './en.ts';

export const ro: Readonly<Record<Key, string>> = {
  'lesson.title': 'Prima ta partidă',
  'lesson.loading': 'Se pregătește prima partidă…',
  'lesson.failed':
    'Acest browser nu poate păstra partide: permite-i acestui site să păstreze date și încearcă din nou.',
  'lesson.home': 'La pagina de început',
  'lesson.again': 'Începe din nou prima partidă',
  coach: 'Îndrumător',
  'coach.quiet': 'Joacă mai departe. Vorbesc când apare ceva nou.',
  'coach.all': 'Ai întâlnit tot ce este de întâlnit. Joacă mai departe.',
  'coach.count': '{at} din {count}',
  'coach.back': 'Cea dinainte',
  'coach.forward': 'Cea de după',
  'coach.more': 'Mai mult',
  'coach.fold': 'Strânge îndrumătorul',
  'coach.unfold': 'Desfă îndrumătorul',
  'coach.rule': 'Regula {id}',
  'keys.more': 'Îndrumător: mai mult, sau cea de după',
  'keys.back': 'Îndrumător: cea dinainte',
};
