import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aLogText, aStoredLog, seeds, sendLog } from '../device-log-import/test-flash-logs.ts';

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
async function bytes(method: 'GET' | 'POST' | 'DELETE', path: string, as = anna, body?: object) {
  const { status, text } = await api.request(method, `/api${path}`, { as, ...(body && { body }) });
  const same = text
    .replaceAll(anna.name, 'Anna')
    .replaceAll(/"(id|user_id|device_id|hive_id|flashlog_id)":\d+/g, '"$1":<id>')
    .replaceAll(/"(device|device_name)":"Scale \(\d+\)"/g, '"$1":"Scale (<id>)"')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<request>"')
    .replaceAll(/"(persisted_days|deleted_days)":[\d.]+/g, '"$1":<days>')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{3})?Z?/g, '<time>')
    .replaceAll(/20\d\d-\d\d-\d\d/g, '<day>');
  return `${status} ${same}`;
}

test('a log that is handed over, found, imported, taken back and deleted', async () => {
  const { id } = await aStoredLog(api, anna);
  expect(await bytes('GET', `/flashlogs/${id}`)).toMatchInlineSnapshot(
    `"200 {"id":<id>,"created_at":"<time>","updated_at":"<time>","user_id":<id>,"user_name":"Anna","device_id":<id>,"device_name":"Scale (<id>)","hive_id":<id>,"hive_name":"Hive 1","file_name":null,"log_messages":40,"log_saved":true,"log_parsed":true,"log_has_timestamps":41,"bytes_received":2285,"lost_bytes":0,"log_size_bytes":null,"log_erased":0,"log_date_start":"<time>","log_date_end":"<time>","time_percentage":"100%","logs_per_day":null,"log_file":null,"log_file_stripped":null,"log_file_parsed":null,"csv_url":null,"meta_data":{"port3_msg":40,"firmwares":["1.5.9 @ <time>"],"port2_msg":1,"data_days":0.417,"data_days_weight":0,"bat_low_perc":0,"bat_low_blocks":0,"time_err_perc":97.561,"time_clock_mcu":41,"time_clock_rtc":0,"time_err_too_low":40,"time_err_too_high":0,"port2_device_time_first":"<time>","port2_device_time_last":"<time>","port3_device_time_first":"<time>","port3_device_time_last":"<time>","port3_time_first":"<time>","port3_time_last":"<time>","weight_kg":null,"rtc_bug":false,"auto_parsed":true,"valid_data_points":{},"lowest_bv":{"<day>":3.203},"port2_times_device":{"1970-01-01":["[1] 5: <time>"]}},"time_corrections":null,"valid_override":null,"persisted_days":<days>,"persisted_measurements":0,"persisted_block_ids_array":[],"match_props":9,"state":"checked","progress":100,"busy":false,"rtc":0,"editable":true,"lines_received":115,"erase_mx_flash":-1,"erase":false,"erase_type":"fatfs","device":"Scale (<id>)","records_flashlog":40,"time_insert_count":40,"records_timed":40,"weight_percentage":"100%","matching_blocks":1,"log":[{"block":0,"block_i":0,"start_i":1,"end_i":40,"index_start":1,"index_end":40,"duration_hours":10,"fw_version":"1.5.9","interval_min":15,"transmission_ratio":1,"time_start":"<time>","time_end":"<time>","setCount":40,"dbCount":10,"placed_by":"matched","missing_percentage":75,"block_data_match_percentage":100,"block_data_flashlog_sec_diff":0,"doubt":null,"state":"checked","progress":0,"persisted_measurements":0,"persisted_days":<days>,"matches":{"matches":{"11":{"time":"<time>","flashlog_index":11},"12":{"time":"<time>","flashlog_index":12},"13":{"time":"<time>","flashlog_index":13},"14":{"time":"<time>","flashlog_index":14},"15":{"time":"<time>","flashlog_index":15},"16":{"time":"<time>","flashlog_index":16},"17":{"time":"<time>","flashlog_index":17},"18":{"time":"<time>","flashlog_index":18},"19":{"time":"<time>","flashlog_index":19},"20":{"time":"<time>","flashlog_index":20}},"count":10}}],"flashlog_id":<id>,"matches_min":5,"db_records":1500}"`,
  );
  expect(await bytes('GET', '/flashlogs')).toMatchInlineSnapshot(
    `"200 [{"id":<id>,"created_at":"<time>","updated_at":"<time>","user_id":<id>,"user_name":"Anna","device_id":<id>,"device_name":"Scale (<id>)","hive_id":<id>,"hive_name":"Hive 1","file_name":null,"log_messages":40,"log_saved":1,"log_parsed":1,"log_has_timestamps":1,"bytes_received":2285,"lost_bytes":0,"log_size_bytes":null,"log_erased":0,"log_date_start":"<time>","log_date_end":"<time>","time_percentage":100,"logs_per_day":null,"log_file":null,"log_file_stripped":null,"log_file_parsed":null,"csv_url":null,"meta_data":{"port3_msg":40,"firmwares":["1.5.9 @ <time>"],"port2_msg":1,"data_days":0.417,"data_days_weight":0,"bat_low_perc":0,"bat_low_blocks":0,"time_err_perc":97.561,"time_clock_mcu":41,"time_clock_rtc":0,"time_err_too_low":40,"time_err_too_high":0,"port2_device_time_first":"<time>","port2_device_time_last":"<time>","port3_device_time_first":"<time>","port3_device_time_last":"<time>","port3_time_first":"<time>","port3_time_last":"<time>","weight_kg":null,"rtc_bug":false,"auto_parsed":true},"time_corrections":null,"valid_override":null,"persisted_days":<days>,"persisted_measurements":0,"persisted_block_ids_array":[],"match_props":9,"state":"checked","progress":100,"busy":false,"rtc":0,"editable":true}]"`,
  );
  expect(
    await bytes('GET', `/flashlogs/${id}?block_id=0&data_minutes=30&block_data_index=5`),
  ).toMatchInlineSnapshot(
    `"200 {"interval_min":15,"data_point_modulo":1,"block_start_i":1,"block_end_i":40,"match_index":11,"block_data_start":11,"block_data_end":12,"block_data_index":5,"block_data_index_max":19,"block_data_index_amount":20,"block_data_match_percentage":100,"block_data_diff_percentage":0,"block_data_match_count":10,"block_data_match_errors":"","block_data_flashlog_sec_diff":0,"start_date":"<time>","end_date":"<time>","device_name":"Scale (<id>)","block_id":0,"flashlog":[{"time":"<time>","vcc":3.252,"bv":3.254,"bat_perc":100,"w_v":1444344,"t_0":33.33,"t_1":17.23,"s_bin_71_122":34,"s_bin_122_173":23,"s_bin_173_224":13,"s_bin_224_276":2,"s_bin_276_327":52,"s_bin_327_378":42,"s_bin_378_429":31,"s_bin_429_480":21,"s_bin_480_532":11,"s_bin_532_583":60},{"time":"<time>","vcc":3.252,"bv":3.246,"bat_perc":100,"w_v":1426334,"t_0":34.82,"t_1":20.29,"s_bin_71_122":18,"s_bin_122_173":46,"s_bin_173_224":14,"s_bin_224_276":42,"s_bin_276_327":10,"s_bin_327_378":38,"s_bin_378_429":5,"s_bin_429_480":33,"s_bin_480_532":1,"s_bin_532_583":29}],"database":[{"time":"<time>","bv":3.254,"w_v":1444344,"t_0":33.33,"t_1":17.23,"s_bin_71_122":34,"s_bin_122_173":23,"s_bin_173_224":13,"s_bin_224_276":2,"s_bin_276_327":52,"s_bin_327_378":42,"s_bin_378_429":31,"s_bin_429_480":21,"s_bin_480_532":11,"s_bin_532_583":60},{"time":"<time>","bv":3.246,"w_v":1426334,"t_0":34.82,"t_1":20.29,"s_bin_71_122":18,"s_bin_122_173":46,"s_bin_173_224":14,"s_bin_224_276":42,"s_bin_276_327":10,"s_bin_327_378":38,"s_bin_378_429":5,"s_bin_429_480":33,"s_bin_480_532":1,"s_bin_532_583":29},{"time":"<time>","bv":3.254,"w_v":1445540,"t_0":34.46,"t_1":17.52,"s_bin_71_122":19,"s_bin_122_173":25,"s_bin_173_224":31,"s_bin_224_276":37,"s_bin_276_327":43,"s_bin_327_378":49,"s_bin_378_429":56,"s_bin_429_480":2,"s_bin_480_532":8,"s_bin_532_583":14}]}"`,
  );
  expect(
    await bytes('GET', `/flashlogs/${id}?match_props=5&matches_min=2&from_cache=0`),
  ).toMatchInlineSnapshot(
    `"200 {"id":<id>,"created_at":"<time>","updated_at":"<time>","user_id":<id>,"user_name":"Anna","device_id":<id>,"device_name":"Scale (<id>)","hive_id":<id>,"hive_name":"Hive 1","file_name":null,"log_messages":40,"log_saved":true,"log_parsed":true,"log_has_timestamps":41,"bytes_received":2285,"lost_bytes":0,"log_size_bytes":null,"log_erased":0,"log_date_start":"<time>","log_date_end":"<time>","time_percentage":"100%","logs_per_day":null,"log_file":null,"log_file_stripped":null,"log_file_parsed":null,"csv_url":null,"meta_data":{"port3_msg":40,"firmwares":["1.5.9 @ <time>"],"port2_msg":1,"data_days":0.417,"data_days_weight":0,"bat_low_perc":0,"bat_low_blocks":0,"time_err_perc":97.561,"time_clock_mcu":41,"time_clock_rtc":0,"time_err_too_low":40,"time_err_too_high":0,"port2_device_time_first":"<time>","port2_device_time_last":"<time>","port3_device_time_first":"<time>","port3_device_time_last":"<time>","port3_time_first":"<time>","port3_time_last":"<time>","weight_kg":null,"rtc_bug":false,"auto_parsed":true,"valid_data_points":{},"lowest_bv":{"<day>":3.203},"port2_times_device":{"1970-01-01":["[1] 5: <time>"]}},"time_corrections":null,"valid_override":null,"persisted_days":<days>,"persisted_measurements":0,"persisted_block_ids_array":[],"match_props":5,"state":"checked","progress":100,"busy":false,"rtc":0,"editable":true,"lines_received":115,"erase_mx_flash":-1,"erase":false,"erase_type":"fatfs","device":"Scale (<id>)","records_flashlog":40,"time_insert_count":40,"records_timed":40,"weight_percentage":"100%","matching_blocks":1,"log":[{"block":0,"block_i":0,"start_i":1,"end_i":40,"index_start":1,"index_end":40,"duration_hours":10,"fw_version":"1.5.9","interval_min":15,"transmission_ratio":1,"time_start":"<time>","time_end":"<time>","setCount":40,"dbCount":10,"placed_by":"matched","missing_percentage":75,"block_data_match_percentage":100,"block_data_flashlog_sec_diff":0,"doubt":null,"state":"checked","progress":0,"persisted_measurements":0,"persisted_days":<days>,"matches":{"matches":{"11":{"time":"<time>","flashlog_index":11},"12":{"time":"<time>","flashlog_index":12},"13":{"time":"<time>","flashlog_index":13},"14":{"time":"<time>","flashlog_index":14},"15":{"time":"<time>","flashlog_index":15},"16":{"time":"<time>","flashlog_index":16},"17":{"time":"<time>","flashlog_index":17},"18":{"time":"<time>","flashlog_index":18},"19":{"time":"<time>","flashlog_index":19},"20":{"time":"<time>","flashlog_index":20}},"count":10}}],"flashlog_id":<id>,"matches_min":2,"db_records":1500}"`,
  );
  expect((await bytes('GET', `/flashlogs/${id}?json=1`)).slice(0, 400)).toMatchInlineSnapshot(
    `"200 [{"block":0,"minute":15,"time":"<time>","vcc":3.252,"bv":3.271,"bat_perc":100,"w_v":1475578,"t_0":33.86,"t_1":18.93,"s_bin_71_122":2,"s_bin_122_173":29,"s_bin_173_224":57,"s_bin_224_276":24,"s_bin_276_327":52,"s_bin_327_378":19,"s_bin_378_429":47,"s_bin_429_480":14,"s_bin_480_532":42,"s_bin_532_583":9},{"block":0,"minute":30,"time":"<time>","vcc":3.252,"bv":3.279,"bat_perc":100,"w_v":1404784,""`,
  );
  expect((await bytes('GET', `/flashlogs/${id}?csv=1&block_id=0`)).slice(0, 400)).toMatchInlineSnapshot(
    `"200 ﻿time,block,minute,Supply voltage (V) (vcc),Battery voltage (V) (bv),Battery (%) (bat_perc),Weight of all cells (raw) (w_v),Temperature of probe 1 (°C) (t_0),Temperature of probe 2 (°C) (t_1),Sound 71–122 Hz (s_bin_71_122),Sound 122–173 Hz (s_bin_122_173),Sound 173–224 Hz (s_bin_173_224),Sound 224–276 Hz (s_bin_224_276),Sound 276–327 Hz (s_bin_276_327),Sound 327–378 Hz (s_bin_327_378),Sound 37"`,
  );
  expect(await bytes('DELETE', `/flashlogs/${id}?block_id=0`)).toMatchInlineSnapshot(
    `"500 {"code":"nothing_was_imported","request_id":"<request>","error":"no_data_deleted_because_no_matches_found"}"`,
  );
  expect(await bytes('POST', `/flashlogs/${id}?block_id=0`)).toMatchInlineSnapshot(
    `"200 {"data_stored":true,"persisted_measurements":30,"persisted_days":<days>,"flashlog_id":<id>,"device_name":"Scale","block_id":0}"`,
  );
  expect(await bytes('POST', `/flashlogs/${id}?block_id=0`)).toMatchInlineSnapshot(
    `"500 {"code":"data_not_stored","request_id":"<request>","error":"no_data_stored"}"`,
  );
  expect(await bytes('DELETE', `/flashlogs/${id}?block_id=0`)).toMatchInlineSnapshot(
    `"200 {"data_deleted":true,"deleted_measurements":30,"deleted_days":<days>,"flashlog_id":<id>,"block_id":0}"`,
  );
  expect(await bytes('DELETE', `/flashlogs/${id}`)).toMatchInlineSnapshot(
    `"200 {"data_deleted":true,"deleted_measurements":0,"deleted_days":<days>,"flashlog_id":<id>}"`,
  );
  expect(await bytes('GET', `/flashlogs/${id}`)).toMatchInlineSnapshot(
    `"500 {"code":"not_found","request_id":"<request>","error":"no_flashlog_found"}"`,
  );
});

test('an upload, and what is refused', async () => {
  const { id, device } = await aStoredLog(api, anna);
  const data = aLogText([seeds(3, 9000)]);
  const upload = (body: object, as = anna) => bytes('POST', '/sensors/flashlog', as, body);
  expect(await upload({ id: device.id, data, save: 0, show: true })).toMatchInlineSnapshot(
    `"200 {"id":null,"lines_received":11,"bytes_received":213,"log_size_bytes":null,"log_has_timestamps":4,"log_saved":false,"log_parsed":true,"log_messages":3,"erase_mx_flash":-1,"erase":false,"erase_type":"fatfs","fields":["id","data","save","show"]}"`,
  );
  expect(await upload({ id: device.id, data, fill: 1 })).toMatchInlineSnapshot(
    `"200 {"id":<id>,"lines_received":11,"bytes_received":213,"log_size_bytes":null,"log_has_timestamps":4,"log_saved":true,"log_parsed":true,"log_messages":3,"erase_mx_flash":-1,"erase":false,"erase_type":"fatfs","device":"Scale (<id>)","records_flashlog":3,"time_insert_count":0,"records_timed":0,"weight_percentage":"100%","time_percentage":"0%","matching_blocks":0,"log":[{"block":0,"block_i":0,"start_i":1,"end_i":3,"index_start":1,"index_end":3,"duration_hours":0.8,"fw_version":"1.5.9","interval_min":15,"transmission_ratio":1,"time_start":null,"time_end":null,"setCount":3,"dbCount":0,"placed_by":"unplaced","missing_percentage":null,"block_data_match_percentage":null,"block_data_flashlog_sec_diff":null,"doubt":"unplaced","state":"checked","progress":0,"persisted_measurements":0,"persisted_days":<days>,"no_matches":{"message":"no_match"}}]}"`,
  );
  expect(await upload({ id: device.id, data: 'Meow, and again meow.' })).toMatchInlineSnapshot(
    `"500 {"id":null,"lines_received":1,"bytes_received":1,"log_size_bytes":null,"log_has_timestamps":0,"log_saved":false,"log_parsed":false,"log_messages":0,"erase_mx_flash":-1,"erase":false,"erase_type":"fatfs"}"`,
  );
  expect(await upload({ id: device.id, data: '' })).toMatchInlineSnapshot(
    `"422 {"code":"no_flash_log_file","request_id":"<request>","message":"no_flash_log_file"}"`,
  );
  expect(await upload({ id: device.id, data }, bram)).toMatchInlineSnapshot(
    `"400 {"code":"no_device_found","request_id":"<request>","message":"device_not_found"}"`,
  );
  expect(await bytes('GET', `/flashlogs/${id}`, bram)).toMatchInlineSnapshot(
    `"500 {"code":"not_found","request_id":"<request>","error":"no_flashlog_found"}"`,
  );
  expect(await bytes('GET', `/flashlogs/${id}?block_id=7`)).toMatchInlineSnapshot(
    `"500 {"code":"not_found","request_id":"<request>","error":"no_flashlog_found"}"`,
  );
  expect(await bytes('POST', `/flashlogs/${id}?block_id=x`)).toMatchInlineSnapshot(
    `"422 {"code":"invalid_input","request_id":"<request>","message":"The given data was invalid.","errors":{"block_id":["not_whole"]},"problems":[{"path":"blockId","code":"not_whole"}]}"`,
  );
  expect(await bytes('GET', '/flashlogs', bram)).toMatchInlineSnapshot(`"200 []"`);
  const { id: other } = await sendLog(api, anna, device.id, data);
  expect(await bytes('POST', `/flashlogs/${other}?block_id=0`)).toMatchInlineSnapshot(
    `"500 {"code":"block_in_doubt","request_id":"<request>","error":"no_data_stored"}"`,
  );
});
