import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { measurementsAdminOperations } from './test-operations.ts';

let service: TestGateway;
let admin: TestUser;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway({}, { database: 'fresh' });
  admin = await aUser(service.api, { isAdmin: true });
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const ask = (name: string, variables: Record<string, unknown>) =>
  service.ask(measurementsAdminOperations[name] ?? '', variables, admin);

test('an admin reads how the measurements of everybody fare', async () => {
  const device = { name: 'Scale', type: 'beep', key: 'abcdefgh12345678' };
  expect((await service.api.request('POST', '/api/devices', { as: anna, body: device })).status).toBe(200);
  for (const key of [device.key, device.key, 'nobodys-key-12345']) {
    await service.api.request('POST', '/api/sensors', { body: { key, t: 18.5, time: 1_700_000_000 } });
  }
  await service.api.app.jobs.queue.send('prepare-partitions', {});
  await service.api.runJobs();
  const { data } = await ask('measurementHealth', { hours: 24 });
  expect(data.measurementHealth).toMatchObject({
    accepted: 1,
    stored: 1,
    outcomes: [
      { outcome: 'STORED', messages: 1, repeats: 1 },
      { outcome: 'UNKNOWN_DEVICE', messages: 1, repeats: 0 },
    ],
    newestMessageAt: expect.stringMatching(/Z$/),
    waitingDays: 1,
    waitingSince: expect.stringMatching(/Z$/),
  });
  expect(data.measurementHealth.jobs).toHaveLength(9);
  expect(data.measurementHealth.jobs).toContainEqual({ job: 'SEAL_MONTHS', endedAt: null, failedAt: null });
  expect(data.measurementHealth.months).toContainEqual({
    month: expect.stringMatching(/^\d{4}-\d\d$/),
    bytes: expect.any(Number),
    isSealed: false,
  });
});

test.each([0, 25])('%s hours of health are not to be had', async (hours) => {
  expect((await ask('measurementHealth', { hours })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
});

test('the health of measurements is shown to admins only', async () => {
  const codeFor = async (as: TestUser | undefined) => {
    const { errors } = await service.ask(
      measurementsAdminOperations.measurementHealth ?? '',
      { hours: 1 },
      as,
    );
    return errors?.[0]?.extensions.code;
  };
  expect(await codeFor(undefined)).toBe('NOT_SIGNED_IN');
  expect(await codeFor(await aUser(service.api))).toBe('NOT_ALLOWED');
  expect(await codeFor(await aUser(service.api, { permissions: ['translator', 'dashboard'] }))).toBe(
    'NOT_ALLOWED',
  );
  expect(await codeFor(admin)).toBeUndefined();
});
