import { type Decoded, parseEnvelope, valuesOf } from './public.ts';

function read(body: unknown): Decoded {
  return valuesOf(parseEnvelope(body));
}

function decodedAtTtn(uplinkMessage: Record<string, unknown>): Decoded {
  return read({ end_device_ids: { dev_eui: '70B3D57ED0000001' }, uplink_message: uplinkMessage });
}

const measurement = 'GwxLDERkCgEBLS0EAQfW'; // 3.14 V, 77101 counts, 20.06 °C

test('an uplink gives the payload, with how it was heard', () => {
  const decoded = decodedAtTtn({
    f_port: 3,
    frm_payload: measurement,
    rx_metadata: [{ rssi: -97, snr: 8.5 }],
  });
  expect(decoded).toMatchObject({ values: { w_v: 77101, t_i: 20.06, rssi: -97, snr: 8.5 } });
});

describe('a decoded object of the network server', () => {
  test('comes before the payload when it says that it is ours', () => {
    const sent = { f_port: 3, frm_payload: measurement, decoded_payload: { payload_fields: { t: 20 } } };
    expect(decodedAtTtn(sent)).toEqual({
      kind: 'decoded',
      format: 'decoded_object',
      values: { t: 20 },
      notes: [],
    });
  });

  test('and when it holds more than two values', () => {
    const sent = {
      f_port: 3,
      frm_payload: measurement,
      decoded_payload: { t: 20, h: 60, air: { co2: 400 } },
    };
    expect(decodedAtTtn(sent)).toMatchObject({ values: { t: 20, h: 60, air_co2: 400 } });
  });

  test('the names that a network has for all devices come beside those of the decoder', () => {
    const air = { temperature: 21.5, relativeHumidity: 60 };
    const sent = {
      ...{ f_port: 3, frm_payload: measurement, decoded_payload: { TempC: 21.5 } },
      normalized_payload: [{ time: '2026-05-03T12:00:00Z', air, battery: 3.1 }],
    };
    expect(decodedAtTtn(sent)).toMatchObject({
      values: { TempC: 21.5, air_temperature: 21.5, air_relativeHumidity: 60, battery: 3.1 },
      notes: [],
    });
    const alone = { ...sent, decoded_payload: undefined, normalized_payload: { air, battery: 3.1 } };
    expect(decodedAtTtn(alone)).toMatchObject({ values: { air_temperature: 21.5 } });
  });

  test('a default decoder does not hide a payload that we know', () => {
    const sent = { f_port: 3, frm_payload: measurement, decoded_payload: { bytes: [27, 12], length: 2 } };
    expect(decodedAtTtn(sent)).toMatchObject({ format: 'base_measurement', values: { w_v: 77101 } });
  });

  test('one value is enough where the payload is of another make', () => {
    const sent = { f_port: 5, frm_payload: 'AAAA', decoded_payload: { weight_kg: 0 } };
    expect(decodedAtTtn(sent)).toMatchObject({ values: { weight_kg: 0 } });
  });

  test('words alone are no values: the payload is then the reason', () => {
    const sent = { f_port: 5, frm_payload: 'AAAA', decoded_payload: { warning: 'low battery' } };
    expect(decodedAtTtn(sent)).toEqual({
      kind: 'undecodable',
      reason: { code: 'unknown_payload', params: { port: 5, bytes: 3 } },
    });
  });
});

describe('key-values', () => {
  test('battery above 100 is in millivolts', () => {
    expect(read({ key: 'abcd', bv: 3540 })).toMatchObject({ values: { bv: 3.54 }, notes: [] });
  });

  test.each([
    ['t', -127],
    ['t_i', 85],
    ['t_3', -100],
    ['h', -2137],
    ['weight_kg', -2137],
  ])('%s = %s is how a sensor says that it failed', (quantity, value) => {
    expect(read({ key: 'abcd', [quantity]: value })).toMatchObject({
      values: {},
      notes: [{ code: 'sensor_error', params: { quantity, value } }],
    });
  });

  test('the same numbers are values where they can be measured', () => {
    const values = { h: 85, weight_kg: 85, w_v: -2137, w_fl: -127, rssi: -127 };
    expect(read({ key: 'abcd', ...values })).toMatchObject({ values, notes: [] });
  });

  test.each([
    ['95 °F', 't_i', 95],
    ['pascal', 'p', 101_325],
    ['grams', 'weight_kg', 57_300],
    ['more than all water', 'h', 101],
  ])('%s is reported and not stored', (_, quantity, value) => {
    expect(read({ key: 'abcd', [quantity]: value })).toMatchObject({
      values: {},
      notes: [{ code: 'out_of_range', params: { quantity, value } }],
    });
  });
});

test('what is no measurement keeps its reason', () => {
  expect(read('{')).toEqual({ kind: 'undecodable', reason: { code: 'not_json', params: {} } });
  const join = { end_device_ids: { dev_eui: '70B3D57ED0000001' }, join_accept: {} };
  expect(read(join)).toMatchObject({ reason: { code: 'not_an_uplink', params: { event: 'join_accept' } } });
});
