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
recordedSuite(lotrTcg, 2, [
  {
    seats: 2,
    options: options[2],
    seed: 'helm 39',
    digest: '258 answers, last-left, ea669201c9e6c1a4e0844bf6be17c504',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 19',
    digest: '235 answers, last-left, 0da1a9939bdbcaf026ab7e4b03353793',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 21',
    digest: '64 answers, last-left, 45ab5c79312905ad437f02459b56020a',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 35',
    digest: '166 answers, last-left, 0086740c20576c7e27e77a134f02d900',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 23',
    digest: '147 answers, last-left, 50d74069a9cf186be1b1a6d16d3193dc',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 8',
    digest: '539 answers, last-left, e69558db0f805e2ac828df64244bc572',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 32',
    digest: '351 answers, last-left, 37cb50226a4ac5ac0551f2dba12606ab',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 0',
    digest: '139 answers, last-left, 41a66793db11a08902791ce706804541',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 1',
    digest: '116 answers, last-left, 79ed9d9b663fae401cb59a57b433c03d',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 24',
    digest: '269 answers, last-left, 190d202da2fce42f965918d34f00594e',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 26',
    digest: '530 answers, last-left, a2268461dc0434490f61a8372b1103cc',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 9',
    digest: '548 answers, last-left, 253c2edf967a871c104153f73b094796',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 27',
    digest: '291 answers, last-left, 93e1af15b5977e36a378b00b93e3eb75',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 23',
    digest: '380 answers, last-left, 54be8527c8092646f96f47772a29a895',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 4',
    digest: '364 answers, last-left, a0184907c2235e6429b5b7a598cf9526',
  },
]);
