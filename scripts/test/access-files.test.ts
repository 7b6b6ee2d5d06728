import { decidesEveryAccess } from './access-files.ts';

test.each([
  'gateway/src/testing/actors.ts',
  'gateway/src/errors/failure.ts',
  'api/src/hive-core/authorization.ts',
  'api/src/platform/access/viewer.ts',
])('a change of %s tries the whole table of access', (path) => {
  expect(decidesEveryAccess(path)).toBe(true);
});

test.each([
  'gateway/src/slices/hives/schema.graphql',
  'gateway/src/testing/access-table.ts',
  'gateway/src/slices/hives/plain-hive.ts',
  'api/src/hives/hive/store.ts',
  'mf-hives/src/main.ts',
])('a change of %s does not', (path) => {
  expect(decidesEveryAccess(path)).toBe(false);
});
