import { searchSets } from './search.ts';

const lake = {
  words: 'By the lake Utrecht',
  hives: [
    { id: '1', words: 'Hive 1 Königin Wilhelmina' },
    { id: '12', words: 'Hive 12 weak after winter' },
  ],
};
const orchard = { words: 'Orchard', hives: [{ id: '3', words: 'Hive 3 Beatrix' }] };
const meadow = { words: 'Meadow', hives: [] };

const found = (search: string) =>
  searchSets([lake, orchard, meadow], search).map(({ set, hives }) => [set.words, hives.map(({ id }) => id)]);

test('an empty search keeps everything, also apiaries without hives', () => {
  expect(found('  ')).toEqual([
    ['By the lake Utrecht', ['1', '12']],
    ['Orchard', ['3']],
    ['Meadow', []],
  ]);
});

test('an apiary that matches keeps all its hives', () => {
  expect(found('LAKE')).toEqual([['By the lake Utrecht', ['1', '12']]]);
});

test('otherwise the hives that match remain', () => {
  expect(found('beatrix')).toEqual([['Orchard', ['3']]]);
});

test('capitals and accents make no difference', () => {
  expect(found('konigin')).toEqual([['By the lake Utrecht', ['1']]]);
  expect(found('KÖNIGIN')).toEqual(found('konigin'));
});

test('every word must be there, in apiary or hive', () => {
  expect(found('utrecht winter')).toEqual([['By the lake Utrecht', ['12']]]);
  expect(found('orchard winter')).toEqual([]);
});

test('an id finds that hive and no other', () => {
  expect(found('id=1')).toEqual([['By the lake Utrecht', ['1']]]);
  expect(found('id=2')).toEqual([]);
});

test('what means something to a pattern is searched as it is', () => {
  expect(found('(.*')).toEqual([]);
});
