import { aUser, type TestUser } from '@skep/api/testing';
import { productVersion } from '@skep/settings';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { administrationOperations } from './test-operations.ts';

let service: TestGateway;
let admin: TestUser;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway({}, { database: 'fresh' });
  admin = await aUser(service.api, { isAdmin: true });
  anna = await aUser(service.api, { permissions: ['hive-compare'] });
});
afterAll(() => service.close());

function ask(name: string, variables: Record<string, unknown>, as: TestUser | undefined = admin) {
  return service.ask(administrationOperations[name] ?? '', variables, as);
}

const menu = { language: 'NL', package: 'shell', messageId: 'shell.menu', isReviewed: false };

test('an admin finds a person, gives them a right, and reads that in the log', async () => {
  const found = await ask('people', { filter: { search: anna.email, right: 'HIVE_COMPARE' }, page: 1 });
  expect(found.data.people).toEqual({
    people: [
      {
        id: String(anna.id),
        name: anna.name,
        email: anna.email,
        emailVerified: true,
        rights: ['HIVE_COMPARE'],
        askedToTranslateAt: null,
        memberSince: expect.stringMatching(/Z$/),
        lastSignInAt: expect.stringMatching(/Z$/),
      },
    ],
    total: 1,
    pageSize: 25,
  });
  const personId = String(anna.id);
  const { data } = await ask('setRight', { personId, right: 'TRANSLATOR', isGranted: true });
  expect(data.setRight.rights).toEqual(['HIVE_COMPARE', 'TRANSLATOR']);
  const log = await ask('rightChanges', { personId, page: 1 });
  expect(log.data.rightChanges.changes).toEqual([
    {
      at: expect.any(String),
      personName: anna.name,
      adminName: admin.name,
      right: 'TRANSLATOR',
      isGranted: true,
    },
  ]);
});

test('an admin tries the mail server, and reads that there is none', async () => {
  const { data } = await ask('sendTestMail', {});
  expect(data.sendTestMail).toEqual({ recipient: admin.email, outcome: 'NONE', fault: null, reason: null });
});

test('an admin reads which version runs, and that this service checks for no newer one', async () => {
  expect((await ask('release', {})).data.release).toEqual({
    running: productVersion(),
    isCheckOn: false,
    newest: null,
  });
});

test('an admin reads how much room the disk has; at http there is no certificate', async () => {
  const { disk, certificateEndsAt } = (await ask('machine', {})).data.machine;
  expect(disk.size).toBeGreaterThan(disk.free);
  expect(certificateEndsAt).toBeNull();
});

test('an admin decides when backups are made, and starts one', async () => {
  const plan = { isOn: true, hour: 4, timeZone: 'Europe/Berlin', storedMax: 7, recipient: null };
  expect((await ask('saveBackupPlan', { input: plan })).data.saveBackupPlan).toMatchObject({ plan });
  const refused = await ask('saveBackupPlan', { input: { ...plan, recipient: 'AGE-SECRET-KEY-1' } });
  expect(refused.data.saveBackupPlan.fields).toEqual([
    expect.objectContaining({ path: 'recipient', code: 'invalid' }),
  ]);
  expect((await ask('startBackup', {})).data.startBackup.plan).toEqual(plan);
  await service.api.runJobs();
  const { runs, ...rest } = (await ask('backups', {})).data.backups;
  expect(rest).toMatchObject({ plan, isNextToData: true });
  // Nothing here was started by the command that makes them.
  const failure = expect.stringContaining('Only a Skep');
  const time = expect.stringMatching(/Z$/);
  expect(runs).toEqual([expect.objectContaining({ startedAt: time, endedAt: time, failure, file: null })]);
});

test('a person asks to become a translator, and reads that until an admin has answered', async () => {
  const tess = await aUser(service.api);
  const own = async () => (await ask('translatorRequest', {}, tess)).data.translatorRequest;
  expect(await own()).toBeNull();
  const { askedAt } = (await ask('askToTranslate', {}, tess)).data.askToTranslate;
  expect(await own()).toEqual({ askedAt });
  const found = await ask('people', { filter: { search: tess.email }, page: 1 });
  expect(found.data.people.people).toMatchObject([{ askedToTranslateAt: askedAt }]);
  await ask('setRight', { personId: String(tess.id), right: 'TRANSLATOR', isGranted: true });
  expect(await own()).toBeNull();
  expect((await ask('askToTranslate', {}, tess)).data.askToTranslate.code).toBe('NOT_ALLOWED');
});

test('what may not be done is a failure', async () => {
  const own = { personId: String(admin.id), right: 'ADMIN', isGranted: false };
  expect((await ask('setRight', own)).data.setRight.code).toBe('NOT_ALLOWED');
  expect((await ask('setRight', { ...own, personId: 'x' })).data.setRight.code).toBe('NOT_FOUND');
});

test('a translator writes a message, and gets a conflict when another was faster', async () => {
  const translator = await aUser(service.api, { permissions: ['translator'], name: 'Tess' });
  const save = async (input: object) =>
    (await ask('saveTranslation', { input: { ...menu, ...input } }, translator)).data.saveTranslation;
  expect(await save({ text: 'Keuze', revision: 0 })).toMatchObject({
    id: 'nl shell shell.menu',
    text: 'Keuze',
    state: 'DRAFT',
    changedBy: 'Tess',
  });
  expect(await save({ text: 'Kiezen', revision: 0 })).toMatchObject({
    current: { text: 'Keuze', revision: 1 },
  });
  expect(await save({ text: '{', revision: 1 })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'text', code: 'not_a_message' }],
  });
  const shown = await ask('changedTexts', { language: 'NL' }, translator);
  expect(shown.data.changedTexts).toEqual([{ messageId: 'shell.menu', text: 'Keuze' }]);
  const filter = { show: 'TO_REVIEW', package: 'shell', search: 'keuze' };
  const found = await ask('translations', { language: 'NL', filter, page: 1 }, translator);
  expect(found.data.translations).toMatchObject({ total: 1, translations: [{ messageId: 'shell.menu' }] });
  const file = { language: 'NL', package: 'shell', reviewedOnly: false };
  const { path, content } = (await ask('translationFile', file, translator)).data.translationFile;
  expect(path).toBe('shell/locales/nl.json');
  expect(JSON.parse(content)['shell.menu']).toBe('Keuze');
  const { data } = await ask('translationProgress', {}, translator);
  expect(data.translationProgress.languages).toContainEqual(
    expect.objectContaining({ language: 'NL', changed: 1, toReview: 1 }),
  );
});

test.each(['..', '.', '', '%2e%2e'])('%j in the place of a name leads nowhere else', async (name) => {
  const input = { ...menu, package: name, messageId: name, text: 'x', revision: 0 };
  expect((await ask('saveTranslation', { input })).data.saveTranslation.code).toBe('NOT_FOUND');
  const { errors } = await ask('translationFile', { language: 'NL', package: name, reviewedOnly: false });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('nobody else gets anything of it', async () => {
  const filter = { filter: {}, page: 1 };
  expect((await ask('people', filter, anna)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
  const bram = await aUser(service.api);
  const progress = await ask('translationProgress', {}, bram);
  expect(progress.errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
  const saved = await ask('saveTranslation', { input: { ...menu, text: 'x', revision: 1 } }, bram);
  expect(saved.data.saveTranslation.code).toBe('NOT_ALLOWED');
  const { errors } = await service.ask(administrationOperations.people ?? '', filter);
  expect(errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
});
