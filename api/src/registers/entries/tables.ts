import type { RegisterKind } from '@skep/domain';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { ApiaryId, HiveId, Id, UserId } from '#platform/context/ids.ts';

export type EntryId = Id<'RegisterEntry'>;

declare module '#platform/database/tables.ts' {
  interface Database {
    register_entries: RegisterEntriesTable;
    register_hives: { entry_id: EntryId; hive_id: HiveId };
    /** Books of people whose account is gone. */
    left_books: {
      id: GeneratedAlways<number>;
      /** The former owner's address; a person who confirms it again gets the records. */
      email_spelling: string;
      /** In the book's order, as JSON. */
      entries: { content: string; hash: string }[];
      kept_until: string;
    };
    /** Files of proofs of purchase, in the store of pictures. */
    register_proofs: { entry_id: EntryId; file_key: string; extension: string };
  }
}

/** By their ids in an entry's text. */
export interface CameAs {
  hives: Readonly<Record<string, HiveId>>;
  apiaries: Readonly<Record<string, ApiaryId>>;
}

/** Entries that are written here have none. */
type GivenOnce<Value> = ColumnType<Value | null, undefined, never>;

/** Never changed: a trigger refuses it. */
interface RegisterEntriesTable {
  id: GeneratedAlways<EntryId>;
  /** Whose hives it is about, and whose book. */
  user_id: UserId;
  /** Who wrote it; null when that account is gone, whose name stays in `content`. */
  author_id: UserId | null;
  /** From 1, in the book of its owner. */
  number: number;
  kind: RegisterKind;
  /** The first day, YYYY-MM-DD. */
  day: string;
  /** Of a treatment: the first day on which honey may be taken, YYYY-MM-DD. */
  honey_from: string | null;
  /** The entry that this one replaces. */
  corrects_id: EntryId | null;
  /** Nothing replaces it. */
  is_struck: boolean;
  /** All that it says, as canonical JSON. */
  content: string;
  /** Of one that came from an archive: what its `content` calls hives and apiaries of this house. */
  came_as: GivenOnce<CameAs>;
  /** When it came from an archive. */
  came_at: GivenOnce<Date>;
  /** SHA-256 of the hash before it and of `content`, as hexadecimal digits. */
  hash: string;
}
