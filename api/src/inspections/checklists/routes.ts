import Type from 'typebox';
import type { ChecklistId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { ownChecklists, showChecklist } from './service.ts';
import { ChecklistBody, checklistToWire, TaxonomyNodeBody, TaxonomyNodeRef, taxonomyToWire } from './wire.ts';

const getChecklistsRoute: Routes = async (http) => {
  http.get(
    '/checklists',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getChecklists',
        tags: ['checklists'],
        summary: 'Own checklists by name',
        response: { 200: Type.Array(ChecklistBody) },
      },
    },
    async (request) => (await ownChecklists(signedInContextOf(request))).map(checklistToWire),
  );
};

const getChecklistRoute: Routes = async (http) => {
  http.get(
    '/checklists/:id',
    {
      config: { access: 'signedIn', errors: { codes: { not_found: { bare: null } } } },
      schema: {
        operationId: 'getChecklist',
        tags: ['checklists'],
        summary: 'One checklist with the taxonomy that it is put together from',
        params: idParams<ChecklistId>(),
        response: {
          200: Type.Object({ ...ChecklistBody.properties, taxonomy: Type.Array(TaxonomyNodeRef) }),
        },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const checklist = await showChecklist(context, request.params.id);
      return { ...checklistToWire(checklist), taxonomy: taxonomyToWire(checklist, context.locale) };
    },
  );
};

const schemas: Routes = async (http) => {
  http.addSchema(TaxonomyNodeBody);
};

export const checklistRoutes = inOneScope([schemas, getChecklistsRoute, getChecklistRoute]);
