import { AppError } from '@skep/domain';
import Type from 'typebox';
import { zoneOfOldClients } from '#hive-core/zone.ts';
import { createHive, deleteHive, editHive, listHives, showHive } from '#hives/hive/service.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { writeInTurns } from '#platform/http/long-lists.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams, ListScope, text } from '#platform/http/schemas.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import { HiveBody, HivesBody, hiveToWire } from './hive-answer.ts';
import { HiveEditInput, NewHiveInput, newHiveOf, sentHiveOf } from './hive-input.ts';
import { hiveNames } from './hive-names.ts';

const tags = ['hives'];
const params = idParams<HiveId>('hive');
const named = { access: 'signedIn', errors: { names: hiveNames } } as const;

const getHivesRoute: Routes = async (http) => {
  http.get(
    '/hives',
    {
      config: {
        access: 'signedIn',
        errors: { codes: { not_found: { error: 'no hives available' } } },
      },
      schema: {
        operationId: 'getHives',
        tags,
        summary: 'Hives of the person, or all that the person can see; 404 if there are none',
        querystring: Type.Object({ ids: Type.Optional(IdList), scope: ListScope }),
        response: { 200: HivesBody },
      },
    },
    async (request, reply) => {
      const { ids, scope } = request.query;
      const which = { ids: idsOf<HiveId>(ids), isOwn: scope !== 'all' };
      const things = await listHives(signedInContextOf(request), which);
      if (things.length === 0) throw new AppError('not_found');
      return writeInTurns(reply, { name: 'hives', things, toWire: hiveToWire, item: HiveBody });
    },
  );
};

const createHiveRoute: Routes = async (http) => {
  http.post(
    '/hives',
    {
      config: named,
      schema: {
        operationId: 'createHive',
        tags,
        summary: 'Creates a hive in an apiary of the person',
        body: NewHiveInput,
        response: { 200: HivesBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const hive = await createHive(context, newHiveOf(request.body), request.body.client_id);
      return { hives: [hiveToWire(hive)] };
    },
  );
};

const getHiveRoute: Routes = async (http) => {
  http.get(
    '/hives/:id',
    {
      config: { access: 'signedIn' },
      schema: { operationId: 'getHive', tags, summary: 'One hive', params, response: { 200: HivesBody } },
    },
    async (request) => ({
      hives: [hiveToWire(await showHive(signedInContextOf(request), request.params.id))],
    }),
  );
};

const editHiveRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/hives/:id',
      config: named,
      schema: {
        operationId: `editHive${suffix}`,
        tags,
        summary: 'Updates a hive; a change of its layers or its place is recorded as an inspection',
        params,
        querystring: Type.Object({
          timezone: Type.Optional(
            text({ description: 'IANA time zone of the inspection that notes the change.' }),
          ),
        }),
        body: HiveEditInput,
        response: { 200: HivesBody },
      },
      handler: async (request) => {
        const hive = await editHive(signedInContextOf(request), request.params.id, {
          ...sentHiveOf(request.body),
          revision: revisionIn(request),
          timeZone: request.query.timezone ?? request.body.timezone ?? zoneOfOldClients,
          toWire: (current) => ({ hives: [hiveToWire(current)] }),
        });
        return { hives: [hiveToWire(hive)] };
      },
    });
  }
};

const deleteHiveRoute: Routes = async (http) => {
  http.delete(
    '/hives/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'deleteHive',
        tags,
        summary: 'Deletes a hive with its queen and its inspections',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteHive(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const oldHiveRoutes = inOneScope([
  getHivesRoute,
  createHiveRoute,
  getHiveRoute,
  editHiveRoute,
  deleteHiveRoute,
]);
