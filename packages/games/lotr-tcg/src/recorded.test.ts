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
    digest: '157 answers, last-left, 8d17e974b09ca72af7ed20afbb731651',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 19',
    digest: '235 answers, last-left, d20466933383ec222e4d827b4e5048ad',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 21',
    digest: '64 answers, last-left, ff7deded46ba12927bf500f1037bdfda',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 35',
    digest: '166 answers, last-left, 7093f7007ca9ca3b6b8a75d1c2d7cf0d',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 23',
    digest: '147 answers, last-left, fba6aa5e58aec89f6b14b87c6f89e4be',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 8',
    digest: '473 answers, last-left, d9222cb8f90d8e42504958b1d0ed63db',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 32',
    digest: '232 answers, last-left, 484fac9e445e9e33b6c7ac679a478af7',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 0',
    digest: '139 answers, last-left, be18d053b5426df2706f916e0f986989',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 1',
    digest: '152 answers, last-left, b9f516ef7c6d32d90f414c5ad3ac2749',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 24',
    digest: '220 answers, last-left, 4c5ce86bf633fa98e1878f6c9d62f3da',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 26',
    digest: '348 answers, last-left, 614c6415d8aac5a0d6d2f69be757cec3',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 9',
    digest: '550 answers, last-left, b6e9dbbb125e390506d84ca2ecc42454',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 27',
    digest: '147 answers, last-left, f8304348b74b973c112896b94026dac0',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 23',
    digest: '271 answers, last-left, 9c7064b18cfe06c157b2d7cdccefa84c',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 4',
    digest: '290 answers, last-left, 427ff9a73915efc91633f4e5fc9cd922',
  },
]);
