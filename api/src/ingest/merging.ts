import type { DeviceId } from '../ids.ts';
import type { DeviceReport } from './device-report.ts';

export type Values = Readonly<Record<string, number>>;

/** What one message brings to its device, in the order in which messages came. */
export interface Brought {
  deviceId: DeviceId;
  receivedAt: Date;
  /** Undefined: nothing of it is stored. */
  measured: { time: Date; values: Values } | undefined;
  report: DeviceReport;
}

/** What a table gets of several messages: one row for each of its keys, since one statement writes a row once. */
export interface Merged {
  /** By device and time; where two have a name, the later message's value counts. */
  measurements: { deviceId: DeviceId; time: Date; receivedAt: Date; values: Values }[];
  /** By device: its newest time, and all that was measured then. */
  newest: { deviceId: DeviceId; time: Date; values: Values }[];
  /** By device and UTC day. */
  days: { deviceId: DeviceId; day: string; at: Date }[];
  /** By device: when it was heard of last, and what it told about itself. */
  reports: { deviceId: DeviceId; at: Date; report: DeviceReport }[];
}

/** As if the messages were stored one after the other. */
export function merge(messages: readonly Brought[]): Merged {
  const measurements = new Map<string, Merged['measurements'][number]>();
  const newest = new Map<DeviceId, Merged['newest'][number]>();
  const days = new Map<string, Merged['days'][number]>();
  const reports = new Map<DeviceId, Merged['reports'][number]>();
  for (const { deviceId, receivedAt, measured, report } of messages) {
    const told = reports.get(deviceId)?.report;
    reports.set(deviceId, { deviceId, at: receivedAt, report: { ...told, ...report } });
    if (measured === undefined) continue;
    const { time, values } = measured;
    const name = `${deviceId} ${time.getTime()}`;
    const before = measurements.get(name);
    measurements.set(name, {
      deviceId,
      time,
      receivedAt: before?.receivedAt ?? receivedAt,
      values: { ...before?.values, ...values },
    });
    const day = time.toISOString().slice(0, 10);
    days.set(`${deviceId} ${day}`, { deviceId, day, at: receivedAt });
    const last = newest.get(deviceId);
    if (last === undefined || last.time < time) newest.set(deviceId, { deviceId, time, values });
    else if (last.time.getTime() === time.getTime()) last.values = { ...last.values, ...values };
  }
  return {
    measurements: [...measurements.values()],
    newest: [...newest.values()],
    days: [...days.values()],
    reports: [...reports.values()],
  };
}
