import { inUnits, type Units } from '@skep/domain';

/** Figures of a curve as the person reads them; null: a gap. @param unit in which they are stored */
export function figuresInUnits(
  figures: readonly (number | null)[],
  unit: string | undefined,
  units: Units,
): (number | null)[] {
  return figures.map((value) => (value === null ? null : inUnits({ value, unit }, units).value));
}
