import {
  type BoxAct,
  type BoxStep,
  boxSteps,
  type ColonySizeMethod,
  type CountedHive,
  inspectionForm,
  instantOfWireTime,
  isoWithOffset,
  itemValueProblem,
  sentLayerKind,
  superReason,
  wantedReadings,
  wireTimeOf,
} from '@skep/domain';
import { localMinute } from '@skep/ui/form';
import * as v from 'valibot';
import {
  type Answers,
  answerProblem,
  answersOf,
  fieldKey,
  itemInputsOf,
  missingOf,
  storedPhotosOf,
} from '../checklist-inputs/answers.ts';
import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  InspectionFieldsInput,
  SavedInspectionFragment,
  BoxAct as SentBoxAct,
} from '../generated/graphql.ts';
import { generalPhotoIds, sentIdsIn, storedIdsIn } from '../photos/photo-ids.ts';
import { ReadingsFragment } from '../readings/readings.graphql.ts';

/** What the form holds. Times are as the clock of the zone shows them, `YYYY-MM-DDTHH:mm`. */
export interface InspectionValues {
  hiveId: string;
  /** By which it is filled in; undefined where the person has none. */
  checklistId: string | undefined;
  inspectedAt: string | undefined;
  impression: number | undefined;
  needsAttention: boolean | undefined;
  notes: string;
  conditions: string;
  action: string;
  nextNotes: string;
  reminder: string;
  reminderAt: string | undefined;
  /** Of the inspection in general; see `photo-ids.ts`. */
  photos: string;
  /** Those that it had when the form opened: what somebody else adds meanwhile stays, also with a draft. */
  formerPhotos: string;
  answers: Answers;
  /** What differs of one of many hives, by `hiveKey`; empty is as for all. Default: nothing does. */
  own: OwnAnswers;
  /** What of the hive is counted for a colony's size, where that is not the whole of it. Of a form alone: it is not sent. */
  counted: CountedBoxes;
  /** What was done to the boxes of the hive, in this order. */
  boxSteps: BoxStep[];
  /** Why supers are put on although honey has to wait. */
  withdrawalReason: string;
  /** Whether the weather and the weight at that time are saved. A draft of an earlier release does not say. */
  hasWeather: boolean | undefined;
  hasWeight: boolean | undefined;
}

export type CountedBoxes = Partial<Record<ColonySizeMethod, Partial<CountedHive>>>;

/** By `hiveKey`, then by column: `impression`, `needsAttention`, `notes`, or `fieldKey`. */
export type OwnAnswers = Record<string, Record<string, string>>;

/** A key that no form library takes for a place in a list. */
export function hiveKey(hiveId: string): string {
  return `hive${hiveId}`;
}

/** Who fills in another's checklist says when: it may be of another day. Everybody else begins with now. */
export function newInspection(
  hiveId: string,
  checklist: { id: string; isOwner: boolean } | undefined,
): InspectionValues {
  return {
    hiveId,
    checklistId: checklist?.id,
    inspectedAt: checklist?.isOwner === false ? undefined : localMinute(new Date()),
    impression: undefined,
    needsAttention: undefined,
    notes: '',
    conditions: '',
    action: '',
    nextNotes: '',
    reminder: '',
    reminderAt: undefined,
    photos: '',
    formerPhotos: '',
    answers: {},
    own: {},
    counted: {},
    boxSteps: [],
    withdrawalReason: '',
    hasWeather: true,
    hasWeight: true,
  };
}

/** A stored inspection in the zone in which it was recorded. */
export function valuesOf(inspection: SavedInspectionFragment): InspectionValues {
  const { hive, inspectedAt, timeZone, reminderAt, items } = inspection;
  const readings = readFragment(ReadingsFragment, inspection.readings);
  const photos = generalPhotoIds(inspection.photos).join(',');
  return {
    hiveId: hive?.id ?? '',
    checklistId: inspection.checklistId ?? undefined,
    inspectedAt: minuteIn(inspectedAt, timeZone),
    impression: inspection.impression ?? undefined,
    needsAttention: inspection.needsAttention ?? undefined,
    notes: inspection.notes ?? '',
    conditions: inspection.conditions ?? '',
    action: inspection.action ?? '',
    nextNotes: inspection.nextNotes ?? '',
    reminder: inspection.reminder ?? '',
    reminderAt: reminderAt == null ? undefined : minuteIn(reminderAt, timeZone),
    photos,
    formerPhotos: photos,
    answers: answersOf(items),
    own: {},
    counted: {},
    boxSteps: [],
    withdrawalReason: '',
    hasWeather: readings?.weather != null,
    hasWeight: readings?.weight != null,
  };
}

/** The rules of the domain, and those of each answer by its kind. */
export function inspectionSchema(items: readonly ChecklistItem[]) {
  const answers = Object.fromEntries(items.map((item) => [fieldKey(item.id), answerRule(item)]));
  // Answers of items that the checklist no longer has do not change.
  const some = v.objectWithRest(answers, v.string());
  const all = v.pipe(some, requiredRule(items));
  return v.object({
    ...inspectionForm.entries,
    photos: photosRule,
    formerPhotos: v.string(),
    answers: all,
    own: v.record(v.string(), some),
    counted: v.optional(v.custom<CountedBoxes>(() => true)),
    // A draft of an earlier release has none.
    boxSteps: v.optional(boxSteps, []),
    ...superReason.entries,
    ...wantedReadings,
  });
}

const photosRule = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? itemValueProblem('image', dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: problem.code });
  }),
);

/** A missing required answer is shown at its own field. */
function requiredRule(items: readonly ChecklistItem[]) {
  return v.rawCheck<Answers>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const id of missingOf(items, input)) {
      const key = fieldKey(id);
      addIssue({
        message: 'required',
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      });
    }
  });
}

function answerRule(item: ChecklistItem) {
  return v.optional(
    v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const code = dataset.typed ? answerProblem(item, dataset.value) : undefined;
        if (code !== undefined) addIssue({ message: code });
      }),
    ),
    '',
  );
}

/** What of a form can be sent. */
export type FoundInspection = v.InferOutput<ReturnType<typeof inspectionSchema>>;

export interface SendContext {
  timeZone: string;
  checklistId: string | undefined;
  items: readonly ChecklistItem[];
}

/** The input of the mutations; times carry the offset that the zone had then. */
export function inputOf(
  values: FoundInspection,
  { timeZone, checklistId, items }: SendContext,
): InspectionFieldsInput {
  const iso = (local: string | undefined) => instantOf(local, timeZone);
  const [photos, formerPhotos] = [sentIdsIn(values.photos), sentIdsIn(values.formerPhotos)];
  const awaitedPhotos = [
    ...storedIdsIn(values.photos).map((id) => ({ id })),
    ...storedPhotosOf(values.answers, items),
  ];
  return {
    inspectedAt: iso(values.inspectedAt) ?? '',
    timeZone,
    impression: values.impression ?? null,
    needsAttention: values.needsAttention ?? null,
    notes: values.notes ?? null,
    conditions: values.conditions ?? null,
    action: values.action ?? null,
    nextNotes: values.nextNotes ?? null,
    reminder: values.reminder ?? null,
    reminderAt: iso(values.reminderAt) ?? null,
    checklistId: checklistId ?? null,
    photoIds: photos.filter((id) => !formerPhotos.includes(id)),
    gonePhotoIds: formerPhotos.filter((id) => !photos.includes(id)),
    ...(awaitedPhotos.length > 0 && { awaitedPhotos }),
    ...(values.hasWeather !== undefined && { hasWeather: values.hasWeather }),
    ...(values.hasWeight !== undefined && { hasWeight: values.hasWeight }),
    items: itemInputsOf(values.answers, items),
  };
}

/** What was done to the boxes, for the mutation; nothing where nothing was. */
export function sentBoxes({ boxSteps: steps, withdrawalReason }: FoundInspection) {
  if (steps.length === 0) return {};
  const sent = steps.map(({ kind, act, ...step }) => ({
    ...step,
    act: sentActs[act],
    ...(kind !== undefined && { kind: sentLayerKind(kind) }),
  }));
  return { boxSteps: sent, ...(withdrawalReason !== undefined && { withdrawalReason }) };
}

const sentActs = {
  add: 'ADD',
  take_off: 'TAKE_OFF',
  up: 'UP',
  down: 'DOWN',
  turn: 'TURN',
} as const satisfies Record<BoxAct, SentBoxAct>;

/** A time of the form as ISO 8601 with the offset of the zone. @param timeZone Default: of this device */
export function instantOf(local: string | undefined, timeZone = zoneHere()): string | undefined {
  const instant = local ? instantOfWireTime(local.replace('T', ' '), timeZone) : undefined;
  return instant && isoWithOffset(instant, timeZone);
}

/** IANA zone of this device. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function minuteIn(iso: string, timeZone: string): string {
  return wireTimeOf(new Date(iso), timeZone).slice(0, 16).replace(' ', 'T');
}
