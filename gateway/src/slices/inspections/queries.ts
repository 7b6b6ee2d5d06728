import type { InputMaybe, InspectionFilter, Resolvers } from '../../generated/schema.ts';
import { dataOf, unlessMissing, unlessOthers } from '../../rest/answers.ts';
import { wireId } from '../wire-ids.ts';
import { cursorAfter, diaryPage } from './diary-page.ts';
import { inputKindOf } from './input-kinds.ts';

/** All that a hive has in fifteen years of weekly visits, for a curve or a file of them. */
const tablePageMax = 1000;

const newestMax = 100;

const between = (min: number, wanted: number, max: number) => String(Math.min(Math.max(wanted, min), max));

type QueryParent = 'Query' | 'Hive' | 'Inspection' | 'InspectionItem' | 'AnsweredItem' | 'InspectionTableRow';

export const inspectionQueries: Pick<Resolvers, QueryParent> = {
  Query: {
    async diary(_parent, { filter, first, after }, { rest }) {
      const { page, size } = diaryPage(first, after);
      const query = { ...queryOf(filter), page: String(page), pageSize: String(size) };
      const { inspections: nodes, totalCount } = await dataOf(
        rest.client.GET('/api/v1/inspections', { params: { query } }),
      );
      const hasNextPage = page * size < totalCount;
      const endCursor = hasNextPage ? cursorAfter({ page, size }) : undefined;
      return { nodes, totalCount, hasNextPage, endCursor };
    },

    newestInspections(_parent, { first }, { rest }) {
      const query = { count: between(1, first ?? newestMax, newestMax) };
      return dataOf(rest.client.GET('/api/v1/inspections/newest', { params: { query } }));
    },

    inspection: (_parent, { id }, { rest }) =>
      unlessMissing(dataOf(rest.client.GET('/api/v1/inspections/{id}', { params: { path: { id } } }))),

    inspectionAuthors: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/inspections/authors')),

    apiaryDevelopment: (_parent, { id }, { rest }) =>
      unlessMissing(
        dataOf(rest.client.GET('/api/v1/apiaries/{id}/development', { params: { path: { id } } })),
      ),

    dues: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/dues')),

    inspectionVersions: async (_parent, { id }, { rest }) => {
      if (wireId(id) === undefined) return undefined;
      const call = rest.client.GET('/api/v1/inspections/{id}/versions', { params: { path: { id } } });
      return unlessOthers(dataOf(call));
    },

    apiaryForecasts: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/weather-days')),

    hives: async (_parent, _args, { loaders }) =>
      (await loaders.ownApiaries()).flatMap(({ hives }) => hives ?? []),
  },

  Hive: {
    lastAnswers: ({ id }, _args, { rest }) =>
      unlessMissing(dataOf(rest.client.GET('/api/v1/hives/{id}/last-answers', { params: { path: { id } } }))),

    readings({ id }, { at }, { rest }) {
      const params = { path: { id }, query: { ...(at && { at }) } };
      return dataOf(rest.client.GET('/api/v1/hives/{id}/readings', { params }));
    },

    inspectionTable({ id }, { filter, page, pageSize }, { rest }) {
      const query = {
        ...queryOf(filter),
        isByPerson: filter?.inspectionId ? ('false' as const) : ('true' as const),
        page: between(1, page, 1_000_000),
        pageSize: between(1, pageSize, tablePageMax),
      };
      const params = { path: { id }, query };
      return dataOf(rest.client.GET('/api/v1/hives/{id}/inspections', { params }));
    },
  },

  Inspection: {
    hive: ({ hiveId }, _args, { loaders }) => loaders.hive.load(hiveId),
    photos: ({ id }, _args, { loaders }) => loaders.photosOfInspection.load(id),
    async generalPhotoIds({ id }, _args, { loaders }) {
      const photos = await loaders.photosOfInspection.load(id);
      return photos.filter(({ itemId }) => itemId == null).map((photo) => photo.id);
    },
    items: ({ id, items }, _args, { loaders }) => items ?? loaders.itemsOfInspection.load(id),
    isOwner: ({ access }) => access === 'owner',
    canEdit: ({ access }) => access !== 'see',
  },

  InspectionItem: { input: ({ input }) => inputKindOf(input) },
  AnsweredItem: { input: ({ input }) => inputKindOf(input) },
  InspectionTableRow: { input: ({ input }) => inputKindOf(input) },
};

/** What is absent or empty does not narrow. */
function queryOf(filter: InputMaybe<InspectionFilter> | undefined) {
  const { search, moods, needsAttention, hasReminder, whose, ...rest } = filter ?? {};
  return {
    ids: rest.inspectionId || null,
    hiveIds: rest.hiveId || null,
    apiaryIds: rest.apiaryId || null,
    authorIds: rest.authorId || null,
    groupIds: rest.groupId || null,
    firstDay: rest.firstDay || null,
    lastDay: rest.lastDay || null,
    search: search?.trim() ? search : null,
    moods: moods?.join(',') || null,
    whose: whose ?? null,
    needsAttention: needsAttention ? ('true' as const) : null,
    hasReminder: hasReminder ? ('true' as const) : null,
  };
}
