import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#testing/test-api.ts';
import { aGroup, anInvitation } from '../groups/test-groups.ts';

// The guarantee: old apps read the same JSON as ever, byte for byte.

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

/** Without what differs from run to run. */
function bytes({ status, text }: TestAnswer): string {
  const same = text
    .replaceAll(anna.name, 'Anna')
    .replaceAll(bram.name, 'Bram')
    .replaceAll(
      /"(id|member_id|group_id|location_id|hive_type_id|shared_by|created_at|user_id)":\d+/g,
      '"$1":<id>',
    )
    .replaceAll(/"(group_ids)":\[\d+/g, '"$1":[<id>')
    .replaceAll(/[\w.-]+@[\w.-]+/g, '<email>')
    .replaceAll(/https?:\/\/[^"]+/g, '<address>')
    .replaceAll(/"name":"(?!Club|Anna|Bram|Lake|<)[^"]+"/g, '"name":"<name>"')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?/g, '<time>');
  return `${status} ${same}`;
}

const request = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  as = anna,
  headers = {},
) => api.request(method, `/api/groups${path}`, { as, headers, ...(body && { body }) });

test('a group that is made, changed, joined, left and deleted', async () => {
  const hive = await aHive(api, anna);
  const users = [{ email: 'cleo@newcomer.example', admin: true }];
  const made = await request('POST', '', {
    ...{ name: ' Club ', description: 'Of the lake', hex_color: '#F8B133', users },
    ...{ hives_selected: [hive.id], hives_editable: [hive.id] },
  });
  expect(bytes(made)).toMatchInlineSnapshot(
    `"201 {"invitations":[],"groups":[{"id":<id>,"rev":1,"name":"Club","description":"Of the lake","hex_color":"#f8b133","created_at":"<time>","admin":true,"creator":true,"shows_place":false,"users":[{"id":<id>,"member_id":<id>,"name":"Anna","avatar":"<address>","email":"<email>","admin":true,"creator":true,"me":true,"invited":null,"accepted":"<time>","declined":null,"token":null},{"id":null,"member_id":<id>,"name":"<email>","avatar":"<address>","email":"<email>","admin":true,"creator":false,"me":false,"invited":"<time>","accepted":null,"declined":null,"token":null}],"hives":[{"id":<id>,"client_id":null,"rev":1,"location_id":<id>,"location":"Orchard","name":"<name>","hive_type_id":<id>,"color":null,"bb_width_cm":null,"bb_depth_cm":null,"bb_height_cm":null,"fr_width_cm":null,"fr_height_cm":null,"order":null,"colony_size":null,"sample_code":null,"checklist_id":null,"label":"Hive 1","type":"custom","created_at":"<time>","attention":null,"impression":null,"impression_grade":null,"notes":null,"reminder":null,"reminder_date":null,"last_inspection_date":null,"last_inspection_id":null,"last_inspection_timezone":null,"inspection_count":0,"sensors":[],"devices":[],"favourite":false,"owner":true,"editable":true,"group_ids":[],"layers":[{"id":<id>,"order":2,"color":null,"type":"honey","framecount":10},{"id":<id>,"order":1,"color":null,"type":"brood","framecount":10}],"queen":null,"bee_race_id":null,"tags":[],"state":"active","state_since":null,"shared_by":<id>,"shared_until":null}],"links":[],"news":[]}],"message":"Invited: <email>","error":null,"group_id":<id>}"`,
  );
  const id = made.body.group_id;
  const { token } = await anInvitation(api, anna, { id }, bram.email);
  expect(bytes(await request('GET', '', undefined, bram))).toMatchInlineSnapshot(
    `"200 {"invitations":[{"id":<id>,"name":"Club","description":"Of the lake","color":"#f8b133","invited_by":"Anna","hivecount":1,"usercount":1,"invited":"<time>","token":"mine"}],"groups":[],"message":null,"error":null}"`,
  );
  expect(
    bytes(await request('POST', '/checktoken', { group_id: id, token: 'wrong' }, bram)),
  ).toMatchInlineSnapshot(`"200 {"errors":{"token":["The selected token is invalid."]}}"`);
  expect(bytes(await request('POST', '/checktoken', { group_id: id, token }, bram))).toMatchInlineSnapshot(
    `"200 {"message":"group_activated"}"`,
  );
  expect(bytes(await request('GET', `/${id}`, undefined, bram))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"name":"Club","description":"Of the lake","hex_color":"#f8b133","created_at":"<time>","admin":false,"creator":false,"shows_place":false,"users":[{"id":<id>,"member_id":<id>,"name":"Anna","avatar":"<address>","email":null,"admin":true,"creator":true,"me":false,"invited":null,"accepted":"<time>","declined":null,"token":null},{"id":<id>,"member_id":<id>,"name":"Bram","avatar":"<address>","email":"<email>","admin":false,"creator":false,"me":true,"invited":null,"accepted":"<time>","declined":null,"token":null}],"hives":[{"id":<id>,"client_id":null,"rev":1,"location_id":<id>,"location":"Orchard","name":"<name>","hive_type_id":<id>,"color":null,"bb_width_cm":null,"bb_depth_cm":null,"bb_height_cm":null,"fr_width_cm":null,"fr_height_cm":null,"order":null,"colony_size":null,"sample_code":null,"checklist_id":null,"label":"Hive 1","type":"custom","created_at":"<time>","attention":null,"impression":null,"impression_grade":null,"notes":null,"reminder":null,"reminder_date":null,"last_inspection_date":null,"last_inspection_id":null,"last_inspection_timezone":null,"inspection_count":0,"sensors":[],"devices":[],"favourite":false,"owner":false,"editable":true,"group_ids":[<id>],"layers":[{"id":<id>,"order":2,"color":null,"type":"honey","framecount":10},{"id":<id>,"order":1,"color":null,"type":"brood","framecount":10}],"queen":null,"bee_race_id":null,"tags":[],"state":"active","state_since":null,"shared_by":<id>,"shared_until":null}],"links":[],"news":[]}"`,
  );
  expect(bytes(await request('GET', `/${id}`))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"name":"Club","description":"Of the lake","hex_color":"#f8b133","created_at":"<time>","admin":true,"creator":true,"shows_place":false,"users":[{"id":<id>,"member_id":<id>,"name":"Anna","avatar":"<address>","email":"<email>","admin":true,"creator":true,"me":true,"invited":null,"accepted":"<time>","declined":null,"token":null},{"id":null,"member_id":<id>,"name":"<email>","avatar":"<address>","email":"<email>","admin":true,"creator":false,"me":false,"invited":"<time>","accepted":null,"declined":null,"token":null},{"id":<id>,"member_id":<id>,"name":"Bram","avatar":"<address>","email":"<email>","admin":false,"creator":false,"me":false,"invited":null,"accepted":"<time>","declined":null,"token":null}],"hives":[{"id":<id>,"client_id":null,"rev":1,"location_id":<id>,"location":"Orchard","name":"<name>","hive_type_id":<id>,"color":null,"bb_width_cm":null,"bb_depth_cm":null,"bb_height_cm":null,"fr_width_cm":null,"fr_height_cm":null,"order":null,"colony_size":null,"sample_code":null,"checklist_id":null,"label":"Hive 1","type":"custom","created_at":"<time>","attention":null,"impression":null,"impression_grade":null,"notes":null,"reminder":null,"reminder_date":null,"last_inspection_date":null,"last_inspection_id":null,"last_inspection_timezone":null,"inspection_count":0,"sensors":[],"devices":[],"favourite":false,"owner":true,"editable":true,"group_ids":[<id>],"layers":[{"id":<id>,"order":2,"color":null,"type":"honey","framecount":10},{"id":<id>,"order":1,"color":null,"type":"brood","framecount":10}],"queen":null,"bee_race_id":null,"tags":[],"state":"active","state_since":null,"shared_by":<id>,"shared_until":null}],"links":[],"news":[{"id":<id>,"kind":"accepted","who":"Bram","at":"<time>"}]}"`,
  );
  const nothing = { description: null, hex_color: null, name: 'Lake', hives_selected: [] };
  expect(bytes(await request('PATCH', `/${id}`, nothing))).toMatchInlineSnapshot(
    `"200 {"invitations":[],"groups":[{"id":<id>,"rev":2,"name":"Lake","description":null,"hex_color":null,"created_at":"<time>","admin":true,"creator":true,"shows_place":false,"users":[{"id":<id>,"member_id":<id>,"name":"Anna","avatar":"<address>","email":"<email>","admin":true,"creator":true,"me":true,"invited":null,"accepted":"<time>","declined":null,"token":null},{"id":null,"member_id":<id>,"name":"<email>","avatar":"<address>","email":"<email>","admin":true,"creator":false,"me":false,"invited":"<time>","accepted":null,"declined":null,"token":null},{"id":<id>,"member_id":<id>,"name":"Bram","avatar":"<address>","email":"<email>","admin":false,"creator":false,"me":false,"invited":null,"accepted":"<time>","declined":null,"token":null}],"hives":[],"links":[],"news":[{"id":<id>,"kind":"accepted","who":"Bram","at":"<time>"}]}],"message":"Updated: Lake","error":null,"group_id":<id>}"`,
  );
  expect(bytes(await request('DELETE', `/${id}`, undefined, bram))).toMatchInlineSnapshot(
    `"404 {"code":"not_allowed","request_id":"<request>","error":"no_group_creator"}"`,
  );
  expect(bytes(await request('DELETE', `/detach/${id}`, undefined, bram))).toMatchInlineSnapshot(
    `"200 {"message":"group_detached"}"`,
  );
  expect(bytes(await request('DELETE', `/${id}`))).toMatchInlineSnapshot(
    `"200 {"invitations":[],"groups":[],"message":"Deleted: Lake","error":null}"`,
  );
  expect(bytes(await request('GET', ''))).toMatchInlineSnapshot(
    `"200 {"invitations":[],"groups":[],"message":null,"error":null}"`,
  );
});

test('what is refused', async () => {
  const { id } = await aGroup(api, anna);
  expect(bytes(await request('POST', '', {}))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"name":["required"]},"problems":[{"path":"name","code":"required"}]}"`,
  );
  expect(bytes(await request('POST', '', { name: null, hex_color: '#f8b133aa' }))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"name":["required"],"hex_color":["invalid"]},"problems":[{"path":"name","code":"required"},{"path":"color","code":"invalid"}]}"`,
  );
  const wrong = {
    name: 'x'.repeat(31),
    description: 'x'.repeat(251),
    hex_color: 'blue',
    users: [{ email: 'no' }],
  };
  expect(bytes(await request('POST', '', wrong))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"name":["too_long"],"description":["too_long"],"hex_color":["invalid"]},"problems":[{"path":"name","code":"too_long","params":{"max":30}},{"path":"description","code":"too_long","params":{"max":250}},{"path":"color","code":"invalid"}]}"`,
  );
  expect(bytes(await request('PATCH', `/${id}`, { name: null }))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"name":["required"]},"problems":[{"path":"name","code":"required"}]}"`,
  );
  const unread = { name: 'x'.repeat(10_001), hives_selected: ['x'], users: [{ admin: 'maybe' }] };
  expect(bytes(await request('PATCH', `/${id}`, unread))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"name":["too_long"],"hives_selected.0":["not_whole"],"users.0.admin":["invalid"]},"problems":[{"path":"name","code":"too_long","params":{"max":10000}},{"path":"hiveIds.0","code":"not_whole"},{"path":"members.0.isAdmin","code":"invalid"}]}"`,
  );
  expect(bytes(await request('PATCH', `/${id}`, { name: 'Lake' }, bram))).toMatchInlineSnapshot(
    `"404 "no_group_found""`,
  );
  expect(bytes(await request('GET', `/${id}`, undefined, bram))).toMatchInlineSnapshot(`"404 null"`);
  const late = { 'if-match': '"7"' };
  expect(bytes(await request('PATCH', `/${id}`, { name: 'Lake' }, anna, late))).toMatchInlineSnapshot(
    `"412 {"code":"changed_meanwhile","request_id":"<request>","message":"changed_meanwhile","current":{"id":<id>,"rev":1,"name":"Club","description":null,"hex_color":null,"created_at":"<time>","admin":true,"creator":true,"shows_place":false,"users":[{"id":<id>,"member_id":<id>,"name":"Anna","avatar":"<address>","email":"<email>","admin":true,"creator":true,"me":true,"invited":null,"accepted":"<time>","declined":null,"token":null}],"hives":[],"links":[],"news":[]},"yours":{"name":"Lake"}}"`,
  );
  expect(bytes(await request('DELETE', `/detach/${id}`))).toMatchInlineSnapshot(
    `"409 {"code":"last_admin","request_id":"<request>","message":"last_admin"}"`,
  );
  expect(bytes(await request('POST', '/checktoken', { group_id: 'x' }))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","errors":{"token":["required"],"group_id":["not_whole"]},"problems":[{"path":"token","code":"required"},{"path":"groupId","code":"not_whole"}]}"`,
  );
});
