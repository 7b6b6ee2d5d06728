import { AppError } from '@skep/domain';
import Type from 'typebox';
import type { HiveId } from '#platform/context/ids.ts';
import { asBuilt } from '#platform/http/bare-json.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { idSchema, text } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { openScreen } from '../public-dashboard/service.ts';
import { shownHive } from '../public-dashboard/shown.ts';
import { OldScreenBody, oldHiveToWire, oldScreenToWire } from './screen-answer.ts';

export const oldScreenRoute: Routes = async (http) => {
  http.get(
    '/dashboard/:code',
    {
      config: {
        access: 'public',
        limits: [rateLimits.dashboard],
        // Old screens take both for "type the code again".
        errors: { codes: { not_found: { status: 422 } } },
      },
      schema: {
        operationId: 'getDashboardScreen',
        tags: ['dashboards'],
        summary: 'A dashboard, or one of its hives, for screens of the old service',
        params: Type.Object({ code: text({ description: 'Code of the dashboard, from its address.' }) }),
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
