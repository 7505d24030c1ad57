import { recordedSuite } from '@concilio/suite';
import { ragnarok } from './index.ts';

const two = { drafts: 'two-drafts', content: null } as const;
const three = { drafts: 'three-drafts', content: null } as const;

// They end as Gothi, as Jarl and with Ragnarok, after 370 to 1,900 answers.
recordedSuite(ragnarok, 1, [
  { seats: 2, options: two, seed: 'saga 0', digest: '629 answers, gothi, f2b9121d712b982413875dfc398f28ad' },
  { seats: 4, options: two, seed: 'saga 0', digest: '952 answers, gothi, 3820904280bc1571cd7f408eb72acb18' },
  {
    seats: 3,
    options: three,
    seed: 'saga 1',
    digest: '1022 answers, jarl, 398e573eedf7317dbc4b8b05d088cc63',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 1',
    digest: '373 answers, ragnarok, fe7bae552a9d0605f4ce0e7efac2075e',
  },
  {
    seats: 3,
    options: two,
    seed: 'saga 2',
    digest: '1053 answers, ragnarok, b77ca82413d8cbd00ebccc93adef6b0b',
  },
  {
    seats: 3,
    options: three,
    seed: 'saga 3',
    digest: '1597 answers, ragnarok, 63983a64b99b397e204efdb4dcee07c6',
  },
  {
    seats: 4,
    options: two,
    seed: 'saga 2',
    digest: '1823 answers, ragnarok, b499da84209995096c011c02a96cd8e1',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 3',
    digest: '851 answers, gothi, 07094084d4764dc751d93f48fc6bc801',
  },
]);
