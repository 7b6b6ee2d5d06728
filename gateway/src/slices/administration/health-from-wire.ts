import type { AnswerOf } from '@skep/rest-client';
import type { MeasurementHealth } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

/** What became of messages, those of nobody's device among them, as the wire says it. */
export const messageOutcomes = [
  'stored',
  'nothing_to_store',
  'unreadable',
  'refused_time',
  'unknown_device',
] as const;

/** What an operator must look at, as the wire says it. */
export const measurementAlarms = [
  'measurements_missing',
  'days_late',
  'without_partition',
  'no_partition_ahead',
  'months_unsealed',
] as const;

export function healthFromWire(health: AnswerOf<'getMeasurementHealth'>): MeasurementHealth {
  const { accepted, stored, newest_message_at, oldest_waiting_day_at, alarms } = health;
  return {
    accepted,
    stored,
    outcomes: health.inbox.map(({ status, ...counts }) => ({ outcome: outcomeFromWire(status), ...counts })),
    newestMessageAt: newest_message_at === null ? undefined : isoFromWire(newest_message_at, 'UTC'),
    waitingDays: health.waiting_days,
    waitingSince: oldest_waiting_day_at === null ? undefined : isoFromWire(oldest_waiting_day_at, 'UTC'),
    withoutMonth: health.without_partition,
    months: health.partitions.map(({ month, bytes, sealed }) => ({ month, bytes, isSealed: sealed })),
    alarms,
  };
}

function outcomeFromWire(sent: string) {
  const outcome = messageOutcomes.find((known) => known === sent);
  if (outcome === undefined) throw new Error(`The service knows an outcome "${sent}" of messages.`);
  return outcome;
}
