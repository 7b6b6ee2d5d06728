import type { Generated, GeneratedAlways } from 'kysely';
import type { HiveId, InspectionId, PhotoId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    photos: {
      id: GeneratedAlways<PhotoId>;
      /** Who owns the inspection; as long as there is none, who sent it. */
      user_id: UserId;
      /** Who sent it; null when that account is gone. */
      author_id: UserId | null;
      client_id: string | null;
      inspection_id: InspectionId | null;
      hive_id: HiveId | null;
      /** The checklist item that it answers; null: of the inspection in general. */
      category_id: number | null;
      /** In the store of pictures. */
      file_key: string;
      extension: string;
      /** What its sender calls it. */
      file_name: string | null;
      description: string | null;
      width_px: number;
      height_px: number;
      size_bytes: number;
      taken_at: Date;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    /** Photos that an inspection names by the ids that their client gave them, and that have not arrived. */
    awaited_photos: {
      author_id: UserId;
      client_id: string;
      inspection_id: InspectionId;
      /** The checklist item that it answers; null: of the inspection in general. */
      category_id: number | null;
    };
    /** What has arrived of photos that are sent in pieces. */
    photo_pieces: {
      author_id: UserId;
      client_id: string;
      /** Of the whole, as hexadecimal digits: another content is another photo. */
      sha256: string;
      first_byte: number;
      content: Buffer;
      created_at: Date;
    };
  }
}
