import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import type { ExportedFile } from '#platform/exporting/exported-files.ts';
import { storedPicture } from '#platform/pictures/stored-pictures.ts';
import type { EntryContent } from './entry.ts';
import { proofsAfter } from './proof-store.ts';

/** The entry of each; `file` is its path in the export. */
export const exportedProofs = tableById('register_proofs', ['entry_id', 'file'], async (context, page) =>
  (await proofsAfter(context, page)).map(({ entryId, extension, content }) => {
    const { number }: EntryContent = JSON.parse(content);
    return { id: entryId, entry_id: entryId, file: `images/${proofFileName(number, extension)}` };
  }),
);

/** Proofs of purchase, each called by the number of its entry. */
export async function* proofFiles(context: Context, ownerId: UserId): AsyncIterable<ExportedFile> {
  const limit = 500;
  for (let after = 0; ; ) {
    const rows = await proofsAfter(context, { ownerId, after, limit });
    for (const { key, extension, content } of rows) {
      const { number, writtenAt }: EntryContent = JSON.parse(content);
      const open = async () => (await storedPicture(context, { key, extension }, 'whole'))?.content;
      yield { name: proofFileName(number, extension), at: new Date(writtenAt), open };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = last.entryId;
  }
}

/** Folder of proofs in an export, below `images/`. */
const proofFileName = (number: number, extension: string) => `proof-${number}.${extension}`;
