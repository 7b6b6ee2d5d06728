/** Periods to count over. The service counts a day at most. */
export const hoursShown = [1, 6, 24] as const;

/** What the address asks for; without that the shortest, which says how things are now. */
export function hoursIn(query: URLSearchParams): (typeof hoursShown)[number] {
  return hoursShown.find((hours) => String(hours) === query.get('hours')) ?? 1;
}
