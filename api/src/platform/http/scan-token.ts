import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/context/context.ts';

/** Whether this is the token that an old app sends for all its people, see `SCAN_TOKEN`. */
export function isScanToken({ scanToken }: Pick<Context, 'scanToken'>, sent: unknown): boolean {
  if (scanToken === undefined || typeof sent !== 'string') return false;
  // As hashes both have one length.
  return timingSafeEqual(hashOf(scanToken), hashOf(sent));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
