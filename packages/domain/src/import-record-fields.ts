import * as v from 'valibot';
import type { ImportKind } from './import-rules.ts';
import { inspectionLimits } from './inspection-rules.ts';
import { optionalParagraph, requiredLine } from './text-rules.ts';

/** What a row says of a hive besides its name and its day, by the kind of table; each name occurs once. */
export const importRecordFields = {
  queens: [
    'queen_name',
    'queen_race',
    'queen_born',
    'queen_line',
    'queen_mated',
    'queen_clipped',
    'queen_notes',
  ],
  treatments: [
    'product',
    'substance',
    'method',
    'dose',
    'amount_used',
    'withdrawal_days',
    'last_day',
    'reason',
    'applied_by',
    'temperature',
    'batch',
    'supplier',
    'supplier_address',
    'vet',
    'vet_contact',
  ],
  harvests: [
    'kilograms',
    'frames_taken',
    'lot',
    'water_percent',
    'heather',
    'water_reason',
    'withdrawal_reason',
  ],
  feedings: ['feed', 'feed_words', 'feed_kilograms', 'feed_litres', 'sugar_ratio'],
  reminders: ['reminder_text', 'reminder_notes', 'reminder_done'],
  devices: [
    'device_name',
    'device_key',
    'hardware_id',
    'device_type',
    'interval_minutes',
    'device_definitions',
  ],
} as const satisfies Partial<Record<ImportKind, readonly string[]>>;

export type ImportRecordKind = keyof typeof importRecordFields;
export type ImportRecordField = (typeof importRecordFields)[ImportRecordKind][number];

/** Without one of these a row is no such thing: one value for all rows is asked for where no column has it. */
export const requiredRecordFields: Readonly<Record<ImportRecordKind, readonly ImportRecordField[]>> = {
  queens: [],
  treatments: ['product', 'substance', 'method', 'amount_used', 'withdrawal_days', 'reason', 'applied_by'],
  harvests: ['lot'],
  feedings: ['feed'],
  reminders: ['reminder_text'],
  devices: [],
};

/** Kinds whose rows need no day: a queen is in her hive from today on, and a device has none. */
export function needsDay(kind: ImportKind): boolean {
  return kind !== 'hives' && kind !== 'queens' && kind !== 'devices';
}

/** In which unit a field is stored; it may be written in any of `importUnits`. */
export const recordFieldUnits: Readonly<Partial<Record<string, string>>> = {
  kilograms: 'kg',
  feed_kilograms: 'kg',
  feed_litres: 'l',
  temperature: '°C',
} satisfies Partial<Record<ImportRecordField, string>>;

export function isRecordKind(kind: ImportKind): kind is ImportRecordKind {
  return kind in importRecordFields;
}

export function recordFieldsOf(kind: ImportRecordKind): readonly ImportRecordField[] {
  return importRecordFields[kind];
}

export function isRecordField(kind: ImportRecordKind, name: string): name is ImportRecordField {
  return recordFieldsOf(kind).some((field) => field === name);
}

/** What a row says of a reminder. */
export const importedReminderForm = v.object({
  reminder: requiredLine(inspectionLimits.reminderLength),
  notes: optionalParagraph(inspectionLimits.notesLength),
  isDone: v.optional(v.boolean()),
});
