/** What the order of hives is read from. */
export interface OrderedHive {
  id: string;
  name: string;
  order?: number | null | undefined;
}

/** Names as people count: Hive 2 before Hive 10, capitals and accents aside. */
export function namesInOrder(locale: string): Intl.Collator {
  return new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
}

/** By their place in the apiary, those without one last; hives of one place by name. */
export function compareHives(names: Intl.Collator): (one: OrderedHive, other: OrderedHive) => number {
  return (one, other) =>
    placeOf(one) - placeOf(other) || names.compare(one.name, other.name) || one.id.localeCompare(other.id);
}

interface Marked {
  isFavourite: boolean;
}

/** What a person marked comes before the rest; else as `compare` says. */
export function favouritesFirst<Thing>(
  compare: (one: Thing, other: Thing) => number,
): (one: Thing & Marked, other: Thing & Marked) => number {
  return (one, other) => Number(other.isFavourite) - Number(one.isFavourite) || compare(one, other);
}

function placeOf({ order }: OrderedHive): number {
  // Not infinity: the difference of two would be no number.
  return order ?? Number.MAX_SAFE_INTEGER;
}
