import { namesOthers, withoutThing } from './query-cache.ts';

const known = new Set(['1', '2']);
const hive = (id: string) => ({ __typename: 'Hive', id, name: 'Linden' });

test.each([
  [
    'a thing of the type, however deep',
    { diary: { nodes: [{ __typename: 'Inspection', hive: hive('3') }] } },
  ],
  ['its id by name', { marks: [{ __typename: 'ChartMark', id: '1', hiveId: '3' }] }],
])('an answer tells of what may no longer be seen by %s', (_how, data) => {
  expect(namesOthers(data, 'Hive', known)).toBe(true);
});

test.each([
  ['what is known', { hives: [hive('1'), hive('2')] }],
  ['the id of something else', { apiaries: [{ __typename: 'Apiary', id: '3', hives: [hive('1')] }] }],
  ['nothing', { hive: null, marks: [{ __typename: 'ChartMark', id: '9', hiveId: null }] }],
])('an answer that tells of %s stays', (_what, data) => {
  expect(namesOthers(data, 'Hive', known)).toBe(false);
});

const third = { typename: 'Hive', id: '3' };

test('a cached list goes on without what may no longer be seen', () => {
  const home = { apiaries: [{ __typename: 'Apiary', id: '3', hives: [hive('1'), hive('3')] }] };
  expect(withoutThing(home, third)).toEqual({
    apiaries: [{ __typename: 'Apiary', id: '3', hives: [hive('1')] }],
  });
});

test('a cached answer about what may no longer be seen is none any more, nor is one that names it by its id', () => {
  expect(withoutThing({ hive: hive('3') }, third)).toBeUndefined();
  expect(withoutThing({ marks: [{ __typename: 'ChartMark', id: '1', hiveId: '3' }] }, third)).toBe(undefined);
});

test('a cached answer that does not tell of it stays the same', () => {
  const answer = { hives: [hive('1')], group: null };
  expect(withoutThing(answer, third)).toBe(answer);
});
