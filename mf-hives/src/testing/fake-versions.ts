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
