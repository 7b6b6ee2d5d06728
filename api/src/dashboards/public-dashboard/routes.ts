import { AppError } from '@skep/domain';
import Type from 'typebox';
import type { DashboardId, HiveId } from '#platform/context/ids.ts';
import { asBuilt, nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { idSchema, text } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { DashboardInput, dashboardNames } from '../dashboard-admin/wire.ts';
import { OldScreenBody, oldHiveToWire, oldScreenToWire } from './old-wire.ts';
import { previewDashboard } from './preview.ts';
import { countScreen, openScreen } from './service.ts';
import { shownHive } from './shown.ts';
import { ScreenBody, sentScreen } from './wire.ts';

const tags = ['dashboards'];
const params = Type.Object({ code: text({ description: 'Code of the dashboard, from its address.' }) });
const config = { access: 'public', limits: [rateLimits.dashboard] } as const;

const oldScreenRoute: Routes = async (http) => {
  http.get(
    '/dashboard/:code',
    {
      // Old screens take both for "type the code again".
      config: { ...config, errors: { codes: { not_found: { status: 422 } } } },
      schema: {
        operationId: 'getDashboardScreen',
        tags,
        summary: 'A dashboard, or one of its hives, for screens of the old service',
        params,
        querystring: Type.Object({
          hive_id: Type.Optional(
            idSchema<HiveId>('Id of one hive of the dashboard: returns only its details.'),
          ),
        }),
        response: { 200: OldScreenBody },
      },
    },
    async (request, reply) => {
      const context = contextOf(request);
      const { code } = request.params;
      const { hive_id: hiveId } = request.query;
      const shown = await openScreen(context, { code, address: http.addressOf(request) });
      asBuilt(reply.header('x-robots-tag', 'noindex'));
      if (hiveId === undefined) return oldScreenToWire(shown, context);
      const hive = shownHive(shown, hiveId);
      if (hive === undefined) throw new AppError('not_found');
      return oldHiveToWire(shown, hive);
    },
  );
};

const screenRoute: Routes = async (http) => {
  http.get(
    '/dashboard/:code/screen',
    {
      config,
      schema: {
        operationId: 'getScreen',
        tags,
        summary: 'Content of a dashboard, for anyone who knows the code; 304 to If-None-Match if unchanged',
        params,
        response: { 200: ScreenBody },
      },
    },
    async (request, reply) => {
      const context = contextOf(request);
      const { code } = request.params;
      const shown = await openScreen(context, { code, address: http.addressOf(request) });
      const { body, text: written, etag } = sentScreen(shown, context.addresses);
      reply
        .header('etag', etag)
        // It may end at any moment: whoever keeps it asks whether it is still so.
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .type('application/json; charset=utf-8')
        .serializer(() => written);
      return body;
    },
  );
};

const frameRoute: Routes = async (http) => {
  http.get(
    '/dashboard/:code/frame',
    {
      config,
      schema: {
        operationId: 'getDashboardSites',
        tags,
        summary: 'Sites that may show the dashboard in a frame, for the server of the page',
        params,
        response: { 200: Type.Object({ sites: Type.Array(Type.String()) }) },
      },
    },
    async (request) => {
      const { code } = request.params;
      const { dashboard } = await openScreen(contextOf(request), { code, address: http.addressOf(request) });
      return { sites: [...dashboard.sites] };
    },
  );
};

const openingRoute: Routes = async (http) => {
  http.post(
    '/dashboard/:code/openings',
    {
      config,
      schema: {
        operationId: 'countDashboardOpening',
        tags,
        summary: 'Counts a view of the dashboard; stores nothing about the viewer',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { code } = request.params;
      await countScreen(contextOf(request), { code, address: http.addressOf(request) });
      return nothing(reply.status(204));
    },
  );
};

const previewRoute: Routes = async (http) => {
  http.post(
    '/dashboardgroups/preview',
    {
      config: {
        access: 'signedIn',
        limits: [rateLimits.trying],
        errors: { names: dashboardNames },
        notIdempotent: 'harmless',
      },
      schema: {
        operationId: 'previewDashboard',
        tags,
        summary: 'Preview of a dashboard with these settings; changes nothing',
        querystring: Type.Object({
          id: Type.Optional(idSchema<DashboardId>('The dashboard that is edited; none for a new one.')),
        }),
        body: DashboardInput,
        response: { 200: ScreenBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const shown = await previewDashboard(context, request.body, request.query.id);
      return sentScreen(shown, context.addresses).body;
    },
  );
};

export const screenRoutes = inOneScope([oldScreenRoute, screenRoute, frameRoute, openingRoute, previewRoute]);
