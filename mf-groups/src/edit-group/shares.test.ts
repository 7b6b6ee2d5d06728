import { alike, changedShares, commonRight, nextRight, type OwnHive } from './shares.ts';

const hives: OwnHive[] = ['1', '2'].map((id) => ({
  __typename: 'Hive',
  id,
  name: `Hive ${id}`,
  color: null,
  isOwner: true,
  layers: [],
}));

test('a click on the drawing goes from none to view to edit to none', () => {
  expect(nextRight('NONE')).toBe('VIEW');
  expect(nextRight('VIEW')).toBe('EDIT');
  expect(nextRight('EDIT')).toBe('NONE');
});

test('an apiary has the right that all its hives have', () => {
  expect(commonRight({}, hives)).toBe('NONE');
  expect(commonRight({ 1: 'VIEW' }, hives)).toBeUndefined();
  expect(commonRight(alike(hives, 'EDIT'), hives)).toBe('EDIT');
});

test('only what was changed is sent, and ends with the last moment of its day', () => {
  const before = { 1: 'VIEW', 2: 'EDIT' } as const;
  expect(changedShares(before, { 1: 'VIEW', 2: 'NONE', 3: 'EDIT' }, '2099-08-14')).toEqual([
    { hiveId: '2', right: 'NONE', until: undefined },
    { hiveId: '3', right: 'EDIT', until: new Date('2099-08-14T23:59:59').toISOString() },
  ]);
});
