import { thingsIn, withLearned } from './merge-entities.ts';

const layer = (id: string, kind: string) => ({ __typename: 'HiveLayer', id, kind });
const hive = (fields: object) => ({ __typename: 'Hive', id: '11', ...fields });
const stored = {
  hive: hive({
    name: 'Linden',
    revision: 3,
    apiary: { __typename: 'Apiary', id: '5', name: 'Heath', city: 'Delft' },
    layers: [layer('1', 'BROOD')],
  }),
};
const learned = (data: object) => withLearned(stored, thingsIn(data));

test('a cached answer has the result of a save from then on', () => {
  const updateHive = hive({ name: 'Lime', revision: 4, color: '#aabbcc', layers: [layer('2', 'HONEY')] });
  expect(learned({ __typename: 'Mutation', updateHive })).toEqual({
    hive: { ...stored.hive, name: 'Lime', revision: 4, layers: [layer('2', 'HONEY')] },
  });
});

test.each([
  ['somebody else has changed it before', hive({ name: 'Lime', revision: 5 })],
  [
    'the new answer has fewer fields than the cached one',
    hive({ name: 'Lime', revision: 4, layers: [{ __typename: 'HiveLayer', id: '9' }] }),
  ],
])('where %s its revision stays, so that a later change meets what is missing', (_why, renamed) => {
  expect(learned({ renameHives: renamed })).toEqual({ hive: { ...stored.hive, name: 'Lime' } });
});

test('other things, and answers that tell of nothing known, leave it as it was', () => {
  expect(learned({ updateHive: { ...hive({ name: 'Lime' }), id: '12' } })).toBe(stored);
  expect(learned({ deleteHive: { __typename: 'Done', done: true } })).toBe(stored);
});

test('a cached answer stays whole, whatever a newer one lacks', () => {
  const elsewhere = { __typename: 'Apiary', id: '6' };
  const bare = [{ __typename: 'HiveLayer', id: '9' }];
  expect(learned({ updateHive: hive({ apiary: elsewhere, layers: bare }) })).toEqual(stored);
  const renamed = { __typename: 'Apiary', id: '5', name: 'Heather' };
  expect(learned({ updateHive: hive({ apiary: renamed }) })).toMatchObject({
    hive: { apiary: { name: 'Heather', city: 'Delft' } },
  });
});
