import type { Context } from '#platform/context/context.ts';
import type { WebhookId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { notify } from '../delivery/delivery.ts';
import type { Claimed } from '../delivery/delivery-store.ts';
import { languageOf } from '../delivery/person-store.ts';
import {
  isTargetAway,
  type Outcome,
  postponeRest,
  saveTries,
  sendDue,
  triedAs,
} from '../delivery/sending.ts';
import { wayText } from '../delivery/texts.ts';
import { sendToWebhook } from './service.ts';
import { giveUpWaiting, saveHealth, type WebhookWithSecrets, webhookById } from './store.ts';

/** A webhook that nobody has reached for so long is switched off. */
const hopefulMs = 24 * 60 * 60 * 1000;

async function sendTo(context: Context, id: WebhookId, due: readonly Claimed[]): Promise<void> {
  for (const delivery of due) {
    // Read each time: the person may have deleted it, or the last failure has switched it off.
    const webhook = await webhookById(context, id);
    if (webhook === undefined || webhook.switchedOffAt !== undefined) return;
    const { title, text, kind, details, createdAt } = delivery;
    const outcome = await sendToWebhook(context, webhook, {
      id: `news-${delivery.id}`,
      kind,
      title,
      text,
      link: `${context.addresses.webApp}${delivery.path}`,
      details,
      createdAt,
    });
    await inTransaction(context, (inner) => saveOutcome(inner, webhook, delivery, outcome, due));
    // All that waits for it waits as long: one try of it takes five seconds.
    if (isTargetAway(outcome)) return;
  }
}

async function saveOutcome(
  context: Context,
  webhook: WebhookWithSecrets,
  delivery: Claimed,
  outcome: Outcome,
  claimed: readonly Claimed[],
): Promise<void> {
  const now = context.clock.now();
  const tried = triedAs(delivery, outcome, now);
  await saveTries(context, 'webhook', [tried], now);
  if (isTargetAway(outcome)) await postponeRest(context, 'webhook', claimed, tried.dueAt);
  if (outcome.isTaken) {
    if (webhook.failingSince !== undefined) await saveHealth(context, webhook.id, { failing_since: null });
    return;
  }
  const failingSince = webhook.failingSince ?? now;
  if (now.getTime() - failingSince.getTime() < hopefulMs) {
    await saveHealth(context, webhook.id, { failing_since: failingSince });
    return;
  }
  await saveHealth(context, webhook.id, { failing_since: failingSince, switched_off_at: now });
  await giveUpWaiting(context, webhook.id);
  await notifySwitchedOff(context, webhook, now);
}

async function notifySwitchedOff(context: Context, { id, userId, name }: WebhookWithSecrets, now: Date) {
  const language = await languageOf(context, userId);
  await notify(context, [
    {
      userId,
      key: `webhook ${id} off ${now.toISOString()}`,
      kind: 'webhook_off',
      title: wayText(language, 'off.title', { name }),
      text: wayText(language, 'off.text', { name }),
      path: '/notifications',
      details: {},
      isPushed: true,
      isMailed: true,
      webhookAddress: null,
    },
  ]);
}

export const sendWebhooksJob: Job<'send-webhooks'> = {
  name: 'send-webhooks',
  run: (context) => sendDue(context, 'webhook', (id, due) => sendTo(context, id as WebhookId, due)),
  queue: { ...queues.awaited, retryLimit: 0, deleteAfterSeconds: 60 * 60 },
  // Later tries, and what a process that died has left.
  schedule: '* * * * *',
};
