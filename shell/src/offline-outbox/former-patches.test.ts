import { gql } from '@apollo/client';
import type { StoredPatch } from './former-patches.ts';
import { overlaid } from './optimistic-overlay.ts';

const query = gql(`query Table($id: ID!, $after: String) {
  hive(id: $id) { id table(after: $after) { columns { id } total rows { cells } } }
}`);
const list = { at: ['hive', 'table', 'columns'], count: ['hive', 'table', 'total'] };
const beside = ['hive', 'table', 'rows', '*', 'cells'];
const entry = { id: 'waiting:a' };
const answerOf = (columns: object[], total: number, cells: (string | null)[]) => ({
  hive: { __typename: 'Hive', id: '1', table: { __typename: 'Table', columns, total, rows: [{ cells }] } },
});
const answer = answerOf([{ __typename: 'Inspection', id: '9' }], 1, ['3']);

test('an entry that a remote of kit 1.0 adds to the list of an operation is shown in that operation', () => {
  const listed: StoredPatch = {
    ...{ kind: 'entry', operation: 'Table', variables: { id: '1', after: undefined } },
    ...{ ...list, beside, entry },
  };
  const shown = answerOf([entry, { __typename: 'Inspection', id: '9' }], 2, [null, '3']);
  expect(overlaid([listed], { query, variables: { id: '1' } }, answer)).toEqual(shown);
  expect(overlaid([listed], { query, variables: { id: '2' } }, answer)).toBe(answer);
  expect(overlaid([listed], { query, variables: { id: '1', after: 'c' } }, answer)).toBe(answer);
  expect(overlaid([{ ...listed, operation: 'Other' }], { query, variables: { id: '1' } }, answer)).toBe(
    answer,
  );
});

test('a part of a thing is shown wherever it has all that is asked', () => {
  const part: StoredPatch = { kind: 'part', of: { typename: 'Apiary', id: '5' }, list: 'hives', entry };
  const apiary = { __typename: 'Apiary', id: '5', hives: [{ id: '1' }] };
  const request = { query: gql('{ apiary { id hives { id } } }'), variables: {} };
  expect(overlaid([part], request, { apiary })).toEqual({
    apiary: { ...apiary, hives: [{ id: '1' }, entry] },
  });
});

test('a deleted thing leaves its list, with what runs along with that', () => {
  // As a row has it that was stored then.
  const gone: StoredPatch = JSON.parse(
    JSON.stringify({
      ...{ kind: 'gone', typename: 'Inspection', id: '9' },
      lists: [{ operation: 'Table', ...list, beside }],
    }),
  );
  expect(overlaid([gone], { query, variables: { id: '1' } }, answer)).toEqual(answerOf([], 0, []));
});
