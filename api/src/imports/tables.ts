import type { ImportFault, ImportMapping, ImportRefusal, ImportSource, ImportState } from '@skep/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  ApiaryId,
  DeviceId,
  HiveId,
  ImportId,
  InspectionId,
  QueenId,
  UserId,
} from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import type { EntryId } from '#registers/entries/tables.ts';
import type { Counted, LeftOutSheet } from './import.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    imports: ImportsTable;
    import_refusals: ImportRefusalsTable;
    import_parts: ImportPartsTable;
    import_mappings: ImportMappingsTable;
    import_made: ImportMadeTable;
  }
}

type Json<Value> = ColumnType<Value, string, string>;

interface ImportsTable {
  id: GeneratedAlways<ImportId>;
  user_id: UserId;
  /** As the person calls it. */
  name: string;
  /** In the file store; random. */
  file_name: string;
  size_bytes: number;
  /** SHA-256 of its content, by which the same file is known again. */
  content_hash: string;
  /** Of the titles of its columns, by which its mapping is known again. */
  header_hash: string;
  source: ImportSource;
  state: ImportState;
  fault: ImportFault | null;
  mapping: Json<ImportMapping>;
  /** What a count has found. */
  counted: ColumnType<Counted | null, string | null, string | null>;
  /** How many rows of the file are done: what is stored with each batch. */
  position: Generated<number>;
  /** How many rows brought something; of an import that is under way, so far. */
  stored: Generated<number>;
  /** Percent of the work that is under way. */
  progress: Generated<number>;
  created_at: Date;
  /** When its job last gave a sign of life. */
  touched_at: Date;
  imported_at: Date | null;
  /** The import after which it begins by itself. */
  follows_id: Generated<ImportId | null>;
  /** Of its workbook; null: none. */
  left_out_sheets: ColumnType<LeftOutSheet[] | null, string | null, never>;
}

/** Rows and values that are not taken, up to the first thousand of a file. */
interface ImportRefusalsTable {
  id: GeneratedAlways<number>;
  import_id: ImportId;
  row_number: number;
  column_name: string;
  reason: ImportRefusal;
  written: string;
}

/** What a batch of an import has stored of a device and a quantity: what undoing it takes away. */
interface ImportPartsTable {
  import_id: ImportId;
  device_id: DeviceId;
  /** Position at which the batch began. */
  batch: number;
  quantity: QuantityName;
  times: ColumnType<Date[], never, never>;
  values: ColumnType<number[], never, never>;
}

/** What an import has made besides measurements, one thing in each row: what undoing it takes away. */
interface ImportMadeTable {
  import_id: ImportId;
  inspection_id: InspectionId | null;
  /** Of the row that it was made from; null: of an import before 29 November 2026, or a hive or an apiary. */
  row_hash: string | null;
  hive_id: HiveId | null;
  apiary_id: ApiaryId | null;
  queen_id: ColumnType<QueenId | null, QueenId | undefined>;
  entry_id: ColumnType<EntryId | null, EntryId | undefined>;
  device_id: ColumnType<DeviceId | null, DeviceId | undefined>;
}

/** How a person's files with these titles were read last. */
interface ImportMappingsTable {
  user_id: UserId;
  header_hash: string;
  mapping: Json<ImportMapping>;
  used_at: Date;
}
