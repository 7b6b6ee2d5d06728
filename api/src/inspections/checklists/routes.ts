import Type from 'typebox';
import type { ChecklistId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import { ChecklistFormsBody, checklistFormsToWire } from './forms-wire.ts';
import { checklistItemRoutes } from './item-routes.ts';
import {
  changeChecklist,
  checklistToPutTogether,
  createChecklist,
  deleteChecklist,
  listChecklists,
  shareChecklist,
  showChecklists,
} from './service.ts';
import { ChecklistBody, checklistToWire, TaxonomyNodeBody, TaxonomyNodeRef, taxonomyToWire } from './wire.ts';
import {
  ChecklistEditInput,
  checklistChangesOf,
  checklistNames,
  NewChecklistInput,
  ShareInput,
  sentChecklistOf,
} from './wire-input.ts';

const tags = ['checklists'];
const params = idParams<ChecklistId>('checklist');
const SavedBody = Type.Object({ checklist_id: Type.Integer() });

const getChecklistsRoute: Routes = async (http) => {
  http.get(
    '/checklists',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getChecklists',
        tags,
        summary: 'Checklists of the person and of their groups and research projects, by name',
        response: { 200: Type.Array(ChecklistBody) },
      },
    },
    async (request) => (await listChecklists(signedInContextOf(request))).map(checklistToWire),
  );
};

const getChecklistFormsRoute: Routes = async (http) => {
  http.get(
    '/checklist-forms',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getChecklistForms',
        tags,
        summary: 'All checklists to fill in with their items, for use without a network',
        response: { 200: ChecklistFormsBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return checklistFormsToWire(await showChecklists(context), context.locale);
    },
  );
};

const createChecklistRoute: Routes = async (http) => {
  http.post(
    '/checklists',
    {
      config: { access: 'signedIn', errors: { names: checklistNames } },
      schema: {
        operationId: 'createChecklist',
        tags,
        summary: 'Creates a checklist: from these items, from a template, or as a copy',
        body: NewChecklistInput,
        response: { 201: SavedBody },
      },
    },
    async (request, reply) => {
      const { template, copy_of: copyOf, ...said } = request.body;
      const start = { template: template ?? undefined, copyOf: copyOf ?? undefined };
      reply.status(201);
      const context = signedInContextOf(request);
      return { checklist_id: await createChecklist(context, start, checklistChangesOf(said)) };
    },
  );
};

const getChecklistRoute: Routes = async (http) => {
  http.get(
    '/checklists/:id',
    {
      config: { access: 'signedIn', errors: { codes: { not_found: { bare: null } } } },
      schema: {
        operationId: 'getChecklist',
        tags,
        summary: 'One checklist with the taxonomy of its items',
        params,
        response: {
          200: Type.Object({ ...ChecklistBody.properties, taxonomy: Type.Array(TaxonomyNodeRef) }),
        },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const full = await checklistToPutTogether(context, request.params.id);
      return { ...checklistToWire(full.checklist), taxonomy: taxonomyToWire(full, context.locale) };
    },
  );
};

const editChecklistRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/checklists/:id',
      config: { access: 'signedIn', errors: { names: checklistNames } },
      schema: {
        operationId: `editChecklist${suffix}`,
        tags,
        summary: 'Updates a checklist; absent fields, items included, do not change',
        params,
        body: ChecklistEditInput,
        response: { 200: SavedBody },
      },
      handler: async (request) => {
        const { checklist } = await changeChecklist(signedInContextOf(request), request.params.id, {
          revision: revisionIn(request),
          ...sentChecklistOf(request.body),
          toWire: checklistToWire,
        });
        return { checklist_id: checklist.id };
      },
    });
  }
};

const deleteChecklistRoute: Routes = async (http) => {
  http.delete(
    '/checklists/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'deleteChecklist',
        tags,
        summary: 'Deletes a checklist, except the last one of a person',
        params,
        response: { 200: Type.Literal(true) },
      },
    },
    async (request) => {
      await deleteChecklist(signedInContextOf(request), request.params.id);
      return true as const;
    },
  );
};

const shareChecklistRoute: Routes = async (http) => {
  http.put(
    '/checklists/:id/groups',
    {
      config: { access: 'signedIn', errors: { names: checklistNames } },
      schema: {
        operationId: 'shareChecklist',
        tags,
        summary: 'Shares a checklist with exactly these groups: their members use and copy it',
        params,
        body: ShareInput,
        response: { 200: ChecklistBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const shared = await shareChecklist(context, request.params.id, request.body.group_ids);
      return checklistToWire(shared.checklist);
    },
  );
};

const schemas: Routes = async (http) => {
  http.addSchema(TaxonomyNodeBody);
};

export const checklistRoutes = inOneScope([
  schemas,
  getChecklistsRoute,
  getChecklistFormsRoute,
  createChecklistRoute,
  getChecklistRoute,
  editChecklistRoute,
  deleteChecklistRoute,
  shareChecklistRoute,
  ...checklistItemRoutes,
]);
