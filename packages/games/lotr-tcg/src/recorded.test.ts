import { recordedSuite } from '@concilio/suite';
import { lotrTcg } from './index.ts';

const decks = ['aragorn', 'theoden'];
const plain = { format: 'towers', decks, revised: false, mulligan: false, bearerFights: false } as const;
const options = {
  2: plain,
  3: { ...plain, mulligan: true },
  4: { ...plain, revised: true, bearerFights: true },
} as const;

// The longest of many: whoever answers by chance is soon lost.
recordedSuite(lotrTcg, 3, [
  {
    seats: 2,
    options: options[2],
    seed: 'helm 37',
    digest: '157 answers, last-left, b4854659e19bf1c1ea1093a2119f98c1',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 19',
    digest: '235 answers, last-left, 78e33619029ba4d384c52c76d0b7bb35',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 21',
    digest: '64 answers, last-left, d5f2a8e978a74014937e50d85d65d3ce',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 35',
    digest: '166 answers, last-left, 4f831eafefae153133e4ed724c535653',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 23',
    digest: '147 answers, last-left, 6eb4b94173732f49117b1b64fb711517',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 8',
    digest: '473 answers, last-left, 0401625fc325d33155f37ed30bc89523',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 32',
    digest: '232 answers, last-left, dbdebe0778469134163069e60d0511bb',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 0',
    digest: '139 answers, last-left, 4d9c242b3a045d01d325edf7ba602af4',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 1',
    digest: '152 answers, last-left, ae758f7e86a2867a74434733ee217294',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 24',
    digest: '220 answers, last-left, 4e03a487579f42e6b9c9194a67d69fa6',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 26',
    digest: '348 answers, last-left, b8410c570ffb856f6d4b440e7c62649b',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 9',
    digest: '550 answers, last-left, 7fcec75cbbfb47458d5cae18878a4ae5',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 27',
    digest: '147 answers, last-left, 797a2080775e017dadf22d9be1783895',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 23',
    digest: '271 answers, last-left, ed639540534680ee427546191dd77810',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 4',
    digest: '290 answers, last-left, 142ee3a812814f9d0baa84da1ed8baae',
  },
]);
