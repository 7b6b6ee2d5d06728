import { definitionsAt, loadCells, type SensorDefinition } from '#measurements/devices/definition.ts';
import { definitionsOfDevices, insertDefinition } from '#measurements/devices/definition-store.ts';
import { mostDefinitions } from '#measurements/devices/definitions.ts';
import { lockDevice } from '#measurements/devices/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { lastMessage, saveWaitingWeight, takeWaitingScales } from './scale-store.ts';

/** One load on the whole scale, read by one amplifier. */
const wholeScale = 'w_v';
const scaleInputs = [wholeScale, ...loadCells] as const;

export type ScaleOutcome = 'done' | 'no_weight_values' | 'too_many_definitions';

/** Less is the trembling of a scale that bears nothing. */
const leastRise = 1;
const scalesAtOnce = 100;

/** What the scale sent last is its empty weight. */
export function zeroScale(context: Context, deviceId: DeviceId): Promise<ScaleOutcome> {
  return calibrateLast(context, deviceId, (raws) =>
    raws.map(({ input, raw, multiplier }) => ({ input, offset: raw, multiplier })),
  );
}

/**
 * What the scale sent last is this weight: of the cells in its corners each bears an equal part that feels it, else the
 * whole scale bears it.
 */
export function calibrateScale(context: Context, deviceId: DeviceId, kg: number): Promise<ScaleOutcome> {
  return calibrateLast(context, deviceId, (raws) => {
    const loaded = raws.filter(({ raw, offset }) => Math.abs(raw - offset) > leastRise);
    const cells = loaded.filter(({ input }) => input !== wholeScale);
    const bearing = cells.length > 0 ? cells : loaded;
    return bearing.map(({ input, raw, offset }) => ({
      input,
      offset,
      multiplier: kg / bearing.length / (raw - offset),
    }));
  });
}

/** The next message is taken for this weight. */
export function calibrateWithNext(context: Context, deviceId: DeviceId, kg: number): Promise<void> {
  return saveWaitingWeight(context, deviceId, { kg, since: context.clock.now() });
}

/** Calibrates the scales whose next message has come. */
export async function calibrateWaitingScales(context: Context): Promise<void> {
  await inTransaction(context, async (inner) => {
    for (const { deviceId, kg } of await takeWaitingScales(inner, scalesAtOnce)) {
      const outcome = await calibrateScale(inner, deviceId, kg);
      // A message without a weight is not the one that is waited for.
      if (outcome !== 'no_weight_values') await saveWaitingWeight(inner, deviceId, undefined);
    }
  });
}

/** How each input of a scale is calibrated at a time, as old clients read it: `w_v_offset`, `w_v_kg_per_val`. */
export function scaleFigures(definitions: readonly SensorDefinition[], time: Date): Record<string, number> {
  const ofScales = definitions.filter(
    ({ input, output }) => output === 'weight_kg' && scaleInputs.some((each) => each === input),
  );
  return Object.fromEntries(
    definitionsAt(ofScales, time).flatMap(({ input, offset, multiplier }) => [
      [`${input}_offset`, offset],
      [`${input}_kg_per_val`, multiplier],
    ]),
  );
}

interface Calibration {
  input: (typeof scaleInputs)[number];
  offset: number;
  multiplier: number;
}

type RawWeight = Calibration & { raw: number };

/** The calibrations hold from the message on that they are made from. */
function calibrateLast(
  context: Context,
  deviceId: DeviceId,
  calibrate: (raws: readonly RawWeight[]) => readonly Calibration[],
): Promise<ScaleOutcome> {
  return inTransaction(context, async (inner) => {
    await lockDevice(inner, deviceId);
    const last = await lastMessage(inner, deviceId);
    if (last === undefined) return 'no_weight_values';
    const definitions = await definitionsOfDevices(inner, [deviceId]);
    if (definitions.length + scaleInputs.length > mostDefinitions) return 'too_many_definitions';
    const holding = definitionsAt(definitions, last.time).filter(({ output }) => output === 'weight_kg');
    const raws = scaleInputs.flatMap((input) => {
      const raw = last.values[input];
      const { offset = 0, multiplier = 1 } = holding.find((each) => each.input === input) ?? {};
      return raw === undefined ? [] : [{ input, raw, offset, multiplier }];
    });
    const calibrations = calibrate(raws);
    if (calibrations.length === 0) return 'no_weight_values';
    for (const calibration of calibrations) await addCalibration(inner, deviceId, calibration, last.time);
    const inputs = calibrations.map(({ input }) => input);
    const since = last.time.toISOString();
    await inner.jobs.send('recalibrate', { deviceId, since, inputs, outputs: ['weight_kg'] });
    return 'done';
  });
}

async function addCalibration(
  context: Context,
  deviceId: DeviceId,
  { input, offset, multiplier }: Calibration,
  validFrom: Date,
): Promise<void> {
  const fields = {
    input,
    offset,
    multiplier,
    validFrom,
    name: `${input} calibrated`,
    isInside: undefined,
    output: 'weight_kg',
    isRecalculated: false,
  } as const;
  await insertDefinition(context, deviceId, fields, context.clock.now());
}
