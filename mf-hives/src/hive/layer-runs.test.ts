import { layerRuns } from './layer-runs.ts';

test('neighbours of one kind are counted together, the order stays', () => {
  const kinds = ['honey', 'honey', 'queen_excluder', 'brood', 'honey'] as const;
  expect(layerRuns(kinds.map((kind) => ({ kind })))).toEqual([
    { kind: 'honey', count: 2 },
    { kind: 'queen_excluder', count: 1 },
    { kind: 'brood', count: 1 },
    { kind: 'honey', count: 1 },
  ]);
  expect(layerRuns([])).toEqual([]);
});
