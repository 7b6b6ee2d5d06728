import { hiveLimits, inspectionLimits } from '@skep/domain';
import Type from 'typebox';
import type { SentAnswers } from '#inspections/inspections/answers.ts';
import type { InspectionInput } from '#inspections/inspections/checking.ts';
import type {
  Inspection,
  InspectionFilter,
  InspectionVersion,
  Slice,
} from '#inspections/inspections/inspection.ts';
import { inspectionFields } from '#inspections/inspections/inspection-fields.ts';
import type { InspectionEdit } from '#inspections/inspections/recording.ts';
import { localTimeOf, searchedFor } from '#inspections/inspections/search.ts';
import { isPhotoItem, photosText } from '#inspections/photos/items.ts';
import type { ApiaryId, GroupId, HiveId, InspectionId, PhotoId, UserId } from '#platform/context/ids.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { ClientId, idSchema, nullable, SentRevision, text } from '#platform/http/schemas.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import { changesOfOld, oldInputOf } from '#platform/resource/fields.ts';
import { answerName, answerPrefix, namedFields } from './inspection-answer.ts';
import { gradeOfWire, moodOfWire } from './mood.ts';

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
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Page, from 1.' })),
};

export const InspectionsQuery = Type.Object({
  ...filterQuery,
  ids: Type.Optional(IdList),
  hive_ids: Type.Optional(IdList),
  location_ids: Type.Optional(IdList),
  group_id: Type.Optional(idSchema<GroupId>('Only inspections of hives that this group shares.')),
  per_page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'Inspections on a page. Default: 1000.' }),
  ),
  author_id: Type.Optional(idSchema<UserId>('Only inspections that this person made.')),
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
    ids: query.id === undefined ? idsOf<InspectionId>(query.ids) : [query.id],
    hiveIds: idsOf<HiveId>(query.hive_ids),
    apiaryIds: idsOf<ApiaryId>(query.location_ids),
    authorIds: query.author_id && [query.author_id],
    groupIds: query.group_id && [query.group_id],
    from: localTimeOf('firstDay', query.start, '00:00:00'),
    until: localTimeOf('lastDay', query.end, '23:59:59'),
    moods,
    needsAttention: query.attention === '1' ? true : undefined,
    hasReminder: query.reminder === '1' ? true : undefined,
    isByPerson: query.events === '0' ? true : undefined,
    search: searchedFor(query.search, language),
  };
}

/** What the wire calls the fields of an inspection. */
export const inspectionNames: FieldNames = {
  date: 'inspectedAt',
  attention: 'needsAttention',
  impression: 'impression',
  impression_grade: 'impression',
  reminder_date: 'reminderAt',
  image_ids: 'photoIds',
};

/** The same in a query, which asks what they have. */
export const inspectionFilterNames: FieldNames = {
  attention: 'needsAttention',
  reminder: 'hasReminder',
  impression: 'moods',
  start: 'firstDay',
  end: 'lastDay',
};

/** Of all answers together, as a list joined by commas. */
const listLength = inspectionLimits.itemsMax * 100;

/** What a body says of an inspection, new or not: what is left out of an edit stays, null takes away. */
export const InspectionEditInput = Type.Object({
  ...oldInputOf(inspectionFields),
  rev: SentRevision,
  date: Type.Optional(
    text({
      description: 'YYYY-MM-DD HH:MM[:SS], local time in `timezone`, or ISO 8601 with Z or an offset.',
    }),
  ),
  created_at: Type.Optional(text({ description: 'The same in the format of GET; `date` has priority.' })),
  timezone: Type.Optional(text({ description: 'IANA time zone of the person who records it.' })),
  impression: Type.Optional(
    nullable(
      Type.Integer({
        minimum: -1,
        maximum: 3,
        description:
          '1 sad, 2 neutral, 3 happy; -1: none. Of this and `impression_grade`, the one that differs from the stored value counts.',
      }),
    ),
  ),
  image_id: Type.Optional(nullable(idSchema<PhotoId>())),
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
});

/** An inspection, whole: what is left out is not known. */
export const StoreInput = Type.Object({
  id: Type.Optional(idSchema<InspectionId>('Only this inspection.')),
  client_id: Type.Optional(ClientId),
  hive_id: Type.Optional(nullable(idSchema<HiveId>())),
  hive_ids: Type.Optional(Type.Array(idSchema<HiveId>(), { maxItems: hiveLimits.movedAtOnceMax })),
  ...InspectionEditInput.properties,
  item_ids: Type.Optional(
    nullable(
      Type.String({ maxLength: listLength, description: 'The same as two lists separated by commas.' }),
    ),
  ),
  item_vals: Type.Optional(nullable(Type.String({ maxLength: listLength }))),
});

type StoreBody = Type.Static<typeof StoreInput>;
type SaidBody = Type.Static<typeof InspectionEditInput>;

/** @param held that it replaces. @throws AppError invalid_input without a time. */
export function inspectionInputOf(body: StoreBody, held?: Inspection): InspectionInput {
  const values = valuesIn(body, held);
  if (values.inspectedLocal === undefined) throw fieldProblem('inspectedAt', 'required');
  return {
    ...values,
    hiveIds: [...new Set(body.hive_ids ?? (body.hive_id ? [body.hive_id] : []))],
    answers: answersOf(body) ?? {},
    photos: photosOf(body),
  };
}

type SentEdit = Pick<InspectionEdit, 'sentRevision' | 'changes' | 'photos'>;

/** What was sent back of an inspection: what is left out stays, null takes away. */
export function sentInspectionOf(body: SaidBody): SentEdit {
  return {
    sentRevision: body.rev ?? undefined,
    photos: photosOf(body),
    changes(base, held) {
      const sent = fieldsIn(body, base ?? held);
      return changesOfSent(sent, namedFields, (changed) => {
        const answers = answersIn(changed);
        return {
          ...valuesIn(changed, held),
          ...(Object.keys(answers).length > 0 && { answers }),
        };
      })(base, held);
    },
  };
}

/** The same of an inspection that is sent whole: what is left out is gone, but for its time zone. */
export function wholeInspectionOf(body: StoreBody): SentEdit {
  const isGraded = 'impression' in body || 'impression_grade' in body;
  const gone = { notes: null, reminder: null, reminder_date: null, attention: null, checklist_id: null };
  const items = answersOf(body) ?? {};
  return sentInspectionOf({ ...gone, ...(isGraded ? {} : { impression_grade: null }), ...body, items });
}

type SentFields = Partial<Record<string, unknown>> &
  Pick<SaidBody, 'date' | 'created_at' | 'impression' | 'impression_grade'>;

/** The fields of the definition. Of the grade and the mood, the grade counts if both are said. */
function valuesIn(sent: SentFields, held: Inspection | undefined) {
  const { date = sent.created_at, impression: mood, ...others } = sent;
  const grade = typeof mood === 'number' && mood !== -1 ? gradeOfWire(mood, held?.impression) : undefined;
  return changesOfOld(inspectionFields, {
    ...others,
    ...(date !== undefined && { created_at: date }),
    ...('impression' in sent &&
      typeof sent.impression_grade !== 'number' && { impression_grade: grade ?? null }),
  });
}

const editedNames = [...Object.keys(oldInputOf(inspectionFields)), 'date', 'impression'];

/** With answers each in a field of its own; one that the version has and a list leaves out is taken away. */
function fieldsIn(body: SaidBody, { items: known }: InspectionVersion): SentFields {
  const said = Object.entries(body).filter(
    ([name, value]) => editedNames.includes(name) && value !== undefined,
  );
  const { impression, attention } = body;
  const answers = answersOf(body);
  const names = [...known.map(({ categoryId }) => String(categoryId)), ...Object.keys(answers ?? {})];
  return {
    ...Object.fromEntries(said),
    ...(impression !== undefined && { impression: unlessUnsaid(impression) }),
    ...(attention !== undefined && { attention: unlessUnsaid(attention) }),
    ...(answers && Object.fromEntries(names.map((name) => [answerName(name), asText(answers[name])]))),
  };
}

/** Old clients say -1 for "not said". */
const unlessUnsaid = <Sent>(value: Sent) => (value === -1 ? null : value);

/** Several choices are stored as a text. */
function asText(answer: unknown): unknown {
  const isList = Array.isArray(answer) && answer.every((part) => ['string', 'number'].includes(typeof part));
  return isList ? answer.join(',') : (answer ?? null);
}

function answersIn(changed: object): SentAnswers {
  const answers = Object.entries(changed).filter(([name]) => name.startsWith(answerPrefix));
  return Object.fromEntries(answers.map(([name, value]) => [name.slice(answerPrefix.length), value]));
}

/** Old clients know one photo of an inspection in general. */
function photosOf({ image_id }: SaidBody): InspectionInput['photos'] {
  return { photoIds: image_id ? [image_id] : [], gonePhotoIds: [], awaited: [] };
}

/** All answers that a body has, by item; undefined when it says nothing of them. */
function answersOf({ items, item_ids, item_vals }: Partial<StoreBody>): SentAnswers | undefined {
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
