import type { Key } from './en.ts';

export const ro: Readonly<Record<Key, string>> = {
  'outcome.conceded': 'Abandon.',
  'outcome.together.won': 'Jucătorii au câștigat.',
  'outcome.together.lost': 'Jucătorii au pierdut.',
  'outcome.winners':
    '{count, plural, =0 {Nu câștigă nimeni.} one {Câștigă {names}.} other {{names} împart victoria.}}',
  'answer.yes': 'Da',
  'answer.no': 'Nu',
  'answer.pass': 'Pas',
  'answer.none': 'Niciunul',
  'answer.done': 'Gata',
};
