import type { RecordCardsQuery as Answer } from '../generated/graphql.ts';
import { RecordCardsQuery } from '../record-cards/RecordCardsScreen.graphql.ts';
import { answering } from './gateway.ts';

type Card = Answer['recordCards'][number];
type Inspection = Card['inspections'][number];

const anInspection = (id: string, inspectedAt: string, said: Partial<Inspection> = {}): Inspection => ({
  __typename: 'LastInspection',
  ...{ id, inspectedAt, impression: null, needsAttention: null, notes: null },
  ...{ reminder: null, reminderAt: null, ...said },
});

const apiary = {
  __typename: 'Apiary' as const,
  ...{ id: '1', name: 'By the lake', registrationNumber: 'NL-0000' },
};

/** A hive that was treated and has to wait. */
const treated: Card = {
  __typename: 'RecordCard',
  hive: {
    __typename: 'Hive',
    ...{ id: '11', name: 'Linden', state: 'ACTIVE', apiary },
    queen: {
      __typename: 'Queen',
      ...{ id: 'q1', name: 'Wilhelmina', color: '#4a90e2', birthDate: '2025-06-01' },
      race: { __typename: 'BeeRace', id: '5', key: 'buckfast', name: 'Buckfast' },
    },
  },
  inspections: [
    anInspection('i3', '2026-07-20T14:05:00+02:00', {
      ...{ impression: 9, notes: 'Eight frames of brood.\nCalm.' },
    }),
    anInspection('i2', '2026-07-11T14:05:00+02:00', {
      ...{ needsAttention: true, reminder: 'Look for the queen', reminderAt: '2026-07-20T09:00:00+02:00' },
    }),
    anInspection('i1', '2026-07-02T14:05:00+02:00'),
  ],
  treatments: [
    {
      __typename: 'RecordCardTreatment',
      ...{ day: '2026-05-01', lastDay: '2026-05-24', product: null, measure: 'QUEEN_CAGING' },
    },
    {
      __typename: 'RecordCardTreatment',
      ...{ day: '2026-07-20', lastDay: '2026-07-30', product: 'Formic acid 60 %', measure: null },
    },
  ],
  waits: [
    {
      __typename: 'HoneyWait',
      ...{ from: '2026-07-20', honeyFrom: '2099-08-14', product: 'Formic acid 60 %' },
    },
  ],
};

/** A hive of which nothing is known. */
const unknown = (id: string): Card => ({
  __typename: 'RecordCard',
  hive: {
    __typename: 'Hive',
    ...{ id, name: 'Nucleus of the old willow 2026', state: 'NUCLEUS', queen: null },
    apiary: { ...apiary, registrationNumber: null },
  },
  ...{ inspections: [], treatments: [], waits: [] },
});

/** A server that knows hive 11, and those whose id begins with 12. */
export const fakeCards = () => [
  answering(RecordCardsQuery, ({ hiveIds }) => ({
    recordCards: [hiveIds]
      .flat()
      .flatMap((id) => (id === '11' ? [treated] : id.startsWith('12') ? [unknown(id)] : [])),
  })),
];
