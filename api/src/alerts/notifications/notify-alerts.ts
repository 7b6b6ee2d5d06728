import {
  type AlertCondition,
  formatLocale,
  formatLocaleOf,
  inUnits,
  isTemperatureUnit,
  isWeightUnit,
  languageFor,
  usualUnits,
} from '@skep/domain';
import {
  alertNewsText,
  countsValues,
  foundText,
  looksAtChange,
  looksAtRate,
} from '#alerts/alerts/found-text.ts';
import { inWords } from '#alerts/rules/naming.ts';
import { notify } from '#notifications/delivery/delivery.ts';
import type { News } from '#notifications/delivery/news.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertEventId } from '#platform/context/ids.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { runParts } from '#platform/jobs/run-parts.ts';
import { rounded } from '#platform/taxonomy/quantities.ts';
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
  const time = new Intl.DateTimeFormat(formatLocale(language), {
    timeStyle: 'short',
    timeZone: event.timeZone,
  }).format(at);
  const where = hiveName ?? deviceName;
  const measured = measuredIn(event, language);
  const says = measured === '' ? `${kind}.bare` : kind;
  return {
    userId,
    key: `${eventKey}${id}`,
    kind: `alert_${kind}`,
    title: where === null ? ruleName : `${ruleName}: ${where}`,
    text: alertNewsText(language, says, { measured, time }),
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

/** What each condition found, one after the other; what nobody measured is left out. */
function measuredIn(event: EventToNotify, language: string): string {
  const units = {
    weight: isWeightUnit(event.weightUnit) ? event.weightUnit : usualUnits.weight,
    temperature: isTemperatureUnit(event.temperatureUnit) ? event.temperatureUnit : usualUnits.temperature,
  };
  const parts = event.conditions.flatMap((condition, index) => {
    const value = event.values[index] ?? undefined;
    // Messages themselves have no name.
    const words = inWords(condition.quantity, language) ?? { name: '', unit: '' };
    if (value === undefined) return [];
    const amount = amountOf(condition, value, { units, unit: words.unit, language });
    return [foundText(condition, { name: words.name, value, amount }, language)];
  });
  return parts.join(', ');
}

interface AmountOptions {
  units: Parameters<typeof inUnits>[1];
  unit: string;
  language: string;
}

/** The figure in the units of the person. A difference is no temperature: 1 °C is 1.8 °F. */
function amountOf(
  condition: AlertCondition,
  value: number,
  { units, unit, language }: AmountOptions,
): string {
  const number = new Intl.NumberFormat(formatLocaleOf(language), { maximumFractionDigits: 2 });
  if (countsValues(condition)) return number.format(value);
  const read = (of: number) =>
    inUnits({ value: of, unit: unit === '' || unit === '#' ? undefined : unit }, units);
  const shown = read(value);
  const hasZero = looksAtChange(condition) || looksAtRate(condition);
  const figure = hasZero ? shown.value - read(0).value : shown.value;
  const shownUnit = shown.unit !== undefined && looksAtRate(condition) ? `${shown.unit}/h` : shown.unit;
  return [number.format(rounded(condition.quantity, figure)), shownUnit].filter(Boolean).join(' ');
}
