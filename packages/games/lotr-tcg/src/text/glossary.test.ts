import { glossarySuite, type Term } from '@concilio/suite';
import { kit as lotrTcg } from '../kit.ts';

const term = (name: string, says: Term['says'], never: Term['never']): Term => ({ term: name, says, never });

/** In Spanish the words of the printed rulebook; in Romanian, in which it was never printed, our own. */
const TERMS: readonly Term[] = [
  term(
    'Free Peoples',
    { es: 'Gentes Libres', ro: 'Popoarele Libere' },
    { es: /pueblos? libres?/i, ro: /neamuri(le)? libere|gințile libere/i },
  ),
  term(
    'skirmish',
    { en: 'skirmish', es: 'escaramuza' },
    { en: /\bcombats?\b/i, es: /\bcombat(e|es|ir|en|ió)?\b/i },
  ),
  term(
    'regroup',
    { en: 'regroup', es: 'reagrupación', ro: 'Regrupare' },
    { en: /reassembl|regrouping/i, es: /reagrupamiento/i, ro: /reagrupare/i },
  ),
  term(
    'fierce',
    { en: 'fierce', es: 'fiero', ro: 'Feroce' },
    { en: /\bferocious\b/i, es: /\bfero(z|ces)\b/i, ro: /\bfioros/i },
  ),
  term('archery', { es: 'arquería' }, { es: /tiro con arco|(fase|total(es)?) de arqueros/i }),
  term('maneuver', { en: 'maneuver' }, { en: /manoeuvre/i }),
  term(
    'twilight',
    { es: 'penumbra', ro: 'amurg' },
    { es: /crepúsculo|\bocaso\b/i, ro: /crepuscul|asfințit/i },
  ),
  term('twilight pool', { es: 'fondo de penumbra' }, { es: /reserva de penumbra/i }),
  term(
    'minion',
    { es: 'siervo', ro: 'slujitor' },
    { es: /\b(esbirro|secuaz|secuaces|sirviente)/i, ro: /\bservitor/i },
  ),
  term('companion', { es: 'compañero', ro: 'Însoțitor' }, { ro: /\btovarăș|companion/i }),
  term(
    'site',
    { es: 'sitio', ro: 'loc' },
    { es: /\blugar (\{site\}|\d|controlado|siguiente|de cada)|ubicaci[oó]n/i },
  ),
  term('adventure path', { es: 'camino de aventura' }, { es: /\bsenda/i }),
  term(
    'adventure deck',
    { es: 'mazo de aventura', ro: 'pachetul de aventură' },
    { es: /mazos? de aventuras/i },
  ),
  term('draw deck', { en: 'draw deck', es: 'mazo de robar' }, { en: /\blibrary\b/i, es: /mazos? de robo/i }),
  term('starter deck', { es: 'mazo de iniciación' }, { es: /mazos? de inicio/i }),
  term('to exert', { en: 'exert', es: 'esf', ro: 'strădui' }, { es: /\b(fatiga|agota)/i, ro: /\befort/i }),
  term('to spot', { en: 'spot', es: 'avista' }, { es: /\b(divisa|localiza)/i }),
  term('to prevent', { es: 'preven' }, { es: /\bevit(a|as|an|ar|arlo|ado|ada)\b/i }),
  term(
    'to overwhelm',
    { es: 'abrumad', ro: 'copleși' },
    { es: /\b(arrolla|aplasta)|\b(es|son|queda|quedan) superad/i },
  ),
  term('roaming', { es: 'vagando', ro: 'Rătăcitor' }, { es: /\berrantes?\b|merodea/i }),
  term('ambush', { es: 'emboscar' }, { es: /emboscada/i }),
  term('tale', { es: 'cuento' }, { es: /\brelatos?\b/i }),
  term('Ring-bound', { en: 'Ring-bound', es: 'Vinculado al Anillo' }, { es: /ligado al anillo/i }),
  term('Shadow player', { es: 'jugador de Sombra' }, { es: /jugador(es)? de la Sombra/i }),
  term('Shadow card', { es: 'cartas de Sombra' }, { es: /cartas? de la Sombra/i }),
  term('ranged weapon', { es: 'arma a distancia' }, { es: /arma de proyectil/i }),
  term('signet', { es: 'sello' }, { es: /\bemblema|insignia/i }),
  term('to reconcile', { es: 'reconcilia' }, { es: /reponer la mano/i }),
  term('to bear', { es: 'lleva' }, { es: /\bporta(n|r|ba)?\b/i }),
  term('discard pile', { es: 'pila de descartes' }, { es: /pila de descarte\b|mazo de descartes?/i }),
  term('token', { es: 'contador', ro: 'jeton' }, { es: /\bfichas?\b/i, ro: /\bfise\b|marcaj/i }),
];

glossarySuite({ game: lotrTcg, terms: TERMS });
