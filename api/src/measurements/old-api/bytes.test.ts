import { aGroup, anInvitation } from '#groups/groups/test-groups.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#testing/test-api.ts';

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
    .replaceAll(/"(id|device_id|hive_id)":\d+/g, '"$1":<id>')
    .replaceAll(/"(key|hardware_id)":"[2-9A-HJ-NP-TV-Z]{16}"/g, '"$1":"<key>"')
    .replaceAll(/BEEPBASE-[2-9A-HJ-NP-TV-Z]{4}/g, 'BEEPBASE-<key>')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?/g, '<time>');
  return `${status} ${same}`;
}

interface Options {
  as?: TestUser;
  headers?: Record<string, string>;
}

const request = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  { as = anna, headers = {} }: Options = {},
) => api.request(method, `/api/${path}`, { as, headers, ...(body !== undefined && { body }) });

const phone = { 'x-clientid': 'ios' };

const ofBase = {
  ...{ name: ' Scale ', key: 'BYTEDEV0001', type: 'Beep', hardware_id: 'BYTEHWB', firmware_version: '1.5.9' },
  ...{ hardware_version: '1.0', ble_pin: '1234', boot_count: 4_000_000_000, battery_voltage: 3.25 },
  ...{ measurement_interval_min: 0, measurement_transmission_ratio: 3, rtc: 1, log_file_info: null },
};

test('a device that is made, read, changed and deleted', async () => {
  const hive = await aHive(api, anna);
  expect(bytes(await request('GET', 'devices'))).toMatchInlineSnapshot(`"404 "no_devices_found""`);
  expect(bytes(await request('GET', 'devices', undefined, { headers: phone }))).toMatchInlineSnapshot(
    `"200 []"`,
  );
  expect(bytes(await request('GET', 'devices?hardware_id=BYTEHWB'))).toMatchInlineSnapshot(
    `"404 "New BEEP base found""`,
  );
  const made = await request('POST', 'devices', { ...ofBase, hive_id: hive.id });
  expect(bytes(made)).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"hive_id":<id>,"name":"Scale","key":"BYTEDEV0001","created_at":"<time>","last_message_received":null,"hardware_id":"bytehwb","firmware_version":"1.5.9","hardware_version":"1.0","boot_count":4000000000,"measurement_interval_min":0,"measurement_transmission_ratio":3,"ble_pin":"1234","battery_voltage":3.25,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"Hive 1","location_name":"Orchard","owner":true,"online":false,"connection":"offline","quarantined":0,"sensor_definitions":[]}"`,
  );
  const { id } = made.body;
  expect(bytes(await request('GET', 'devices'))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"rev":1,"hive_id":<id>,"name":"Scale","key":"BYTEDEV0001","created_at":"<time>","last_message_received":null,"hardware_id":"bytehwb","firmware_version":"1.5.9","hardware_version":"1.0","boot_count":4000000000,"measurement_interval_min":0,"measurement_transmission_ratio":3,"ble_pin":"1234","battery_voltage":3.25,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"Hive 1","location_name":"Orchard","owner":true,"online":false,"connection":"offline","quarantined":0,"sensor_definitions":[]}]"`,
  );
  expect(bytes(await request('GET', `devices/${id}`))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"hive_id":<id>,"name":"Scale","key":"BYTEDEV0001","created_at":"<time>","last_message_received":null,"hardware_id":"bytehwb","firmware_version":"1.5.9","hardware_version":"1.0","boot_count":4000000000,"measurement_interval_min":0,"measurement_transmission_ratio":3,"ble_pin":"1234","battery_voltage":3.25,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"Hive 1","location_name":"Orchard","owner":true,"online":false,"connection":"offline","quarantined":0,"sensor_definitions":[]}"`,
  );
  await request('POST', 'sensors', { key: 'bytedev0001', t: 18.4, bv: 3.1 });
  expect(bytes(await request('GET', 'devices?hardware_id=bytehwb'))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"rev":1,"hive_id":<id>,"name":"Scale","key":"BYTEDEV0001","created_at":"<time>","last_message_received":"<time>","hardware_id":"bytehwb","firmware_version":"1.5.9","hardware_version":"1.0","boot_count":4000000000,"measurement_interval_min":0,"measurement_transmission_ratio":3,"ble_pin":"1234","battery_voltage":3.1,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"Hive 1","location_name":"Orchard","owner":true,"online":true,"connection":"direct","quarantined":0,"sensor_definitions":[]}]"`,
  );
  // What GET sent, with another name: the battery of an older answer is none of the person's.
  expect(
    bytes(await request('PATCH', `devices/${id}`, { ...made.body, name: 'Other' })),
  ).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":2,"hive_id":<id>,"name":"Other","key":"BYTEDEV0001","created_at":"<time>","last_message_received":"<time>","hardware_id":"bytehwb","firmware_version":"1.5.9","hardware_version":"1.0","boot_count":4000000000,"measurement_interval_min":0,"measurement_transmission_ratio":3,"ble_pin":"1234","battery_voltage":3.1,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"Hive 1","location_name":"Orchard","owner":true,"online":true,"connection":"direct","quarantined":0,"sensor_definitions":[]}"`,
  );
  const emptied = {
    ...{ name: '', hive_id: null, hardware_id: null, firmware_version: null, hardware_version: null },
    ...{ ble_pin: null, boot_count: null, battery_voltage: null, measurement_interval_min: null },
    measurement_transmission_ratio: null,
  };
  expect(bytes(await request('PUT', `devices/${id}`, emptied))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":3,"hive_id":null,"name":"Other","key":"BYTEDEV0001","created_at":"<time>","last_message_received":"<time>","hardware_id":null,"firmware_version":null,"hardware_version":null,"boot_count":null,"measurement_interval_min":null,"measurement_transmission_ratio":null,"ble_pin":null,"battery_voltage":3.1,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"","location_name":"","owner":true,"online":true,"connection":"direct","quarantined":0,"sensor_definitions":[]}"`,
  );
  expect(bytes(await request('PUT', `devices/${id}`, { firmware_version: '' }))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":3,"hive_id":null,"name":"Other","key":"BYTEDEV0001","created_at":"<time>","last_message_received":"<time>","hardware_id":null,"firmware_version":null,"hardware_version":null,"boot_count":null,"measurement_interval_min":null,"measurement_transmission_ratio":null,"ble_pin":null,"battery_voltage":3.1,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"","location_name":"","owner":true,"online":true,"connection":"direct","quarantined":0,"sensor_definitions":[]}"`,
  );
  expect(
    bytes(await request('POST', 'devices', { key: 'bytedev0001', type: 'other' })),
  ).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":4,"hive_id":null,"name":"Other","key":"bytedev0001","created_at":"<time>","last_message_received":"<time>","hardware_id":null,"firmware_version":null,"hardware_version":null,"boot_count":null,"measurement_interval_min":null,"measurement_transmission_ratio":null,"ble_pin":null,"battery_voltage":3.1,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"other","hive_name":"","location_name":"","owner":true,"online":true,"connection":"direct","quarantined":0,"sensor_definitions":[]}"`,
  );
  expect(bytes(await request('POST', 'devices/multiple', [{ id, name: 'One' }, {}]))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"rev":5,"hive_id":null,"name":"One","key":"bytedev0001","created_at":"<time>","last_message_received":"<time>","hardware_id":null,"firmware_version":null,"hardware_version":null,"boot_count":null,"measurement_interval_min":null,"measurement_transmission_ratio":null,"ble_pin":null,"battery_voltage":3.1,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"other","hive_name":"","location_name":"","owner":true,"online":true,"connection":"direct","quarantined":0,"sensor_definitions":[]},{"id":<id>,"rev":1,"hive_id":null,"name":"BEEPBASE-<key>","key":"<key>","created_at":"<time>","last_message_received":null,"hardware_id":null,"firmware_version":null,"hardware_version":null,"boot_count":null,"measurement_interval_min":null,"measurement_transmission_ratio":null,"ble_pin":null,"battery_voltage":null,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"","location_name":"","owner":true,"online":false,"connection":"offline","quarantined":0,"sensor_definitions":[]}]"`,
  );
  expect(bytes(await request('PATCH', `devices/${id}`, { delete: true }))).toMatchInlineSnapshot(
    `"200 "device_deleted""`,
  );
  const [{ id: second }] = (await request('GET', 'devices')).body;
  expect(bytes(await request('DELETE', `devices/${second}`))).toMatchInlineSnapshot(`"204 "`);
});

test('a device that stands on a shared hive', async () => {
  const hive = await aHive(api, anna);
  const { body } = await request('POST', 'devices', { ...ofBase, key: 'BYTEDEV0002', hive_id: hive.id });
  const group = await aGroup(api, anna);
  const { token } = await anInvitation(api, anna, group, bram.email);
  await request('POST', 'groups/checktoken', { group_id: group.id, token }, { as: bram });
  await request('PATCH', `groups/${group.id}`, { hives_selected: [hive.id] });
  expect(bytes(await request('GET', `devices/${body.id}`, undefined, { as: bram }))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"hive_id":<id>,"name":"Scale","key":"","created_at":"<time>","last_message_received":null,"hardware_id":null,"firmware_version":"1.5.9","hardware_version":"1.0","boot_count":4000000000,"measurement_interval_min":0,"measurement_transmission_ratio":3,"ble_pin":null,"battery_voltage":3.25,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"Hive 1","location_name":"Orchard","owner":false,"online":false,"connection":"offline","quarantined":0,"sensor_definitions":[]}"`,
  );
  expect(
    bytes(await request('PATCH', `devices/${body.id}`, { name: 'Mine' }, { as: bram })),
  ).toMatchInlineSnapshot(`"403 "device_not_yours""`);
  await request('DELETE', `devices/${body.id}`);
});

test('what is refused of a device', async () => {
  const { body } = await request('POST', 'devices', { key: 'BYTEDEV0003', hardware_id: 'BYTEHWC' });
  const of = (sent: unknown, options?: Options) => request('POST', 'devices', sent, options).then(bytes);
  expect(await of({ key: 'abc', name: 'x'.repeat(256), type: 'x'.repeat(101) })).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","errors":{"key":["too_short"],"name":["too_long"],"type":["too_long"]},"problems":[{"path":"key","code":"too_short","params":{"min":4}},{"path":"name","code":"too_long","params":{"max":255}},{"path":"type","code":"too_long","params":{"max":100}}]}"`,
  );
  const wrong = { battery_voltage: 'full', measurement_interval_min: -1, hive_id: 'x', boot_count: 1.5 };
  expect(await of(wrong)).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","errors":{"hive_id":["invalid"],"boot_count":["invalid"],"measurement_interval_min":["too_small"],"battery_voltage":["invalid"]},"problems":[{"path":"hiveId","code":"invalid"},{"path":"bootCount","code":"invalid"},{"path":"intervalMinutes","code":"too_small","params":{"min":0}},{"path":"batteryVolts","code":"invalid"}]}"`,
  );
  expect(await of({ type: 'toaster' })).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","errors":{"type":["unknown_choice"]},"problems":[{"path":"type","code":"unknown_choice"}]}"`,
  );
  expect(await of({ name: null })).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"hive_id":null,"name":"BEEPBASE-<key>","key":"<key>","created_at":"<time>","last_message_received":null,"hardware_id":null,"firmware_version":null,"hardware_version":null,"boot_count":null,"measurement_interval_min":null,"measurement_transmission_ratio":null,"ble_pin":null,"battery_voltage":null,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"","location_name":"","owner":true,"online":false,"connection":"offline","quarantined":0,"sensor_definitions":[]}"`,
  );
  expect(await of({ key: 'bytedev0003' }, { as: bram })).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","errors":{"key":["already_taken"]},"problems":[{"path":"key","code":"already_taken"}]}"`,
  );
  expect(await of({ hardware_id: 'bytehwc' }, { as: bram })).toMatchInlineSnapshot(
    `"403 "device_not_yours""`,
  );
  expect(await of({ key: 'BYTEDEV0003' }, { headers: { 'if-none-match': '*' } })).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","errors":{"key":["already_taken"]},"problems":[{"path":"key","code":"already_taken"}]}"`,
  );
  expect(await of({ hive_id: 1_000_000 })).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
  expect(
    bytes(await request('POST', 'devices/multiple', [{ id: body.id }, { type: 'toaster', boot_count: -1 }])),
  ).toMatchInlineSnapshot(
    `"400 {"code":"invalid_input","request_id":"<request>","errors":{"1.boot_count":["too_small"]},"problems":[{"path":"1.bootCount","code":"too_small","params":{"min":0}}]}"`,
  );
  const at = (sent: object, options?: Options) =>
    request('PATCH', `devices/${body.id}`, sent, options).then(bytes);
  expect(await at({ name: 'Other' }, { headers: { 'if-match': '"7"' } })).toMatchInlineSnapshot(
    `"412 {"code":"changed_meanwhile","request_id":"<request>","message":"changed_meanwhile","current":{"id":<id>,"rev":1,"hive_id":null,"name":"BEEPBASE-0003","key":"BYTEDEV0003","created_at":"<time>","last_message_received":null,"hardware_id":"bytehwc","firmware_version":null,"hardware_version":null,"boot_count":null,"measurement_interval_min":null,"measurement_transmission_ratio":null,"ble_pin":null,"battery_voltage":null,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"","location_name":"","owner":true,"online":false,"connection":"offline","quarantined":0,"sensor_definitions":[]},"yours":{"name":"Other"}}"`,
  );
  expect(await at({ rev: 7, name: 'Other' })).toMatchInlineSnapshot(
    `"412 {"code":"changed_meanwhile","request_id":"<request>","message":"changed_meanwhile","current":{"id":<id>,"rev":1,"hive_id":null,"name":"BEEPBASE-0003","key":"BYTEDEV0003","created_at":"<time>","last_message_received":null,"hardware_id":"bytehwc","firmware_version":null,"hardware_version":null,"boot_count":null,"measurement_interval_min":null,"measurement_transmission_ratio":null,"ble_pin":null,"battery_voltage":null,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"","location_name":"","owner":true,"online":false,"connection":"offline","quarantined":0,"sensor_definitions":[]},"yours":{"rev":7,"name":"Other"}}"`,
  );
  expect(await at({ name: 'Other' }, { as: bram })).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
  const list = 'devices?hardware_id=BYTEHWC';
  expect(bytes(await request('GET', list, undefined, { as: bram }))).toMatchInlineSnapshot(
    `"403 "device_not_yours""`,
  );
  expect(bytes(await request('GET', list, undefined, { as: bram, headers: phone }))).toMatchInlineSnapshot(
    `"200 {"info":"device_not_yours"}"`,
  );
  expect(bytes(await request('GET', 'devices/1000000'))).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
  expect(bytes(await request('DELETE', 'devices/1000000'))).toMatchInlineSnapshot(
    `"404 {"code":"not_found","request_id":"<request>","message":"not_found"}"`,
  );
  await request('DELETE', `devices/${body.id}`);
});

const ofScale = { input_measurement_abbreviation: 'w_v', output_measurement_abbreviation: 'weight_kg' };

test('a sensor definition that is made, read, changed and deleted', async () => {
  const { id: device_id } = (await request('POST', 'devices', { key: 'BYTEDEV0004', hardware_id: 'BYTEHWD' }))
    .body;
  const made = await request('POST', 'sensordefinition', {
    ...{ device_id, ...ofScale, name: 'Scale', inside: '1', offset: '12,5', multiplier: '0.02' },
    ...{ recalculate: true, updated_at: '2026-05-03T14:05:00+02:00' },
  });
  expect(bytes(made)).toMatchInlineSnapshot(
    `"201 {"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"Scale","inside":true,"offset":12.5,"multiplier":0.02,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":1,"input_abbr":"w_v","output_abbr":"weight_kg"}"`,
  );
  const { id } = made.body;
  const byHardware = {
    hardware_id: 'bytehwd',
    input_measurement_id: 7,
    inside: -1,
    updated_at: '2026-01-01',
  };
  expect(bytes(await request('POST', 'sensordefinition', byHardware))).toMatchInlineSnapshot(
    `"201 {"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":7,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"w_v"}"`,
  );
  const ofPhone = {
    device_id,
    input_measurement_abbreviation: 'w_v',
    multiplier: 0,
    updated_at: '2026-06-01',
  };
  expect(bytes(await request('POST', 'sensordefinition', ofPhone, { headers: phone }))).toMatchInlineSnapshot(
    `"201 {"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"}"`,
  );
  expect(
    bytes(
      await request('POST', 'sensordefinition', {
        device_id,
        input_measurement_abbreviation: 'own_1',
        output_measurement_abbreviation: 't_i',
      }),
    ),
  ).toMatchInlineSnapshot(
    `"201 {"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"own_1 calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":null,"output_measurement_id":17,"device_id":<id>,"recalculate":0,"input_abbr":"own_1","output_abbr":"t_i"}"`,
  );
  const list = `sensordefinition?device_id=${device_id}`;
  expect(bytes(await request('GET', list))).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":7,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"w_v"},{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"Scale","inside":true,"offset":12.5,"multiplier":0.02,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":1,"input_abbr":"w_v","output_abbr":"weight_kg"},{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"},{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"own_1 calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":null,"output_measurement_id":17,"device_id":<id>,"recalculate":0,"input_abbr":"own_1","output_abbr":"t_i"}]"`,
  );
  expect(
    bytes(await request('GET', `${list}&input_measurement_abbreviation=w_v&limit=5`)),
  ).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"},{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"Scale","inside":true,"offset":12.5,"multiplier":0.02,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":1,"input_abbr":"w_v","output_abbr":"weight_kg"},{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":7,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"w_v"}]"`,
  );
  const one = `sensordefinition/${id}?device_id=${device_id}`;
  expect(bytes(await request('GET', one))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"Scale","inside":true,"offset":12.5,"multiplier":0.02,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":1,"input_abbr":"w_v","output_abbr":"weight_kg"}"`,
  );
  expect(bytes(await request('PATCH', one, { ...made.body, offset: 7, name: null }))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":2,"created_at":"<time>","updated_at":"<time>","name":"Scale","inside":true,"offset":7,"multiplier":0.02,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":1,"input_abbr":"w_v","output_abbr":"weight_kg"}"`,
  );
  expect(
    bytes(await request('PATCH', one, { inside: null, recalculate: 0, name: '' })),
  ).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":3,"created_at":"<time>","updated_at":"<time>","name":"Scale","inside":null,"offset":7,"multiplier":0.02,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"}"`,
  );
  expect(bytes(await request('PUT', one, { multiplier: 3 }))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":4,"created_at":"<time>","updated_at":"<time>","name":"Scale","inside":null,"offset":7,"multiplier":3,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"}"`,
  );
  expect(bytes(await request('DELETE', one))).toMatchInlineSnapshot(`"204 "`);
  expect(bytes(await request('GET', `devices/${device_id}`))).toMatchInlineSnapshot(
    `"200 {"id":<id>,"rev":1,"hive_id":null,"name":"BEEPBASE-0004","key":"BYTEDEV0004","created_at":"<time>","last_message_received":null,"hardware_id":"bytehwd","firmware_version":null,"hardware_version":null,"boot_count":null,"measurement_interval_min":null,"measurement_transmission_ratio":null,"ble_pin":null,"battery_voltage":null,"next_downlink_message":null,"last_downlink_result":null,"datetime":null,"datetime_offset_sec":null,"organization_id":null,"rtc":null,"log_file_info":null,"type":"beep","hive_name":"","location_name":"","owner":true,"online":false,"connection":"offline","quarantined":0,"sensor_definitions":[{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":7,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"w_v"},{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"Scale","inside":null,"offset":7,"multiplier":0.02,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"},{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"},{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"own_1 calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":null,"output_measurement_id":17,"device_id":<id>,"recalculate":0,"input_abbr":"own_1","output_abbr":"t_i"}]}"`,
  );
});

test('what is refused of a sensor definition', async () => {
  const { id: device_id } = (await request('POST', 'devices', { key: 'BYTEDEV0005' })).body;
  const { id } = (await request('POST', 'sensordefinition', { device_id, ...ofScale })).body;
  const of = (sent: object, options?: Options) =>
    request('POST', 'sensordefinition', { device_id, ...sent }, options).then(bytes);
  expect(await of({})).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"input_measurement_id":["required"]},"problems":[{"path":"input","code":"required"}]}"`,
  );
  expect(await of({ input_measurement_abbreviation: '1;drop' })).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"input_measurement_abbreviation":["invalid"]},"problems":[{"path":"input","code":"invalid"}]}"`,
  );
  expect(await of({ ...ofScale, output_measurement_abbreviation: 'honey' })).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"output_measurement_id":["unknown_choice"]},"problems":[{"path":"output","code":"unknown_choice"}]}"`,
  );
  expect(await of({ ...ofScale, output_measurement_id: 4000 })).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"output_measurement_id":["unknown_choice"]},"problems":[{"path":"output","code":"unknown_choice"}]}"`,
  );
  expect(await of({ ...ofScale, offset: 'much', name: 'x'.repeat(256) })).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"name":["too_long"]},"problems":[{"path":"name","code":"too_long","params":{"max":255}}]}"`,
  );
  expect(await of({ ...ofScale, offset: 'much' })).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"offset":["not_a_number"]},"problems":[{"path":"offset","code":"not_a_number"}]}"`,
  );
  expect(await of({ ...ofScale, multiplier: 1e13 })).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"multiplier":["not_a_number"]},"problems":[{"path":"multiplier","code":"not_a_number"}]}"`,
  );
  expect(await of({ ...ofScale, updated_at: 'yesterday' })).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"updated_at":["not_a_date"]},"problems":[{"path":"validFrom","code":"not_a_date"}]}"`,
  );
  expect(await of(ofScale, { as: bram })).toMatchInlineSnapshot(`"404 "no_device_found""`);
  expect(bytes(await request('GET', 'sensordefinition'))).toMatchInlineSnapshot(`"404 "no_device_found""`);
  const one = `sensordefinition/${id}?device_id=${device_id}`;
  expect(
    bytes(await request('PATCH', one, { offset: 2 }, { headers: { 'if-match': '"7"' } })),
  ).toMatchInlineSnapshot(
    `"412 {"code":"changed_meanwhile","request_id":"<request>","message":"changed_meanwhile","current":{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"},"yours":{"offset":2}}"`,
  );
  expect(bytes(await request('PATCH', one, { rev: 7, offset: 2 }))).toMatchInlineSnapshot(
    `"412 {"code":"changed_meanwhile","request_id":"<request>","message":"changed_meanwhile","current":{"id":<id>,"rev":1,"created_at":"<time>","updated_at":"<time>","name":"w_v calibrated","inside":null,"offset":0,"multiplier":1,"input_measurement_id":7,"output_measurement_id":20,"device_id":<id>,"recalculate":0,"input_abbr":"w_v","output_abbr":"weight_kg"},"yours":{"rev":7,"offset":2}}"`,
  );
  expect(
    bytes(await request('GET', `sensordefinition/1000000?device_id=${device_id}`)),
  ).toMatchInlineSnapshot(`"404 "no_device_found""`);
});
