import type { Kysely } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import { rateLimits } from '#platform/limits/rate-limits.ts';
import type { ReadMessage } from './reading.ts';
import { receiveMessage } from './service.ts';

interface Kept {
  /** Since 1970. */
  minute: number;
  /** Of whom one was kept in it. */
  keys: Set<string>;
}

const minuteMs = 60_000;

/** One for each database of this process. */
const keptOf = new WeakMap<Kysely<Database>, Kept>();

/**
 * A message that is not stored, since its device sends too often. Of each device the first one of a minute goes to the
 * inbox, where its owner reads of it; who floods us fills neither the database nor the log.
 * @param read with keys that a device could have.
 */
export async function keepOverLimit(
  context: Context,
  read: ReadMessage,
  raw: string,
  ownerId: UserId | undefined,
): Promise<void> {
  const minute = Math.floor(context.clock.now().getTime() / minuteMs);
  const before = keptOf.get(context.db);
  const kept = before?.minute === minute ? before : { minute, keys: new Set<string>() };
  keptOf.set(context.db, kept);
  const key = read.keys[0]?.toLowerCase() ?? '';
  if (kept.keys.has(key)) return;
  kept.keys.add(key);
  const notes = [{ code: 'too_many' as const, params: { perMinute: rateLimits.device.max } }];
  await receiveMessage(
    context,
    { ...read, status: 'too_many', values: {}, report: {}, notes, fingerprint: undefined },
    raw,
    ownerId,
  );
}
