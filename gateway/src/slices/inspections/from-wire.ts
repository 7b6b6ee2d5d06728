import type { AnswerOf } from '@skep/rest-client';
import type { InspectionItem } from '../../generated/schema.ts';
import { booleanFromWire, isoFromWire } from '../wire-values.ts';
import { inputKindOf } from './input-kinds.ts';
import type { InspectionModel } from './models.ts';

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

export function itemFromWire(item: WireItem): InspectionItem {
  return {
    itemId: String(item.category_id),
    input: inputKindOf(item.type),
    value: item.value,
    text: item.val,
    unit: item.unit,
  };
}
