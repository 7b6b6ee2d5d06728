import { randomUUID } from 'node:crypto';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

type Overrides = Record<string, unknown>;

/** Makes a device on a hive of its own by the public door. @returns it as GET sends it. */
export async function aDevice(api: TestApi, owner: TestUser, overrides: Overrides = {}) {
  const hive_id = 'hive_id' in overrides ? overrides.hive_id : (await aHive(api, owner)).id;
  const key = `scale-${randomUUID().slice(-10)}`;
  const body = { name: 'Scale', key, ...overrides, hive_id };
  const { status, body: device, text } = await api.request('POST', '/api/devices', { as: owner, body });
  if (status !== 200) throw new Error(`Answer ${status}: ${text.slice(0, 300)}`);
  return device;
}

/** Gives a device a calibration; by default one of its scale. @returns it as GET sends it. */
export async function aDefinition(api: TestApi, owner: TestUser, overrides: Overrides = {}) {
  const device_id = overrides.device_id ?? (await aDevice(api, owner)).id;
  const body = {
    input_measurement_abbreviation: 'w_v',
    output_measurement_abbreviation: 'weight_kg',
    offset: 1000,
    multiplier: 0.01,
    ...overrides,
    device_id,
  };
  const answer = await api.request('POST', '/api/sensordefinition', { as: owner, body });
  if (answer.status !== 201) throw new Error(`Answer ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer.body;
}
