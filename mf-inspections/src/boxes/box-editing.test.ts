import type { EditedLayer } from '@skep/domain';
import { actsFor, stepOfNewBox, withStep } from './box-editing.ts';

const boxes: EditedLayer[] = [
  { key: '1', id: '1', kind: 'queen_excluder' },
  { key: '2', id: '2', kind: 'brood', frameCount: 11 },
];

test('a new box has as many frames as the others, and a key that no other has', () => {
  expect(stepOfNewBox(boxes, 'honey')).toEqual({ act: 'add', layer: 'new-3', kind: 'honey', frameCount: 11 });
  expect(stepOfNewBox(boxes, 'feeding_box')).toEqual({ act: 'add', layer: 'new-3', kind: 'feeding_box' });
});

test('a box that is taken off again was never there; one of the hive is taken off', () => {
  const added = [stepOfNewBox(boxes, 'honey'), { act: 'down', layer: 'new-3' } as const];
  expect(withStep(added, { act: 'take_off', layer: 'new-3' })).toEqual([]);
  expect(withStep([], { act: 'take_off', layer: '2' })).toEqual([{ act: 'take_off', layer: '2' }]);
});

test('only boxes are turned, and nothing moves beyond the ends', () => {
  const acts = boxes.map((box) => actsFor(boxes, box).join(' '));
  expect(acts).toEqual(['down take_off', 'up turn take_off']);
});
