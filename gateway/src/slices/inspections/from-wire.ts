import type { AnswerOf } from '@skep/rest-client';
import type { InspectionItem, LastAnswer } from '../../generated/schema.ts';
import { booleanFromWire, isoFromWire } from '../wire-values.ts';
import { inputKindOf } from './input-kinds.ts';
import type { InspectionModel } from './models.ts';
import { photoIdsIn } from './photos.ts';

export type WireInspection = AnswerOf<'getInspections'>[number];
export type WireItem = AnswerOf<'getInspection'>['items'][number];

export function inspectionFromWire(inspection: WireInspection): InspectionModel {
  const { timezone: timeZone, reminder_date: reminderDate, checklist_id: checklistId } = inspection;
  return {
    id: String(inspection.id),
    revision: inspection.rev,
    // On the wire it is the local time of the inspection, not of its making.
    inspectedAt: isoFromWire(inspection.created_at, timeZone),
    timeZone,
    hiveId: String(inspection.hive_id),
    impression: inspection.impression_grade,
    needsAttention: booleanFromWire(inspection.attention),
    notes: inspection.notes,
    conditions: inspection.conditions,
    action: inspection.action,
    nextNotes: inspection.next_notes,
    reminder: inspection.reminder,
    reminderAt: reminderDate === null ? undefined : isoFromWire(reminderDate, timeZone),
    isReminderDone: inspection.reminder_done,
    checklistId: checklistId === null ? undefined : String(checklistId),
    itemCount: inspection.item_count,
    isEvent: inspection.is_event,
    items: inspection.items?.map(itemFromWire),
    isOwner: inspection.owner,
    canEdit: inspection.editable,
    canDelete: inspection.deletable,
    authorName: inspection.author_name,
  };
}

export interface LastAnswersModel {
  inspection: InspectionModel | undefined;
  items: LastAnswer[];
}

export function lastAnswersFromWire({ inspection, items }: AnswerOf<'getLastAnswers'>): LastAnswersModel {
  return {
    inspection: inspection === null ? undefined : inspectionFromWire(inspection),
    items: items.map(({ created_at: seenAt, timezone, ...item }) => ({
      inspectedAt: isoFromWire(seenAt, timezone),
      item: itemFromWire(item),
    })),
  };
}

export function itemFromWire(item: WireItem): InspectionItem {
  const isPhotos = item.type === 'image';
  return {
    itemId: String(item.category_id),
    input: inputKindOf(item.type),
    value: isPhotos ? photoIdsIn(item.value) : item.value,
    text: isPhotos ? '' : item.val,
    unit: item.unit,
    unitKey: item.unit_key,
  };
}
