import { type LogRecord, type Quantities, type FlashLog as ReadLog, recordValues } from '@skep/device-codecs';
import type { SensorDefinition } from '#measurements/devices/definition.ts';
import { calibrate } from '#measurements/ingest/calibration.ts';
import { wireTime } from '#platform/http/schemas.ts';
import { intervalMsOf, timesOf } from './block-times.ts';
import type { Block } from './flash-log.ts';
import { measuredIn, measurementsOf } from './log-content.ts';
import type { MetaData, MetaDataOfDays } from './wire-meta-data-body.ts';

/** Below the first a battery is empty, and above the second no longer. */
const emptyBelowVolts = 2.7;
const fullAboveVolts = 2.9;

interface Timed {
  port: number;
  values: Quantities;
  deviceSeconds: number | undefined;
  /** When it was measured, as far as anybody knows. */
  timeMs: number | undefined;
  weightKg: number | undefined;
  /** How many a whole day has. */
  perDay: number;
}

/** @param receivedAt when it was handed over: no clock is right that is ahead of it. */
export function metaDataOf(
  read: ReadLog,
  blocks: readonly Block[],
  definitions: readonly SensorDefinition[],
  receivedAt: Date,
): MetaData & MetaDataOfDays {
  const records = timedRecords(read, blocks, definitions, receivedAt);
  const starts = records.filter(({ port }) => port === 2);
  const measured = records.filter(({ port }) => port === 3);
  const known = oneOfASecond(measured);
  const weighed = known.filter(({ weightKg }) => weightKg !== undefined);
  return {
    port2_msg: starts.length,
    port3_msg: measured.length,
    data_days: daysOf(known),
    data_days_weight: daysOf(weighed),
    ...batteryOf(measured),
    ...clockOf(records),
    firmwares: starts.map(({ values }) => [values.firmware_version, clockText(values)].join(' @ ')),
    port2_device_time_first: first(starts.map(deviceMs)),
    port2_device_time_last: last(starts.map(deviceMs)),
    port3_device_time_first: first(measured.map(deviceMs)),
    port3_device_time_last: last(measured.map(deviceMs)),
    port3_time_first: first(known.map(({ timeMs }) => timeMs)),
    port3_time_last: last(known.map(({ timeMs }) => timeMs)),
    weight_kg: spreadOf(weighed.flatMap(({ weightKg }) => weightKg ?? [])),
    rtc_bug: blocks.some(({ placing }) => placing.kind === 'clock') && measured.some(hasJumped),
    auto_parsed: true,
    valid_data_points: byDay(weighed, (all) => all.length),
    lowest_bv: byDay(
      known.filter(({ values }) => voltsOf(values) !== undefined),
      (all) => Math.min(...all.map(({ values }) => voltsOf(values) ?? Infinity)),
    ),
    port2_times_device: byDay(
      starts.map((start) => ({ ...start, timeMs: deviceMs(start) })),
      (all) => all.map(({ values }, place) => `[${place + 1}] ${values.time_device}: ${clockText(values)}`),
    ),
  };
}

function timedRecords(
  read: ReadLog,
  blocks: readonly Block[],
  definitions: readonly SensorDefinition[],
  receivedAt: Date,
): Timed[] {
  const times = new Map<LogRecord, { timeMs: number | undefined; perDay: number }>();
  for (const { placing, firstRecord: from, lastRecord: to, intervalMinutes } of blocks) {
    const records = measurementsOf(read, { first: from, last: to });
    const perDay = dayMs / intervalMsOf(intervalMinutes);
    timesOf(placing, records, intervalMinutes).forEach((timeMs, place) => {
      const record = records[place];
      if (record) times.set(record, { timeMs, perDay });
    });
  }
  const nowSeconds = receivedAt.getTime() / 1000;
  return read.records.map((record) => {
    const { timeMs, perDay = 1 } = times.get(record) ?? {};
    const weighed =
      timeMs === undefined ? {} : calibrate(measuredIn(record), definitions, new Date(timeMs)).values;
    const values = recordValues(record, nowSeconds);
    const { port, deviceSeconds } = record;
    return { port, values, deviceSeconds, timeMs, weightKg: weighed.weight_kg, perDay };
  });
}

/** Of those with a time; what was read twice of a second counts once. */
function oneOfASecond(records: readonly Timed[]): Timed[] {
  const seen = new Set<number | undefined>([undefined]);
  return records.filter(({ timeMs }) => !seen.has(timeMs) && seen.add(timeMs));
}

const dayMs = 24 * 60 * 60_000;
const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

function byDay<Value>(
  records: readonly Timed[],
  summaryOf: (ofDay: Timed[]) => Value,
): Record<string, Value> {
  const days = Map.groupBy(records, ({ timeMs }) => (timeMs === undefined ? undefined : dayOf(timeMs)));
  return Object.fromEntries(
    [...days].flatMap(([day, all]) => (day === undefined ? [] : [[day, summaryOf(all)]])),
  );
}

/** A day has no more than all of its measurements, however often they are in the log. */
function daysOf(records: readonly Timed[]): number {
  const shares = byDay(records, (all) => Math.min(1, all.length / (all[0]?.perDay ?? 1)));
  return rounded(Object.values(shares).reduce((sum, share) => sum + share, 0));
}

function batteryOf(measured: readonly Timed[]) {
  let isEmpty = false;
  let [timesEmpty, emptyCount] = [0, 0];
  for (const { values } of measured) {
    const volts = voltsOf(values);
    if (volts === undefined) continue;
    if (volts < emptyBelowVolts) emptyCount += 1;
    if (!isEmpty && volts < emptyBelowVolts) timesEmpty += 1;
    isEmpty = isEmpty ? volts <= fullAboveVolts : volts < emptyBelowVolts;
  }
  return { bat_low_perc: percent(emptyCount, measured.length), bat_low_blocks: timesEmpty };
}

const voltsOf = ({ bv }: Quantities) => (typeof bv === 'number' ? bv : undefined);

function clockOf(records: readonly Timed[]) {
  const count = (is: (values: Quantities) => boolean) => records.filter(({ values }) => is(values)).length;
  return {
    time_err_perc: percent(
      count((values) => values.time_error !== undefined),
      count((values) => values.time_clock !== undefined),
    ),
    time_clock_mcu: count((values) => values.time_clock === 'mcu'),
    time_clock_rtc: count((values) => values.time_clock === 'rtc'),
    time_err_too_low: count((values) => values.time_error === 'too_low'),
    time_err_too_high: count((values) => values.time_error === 'too_high'),
  };
}

const deviceMs = ({ values }: Timed) =>
  typeof values.time_device === 'number' ? values.time_device * 1000 : undefined;
const clockText = ({ time_device }: Quantities) =>
  typeof time_device === 'number' ? wireTime(new Date(time_device * 1000)) : '?';
const hasJumped = ({ timeMs, deviceSeconds }: Timed) =>
  timeMs !== undefined && deviceSeconds !== undefined && Math.abs(timeMs - deviceSeconds * 1000) >= dayMs / 2;

const textOf = (timeMs: number | undefined) => (timeMs === undefined ? null : wireTime(new Date(timeMs)));
const first = (times: readonly (number | undefined)[]) => textOf(times.find((time) => time !== undefined));
const last = (times: readonly (number | undefined)[]) => textOf(times.findLast((time) => time !== undefined));

function spreadOf(weights: readonly number[]): Exclude<MetaData['weight_kg'], undefined> {
  if (weights.length === 0) return null;
  const sorted = weights.toSorted((one, other) => one - other);
  const at = (share: number) => rounded(sorted[Math.round(share * (sorted.length - 1))] ?? 0);
  return { min: at(0), p25: at(0.25), median: at(0.5), p75: at(0.75), max: at(1), count: sorted.length };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const percent = (part: number, whole: number) => (whole === 0 ? 0 : rounded((100 * part) / whole));
