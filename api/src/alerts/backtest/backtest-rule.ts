import { setImmediate as afterOthers } from 'node:timers/promises';
import {
  type AlertColumn,
  type AlertEpisode,
  followInSteps,
  lookBackMinutes,
  modelAnswer,
  usualIntervalMinutes,
} from '@skep/domain';
import { knownSinceOf } from '#alerts/evaluation/evaluate.ts';
import { alertColumns } from '#alerts/evaluation/series-store.ts';
import { firstAnswer } from '#alerts/external-model/answer-store.ts';
import type { AlertRuleChanges, AlertRuleFields } from '#alerts/rules/rule-fields.ts';
import { readUnsavedRule } from '#alerts/rules/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { type PlacementsOfDevice, rangeFor } from './backtest-range.ts';
import { type Curve, curveOf } from './curve.ts';
import { daysOfDevice, type PlacementToTest, placementsToTest } from './placement-store.ts';
import { pausesOf } from './read-in-pieces.ts';
import { timeRangesOf } from './time-ranges.ts';

const minuteMs = 60_000;

/** Alerts that a rule would have raised, had it existed. */
export interface Backtest {
  /** From when on it was tried: a year ago, or later where a year is too much to look through. */
  since: Date;
  isShortened: boolean;
  /** For a rule about the model: since when its answers are stored; undefined: it has given none. */
  modelSince: Date | undefined;
  deviceCount: number;
  /** How often an alert would have begun. */
  count: number;
  /** The newest ones first, as many as anybody looks through. */
  alerts: readonly BacktestAlert[];
  /** Of the first condition, for the devices with most alerts. */
  curves: readonly (Curve & { deviceId: DeviceId })[];
}

export interface BacktestAlert
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
 * apart on which a device stood. In small pieces, so that other people's requests come in between.
 * @throws AppError invalid_input
 */
export async function tryRule(context: SignedInContext, changes: AlertRuleChanges): Promise<Backtest> {
  const rule = await readUnsavedRule(context, changes);
  const now = context.clock.now().getTime();
  const placements = await placementsToTest(context, rule);
  const devices = [...Map.groupBy(placements, ({ deviceId }) => deviceId).values()].filter(isOfDevice);
  const isOfModel = rule.conditions.some(({ quantity }) => quantity === modelAnswer);
  const { since, isShortened } = await rangeFor(context, rule, devices, now);
  const found: BacktestAlert[] = [];
  const curves: { curve: Backtest['curves'][number]; count: number }[] = [];
  for (const ofDevice of devices) {
    const { alerts, column } = await tryOn(context, rule, ofDevice, since, now);
    found.push(...alerts);
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
    count: found.length,
    alerts: found.toSorted((one, other) => other.firstAt - one.firstAt).slice(0, mostAlerts),
    curves: curves
      .toSorted((one, other) => other.count - one.count)
      .slice(0, mostCurves)
      .map(({ curve }) => curve),
  };
}

const isOfDevice = (placements: PlacementToTest[]): placements is PlacementsOfDevice => placements.length > 0;

/** Each hive on which the device stood apart: what it weighed elsewhere is compared with nothing. */
async function tryOn(
  context: SignedInContext,
  rule: AlertRuleFields,
  placements: PlacementsOfDevice,
  since: number,
  until: number,
): Promise<{ alerts: BacktestAlert[]; column: AlertColumn }> {
  const [device] = placements;
  const { deviceId, deviceName, intervalMinutes: said } = device;
  const intervalMinutes = said ?? usualIntervalMinutes;
  const before = lookBackMinutes(rule, intervalMinutes) * minuteMs;
  const quantities = [...new Set(rule.conditions.map(({ quantity }) => quantity))];
  const alerts: BacktestAlert[] = [];
  const drawn: AlertColumn[] = [];
  const pauses = pausesOf(await daysOfDevice(context, deviceId, new Date(since - before)));
  for (const { hiveId, hiveName, since: standsSince, begins, from, to } of timeRangesOf(
    placements,
    since,
    until,
  )) {
    if (hiveId !== undefined && rule.excludedHiveIds.includes(hiveId)) continue;
    const readFrom = new Date(from - before - 1);
    const wanted = { deviceId, hiveId, from: readFrom, standsSince };
    const columns = (await alertColumns(context, [wanted], quantities, new Date(to), pauses)).get(deviceId);
    if (columns === undefined) continue;
    const knownSince = knownSinceOf(device, Math.max(begins, 0));
    const unfollowed = { until: from - 1, hits: 0, episode: undefined };
    const series = { columns, knownSince, intervalMinutes };
    const { episodes } = await betweenOthers(followInSteps(rule, series, unfollowed, to));
    alerts.push(...episodes.map((episode) => ({ ...episode, deviceId, deviceName, hiveId, hiveName })));
    drawn.push(columns.get(quantities[0] ?? '') ?? { times: [], values: [] });
  }
  return {
    alerts,
    column: { times: drawn.flatMap(({ times }) => times), values: drawn.flatMap(({ values }) => values) },
  };
}

/** Lets other requests have their turn after each step. */
async function betweenOthers<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await afterOthers();
  }
}
