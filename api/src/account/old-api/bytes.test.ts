import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#testing/test-api.ts';

// The guarantee: old apps read the same JSON as ever, byte for byte.

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

/** Without what differs from run to run. */
function bytes({ status, text }: TestAnswer): string {
  const same = text
    .replaceAll(anna.name, 'Anna')
    .replaceAll(anna.token, '<token>')
    .replaceAll(/"id":\d+/g, '"id":<id>')
    .replaceAll(/"(policy_accepted|name)":"[^"]+"/g, '"$1":"<$1>"')
    .replaceAll(/[\w.-]+@[\w.-]+/g, '<email>')
    .replaceAll(/https?:\/\/[^"]+/g, '<address>')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?/g, '<time>');
  return `${status} ${same}`;
}

const request = (method: 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
  api.request(method, `/api${path}`, { as: anna, ...(body && { body }) });

test('an account that is shown, changed and deleted', async () => {
  expect(bytes(await request('POST', '/authenticate'))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"name":"<name>","email":"<email>","avatar":"<address>","api_token":"<token>","created_at":"<time>","updated_at":"<time>","last_login":"<time>","policy_accepted":"<policy_accepted>","email_verified_at":"<time>","new_email":null,"locale":null,"rate_limit_per_min":null,"organization_id":null,"app_debug":false,"admin":false,"permissions":null}"`,
  );
  expect(
    bytes(await request('PATCH', '/user', { name: 'Anna of the lake', locale: 'NL' })),
  ).toMatchInlineSnapshot(
    `"200 {"id":<id>,"name":"<name>","email":"<email>","avatar":"<address>","api_token":"<token>","created_at":"<time>","updated_at":"<time>","last_login":"<time>","policy_accepted":"<policy_accepted>","email_verified_at":"<time>","new_email":null,"locale":"nl","rate_limit_per_min":null,"organization_id":null,"app_debug":false,"admin":false,"permissions":null}"`,
  );
  expect(bytes(await request('PATCH', '/user', { name: '' }))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"name":"<name>","email":"<email>","avatar":"<address>","api_token":"<token>","created_at":"<time>","updated_at":"<time>","last_login":"<time>","policy_accepted":"<policy_accepted>","email_verified_at":"<time>","new_email":null,"locale":"nl","rate_limit_per_min":null,"organization_id":null,"app_debug":false,"admin":false,"permissions":null}"`,
  );
  const email = `new-${anna.email}`;
  expect(bytes(await request('PATCH', '/user', { email }))).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","message":"password_is_required","errors":{"password":["required"]},"problems":[{"path":"currentPassword","code":"required"}]}"`,
  );
  expect(bytes(await request('PATCH', '/user', { email, password: 'wrong' }))).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","message":"invalid_password","errors":{"password":["wrong_password"]},"problems":[{"path":"currentPassword","code":"wrong_password"}]}"`,
  );
  expect(bytes(await request('PATCH', '/user', { email, password: anna.password }))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"name":"<name>","email":"<email>","avatar":"<address>","api_token":"<token>","created_at":"<time>","updated_at":"<time>","last_login":"<time>","policy_accepted":"<policy_accepted>","email_verified_at":null,"new_email":"<email>","locale":"nl","rate_limit_per_min":null,"organization_id":null,"app_debug":false,"admin":false,"permissions":null}"`,
  );
  expect(bytes(await request('PATCH', '/user', { email: anna.email }))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"name":"<name>","email":"<email>","avatar":"<address>","api_token":"<token>","created_at":"<time>","updated_at":"<time>","last_login":"<time>","policy_accepted":"<policy_accepted>","email_verified_at":"<time>","new_email":null,"locale":"nl","rate_limit_per_min":null,"organization_id":null,"app_debug":false,"admin":false,"permissions":null}"`,
  );
  const passwords = { password: anna.password, password_new: 'short', password_confirmation: 'other' };
  expect(bytes(await request('PATCH', '/user', passwords))).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","message":"invalid_password_new","errors":{"password_new":["too_short"],"password_confirmation":["passwords_differ"]},"problems":[{"path":"password","code":"too_short","params":{"min":8}},{"path":"passwordConfirmation","code":"passwords_differ"}]}"`,
  );
  expect(bytes(await request('DELETE', '/user', { password: 'wrong' }))).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","message":"invalid_password","errors":{"password":["wrong_password"]},"problems":[{"path":"password","code":"wrong_password"}]}"`,
  );
  expect(bytes(await request('DELETE', '/user', { password: anna.password }))).toMatchInlineSnapshot(
    `"200 {"message":"user_deleted"}"`,
  );
});
