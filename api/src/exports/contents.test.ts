import { domains } from '#domains.ts';
import { exportTables } from '#exports/contents.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** What is computed from measurements, and who is notified of them. */
const derived = [
  'device_last',
  'measurement_days',
  'measurement_weeks',
  'dirty_days',
  'import_parts',
  'alert_model_answers',
  'alert_rule_devices',
  'watched_devices',
  'scale_checks',
  // What an import made, so that it can be undone.
  'import_made',
  // Which measurements came from which log.
  'flash_log_values',
  // Opened where measurements are exported.
  'measurement_blocks',
];

test('a new table of measurements or devices is exported, or is said here to be derived', async () => {
  const tables = await api.database.db.introspection.getTables();
  const exported = new Set(exportTables({ domains }).map(({ name }) => name));
  const ofDevices = tables
    .filter(({ schema }) => schema === 'public')
    .filter(
      ({ name, columns }) => name === 'devices' || columns.some((column) => column.name === 'device_id'),
    )
    // A partition is a part of its table.
    .filter(({ name }) => !/^measurements_(default|\d{4}_\d\d)$/.test(name))
    .map(({ name }) => name);
  expect(ofDevices.length).toBeGreaterThan(5);
  expect(ofDevices.filter((name) => !exported.has(name) && !derived.includes(name))).toEqual([]);
});
