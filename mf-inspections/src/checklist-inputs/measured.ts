import { inUnits, type Measured, type Units, unitsOfKeys } from '@skep/domain';

export interface UnitOfItem {
  /** In the language of who reads. */
  unit?: string | null | undefined;
  /** The same in every language. */
  unitKey?: string | null | undefined;
}

/** The stored unit of an answer, when the person reads another one. */
export function storedUnitOf({ unitKey }: UnitOfItem, units: Units): string | undefined {
  const storedUnit = unitKey == null ? undefined : unitsOfKeys[unitKey];
  return storedUnit === undefined || inUnits({ value: 0, unit: storedUnit }, units).unit === storedUnit
    ? undefined
    : storedUnit;
}

/** The number of an answer, as the person reads it. */
export function measuredOf(value: number, item: UnitOfItem, units: Units): Measured {
  const storedUnit = storedUnitOf(item, units);
  return storedUnit === undefined
    ? { value, unit: item.unit ?? undefined }
    : inUnits({ value, unit: storedUnit }, units);
}
