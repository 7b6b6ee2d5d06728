import { formFieldOf } from './server-paths.ts';

const fieldOf = formFieldOf(['11', '12']);

test.each([
  ['inspection.notes', 'notes'],
  ['hiveId', 'hiveId'],
  ['inspection.items.413', 'answers.item413'],
  ['inspection.items', 'answers'],
  ['inspection.photoIds.0', 'photos'],
  ['hives.1.hiveId', 'own.hive12.hiveId'],
  ['hives.1.impression', 'own.hive12.impression'],
  ['hives.1.items.774', 'own.hive12.item774'],
  ['hives', 'hives'],
])('%s is the field %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});
