import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#testing/test-api.ts';
import { aDashboard, aShower } from '../dashboard-admin/test-dashboards.ts';

// The guarantee: old apps read the same JSON as ever, byte for byte.

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aShower(api);
});
afterAll(() => api.close());

/** Without what differs from run to run. */
function bytes({ status, text }: TestAnswer): string {
  const same = text
    .replaceAll(/"(id|hive_ids|sensors)":(\[?)\d+/g, '"$1":$2<id>')
    .replaceAll(/"code":"[2-9A-Z]{10}"/g, '"code":"<code>"')
    .replaceAll(/(https?:\/\/(?!museum)[^/"]+)\/dashboard\/\w+/g, '<address>')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?/g, '<time>')
    .replaceAll(/\{"time":"<time>","weight_kg":null,"t_i":null\},?/g, '');
  return `${status} ${same}`;
}

const request = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers = {}) =>
  api.request(method, `/api${path}`, { as: anna, headers, ...(body && { body }) });

test('a dashboard with all that is usual, and with everything changed', async () => {
  const hive = await aHive(api, anna);
  const made = await request('POST', '/dashboardgroups', { hive_ids: [hive.id] });
  const { id } = made.body;
  expect(bytes(made)).toMatchInlineSnapshot(
    `"201 {"id":<id>,"rev":1,"code":"<code>","url":"<address>","name":"Dashboard","description":null,"hive_ids":[<id>],"speed":30,"interval":"week","start_date":null,"end_date":null,"show_inspections":1,"show_all":0,"hide_measurements":0,"parts":["weight","temperature","sound","bees","weather","inspections"],"locale":null,"weight_unit":"kg","temperature_unit":"celsius","theme":"dark","embed_sites":[],"logo_url":null,"opened":[]}"`,
  );
  const everything = {
    ...{ name: ' Hall ', description: 'Ask Jo', speed: '60', interval: 'selection', locale: 'de' },
    ...{ start_date: '2026-05-01', end_date: '2026-05-31', show_inspections: 1, hide_measurements: 'true' },
    ...{ show_all: 1, weight_unit: 'lb', temperature_unit: 'fahrenheit', theme: 'light' },
    embed_sites: ['museum.example/visit'],
  };
  expect(bytes(await request('PATCH', `/dashboardgroups/${id}`, everything))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":2,"code":"<code>","url":"<address>","name":"Hall","description":"Ask Jo","hive_ids":[<id>],"speed":60,"interval":"selection","start_date":"2026-05-01","end_date":"2026-05-31","show_inspections":1,"show_all":1,"hide_measurements":1,"parts":["weather","inspections"],"locale":"de","weight_unit":"lb","temperature_unit":"fahrenheit","theme":"light","embed_sites":["https://museum.example"],"logo_url":null,"opened":[]}"`,
  );
  const nothing = Object.fromEntries(Object.keys(everything).map((name) => [name, null]));
  expect(
    bytes(await request('PATCH', `/dashboardgroups/${id}`, { ...nothing, interval: 'year', parts: null })),
  ).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":3,"code":"<code>","url":"<address>","name":"Dashboard","description":null,"hive_ids":[<id>],"speed":60,"interval":"year","start_date":null,"end_date":null,"show_inspections":1,"show_all":1,"hide_measurements":1,"parts":["weather","inspections"],"locale":null,"weight_unit":"lb","temperature_unit":"fahrenheit","theme":"light","embed_sites":["https://museum.example"],"logo_url":null,"opened":[]}"`,
  );
  expect(bytes(await request('GET', `/dashboardgroups/${id}`))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":3,"code":"<code>","url":"<address>","name":"Dashboard","description":null,"hive_ids":[<id>],"speed":60,"interval":"year","start_date":null,"end_date":null,"show_inspections":1,"show_all":1,"hide_measurements":1,"parts":["weather","inspections"],"locale":null,"weight_unit":"lb","temperature_unit":"fahrenheit","theme":"light","embed_sites":["https://museum.example"],"logo_url":null,"opened":[]}"`,
  );
  expect(bytes(await request('GET', '/dashboardgroups'))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"rev":3,"code":"<code>","url":"<address>","name":"Dashboard","description":null,"hive_ids":[<id>],"speed":60,"interval":"year","start_date":null,"end_date":null,"show_inspections":1,"show_all":1,"hide_measurements":1,"parts":["weather","inspections"],"locale":null,"weight_unit":"lb","temperature_unit":"fahrenheit","theme":"light","embed_sites":["https://museum.example"],"logo_url":null,"opened":[]}]"`,
  );
});

test('what is refused', async () => {
  const { id } = await aDashboard(api, anna);
  const wrong = {
    ...{
      name: 'x'.repeat(31),
      description: 'x'.repeat(61),
      hive_ids: [],
      speed: 5_000_000_000,
      theme: 'light',
    },
    ...{ interval: 'selection', locale: 'tlh', embed_sites: ['::'], parts: [] },
  };
  expect(bytes(await request('POST', '/dashboardgroups', wrong))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"name":["too_long"],"description":["too_long"],"speed":["too_large"],"locale":["unknown_choice"],"hive_ids":["required"],"embed_sites.0":["invalid"]},"problems":[{"path":"title","code":"too_long","params":{"max":30}},{"path":"description","code":"too_long","params":{"max":60}},{"path":"paceSeconds","code":"too_large","params":{"max":300}},{"path":"language","code":"unknown_choice"},{"path":"hiveIds","code":"required","params":{"min":1}},{"path":"sites.0","code":"invalid"}]}"`,
  );
  const unread = {
    ...{
      interval: 'decade',
      theme: 'blue',
      weight_unit: 1,
      temperature_unit: 'kelvin',
      parts: ['bees', 'wasps'],
    },
    ...{ speed: 'fast', show_all: 'maybe', hive_ids: ['x'], name: 'x'.repeat(10_001), start_date: 7 },
  };
  expect(bytes(await request('POST', '/dashboardgroups', unread))).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"name":["too_long"],"hive_ids":["invalid"],"hive_ids.0":["not_whole"],"speed":["invalid"],"interval":["unknown_choice"],"show_all":["invalid"],"parts":["invalid"],"parts.1":["unknown_choice"],"weight_unit":["unknown_choice"],"temperature_unit":["unknown_choice"],"theme":["unknown_choice"]},"problems":[{"path":"title","code":"too_long","params":{"max":10000}},{"path":"hiveIds","code":"invalid"},{"path":"hiveIds.0","code":"not_whole"},{"path":"paceSeconds","code":"invalid"},{"path":"interval","code":"unknown_choice"},{"path":"showsAll","code":"invalid"},{"path":"parts","code":"invalid"},{"path":"parts.1","code":"unknown_choice"},{"path":"weightUnit","code":"unknown_choice"},{"path":"temperatureUnit","code":"unknown_choice"},{"path":"theme","code":"unknown_choice"}]}"`,
  );
  expect(
    bytes(await request('PATCH', `/dashboardgroups/${id}`, { name: 'Other' }, { 'if-match': '"7"' })),
  ).toMatchInlineSnapshot(
    `"412 {"code":"changed_meanwhile","request_id":"<request>","message":"changed_meanwhile","current":{"id":<id>,"rev":1,"code":"<code>","url":"<address>","name":"In the hall","description":null,"hive_ids":[<id>],"speed":30,"interval":"week","start_date":null,"end_date":null,"show_inspections":1,"show_all":0,"hide_measurements":0,"parts":["weight","temperature","sound","bees","weather","inspections"],"locale":null,"weight_unit":"kg","temperature_unit":"celsius","theme":"dark","embed_sites":[],"logo_url":null,"opened":[]},"yours":{"name":"Other"}}"`,
  );
  expect(bytes(await request('GET', '/dashboardgroups/2147483647'))).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
});

test('a screen, and each of its hives', async () => {
  const apiary = await anApiary(api, anna, { hive_amount: 0, lat: 52.123456, lon: 5.987654 });
  const hive = await aHive(api, anna, { name: 'Linden', location_id: apiary.id });
  const device = await aDevice(api, anna, { hive_id: hive.id });
  await anInspection(api, anna, { hive_ids: [hive.id], notes: 'Calm', impression_grade: 8 });
  const time = Math.floor(api.clock.now().getTime() / 1000);
  await api.request('POST', '/api/sensors', { body: { key: device.key, time, weight_kg: 42.123, t_i: 34 } });
  api.clock.advance({ minutes: 1 });
  const overrides = {
    hive_ids: [hive.id],
    interval: 'hour',
    parts: ['weight', 'temperature', 'map', 'inspections'],
  };
  const { code } = await aDashboard(api, anna, overrides);
  expect(bytes(await api.request('GET', `/api/dashboard/${code}`))).toMatchInlineSnapshot(
    `"200 {"name":"In the hall","speed":30,"interval":"hour","show_inspections":1,"show_all":0,"hide_measurements":0,"logo_url":null,"sensormeasurements":[{"id":<id>,"abbreviation":"weight_kg","physical_quantity_id":3,"show_in_charts":1,"chart_group":1,"min_value":-200,"max_value":1000,"hex_color":"ae781d","show_in_alerts":1,"show_in_dials":1,"weather":0,"data_source_type":"db_influx","data_api_url":null,"data_repository_url":null,"future":0,"pq":"Weight","unit":"kg","pq_name_unit":"Weight (kg)","low_value":1,"high_value":150},{"id":<id>,"abbreviation":"t_i","physical_quantity_id":1,"show_in_charts":1,"chart_group":1,"min_value":-60,"max_value":80,"hex_color":"d33c2f","show_in_alerts":1,"show_in_dials":1,"weather":0,"data_source_type":"db_influx","data_api_url":null,"data_repository_url":null,"future":0,"pq":"Temperature in the hive","unit":"°C","pq_name_unit":"Temperature in the hive (°C)","low_value":33,"high_value":37}],"hives":[{"device_online":true,"id":<id>,"name":"Linden","sensors":[<id>],"layers":[{"id":<id>,"order":2,"color":null,"type":"honey","framecount":10},{"id":<id>,"order":1,"color":null,"type":"brood","framecount":10}]}]}"`,
  );
  const path = `/api/dashboard/${code}?hive_id=${hive.id}`;
  expect(bytes(await api.request('GET', path))).toMatchInlineSnapshot(
    `"200 {"hives":[{"device_online":true,"last_inspection_date":"<time>","impression":3,"notes":"","lat":52.1,"lon":6,"location_name":"","index":0,"interval":"hour","relative_interval":1,"resolution":"1m","sensorDefinitions":{},"measurements":[{"time":"<time>","weight_kg":42.123,"t_i":34},],"start":"<time>","end":"<time>"}]}"`,
  );
  expect(bytes(await api.request('GET', '/api/dashboard/AAAAAAAAAA'))).toMatchInlineSnapshot(
    `"422 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
});
