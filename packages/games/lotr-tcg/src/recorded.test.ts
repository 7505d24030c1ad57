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
recordedSuite(lotrTcg, 1, [
  {
    seats: 2,
    options: options[2],
    seed: 'helm 39',
    digest: '258 answers, last-left, ac8fbfeb2b568d2faab691d4a0f58588',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 19',
    digest: '235 answers, last-left, 8f75bb3c018b3f67de903076a761aa65',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 21',
    digest: '64 answers, last-left, 618fe7fef59cc57c5f8efdaf38a7e8a7',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 35',
    digest: '166 answers, last-left, d85b1dad3fba9ec28d1b91d5191cfd1e',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 23',
    digest: '147 answers, last-left, cf6f11d925eee2bd6775d817ee98b008',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 8',
    digest: '539 answers, last-left, b886793de47d7d0dc3dc55a1381a49c1',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 32',
    digest: '351 answers, last-left, 8735c2e095ab07af8bc6c06ef33b585b',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 0',
    digest: '139 answers, last-left, d0942909f9fe628266a2ae3f65893ad4',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 1',
    digest: '116 answers, last-left, a8be76545c76d8b7ca7503bec5020e5a',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 24',
    digest: '269 answers, last-left, 4e158bb7d40756bce580d58e9b969467',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 26',
    digest: '530 answers, last-left, 7b3ce67994fab89eda349b6cf483eca3',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 9',
    digest: '548 answers, last-left, a1acfaa9c359e503b2baa2428793adb0',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 27',
    digest: '291 answers, last-left, 8c1deef01f1a67e4a0bbfe4d89302cb4',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 23',
    digest: '380 answers, last-left, 9e04bfc02ac1e5fbd03202728fc08993',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 4',
    digest: '364 answers, last-left, 442e79a7c1f479f94817c536713dc643',
  },
]);
