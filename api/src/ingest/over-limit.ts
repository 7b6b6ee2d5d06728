import type { Context } from '../context.ts';
import { rateLimits } from '../http/rate-limits.ts';
import type { UserId } from '../ids.ts';
import { isStorableKey, type ReadMessage } from './reading.ts';
import { receiveMessage } from './service.ts';

const minuteMs = 60_000;

/** Keeps a message that is not stored, since its device sends too often. */
export type KeepOverLimit = (
  context: Context,
  read: ReadMessage,
  raw: string,
  ownerId: UserId | undefined,
) => Promise<void>;

/**
 * Of each device the first such message of a minute goes to the inbox, where its owner reads of it; who floods us
 * fills neither the database nor the log.
 */
export function overLimitKeeper(): KeepOverLimit {
  let minute = 0;
  const kept = new Set<string>();
  return async (context, read, raw, ownerId) => {
    const now = Math.floor(context.clock.now().getTime() / minuteMs);
    if (now !== minute) kept.clear();
    minute = now;
    const [key] = read.keys;
    if (key === undefined || kept.has(key.toLowerCase()) || !read.keys.every(isStorableKey)) return;
    kept.add(key.toLowerCase());
    const notes = [{ code: 'too_many' as const, params: { perMinute: rateLimits.device.max } }];
    await receiveMessage(
      context,
      { ...read, status: 'too_many', values: {}, report: {}, notes, fingerprint: undefined },
      raw,
      ownerId,
    );
  };
}
