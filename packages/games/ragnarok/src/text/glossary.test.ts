import { glossarySuite, type Term } from '@concilio/suite';
import { kit as ragnarok } from '../kit.ts';

const term = (name: string, says: Term['says'], never: Term['never']): Term => ({ term: name, says, never });

/** In Spanish the words of the printed rulebook; in Romanian, in which it was never printed, our own. */
const TERMS: readonly Term[] = [
  term('Drakkar', { en: 'Drakkar', es: 'Drakar', ro: 'Drakkar' }, { es: /drakkar/i, ro: /\bdrakar/i }),
  term('Army', { es: 'Ejército', ro: 'Armat' }, { es: /\btropas?\b|\bhuestes\b/i, ro: /\boaste|\boști/i }),
  term('Priest', { es: 'Sacerdote', ro: 'Preot' }, { es: /\bcl[ée]rigo/i, ro: /\bsacerdo/i }),
  term(
    'Injury',
    { en: 'Injury', es: 'Herida', ro: 'Ran' },
    { en: /\bwound/i, es: /\blesi[óo]n/i, ro: /\bleziun/i },
  ),
  term('Hunt', { es: 'Caza', ro: 'Vân' }, { es: /\bcacer[íi]a/i }),
  term('Hit', { es: 'Golpe', ro: 'Lovitur' }, { es: /\bimpacto/i }),
  term('Settlement', { es: 'Asentamiento', ro: 'Așez' }, { es: /\bpoblado|\baldea/i, ro: /\bsat(ul)?\b/i }),
  term('Shrine', { es: 'Santuario', ro: 'Altar' }, { es: /\baltar/i, ro: /\bsanctuar/i }),
  term('Forge', { es: 'Forja', ro: 'Forj' }, { es: /\bfragua|\bherrer[íi]a/i }),
  term('Rage', { es: 'Rabia', ro: 'Furie' }, { es: /\bfuria\b|\bira\b/i, ro: /\bmânie/i }),
  term('Retreat', { en: 'Retreat', es: 'Repli', ro: 'Retrag' }, { es: /\bretirada/i }),
  term('Reward', { es: 'Recompensa', ro: 'Recompens' }, { es: /\bpremio/i }),
  term('Omen', { es: 'Presagio', ro: 'Semne' }, { es: /\baugurio/i, ro: /\bprevestir/i }),
  term('Realm bonus', { es: 'bonus' }, { es: /bonificaci|\bbeneficio/i }),
  term('draft', { es: 'reparto' }, { es: /\bdraft/i }),
];

glossarySuite({ game: ragnarok, terms: TERMS });
