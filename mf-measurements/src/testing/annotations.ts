import { hoursAgo } from './builders.ts';

/** A note; a part of another kind says which. */
export function aMark(part: object = {}) {
  return {
    __typename: 'ChartMark',
    id: 'note-71',
    kind: 'NOTE',
    sourceId: '71',
    time: hoursAgo(3),
    text: 'Super on' as string | null,
    hiveId: '11',
    hiveName: 'Linden',
    event: null as string | null,
    entryKind: null as string | null,
    canEdit: true,
    ...part,
  };
}

export const sampleMarks = [
  aMark({
    id: 'colony-5',
    sourceId: '5',
    kind: 'COLONY',
    event: 'REQUEEN',
    time: hoursAgo(20),
    text: null,
    canEdit: false,
  }),
  aMark({
    id: 'entry-4',
    sourceId: '4',
    kind: 'ENTRY',
    entryKind: 'treatment',
    text: 'Formic acid 60 %',
    time: hoursAgo(14),
    canEdit: false,
  }),
  aMark({
    id: 'inspection-31',
    sourceId: '31',
    kind: 'INSPECTION',
    time: hoursAgo(9),
    text: 'Eggs seen',
    canEdit: false,
  }),
  aMark({ id: 'build-32', sourceId: '32', kind: 'BUILD', time: hoursAgo(8.9), canEdit: false }),
  aMark(),
  aMark({
    id: 'alert-9',
    sourceId: '9',
    kind: 'ALERT',
    text: 'Light hive',
    time: hoursAgo(2),
    canEdit: false,
  }),
];
