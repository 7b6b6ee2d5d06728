import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { requiredWireId } from '../wire-ids.ts';
import { quarantineFromWire, webhookFromWire } from './from-wire.ts';

export const webhookMutations = {
  setTakesUnsigned: (_parent, { takesUnsigned }, context) =>
    orFailure(context, async () => {
      const body = { takes_unsigned: takesUnsigned };
      return changed(await dataOf(context.rest.client.PATCH('/api/webhook', { body })));
    }),

  renewWebhook: (_parent, _args, context) =>
    orFailure(context, async () => changed(await dataOf(context.rest.client.POST('/api/webhook/secret')))),

  acceptQuarantine: (_parent, { deviceId }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(deviceId) } };
      const waiting = await dataOf(context.rest.client.POST('/api/devices/{id}/quarantine', { params }));
      return left(deviceId, waiting);
    }),

  discardQuarantine: (_parent, { deviceId }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(deviceId) } };
      await doneBy(context.rest.client.DELETE('/api/devices/{id}/quarantine', { params }));
      return left(deviceId, { count: 0, first_received_at: null, last_received_at: null });
    }),
} satisfies MutationResolvers;

const changed = (webhook: AnswerOf<'getWebhook'>) => ({
  __typename: 'Webhook' as const,
  ...webhookFromWire(webhook),
});

const left = (deviceId: string, waiting: AnswerOf<'getDeviceQuarantine'>) => ({
  __typename: 'DeviceQuarantine' as const,
  ...quarantineFromWire(deviceId, waiting),
});
