import { gql } from '@apollo/client';
import { isWholeAnswer } from './is-complete.ts';

const query = gql(`query Hives($isWhole: Boolean!) {
  hives { __typename ...Parts called: name layers { kind } }
  last { __typename ... on Inspection { notes } ... on Failure { code } }
  apiary @include(if: $isWhole) { name }
  tag @skip(if: $isWhole) { number }
}
fragment Parts on Hive { id order }`);
const hive = { __typename: 'Hive', id: '1', order: null, called: 'Linden', layers: [] };
const last = { __typename: 'Inspection', notes: 'Calm' };
const whole = { hives: [hive], last, apiary: { name: 'Heath' } };

test.each([
  ['all requested fields', whole, true],
  [
    'more than that',
    { ...whole, hives: [{ ...hive, layers: [{ kind: 'SUPER', color: null }] }], more: 1 },
    true,
  ],
  ['nothing to tell of', { hives: [], last: null, apiary: null }, true],
  ['a field of a fragment less', { ...whole, hives: [{ ...hive, order: undefined }] }, false],
  ['one by another name', { ...whole, hives: [{ ...hive, called: undefined, name: 'Linden' }] }, false],
  ['one of a part less', { ...whole, hives: [hive, { ...hive, layers: [{}] }] }, false],
  ['fields of another type', { ...whole, last: { __typename: 'Inspection', code: 'x' } }, false],
  ['less than these variables ask for', { hives: [], last: null }, false],
])('an answer that has %s is recognised', (_what, answer, isWhole) => {
  expect(isWholeAnswer(answer, { query, variables: { isWhole: true } })).toBe(isWhole);
});

test('a document that code generation wrote has no empty lists, and asks for the same', () => {
  const written = JSON.parse(
    JSON.stringify(query, (_name, value) => (Array.isArray(value) && value.length === 0 ? undefined : value)),
  );
  const request = { query: written, variables: { isWhole: true } };
  expect(isWholeAnswer(whole, request)).toBe(true);
  expect(isWholeAnswer({ ...whole, hives: [{ ...hive, order: undefined }] }, request)).toBe(false);
});

test('what these variables do not ask for may be missing', () => {
  const answer = { hives: [], last: null, tag: { number: '07' } };
  expect(isWholeAnswer(answer, { query, variables: { isWhole: false } })).toBe(true);
});
