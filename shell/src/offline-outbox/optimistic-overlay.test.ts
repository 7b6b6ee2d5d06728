import type { CachePatch } from '@skep/remote-kit';
import { overlaid } from './optimistic-overlay.ts';

const last: CachePatch = {
  kind: 'fields',
  typename: 'Hive',
  id: '1',
  fields: { lastInspection: { __typename: 'LastInspection', id: 'waiting:a', impression: 8 } },
};
const linden = { __typename: 'Hive', id: '1', lastInspection: { id: '9', impression: 3, reminder: 'Feed' } };
const lime = { __typename: 'Hive', id: '2', lastInspection: null };

test('a thing is shown as it was saved here, wherever an answer tells of it', () => {
  const home = { apiaries: [{ id: '7', hives: [linden, lime] }] };
  expect(overlaid([last], 'Home', {}, home)).toEqual({
    apiaries: [
      {
        id: '7',
        hives: [
          {
            ...linden,
            lastInspection: {
              __typename: 'LastInspection',
              id: 'waiting:a',
              impression: 8,
              reminder: 'Feed',
            },
          },
          lime,
        ],
      },
    ],
  });
});

test('what does not tell of it stays the same answer', () => {
  const answer = { hives: [lime], name: { __typename: 'Hive', id: '1', name: 'Linden' } };
  expect(overlaid([last], 'Home', {}, answer)).toBe(answer);
});

const listed: CachePatch = {
  kind: 'entry',
  operation: 'Table',
  variables: { id: '1', after: undefined },
  at: ['hive', 'columns'],
  count: ['hive', 'total'],
  beside: ['hive', 'rows', '*', 'cells'],
  entry: { id: 'waiting:a' },
};
const table = { hive: { columns: [{ id: '9' }], total: 1, rows: [{ cells: ['3'] }] } };

test('a new thing comes first in its list, with what runs along with that, and once', () => {
  const expected = {
    hive: { columns: [{ id: 'waiting:a' }, { id: '9' }], total: 2, rows: [{ cells: [null, '3'] }] },
  };
  const once = overlaid([listed], 'Table', { id: '1', first: 5 }, table);
  expect(once).toEqual(expected);
  expect(overlaid([listed], 'Table', { id: '1' }, once)).toEqual(expected);
});

test.each([
  ['Other', { id: '1' }],
  ['Table', { id: '2' }],
  ['Table', { id: '1', after: 'c' }],
])('another list (%s %j) is left alone', (operation, variables) => {
  expect(overlaid([listed], operation, variables, table)).toBe(table);
});

test('what was made here comes last in the list of its thing, and in one that answers begin with, once', () => {
  const entry = { __typename: 'Hive', id: 'waiting:1', name: 'Linden' };
  const of = { typename: 'Apiary', id: '5' };
  const apiaries = [
    { __typename: 'Apiary', id: '4', hives: [] },
    { __typename: 'Apiary', id: '5', hives: [{ __typename: 'Hive', id: '1' }] },
    { __typename: 'Apiary', id: '5' },
  ];
  const changes = [
    { kind: 'part', of, list: 'hives', operations: ['Home'], entry },
    { kind: 'part', list: 'hives', operations: ['Home', 'Inspect'], entry },
  ] as const;
  const once = overlaid(changes, 'Home', {}, { apiaries, hives: [] });
  const [other] = apiaries;
  expect(once).toEqual({
    apiaries: [other, { ...apiaries[1], hives: [{ __typename: 'Hive', id: '1' }, entry] }, apiaries[2]],
    hives: [entry],
  });
  expect(overlaid(changes, 'Home', {}, once)).toEqual(once);
  expect(overlaid(changes, 'Alerts', {}, { apiaries, hives: [] })).toEqual({ apiaries, hives: [] });
});

test('what was saved later is laid over what was saved before it, also where that came with another thing', () => {
  const putOff = {
    kind: 'fields',
    typename: 'LastInspection',
    id: 'waiting:a',
    fields: { reminder: 'Feed twice' },
  } as const;
  const answer = { hives: [linden, { ...lime, id: '1' }] };
  const shown = { __typename: 'LastInspection', id: 'waiting:a', impression: 8 };
  expect(overlaid([last, putOff], 'Home', {}, answer)).toEqual({
    hives: [
      { ...linden, lastInspection: { ...shown, reminder: 'Feed twice' } },
      { ...lime, id: '1', lastInspection: shown },
    ],
  });
  expect(overlaid([putOff, last], 'Home', {}, answer)).toEqual(overlaid([last], 'Home', {}, answer));
});

test('what a newer release stored of a kind that this one does not know changes no answer', () => {
  // As it comes out of the browser's storage, after this shell has taken the place of a newer one.
  const unknown: CachePatch = JSON.parse('{ "kind": "renumbered", "typename": "Hive", "id": "1" }');
  const answer = { hives: [linden, lime] };
  expect(overlaid([unknown], 'Home', {}, answer)).toBe(answer);
  expect(overlaid([last, unknown], 'Home', {}, answer)).toEqual(overlaid([last], 'Home', {}, answer));
});
