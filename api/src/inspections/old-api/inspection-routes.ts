import { languageFor } from '@skep/domain';
import Type from 'typebox';
import type { Inspection } from '#inspections/inspections/inspection.ts';
import { checklistToInspectBy } from '#inspections/inspections/previous-answers.ts';
import { changeInspection, editInspection, recordInspection } from '#inspections/inspections/recording.ts';
import {
  countOwnInspections,
  deleteInspection,
  type FullInspection,
  inspectionsOfHive,
  ownInspections,
  showInspection,
} from '#inspections/inspections/service.ts';
import type { ChecklistId, HiveId, InspectionId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { idParams, idSchema } from '#platform/http/schemas.ts';
import { ChecklistChoiceBody, checklistChoiceToWire } from './checklist-answer.ts';
import {
  FullInspectionBody,
  fullInspectionToWire,
  HiveInspectionsBody,
  hiveInspectionsToWire,
  InspectionListBody,
  inspectionListToWire,
} from './inspection-answer.ts';
import {
  filterOf,
  HiveInspectionsQuery,
  InspectionEditInput,
  InspectionsQuery,
  inspectionFilterNames,
  inspectionInputOf,
  inspectionNames,
  StoreInput,
  sentInspectionOf,
  sliceOf,
  wholeInspectionOf,
} from './inspection-input.ts';

const tags = ['inspections'];
const params = idParams<InspectionId>('inspection');
const nullWhenMissing = { codes: { not_found: { bare: null } } };

const getInspectionsRoute: Routes = async (http) => {
  http.get(
    '/inspections',
    {
      config: { access: 'signedIn', errors: { ...nullWhenMissing, names: inspectionFilterNames } },
      schema: {
        operationId: 'getInspections',
        tags,
        summary:
          'Inspections of the person, newest first. Without `page`: at most 1000, and 404 if there are none',
        description: 'If `page` is set, X-Total-Count is the total number.',
        querystring: InspectionsQuery,
        response: { 200: InspectionListBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const filter = filterOf(request.query, context.locale);
      const isPage = request.query.page !== undefined;
      if (isPage) reply.header('x-total-count', await countOwnInspections(context, filter));
      const found = await ownInspections(context, filter, sliceOf(request.query));
      return inspectionListToWire(found, isPage);
    },
  );
};

const getInspectionListsRoute: Routes = async (http) => {
  http.get(
    '/inspections/lists',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getInspectionLists',
        tags,
        summary:
          'Checklists to choose from, and one of them as a tree to fill in: the requested one, else the newest of the person',
        description:
          'Without a requested one, the first of these: checklist of the edited inspection, checklist of the hive, the one used last for the hive, the newest.',
        querystring: Type.Object({
          id: Type.Optional(idSchema<ChecklistId>('The checklist to fill in.')),
          hive_id: Type.Optional(idSchema<HiveId>('The hive to inspect.')),
          inspection_id: Type.Optional(idSchema<InspectionId>('The inspection to edit.')),
        }),
        response: { 200: ChecklistChoiceBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { id, hive_id: hiveId, inspection_id: inspectionId } = request.query;
      const choice = await checklistToInspectBy(context, { id, hiveId, inspectionId });
      return checklistChoiceToWire(choice, context.locale);
    },
  );
};

const getInspectionsOfHiveRoute: Routes = async (http) => {
  http.get(
    '/inspections/hive/:id',
    {
      config: { access: 'signedIn', errors: { names: inspectionFilterNames } },
      schema: {
        operationId: 'getInspectionsOfHive',
        tags,
        summary: 'A page of a hive’s inspections as columns, their items as rows',
        params: idParams<HiveId>('hive'),
        querystring: HiveInspectionsQuery,
        response: { 200: HiveInspectionsBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { items_per_page: perPage = 5, paginated_result: isPaginated, ...query } = request.query;
      const locale = query.locale === undefined ? context.locale : languageFor([query.locale]);
      const slice = sliceOf({ ...query, per_page: perPage });
      const hiveId = request.params.id;
      const page = await inspectionsOfHive(context, hiveId, filterOf(query, locale), slice);
      const options = { hiveId, slice, isPaginated: isPaginated !== '0' };
      return hiveInspectionsToWire(page, options, { ...context, locale });
    },
  );
};

const getInspectionRoute: Routes = async (http) => {
  http.get(
    '/inspections/:id',
    {
      config: { access: 'signedIn', errors: nullWhenMissing },
      schema: {
        operationId: 'getInspection',
        tags,
        summary: 'One inspection with its answers',
        params,
        response: { 200: FullInspectionBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return fullInspectionToWire(await showInspection(context, request.params.id), context.locale);
    },
  );
};

/** Old clients know the route by two paths. */
const storing = [
  { url: '/inspections/store', operationId: 'storeInspection' },
  { url: '/inspections', operationId: 'createInspection' },
] as const;

const storeInspectionRoutes: Routes = async (http) => {
  for (const { url, operationId } of storing)
    http.post(
      url,
      {
        config: { access: 'signedIn', errors: { names: inspectionNames } },
        schema: {
          operationId,
          tags,
          summary: 'Records an inspection of one or several hives; with `id` it replaces one',
          body: StoreInput,
          response: {
            201: Type.Integer({
              description: 'Id of the inspection; if several were recorded, of the last.',
            }),
          },
        },
      },
      async (request, reply) => {
        reply.status(201);
        const context = signedInContextOf(request);
        const { id, client_id: clientId } = request.body;
        const inputOf = (held?: Inspection) => inspectionInputOf(request.body, held);
        if (id === undefined) return recordInspection(context, inputOf(), clientId);
        return editInspection(context, id, {
          ...wholeInspectionOf(request.body),
          inputOf,
          revision: revisionIn(request),
          toWire: (current) => fullInspectionToWire(current, context.locale),
        });
      },
    );
};

/** Two methods of one meaning, as on the other resources of the old wire. */
const editing = [
  { method: 'PATCH', operationId: 'editInspection' },
  { method: 'PUT', operationId: 'putInspection' },
] as const;

const editInspectionRoutes: Routes = async (http) => {
  for (const { method, operationId } of editing)
    http.route({
      method,
      url: '/inspections/:id',
      config: { access: 'signedIn', errors: { names: inspectionNames } },
      schema: {
        operationId,
        tags,
        summary: 'Updates an inspection; absent fields do not change',
        params,
        body: InspectionEditInput,
        response: { 200: FullInspectionBody },
      },
      handler: async (request) => {
        const context = signedInContextOf(request);
        const toWire = (inspection: FullInspection) => fullInspectionToWire(inspection, context.locale);
        const edit = { ...sentInspectionOf(request.body), revision: revisionIn(request), toWire };
        return toWire(await changeInspection(context, request.params.id, edit));
      },
    });
};

const deleteInspectionRoute: Routes = async (http) => {
  http.delete(
    '/inspections/:id',
    {
      config: { access: 'signedIn', errors: nullWhenMissing },
      schema: {
        operationId: 'deleteInspection',
        tags,
        summary: 'Deletes an inspection',
        params,
        response: { 200: Type.Null({ description: 'An empty body.' }) },
      },
    },
    async (request, reply) => {
      await deleteInspection(signedInContextOf(request), request.params.id);
      return nothing(reply);
    },
  );
};

export const oldInspectionRoutes = inOneScope([
  getInspectionsRoute,
  getInspectionListsRoute,
  getInspectionsOfHiveRoute,
  getInspectionRoute,
  storeInspectionRoutes,
  editInspectionRoutes,
  deleteInspectionRoute,
]);
