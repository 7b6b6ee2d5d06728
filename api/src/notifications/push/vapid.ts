import webPush from 'web-push';
import { insertSecret, secretNamed } from '#account/core/secret-store.ts';
import type { Context } from '#platform/context/context.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const secretName = 'push-keys';

/**
 * Push services know this service by these keys (RFC 8292). They are created once: with other keys every person would have
 * to subscribe again.
 */
export async function vapidKeys(context: Context): Promise<VapidKeys> {
  const stored = await secretNamed(context, secretName);
  if (stored !== undefined) return JSON.parse(stored);
  await insertSecret(context, secretName, JSON.stringify(webPush.generateVAPIDKeys()));
  return vapidKeys(context);
}
