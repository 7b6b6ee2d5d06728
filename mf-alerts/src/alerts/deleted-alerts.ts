/**
 * Alerts that were deleted since this page was loaded, by the cache that held them. A list that was on its way at that
 * moment, which takes long while the service is busy, still has them: they are not shown again.
 */
const deleted = new WeakMap<object, Set<string>>();

export function rememberDeleted(cache: object, ids: readonly string[]): void {
  deleted.set(cache, new Set([...(deleted.get(cache) ?? []), ...ids]));
}

export const isDeleted = (cache: object, id: string): boolean => deleted.get(cache)?.has(id) ?? false;
