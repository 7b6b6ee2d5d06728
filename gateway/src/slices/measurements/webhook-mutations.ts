import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';

export const webhookMutations = {
  setTakesUnsigned: (_parent, body, context) =>
    orFailure(context, async () =>
      changed(await dataOf(context.rest.client.PATCH('/api/v1/webhook', { body }))),
    ),

  renewWebhook: (_parent, _args, context) =>
    orFailure(context, async () => changed(await dataOf(context.rest.client.POST('/api/v1/webhook/secret')))),

  acceptQuarantine: (_parent, { deviceId: id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const call = context.rest.client.POST('/api/v1/devices/{id}/quarantine', { params });
      return { __typename: 'DeviceQuarantine' as const, id, ...(await dataOf(call)) };
    }),

  discardQuarantine: (_parent, { deviceId: id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      await doneBy(context.rest.client.DELETE('/api/v1/devices/{id}/quarantine', { params }));
      return { __typename: 'DeviceQuarantine' as const, id, count: 0 };
    }),
} satisfies MutationResolvers;

const changed = (webhook: AnswerOf<'readNetworkWebhook'>) => ({
  __typename: 'Webhook' as const,
  id: 'own',
  ...webhook,
});
