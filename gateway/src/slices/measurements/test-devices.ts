import { aFlashLog, type TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';

/** A device on each of these hives, and one more on the first, which has a sensor definition and was heard of. */
export async function measuringDevices({ api }: TestGateway, as: TestUser, hiveIds: readonly string[]) {
  // As many as the service takes at once; the first hive has two, since operations take one from its hive.
  const places = [...hiveIds.slice(0, 199), ...hiveIds.slice(0, 1)];
  const devices = places.map((id, index) => ({
    name: `Scale ${id}`,
    key: `key-${index}-of-${id}`,
    hive_id: Number(id),
  }));
  const made = await api.request('POST', '/api/devices/multiple', { as, body: devices });
  const { id, key } = made.body.at(-1);
  const scale = {
    device_id: id,
    input_measurement_abbreviation: 't_0',
    output_measurement_abbreviation: 't_i',
  };
  const definition = await api.request('POST', '/api/sensordefinition', { as, body: scale });
  // A super comes on the hive at the moment that variables are filled with.
  for (const [index, weight_kg] of [40, 40, 40, 46, 46, 46].entries()) {
    const time = new Date(Date.parse('2026-06-03T14:05:00+02:00') + (index - 3) * 600_000).toISOString();
    await api.request('POST', '/api/sensors', { body: { key, weight_kg, time } });
  }
  await api.request('POST', '/api/sensors', { body: { key, t: 18.4 } });
  const sample = { name: 'Sensor', text: 'function decodeUplink() { return { data: {} }; }', fields: [] };
  const codec = await api.request('POST', '/api/v1/device-codecs', { as, body: sample });
  const inbox = await api.request('GET', `/api/v1/devices/${id}/inbox`, { as });
  const aNote = { deviceId: String(id), time: '2026-06-03T12:05:00Z', text: 'Super on' };
  const note = await api.request('POST', '/api/v1/chart-notes', { as, body: aNote });
  const known = { knownKg: 10, shownKg: 10.2 };
  const weighing = await api.request('POST', `/api/v1/devices/${id}/reference-weighings`, {
    as,
    body: known,
  });
  return {
    // A codec of devices is no device.
    codec: codec.body.id,
    device: String(id),
    definition: String(definition.body.id),
    referenceweighing: String(weighing.body.id),
    message: String(inbox.body[0].id),
    chartnote: String(note.body.id),
    flashlog: String(await aFlashLog(api, as, id)),
  };
}
