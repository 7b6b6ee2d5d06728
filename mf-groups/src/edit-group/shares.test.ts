import type { OwnHive } from '../own-hives/own-apiaries.ts';
import { aGroup } from '../testing/groups.ts';
import { alike, changedShares, commonRight, commonUntil, nextRight, sharesOf } from './shares.ts';

const hives: OwnHive[] = ['1', '2'].map((id) => ({
  __typename: 'Hive',
  id,
  name: `Hive ${id}`,
  color: null,
  layers: [],
}));

const view = { right: 'VIEW', until: '' } as const;
const edit = { right: 'EDIT', until: '2099-08-14' } as const;
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString();

test('a click on the drawing goes from none to view to edit to none', () => {
  expect(nextRight('NONE')).toBe('VIEW');
  expect(nextRight('VIEW')).toBe('EDIT');
  expect(nextRight('EDIT')).toBe('NONE');
});

test('an apiary has the right that all its hives have', () => {
  expect(commonRight({}, hives)).toBe('NONE');
  expect(commonRight({ 1: view }, hives)).toBeUndefined();
  expect(commonRight(alike({}, hives, { right: 'EDIT' }), hives)).toBe('EDIT');
});

test('an apiary has the last day that all its shared hives have', () => {
  expect(commonUntil({ 1: edit }, hives)).toBe('2099-08-14');
  expect(commonUntil({ 1: edit, 2: view }, hives)).toBeUndefined();
  expect(commonUntil({}, hives)).toBeUndefined();
});

test('what the group holds is said in days', () => {
  const [first] = aGroup().hives;
  const hive = { ...first, hiveId: '1', right: 'EDIT' as const, until: endOf('2099-08-14') };
  expect(sharesOf(aGroup({ hives: [hive as never] }))).toEqual({ 1: edit });
});

test('only what was changed is sent, and ends with the last moment of its day', () => {
  const before = { 1: view, 2: edit };
  const after = { 1: view, 2: { ...edit, right: 'NONE' }, 3: edit } as const;
  expect(changedShares(before, after)).toEqual([
    { hiveId: '2', right: 'NONE' },
    { hiveId: '3', right: 'EDIT', until: endOf('2099-08-14') },
  ]);
});

test('an end is set, moved or taken away without another right, and stays where only the right is changed', () => {
  const after = { 1: { ...view, until: '2099-09-01' }, 2: { ...edit, until: '' } };
  expect(changedShares({ 1: view, 2: edit }, after)).toEqual([
    { hiveId: '1', right: 'VIEW', until: endOf('2099-09-01') },
    { hiveId: '2', right: 'EDIT', until: null },
  ]);
  expect(changedShares({ 2: edit }, { 2: { ...edit, right: 'VIEW' } })).toEqual([
    { hiveId: '2', right: 'VIEW' },
  ]);
});
