import * as v from 'valibot';
import { entities, messagesOf, type ShownHive } from './messages.ts';

const announcer = { prefix: 'homeassistant', installation: '0a1b2c3d', webApp: 'https://skep.example' };
const nameOf = (key: string) => `name of ${key}`;
const hive: ShownHive = {
  ...{ id: 7, name: 'Linden', apiaryName: 'Orchard', hasDevice: true },
  ...{ weightKg: 41.23456, gainKg: -0.5, temperatureC: 34.9, hasBrood: true },
  ...{ lastMessageAt: new Date('2026-06-10T11:45:00Z'), isSilent: false, hasAlert: true },
  ...{ honeyFrom: '2026-07-01', lastVisitAt: new Date('2026-06-03T12:05:00Z'), nextVisitOn: '2026-06-12' },
};

// What the documentation of Home Assistant allows: integrations mqtt, sensor, sensor.mqtt and binary_sensor.mqtt.
const identifier = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_-]+$/));
const topic = v.pipe(v.string(), v.minLength(1), v.regex(/^[^+#]*$/));
const common = {
  name: v.pipe(v.string(), v.minLength(1)),
  unique_id: identifier,
  state_topic: topic,
  availability_topic: topic,
  value_template: v.pipe(v.string(), v.regex(/^\{\{ value_json\.[a-z_]+ \}\}$/)),
  device: v.strictObject({
    identifiers: v.tuple([identifier]),
    name: v.string(),
    manufacturer: v.string(),
    suggested_area: v.string(),
    configuration_url: v.pipe(v.string(), v.regex(/^https?:\/\//), v.url()),
  }),
  origin: v.strictObject({ name: v.string() }),
  // What only shows something is no configuration.
  entity_category: v.optional(v.literal('diagnostic')),
};
/** A class decides which units, state classes and values there are; a time or a day has no state class. */
const sensor = v.variant('device_class', [
  v.strictObject({
    ...common,
    device_class: v.literal('weight'),
    state_class: v.literal('measurement'),
    unit_of_measurement: v.literal('kg'),
    suggested_display_precision: v.pipe(v.number(), v.integer()),
  }),
  v.strictObject({
    ...common,
    device_class: v.literal('temperature'),
    state_class: v.literal('measurement'),
    unit_of_measurement: v.literal('°C'),
    suggested_display_precision: v.pipe(v.number(), v.integer()),
  }),
  v.strictObject({ ...common, device_class: v.picklist(['timestamp', 'date']) }),
]);
const binarySensor = v.strictObject({ ...common, device_class: v.optional(v.literal('problem')) });
const valueOfClass = {
  weight: v.number(),
  temperature: v.number(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  date: v.pipe(v.string(), v.isoDate()),
};

const read = (shown: ShownHive) => {
  const messages = messagesOf(shown, announcer, nameOf);
  const state = JSON.parse(messages.at(-1)?.payload ?? '');
  return { messages: messages.slice(0, -1), state, stateTopic: messages.at(-1)?.topic };
};

test('each entity is announced as the documentation says, and finds its value in the state', () => {
  const { messages, state, stateTopic } = read(hive);
  expect(messages.length).toBe(Object.keys(entities).length);
  for (const { topic: place, payload } of messages) {
    const [, component, , key = ''] =
      place.match(/^homeassistant\/(sensor|binary_sensor)\/(skep_0a1b2c3d_7)\/([a-z_]+)\/config$/) ?? [];
    const config = JSON.parse(payload);
    expect([config.unique_id, config.state_topic, config.value_template]).toEqual([
      `skep_0a1b2c3d_7_${key}`,
      stateTopic,
      `{{ value_json.${key} }}`,
    ]);
    if (component === 'sensor') v.parse(valueOfClass[v.parse(sensor, config).device_class], state[key]);
    else
      expect([v.parse(binarySensor, config).name, state[key]]).toEqual([
        `name of ${key}`,
        expect.stringMatching(/^(ON|OFF)$/),
      ]);
  }
});

test('the state has every value, rounded, and null for what is not known', () => {
  expect(read(hive).state).toEqual({
    ...{ weight: 41.23, gain: -0.5, temperature: 34.9, brood: 'ON' },
    ...{ last_message: '2026-06-10T11:45:00.000Z', silent: 'OFF', alert: 'ON', honey_from: '2026-07-01' },
    ...{ last_visit: '2026-06-03T12:05:00.000Z', next_visit: '2026-06-12' },
  });
  const unknown: ShownHive = { ...hive, gainKg: undefined, hasBrood: undefined, honeyFrom: undefined };
  expect(read(unknown).state).toMatchObject({ gain: null, brood: null, honey_from: null });
});

test('a renamed hive is the same device under another name', () => {
  const ids = (shown: ShownHive) =>
    read(shown).messages.map(({ topic: place, payload }) => {
      const { unique_id: id, device } = JSON.parse(payload);
      return [place, id, device.identifiers];
    });
  const renamed = { ...hive, name: 'Lime', apiaryName: 'Meadow' };
  expect(ids(renamed)).toEqual(ids(hive));
  expect(JSON.parse(read(renamed).messages[0]?.payload ?? '').device).toMatchObject({
    ...{ name: 'Lime', suggested_area: 'Meadow', configuration_url: 'https://skep.example/hives/7' },
  });
});

test('a hive without a device has nothing that only a device can measure', () => {
  const { messages, state } = read({ ...hive, hasDevice: false });
  expect(Object.keys(state)).toEqual(['brood', 'alert', 'honey_from', 'last_visit', 'next_visit']);
  expect(messages.length).toBe(5);
});
