import { type Message, parseEnvelope } from './public.ts';

const bytes = Uint8Array.from([0x1b, 0x0c, 0x4b]);
const eui = '70b3d57ed0000001';

describe('The Things Stack, third version', () => {
  const body = {
    end_device_ids: { device_id: 'hive-7', dev_eui: '70B3D57ED0000001' },
    received_at: '2026-05-01T10:00:01.123456789Z',
    uplink_message: {
      session_key_id: 'AYx=',
      f_port: 3,
      f_cnt: 12,
      frm_payload: 'GwxL',
      rx_metadata: [{ rssi: -97, snr: 8.5, location: { latitude: 52.1, longitude: 5.2 } }],
      settings: {
        data_rate: { lora: { bandwidth: 125000, spreading_factor: 7 } },
        data_rate_index: 5,
        frequency: '868100000',
      },
      received_at: '2026-05-01T10:00:00.5Z',
    },
  };

  test('every part is read', () => {
    expect(parseEnvelope(body)).toEqual({
      kind: 'uplink',
      source: 'things-stack-v3',
      devEui: eui,
      deviceId: 'hive-7',
      port: 3,
      fCnt: 12,
      payload: bytes,
      receivedAt: new Date('2026-05-01T10:00:00.500Z'),
      deduplicationId: expect.stringMatching(/^AYx=:12:\d*$/),
      rssi: -97,
      snr: 8.5,
      radio: {
        lat: 52.1,
        lon: 5.2,
        lora_bandwidth: 125000,
        lora_spf: 7,
        lora_data_rate: 5,
        lora_frequency: 868100000,
      },
    });
  });

  test('a zero that protobuf left out is a zero', () => {
    const { f_cnt, ...message } = body.uplink_message;
    const sent = {
      ...body,
      uplink_message: { ...message, rx_metadata: [{ rssi: -97, location: { longitude: 5.2 } }] },
    };
    expect(parseEnvelope(sent)).toMatchObject({ fCnt: 0, snr: 0, rssi: -97, radio: { lat: 0, lon: 5.2 } });
  });

  test('the place that the owner gave comes before that of the gateway', () => {
    const locations = { user: { latitude: 51.5, longitude: 4.5, altitude: 12 } };
    const sent = { ...body, uplink_message: { ...body.uplink_message, locations } };
    expect(parseEnvelope(sent)).toMatchObject({ radio: { lat: 51.5, lon: 4.5, alt: 12 } });
  });

  test('through the packet broker it is the same message', () => {
    const { source, ...direct } = partsOf(parseEnvelope(body));
    const { source: broker, ...passedOn } = partsOf(parseEnvelope({ identifiers: [{}], data: body }));
    expect([source, broker]).toEqual(['things-stack-v3', 'packet-broker']);
    expect(passedOn).toEqual(direct);
  });

  test('the packet broker may name the device outside of the message only', () => {
    const sent = {
      identifiers: [{ device_ids: body.end_device_ids }],
      data: { uplink_message: body.uplink_message },
    };
    expect(parseEnvelope(sent)).toMatchObject({ source: 'packet-broker', devEui: eui, port: 3 });
  });

  test('a join names device and application', () => {
    const ids = { ...body.end_device_ids, application_ids: { application_id: 'bees' } };
    const sent = { end_device_ids: ids, join_accept: { received_at: '2026-05-01T10:00:00Z' } };
    expect(parseEnvelope(sent)).toEqual({
      kind: 'joined',
      source: 'things-stack-v3',
      devEui: eui,
      deviceId: 'hive-7',
      applicationId: 'bees',
      receivedAt: new Date('2026-05-01T10:00:00Z'),
    });
  });

  test('other events are reported by their name', () => {
    const sent = { end_device_ids: body.end_device_ids, downlink_failed: {} };
    expect(parseEnvelope(sent)).toMatchObject({
      reason: { code: 'not_an_uplink', params: { event: 'downlink_failed' } },
      devEui: eui,
    });
  });

  test('side information that is nonsense does not cost the message', () => {
    const message = { ...body.uplink_message, rx_metadata: 'none', settings: 5, received_at: 'soon' };
    const parsed = parseEnvelope({ ...body, received_at: 12, uplink_message: message });
    expect(parsed).toMatchObject({ kind: 'uplink', payload: bytes, radio: {} });
    expect(parsed).not.toHaveProperty('receivedAt');
  });
});

describe('the other network servers', () => {
  const uplink = { kind: 'uplink', devEui: eui, port: 3, payload: bytes };

  test('The Things Network, second version', () => {
    const body = {
      hardware_serial: '70B3D57ED0000001',
      dev_id: 'hive-7',
      port: 3,
      counter: 9,
      payload_raw: 'GwxL',
      metadata: {
        time: '2026-05-01T10:00:00Z',
        data_rate: 'SF7BW125',
        gateways: [{ rssi: -97, snr: 8.5, channel: 3 }],
      },
    };
    expect(parseEnvelope(body)).toEqual({
      ...uplink,
      source: 'things-stack-v2',
      deviceId: 'hive-7',
      fCnt: 9,
      receivedAt: new Date('2026-05-01T10:00:00Z'),
      rssi: -97,
      snr: 8.5,
      radio: { lora_channel: 3, data_rate: 'SF7BW125' },
    });
  });

  test('ThingPark, KPN and Simpoint, with numbers in text', () => {
    const body = {
      DevEUI_uplink: {
        DevEUI: '70B3D57ED0000001',
        FPort: '3',
        FCntUp: '7',
        Time: '2026-05-01T12:00:00.000+02:00',
        payload_hex: '1B0C4B',
        LrrRSSI: '-101.000000',
        LrrSNR: '7.5',
        LrrLAT: '52.1',
        LrrLON: '5.2',
      },
    };
    expect(parseEnvelope(body)).toEqual({
      ...uplink,
      source: 'thingpark',
      fCnt: 7,
      receivedAt: new Date('2026-05-01T10:00:00Z'),
      rssi: -101,
      snr: 7.5,
      radio: { lat: 52.1, lon: 5.2 },
    });
  });

  test('KPN may name the device in the address', () => {
    const body = { DevEUI_uplink: { FPort: 3, payload_hex: '1b0c4b' } };
    expect(parseEnvelope(body, { query: { LrnDevEui: '70B3D57ED0000001' } })).toMatchObject(uplink);
  });

  test('Swisscom', () => {
    const body = {
      deviceId: 'hive-7',
      rawData: {},
      uplinkMetrics: { rssi: -97, snr: 8.5 },
      data: { DevEUI: '70B3D57ED0000001', FPort: 3, payload_hex: '1b0c4b' },
    };
    expect(parseEnvelope(body)).toMatchObject({ ...uplink, source: 'swisscom', rssi: -97, snr: 8.5 });
  });

  test('Helium counts in milliseconds', () => {
    const body = {
      dev_eui: '70B3D57ED0000001',
      port: 3,
      fcnt: 4,
      payload: 'GwxL',
      reported_at: 1_777_629_600_000,
      hotspots: [{ rssi: -97, snr: 8.5, lat: 52.1, long: 5.2 }],
    };
    expect(parseEnvelope(body)).toMatchObject({
      ...uplink,
      source: 'helium',
      fCnt: 4,
      receivedAt: new Date('2026-05-01T10:00:00Z'),
      radio: { lat: 52.1, lon: 5.2 },
    });
  });

  test('ChirpStack, with the zeros that protobuf left out', () => {
    const body = {
      deduplicationId: 'ede7dfc1',
      time: '2026-05-01T10:00:00+00:00',
      deviceInfo: { devEui: eui, deviceName: 'hive 7' },
      fPort: 3,
      data: 'GwxL',
      rxInfo: [{ rssi: -97, location: {} }],
    };
    expect(parseEnvelope(body, { query: { event: 'up' } })).toEqual({
      ...uplink,
      source: 'chirpstack-v4',
      deviceId: 'hive 7',
      fCnt: 0,
      receivedAt: new Date('2026-05-01T10:00:00Z'),
      deduplicationId: 'ede7dfc1',
      rssi: -97,
      snr: 0,
      radio: {},
    });
  });

  test('ChirpStack says in the address that it is about something else', () => {
    const body = { deviceInfo: { devEui: eui }, margin: 12, batteryLevel: 90 };
    expect(parseEnvelope(body, { query: { event: 'status' } })).toMatchObject({
      reason: { code: 'not_an_uplink', params: { event: 'status' } },
    });
    expect(parseEnvelope(body)).toMatchObject({ reason: { code: 'not_an_uplink' } });
  });

  test('LORIOT', () => {
    const body = {
      cmd: 'rx',
      EUI: '70B3D57ED0000001',
      ts: 1_777_629_600_000,
      fcnt: 0,
      port: 3,
      data: '1b0c4b',
    };
    expect(parseEnvelope({ ...body, rssi: -119, snr: -15.8 })).toMatchObject({
      ...uplink,
      source: 'loriot',
      fCnt: 0,
      rssi: -119,
      snr: -15.8,
    });
    expect(parseEnvelope({ ...body, cmd: 'txd' })).toMatchObject({ reason: { code: 'not_an_uplink' } });
  });

  test('Orange Live Objects', () => {
    const lora = { devEUI: '70B3D57ED0000001', port: 3, fcnt: 7, rssi: -99, snr: 7, sf: 12 };
    const body = {
      streamId: 'urn:lo:nsid:lora:70B3D57ED0000001',
      timestamp: '2026-05-01T10:00:00.000Z',
      model: 'lora_v0',
      value: { payload: '1b0c4b' },
      metadata: { connector: 'lora', network: { lora: { ...lora, location: { lat: 48.5, lon: -4.4 } } } },
      id: '5e84b188',
    };
    expect(parseEnvelope(body)).toMatchObject({
      ...uplink,
      source: 'live-objects',
      fCnt: 7,
      receivedAt: new Date('2026-05-01T10:00:00Z'),
      deduplicationId: '5e84b188',
      rssi: -99,
      snr: 7,
      radio: { lat: 48.5, lon: -4.4, lora_spf: 12 },
    });
    const decoded = { ...body, value: { temperature: 18.4, payload: '1b0c4b' } };
    expect(parseEnvelope(decoded)).toMatchObject({ ...uplink, decodedObject: { temperature: 18.4 } });
    expect(parseEnvelope({ ...body, value: { payload: 'not hex' } })).toMatchObject({
      reason: { code: 'bad_field' },
      devEui: '70b3d57ed0000001',
    });
  });

  test('KPN Things sends SenML', () => {
    const body = [
      { bn: 'urn:dev:DEVEUI:70B3D57ED0000001:', bt: 1_777_629_600 },
      { n: 'payload', vs: '1b0c4b' },
      { n: 'port', v: 3 },
      { n: 'latitude', u: 'lat', v: 52.1 },
      { n: 'longitude', u: 'lon', v: 5.2 },
    ];
    expect(parseEnvelope(body)).toMatchObject({
      ...uplink,
      source: 'senml',
      receivedAt: new Date('2026-05-01T10:00:00Z'),
      radio: { lat: 52.1, lon: 5.2 },
    });
  });

  test('KPN Things sends the place apart', () => {
    const body = [
      { bn: 'urn:dev:DEVEUI:70B3D57ED0000001:' },
      { n: 'locOrigin', vs: 'KPNLORA' },
      { n: 'latitude', v: 52.1 },
      { n: 'longitude', v: 5.2 },
      { n: 'locTime', v: 1_777_629_600 },
    ];
    expect(parseEnvelope(body)).toMatchObject({
      kind: 'values',
      key: eui,
      values: { lat: 52.1, lon: 5.2 },
      time: new Date('2026-05-01T10:00:00Z'),
    });
  });

  test('a payload that cannot be read is reported with the device', () => {
    const body = { DevEUI_uplink: { DevEUI: '70B3D57ED0000001', FPort: 3, payload_hex: '1b0' } };
    expect(parseEnvelope(body)).toEqual({
      kind: 'unreadable',
      reason: { code: 'bad_field', params: { field: 'payload_hex' } },
      source: 'thingpark',
      devEui: eui,
    });
  });
});

function partsOf(message: Message): Record<string, unknown> {
  return { ...message };
}
