import { inUnits, type Measured, type Units, unitsOfKeys } from '@skep/domain';

export interface UnitOfItem {
  /** In the language of who reads. */
  unit?: string | null | undefined;
  /** The same in every language. */
  unitKey?: string | null | undefined;
}

/** The unit in which an answer is kept, when the person reads another one. */
export function keptUnitOf({ unitKey }: UnitOfItem, units: Units): string | undefined {
  const kept = unitKey == null ? undefined : unitsOfKeys[unitKey];
  return kept === undefined || inUnits({ value: 0, unit: kept }, units).unit === kept ? undefined : kept;
}

/** The number of an answer, as the person reads it. */
export function measuredOf(value: number, item: UnitOfItem, units: Units): Measured {
  const kept = keptUnitOf(item, units);
  return kept === undefined ? { value, unit: item.unit ?? undefined } : inUnits({ value, unit: kept }, units);
}
