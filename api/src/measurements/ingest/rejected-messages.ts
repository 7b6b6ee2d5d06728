import type { InboxStatus } from '@skep/domain';
import type { Kysely } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Database } from '#platform/database/tables.ts';
import { messageTaken } from '#platform/observability/events.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { InboxNote } from './outcome.ts';
import type { Incoming } from './storing.ts';
import { takeIn } from './write-batcher.ts';

interface Cached {
  /** Since 1970. */
  minute: number;
  /** Senders of whom a message was stored in it. */
  keys: Set<string>;
}

const minuteMs = 60_000;

/** One for each database of this process. */
const cacheOf = new WeakMap<Kysely<Database>, Cached>();

/** `unreadable`: it could not be stored, and nobody knows why. */
const notes = {
  too_many: { code: 'too_many', params: { perMinute: rateLimits.device.max } },
  unproved: { code: 'no_proof', params: {} },
  unreadable: undefined,
} as const satisfies Partial<Record<InboxStatus, InboxNote | undefined>>;

/**
 * A message that is not stored. Of each device and reason the first one of a minute goes to the inbox, where its owner
 * reads of it; who floods us fills neither the database nor the log.
 * @param read with keys that a device could have.
 */
export async function keepRefused(
  context: Context,
  status: keyof typeof notes,
  { read, raw, ownerId }: Pick<Incoming, 'read' | 'raw' | 'ownerId'>,
): Promise<void> {
  if (status !== 'unproved') messageTaken.emit({ result: status });
  const minute = Math.floor(context.clock.now().getTime() / minuteMs);
  const before = cacheOf.get(context.db);
  const current = before?.minute === minute ? before : { minute, keys: new Set<string>() };
  cacheOf.set(context.db, current);
  const key = `${status} ${read.keys[0]?.toLowerCase()}`;
  if (current.keys.has(key)) return;
  current.keys.add(key);
  const nothing = {
    values: {},
    report: {},
    fingerprint: undefined,
    frameCount: undefined,
    uplink: undefined,
  };
  const note = notes[status];
  const refused = { ...read, ...nothing, status, notes: note === undefined ? [] : [note] };
  await takeIn(context, { read: refused, raw, ownerId });
}
