import { aDevice } from '#measurements/devices/test-devices.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** A device whose scale was messaged every ten minutes, the last time now: by each of these figures, in kilograms. */
export async function aScaleThatShowed(
  api: TestApi,
  owner: TestUser,
  figures: readonly (number | undefined)[],
  overrides: Record<string, unknown> = {},
) {
  const device = await aDevice(api, owner, overrides);
  // It stood on its hive all the while.
  api.clock.advance({ minutes: figures.length * 10 });
  const now = Math.floor(api.clock.now().getTime() / 600_000) * 600;
  const timeOf = (index: number) => now - (figures.length - 1 - index) * 600;
  for (const [index, weight_kg] of figures.entries()) {
    if (weight_kg === undefined) continue;
    const body = { key: device.key, weight_kg, time: timeOf(index) };
    await api.request('POST', '/api/sensors', { body });
  }
  return {
    ...device,
    timeOf: (index: number) => `${new Date(timeOf(index) * 1000).toISOString().slice(0, 19)}Z`,
  };
}

/** A super of 6 kg comes on the hive with the fourth message. */
export const superAdded = [40, 40, 40, 46, 46, 46] as const;
