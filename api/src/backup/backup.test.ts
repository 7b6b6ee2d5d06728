import { createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { demoAccount, seedDemo } from '#demo/seed.ts';
import { jobKinds } from '#domains.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import { folderFileStore } from '#platform/files/folder-file-store.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { openEmptyDatabase } from '#testing/test-database.ts';
import { type ArchiveReader, openArchive } from './archive-file.ts';
import { backUp } from './back-up.ts';
import { inCopySession } from './copy-session.ts';
import { type ArchiveKeys, decryptedFile } from './decrypted-file.ts';
import type { BackedUpFiles } from './files.ts';
import type { Manifest } from './manifest.ts';
import { moveDatabase } from './move.ts';
import { requireEmptyDatabase, restore } from './restore.ts';

/** A whole house is filled, packed and unpacked: longer than a test may take by itself. */
let folder: string;
let api: TestApi;
let anna: TestUser;
let hiveId: number;
/** The archive of all of it. */
let backupFile: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skep-backup-'));
  api = await startTestApi({ database: 'fresh' });
  await seedDemo(api.app.contextFor('demo'));
  anna = await aUser(api, { name: 'Änna "O\'Hive" \\ \t \u{1d11e}' });
  hiveId = (await aHive(api, anna)).id;
  const device = await aDevice(api, anna, { hive_id: hiveId });
  for (const time of ['2026-03-01T10:00:00Z', '2026-11-20T10:00:00Z', '2019-01-01T00:00:00Z'])
    await api.request('POST', '/api/sensors', { body: { key: device.key, t: 18.123_456, time } });
  await api.app.jobs.queue.send('clean-up', {});
  // pg-boss has one of its own, where it keeps schedules; and a version before had kinds of jobs that this one has not.
  for (const name of ['__pgboss__send-it', 'count-frames']) {
    await api.app.jobs.boss.createQueue(name);
    await api.app.jobs.boss.send(name, { text: 'two\nlines\tand more' });
  }
  await placeIn('house').write('photo-1.jpg', Readable.from([Buffer.from([0, 255, 10, 13])]));
  backupFile = await packed(api.database, 'house');
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const placeIn = (open: string): BackedUpFiles => ({
  kind: 'pictures',
  ...folderFileStore(join(folder, open)),
});

async function packed(database: OpenDatabase, open: string): Promise<string> {
  const path = join(folder, `${open}.zip`);
  const archive = backUp({ database, files: [placeIn(open)], version: '1.0.0', now: new Date() });
  await pipeline(archive, createWriteStream(path));
  return path;
}

async function withArchive<Result>(
  path: string,
  work: (archive: ArchiveReader) => Promise<Result>,
): Promise<Result> {
  const archive = await openArchive(path);
  try {
    return await work(archive);
  } finally {
    archive.close();
  }
}

const manifestOf = (path: string) => withArchive(path, async ({ manifest }) => manifest);

/** An archive whose manifest says something else. */
const withDatabase = (archive: ArchiveReader, database: Partial<Manifest['database']>): ArchiveReader => ({
  ...archive,
  manifest: { ...archive.manifest, database: { ...archive.manifest.database, ...database } },
});

describe('what is restored', () => {
  let open: OpenDatabase;
  let restored: TestApi;
  beforeAll(async () => {
    open = await openEmptyDatabase();
    await withArchive(backupFile, (archive) =>
      restore({ archive, database: open, files: [placeIn('new')], jobKinds }),
    );
    restored = await startTestApi({ database: open });
  });
  afterAll(async () => {
    await restored.close();
    await open.close();
  });

  test('is the same, table by table and byte by byte', async () => {
    const before = await manifestOf(backupFile);
    const after = await manifestOf(await packed(open, 'new'));
    const tables = ({ database }: Manifest) =>
      database.tables.map(({ name, rows, sha256 }) => `${name}: ${rows} ${sha256}`);
    // The service that was started on it has put its own jobs into the queue.
    const isOurs = (line: string) => !line.startsWith('pgboss.');
    expect(tables(after).filter(isOurs)).toEqual(tables(before).filter(isOurs));
    expect(after.database.steps).toEqual(before.database.steps);
    expect(after.database.sequences).toEqual(before.database.sequences);
    expect(before.database.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);
    expect(after.files).toEqual(before.files);
    expect(before.files.pictures).toHaveLength(1);
    expect(await readFile(join(folder, 'new/photo-1.jpg'))).toEqual(Buffer.from([0, 255, 10, 13]));
  });

  test('is what people see: they sign in and find their hives', async () => {
    const login = { email: demoAccount.email, password: demoAccount.password };
    expect((await restored.request('POST', '/api/login', { body: login })).status).toBe(200);
    const user = await restored.request('GET', '/api/settings', { as: anna });
    const hive = await restored.request('GET', `/api/hives/${hiveId}`, { as: anna });
    expect([user.status, hive.status]).toEqual([200, 200]);
  });

  test('gives what is made next a number that nobody had', async () => {
    const { id } = await aHive(restored, anna);
    expect(id).toBeGreaterThan(hiveId);
  });

  test('keeps what the database forbids: keys between tables, and registers that nobody changes', async () => {
    const rules = async ({ db }: OpenDatabase) =>
      (
        await sql`
          select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
          from pg_constraint where connamespace = 'public'::regnamespace
          union all
          select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
          where not tgisinternal
          order by rule`.execute(db)
      ).rows;
    expect(await rules(open)).toEqual(await rules(api.database));
  });
});

test('a place that is not empty is not overwritten', async () => {
  await withArchive(backupFile, async (archive) => {
    await expect(
      restore({ archive, database: api.database, files: [placeIn('empty')], jobKinds }),
    ).rejects.toThrow('The database is not empty');
    const empty = await openEmptyDatabase();
    await expect(restore({ archive, database: empty, files: [placeIn('house')], jobKinds })).rejects.toThrow(
      'There are 1 files in pictures already',
    );
    expect((await sql`select 1 from pg_tables where schemaname = 'public'`.execute(empty.db)).rows).toEqual(
      [],
    );
    await empty.close();
  });
});

test('an archive of a newer Skep, or of another form of its queue, is refused with what to do', async () => {
  const empty = await openEmptyDatabase();
  await withArchive(backupFile, async (archive) => {
    const bring = (other: ArchiveReader) => restore({ archive: other, database: empty, files: [], jobKinds });
    const steps = [...archive.manifest.database.steps, '2999-01-01-0000-newer'];
    await expect(bring(withDatabase(archive, { steps }))).rejects.toThrow('newer than this one');
    await expect(bring(withDatabase(archive, { queueVersion: 1 }))).rejects.toThrow(
      'queue of jobs has version 1',
    );
  });
  await empty.close();
});

test('a database that a newer Skep has opened is not moved, and the other one stays empty', async () => {
  const [newer, empty] = [await openEmptyDatabase(), await openEmptyDatabase()];
  const workFolder = join(folder, 'work');
  await moveDatabase(api.database, newer, jobKinds, workFolder);
  const step = "insert into kysely_migration values ('2999-01-01-0000-newer', '2999-01-01')";
  await sql.raw(step).execute(newer.db);
  await expect(moveDatabase(newer, empty, jobKinds, workFolder)).rejects.toThrow('newer than this one');
  await requireEmptyDatabase(empty);
  expect(await readdir(workFolder)).toEqual([]);
  await Promise.all([newer.close(), empty.close()]);
});

test('content that differs from the backup is reported', async () => {
  const empty = await openEmptyDatabase();
  await withArchive(backupFile, async (archive) => {
    const tables = archive.manifest.database.tables.map((table) =>
      table.name === 'public.hives' ? { ...table, rows: table.rows + 1 } : table,
    );
    const bring = restore({
      archive: withDatabase(archive, { tables }),
      database: empty,
      files: [],
      jobKinds,
    });
    await expect(bring).rejects.toThrow(/^public\.hives is not what it was: \d+ rows came, \d+ are there\.$/);
  });
  await empty.close();
});

test('of an archive that was damaged nothing is written', async () => {
  const empty = await openEmptyDatabase();
  await withArchive(backupFile, async (archive) => {
    const read = async (name: string) =>
      name === 'files/pictures/photo-1.jpg'
        ? Readable.from([Buffer.from([0, 255, 10, 12])])
        : archive.read(name);
    await expect(
      restore({ archive: { ...archive, read }, database: empty, files: [placeIn('empty')], jobKinds }),
    ).rejects.toThrow('The archive is damaged: files/pictures/photo-1.jpg differs');
  });
  await requireEmptyDatabase(empty);
  await empty.close();
});

test('an encrypted archive is opened with its passphrase or its private key, and with nothing else', async () => {
  const identity = await generateIdentity();
  const [byWord, byKey] = [new Encrypter(), new Encrypter()];
  byWord.setPassphrase('a passphrase of mine');
  // The default is slow on purpose, and every attempt to open the file takes as long.
  byWord.setScryptWorkFactor(10);
  byKey.addRecipient(await identityToRecipient(identity));
  const plain = await readFile(backupFile);
  const file = (name: string) => join(folder, name);
  await writeFile(file('word.age'), await byWord.encrypt(plain));
  await writeFile(file('key.age'), await byKey.encrypt(plain));
  await writeFile(file('key.txt'), `# created: 2026-11-29\n${identity}\n`);
  const passphrase = 'a passphrase of mine';
  const opened = async (name: string, keys: ArchiveKeys) =>
    (await readFile(await decryptedFile(file(name), keys, folder))).equals(plain);
  expect(await opened('word.age', { passphrase })).toBe(true);
  expect(await opened('key.age', { identityFile: file('key.txt') })).toBe(true);
  expect(await decryptedFile(backupFile, {}, folder)).toBe(backupFile);
  await expect(opened('word.age', {})).rejects.toThrow('set BACKUP_PASSPHRASE');
  await expect(opened('word.age', { passphrase: 'another' })).rejects.toThrow('encrypted with another key');
});

test.each([
  ['the beginning of one', async (path: string) => truncate(path, 5000)],
  ['something else', async (path: string) => writeFile(path, 'bees')],
])('%s is no archive', async (_what, spoil) => {
  const path = join(folder, 'spoilt.zip');
  await copyFile(backupFile, path);
  await spoil(path);
  await expect(openArchive(path)).rejects.toThrow('is no whole backup');
});

test('a missing archive is not reported as a broken one', async () => {
  await expect(openArchive('/nowhere/skep.zip')).rejects.toThrow(
    /^\/nowhere\/skep\.zip cannot be read: ENOENT[^.]*\/nowhere\/skep\.zip'\.$/,
  );
});

test('a snapshot shows nothing of what comes while it is copied', async () => {
  const count = 'select count(*)::int as count from users';
  const [before, after] = await inCopySession(api.database, 'snapshot', async ({ query, copyOut }) => {
    const first = await query<{ count: number }>(count);
    await aUser(api);
    await text(await copyOut('select id from hives'));
    return [first, await query<{ count: number }>(count)];
  });
  expect(after).toEqual(before);
});

test('who stops reading a backup ends it, and the database goes on', async () => {
  const archive = backUp({ database: api.database, files: [], version: '1.0.0', now: new Date() });
  archive.once('data', () => archive.destroy());
  await new Promise((closed) => archive.once('close', closed));
  expect((await api.request('GET', `/api/hives/${hiveId}`, { as: anna })).status).toBe(200);
});
