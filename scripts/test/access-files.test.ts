import { decidesAccess } from './access-files.ts';

test.each([
  'gateway/src/slices/hives/schema.graphql',
  'gateway/src/slices/every-slice.graphql',
  'gateway/src/slices/hives/test-operations.ts',
  'gateway/src/testing/access-table.ts',
  'gateway/src/errors/failure.ts',
  'api/src/hive-core/authorization.ts',
  'api/src/platform/access/viewer.ts',
  'api/src/groups/groups/access-rows.ts',
])('a change of %s tries the whole table of access', (path) => {
  expect(decidesAccess(path)).toBe(true);
});

test.each(['gateway/src/slices/hives/plain-hive.ts', 'api/src/hives/hive/store.ts', 'mf-hives/src/main.ts'])(
  'a change of %s tries a sample',
  (path) => {
    expect(decidesAccess(path)).toBe(false);
  },
);
