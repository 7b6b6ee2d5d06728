import { inspectionReadings, moods } from '@skep/domain';
import * as v from 'valibot';
import { questionsOf } from '#inspections/checklists/questions.ts';
import { ChecklistToFillIn } from '#inspections/checklists/routes.ts';
import type { ApiaryId, ChecklistId, GroupId, HiveId, InspectionId, UserId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import {
  idJson,
  sentId,
  sentIds,
  sentMoment,
  sentNumber,
  sentTrue,
  zonedTime,
  zonedTimeOf,
} from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { type InspectionFilter, whose } from './inspection.ts';
import { type AnsweredRow, inspectionTable } from './inspection-table.ts';
import { checklistToInspectBy, lastAnswers } from './previous-answers.ts';
import { readingsOfHive } from './readings.ts';
import { InspectionAnswer, ItemAnswer, inspectionJson, withItemsJson } from './routes.ts';
import { localTimeOf, searchedFor } from './search.ts';
import {
  authorsOfInspections,
  countOwnInspections,
  inspectionsOfHive,
  newestInspections,
  ownFullInspections,
  ownInspections,
} from './service.ts';
import { shownAnswer } from './shown-answer.ts';

const hiveId = { params: v.object({ id: sentId<HiveId>('hive') }) };

const questionEntries = {
  itemId: ItemAnswer.entries.itemId,
  category: v.pipe(v.string(), v.description('Name of the main category.')),
  ancestors: v.pipe(v.array(v.string()), v.description('Headings between it and the item.')),
  name: v.string(),
  input: ItemAnswer.entries.input,
};

const questionJson = ({ question: { id, input }, ...row }: AnsweredRow) => ({
  ...row,
  itemId: String(id),
  input,
});

const filterQuery = {
  ids: v.optional(sentIds<InspectionId>()),
  search: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(200, 'too_long'))),
    v.description('Text in notes, reminder, times, names of hive and apiary, and answers.'),
  ),
  firstDay: v.optional(v.pipe(v.string(), v.maxLength(40, 'not_a_date'), v.description('YYYY-MM-DD'))),
  lastDay: v.optional(v.pipe(v.string(), v.maxLength(40, 'not_a_date'), v.description('YYYY-MM-DD'))),
  moods: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100, 'too_long'),
      v.description(`Some of ${moods.join(', ')}, separated by commas.`),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(moods, 'unknown_choice')),
    ),
  ),
  needsAttention: sentTrue('true: only those that need attention.'),
  hasReminder: sentTrue('true: only those with a reminder.'),
  isByPerson: sentTrue('true: without notes of the service.'),
};

const InspectionsQuery = v.object({
  ...filterQuery,
  hiveIds: v.optional(sentIds<HiveId>()),
  apiaryIds: v.optional(sentIds<ApiaryId>()),
  authorIds: v.optional(sentIds<UserId>()),
  groupIds: v.optional(sentIds<GroupId>()),
  whose: v.pipe(
    v.optional(v.picklist(whose, 'unknown_choice')),
    v.description('Of hives in groups, or of hives of the person.'),
  ),
  items: v.optional(v.pipe(v.picklist(['with', 'without']), v.description('Default: without.')), 'without'),
  page: v.optional(sentNumber(1, 1_000_000, 'Number of the page, from 1.'), '1'),
  pageSize: v.optional(sentNumber(1, 1000, 'Inspections on a page.'), '1000'),
});

type SentFilter = Partial<v.InferOutput<typeof InspectionsQuery>>;

/** @throws AppError invalid_input for a day that is none. */
const filterOf = (
  { firstDay, lastDay, search, ...filter }: SentFilter,
  language: string,
): InspectionFilter => ({
  ...filter,
  from: localTimeOf('firstDay', firstDay, '00:00:00'),
  until: localTimeOf('lastDay', lastDay, '23:59:59'),
  search: searchedFor(search, language),
});

const sliceOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  offset: (page - 1) * pageSize,
  limit: pageSize,
});

const lists = [
  action(
    'GET',
    '/inspections',
    {
      id: 'listInspections',
      summary: 'A page of the inspections that the person sees, newest first',
      query: InspectionsQuery,
      answer: v.object({ inspections: v.array(InspectionAnswer), totalCount: v.number() }),
    },
    async (context, { query: { items, page, pageSize, ...sent } }) => {
      const filter = filterOf(sent, context.locale);
      const slice = sliceOf({ page, pageSize });
      const inspections =
        items === 'with'
          ? (await ownFullInspections(context, filter, slice)).map((one) =>
              withItemsJson(one, context.locale),
            )
          : (await ownInspections(context, filter, slice)).map(({ inspection }) =>
              inspectionJson(inspection),
            );
      return { inspections, totalCount: await countOwnInspections(context, filter) };
    },
  ),
  action(
    'GET',
    '/inspections/newest',
    {
      id: 'listNewestInspections',
      summary: 'The newest inspections with their answers, for use without a network',
      query: v.object({ count: v.optional(sentNumber(1, 100, 'Number of inspections.'), '100') }),
      answer: v.object({ columns: v.array(InspectionAnswer), items: v.array(v.object(questionEntries)) }),
    },
    async (context, { query }) => {
      const { inspections, items, names } = await newestInspections(context, query.count);
      const columns = inspections.map(({ inspection }) =>
        withItemsJson({ inspection, names, items: items.get(inspection.id) ?? [] }, context.locale),
      );
      return { columns, items: inspectionTable([], items, context.locale).map(questionJson) };
    },
  ),
  action(
    'GET',
    '/inspections/authors',
    {
      id: 'listInspectionAuthors',
      summary: 'Authors of the inspections that the person sees, by name',
      answer: v.array(v.object({ id: idJson<UserId>('author'), name: v.string() })),
    },
    (context) => authorsOfInspections(context),
  ),
];

const ofHive = [
  action(
    'GET',
    '/hives/:id/inspections',
    {
      id: 'readInspectionTable',
      summary: 'A page of a hive’s inspections as columns, their items as rows',
      ...hiveId,
      query: v.object({
        ...filterQuery,
        page: v.optional(sentNumber(1, 1_000_000, 'Number of the page, from 1.'), '1'),
        pageSize: v.optional(sentNumber(1, 1000, 'Inspections on a page.'), '5'),
      }),
      answer: v.object({
        columns: v.array(InspectionAnswer),
        rows: v.array(v.object({ ...questionEntries, cells: v.array(v.nullable(ItemAnswer)) })),
        page: v.number(),
        pageCount: v.number(),
        totalCount: v.number(),
      }),
    },
    async (context, { params, query: { page, pageSize, ...sent } }) => {
      const { locale } = context;
      const slice = sliceOf({ page, pageSize });
      const found = await inspectionsOfHive(context, params.id, filterOf(sent, locale), slice);
      const columns = found.inspections.map(({ inspection }) => inspectionJson(inspection));
      const rows = inspectionTable(
        columns.map(({ id }) => id),
        found.items,
        locale,
      ).map((row) => ({
        ...questionJson(row),
        cells: row.answers.map((item) =>
          item === undefined ? null : shownAnswer(item, locale, found.names),
        ),
      }));
      const pageCount = Math.max(1, Math.ceil(found.total / pageSize));
      return { columns, rows, page, pageCount, totalCount: found.total };
    },
  ),
  action(
    'GET',
    '/hives/:id/readings',
    {
      id: 'readReadings',
      summary:
        'Weather at the apiary of a hive and the weight of its scale at a time, as an inspection then would get them',
      ...hiveId,
      query: v.object({
        at: v.pipe(v.optional(sentMoment), v.description('RFC 3339, with a zone. Default: now.')),
      }),
      answer: inspectionReadings,
    },
    (context, { params, query }) => readingsOfHive(context, params.id, query.at),
  ),
  action(
    'GET',
    '/hives/:id/last-answers',
    {
      id: 'readLastAnswers',
      summary: 'The last inspection of a hive, and the last answer to each item',
      ...hiveId,
      answer: v.object({
        inspection: v.optional(InspectionAnswer),
        items: v.array(v.object({ inspectedAt: zonedTime, item: ItemAnswer })),
      }),
    },
    async (context, { params }) => {
      const { last, items, names } = await lastAnswers(context, params.id);
      return {
        inspection: last && inspectionJson(last),
        items: items.map(({ inspectedLocal, timeZone, ...item }) => ({
          inspectedAt: zonedTimeOf(inspectedLocal, timeZone),
          item: shownAnswer(item, context.locale, names),
        })),
      };
    },
  ),
];

const checklistToFillIn = action(
  'GET',
  '/checklists/to-fill-in',
  {
    id: 'readChecklistToFillIn',
    summary:
      'The requested checklist, else that of the edited inspection, that of the hive, the one used last for the hive, or the newest',
    query: v.object({
      id: v.optional(sentId<ChecklistId>('checklist')),
      hiveId: v.optional(sentId<HiveId>('hive')),
      inspectionId: v.optional(sentId<InspectionId>('inspection')),
    }),
    answer: v.object({
      checklist: v.pipe(v.optional(ChecklistToFillIn), v.description('Absent: the person has none.')),
    }),
  },
  async (context, { query }) => {
    const { chosen } = await checklistToInspectBy(context, query);
    if (chosen === undefined) return {};
    return { checklist: { ...chosen.checklist, items: questionsOf(chosen, context.locale) } };
  },
);

export const inspectionListRoutes = inOneScope([...lists, ...ofHive, checklistToFillIn]);
