import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#testing/test-api.ts';
import { aResearch, consentTo, withdrawFrom } from '../test-research.ts';

// The guarantee: old apps read the same JSON as ever, byte for byte.

let api: TestApi;
let anna: TestUser;
let rita: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [anna, rita] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

/** Without what differs from run to run. */
function bytes({ status, text }: TestAnswer): string {
  const same = text
    .replaceAll(rita.name, 'Rita')
    .replaceAll(/"(id|user_id|research_id)":\d+/g, '"$1":<id>')
    .replaceAll(/"consent_hive_ids":"\d+"/g, '"consent_hive_ids":"<id>"')
    .replaceAll(/"(id|name)":"[0-9a-f]{16}"/g, '"$1":"<pseudonym>"')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"')
    .replaceAll(/\d{4}-\d\d-\d\d[T ](?!00:00:00")\d\d:\d\d:\d\d(\.\d+)?Z?/g, '<time>');
  return `${status} ${same}`;
}

const get = (path: string, as = anna) => api.request('GET', `/api${path}`, { as });

/** Other tests on the same database make projects too. */
function only(answer: TestAnswer, id: number): TestAnswer {
  const found = answer.body.filter((each: { id: number }) => each.id === id);
  return { ...answer, text: JSON.stringify(found) };
}

test('projects, answers and downloads', async () => {
  const research = await aResearch(api, {
    ...{ description: 'Who loses bees', institution: 'Institute', dataUsed: 'Weights' },
    ...{ url: 'https://example.org', startsOn: '2026-01-01', endsOn: '2199-12-31' },
    researchers: [rita.email],
  });
  const { id } = research;
  const hive = await aHive(api, anna);
  expect(bytes(only(await get('/research'), id))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"created_at":"<time>","updated_at":"<time>","name":"Winter losses","url":"https://example.org","description":"Who loses bees","type":null,"institution":"Institute","type_of_data_used":"Weights","start_date":"2026-01-01 00:00:00","end_date":"2199-12-31 00:00:00","image_id":null,"thumb_url":null,"default_user_ids":null,"on_invite_only":false,"organization_id":null,"consent":false,"consent_history":[],"checklist_names":[],"consent_count":null,"fetches":[]}]"`,
  );
  const yes = await consentTo(api, research, anna, [hive.id]);
  expect(bytes(yes)).toMatchInlineSnapshot(
    `"200 {"id":<id>,"created_at":"<time>","updated_at":"<time>","name":"Winter losses","url":"https://example.org","description":"Who loses bees","type":null,"institution":"Institute","type_of_data_used":"Weights","start_date":"2026-01-01 00:00:00","end_date":"2199-12-31 00:00:00","image_id":null,"thumb_url":null,"default_user_ids":null,"on_invite_only":false,"organization_id":null,"consent":true,"consent_history":[{"id":<id>,"created_at":"<time>","updated_at":"<time>","user_id":<id>,"research_id":<id>,"consent":1,"consent_location_ids":null,"consent_hive_ids":"<id>","consent_sensor_ids":null}],"checklist_names":[],"consent_count":null,"fetches":[]}"`,
  );
  expect(bytes(await consentTo(api, research, anna, []))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"hive_ids":["required"]},"problems":[{"path":"hiveIds","code":"required"}]}"`,
  );
  const [{ id: answerId }] = yes.body.consent_history;
  const edit = `/api/research/${id}/edit/${answerId}`;
  const move = (updated_at: string) => api.request('PATCH', edit, { as: anna, body: { updated_at } });
  expect(bytes(await move('some day'))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"updated_at":["not_a_date"]},"problems":[{"path":"at","code":"not_a_date"}]}"`,
  );
  expect(bytes(await move('2199-01-01 10:00:00'))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"updated_at":["invalid"]},"problems":[{"path":"at","code":"invalid"}]}"`,
  );
  expect(bytes(await move('2026-05-03 10:00:00'))).toMatchInlineSnapshot(`"200 true"`);
  await api.request('GET', `/api/researchdata/${id}/data/hives`, { as: rita });
  expect(bytes(only(await get('/researchdata', rita), id))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"created_at":"<time>","updated_at":"<time>","name":"Winter losses","url":"https://example.org","description":"Who loses bees","type":null,"institution":"Institute","type_of_data_used":"Weights","start_date":"2026-01-01 00:00:00","end_date":"2199-12-31 00:00:00","image_id":null,"thumb_url":null,"default_user_ids":null,"on_invite_only":false,"organization_id":null}]"`,
  );
  expect(bytes(await get(`/researchdata/${id}`, rita))).toMatchInlineSnapshot(
    `"200 {"research":{"id":<id>,"created_at":"<time>","updated_at":"<time>","name":"Winter losses","url":"https://example.org","description":"Who loses bees","type":null,"institution":"Institute","type_of_data_used":"Weights","start_date":"2026-01-01 00:00:00","end_date":"2199-12-31 00:00:00","image_id":null,"thumb_url":null,"default_user_ids":null,"on_invite_only":false,"organization_id":null},"consent_users":[{"id":"<pseudonym>","name":"<pseudonym>","email":null,"created_at":"<time>","updated_at":"<time>","last_login":null,"locale":null,"consent":true}]}"`,
  );
  expect(bytes(await get(`/researchdata/${id}`))).toMatchInlineSnapshot(`"405 "unauthorized-for-research""`);
  const no = await withdrawFrom(api, research, anna);
  expect(bytes(no)).toMatchInlineSnapshot(
    `"200 {"id":<id>,"created_at":"<time>","updated_at":"<time>","name":"Winter losses","url":"https://example.org","description":"Who loses bees","type":null,"institution":"Institute","type_of_data_used":"Weights","start_date":"2026-01-01 00:00:00","end_date":"2199-12-31 00:00:00","image_id":null,"thumb_url":null,"default_user_ids":null,"on_invite_only":false,"organization_id":null,"consent":false,"consent_history":[{"id":<id>,"created_at":"<time>","updated_at":"<time>","user_id":<id>,"research_id":<id>,"consent":0,"consent_location_ids":null,"consent_hive_ids":null,"consent_sensor_ids":null},{"id":<id>,"created_at":"<time>","updated_at":"<time>","user_id":<id>,"research_id":<id>,"consent":1,"consent_location_ids":null,"consent_hive_ids":"<id>","consent_sensor_ids":null}],"checklist_names":[],"consent_count":null,"fetches":[{"at":"<time>","researcher":"Rita","item":"hives"}]}"`,
  );
  const last = `/api/research/${id}/delete/${no.body.consent_history[0].id}`;
  expect(bytes(await api.request('DELETE', last, { as: anna }))).toMatchInlineSnapshot(`"200 true"`);
  expect(bytes(await api.request('DELETE', last, { as: anna }))).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
  expect(bytes(only(await get('/research', rita), id))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"created_at":"<time>","updated_at":"<time>","name":"Winter losses","url":"https://example.org","description":"Who loses bees","type":null,"institution":"Institute","type_of_data_used":"Weights","start_date":"2026-01-01 00:00:00","end_date":"2199-12-31 00:00:00","image_id":null,"thumb_url":null,"default_user_ids":null,"on_invite_only":false,"organization_id":null,"consent":false,"consent_history":[],"checklist_names":[],"consent_count":1,"fetches":[]}]"`,
  );
});
