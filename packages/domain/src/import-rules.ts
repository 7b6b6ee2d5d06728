/** Bounds of a file that is imported. */
export const importLimits = {
  megabytes: 500,
  columns: 200,
  /** Of one row: a quotation mark that is never closed would swallow the file. */
  rowCharacters: 100_000,
  /** Different names of devices or hives in a column. */
  deviceNames: 1000,
  /** Lines above the titles. */
  skippedRows: 30,
  /** What is refused is counted whole, and listed up to here. */
  listedRefusals: 1000,
} as const;

/** Those of one byte are of Excel in a group of languages; KOI8-R is older. */
export const importEncodings = [
  'utf8',
  'utf16le',
  'utf16be',
  'latin1',
  'cp1250',
  'cp1251',
  'cp1253',
  'cp1254',
  'koi8r',
] as const;
export type ImportEncoding = (typeof importEncodings)[number];

/** The separator of two cells. */
export const importSeparators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type ImportSeparator = (typeof importSeparators)[number];

/**
 * In which order a date is written where its year does not come first; `unix`: seconds or parts of them since 1970;
 * `excel`: days since the end of 1899.
 */
export const importDateOrders = ['ymd', 'dmy', 'mdy', 'unix', 'excel'] as const;
export type ImportDateOrder = (typeof importDateOrders)[number];

/** What the rows of a file are. */
export const importKinds = [
  'measurements',
  'inspections',
  'hives',
  'queens',
  'treatments',
  'harvests',
  'feedings',
  'reminders',
  'devices',
] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * `clock`: the time of day, or its hour, where it stands apart from the date; `minute`, `year`, `month`, `day`: where
 * each stands in a column of its own; `week`: of the year in another column, whose Monday is meant; `series`, `reading`, `unit`: of a file with one value in a row what was measured, its
 * value and its unit; `device`: whose row it is, of inspections and hives the
 * hive; `apiary`: the apiary of that hive.
 */
export const importRoles = [
  'skip',
  'time',
  'clock',
  'minute',
  'year',
  'month',
  'day',
  'week',
  'device',
  'apiary',
  'value',
  'series',
  'reading',
  'unit',
] as const;
export type ImportRole = (typeof importRoles)[number];

/** What a column of the file is. Quantity and unit are those of a value. */
export interface ImportColumn {
  role: ImportRole;
  /** Abbreviation, as `weight_kg`; of a hive a field; of an inspection one, or the id of an item. */
  quantity?: string | undefined;
  /** As it is written in the file; undefined: as it is stored. A cell that names its own unit is read in that one. */
  unit?: string | undefined;
  /** Of measurements: what the hive or device is called whose values stand in this column alone. */
  name?: string | undefined;
  /** The file does not tell the unit, and more than one is likely: somebody has to say it. */
  isUnitUnsure?: boolean | undefined;
}

/** What an inspection says besides its items, by its titles in our table of inspections. */
export const importFields = [
  'notes',
  'impression',
  'needs_attention',
  'conditions',
  'action',
  'next_notes',
  'reminder',
  'reminder_local',
  'is_event',
] as const;
export type ImportField = (typeof importFields)[number];

/** What a row says of a hive besides its name and its apiary. */
export const importHiveFields = [
  'type',
  'hive_color',
  'brood_boxes',
  'supers',
  'frames',
  'queen_name',
  'queen_race',
  'queen_born',
  'apiary_street',
  'apiary_postal_code',
  'apiary_city',
  'apiary_country',
  'apiary_latitude',
  'apiary_longitude',
] as const;
export type ImportHiveField = (typeof importHiveFields)[number];

export function isImportHiveField(name: string): name is ImportHiveField {
  return importHiveFields.some((field) => field === name);
}

export function isImportField(name: string): name is ImportField {
  return importFields.some((field) => field === name);
}

/** Of a name in the column of devices or hives: one of them, one that is made for it, or neither. */
export type ImportTarget =
  | { kind: 'device'; id: number }
  | { kind: 'hive'; id: number }
  | { kind: 'new' }
  | { kind: 'none' };

/** How a file is read. */
export interface ImportMapping {
  kind: ImportKind;
  encoding: ImportEncoding;
  separator: ImportSeparator;
  /** Lines above the titles that are no part of the table. */
  skippedRows: number;
  hasHeader: boolean;
  hasDecimalComma: boolean;
  dateOrder: ImportDateOrder;
  /** IANA zone of times that name no offset themselves. */
  timeZone: string;
  columns: readonly ImportColumn[];
  /** Whose values they are, where no column says so. */
  target: ImportTarget;
  /** Where a column names devices: whose each name is, as far as somebody has said so. */
  names: Readonly<Record<string, ImportTarget>>;
  /** Of the fields of records: what holds for each row that says nothing of it. */
  fixed?: Readonly<Record<string, string>> | undefined;
}

export const importStates = [
  'mapping',
  'counting',
  'counted',
  'importing',
  'imported',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** Why a row or a value of it is not taken. */
export const importRefusals = [
  'no_time',
  'not_a_time',
  'time_in_future',
  'time_too_early',
  'no_device',
  'no_hive',
  'not_a_number',
  'out_of_range',
  'other_value',
  'unknown_choice',
  'too_long',
  'no_value',
  'hive_not_there',
  'already_taken',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

/** What keeps the whole file from being read. */
export const importFaults = ['row_too_long', 'too_many_names'] as const;
export type ImportFault = (typeof importFaults)[number];

/** Why a sheet of a workbook is not imported: it holds no table, addresses of files instead of measurements, or people. */
export const importSheetReasons = ['no_table', 'links', 'people'] as const;
export type ImportSheetReason = (typeof importSheetReasons)[number];

/** The content of a file that is recognised; `kept`: mapped by the same person before. */
export const importSources = ['own', 'beep', 'urban', 'kept', 'unknown'] as const;
export type ImportSource = (typeof importSources)[number];
