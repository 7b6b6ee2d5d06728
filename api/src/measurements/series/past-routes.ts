import * as v from 'valibot';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentMoment } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerPast, showPast } from './past.ts';

const deviceId = { params: v.object({ id: sentId<DeviceId>('device') }) };

export const pastRoutes = inOneScope([
  action(
    'GET',
    '/devices/:id/past',
    {
      id: 'readDevicePast',
      summary: 'Measurements of the device before it came to its current hive',
      ...deviceId,
      answer: v.object({
        past: v.pipe(
          v.optional(
            v.object({
              hiveId: idJson<HiveId>('hive'),
              hiveName: v.string(),
              firstMeasuredAt: v.date(),
              until: v.pipe(v.date(), v.description('When the device was put on the hive.')),
            }),
          ),
          v.description('Absent: there are none, or the owner has already decided about them.'),
        ),
      }),
    },
    async (context, { params }) => ({ past: await showPast(context, params.id) }),
  ),
  action(
    'POST',
    '/devices/:id/past',
    {
      id: 'answerDevicePast',
      summary: 'Sets when the device was put on its hive; the question does not come back',
      ...deviceId,
      body: v.object({
        since: v.pipe(v.optional(sentMoment), v.description('Null: it was not on the hive before.')),
      }),
    },
    (context, { params, body }) => answerPast(context, params.id, body.since),
  ),
]);
