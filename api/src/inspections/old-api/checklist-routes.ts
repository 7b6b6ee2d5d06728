import { formatLocaleOf, isOfferedLanguage } from '@skep/domain';
import Type from 'typebox';
import { ownItems } from '#inspections/checklists/own-items.ts';
import {
  changeChecklist,
  checklistToPutTogether,
  createChecklist,
  deleteChecklist,
  listChecklists,
} from '#inspections/checklists/service.ts';
import type { ChecklistId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams, text } from '#platform/http/schemas.ts';
import {
  bareTaxonomyToWire,
  ChecklistBody,
  checklistToWire,
  flattened,
  TaxonomyNodeBody,
  TaxonomyNodeRef,
  taxonomyToWire,
} from './checklist-answer.ts';
import {
  ChecklistEditInput,
  ChecklistInput,
  checklistChangesOf,
  checklistNames,
  sentChecklistOf,
} from './checklist-input.ts';

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

const createChecklistRoute: Routes = async (http) => {
  http.post(
    '/checklists',
    {
      config: { access: 'signedIn', errors: { names: checklistNames } },
      schema: {
        operationId: 'createChecklist',
        tags,
        summary: 'Creates a checklist from these items',
        body: ChecklistInput,
        response: { 201: SavedBody },
      },
    },
    async (request, reply) => {
      reply.status(201);
      const context = signedInContextOf(request);
      return { checklist_id: await createChecklist(context, {}, checklistChangesOf(request.body)) };
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

const getTaxonomyRoute: Routes = async (http) => {
  http.get(
    '/taxonomy/taxonomy',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getTaxonomy',
        tags,
        summary: 'The whole taxonomy as a tree, with custom items of the person',
        querystring: Type.Object({
          locale: Type.Optional(text({ description: 'Default: the language of the request.' })),
          flat: Type.Optional(text({ description: '1: one list, parents before their children.' })),
          order: Type.Optional(text({ description: '1: sorted by name.' })),
        }),
        response: { 200: Type.Object({ taxonomy: Type.Array(TaxonomyNodeRef) }) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { locale = '', flat, order } = request.query;
      const language = isOfferedLanguage(locale) ? locale : context.locale;
      const tree = bareTaxonomyToWire(await ownItems(context), language);
      const nodes = flat === '1' ? flattened(tree) : tree;
      const { compare } = new Intl.Collator(formatLocaleOf(language));
      return { taxonomy: order === '1' ? nodes.toSorted((a, b) => compare(a.text, b.text)) : nodes };
    },
  );
};

const schemas: Routes = async (http) => {
  http.addSchema(TaxonomyNodeBody);
};

export const oldChecklistRoutes = inOneScope([
  schemas,
  getChecklistsRoute,
  createChecklistRoute,
  getChecklistRoute,
  editChecklistRoute,
  deleteChecklistRoute,
  getTaxonomyRoute,
]);
