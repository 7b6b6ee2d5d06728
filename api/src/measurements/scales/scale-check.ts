import {
  AppError,
  atOneTemperature,
  type ScaleFinding,
  type ScaleHour,
  scaleFindings,
  scaleLimits,
  type TemperatureDrift,
  temperatureDrift,
  type WarmWeighing,
} from '@skep/domain';
import type { Device } from '#measurements/devices/device.ts';
import { managedDevice } from '#measurements/devices/service.ts';
import { lockDevice } from '#measurements/devices/store.ts';
import { resolutionNamed } from '#measurements/series/resolution.ts';
import { type Series, seriesOf } from '#measurements/series/series.ts';
import { localClock, type Window } from '#measurements/series/window.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, ReferenceWeighingId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import { placementsIn, weatherColumns } from '#weather/core/series.ts';
import type { CorrectionFields, ReferenceFields } from './scale-check-fields.ts';
import {
  correctionOf,
  deleteCorrection,
  deleteReference,
  insertReference,
  type KnownWeighing,
  referencesOf,
  saveCorrection,
} from './scale-check-store.ts';

/** Where the temperature around a scale is known from. */
export const temperatureSources = ['device', 'weather'] as const;

/** What a scale's messages of three months tell of the scale. */
export interface ScaleCheck {
  /** Undefined: the temperature around the scale is not known. */
  temperatureSource: (typeof temperatureSources)[number] | undefined;
  /** Undefined: too few nights are known. */
  drift: TemperatureDrift | undefined;
  findings: readonly ScaleFinding[];
  correction: CorrectionFields | undefined;
  references: readonly KnownWeighing[];
  starts: readonly Date[];
  /** As the scale showed it. */
  weighed: readonly (number | undefined)[];
  /** By the correction from when it holds; without one by the drift that was found, if it is worth it. */
  corrected: readonly (number | undefined)[];
}

/** A season of nights, and as many hours as a chart draws. */
const checkedDays = 90;
const dayMs = 24 * 60 * 60_000;
/** By the clock of the place: at five the sun is up in summer, and at midnight all bees are at home. Our own figure. */
const nightEndsAt = 5;

/** Reads three months of an own device. @throws AppError not_found, not_allowed */
export async function checkScale(
  context: SignedInContext,
  deviceId: DeviceId,
  zone: string,
): Promise<ScaleCheck> {
  const { series, source, hours, isNight, references, findings } = await readScale(
    context,
    deviceId,
    zone,
    checkedDays,
  );
  const correction = await correctionOf(context, deviceId);
  const warm = hours.filter((hour): hour is ScaleHour & WarmWeighing => hour.celsius !== undefined);
  const drift = temperatureDrift(warm, isNight);
  const { starts } = series;
  return {
    ...{ temperatureSource: source, drift, findings, correction, references, starts },
    weighed: starts.map((_, index) => series.columns.get('weight_kg')?.[index]?.[1]),
    corrected: correctedAt(starts, warm, correction ?? proposed(drift)),
  };
}

/** What is wrong with an own scale, by its last days. @throws AppError not_found, not_allowed */
export async function scaleFindingsOf(
  context: SignedInContext,
  deviceId: DeviceId,
  zone: string,
  days: number,
): Promise<readonly ScaleFinding[]> {
  return (await readScale(context, deviceId, zone, days)).findings;
}

async function readScale(context: SignedInContext, deviceId: DeviceId, zone: string, days: number) {
  const device = await managedDevice(context, deviceId);
  const now = context.clock.now().getTime();
  const window = { start: new Date(now - days * dayMs), end: new Date(now) };
  const always = [{ deviceId, since: undefined, until: undefined }];
  const options = { window, zone, resolution: resolutionNamed('1h'), names: ['weight_kg', 't', 'bv'] };
  const series = await seriesOf(context, { ...device, placements: always }, options);
  const references = await referencesOf(context, deviceId);
  const { source, celsius } = await temperatures(context, deviceId, window, series);
  const hours = hoursOf(series, celsius);
  // Each hour is looked at again and again, and the clock of a zone is slow.
  const nightTimes = new Set(
    hours.flatMap(({ time }) => (localClock(new Date(time), zone).getUTCHours() < nightEndsAt ? [time] : [])),
  );
  const isNight = (time: number) => nightTimes.has(time);
  const findings = scaleFindings(hours, sinceCalibration(references, device), isNight);
  return { series, source, hours, isNight, references, findings };
}

type Column = readonly (Summary | undefined)[] | undefined;

/** Of the device itself, which hangs in the same sun, before that of the weather. */
async function temperatures(
  context: SignedInContext,
  deviceId: DeviceId,
  window: Window,
  series: Series,
): Promise<{ source: ScaleCheck['temperatureSource']; celsius: Column }> {
  const own = series.columns.get('t');
  if (own?.some((summary) => summary !== undefined)) return { source: 'device', celsius: own };
  const placements = await placementsIn(context, { deviceId }, window);
  const celsius = (await weatherColumns(context, placements, series.starts)).get('temperature');
  return { source: celsius?.some((summary) => summary !== undefined) ? 'weather' : undefined, celsius };
}

/** Hours in which something was weighed. */
function hoursOf({ starts, columns }: Series, celsius: Column): ScaleHour[] {
  const [weights, volts] = [columns.get('weight_kg'), columns.get('bv')];
  return starts.flatMap((start, index) => {
    const weight = weights?.[index];
    if (weight === undefined) return [];
    const [, kg, leastKg, greatestKg] = weight;
    return [
      {
        ...{ time: start.getTime(), leastKg, kg, greatestKg },
        ...{ celsius: celsius?.[index]?.[1], volts: volts?.[index]?.[2] },
      },
    ];
  });
}

/** What was shown before the scale was calibrated says nothing of it now. */
function sinceCalibration(references: readonly KnownWeighing[], { definitions }: Device) {
  const calibrations = definitions.filter(({ output }) => output === 'weight_kg');
  const last = Math.max(0, ...calibrations.map(({ validFrom }) => validFrom.getTime()));
  return references.flatMap(({ weighedAt, ...weighing }) =>
    weighedAt.getTime() < last ? [] : [{ ...weighing, time: weighedAt.getTime() }],
  );
}

function proposed(drift: TemperatureDrift | undefined): Omit<CorrectionFields, 'validFrom'> | undefined {
  return drift?.isWorthwhile === true ? drift : undefined;
}

function correctedAt(
  starts: readonly Date[],
  hours: readonly WarmWeighing[],
  correction: (Omit<CorrectionFields, 'validFrom'> & Partial<CorrectionFields>) | undefined,
): (number | undefined)[] {
  if (correction === undefined) return [];
  const from = correction.validFrom?.getTime() ?? 0;
  const kgs = atOneTemperature(hours, correction);
  const byTime = new Map(hours.map(({ time }, index) => [time, kgs[index]]));
  return starts.map((start) => (start.getTime() < from ? undefined : byTime.get(start.getTime())));
}

/** Keeps how the scale follows the temperature, in place of what was kept. @throws AppError not_found, not_allowed */
export function correctTemperature(
  context: SignedInContext,
  deviceId: DeviceId,
  correction: CorrectionFields,
): Promise<void> {
  return inTransaction(context, async (inner) => {
    await managedDevice(inner, deviceId);
    await saveCorrection(inner, deviceId, correction);
  });
}

/** @throws AppError not_found, not_allowed */
export async function removeCorrection(context: SignedInContext, deviceId: DeviceId): Promise<void> {
  await managedDevice(context, deviceId);
  await deleteCorrection(context, deviceId);
}

/** Keeps what a scale showed of a known weight. @throws AppError not_found, not_allowed, invalid_input */
export function addReference(
  context: SignedInContext,
  deviceId: DeviceId,
  { weighedAt, ...weighing }: Omit<ReferenceFields, 'weighedAt'> & { weighedAt?: Date | undefined },
): Promise<KnownWeighing> {
  return inTransaction(context, async (inner) => {
    await managedDevice(inner, deviceId);
    await lockDevice(inner, deviceId);
    const known = await referencesOf(inner, deviceId);
    if (known.length >= scaleLimits.referenceWeighings) throw fieldProblem('knownKg', 'too_many');
    const reference = { ...weighing, weighedAt: weighedAt ?? inner.clock.now() };
    return { ...reference, id: await insertReference(inner, deviceId, reference) };
  });
}

/** @throws AppError not_found, not_allowed */
export async function removeReference(
  context: SignedInContext,
  deviceId: DeviceId,
  id: ReferenceWeighingId,
): Promise<void> {
  await managedDevice(context, deviceId);
  if (!(await deleteReference(context, deviceId, id))) throw new AppError('not_found');
}
