import { aForm, codeIn, newestMailTo } from '#account/sign-up/test-forms.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#testing/test-api.ts';

// The guarantee: old apps read the same JSON as ever, byte for byte.

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

/** Without what differs from run to run. */
function bytes({ status, text }: TestAnswer): string {
  const same = text
    .replaceAll(anna.name, 'Anna')
    .replaceAll(/"api_token":"[^"]+"/g, '"api_token":"<token>"')
    .replaceAll(/"known_browser":"[^"]+"/g, '"known_browser":"<known browser>"')
    .replaceAll(/"id":\d+/g, '"id":<id>')
    .replaceAll(/"(policy_accepted|name)":"[^"]+"/g, '"$1":"<$1>"')
    .replaceAll(/[\w.-]+@[\w.-]+/g, '<email>')
    .replaceAll(/https?:\/\/[^"]+/g, '<address>')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?/g, '<time>');
  return `${status} ${same}`;
}

const request = (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
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

const byNobody = (method: 'GET' | 'POST', path: string, body?: object) =>
  api.request(method, `/api${path}`, { ...(body && { body }) });

test('settings, by name', async () => {
  expect(bytes(await request('POST', '/settings', { view: 'list', size: 12 }))).toMatchInlineSnapshot(
    `"200 [{"name":"<name>","value":"12","number":null,"created_at":"<time>"},{"name":"<name>","value":"list","number":null,"created_at":"<time>"}]"`,
  );
  expect(bytes(await request('POST', '/settings', { view: null, id: '7' }))).toMatchInlineSnapshot(
    `"200 [{"name":"<name>","value":"12","number":null,"created_at":"<time>"},{"name":"<name>","value":null,"number":7,"created_at":"<time>"}]"`,
  );
  expect(bytes(await request('GET', '/settings'))).toMatchInlineSnapshot(
    `"200 [{"name":"<name>","value":"12","number":null,"created_at":"<time>"},{"name":"<name>","value":null,"number":7,"created_at":"<time>"}]"`,
  );
  expect(bytes(await request('POST', '/settings', {}))).toMatchInlineSnapshot(
    `"400 "no named settings to save""`,
  );
});

test('signing up and in, and what goes wrong on the way', async () => {
  const name = `anna-${crypto.randomUUID()}`;
  const form = aForm({ name, email: `${name}@skep.example` });
  const { email, password } = form;
  const refusal = { ...form, policy_accepted: 'no', password_confirmation: 'other' };
  expect(bytes(await byNobody('POST', '/register', refusal))).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","message":"no_password_match","errors":{"password_confirmation":["passwords_differ"]},"problems":[{"path":"passwordConfirmation","code":"passwords_differ"}]}"`,
  );
  expect(bytes(await byNobody('POST', '/register', form))).toMatchInlineSnapshot(
    `"201 ["email_verification_sent"]"`,
  );
  expect(bytes(await byNobody('POST', '/register', form))).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","message":"email_already_exists","errors":{"email":["already_taken"]},"problems":[{"path":"email","code":"already_taken"}]}"`,
  );
  expect(bytes(await byNobody('POST', '/login', { email, password }))).toMatchInlineSnapshot(
    `"400 "email_not_verified""`,
  );
  expect(bytes(await byNobody('POST', '/login', { email, password: 'wrong' }))).toMatchInlineSnapshot(
    `"400 {"code":"wrong_credentials","request_id":"<request>","message":"invalid_user"}"`,
  );
  expect(bytes(await byNobody('POST', '/login', { email }))).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","message":"password_is_required","errors":{"password":["required"]},"problems":[{"path":"password","code":"required"}]}"`,
  );
  expect(bytes(await byNobody('POST', '/email/resend', { email }))).toMatchInlineSnapshot(
    `"200 "email_verification_sent""`,
  );
  const link = new URL(codeIn((await newestMailTo(api, email)).text, /(http\S+)/));
  expect(bytes(await byNobody('GET', `${link.pathname.replace(/^\/api/, '')}?hash=x`))).toMatchInlineSnapshot(
    `"403 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"expires":["required"],"signature":["required"]},"problems":[{"path":"expires","code":"required"},{"path":"signature","code":"required"}]}"`,
  );
  const verified = await api.request('GET', link.pathname + link.search);
  expect(verified.status).toBe(302);
  expect(bytes(await byNobody('POST', '/login', { email, password }))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"name":"<name>","email":"<email>","avatar":"<address>","api_token":"<token>","created_at":"<time>","updated_at":"<time>","last_login":"<time>","policy_accepted":"<policy_accepted>","email_verified_at":"<time>","new_email":null,"locale":"nl","rate_limit_per_min":null,"organization_id":null,"app_debug":false,"admin":false,"permissions":null,"known_browser":"<known browser>"}"`,
  );
});

test('a new password by email, and the language', async () => {
  const { email, password } = anna;
  const nobody = { email: 'nobody@skep.example' };
  expect(bytes(await byNobody('POST', '/user/reminder', nobody))).toMatchInlineSnapshot(
    `"400 {"code":"wrong_credentials","request_id":"<request>","message":"invalid_user"}"`,
  );
  expect(bytes(await byNobody('POST', '/user/reminder', { email }))).toMatchInlineSnapshot(
    `"200 {"message":"reminder_sent"}"`,
  );
  const token = codeIn((await newestMailTo(api, email)).text, /\b([A-Z2-9]{10})\b/);
  const passwords = { password, password_confirmation: password };
  expect(
    bytes(await byNobody('POST', '/user/reset', { email, token: 'AAAAAAAAAA', ...passwords })),
  ).toMatchInlineSnapshot(`"400 {"code":"invalid_code","request_id":"<request>","message":"invalid_token"}"`);
  expect(bytes(await request('PATCH', '/userlocale', { locale: 'NL' }))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"name":"<name>","email":"<email>","avatar":"<address>","api_token":"<token>","created_at":"<time>","updated_at":"<time>","last_login":"<time>","policy_accepted":"<policy_accepted>","email_verified_at":"<time>","new_email":null,"locale":"nl","rate_limit_per_min":null,"organization_id":null,"app_debug":false,"admin":false,"permissions":null}"`,
  );
  expect(bytes(await request('PATCH', '/userlocale', { locale: 'xx' }))).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","message":"invalid_locale","errors":{"locale":["invalid"]},"problems":[{"path":"locale","code":"invalid"}]}"`,
  );
  expect(bytes(await request('PATCH', '/userlocale', { locale: 'dutch' }))).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","message":"invalid_locale","errors":{"locale":["invalid"]},"problems":[{"path":"language","code":"invalid"}]}"`,
  );
  expect(bytes(await byNobody('POST', '/user/reset', { email, token, ...passwords }))).toMatchInlineSnapshot(
    `"200 {"data":{"api_token":"<token>","known_browser":"<known browser>"},"offset":0,"count":1,"total":1}"`,
  );
});
