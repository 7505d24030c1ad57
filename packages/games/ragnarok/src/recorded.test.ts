import { recordedSuite } from '@concilio/suite';
import { ragnarok } from './index.ts';

const two = { drafts: 'two-drafts', content: null } as const;
const three = { drafts: 'three-drafts', content: null } as const;

// They end as Gothi, as Jarl and with Ragnarok, after 370 to 1,900 answers.
recordedSuite(ragnarok, 2, [
  { seats: 2, options: two, seed: 'saga 0', digest: '629 answers, gothi, 24e1f7d23bf3e7f8f9d60d49bd8135e3' },
  { seats: 4, options: two, seed: 'saga 0', digest: '952 answers, gothi, e991cacbd04cac8454ae966daacc15fb' },
  {
    seats: 3,
    options: three,
    seed: 'saga 1',
    digest: '1022 answers, jarl, 54f6c17a92cb3817d18defdc03cb74cb',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 1',
    digest: '373 answers, ragnarok, abfb63268c7d5460977411613840c729',
  },
  {
    seats: 3,
    options: two,
    seed: 'saga 2',
    digest: '1053 answers, ragnarok, ab864ba1d8ffc2d9d25b88025ed6a48d',
  },
  {
    seats: 3,
    options: three,
    seed: 'saga 3',
    digest: '1597 answers, ragnarok, 17ec8c27fa5ab495e0aa03b1effedfb3',
  },
  {
    seats: 4,
    options: two,
    seed: 'saga 2',
    digest: '1823 answers, ragnarok, fb90e404b21c480761c4b082e98bbb17',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 3',
    digest: '851 answers, gothi, b94faba9078d83b3a096a52ade2671b9',
  },
]);
