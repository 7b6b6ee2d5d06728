import { notify } from '#notifications/delivery/delivery.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertEventId } from '#platform/context/ids.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { newsOf } from './alert-news.ts';
import { type EventToNotify, eventsToNotify } from './store.ts';
import { stopLinkFor } from './unsubscribe.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'tell-alerts': { eventIds: readonly AlertEventId[] };
  }
}

/** Passes events of alerts to the channels. A repeated event, such as after a kill -9, notifies once: events are keys. */
export async function notifyAlerts(
  context: Context,
  { eventIds }: { eventIds: readonly AlertEventId[] },
): Promise<void> {
  const events = await eventsToNotify(context, eventIds);
  const news = await Promise.all(
    events.map(async (event: EventToNotify) => newsOf(event, await stopLinkFor(context, event))),
  );
  await notify(context, news);
}

export const notifyAlertsJob: Job<'tell-alerts'> = {
  name: 'tell-alerts',
  run: notifyAlerts,
  // It takes a moment: what is still running after a minute has died with its process.
  queue: { ...queues.awaited, retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
};
