import { aDashboard, aUser, permit, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { anApiary } from '../hives/test-inputs.ts';
import { dashboardsOperations } from './test-operations.ts';

let service: TestGateway;
let anna: TestUser;
beforeAll(async () => {
  service = await startTestGateway();
});
beforeEach(async () => {
  anna = await aUser(service.api);
  await permit(service.api, anna);
});
afterAll(() => service.close());

const ask = async (name: string, variables = {}, as: TestUser | undefined = anna) =>
  (await service.ask(dashboardsOperations[name] ?? '', variables, as)).data[name];
const look = async (code: string, known?: string) =>
  (await service.ask(dashboardsOperations.dashboardScreen ?? '', { code, known })).data.dashboardScreen;

async function hives(): Promise<string[]> {
  const made = await service.ask(
    'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { hives { id } } } }',
    { input: anApiary() },
    anna,
  );
  return made.data.createApiary.hives.map(({ id }: { id: string }) => id);
}

const aOptions = async () => ({
  ...{ title: 'In the hall', description: 'Ask Jo for the key', hiveIds: await hives(), paceSeconds: 20 },
  ...{ interval: 'DAY', startsOn: null, endsOn: null, showsAll: true, parts: ['WEIGHT', 'INSPECTIONS'] },
  ...{
    language: 'DE',
    weightUnit: 'LB',
    temperatureUnit: 'FAHRENHEIT',
    theme: 'LIGHT',
    sites: ['https://museum.example'],
  },
});

test('a dashboard is made, changed, given another code and deleted', async () => {
  const input = await aOptions();
  const made = await ask('createDashboard', { input });
  expect(made).toMatchObject({ ...input, openings: [] });
  const { id, revision } = made;
  const changed = { ...input, title: 'At the door', language: null };
  const edited = await ask('updateDashboard', { id, revision, input: changed });
  expect(edited).toMatchObject(changed);
  expect(await ask('updateDashboard', { id, revision, input })).toMatchObject({
    __typename: 'DashboardConflict',
    current: { title: 'At the door', revision: edited.revision },
  });
  const { accessCode: code } = await ask('renewDashboardCode', { id });
  expect(code).not.toBe(made.accessCode);
  expect(await ask('dashboards')).toMatchObject([{ id, accessCode: code }]);
  expect(await ask('deleteDashboard', { id })).toMatchObject({ done: true });
  expect(await ask('dashboard', { id })).toBeNull();
});

test('anyone with the code sees it signed out, and gets it again when it has changed', async () => {
  const input = await aOptions();
  const { id, revision, accessCode: code } = await ask('createDashboard', { input });
  const { version, screen } = await look(code);
  expect(screen).toMatchObject({ title: 'In the hall', paceSeconds: 20, language: 'DE', theme: 'LIGHT' });
  expect(screen.hives.map((hive: { id: string }) => hive.id)).toEqual(input.hiveIds);
  expect(JSON.stringify(screen)).not.toContain('Ask Jo');
  expect(await look(code, version)).toEqual({ version, screen: null });
  await ask('updateDashboard', { id, revision, input: { ...input, title: 'At the door' } });
  expect((await look(code, version)).screen.title).toBe('At the door');
  expect(await ask('countDashboardOpening', { code }, undefined)).toMatchObject({ done: true });
  expect((await ask('dashboard', { id })).openings).toMatchObject([{ count: 1 }]);
});

test('what is not saved yet is shown as it will be', async () => {
  const input = await aOptions();
  const { id } = await ask('createDashboard', { input });
  const draft = { ...input, title: 'At the door', hiveIds: input.hiveIds.slice(0, 1) };
  expect(await ask('previewDashboard', { id, input: draft })).toMatchObject({
    __typename: 'DashboardScreen',
    ...{ title: 'At the door', weightUnit: 'LB', hives: [{ id: input.hiveIds[0] }] },
  });
  expect(await ask('dashboards')).toMatchObject([{ title: 'In the hall' }]);
  expect(await ask('previewDashboard', { input: { ...input, paceSeconds: 0 } })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'paceSeconds' }],
  });
});

test('a code that nobody has, or none, shows nothing', async () => {
  expect([await look('ABCDEFGHJK'), await look('<b>')]).toEqual([null, null]);
});

test('a fault is reported at its field', async () => {
  const input = { ...(await aOptions()), paceSeconds: 0, hiveIds: ['0'] };
  expect(await ask('createDashboard', { input })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [
      { path: 'paceSeconds', code: 'too_small', limit: 15 },
      { path: 'hiveIds.0', code: 'unknown_choice' },
    ],
  });
});

test('who has no permission makes none', async () => {
  const bert = await aUser(service.api);
  expect(await ask('createDashboard', { input: { ...(await aOptions()) } }, bert)).toMatchObject({
    code: 'NOT_ALLOWED',
  });
  const { id } = await aDashboard(service.api, anna);
  expect(await ask('dashboard', { id: String(id) }, bert)).toBeNull();
});
