import type { AuditEntry } from '@skep/domain';
import type { HiveLogId, InspectionId } from '#platform/context/ids.ts';

export interface LogEntry {
  id: HiveLogId;
  what: AuditEntry;
  /** Undefined: that account is gone. */
  authorName: string | undefined;
  isByOwner: boolean;
  at: Date;
  /** Undefined: it is about none, or about one that was deleted. */
  inspectionId: InspectionId | undefined;
}
