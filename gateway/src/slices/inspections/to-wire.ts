import { AppError, instantOfIso, isTimeZone, moods, wireTimeOf } from '@skep/domain';
import type { InputMaybe, InspectionFieldsInput, InspectionFilter } from '../../generated/schema.ts';
import { chosenWireId } from '../wire-ids.ts';

/** An inspection as a whole: what is absent is sent as "not known". */
export function inspectionToWire(input: InspectionFieldsInput) {
  const { timeZone, checklistId } = input;
  // Without the zone the local times of the wire cannot be told; the service would say the same.
  if (!isTimeZone(timeZone)) throw invalid('timezone', 'unknown_choice');
  return {
    date: localTime(input.inspectedAt, timeZone, 'date'),
    timezone: timeZone,
    impression_grade: input.impression ?? null,
    attention: flagOf(input.needsAttention),
    notes: input.notes ?? null,
    reminder: input.reminder ?? null,
    reminder_date: input.reminderAt ? localTime(input.reminderAt, timeZone, 'reminder_date') : null,
    checklist_id: checklistId ? chosenWireId(checklistId, 'checklist_id') : null,
    items: Object.fromEntries(input.items.map(({ itemId, value }) => [itemId, value])),
  };
}

const names: Readonly<Record<string, string>> = {
  'if-match': 'revision',
  client_id: 'clientId',
  hive_id: 'hiveId',
  hive_ids: 'hiveId',
  date: 'inspection.inspectedAt',
  timezone: 'inspection.timeZone',
  impression: 'inspection.impression',
  impression_grade: 'inspection.impression',
  attention: 'inspection.needsAttention',
  notes: 'inspection.notes',
  reminder: 'inspection.reminder',
  reminder_date: 'inspection.reminderAt',
  checklist_id: 'inspection.checklistId',
  items: 'inspection.items',
};

/** Where in the input a field of the wire came from; the wire names an answer by its item, the input by its place. */
export function inspectionPath({ items }: InspectionFieldsInput): (wirePath: string) => string {
  return (wirePath) => {
    const itemId = /^items\.([^.]+)$/.exec(wirePath)?.[1];
    const index = items.findIndex((item) => item.itemId === itemId);
    return index === -1 ? (names[wirePath] ?? wirePath) : `inspection.items.${index}.value`;
  };
}

/** What a filter comes to on the wire; one that says nothing narrows nothing. */
export function filterToWire(filter: InputMaybe<InspectionFilter>) {
  const { search, needsAttention, hasReminder, moods: wanted } = filter ?? {};
  return {
    // Half a surrogate pair cannot stand in a URL.
    ...(search?.trim() ? { search: search.toWellFormed() } : {}),
    ...(needsAttention ? { attention: '1' } : {}),
    ...(hasReminder ? { reminder: '1' } : {}),
    ...(wanted?.length ? { impression: wanted.map((mood) => String(moods.indexOf(mood) + 1)) } : {}),
  };
}

function localTime(iso: string, timeZone: string, path: string): string {
  const instant = instantOfIso(iso);
  if (instant === undefined) throw invalid(path, 'not_a_date');
  return wireTimeOf(instant, timeZone);
}

function flagOf(value: InputMaybe<boolean>): 0 | 1 | null {
  if (value === null || value === undefined) return null;
  return value ? 1 : 0;
}

function invalid(path: string, code: 'unknown_choice' | 'not_a_date'): AppError {
  return new AppError('invalid_input', { fields: [{ path, code }] });
}
