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
    digest: '258 answers, last-left, 8f77185fbac4c116bfa7b0901a9b443b',
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
    digest: '64 answers, last-left, c41cc913cc91f7e28c29989ce5b22066',
  },
  {
    seats: 2,
    options: options[2],
    seed: 'helm 35',
    digest: '166 answers, last-left, b2e46947f84d48c2e9a0ec451cfa7a4a',
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
    digest: '539 answers, last-left, 13ad0d13baec2444d6ef953719f29bad',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 32',
    digest: '351 answers, last-left, 4ce5b436533d7b59c6c82f5c4c82fe9c',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 0',
    digest: '139 answers, last-left, bccb0fdca5591843ffcd1164a324fde8',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 1',
    digest: '116 answers, last-left, 32c4365690f8568df21958964761ad09',
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
    digest: '530 answers, last-left, c6349ebefefd72c02c1f1ed49c5c4721',
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
    digest: '291 answers, last-left, 1947e081ab73027b2b578bc8df316a43',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 23',
    digest: '380 answers, last-left, 990709fb71ede86bd000b71b58ee60cd',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 4',
    digest: '364 answers, last-left, 50d8ea822f98ed0dc9ff310883a6c36e',
  },
]);
