import Type from 'typebox';
import { ChecklistChoiceBody, checklistChoiceToWire } from '#inspections/checklists/choice-wire.ts';
import { checklistChoice } from '#inspections/checklists/service.ts';
import type { ChecklistId, HiveId, InspectionId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { idParams, idSchema } from '#platform/http/schemas.ts';
import { sentInspectionOf, wholeInspectionOf } from './edit-wire.ts';
import { changeInspection, editInspection, recordInspection } from './recording.ts';
import {
  countOwnInspections,
  deleteInspection,
  type FullInspection,
  inspectionsOfHive,
  ownFullInspections,
  ownInspections,
  showInspection,
} from './service.ts';
import {
  FullInspectionBody,
  fullInspectionToWire,
  HiveInspectionsBody,
  hiveInspectionsToWire,
  InspectionListBody,
  inspectionListToWire,
} from './wire.ts';
import {
  filterOf,
  HiveInspectionsQuery,
  InspectionEditInput,
  InspectionsQuery,
  inspectionFilterNames,
  inspectionInputOf,
  inspectionNames,
  StoreInput,
  sliceOf,
} from './wire-input.ts';

const tags = ['inspections'];
const params = idParams<InspectionId>();
const nullWhenMissing = { codes: { not_found: { bare: null } } };

const getInspectionsRoute: Routes = async (http) => {
  http.get(
    '/inspections',
    {
      config: { access: 'signedIn', errors: { ...nullWhenMissing, names: inspectionFilterNames } },
      schema: {
        operationId: 'getInspections',
        tags,
        summary: 'Own inspections, newest first. Without a page: at most 1000, and 404 when there are none',
        description: 'With a page, X-Total-Count says how many there are in all.',
        querystring: InspectionsQuery,
        response: { 200: InspectionListBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const filter = filterOf(request.query, context.locale);
      const isPage = request.query.page !== undefined;
      if (isPage) reply.header('x-total-count', await countOwnInspections(context, filter));
      const list = request.query.items === '1' ? ownFullInspections : ownInspections;
      const found = await list(context, filter, sliceOf(request.query));
      return inspectionListToWire(found, isPage, context.locale);
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
        summary: 'Own checklists, and one of them as a tree to fill in: the named one, else the newest',
        querystring: Type.Object({ id: Type.Optional(idSchema<ChecklistId>()) }),
        response: { 200: ChecklistChoiceBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return checklistChoiceToWire(await checklistChoice(context, request.query.id), context.locale);
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
        params: idParams<HiveId>(),
        querystring: HiveInspectionsQuery,
        response: { 200: HiveInspectionsBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { items_per_page: perPage = 5, paginated_result: isPaginated, ...query } = request.query;
      const slice = sliceOf({ ...query, per_page: perPage });
      const hiveId = request.params.id;
      const page = await inspectionsOfHive(context, hiveId, filterOf(query, context.locale), slice);
      return hiveInspectionsToWire(page, { hiveId, slice, isPaginated: isPaginated !== '0' }, context);
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

const storeInspectionRoute: Routes = async (http) => {
  http.post(
    '/inspections/store',
    {
      config: { access: 'signedIn', errors: { names: inspectionNames } },
      schema: {
        operationId: 'storeInspection',
        tags,
        summary: 'Records an inspection of one or several hives, or with `id` writes one anew',
        body: StoreInput,
        response: { 201: Type.Integer({ description: 'Id of the inspection; of several, of the last.' }) },
      },
    },
    async (request, reply) => {
      reply.status(201);
      const context = signedInContextOf(request);
      const { id, client_id: clientId } = request.body;
      const input = inspectionInputOf(request.body);
      if (id === undefined) return recordInspection(context, input, clientId);
      return editInspection(context, id, {
        ...wholeInspectionOf(request.body),
        input,
        revision: revisionIn(request),
        toWire: (current) => fullInspectionToWire(current, context.locale),
      });
    },
  );
};

const editInspectionRoute: Routes = async (http) => {
  http.patch(
    '/inspections/:id',
    {
      config: { access: 'signedIn', errors: { names: inspectionNames } },
      schema: {
        operationId: 'editInspection',
        tags,
        summary: 'Changes an inspection; what is left out stays (an addition to the old wire)',
        params,
        body: InspectionEditInput,
        response: { 200: FullInspectionBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const toWire = (inspection: FullInspection) => fullInspectionToWire(inspection, context.locale);
      const edit = { ...sentInspectionOf(request.body), revision: revisionIn(request), toWire };
      return toWire(await changeInspection(context, request.params.id, edit));
    },
  );
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

export const inspectionRoutes = inOneScope([
  getInspectionsRoute,
  getInspectionListsRoute,
  getInspectionsOfHiveRoute,
  getInspectionRoute,
  storeInspectionRoute,
  editInspectionRoute,
  deleteInspectionRoute,
]);
