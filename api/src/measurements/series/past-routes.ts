import { instantOfIso } from '@skep/domain';
import Type from 'typebox';
import type { DeviceId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { answerPast, showPast } from './past.ts';

const config = { access: 'signedIn' } as const;
const params = idParams<DeviceId>('device');

const PastBody = Type.Object({
  past: nullable(
    Type.Object({
      hive_id: Type.Integer(),
      hive_name: Type.String(),
      first_measured_at: WireTime,
      until: Type.String({ description: 'When the device was put on the hive; YYYY-MM-DD HH:MM:SS, UTC.' }),
    }),
  ),
});

const getRoute: Routes = async (http) => {
  http.get(
    '/devices/:id/past',
    {
      config,
      schema: {
        operationId: 'getDevicePast',
        tags: ['devices'],
        summary: 'Measurements of the device before it came to its current hive',
        description: 'Null: there are none, or the owner has already decided about them.',
        params,
        response: { 200: PastBody },
      },
    },
    async (request) => {
      const past = await showPast(signedInContextOf(request), request.params.id);
      if (past === undefined) return { past: null };
      const { hive, first, until } = past;
      return {
        past: {
          hive_id: hive.id,
          hive_name: hive.name,
          first_measured_at: wireTime(first),
          until: wireTime(until),
        },
      };
    },
  );
};

const answerRoute: Routes = async (http) => {
  http.post(
    '/devices/:id/past',
    {
      config,
      schema: {
        operationId: 'answerDevicePast',
        tags: ['devices'],
        summary: 'Sets when the device was put on its hive; the question does not come back',
        params,
        body: Type.Object({
          since: nullable(
            Type.String({ maxLength: 40, description: 'RFC 3339; null: it was not on the hive before.' }),
          ),
        }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { since: sent } = request.body;
      const since = sent === null ? undefined : instantOfIso(sent);
      if (sent !== null && since === undefined) throw fieldProblem('since', 'not_a_date');
      await answerPast(signedInContextOf(request), request.params.id, since);
      return nothing(reply.status(204));
    },
  );
};

export const pastRoutes = inOneScope([getRoute, answerRoute]);
