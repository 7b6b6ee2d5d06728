import type { Context } from '#platform/context/context.ts';

/** What is kept of answers to whoever has a code, for each service by its store of files, which every context of it has. */
const cacheOfServices = new WeakMap<Context['files'], Map<string, unknown>>();

/** A code whose dashboard has changed or has gone is asked for anew, by whoever comes next. */
export function forgetCached({ files }: Pick<Context, 'files'>, code: string): void {
  cacheOfServices.get(files)?.delete(code);
}

/** By code. */
export function cacheOf<Cached>({ files }: Pick<Context, 'files'>): Map<string, Cached> {
  const held = cacheOfServices.get(files) ?? new Map();
  cacheOfServices.set(files, held);
  return held as Map<string, Cached>;
}
