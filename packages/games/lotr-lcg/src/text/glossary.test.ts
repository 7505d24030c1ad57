import { glossarySuite, type Term } from '@concilio/suite';
import { kit as lotrLcg } from '../kit.ts';

const term = (name: string, says: Term['says'], never: Term['never']): Term => ({ term: name, says, never });

/** In Spanish the words of the printed rulebook; in Romanian, in which it was never printed, our own. */
const TERMS: readonly Term[] = [
  term(
    'to engage',
    { en: 'engage', es: 'enfrent', ro: 'angaj' },
    {
      es: /\btrab(a|ar|ado)s? (en )?combate/i,
      ro: /se confruntă|te confrun|confruntați|cost(ul|uri)? de confruntare/i,
    },
  ),
  term(
    'encounter deck',
    { en: 'encounter deck', es: 'mazo de encuentros', ro: 'pachetul de confruntare' },
    { en: /adventure deck/i, es: /mazos? de (los )?enfrentamientos?/i, ro: /întâlni(re|ri)/i },
  ),
  term(
    'staging area',
    { en: 'staging area', es: 'área de preparación', ro: 'zona de desfășurare' },
    {
      es: /(zona|área) de (puesta en escena|montaje|escenificación)|zona de preparación/i,
      ro: /zona de (pregătire|înscenare)|în scenă/i,
    },
  ),
  term('to discard', { es: 'descart', ro: 'decart' }, { es: /\b(desecha|tira a la pila)/i, ro: /\barunc/i }),
  term(
    'discard pile',
    { en: 'discard pile', es: 'pila de descartes', ro: 'cărți decartate' },
    {
      en: /graveyard|discard deck/i,
      es: /pila de descarte\b|mazo de descartes?/i,
      ro: /teanc(ul)? de decartare/i,
    },
  ),
  term(
    'to exhaust',
    { en: 'exhaust', es: 'agota', ro: 'extenu' },
    { en: /\btapp?(ed|ing)?\b/i, es: /\bextenua/i, ro: /epuiz/i },
  ),
  term(
    'to ready',
    { en: 'ready', es: 'prepara', ro: 'pregăt' },
    { en: /\buntap/i, es: /\breactiva/i, ro: /\bactivează/i },
  ),
  term(
    'to commit',
    { en: 'commit', es: 'asigna', ro: 'trimi' },
    { es: /\b(envía|enviar|enviad|compromet)/i, ro: /\b(aloc|angajat la misiune)/i },
  ),
  term(
    'attachment',
    { es: 'vinculada', ro: 'accesori' },
    { es: /\b(adjunt|accesorio|complemento|mejora\b)/i, ro: /\b(atașament|anexă)/i },
  ),
  term('location', { en: 'location', es: 'lugar', ro: 'locați' }, { es: /localizaci|ubicaci/i }),
  term(
    'treachery',
    { en: 'treachery', es: 'traición', ro: 'trădare' },
    { es: /perfidia|calamidad/i, ro: /perfidi/i },
  ),
  term(
    'willpower',
    { en: 'willpower', es: 'voluntad', ro: 'voință' },
    { es: /fuerza de voluntad/i, ro: /putere(a)? a? ?voinței/i },
  ),
  term(
    'hit points',
    { en: 'hit points', es: 'puntos de impacto', ro: 'puncte de viață' },
    { en: /health|life points/i, es: /puntos de (vida|golpe)/i, ro: /puncte de (lovitură|impact)/i },
  ),
  term(
    'action window',
    { en: 'action window', es: 'oportunidad de acción', ro: 'fereastr' },
    { es: /\bventanas?\b/i },
  ),
  term(
    'response',
    { en: 'response', es: 'respuesta', ro: 'reacți' },
    { es: /\breacci/i, ro: /\brăspun(s|zi|de)/i },
  ),
  term('forced', { en: 'forced', es: 'obligad', ro: 'forțat' }, { es: /\bforzad/i, ro: /\bobligatoriu:/i }),
  term(
    'lasting effect',
    { en: 'lasting effect', es: 'efecto duradero', ro: 'efecte durabile' },
    { es: /efectos? (de duración|persistentes?)/i, ro: /efecte? de durată/i },
  ),
  term('guarded', { es: 'protegido', ro: 'păzit' }, { es: /custodi|vigilad/i, ro: /\bprotejat/i }),
  term(
    'surge',
    { en: 'surge', es: 'oleada', ro: 'în valuri' },
    { es: /\baluvión|\brefuerzo/i, ro: /\bavalanșă/i },
  ),
  term(
    'doomed',
    { en: 'doomed', es: 'maldito', ro: 'condamnat' },
    { es: /\bcondenad|fatalidad/i, ro: /\bosândit/i },
  ),
  term('sentinel', { en: 'sentinel', es: 'centinela', ro: 'străjer' }, { ro: /santinel/i }),
  term(
    'first player',
    { en: 'first player', es: 'jugador inicial', ro: 'primul jucător' },
    { es: /primer jugador/i, ro: /jucătorul inițial/i },
  ),
  term('token', { en: 'token', es: 'ficha', ro: 'jeton' }, { es: /\bcontador(es)?\b/i, ro: /\bfise\b/i }),
  term(
    'starter deck',
    { en: 'starter', es: 'mazo de inicio', ro: 'pachetele de start' },
    { es: /mazos? de iniciación/i, ro: /pachet(e|ul|ele)? de început/i },
  ),
  term('progress', { en: 'progress', es: 'progreso', ro: 'progres' }, { es: /\bavances?\b/i }),
  term('Passage Through Mirkwood', { ro: 'Trecerea prin Mirkwood' }, { ro: /trecătoare(a)? prin/i }),
  // Names have genders, which nobody knows here: sentences need none, no case and no article.
  term(
    'name of a player or a card',
    { es: '{card}', ro: '{seat}' },
    {
      es: /ataca a \{card\}|\{(card|seat)\} (queda|es|está) (?!fuera|ahora|encima)\w+[ao]\b/i,
      ro: /\blui \{|\bpe \{(seat|player|to)\}|\{(card|seat)\} (este|e) \p{L}+(at|it|ut|s)\b/iu,
    },
  ),
  term('prisoner', { es: 'prisionero', ro: 'prizonier' }, { es: /\bcautiv/i, ro: /\bcaptivul/i }),
];

glossarySuite({ game: lotrLcg, terms: TERMS });
