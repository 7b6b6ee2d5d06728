import { setImmediate as afterOthers } from 'node:timers/promises';
import {
  type AlertColumn,
  type AlertEpisode,
  type AlertRuleLogic,
  followAlerts,
  lookBackMinutes,
  modelAnswer,
  sweepMinutes,
} from '@skep/domain';
import { knownSinceOf } from '#alerts/evaluation/evaluate.ts';
import { usualIntervalMinutes } from '#alerts/evaluation/pair-store.ts';
import { alertColumns } from '#alerts/evaluation/series-store.ts';
import { firstAnswer } from '#alerts/model/answer-store.ts';
import type { AlertRuleChanges } from '#alerts/rules/rule.ts';
import { type ReadRule, readUnsavedRule } from '#alerts/rules/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { type Curve, curveOf } from './curve.ts';
import { messagesOfDays, type StayToTry, staysToTry } from './stay-store.ts';
import { stretchesOf } from './stretches.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const triedDays = 365;

/** What a rule would have told, had it been there. */
export interface Tried {
  /** From when on it was tried: a year ago, or later where a year is too much to look through. */
  since: Date;
  isShortened: boolean;
  /** For a rule about the model: since when its answers are kept; undefined: it has given none. */
  modelSince: Date | undefined;
  deviceCount: number;
  /** How often an alert would have begun. */
  count: number;
  /** The newest ones first, as many as anybody looks through. */
  alerts: readonly TriedAlert[];
  /** Of the first condition, for the devices that told most often. */
  curves: readonly (Curve & { deviceId: DeviceId })[];
}

export interface TriedAlert
  extends Pick<AlertEpisode, 'firstAt' | 'lastAt' | 'endedAt' | 'count' | 'values'> {
  deviceId: DeviceId;
  deviceName: string;
  hiveId: HiveId | undefined;
  hiveName: string | undefined;
}

const mostAlerts = 200;
const mostCurves = 10;

/**
 * Follows a rule that nobody has saved through the last year, by the evaluator that looks at live messages, on each hive
 * apart on which a device stood. One device after the other, so that other people's requests come in between.
 * @throws AppError invalid_input
 */
export async function tryRule(context: SignedInContext, changes: AlertRuleChanges): Promise<Tried> {
  const rule = await readUnsavedRule(context, changes);
  const now = context.clock.now().getTime();
  const stays = await staysToTry(context, rule);
  const devices = [...Map.groupBy(stays, ({ deviceId }) => deviceId).values()].filter(isOfDevice);
  const isOfModel = rule.conditions.some(({ quantity }) => quantity === modelAnswer);
  const { since, isShortened } = await spanFor(context, rule, devices, now);
  const told: TriedAlert[] = [];
  const curves: { curve: Tried['curves'][number]; count: number }[] = [];
  for (const ofDevice of devices) {
    const { alerts, column } = await tryOn(context, rule, ofDevice, since, now);
    told.push(...alerts);
    const [{ deviceId }] = ofDevice;
    if (alerts.length > 0)
      curves.push({ curve: { deviceId, ...curveOf(column, since, now) }, count: alerts.length });
    await afterOthers();
  }
  return {
    since: new Date(since),
    isShortened,
    modelSince: isOfModel
      ? await firstAnswer(
          context,
          devices.map(([{ deviceId }]) => deviceId),
        )
      : undefined,
    deviceCount: devices.length,
    count: told.length,
    alerts: told.toSorted((one, other) => other.firstAt - one.firstAt).slice(0, mostAlerts),
    curves: curves
      .toSorted((one, other) => other.count - one.count)
      .slice(0, mostCurves)
      .map(({ curve }) => curve),
  };
}

type StaysOfDevice = [StayToTry, ...StayToTry[]];

const isOfDevice = (stays: StayToTry[]): stays is StaysOfDevice => stays.length > 0;

/** What is looked through at most, in moments: a device has 35,000 in a year of quarters of an hour. */
const mostMoments = 600_000;
/** So many values of a period take as long as a moment itself. */
const valuesOfMoment = 100;

/** As many whole days as are not too much to look through; today at least. */
async function spanFor(
  context: SignedInContext,
  rule: AlertRuleLogic,
  devices: readonly StaysOfDevice[],
  now: number,
): Promise<{ since: number; isShortened: boolean }> {
  const since = now - triedDays * dayMs;
  const ids = devices.map(([{ deviceId }]) => deviceId);
  const counted = await messagesOfDays(context, ids, new Date(since));
  const every = sweepMinutes(rule);
  const timed = every === undefined ? 0 : (devices.length * 1440) / every;
  const periodDays = rule.conditions
    .map((condition) => ('minutes' in condition ? condition.minutes / 1440 : 0))
    .reduce((sum, days) => sum + days, 0);
  let work = 0;
  for (let days = 1; days <= triedDays; days += 1) {
    const begins = now - days * dayMs;
    const messages = counted.get(new Date(begins).toISOString().slice(0, 10)) ?? 0;
    const moments = timed + (rule.calculationMinutes === 0 ? messages : 0);
    const values = (messages / Math.max(1, devices.length)) * periodDays;
    work += moments * (1 + values / valuesOfMoment);
    if (work > mostMoments && days > 1) return { since: begins + dayMs, isShortened: true };
  }
  return { since, isShortened: false };
}

/** Each hive on which the device stood apart: what it weighed elsewhere is compared with nothing. */
async function tryOn(
  context: SignedInContext,
  rule: ReadRule,
  stays: StaysOfDevice,
  since: number,
  until: number,
): Promise<{ alerts: TriedAlert[]; column: AlertColumn }> {
  const [device] = stays;
  const { deviceId, deviceName, intervalMinutes: said } = device;
  const intervalMinutes = said ?? usualIntervalMinutes;
  const before = lookBackMinutes(rule, intervalMinutes) * minuteMs;
  const quantities = [...new Set(rule.conditions.map(({ quantity }) => quantity))];
  const alerts: TriedAlert[] = [];
  const drawn: AlertColumn[] = [];
  for (const { hiveId, hiveName, since: standsSince, begins, from, to } of stretchesOf(stays, since, until)) {
    if (hiveId !== undefined && rule.excludedHiveIds.includes(hiveId)) continue;
    const readFrom = new Date(from - before - 1);
    const wanted = { deviceId, hiveId, from: readFrom, standsSince };
    const columns = (await alertColumns(context, [wanted], quantities, new Date(to))).get(deviceId);
    if (columns === undefined) continue;
    const knownSince = knownSinceOf(device, Math.max(begins, 0));
    const unfollowed = { until: from - 1, hits: 0, episode: undefined };
    const { episodes } = followAlerts(rule, { columns, knownSince, intervalMinutes }, unfollowed, to);
    alerts.push(...episodes.map((episode) => ({ ...episode, deviceId, deviceName, hiveId, hiveName })));
    drawn.push(columns.get(quantities[0] ?? '') ?? { times: [], values: [] });
  }
  return {
    alerts,
    column: { times: drawn.flatMap(({ times }) => times), values: drawn.flatMap(({ values }) => values) },
  };
}
