import type { Context } from '#platform/context/context.ts';
import { isSameSecret } from '#platform/signatures/same-secret.ts';

/** Whether this is the token that an old app sends for all its people, see `SCAN_TOKEN`. */
export function isScanToken({ scanToken }: Pick<Context, 'scanToken'>, sent: unknown): boolean {
  return scanToken !== undefined && typeof sent === 'string' && isSameSecret(sent, scanToken);
}
