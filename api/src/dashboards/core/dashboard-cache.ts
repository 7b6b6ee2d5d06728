import type { Context } from '#platform/context/context.ts';

/** Cached answers for visitors with a code, for each service by its file store, which every context of it has. */
const cacheOfServices = new WeakMap<Context['files'], Map<string, unknown>>();

/** A dashboard that was changed or deleted is queried again by the next visitor. */
export function forgetCached({ files }: Pick<Context, 'files'>, code: string): void {
  cacheOfServices.get(files)?.delete(code);
}

/** By code. */
export function cacheOf<Cached>({ files }: Pick<Context, 'files'>): Map<string, Cached> {
  const held = cacheOfServices.get(files) ?? new Map();
  cacheOfServices.set(files, held);
  return held as Map<string, Cached>;
}
