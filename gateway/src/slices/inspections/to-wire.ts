import { AppError, instantOfIso, isTimeZone, moods, wireTimeOf } from '@skep/domain';
import type {
  AwaitedPhotoInput,
  InputMaybe,
  InspectionFieldsInput,
  InspectionFilter,
} from '../../generated/schema.ts';
import { chosenWireId, maxId, wireId } from '../wire-ids.ts';

/** An inspection as a whole: what is absent is sent as "not known". */
export function inspectionToWire(input: InspectionFieldsInput) {
  const { timeZone, checklistId } = input;
  // Without the zone the local times of the wire are unknown; the service would report the same.
  if (!isTimeZone(timeZone)) throw invalid('timeZone', 'unknown_choice');
  return {
    date: localTime(input.inspectedAt, timeZone, 'inspectedAt'),
    timezone: timeZone,
    impression_grade: input.impression ?? null,
    attention: flagOf(input.needsAttention),
    notes: input.notes ?? null,
    conditions: input.conditions ?? null,
    action: input.action ?? null,
    next_notes: input.nextNotes ?? null,
    reminder: input.reminder ?? null,
    reminder_date: input.reminderAt ? localTime(input.reminderAt, timeZone, 'reminderAt') : null,
    checklist_id: checklistId ? chosenWireId(checklistId, 'checklistId') : null,
    ...(input.photoIds?.length
      ? { image_ids: input.photoIds.map((id) => chosenWireId(id, 'photoIds')) }
      : {}),
    ...(input.gonePhotoIds?.length
      ? { gone_image_ids: input.gonePhotoIds.map((id) => chosenWireId(id, 'gonePhotoIds')) }
      : {}),
    ...(input.awaitedPhotos?.length ? { awaited_images: input.awaitedPhotos.map(awaitedToWire) } : {}),
    items: Object.fromEntries(input.items.map(({ itemId, value }) => [itemId, value])),
  };
}

function awaitedToWire({ id, itemId }: AwaitedPhotoInput) {
  return { client_id: id, category_id: itemId ? chosenWireId(itemId, 'awaitedPhotos') : null };
}

const outsideInspection: readonly string[] = ['revision', 'hiveId'];

/**
 * Path in the input of a field of an inspection: most are inside of `inspection`. An answer is named by its item:
 * one that is missing has no place in the input.
 */
export function inspectionPath(path: string): string {
  return outsideInspection.includes(path) ? path : `inspection.${path}`;
}

/** What a filter comes to on the wire; one that says nothing narrows nothing. */
export function filterToWire(filter: InputMaybe<InspectionFilter> | undefined) {
  const { search, needsAttention, hasReminder, moods: wanted, firstDay, lastDay } = filter ?? {};
  const { inspectionId } = filter ?? {};
  return {
    // Half a surrogate pair cannot stand in a URL.
    ...(search?.trim() ? { search: search.toWellFormed() } : {}),
    ...(inspectionId ? { id: wireId(inspectionId) ?? maxId } : {}),
    ...(firstDay ? { start: firstDay.toWellFormed() } : {}),
    ...(lastDay ? { end: lastDay.toWellFormed() } : {}),
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

export function flagOf(value: InputMaybe<boolean> | undefined): 0 | 1 | null {
  if (value === null || value === undefined) return null;
  return value ? 1 : 0;
}

function invalid(path: string, code: 'unknown_choice' | 'not_a_date'): AppError {
  return new AppError('invalid_input', { fields: [{ path, code }] });
}
