import type { CachePatch, MergePolicy, QueuedMutation } from '@skep/remote-kit';
import * as v from 'valibot';
import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';
import type {
  InspectionFieldsInput,
  SavedInspectionFragment as Saved,
  UpdateInspectionMutation,
} from '../generated/graphql.ts';
import { inputOf, inspectionSchema, valuesOf } from '../inspection-form/inspection-values.ts';
import { goesOnParameter } from '../new-inspection/useInspectionDraft.ts';
import { generalPhotoIds } from '../photos/photo-ids.ts';
import { newPhotosOf } from './waiting-inspection.ts';

export interface WaitingInspectionChange {
  /** In the person's words. */
  title: string;
  /** Of the page. */
  hiveId: string;
  /** As the form began with it. */
  held: Saved;
  inspection: InspectionFieldsInput;
  items: readonly ChecklistItem[];
}

/** What is shown of an inspection whose changes wait for a network. Its answers in the table of the hive are seen when it is sent. */
export function waitingChange(change: WaitingInspectionChange): QueuedMutation<UpdateInspectionMutation> {
  const { title, hiveId, held, inspection } = change;
  const { id } = held;
  const fields = shownFields(change);
  const awaitedIds = (inspection.awaitedPhotos ?? []).map((photo) => photo.id);
  const { photoIds, gonePhotoIds } = inspection;
  const hasOtherPhotos = [...(photoIds ?? []), ...(gonePhotoIds ?? []), ...awaitedIds].length > 0;
  return {
    title,
    about: `inspection:${id}`,
    alsoAbout: [`reminder:${id}`, `hive:${hiveId}`],
    // It says of photos what has changed, and not which there are.
    ...(!hasOtherPhotos && { supersedes: `inspection:${id}:fields` }),
    photoIds: awaitedIds,
    path: `/hives/${hiveId}/inspections/${id}/edit?${goesOnParameter}=1`,
    answer: {
      __typename: 'Mutation',
      updateInspection: { ...held, ...fields } as unknown as UpdateInspectionMutation['updateInspection'],
    },
    changes: changesOf(id, fields),
    merges: mergeOf(change),
  };
}

function shownFields({ held, inspection, items }: WaitingInspectionChange) {
  const before = new Map(held.items.map((item) => [item.itemId, item]));
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const gone = new Set(inspection.gonePhotoIds);
  const photos = held.photos.filter((photo) => !gone.has(photo.id));
  return {
    inspectedAt: inspection.inspectedAt,
    impression: inspection.impression ?? null,
    needsAttention: inspection.needsAttention ?? null,
    notes: inspection.notes ?? null,
    conditions: inspection.conditions ?? null,
    action: inspection.action ?? null,
    nextNotes: inspection.nextNotes ?? null,
    reminder: inspection.reminder ?? null,
    reminderAt: inspection.reminderAt ?? null,
    itemCount: inspection.items.length,
    photos,
    generalPhotoIds: [...generalPhotoIds(photos), ...newPhotosOf(inspection)],
    items: inspection.items.map(({ itemId, value }) => {
      const [stored, item] = [before.get(itemId), itemsById.get(itemId)];
      return {
        __typename: 'InspectionItem' as const,
        itemId,
        input: stored?.input ?? item?.input ?? 'OTHER',
        value,
        // Only the service words it.
        text: stored?.value === value ? stored.text : null,
        unit: stored?.unit ?? item?.unit ?? null,
      };
    }),
  };
}

function changesOf(id: string, fields: ReturnType<typeof shownFields>): CachePatch[] {
  const { inspectedAt, impression, needsAttention, notes, reminder, reminderAt } = fields;
  const last = { inspectedAt, impression, needsAttention, notes, reminder, reminderAt };
  return [
    { kind: 'fields', typename: 'Inspection', id, fields },
    { kind: 'fields', typename: 'LastInspection', id, fields: last },
    reminderAt === null
      ? { kind: 'gone', typename: 'Reminder', id }
      : { kind: 'fields', typename: 'Reminder', id, fields: { text: reminder, dueAt: reminderAt } },
  ];
}

function mergeOf({ held, items }: WaitingInspectionChange): MergePolicy | undefined {
  const begun = v.safeParse(inspectionSchema(items), valuesOf(held));
  if (!begun.success) return undefined;
  const checklistId = held.checklistId ?? undefined;
  return {
    part: 'inspection',
    began: { ...held },
    input: { ...inputOf(begun.output, { timeZone: held.timeZone, checklistId, items }) },
    paths: Object.fromEntries(merged.map((name) => [name, [name]])),
    entries: { items: ['itemId', 'value'] },
  };
}

const merged = [
  'inspectedAt',
  'impression',
  'needsAttention',
  'notes',
  'conditions',
  'action',
  'nextNotes',
  'reminder',
  'reminderAt',
  'items',
] as const;
