import type { LanguageCode } from '@skep/domain';
import type { UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    /** One row for each text that a translator has ever touched. */
    translations: {
      package: string;
      message_id: string;
      language: LanguageCode;
      /** Null: the edit was taken back; the row stays, so that revisions never repeat. */
      text: string | null;
      /** What the English text was when this was written: a later one has to be looked at again. */
      english: string;
      is_reviewed: boolean;
      revision: number;
      changed_at: Date;
      changed_by: UserId | null;
    };
  }
}
