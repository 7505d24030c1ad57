import type { Language } from '@concilio/kernel';
import { UsageError } from '../command.ts';
import { format, type Values } from '@concilio/words';

/** The sentences of `concilio sim`. */
const en = {
  matches: 'matches',
  finished: '{finished} of {games} finished',
  endings: 'endings',
  won: 'won',
  'won.by': '{rate} ({low} to {high}) {bot}',
  seat: 'seat {seat}',
  score: 'score',
  'score.of': 'mean {mean}, deviation {sd}, {min} to {max}',
  speed: 'speed',
  'speed.of':
    '{decisions} decisions in {seconds} s: {perSecond} a second, {matchesPerSecond} matches a second',
  seed: 'seed',
  hash: 'state hash',
  pairs: 'pairs',
  difference: 'difference',
  'difference.of': '{mean} ({low} to {high})',
  better: 'better',
  undecided: 'undecided',
  error: 'Match {match} failed: {message} Its record is in {file}',
  'missing.events': 'The event “{name}” never occurred.',
  'missing.questions': 'The question “{name}” was never asked.',
  'missing.things': 'The thing “{name}” never came into play.',
  'missing.uses': 'This use never occurred: “{name}”.',
  'missing.outcomes': 'No match ended by “{name}”.',
  'misuse.number': 'The option --{option} needs a whole number of at least {min}, not “{given}”.',
  'misuse.crowd': '{bots} bots are named for {seats} seats.',
  'misuse.budget':
    'The option --budget needs a time or a number of playouts, as 200ms or 500p, not “{given}”.',
  'misuse.option': 'The option --option does not fit: {problem}',
  'misuse.until': 'The option --until takes “better”, not “{given}”.',
  'misuse.two': '--until better compares two bots: name them with --bots a,b.',
} as const;

export type SimKey = keyof typeof en;
type Sentences = Readonly<Record<SimKey, string>>;

const es: Sentences = {
  matches: 'partidas',
  finished: '{finished} de {games} acabadas',
  endings: 'finales',
  won: 'ganado',
  'won.by': '{rate} ({low} a {high}) {bot}',
  seat: 'puesto {seat}',
  score: 'puntos',
  'score.of': 'media {mean}, desviación {sd}, de {min} a {max}',
  speed: 'velocidad',
  'speed.of':
    '{decisions} decisiones en {seconds} s: {perSecond} por segundo, {matchesPerSecond} partidas por segundo',
  seed: 'semilla',
  hash: 'huella',
  pairs: 'parejas',
  difference: 'diferencia',
  'difference.of': '{mean} ({low} a {high})',
  better: 'mejor',
  undecided: 'sin decidir',
  error: 'La partida {match} ha fallado: {message} Su registro está en {file}',
  'missing.events': 'El suceso «{name}» no se ha dado nunca.',
  'missing.questions': 'La pregunta «{name}» no se ha hecho nunca.',
  'missing.things': 'La pieza «{name}» no ha entrado nunca en juego.',
  'missing.uses': 'Este uso no se dio nunca: «{name}».',
  'missing.outcomes': 'Ninguna partida ha acabado por «{name}».',
  'misuse.number': 'La opción --{option} necesita un número entero de al menos {min}, no «{given}».',
  'misuse.crowd': 'Se nombran {bots} bots para {seats} puestos.',
  'misuse.budget':
    'La opción --budget necesita un tiempo o un número de simulaciones, como 200ms o 500p, no «{given}».',
  'misuse.option': 'La opción --option no encaja: {problem}',
  'misuse.until': 'La opción --until admite «better», no «{given}».',
  'misuse.two': '--until better compara dos bots: nómbralos con --bots a,b.',
};

const ro: Sentences = {
  matches: 'partide',
  finished: '{finished} din {games} terminate',
  endings: 'finaluri',
  won: 'câștigat',
  'won.by': '{rate} ({low} până la {high}) {bot}',
  seat: 'locul {seat}',
  score: 'puncte',
  'score.of': 'media {mean}, abaterea {sd}, de la {min} la {max}',
  speed: 'viteză',
  'speed.of':
    '{decisions} decizii în {seconds} s: {perSecond} pe secundă, {matchesPerSecond} partide pe secundă',
  seed: 'sămânță',
  hash: 'amprentă',
  pairs: 'perechi',
  difference: 'diferență',
  'difference.of': '{mean} ({low} până la {high})',
  better: 'mai bun',
  undecided: 'nehotărât',
  error: 'Partida {match} a eșuat: {message} Înregistrarea ei este în {file}',
  'missing.events': 'Evenimentul „{name}” nu s-a întâmplat niciodată.',
  'missing.questions': 'Întrebarea „{name}” nu a fost pusă niciodată.',
  'missing.things': 'Piesa „{name}” nu a intrat niciodată în joc.',
  'missing.uses': 'Această folosire nu a apărut niciodată: „{name}”.',
  'missing.outcomes': 'Nicio partidă nu s-a încheiat prin „{name}”.',
  'misuse.number': 'Opțiunea --{option} are nevoie de un număr întreg de cel puțin {min}, nu „{given}”.',
  'misuse.crowd': 'Sunt numiți {bots} boți pentru {seats} locuri.',
  'misuse.budget':
    'Opțiunea --budget are nevoie de un timp sau de un număr de simulări, ca 200ms sau 500p, nu „{given}”.',
  'misuse.option': 'Opțiunea --option nu se potrivește: {problem}',
  'misuse.until': 'Opțiunea --until primește „better”, nu „{given}”.',
  'misuse.two': '--until better compară doi boți: numește-i cu --bots a,b.',
};

const texts: Readonly<Record<Language, Sentences>> = { en, es, ro };

/** Speaks one language. */
export type Say = (key: SimKey, values?: Values) => string;

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    format(language, texts[language][key], values);

/** Wrong usage, in the reader's language. */
export const misuse = (say: Say, key: SimKey, values: Values = {}): UsageError =>
  new UsageError(say(key, values));
