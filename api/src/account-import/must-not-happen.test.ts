import { exportedFile } from '#exports/test-exports.ts';
import { monthPartitions } from '#measurements/partitions/partition-store.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import { aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { writeArchive } from './jobs.ts';
import { aHiveRow, anApiary, anArchive, kindsOf, time, zipOf } from './test-archives.ts';
import { aCountedRestore, broughtBack } from './test-restores.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const twice = `{\n"origin": "of-this-test",\n${'"hives": [\n{"id": 1}\n],\n'.repeat(2)}}\n`;

test.each([
  ['no zip at all', async () => Buffer.from('PK is not enough')],
  ['a zip of something else', async () => zipOf({ 'holiday.jpg': Buffer.from('beach') })],
  ['an archive that does not say of what', async () => zipOf({ 'everything.json': Buffer.from('{}') })],
  ['a line without an end', async () => zipOf({ 'everything.json': Buffer.alloc(3_000_000, 'x') })],
  ['a table that occurs twice', async () => zipOf({ 'everything.json': Buffer.from(twice) })],
  ['more rows of a kind than anybody has', async () => anArchive({ hives: Array(300_001).fill({ id: 1 }) })],
  ['the half of an archive', async () => (await anArchive({ apiaries: [anApiary(1)] })).subarray(0, 200)],
])('%s is refused in words, and nothing comes of it', async (_what, content) => {
  const restore = await aCountedRestore(api, anna, await content());
  expect([restore.state, restore.kinds]).toEqual(['refused', []]);
  expect((await broughtBack(api, anna)).state).toBe('refused');
});

test('of a kind with one wrong row nothing comes, and neither what hangs on it; the rest does', async () => {
  const archive = await anArchive({
    apiaries: [anApiary(1), anApiary(2)],
    hives: [aHiveRow(1), aHiveRow(2, { color: 'x'.repeat(10_000) })],
    queens: [],
    hive_layers: [{ hive_id: 1, kind: 'brood', sort_order: 0 }],
  });
  const counted = await aCountedRestore(api, anna, archive);
  expect(kindsOf(counted, 'apiaries', 'hives', 'hive_layers')).toMatchObject([
    { name: 'apiaries', fresh: 2, fault: undefined },
    { name: 'hives', fresh: 0, fault: { row: 2, column: 'color' } },
    { name: 'hive_layers', fresh: 0, leftOut: 1 },
  ]);
  await broughtBack(api, anna);
  const { body } = await api.request('GET', '/api/locations', { as: anna });
  expect(body.locations.map(({ name, hives }: { name: string; hives: [] }) => [name, hives])).toEqual([
    ['Apiary 1', []],
    ['Apiary 2', []],
  ]);
});

test("ids of another's things lead to nothing of theirs", async () => {
  const bob = await aUser(api);
  const { id: hiveId, location_id: apiaryId } = await aHive(api, bob);
  const archive = await anArchive({
    hives: [aHiveRow(1, { apiary_id: apiaryId })],
    hive_layers: [{ hive_id: hiveId, kind: 'brood', sort_order: 9 }],
    measurements: [{ device_id: 1, measured_at: time, received_at: time, weight_kg: 1 }],
  });
  const counted = await aCountedRestore(api, anna, archive);
  expect(kindsOf(counted, 'hives', 'hive_layers', 'measurements')).toMatchObject([
    { fresh: 0, leftOut: 1 },
    { fresh: 0, leftOut: 1 },
    { fresh: 0, leftOut: 1 },
  ]);
});

test('a picture that is none lets no photo come', async () => {
  const photo = (id: number) => ({
    id,
    inspection_id: 1,
    file: `images/photo-${id}.jpg`,
    taken_at: time,
    created_at: time,
  });
  const inspection = {
    ...{ id: 1, hive_id: 1, apiary_id: 1, inspected_at: time, time_zone: 'UTC' },
    ...{ inspected_local: '2026-06-03 10:00:00', created_at: time, updated_at: time },
  };
  const tables = {
    apiaries: [anApiary(1)],
    hives: [aHiveRow(1)],
    inspections: [inspection],
    photos: [photo(1), photo(2)],
  };
  const files = {
    'images/photo-1.jpg': await aPicture(),
    'images/photo-2.jpg': Buffer.from('MZ not a picture'),
  };
  await aCountedRestore(api, anna, await anArchive(tables, files));
  const done = await broughtBack(api, anna);
  expect(kindsOf(done, 'inspections', 'photos')).toMatchObject([
    { fresh: 1, isDone: true },
    { fresh: 0, isDone: false, fault: { row: 2, column: 'file' } },
  ]);
  expect((await api.request('GET', '/api/images', { as: anna })).body).toEqual([]);
});

test('photos without inspection, with no picture or that of another, and for which there is no room are left out', async () => {
  const inspection = {
    ...{ id: 1, hive_id: 1, apiary_id: 1, inspected_at: time, time_zone: 'UTC' },
    ...{ inspected_local: '2026-06-03 10:00:00', created_at: time, updated_at: time },
  };
  const photo = (id: number, overrides = {}) => ({
    ...{ id, inspection_id: 1, file: `images/photo-${id}.jpg`, taken_at: time, created_at: time },
    ...overrides,
  });
  const photos = [
    photo(1),
    photo(2, { inspection_id: null }),
    photo(3),
    photo(4, { file: 'images/photo-1.jpg' }),
    photo(5),
    photo(6),
  ];
  const tables = { apiaries: [anApiary(1)], hives: [aHiveRow(1)], inspections: [inspection], photos };
  const picture = await aPicture();
  const files = {
    'images/photo-1.jpg': picture,
    'images/photo-2.jpg': picture,
    'images/photo-5.jpg': Buffer.alloc(0),
    'images/photo-6.jpg': picture,
  };
  const counted = await aCountedRestore(api, anna, await anArchive(tables, files));
  expect(kindsOf(counted, 'photos')).toMatchObject([{ fresh: 2, leftOut: 4, fault: undefined }]);
  await api.request('POST', '/api/v1/account/restore/start', { as: anna });
  const drawn = await readPicture(picture);
  const storageBytesMax = drawn.whole.length + drawn.thumb.length;
  await writeArchive({ ...api.app.contextFor('test'), storageBytesMax }, { restoreId: counted.id });
  const { body } = await api.request('GET', '/api/v1/account/restore', { as: anna });
  expect(kindsOf(body.restore, 'photos')).toMatchObject([{ fresh: 1, leftOut: 5, fault: undefined }]);
  expect((await api.request('GET', '/api/images', { as: anna })).body).toHaveLength(1);
});

const device = { id: 1, name: 'Scale', type: 'beep', created_at: time };
const moment = { device_id: 1, measured_at: time, received_at: time, weight_kg: 41 };

test.each([
  ['a time that is none', { measured_at: 'yesterday' }, 'measured_at'],
  ['a month 13', { measured_at: '2026-13-03T10:00:00.000Z' }, 'measured_at'],
  ['a value beyond all scales', { weight_kg: 1e300 }, 'weight_kg'],
  ['a text', { weight_kg: '42' }, 'weight_kg'],
])('measurements with %s are refused before the first is stored', async (_what, wrong, column) => {
  const archive = await anArchive({ devices: [device], measurements: [moment, { ...moment, ...wrong }] });
  const counted = await aCountedRestore(api, anna, archive);
  expect(kindsOf(counted, 'devices', 'measurements')).toMatchObject([
    { fresh: 1 },
    { fresh: 0, fault: { row: 2, column } },
  ]);
});

test('measurements of times in which no message may be are left out, and no partition is made for them', async () => {
  const archive = await anArchive({
    devices: [device],
    measurements: [
      moment,
      ...['0000-06-03', '1999-12-31', '2071-01-01'].map((day) => ({
        ...moment,
        measured_at: `${day}T10:00:00.000Z`,
      })),
      { ...moment, measured_at: '2026-06-03T10:05:00.000Z', received_at: '0000-06-03T10:00:00.000Z' },
    ],
  });
  await aCountedRestore(api, anna, archive);
  const done = await broughtBack(api, anna);
  expect(kindsOf(done, 'measurements')).toMatchObject([{ fresh: 1, leftOut: 4, fault: undefined }]);
  const months = (await monthPartitions(api.app.contextFor('test'))).map(({ month }) => month);
  expect(months).toContain('2026-06-01');
  expect(months).not.toContain('1999-12-01');
  expect(months).not.toContain('2071-01-01');
});

test('of two values for one moment one is stored, and the device does not count as heard of now', async () => {
  const lastMessageAt = '2026-06-05T08:00:00.000Z';
  const archive = await anArchive({
    devices: [{ ...device, last_message_at: lastMessageAt }],
    measurements: [moment, { ...moment, weight_kg: 42 }],
  });
  await aCountedRestore(api, anna, archive);
  const done = await broughtBack(api, anna);
  expect(kindsOf(done, 'measurements')).toMatchObject([{ fresh: 1, fault: undefined }]);
  const { last_message_at: lastMessageTime } = await api.database.db
    .selectFrom('devices')
    .select('last_message_at')
    .where('user_id', '=', anna.id)
    .executeTakeFirstOrThrow();
  expect(lastMessageTime?.toISOString()).toBe(lastMessageAt);
});

test('what hangs on many of a kind that is refused is left out, not refused with it', async () => {
  const hives = Array.from({ length: 301 }, (_, index) => aHiveRow(index + 1));
  const archive = await anArchive({
    apiaries: [anApiary(1)],
    hives: [...hives, aHiveRow(302, { color: 'x'.repeat(10_000) })],
    hive_layers: [{ hive_id: 1, kind: 'brood', sort_order: 0 }],
  });
  const expected = [
    { name: 'hives', fresh: 0, fault: { row: 302, column: 'color' } },
    { name: 'hive_layers', fresh: 0, leftOut: 1, fault: undefined },
  ];
  const counted = await aCountedRestore(api, anna, archive);
  expect(kindsOf(counted, 'hives', 'hive_layers')).toMatchObject(expected);
  const done = await broughtBack(api, anna);
  expect(kindsOf(done, 'hives', 'hive_layers')).toMatchObject(expected);
});

test('an archive of before, without what came later, is read as well', async () => {
  const hive = await aHive(api, anna);
  await anInspection(api, anna, { hive_ids: [hive.id], notes: 'kept' });
  const { continent: _continent, ...apiary } = anApiary(7);
  const restore = await aCountedRestore(api, anna, await anArchive({ apiaries: [apiary] }));
  expect(kindsOf(restore, 'apiaries')).toMatchObject([{ fresh: 1 }]);
  const own = await aCountedRestore(api, anna, await exportedFile(api, anna));
  expect(kindsOf(own, 'inspections', 'hives')).toMatchObject([
    { fresh: 0, present: 1 },
    { fresh: 0, present: 1 },
  ]);
});
