import { randomUUID } from 'node:crypto';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aBrowser } from './test-browser.ts';

/** As a browser sends it. */
export const aSubscription = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  ...aBrowser().keys,
});

/** @returns its id. */
export async function aPushDevice(api: TestApi, as: TestUser): Promise<number> {
  await api.request('POST', '/api/user/push-devices', { as, body: aSubscription() });
  const { body } = await api.request('GET', '/api/user/ways', { as });
  return body.push_devices[0].id;
}
