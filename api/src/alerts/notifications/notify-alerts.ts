import { isTemperatureUnit, isWeightUnit, languageFor, usualUnits } from '@skep/domain';
import { notify } from '#notifications/delivery/delivery.ts';
import type { News } from '#notifications/delivery/news.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertEventId } from '#platform/context/ids.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { runParts } from '#platform/jobs/run-parts.ts';
import { alertWords } from './alert-words.ts';
import { type EventToNotify, eventKey, eventsToNotify, missedEvents } from './store.ts';
import { stopLinkFor } from './unsubscribe.ts';

// How an event of an alert becomes a notification: its words, and the jobs that hand them to the channels of the person.

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'tell-alerts': { eventIds: readonly AlertEventId[] };
    'notify-missed-alerts': NoData;
  }
}

/**
 * Notifies people about events of alerts. Done twice, as after a kill -9, it notifies once: events are keys.
 * @throws AggregateError of the events that cannot be put into words, after all others
 */
export async function notifyAlerts(
  context: Context,
  { eventIds }: { eventIds: readonly AlertEventId[] },
): Promise<void> {
  const events = await eventsToNotify(context, eventIds);
  const news: News[] = [];
  const parts = events.map((event) => ({
    name: `alert event ${event.id}`,
    run: async () => void news.push(newsOf(event, await stopLinkFor(context, event))),
  }));
  await runParts(context, parts).finally(() => notify(context, news));
}

/** Notifies about events of the last day whose jobs have failed for good. */
export async function notifyMissedAlerts(context: Context): Promise<void> {
  await notifyAlerts(context, { eventIds: await missedEvents(context, context.clock.now()) });
}

export const notifyAlertsJob: Job<'tell-alerts'> = {
  name: 'tell-alerts',
  run: notifyAlerts,
  // It takes a moment: what is still running after a minute has died with its process.
  queue: { ...queues.awaited, retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
};

export const notifyMissedAlertsJob: Job<'notify-missed-alerts'> = {
  name: 'notify-missed-alerts',
  run: notifyMissedAlerts,
  queue: { ...queues.scheduled, retryLimit: 0 },
  schedule: '*/10 * * * *',
};

/** The notification for an event of an alert, in the language and the units of its person. */
export function newsOf(event: EventToNotify, stopLink: string | undefined): News {
  const { id, kind, at, alertId, userId, ruleId, ruleName, hiveId, hiveName, deviceName } = event;
  const language = languageFor(event.locale === null ? [] : [event.locale]);
  const units = {
    weight: isWeightUnit(event.weightUnit) ? event.weightUnit : usualUnits.weight,
    temperature: isTemperatureUnit(event.temperatureUnit) ? event.temperatureUnit : usualUnits.temperature,
  };
  return {
    userId,
    key: `${eventKey}${id}`,
    kind: `alert_${kind}`,
    ...alertWords(event, language, units),
    path: `/alerts?alert=${alertId}`,
    details: {
      alert_id: alertId,
      rule: { id: ruleId, name: ruleName },
      hive: hiveId === null ? null : { id: hiveId, name: hiveName },
      device: deviceName,
      at: at.toISOString(),
      conditions: event.conditions.map((condition, index) => ({
        ...condition,
        measured: event.values[index] ?? null,
      })),
    },
    isPushed: true,
    isMailed: event.isMailed,
    ...(event.webhookUrl === null ? {} : { webhookAddress: event.webhookUrl }),
    ...(stopLink === undefined ? {} : { stopLink }),
  };
}
