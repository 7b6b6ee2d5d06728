import type { SelectOption } from '@skep/ui/form';

export interface Quantity {
  key: string;
  name: string;
  /** The stored unit. */
  unit?: string | null | undefined;
}

/** Quantities to choose from, by name; with those that a device sends under a name which nobody knows. */
export function quantityOptions(
  quantities: readonly Quantity[],
  others: readonly string[] = [],
): SelectOption<string>[] {
  const unknown = others.filter((key) => key !== '' && !quantities.some((quantity) => quantity.key === key));
  return [
    ...unknown.map((key) => ({ value: key, label: key })),
    ...quantities
      .map(({ key, name }) => ({ value: key, label: `${name} (${key})` }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
}
