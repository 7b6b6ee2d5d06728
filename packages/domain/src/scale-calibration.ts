/** What makes kilograms of the raw counts of a scale: `(raw - offset) * multiplier`. */
export interface ScaleCalibration {
  offset: number;
  multiplier: number;
}

/** What was read from a scale while it was calibrated. */
export interface ScaleReadings {
  /** Raw value with nothing on it. */
  emptyRaw: number;
  /** Raw value with the known weight on it. */
  loadedRaw: number;
  /** The known weight, in kilograms. */
  knownKg: number;
}

/** Undefined where nothing follows from the readings: they are equal, or the weight is none. */
export function scaleCalibrationOf({
  emptyRaw,
  loadedRaw,
  knownKg,
}: ScaleReadings): ScaleCalibration | undefined {
  const multiplier = knownKg / (loadedRaw - emptyRaw);
  return Number.isFinite(multiplier) && multiplier !== 0 ? { offset: emptyRaw, multiplier } : undefined;
}

/** Kilograms of a raw value. */
export function weightOfRaw(raw: number, { offset, multiplier }: ScaleCalibration): number {
  return (raw - offset) * multiplier;
}

/** Less than this is what wind, warmth and an unsteady hand make. */
const restlessKg = 0.2;
/** What a load cell may be off by over its range. */
const tolerance = 0.02;

/** How far a check is off, in kilograms, and whether that is more than a healthy scale is. */
export function scaleDrift(shownKg: number, trueKg: number): { offByKg: number; isTooMuch: boolean } {
  const offByKg = shownKg - trueKg;
  return { offByKg, isTooMuch: Math.abs(offByKg) > Math.max(restlessKg, Math.abs(trueKg) * tolerance) };
}
