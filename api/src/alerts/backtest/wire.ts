import Type from 'typebox';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { rounded } from '#platform/taxonomy/quantities.ts';
import type { Backtest } from './backtest-rule.ts';

const TriedAlertBody = Type.Object({
  device_id: Type.Integer(),
  device_name: Type.String(),
  hive_id: nullable(Type.Integer()),
  hive_name: nullable(Type.String()),
  first_at: WireTime,
  last_at: WireTime,
  ended_at: nullable(Type.String({ description: 'UTC; null: ongoing.' })),
  count: Type.Integer({ description: 'Number of times that the conditions were true.' }),
  value: nullable(Type.Number({ description: 'Worst value of the first condition.' })),
});

const CurveBody = Type.Object({
  device_id: Type.Integer(),
  times: Type.Array(Type.Integer({ description: 'Seconds since 1970-01-01 UTC.' })),
  least: Type.Array(Type.Number()),
  greatest: Type.Array(Type.Number()),
});

export const TriedBody = Type.Object({
  since: WireTime,
  until: WireTime,
  is_shortened: Type.Boolean({ description: 'True: a year would be too much to test.' }),
  model_since: nullable(
    Type.String({
      description:
        'Start of the tested time, UTC. For a rule about the model: its first answer; null: never.',
    }),
  ),
  device_count: Type.Integer(),
  count: Type.Integer({ description: 'Number of alerts that the rule would have raised.' }),
  alerts: Type.Array(TriedAlertBody, { description: 'The newest 200 alerts.' }),
  curves: Type.Array(CurveBody, {
    description: "Values of the first condition's quantity, for the ten devices with most alerts.",
  }),
});

/** @param quantity of the rule's first condition. */
export function triedToWire(tried: Backtest, quantity: string, now: Date): Type.Static<typeof TriedBody> {
  const round = (value: number) => rounded(quantity, value);
  const time = (at: number) => wireTime(new Date(at));
  return {
    since: wireTime(tried.since),
    until: wireTime(now),
    is_shortened: tried.isShortened,
    model_since: tried.modelSince === undefined ? null : wireTime(tried.modelSince),
    device_count: tried.deviceCount,
    count: tried.count,
    alerts: tried.alerts.map(({ deviceId, deviceName, hiveId, hiveName, ...alert }) => ({
      device_id: deviceId,
      device_name: deviceName,
      hive_id: hiveId ?? null,
      hive_name: hiveName ?? null,
      first_at: time(alert.firstAt),
      last_at: time(alert.lastAt),
      ended_at: alert.endedAt === undefined ? null : time(alert.endedAt),
      count: alert.count,
      value: alert.values[0] === undefined ? null : round(alert.values[0]),
    })),
    curves: tried.curves.map(({ deviceId, times, least, greatest }) => ({
      device_id: deviceId,
      times: times.map((at) => Math.floor(at / 1000)),
      least: least.map(round),
      greatest: greatest.map(round),
    })),
  };
}
