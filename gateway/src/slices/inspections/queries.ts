import type { GatewayContext } from '../../context.ts';
import type { InputMaybe, InspectionFilter, Resolvers } from '../../generated/schema.ts';
import { dataOf, unlessMissing } from '../../rest/answers.ts';
import { maxId, wireId } from '../wire-ids.ts';
import { checklistFromWire } from './checklist-from-wire.ts';
import { cursorAfter, diaryPage } from './diary-page.ts';
import { inspectionFromWire, lastAnswersFromWire } from './from-wire.ts';
import type { InspectionModel } from './models.ts';
import { newestFromWire, tableFromWire } from './table-from-wire.ts';
import { filterToWire } from './to-wire.ts';

/** All that a hive has in fifteen years of weekly visits, for a curve or a file of them. */
const tablePageMax = 1000;

const newestMax = 100;

export const inspectionQueries: Pick<Resolvers, 'Query' | 'Hive' | 'Inspection'> = {
  Query: {
    async diary(_parent, { filter, first, after }, { rest }) {
      const { page, size } = diaryPage(first, after);
      const query = { ...filterToWire(filter), ...hivesToWire(filter), page, per_page: size };
      const call = rest.client.GET('/api/inspections', { params: { query } });
      const nodes = (await dataOf(call)).map(inspectionFromWire);
      const totalCount = Number((await call).response.headers.get('x-total-count') ?? nodes.length);
      const hasNextPage = page * size < totalCount;
      return {
        nodes,
        totalCount,
        hasNextPage,
        endCursor: hasNextPage ? cursorAfter({ page, size }) : undefined,
      };
    },

    async newestInspections(_parent, { first }, { rest }) {
      const query = { per_page: Math.min(Math.max(first ?? newestMax, 1), newestMax) };
      return newestFromWire(await dataOf(rest.client.GET('/api/inspections/newest', { params: { query } })));
    },

    inspection: (_parent, { id }, context) => inspectionOf(context, id),

    inspectionAuthors: async (_parent, _args, { rest }) =>
      (await dataOf(rest.client.GET('/api/inspections/authors'))).map(({ id, name }) => ({
        id: String(id),
        name,
      })),

    hives: async (_parent, _args, { loaders }) =>
      (await loaders.ownApiaries()).flatMap(({ hives }) => hives ?? []),

    async checklist(_parent, { id, hiveId, inspectionId }, { rest, language }) {
      const wanted = id ? wireId(id) : undefined;
      if (id && wanted === undefined) return undefined;
      const hive = hiveId ? wireId(hiveId) : undefined;
      const inspection = inspectionId ? wireId(inspectionId) : undefined;
      const query = {
        ...(wanted !== undefined && { id: wanted }),
        ...(hive !== undefined && { hive_id: hive }),
        ...(inspection !== undefined && { inspection_id: inspection }),
      };
      const call = rest.client.GET('/api/inspections/lists', { params: { query } });
      const found = await unlessMissing(dataOf(call));
      return found?.checklist ? checklistFromWire(found.checklist, language) : undefined;
    },
  },

  Hive: {
    async lastAnswers({ id }, _args, { rest }) {
      const params = { path: { id: Number(id) } };
      const call = rest.client.GET('/api/inspections/hive/{id}/last', { params });
      const found = await unlessMissing(dataOf(call));
      return found && lastAnswersFromWire(found);
    },

    async inspectionTable({ id }, { filter, page, pageSize: wanted }, { rest }) {
      const slice = { page: Math.max(page, 1), items_per_page: Math.min(Math.max(wanted, 1), tablePageMax) };
      const isOne = Boolean(filter?.inspectionId);
      const query = { ...filterToWire(filter), ...(isOne ? {} : { events: '0' }), ...slice };
      const params = { path: { id: Number(id) }, query };
      return tableFromWire(await dataOf(rest.client.GET('/api/inspections/hive/{id}', { params })));
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
  },
};

/** With its items; undefined for what is not there or is somebody else's. */
export async function inspectionOf(
  { rest }: Pick<GatewayContext, 'rest'>,
  id: string,
): Promise<InspectionModel | undefined> {
  const number = wireId(id);
  if (number === undefined) return undefined;
  const params = { path: { id: number } };
  const found = await unlessMissing(dataOf(rest.client.GET('/api/inspections/{id}', { params })));
  return found && inspectionFromWire(found);
}

/** 0 is no hive's id, and the last is no group's: what cannot be one has no inspections. */
function hivesToWire(filter: InputMaybe<InspectionFilter> | undefined) {
  const { hiveId, apiaryId, authorId, groupId, whose } = filter ?? {};
  return {
    ...(hiveId ? { hive_ids: [String(wireId(hiveId) ?? 0)] } : {}),
    ...(apiaryId ? { location_ids: [String(wireId(apiaryId) ?? 0)] } : {}),
    ...(authorId ? { author_id: wireId(authorId) ?? maxId } : {}),
    ...(groupId ? { group_id: wireId(groupId) ?? maxId } : {}),
    ...(whose ? { whose } : {}),
  };
}
