import type { AlertCalculation, AlertComparator, AlertComparison } from '@skep/domain';

// What the old wire calls the parts of a condition.

export const calculations: Readonly<Record<string, AlertCalculation>> = {
  min: 'min',
  max: 'max',
  ave: 'mean',
  der: 'rate',
  cnt: 'count',
};

export const comparisons: Readonly<Record<string, AlertComparison>> = {
  val: 'value',
  dif: 'difference',
  inc: 'rise',
  dec: 'fall',
  abs_dif: 'absolute_difference',
};

export const comparators: Readonly<Record<string, AlertComparator>> = {
  '=': 'equal_to',
  '<': 'less_than',
  '>': 'greater_than',
  '<=': 'less_than_or_equal',
  '>=': 'greater_than_or_equal',
};

/** The name on the wire. @throws Error for one that has none: the schema has no other. */
export function wireNameOf<Value extends string>(
  names: Readonly<Record<string, Value>>,
  value: Value,
): string {
  const found = Object.keys(names).find((name) => names[name] === value);
  if (found === undefined) throw new Error(`${value} has no name on the wire.`);
  return found;
}
