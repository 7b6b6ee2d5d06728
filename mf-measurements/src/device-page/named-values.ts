import type { Quantity } from '../device/quantity-options.ts';

export interface MeasuredQuantity extends Quantity {
  isCharted: boolean;
}

export interface NamedFigure {
  key: string;
  name: string;
  value: number;
  unit: string | null | undefined;
}

/** Values with their names: what people follow first, in the order of the catalogue, bands of sound after it, then raw ones. */
export function namedValues(
  values: readonly { name: string; value: number }[],
  quantities: readonly MeasuredQuantity[],
): NamedFigure[] {
  const places = new Map(quantities.map((quantity, index) => [quantity.key, { quantity, index }]));
  return values
    .map(({ name: key, value }) => {
      const place = places.get(key);
      const rank = place === undefined ? 3 : rankOf(place.quantity);
      const { name = key, unit } = place?.quantity ?? {};
      return { figure: { key, name, value, unit }, rank, index: place?.index ?? 0 };
    })
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ figure }) => figure);
}

/** Names of the newest values that are no quantity and no input of a definition: this page asks for nothing more. */
export function unknownNames(
  { newest, definitions }: DeviceNames,
  quantities: readonly Quantity[],
): string[] {
  const known = new Set([...quantities.map(({ key }) => key), ...definitions.map(({ input }) => input)]);
  return (newest?.values ?? []).map(({ name }) => name).filter((name) => !known.has(name));
}

interface DeviceNames {
  newest?: { values: readonly { name: string }[] } | null | undefined;
  definitions: readonly { input: string }[];
}

function rankOf({ key, isCharted }: MeasuredQuantity): number {
  if (key === 'weight_kg') return -1;
  if (key.startsWith('s_bin_')) return 1;
  return isCharted ? 0 : 2;
}
