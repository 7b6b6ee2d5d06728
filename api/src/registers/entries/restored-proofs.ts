import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import {
  imageName,
  type KeepFile,
  type RestoredTable,
  requires,
  rowId,
} from '#platform/exporting/restored-table.ts';
import { keepAsSent } from '#platform/pictures/stored-pictures.ts';
import { roomWithoutArchive } from '#platform/storage-account/storage-account.ts';
import { proofNamedBy } from './proof-store.ts';
import { proofDomain, readProof } from './proofs.ts';
import type { EntryId } from './tables.ts';

/** Files of proofs of purchase, after the entries that name them. */
export const restoredProofs: RestoredTable = {
  name: 'register_proofs',
  table: 'register_proofs',
  row: v.object({ entry_id: rowId, file: imageName }),
  references: { entry_id: requires('register_entries') },
  partBy: 'entry_id',
  files: keepProofs,
};

/**
 * As it was, to the byte: another file than the one whose hash the book names proves nothing, and is left out. So is one for
 * which there is no room.
 */
async function keepProofs(context: Context, ownerId: UserId): Promise<KeepFile> {
  const takesRoom = await roomWithoutArchive(context, ownerId);
  return async (content, _row, entryId) => {
    const named = await proofNamedBy(context, entryId as EntryId);
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (named?.sha256 !== sha256 || named.sizeBytes !== content.length) return undefined;
    if (!takesRoom(content.length)) return undefined;
    const { extension } = await readProof(content);
    return { file_key: await keepAsSent(context, proofDomain, { extension, content }), extension };
  };
}
