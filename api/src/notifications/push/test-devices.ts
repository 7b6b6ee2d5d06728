import { randomUUID } from 'node:crypto';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aBrowser } from './test-browser.ts';

/** As a browser sends it. */
export const aSubscription = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  ...aBrowser().keys,
});

/** As service workers send it. */
export function oldSubscription() {
  const { publicKey: public_key, ...subscription } = aSubscription();
  return { ...subscription, public_key };
}

/** @returns its id. */
export async function aPushDevice(api: TestApi, as: TestUser): Promise<number> {
  await api.request('POST', '/api/v1/notifications/push-devices', { as, body: aSubscription() });
  const { body } = await api.request('GET', '/api/v1/notifications/channels', { as });
  return Number(body.pushDevices[0].id);
}
