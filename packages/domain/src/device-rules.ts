import * as v from 'valibot';
import { scaleCalibrationOf } from './scale-calibration.ts';
import { code, localTime, numberBetween, optionalLine, requiredLine, wholeBetween } from './text-rules.ts';

/** Between messages of a device whose own interval is unknown. */
export const usualIntervalMinutes = 15;

/** Bounds of what can be said of a device. */
export const deviceLimits = {
  name: 60,
  key: { min: 4, max: 100 },
  intervalMinutes: 1440,
  ratio: 1000,
  bootCount: 4_294_967_295,
  batteryVolts: 100,
} as const;

const count = (max: number) =>
  v.optional(
    v.pipe(
      v.number(code('not_a_number')),
      v.integer(code('not_whole')),
      v.minValue(1, code('too_small')),
      v.maxValue(max, code('too_large')),
    ),
  );

/** A device's form, the same for a new one and one that is there. */
export const deviceForm = v.object({
  name: requiredLine(deviceLimits.name),
  type: v.pipe(v.string(code('required')), v.nonEmpty(code('required'))),
  hiveId: v.optional(v.string()),
  /** Undefined: a new device gets one that nobody can guess, an old one keeps its own. */
  key: v.pipe(
    optionalLine(deviceLimits.key.max),
    v.check((key) => key === undefined || key.length >= deviceLimits.key.min, code('too_short')),
  ),
  hardwareId: optionalLine(deviceLimits.key.max),
  firmwareVersion: optionalLine(deviceLimits.name),
  intervalMinutes: count(deviceLimits.intervalMinutes),
  transmissionRatio: count(deviceLimits.ratio),
  /** Undefined: its messages are read by the formats that Skep knows. */
  codecId: v.optional(v.string()),
});

export type DeviceForm = v.InferOutput<typeof deviceForm>;

const { name, type, hardwareId, firmwareVersion, intervalMinutes, transmissionRatio } = deviceForm.entries;

/** Every field of a device, also those that no form has. */
export const deviceRules = {
  ...{ name, type, firmwareVersion, intervalMinutes, transmissionRatio },
  key: v.pipe(
    requiredLine(deviceLimits.key.max),
    v.check((key) => key.length >= deviceLimits.key.min, code('too_short')),
  ),
  // Networks write it in capitals or not.
  hardwareId: v.pipe(
    hardwareId,
    v.transform((id) => id?.toLowerCase()),
  ),
  hardwareVersion: optionalLine(deviceLimits.name),
  blePin: optionalLine(deviceLimits.name),
  bootCount: v.optional(wholeBetween(0, deviceLimits.bootCount)),
  batteryVolts: v.optional(numberBetween(0, deviceLimits.batteryVolts)),
};

const largestFactor = 1e12;

const factor = numberBetween(-largestFactor, largestFactor);

/** One row of sensor definitions. */
export const sensorDefinitionForm = v.object({
  name: optionalLine(deviceLimits.name),
  isInside: v.optional(v.boolean()),
  offset: factor,
  multiplier: v.pipe(
    factor,
    // Nobody means that every value is nothing.
    v.check((value) => value !== 0, code('invalid')),
  ),
  input: v.pipe(v.string(code('required')), v.nonEmpty(code('required'))),
  output: v.pipe(v.string(code('required')), v.nonEmpty(code('required'))),
  /** Local minute as `YYYY-MM-DDTHH:mm`; undefined: from now on. */
  validFrom: v.optional(localTime),
});

export type SensorDefinitionForm = v.InferOutput<typeof sensorDefinitionForm>;

const { isInside, offset, multiplier } = sensorDefinitionForm.entries;

/** Every field of a sensor definition but its output, since the service knows the quantities. */
export const sensorDefinitionRules = {
  ...{ isInside, offset, multiplier },
  name: requiredLine(deviceLimits.name),
  input: v.pipe(v.string(code('required')), v.regex(/^[A-Za-z]\w{0,63}$/, code('invalid'))),
  isRecalculated: v.boolean(code('invalid')),
  validFrom: v.pipe(
    v.date(code('not_a_date')),
    v.minValue(new Date(0), code('not_a_date')),
    v.maxValue(new Date(Date.UTC(2101, 0)), code('not_a_date')),
  ),
};

/** Offset 0 and multiplier 1 leave a value as it is. */
export const noCalibration = { offset: 0, multiplier: 1 } as const;

/** What is read of a scale while it is calibrated, and of which. */
export const calibrationForm = v.pipe(
  v.object({
    input: v.string(code('required')),
    emptyRaw: factor,
    loadedRaw: factor,
    knownKg: v.pipe(factor, v.gtValue(0, code('too_small'))),
    /** Of another known weight, which checks the first; it may be left out. */
    checkRaw: v.optional(factor),
    checkKg: v.optional(factor),
  }),
  v.forward(
    v.check((readings) => scaleCalibrationOf(readings) !== undefined, code('invalid')),
    ['loadedRaw'],
  ),
);

export type CalibrationForm = v.InferOutput<typeof calibrationForm>;

/** Values as a device would send them; those that are not filled in are left out. */
export const testMessageForm = v.pipe(
  v.object({
    values: v.array(
      v.object({ name: v.string(code('required')), value: v.optional(v.number(code('not_a_number'))) }),
    ),
  }),
  v.forward(
    v.check(({ values }) => values.some(({ value }) => value !== undefined), code('required')),
    ['values', 0, 'value'],
  ),
  v.transform(({ values }) => ({
    values: values.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }])),
  })),
);

export type TestMessageForm = v.InferOutput<typeof testMessageForm>;
