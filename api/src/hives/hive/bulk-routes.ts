import { hiveLimits } from '@skep/domain';
import Type from 'typebox';
import { HivesBody, hiveToWire } from '#hives/queries/wire.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idSchema, nullable, text } from '#platform/http/schemas.ts';
import { colourOf } from '#platform/http/wire-values.ts';
import { deleteHives, recolourHives, renameHives } from './bulk.ts';

const tags = ['hives'];
const many = { minItems: 1, maxItems: hiveLimits.movedAtOnceMax };
const HiveIds = Type.Array(idSchema<HiveId>(), many);

const recolourRoute: Routes = async (http) => {
  http.post(
    '/hives/recolour',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'recolourHives',
        tags,
        summary: 'Sets one colour for hives and all their layers, all or none',
        body: Type.Object({ hive_ids: HiveIds, color: nullable(text()) }),
        response: { 200: HivesBody },
      },
    },
    async (request) => {
      const { hive_ids: hiveIds, color } = request.body;
      const hives = await recolourHives(signedInContextOf(request), { hiveIds, color: colourOf(color) });
      return { hives: hives.map(hiveToWire) };
    },
  );
};

const renameRoute: Routes = async (http) => {
  http.post(
    '/hives/rename',
    {
      config: { access: 'signedIn', errors: { names: { hives: 'names' } } },
      schema: {
        operationId: 'renameHives',
        tags,
        summary: 'Renames hives, all or none',
        body: Type.Object({
          hives: Type.Array(Type.Object({ id: idSchema<HiveId>(), name: text() }), many),
        }),
        response: { 200: HivesBody },
      },
    },
    async (request) => ({
      hives: (await renameHives(signedInContextOf(request), request.body.hives)).map(hiveToWire),
    }),
  );
};

const deleteRoute: Routes = async (http) => {
  http.post(
    '/hives/delete',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'deleteHives',
        tags,
        summary: 'Deletes hives with their queens and their inspections, all or none',
        body: Type.Object({ hive_ids: HiveIds }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteHives(signedInContextOf(request), request.body.hive_ids);
      return nothing(reply.status(204));
    },
  );
};

/** What is done to many hives in one step. */
export const bulkHiveRoutes = inOneScope([recolourRoute, renameRoute, deleteRoute]);
