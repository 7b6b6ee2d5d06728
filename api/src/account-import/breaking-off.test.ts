import { Readable } from 'node:stream';
import { domains } from '#domains.ts';
import { restoredTables } from '#exports/contents.ts';
import { photoItem } from '#inspections/photos/test-photos.ts';
import { cleanUp } from '#platform/jobs/clean-up.ts';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { openArchive } from './archive.ts';
import { bringBack } from './import-account.ts';
import { readArchive, writeArchive } from './jobs.ts';
import { aHiveRow, anApiary, anArchive, kindsOf, time } from './test-archives.ts';
import { aCountedRestore, broughtBack } from './test-restores.ts';

const apiaries = restoredTables({ domains }).filter(({ name }) => name === 'apiaries');

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

test('a kind comes and is known to have come at once, or neither', async () => {
  const content = await anArchive({ apiaries: [anApiary(1)] });
  const { id } = await aCountedRestore(api, anna, content);
  const context = api.app.contextFor('test');
  const file = Readable.from([content]);
  const archive = await openArchive(
    api.app.contextFor('test'),
    { content: file, sizeBytes: content.length },
    new Set(['apiaries']),
  );
  const broken = bringBack(context, {
    ...{ archive, ownerId: anna.id, restoreId: id, isOwn: false, isWriting: true, done: [] },
    tables: apiaries,
    claim: async () => undefined,
    onKind: () => Promise.reject(new Error('killed')),
  });
  await expect(broken).rejects.toThrow('killed');
  await archive.close();
  expect((await api.request('GET', '/api/locations', { as: anna })).body.locations).toEqual([]);
});

test('what an earlier try has done stays known while a later one has not come to it', async () => {
  const content = await anArchive({ apiaries: [anApiary(1)] });
  const { id } = await aCountedRestore(api, anna, content);
  const file = Readable.from([content]);
  const archive = await openArchive(
    api.app.contextFor('test'),
    { content: file, sizeBytes: content.length },
    new Set(['apiaries']),
  );
  const later = { name: 'hives', fresh: 3, present: 0, leftOut: 0, isDone: true };
  const kindLists: string[][] = [];
  await bringBack(api.app.contextFor('test'), {
    ...{ archive, ownerId: anna.id, restoreId: id, isOwn: false, isWriting: true, done: [later] },
    tables: apiaries,
    claim: async () => undefined,
    onKind: async (_context, kinds) => {
      kindLists.push(kinds.map(({ name }) => name));
    },
  });
  await archive.close();
  expect(kindLists[0]).toEqual(['apiaries', 'hives']);
});

test('what broke off in the middle goes on where it was, and nobody lays it aside meanwhile', async () => {
  const inspection = {
    ...{ id: 1, hive_id: 1, apiary_id: 1, inspected_at: time, time_zone: 'UTC' },
    ...{ inspected_local: '2026-06-03 10:00:00', created_at: time, updated_at: time },
  };
  const photo = { id: 1, inspection_id: 1, file: 'images/photo-1.jpg', taken_at: time, created_at: time };
  const tables = {
    apiaries: [anApiary(1)],
    hives: [aHiveRow(1)],
    hive_layers: [{ hive_id: 1, kind: 'brood', sort_order: 0 }],
    inspections: [inspection],
    photos: [photo],
    inspection_answers: [{ inspection_id: 1, item_id: photoItem, value: '1' }],
  };
  const archive = await anArchive(tables, { 'images/photo-1.jpg': await aPicture() });
  const { id } = await aCountedRestore(api, anna, archive);
  await api.request('POST', '/api/v1/account/restore/start', { as: anna });
  const refused = await api.request('DELETE', '/api/v1/account/restore', { as: anna });
  expect([refused.status, refused.headers['x-error-code']]).toEqual([409, 'in_progress']);

  const context = api.app.contextFor('test');
  const full = { ...context.pictures, write: () => Promise.reject(new Error('disk full')) };
  const broken = writeArchive({ ...context, pictures: full }, { restoreId: id });
  await expect(broken).rejects.toThrow('disk full');
  expect((await broughtBack(api, anna)).state).toBe('done');
  const { body } = await api.request('GET', '/api/v1/account/restore', { as: anna });
  expect([body.restore.state, kindsOf(body.restore, 'apiaries', 'hive_layers', 'photos')]).toMatchObject([
    'done',
    [{ fresh: 1 }, { fresh: 1 }, { fresh: 1 }],
  ]);
  const { body: found } = await api.request('GET', '/api/locations', { as: anna });
  expect(found.locations).toHaveLength(1);
  expect(found.locations[0].hives).toMatchObject([{ layers: [{}] }]);
  const { body: images } = await api.request('GET', '/api/images', { as: anna });
  expect(images).toHaveLength(1);
});

test('an archive that is sent again after an interruption adds only what is missing', async () => {
  const archive = await anArchive(
    {
      apiaries: [anApiary(1)],
      hives: [aHiveRow(1), aHiveRow(2)],
      hive_layers: [1, 2].flatMap((hive_id) =>
        Array.from({ length: 200 }, (_, sort_order) => ({ hive_id, kind: 'brood', sort_order })),
      ),
      hive_places: [{ hive_id: 1, apiary_id: 1, since: time, until: null }],
    },
    {},
  );
  const { id } = await aCountedRestore(api, anna, archive);
  await api.request('POST', '/api/v1/account/restore/start', { as: anna });
  const context = api.app.contextFor('test');
  const change = () => {
    throw new Error('out of memory');
  };
  const broken = context.domains.map(({ exports = [], ...domain }) => ({
    ...domain,
    exports: exports.map((table) =>
      table.restored?.name === 'hive_layers' ? { ...table, restored: { ...table.restored, change } } : table,
    ),
  }));
  await expect(writeArchive({ ...context, domains: broken }, { restoreId: id })).rejects.toThrow(
    'out of memory',
  );
  const second = await aCountedRestore(api, anna, archive);
  const names = ['hives', 'hive_layers', 'hive_places'];
  expect(kindsOf(second, ...names)).toMatchObject([
    { fresh: 0, present: 2 },
    { fresh: 400, present: 0 },
    { fresh: 1, present: 0 },
  ]);
  expect((await broughtBack(api, anna)).state).toBe('done');
  const { body } = await api.request('GET', '/api/locations', { as: anna });
  expect(body.locations[0].hives.map(({ layers }: { layers: [] }) => layers.length)).toEqual([200, 200]);
  expect(kindsOf(await aCountedRestore(api, anna, archive), ...names)).toMatchObject([
    { fresh: 0, present: 2 },
    { fresh: 0, present: 400 },
    { fresh: 0, present: 1 },
  ]);
});

test('one that broke off while it was counted is counted again before anything comes', async () => {
  const headers = { 'content-type': 'application/zip' };
  const body = await anArchive({ apiaries: [anApiary(1)] });
  await api.request('POST', '/api/user/restore', { as: anna, headers, body });
  const { id } = (await api.request('GET', '/api/v1/account/restore', { as: anna })).body.restore;
  const context = api.app.contextFor('test');
  const restores = { ...context.restores, read: () => Promise.reject(new Error('no disk')) };
  await expect(readArchive({ ...context, restores }, { restoreId: id })).rejects.toThrow('no disk');
  const { body: begun } = await api.request('POST', '/api/v1/account/restore/start', { as: anna });
  expect(begun.state).toBe('reading');
  expect((await broughtBack(api, anna)).state).toBe('counted');
});

test('an archive that nobody comes back for goes with its file', async () => {
  await aCountedRestore(api, anna, await anArchive({ apiaries: [anApiary(1)] }));
  const context = api.app.contextFor('test');
  const fileNames = () => context.restores.names();
  const before = (await fileNames()).length;
  await cleanUp(context);
  expect((await fileNames()).length).toBe(before);
  api.clock.advance({ days: 8 });
  await cleanUp(context);
  expect(await fileNames()).toEqual([]);
  expect((await api.request('GET', '/api/v1/account/restore', { as: anna })).body).toEqual({});
});
