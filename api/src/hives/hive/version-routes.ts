import { superReason } from '@skep/domain';
import * as v from 'valibot';
import type { HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { HiveAnswer, hiveJson, timeZone } from './routes.ts';
import { restoreHive, versionsOfHive } from './versions.ts';

const hiveId = { params: v.object({ id: sentId<HiveId>('hive') }) };

const VersionAnswer = v.object({
  ...v.pick(HiveAnswer, ['revision', 'name', 'typeId', 'color', 'order', 'dimensions', 'layers']).entries,
  writtenAt: v.date(),
  writtenBy: v.pipe(
    v.optional(v.string()),
    v.description('Absent: nobody knows, or the account was deleted.'),
  ),
});

export const hiveVersionRoutes = inOneScope([
  action(
    'GET',
    '/hives/:id/versions',
    {
      id: 'listHiveVersions',
      summary: 'Stored versions of a hive, the present one first; only for those who may edit it',
      ...hiveId,
      answer: v.array(VersionAnswer),
    },
    async (context, { params }) =>
      (await versionsOfHive(context, params.id)).map(({ hive, ...written }) => ({
        ...hiveJson(hive),
        ...written,
      })),
  ),
  action(
    'POST',
    '/hives/:id/restore',
    {
      id: 'restoreHive',
      summary:
        'Takes back an older version of a hive, as a new version; its place and its queen do not change',
      ...hiveId,
      body: v.object({
        version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
        timeZone,
        ...superReason.entries,
      }),
      answer: HiveAnswer,
    },
    async (context, { params, body: { withdrawalReason, ...body }, revision, answerWith }) => {
      const toWire = (current: Parameters<typeof hiveJson>[0]) => answerWith(hiveJson(current));
      const restoring = { ...body, revision, withdrawalReason: withdrawalReason ?? null, toWire };
      return hiveJson(await restoreHive(context, params.id, restoring));
    },
  ),
]);
