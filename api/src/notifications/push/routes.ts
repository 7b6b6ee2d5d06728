import Type from 'typebox';
import type { PushDeviceId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { addThisDevice, removeDevice, renewDevice } from './service.ts';

const SubscriptionInput = Type.Object({
  endpoint: Type.String({ maxLength: 2000, description: 'Endpoint of the subscription.' }),
  public_key: Type.String({ maxLength: 200, description: '`p256dh` of the subscription.' }),
  auth: Type.String({ maxLength: 100 }),
});

/** An addition to the old wire. */
export const pushRoutes: Routes = async (http) => {
  http.post(
    '/user/push-devices',
    {
      config: { access: 'inPerson', errors: { names: { public_key: 'publicKey' } } },
      schema: {
        operationId: 'addPushDevice',
        tags: ['notifications'],
        summary: 'Enables push messages to this browser while the person is signed in there',
        body: SubscriptionInput,
        response: { 201: Type.Object({ message: Type.Literal('push_device_added') }) },
      },
    },
    async (request, reply) => {
      const { endpoint, public_key: publicKey, auth } = request.body;
      await addThisDevice(signedInContextOf(request), { endpoint, publicKey, auth });
      reply.status(201);
      return { message: 'push_device_added' as const };
    },
  );

  http.delete(
    '/user/push-devices/:id',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'removePushDevice',
        tags: ['notifications'],
        summary: 'Ends push messages to a browser',
        params: idParams<PushDeviceId>('browser or phone that gets push messages'),
        response: { 200: Type.Object({ message: Type.Literal('push_device_removed') }) },
      },
    },
    async (request) => {
      await removeDevice(signedInContextOf(request), request.params.id);
      return { message: 'push_device_removed' as const };
    },
  );

  http.post(
    '/push-devices/renewals',
    {
      config: { access: 'public', limits: [rateLimits.open], errors: { names: { public_key: 'publicKey' } } },
      schema: {
        operationId: 'renewPushDevice',
        tags: ['notifications'],
        summary: 'Replaces the push subscription of a browser; called by its service worker, without sign-in',
        body: Type.Object({
          ...SubscriptionInput.properties,
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
