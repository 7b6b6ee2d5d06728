import { aChecklist, aHive } from '#testing/bee-builders.ts';
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
    .replaceAll(/"(id|hive_id|location_id|author_id|checklist_id)":\d+/g, '"$1":<id>')
    .replaceAll(/"hive_ids":\[\d+/g, '"hive_ids":[<id>')
    .replaceAll(/"(created_at|updated_at)":"(?!2026-0[5-7])[^"]+"/g, '"$1":"<time>"')
    .replaceAll(/https?:\/\/[^"?]+/g, (address) => `<address>${address.replaceAll(/.*\/api|\d+/g, '')}`)
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"');
  return `${status} ${/^\d+$/.test(text) ? '<id>' : same}`;
}

const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.request(method, `/api${path}`, { as: anna, ...(body && { body }) });

const item = { honeyStock: 495, feedingType: 888, beetSugar: 486, volume: 832 };

test('inspections that are made, changed, refused and deleted', async () => {
  const hive = (await aHive(api, anna)).id;
  expect(bytes(await send('GET', '/inspections'))).toMatchInlineSnapshot(`"404 null"`);
  const made = await send('POST', '/inspections/store', {
    ...{ hive_ids: [hive], date: '2026-05-03 14:05', timezone: 'Europe/Amsterdam', impression: 3 },
    ...{ attention: -1, notes: ' Calm ', conditions: 'Sun', next_notes: 'Feed', checklist_id: null },
    ...{ reminder: 'Add a super', reminder_date: '2026-06-10T07:00:00Z', client_id: null },
    item_ids: `${item.volume},${item.feedingType}`,
    item_vals: `2.5,${item.beetSugar}`,
  });
  expect(bytes(made)).toMatchInlineSnapshot(`"201 <id>"`);
  const again = { hive_id: hive, date: '2026-05-03 14:05', timezone: 'Europe/Amsterdam' };
  const id = made.body;
  expect(bytes(await send('GET', `/inspections/${id}`))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"client_id":null,"rev":1,"notes":"Calm","conditions":"Sun","action":null,"next_notes":"Feed","reminder":"Add a super","reminder_date":"2026-06-10 09:00:00","reminder_done":false,"impression":3,"impression_grade":9,"attention":null,"created_at":"2026-05-03 14:05:00","timezone":"Europe/Amsterdam","checklist_id":null,"image_id":null,"thumb_url":null,"owner":true,"author_id":<id>,"author_name":"Anna","editable":true,"deletable":true,"hive_id":<id>,"location_id":<id>,"item_count":2,"is_event":false,"searchable":[],"hive_ids":[<id>],"items":[{"id":<id>,"value":"2.5","category_id":832,"val":"2.5","unit":"l","unit_key":"l","type":"number_1_decimals"},{"id":<id>,"value":"486","category_id":888,"val":"Sugar","unit":null,"unit_key":null,"type":"select"}]}"`,
  );
  expect(bytes(await send('GET', '/inspections'))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"client_id":null,"rev":1,"notes":"Calm","conditions":"Sun","action":null,"next_notes":"Feed","reminder":"Add a super","reminder_date":"2026-06-10 09:00:00","reminder_done":false,"impression":3,"impression_grade":9,"attention":null,"created_at":"2026-05-03 14:05:00","timezone":"Europe/Amsterdam","checklist_id":null,"image_id":null,"thumb_url":null,"owner":true,"author_id":<id>,"author_name":"Anna","editable":true,"deletable":true,"hive_id":<id>,"location_id":<id>,"item_count":2,"is_event":false,"searchable":[]}]"`,
  );
  expect(bytes(await send('GET', `/inspections/hive/${hive}?items_per_page=2`))).toMatchInlineSnapshot(
    `"200 {"inspections":{"current_page":1,"data":[{"id":<id>,"client_id":null,"rev":1,"notes":"Calm","conditions":"Sun","action":null,"next_notes":"Feed","reminder":"Add a super","reminder_date":"2026-06-10 09:00:00","reminder_done":false,"impression":3,"impression_grade":9,"attention":null,"created_at":"2026-05-03 14:05:00","timezone":"Europe/Amsterdam","checklist_id":null,"image_id":null,"thumb_url":null,"owner":true,"author_id":<id>,"author_name":"Anna","editable":true,"deletable":true,"hive_id":<id>,"location_id":<id>,"item_count":2,"is_event":false,"searchable":[]}],"first_page_url":"<address>/inspections/hive/?page=1","from":1,"last_page":1,"last_page_url":"<address>/inspections/hive/?page=1","next_page_url":null,"path":"<address>/inspections/hive/","per_page":2,"prev_page_url":null,"to":1,"total":1},"items_by_date":[{"anc":null,"name":"Food","items":null},{"anc":"Food > Feeding > ","name":"Fed with","items":[{"id":<id>,"value":"486","category_id":888,"val":"Sugar","unit":null,"unit_key":null,"type":"select"}],"category_id":888,"type":"select","range":null},{"anc":"Food > Feeding > ","name":"Volume","items":[{"id":<id>,"value":"2.5","category_id":832,"val":"2.5","unit":"l","unit_key":"l","type":"number_1_decimals"}],"category_id":832,"type":"number_1_decimals","range":null}]}"`,
  );
  const bare = `/inspections/hive/${hive}?paginated_result=0&impression=3&locale=de`;
  expect(bytes(await send('GET', bare))).toMatchInlineSnapshot(
    `"200 {"inspections":[{"id":<id>,"client_id":null,"rev":1,"notes":"Calm","conditions":"Sun","action":null,"next_notes":"Feed","reminder":"Add a super","reminder_date":"2026-06-10 09:00:00","reminder_done":false,"impression":3,"impression_grade":9,"attention":null,"created_at":"2026-05-03 14:05:00","timezone":"Europe/Amsterdam","checklist_id":null,"image_id":null,"thumb_url":null,"owner":true,"author_id":<id>,"author_name":"Anna","editable":true,"deletable":true,"hive_id":<id>,"location_id":<id>,"item_count":2,"is_event":false,"searchable":[]}],"items_by_date":[{"anc":null,"name":"Futter","items":null},{"anc":"Futter > Fütterung > ","name":"Gefüttert mit","items":[{"id":<id>,"value":"486","category_id":888,"val":"Zucker","unit":null,"unit_key":null,"type":"select"}],"category_id":888,"type":"select","range":null},{"anc":"Futter > Fütterung > ","name":"Menge in Litern","items":[{"id":<id>,"value":"2.5","category_id":832,"val":"2.5","unit":"l","unit_key":"l","type":"number_1_decimals"}],"category_id":832,"type":"number_1_decimals","range":null}]}"`,
  );
  const partly = { rev: 1, impression: 3, attention: 1, action: 'Fed', items: { [item.volume]: '3,5' } };
  expect(bytes(await send('PATCH', `/inspections/${id}`, partly))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"client_id":null,"rev":2,"notes":"Calm","conditions":"Sun","action":"Fed","next_notes":"Feed","reminder":"Add a super","reminder_date":"2026-06-10 09:00:00","reminder_done":false,"impression":3,"impression_grade":9,"attention":1,"created_at":"2026-05-03 14:05:00","timezone":"Europe/Amsterdam","checklist_id":null,"image_id":null,"thumb_url":null,"owner":true,"author_id":<id>,"author_name":"Anna","editable":true,"deletable":true,"hive_id":<id>,"location_id":<id>,"item_count":1,"is_event":false,"searchable":[],"hive_ids":[<id>],"items":[{"id":<id>,"value":"3.5","category_id":832,"val":"3.5","unit":"l","unit_key":"l","type":"number_1_decimals"}]}"`,
  );
  const listed = { impression: 1, reminder: null, items: [{ category_id: item.honeyStock, value: 1 }] };
  expect(bytes(await send('PUT', `/inspections/${id}`, listed))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"client_id":null,"rev":3,"notes":"Calm","conditions":"Sun","action":"Fed","next_notes":"Feed","reminder":null,"reminder_date":"2026-06-10 09:00:00","reminder_done":false,"impression":1,"impression_grade":3,"attention":1,"created_at":"2026-05-03 14:05:00","timezone":"Europe/Amsterdam","checklist_id":null,"image_id":null,"thumb_url":null,"owner":true,"author_id":<id>,"author_name":"Anna","editable":true,"deletable":true,"hive_id":<id>,"location_id":<id>,"item_count":1,"is_event":false,"searchable":[],"hive_ids":[<id>],"items":[{"id":<id>,"value":"1","category_id":495,"val":"Yes","unit":null,"unit_key":null,"type":"boolean"}]}"`,
  );
  const whole = { id, ...again, hive_ids: [hive, (await aHive(api, anna)).id], impression: 1 };
  const both = await send('POST', '/inspections', whole);
  expect(bytes(both)).toMatchInlineSnapshot(`"201 <id>"`);
  expect(bytes(await send('GET', `/inspections/${id}`))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"client_id":null,"rev":4,"notes":null,"conditions":"Sun","action":"Fed","next_notes":"Feed","reminder":null,"reminder_date":null,"reminder_done":false,"impression":1,"impression_grade":3,"attention":null,"created_at":"2026-05-03 14:05:00","timezone":"Europe/Amsterdam","checklist_id":null,"image_id":null,"thumb_url":null,"owner":true,"author_id":<id>,"author_name":"Anna","editable":true,"deletable":true,"hive_id":<id>,"location_id":<id>,"item_count":0,"is_event":false,"searchable":[],"hive_ids":[<id>],"items":[]}"`,
  );
  expect(bytes(await send('GET', `/inspections/${both.body}`))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"client_id":null,"rev":1,"notes":null,"conditions":null,"action":null,"next_notes":null,"reminder":null,"reminder_date":null,"reminder_done":false,"impression":1,"impression_grade":3,"attention":null,"created_at":"2026-05-03 14:05:00","timezone":"Europe/Amsterdam","checklist_id":null,"image_id":null,"thumb_url":null,"owner":true,"author_id":<id>,"author_name":"Anna","editable":true,"deletable":true,"hive_id":<id>,"location_id":<id>,"item_count":0,"is_event":false,"searchable":[],"hive_ids":[<id>],"items":[]}"`,
  );
  expect(bytes(await send('DELETE', `/inspections/${id}`))).toMatchInlineSnapshot(`"200 "`);
  expect(bytes(await send('GET', `/inspections/${id}`))).toMatchInlineSnapshot(`"404 null"`);
});

test('inspections that are refused', async () => {
  const hive_ids = [(await aHive(api, anna)).id];
  const date = '2026-05-03 14:05:00';
  const wrong = [
    { hive_ids },
    { date },
    { hive_ids, date: 'May', timezone: 'Mars/Base', reminder_date: 'June' },
    { hive_ids, date: '2199-01-01 00:00:00', impression: 4 },
    { hive_ids, date: '2199-01-01 00:00:00', attention: 2, impression_grade: 'x', notes: 7 },
    {
      hive_ids,
      date,
      impression: 0,
      impression_grade: 11,
      next_notes: 'x'.repeat(2501),
      reminder: 'x'.repeat(101),
    },
    { hive_ids, date, checklist_id: 2_147_483_647 },
    { hive_ids, date, items: { [item.volume]: 'much', x: 1 } },
    { hive_ids, date, image_id: 2_147_483_647 },
    { hive_ids: [2_147_483_647], date },
  ];
  const answers = [];
  for (const body of wrong) answers.push(bytes(await send('POST', '/inspections/store', body)));
  expect(answers.join('\n')).toMatchInlineSnapshot(`
"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"date":["required"]},"problems":[{"path":"inspectedAt","code":"required"}]}
422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"hive_ids":["required"]},"problems":[{"path":"hiveIds","code":"required"}]}
422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"timezone":["unknown_choice"],"date":["not_a_date"],"reminder_date":["not_a_date"]},"problems":[{"path":"timeZone","code":"unknown_choice"},{"path":"inspectedAt","code":"not_a_date"},{"path":"reminderAt","code":"not_a_date"}]}
422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"impression":["too_large"]},"problems":[{"path":"impression","code":"too_large","params":{"max":3}}]}
422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"impression_grade":["invalid"],"attention":["too_large"]},"problems":[{"path":"impression","code":"invalid"},{"path":"needsAttention","code":"too_large","params":{"max":1}}]}
422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"impression":["too_large"],"next_notes":["too_long"],"reminder":["too_long"]},"problems":[{"path":"impression","code":"too_large","params":{"max":10}},{"path":"nextNotes","code":"too_long","params":{"max":2500}},{"path":"reminder","code":"too_long","params":{"max":100}}]}
404 {"code":"not_found","request_id":"<request>","message":"not_found"}
422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"items.832":["not_a_number"],"items.x":["unknown_choice"]},"problems":[{"path":"items.832","code":"not_a_number"},{"path":"items.x","code":"unknown_choice"}]}
422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"image_ids.0":["unknown_choice"]},"problems":[{"path":"photoIds.0","code":"unknown_choice"}]}
404 {"code":"not_found","request_id":"<request>","message":"not_found"}"
`);
  expect(bytes(await send('GET', '/inspections?start=May&attention=1'))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"start":["not_a_date"]},"problems":[{"path":"firstDay","code":"not_a_date"}]}"`,
  );
  expect(bytes(await send('PATCH', '/inspections/2147483647', { notes: 'x' }))).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
  expect(bytes(await send('DELETE', '/inspections/x'))).toMatchInlineSnapshot(`"404 null"`);
});

test('checklists that are made, changed, refused and deleted', async () => {
  const { id } = await aChecklist(api, anna);
  const short = { name: ' Short ', description: 'Of a few', categories: '794,774', required_ids: ['774'] };
  const made = await send('POST', '/checklists', short);
  expect(bytes(made)).toMatchInlineSnapshot(`"201 {"checklist_id":<id>}"`);
  const path = `/checklists/${made.body.checklist_id}`;
  const { text, ...answer } = await send('GET', path);
  expect(bytes({ ...answer, text: text.slice(0, text.indexOf('"children"')) })).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"type":"own","name":"Short","description":"Of a few","created_at":"<time>","updated_at":"<time>","organization_id":null,"category_ids":[475,493,794,149,771,774],"required_ids":[774],"owner":true,"owner_name":"Anna","group_ids":[],"researches":[],"taxonomy":[{"id":<id>,"icon":"glyphicon glyphicon-folder-open","text":"Food","`,
  );
  expect(bytes(await send('PATCH', path, { rev: 1, type: 'x', category_ids: [794] }))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"categories":["required"]},"problems":[{"path":"itemIds","code":"required"}]}"`,
  );
  const edited = { name: 'Shorter', required_ids: null, categories: [794, '832'] };
  expect(bytes(await send('PUT', path, edited))).toMatchInlineSnapshot(`"200 {"checklist_id":<id>}"`);
  const { body, ...list } = await send('GET', '/checklists');
  const own = JSON.stringify(body.find((each: { id: number }) => each.id !== id));
  expect(bytes({ ...list, body, text: own })).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":2,"type":"own","name":"Shorter","description":"Of a few","created_at":"<time>","updated_at":"<time>","organization_id":null,"category_ids":[475,493,794,476,832],"required_ids":[],"owner":true,"owner_name":"Anna","group_ids":[],"researches":[]}"`,
  );
  const wrong = { name: '', description: 'x'.repeat(2501), category_ids: '1,x' };
  expect(bytes(await send('POST', '/checklists', wrong))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"categories":["unknown_choice"]},"problems":[{"path":"itemIds","code":"unknown_choice"}]}"`,
  );
  expect(bytes(await send('POST', '/checklists', { name: 'x'.repeat(60) }))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"name":["too_long"]},"problems":[{"path":"name","code":"too_long","params":{"max":50}}]}"`,
  );
  const chosen = await send('GET', `/inspections/lists?id=${made.body.checklist_id}`);
  const at = chosen.text.indexOf('"checklist":');
  const tree = chosen.text.slice(at, chosen.text.indexOf('"children"'));
  expect(bytes({ ...chosen, text: tree })).toMatchInlineSnapshot(
    `"200 "checklist":{"id":<id>,"rev":2,"type":"own","name":"Shorter","description":"Of a few","created_at":"<time>","updated_at":"<time>","organization_id":null,"category_ids":[475,493,794,476,832],"required_ids":[],"owner":true,"owner_name":"Anna","group_ids":[],"researches":[],"categories":[{"id":<id>,"parent_id":null,"type":"checklist","name":"food","icon":null,"source":null,"description":null,"required":0,"input":"label","trans":{"nl":"Voer","cs":"Potrava","de":"Futter","en":"Food","fr":"Nourriture","el":"Τροφή","it":"Alimentazione","nb":"Fôr","pt":"Alimento","ro":"Hrană","ru":"Корм","es":"Alimento","fi":"Ruoka","sv":"Foder","ua":"Корм"},"unit":null,"unit_key":null,"min":null,"max":null,"`,
  );
  expect(bytes(await send('DELETE', path))).toMatchInlineSnapshot(`"200 true"`);
  expect(bytes(await send('GET', path))).toMatchInlineSnapshot(`"404 null"`);
  expect(bytes(await send('DELETE', `/checklists/${id}`))).toMatchInlineSnapshot(
    `"409 {"code":"last_checklist","request_id":"<request>","message":"last_checklist"}"`,
  );
});

test('codes of samples', async () => {
  const hive = (await aHive(api, anna)).id;
  const made = await send('POST', '/samplecode', {
    ...{ hive_id: hive, queen_id: null, sample_date: '2026-05-03 14:05', sample_code: 'ZYXUTSRB' },
  });
  expect(bytes(made)).toMatchInlineSnapshot(
    `"201 {"id":<id>,"sample_code":"ZYXUTSRB","hive_id":<id>,"queen_id":null,"sample_date":"2026-05-03 14:05:00","created_at":"<time>"}"`,
  );
  expect(bytes(await send('GET', '/samplecode'))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"sample_code":"ZYXUTSRB","hive_id":<id>,"queen_id":null,"sample_date":"2026-05-03 14:05:00","created_at":"<time>"}]"`,
  );
  const wrong = { hive_id: hive, sample_date: 'in May', sample_code: 'Z' };
  expect(bytes(await send('POST', '/samplecode', wrong))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"sample_code":["invalid"]},"problems":[{"path":"sampleCode","code":"invalid"}]}"`,
  );
  expect(bytes(await send('POST', '/samplecode', { hive_id: 2_000_000_000 }))).toMatchInlineSnapshot(
    `"400 null"`,
  );
  expect(bytes(await send('DELETE', '/samplecode', { sample_code: 'ZYXUTSRB' }))).toMatchInlineSnapshot(
    `"200 "code_deleted""`,
  );
  expect(bytes(await send('DELETE', '/samplecode', { sample_code: 'ZYXUTSRB' }))).toMatchInlineSnapshot(
    `"400 null"`,
  );
});
