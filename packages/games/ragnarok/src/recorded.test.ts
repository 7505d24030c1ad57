import { recordedSuite } from '@concilio/suite';
import { ragnarok } from './index.ts';

const two = { drafts: 'two-drafts', content: null } as const;
const three = { drafts: 'three-drafts', content: null } as const;

// They end as Gothi, as Jarl and with Ragnarok, after 370 to 1,900 answers.
recordedSuite(ragnarok, 2, [
  { seats: 2, options: two, seed: 'saga 0', digest: '629 answers, gothi, 1238cddf9d44b58135ec3a5a13f13344' },
  { seats: 4, options: two, seed: 'saga 0', digest: '952 answers, gothi, 8821f16d64414a7c3a2326dec28f222f' },
  {
    seats: 3,
    options: three,
    seed: 'saga 1',
    digest: '1022 answers, jarl, b94ac03bbf97e1cb450b87614cbc44f3',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 1',
    digest: '373 answers, ragnarok, 1c5c05f2a0d078fb99dec8a9dd00fd0f',
  },
  {
    seats: 3,
    options: two,
    seed: 'saga 2',
    digest: '1053 answers, ragnarok, 24ee581966bf729ed15e0d5916df059e',
  },
  {
    seats: 3,
    options: three,
    seed: 'saga 3',
    digest: '1597 answers, ragnarok, 5b646dc591997437e2c8ccb235b6e2de',
  },
  {
    seats: 4,
    options: two,
    seed: 'saga 2',
    digest: '1823 answers, ragnarok, 3bbcd8dc4570682618444499ca6e2925',
  },
  {
    seats: 2,
    options: three,
    seed: 'saga 3',
    digest: '851 answers, gothi, af5d7a2778ceef3fcc103e74a598b011',
  },
]);
