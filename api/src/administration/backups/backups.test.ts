import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

const passphrase = 'a passphrase of mine';
const plan = { isOn: true, hour: 3, timeZone: 'Europe/Berlin', storedMax: 2 };
let folder: string;
let api: TestApi;
let admin: TestUser;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skep-backups-'));
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** A service whose command writes this program's output as the archive. */
async function start(program: string, environment: Record<string, string> = {}) {
  const SKEP_COMMAND = join(folder, 'skep.mjs');
  writeFileSync(SKEP_COMMAND, program);
  api = await startTestApi({
    environment: { SKEP_COMMAND, BACKUP_STORE: join(folder, 'stored'), ...environment },
  });
  admin = await aUser(api, { isAdmin: true });
  await api.database.db.deleteFrom('backup_runs').execute();
  await api.database.db.deleteFrom('backup_plan').execute();
}

async function backUp() {
  const { status } = await api.request('POST', '/api/v1/administration/backups', { as: admin });
  expect(status).toBe(200);
  await api.runJobs();
  return (await api.request('GET', '/api/v1/administration/backups', { as: admin })).body;
}

const stored = () => readdirSync(join(folder, 'stored')).sort();
const bytesOf = (file: string) => readFileSync(join(folder, 'stored', file));
const savePlan = (body: object) =>
  api.request('PUT', '/api/v1/administration/backups/plan', { as: admin, body: { ...plan, ...body } });
const works = "process.stdout.write('archive of ' + process.argv.slice(2).join(' '));";

test('an admin has a backup made, and reads where it is and how large', async () => {
  await start(works);
  const { runs, place, isNextToData } = await backUp();
  const [file = ''] = stored();
  expect(file).toMatch(/^skep-\d{4}-\d\d-\d\d-\d{6}\.zip$/);
  expect(bytesOf(file).toString()).toBe('archive of backup -');
  expect([place, isNextToData]).toEqual([join(folder, 'stored'), false]);
  expect(runs).toEqual([
    expect.objectContaining({
      file,
      sizeBytes: 19,
      isAutomatic: false,
      endedAt: expect.anything(),
    }),
  ]);
});

test('what an admin starts is made though the hourly look at the plan waits as well', async () => {
  await start(works);
  await api.app.jobs.queue.send('back-up', {});
  const { runs } = await backUp();
  expect(runs).toEqual([expect.objectContaining({ isAutomatic: false, file: expect.any(String) })]);
});

test('a backup that breaks off is not stored, and the admin reads why', async () => {
  await start(
    "process.stdout.write('half'); process.stderr.write('The disk is gone.'); process.exitCode = 1;",
  );
  const { runs } = await backUp();
  expect(runs).toEqual([expect.objectContaining({ failure: 'The disk is gone.' })]);
  expect(runs[0]).not.toHaveProperty('file');
  expect(stored()).toEqual([]);
});

test('a plan that is sent back as it was read stays as it is', async () => {
  await start(works);
  const { plan: saved } = (await savePlan({ hour: 4 })).body;
  expect(saved).toEqual({ ...plan, hour: 4 });
  expect((await savePlan(saved)).body.plan).toEqual(saved);
});

test('older backups are deleted, and other files in the folder are left alone', async () => {
  await start(works);
  await savePlan({});
  await backUp();
  const [first = ''] = stored();
  writeFileSync(join(folder, 'stored/skep-2020-01-01-000000.zip'), 'by hand');
  api.clock.advance({ minutes: 1 });
  await backUp();
  api.clock.advance({ minutes: 1 });
  const { runs } = await backUp();
  expect(stored()).toHaveLength(3);
  expect(stored()).not.toContain(first);
  expect(stored()).toContain('skep-2020-01-01-000000.zip');
  expect(runs.map(({ file }: { file?: string }) => file === undefined)).toEqual([false, false, true]);
});

test('the passphrase of the settings encrypts it, whatever the plan says', async () => {
  await start(works, { BACKUP_PASSPHRASE: passphrase });
  await savePlan({ recipient: await identityToRecipient(await generateIdentity()) });
  const { hasPassphrase } = await backUp();
  expect(hasPassphrase).toBe(true);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const [file = ''] = stored();
  expect(file).toMatch(/\.age$/);
  expect(await decrypter.decrypt(bytesOf(file), 'text')).toBe('archive of backup -');
});

test('a public key in the plan encrypts it for who has the private one', async () => {
  await start(works);
  const identity = await generateIdentity();
  await savePlan({ recipient: await identityToRecipient(identity) });
  await backUp();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const [file = ''] = stored();
  expect(await decrypter.decrypt(bytesOf(file), 'text')).toBe('archive of backup -');
});

test('a plan with a private key, an unknown time zone or no backups at all is refused at its field', async () => {
  await start(works);
  const refused = async (change: object) =>
    (await savePlan(change)).body.problems.map(({ path }: { path: string }) => path);
  expect(await refused({ recipient: await generateIdentity() })).toEqual(['recipient']);
  expect(await refused({ timeZone: 'Mars/Olympus' })).toEqual(['timeZone']);
  expect(await refused({ storedMax: 0 })).toEqual(['storedMax']);
});
