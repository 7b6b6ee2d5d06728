import webPush from 'web-push';
import { insertSecret, secretNamed } from '#account/core/secret-store.ts';
import type { Context } from '#platform/context/context.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const secretName = 'push-keys';

/**
 * By which push services know this installation (RFC 8292). Made once and kept: with other keys every device would have
 * to be asked again.
 */
export async function vapidKeys(context: Context): Promise<VapidKeys> {
  const stored = await secretNamed(context, secretName);
  if (stored !== undefined) return JSON.parse(stored);
  await insertSecret(context, secretName, JSON.stringify(webPush.generateVAPIDKeys()));
  return vapidKeys(context);
}
