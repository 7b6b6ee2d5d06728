import {
  boxSteps,
  checklistInputKinds,
  inspectionLimits,
  inspectionReadings,
  inspectionRules,
  photoLimits,
  superReason,
  wantedReadings,
  wireTimeOf,
} from '@skep/domain';
import * as v from 'valibot';
import { isPhotoItem } from '#inspections/photos/items.ts';
import type { ApiaryId, HiveId, InspectionId, PhotoId, UserId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import {
  accessJson,
  idJson,
  revision,
  SentClientId,
  sentId,
  sentIdList,
  sentMoment,
  zonedTime,
  zonedTimeOf,
} from '#platform/http/json-schema.ts';
import { textMax } from '#platform/http/schemas.ts';
import { action } from '#platform/http/v1.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { maxHives } from './checking.ts';
import type { Inspection, InspectionVersion } from './inspection.ts';
import { inspectionFields } from './inspection-fields.ts';
import { changeInspection, type InspectionEdit, recordInspection } from './recording.ts';
import { recordMany } from './recording-many.ts';
import { deleteInspection, type FullInspection, isDeletable, showInspection } from './service.ts';
import { shownAnswer } from './shown-answer.ts';

const { inspectedLocal: _inspected, reminderLocal: _reminder, ...plainFields } = inspectionFields;
const inspectionId = { params: v.object({ id: sentId<InspectionId>('inspection') }) };

export const ItemAnswer = v.object({
  itemId: v.pipe(v.string(), v.description('Id of the item of the checklist.')),
  input: v.picklist(checklistInputKinds),
  value: v.pipe(
    v.string(),
    v.description('As stored: a number, a date, a text, or ids of choices or photos joined by commas.'),
  ),
  text: v.pipe(v.string(), v.description('As people read it.')),
  unit: v.optional(v.string()),
  unitKey: v.pipe(v.optional(v.string()), v.description('Key of the unit, the same in every language.')),
});

export const InspectionAnswer = v.object({
  id: idJson<InspectionId>('inspection'),
  revision,
  ...answerOf(plainFields),
  inspectedAt: zonedTime,
  reminderAt: v.optional(zonedTime),
  isReminderDone: v.boolean(),
  hiveId: idJson<HiveId>('hive'),
  apiaryId: v.pipe(idJson<ApiaryId>('apiary'), v.description('Where the hive stood then.')),
  authorId: v.optional(idJson<UserId>('author')),
  authorName: v.pipe(v.optional(v.string()), v.description('Absent: the account was deleted.')),
  itemCount: v.number(),
  isEvent: v.pipe(
    v.boolean(),
    v.description('True: a note of the service about a move or new layers, not an inspection.'),
  ),
  access: accessJson,
  canDelete: v.boolean(),
  readings: v.pipe(
    v.optional(inspectionReadings),
    v.description('Weather and weight at that time, where the author wanted them.'),
  ),
  items: v.pipe(v.optional(v.array(ItemAnswer)), v.description('Answers, where they were asked for.')),
});

/** An inspection as its reader is sent it. */
export function inspectionJson({ rev, inspectedLocal, reminderLocal, ...inspection }: Inspection) {
  const { timeZone } = inspection;
  return {
    ...inspection,
    revision: rev,
    inspectedAt: zonedTimeOf(inspectedLocal, timeZone),
    reminderAt: reminderLocal && zonedTimeOf(reminderLocal, timeZone),
    canDelete: isDeletable(inspection),
  };
}

type Answered = Pick<FullInspection, 'inspection' | 'items' | 'names'>;

export const withItemsJson = ({ inspection, items, names }: Answered, language: string) => ({
  ...inspectionJson(inspection),
  items: items.map((item) => shownAnswer(item, language, names)),
});

const sentItems = v.pipe(
  v.array(
    v.object({
      itemId: v.pipe(v.string(), v.maxLength(20, 'unknown_choice')),
      value: v.optional(v.pipe(v.string(), v.maxLength(textMax, 'too_long'))),
    }),
  ),
  v.maxLength(inspectionLimits.itemsMax, 'too_many'),
  v.description('All answers; an item that is left out is not answered.'),
);

const photoIds = v.optional(sentIdList<PhotoId>('photo', photoLimits.photosMax));

const body = {
  ...bodyOf(plainFields),
  inspectedAt: sentMoment,
  reminderAt: v.optional(sentMoment),
  ...wantedReadings,
  items: v.optional(sentItems),
  photoIds,
  gonePhotoIds: photoIds,
  awaitedPhotos: v.pipe(
    v.optional(
      v.pipe(
        v.array(
          v.object({
            id: SentClientId,
            itemId: v.optional(v.pipe(sentId('item'), v.check(isPhotoItem, 'unknown_choice'))),
          }),
        ),
        v.maxLength(photoLimits.photosMax, 'too_many'),
      ),
    ),
    v.description('Photos that are sent later, by the ids that their client gives them.'),
  ),
};

const NewInspection = v.object({
  ...body,
  hiveId: sentId<HiveId>('hive'),
  clientId: v.optional(SentClientId),
  boxSteps: v.pipe(
    v.optional(boxSteps),
    v.description('What was done to the boxes of the hive meanwhile, in this order.'),
  ),
  ...superReason.entries,
});
const ManyInspections = v.object({
  ...body,
  hives: v.pipe(
    v.array(
      v.object({
        hiveId: sentId<HiveId>('hive'),
        ...v.pick(v.object(inspectionRules), ['impression', 'needsAttention', 'notes']).entries,
        items: v.optional(sentItems),
      }),
    ),
    v.minLength(1, 'required'),
    v.maxLength(maxHives, 'too_many'),
    v.description('What is sent of a hive counts for it instead of what is sent for all; null: none.'),
  ),
});
const InspectionChanges = v.partial(v.object(body));

type SentChanges = v.InferOutput<typeof InspectionChanges>;
type SentItems = SentChanges['items'];

const answersOf = (items: SentItems = []) =>
  Object.fromEntries(items.map(({ itemId, value }) => [itemId, value]));

const photosOf = ({ photoIds = [], gonePhotoIds = [], awaitedPhotos = [] }: SentChanges) => ({
  photoIds,
  gonePhotoIds,
  awaited: awaitedPhotos.map(({ id: clientId, itemId: categoryId }) => ({ clientId, categoryId })),
});

/** Without photos, times on the clock of a zone, and each answer in a field of its own. */
function fieldsIn(sent: SentChanges, zoneOfHeld: string | undefined) {
  const { photoIds: _photos, gonePhotoIds: _gone, awaitedPhotos: _awaited, items: _items, ...said } = sent;
  const { inspectedAt, reminderAt, ...fields } = said;
  const { timeZone = zoneOfHeld ?? 'UTC' } = fields;
  return {
    ...fields,
    ...(inspectedAt && { inspectedLocal: wireTimeOf(inspectedAt, timeZone) }),
    ...('reminderAt' in sent && { reminderLocal: reminderAt && wireTimeOf(reminderAt, timeZone) }),
  };
}

const inputOf = (sent: SentChanges) => ({
  ...fieldsIn(sent, undefined),
  answers: answersOf(sent.items),
  photos: photosOf(sent),
});

/** The same fields of a version, and its answers by item. */
const versionFields = ({ items, ...version }: InspectionVersion) => ({
  ...version,
  hasWeather: version.readings?.weather !== undefined,
  hasWeight: version.readings?.weight !== undefined,
  ...Object.fromEntries(items.map(({ categoryId, value }) => [categoryId, value])),
});

/** An item that the version answers, and that the answers which were sent leave out, is not answered any more. */
function changesOf(sent: SentChanges): InspectionEdit['changes'] {
  return (base, held) => {
    const version = base ?? held;
    const fields = fieldsIn(sent, version.timeZone);
    const unanswered = Object.fromEntries(version.items.map(({ categoryId }) => [categoryId, null]));
    const answers: Record<string, unknown> = sent.items ? { ...unanswered, ...answersOf(sent.items) } : {};
    return changesOfSent({ ...fields, ...answers }, versionFields, (changed) => {
      const isAnswer = ([name]: [string, unknown]) => name in answers;
      const entries = Object.entries(changed);
      const changedAnswers = entries.filter(isAnswer);
      return {
        ...Object.fromEntries(entries.filter((entry) => !isAnswer(entry))),
        ...(changedAnswers.length > 0 && { answers: Object.fromEntries(changedAnswers) }),
      };
    })(base, held);
  };
}

export const inspectionRoutes = inOneScope([
  action(
    'GET',
    '/inspections/:id',
    {
      id: 'readInspection',
      summary: 'One inspection with its answers',
      ...inspectionId,
      answer: InspectionAnswer,
    },
    async (context, { params }) => withItemsJson(await showInspection(context, params.id), context.locale),
  ),
  action(
    'POST',
    '/inspections',
    {
      id: 'addInspection',
      summary: 'Creates an inspection of a hive',
      body: NewInspection,
      answer: InspectionAnswer,
    },
    async (context, { body: { hiveId, clientId, boxSteps, withdrawalReason, ...sent } }) => {
      const input = { ...inputOf(sent), hiveIds: [hiveId] };
      const id = await recordInspection(context, input, clientId, { boxSteps, withdrawalReason });
      return withItemsJson(await showInspection(context, id), context.locale);
    },
  ),
  action(
    'PATCH',
    '/inspections/:id',
    {
      id: 'changeInspection',
      summary: 'Edits an inspection; fields that are not sent do not change',
      ...inspectionId,
      body: InspectionChanges,
      answer: InspectionAnswer,
    },
    async (context, { params, body: sent, revision, answerWith }) => {
      const toWire = (held: FullInspection) => answerWith(withItemsJson(held, context.locale));
      const edit = { revision, sentRevision: undefined, changes: changesOf(sent), photos: photosOf(sent) };
      const changed = await changeInspection(context, params.id, { ...edit, toWire });
      return withItemsJson(changed, context.locale);
    },
  ),
  action(
    'DELETE',
    '/inspections/:id',
    { id: 'removeInspection', summary: 'Deletes an inspection', ...inspectionId },
    (context, { params }) => deleteInspection(context, params.id),
  ),
  action(
    'POST',
    '/inspections/many',
    {
      id: 'addManyInspections',
      summary: 'Creates an inspection of each of many hives, all or none',
      body: ManyInspections,
      answer: v.array(v.object({ id: idJson<InspectionId>('inspection'), hiveId: idJson<HiveId>('hive') })),
    },
    (context, { body: { hives, ...all } }) =>
      recordMany(context, {
        all: { ...inputOf(all), hiveIds: [] },
        hives: hives.map(({ items, ...own }) => ({ ...own, answers: answersOf(items) })),
      }),
  ),
]);
