import { afterBoxSteps, boxActs, layerKindOf, sentLayerKind } from '@skep/domain';
import { type QueuedMutation, temporaryIdOf } from '@skep/remote-kit';
import { boxesOf, unsentIdOf } from '../boxes/box-editing.ts';
import { filterOfAddress, sentFilter } from '../diary/diary-filter.ts';
import type {
  BoxStepInput,
  ChoosableHiveFragment,
  CreateInspectionMutation,
  CreateInspectionsMutation,
  InspectionFieldsInput,
} from '../generated/graphql.ts';
import { goesOnParameter } from '../new-inspection/useInspectionDraft.ts';

export interface WaitingInspection {
  /** Of this browser's making. */
  id: string;
  /** In the person's words. */
  title: string;
  /** The form's queries: what it needs without a network was queried then. */
  search: URLSearchParams;
  /** Where that form is. Default: `/inspect` */
  page?: string;
  hive: ChoosableHiveFragment;
  inspection: InspectionFieldsInput;
  /** What was done to its boxes. Default: nothing */
  boxSteps?: readonly BoxStepInput[];
}

/** Of a narrower one nobody here can tell whether it belongs there. */
const wholeDiary = sentFilter(filterOfAddress(new URLSearchParams()));

/** What is shown of an inspection that waits for a network: in the diary, at its hive and on the hive's card. */
export function waitingInspection(entered: WaitingInspection): QueuedMutation<CreateInspectionMutation> {
  const { title, hive } = entered;
  return {
    title,
    about: `hive:${hive.id}`,
    // It has arrived, and somebody has deleted it since.
    settledBy: ['changed_meanwhile'],
    path: pathOf(entered),
    photoIds: (entered.inspection.awaitedPhotos ?? []).map((photo) => photo.id),
    answer: { __typename: 'Mutation', createInspection: savedInspection(entered) },
    changes: changesOf(entered),
  };
}

export interface WaitingInspections extends Pick<WaitingInspection, 'id' | 'title' | 'search' | 'page'> {
  hives: readonly ChoosableHiveFragment[];
  inspection: InspectionFieldsInput;
}

/** The same of several hives at once; what differs of some of them is seen when it is sent. */
export function waitingInspections({
  id,
  title,
  search,
  page,
  hives,
  inspection,
}: WaitingInspections): QueuedMutation<CreateInspectionsMutation> {
  const each = hives.map((hive) => ({ id: `${id}:${hive.id}`, title, search, hive, inspection }));
  const hiveIds = hives.map((hive) => hive.id).join();
  return {
    title,
    about: `hives:${hiveIds}`,
    alsoAbout: hives.map((hive) => `hive:${hive.id}`),
    path: pathOf({ search, ...(page !== undefined && { page }) }),
    answer: {
      __typename: 'Mutation',
      createInspections: {
        __typename: 'RecordedInspections',
        inspections: each.map((one) => ({
          __typename: 'RecordedInspection',
          id: one.id,
          hiveId: one.hive.id,
        })),
      },
    },
    changes: each.flatMap(changesOf),
  };
}

function changesOf(entered: WaitingInspection): QueuedMutation['changes'] {
  const { hive } = entered;
  const entry = shownInspection(entered);
  return [
    {
      kind: 'fields',
      typename: 'Hive',
      id: hive.id,
      fields: {
        lastInspection: { ...seenOf(entered), __typename: 'LastInspection' },
        ...((entered.boxSteps ?? []).length > 0 && { layers: layersAfter(entered) }),
      },
    },
    {
      kind: 'added',
      field: 'diary',
      arguments: { filter: wholeDiary, after: null },
      at: ['nodes'],
      count: ['totalCount'],
      entry,
    },
    { kind: 'added', field: 'newestInspections', at: ['columns'], entry },
    {
      kind: 'added',
      of: { typename: 'Hive', id: hive.id },
      field: 'inspectionTable',
      arguments: { filter: null, page: 1 },
      at: ['columns'],
      count: ['totalCount'],
      beside: ['rows', '*', 'cells'],
      entry,
    },
  ];
}

function pathOf({ search, page = '/inspect' }: Pick<WaitingInspection, 'search' | 'page'>): string {
  const goingOn = new URLSearchParams(search);
  goingOn.set(goesOnParameter, '1');
  return `${page}?${goingOn}`;
}

/** The boxes of the hive after what was done to them. */
function layersAfter({ id, hive, boxSteps = [] }: WaitingInspection) {
  const steps = boxSteps.map(({ act, layer, kind, frameCount }) => ({
    act: boxActs.find((known) => known.toUpperCase() === act) ?? 'turn',
    layer,
    ...(kind && { kind: layerKindOf(kind) }),
    ...(frameCount != null && { frameCount }),
  }));
  return afterBoxSteps(boxesOf(hive), steps).map((box) => ({
    __typename: 'HiveLayer' as const,
    id: box.id ?? unsentIdOf(id, box.key),
    kind: sentLayerKind(box.kind),
    color: box.color ?? null,
    frameCount: box.frameCount ?? null,
  }));
}

function seenOf({ id, inspection }: WaitingInspection) {
  const { inspectedAt, impression, needsAttention, notes, reminder, reminderAt } = inspection;
  return {
    id,
    inspectedAt,
    impression: impression ?? null,
    needsAttention: needsAttention ?? null,
    notes: notes ?? null,
    reminder: reminder ?? null,
    reminderAt: reminderAt ?? null,
  };
}

/** As lists show it. What only the service knows (names of answers) is seen when it is sent. */
function shownInspection(entered: WaitingInspection) {
  const { hive, inspection } = entered;
  const { id, name, color, apiary, layers, groupIds } = hive;
  return {
    __typename: 'Inspection',
    ...seenOf(entered),
    timeZone: inspection.timeZone,
    isReminderDone: false,
    itemCount: inspection.items.length,
    isEvent: false,
    canEdit: false,
    canDelete: false,
    authorName: null,
    // What was measured, the service adds when it is sent.
    readings: null,
    generalPhotoIds: newPhotosOf(inspection),
    photos: [],
    revision: 0,
    conditions: inspection.conditions ?? null,
    action: inspection.action ?? null,
    nextNotes: inspection.nextNotes ?? null,
    checklistId: inspection.checklistId ?? null,
    items: [],
    hive: {
      __typename: 'Hive',
      id,
      name,
      color,
      canEdit: true,
      isShared: groupIds.length > 0,
      apiary,
      layers,
    },
  };
}

/** Those that were sent before it, and those that wait with it. */
export function newPhotosOf({ photoIds, awaitedPhotos }: InspectionFieldsInput): string[] {
  const awaited = (awaitedPhotos ?? []).filter(({ itemId }) => itemId == null);
  return [...(photoIds ?? []), ...awaited.map(({ id }) => temporaryIdOf(id))];
}

function savedInspection(entered: WaitingInspection): CreateInspectionMutation['createInspection'] {
  const { hive } = entered;
  const saved = {
    ...shownInspection(entered),
    __typename: 'Inspection',
    hive: { __typename: 'Hive', id: hive.id, layers: layersAfter(entered) },
  };
  return saved as CreateInspectionMutation['createInspection'];
}
