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
    digest: '258 answers, last-left, 943f3a415c6300dc21eaa368df76d6c8',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 19',
    digest: '235 answers, last-left, 48fc2d3a9e95c4d8bd814cdb2df1c1ac',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 21',
    digest: '228 answers, last-left, e45c6af8474067d5cadcc4b48e4a66df',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 35',
    digest: '205 answers, survived, a6bd072c1653cc7d30c6227198d5f68a',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 23',
    digest: '147 answers, last-left, f3a743f9ee91db612b4259987aa36136',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 8',
    digest: '496 answers, last-left, e4ad1d1182ed6bda915b3d6f2da3da8d',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 32',
    digest: '351 answers, last-left, 7c5bf3fa0b8d88caadf10f3b37027ca6',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 0',
    digest: '290 answers, last-left, 51cf747e036ee8d0029f365b50a24a83',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 1',
    digest: '281 answers, last-left, f94052dc1f5bcf46e784dec8ffc8bf56',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 24',
    digest: '269 answers, last-left, 36cd6663694af85f6b29acdbd4de7f10',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 26',
    digest: '590 answers, last-left, 321c6f4f02dd0f4abe95107e590e3722',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 9',
    digest: '548 answers, last-left, 4d4938ad020805743e8ca042addc3e44',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 27',
    digest: '544 answers, last-left, dbfa19ba0656a3e0d8f5c4cdf5a63c7a',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 23',
    digest: '380 answers, last-left, b5c670b92530587e3b0753901f1a13d3',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 4',
    digest: '364 answers, last-left, 2fc87ed911a1b3f9b3c6e38991750c67',
  },
]);
