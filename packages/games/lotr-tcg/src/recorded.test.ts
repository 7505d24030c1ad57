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
    digest: '539 answers, last-left, e34692effb161ed98bd76040a496c5c8',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 32',
    digest: '351 answers, last-left, 706bcc45a1bf61044efdd791b3c94024',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 0',
    digest: '139 answers, last-left, 61bd34d8bdfb7ce3aef5d1b02881ce7d',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 1',
    digest: '116 answers, last-left, cc6b7a45cc570c64ab346adef7cb9a89',
  },
  {
    seats: 3,
    options: options[3],
    seed: 'helm 24',
    digest: '269 answers, last-left, f5586edbc6524ce3c396be06f41ba8c8',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 26',
    digest: '530 answers, last-left, 8f43e2d69bef6358d5dd40476333a35a',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 9',
    digest: '548 answers, last-left, f61b70393ce3d9f8e5ce0db28c51f217',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 27',
    digest: '291 answers, last-left, 7a383a67420b361a0bc757098e346778',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 23',
    digest: '380 answers, last-left, e020398e92f30f0b3ae15cdbf6d5f808',
  },
  {
    seats: 4,
    options: options[4],
    seed: 'helm 4',
    digest: '364 answers, last-left, 2064cadc2836edca0373fbfe26ca9399',
  },
]);
