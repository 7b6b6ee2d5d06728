import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

// The guarantee: old apps read the same JSON as ever, byte for byte.

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
let source: string;
let deviceKey: string;
let hive: number;
beforeAll(async () => {
  api = await startTestApi();
  [anna, bram] = [await aUser(api), await aUser(api)];
  const { id, key, hive_id } = await aDevice(api, anna);
  [source, deviceKey, hive] = [`id=${id}`, key, hive_id];
  await aDefinition(api, anna, { device_id: id, updated_at: '2026-01-01', inside: true });
  for (const [minute, weight_kg] of [20, 20.5, 24].entries()) {
    const time = Date.parse('2026-06-03T10:00:00Z') / 1000 + minute * 600;
    await api.request('POST', '/api/sensors', { body: { key, t: 18.41 + minute, weight_kg, foo: 1, time } });
  }
});
afterAll(() => api.close());

/** Without what differs from run to run. */
async function bytes(path: string, as = anna): Promise<string> {
  const { status, text } = await api.request('GET', `/api/sensors/${path}`, { as });
  const same = text
    .replaceAll(/"(id|device_id)":\d+/g, '"$1":<id>')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"')
    .replaceAll(/"created_at":"[^"]+"/g, '"created_at":"<time>"');
  return `${status} ${same}`;
}

const hour = 'start=2026-06-03T10:00:00Z&end=2026-06-03T10:30:00Z';

test('measurements of a device and of a hive', async () => {
  expect(await bytes(`measurements?${source}&${hour}`)).toMatchInlineSnapshot(
    `"200 {"id":<id>,"interval":null,"relative_interval":true,"index":0,"timeGroup":null,"resolution":"1m","cacheSensorNames":false,"measurements":[{"time":"2026-06-03T10:00:00Z","t":18.41,"weight_kg":20,"foo":1,"net_weight_kg":0},{"time":"2026-06-03T10:01:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:02:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:03:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:04:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:05:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:06:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:07:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:08:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:09:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:10:00Z","t":19.41,"weight_kg":20.5,"foo":1,"net_weight_kg":0.5},{"time":"2026-06-03T10:11:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:12:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:13:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:14:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:15:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:16:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:17:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:18:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:19:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:20:00Z","t":20.41,"weight_kg":24,"foo":1,"net_weight_kg":4},{"time":"2026-06-03T10:21:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:22:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:23:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:24:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:25:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:26:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:27:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:28:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null},{"time":"2026-06-03T10:29:00Z","t":null,"weight_kg":null,"foo":null,"net_weight_kg":null}],"sensorDefinitions":{"weight_kg":{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"2026-01-01 00:00:00","name":"w_v calibrated","inside":true,"offset":1000,"multiplier":0.01,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"}}}"`,
  );
  expect(
    await bytes(`measurements?hive_id=${hive}&${hour}&clean_weight=0&weather=0&names=t,weight_kg`),
  ).toMatchInlineSnapshot(
    `"200 {"id":<id>,"interval":null,"relative_interval":true,"index":0,"timeGroup":null,"resolution":"1m","cacheSensorNames":false,"measurements":[{"time":"2026-06-03T10:00:00Z","t":18.41,"weight_kg":20},{"time":"2026-06-03T10:01:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:02:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:03:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:04:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:05:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:06:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:07:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:08:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:09:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:10:00Z","t":19.41,"weight_kg":20.5},{"time":"2026-06-03T10:11:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:12:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:13:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:14:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:15:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:16:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:17:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:18:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:19:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:20:00Z","t":20.41,"weight_kg":24},{"time":"2026-06-03T10:21:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:22:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:23:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:24:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:25:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:26:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:27:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:28:00Z","t":null,"weight_kg":null},{"time":"2026-06-03T10:29:00Z","t":null,"weight_kg":null}],"sensorDefinitions":{"weight_kg":{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"2026-01-01 00:00:00","name":"w_v calibrated","inside":true,"offset":1000,"multiplier":0.01,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"}}}"`,
  );
  expect(
    await bytes(
      `measurements?${source}&start=2026-06-03&end=2026-06-04&timezone=Asia/Kolkata&names=h&timeGroup=1h`,
    ),
  ).toMatchInlineSnapshot(`"500 "sensor-no-measurements-error""`);
  expect(
    await bytes(`measurements?device_id=null&key=&${source}&interval=hour&index=3`),
  ).toMatchInlineSnapshot(`"500 "sensor-no-measurements-error""`);
  expect(await bytes(`cleanedweight?${source}&${hour}`)).toMatchInlineSnapshot(
    `"200 {"id":<id>,"interval":null,"relative_interval":true,"index":0,"timeGroup":null,"resolution":"1m","cacheSensorNames":false,"measurements":[{"time":"2026-06-03T10:00:00Z","weight_kg":20,"net_weight_kg":0},{"time":"2026-06-03T10:01:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:02:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:03:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:04:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:05:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:06:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:07:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:08:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:09:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:10:00Z","weight_kg":20.5,"net_weight_kg":0.5},{"time":"2026-06-03T10:11:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:12:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:13:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:14:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:15:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:16:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:17:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:18:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:19:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:20:00Z","weight_kg":24,"net_weight_kg":4},{"time":"2026-06-03T10:21:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:22:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:23:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:24:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:25:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:26:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:27:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:28:00Z","weight_kg":null,"net_weight_kg":null},{"time":"2026-06-03T10:29:00Z","weight_kg":null,"net_weight_kg":null}],"sensorDefinitions":{"weight_kg":{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"2026-01-01 00:00:00","name":"w_v calibrated","inside":true,"offset":1000,"multiplier":0.01,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"}}}"`,
  );
  expect(await bytes(`comparemeasurements?${source}&${hour}&names=t`)).toMatchInlineSnapshot(
    `"200 {"id":<id>,"interval":null,"relative_interval":true,"index":0,"timeGroup":null,"resolution":"1m","measurements":[{"time":"2026-06-03T10:00:00Z","mean_t":18.41,"sd_t":null},{"time":"2026-06-03T10:01:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:02:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:03:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:04:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:05:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:06:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:07:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:08:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:09:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:10:00Z","mean_t":19.41,"sd_t":null},{"time":"2026-06-03T10:11:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:12:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:13:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:14:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:15:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:16:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:17:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:18:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:19:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:20:00Z","mean_t":20.41,"sd_t":null},{"time":"2026-06-03T10:21:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:22:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:23:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:24:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:25:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:26:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:27:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:28:00Z","mean_t":null,"sd_t":null},{"time":"2026-06-03T10:29:00Z","mean_t":null,"sd_t":null}],"cacheSensorNames":false,"sensorDefinitions":{"weight_kg":{"name":"w_v calibrated","inside":true}}}"`,
  );
});

test('what was measured at all, and last', async () => {
  expect(await bytes(`measurement_types_available?${source}&${hour}`)).toMatchInlineSnapshot(
    `"200 {"t":{"id":<id>,"abbreviation":"t","physical_quantity_id":1,"show_in_charts":1,"chart_group":1,"min_value":-60,"max_value":80,"hex_color":"73849b","show_in_alerts":1,"show_in_dials":1,"weather":0,"data_source_type":"db_influx","data_api_url":null,"data_repository_url":null,"future":0,"pq":"Temperature","unit":"°C","pq_name_unit":"Temperature (°C)","low_value":33,"high_value":37},"weight_kg":{"id":<id>,"abbreviation":"weight_kg","physical_quantity_id":3,"show_in_charts":1,"chart_group":1,"min_value":-200,"max_value":1000,"hex_color":"ae781d","show_in_alerts":1,"show_in_dials":1,"weather":0,"data_source_type":"db_influx","data_api_url":null,"data_repository_url":null,"future":0,"pq":"Weight","unit":"kg","pq_name_unit":"Weight (kg)","low_value":1,"high_value":150},"foo":{"id":<id>,"abbreviation":"foo","physical_quantity_id":22,"show_in_charts":1,"chart_group":1,"min_value":null,"max_value":null,"hex_color":"73849b","show_in_alerts":1,"show_in_dials":1,"weather":0,"data_source_type":"db_influx","data_api_url":null,"data_repository_url":null,"future":0,"pq":"foo","unit":"-","pq_name_unit":"foo","low_value":null,"high_value":null}}"`,
  );
  await api.request('POST', '/api/sensors', { body: { key: deviceKey, t: 19, weight_kg: 24 } });
  const last = async (path: string) => (await bytes(path)).replace(/"time":"[^"]+"/, '"time":"<time>"');
  expect(await last(`lastvalues?${source}`)).toMatchInlineSnapshot(
    `"200 {"time":"<time>","t":19,"weight_kg":24}"`,
  );
  expect(await last(`lastweight?${source}`)).toMatchInlineSnapshot(
    `"200 {"time":"<time>","weight_kg":24,"w_v_offset":1000,"w_v_kg_per_val":0.01}"`,
  );
});

test('what is refused', async () => {
  expect(await bytes(`measurements?${hour}`, bram)).toMatchInlineSnapshot(`"500 "sensor-none-error""`);
  expect(await bytes(`measurements?${source}&${hour}`, bram)).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
  expect(await bytes(`measurements?id=x&${hour}`)).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
  expect(await bytes(`measurements?${source}&timezone=Mars`)).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"timezone":["unknown_choice"]},"problems":[{"path":"timeZone","code":"unknown_choice"}]}"`,
  );
  expect(await bytes(`measurements?${source}&start=x&end=y`)).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"start":["not_a_date"]},"problems":[{"path":"start","code":"not_a_date"}]}"`,
  );
  expect(await bytes(`measurements?${source}&index=-1&relative_interval=2`)).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"index":["too_small"],"relative_interval":["too_large"]},"problems":[{"path":"index","code":"too_small","params":{"min":0}},{"path":"relativeInterval","code":"too_large","params":{"max":1}}]}"`,
  );
  expect(await bytes('comparemeasurements?', bram)).toMatchInlineSnapshot(`"500 "sensor-none-error""`);
  expect(await bytes('measurement_types_available?start=x&end=y', bram)).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"start":["not_a_date"]},"problems":[{"path":"start","code":"not_a_date"}]}"`,
  );
  expect(await bytes('lastvalues', bram)).toMatchInlineSnapshot(`"404 "error""`);
});
