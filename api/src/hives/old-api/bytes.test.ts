import { aHive } from '#testing/bee-builders.ts';
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
    .replaceAll(/"(id|hive_id|mother_id)":\d+/g, '"$1":<id>')
    .replaceAll(/id=\d+/g, 'id=<id>')
    .replaceAll(/"gone_on":"[^"]+"/g, '"gone_on":"<today>"')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"');
  return `${status} ${same}`;
}

const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.request(method, `/api${path}`, { as: anna, ...(body && { body }) });

test('queens that are made, changed and refused', async () => {
  const hive_id = (await aHive(api, anna)).id;
  expect(bytes(await send('GET', '/queens'))).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","error":"no queens available"}"`,
  );
  const made = await send('POST', '/queens', { hive_id, clipped: 3_000_000_000, fertilized: null });
  expect(bytes(made)).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"hive_id":<id>,"race_id":930,"race":"other","name":null,"quality":null,"fertilized":0,"clipped":0,"origin":null,"tree":null,"line":null,"mother_id":null,"color":null,"description":null,"birth_date":null,"gone_on":null,"fate":null}"`,
  );
  const { id } = made.body;
  const daughter = {
    ...{ hive_id, name: ' Juliana ', race_id: '924', mother_id: id, birth_date: '2025-06-01' },
    ...{ color: '#4A90E2FF', clipped: 1, fertilized: '1', line: 'B 12', tree: 'T', description: 'Calm' },
  };
  const { body } = await send('POST', '/queens', daughter);
  expect(bytes(await send('GET', '/queens'))).toMatchInlineSnapshot(
    `"200 {"queens":[{"id":<id>,"rev":1,"hive_id":<id>,"race_id":924,"race":"carnica","name":"Juliana","quality":null,"fertilized":1,"clipped":1,"origin":null,"tree":"T","line":"B 12","mother_id":<id>,"color":"#4a90e2","description":"Calm","birth_date":"2025-06-01","gone_on":null,"fate":null},{"id":<id>,"rev":1,"hive_id":<id>,"race_id":930,"race":"other","name":null,"quality":null,"fertilized":0,"clipped":0,"origin":null,"tree":null,"line":null,"mother_id":null,"color":null,"description":null,"birth_date":null,"gone_on":"<today>","fate":"replaced"}]}"`,
  );
  const wrong = { race_id: 3_000_000_000, fertilized: 2, birth_date: 'May' };
  expect(bytes(await send('PATCH', `/queens/${body.id}`, wrong))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"birth_date":["not_a_date"]},"problems":[{"path":"birthDate","code":"not_a_date"}]}"`,
  );
  const taken = { line: null, color: '', clipped: null, race_id: null, mother_id: null };
  expect(bytes(await send('PUT', `/queens/${body.id}`, taken))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":2,"hive_id":<id>,"race_id":930,"race":"other","name":"Juliana","quality":null,"fertilized":1,"clipped":0,"origin":null,"tree":"T","line":null,"mother_id":null,"color":null,"description":"Calm","birth_date":"2025-06-01","gone_on":null,"fate":null}"`,
  );
  const { text } = await send('GET', `/hives/${hive_id}`);
  const inHive = text.slice(text.indexOf('"queen"'), text.indexOf(',"tags"'));
  expect(bytes({ ...made, text: inHive })).toMatchInlineSnapshot(
    `"200 "queen":{"id":<id>,"rev":2,"hive_id":<id>,"race_id":930,"race":"other","name":"Juliana","quality":null,"fertilized":1,"clipped":0,"origin":null,"tree":"T","line":null,"mother_id":null,"color":null,"description":"Calm","birth_date":"2025-06-01","gone_on":null,"fate":null},"bee_race_id":930"`,
  );
  const inside = { queen: { clipped: 'x', birth_date: 'May' }, name: 'Hive', location_id: 1, layers: [] };
  expect(bytes(await send('POST', '/hives', inside))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"queen":["invalid"],"queen.clipped":["invalid"]},"problems":[{"path":"queen","code":"invalid"},{"path":"queen.isClipped","code":"invalid"}]}"`,
  );
});

test('hive tags that are made, changed and refused', async () => {
  const hive_id = (await aHive(api, anna)).id;
  expect(
    bytes(await send('POST', '/hive-tags', { tag: '7', hive_id, action_id: '1' })),
  ).toMatchInlineSnapshot(
    `"201 {"tag":"07","hive_id":<id>,"action_id":1,"router_link":{"path":"/","query":{"search":"id=<id>"}}}"`,
  );
  expect(bytes(await send('POST', '/hive-tags', { tag: 7, hive_id, action_id: 2 }))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"tag":["already_taken"]},"problems":[{"path":"number","code":"already_taken"}]}"`,
  );
  expect(bytes(await send('POST', '/hive-tags', { hive_id: null }))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"tag":["required"],"hive_id":["required"],"action_id":["required"]},"problems":[{"path":"number","code":"required"},{"path":"hiveId","code":"required"},{"path":"action","code":"required"}]}"`,
  );
  expect(bytes(await send('PATCH', '/hive-tags/07', { tag: '81', action_id: 9 }))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"action_id":["unknown_choice"]},"problems":[{"path":"action","code":"unknown_choice"}]}"`,
  );
  expect(bytes(await send('PATCH', '/hive-tags/7', { action_id: 1, tag: '8' }))).toMatchInlineSnapshot(
    `"200 {"tag":"08","hive_id":<id>,"action_id":1,"router_link":{"path":"/","query":{"search":"id=<id>"}}}"`,
  );
  expect(bytes(await send('GET', '/hive-tags'))).toMatchInlineSnapshot(
    `"200 [{"tag":"08","hive_id":<id>,"action_id":1,"router_link":{"path":"/","query":{"search":"id=<id>"}}}]"`,
  );
  expect(bytes(await send('GET', '/hive-tags/07'))).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","error":"hive tag not found"}"`,
  );
  expect(bytes(await send('DELETE', '/hive-tags/08'))).toMatchInlineSnapshot(`"204 "`);
});
