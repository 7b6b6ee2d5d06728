import type {
  ImportFault,
  ImportMapping,
  ImportRefusal,
  ImportSheetReason,
  ImportSource,
  ImportState,
  ImportTarget,
} from '@skep/domain';
import type { ImportId, UserId } from '#platform/context/ids.ts';

/** A file of measurements or inspections, and what has become of it. */
export interface Import {
  id: ImportId;
  ownerId: UserId;
  name: string;
  fileName: string;
  sizeBytes: number;
  contentHash: string;
  headerHash: string;
  source: ImportSource;
  state: ImportState;
  fault: ImportFault | undefined;
  mapping: ImportMapping;
  counted: Counted | undefined;
  position: number;
  stored: number;
  progressPercent: number;
  createdAt: Date;
  /** The import after which it begins by itself. */
  followsId: ImportId | undefined;
  /** Sheets of its workbook that nothing is made of. */
  leftOutSheets: readonly LeftOutSheet[];
  importedAt: Date | undefined;
}

export interface LeftOutSheet {
  name: string;
  reason: ImportSheetReason;
}

/** The content of a file, by how it is read. */
export interface Counted {
  /** Below the header; of a row in which several hives have columns of their own one for each. */
  rows: number;
  /** Rows that bring something. */
  fresh: number;
  /** Rows of which all is stored already. */
  there: number;
  /** Rows whose values are all in rows above them. */
  repeated: number;
  /** Rows of measurements that fall on the moment of a row above them, and say something else. */
  shared: number;
  /** Rows of which nothing can be taken. */
  refused: number;
  /** Rows under a name for which nobody has chosen a device or a hive. */
  unchosen: number;
  /** Values that cannot be taken, of rows that otherwise can. */
  leftOut: number;
  /** Rows with a value of which another one is stored already, which stays. */
  differing: number;
  /** ISO 8601; null: no row has a time. */
  first: string | null;
  last: string | null;
  /** First days of the months that have rows. */
  months: string[];
  /** In the column of devices. */
  names: CountedName[];
}

export interface CountedName {
  name: string;
  rows: number;
  target: ImportTarget;
}

export interface Refusal {
  /** As a spreadsheet counts them: the header is 1. */
  row: number;
  /** Its title; empty: of the whole row. */
  column: string;
  reason: ImportRefusal;
  written: string;
}
