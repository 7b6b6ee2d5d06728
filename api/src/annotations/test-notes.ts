import { aDevice } from '#measurements/devices/test-devices.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Adds a note to the charts of a device; by default of a new one, now. @returns it as GET sends it. */
export async function aNote(api: TestApi, owner: TestUser, overrides: Record<string, unknown> = {}) {
  const device_id = overrides.device_id ?? (await aDevice(api, owner)).id;
  const { device_id: _, ...rest } = overrides;
  const deviceId = String(device_id);
  const body = { time: api.clock.now().toISOString(), text: 'Super on', ...rest, deviceId };
  const answer = await api.request('POST', '/api/v1/chart-notes', { as: owner, body });
  if (answer.status !== 200) throw new Error(`Answer ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer.body;
}
