import { hiveLimits, inspectionLimits, instantOfWireTime, photoLimits, wireTimeOf } from '@skep/domain';
import Type from 'typebox';
import type { PhotoChanges } from '#inspections/photos/attach-awaited.ts';
import { isPhotoItem, photosText } from '#inspections/photos/items.ts';
import type {
  ApiaryId,
  ChecklistId,
  GroupId,
  HiveId,
  InspectionId,
  PhotoId,
  UserId,
} from '#platform/context/ids.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import {
  ClientId,
  idSchema,
  MaybeText,
  nullable,
  oneOf,
  SentRevision,
  text,
} from '#platform/http/schemas.ts';
import { booleanOf, IdList } from '#platform/http/wire-values.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import type { SentAnswers } from './answers.ts';
import type { InspectionInput } from './checking.ts';
import { gradeOfWire, moodOfWire } from './impression-wire.ts';
import { type InspectionFilter, type Slice, whose } from './inspection.ts';
import { searchedFor } from './search.ts';

const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Page, from 1.' }));

/** What every list of inspections can be narrowed by. */
const filterQuery = {
  id: Type.Optional(idSchema<InspectionId>('Only this inspection.')),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Search text for notes, reminder, times, names and answers.',
    }),
  ),
  start: Type.Optional(text({ description: 'First local day or time.' })),
  end: Type.Optional(text({ description: 'Last local day or time.' })),
  impression: Type.Optional(IdList),
  attention: Type.Optional(text({ description: '1: only those that need attention.' })),
  reminder: Type.Optional(text({ description: '1: only those with a reminder.' })),
  events: Type.Optional(text({ description: '0: leaves out notes that the service wrote (an addition).' })),
  page: Page,
};

export const InspectionsQuery = Type.Object({
  ...filterQuery,
  ids: Type.Optional(IdList),
  hive_ids: Type.Optional(IdList),
  location_ids: Type.Optional(IdList),
  group_id: Type.Optional(idSchema<GroupId>('Only inspections of hives that this group shares.')),
  whose: Type.Optional(
    oneOf(whose, { description: 'Inspections of hives in groups, or of hives of the person (an addition).' }),
  ),
  per_page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'Inspections on a page. Default: 1000.' }),
  ),
  author_id: Type.Optional(idSchema<UserId>('Only inspections that this person made.')),
  items: Type.Optional(text({ description: '1: with all answers (an addition).' })),
});

export const HiveInspectionsQuery = Type.Object({
  ...filterQuery,
  items_per_page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'Inspections on a page. Default: 5.' }),
  ),
  paginated_result: Type.Optional(text({ description: '0: the bare list of the page.' })),
  locale: Type.Optional(
    text({ description: 'Language of names and answers; has priority over Accept-Language.' }),
  ),
});

type FilterQuery = Type.Static<typeof InspectionsQuery>;

/** The most that an old client gets, who knows no pages. */
const wholeList = 1000;

export function sliceOf({ page = 1, per_page: limit = wholeList }: FilterQuery): Slice {
  return { offset: (page - 1) * limit, limit };
}

/** @throws AppError invalid_input for a day that is none. */
export function filterOf(query: FilterQuery, language: string): InspectionFilter {
  const moods = idsOf(query.impression)
    ?.map(moodOfWire)
    .filter((mood) => mood !== undefined);
  return {
    id: query.id,
    ids: idsOf<InspectionId>(query.ids),
    hiveIds: idsOf<HiveId>(query.hive_ids),
    apiaryIds: idsOf<ApiaryId>(query.location_ids),
    authorId: query.author_id,
    groupId: query.group_id,
    whose: query.whose,
    from: localTimeOf('firstDay', query.start, '00:00:00'),
    until: localTimeOf('lastDay', query.end, '23:59:59'),
    moods,
    needsAttention: query.attention === '1' ? true : undefined,
    hasReminder: query.reminder === '1' ? true : undefined,
    isByPerson: query.events === '0' ? true : undefined,
    search: query.search === undefined ? undefined : searchedFor(query.search, language),
  };
}

/** A day alone is meant whole. */
function localTimeOf(field: string, text: string | undefined, timeOfDay: string): string | undefined {
  if (text === undefined) return undefined;
  const time = instantOfWireTime(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text} ${timeOfDay}` : text, 'UTC');
  if (time === undefined) throw fieldProblem(field, 'not_a_date');
  return wireTimeOf(time, 'UTC');
}

const Mood3 = Type.Integer({ minimum: -1, maximum: 3, description: '1 sad, 2 neutral, 3 happy; -1: none.' });

/** What the wire calls the fields of an inspection. */
export const inspectionNames: FieldNames = {
  date: 'inspectedAt',
  attention: 'needsAttention',
  impression: 'impression',
  impression_grade: 'impression',
  reminder_date: 'reminderAt',
  awaited_images: 'awaited',
  image_ids: 'photoIds',
  gone_image_ids: 'gonePhotoIds',
};

/** The same in a query, which asks what they have. */
export const inspectionFilterNames: FieldNames = {
  attention: 'needsAttention',
  reminder: 'hasReminder',
  impression: 'moods',
  start: 'firstDay',
  end: 'lastDay',
};

const LocalDate = text({
  description: 'YYYY-MM-DD HH:MM[:SS], local time in `timezone`, or ISO 8601 with Z or an offset.',
});

/** Of all answers together, as a list joined by commas. */
const listLength = inspectionLimits.itemsMax * 100;

const photoIdList = (description: string) =>
  Type.Optional(Type.Array(idSchema<PhotoId>(), { maxItems: photoLimits.photosMax, description }));

/** What a body says of an inspection, new or not. */
export const saidInput = {
  rev: SentRevision,
  date: Type.Optional(LocalDate),
  created_at: Type.Optional(text({ description: 'The same in the format of GET; `date` has priority.' })),
  timezone: Type.Optional(text({ description: 'IANA time zone of the person who records it.' })),
  impression: Type.Optional(nullable(Mood3)),
  impression_grade: Type.Optional(
    nullable(
      Type.Integer({
        description: '1 to 10. Of the two fields, the one that differs from the stored value counts.',
      }),
    ),
  ),
  attention: Type.Optional(
    nullable(Type.Integer({ minimum: -1, maximum: 1, description: '0 or 1; -1: no answer.' })),
  ),
  notes: MaybeText,
  conditions: MaybeText,
  action: MaybeText,
  next_notes: MaybeText,
  reminder: MaybeText,
  reminder_date: MaybeText,
  checklist_id: Type.Optional(nullable(idSchema<ChecklistId>())),
  image_id: Type.Optional(nullable(idSchema<PhotoId>())),
  image_ids: photoIdList('Photos to add to the inspection as a whole (an addition).'),
  gone_image_ids: photoIdList('Photos of the inspection to delete (an addition).'),
  awaited_images: Type.Optional(
    Type.Array(Type.Object({ client_id: ClientId, category_id: Type.Optional(nullable(Type.Integer())) }), {
      maxItems: photoLimits.photosMax,
      description: 'Photos that are sent later, by the ids that their client gives them (an addition).',
    }),
  ),
  items: Type.Optional(
    // A list of one item would be taken for the item itself if a list came second.
    Type.Union(
      [
        Type.Array(Type.Object({ category_id: Type.Integer(), value: Type.Unknown() }), {
          maxItems: inspectionLimits.itemsMax,
        }),
        Type.Record(Type.String(), Type.Unknown(), { maxProperties: inspectionLimits.itemsMax }),
      ],
      {
        description:
          'All answers by id of their item: a text, a number, a list of ids, or null. Or a list in the format of GET.',
      },
    ),
  ),
};

/** An inspection, whole: what is left out is not known. */
export const StoreInput = Type.Object({
  id: Type.Optional(idSchema<InspectionId>('Only this inspection.')),
  client_id: Type.Optional(ClientId),
  hive_id: Type.Optional(nullable(idSchema<HiveId>())),
  hive_ids: Type.Optional(Type.Array(idSchema<HiveId>(), { maxItems: hiveLimits.movedAtOnceMax })),
  ...saidInput,
  item_ids: Type.Optional(
    nullable(
      Type.String({ maxLength: listLength, description: 'The same as two lists separated by commas.' }),
    ),
  ),
  item_vals: Type.Optional(nullable(Type.String({ maxLength: listLength }))),
});

/** What is left out stays, null takes away. */
export const InspectionEditInput = Type.Object(saidInput);

export type StoreBody = Type.Static<typeof StoreInput>;
export type SaidBody = Type.Static<typeof InspectionEditInput>;

export function inspectionInputOf(body: StoreBody): InspectionInput {
  return {
    date: dateOf(body),
    timeZone: body.timezone,
    reminderDate: body.reminder_date ?? undefined,
    impression: impressionOf(body),
    needsAttention: booleanOf(body.attention),
    notes: body.notes ?? undefined,
    conditions: body.conditions ?? undefined,
    action: body.action ?? undefined,
    nextNotes: body.next_notes ?? undefined,
    reminder: body.reminder ?? undefined,
    checklistId: body.checklist_id ?? undefined,
    hiveIds: [...new Set(body.hive_ids ?? (body.hive_id ? [body.hive_id] : []))],
    answers: answersOf(body) ?? {},
    photos: photosOf(body),
  };
}

function dateOf({ date, created_at }: StoreBody): string {
  const said = date ?? created_at;
  if (said === undefined) throw fieldProblem('inspectedAt', 'required');
  return said;
}

/** `image_id` is how the old wire says the one that it knows. */
export function photosOf(body: SaidBody): PhotoChanges {
  const { image_id, image_ids = [], gone_image_ids = [], awaited_images = [] } = body;
  return {
    awaited: awaited_images.map(({ client_id: clientId, category_id }) => {
      const categoryId = category_id ?? undefined;
      if (categoryId !== undefined && !isPhotoItem(categoryId))
        throw fieldProblem('awaited', 'unknown_choice');
      return { clientId, categoryId };
    }),
    photoIds: [...new Set([...(image_id ? [image_id] : []), ...image_ids])],
    gonePhotoIds: gone_image_ids,
  };
}

/** The grade that was sent, or that of the mood. @returns it, given the stored grade. */
export function impressionOf({
  impression_grade: grade,
  impression: mood,
}: Pick<SaidBody, 'impression_grade' | 'impression'>): InspectionInput['impression'] {
  return (heldGrade) => {
    if (typeof grade === 'number') return grade;
    return typeof mood === 'number' && mood !== -1 ? gradeOfWire(mood, heldGrade) : undefined;
  };
}

/** All answers that a body has, by item; undefined when it says nothing of them. */
export function answersOf({ items, item_ids, item_vals }: Partial<StoreBody>): SentAnswers | undefined {
  const listed = Array.isArray(items)
    ? Object.fromEntries(items.map(({ category_id, value }) => [category_id, value]))
    : items;
  if (listed === undefined && !item_ids) return undefined;
  return photosByIds({ ...answersInLists(item_ids, item_vals), ...listed });
}

/** Photos are sent back by addresses that change with time and with who asks: what stays is their ids. */
function photosByIds(answers: SentAnswers): SentAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, sent]) => [
      id,
      isPhotoItem(Number(id)) ? (photosText(sent) ?? sent) : sent,
    ]),
  );
}

function answersInLists(ids: string | null | undefined, values: string | null | undefined): SentAnswers {
  if (!ids) return {};
  const answers = (values ?? '').split(',');
  return Object.fromEntries(ids.split(',').map((id, index) => [id.trim(), answers[index]]));
}
