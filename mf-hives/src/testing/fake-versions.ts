import { layersOf } from './builders.ts';

const shared = { __typename: 'HiveVersion', color: null, order: 1, typeId: '63' };

/** A hive to which a super was added, the present version first. */
export const someVersions = [
  {
    ...shared,
    ...{ revision: 2, writtenAt: '2026-06-04T09:00:00Z', writtenBy: 'Bram', name: 'Linden' },
    layers: layersOf('12', ['HONEY', 'BROOD', 'BROOD']),
  },
  {
    ...shared,
    ...{ revision: 1, writtenAt: '2026-06-03T12:10:00Z', writtenBy: 'Anna', name: 'Linden' },
    layers: layersOf('12', ['BROOD', 'BROOD']),
  },
];

const queen = {
  __typename: 'QueenVersion',
  ...{ raceId: '924', birthDate: '2025-06-01', color: '#d0021b', isClipped: false, isFertilized: true },
  ...{ line: null, tree: null, description: null },
};

/** A queen who was renamed, the present version first. */
export const someQueenVersions = [
  { ...queen, revision: 2, writtenAt: '2026-06-04T09:00:00Z', writtenBy: 'Bram', name: 'Juliana' },
  { ...queen, revision: 1, writtenAt: '2026-06-03T12:10:00Z', writtenBy: 'Anna', name: 'Beatrix' },
];
