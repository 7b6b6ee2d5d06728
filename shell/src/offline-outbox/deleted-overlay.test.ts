import { gql } from '@apollo/client';
import type { CachePatch } from '@skep/remote-kit';
import { overlaid } from './optimistic-overlay.ts';

/** Types and ids of what is in the answer say what is gone, whatever was asked. */
const any = { query: gql('{ any }'), variables: {} };
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
  expect(overlaid([goneHive], any, answer)).toEqual({
    apiaries: [{ __typename: 'Apiary', id: '5', hives: [hive('2')] }],
    diary: [answer.diary[1]],
    reminders: [answer.reminders[1]],
    alerts: [{ __typename: 'Alert', id: '7', hive: null }],
    hive: null,
  });
});

test('what does not tell of it stays the same answer', () => {
  const answer = { hives: [hive('2')], apiary: { __typename: 'Apiary', id: '1', hives: [hive('3')] } };
  expect(overlaid([goneHive], any, answer)).toBe(answer);
});

test('its list is counted without it, and what runs along with that has no place for it', () => {
  const gone: CachePatch = {
    kind: 'gone',
    typename: 'Inspection',
    id: '9',
    lists: [
      {
        typename: 'InspectionTable',
        list: 'columns',
        count: 'total',
        beside: ['rows', '*', 'cells'],
      },
    ],
  };
  const column = (id: string) => ({ __typename: 'Inspection', id });
  const table = {
    hive: {
      __typename: 'InspectionTable',
      columns: [column('8'), column('9'), column('7')],
      total: 12,
      rows: [{ cells: ['a', null, 'c'] }],
    },
  };
  const once = overlaid([gone], any, table);
  expect(once).toEqual({
    hive: {
      ...table.hive,
      columns: [column('8'), column('7')],
      total: 11,
      rows: [{ cells: ['a', 'c'] }],
    },
  });
  expect(overlaid([gone], any, once)).toBe(once);
});

test('its list and what runs along with it are found under other names too', () => {
  const lists = [{ typename: 'InspectionConnection', list: 'nodes', count: 'totalCount' }];
  const gone: CachePatch = { kind: 'gone', typename: 'Inspection', id: '9', lists };
  const aliased = { query: gql('{ diary { inspections: nodes { id } number: totalCount } }'), variables: {} };
  const inspections = [{ __typename: 'Inspection', id: '9' }];
  const answer = { diary: { __typename: 'InspectionConnection', inspections, number: 4 } };
  expect(overlaid([gone], aliased, answer)).toEqual({
    diary: { ...answer.diary, inspections: [], number: 3 },
  });
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
  const once = overlaid([moved], any, answer);
  expect(once).toEqual(expected);
  expect(overlaid([moved], any, once)).toBe(once);
});

test('where the other list is missing, it is gone from its own', () => {
  expect(overlaid([moved], any, { apiaries: [apiary('5', hive('1'))] })).toEqual({
    apiaries: [apiary('5')],
  });
});
