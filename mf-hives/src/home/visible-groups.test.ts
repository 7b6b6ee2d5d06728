import { firstCounts } from './visible-groups.ts';

const apiary = (...ids: string[]) => ({ id: ids.join(), hives: ids.map((id) => ({ id, details: '' })) });
const lake = apiary('1', '2', '3');
const orchard = apiary('4', '5');

test('the first hives are those at the top, whole apiaries where there is room', () => {
  expect(firstCounts([lake, apiary(), orchard], 4)).toEqual([3, 0, 1]);
  expect(firstCounts([lake, orchard, apiary('6')], 3)).toEqual([3, 0, 0]);
  expect(firstCounts([lake, orchard], 24)).toEqual([3, 2]);
});
