import { afterBoxSteps, type BoxStep, doneToBoxes } from './box-steps.ts';
import type { EditedLayer } from './layer-editing.ts';

const hive: EditedLayer[] = [
  { key: '1', id: '1', kind: 'honey', frameCount: 8 },
  { key: '2', id: '2', kind: 'brood', frameCount: 10 },
  { key: '3', id: '3', kind: 'brood', frameCount: 11 },
];

const keys = (layers: readonly EditedLayer[]) => layers.map(({ key }) => key).join(' ');
const add = (layer: string, kind: BoxStep['kind']): BoxStep => ({ act: 'add', layer, kind });

test('boxes are put where a beekeeper puts them, and later steps can move and take them off', () => {
  const put = afterBoxSteps(hive, [add('a', 'queen_excluder'), add('b', 'honey'), add('c', 'feeding_box')]);
  expect(keys(put)).toBe('c b 1 a 2 3');
  expect(put[1]).toMatchObject({ kind: 'honey', frameCount: 11 });
  expect(keys(afterBoxSteps(put, [{ act: 'down', layer: 'b' }]))).toBe('c 1 b a 2 3');
  expect(keys(afterBoxSteps(put, [{ act: 'take_off', layer: '1' }]))).toBe('c b a 2 3');
  expect(afterBoxSteps(hive, [{ ...add('b', 'honey'), frameCount: 9 }])[0]).toMatchObject({ frameCount: 9 });
});

test('swapping two brood boxes changes their places, turning one changes none', () => {
  expect(keys(afterBoxSteps(hive, [{ act: 'up', layer: '3' }]))).toBe('1 3 2');
  expect(afterBoxSteps(hive, [{ act: 'turn', layer: '3' }])).toEqual(hive);
});

test('what somebody else did meanwhile stays: a box that is gone cannot be taken off again', () => {
  const theirs = hive.slice(1);
  const steps: BoxStep[] = [{ act: 'take_off', layer: '1' }, { act: 'up', layer: '1' }, add('a', 'honey')];
  expect(keys(afterBoxSteps(theirs, steps))).toBe('a 2 3');
  expect(doneToBoxes(theirs, steps)).toEqual([
    { act: 'add', layers: [expect.objectContaining({ key: 'a' })] },
  ]);
});

test('what was done is told once for each act, and a box that is off again was not moved', () => {
  const steps: BoxStep[] = [
    { act: 'up', layer: '3' },
    { act: 'turn', layer: '3' },
    { act: 'down', layer: '1' },
    { act: 'take_off', layer: '1' },
  ];
  expect(doneToBoxes(hive, steps).map(({ act, layers }) => [act, keys(layers)])).toEqual([
    ['take_off', '1'],
    ['up', '3'],
    ['turn', '3'],
  ]);
});
