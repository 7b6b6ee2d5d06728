import { type ScaleCalibration, scaleCalibrationOf, scaleDrift, weightOfRaw } from '@skep/domain';

/** What is read while a scale is calibrated; undefined: not yet. */
export interface Readings {
  /** Name of the raw value, as `w_v`. */
  input: string | undefined;
  emptyRaw: number | undefined;
  loadedRaw: number | undefined;
  knownKg: number | undefined;
  checkRaw: number | undefined;
  checkKg: number | undefined;
}

export interface Definition extends ScaleCalibration {
  input: string;
  output: string;
  validFrom: string;
}

export interface RawValue {
  name: string;
  value: number;
}

/** Raw values of scales, the commonest first: all cells together, several scales, single cells. */
export const rawScales = ['w_v', 'w_v_1', 'w_v_2', 'w_fl', 'w_fr', 'w_bl', 'w_br'] as const;

/** What a scale's raw values become. */
export const scaleOutput = 'weight_kg';

/** The raw values of scales that a device sent last; all that there are where it sent none. */
export function scalesOf(sent: readonly RawValue[]): string[] {
  const found = rawScales.filter((name) => sent.some((value) => value.name === name));
  return found.length > 0 ? found : [...rawScales];
}

/** Undefined until enough is read, and where nothing follows from it. */
export function calibrationOf({
  emptyRaw,
  loadedRaw,
  knownKg,
}: Pick<Readings, 'emptyRaw' | 'loadedRaw' | 'knownKg'>): ScaleCalibration | undefined {
  if (!isNumber(emptyRaw) || !isNumber(loadedRaw) || !isNumber(knownKg) || knownKg <= 0) return undefined;
  return scaleCalibrationOf({ emptyRaw, loadedRaw, knownKg });
}

/** What a second known weight shows, and by how much it is off; undefined until it is there. */
export function checkOf(
  readings: Pick<Readings, 'emptyRaw' | 'loadedRaw' | 'knownKg'> & Partial<Readings>,
): { shownKg: number; offByKg: number; isTooMuch: boolean } | undefined {
  const calibration = calibrationOf(readings);
  const { checkRaw, checkKg } = readings;
  if (calibration === undefined || !isNumber(checkRaw) || !isNumber(checkKg)) return undefined;
  const shownKg = weightOfRaw(checkRaw, calibration);
  return { shownKg, ...scaleDrift(shownKg, checkKg) };
}

/** How far the calibration that held so far is off by now; undefined where there was none or it is still right. */
export function driftSince(
  definitions: readonly Definition[],
  { input, loadedRaw, knownKg }: Readings,
): { offByKg: number; since: string } | undefined {
  const former = definitions
    .filter((definition) => definition.input === input && definition.output === scaleOutput)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .at(-1);
  if (former === undefined || !isNumber(loadedRaw) || !isNumber(knownKg)) return undefined;
  const { offByKg, isTooMuch } = scaleDrift(weightOfRaw(loadedRaw, former), knownKg);
  return isTooMuch ? { offByKg, since: former.validFrom } : undefined;
}

export function isNumber(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value);
}
