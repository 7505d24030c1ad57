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
    digest: '258 answers, last-left, 0aa934fb19c17997c04c983c2a194ffd',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 19',
    digest: '235 answers, last-left, 4e61db4cee65c2de90134683e06364c3',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 21',
    digest: '228 answers, last-left, fd6f9b9fba08d940439efd4bc00a1fdc',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 35',
    digest: '205 answers, survived, de2e0f9075f7064c4314112957de0b76',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 23',
    digest: '147 answers, last-left, 82c5625bce6449f99852390394c90a51',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 8',
    digest: '496 answers, last-left, ea9115927fccdb434a815883d05618bd',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 32',
    digest: '351 answers, last-left, 407aeb777059bfd9add8cf3552e905b7',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 0',
    digest: '290 answers, last-left, 1b7bcbda8a45c8b1ff39e2131f796d91',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 1',
    digest: '281 answers, last-left, c3dbbec728160ff9ca8f3356aa05d117',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 24',
    digest: '269 answers, last-left, cdf7862d7845f9af57369efd672354ea',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 26',
    digest: '590 answers, last-left, 6efb38829a6199b1d3e5350c2b26a311',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 9',
    digest: '548 answers, last-left, 0f91f48e48ca4b17e4383fb5e0cc84c1',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 27',
    digest: '544 answers, last-left, 89201ac2f02eda9e49f555b46f5f2c1e',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 23',
    digest: '380 answers, last-left, e4286ba4f2dd0cbcd366ab131f8fe513',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 4',
    digest: '364 answers, last-left, f29c83d1d9ef53c47f2779a54cf22a76',
  },
]);
