import type { AuditEntry } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, HiveLogId, InspectionId } from '#platform/context/ids.ts';
import type { LogEntry } from './log-entry.ts';
import { entriesOf, insertEntries } from './store.ts';

/**
 * Keeps who did what to these hives, in the transaction that does it.
 * @param inspectionIds one of each hive, in their order. Default: it is about none.
 */
export async function audit(
  context: SignedInContext,
  what: AuditEntry,
  hiveIds: readonly HiveId[],
  inspectionIds: readonly InspectionId[] = [],
): Promise<void> {
  if (hiveIds.length > 0) await insertEntries(context, what, hiveIds, inspectionIds);
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
