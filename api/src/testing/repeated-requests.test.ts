import { aHive } from './bee-builders.ts';
import { aUser } from './builders.ts';
import { targetOf } from './hostile-input.ts';
import { startTestApi, type TestApi } from './test-api.ts';

// The guarantee: whoever gets no answer may send the same again, and is answered as if it had come.

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('every route that keeps its answer does once what is sent twice, and answers both alike', async () => {
  const idempotent = api.app.routes.filter(({ isIdempotent }) => isIdempotent);
  expect(idempotent.length).toBeGreaterThan(30);
  for (const route of idempotent) {
    const target = targetOf(api, route);
    const { as, path, body } = await target.right();
    const send = () =>
      api.request(target.method, path, { as, body, headers: { 'idempotency-key': 'the-same' } });
    const first = await send();
    const again = await send();
    expect([target.name, first.status < 400, again.headers['idempotent-replay']]).toEqual([
      target.name,
      true,
      'true',
    ]);
    expect([again.status, again.text, again.headers['content-type']]).toEqual([
      first.status,
      first.text,
      first.headers['content-type'],
    ]);
  }
});

test('what changes something and keeps no answer are devices, secrets, files, and visitors who have no name', () => {
  const others = api.app.routes.filter(({ method, isIdempotent }) => method !== 'GET' && !isIdempotent);
  expect(others.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /api/flashlogs/:id',
    'DELETE /api/images',
    'DELETE /api/user',
    'DELETE /api/v1/account',
    'DELETE /api/v1/account/move',
    'DELETE /api/v1/account/new-email',
    'DELETE /api/v1/account/passkeys/:id',
    'DELETE /api/v1/account/provider',
    'DELETE /api/v1/account/restore',
    'DELETE /api/v1/account/second-factor',
    'PATCH /api/user',
    'PATCH /api/userlocale',
    'PATCH /api/v1/account',
    'PATCH /api/v1/webhook',
    'POST /api/alert-stop/:rule/:hive/:signature',
    'POST /api/authenticate',
    'POST /api/devices/:id/lorawan/coverage-check',
    'POST /api/devices/:id/lorawan/helium',
    'POST /api/devices/clocksync',
    'POST /api/devices/interval',
    'POST /api/devices/lora_reset',
    'POST /api/devices/ttn/:hardwareId',
    'POST /api/email/resend',
    'POST /api/export/csv',
    'POST /api/flashlogs/:id',
    'POST /api/groups/checktoken',
    'POST /api/images',
    'POST /api/imports',
    'POST /api/login',
    'POST /api/lora_sensors',
    'POST /api/lora_sensors/from/:secret',
    'POST /api/lora_sensors_auth',
    'POST /api/mail-stop/:user/:signature',
    'POST /api/morning-notice-stop/:user/:signature',
    'POST /api/push-devices/renewals',
    'POST /api/register',
    'POST /api/scan',
    'POST /api/sensors',
    'POST /api/sensors/flashlog',
    'POST /api/sensors/from/:secret',
    'POST /api/sensors_auth',
    'POST /api/sheet-readings/:id/pages',
    'POST /api/user/reminder',
    'POST /api/user/reset',
    'POST /api/user/restore',
    'POST /api/v1/account/api-tokens',
    'POST /api/v1/account/export',
    'POST /api/v1/account/move',
    'POST /api/v1/account/move/start',
    'POST /api/v1/account/move/undo',
    'POST /api/v1/account/new-email',
    'POST /api/v1/account/passkeys',
    'POST /api/v1/account/passkeys/options',
    'POST /api/v1/account/provider',
    'POST /api/v1/account/provider/start',
    'POST /api/v1/account/restore/start',
    'POST /api/v1/account/second-factor',
    'POST /api/v1/account/second-factor/confirm',
    'POST /api/v1/account/second-factor/passkeys',
    'POST /api/v1/account/second-factor/recovery-codes',
    'POST /api/v1/alert-rules/test-alert',
    'POST /api/v1/apiaries/:id/attachments',
    'POST /api/v1/dashboards/:id/logo',
    'POST /api/v1/dashboards/:id/preview',
    'POST /api/v1/dashboards/preview',
    'POST /api/v1/email-verification',
    'POST /api/v1/email-verification/email',
    'POST /api/v1/first-account',
    'POST /api/v1/groups/:id/answer',
    'POST /api/v1/hives/:id/attachments',
    'POST /api/v1/notifications/webhooks',
    'POST /api/v1/notifications/webhooks/:id/secret',
    'POST /api/v1/notifications/webhooks/:id/test',
    'POST /api/v1/password-reset',
    'POST /api/v1/password-reset/email',
    'POST /api/v1/public-dashboards/:code/openings',
    'POST /api/v1/queens/:id/attachments',
    'POST /api/v1/register-entries/:id/proof',
    'POST /api/v1/reminders/calendar-link',
    'POST /api/v1/research-projects/:id/picture',
    'POST /api/v1/sign-in',
    'POST /api/v1/sign-in/passkey',
    'POST /api/v1/sign-in/passkey/code',
    'POST /api/v1/sign-in/passkey/options',
    'POST /api/v1/sign-in/provider',
    'POST /api/v1/sign-in/provider/start',
    'POST /api/v1/sign-out',
    'POST /api/v1/sign-up',
    'POST /api/v1/webhook/secret',
    'PUT /api/images/pieces/:client_id',
    'PUT /api/user',
    'PUT /api/userlocale',
    'PUT /api/v1/administration/settings',
  ]);
});

test('an edit that is sent again after a lost answer is no conflict with itself, and one of another version is', async () => {
  const anna = await aUser(api);
  const { id, location_id, rev } = await aHive(api, anna);
  const edit = (key: string, revision: number) =>
    api.request('PATCH', `/api/hives/${id}`, {
      as: anna,
      body: { location_id, name: 'Linden' },
      headers: { 'idempotency-key': key, 'if-match': `"${revision}"` },
    });
  const first = await edit('edit-1', rev);
  const again = await edit('edit-1', rev);
  expect([again.status, again.text, again.body.hives[0].rev]).toEqual([200, first.text, rev + 1]);
  expect((await edit('edit-2', rev)).status).toBe(412);
  expect((await edit('edit-1', rev + 1)).body.code).toBe('key_reused');
});
