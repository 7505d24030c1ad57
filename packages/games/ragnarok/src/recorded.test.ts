import { recordedSuite } from '@concilio/suite';
import { ragnarok } from './index.ts';

const two = { drafts: 'two-drafts', content: null } as const;
const three = { drafts: 'three-drafts', content: null } as const;

// They end as Gothi, as Jarl and with Ragnarok, after 370 to 1,900 answers.
recordedSuite(ragnarok, 2, [
  { seats: 2, options: two, seed: 'saga 0', digest: '629 answers, gothi, 0a9a6e6696be4c8fa2198a1570ad2e6e' },
  { seats: 4, options: two, seed: 'saga 0', digest: '952 answers, gothi, d1ad5b9c2f7da9007fb9f08af612304f' },
  {
    seats: 3,
    options: three,
    seed: 'saga 1',
    digest: '1022 answers, jarl, 4d8cb2d2288f51831027962ba7d406f1',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 1',
    digest: '373 answers, ragnarok, 8e52fdc171e7fa7d3113993d3ae9f0ee',
  },
  {
    seats: 3,
    options: two,
    seed: 'saga 2',
    digest: '1053 answers, ragnarok, 2129085026dbf3bd4489795496f06244',
  },
  {
    seats: 3,
    options: three,
    seed: 'saga 3',
    digest: '1597 answers, ragnarok, 5231c552c7c9115e98556cbbcff6ae97',
  },
  {
    seats: 4,
    options: two,
    seed: 'saga 2',
    digest: '1823 answers, ragnarok, 9c0a8cff8053d6e36ac6eb56799c246a',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 3',
    digest: '851 answers, gothi, 6e4e19a64c702786b39a697c3afcd1f0',
  },
]);
