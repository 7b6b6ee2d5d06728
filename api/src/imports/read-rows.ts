import type { ImportRecordKind } from '@skep/domain';
import type { ApiaryChanges } from '#hives/apiaries/apiary.ts';
import type { HiveChanges } from '#hives/hive/changes.ts';
import type { InspectionFields, ItemAnswer } from '#inspections/inspections/inspection.ts';
import type { HiveId } from '#platform/context/ids.ts';

/** What a row of a list says of a hive. */
export interface ReadHive {
  /** Undefined: the row says only where an apiary is. */
  name: string | undefined;
  /** Undefined: no column names it. */
  apiary: string | undefined;
  changes: HiveChanges;
  /** Of an apiary that is made for it. */
  place: ApiaryChanges;
  /** As it is shown before anything is stored. */
  said: { field: string; text: string }[];
}

/** What a row says of a hive that was inspected. */
export interface ReadInspection {
  fields: Partial<InspectionFields>;
  /** Noted by the service, of a move or of another build. */
  isEvent?: boolean;
  items: ItemAnswer[];
  /** As it is shown before anything is stored. */
  said: { field: string; text: string }[];
}

/** What a row says of a hive, as the form of its kind takes it. */
export interface ReadRecord {
  kind: ImportRecordKind;
  /** By the keys of the form. */
  form: Readonly<Record<string, unknown>>;
  /** YYYY-MM-DD, by the clock of the file's zone. */
  day: string;
  /** Where a cell names several hives: those but the first. */
  otherHiveIds: readonly HiveId[];
  /** False: the row has no day, and the one of the import counts. */
  isDated: boolean;
  /** As it is shown before anything is stored. */
  said: { field: string; text: string }[];
}

/** A record of a row whose hive is known. */
export interface RecordRow {
  row: number;
  hash: string;
  hiveId: HiveId | undefined;
  record: ReadRecord;
  time: Date;
}
