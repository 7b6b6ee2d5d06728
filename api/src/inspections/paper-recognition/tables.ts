import type { LanguageCode, PageFault, SheetCorner, SheetFieldKind } from '@skep/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { HiveId, PrintId, ReadingId, ReadPageId, UserId } from '#platform/context/ids.ts';
import type { ReadAnswer } from './reading.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    sheet_readings: {
      id: GeneratedAlways<ReadingId>;
      user_id: UserId;
      print_id: PrintId | null;
      language: LanguageCode | null;
      created_at: Date;
      touched_at: Date;
    };
    read_pages: {
      id: GeneratedAlways<ReadPageId>;
      reading_id: ReadingId;
      client_id: string | null;
      /** In the store of pictures: the photo as it was sent, and the page as it was put right. */
      file_key: string;
      extension: string;
      straight_key: string | null;
      straight_extension: string | null;
      size_bytes: Generated<number>;
      straight_size_bytes: Generated<number>;
      state: 'waiting' | 'failed' | 'read';
      fault: PageFault | null;
      unseen_corners: Generated<SheetCorner[]>;
      /** As the page's code says it: none of these need be there any more. */
      print_id: PrintId | null;
      page: number | null;
      pages: number | null;
      hive_id: HiveId | 0 | null;
      answers: ReadAnswer[] | null;
      created_at: Date;
      touched_at: Date;
    };
    /** Of all people of this service, by day. */
    read_field_counts: {
      day: string;
      kind: SheetFieldKind;
      is_sure: boolean;
      accepted: number;
      corrected: number;
      emptied: number;
    };
  }
}
