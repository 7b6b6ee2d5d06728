import Type from 'typebox';
import type { DashboardId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, text } from '#platform/http/schemas.ts';
import { sentFile } from '#platform/http/sent-files.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { changeLogo, logoFile, removeLogo } from './logo.ts';
import { DashboardBody, dashboardToWire } from './wire.ts';

const tags = ['dashboards'];
const params = idParams<DashboardId>('dashboard');

const changeLogoRoute: Routes = async (http) => {
  http.post(
    '/dashboardgroups/:id/logo',
    {
      config: { access: 'signedIn', takesFile: true, notIdempotent: 'harmless' },
      schema: {
        operationId: 'changeDashboardLogo',
        tags,
        summary:
          'Sets the logo of a dashboard, sent as `file` of a form: JPEG, PNG or WebP, 15 MB, 40 megapixels',
        description: 'Without a file nothing changes.',
        params,
        body: Type.Object({}),
        response: { 200: DashboardBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const file = sentFile(request, 'file');
      const dashboard = await changeLogo(context, request.params.id, file?.content);
      return dashboardToWire(dashboard, context.addresses);
    },
  );
};

const removeLogoRoute: Routes = async (http) => {
  http.delete(
    '/dashboardgroups/:id/logo',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'removeDashboardLogo',
        tags,
        summary: 'Removes the logo of a dashboard',
        params,
        response: { 200: DashboardBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return dashboardToWire(await removeLogo(context, request.params.id), context.addresses);
    },
  );
};

const getLogoRoute: Routes = async (http) => {
  http.get(
    '/dashboards/logos/:key',
    {
      config: { access: 'public', limits: [rateLimits.photos] },
      schema: {
        operationId: 'getDashboardLogo',
        tags,
        summary: 'The logo of a dashboard, by an address from GET',
        params: Type.Object({ key: text({ description: 'Key of the picture, from the address.' }) }),
        response: { 200: { content: { 'image/*': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const { extension, content, sizeBytes } = await logoFile(contextOf(request), request.params.key);
      return (
        reply
          .type(extension === 'webp' ? 'image/webp' : 'image/jpeg')
          // Another logo has another address.
          .header('cache-control', 'private, max-age=604800, immutable')
          .header('content-length', sizeBytes)
          .send(content)
      );
    },
  );
};

export const dashboardLogoRoutes = inOneScope([changeLogoRoute, removeLogoRoute, getLogoRoute]);
