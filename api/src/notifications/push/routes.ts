import Type from 'typebox';
import * as v from 'valibot';
import type { PushDeviceId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { action } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { addThisDevice, removeDevice, renewDevice } from './service.ts';

const access = 'inPerson';
const sent = (max: number, description: string) =>
  v.pipe(v.string('required'), v.maxLength(max, 'too_long'), v.description(description));

/** Service workers of older versions call it as it is. */
const renewRoute: Routes = async (http) => {
  http.post(
    '/push-devices/renewals',
    {
      config: { access: 'public', limits: [rateLimits.open], errors: { names: { public_key: 'publicKey' } } },
      schema: {
        operationId: 'renewPushDevice',
        tags: ['notifications'],
        summary: 'Replaces the push subscription of a browser; called by its service worker, without sign-in',
        body: Type.Object({
          endpoint: Type.String({ maxLength: 2000, description: 'Endpoint of the subscription.' }),
          public_key: Type.String({ maxLength: 200, description: '`p256dh` of the subscription.' }),
          auth: Type.String({ maxLength: 100 }),
          old_endpoint: Type.String({
            maxLength: 2000,
            description: 'Endpoint of the replaced subscription.',
          }),
        }),
        response: { 200: Type.Object({ message: Type.Literal('push_device_renewed') }) },
      },
    },
    async (request) => {
      const { old_endpoint: former, endpoint, public_key: publicKey, auth } = request.body;
      await renewDevice(contextOf(request), former, { endpoint, publicKey, auth });
      return { message: 'push_device_renewed' as const };
    },
  );
};

export const pushRoutes = inOneScope([
  action(
    'POST',
    '/notifications/push-devices',
    {
      ...{ id: 'addPushDevice', access },
      summary: 'Enables push messages to this browser while the person is signed in there',
      body: v.object({
        endpoint: sent(2000, 'Endpoint of the subscription.'),
        publicKey: sent(200, '`p256dh` of the subscription.'),
        auth: sent(100, '`auth` of the subscription.'),
      }),
    },
    (context, { body }) => addThisDevice(context, body),
  ),
  action(
    'DELETE',
    '/notifications/push-devices/:id',
    {
      ...{ id: 'removePushDevice', access },
      summary: 'Ends push messages to a browser',
      params: v.object({ id: sentId<PushDeviceId>('browser or phone that gets push messages') }),
    },
    (context, { params }) => removeDevice(context, params.id),
  ),
  renewRoute,
]);
