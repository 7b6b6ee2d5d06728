import type { Context } from '#platform/context/context.ts';
import type { RestoreId, UserId } from '#platform/context/ids.ts';
import type { RestoredTable } from '#platform/exporting/restored-table.ts';
import type { OpenArchive } from './archive.ts';
import type { RestoredKind } from './imported-kinds.ts';
import type { KnownIds } from './known-ids.ts';

export interface BringOptions {
  archive: OpenArchive;
  ownerId: UserId;
  restoreId: RestoreId;
  /** The person's own archive names what is still there by its id. */
  isOwn: boolean;
  /** Otherwise it is counted alone. */
  isWriting: boolean;
  /** What an interrupted try has done already. */
  done: readonly RestoredKind[];
  tables: readonly RestoredTable[];
  /** Begins a kind in its transaction. @throws Error when another process has brought it meanwhile */
  claim: (context: Context, name: string) => Promise<void>;
  /** @param context of the transaction that stored the last kind, so that the notification depends on its commit */
  onKind: (context: Context, kinds: readonly RestoredKind[], done: number, total: number) => Promise<void>;
}

/** A run over one archive. */
export interface Run extends Omit<BringOptions, 'onKind' | 'done'> {
  context: Context;
  ids: KnownIds;
  report: (context: Context, kind: RestoredKind) => Promise<void>;
}
