import { gql } from '@apollo/client';
import type { CachePatch } from '@skep/remote-kit';
import { overlaid } from './optimistic-overlay.ts';

const asking = (text: string, variables = {}) => ({ query: gql(text), variables });
const home = asking('query Home { apiaries { id hives { id lastInspection { id } } } }');

const last: CachePatch = {
  kind: 'fields',
  typename: 'Hive',
  id: '1',
  fields: { lastInspection: { __typename: 'LastInspection', id: 'waiting:a', impression: 8 } },
};
const linden = { __typename: 'Hive', id: '1', lastInspection: { id: '9', impression: 3, reminder: 'Feed' } };
const lime = { __typename: 'Hive', id: '2', lastInspection: null };

test('a thing is shown as it was saved here, wherever an answer tells of it', () => {
  const answer = { apiaries: [{ id: '7', hives: [linden, lime] }] };
  expect(overlaid([last], home, answer)).toEqual({
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
  expect(overlaid([last], home, answer)).toBe(answer);
});

const table: CachePatch = {
  kind: 'added',
  of: { typename: 'Hive', id: '1' },
  field: 'inspectionTable',
  arguments: { page: 1, filter: null },
  at: ['columns'],
  count: ['total'],
  beside: ['rows', '*', 'cells'],
  entry: { __typename: 'Inspection', id: 'waiting:a', notes: 'Calm' },
};
const tableOf = (columns: object[], total: number, cells: (string | null)[]) => ({
  hive: { __typename: 'Hive', id: '1', inspectionTable: { columns, total, rows: [{ cells }] } },
});
const read = 'columns { id notes } total rows { cells }';
const before = tableOf([{ id: '9' }], 1, ['3']);

test('a new thing comes first in its list, with what runs along with that, and once', () => {
  const request = asking(`query Table($page: Int) { hive { id inspectionTable(page: $page) { ${read} } } }`, {
    page: 1,
  });
  const expected = tableOf([table.entry as object, { id: '9' }], 2, [null, '3']);
  const once = overlaid([table], request, before);
  expect(once).toEqual(expected);
  expect(overlaid([table], request, once)).toEqual(expected);
});

test.each([
  ['with a variable', 'query A($at: Int!) { hive { id inspectionTable(page: $at) { ... } } }'],
  ['with a literal', 'query B { hive { id inspectionTable(page: 1, filter: null) { ... } } }'],
  ['with a default', 'query C($at: Int = 1) { hive { id inspectionTable(page: $at) { ... } } }'],
  ['without a name', '{ hive { id inspectionTable(page: 1) { ... } } }'],
  ['with an empty filter', '{ hive { id inspectionTable(page: 1, filter: { search: null }) { ... } } }'],
  [
    'by a fragment',
    '{ hive { ...TableOfHive } } fragment TableOfHive on Hive { id inspectionTable(page: 1) { ... } }',
  ],
])('it is in each answer of that list: of a query %s', (_how, query) => {
  const answer = overlaid([table], asking(query.replace('{ ... }', `{ ${read} }`), { at: 1 }), before);
  expect(answer).toMatchObject({ hive: { inspectionTable: { total: 2 } } });
});

test('it is found under other names too', () => {
  const answer = {
    linden: {
      __typename: 'Hive',
      id: '1',
      first: { inspections: [{ id: '9' }], number: 1, rows: [] },
      second: { inspections: [{ id: '2' }], number: 1, rows: [] },
    },
  };
  const names = 'inspections: columns { id } number: total rows { cells }';
  const aliased = asking(
    `{ linden: hive { id first: inspectionTable(page: 1) { ${names} } second: inspectionTable(page: 2) { ${names} } } }`,
  );
  expect(overlaid([table], aliased, answer)).toEqual({
    linden: {
      ...answer.linden,
      first: { inspections: [table.entry, { id: '9' }], number: 2, rows: [] },
    },
  });
});

test.each([
  ['another field', '{ hive { id inspections { id } } }'],
  ['another page', `{ hive { id inspectionTable(page: 2) { ${read} } } }`],
  ['no page', `{ hive { id inspectionTable { ${read} } } }`],
  ['narrower', `{ hive { id inspectionTable(page: 1, filter: { search: "a" }) { ${read} } } }`],
  [
    'more than is known of it',
    '{ hive { id inspectionTable(page: 1) { columns { id impression } total } } }',
  ],
])('a list that is asked for %s is left alone', (_how, query) => {
  expect(overlaid([table], asking(query), before)).toBe(before);
});

test('what is read of other types only is not missing', () => {
  const union =
    '{ hive { id inspectionTable(page: 1) { columns { id ... on Event { kind } ...OfEvent } } } }';
  const fragment = 'fragment OfEvent on Event { at }';
  expect(overlaid([table], asking(union + fragment), before)).toMatchObject({
    hive: { inspectionTable: { columns: [{ id: 'waiting:a' }, { id: '9' }] } },
  });
});

test('what was made here comes last in the list of its thing, and in one that answers begin with, once', () => {
  const entry = { __typename: 'Hive', id: 'waiting:1', name: 'Linden' };
  const apiaries = [
    { __typename: 'Apiary', id: '4', hives: [] },
    { __typename: 'Apiary', id: '5', hives: [{ __typename: 'Hive', id: '1' }] },
    { __typename: 'Apiary', id: '5' },
  ];
  const added = { kind: 'added', field: 'hives', isLast: true, entry } as const;
  const changes = [{ ...added, of: { typename: 'Apiary', id: '5' } }, added];
  const request = asking('{ apiaries { id hives { id } } hives { id name } }');
  const once = overlaid(changes, request, { apiaries, hives: [] });
  const [other] = apiaries;
  expect(once).toEqual({
    apiaries: [other, { ...apiaries[1], hives: [{ __typename: 'Hive', id: '1' }, entry] }, apiaries[2]],
    hives: [entry],
  });
  expect(overlaid(changes, request, once)).toEqual(once);
});

test('fields are found under other names too', () => {
  const aliased = asking('{ hive { id newest: lastInspection { id } } }');
  const answer = { hive: { __typename: 'Hive', id: '1', newest: null } };
  expect(overlaid([last], aliased, answer)).toMatchObject({ hive: { newest: { id: 'waiting:a' } } });
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
  expect(overlaid([last, putOff], home, answer)).toEqual({
    hives: [
      { ...linden, lastInspection: { ...shown, reminder: 'Feed twice' } },
      { ...lime, id: '1', lastInspection: shown },
    ],
  });
  expect(overlaid([putOff, last], home, answer)).toEqual(overlaid([last], home, answer));
});

test('what a newer release stored of a kind that this one does not know changes no answer', () => {
  // As it comes out of the browser's storage, after this shell has taken the place of a newer one.
  const unknown: CachePatch = JSON.parse('{ "kind": "renumbered", "typename": "Hive", "id": "1" }');
  const answer = { hives: [linden, lime] };
  expect(overlaid([unknown], home, answer)).toBe(answer);
  expect(overlaid([last, unknown], home, answer)).toEqual(overlaid([last], home, answer));
});
