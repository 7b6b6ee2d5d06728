import { type AttachmentSubject, attachmentKinds, attachmentSubjects } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { archiveTable, requires, type Whose } from '#platform/exporting/archive-table.ts';
import { picturesOf } from '#platform/exporting/exported-files.ts';
import {
  imageName,
  instant,
  type KeepFile,
  oneOfWords,
  words,
  yesNo,
} from '#platform/exporting/restored-table.ts';
import { roomWithoutArchive } from '#platform/storage-account/storage-account.ts';
import { readAttachment } from './service.ts';

// An archive has a kind for what is attached to hives, to queens and to apiaries: a part has one whole.

const owned: Readonly<Record<AttachmentSubject, { table: 'hives' | 'queens' | 'apiaries'; whose: Whose }>> = {
  hive: {
    table: 'hives',
    whose: (ownerId) =>
      sql`hive_id in (select id from hives where user_id = ${ownerId} and deleted_at is null)`,
  },
  queen: {
    table: 'queens',
    whose: (ownerId) => sql`queen_id in (
      select queens.id from queens left join hives on hives.id = queens.hive_id
      where queens.deleted_at is null and coalesce(hives.user_id, queens.user_id) = ${ownerId}
    )`,
  },
  apiary: {
    table: 'apiaries',
    whose: (ownerId) =>
      sql`apiary_id in (select id from apiaries where user_id = ${ownerId} and deleted_at is null)`,
  },
};

const fileName = sql`'attachment-' || id || '.' || extension`;

const archivedOf = (subject: AttachmentSubject) => {
  const { table, whose } = owned[subject];
  const column = `${subject}_id`;
  return archiveTable(
    'attachments',
    {
      ...{ id: {}, [column]: requires(table), kind: oneOfWords(attachmentKinds) },
      file: { from: sql`'images/' || ${fileName}`, restored: imageName },
      ...{ file_name: words(120), is_chosen: yesNo, created_at: instant },
    },
    {
      name: `${subject}_attachments`,
      whose,
      restore: {
        owner: ['author_id'],
        partBy: column,
        files: (context, ownerId) => keepAttachments(context, ownerId, subject),
      },
    },
  );
};

export const archivedAttachments = attachmentSubjects.map(archivedOf);

export const attachedFiles = attachmentSubjects.map((subject) =>
  picturesOf(
    archiveTable(
      'attachments',
      {
        ...{ id: {}, key: { from: 'file_key' }, extension: {}, at: { from: 'created_at' } },
        name: { from: fileName },
      },
      { whose: owned[subject].whose },
    ),
  ),
);

/** A picture is encoded again; a file of another kind, or one for which there is no room, is left out. */
async function keepAttachments(
  context: Context,
  ownerId: UserId,
  subject: AttachmentSubject,
): Promise<KeepFile> {
  const takesRoom = await roomWithoutArchive(context, ownerId);
  return async (content, row) => {
    const { keep, kind, extension, sizeBytes, sha256 } = await readAttachment(subject, content);
    if (kind !== row.kind || !takesRoom(sizeBytes)) return undefined;
    return { file_key: await keep(context), extension, size_bytes: sizeBytes, sha256 };
  };
}
