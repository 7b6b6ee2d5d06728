import { aDevice } from '#measurements/devices/test-devices.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Adds a note to the charts of a device; by default of a new one, now. @returns it as GET sends it. */
export async function aNote(api: TestApi, owner: TestUser, overrides: Record<string, unknown> = {}) {
  const device_id = overrides.device_id ?? (await aDevice(api, owner)).id;
  const body = { time: api.clock.now().toISOString(), text: 'Super on', ...overrides, device_id };
  const answer = await api.request('POST', '/api/chart-notes', { as: owner, body });
  if (answer.status !== 201) throw new Error(`Answer ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer.body;
}
