import { changedRootFields, changedRows } from './changed-operations.ts';

const before = `
  type Query { hive(id: ID!): Hive }
  type Mutation {
    "Makes a hive."
    createHive(input: HiveInput!): Hive!
    endQueen(id: ID!, reason: Reason!): Hive!
  }
  input HiveInput { name: String!, queen: QueenInput }
  input QueenInput { year: Int }
  enum Reason { LOST }
  type Hive { id: ID! }`;

test.each([
  ['a new root field', 'type Query {', 'type Query { hives: [Hive!]!', ['hives']],
  ['an argument', 'hive(id: ID!)', 'hive(id: ID!, year: Int)', ['hive']],
  ['an input in an input', 'year: Int', 'year: Int!', ['createHive']],
  ['a value of an enum', 'LOST', 'LOST SOLD', ['endQueen']],
  ['a description', 'Makes a hive.', 'Makes one hive.', []],
  ['what is shown of a hive', 'type Hive { id: ID! }', 'type Hive { id: ID! name: String }', []],
])('%s changes the operations that have it', (_what, old, changed, names) => {
  expect(changedRootFields(before, before.replace(old, changed))).toEqual(names);
});

test('a row of the table of access is changed by what stands in it, and not by its comment', () => {
  const rows = `export const accessTable = {
  hive: sharedToSee,
  // The owner alone.
  deleteHive: row({
    ...{ stranger: 'NOT_FOUND' },
    owner: 'DONE',
  }),
};`;
  expect(changedRows(rows, rows.replace('The owner alone', 'Only the owner'))).toEqual([]);
  expect(changedRows(rows, rows.replace('NOT_FOUND', 'NOTHING'))).toEqual(['deleteHive']);
  expect(changedRows(rows, rows.replace('  // The', '  towns: ownerSees,\n  // The'))).toEqual(['towns']);
});
