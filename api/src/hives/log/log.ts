import type { LoggedDeed } from '@skep/domain';
import { hivesInBrief } from '#hives/core/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, HiveLogId } from '#platform/context/ids.ts';
import { entriesOf, insertEntries } from './store.ts';

export interface LogEntry {
  id: HiveLogId;
  what: LoggedDeed;
  /** Undefined: that account is gone. */
  authorName: string | undefined;
  isByOwner: boolean;
  at: Date;
}

/** Keeps who did what to these hives, in the transaction that does it. */
export async function logDeed(
  context: SignedInContext,
  what: LoggedDeed,
  hiveIds: readonly HiveId[],
): Promise<void> {
  if (hiveIds.length > 0) await insertEntries(context, what, hiveIds);
}

export interface LogPage {
  entries: readonly LogEntry[];
  /** For the page after this one; undefined on the last. */
  next: HiveLogId | undefined;
}

const pageSize = 50;

/**
 * Who did what to a hive, the newest first; for its owner alone.
 * @param before entries before this one. Default: from the newest.
 * @throws AppError not_found, not_allowed
 */
export async function hiveLog(
  context: SignedInContext,
  hiveId: HiveId,
  before: HiveLogId | undefined,
): Promise<LogPage> {
  const [hive] = await hivesInBrief(context, [hiveId]);
  requireRight(context, 'manage', hive);
  const found = await entriesOf(context, hiveId, { before, limit: pageSize + 1 });
  const entries = found.slice(0, pageSize);
  return { entries, next: found.length > pageSize ? entries.at(-1)?.id : undefined };
}
