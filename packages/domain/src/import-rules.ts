import { kilogramsOf } from './units.ts';

/** Bounds of a file that is imported. */
export const importLimits = {
  megabytes: 500,
  columns: 200,
  /** Of one row: a quotation mark that is never closed would swallow the file. */
  rowCharacters: 100_000,
  /** Different names of devices in a column. */
  deviceNames: 200,
  /** What is refused is counted whole, and listed up to here. */
  listedRefusals: 1000,
} as const;

export const importEncodings = ['utf8', 'utf16le', 'utf16be', 'latin1'] as const;
export type ImportEncoding = (typeof importEncodings)[number];

/** What stands between two cells. */
export const importSeparators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type ImportSeparator = (typeof importSeparators)[number];

/** In which order a date is written where its year does not come first; `unix`: seconds or milliseconds since 1970. */
export const importDateOrders = ['ymd', 'dmy', 'mdy', 'unix'] as const;
export type ImportDateOrder = (typeof importDateOrders)[number];

/** What the rows of a file are. */
export const importKinds = ['measurements', 'inspections', 'hives'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * `clock`: the time of day, where it stands apart from the date; `device`: whose row it is, of inspections and hives the
 * hive; `apiary`: where that hive stands.
 */
export const importRoles = ['skip', 'time', 'clock', 'device', 'apiary', 'value'] as const;
export type ImportRole = (typeof importRoles)[number];

/** What a column of the file is. Quantity and unit are those of a value. */
export interface ImportColumn {
  role: ImportRole;
  /** Abbreviation, as `weight_kg`; of a hive a field; of an inspection one, or the id of an item. */
  quantity?: string | undefined;
  /** As it is written in the file; undefined: as it is kept. */
  unit?: string | undefined;
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
  'brood_boxes',
  'supers',
  'frames',
  'queen_name',
  'queen_race',
  'queen_born',
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
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

/** What keeps the whole file from being read. */
export const importFaults = ['row_too_long', 'too_many_names'] as const;
export type ImportFault = (typeof importFaults)[number];

/** What stands in a file that is known without being told; `kept`: mapped by the same person before. */
export const importSources = ['own', 'beep', 'urban', 'kept', 'unknown'] as const;
export type ImportSource = (typeof importSources)[number];

const conversions: Readonly<Record<string, Readonly<Record<string, (value: number) => number>>>> = {
  kg: { lb: (value) => kilogramsOf(value, 'lb'), g: (value) => value / 1000 },
  '°C': { '°F': (value) => (value - 32) / 1.8 },
  V: { mV: (value) => value / 1000 },
  hPa: { kPa: (value) => value * 10, Pa: (value) => value / 100 },
};

/** In which units a quantity may be written that is kept in this one, that one first. */
export function importUnits(kept: string): string[] {
  return [kept, ...Object.keys(conversions[kept] ?? {})];
}

/** What a file says in its unit, as it is kept. */
export function importedValue(value: number, kept: string, written: string | undefined): number {
  const convert = written === undefined ? undefined : conversions[kept]?.[written];
  return convert === undefined ? value : convert(value);
}

const nothingWritten = /^(?:|nan|null|nil|none|n\/?a|#n\/a|-+)$/i;

/** Whether a cell says that nothing was measured. */
export function isNothing(cell: string): boolean {
  return nothingWritten.test(cell.trim());
}

/** A number as files have it, with all its digits. Undefined for anything else. */
export function importedNumber(cell: string, hasDecimalComma: boolean): number | undefined {
  const text = cell.trim();
  const pattern = hasDecimalComma
    ? /^[+-]?\d{1,20}(?:,\d{1,30})?(?:e[+-]?\d{1,3})?$/i
    : /^[+-]?(?:\d{1,20}(?:\.\d{0,30})?|\.\d{1,30})(?:e[+-]?\d{1,3})?$/i;
  if (!pattern.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
