import { firstHives } from './shown-apiaries.ts';

const lake = { id: 'lake', hiveIds: ['1', '2', '3'] };
const empty = { id: 'empty', hiveIds: [] };
const orchard = { id: 'orchard', hiveIds: ['4', '5'] };

test('the first hives are those at the top, whole apiaries where there is room', () => {
  expect(firstHives([lake, empty, orchard], 4)).toEqual([lake, empty, { id: 'orchard', hiveIds: ['4'] }]);
  expect(firstHives([lake, orchard], 3)).toEqual([lake]);
  expect(firstHives([lake, orchard], 24)).toEqual([lake, orchard]);
});
