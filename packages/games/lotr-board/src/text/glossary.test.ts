import { glossarySuite, type Term } from '@concilio/suite';
import { kit as lotrBoard } from '../kit.ts';

const term = (name: string, says: Term['says'], never: Term['never']): Term => ({ term: name, says, never });

/** In Spanish the words of the printed rulebook; in Romanian, in which it was never printed, our own. */
const TERMS: readonly Term[] = [
  term('Fellowship', { es: 'Comunidad' }, { es: /\bcompañ[íi]a\b|\bhermandad/i }),
  term('story tile', { es: 'loseta', ro: 'plăcuț' }, { es: /\bbaldosa|\bazulejo/i, ro: /\bdal(ă|e)\b/i }),
  term('event', { es: 'suceso', ro: 'eveniment' }, { es: /\bevento/i }),
  term('threat die', { es: 'dado de amenaza', ro: 'zarul amenințării' }, { es: /dado de (peligro|Sauron)/i }),
  term('life token', { es: 'ficha', ro: 'jeton' }, { es: /\btokens?\b|\bcontador(es)? de vida/i }),
  term('rune', { es: 'runa', ro: 'run' }, { es: /\bescudos?\b/i }),
  term('corruption', { en: 'corruption', es: 'corrupción', ro: 'corup' }, { es: /\bcorrompimiento/i }),
  term('Ring-bearer', { en: 'Ring-bearer', es: 'Portador', ro: 'Purtător' }, { en: /\bring ?bearer\b/i }),
  term('space', { es: 'casilla', ro: 'căsuț' }, { es: /\bespacios?\b/i, ro: /\bspați(u|i|ul|ile)\b/i }),
  term(
    'board game',
    { es: 'juego de mesa', ro: 'joc de masă' },
    { es: /juego de tablero/i, ro: /joc de societate/i },
  ),
  term('track', { es: 'marcador', ro: 'pista' }, { es: /\bpistas?\b|\bcarril/i, ro: /\btrase(u|e)/i }),
  term('marker', { es: 'indicador', ro: 'indicator' }, { es: /\bpe[óo]n(es)?\b/i, ro: /\bmarcaj|\bpion/i }),
  term('turn', { es: 'turno', ro: 'rând' }, { ro: /(?<!\p{L})tur(ă|a|ei|e)(?!\p{L})/iu }),
  term('deck', { es: 'mazo', ro: 'teanc' }, { ro: /\bpachet/i }),
  // Names have genders, which nobody knows here: sentences need none, and no case.
  term('name of a player', { ro: '{seat}' }, { ro: /\blui \{|\bpe \{(seat|player|to)\}/i }),
  term('to draw', { es: 'rob', ro: 'trag' }, { es: /\bsac(a|an|as) (\{|una|dos|cuatro) ?cartas?/i }),
];

glossarySuite({ game: lotrBoard, terms: TERMS });
