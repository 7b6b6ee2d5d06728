import { aChecklist, anItem } from '../testing/builders.ts';
import { itemsForMany } from './items-for-many.ts';

const { items } = aChecklist([
  anItem({ id: '100', name: 'Colony' }),
  anItem({ id: '101', parentId: '100', name: 'Eggs seen', input: 'BOOLEAN' }),
  anItem({ id: '102', parentId: '100', name: 'Comb', input: 'IMAGE' }),
  anItem({ id: '103', parentId: '100', name: 'Sample', input: 'SAMPLE_CODE' }),
  anItem({ id: '110', parentId: '100', name: 'Liebefeld', key: 'liebefelder_method' }),
  anItem({ id: '111', parentId: '110', name: 'Frame 1, side A', key: 'frame_1_side_a' }),
  anItem({ id: '112', parentId: '111', name: 'Squares', input: 'SQUARE_25CM2' }),
  anItem({ id: '120', parentId: '100', name: 'From above', key: 'top_photo_analysis' }),
  anItem({ id: '121', parentId: '120', name: 'Pixels with bees', input: 'NUMBER_POSITIVE' }),
  anItem({ id: '201', name: 'Area of brood', input: 'SQUARE_25CM2' }),
]);

test('for several hives no photo, no code and no counted bees appear, at whatever depth', () => {
  expect(itemsForMany(items).map(({ name }) => name)).toEqual(['Colony', 'Eggs seen', 'Area of brood']);
});
