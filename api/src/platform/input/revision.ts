import { AppError } from '@skep/domain';

/**
 * Refuses an edit that began from an older version.
 * @param current makes the version that the server holds, as GET would send it; called only when it is needed.
 * @throws AppError changed_meanwhile
 */
export async function requireRevision(
  expected: number | undefined,
  held: number,
  current: () => unknown | Promise<unknown>,
): Promise<void> {
  if (expected === undefined || expected === held) return;
  throw new AppError('changed_meanwhile', { current: await current() });
}
