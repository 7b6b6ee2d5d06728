import { titledQuantity } from './quantity-titles.ts';

/** A name of a sender's, and what it probably means. */
export interface ProposedQuantity {
  name: string;
  quantity?: string;
  /** That the name tells; absent: the stored one, or not told. */
  unit?: string;
}

/**
 * Quantities for names. Two names are not proposed for one quantity: the values of one would hide those of the other.
 * @param taken quantities that are given otherwise
 */
export function proposedQuantities(names: readonly string[], taken: readonly string[]): ProposedQuantity[] {
  const given = new Set(taken);
  return names.map((name) => {
    const { quantity, unit } = titledQuantity(name) ?? {};
    if (quantity === undefined || given.has(quantity)) return { name };
    given.add(quantity);
    return { name, quantity, ...(unit !== undefined && { unit }) };
  });
}
