import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { archiveTable, requires, type Whose } from '#platform/exporting/archive-table.ts';
import { picturesOf } from '#platform/exporting/exported-files.ts';
import { imageName, type KeepFile } from '#platform/exporting/restored-table.ts';
import { keepAsSent } from '#platform/pictures/stored-pictures.ts';
import { roomWithoutArchive } from '#platform/storage-account/storage-account.ts';
import { proofNamedBy } from './proof-store.ts';
import { proofDomain, readProof } from './proofs.ts';
import type { EntryId } from './tables.ts';

const whose: Whose = (ownerId) =>
  sql`entry_id in (select id from register_entries where user_id = ${ownerId})`;
const entry = (value: unknown) => sql`(select ${value} from register_entries where id = entry_id)`;
const fileName = sql`'proof-' || ${entry(sql.ref('number'))} || '.' || extension`;

/** Files of proofs of purchase, after the entries that name them; each is called by the number of its entry. */
export const archivedProofs = archiveTable(
  'register_proofs',
  {
    entry_id: requires('register_entries'),
    file: { from: sql`'images/' || ${fileName}`, restored: imageName },
  },
  { key: 'entry_id', whose, restore: { partBy: 'entry_id', files: keepProofs } },
);

export const proofFiles = picturesOf(
  archiveTable(
    'register_proofs',
    {
      ...{ entry_id: {}, key: { from: 'file_key' }, extension: {}, name: { from: fileName } },
      at: { from: entry(sql`content::jsonb ->> 'writtenAt'`) },
    },
    { key: 'entry_id', whose },
  ),
);

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
