import { recordedSuite } from '@concilio/suite';
import { ragnarok } from './index.ts';

const two = { drafts: 'two-drafts', content: null } as const;
const three = { drafts: 'three-drafts', content: null } as const;

// They end as Gothi, as Jarl and with Ragnarok, after 370 to 1,900 answers.
recordedSuite(ragnarok, 1, [
  { seats: 2, options: two, seed: 'saga 0', digest: '629 answers, gothi, ae162c94143fa64a2d9af5df21a26f77' },
  { seats: 4, options: two, seed: 'saga 0', digest: '952 answers, gothi, 4f2327c1207b6176b76f3731cc637d03' },
  {
    seats: 3,
    options: three,
    seed: 'saga 1',
    digest: '1022 answers, jarl, e21a433c0b55946dd8e40c5d5374aa7f',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 1',
    digest: '373 answers, ragnarok, a255ef5c921823f5ec265192ddfe107b',
  },
  {
    seats: 3,
    options: two,
    seed: 'saga 2',
    digest: '1053 answers, ragnarok, 2398e42249ee9d23df8547f42b28e7ec',
  },
  {
    seats: 3,
    options: three,
    seed: 'saga 3',
    digest: '1597 answers, ragnarok, 86e160e6ffbe89b2b0111d00c4c2d62f',
  },
  {
    seats: 4,
    options: two,
    seed: 'saga 2',
    digest: '1823 answers, ragnarok, 95d37dd8b5dc629b602c633b7736b7e6',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 3',
    digest: '851 answers, gothi, 4ed7e5345fe38b8265dd4abd95d4de31',
  },
]);
