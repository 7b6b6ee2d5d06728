import type { SignedInContext } from '#platform/context/context.ts';
import { quietHoursOf, saveQuietHours } from '../delivery/news-store.ts';
import type { QuietHours } from '../delivery/quiet-hours.ts';
import { ownPushDevices } from '../push/service.ts';
import { vapidKeys } from '../push/vapid.ts';
import { ownWebhooks } from '../webhooks/service.ts';

/** All ways to reach the person, for one screen. */
export async function ownWays(context: SignedInContext) {
  const { id } = context.user;
  return {
    pushKey: (await vapidKeys(context)).publicKey,
    pushDevices: await ownPushDevices(context),
    quietHours: (await quietHoursOf(context, [id])).get(id),
    webhooks: await ownWebhooks(context),
  };
}

export async function setQuietHours(context: SignedInContext, quiet: QuietHours): Promise<QuietHours> {
  await saveQuietHours(context, context.user.id, quiet);
  return quiet;
}

export function endQuietHours(context: SignedInContext): Promise<void> {
  return saveQuietHours(context, context.user.id, undefined);
}
