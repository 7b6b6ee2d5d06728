import type { AnswerOf } from '@skep/rest-client';
import type { TriedAlertRule } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

export function triedFromWire(wire: AnswerOf<'tryAlertRule'>): TriedAlertRule {
  return {
    since: isoFromWire(wire.since, 'UTC'),
    until: isoFromWire(wire.until, 'UTC'),
    isShortened: wire.is_shortened,
    modelSince: wire.model_since === null ? undefined : isoFromWire(wire.model_since, 'UTC'),
    deviceCount: wire.device_count,
    count: wire.count,
    alerts: wire.alerts.map((alert) => ({
      deviceId: String(alert.device_id),
      deviceName: alert.device_name,
      hiveName: alert.hive_name ?? undefined,
      firstAt: isoFromWire(alert.first_at, 'UTC'),
      endedAt: alert.ended_at === null ? undefined : isoFromWire(alert.ended_at, 'UTC'),
      value: alert.value ?? undefined,
    })),
    curves: wire.curves.map(({ device_id, times, least, greatest }) => ({
      deviceId: String(device_id),
      times: times.map((seconds) => new Date(seconds * 1000).toISOString()),
      least,
      greatest,
    })),
  };
}
