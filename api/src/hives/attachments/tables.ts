import type { AttachmentKind } from '@skep/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ApiaryId, AttachmentId, HiveId, QueenId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    attachments: {
      id: GeneratedAlways<AttachmentId>;
      /** One of these three: what it is attached to. */
      hive_id: HiveId | null;
      queen_id: QueenId | null;
      apiary_id: ApiaryId | null;
      /** Who sent it; null when that account is gone. */
      author_id: UserId | null;
      kind: AttachmentKind;
      /** In the store of pictures. */
      file_key: string;
      extension: string;
      file_name: string;
      size_bytes: number;
      /** Of the stored file, as hexadecimal digits. */
      sha256: string;
      /** Whether it is the picture of its hive, queen or apiary. */
      is_chosen: Generated<boolean>;
      created_at: Date;
    };
  }
}
