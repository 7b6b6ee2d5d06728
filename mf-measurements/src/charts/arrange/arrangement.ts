/** How a person wants the charts of every device: by their keys, as `weight` or `x_new`. */
export interface Arrangement {
  /** Those that were moved, in their order; what is not named here follows in the usual one. */
  order: readonly string[];
  hidden: readonly string[];
  /** Drawn in another chart too, with a scale of its own: by the chart, the other. */
  over: Readonly<Record<string, string>>;
}

export const usualArrangement: Arrangement = { order: [], hidden: [], over: {} };

/** What was stored on this device; anything odd in it is ignored. */
export function arrangementOf(text: string | undefined): Arrangement {
  const stored = objectIn(text);
  const over = Object.entries(objectOf(stored.over)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { order: textsIn(stored.order), hidden: textsIn(stored.hidden), over: Object.fromEntries(over) };
}

/** In the order of the person, with those that are hidden. */
export function ordered<Chart extends { id: string }>(
  charts: readonly Chart[],
  { order }: Arrangement,
): Chart[] {
  const placeOf = ({ id }: Chart) => (order.includes(id) ? order.indexOf(id) : order.length);
  return charts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A chart goes up (-1) or down (1) by one, among those that are there. */
export function movedBy(
  arrangement: Arrangement,
  ids: readonly string[],
  id: string,
  by: 1 | -1,
): Arrangement {
  const place = ids.indexOf(id);
  const other = ids[place + by];
  if (other === undefined) return arrangement;
  const next = ids.with(place, other).with(place + by, id);
  const elsewhere = arrangement.order.filter((each) => !ids.includes(each));
  return { ...arrangement, order: [...next, ...elsewhere] };
}

export function shownOrHidden(arrangement: Arrangement, id: string, isShown: boolean): Arrangement {
  const others = arrangement.hidden.filter((each) => each !== id);
  return { ...arrangement, hidden: isShown ? others : [...others, id] };
}

/** @param drawn undefined: nothing any more. */
export function drawnOver(arrangement: Arrangement, id: string, drawn: string | undefined): Arrangement {
  const { [id]: _, ...over } = arrangement.over;
  return { ...arrangement, over: drawn === undefined ? over : { ...over, [id]: drawn } };
}

function objectIn(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
