import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { webhookFromWire } from './from-wire.ts';

export const webhookMutations = {
  setTakesUnsigned: (_parent, { takesUnsigned }, context) =>
    orFailure(context, async () => {
      const body = { takes_unsigned: takesUnsigned };
      return changed(await dataOf(context.rest.client.PATCH('/api/webhook', { body })));
    }),

  renewWebhook: (_parent, _args, context) =>
    orFailure(context, async () => changed(await dataOf(context.rest.client.POST('/api/webhook/secret')))),
} satisfies MutationResolvers;

const changed = (webhook: AnswerOf<'getWebhook'>) => ({
  __typename: 'Webhook' as const,
  ...webhookFromWire(webhook),
});
