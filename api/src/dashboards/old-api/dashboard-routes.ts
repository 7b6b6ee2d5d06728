import Type from 'typebox';
import type { DashboardId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import {
  createDashboard,
  editDashboard,
  type OwnDashboard,
  ownDashboards,
  removeDashboard,
  showDashboard,
} from '../dashboard-admin/service.ts';
import { DashboardBody, dashboardToWire } from './dashboard-answer.ts';
import { DashboardInput, dashboardChangesOf, dashboardNames } from './dashboard-input.ts';

const tags = ['dashboards'];
const params = idParams<DashboardId>('dashboard');
const config = { access: 'signedIn', errors: { names: dashboardNames } } as const;

const getDashboardsRoute: Routes = async (http) => {
  http.get(
    '/dashboardgroups',
    {
      config,
      schema: {
        operationId: 'getDashboards',
        tags,
        summary: 'Dashboards of the person by title',
        response: { 200: Type.Array(DashboardBody) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return (await ownDashboards(context)).map((each) => dashboardToWire(each, context.addresses));
    },
  );
};

const createDashboardRoute: Routes = async (http) => {
  http.post(
    '/dashboardgroups',
    {
      config,
      schema: {
        operationId: 'createDashboard',
        tags,
        summary: 'Creates a dashboard of hives of the person, with a public code',
        description: 'Needs the permission `dashboard`.',
        body: DashboardInput,
        response: { 201: DashboardBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const made = await createDashboard(context, dashboardChangesOf(request.body));
      reply.status(201);
      return dashboardToWire(made, context.addresses);
    },
  );
};

const getDashboardRoute: Routes = async (http) => {
  http.get(
    '/dashboardgroups/:id',
    {
      config,
      schema: {
        operationId: 'getDashboard',
        tags,
        summary: 'One of the own dashboards',
        params,
        response: { 200: DashboardBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return dashboardToWire(await showDashboard(context, request.params.id), context.addresses);
    },
  );
};

const editDashboardRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/dashboardgroups/:id',
      config,
      schema: {
        operationId: `editDashboard${suffix}`,
        tags,
        summary: 'Updates a dashboard; absent fields do not change',
        params,
        body: DashboardInput,
        response: { 200: DashboardBody },
      },
      handler: async (request) => {
        const context = signedInContextOf(request);
        const toWire = (held: OwnDashboard) => dashboardToWire(held, context.addresses);
        const edited = await editDashboard(context, request.params.id, {
          revision: revisionIn(request),
          sentRevision: undefined,
          changes: changesOfSent(request.body, toWire, dashboardChangesOf),
          toWire,
        });
        return toWire(edited);
      },
    });
  }
};

const deleteDashboardRoute: Routes = async (http) => {
  http.delete(
    '/dashboardgroups/:id',
    {
      config,
      schema: {
        operationId: 'deleteDashboard',
        tags,
        summary: 'Deletes a dashboard; its code stops working',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeDashboard(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const oldDashboardRoutes = inOneScope([
  getDashboardsRoute,
  createDashboardRoute,
  getDashboardRoute,
  editDashboardRoute,
  deleteDashboardRoute,
]);
