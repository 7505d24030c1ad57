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
    digest: '258 answers, last-left, d68f39df160df9e249321d37a98a2338',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 19',
    digest: '235 answers, last-left, c335a40f45230a98acdcef7ce8769fa8',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 21',
    digest: '228 answers, last-left, e461ef37ea2590bcadad0cf56682e45c',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 35',
    digest: '205 answers, survived, f8b66d363b7f125fdfaed3c1654be925',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 23',
    digest: '147 answers, last-left, 84a4689ce6d1dd8dc0bfe26ba78699c3',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 8',
    digest: '496 answers, last-left, 3130bc420ce99447b8a4e4cfe49f8088',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 32',
    digest: '351 answers, last-left, 6b660724d9132823791624fee61b5d87',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 0',
    digest: '290 answers, last-left, a290f446482fb0cf17cba522fc6bc699',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 1',
    digest: '281 answers, last-left, 8a67a01a119b4dae3ca5ebbd8c66e8e9',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 24',
    digest: '269 answers, last-left, 6da6ced43f0b6a92577fe898c146765c',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 26',
    digest: '590 answers, last-left, 7a002c02ff02e85eba0be6191cd08bf2',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 9',
    digest: '548 answers, last-left, fa850ac2734ad3022e4c015515fc72ad',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 27',
    digest: '544 answers, last-left, ef21ae33e47429ce1d55d84972cbe081',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 23',
    digest: '380 answers, last-left, 449d4e49f7ce33195828d042ce7088a9',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 4',
    digest: '364 answers, last-left, 50d8ea822f98ed0dc9ff310883a6c36e',
  },
]);
