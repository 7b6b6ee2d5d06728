import type { CachePatch } from '@skep/remote-kit';
import { overlaid } from './optimistic-overlay.ts';

const hive = (id: string) => ({ __typename: 'Hive', id, name: `Hive ${id}` });
const goneHive: CachePatch = {
  kind: 'gone',
  typename: 'Hive',
  id: '1',
  along: ['Inspection', 'Reminder'],
};

test('what is deleted is in no list, with what goes along, and is named by nothing else', () => {
  const answer = {
    apiaries: [{ __typename: 'Apiary', id: '5', hives: [hive('1'), hive('2')] }],
    diary: [
      { __typename: 'Inspection', id: '1', hive: hive('1') },
      { __typename: 'Inspection', id: '2', hive: hive('2') },
    ],
    reminders: [
      { __typename: 'Reminder', id: '1', hiveId: '1' },
      { __typename: 'Reminder', id: '2', hiveId: '2' },
    ],
    alerts: [{ __typename: 'Alert', id: '7', hive: hive('1') }],
    hive: hive('1'),
  };
  expect(overlaid([goneHive], 'Home', {}, answer)).toEqual({
    apiaries: [{ __typename: 'Apiary', id: '5', hives: [hive('2')] }],
    diary: [answer.diary[1]],
    reminders: [answer.reminders[1]],
    alerts: [{ __typename: 'Alert', id: '7', hive: null }],
    hive: null,
  });
});

test('what does not tell of it stays the same answer', () => {
  const answer = { hives: [hive('2')], apiary: { __typename: 'Apiary', id: '1', hives: [hive('3')] } };
  expect(overlaid([goneHive], 'Home', {}, answer)).toBe(answer);
});

test('its list is counted without it, and what runs along with that has no place for it', () => {
  const gone: CachePatch = {
    kind: 'gone',
    typename: 'Inspection',
    id: '9',
    lists: [
      {
        operation: 'Table',
        at: ['hive', 'columns'],
        count: ['hive', 'total'],
        beside: ['hive', 'rows', '*', 'cells'],
      },
    ],
  };
  const column = (id: string) => ({ __typename: 'Inspection', id });
  const table = {
    hive: {
      columns: [column('8'), column('9'), column('7')],
      total: 12,
      rows: [{ cells: ['a', null, 'c'] }],
    },
  };
  const once = overlaid([gone], 'Table', {}, table);
  expect(once).toEqual({
    hive: { columns: [column('8'), column('7')], total: 11, rows: [{ cells: ['a', 'c'] }] },
  });
  expect(overlaid([gone], 'Table', {}, once)).toBe(once);
});

const moved: CachePatch = {
  kind: 'moved',
  typename: 'Hive',
  id: '1',
  list: 'hives',
  to: { typename: 'Apiary', id: '6' },
};
const apiary = (id: string, ...hives: object[]) => ({ __typename: 'Apiary', id, hives });

test('what goes elsewhere is there as it was, once', () => {
  const answer = { apiaries: [apiary('5', hive('1'), hive('2')), apiary('6', hive('3'))] };
  const expected = { apiaries: [apiary('5', hive('2')), apiary('6', hive('3'), hive('1'))] };
  const once = overlaid([moved], 'Home', {}, answer);
  expect(once).toEqual(expected);
  expect(overlaid([moved], 'Home', {}, once)).toBe(once);
});

test('where the other list is missing, it is gone from its own', () => {
  expect(overlaid([moved], 'Home', {}, { apiaries: [apiary('5', hive('1'))] })).toEqual({
    apiaries: [apiary('5')],
  });
});
