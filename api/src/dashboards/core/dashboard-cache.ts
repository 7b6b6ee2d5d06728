import type { Context } from '#platform/context/context.ts';

/** What is kept of answers to whoever has a code, for each service by its store of files, which every context of it has. */
const keptOfServices = new WeakMap<Context['files'], Map<string, unknown>>();

/** A code whose dashboard has changed or has gone is asked for anew, by whoever comes next. */
export function forgetKept({ files }: Pick<Context, 'files'>, code: string): void {
  keptOfServices.get(files)?.delete(code);
}

/** By code. */
export function keptOf<Kept>({ files }: Pick<Context, 'files'>): Map<string, Kept> {
  const held = keptOfServices.get(files) ?? new Map();
  keptOfServices.set(files, held);
  return held as Map<string, Kept>;
}
